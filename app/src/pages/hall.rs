//! What the desk knows: the tables that are there, the devices at them, and who waits to be let in.
//!
//! Nothing here is written down and nothing decided. Each table is asked whether a device's right is good; what it says
//! last stands. Asking and answering are apart (`link`), so that nobody waits with this in hand.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{broadcast, mpsc, oneshot, watch};
use zgoda_speech::Language;

use super::device::{Held, Visit};
use super::opening::{Answered, Opening, Told};
use super::patience::Patience;
use super::seat::{Answer, Ear, Look, Seat, Standing};
use super::time::Time;
use crate::desk_link::wire::{Ask, Asked, Request, TableNumber, Tell, Token};
use crate::desk_link::wire::{Told as FromTable, VERSION};

pub(super) use told::{News, NoTable};

mod told;

/// Devices at tables that are known at once.
const MOST_SEATS: usize = 1_024;
/// Devices that wait at once.
const MOST_OPENINGS: usize = 64;
/// Things that were done and not answered yet.
const MOST_ACTS: usize = 512;
/// Tables of one process.
const MOST_TABLES: usize = 128;
/// A longer name of a process is none of ours.
const LONGEST_PROCESS: usize = 20;

/// Where a table is: the name of its process's socket, and its number there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Place {
    /// The name of the socket.
    pub(super) process: String,
    /// The number.
    pub(super) table: TableNumber,
}

/// Why something was not given to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotAsked {
    /// The table is not there.
    Away,
    /// So much waits already that no more is taken.
    Busy,
}

/// Everything.
#[derive(Debug)]
pub(super) struct Hall {
    /// The time of the desk.
    pub(super) time: Time,
    state: Mutex<State>,
    /// Something is otherwise at some table; what, is looked up.
    changed: watch::Sender<()>,
}

#[derive(Debug, Default)]
struct State {
    processes: BTreeMap<String, Process>,
    seats: HashMap<Token, Seat>,
    openings: HashMap<Visit, Opening>,
    patience: Patience,
    acts: HashMap<Request, (Place, oneshot::Sender<Answer>)>,
    last: u64,
}

#[derive(Debug)]
struct Process {
    out: mpsc::Sender<Asked>,
    /// Each with its number in the hall.
    tables: BTreeMap<TableNumber, Option<u32>>,
}

/// Something that a device does.
#[derive(Clone, Debug)]
pub(super) struct Act {
    /// What, as a line.
    pub(super) line: String,
    /// For how many half-moves its page stood.
    pub(super) ply: Option<u32>,
    /// For how many rows of the log.
    pub(super) rows: Option<usize>,
    /// How long it was on its way at most.
    pub(super) late_ms: Option<u64>,
}

impl Place {
    /// As it stands in a cookie.
    pub(super) fn read(text: &str) -> Option<Place> {
        let (process, table) = text.split_once('.')?;
        let fits = process.bytes().all(|it| it.is_ascii_alphanumeric());
        let fits = fits && (1..=LONGEST_PROCESS).contains(&process.len());
        let table = TableNumber(table.parse().ok()?);
        fits.then(|| Place {
            process: process.to_owned(),
            table,
        })
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.process, self.table.0)
    }
}

impl Hall {
    /// Without any table.
    pub(super) fn new(time: Time) -> Hall {
        Hall {
            time,
            state: Mutex::default(),
            changed: watch::Sender::new(()),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Whoever fell with it in hand left each of its parts whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says when something is otherwise anywhere.
    pub(super) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// A device shows what it holds, and is to be answered in this language. Says when something is otherwise there;
    /// nothing where there are too many devices.
    pub(super) fn sit(&self, held: &Held, language: Language) -> Option<watch::Receiver<()>> {
        let state = &mut *self.state();
        if !state.seats.contains_key(&held.token) {
            if state.seats.len() >= MOST_SEATS {
                // Whoever comes with rights that no table knows does not keep others out.
                state
                    .seats
                    .retain(|_, seat| seat.standing == Standing::Good);
            }
            if state.seats.len() >= MOST_SEATS {
                return None;
            }
            let seat = Seat::new(held.home.clone(), language);
            state.seats.insert(held.token.clone(), seat);
        }
        let seat = state.seats.get_mut(&held.token)?;
        let speaks_otherwise = seat.language != language;
        seat.language = language;
        let changes = seat.used();
        if seat.standing == Standing::Away || (speaks_otherwise && seat.standing == Standing::Good)
        {
            state.watch(&held.token);
        }
        Some(changes)
    }

    /// How a device's table stands.
    pub(super) fn look(&self, token: &Token) -> Option<Look> {
        let state = self.state();
        let seat = state.seats.get(token)?;
        Some(seat.look(state.number(&seat.home)))
    }

    /// Where its table is now.
    pub(super) fn home(&self, token: &Token) -> Option<Place> {
        Some(self.state().seats.get(token)?.home.clone())
    }

    /// A device does something.
    pub(super) fn act(
        &self,
        token: &Token,
        act: Act,
    ) -> Result<(Request, oneshot::Receiver<Answer>), NotAsked> {
        let state = &mut *self.state();
        let seat = state.seats.get(token).ok_or(NotAsked::Away)?;
        if seat.standing != Standing::Good {
            return Err(NotAsked::Away);
        }
        let home = seat.home.clone();
        if state.acts.len() >= MOST_ACTS {
            return Err(NotAsked::Busy);
        }
        let request = state.next();
        let Act {
            line,
            ply,
            rows,
            late_ms,
        } = act;
        let what = Ask::Do {
            request,
            token: token.clone(),
            line,
            ply,
            rows,
            late_ms,
        };
        state.ask(&home, what)?;
        let (send, answer) = oneshot::channel();
        state.acts.insert(request, (home, send));
        Ok((request, answer))
    }

    /// Nobody waits for this answer any more.
    pub(super) fn give_up(&self, request: Request) {
        self.state().acts.remove(&request);
    }

    /// Keeps an answer for the page that the device is shown next; by this number.
    pub(super) fn keep(&self, token: &Token, answer: Answer) -> Option<u64> {
        let state = &mut *self.state();
        let number = state.next().0;
        state.seats.get_mut(token)?.keep(number, answer);
        Some(number)
    }

    /// The answer of this number, once.
    pub(super) fn answer(&self, token: &Token, number: u64) -> Option<Answer> {
        self.state().seats.get_mut(token)?.answer(number)
    }

    /// A page says something of itself: whether it can be seen or heard, or how far it has come with an utterance. What
    /// is lost of that is missed by the table, which is as it should be.
    pub(super) fn says(&self, token: &Token, what: Ask) {
        let state = &mut *self.state();
        if let Some(home) = state.seats.get(token).map(|seat| seat.home.clone()) {
            let _ = state.ask(&home, what);
        }
    }

    /// How a page of an ear hears what it is to say.
    pub(super) fn listens(&self, token: &Token) -> Option<broadcast::Receiver<Ear>> {
        Some(self.state().seats.get(token)?.listens())
    }

    /// The device shows its page no more.
    pub(super) fn leave(&self, token: &Token) {
        let state = &mut *self.state();
        state.leave(token);
        self.changed.send_replace(());
    }

    /// One more page of the device is open, until what is returned is dropped; nothing where there can be no more.
    pub(super) fn page_opens(self: &std::sync::Arc<Hall>, token: &Token) -> Option<OpenPage> {
        self.state().seats.get_mut(token)?.page_opens()?;
        Some(OpenPage {
            hall: std::sync::Arc::clone(self),
            token: token.clone(),
        })
    }

    /// A device wants to be let in.
    pub(super) fn open(&self, visit: &Visit, from: IpAddr, device: String, words: String) {
        let now = Instant::now();
        let state = &mut *self.state();
        state
            .openings
            .retain(|_, opening| !opening.is_forgotten(now));
        let request = state.next();
        let is_full = state.openings.len() >= MOST_OPENINGS && !state.openings.contains_key(visit);
        let opening = if is_full || state.patience.wait(from, now).is_some() {
            Opening::too_soon(request, from, now)
        } else {
            state.patience.tried(from, now);
            let places: Vec<Place> = state.places().collect();
            let mut asked = Vec::new();
            for place in places {
                let (device, words) = (device.clone(), words.clone());
                let what = Ask::Open {
                    request,
                    device,
                    words,
                };
                if state.ask(&place, what).is_ok() {
                    asked.push(place);
                }
            }
            Opening::new(request, from, asked, now)
        };
        if !is_full {
            state.openings.insert(visit.clone(), opening);
        }
    }

    /// What came of it, with the number of each table that waits for a yes; and how long no words are tried now.
    pub(super) fn opening(&self, visit: &Visit, from: IpAddr) -> Option<Opened> {
        let now = Instant::now();
        let state = self.state();
        let opening = state.openings.get(visit)?;
        let waits = state.patience.wait(from, now);
        let told = opening.told(now);
        let numbers = match &told {
            Told::Waits(waits) => waits
                .iter()
                .map(|(place, device)| (state.number(place), *device))
                .collect(),
            _ => Vec::new(),
        };
        Some(Opened {
            told,
            waits: numbers,
            wait: waits.max(opening.wait(now)),
            held: opening.opened().cloned().collect(),
        })
    }

    /// The device has kept what was opened for it, or was told that nothing was.
    pub(super) fn opening_is_told(&self, visit: &Visit) {
        self.state().openings.remove(visit);
    }

    /// What nobody waits for any more is let go.
    pub(super) fn sweep(&self) {
        let now = Instant::now();
        let state = &mut *self.state();
        state
            .openings
            .retain(|_, opening| !opening.is_forgotten(now));
        state.acts.retain(|_, (_, answer)| !answer.is_closed());
        let idle = state.seats.iter().filter(|(_, seat)| seat.is_idle());
        let idle: Vec<Token> = idle.map(|(token, _)| token.clone()).collect();
        for token in idle {
            state.leave(&token);
        }
    }
}

/// What came of a wish to be let in.
#[derive(Clone)]
pub(super) struct Opened {
    /// What the device is told.
    pub(super) told: Told,
    /// Where somebody must say yes: the table's number in the hall, and the device's there.
    pub(super) waits: Vec<(Option<u32>, u32)>,
    /// How long no words are tried.
    pub(super) wait: Option<std::time::Duration>,
    /// What it may keep.
    pub(super) held: Vec<Held>,
}

/// A page that is open.
#[derive(Debug)]
pub(super) struct OpenPage {
    hall: std::sync::Arc<Hall>,
    token: Token,
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        if let Some(seat) = self.hall.state().seats.get_mut(&self.token) {
            seat.page_closes();
        }
    }
}

impl State {
    fn next(&mut self) -> Request {
        self.last = self.last.wrapping_add(1);
        Request(self.last)
    }

    /// All tables.
    fn places(&self) -> impl Iterator<Item = Place> {
        self.processes.iter().flat_map(|(process, of)| {
            of.tables.keys().map(|table| Place {
                process: process.clone(),
                table: *table,
            })
        })
    }

    /// The number of a table in the hall.
    fn number(&self, place: &Place) -> Option<u32> {
        *self
            .processes
            .get(&place.process)?
            .tables
            .get(&place.table)?
    }

    fn is_there(&self, place: &Place) -> bool {
        let process = self.processes.get(&place.process);
        process.is_some_and(|process| process.tables.contains_key(&place.table))
    }

    fn ask(&mut self, place: &Place, what: Ask) -> Result<(), NotAsked> {
        if !self.is_there(place) {
            return Err(NotAsked::Away);
        }
        let process = self.processes.get(&place.process).ok_or(NotAsked::Away)?;
        let table = place.table;
        let asked = process.out.try_send(Asked { table, what });
        asked.map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => NotAsked::Busy,
            mpsc::error::TrySendError::Closed(_) => NotAsked::Away,
        })
    }

    /// Asks whether a right is good: its own table where that is there, else all of them, because a game that was broken
    /// off goes on in another process.
    fn watch(&mut self, token: &Token) {
        let Some(seat) = self.seats.get(token) else {
            return;
        };
        let lang = seat.language.tag().to_owned();
        let home = seat.home.clone();
        if self.is_there(&home) {
            let token = token.clone();
            let asked = self.ask(
                &home,
                Ask::Watch {
                    token: token.clone(),
                    lang,
                },
            );
            if let Some(seat) = self.seats.get_mut(&token)
                && asked.is_ok()
                && seat.standing != Standing::Good
            {
                seat.stands(Standing::Asked);
            }
            return;
        }
        // Whoever knows it will say so; that others do not says nothing.
        for place in self.places().collect::<Vec<_>>() {
            let (token, lang) = (token.clone(), lang.clone());
            let _ = self.ask(&place, Ask::Watch { token, lang });
        }
    }

    fn leave(&mut self, token: &Token) {
        let Some(mut seat) = self.seats.remove(token) else {
            return;
        };
        seat.stands(Standing::Away);
        if self.is_there(&seat.home) {
            let token = token.clone();
            // Where it cannot be told so, it learns it when the connection ends.
            let _ = self.ask(&seat.home, Ask::Leave { token });
        }
    }
}

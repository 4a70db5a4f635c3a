//! What the desk knows: the tables that are there, the devices at them, and who waits to be let in.
//!
//! Nothing here is written down and nothing decided. Each table is asked whether a device's right is good; what it says
//! last stands. Asking and answering are apart (`link`), so that nobody waits with this in hand.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{broadcast, mpsc, oneshot, watch};
use zgoda_speech::Language;

use super::device::{Held, Visit};
use super::opening::{Answered, Opening, Told};
use super::patience::Patience;
use super::place::Place;
use super::seat::{Answer, Ear, Look, Seat, Standing};
use super::time::Time;
use crate::command::Order;
use crate::desk_link::wire::{self, Ask, Asked, NotRead, Request, TableNumber, Tell, Token};
use crate::desk_link::wire::{Told as FromTable, VERSION};
use crate::record::event::DeskRole;
use crate::record::export::{Protocol, SaidAlone};
use crate::session::input::Seen;

pub(super) use openings::Opened;
pub(super) use reads::{Read, ReadAnswer, Wanted};
use state::{Known, Process, State};
pub(super) use told::{News, NoTable};

mod openings;
mod reads;
mod state;
#[cfg(test)]
mod tests;
mod told;

/// Devices at tables that are known at once.
const MOST_SEATS: usize = 1_024;
/// Devices that wait at once.
const MOST_OPENINGS: usize = 64;
/// Things that were done and not answered yet.
const MOST_ACTS: usize = 512;
/// Tables of one process.
const MOST_TABLES: usize = wire::MOST_TABLES;
/// More letters of why a table did not start nobody reads.
const LONGEST_WHY: usize = 1_000;

/// Why something was not given to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotAsked {
    /// The table is not there.
    Away,
    /// The device was let in there and is no more.
    LetInNoMore,
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

/// Something that a device does.
#[derive(Clone, Debug)]
pub(super) struct Act {
    /// What, as a line.
    pub(super) line: String,
    /// What that means, where it is an arbiter's order.
    pub(super) order: Option<Order>,
    /// How the table stood on its page.
    pub(super) seen: Seen,
    /// True if the clock is pressed, too, once a half-move was entered by the line.
    pub(super) then_press: bool,
    /// How long it was on its way at most.
    pub(super) late_ms: Option<u64>,
}

/// From where a desk is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Reach {
    /// From this computer alone.
    #[default]
    Here,
    /// From others too: only tables are shown that may be (`[consent] network`).
    Network,
}

impl Hall {
    /// Without any table, on a desk that is reached so.
    pub(super) fn new(time: Time, reach: Reach) -> Hall {
        let state = State {
            reach,
            ..State::default()
        };
        Hall {
            time,
            state: Mutex::new(state),
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
        seat.language = language;
        let changes = seat.used();
        if seat.standing == Standing::Away {
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

    /// The tables that did not start beside those where one of these rights is an arbiter's: their numbers, and why.
    pub(super) fn not_started(&self, held: &[Held]) -> Vec<(u32, String)> {
        let state = self.state();
        let seats = held.iter().filter_map(|held| state.seats.get(&held.token));
        let is_arbiters = |seat: &&Seat| matches!(seat.role, Some(DeskRole::Arbiter(_)));
        let arbiters = seats.filter(|seat| seat.standing == Standing::Good);
        let beside: BTreeSet<&str> = arbiters
            .filter(is_arbiters)
            .map(|seat| seat.home.process.as_str())
            .collect();
        let beside = beside.into_iter().filter_map(|it| state.processes.get(it));
        let mut all: Vec<(u32, String)> = beside
            .flat_map(|process| process.not_started.values().cloned())
            .collect();
        all.sort();
        all
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
        let seat = state.good_seat(token)?;
        let (home, lang) = (seat.home.clone(), seat.language.tag().to_owned());
        if state.acts.len() >= MOST_ACTS {
            return Err(NotAsked::Busy);
        }
        let request = state.next();
        let Act {
            line,
            order,
            seen,
            then_press,
            late_ms,
        } = act;
        let what = Ask::Do {
            request,
            token: token.clone(),
            lang,
            line,
            order,
            seen,
            then_press,
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

    /// The device gives its right up.
    pub(super) fn give_back(&self, token: &Token) {
        let state = &mut *self.state();
        let what = Ask::GiveBack {
            token: token.clone(),
        };
        state.leave(token, what);
        self.changed.send_replace(());
    }

    /// One more page is open, until what is returned is dropped; nothing where there can be no more.
    pub(super) fn page_opens(self: &Arc<Hall>, of: PageOf) -> Option<OpenPage> {
        let state = &mut *self.state();
        match &of {
            PageOf::Table(token) => state.seats.get_mut(token)?.page_opens()?,
            PageOf::Opening(visit) => state.openings.get_mut(visit)?.page_opens()?,
        }
        let hall = Arc::clone(self);
        Some(OpenPage { hall, of })
    }

    /// What nobody waits for any more is let go.
    pub(super) fn sweep(&self) {
        let now = Instant::now();
        let state = &mut *self.state();
        state
            .openings
            .retain(|_, opening| !opening.is_forgotten(now));
        let openings = state.openings.values_mut();
        openings.for_each(|opening| opening.forgets_words(now));
        state.acts.retain(|_, (_, answer)| !answer.is_closed());
        state.readers.retain(|_, (_, answer)| !answer.is_closed());
        let idle = state.seats.iter().filter(|(_, seat)| seat.is_idle());
        let idle: Vec<Token> = idle.map(|(token, _)| token.clone()).collect();
        for token in idle {
            state.leave(
                &token,
                Ask::Leave {
                    token: token.clone(),
                },
            );
        }
    }
}

/// Of what a page is.
#[derive(Clone, Debug)]
pub(super) enum PageOf {
    /// A device's table.
    Table(Token),
    /// A wish to be let in.
    Opening(Visit),
}

/// A page that is open.
#[derive(Debug)]
pub(super) struct OpenPage {
    hall: Arc<Hall>,
    of: PageOf,
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let state = &mut *self.hall.state();
        match &self.of {
            PageOf::Table(token) => {
                if let Some(seat) = state.seats.get_mut(token) {
                    seat.page_closes();
                }
            }
            PageOf::Opening(visit) => {
                if let Some(opening) = state.openings.get_mut(visit) {
                    opening.page_closes();
                }
            }
        }
    }
}

//! The knowledge of the desk: the tables that are there, the devices at them, and those that wait to be let in.
//!
//! Nothing here is written down and nothing decided. Each table is asked whether a device's right is good; the table's
//! last answer stands. Asking and answering are apart (`link`), so that no task waits with this in hand.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{broadcast, mpsc, oneshot, watch};
use zgoda_input::command::Order;
use zgoda_record::event::DeskRole;
use zgoda_record::export::{Protocol, SaidAlone};
use zgoda_speech::Language;
use zgoda_table::session::input::Seen;

use super::device::{Held, Visit};
use super::opening::{Answered, Opening, Told};
use super::patience::Patience;
use super::place::Place;
use super::seat::{Answer, Ear, Look, Seat, Standing};
use super::time::Time;
use zgoda::desk_link::wire::{self, Ask, Asked, NotRead, Request, TableNumber, Tell, Token};
use zgoda::desk_link::wire::{Told as FromTable, VERSION};

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

/// Most devices at tables that are known at once.
const MOST_SEATS: usize = 1_024;
/// Most devices that wait to be let in at once.
const MOST_OPENINGS: usize = 64;
/// Most acts without an answer yet.
const MOST_ACTS: usize = 512;
/// Most tables of one process.
const MOST_TABLES: usize = wire::MOST_TABLES;
/// Most letters of the reason why a table did not start.
const LONGEST_WHY: usize = 1_000;

/// The reason why a request was not given to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotAsked {
    /// The table is not there.
    Away,
    /// The device was let in there, and has lost its right.
    LetInNoMore,
    /// Too much waits already, so no more is taken.
    Busy,
}

#[derive(Debug)]
pub(super) struct Hall {
    /// The time of the desk.
    pub(super) time: Time,
    state: Mutex<State>,
    /// Tells that something is otherwise at some table; the receiver looks up the change.
    changed: watch::Sender<()>,
}

/// An act of a device.
#[derive(Clone, Debug)]
pub(super) struct Act {
    /// The act, as a line.
    pub(super) line: String,
    /// The order that the line means, if an arbiter sent it.
    pub(super) order: Option<Order>,
    /// The table as it stood on the device's page.
    pub(super) seen: Seen,
    /// True if the clock is pressed, too, once a half-move was entered by the line.
    pub(super) then_press: bool,
    /// The longest time that the act can have been on its way.
    pub(super) late_ms: Option<u64>,
}

/// The place from which a desk is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Reach {
    /// Only this computer reaches the desk.
    #[default]
    Here,
    /// Other computers reach the desk, too: it shows only tables that consent to that (`[consent] network`).
    Network,
}

impl Hall {
    /// Makes a hall without any table, for a desk with this reach.
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
        // A task that panicked with the lock in hand left each part of the state whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A receiver of all changes at any table.
    pub(super) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// A device shows the right that it holds, and is to be answered in this language. Returns a receiver of changes
    /// there; `None` where there are too many devices.
    pub(super) fn sit(&self, held: &Held, language: Language) -> Option<watch::Receiver<()>> {
        let state = &mut *self.state();
        if !state.seats.contains_key(&held.token) {
            if state.seats.len() >= MOST_SEATS {
                // Rights that no table knows do not keep other devices out.
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

    /// A device shows on the page of one of its tables the state of another: that page stays as it is, and no table is asked
    /// about it again and again.
    pub(super) fn stays(&self, held: &Held, language: Language) -> Option<()> {
        if let Some(seat) = self.state().seats.get_mut(&held.token) {
            seat.used();
            return Some(());
        }
        self.sit(held, language).map(|_| ())
    }

    /// The state of a device's table.
    pub(super) fn look(&self, token: &Token) -> Option<Look> {
        let state = self.state();
        let seat = state.seats.get(token)?;
        Some(seat.look(state.number(&seat.home)))
    }

    /// The tables that did not start beside the tables where one of these rights is an arbiter's: their numbers, and the reasons.
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

    /// The place where the device's table is now.
    pub(super) fn home(&self, token: &Token) -> Option<Place> {
        Some(self.state().seats.get(token)?.home.clone())
    }

    /// Passes a device's act to its table.
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

    /// Gives up an answer that no page waits for any more.
    pub(super) fn give_up(&self, request: Request) {
        self.state().acts.remove(&request);
    }

    /// Keeps an answer for the next page of the device; returns the number of the answer.
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

    /// A page reports about itself: whether it can be seen or heard, or how far it has come with an utterance. A lost report is missing at
    /// the table, as it should be.
    pub(super) fn says(&self, token: &Token, what: Ask) {
        let state = &mut *self.state();
        if let Some(home) = state.seats.get(token).map(|seat| seat.home.clone()) {
            let _ = state.ask(&home, what);
        }
    }

    /// The channel by which a page of an ear hears its words.
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

    /// One more page is open, until the returned value is dropped; `None` where there can be no more.
    pub(super) fn page_opens(self: &Arc<Hall>, of: PageOf) -> Option<OpenPage> {
        let state = &mut *self.state();
        match &of {
            PageOf::Table(token) => state.seats.get_mut(token)?.page_opens()?,
            PageOf::Opening(visit) => state.openings.get_mut(visit)?.page_opens()?,
        }
        let hall = Arc::clone(self);
        Some(OpenPage { hall, of })
    }

    /// Lets go of everything that no page waits for any more.
    pub(super) fn sweep(&self) {
        let now = Instant::now();
        let state = &mut *self.state();
        for process in state.processes.keys().cloned().collect::<Vec<String>>() {
            state.ask_on(&process);
        }
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

/// The thing that a page is of.
#[derive(Clone, Debug)]
pub(super) enum PageOf {
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

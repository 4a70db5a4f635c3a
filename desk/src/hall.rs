// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of the desk: the connected tables, the devices at them, and the devices that wait to be let in.
//!
//! The hall stores nothing on disk and decides nothing. The hall asks each table whether a device's right is good, and
//! the table's last answer counts. Questions and answers are separate messages (`link`), so no task waits while it holds
//! the lock.

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
use super::seat::{Answer, Ear, Look, RightState, Seat};
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

/// The most devices with rights that the desk knows at the same time.
const MOST_SEATS: usize = 1_024;
/// The most devices that wait at the same time to be let in.
const MOST_OPENINGS: usize = 64;
/// The most acts that wait for an answer at the same time.
const MOST_ACTS: usize = 512;
/// The most tables of one process.
const MOST_TABLES: usize = wire::MOST_TABLES;
/// The longest reason why a table did not start, in characters.
const LONGEST_WHY: usize = 1_000;

/// The reason why a request was not given to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotAsked {
    /// The process of the table is not connected.
    Away,
    /// The device was let in earlier, and has lost its right.
    LetInNoMore,
    /// Too many requests wait already.
    Busy,
}

#[derive(Debug)]
pub(super) struct Hall {
    /// The time of the desk.
    pub(super) time: Time,
    state: Mutex<State>,
    /// Signals that something changed at a table; the receiver looks for the change itself.
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
    /// True if the clock is also to be pressed once the line has entered a half-move.
    pub(super) then_press: bool,
    /// An upper limit of the time that the act was on its way, in milliseconds.
    pub(super) late_ms: Option<u64>,
}

/// The places from which a desk can be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Reach {
    /// The desk can be reached only from this computer.
    #[default]
    Here,
    /// The desk can also be reached from other computers, so it shows only tables that consent to this (`[consent]
    /// network`).
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
        // A task that panicked while it held the lock left each part of the state valid.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A receiver that is notified of every change at any table.
    pub(super) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Gives a seat to a device that holds this right and wants answers in this language. Returns a receiver of changes
    /// at its seat; `None` if there are too many devices.
    pub(super) fn sit(&self, held: &Held, language: Language) -> Option<watch::Receiver<()>> {
        let state = &mut *self.state();
        if !state.seats.contains_key(&held.token) {
            if state.seats.len() >= MOST_SEATS {
                // Seats without a good right are dropped to make room for other devices.
                state
                    .seats
                    .retain(|_, seat| seat.standing == RightState::Good);
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
        if seat.standing == RightState::Away {
            state.watch(&held.token);
        }
        Some(changes)
    }

    /// Keeps the seat of a device at another of its tables. A page of the device shows the state of that table too, and
    /// without a seat the desk would ask the table about the right again and again.
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

    /// The numbers of the tables that did not start, each with the reason. Only tables of a process in which one of these
    /// rights is an arbiter's are returned.
    pub(super) fn not_started(&self, held: &[Held]) -> Vec<(u32, String)> {
        let state = self.state();
        let seats = held.iter().filter_map(|held| state.seats.get(&held.token));
        let is_arbiters = |seat: &&Seat| matches!(seat.role, Some(DeskRole::Arbiter(_)));
        let arbiters = seats.filter(|seat| seat.standing == RightState::Good);
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

    /// The place of the device's table: its process and its number there.
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

    /// Drops a request for which no page waits any more.
    pub(super) fn give_up(&self, request: Request) {
        self.state().acts.remove(&request);
    }

    /// Keeps an answer for the next page of the device, and returns the number of the answer.
    pub(super) fn keep(&self, token: &Token, answer: Answer) -> Option<u64> {
        let state = &mut *self.state();
        let number = state.next().0;
        state.seats.get_mut(token)?.keep(number, answer);
        Some(number)
    }

    /// The answer of this number. It can be taken only once.
    pub(super) fn answer(&self, token: &Token, number: u64) -> Option<Answer> {
        self.state().seats.get_mut(token)?.answer(number)
    }

    /// Passes on a page's report: whether the page can be seen or heard, or its progress with an utterance. A report that
    /// cannot be sent is lost on purpose, because the table then counts the page as silent.
    pub(super) fn says(&self, token: &Token, what: Ask) {
        let state = &mut *self.state();
        if let Some(home) = state.seats.get(token).map(|seat| seat.home.clone()) {
            let _ = state.ask(&home, what);
        }
    }

    /// A receiver of the words for the page of an ear.
    pub(super) fn listens(&self, token: &Token) -> Option<broadcast::Receiver<Ear>> {
        Some(self.state().seats.get(token)?.listens())
    }

    /// Gives up the device's right.
    pub(super) fn give_back(&self, token: &Token) {
        let state = &mut *self.state();
        let what = Ask::GiveBack {
            token: token.clone(),
        };
        state.leave(token, what);
        self.changed.send_replace(());
    }

    /// Counts another page as open until the returned value is dropped; `None` if there are too many.
    pub(super) fn page_opens(self: &Arc<Hall>, of: PageOf) -> Option<OpenPage> {
        let state = &mut *self.state();
        match &of {
            PageOf::Table(token) => state.seats.get_mut(token)?.page_opens()?,
            PageOf::Opening(visit) => state.openings.get_mut(visit)?.page_opens()?,
        }
        let hall = Arc::clone(self);
        Some(OpenPage { hall, of })
    }

    /// Drops everything that no page waits for any more.
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

/// The thing that an open page shows.
#[derive(Clone, Debug)]
pub(super) enum PageOf {
    Table(Token),
    /// A request to be let in.
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

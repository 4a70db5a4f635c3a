// SPDX-License-Identifier: GPL-3.0-or-later
//! The contents of the hall, and the requests that the desk sends to tables.

use zgoda_record::slips::words_of;

use super::*;

#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) processes: BTreeMap<String, Process>,
    pub(super) seats: HashMap<Token, Seat>,
    pub(super) openings: HashMap<Visit, Opening>,
    pub(super) patience: Patience,
    pub(super) acts: HashMap<Request, (Place, oneshot::Sender<Answer>)>,
    pub(super) readers: HashMap<Request, (Place, oneshot::Sender<ReadAnswer>)>,
    pub(super) last: u64,
    pub(super) reach: Reach,
}

/// A process with tables.
#[derive(Debug)]
pub(super) struct Process {
    pub(super) out: mpsc::Sender<Asked>,
    pub(super) tables: BTreeMap<TableNumber, Known>,
    /// The tables that this desk must not show.
    pub(super) kept_off: BTreeSet<TableNumber>,
    /// The tables that did not start, each with its number in the hall and the reason.
    pub(super) not_started: BTreeMap<TableNumber, (u32, String)>,
    /// Rights about which a table could not be asked yet, because too many questions waited for its process.
    pub(super) unasked: BTreeSet<(TableNumber, Token)>,
}

/// The facts that a table has told of itself.
#[derive(Debug)]
pub(super) struct Known {
    /// The table's number in the hall.
    pub(super) number: Option<u32>,
    /// The first words of the table's slips; empty until the table has named them.
    pub(super) slips: Vec<String>,
}

impl State {
    pub(super) fn next(&mut self) -> Request {
        self.last = self.last.wrapping_add(1);
        Request(self.last)
    }

    /// The seat of a device, if the device is let in and its table is connected.
    pub(super) fn good_seat(&self, token: &Token) -> Result<&Seat, NotAsked> {
        let seat = self.seats.get(token).ok_or(NotAsked::Away)?;
        match seat.standing {
            RightState::Good => Ok(seat),
            RightState::Unknown => Err(NotAsked::LetInNoMore),
            RightState::Asked | RightState::Away => Err(NotAsked::Away),
        }
    }

    pub(super) fn places(&self) -> impl Iterator<Item = Place> {
        self.processes.iter().flat_map(|(process, of)| {
            of.tables.keys().map(|table| Place {
                process: process.clone(),
                table: *table,
            })
        })
    }

    fn known(&self, place: &Place) -> Option<&Known> {
        self.processes.get(&place.process)?.tables.get(&place.table)
    }

    /// The number of a table in the hall.
    pub(super) fn number(&self, place: &Place) -> Option<u32> {
        self.known(place)?.number
    }

    /// True if these can be the words of a slip of this table. Words that are certainly wrong are not sent to the table,
    /// because the table would count them as a wrong attempt.
    pub(super) fn may_open(&self, place: &Place, words: &str) -> bool {
        self.known(place).is_some_and(|known| {
            let first = words_of(words).map(|(first, _)| first);
            known.slips.is_empty() || first.is_some_and(|first| known.slips.contains(&first))
        })
    }

    pub(super) fn is_kept_off(&self, place: &Place) -> bool {
        let process = self.processes.get(&place.process);
        process.is_some_and(|process| process.kept_off.contains(&place.table))
    }

    pub(super) fn is_there(&self, place: &Place) -> bool {
        self.known(place).is_some()
    }

    pub(super) fn ask(&mut self, place: &Place, what: Ask) -> Result<(), NotAsked> {
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

    /// A table on another machine that has this number too.
    pub(super) fn twin(&self, of: &Place, number: u32) -> Option<Place> {
        self.places()
            .find(|it| it.machine() != of.machine() && self.number(it) == Some(number))
    }

    /// Asks whether a right is good. The question goes to the right's own table. If that table is away, it goes to all
    /// tables of the same machine, because a resumed game runs in another process. A right is never sent to a machine
    /// that did not give it.
    pub(super) fn watch(&mut self, token: &Token) {
        let Some(seat) = self.seats.get(token) else {
            return;
        };
        let home = seat.home.clone();
        if self.is_there(&home) {
            return self.watch_at(&home, token);
        }
        // Only the table that knows the right answers yes; the answers of other tables do not count.
        let all = self.places().filter(|it| it.machine() == home.machine());
        for place in all.collect::<Vec<_>>() {
            self.watch_at(&place, token);
        }
    }

    /// Asks this table about the right, now, or later if its process has no room for the question.
    pub(super) fn watch_at(&mut self, place: &Place, token: &Token) {
        let asked = self.ask(
            place,
            Ask::Watch {
                token: token.clone(),
            },
        );
        match asked {
            Ok(()) => {}
            Err(NotAsked::Busy) => {
                if let Some(process) = self.processes.get_mut(&place.process) {
                    process.unasked.insert((place.table, token.clone()));
                }
            }
            Err(NotAsked::Away | NotAsked::LetInNoMore) => return,
        }
        let own = self.seats.get_mut(token);
        if let Some(seat) = own.filter(|it| it.home == *place && it.standing != RightState::Good) {
            seat.stands(RightState::Asked);
        }
    }

    /// Asks a process about the rights for which it had no room before, until it has no more room.
    pub(super) fn ask_on(&mut self, process: &str) {
        let next = |state: &mut State| state.processes.get_mut(process)?.unasked.pop_first();
        while let Some((table, token)) = next(self) {
            if !self.seats.contains_key(&token) {
                continue;
            }
            let place = Place {
                process: process.to_owned(),
                table,
            };
            self.watch_at(&place, &token);
            let waits = self.processes.get(process);
            if waits.is_some_and(|it| it.unasked.contains(&(table, token))) {
                return;
            }
        }
    }

    /// Removes a seat and closes all its pages. If the message to its table cannot be sent, the table notices when the
    /// connection ends.
    pub(super) fn leave(&mut self, token: &Token, what: Ask) {
        let Some(mut seat) = self.seats.remove(token) else {
            return;
        };
        seat.stands(RightState::Away);
        if self.is_there(&seat.home) {
            let _ = self.ask(&seat.home, what);
        }
    }
}

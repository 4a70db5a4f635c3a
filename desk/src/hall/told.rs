// SPDX-License-Identifier: GPL-3.0-or-later
//! The lines from processes with tables, and their effect on the hall.

use super::*;
use crate::seat::Ear;

/// The reason why the desk closes the connection to a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NoTable {
    /// The process uses another version of the lines.
    #[error("speaks in another version ({0}) than this desk; use the same zgoda for both")]
    Version(u32),
    /// The process sent a line for a table that has not greeted yet.
    #[error("says something for a table that it has not named; use the same zgoda for both")]
    Unnamed,
    /// The process has too many tables.
    #[error("has more than {MOST_TABLES} tables; start another process for the others")]
    Many,
}

/// The news from a line, for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// A table came, with its number in the hall.
    Came(Option<u32>),
    /// A table came with the number of another table on that machine; without a name the machine is this one.
    CameTwice(u32, Option<String>),
    /// A table came that may not be shown on a network, although the desk is on a network, or reaches the table over one.
    KeptOff(Option<u32>),
    /// A table has ended.
    Ended(Option<u32>),
}

impl Hall {
    /// Adds a process with tables.
    pub(crate) fn arrived(&self, process: &str, out: mpsc::Sender<Asked>) {
        let (tables, kept_off) = (BTreeMap::new(), BTreeSet::new());
        let not_started = BTreeMap::new();
        let process = process.to_owned();
        self.state().processes.insert(
            process,
            Process {
                out,
                tables,
                kept_off,
                not_started,
                unasked: BTreeSet::new(),
            },
        );
    }

    /// Removes a process with all its tables, and returns their number.
    pub(crate) fn gone(&self, process: &str) -> usize {
        let state = &mut *self.state();
        let was = state.processes.remove(process);
        state.lose(|place| place.process == process);
        self.changed.send_replace(());
        was.map_or(0, |was| was.tables.len())
    }

    /// Takes a line from a process with tables.
    pub(crate) fn told(&self, process: &str, told: FromTable) -> Result<Option<News>, NoTable> {
        let state = &mut *self.state();
        let place = Place {
            process: process.to_owned(),
            table: told.table,
        };
        let names_itself = matches!(told.what, Tell::Hello { .. } | Tell::NotStarted { .. });
        if !names_itself && !state.is_there(&place) {
            return match state.is_kept_off(&place) {
                true => Ok(None),
                false => Err(NoTable::Unnamed),
            };
        }
        let news = state.told(&place, told.what, &self.time)?;
        state.ask_on(process);
        self.changed.send_replace(());
        Ok(news)
    }
}

impl State {
    fn told(&mut self, by: &Place, what: Tell, time: &Time) -> Result<Option<News>, NoTable> {
        match what {
            Tell::Hello {
                number, network, ..
            } if !network && (self.reach == Reach::Network || by.machine().is_some()) => {
                if let Some(process) = self.processes.get_mut(&by.process) {
                    process.kept_off.insert(by.table);
                }
                return Ok(Some(News::KeptOff(number)));
            }
            Tell::Hello {
                version,
                number,
                slips,
                ..
            } => return self.greeted(by, version, Known { number, slips }),
            Tell::NotStarted {
                version,
                number,
                network,
                why,
            } => return self.did_not_start(by, (version, network), (number, why)),
            Tell::Closed => {
                let number = self.number(by);
                if let Some(process) = self.processes.get_mut(&by.process) {
                    process.tables.remove(&by.table);
                }
                self.lose(|place| place == by);
                return Ok(Some(News::Ended(number)));
            }
            Tell::Waits { request, device } => self.answered(by, request, Answered::Waits(device)),
            Tell::Opened { request, token, .. } => {
                if super::super::device::is_token(&token) {
                    let held = Held::new(token, by.clone());
                    self.answered(by, request, Answered::Opened(held));
                }
            }
            Tell::Refused { request, why } => self.answered(by, request, Answered::Refused(why)),
            Tell::Watched { token, role, .. } => {
                let number = self.number(by);
                // Only the answer of a table on the machine that gave the right counts.
                if let Some(seat) = self.seats.get_mut(&token)
                    && seat.home.machine() == by.machine()
                {
                    seat.home = by.clone();
                    seat.role = Some(role);
                    seat.number = number;
                    seat.stands(RightState::Good);
                }
            }
            Tell::Unknown { token } => {
                // Only the device's own table can say that the right opens nothing.
                if let Some(seat) = self.seats.get_mut(&token)
                    && seat.home == *by
                {
                    seat.stands(RightState::Unknown);
                }
            }
            Tell::View { token, snapshot } => {
                if let Some(seat) = self.seats.get_mut(&token)
                    && seat.home == *by
                {
                    seat.shown(*snapshot, time);
                }
            }
            Tell::Done {
                request,
                taken,
                lines,
            } => {
                let is_theirs = self.acts.get(&request).is_some_and(|(of, _)| of == by);
                if is_theirs && let Some((_, answer)) = self.acts.remove(&request) {
                    // The next page shows the result if the page that asked is gone.
                    let _ = answer.send(Answer { taken, lines });
                }
            }
            Tell::Protocol { request, protocol } => {
                self.reads(by, request, Ok(Read::Protocol(protocol)));
            }
            Tell::SaidAlone { request, said } => {
                self.reads(by, request, Ok(Read::SaidAlone(said)));
            }
            Tell::NotRead { request, why } => self.reads(by, request, Err(why)),
            Tell::Say { token, said } => self.ear(by, &token, Ear::Say(said)),
            Tell::Hush { token, utterance } => self.ear(by, &token, Ear::Hush(utterance)),
        }
        Ok(None)
    }

    /// Notes a table of a round that did not start. No device has a right to this table, so the news is shown to arbiters of other
    /// tables of the round.
    fn did_not_start(
        &mut self,
        by: &Place,
        (version, network): (u32, bool),
        (number, why): (u32, String),
    ) -> Result<Option<News>, NoTable> {
        if version != VERSION {
            return Err(NoTable::Version(version));
        }
        if !network && (self.reach == Reach::Network || by.machine().is_some()) {
            return Ok(None);
        }
        let process = self.processes.get_mut(&by.process);
        let all = &mut process.ok_or(NoTable::Unnamed)?.not_started;
        if all.len() >= MOST_TABLES {
            return Err(NoTable::Many);
        }
        let why = why.chars().take(LONGEST_WHY).collect();
        all.insert(by.table, (number, why));
        Ok(None)
    }

    /// Notes a table that has come, or that has another slip.
    fn greeted(&mut self, by: &Place, version: u32, known: Known) -> Result<Option<News>, NoTable> {
        if version != VERSION {
            return Err(NoTable::Version(version));
        }
        let process = self.processes.get_mut(&by.process);
        let process = process.ok_or(NoTable::Unnamed)?;
        process.not_started.remove(&by.table);
        let tables = &mut process.tables;
        if let Some(before) = tables.get_mut(&by.table) {
            *before = known;
            return Ok(None);
        }
        if tables.len() >= MOST_TABLES {
            return Err(NoTable::Many);
        }
        let number = known.number;
        tables.insert(by.table, known);
        // The new table may be the table of a device that has lost its own; the other tables were asked already. It may also know a
        // right now that it did not know before.
        let lost = self.seats.iter().filter(|(_, seat)| match seat.standing {
            RightState::Good => false,
            RightState::Asked | RightState::Away => {
                seat.home == *by
                    || seat.home.machine() == by.machine() && !self.is_there(&seat.home)
            }
            RightState::Unknown => seat.home == *by,
        });
        let lost: Vec<Token> = lost.map(|(token, _)| token.clone()).collect();
        for token in lost {
            self.watch_at(by, &token);
        }
        self.open_late(by, Instant::now());
        let twin = number.and_then(|number| Some((number, self.twin(by, number)?)));
        Ok(Some(match twin {
            Some((number, twin)) => News::CameTwice(number, twin.machine().map(str::to_owned)),
            None => News::Came(number),
        }))
    }

    fn ear(&mut self, by: &Place, token: &Token, told: Ear) {
        if let Some(seat) = self.seats.get_mut(token)
            && seat.home == *by
        {
            seat.ear(told);
        }
    }

    fn answered(&mut self, by: &Place, request: Request, answer: Answered) {
        let mut openings = self.openings.iter_mut();
        let Some((visit, opening)) = openings.find(|(_, opening)| opening.request == request)
        else {
            return;
        };
        if opening.answered(by, answer) {
            self.patience.was_right(visit, opening.from);
        }
    }

    /// Notes that tables are gone: their devices have no table now, and no answer of these tables is awaited any more.
    fn lose(&mut self, is_gone: impl Fn(&Place) -> bool) {
        for seat in self.seats.values_mut() {
            if is_gone(&seat.home) {
                seat.stands(RightState::Away);
            }
        }
        for opening in self.openings.values_mut() {
            opening.gone(&is_gone);
        }
        // Dropping the sender tells the waiting page that no answer will come.
        self.acts.retain(|_, (place, _)| !is_gone(place));
        self.readers.retain(|_, (place, _)| !is_gone(place));
    }
}

//! What the hall holds, and how tables are asked.

use super::*;
use crate::record::slips::words_of;

/// Everything that changes.
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
    /// Those that this desk may not show.
    pub(super) kept_off: BTreeSet<TableNumber>,
    /// Those that did not start: their numbers in the hall, and why.
    pub(super) not_started: BTreeMap<TableNumber, (u32, String)>,
}

/// What a table has said of itself.
#[derive(Debug)]
pub(super) struct Known {
    /// Its number in the hall.
    pub(super) number: Option<u32>,
    /// The first words of its slips; none where it has not said them.
    pub(super) slips: Vec<String>,
}

impl State {
    pub(super) fn next(&mut self) -> Request {
        self.last = self.last.wrapping_add(1);
        Request(self.last)
    }

    /// The seat of a device that is let in at a table that is there.
    pub(super) fn good_seat(&self, token: &Token) -> Result<&Seat, NotAsked> {
        let seat = self.seats.get(token).ok_or(NotAsked::Away)?;
        match seat.standing {
            Standing::Good => Ok(seat),
            Standing::Unknown => Err(NotAsked::LetInNoMore),
            Standing::Asked | Standing::Away => Err(NotAsked::Away),
        }
    }

    /// All tables.
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

    /// Can these be the words of a slip of this table? What is wrong for certain is not tried: it would count there.
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

    /// Another table of this number, on another machine than this one.
    pub(super) fn twin(&self, of: &Place, number: u32) -> Option<Place> {
        self.places()
            .find(|it| it.machine() != of.machine() && self.number(it) == Some(number))
    }

    /// Asks whether a right is good: its own table where that is there, else all of its machine, because a game that was
    /// broken off goes on in another process. No other machine is shown a right that is none of its own.
    pub(super) fn watch(&mut self, token: &Token) {
        let Some(seat) = self.seats.get(token) else {
            return;
        };
        let home = seat.home.clone();
        if self.is_there(&home) {
            let token = token.clone();
            let asked = self.ask(
                &home,
                Ask::Watch {
                    token: token.clone(),
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
        let all = self.places().filter(|it| it.machine() == home.machine());
        for place in all.collect::<Vec<_>>() {
            let token = token.clone();
            let _ = self.ask(&place, Ask::Watch { token });
        }
    }

    /// Nobody looks any more. Where the table cannot be told so, it learns it when the connection ends.
    pub(super) fn leave(&mut self, token: &Token, what: Ask) {
        let Some(mut seat) = self.seats.remove(token) else {
            return;
        };
        seat.stands(Standing::Away);
        if self.is_there(&seat.home) {
            let _ = self.ask(&seat.home, what);
        }
    }
}

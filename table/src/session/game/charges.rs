// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's charges for interruptions (Kodeks II 6.15, 6.19); some may be taken back.
//!
//! Every charge has a number, by which the arbiter can take it back as long as the present clock contains it. For every
//! reading of a half-move the program knows which charges the reading contains, so that only time that was really taken
//! is given back. While play is stopped, a new charge is in the clock but not yet in the reading of any half-move; when
//! play goes on, the charge is put into the reading of the half-move at which the game then stands. Times set by the
//! arbiter contain every earlier charge.
//!
//! A charge survives every walk-back (II 6.19): the clock goes back to a reading, and the charges that this reading lacks
//! are made again.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use zgoda_game::{BySide, Side};

use zgoda_record::event::CodeOf;

/// Time that an arbiter charged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The number of the charge in the game, from 1.
    pub number: usize,
    /// The time that each side was charged.
    pub time: BySide<Duration>,
    /// The code under which the arbiter made the charge; `None` in older records.
    pub by: Option<CodeOf>,
}

/// The reason why a charge cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCharge {
    /// The clock holds no charge of this number.
    NotThere,
    /// The times were set after this charge was made.
    Set(usize),
}

/// A change of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChargeChange {
    /// The charge was made.
    Charged(BySide<Duration>),
    /// The charge was taken back.
    TakenBack(BySide<Duration>),
}

impl ChargeChange {
    /// The time that this side has left after the change, if it had `left` before.
    #[must_use]
    pub fn of(self, side: Side, left: Duration) -> Duration {
        match self {
            ChargeChange::Charged(time) => left.saturating_sub(*time.get(side)),
            ChargeChange::TakenBack(time) => left.saturating_add(*time.get(side)),
        }
    }
}

/// The moment at which a charge enters the reading of a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// At once, because the clock runs.
    AtOnce,
    /// When play goes on, because play is stopped.
    WhenPlayGoesOn,
}

/// The readings that the arbiter sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// Both clocks as they stand.
    Now,
    /// The reading of an earlier half-move.
    Before,
}

/// The way in which the clock goes back when the game goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goes {
    /// The clock goes back to a reading, and every standing charge that the reading lacks is made again.
    Back,
    /// The clock goes back to a reading without later charges, because training takes a half-move back as if it had never
    /// been made.
    Undone,
    /// The clock stays as it is, because there is no reading.
    Stays,
}

/// The charges that a clock or a reading contains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Held {
    /// The charges that can be taken back.
    charges: BTreeSet<usize>,
    /// Charges made before the times were set, which are final.
    set: BTreeSet<usize>,
}

/// A change of a charge, with the number of the charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Done {
    number: usize,
    change: ChargeChange,
}

/// The clock in its present state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Now {
    held: Held,
    /// The changes made since play was stopped; no reading contains them yet.
    open: Vec<Done>,
    /// The number of half-moves in the game when these changes were made.
    ply: usize,
}

/// All charges of a game, with the readings that contain them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Charges {
    all: Vec<Charge>,
    now: Now,
    /// The charges in the reading of each half-move.
    readings: BTreeMap<usize, Held>,
    /// The number of half-moves in the game when the clock was last read.
    read_at: Option<usize>,
    /// The state of the clock before the last walk-back.
    before: Option<Now>,
    /// The changes made since the last walk-back.
    since: Vec<Done>,
    /// The charges in the readings struck out by the walk-back.
    struck: BTreeMap<usize, Held>,
    /// True if the open charges were made by an older program: such a program charged the clock only when play went on.
    older: bool,
}

/// Adds a change. If a charge made in these changes is taken back, both changes cancel out.
fn add(changes: &mut Vec<Done>, done: Done) {
    let made =
        |it: &Done| it.number == done.number && matches!(it.change, ChargeChange::Charged(_));
    match (done.change, changes.iter().position(made)) {
        (ChargeChange::TakenBack(_), Some(at)) => {
            changes.remove(at);
        }
        _ => changes.push(done),
    }
}

impl Held {
    /// Makes these changes. Returns the changes that had an effect: charges that were not contained before, and
    /// taken-back charges that were.
    fn done(&mut self, changes: &[Done]) -> Vec<ChargeChange> {
        let does = |done: &&Done| match done.change {
            ChargeChange::Charged(_) => self.charges.insert(done.number),
            ChargeChange::TakenBack(_) => self.charges.remove(&done.number),
        };
        changes
            .iter()
            .filter(does)
            .map(|done| done.change)
            .collect()
    }

    /// True if this charge is contained, whether it is final or can be taken back.
    fn has(&self, number: usize) -> bool {
        self.charges.contains(&number) || self.set.contains(&number)
    }

    /// Makes all contained charges final, because the times were set.
    fn settle(&mut self) {
        self.set.append(&mut self.charges);
    }
}

impl Charges {
    /// Makes a new charge and returns its number.
    pub(super) fn charge(&mut self, time: BySide<Duration>, ply: usize, settled: Settled) -> usize {
        let number = self.all.len().saturating_add(1);
        let by = None;
        self.all.push(Charge { number, time, by });
        self.done(number, ChargeChange::Charged(time), ply, settled);
        number
    }

    /// Notes the code under which the last charge was made.
    pub(super) fn by(&mut self, code: Option<CodeOf>) {
        if let Some(last) = self.all.last_mut() {
            last.by = code;
        }
    }

    /// The number of charges made so far.
    pub(super) const fn count(&self) -> usize {
        self.all.len()
    }

    /// Charges time as older programs did: each charge replaced the one before.
    pub(super) fn charge_instead(&mut self, time: BySide<Duration>) {
        for done in std::mem::take(&mut self.now.open) {
            self.now.held.charges.remove(&done.number);
        }
        self.charge(time, self.now.ply, Settled::WhenPlayGoesOn);
        self.older = true;
    }

    /// The time that an older program charged, but did not take off the clock yet.
    pub(super) fn owed(&self) -> BySide<Duration> {
        if self.older {
            self.charged()
        } else {
            BySide::default()
        }
    }

    /// The charge of this number, or without a number the last charge, if it can be taken back.
    pub(super) fn standing(&self, number: Option<usize>) -> Result<Charge, NoCharge> {
        let Held { charges, set } = &self.now.held;
        let last = || charges.last().or(set.last()).copied();
        let number = number.or_else(last).ok_or(NoCharge::NotThere)?;
        if set.contains(&number) {
            return Err(NoCharge::Set(number));
        }
        let mut all = self.all.iter();
        let found = all.find(|it| it.number == number && charges.contains(&number));
        found.copied().ok_or(NoCharge::NotThere)
    }

    /// Takes a charge back.
    pub(super) fn take_back(&mut self, number: usize, ply: usize, settled: Settled) {
        if let Ok(charge) = self.standing(Some(number)) {
            self.done(number, ChargeChange::TakenBack(charge.time), ply, settled);
        }
    }

    fn done(&mut self, number: usize, change: ChargeChange, ply: usize, settled: Settled) {
        let done = Done { number, change };
        self.now.held.done(&[done]);
        self.now.ply = ply;
        add(&mut self.now.open, done);
        add(&mut self.since, done);
        if settled == Settled::AtOnce {
            self.settle();
        }
    }

    /// Puts the changes made since play was stopped into the reading of the present half-move.
    pub(super) fn settle(&mut self) {
        if !self.now.open.is_empty() {
            self.readings.insert(self.now.ply, self.now.held.clone());
        }
        self.now.open.clear();
        self.older = false;
    }

    /// Takes in a reading of the clock after so many half-moves: the reading holds all charges that the clock holds.
    pub(super) fn read(&mut self, plies: usize) {
        self.now.open.clear();
        self.older = false;
        self.readings.insert(plies, self.now.held.clone());
        self.read_at = Some(plies);
    }

    /// Takes in that the arbiter set the times after so many half-moves.
    pub(super) fn set(&mut self, plies: usize, set: Set) {
        if set == Set::Now {
            self.now.held.settle();
            self.now.open.clear();
            self.older = false;
            self.since.clear();
            if let Some(read_at) = self.read_at {
                self.readings.insert(read_at, self.now.held.clone());
            }
            self.readings.insert(plies, self.now.held.clone());
        } else {
            let mut held = self.held_until(plies);
            held.settle();
            self.readings.insert(plies, held);
        }
    }

    /// The charges in the reading of a half-move, or in the latest one before it.
    fn held_until(&self, plies: usize) -> Held {
        let latest = self.readings.range(..=plies).next_back();
        latest.map(|(_, held)| held.clone()).unwrap_or_default()
    }

    /// The charges and repayments that must be made if the clock goes back to the reading of this half-move.
    pub(super) fn changes_at(&self, plies: usize) -> Vec<ChargeChange> {
        let none = Held::default();
        let latest = self.readings.range(..=plies).next_back();
        let reading = latest.map_or(&none, |(_, held)| held);
        let changes = self.missing_in(reading).into_iter();
        changes.map(|done| done.change).collect()
    }

    /// The standing charges that this reading lacks, and the charges in the reading that were taken back later.
    fn missing_in(&self, reading: &Held) -> Vec<Done> {
        let mut changes = Vec::new();
        for &Charge { number, time, .. } in &self.all {
            let stands = self.now.held.has(number);
            let change = match (stands, reading.has(number)) {
                (true, false) => ChargeChange::Charged(time),
                (false, true) if reading.charges.contains(&number) => ChargeChange::TakenBack(time),
                _ => continue,
            };
            changes.push(Done { number, change });
        }
        changes
    }

    /// The number of half-moves at which the open changes were made, and the open changes that would alter the reading
    /// there.
    pub(super) fn open(&self) -> (usize, Vec<ChargeChange>) {
        let ply = self.now.ply;
        (ply, self.held_until(ply).done(&self.now.open))
    }

    /// True if any change was made since play was stopped that no reading contains yet.
    pub(super) fn is_open(&self) -> bool {
        !self.now.open.is_empty()
    }

    /// The time that each side was charged since play was stopped.
    pub(super) fn charged(&self) -> BySide<Duration> {
        let open = self.now.open.iter();
        open.fold(BySide::default(), |all, done| match done.change {
            ChargeChange::Charged(time) => {
                BySide::from_fn(|side| all.get(side).saturating_add(*time.get(side)))
            }
            ChargeChange::TakenBack(_) => all,
        })
    }

    /// Goes back, as the game does, to the position after so many half-moves. If the clock goes back, it holds the
    /// charges of that reading, and the other standing charges are made again.
    pub(super) fn go_back(&mut self, plies: usize, clock: Goes) {
        self.before = Some(self.now.clone());
        self.since.clear();
        self.struck = self.readings.split_off(&plies.saturating_add(1));
        let mut held = self.held_until(plies);
        match clock {
            Goes::Back => {
                let changes = self.missing_in(&held);
                held.done(&changes);
                self.now.held = held;
                self.now.open = changes;
            }
            Goes::Undone => self.now.held = held,
            Goes::Stays => {}
        }
        self.now.ply = plies;
    }

    /// Brings the clock forward again after a walk-back. Returns the changes made since the walk-back that still have to
    /// be made to the former clock.
    pub(super) fn come_back(&mut self) -> Vec<ChargeChange> {
        let Some(before) = self.before.take() else {
            return Vec::new();
        };
        self.now = before;
        self.readings.append(&mut self.struck);
        let since = std::mem::take(&mut self.since);
        let mut changes = Vec::new();
        for done in since {
            let does = self.now.held.done(&[done]);
            if !does.is_empty() {
                add(&mut self.now.open, done);
            }
            changes.extend(does);
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn black(seconds: u64) -> BySide<Duration> {
        BySide {
            white: Duration::ZERO,
            black: Duration::from_secs(seconds),
        }
    }

    #[test]
    fn charges_of_one_interruption_add_up_and_each_is_taken_back_once() {
        let mut charges = Charges::default();
        assert_eq!(charges.charge(black(200), 8, Settled::WhenPlayGoesOn), 1);
        assert_eq!(charges.charge(black(5), 8, Settled::WhenPlayGoesOn), 2);
        assert_eq!(charges.charged(), black(205));
        charges.take_back(1, 8, Settled::WhenPlayGoesOn);
        charges.take_back(1, 8, Settled::WhenPlayGoesOn);
        assert_eq!(charges.charged(), black(5));
        assert_eq!(charges.standing(None).map(|it| it.number), Ok(2));
        assert_eq!(charges.standing(Some(1)), Err(NoCharge::NotThere));
        charges.settle();
        assert_eq!(charges.charged(), black(0));
        assert_eq!(charges.standing(None).map(|it| it.number), Ok(2));
    }

    #[test]
    fn a_charge_survives_every_walk_back() {
        let both = [
            ChargeChange::Charged(black(30)),
            ChargeChange::Charged(black(7)),
        ];
        let mut charges = Charges::default();
        charges.charge(black(30), 8, Settled::AtOnce);
        charges.read(9);
        charges.charge(black(7), 12, Settled::WhenPlayGoesOn);
        assert_eq!(charges.changes_at(6), both);
        assert_eq!(charges.changes_at(9), both[1..]);
        charges.go_back(6, Goes::Back);
        assert_eq!(charges.open(), (6, both.to_vec()));
        assert_eq!(charges.standing(Some(1)).map(|it| it.time), Ok(black(30)));
        charges.settle();
        charges.read(7);
        charges.go_back(2, Goes::Back);
        assert_eq!(charges.open(), (2, both.to_vec()));
    }

    #[test]
    fn a_half_move_that_training_takes_back_leaves_nothing_of_its_clock() {
        let mut charges = Charges::default();
        charges.charge(black(30), 8, Settled::AtOnce);
        charges.go_back(6, Goes::Undone);
        assert_eq!(charges.standing(Some(1)), Err(NoCharge::NotThere));
    }

    #[test]
    fn nothing_is_given_back_where_it_was_never_taken() {
        let mut charges = Charges::default();
        charges.charge(black(30), 8, Settled::AtOnce);
        charges.read(10);
        charges.take_back(1, 10, Settled::WhenPlayGoesOn);
        assert_eq!(charges.changes_at(10), [ChargeChange::TakenBack(black(30))]);
        assert_eq!(charges.changes_at(8), [ChargeChange::TakenBack(black(30))]);
        assert_eq!(charges.changes_at(7), []);
        charges.set(8, Set::Before);
        assert_eq!(charges.changes_at(8), []);
    }

    #[test]
    fn what_was_set_has_the_charges_before_it_in_it() {
        let mut charges = Charges::default();
        charges.charge(black(30), 8, Settled::WhenPlayGoesOn);
        charges.set(8, Set::Now);
        assert_eq!(charges.standing(None), Err(NoCharge::Set(1)));
        charges.charge(black(5), 8, Settled::WhenPlayGoesOn);
        assert_eq!(charges.standing(None).map(|it| it.number), Ok(2));
        assert_eq!(charges.standing(Some(1)), Err(NoCharge::Set(1)));
        charges.go_back(6, Goes::Back);
        // The reading contains neither of the two charges, so both are open changes there.
        assert_eq!(charges.open().1.len(), 2);
        assert_eq!(charges.come_back(), []);
        assert_eq!(charges.standing(Some(1)), Err(NoCharge::Set(1)));
    }

    #[test]
    fn what_was_done_behind_a_walk_back_comes_forward_with_it() {
        let mut charges = Charges::default();
        charges.charge(black(30), 8, Settled::WhenPlayGoesOn);
        charges.go_back(6, Goes::Back);
        charges.take_back(1, 6, Settled::WhenPlayGoesOn);
        charges.charge(black(5), 6, Settled::WhenPlayGoesOn);
        let since = [
            ChargeChange::TakenBack(black(30)),
            ChargeChange::Charged(black(5)),
        ];
        assert_eq!(charges.come_back(), since);
        assert_eq!(charges.open(), (8, vec![ChargeChange::Charged(black(5))]));
    }

    #[test]
    fn in_an_older_record_the_last_charge_counts_alone() {
        let mut charges = Charges::default();
        charges.charge_instead(black(5));
        charges.charge_instead(black(2));
        assert_eq!((charges.charged(), charges.owed()), (black(2), black(2)));
        charges.settle();
        assert_eq!(charges.owed(), black(0));
    }
}

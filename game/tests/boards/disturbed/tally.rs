// SPDX-License-Identifier: GPL-3.0-or-later
//! The counts, and the tables of `docs/measured/diagnosis.md`.

use std::collections::BTreeMap;

use zgoda_game::Side;
use zgoda_game::reconcile::{Blame, Explanation, Report, Where};

use super::cases::Case;
use super::hands::{Done, Place};
use super::mending::Steps;

/// Tallies by kind of fault and by sensor.
pub(crate) type Tallies = BTreeMap<(String, &'static str), Tally>;

#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    /// The number of cases in which the evidence can tell the fault.
    pub(crate) told: usize,
    /// The number of these cases with only the true explanation in the first place.
    pub(crate) first: usize,
    /// The number of these cases with the true explanation among the first three.
    pub(crate) three: usize,
    /// The number of cases with ambiguous evidence in which the true explanation shares the first place.
    pub(crate) tied: usize,
    /// The number of cases with ambiguous evidence in which the true explanation alone is in the first place, by its cost.
    pub(crate) alone: usize,
    /// The number of cases with ambiguous evidence in which the true explanation is offered further down.
    pub(crate) offered: usize,
    /// The number of cases with ambiguous evidence, because it shows no fault at all.
    pub(crate) traceless: usize,
    /// The number of cases in which a faultless side is blamed.
    pub(crate) wrong_side: usize,
    /// The number of cases in which no side is blamed.
    pub(crate) undecided: usize,
    /// The number of cases in which the boards were mended in the smallest number of steps.
    pub(crate) least: usize,
    /// The other causes that would have left the same evidence.
    alike: BTreeMap<String, usize>,
}

impl Tally {
    pub(crate) fn count(
        &mut self,
        case: &Case,
        report: &Report,
        alike: &BTreeMap<String, usize>,
        steps: Steps,
    ) {
        self.games += 1;
        self.least += usize::from(steps.taken <= steps.least);
        let place = place(case, report);
        if alike.is_empty() {
            self.told += 1;
            self.first += usize::from(place == Some((1, false)));
            let listed = report.explanations.iter().take(3);
            self.three += usize::from(listed.into_iter().any(|one| is(one, &case.done)));
        } else if alike.contains_key("nothing at all") {
            self.traceless += 1;
        } else {
            match place {
                Some((1, true)) => self.tied += 1,
                Some((1, false)) => self.alone += 1,
                Some(_) => self.offered += 1,
                None => {}
            }
        }
        for name in alike.keys() {
            *self.alike.entry(name.clone()).or_default() += 1;
        }
        let did = |side: Side| case.done.iter().any(|done| done.by() == Some(side));
        match report.blame() {
            Blame::NotDecidable => self.undecided += 1,
            Blame::Side(side) if !did(side) => self.wrong_side += 1,
            Blame::Both if !(did(Side::White) && did(Side::Black)) => self.wrong_side += 1,
            _ => {}
        }
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.told += other.told;
        self.first += other.first;
        self.three += other.three;
        self.tied += other.tied;
        self.alone += other.alone;
        self.offered += other.offered;
        self.traceless += other.traceless;
        self.wrong_side += other.wrong_side;
        self.undecided += other.undecided;
        self.least += other.least;
    }
}

/// Adds a tally from elsewhere under the same name.
pub(crate) fn join(tallies: &mut Tallies, name: (String, &'static str), more: &Tally) {
    tallies.entry(name).or_default().add(more);
}

/// The rank of the true explanation, counted by cost from 1, and whether it shares this rank.
pub(crate) fn place(case: &Case, report: &Report) -> Option<(usize, bool)> {
    let all = &report.explanations;
    let cost = all.iter().find(|one| is(one, &case.done))?.cost;
    let before = all.iter().filter(|one| one.cost < cost).count();
    let shared = all.iter().filter(|one| one.cost == cost).count();
    Some((before + 1, shared > 1))
}

fn is(explanation: &Explanation, done: &[Done]) -> bool {
    let mut found: Vec<Done> = explanation
        .faults
        .iter()
        .map(|fault| Done {
            kind: fault.kind,
            place: match fault.place {
                Where::Board(side) => Place::Board(side),
                Where::Record(side) => Place::Record(side),
                Where::Between => Place::Between,
            },
            ply: fault.ply,
        })
        .collect();
    let mut done = done.to_vec();
    found.sort_unstable();
    done.sort_unstable();
    found == done
}

/// Prints the tables; returns the total of each sensor.
pub(crate) fn print(tallies: &Tallies) -> BTreeMap<&'static str, Tally> {
    let mut totals: BTreeMap<&'static str, Tally> = BTreeMap::new();
    println!(
        "| kind | sensor | games | can be told | first | among three | cannot: tied first | first alone \
         | further down | no trace | wrong side | no side | fewest steps |"
    );
    for ((kind, sensor), tally) in tallies {
        row(kind, sensor, tally);
        totals.entry(sensor).or_default().add(tally);
    }
    for (sensor, tally) in &totals {
        row("all", sensor, tally);
    }
    println!("what else leaves the same, in how many games:");
    for ((kind, sensor), tally) in tallies {
        if !tally.alike.is_empty() {
            println!("- {kind}, {sensor}: {:?}", tally.alike);
        }
    }
    totals
}

fn row(kind: &str, sensor: &str, t: &Tally) {
    println!(
        "| {kind} | {sensor} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
        t.games,
        t.told,
        t.first,
        t.three,
        t.tied,
        t.alone,
        t.offered,
        t.traceless,
        t.wrong_side,
        t.undecided,
        t.least
    );
}

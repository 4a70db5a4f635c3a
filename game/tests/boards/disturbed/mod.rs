// SPDX-License-Identifier: GPL-3.0-or-later
//! Games that were disturbed by one or two faults of hands, ears and pens, as seen by boards of different accuracy. The faults
//! are made in an even mix that has nothing to do with the costs of the program, and by code that knows nothing of the program's
//! search.
//!
//! A fault *can be told apart* if nothing else that hands, ears or pens can have done, with no more faults, leaves the same
//! evidence. For such a fault the program must name the true cause first; for other faults it must say that it cannot tell the
//! cause.
//!
//! `ZGODA_DISTURBED=10000` sets the number of games; the seed is printed, and `ZGODA_SEED` sets it.

mod cases;
mod games;
mod hands;
mod mending;
mod tally;

use zgoda_game::SquareSet;
use zgoda_game::reconcile::{Report, reconcile};

use cases::{Case, MAKES, Make, Otherwise, Sensor, disturbed};
use games::{Dice, V};
use tally::Tallies;

fn seed() -> u64 {
    let seed = std::env::var("ZGODA_SEED")
        .ok()
        .and_then(|s| s.parse().ok());
    seed.unwrap_or(20_261_122)
}

/// The number of games; `docs/measured/diagnosis.md` reports 10,000.
fn games(short: usize) -> usize {
    let games = std::env::var("ZGODA_DISTURBED")
        .ok()
        .and_then(|s| s.parse().ok());
    games.unwrap_or(short)
}

/// Makes a game with these faults; some pairs of faults are possible in no game, and many pairs only in a few games.
fn one(dice: &mut Dice, makes: &[Make]) -> Option<Case> {
    (0..3_000).find_map(|_| disturbed(dice, makes))
}

/// Lets every sensor look at one game, which is counted under each of these names.
fn look(case: &Case, dice: &mut Dice, names: &mut [(&str, &mut Tallies)]) {
    let otherwise = Otherwise::of(case);
    let squares: Vec<_> = V.squares().into_iter().collect();
    let unread: SquareSet = (0..3).filter_map(|_| dice.one_of(&squares)).collect();
    for sensor in [
        Sensor::Exact,
        Sensor::Colours,
        Sensor::Occupancy,
        Sensor::Unread(unread),
    ] {
        let report = reconcile(&case.evidence(sensor));
        assert_eq!(
            report.agreed_plies,
            case.agreed(),
            "the last agreed half-move: {:?} {:?}",
            case.done,
            case.texts
        );
        let steps = mending::carry_out(case, &report);
        let alike = otherwise.looks_like(case, sensor);
        for (name, tallies) in &mut *names {
            let tally = tallies.entry(((*name).to_owned(), sensor.name()));
            tally.or_default().count(case, &report, &alike, steps);
        }
        debug(case, sensor, &report, &otherwise);
    }
}

/// Prints every game in which the true explanation could be told apart and is not first, if `ZGODA_SHOW` is set.
fn debug(case: &Case, sensor: Sensor, report: &Report, otherwise: &Otherwise) {
    if std::env::var_os("ZGODA_SHOW").is_none() {
        return;
    }
    let told = otherwise.looks_like(case, sensor).is_empty();
    if told && tally::place(case, report) != Some((1, false)) {
        println!(
            "{sensor:?}: {:?} of {} half-moves",
            case.done,
            case.game.len()
        );
        println!("  {:?}", report.first_difference);
        for one in report.explanations.iter().take(4) {
            let faults: Vec<String> = one
                .faults
                .iter()
                .map(|f| {
                    format!(
                        "{} {:?} {:?} {:?}",
                        f.kind.word(),
                        f.place,
                        f.ply,
                        f.squares
                    )
                })
                .collect();
            println!("  {} {}", one.cost, faults.join("; "));
        }
    }
}

#[test]
fn one_fault() {
    let mut dice = Dice(seed());
    let mut tallies = Tallies::new();
    let games = games(180);
    for n in 0..games {
        let make = MAKES[n % MAKES.len()];
        let case = one(&mut dice, &[make]).unwrap();
        look(&case, &mut dice, &mut [(&make.name(), &mut tallies)]);
    }
    println!("one fault, {games} games from seed {}", seed());
    let total = tally::print(&tallies);
    for (sensor, tally) in &total {
        assert!(tally.first * 100 >= tally.told * 95, "{sensor}: {tally:?}");
        assert!(tally.wrong_side * 200 <= tally.games, "{sensor}: {tally:?}");
        assert!(tally.least * 100 >= tally.games * 99, "{sensor}: {tally:?}");
        assert!(tally.told > 0 && tally.first > 0);
    }
}

#[test]
fn two_faults() {
    let mut dice = Dice(seed() ^ 2);
    let (mut tallies, mut by_kind, mut by_other) = Default::default();
    let games = games(80);
    for n in 0..games {
        let (name, makes, case) = loop {
            let (name, makes) = pair(&mut dice, n);
            if let Some(case) = one(&mut dice, &makes) {
                break (name, makes, case);
            }
        };
        let [kind, other] = makes.map(Make::name);
        let mut names = vec![(name, &mut tallies), (&kind, &mut by_kind)];
        if other != kind {
            names.push((&other, &mut by_other));
        }
        look(&case, &mut dice, &mut names);
    }
    println!("two faults, {games} games from seed {}", seed());
    for (name, tally) in by_other {
        tally::join(&mut by_kind, name, &tally);
    }
    println!("each kind, with any other");
    tally::print(&by_kind);
    println!("each sort of pair");
    let total = tally::print(&tallies);
    for (sensor, tally) in &total {
        assert!(tally.three * 100 >= tally.told * 95, "{sensor}: {tally:?}");
        assert!(tally.wrong_side * 200 <= tally.games, "{sensor}: {tally:?}");
        assert!(tally.least * 100 >= tally.games * 99, "{sensor}: {tally:?}");
    }
}

/// Two random kinds, of the four sorts of pairs in turn.
fn pair(dice: &mut Dice, n: usize) -> (&'static str, [Make; 2]) {
    let mut pick = |from: std::ops::Range<usize>| MAKES[from.start + dice.below(from.len())];
    match n % 4 {
        0 | 1 => ("two hands", [pick(0..13), pick(0..13)]),
        2 => ("a hand and a pen", [pick(0..13), pick(13..16)]),
        _ if n % 8 == 3 => ("two pens", [pick(13..16), pick(13..16)]),
        _ => ("heard and a hand", [pick(16..18), pick(0..13)]),
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests that the program may be killed at any moment: everything that was announced as recorded is in the record, and the game can
//! be resumed from there.

use std::time::Duration;

use zgoda_hw::sim::rng::Rng;

use crate::program::{Running, call, words_of, zgoda};
use crate::wine::Wine;

/// The number of kills if `ZGODA_KILLS` is not set.
const KILLS: u64 = 3;
/// The longest time from the start of a program to its kill.
const LATEST_MS: u64 = 2_000;
const GAME: [&str; 8] = [
    "32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "5-10",
];

#[test]
fn what_was_said_is_in_the_record_after_a_kill() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let kills = crate::program::number("ZGODA_KILLS", KILLS);
    let seed = crate::program::number("ZGODA_SEED", 5);
    println!("seed {seed}");
    let mut rng = Rng::new(seed);
    for round in 0..kills {
        let name = format!("{round}.zgoda");
        let record = wine.path(&name);
        let options = ["play", "--voice", "none", "--record", &record];
        let mut running = Running::start(&mut wine.zgoda(&options));
        let first = running.line().expect("first words");
        assert!(!first.is_empty());
        for pdn in GAME {
            running.type_line(pdn);
        }
        // The moment of the kill is random.
        std::thread::sleep(Duration::from_millis(rng.below(LATEST_MS)));
        running.child.kill().unwrap();
        running.child.wait().unwrap();
        let mut said = 0;
        while let Some(line) = running.line() {
            let (from, to) = words_of(GAME[said.min(GAME.len() - 1)]);
            said += usize::from(line.starts_with(&from) && line.contains(&to));
        }
        // The record is read on this system, because the file and its log have the same form on both systems.
        let mut export = zgoda();
        export.arg("export").arg(wine.home.path().join(&name));
        let kept = call(export.args(["--to", "pdn"]), b"");
        assert_eq!(kept.status, 0, "seed {seed}, round {round}: {kept:?}");
        let kept = GAME
            .iter()
            .take_while(|pdn| kept.out.contains(**pdn))
            .count();
        assert!(
            kept >= said,
            "seed {seed}, round {round}: {said} said, {kept} kept"
        );
        // The game goes on from there.
        let rest: String = GAME
            .iter()
            .skip(kept)
            .map(|pdn| format!("{pdn}\n"))
            .collect();
        let went_on = call(
            &mut wine.zgoda(&options),
            format!("{rest}quit\n").as_bytes(),
        );
        assert_eq!(went_on.status, 0, "seed {seed}, round {round}: {went_on:?}");
        let mut export = zgoda();
        export.arg("export").arg(wine.home.path().join(&name));
        let whole = call(export.args(["--to", "pdn"]), b"").out;
        assert!(
            GAME.iter().all(|pdn| whole.contains(pdn)),
            "seed {seed}, round {round}: {whole}"
        );
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The time for comparing two sheets of sixty moves aloud by `zgoda reconcile --aloud`: words and keys are counted, so that the
//! speed of the machine does not matter. `tests/browser/desk-aloud.mjs` tests the same time on the arbiter's page.

use tempfile::tempdir;
use zgoda_game::notation::write_move;
use zgoda_game::{Setup, Variant, legal_moves};
use zgoda_hw::sim::rng::Rng;
use zgoda_speech::Language;

use crate::call::zgoda_with;

/// Sixty moves of each side.
const HALF_MOVES: usize = 120;
/// The words a minute of a fast listener.
const WORDS_A_MINUTE: usize = 300;
/// Longest reading in seconds, with an answer to each half-move.
const WANTED: usize = 180;
/// Time for each answer, in milliseconds.
const A_KEY: usize = 250;

/// A game that is long enough, as a sheet has it.
fn sheet() -> String {
    let played = (0..).find_map(|seed| {
        let mut rng = Rng::new(seed);
        let mut now = Setup::start(Variant::International);
        let mut texts = Vec::new();
        while texts.len() < HALF_MOVES {
            let legal = legal_moves(&now);
            let mv = rng.pick(&legal)?;
            texts.push(write_move(&now, &mv));
            now = mv.apply(&now);
        }
        Some(texts)
    });
    format!("[GameType \"20\"]\n\n{} *\n", played.unwrap().join(" "))
}

#[test]
fn two_sheets_of_sixty_moves_are_compared_aloud_in_three_minutes() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("white.pdn");
    std::fs::write(&record, sheet()).unwrap();
    let record = record.to_str().unwrap();
    // The longest reading: the sheets part at the last half-move. Each answer is one key on a terminal.
    let answers = format!("{}differs\n", "same\n".repeat(HALF_MOVES - 1));
    println!("| language | words | seconds at {WORDS_A_MINUTE} words a minute | keys |");
    println!("| --- | --- | --- | --- |");
    for language in Language::ALL {
        let tag = language.tag();
        let call = [
            "reconcile",
            "--aloud",
            record,
            "--voice",
            "none",
            "--lang",
            tag,
        ];
        let read = zgoda_with(&call, answers.as_bytes());
        assert_eq!(read.status, 1, "{read:?}");
        // Each sentence has its own line; the last sentence names the difference.
        let said: Vec<&str> = read.out.lines().take(HALF_MOVES + 1).collect();
        assert!(
            read.out
                .lines()
                .nth(HALF_MOVES + 1)
                .unwrap()
                .contains("119"),
            "{read:?}"
        );
        let words = said.join(" ").replace('-', " ");
        let words = words.split_whitespace().count();
        let seconds = words * 60 / WORDS_A_MINUTE;
        println!("| {tag} | {words} | {seconds} | {HALF_MOVES} |");
        assert!(
            seconds * 1_000 + HALF_MOVES * A_KEY <= WANTED * 1_000,
            "{tag}: {words} words"
        );
    }
}

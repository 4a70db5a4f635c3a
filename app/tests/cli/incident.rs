// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests an incident from beginning to end: two records differ, the arbiter goes back, and the record alone shows the decision
//! (catalogue 26; S09, S10).

use tempfile::tempdir;

use crate::call::{Called, zgoda, zgoda_with};

const LINES: &str = "32-28
black: 19-23
28x19
black: 14x23
37-32
black: 10-14
arbiter 2468
set 1:18:40 1:19:05
arbiter done
34-30
black: 5-10
41-37
black: 17-21
40-34
call
walk-back
arbiter 2468
stop
note 4. 35-30
compare black 1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 35-30 5-10 5. 41-37 17-21
compare
40-34
walk-back
charge black 3:20
decide both misheard
resume
arbiter done
35-30
";

/// An export of the protocol with the arbiter's code.
fn by_code(record: &str, options: &[&str]) -> Called {
    let call = ["export", record, "--to", "protocol", "--arbiter"];
    zgoda_with(&[&call, options].concat(), b"2468\n")
}

fn played() -> (tempfile::TempDir, String, Called) {
    played_by(LINES)
}

fn played_by(lines: &str) -> (tempfile::TempDir, String, Called) {
    let folder = tempdir().unwrap();
    let event = folder.path().join("event.toml");
    let text = "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter, today\"\n";
    std::fs::write(&event, text).unwrap();
    let record = folder.path().join("game.zgoda");
    let record = record.to_str().unwrap().to_owned();
    let options = [
        "play",
        "--mode",
        "official",
        "--event",
        event.to_str().unwrap(),
        "--voice",
        "none",
        "--white",
        "Anna",
        "--black",
        "Jan",
        "--lang",
        "en",
        "--speed",
        "10",
        "--record",
        &record,
    ];
    let called = zgoda_with(&options, lines.as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    (folder, record, called)
}

/// The rest of the line of `text` that contains `words`, from these words on.
fn after<'a>(text: &'a str, words: &str) -> &'a str {
    let at = text.find(words);
    let at = at.unwrap_or_else(|| panic!("{words:?} is not in {text}"));
    text.get(at + words.len()..).unwrap_or_default()
}

#[test]
fn what_only_the_arbiter_may_know_is_on_their_screen_alone() {
    let (_folder, _record, called) = played();
    let shown = after(
        &called.err,
        "Half-move 7: White's record says 34-30, Black's says 35-30.",
    );
    let shown = after(shown, "the position after half-move 6");
    let shown = after(
        shown,
        "struck out and kept in the record: 34-30 5-10 41-37 17-21 40-34",
    );
    after(shown, "Clocks: White 1:18:40, Black 1:15:45.");
    for secret in [
        "35-30",
        "thirty five, thirty\nthe last",
        "most likely",
        "1:15:45",
        "Half-move",
    ] {
        assert!(!called.out.contains(secret), "{secret:?}: {}", called.out);
    }
    let heard = after(&called.out, "only the arbiter may do that");
    let heard = after(heard, "the arbiter has stopped the clocks");
    let heard = after(heard, "the arbiter has stopped the game");
    let heard = after(heard, "the last move is ten, fourteen");
    let heard = after(heard, "Black one hour fifteen minutes forty five seconds");
    after(heard, "thirty five, thirty");
}

#[test]
fn the_protocol_tells_the_incident_from_the_record_alone() {
    let (_folder, record, _) = played();
    let called = by_code(&record, &["--lang", "en"]);
    assert_eq!(called.status, 0, "{called:?}");
    let told = after(&called.out, "Arbiter's protocol");
    let told = after(told, "A. Arbiter, today");
    let told = after(told, "White: Anna. Black: Jan.");
    let told = after(
        told,
        "Clocks after half-move 6: White 1:18:40, Black 1:19:05.",
    );
    let told = after(told, "The arbiter was called.");
    let told = after(told, "Both clocks stopped");
    let told = after(told, "Half-move 7 in the arbiter's own record: 35-30.");
    let told = after(told, "Black's record as read in: 1. 32-28");
    let told = after(
        told,
        "case B, 6 half-moves agreed, proposed to go on after half-move 6",
    );
    let told = after(
        told,
        "White's record  Black's record  Arbiter's own record\n",
    );
    let told = after(told, "   6  10-14           10-14\n");
    let told = after(told, "   7  34-30           35-30           35-30  <>\n");
    let told = after(told, "  11  40-34\n");
    let told = after(told, "struck out: 34-30 5-10 41-37 17-21 40-34.");
    let told = after(told, "to Black 0:03:20");
    let told = after(told, "Decision: both misheard");
    let told = after(told, "The game goes on");
    after(told, "Arbiter: ____");
}

#[test]
fn a_protocol_is_in_the_language_of_the_game_or_of_who_asks() {
    let (_folder, record, _) = played();
    let polish = zgoda(&["--lang", "pl", "export", &record, "--to", "protocol"]);
    assert!(polish.out.starts_with("Protokół sędziego\n"), "{polish:?}");
    let own = zgoda(&["export", &record, "--to", "protocol"]);
    assert!(own.out.starts_with("Arbiter's protocol\n"), "{own:?}");
}

/// Names are in a part of the record that can be removed, and the decisions are kept.
#[test]
fn a_forgotten_name_is_in_no_protocol() {
    let (_folder, record, _) = played();
    let forgotten = zgoda(&["forget", &record]);
    assert_eq!(forgotten.status, 0, "{forgotten:?}");
    let called = zgoda(&["export", &record, "--to", "protocol"]);
    assert!(!called.out.contains("Anna"), "{called:?}");
    assert!(called.out.contains("both misheard"), "{called:?}");
}

/// Only the arbiter may know the difference between the records, but everybody heard that the arbiter stopped the clocks and went
/// back. The record shows that everything was exported once with a code.
#[test]
fn without_the_code_nothing_is_told_of_how_the_records_part() {
    let (_folder, record, _) = played();
    for form in ["protocol", "html", "json", "pdn", "text"] {
        let called = zgoda(&["export", &record, "--to", form, "--lang", "en"]);
        assert_eq!(called.status, 0, "{called:?}");
        for secret in [
            "Black's record",
            "case B",
            "own record",
            "compared",
            "sheet-read",
        ] {
            assert!(!called.out.contains(secret), "{form} {secret}: {called:?}");
        }
    }
    let called = zgoda(&["export", &record, "--to", "protocol", "--lang", "en"]);
    let told = after(&called.out, "Both clocks stopped");
    let told = after(told, "struck out: 34-30 5-10 41-37 17-21 40-34.");
    after(told, "The game goes on");
    assert!(
        !called.out.contains("Everything was exported"),
        "{called:?}"
    );
    by_code(&record, &[]);
    let called = zgoda(&["export", &record, "--to", "protocol", "--lang", "en"]);
    after(
        &called.out,
        "Everything was exported by an arbiter's code (protocol).",
    );
}

#[test]
fn the_protocol_tells_what_befell_the_clock() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda").display().to_string();
    let call = [
        "play", "--voice", "none", "--lang", "en", "--clock", "5m", "--record", &record,
    ];
    let lines = b"arbiter\nabsent both\narrived white\nstop\nwalk-back 0\nyes\nset 0:00 1:00\nresume\nclock\n";
    zgoda_with(&call, lines);
    let protocol = zgoda(&["export", &record, "--to", "protocol", "--lang", "en"]).out;
    for words in [
        "Black is not there (Kodeks II 4.5).",
        "White has arrived (Kodeks II 4.5).",
        "after half-move 0; nothing struck out.",
        "White's flag fell at 0:00:00.",
        "moves made: 0 (Kodeks II 6.12).",
    ] {
        assert!(protocol.contains(words), "{words:?} in {protocol}");
    }
}

/// Kodeks IV 2.15: the arbiter's own record is in the file, and is shown with each comparison of records.
#[test]
fn what_the_arbiter_wrote_down_goes_with_the_record() {
    let (folder, record, _) = played_by(
        "arbiter 2468\nprepared\narbiter done\n32-28\nblack: 19-23\narbiter 2468\nnote 1. 32-28 18-23\narbiter done\n",
    );
    let sheet = folder.path().join("black.pdn");
    std::fs::write(&sheet, "1. 32-28 18-23 *\n").unwrap();
    let sheet = sheet.to_str().unwrap();
    let call = ["--lang", "en", "reconcile", &record, sheet];
    let refused = zgoda(&call);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.contains("--arbiter"), "{refused:?}");
    let called = zgoda_with(&[&call[..], &["--arbiter"]].concat(), b"2468\n");
    let told = after(&called.out, "Half-move 2: White's record says 19-23");
    let told = after(told, "own record has 32-28 for half-move 1");
    after(
        told,
        "own record has 18-23 for half-move 2; there White's record has something else, Black's the same.",
    );
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The output of other commands of the program while an official game is not over. Facts that players may not know before
//! the end are given only for an arbiter's code.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tempfile::{TempDir, tempdir};

use crate::call::{Called, command, zgoda, zgoda_with};

/// The longest wait. Only a hang takes longer.
const PATIENCE: Duration = Duration::from_secs(120);

const EVENT: &str =
    "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n[preparation]\nask = false\n";
const LEFT_OUT: &str = "until this official game is over";
const LEFT_OUT_ON_PAPER: &str = "This official game is not over";

/// A game with these typed lines, exported in the forms that could tell more than the half-moves.
fn exported(mode: &str, lines: &str) -> [Called; 4] {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (record, event) = (path("game.zgoda"), path("event.toml"));
    std::fs::write(&event, EVENT).unwrap();
    let mut call = vec!["play", "--lang", "en", "--voice", "none", "--mode", mode];
    call.extend(["--record", &record, "--event", &event]);
    let played = zgoda_with(&call, lines.as_bytes());
    assert_eq!(played.status, 0, "{played:?}");
    ["protocol", "json", "pdn", "html"].map(|form| {
        let called = zgoda(&["export", &record, "--to", form, "--lang", "en"]);
        assert_eq!(called.status, 0, "{called:?}");
        called
    })
}

/// The kinds of the exported events, with the words of entries about legality; checks that the numbers of the events
/// have no gap.
fn events(json: &str) -> Vec<String> {
    let lines = json.lines().map(|line| serde_json::from_str(line).unwrap());
    let events: Vec<serde_json::Value> = lines
        .filter(|it: &serde_json::Value| it["kind"].is_string())
        .collect();
    for (number, event) in (1..).zip(&events) {
        assert_eq!(event["id"], number, "{event}");
    }
    let told = events
        .iter()
        .map(|it| format!("{} {}", it["kind"], it["irregular"]));
    told.collect()
}

/// After 32-28 19-23 White must capture; after 32-28 20-25 no capture is possible. In neither game do the exports tell
/// whether 31-27 and the later half-moves were legal.
#[test]
fn an_irregularity_is_exported_when_an_official_game_is_over() {
    let (irregular, legal) = (
        "32-28\n19-23\n31-27\n20-24\n",
        "32-28\n20-25\n31-27\n19-24\n",
    );
    let [protocol, json, pdn, html] = exported("official", irregular);
    let [of_legal, json_of_legal, pdn_of_legal, html_of_legal] = exported("official", legal);
    // A set-up after a half-move would show that the half-move was illegal.
    assert!(
        pdn.out.contains("1. 32-28 19-23 2. 31-27 20-24 *"),
        "{pdn:?}"
    );
    assert!(!protocol.out.contains("I 5.4.6") && !json.out.contains("5.4.6"));
    assert!(!html.out.contains("5.4.6"));
    assert_eq!(events(&json.out), events(&json_of_legal.out));
    for called in [protocol, json, pdn, of_legal, json_of_legal, pdn_of_legal] {
        assert!(called.err.contains(LEFT_OUT), "{called:?}");
    }
    // The printed sheet also tells its reader that something may be left out.
    for called in [&html, &html_of_legal] {
        assert!(called.err.contains(LEFT_OUT), "{called:?}");
        assert!(called.out.contains(LEFT_OUT_ON_PAPER), "{called:?}");
    }
    // Both exports are the same byte by byte, except for the times.
    let alike = |called: &Called, moves: [&str; 2]| {
        let lines = called.out.split('<').filter(|it| !it.contains(" UTC"));
        let text = lines.collect::<Vec<_>>().join("<");
        moves.iter().fold(text, |text, it| text.replace(it, "-"))
    };
    assert_eq!(
        alike(&html, ["19-23", "20-24"]),
        alike(&html_of_legal, ["20-25", "19-24"])
    );
    let end = "arbiter 2468\ndecide 2-0 resignation\nyes\n";
    let over = exported("official", &format!("{irregular}{end}"));
    let training = exported("training", irregular);
    for called in over.iter().chain(&training) {
        assert!(!called.err.contains(LEFT_OUT), "{called:?}");
        assert!(!called.out.contains(LEFT_OUT_ON_PAPER), "{called:?}");
    }
    let [protocol, json, pdn, html] = over;
    let over = [
        (protocol, "5.4.6"),
        (json, "5.4.6"),
        (pdn, "/FEN"),
        (html, "5.4.6"),
    ];
    for (called, told) in over {
        assert!(called.out.contains(told), "{called:?}");
    }
}

/// The options of an official game with this event file.
fn official(folder: &TempDir) -> Vec<String> {
    let event = folder.path().join("event.toml");
    std::fs::write(&event, EVENT).unwrap();
    let event = event.to_str().unwrap();
    let call = [
        "play", "--lang", "en", "--voice", "none", "--mode", "official", "--event", event,
    ];
    call.map(str::to_owned).to_vec()
}

/// The number of events of this kind.
fn events_of(record: &Path, kind: &str) -> i64 {
    let db = Connection::open(record).unwrap();
    let ask = "SELECT count(*) FROM event WHERE kind = ?";
    db.query_row(ask, [kind], |row| row.get(0)).unwrap()
}

#[test]
fn everything_is_exported_by_an_arbiters_code_alone() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    let path = record.to_str().unwrap();
    let mut call = official(&folder);
    call.extend(["--record", path].map(str::to_owned));
    let played = zgoda_with(&call, b"32-28\n19-23\n31-27\n20-24\n");
    assert_eq!(played.status, 0, "{played:?}");
    let export = |code: &[u8]| {
        let call = [
            "export",
            path,
            "--to",
            "protocol",
            "--lang",
            "en",
            "--arbiter",
        ];
        zgoda_with(&call, code)
    };
    for (code, why) in [
        (&b"1357\n"[..], "no arbiter's code"),
        (b"", "no code was given"),
    ] {
        let called = export(code);
        assert_eq!((called.status, called.out.as_str()), (2, ""), "{called:?}");
        assert!(called.err.contains(why), "{called:?}");
    }
    assert_eq!(events_of(&record, "exported"), 0);
    assert_eq!(events_of(&record, "arbiter-words"), 1);
    let called = export(b"2468\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.contains("I 5.4.6") && !called.err.contains(LEFT_OUT));
    assert_eq!(events_of(&record, "exported"), 1);
    // After three wrong codes even the right code has to wait.
    for _ in 0..3 {
        export(b"1357\n");
    }
    let called = export(b"2468\n");
    assert!(
        called.status == 2 && called.err.contains("seconds"),
        "{called:?}"
    );
}

/// The position that follows from the records of a running official game is told to the arbiter alone, however the
/// records are compared.
#[test]
fn records_are_compared_for_an_arbiter_alone_while_an_official_game_runs() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    let path = record.to_str().unwrap();
    let mut call = official(&folder);
    call.extend(["--record", path].map(str::to_owned));
    let played = zgoda_with(&call, b"32-28\n19-23\n");
    assert_eq!(played.status, 0, "{played:?}");
    let sheet = folder.path().join("black.pdn");
    std::fs::write(&sheet, "1. 32-28 19-23 *\n").unwrap();
    let two = ["reconcile", path, sheet.to_str().unwrap(), "--lang", "en"];
    let aloud = [
        "reconcile",
        "--aloud",
        path,
        "--voice",
        "none",
        "--lang",
        "en",
    ];
    for call in [&two[..], &aloud[..]] {
        let refused = zgoda_with(call, b"same\nsame\n");
        assert_eq!((refused.status, refused.out.as_str()), (2, ""));
        assert!(refused.err.contains("--arbiter"), "{refused:?}");
        let by_code = [call, &["--arbiter"]].concat();
        let wrong = zgoda_with(&by_code, b"1357\nsame\nsame\n");
        assert_eq!((wrong.status, wrong.out.as_str()), (2, ""), "{wrong:?}");
        let right = zgoda_with(&by_code, b"2468\nsame\nsame\n");
        assert_eq!(right.status, 0, "{right:?}");
        assert!(!right.out.is_empty());
    }
    assert_eq!(events_of(&record, "exported"), 2);
}

/// The only record in this folder, as soon as it exists and has an event.
fn only_record(folder: &Path) -> PathBuf {
    let begun = Instant::now();
    loop {
        let files = std::fs::read_dir(folder).into_iter().flatten();
        let mut records = files.map(|file| file.unwrap().path());
        let record = records.find(|path| path.extension().is_some_and(|it| it == "zgoda"));
        if let Some(record) = record.filter(|path| events_of_any(path)) {
            return record;
        }
        assert!(begun.elapsed() < PATIENCE, "no game began");
        // Another process makes the record, and sends no signal when it exists.
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn events_of_any(record: &Path) -> bool {
    let db = Connection::open(record).unwrap();
    let any: rusqlite::Result<i64> =
        db.query_row("SELECT count(*) FROM event", [], |row| row.get(0));
    any.is_ok_and(|any| any > 0)
}

/// A player could get a list of legal moves with a single command.
#[test]
fn moves_are_told_to_nobody_while_an_official_game_runs() {
    const START: &str = "W:W32:B19";
    let (folder, data) = (tempdir().unwrap(), tempdir().unwrap());
    let place = data.path().to_str().unwrap();
    let ask = || zgoda(&["--data", place, "moves", START]);
    assert_eq!(ask().status, 0);
    let mut call = official(&folder);
    call.extend(["--data", place].map(str::to_owned));
    let mut game = command(&call).spawn().unwrap();
    let mut hand = game.stdin.take().unwrap();
    let record = only_record(data.path());
    let called = ask();
    assert_eq!((called.status, called.out.as_str()), (2, ""), "{called:?}");
    assert!(called.err.contains("II 2.4.7"), "{called:?}");
    let path = record.to_str().unwrap();
    let whole = ["export", path, "--to", "json", "--arbiter"];
    let called = zgoda_with(&whole, b"2468\n");
    assert_eq!(called.status, 0, "{called:?}");
    // The program that plays the game writes both requests into the record.
    let begun = Instant::now();
    let noted = data.path().join(format!("{path}-elsewhere"));
    while noted.exists() {
        assert!(begun.elapsed() < PATIENCE, "nobody took the note");
        // The other process looks for the note once a second.
        std::thread::sleep(Duration::from_millis(50));
    }
    hand.write_all(b"quit\n").unwrap();
    drop(hand);
    assert!(game.wait_with_output().unwrap().status.success());
    assert_eq!(events_of(&record, "exported"), 1);
    assert_eq!(events_of(&record, "refused"), 1);
    // The record is free now.
    assert_eq!(ask().status, 0);
    // During a training game such requests are not refused either.
    let training = ["play", "--data", place, "--voice", "none"];
    let mut game = command(&training).spawn().unwrap();
    let hand = game.stdin.take().unwrap();
    assert_eq!(ask().status, 0);
    drop(hand);
    game.wait().unwrap();
}

/// The record of the game may be named by `--record`, and be in another folder than the program's files.
#[test]
fn moves_are_told_to_nobody_wherever_the_games_record_lies() {
    let (folder, data) = (tempdir().unwrap(), tempdir().unwrap());
    let place = data.path().to_str().unwrap();
    let ask = || zgoda(&["--data", place, "moves", "W:W32:B19"]);
    let mut call = official(&folder);
    let path = folder.path().join("game.zgoda");
    call.extend(["--data", place, "--record", path.to_str().unwrap()].map(str::to_owned));
    for _begun_and_resumed in 0..2 {
        let mut game = command(&call).spawn().unwrap();
        let hand = game.stdin.take().unwrap();
        let record = only_record(folder.path());
        let begun = Instant::now();
        while ask().status == 0 {
            assert!(begun.elapsed() < PATIENCE, "moves are told");
        }
        let called = ask();
        assert_eq!((called.status, called.out.as_str()), (2, ""), "{called:?}");
        assert!(called.err.contains("II 2.4.7"), "{called:?}");
        drop(hand);
        assert!(game.wait_with_output().unwrap().status.success());
        assert_eq!(ask().status, 0);
        assert!(record.exists());
    }
}

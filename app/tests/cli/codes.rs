// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's code when a game is resumed: a restart alone allows no other code.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use tempfile::{TempDir, tempdir};
use zgoda_record::read;

use crate::call::{Called, zgoda, zgoda_with};

const REST: &str = "[consent]\ndevice = \"A. Arbiter\"\n[preparation]\nask = false\n";
const AT_WORK: &str = "the arbiter is at work";

/// A folder with a game that was begun with this code.
fn begun(pin: &str) -> (TempDir, String) {
    let folder = tempdir().unwrap();
    let record = folder
        .path()
        .join("game.zgoda")
        .to_str()
        .unwrap()
        .to_owned();
    let events = event(&folder, &format!("[arbiter]\npin = \"{pin}\"\n"));
    let called = play(&record, &["--event", &events], "32-28\nquit\n");
    assert_eq!(called.status, 0, "{called:?}");
    (folder, record)
}

fn event(folder: &TempDir, arbiters: &str) -> String {
    let path = folder.path().join("event.toml");
    std::fs::write(&path, format!("{arbiters}{REST}")).unwrap();
    path.to_str().unwrap().to_owned()
}

fn play(record: &str, options: &[&str], lines: &str) -> Called {
    let mut call = vec![
        "play", "--voice", "none", "--lang", "en", "--record", record,
    ];
    if !Path::new(record).exists() {
        call.extend(["--mode", "official"]);
    }
    call.extend(options);
    zgoda_with(&call, lines.as_bytes())
}

fn hash(record: &str) -> Option<String> {
    let db = Connection::open(record).unwrap();
    let ask = "SELECT value FROM game WHERE setting = 'codes'";
    db.query_row(ask, [], |row| row.get(0)).ok()
}

fn exported(record: &str, to: &str) -> String {
    zgoda(&["export", record, "--to", to, "--lang", "en"]).out
}

/// Changes the record as if everything in it had been written so many seconds earlier.
fn earlier(record: &str, seconds: u32) {
    let db = Connection::open(record).unwrap();
    let back = format!(
        "UPDATE event SET written = strftime('%Y-%m-%dT%H:%M:%fZ', written, '-{seconds} seconds')"
    );
    db.execute(&back, []).unwrap();
}

/// The number of wrong codes in the record.
fn wrong(record: &str) -> usize {
    exported(record, "protocol")
        .matches("A wrong code was")
        .count()
}

#[test]
fn another_event_file_does_not_choose_the_code() {
    let (folder, record) = begun("2468");
    let before = (hash(&record), exported(&record, "text"));
    for (tried, arbiters) in [
        "[arbiter]\npin = \"7531\"\n",
        "[arbiter]\npin = \"2468\"\n[arbiter.round.\"Z\"]\npin = \"7531\"\n",
        "[arbiter.round.\"Z\"]\npin = \"7531\"\n",
    ]
    .into_iter()
    .enumerate()
    {
        let events = event(&folder, arbiters);
        let called = play(&record, &["--event", &events], "arbiter 7531\nquit\n");
        assert_eq!(called.status, 2, "{arbiters} {called:?}");
        assert!(!called.out.contains(AT_WORK), "{called:?}");
        for way in ["the old code", "--new-code"] {
            assert!(called.err.contains(way), "{called:?}");
        }
        assert_eq!(wrong(&record), tried + 1, "it counts");
    }
    let after = (hash(&record), exported(&record, "text"));
    assert_eq!(after, before, "nothing else is written");
    // The old code stays valid, and a start without an event file works too: the record knows the code.
    let (folder, record) = begun("2468");
    let events = event(&folder, "[arbiter]\npin = \"2468\"\n");
    for options in [&["--event", events.as_str()][..], &[]] {
        let called = play(&record, options, "arbiter 7531\narbiter 2468\nquit\n");
        assert_eq!(called.status, 0, "{called:?}");
        assert_eq!(called.out.matches(AT_WORK).count(), 1, "{called:?}");
        assert!(called.out.contains("wrong"), "{called:?}");
    }
    // The same holds for a mode without a code.
    assert_eq!(play(&record, &["--mode", "training"], "").status, 2);
}

#[test]
fn what_would_be_taken_for_something_else_is_no_code() {
    let (folder, record) = begun("2468");
    let before = hash(&record);
    for (pin, why) in [
        ("3228", "a square or half-move"),
        ("cofnij", "a word of a command"),
        ("246", "four characters"),
    ] {
        let events = event(&folder, &format!("[arbiter]\npin = \"{pin}\"\n"));
        let new = folder.path().join("new.zgoda");
        let begins = play(new.to_str().unwrap(), &["--event", &events], "quit\n");
        let goes_on = play(&record, &["--event", &events, "--new-code"], "quit\n");
        for called in [begins, goes_on] {
            assert_eq!(called.status, 2, "{pin}: {called:?}");
            let named = ["line 2: arbiter.pin", why];
            assert!(
                named.iter().all(|it| called.err.contains(it)),
                "{pin}: {called:?}"
            );
        }
        assert!(!new.exists(), "{pin}");
    }
    assert_eq!(hash(&record), before);
}

#[test]
fn wrong_codes_at_a_resume_wait_as_typed_ones_do() {
    let (folder, record) = begun("2468");
    let other = tempdir().unwrap();
    let bad = event(&other, "[arbiter]\npin = \"7531\"\n");
    let good = event(&folder, "[arbiter]\npin = \"2468\"\n");
    let tries = |events: &str| play(&record, &["--event", events], "quit\n");
    earlier(&record, 3600);
    for tried in 1..=8 {
        let called = tries(&bad);
        assert!(called.err.contains("the old code"), "{called:?}");
        assert_eq!(wrong(&record), tried);
        earlier(&record, 31);
    }
    // An earlier wrong try does not change the time since the game was left.
    let left = read(Path::new(&record)).unwrap().written_ago.unwrap();
    assert!(left >= Duration::from_secs(3600), "{left:?}");
    // During the wait no code is tried, wrong or right, and no attempt counts, so the longest wait is never exceeded.
    let called = tries(&bad);
    assert!(called.err.contains("the old code"), "{called:?}");
    for (events, also) in [(&bad, None), (&good, None), (&bad, Some("--new-code"))] {
        just_now(&record);
        let options = ["--event", events].into_iter().chain(also);
        let called = play(&record, &options.collect::<Vec<_>>(), "quit\n");
        assert_eq!(called.status, 2, "{called:?}");
        assert!(!called.err.contains("the old code"), "{called:?}");
        assert!(called.err.contains("leave --event out"), "{called:?}");
        let left = called.err.split_once("no code is tried for ").unwrap().1;
        let left: u64 = left.split_once(" s, ").unwrap().0.parse().unwrap();
        assert!((1..=30).contains(&left), "{called:?}");
    }
    assert_eq!(wrong(&record), 9);
    // Without a code the game is resumed at once, while a typed code waits.
    earlier(&record, 31);
    let called = play(&record, &["--event", &good], "quit\n");
    assert_eq!(called.status, 0, "{called:?}");
    just_now(&record);
    let called = play(&record, &[], "arbiter 2468\nquit\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.contains("no code is tried for"), "{called:?}");
}

/// Changes the record as if the last wrong code had been given now.
fn just_now(record: &str) {
    let db = Connection::open(record).unwrap();
    let now = "UPDATE event SET written = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id =
                   (SELECT max(id) FROM event WHERE kind = 'arbiter-words')";
    db.execute(now, []).unwrap();
}

#[test]
fn a_new_code_is_told_at_every_opening_and_on_the_protocol() {
    let (folder, record) = begun("2468");
    let old = hash(&record);
    let events = event(&folder, "[arbiter]\npin = \"7531\"\n");
    let options = ["--event", &events, "--new-code"];
    let called = play(&record, &options, "arbiter 2468\narbiter 7531\nquit\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(called.out.matches(AT_WORK).count(), 1, "{called:?}");
    assert_ne!(hash(&record), old);
    let told = "taken up again with another arbiter's code";
    let again = play(
        &record,
        &[],
        "arbiter 7531\narbiter done\narbiter 7531\narbiter done\nquit\n",
    );
    assert_eq!(
        again.err.matches(told).count(),
        3,
        "at the beginning and at each opening: {again:?}"
    );
    assert_eq!(exported(&record, "protocol").matches(told).count(), 1);
    assert!(exported(&record, "json").contains("\"codes-changed\""));
    // The same code is not a new code, and a new code needs a resumed game.
    play(&record, &options, "quit\n");
    assert_eq!(exported(&record, "protocol").matches(told).count(), 1);
    assert_eq!(play(&record, &["--new-code"], "").status, 2);
    let other = folder.path().join("other.zgoda");
    let called = play(other.to_str().unwrap(), &options, "");
    assert_eq!(called.status, 2, "{called:?}");
    assert!(!other.exists());
}

#[test]
fn the_hash_is_in_no_export_and_goes_with_the_game() {
    let (folder, record) = begun("2468");
    let kept = hash(&record).unwrap();
    assert!(
        kept.contains("$argon2id$") && !kept.contains("2468"),
        "{kept}"
    );
    for to in ["json", "text", "pdn", "protocol"] {
        let out = exported(&record, to);
        assert!(!out.contains("argon2") && !out.is_empty(), "{out}");
    }
    // The hash of the code may stand in an event file: the code cannot be read from it.
    let text = kept.split('"').nth(3).unwrap();
    let events = event(&folder, &format!("[arbiter]\npin_hash = \"{text}\"\n"));
    let lines =
        format!("arbiter {text}\narbiter 2468\ndecide 2-0 resignation\nyes\narbiter done\nquit\n");
    let called = play(&record, &["--event", &events], &lines);
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(called.out.matches(AT_WORK).count(), 1, "{called:?}");
    assert_eq!(hash(&record), None, "the game is over: {called:?}");
    let bytes = std::fs::read(&record).unwrap();
    assert!(!bytes.windows(9).any(|it| it == b"$argon2id"));
}

#[test]
fn a_game_that_goes_on_after_its_end_has_its_code_again() {
    let (_folder, record) = begun("2468");
    let kept = hash(&record);
    let lines = "19-23\narbiter 2468\ndecide 2-0 resignation\nyes\nwalk-back 1\nresume\narbiter done\nquit\n";
    let called = play(&record, &[], lines);
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(hash(&record), kept, "{called:?}");
}

/// Older records have no code.
#[test]
fn an_older_record_takes_the_first_code_and_says_so() {
    let (folder, record) = begun("2468");
    let db = Connection::open(&record).unwrap();
    db.execute("DELETE FROM game WHERE setting = 'codes'", [])
        .unwrap();
    drop(db);
    let called = play(&record, &[], "arbiter 2468\nquit\n");
    assert!(!called.out.contains(AT_WORK), "nobody has one: {called:?}");
    // The code may be one that no new game takes any more.
    let events = event(&folder, "[arbiter]\npin = \"19\"\n");
    let called = play(&record, &["--event", &events], "arbiter 19\nquit\n");
    assert!(called.out.contains(AT_WORK), "{called:?}");
    let told = "The record had no arbiter's code";
    assert_eq!(called.err.matches(told).count(), 2, "{called:?}");
    assert_eq!(exported(&record, "protocol").matches(told).count(), 1);
    // From now on the record behaves like any other.
    let other = event(&folder, "[arbiter]\npin = \"2468\"\n");
    assert_eq!(play(&record, &["--event", &other], "").status, 2);
}

/// The new owners of the keyboard, by the events of the record.
fn handed(record: &str) -> Vec<String> {
    let db = Connection::open(record).unwrap();
    let ask = "SELECT json_extract(body, '$.keyboard') FROM event WHERE kind = 'keyboard-changed'";
    let mut rows = db.prepare(ask).unwrap();
    let words = rows.query_map([], |row| row.get(0)).unwrap();
    words.map(Result::unwrap).collect()
}

/// The record keeps the owner of the keyboard. A restart alone cannot change the owner: that takes an arbiter's code.
#[test]
fn another_keyboard_needs_the_code_in_official() {
    let folder = tempdir().unwrap();
    let record = folder.path().join("game.zgoda");
    let record = record.to_str().unwrap();
    let events = event(&folder, "[arbiter]\npin = \"2468\"\n");
    let begin = ["--keyboard", "white", "--event", &events];
    let called = play(record, &begin, "black: press\nquit\n");
    assert!(
        called.out.contains("this keyboard is White's"),
        "{called:?}"
    );
    // Without the option, and with the same option, the keyboard belongs to White.
    for options in [&[][..], &["--keyboard", "white"]] {
        let called = play(record, options, "black: press\nquit\n");
        assert!(
            called.out.contains("this keyboard is White's"),
            "{called:?}"
        );
    }
    for (code, why) in [
        ("", "leave --keyboard out"),
        ("\n", "leave --keyboard out"),
        ("1357\n", "no arbiter's code"),
    ] {
        let called = play(record, &["--keyboard", "black"], code);
        assert_eq!(called.status, 2, "{called:?}");
        assert!(called.err.contains(why), "{called:?}");
    }
    assert_eq!((handed(record), wrong(record)), (vec![], 1));
    let called = play(
        record,
        &["--keyboard", "black"],
        "2468\nwhite: press\nquit\n",
    );
    assert_eq!(called.status, 0, "{called:?}");
    assert!(
        called.out.contains("this keyboard is Black's"),
        "{called:?}"
    );
    assert_eq!(handed(record), ["black"]);
    let protocol = exported(record, "protocol");
    assert!(protocol.contains("keyboard is Black's"), "{protocol}");
    // From now on the keyboard belongs to Black.
    let called = play(record, &[], "white: press\nquit\n");
    assert!(
        called.out.contains("this keyboard is Black's"),
        "{called:?}"
    );
    // In training no code is needed, and the change is an event too.
    let training = folder.path().join("training.zgoda");
    let training = training.to_str().unwrap();
    let begin = [
        "play", "--voice", "none", "--lang", "en", "--record", training,
    ];
    zgoda_with(&begin, b"quit\n");
    let black = [&begin[..], &["--keyboard", "black"]].concat();
    for _ in 0..2 {
        assert_eq!(zgoda_with(&black, b"quit\n").status, 0);
        assert_eq!(handed(training), ["black"]);
    }
}

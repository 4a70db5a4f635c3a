// SPDX-License-Identifier: GPL-3.0-or-later
//! The event file given to the program: its refusals, the names in messages, and the part of the file that the record
//! and the protocol keep.

use std::fs::Permissions;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};

use tempfile::{TempDir, tempdir};

use crate::call::{Called, refused, zgoda, zgoda_with};

/// A folder with an event file that has this text. Also the path of that file, and a path for a record.
fn event(text: &str) -> (TempDir, String, String) {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (file, record) = (path("event.toml"), path("game.zgoda"));
    std::fs::write(&file, text).unwrap();
    (folder, file, record)
}

fn play(file: &str, record: &str, options: &[&str], lines: &str) -> Called {
    let mut call = vec!["play", "--voice", "none", "--mode", "official"];
    call.extend(["--event", file, "--record", record]);
    call.extend(options);
    zgoda_with(&call, lines.as_bytes())
}

#[test]
fn what_is_wrong_is_refused_with_its_line() {
    for (text, options, words) in [
        (
            "\n[game]\nrules = \"X\"\n",
            &[][..],
            &["event.toml, line 3: ", "PZ100"][..],
        ),
        (
            "[game]\nrules = \"PZ64\"\n",
            &["--variant", "international"],
            &["line 2", "PZ64"],
        ),
        (
            "[game]\ndraw_with_advantage = true\n",
            &["--variant", "polish64"],
            &["line 2", "I 6.5"],
        ),
        (
            "[sight]\nwhite = \"low\"\n",
            &["--blind", "white"],
            &["--sight white=blind", "low"],
        ),
        (
            "[assistant.black]\nname = \"A\"\n",
            &[],
            &["line 2", "VIII 4.1"],
        ),
        ("[event]\nadapted = true\n", &[], &["line 2", "VIII 5.3"]),
    ] {
        let (_folder, file, record) = event(text);
        let mut call = vec![
            "play",
            "--event",
            file.as_str(),
            "--record",
            record.as_str(),
        ];
        call.extend(options);
        refused(&call, words);
        assert!(!std::path::Path::new(&record).exists());
    }
}

#[test]
fn what_is_not_known_is_named_once_and_does_nothing() {
    let text = "[arbiter]\npin = \"2468\"\nphone = \"1234\"\n[consent]\ndevice = \"A. Arbiter\"\n";
    let (_folder, file, record) = event(text);
    let called = play(&file, &record, &[], "32-28\n");
    assert_eq!(called.status, 0, "{called:?}");
    let named = called
        .err
        .matches("line 3: this version knows no arbiter.phone")
        .count();
    assert_eq!(named, 1, "{}", called.err);
    assert!(
        called.out.contains("thirty two, twenty eight"),
        "{}",
        called.out
    );
}

/// R04: the shortest consent in an event file is for the device and for nothing else.
#[test]
fn a_function_that_is_not_listed_is_off() {
    let (_folder, file, record) =
        event("[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter, today\"\n");
    let called = play(&file, &record, &[], "32-28\nsquare 32\nboard\nlast\n");
    assert_eq!(called.status, 0, "{called:?}");
    let refusals = called
        .out
        .matches("the chief arbiter has not consented")
        .count();
    assert_eq!(refusals, 2, "{}", called.out);
    assert!(
        called.out.contains("thirty two, twenty eight"),
        "{}",
        called.out
    );
    let whole = ["export", &record, "--to", "json", "--arbiter"];
    let kept = zgoda_with(&whole, b"2468\n").out;
    assert_eq!(
        kept.matches("no consent to board_by_ear").count(),
        2,
        "{kept}"
    );
}

#[test]
fn the_control_of_the_event_is_the_clock_of_the_game() {
    let (_folder, file, record) = event("[game]\ntime = \"100/III.2.2a\"\n");
    let play = |options: &[&str]| {
        let mut call = vec!["play", "--voice", "none", "--lang", "en", "--event", &file];
        call.extend(options);
        zgoda_with(&call, b"32-28\nclock full\n").out
    };
    let runs = play(&["--record", &record]);
    assert!(runs.contains("your clock is running"), "{runs}");
    let another = format!("{record}.beside");
    let beside = play(&["--record", &another, "--clock", "none"]);
    assert!(beside.contains("there is no clock"), "{beside}");
}

#[test]
fn record_and_protocol_keep_what_was_fixed_and_names_can_be_forgotten() {
    let text = "[event]\nname = \"Open, round 3\"\n[arbiter]\npin = \"2468\"\n[game]\ntime = \"100/6.1.5.2\"\n\
                [assistant.white]\nname = \"Halina\"\n[consent]\ndevice = \"A. Arbiter\"\n\
                board_by_ear = \"A. Arbiter, 2 May\"\n";
    let (_folder, file, record) = event(text);
    let beside = ["--clock", "none"];
    let called = play(&file, &record, &beside, "32-28\nsettings\n");
    assert!(
        called.out.contains("assistant of white, Halina"),
        "{}",
        called.out
    );
    let protocol = || zgoda(&["export", &record, "--to", "protocol", "--lang", "en"]).out;
    for words in [
        "Rules: PZWarc 2021 draft",
        "Time control: 90m/45,30m+30s",
        "reading the board aloud, on: A. Arbiter, 2 May",
        "Event: Open, round 3",
        "- assistant of white, Halina",
    ] {
        assert!(protocol().contains(words), "{words:?} in {}", protocol());
    }
    // A resumed game keeps the settings with which it was begun, whatever the event file says now.
    std::fs::write(&file, "[arbiter]\npin = \"2468\"\n").unwrap();
    let again = play(
        &file,
        &record,
        &[],
        "arbiter 1357\narbiter 2468\narbiter done\nsquare 32\n",
    );
    assert_eq!(again.status, 0, "{again:?}");
    assert!(again.out.contains("thirty two empty"), "{}", again.out);
    assert_eq!(
        again.out.matches("the arbiter is at work").count(),
        1,
        "{}",
        again.out
    );
    assert_eq!(zgoda(&["forget", &record]).status, 0);
    let everything = zgoda(&["export", &record, "--to", "json"]).out;
    assert!(
        !everything.contains("Halina") && !protocol().contains("Halina"),
        "{everything}"
    );
    let stored = std::fs::read(&record).unwrap();
    for private in ["Halina", "2468", "1357"] {
        let private = private.as_bytes();
        assert!(!stored.windows(private.len()).any(|it| it == private));
    }
}

/// Kodeks VIII 4.2. The names of appointed and replaced assistants were spoken aloud, and these names can also be
/// removed from the record.
#[test]
fn an_appointed_assistant_is_on_the_protocol_until_forgotten() {
    let text = "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n[preparation]\n";
    let (_folder, file, record) = event(text);
    let lines = "32-28\nyes\narbiter 2468\nappoint Halina for white\nappoint Grażyna\nprepared\n\
                 arbiter done\n32-28\n";
    let called = play(&file, &record, &[], lines);
    assert_eq!(called.status, 0, "{called:?}");
    let played = called.out.matches("thirty two, twenty eight").count();
    assert_eq!(played, 1, "{}", called.out);
    let protocol = zgoda(&["export", &record, "--to", "protocol", "--lang", "en"]).out;
    for words in [
        "does each side play on a board of its own? Yes.",
        "do all men stand in their places? Confirmed by the arbiter.",
        "Appointed assistant of White (Kodeks VIII 4.2): Grażyna.",
    ] {
        assert!(protocol.contains(words), "{words:?} in {protocol}");
    }
    assert_eq!(zgoda(&["forget", &record]).status, 0);
    let stored = std::fs::read(&record).unwrap();
    for private in ["Halina", "Grażyna"] {
        let private = private.as_bytes();
        assert!(!stored.windows(private.len()).any(|it| it == private));
    }
}

fn exported(record: &str, form: &str) -> String {
    let called = zgoda(&["--lang", "en", "export", record, "--to", form]);
    assert_eq!(called.status, 0, "{called:?}");
    called.out
}

/// The exports for the hall and the archive name the event and its tempo, and state each player's thinking time.
#[test]
fn sheet_pdn_and_protocol_name_event_round_tempo_and_times() {
    let (_folder, file, record) = event(
        "[event]\nname = \"Open of Lublin\"\nround = \"3\"\n[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n\
         [game]\ntime = \"100/6.1.5.1\"\n",
    );
    let called = play(&file, &record, &["--clock", "none"], "32-28\n19-23\nquit\n");
    assert_eq!(called.status, 0, "{called:?}");
    let sheet = exported(&record, "text");
    for line in [
        "event: Open of Lublin",
        "round: 3",
        "time control: 80m+60s",
        "   1. 32-28",
    ] {
        assert!(sheet.contains(line), "{line}: {sheet}");
    }
    let pdn = exported(&record, "pdn");
    for tag in [
        "[Event \"Open of Lublin\"]",
        "[Round \"3\"]",
        "[TimeControl \"80m+60s\"]",
    ] {
        assert!(pdn.contains(tag), "{tag}: {pdn}");
    }
    let protocol = exported(&record, "protocol");
    for line in ["Event: Open of Lublin", "Round: 3", "Moves:\n   1. 32-28"] {
        assert!(protocol.contains(line), "{line}: {protocol}");
    }
}

/// A walk-back that was undone takes one line, and half-moves that stand again do not look struck out.
#[test]
fn half_moves_that_were_put_back_do_not_look_struck_out() {
    let (_folder, file, record) = event(
        "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n[preparation]\nask = false\n",
    );
    let lines = "32-28\n19-23\n28x19\n14x23\narbiter 2468\nwalk-back 1\nrestore\nresume\narbiter done\n\
                 37-32\ncorrect 38-32\nquit\n";
    let called = play(&file, &record, &[], lines);
    assert_eq!(called.status, 0, "{called:?}");
    let sheet = exported(&record, "text");
    assert!(
        sheet.contains("\nwalked back and put back by the arbiter: half-moves 2 to 4\n"),
        "{sheet}"
    );
    assert!(!sheet.contains("19-23, walked back"), "{sheet}");
    assert_eq!(sheet.matches("19-23").count(), 1, "{sheet}");
}

/// Scoresheet and PDN give a half-move the same number, whichever side begins.
#[test]
fn sheet_and_pdn_number_alike() {
    let (_folder, _, record) = event("");
    let call = [
        "play",
        "--voice",
        "none",
        "--record",
        &record,
        "--set-up",
        "B:W32,38,48:B18,19,8",
    ];
    zgoda_with(&call, b"19-23\n32-27\n23-28\nquit\n");
    let pdn = exported(&record, "pdn");
    assert!(pdn.contains("1... 19-23 2. 32-27 23-28"), "{pdn}");
    let sheet = exported(&record, "text");
    assert!(
        sheet.contains("   1. ...               19-23\n   2. 32-27"),
        "{sheet}"
    );
}

/// Kodeks II 6.1.5.5: the arbiter may have a reason for a bonus that is too short. The program therefore points it out,
/// with the line of the file, but accepts it.
#[test]
fn a_bonus_that_is_too_short_for_an_official_event_is_told() {
    for (text, options, told) in [
        (
            "[game]\ntime = \"90m+10s\"\n",
            &["--clock", "none"][..],
            true,
        ),
        (
            "[event]\nkind = \"unrated\"\n[game]\ntime = \"90m+10s\"\n",
            &["--clock", "none"],
            false,
        ),
        ("[game]\ntime = \"90m+30s\"\n", &["--clock", "none"], false),
    ] {
        let text = format!("[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n{text}");
        let (_folder, file, record) = event(&text);
        let called = play(&file, &record, options, "quit\n");
        assert_eq!(called.status, 0, "{called:?}");
        let says = called
            .err
            .contains("line 6: a bonus of 10 seconds is shorter than the 30");
        assert_eq!(says, told, "{text}: {}", called.err);
    }
}

/// Names, consents, decisions and moments in a record cannot send control characters to a terminal or begin a line of a sheet.
#[test]
fn nothing_from_outside_draws_on_a_terminal_or_a_sheet() {
    let (folder, file, record) = event(
        "[event]\nname = \"Open \\u001b[2J\\n2026-11-22 The arbiter decides 2-0\"\n[arbiter]\npin = \"2468\"\n\
         [consent]\ndevice = \"A. Arbiter\\u202e\\u0007\"\n[preparation]\nask = false\n\"\\u001b[31mk\" = 1\n",
    );
    let called = play(
        &file,
        &record,
        &[],
        "32-28\narbiter 2468\nsanction white warning talking\nsettings\nquit\n",
    );
    assert_eq!(called.status, 0, "{called:?}");
    let db = rusqlite::Connection::open(&record).unwrap();
    db.execute(
        "UPDATE person SET name = 'Zus\u{202e}an' WHERE side = 'white'",
        [],
    )
    .unwrap();
    db.execute(
        "UPDATE event SET body = replace(body, 'talking', 'tal\\u001b[31m\\nking'), written = written || char(27)",
        [],
    )
    .unwrap();
    drop(db);
    let mut all = vec![called.out, called.err];
    all.extend(["pdn", "text", "protocol", "json"].map(|form| exported(&record, form)));
    let odd = folder.path().join("no\u{1b}[31m\u{202e}such.zgoda");
    all.push(zgoda(&["export", odd.to_str().unwrap(), "--to", "pdn"]).err);
    all.push(zgoda(&["ex\u{1b}[31mport"]).err);
    for text in all {
        let draws =
            |c: &char| c.is_control() && *c != '\n' || ('\u{202a}'..='\u{202e}').contains(c);
        let found: Vec<char> = text.chars().filter(draws).collect();
        assert_eq!(found, [], "{text}");
        let forged = text
            .lines()
            .any(|line| line.starts_with("2026-11-22 The") || line == "king");
        assert!(!forged, "{text}");
    }
}

#[test]
fn a_code_that_everybody_may_read_is_told_once_and_refuses_nothing() {
    for (consents, mode, told) in [
        ("[arbiter]\npin = \"2468\"\n", 0o644, 1),
        ("[arbiter]\npin = \"2468\"\n", 0o640, 0),
    ] {
        let text = format!("{consents}[consent]\ndevice = \"A. Arbiter\"\n");
        let (_folder, file, record) = event(&text);
        std::fs::set_permissions(&file, Permissions::from_mode(mode)).unwrap();
        let called = play(&file, &record, &[], "32-28\n");
        assert_eq!(called.status, 0, "{called:?}");
        let lines = called.err.lines();
        let about = lines.filter(|line| line.contains("may read the arbiter's PIN"));
        assert_eq!(about.count(), told, "{mode:o}: {called:?}");
        assert!(!called.out.contains("PIN"), "{called:?}");
        // The program must not change the permissions of the arbiter's file.
        assert_eq!(std::fs::metadata(&file).unwrap().mode() & 0o777, mode);
    }
}

#[test]
fn what_was_changed_in_the_file_and_does_nothing_is_named_at_a_resume() {
    let least = "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n";
    let (_folder, file, record) = event(least);
    let called = play(&file, &record, &[], "32-28\n");
    assert_eq!(called.status, 0, "{called:?}");
    let named = "what the file now says otherwise does nothing";
    assert!(!called.err.contains(named), "{called:?}");
    let again = play(&file, &record, &[], "");
    assert!(!again.err.contains(named), "{again:?}");
    let changed =
        format!("{least}view = \"A. Arbiter\"\n[game]\ntime = \"5m\"\n[sight]\nblack = \"low\"\n");
    std::fs::write(&file, changed).unwrap();
    let again = play(&file, &record, &[], "");
    assert_eq!(again.status, 0, "{again:?}");
    let line = format!("{named}: consent.view, game.time, sight.black");
    assert_eq!(again.err.matches(&line).count(), 1, "{again:?}");
}

/// If two players hear the same output, they are told that nothing private is spoken, and how to change that. A single
/// player by ear is told nothing about it.
#[test]
fn a_missing_private_output_is_told_at_the_start() {
    let text = "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n";
    for (sight, told) in [("both", true), ("white", false)] {
        let (_folder, file, record) = event(text);
        let called = play(
            &file,
            &record,
            &["--blind", sight, "--lang", "en"],
            "32-28\n",
        );
        assert_eq!(called.status, 0, "{called:?}");
        let heard = called.out.contains("what is for one alone is not spoken");
        assert_eq!(heard, told, "{called:?}");
        assert_eq!(called.err.contains("--channel white="), told, "{called:?}");
    }
}

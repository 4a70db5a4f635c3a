//! The event file at the program: what it refuses, what it names, what the record and the protocol keep of it.

use tempfile::{TempDir, tempdir};

use crate::call::{Called, refused, zgoda, zgoda_with};

/// A folder with an event file of this text, and the paths of that file and of a record to be.
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
    let text =
        "[arbiter]\npin = \"2468\"\nname = \"A. Arbiter\"\n[consent]\ndevice = \"A. Arbiter\"\n";
    let (_folder, file, record) = event(text);
    let called = play(&file, &record, &[], "32-28\n");
    assert_eq!(called.status, 0, "{called:?}");
    let named = called
        .err
        .matches("line 3: this version knows no arbiter.name")
        .count();
    assert_eq!(named, 1, "{}", called.err);
    assert!(
        called.out.contains("thirty two, twenty eight"),
        "{}",
        called.out
    );
}

/// R04: the least form consents to the device and to nothing more.
#[test]
fn a_function_that_is_not_listed_is_off() {
    let (_folder, file, record) = event("[consent]\ndevice = \"A. Arbiter, today\"\n");
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
    let kept = zgoda(&["export", &record, "--to", "json"]).out;
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
        zgoda_with(&call, b"clock\n").out
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
    // A resumed game goes on under what it was begun with, whatever the file says now.
    std::fs::write(&file, "[arbiter]\npin = \"1357\"\n").unwrap();
    let again = play(
        &file,
        &record,
        &[],
        "arbiter 2468\narbiter 1357\narbiter done\nsquare 32\n",
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

/// Kodeks VIII 4.2. Who was appointed and replaced was said aloud, and can be forgotten as well.
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

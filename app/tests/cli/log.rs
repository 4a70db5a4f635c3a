// SPDX-License-Identifier: GPL-3.0-or-later
//! The log of `--log`: its contents, and the things that it must never contain.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::call::{Called, zgoda, zgoda_with};

/// The lines of a log without their moments, because a moment may have any digits.
fn lines(log: &Path) -> Vec<String> {
    let text = fs::read_to_string(log).unwrap();
    let all = text.lines().map(|line| {
        let (moment, rest) = line.split_once(' ').unwrap();
        assert!(moment.ends_with('Z') && moment.contains('T'), "{line}");
        rest.trim().to_owned()
    });
    all.collect()
}

/// The number of lines with these words.
fn with(lines: &[String], words: &[&str]) -> usize {
    let fits = |line: &&String| words.iter().all(|word| line.contains(word));
    lines.iter().filter(fits).count()
}

#[test]
fn names_codes_and_half_moves_never_stand_in_it() {
    let mut chance = fastrand::Rng::with_seed(2111);
    for _ in 0..4 {
        let place = tempdir().unwrap();
        let mut name = || -> String { (0..9).map(|_| chance.lowercase()).collect() };
        let names: [String; 4] = std::array::from_fn(|_| name());
        let [white, black, arbiter, settings] = &names;
        let (pin, wrong) = (chance.u32(7001..7999), chance.u32(8001..8999));
        let in_place = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
        let (event, log) = (in_place("event.toml"), in_place("log"));
        let (own, data) = (in_place(&format!("{settings}.toml")), in_place("data"));
        let consents = format!(
            "[arbiter]\nname = \"{arbiter}\"\npin = \"{pin}\"\n[consent]\ndevice = \"{arbiter}\"\n[preparation]\nask = false\n"
        );
        fs::write(&event, consents).unwrap();
        // The log names only the fault of an unreadable settings file, not the file.
        fs::create_dir(&own).unwrap();
        let own = format!("white={own}");
        let call = [
            "play",
            "--mode",
            "official",
            "--event",
            &event,
            "--voice",
            "none",
            "--lang",
            "en",
            "--data",
            &data,
            "--white",
            white,
            "--black",
            black,
            "--settings",
            &own,
            "--log",
            &log,
        ];
        let typed = format!("32-28\nblack: 19-23\narbiter {wrong}\narbiter {pin}\nquit\nyes\n");
        let called = zgoda_with(&call, typed.as_bytes());
        assert_eq!(called.status, 0, "{called:?}");
        assert!(
            called.out.contains("thirty two, twenty eight"),
            "{called:?}"
        );
        let written = lines(Path::new(&log));
        assert!(
            with(&written, &["announcement", "to=\"white\""]) > 2,
            "{written:#?}"
        );
        assert_eq!(
            with(&written, &["settings cannot be read"]),
            1,
            "{written:#?}"
        );
        let codes = [pin, wrong].map(|code| code.to_string());
        let moves = ["32-28", "19-23", "thirty", "nineteen"].map(str::to_owned);
        for never in names.iter().chain(&codes).chain(&moves) {
            assert_eq!(with(&written, &[never]), 0, "{never} in {written:#?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn it_is_its_owners_alone_and_a_new_start_goes_on_behind_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = tempdir().unwrap();
    let log = place.path().join("log");
    for starts in 1..3 {
        let called = zgoda(&["clocks", "--log", log.to_str().unwrap()]);
        assert_eq!(called.status, 0, "{called:?}");
        assert_eq!(with(&lines(&log), &["the log begins"]), starts);
    }
    assert_eq!(
        fs::metadata(&log).unwrap().permissions().mode() & 0o777,
        0o600
    );
}

/// Without the option the program writes no log.
#[test]
fn without_the_option_none_is_written_and_attest_says_so() {
    let place = tempdir().unwrap();
    let log = place.path().join("log");
    let attest = ["attest", "--voice", "none", "--lang", "en"];
    let called = zgoda(&attest);
    assert!(called.out.contains("no log is written"), "{called:?}");
    let called = zgoda(&[&attest[..], &["--log", log.to_str().unwrap()]].concat());
    let told = "a log is written, without names, codes and half-moves";
    assert!(called.out.contains(told), "{called:?}");
    assert!(!called.out.contains("no log is written"), "{called:?}");
}

#[test]
fn a_log_that_cannot_be_written_is_refused_in_a_sentence() {
    let place = tempdir().unwrap();
    let nowhere = place.path().join("none/log");
    let Called { status, err, .. } = zgoda(&["clocks", "--log", nowhere.to_str().unwrap()]);
    assert_eq!(status, 2);
    assert!(
        err.contains("cannot be written") && err.contains("--log"),
        "{err}"
    );
}

/// The log shows that a voice died, the reason, and the voice that replaced it.
#[cfg(target_os = "linux")]
#[test]
fn a_game_whose_voice_dies_is_told_by_its_log() {
    let place = tempdir().unwrap();
    let in_place = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
    let (log, data) = (in_place("log"), in_place("data"));
    let call = [
        "play",
        "--voice",
        "wav:/dev/full",
        "--lang",
        "en",
        "--data",
        &data,
        "--log",
        &log,
    ];
    let called = zgoda_with(&call, b"32-28\nquit\nyes\n");
    assert_eq!(called.status, 0, "{called:?}");
    let written = lines(Path::new(&log));
    let gone = written
        .iter()
        .position(|line| line.contains("a voice is gone") || line.contains("voice replaced"));
    let gone = gone.unwrap_or_else(|| panic!("{written:#?}"));
    assert!(
        with(&written[gone..], &["announcement"]) > 0,
        "the game goes on: {written:#?}"
    );
}

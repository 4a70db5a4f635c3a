// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda say` speaks with the listener's settings.
#![cfg(feature = "embedded-voice")]

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::call::command;

/// The number of bytes of sound that the words take, by the settings in this folder.
fn spoken(data: &Path) -> u64 {
    let file = data.join("said.wav");
    let voice = format!("wav:{}", file.display());
    let mut say = command(&["say", "--lang", "en", "--voice", &voice, "--data"]);
    say.arg(data).arg("one two three four five six seven");
    let done = say.output().unwrap();
    assert!(done.status.success(), "{done:?}");
    let long = fs::metadata(&file).unwrap().len();
    // The next sound would be appended to this one.
    fs::remove_file(file).unwrap();
    long
}

#[test]
fn the_saved_rate_is_the_rate() {
    let folder = tempdir().unwrap();
    let usual = spoken(folder.path());
    fs::create_dir_all(folder.path().join("people")).unwrap();
    fs::write(folder.path().join("people/player.toml"), "rate = 350\n").unwrap();
    let fast = spoken(folder.path());
    assert!(fast * 3 < usual * 2, "{fast} and {usual} bytes");
}

/// A half-move is said as in a game; any other text as it stands.
#[test]
fn a_half_move_is_said_in_words() {
    for (lang, text, said) in [
        ("en", "32-28", "thirty two, twenty eight\n"),
        ("en", "32x21", "thirty two takes twenty one\n"),
        ("pl", "32-28", "trzydzieści dwa, dwadzieścia osiem\n"),
        ("en", "c3-d4", "c three, d four\n"),
        ("en", "room 32", "room 32\n"),
    ] {
        let done = command(&["say", "--lang", lang, "--voice", "none", text]).output();
        let done = done.unwrap();
        assert!(done.status.success(), "{done:?}");
        assert_eq!(String::from_utf8(done.stdout).unwrap(), said);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The program of the desk is found beside the program at the table. If it is missing, or of another version, one sentence says
//! so.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::tempdir;

use crate::program::{zgoda, zgoda_desk};

/// A time longer than the slowest machine takes to start a desk.
const PATIENCE: Duration = Duration::from_secs(60);

/// The status and the text on standard error.
fn told(command: &mut Command) -> (Option<i32>, String) {
    let called = command.stdin(Stdio::null()).output().unwrap();
    let err = String::from_utf8(called.stderr).unwrap();
    (called.status.code(), err)
}

/// The program at the table in a folder of its own.
fn alone(folder: &Path) -> Command {
    let copy = folder.join("zgoda");
    fs::copy(zgoda(), &copy).unwrap();
    let mut command = Command::new(copy);
    command
        .env("LC_ALL", "C")
        .args(["--data"])
        .arg(folder.join("data"));
    command
}

#[test]
fn a_desk_that_is_missing_is_said_to_be() {
    let folder = tempdir().unwrap();
    let missing = folder.path().canonicalize().unwrap().join("zgoda-desk");
    let sentence = format!(
        "zgoda: the pages of the desk are a program of their own, {}, which is not there; put zgoda-desk beside this program\n",
        missing.display()
    );
    let pages = ["play", "--voice", "none", "--desk", "127.0.0.1:0"];
    for words in [
        &["desk"][..],
        &["desk", "ca", "--name", "hall", "ca"],
        &pages,
    ] {
        let (status, err) = told(alone(folder.path()).args(words));
        assert_eq!(status, Some(2), "{words:?}: {err}");
        assert!(err.ends_with(&sentence), "{words:?}: {err}");
    }
    assert!(!folder.path().join("ca").exists());
}

#[test]
fn a_desk_of_another_version_is_refused_and_both_are_named() {
    let mut desk = Command::new(zgoda_desk());
    let folder = tempdir().unwrap();
    desk.args(["join-key", "key"]).current_dir(folder.path());
    let here = env!("CARGO_PKG_VERSION");
    let (status, err) = told(desk.env("ZGODA_VERSION", "9.8.7"));
    let sentence = format!(
        "zgoda: zgoda is version 9.8.7 and zgoda-desk beside it is version {here}; install both of one version\n"
    );
    assert_eq!((status, err), (Some(2), sentence));
    assert!(!folder.path().join("key").exists());
    assert_eq!(
        told(desk.env("ZGODA_VERSION", here)),
        (Some(0), String::new())
    );
    assert!(folder.path().join("key").exists());
    let called = Command::new(zgoda_desk())
        .arg("--version")
        .output()
        .unwrap();
    assert_eq!(
        String::from_utf8(called.stdout).unwrap(),
        format!("zgoda-desk {here}\n")
    );
}

/// The options of every command may stand before the word that leads to the desk.
#[test]
fn a_key_is_made_wherever_the_language_is_named() {
    let folder = tempdir().unwrap();
    let calls = [
        &["--lang", "pl", "--data", "d", "desk", "join-key", "a"][..],
        &["--lang=pl", "desk", "join-key", "c"],
        &["--data", "desk", "desk", "join-key", "desk"],
        &["desk", "--lang", "pl", "join-key", "e"],
        &["desk", "join-key", "--lang", "pl", "f"],
    ];
    for words in calls {
        let mut zgoda = Command::new(zgoda());
        let (status, err) = told(zgoda.args(words).current_dir(folder.path()));
        assert_eq!((status, err.as_str()), (Some(0), ""), "{words:?}");
        let made = words.last().unwrap();
        assert!(folder.path().join(made).exists(), "{words:?}");
    }
    let of_pages = ["desk", "--name", "hall", "join-key", "g"];
    let (status, err) = told(
        Command::new(zgoda())
            .args(of_pages)
            .current_dir(folder.path()),
    );
    assert_eq!(status, Some(2), "{err}");
    assert!(err.contains("shows no pages"), "{err}");
    assert!(!folder.path().join("g").exists());
}

/// The program of the desk reads the words as `zgoda desk` does.
#[test]
fn the_program_of_the_desk_reads_the_same_words() {
    let at_the_table = told(Command::new(zgoda()).args(["desk", "--lisen", "x"]));
    let at_the_desk = told(Command::new(zgoda_desk()).args(["--lisen", "x"]));
    assert_eq!(at_the_table.0, Some(2));
    assert_eq!(at_the_table, at_the_desk);
}

/// A game starts its desk with `--log` too; one variable in the environment asks both for a log.
#[test]
fn each_of_both_programs_writes_a_log_of_its_own() {
    let folder = tempdir().unwrap();
    let log = folder.path().join("log");
    let of_desk = folder.path().join("log-desk");
    let mut game = Command::new(zgoda())
        .args(["play", "--voice", "none", "--desk", "127.0.0.1:0", "--log"])
        .arg(&log)
        .arg("--data")
        .arg(folder.path().join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let table = || fs::read_to_string(&of_desk).is_ok_and(|it| it.contains("a table is there"));
    let begun = Instant::now();
    while !table() {
        assert!(begun.elapsed() < PATIENCE, "no table in the desk's log");
        // Another process writes the file, without a signal.
        thread::sleep(Duration::from_millis(20));
    }
    drop(game.stdin.take());
    assert_eq!(game.wait().unwrap().code(), Some(0));
    let own = fs::read_to_string(&log).unwrap();
    assert!(own.contains("announcement"), "{own}");
    assert!(!own.contains("zgoda_desk"), "{own}");
    let desk = fs::read_to_string(of_desk).unwrap();
    assert!(desk.contains("the log begins"), "{desk}");
    assert!(!desk.contains("announcement"), "{desk}");
}

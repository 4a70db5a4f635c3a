// SPDX-License-Identifier: GPL-3.0-or-later
//! Other programs on a player's computer in official play: another window with the focus, and a screen reader.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::tempdir;

use crate::program::{Table, call, ended, zgoda};
use crate::screen::{ASKS_FOR_FOCUS, ASKS_FOR_NO_FOCUS, Screen};

/// The number of calls for help that fills any terminal.
const HELP: usize = 300;

/// An event file with these lines under `[consent]`.
fn event(folder: &Path, consent: &str) -> PathBuf {
    let path = folder.join("event.toml");
    let text = format!("[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n{consent}");
    fs::write(&path, text).unwrap();
    path
}

/// An official game at this table, on a terminal.
fn official(table: &Table, folder: &Path) -> Screen {
    let mut play = table.play();
    play.args(["--mode", "official", "--event"])
        .arg(event(folder, ""));
    Screen::start(&mut play)
}

#[test]
fn the_arbiter_learns_that_the_keys_went_to_another_window() {
    const TOLD: &str = "The keys at this computer went to another window";

    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut screen = official(&table, folder.path());
    screen.until(ASKS_FOR_FOCUS);
    screen.until("new game");
    // The change of focus comes twice and is told once; its bytes are not taken for typed text.
    for focus in ["\u{1b}[O", "\u{1b}[I", "\u{1b}[O", "\u{1b}[I"] {
        screen.press(focus);
    }
    screen.press("32-28\r");
    screen.until("twenty eight");
    screen.press("arbiter 2468\r");
    screen.until("the arbiter is at work");
    screen.press("arbiter done\r");
    screen.until("the arbiter has finished");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    screen.until(ASKS_FOR_NO_FOCUS);
    // The desk's lines are on standard error.
    let mut desk = String::new();
    let mut told = screen.child.stderr.take().unwrap();
    told.read_to_string(&mut desk).unwrap();
    assert_eq!(desk.matches(TOLD).count(), 1, "{desk}");
    assert!(!screen.text.contains(TOLD), "{}", screen.text);
    assert_eq!(table.moves(), ["32-28"]);
}

/// The end of the program does not wait for a terminal that takes no output: the sequence that ends the focus reports is left out.
#[test]
fn a_terminal_that_takes_nothing_holds_up_no_end() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut screen = official(&table, folder.path());
    screen.until("new game");
    screen.look_away();
    for _ in 0..HELP {
        screen.press("help\r");
        sleep(Duration::from_millis(5));
    }
    let program = Pid::from_child(&screen.child);
    kill_process(program, Signal::TERM).unwrap();
    ended(&mut screen.child);
}

#[test]
fn in_training_nobody_asks_for_the_focus() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut screen = Screen::start(&mut table.play());
    screen.until("new game");
    screen.press("32-28\r");
    screen.until("twenty eight");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    screen.rest();
    assert!(!screen.text.contains(ASKS_FOR_FOCUS), "{}", screen.text);
}

#[test]
fn a_screen_reader_as_a_voice_needs_consent() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let official = |consent: &str| {
        let mut command = zgoda();
        table.options_with(&mut command, "screen-reader");
        command
            .args(["--mode", "official", "--event"])
            .arg(event(folder.path(), consent));
        call(&mut command, b"32-28\n")
    };
    let wants = [
        "--voice screen-reader",
        "screen_reader = \"who, when\"",
        "II 2.4.10",
    ];
    official("").is_refusal(&wants);
    assert!(!table.record.exists());
    official("screen_reader = \"A. Arbiter\"\n");
    assert_eq!(table.moves(), ["32-28"]);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Faults that are found from the log alone: a board that is pulled, a disk that is full. Each fault is named once, in its place in
//! the game, and the announcements after it show that the game went on.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::tempdir;

use crate::games::made_up;
use crate::program::{Running, Table, call};
use crate::simulator::{Make, Simulator};

/// The index of the first line of a log with these words, at or after an index.
fn after(log: &[String], from: usize, words: &[&str]) -> usize {
    let fits = |line: &String| words.iter().all(|word| line.contains(word));
    let found = log[from..].iter().position(fits);
    from + found.unwrap_or_else(|| panic!("no {words:?} after line {from} of {log:#?}"))
}

fn lines(log: &Path) -> Vec<String> {
    let text = fs::read_to_string(log).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn a_board_that_is_pulled_is_told_by_the_log() {
    let folder = tempdir().unwrap();
    let (table, log) = (
        Table::in_folder(folder.path()),
        folder.path().join("the.log"),
    );
    let board = Simulator::start(Make::Dgt, None, &["--speed", "20"]);
    let mut play = table.play();
    play.args(["--board", &format!("both={}", Make::Dgt.spec(&board.port))]);
    play.args(["--lang", "en"]);
    let mut game = Running::start(play.arg("--log").arg(&log));
    game.until("the shared board is connected");
    board.hands.kill();
    game.until("the shared board does not answer");
    game.type_line("32-28");
    game.until("thirty two, twenty eight");
    let (status, ..) = game.finish();
    assert_eq!(status.code(), Some(0));
    let log = lines(&log);
    let there = after(&log, 0, &["the board is there"]);
    let said = after(&log, there, &["announcement", "board-connected"]);
    let lost = after(&log, said, &["WARN", "the board is lost", "why="]);
    let told = after(&log, lost, &["announcement", "board-lost"]);
    after(&log, told, &["announcement", "move-played"]);
}

#[test]
fn a_disk_that_is_full_is_told_by_the_log() {
    let (disk, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
    let table = Table {
        record: disk.path().join("game.zgoda"),
        transcript: elsewhere.path().join("transcript.jsonl"),
    };
    let log = elsewhere.path().join("the.log");
    let game = made_up(9, 60).pdn();
    let mut shell = Command::new("sh");
    // The limit is in blocks of 512 bytes.
    shell.args(["-c", "ulimit -f 240 && exec \"$0\" \"$@\""]);
    shell.arg(env!("CARGO_BIN_EXE_zgoda"));
    table.options(&mut shell);
    shell.arg("--log").arg(&log).env("LC_ALL", "C");
    shell
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let called = call(&mut shell, (game.join("\n") + "\n").as_bytes());
    assert_eq!(called.status, 1, "{called:?}");
    let log = lines(&log);
    let begun = after(&log, 0, &["announcement", "move-played"]);
    let fault = after(&log, begun, &["WARN", "the record cannot be written"]);
    after(&log, fault, &["announcement", "disk-lost"]);
    let all = log.iter().filter(|line| line.contains("cannot be written"));
    assert_eq!(all.count(), 1, "{log:#?}");
    let played = |line: &&String| line.contains("to=\"white\"") && line.contains("move-played");
    assert_eq!(log.iter().filter(played).count(), game.len(), "{log:#?}");
}

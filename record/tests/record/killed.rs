// SPDX-License-Identifier: GPL-3.0-or-later
//! A program that ends without closing the record: everything that it reported as stored is there.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::tempdir;
use zgoda_record::{Record, is_there, read};

use crate::game::{self, half_move};

/// The most half-moves that the other program writes; usually that program is killed long before.
const PLENTY: u32 = 100_000;

/// Not a test of its own: the other program, which prints one line for each stored half-move.
#[test]
fn helper_writes_until_it_is_killed() {
    let Ok(path) = std::env::var("ZGODA_TEST_WRITE_TO") else {
        return;
    };
    let most = std::env::var("ZGODA_TEST_HALF_MOVES");
    let most = most.map_or(PLENTY, |most| most.parse().unwrap());
    let mut record = Record::create(Path::new(&path), &game::settings(), &game::persons()).unwrap();
    for n in 1..=most {
        record.append(&half_move(n)).unwrap();
        println!("stored {n}");
    }
    record.close().unwrap();
}

/// The command that runs the other program; the words of `program` come before its name.
fn helper(program: &[&str], path: &Path) -> Command {
    let test = std::env::current_exe().unwrap();
    let mut words: Vec<&OsStr> = program.iter().map(OsStr::new).collect();
    words.push(test.as_os_str());
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .args([
            "--exact",
            "killed::helper_writes_until_it_is_killed",
            "--nocapture",
        ])
        .env("ZGODA_TEST_WRITE_TO", path)
        .stdout(Stdio::piped());
    command
}

fn stored(line: &str) -> Option<u32> {
    line.strip_prefix("stored ")?.parse().ok()
}

fn write_and_kill_after(path: &Path, lines: usize) -> u32 {
    let mut writer = helper(&[], path).spawn().unwrap();
    let mut out = BufReader::new(writer.stdout.take().unwrap()).lines();
    let mut last = 0;
    let mut seen = 0;
    while seen < lines {
        let line = out.next().unwrap().unwrap();
        if let Some(n) = stored(&line) {
            last = n;
            seen += 1;
        }
    }
    writer.kill().unwrap();
    writer.wait().unwrap();
    // Half-moves that the program announced before the kill were stored as well.
    let rest = out.map_while(Result::ok);
    rest.filter_map(|line| stored(&line)).last().unwrap_or(last)
}

/// A program is killed at its first sync, the next one at its second sync, and so on until a program ends by itself.
/// Every half-move that was reported as stored is in the record, and the game can go on.
#[test]
fn killed_once_at_every_sync() {
    let Ok(Output { status, .. }) = Command::new("strace").arg("-V").output() else {
        eprintln!("skipped: strace is not installed");
        return;
    };
    assert!(status.success());
    let mut kills = 0;
    for sync in 1.. {
        let folder = tempdir().unwrap();
        let path = folder.path().join("game.zgoda");
        let inject = format!("inject=fsync,fdatasync:signal=KILL:when={sync}");
        let strace = [
            "strace",
            "-f",
            "-qq",
            "-o",
            "/dev/null",
            "-e",
            "trace=fsync,fdatasync",
            "-e",
            &inject,
        ];
        let done = helper(&strace, &path)
            .env("ZGODA_TEST_HALF_MOVES", "4")
            .output()
            .unwrap();
        let out = String::from_utf8(done.stdout).unwrap();
        let said = out.lines().filter_map(stored).next_back().unwrap_or(0);
        if done.status.success() {
            assert_eq!(
                (said, game::files(&path)),
                (4, vec!["game.zgoda".to_owned()])
            );
            break;
        }
        kills += 1;
        assert!(sync < 200, "it does not come through");
        let mut record = if is_there(&path) {
            let (record, contents) = Record::open(&path).unwrap();
            let made = contents.state().made();
            assert!(made >= said as usize, "sync {sync}: {made} of {said}");
            assert_eq!(contents.events.len(), 2 * made, "sync {sync}");
            assert!(contents.odd.is_empty(), "sync {sync}");
            record
        } else {
            assert_eq!(said, 0, "sync {sync}");
            Record::create(&path, &game::settings(), &game::persons()).unwrap()
        };
        let next = read(&path).unwrap().state().made() + 1;
        record
            .append(&half_move(u32::try_from(next).unwrap()))
            .unwrap();
        record.close().unwrap();
        assert_eq!(read(&path).unwrap().state().made(), next, "sync {sync}");
        assert_eq!(game::files(&path), ["game.zgoda"], "sync {sync}");
    }
    // There are syncs when the file is made, opened and closed, and one for each half-move.
    assert!(kills >= 8, "only {kills} syncs were met");
}

#[test]
fn what_was_said_to_be_stored_is_there_after_a_kill() {
    for lines in [1, 7, 40] {
        let folder = tempdir().unwrap();
        let path = folder.path().join("game.zgoda");
        let stored = write_and_kill_after(&path, lines);
        assert!(game::files(&path).contains(&"game.zgoda-wal".to_owned()));
        let (mut record, contents) = Record::open(&path).unwrap();
        let made = u32::try_from(contents.state().made()).unwrap();
        assert!(made >= stored, "{made} of {stored} half-moves are left");
        // Each batch has two events, and is written wholly or not at all.
        assert_eq!(contents.events.len(), 2 * contents.state().made());
        assert!(contents.odd.is_empty());
        record.append(&half_move(made + 1)).unwrap();
        record.close().unwrap();
        assert_eq!(game::files(&path), ["game.zgoda"]);
        assert_eq!(read(&path).unwrap().state().made(), made as usize + 1);
    }
}

/// Reading the record also merges its log into it, so that afterwards everything is in a single file.
#[test]
fn reading_folds_what_a_killed_program_left() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let stored = write_and_kill_after(&path, 3);
    let made = read(&path).unwrap().state().made();
    assert!(made >= stored as usize);
    assert_eq!(game::files(&path), ["game.zgoda"]);
}

//! A program that ends without closing: everything that was said to be stored is there.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::tempdir;
use zgoda::record::{Record, read};

use crate::game::{self, half_move};

/// Half-moves the other program writes at most; it is killed long before.
const PLENTY: u32 = 100_000;

/// Not a test of its own: what the killed program runs, one line a stored half-move.
#[test]
fn helper_writes_until_it_is_killed() {
    let Ok(path) = std::env::var("ZGODA_TEST_WRITE_TO") else {
        return;
    };
    let mut record = Record::create(Path::new(&path), &game::settings(), &game::persons()).unwrap();
    for n in 1..=PLENTY {
        record.append(&half_move(n)).unwrap();
        println!("stored {n}");
    }
}

fn write_and_kill_after(path: &Path, lines: usize) -> u32 {
    let mut writer = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "killed::helper_writes_until_it_is_killed",
            "--nocapture",
        ])
        .env("ZGODA_TEST_WRITE_TO", path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(writer.stdout.take().unwrap()).lines();
    let mut stored = 0;
    let mut seen = 0;
    while seen < lines {
        let line = out.next().unwrap().unwrap();
        if let Some(n) = line.strip_prefix("stored ") {
            stored = n.parse().unwrap();
            seen += 1;
        }
    }
    writer.kill().unwrap();
    writer.wait().unwrap();
    // What it managed to say before the kill was stored as well.
    for line in out.map_while(Result::ok) {
        if let Some(n) = line.strip_prefix("stored ") {
            stored = n.parse().unwrap_or(stored);
        }
    }
    stored
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
        // All or none of a batch.
        assert_eq!(contents.events.len(), 2 * contents.state().made());
        assert!(contents.odd.is_empty());
        record.append(&half_move(made + 1)).unwrap();
        record.close().unwrap();
        assert_eq!(game::files(&path), ["game.zgoda"]);
        assert_eq!(read(&path).unwrap().state().made(), made as usize + 1);
    }
}

/// Also looking at it is an opening: everything is in the one file afterwards.
#[test]
fn reading_folds_what_a_killed_program_left() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let stored = write_and_kill_after(&path, 3);
    let made = read(&path).unwrap().state().made();
    assert!(made >= stored as usize);
    assert_eq!(game::files(&path), ["game.zgoda"]);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! A log that is lost, cut, damaged or of another record: the program reports it, and folds nothing into the record in its place.
//! The remains of a kill, or of a fold during the game, are not reported.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tempfile::{TempDir, tempdir};
use zgoda_record::{LogTrouble, Record, RecordError, read};

use crate::game::{self, half_move};

/// The number of half-moves in a killed game.
const GAME: u32 = 12;

/// A killed game: everything since the last fold lies in its log.
fn killed(fold_after: Option<u32>) -> (TempDir, PathBuf) {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    for n in 1..=GAME {
        record.append(&half_move(n)).unwrap();
        if fold_after == Some(n) {
            assert!(record.fold_on_the_way().unwrap());
        }
    }
    drop(record);
    (folder, path)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

/// Copies the files of a killed game with these endings into a folder of their own.
fn copied(path: &Path, endings: &[&str]) -> (TempDir, PathBuf) {
    let folder = tempdir().unwrap();
    let copy = folder.path().join("game.zgoda");
    for ending in endings {
        fs::copy(beside(path, ending), beside(&copy, ending)).unwrap();
    }
    (folder, copy)
}

/// The result of reading: the number of half-moves, and the trouble with the log.
fn said(path: &Path) -> (usize, Option<LogTrouble>) {
    let contents = read(path).unwrap();
    assert_eq!(
        contents.log.is_some(),
        !contents.faults().is_empty(),
        "{:?}",
        contents.faults()
    );
    (contents.state().made(), contents.log)
}

#[test]
fn what_a_kill_leaves_is_whole() {
    for fold_after in [None, Some(5), Some(GAME)] {
        let (_folder, path) = killed(fold_after);
        // The files as they lie, and copied without the lock.
        for endings in [&["", "-wal", "-lock"][..], &["", "-wal"]] {
            let (_folder, copy) = copied(&path, endings);
            assert_eq!(said(&copy), (GAME as usize, None), "{fold_after:?}");
            assert_eq!(game::files(&copy), ["game.zgoda"]);
        }
    }
}

/// Only the last batch, which was never reported as stored, may be torn without a report.
#[test]
fn a_transaction_torn_by_the_kill_is_no_damage() {
    let (_folder, path) = killed(Some(5));
    let whole = fs::read(beside(&path, "-wal")).unwrap();
    // A torn frame: its header is complete, its page is missing or half written.
    let frame = 24 + 4096;
    let salts = whole[16..24].to_vec();
    let mut head = vec![0; 24];
    head[3] = 2;
    head[8..16].copy_from_slice(&salts);
    // The frames of this log; later frames are of an older log.
    let own = |frame: &[u8]| frame[8..16] == salts[..];
    let frames = whole[32..].chunks_exact(frame).take_while(|it| own(it));
    let end = 32 + frame * frames.count();
    for written in [1, 24, 25, 3000, frame - 1] {
        let (_folder, copy) = copied(&path, &["", "-lock"]);
        let mut torn = whole.clone();
        let mut begun = head.clone();
        begun.resize(frame, 7);
        torn.truncate(torn.len().max(end + written));
        torn.resize(torn.len().max(end + written), 0);
        torn[end..end + written].copy_from_slice(&begun[..written]);
        fs::write(beside(&copy, "-wal"), torn).unwrap();
        assert_eq!(said(&copy), (GAME as usize, None), "{written}");
    }
}

#[test]
fn a_log_that_was_left_behind_is_said_before_anything_is_written() {
    for fold_after in [None, Some(5)] {
        let (_folder, path) = killed(fold_after);
        let sure = fold_after.unwrap_or(0) as usize;
        let missing = |copy: &Path| {
            let alone = fs::read(copy).unwrap();
            let files = game::files(copy);
            assert_eq!(said(copy), (sure, Some(LogTrouble::Missing)));
            let refused = Record::open(copy).unwrap_err();
            let log = LogTrouble::Missing;
            let path = copy.to_owned();
            assert_eq!(refused, RecordError::Short { path, log, sure });
            assert_eq!(fs::read(copy).unwrap(), alone);
            assert_eq!(game::files(copy), files);
        };
        let (_folder, copy) = copied(&path, &[""]);
        missing(&copy);
        // An empty file with the log's name, as a full memory stick leaves it, counts as no log.
        fs::write(beside(&copy, "-wal"), "").unwrap();
        missing(&copy);
        let (mut record, _) = Record::open_what_is_left(&copy).unwrap();
        let next = u32::try_from(sure).unwrap() + 1;
        record.append(&half_move(next)).unwrap();
        record.close().unwrap();
        // The loss was told once; from now on the shorter record is the record.
        assert_eq!(said(&copy), (sure + 1, None));
    }
}

/// One damaged bit, anywhere: a half-move lost by it is reported.
#[test]
fn a_damaged_log_never_makes_a_shorter_game_in_silence() {
    let (_folder, path) = killed(Some(4));
    let whole = fs::read(beside(&path, "-wal")).unwrap();
    let (mut found, mut harmless) = (0, 0);
    for at in (0..whole.len()).step_by(211) {
        let (_folder, copy) = copied(&path, &["", "-lock"]);
        let mut damaged = whole.clone();
        damaged[at] ^= 1 << (at % 8);
        fs::write(beside(&copy, "-wal"), &damaged).unwrap();
        match said(&copy) {
            (made, None) => {
                assert_eq!(made, GAME as usize, "byte {at}");
                harmless += 1;
            }
            (made, Some(LogTrouble::Damaged)) => {
                assert!(made >= 4, "byte {at}");
                assert_eq!(fs::read(beside(&copy, "-wal")).unwrap(), damaged);
                found += 1;
            }
            other => panic!("byte {at}: {other:?}"),
        }
    }
    assert!(found > 50, "{found} of {}", found + harmless);
}

/// A copy has no note of its log. Even then all damage except in the very last transaction is noticed.
#[test]
fn damage_is_seen_in_the_log_itself() {
    let (_folder, path) = killed(None);
    let whole = fs::read(beside(&path, "-wal")).unwrap();
    // A damaged bit everywhere, and byte by byte in the head of a frame: its salts have no checksum.
    let head = 32 + 2 * (24 + 4096);
    for at in (head..head + 24).chain((0..whole.len() - 30_000).step_by(997)) {
        let (_folder, copy) = copied(&path, &[""]);
        let mut damaged = whole.clone();
        damaged[at] ^= 1 << (at % 8);
        fs::write(beside(&copy, "-wal"), &damaged).unwrap();
        assert_eq!(said(&copy).1, Some(LogTrouble::Damaged), "byte {at}");
    }
}

#[test]
fn a_log_that_was_cut_is_noticed_by_the_note_beside_it() {
    let (_folder, path) = killed(None);
    let whole = fs::read(beside(&path, "-wal")).unwrap();
    for length in (1..whole.len() - 9_000).step_by(4_999) {
        let (_folder, copy) = copied(&path, &["", "-lock"]);
        fs::write(beside(&copy, "-wal"), &whole[..length]).unwrap();
        assert_eq!(said(&copy).1, Some(LogTrouble::Damaged), "{length} bytes");
    }
}

#[test]
fn a_damaged_log_is_put_aside_and_never_folded_over() {
    let (_folder, path) = killed(None);
    let mut damaged = fs::read(beside(&path, "-wal")).unwrap();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 4;
    fs::write(beside(&path, "-wal"), &damaged).unwrap();
    let (sure, _) = said(&path);
    assert!((1..GAME as usize).contains(&sure), "{sure}");
    for aside in ["-wal-damaged", "-wal-damaged-2"] {
        let (mut record, contents) = Record::open_what_is_left(&path).unwrap();
        assert_eq!(contents.state().made(), sure);
        record
            .append(&half_move(contents.state().made() as u32 + 1))
            .unwrap();
        record.close().unwrap();
        assert_eq!(fs::read(beside(&path, aside)).unwrap(), damaged);
        assert_eq!(said(&path), (sure + 1, None));
        // The same accident happens again.
        let (folder, again) = killed(None);
        fs::write(beside(&again, "-wal"), &damaged).unwrap();
        for ending in ["", "-wal", "-lock"] {
            fs::copy(beside(&again, ending), beside(&path, ending)).unwrap();
        }
        drop(folder);
    }
}

/// SQLite itself would play the log into a record that ended cleanly.
#[test]
fn a_strangers_log_is_not_played_into_a_record_that_needs_none() {
    let (_folder, path) = killed(None);
    let (_other, clean) = copied(&path, &["", "-wal"]);
    let (mut record, _) = Record::open(&clean).unwrap();
    record.append(&half_move(GAME + 1)).unwrap();
    record.close().unwrap();
    fs::copy(beside(&path, "-wal"), beside(&clean, "-wal")).unwrap();
    let before = fs::read(&clean).unwrap();
    let all = GAME as usize + 1;
    assert_eq!(said(&clean), (all, Some(LogTrouble::Strange)));
    assert!(matches!(
        Record::open(&clean).unwrap_err(),
        RecordError::Short {
            log: LogTrouble::Strange,
            ..
        }
    ));
    assert_eq!(fs::read(&clean).unwrap(), before);
    let (record, contents) = Record::open_what_is_left(&clean).unwrap();
    assert_eq!(contents.state().made(), all);
    record.close().unwrap();
    assert_eq!(
        game::files(&clean),
        ["game.zgoda", "game.zgoda-wal-damaged"]
    );
}

/// Opening a killed record in a database browser folds the log and removes it.
#[test]
fn a_browser_may_fold_what_a_killed_program_left() {
    let (_folder, path) = killed(Some(3));
    let browser = Connection::open(&path).unwrap();
    let count: u32 = browser
        .query_row("SELECT count(*) FROM entry", [], |row| row.get(0))
        .unwrap();
    assert_eq!(count, GAME);
    drop(browser);
    assert!(!beside(&path, "-wal").exists());
    assert_eq!(said(&path), (GAME as usize, None));
}

/// While the game runs, the file alone lacks only the events since the last fold.
#[test]
fn a_fold_on_the_way_leaves_the_file_readable_alone() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    for n in 1..=30 {
        record.append(&half_move(n)).unwrap();
        if n % 10 == 0 {
            assert!(record.fold_on_the_way().unwrap());
            let (_folder, copy) = copied(&path, &[""]);
            let made = n as usize;
            assert_eq!(said(&copy), (made, Some(LogTrouble::Missing)));
        }
    }
    // The log begins anew after a fold; it does not grow with the game.
    let log = fs::metadata(beside(&path, "-wal")).unwrap().len();
    assert!(log < 600_000, "{log}");
    record.close().unwrap();
    assert_eq!(said(&path), (30, None));
}

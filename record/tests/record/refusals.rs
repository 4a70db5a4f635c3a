// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of records that are refused, each with the right error. The file must not be changed.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tempfile::tempdir;
use zgoda_record::event::GameSettings;
use zgoda_record::{Contents, Record, RecordError, forget, read, read_bytes};

use crate::game::{self, half_move};

fn written(path: &Path) {
    let mut record = Record::create(path, &game::settings(), &game::persons()).unwrap();
    for n in 1..=3 {
        record.append(&half_move(n)).unwrap();
    }
    record.close().unwrap();
}

fn edited(path: &Path, sql: &str) {
    written(path);
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_second_program_is_refused_and_the_first_goes_on() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let in_use = RecordError::InUse(path.clone());
    assert_eq!(Record::open(&path).unwrap_err(), in_use);
    assert_eq!(forget(&path, |_| Vec::new()).unwrap_err(), in_use);
    let made = Record::create(&path, &game::settings(), &[]);
    assert_eq!(made.unwrap_err(), in_use);
    record.append(&half_move(1)).unwrap();
    record.close().unwrap();
    Record::open(&path).unwrap().0.close().unwrap();
}

/// If one file has two names, the lock holds for both, because it is on the file.
#[test]
fn a_link_is_the_same_record() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let record = Record::create(&path, &game::settings(), &[]).unwrap();
    assert_eq!(Record::open(&link).unwrap_err(), RecordError::InUse(path));
    record.close().unwrap();
}

#[test]
fn a_newer_version_is_refused_untouched() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    edited(&path, "PRAGMA user_version = 11");
    let before = fs::read(&path).unwrap();
    let newer = RecordError::Newer {
        path: path.clone(),
        found: 11,
        known: 10,
    };
    assert_eq!(Record::open(&path).unwrap_err(), newer);
    assert_eq!(read(&path).unwrap_err(), newer);
    assert_eq!(forget(&path, |_| Vec::new()).unwrap_err(), newer);
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(game::files(&path), ["game.zgoda"]);
    assert!(newer.to_string().contains("newer zgoda"));
}

#[test]
fn what_is_no_record_is_refused_untouched() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("file");
    let other = Connection::open(folder.path().join("other")).unwrap();
    other.execute_batch("CREATE TABLE a (b)").unwrap();
    drop(other);
    let other = fs::read(folder.path().join("other")).unwrap();
    for bytes in [b"[Event \"x\"]".to_vec(), vec![0; 4096], other] {
        fs::write(&path, &bytes).unwrap();
        for refused in [Record::open(&path).map(drop), read(&path).map(drop)] {
            assert!(matches!(refused, Err(RecordError::NotARecord { .. })));
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
        let made = Record::create(&path, &game::settings(), &[]);
        assert_eq!(made.unwrap_err(), RecordError::Exists(path.clone()));
    }
    let missing = folder.path().join("missing");
    for refused in [Record::open(&missing).map(drop), read(&missing).map(drop)] {
        assert_eq!(refused.unwrap_err(), RecordError::Missing(missing.clone()));
    }
    let folder = Record::open(folder.path()).map(drop);
    assert!(matches!(folder, Err(RecordError::NotARecord { .. })));
}

/// A file name that SQLite would take for a database in memory is an ordinary name here.
#[test]
fn a_strange_name_is_a_file_like_any_other() {
    let folder = tempdir().unwrap();
    for name in [":memory:", "file:x?mode=memory", "zażółć gęślą#%20.zgoda"] {
        let path = folder.path().join(name);
        written(&path);
        assert_eq!(read(&path).unwrap().state().made(), 3, "{name}");
    }
}

#[test]
fn an_empty_file_is_a_new_record() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    fs::write(&path, b"").unwrap();
    assert!(!zgoda_record::is_there(&path));
    written(&path);
}

/// The log of another record must not be played into a new file, as SQLite would do by itself.
#[test]
fn a_log_without_its_record_is_not_played_into_a_new_one() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let wal = folder.path().join("game.zgoda-wal");
    fs::write(&wal, b"what a killed program left").unwrap();
    let made = Record::create(&path, &game::settings(), &[]);
    assert_eq!(made.unwrap_err(), RecordError::StrayWal(wal.clone()));
    assert!(wal.exists() && !path.exists());
}

/// Of a file that was edited by hand, the readable rows are read, and the unreadable rows are named.
#[test]
fn a_row_that_cannot_be_understood_is_named() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    edited(
        &path,
        "UPDATE event SET body = '{' WHERE id = 2; \
         UPDATE event SET source = 'magic' WHERE id = 4; \
         UPDATE event SET ms = -1 WHERE id = 6",
    );
    let contents = read(&path).unwrap();
    assert_eq!(contents.events.len(), 3);
    let named: Vec<_> = contents.odd.iter().map(|odd| &odd[..8]).collect();
    assert_eq!(named, ["event 2 ", "event 4 ", "event 6 "]);
}

#[test]
fn a_game_with_a_gap_does_not_go_on_but_stays_readable() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    edited(&path, "DELETE FROM event WHERE entry = 2");
    let refused = Record::open(&path).unwrap_err();
    assert!(matches!(&refused, RecordError::Damaged { why, .. } if why.contains("entry 3")));
    assert_eq!(read(&path).unwrap().events.len(), 4);
}

#[test]
fn tables_that_were_tampered_with_are_refused() {
    let folder = tempdir().unwrap();
    for (n, sql) in [
        "DROP TABLE person",
        "DELETE FROM game WHERE setting = 'start'",
        "UPDATE game SET value = NULL WHERE setting = 'start'",
        "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END",
        "DROP VIEW entry; ALTER TABLE event DROP COLUMN ms",
    ]
    .into_iter()
    .enumerate()
    {
        let path = folder.path().join(n.to_string());
        edited(&path, sql);
        for refused in [Record::open(&path).map(drop), read(&path).map(drop)] {
            assert!(
                matches!(refused, Err(RecordError::Unreadable { .. })),
                "{sql}"
            );
        }
    }
}

/// A record that is cut off at any place gives its contents or an error message, and never more than it contained.
#[test]
fn a_torn_record_is_said_to_be_torn() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    written(&path);
    let whole = fs::read(&path).unwrap();
    // The time since the record was last written differs each time that it is read, so it is not compared.
    let timeless = |contents| Contents {
        written_ago: None,
        ..contents
    };
    let contents = timeless(read(&path).unwrap());
    assert_eq!(timeless(read_bytes(&whole).unwrap()), contents);
    let mut refused = 0;
    for end in (0..whole.len()).step_by(whole.len() / 50) {
        match read_bytes(&whole[..end]) {
            Err(_) => refused += 1,
            // The part that was cut off was an empty page.
            Ok(found) => assert_eq!(timeless(found), contents),
        }
    }
    assert!(refused >= 40, "only {refused} torn files were refused");
    for at in (0..whole.len()).step_by(61) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0xFF;
        if let Ok(contents) = read_bytes(&bytes) {
            assert!(contents.events.len() <= 6);
        }
    }
}

#[test]
fn settings_of_a_later_addition_do_not_disturb() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    edited(&path, "INSERT INTO game VALUES ('later', 'x')");
    let settings: GameSettings = read(&path).unwrap().settings;
    assert_eq!(settings, game::settings());
}

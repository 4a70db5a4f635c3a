// SPDX-License-Identifier: GPL-3.0-or-later
//! A disk that is full, read-only or gone: the program says so, and everything recorded before stays.

use std::fs;
use std::path::Path;
use std::process::Command;

use rusqlite::Connection;
use tempfile::tempdir;
use zgoda_record::event::Body;
use zgoda_record::{Record, RecordError, read};

use crate::game::{self, half_move};

/// The kernel's own folder accepts no files, not even from root.
#[test]
fn a_read_only_folder_is_said() {
    let path = Path::new("/sys/kernel/game.zgoda");
    if !path.parent().is_some_and(Path::is_dir) {
        eprintln!("skipped: there is no /sys/kernel here");
        return;
    }
    let refused = Record::create(path, &game::settings(), &[]).unwrap_err();
    assert_eq!(refused, RecordError::ReadOnly(path.to_owned()));
    assert!(refused.to_string().contains("choose another folder"));
}

#[test]
fn a_folder_that_is_not_there_is_said() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("no").join("game.zgoda");
    let refused = Record::create(&path, &game::settings(), &[]).unwrap_err();
    assert_eq!(refused, RecordError::Missing(path));
}

/// SQLite reports the limit of pages with the same code as a full disk.
#[test]
fn a_full_disk_is_said_and_the_write_is_made_again() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    record.limit_pages_for_test(1);
    let big: Vec<_> = (2..200).flat_map(half_move).collect();
    assert_eq!(
        record.append(&big).unwrap_err(),
        RecordError::Full(path.clone())
    );
    // The first half-move is still there, and alone.
    assert_eq!(read(&path).unwrap().state().made(), 1);
    // There is room on the disk again.
    record.append(&big).unwrap();
    record.close().unwrap();
    let contents = read(&path).unwrap();
    assert_eq!(contents.state().made(), 199);
    assert_eq!(contents.events.len(), 2 * 199);
}

/// Not a test of its own: the part that runs on a small file system of its own, which really becomes full.
#[test]
fn helper_fills_its_disk() {
    let Ok(folder) = std::env::var("ZGODA_TEST_SMALL_DISK") else {
        return;
    };
    let ballast = Path::new(&folder).join("ballast");
    fs::write(&ballast, vec![0; 64 * 1024]).unwrap();
    let path = Path::new(&folder).join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let mut n = 1;
    while record.append(&half_move(n)).is_ok() {
        n += 1;
    }
    let full = RecordError::Full(path.clone());
    assert_eq!(record.append(&half_move(n)).unwrap_err(), full);
    assert_eq!(read(&path).unwrap().state().made(), n as usize - 1);
    fs::remove_file(&ballast).unwrap();
    record.append(&half_move(n)).unwrap();
    record.close().unwrap();
    let contents = read(&path).unwrap();
    assert_eq!(contents.state().made(), n as usize);
    assert_eq!(contents.events.len(), 2 * n as usize);
    println!("full after {n} half-moves");
}

#[test]
fn a_disk_that_is_really_full() {
    let disk = tempdir().unwrap();
    let test = std::env::current_exe().unwrap();
    let mount = "mount -t tmpfs -o size=400k none \"$1\" || exit 77; \
                 ZGODA_TEST_SMALL_DISK=\"$1\" \"$2\" --exact trouble::helper_fills_its_disk \
                 --nocapture";
    let done = Command::new("unshare")
        .args(["-rm", "sh", "-c", mount, "sh"])
        .args([disk.path(), &test])
        .output();
    let done = match done {
        Ok(done) if done.status.success() || done.status.code() == Some(101) => done,
        other => {
            eprintln!("skipped: no file system of its own can be had here ({other:?})");
            return;
        }
    };
    let out = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success(), "{out}");
    assert!(out.contains("full after "), "{out}");
}

#[test]
fn a_record_that_is_moved_away_is_gone_until_it_is_back() {
    let folder = tempdir().unwrap();
    let (disk, away) = (folder.path().join("disk"), folder.path().join("away"));
    fs::create_dir(&disk).unwrap();
    let path = disk.join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    fs::rename(&disk, &away).unwrap();
    let gone = RecordError::Gone(path.clone());
    assert_eq!(record.append(&half_move(2)).unwrap_err(), gone);
    // An empty mount point is not the disk.
    fs::create_dir(&disk).unwrap();
    assert_eq!(record.append(&half_move(2)).unwrap_err(), gone);
    fs::remove_dir(&disk).unwrap();
    fs::rename(&away, &disk).unwrap();
    record.append(&half_move(2)).unwrap();
    record.close().unwrap();
    let contents = read(&path).unwrap();
    assert_eq!((contents.state().made(), contents.events.len()), (2, 4));
}

/// An attempt that failed may still have written its batch.
#[test]
fn a_batch_that_landed_all_the_same_is_not_written_twice() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    let by_hand = Connection::open(&path).unwrap();
    for (id, event) in (3..).zip(half_move(2)) {
        by_hand
            .execute(
                "INSERT INTO event VALUES (?, 1, ?, '', ?, 'white', 'keys', ?, ?, ?, NULL, NULL, NULL)",
                rusqlite::params![
                    id,
                    event.ms as i64,
                    event.body.kind(),
                    event.body.ply(),
                    event.body.entry().map(|entry| entry.0),
                    serde_json::to_string(&event.body).unwrap()
                ],
            )
            .unwrap();
    }
    drop(by_hand);
    record.append(&half_move(2)).unwrap();
    record.append(&half_move(3)).unwrap();
    // A record that was given up does not block another.
    record
        .append(&[game::event(9, Body::ArbiterCalled)])
        .unwrap();
    record.close().unwrap();
    let contents = read(&path).unwrap();
    assert_eq!((contents.state().made(), contents.events.len()), (3, 7));
}

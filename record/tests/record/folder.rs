// SPDX-License-Identifier: GPL-3.0-or-later
//! The folder of records: names for new records, and the list of unfinished ones.

use std::fs;

use tempfile::tempdir;
use zgoda_record::event::Body;
use zgoda_record::shelf::{new_name, unfinished};
use zgoda_record::{Record, RecordError};

use crate::game::{self, event, half_move};

#[test]
fn unfinished_games_are_found_the_latest_first() {
    let folder = tempdir().unwrap();
    let begin = |name: &str| {
        let path = folder.path().join(name);
        Record::create(&path, &game::settings(), &game::persons()).unwrap()
    };
    let close = |mut record: Record, bodies: &[Body]| {
        let events: Vec<_> = bodies.iter().map(|body| event(1, body.clone())).collect();
        record.append(&events).unwrap();
        let path = record.path().to_owned();
        record.close().unwrap();
        path
    };
    let first = Body::EntryWritten(game::entry(1));
    let end = Body::GameEnded {
        result: "2-0".to_owned(),
        cause: "no pieces".to_owned(),
        ending: None,
        advantage: None,
    };
    let early = close(begin("2026-01-01.zgoda"), std::slice::from_ref(&first));
    close(begin("2026-01-02.zgoda"), &[first.clone(), end]);
    close(begin("2026-01-03.zgoda"), &[Body::SessionClosed]);
    let late = close(begin("2026-01-04.zgoda"), std::slice::from_ref(&first));
    // The files of a killed game lie as the program left them.
    let mut killed = begin("2026-01-05.zgoda");
    killed.append(&half_move(1)).unwrap();
    let fell = killed.path().to_owned();
    drop(killed);
    let mut running = begin("2026-01-06.zgoda");
    running.append(&half_move(1)).unwrap();
    fs::write(folder.path().join("2026-01-07.zgoda"), "no record").unwrap();
    fs::write(folder.path().join("notes.txt"), "no record").unwrap();
    assert_eq!(unfinished(folder.path()), [fell, late, early]);
    running.close().unwrap();
}

#[test]
fn a_new_name_is_free_and_its_folder_there() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("a").join("b");
    assert!(unfinished(&data).is_empty());
    let mut names = Vec::new();
    for _ in 0..3 {
        let name = new_name(&data).unwrap();
        fs::write(&name, "taken").unwrap();
        names.push(name);
    }
    names.dedup();
    assert_eq!(names.len(), 3);
    // An ordinary file cannot be a folder.
    fs::write(folder.path().join("file"), "").unwrap();
    let refused = new_name(&folder.path().join("file").join("sub")).unwrap_err();
    assert!(matches!(refused, RecordError::Disk { .. }), "{refused:?}");
}

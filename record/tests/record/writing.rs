// SPDX-License-Identifier: GPL-3.0-or-later
//! All written events are there, in order, once.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use tempfile::tempdir;
use zgoda_record::event::{Body, EntryId, StruckBecause};
use zgoda_record::{Answer, FoldWaits, Record, RecordError, Status, Writer, is_there, read};

use crate::game::{self, event, half_move};

#[test]
fn a_game_is_written_and_opened_again() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    assert!(!is_there(&path));
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    record.append(&half_move(2)).unwrap();
    record.append_utterance(&game::utterance(1, "raz")).unwrap();
    record.append_utterance(&game::utterance(1, "raz")).unwrap();
    record.close().unwrap();
    assert_eq!(game::files(&path), ["game.zgoda"]);

    let (mut record, contents) = Record::open(&path).unwrap();
    assert_eq!(contents.settings, game::settings());
    assert_eq!(contents.persons, game::persons());
    let events: Vec<_> = contents.events.iter().map(|e| e.event.clone()).collect();
    assert_eq!(events, [half_move(1), half_move(2)].concat());
    assert_eq!(contents.utterances.len(), 1);
    assert_eq!(contents.utterances[0].line, game::utterance(1, "raz"));
    assert!(contents.odd.is_empty());
    let state = contents.state();
    assert_eq!((state.made(), state.next_entry()), (2, EntryId(3)));
    assert_eq!(record.session(), 2);
    record.append(&half_move(3)).unwrap();
    record.close().unwrap();
    let sessions: Vec<_> = read(&path)
        .unwrap()
        .events
        .iter()
        .map(|e| e.session)
        .collect();
    assert_eq!(sessions, [1, 1, 1, 1, 2, 2]);
}

/// The record keeps the utterance exactly as the transcript has it.
#[test]
fn an_utterance_is_kept_as_the_transcript_has_it() {
    let line = zgoda_speech::transcript::Line {
        id: 7,
        ms: 81_234,
        to: "white",
        priority: "move",
        lang: "pl",
        text: "trzydzieści dwa, dwadzieścia osiem".to_owned(),
        private: Vec::new(),
        about: zgoda_speech::transcript::AboutLine {
            ply: Some(11),
            kind: "move-played",
            entry: Some(12),
            board: None,
        },
        status: "superseded",
        begun_ms: Some(81_240),
        ended_ms: None,
        why: Some("superseded by 8".to_owned()),
        by: Some("embedded"),
    };
    let kept = zgoda_record::TranscriptLine::from(&line);
    let json: serde_json::Value = serde_json::from_str(&line.json()).unwrap();
    assert_eq!(serde_json::to_value(&kept).unwrap(), json);
}

#[test]
fn what_is_struck_out_stays_readable() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &[]).unwrap();
    let mut second = game::entry(1);
    second.entry = EntryId(2);
    record
        .append(&[
            event(1, Body::EntryWritten(game::entry(1))),
            event(
                2,
                Body::EntryStruck {
                    entry: EntryId(1),
                    because: StruckBecause::Corrected,
                    by: Some(EntryId(2)),
                },
            ),
            event(3, Body::EntryWritten(second)),
        ])
        .unwrap();
    record.close().unwrap();
    let state = read(&path).unwrap().state();
    assert_eq!(state.entries.len(), 2);
    assert_eq!(
        state.entries[0].status,
        Status::Struck {
            because: StruckBecause::Corrected,
            by: Some(EntryId(2))
        }
    );
    let standing: Vec<_> = state.standing().iter().map(|e| e.entry.entry).collect();
    assert_eq!(standing, [EntryId(2)]);
    assert_eq!(state.made(), 0);
}

/// The view of the entries, as a person sees it who opens the file in a browser.
#[test]
fn any_sqlite_browser_shows_the_entries() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    record
        .append(&[event(
            1,
            Body::EntryStruck {
                entry: EntryId(1),
                because: StruckBecause::TakenBack,
                by: None,
            },
        )])
        .unwrap();
    // This holds while the game runs, too.
    let browser = rusqlite::Connection::open(&path).unwrap();
    let row: (i64, i64, String, String, String, String) = browser
        .query_row(
            "SELECT entry, ply, pdn, status, because, made_by FROM entry",
            [],
            |row| {
                Ok((
                    row.get(0)?,
                    row.get(1)?,
                    row.get(2)?,
                    row.get(3)?,
                    row.get(4)?,
                    row.get(5)?,
                ))
            },
        )
        .unwrap();
    let (pdn, status, because) = ("32-28".into(), "struck".into(), "taken-back".into());
    assert_eq!(row, (1, 1, pdn, status, because, "typed".into()));
    let kinds: String = browser
        .query_row("SELECT group_concat(kind, ' ') FROM event", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!(kinds, "entry-written entry-made entry-struck");
}

#[test]
fn a_running_game_can_be_read() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let mut record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    record.append(&half_move(1)).unwrap();
    assert_eq!(read(&path).unwrap().events.len(), 2);
    record.append(&half_move(2)).unwrap();
    assert_eq!(read(&path).unwrap().events.len(), 4);
    record.close().unwrap();
}

#[test]
fn the_thread_stores_in_order_and_folds_at_the_end() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let (answers, inbox) = mpsc::channel();
    let writer = Writer::start(record, FoldWaits::REAL, move |answer| {
        answers.send(answer).unwrap();
    })
    .unwrap();
    for n in 1..=50 {
        writer.append(u64::from(n), half_move(n)).unwrap();
        writer
            .utterance(game::utterance(u64::from(n), "słowa"))
            .unwrap();
    }
    assert!(writer.close(Duration::from_secs(30)));
    let answers: Vec<_> = inbox.iter().collect();
    let stored = (1..=50).map(|seq| Answer::Stored { seq });
    let expected: Vec<_> = stored.chain([Answer::Closed { lost: None }]).collect();
    assert_eq!(answers, expected);
    assert_eq!(game::files(&path), ["game.zgoda"]);
    let contents = read(&path).unwrap();
    assert_eq!(
        (contents.events.len(), contents.utterances.len()),
        (100, 50)
    );
    assert_eq!(contents.state().made(), 50);
}

/// The disk goes away in the middle and comes back: everything is written, late but once.
#[test]
fn the_thread_writes_late_what_it_could_not_write_at_once() {
    let folder = tempdir().unwrap();
    let (disk, away) = (folder.path().join("disk"), folder.path().join("away"));
    std::fs::create_dir(&disk).unwrap();
    let path = disk.join("game.zgoda");
    let record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let (answers, inbox) = mpsc::channel();
    let writer = Writer::start(record, FoldWaits::REAL, move |answer| {
        answers.send(answer).unwrap();
    })
    .unwrap();
    writer.append(1, half_move(1)).unwrap();
    assert_eq!(inbox.recv(), Ok(Answer::Stored { seq: 1 }));
    std::fs::rename(&disk, &away).unwrap();
    for n in 2..=3 {
        writer.append(u64::from(n), half_move(n)).unwrap();
        let error = RecordError::Gone(path.clone());
        let seq = u64::from(n);
        assert_eq!(inbox.recv(), Ok(Answer::Failed { seq, error }));
    }
    std::fs::rename(&away, &disk).unwrap();
    for seq in 2..=3 {
        assert_eq!(inbox.recv(), Ok(Answer::Stored { seq }));
    }
    assert!(writer.close(Duration::from_secs(30)));
    let contents = read(&path).unwrap();
    assert_eq!(contents.events.len(), 6);
    assert_eq!(contents.state().made(), 3);
}

/// A browser locks the file: handing over a batch does not wait, and everything is written once the browser lets go.
#[test]
fn a_disk_that_does_not_answer_holds_up_nobody() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let (answers, inbox) = mpsc::channel();
    let writer = Writer::start(record, FoldWaits::REAL, move |answer| {
        answers.send(answer).unwrap();
    })
    .unwrap();
    let browser = rusqlite::Connection::open(&path).unwrap();
    browser.execute_batch("BEGIN IMMEDIATE").unwrap();
    for n in 1..=20 {
        writer.append(u64::from(n), half_move(n)).unwrap();
    }
    // If each batch had its own wait, SQLite would have given up on all of them by now.
    let early: Vec<_> = inbox.try_iter().collect();
    assert!(early.len() < 20, "{early:?}");
    let error = RecordError::InUse(path.clone());
    let first = early.into_iter().next().or_else(|| inbox.recv().ok());
    assert_eq!(first, Some(Answer::Failed { seq: 1, error }));
    browser.execute_batch("ROLLBACK").unwrap();
    drop(browser);
    assert!(writer.close(Duration::from_secs(60)));
    let answers: Vec<_> = inbox.iter().collect();
    let stored = |seq| answers.contains(&Answer::Stored { seq });
    assert!((1..=20).all(stored), "{answers:?}");
    assert_eq!(answers.last(), Some(&Answer::Closed { lost: None }));
    assert_eq!(read(&path).unwrap().state().made(), 20);
    assert_eq!(game::files(&path), ["game.zgoda"]);
}

/// The thread folds the log into the file while there is nothing to write, and again after more was written.
#[test]
fn the_thread_folds_while_it_rests() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let record = Record::create(&path, &game::settings(), &game::persons()).unwrap();
    let waits = FoldWaits::REAL.divided(1_000);
    let (answers, inbox) = mpsc::channel();
    let writer = Writer::start(record, waits, move |answer| answers.send(answer).unwrap()).unwrap();
    for n in 1..=3 {
        writer.append(u64::from(n), half_move(n)).unwrap();
        assert_eq!(inbox.recv(), Ok(Answer::Stored { seq: u64::from(n) }));
        let began = Instant::now();
        // The file alone, as a careless person would copy it.
        let alone = || {
            let copy = folder.path().join("copy.zgoda");
            std::fs::copy(&path, &copy).unwrap();
            read(&copy).unwrap().state().made()
        };
        while alone() < n as usize {
            assert!(began.elapsed() < Duration::from_secs(60), "half-move {n}");
            std::thread::yield_now();
        }
    }
    assert!(writer.close(Duration::from_secs(30)));
}

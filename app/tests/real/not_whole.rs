// SPDX-License-Identifier: GPL-3.0-or-later
//! A damaged record is never silently resumed as a shorter game: the program says which part is certain, and goes on only after a
//! yes.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use tempfile::tempdir;

use crate::games::made_up;
use crate::program::{Called, Running, Table, call, placed, run};

/// The number of half-moves of the game.
const GAME: usize = 12;

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}

fn export(record: &Path, form: &str) -> Called {
    run(&[
        "export".as_ref(),
        record.as_os_str(),
        "--to".as_ref(),
        form.as_ref(),
    ])
}

/// Plays a game, and kills the program after all half-moves were announced.
fn killed(table: &Table, game: &[String]) {
    let mut running = Running::start(&mut table.play());
    running.type_line(&game.join("\n"));
    running.type_line("last");
    running.until(&placed(game.len()));
    drop(running.kill());
    assert_eq!(table_moves_of_copy(table), game);
}

/// The standing half-moves of the killed record, read from a copy, so that the record itself is not folded.
fn table_moves_of_copy(table: &Table) -> Vec<String> {
    let folder = tempdir().unwrap();
    let copy = Table::in_folder(folder.path());
    for ending in ["", "-wal"] {
        fs::copy(beside(&table.record, ending), beside(&copy.record, ending)).unwrap();
    }
    copy.moves()
}

fn damage(table: &Table) -> Vec<u8> {
    let log = beside(&table.record, "-wal");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 16;
    fs::write(&log, &bytes).unwrap();
    bytes
}

#[test]
fn a_damaged_log_is_asked_about_and_put_aside() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(5, GAME).pdn();
    killed(&table, &game);
    let damaged = damage(&table);
    let record = fs::read(&table.record).unwrap();

    let pdn = export(&table.record, "pdn");
    assert_eq!(pdn.status, 1, "{pdn:?}");
    pdn.is_one_sentence(&["-wal, is damaged", "half-moves are sure"]);
    for answer in ["no\n", "", "32-28\n"] {
        let refused = call(&mut table.play(), answer.as_bytes());
        assert_eq!(refused.status, 2, "{refused:?}");
        assert!(
            refused.out.contains("the record is not whole, go on?"),
            "{refused:?}"
        );
        assert!(refused.err.contains("left as it is"), "{refused:?}");
        assert_eq!(fs::read(&table.record).unwrap(), record);
        assert_eq!(fs::read(beside(&table.record, "-wal")).unwrap(), damaged);
    }

    let mut yes = Running::start(&mut table.play());
    yes.type_line("yes");
    yes.until("game resumed");
    let (status, _, errors) = yes.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    assert_eq!(
        fs::read(beside(&table.record, "-wal-damaged")).unwrap(),
        damaged
    );
    // From now on the shortened file is the record, and it tells of the loss.
    let left = table.moves();
    assert_eq!(left, game[..left.len()]);
    assert!(left.len() < game.len());
    let events = table.events();
    let told: Vec<_> = events
        .iter()
        .filter(|it| it["kind"] == "record-not-whole")
        .collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["sure"], left.len());
    assert_eq!(told[0]["lost"][0], "log-damaged");
    let protocol = export(&table.record, "protocol");
    assert!(
        protocol.out.contains("was damaged and was put aside"),
        "{protocol:?}"
    );
    // Now the game goes on without a question.
    let rest = game[left.len()..].join("\n") + "\n";
    let on = call(&mut table.play(), rest.as_bytes());
    assert_eq!(on.status, 0, "{on:?}");
    assert_eq!(table.moves(), game);
}

#[test]
fn a_log_that_was_left_behind_is_asked_about() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    killed(&table, &made_up(6, GAME).pdn());
    let stick = tempdir().unwrap();
    let copy = Table::in_folder(stick.path());
    fs::copy(&table.record, &copy.record).unwrap();
    let text = export(&copy.record, "text");
    assert_eq!(text.status, 1, "{text:?}");
    text.is_one_sentence(&["-wal, is missing", "0 half-moves are sure"]);
    let refused = call(&mut copy.play(), b"no\n");
    assert_eq!(refused.status, 2, "{refused:?}");
    assert!(refused.out.contains("no half-move is sure"), "{refused:?}");
}

/// Faults that each make one thing unreadable, with the sentence that names it.
const FAULTS: [(&str, &str); 8] = [
    (
        "UPDATE event SET body = '{' WHERE entry = 12",
        "cannot be understood",
    ),
    (
        "UPDATE event SET ms = -5 WHERE id > 3",
        "cannot be understood",
    ),
    (
        "UPDATE event SET body = replace(body, 'entry-made', 'entry-blessed') WHERE entry = 12",
        "cannot be understood",
    ),
    (
        "DELETE FROM event WHERE entry = 12 AND kind = 'entry-written'",
        "is missing",
    ),
    (
        "DELETE FROM event WHERE id = (SELECT max(id) - 1 FROM event)",
        "is missing",
    ),
    (
        "UPDATE event SET body = replace(body, '\"to\":\"', '\"to\":\"9') WHERE entry = 12 \
         AND kind = 'entry-written'",
        "names squares that do not exist",
    ),
    // Faults that leave a readable record of another game.
    (
        "UPDATE event SET body = json_set(body, '$.to', json_extract(body, '$.from')) WHERE entry = 12 \
         AND kind = 'entry-written'",
        "does not agree with itself",
    ),
    (
        "UPDATE event SET body = replace(body, '\"entry\":12', '\"entry\":11') WHERE entry = 12 \
         AND kind = 'entry-made'",
        "the columns beside it say something else",
    ),
];

#[test]
fn what_cannot_be_read_is_refused_or_asked_about_as_export_tells_it() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(7, GAME).pdn();
    let played = call(&mut table.play(), (game.join("\n") + "\n").as_bytes());
    assert_eq!(played.status, 0, "{played:?}");
    let sound = fs::read(&table.record).unwrap();
    for (sql, told) in FAULTS {
        fs::write(&table.record, &sound).unwrap();
        let edit = Connection::open(&table.record).unwrap();
        edit.execute_batch(sql).unwrap();
        drop(edit);
        let json = export(&table.record, "json");
        assert_eq!(json.status, 1, "{sql}: {json:?}");
        assert!(json.err.contains(told), "{sql}: {json:?}");
        let strange = told == "names squares that do not exist";
        for form in ["pdn", "text", "protocol"] {
            let status = export(&table.record, form).status;
            assert_eq!(status, if strange { 2 } else { 1 }, "{sql}: {form}");
        }
        let before = table_events(&table.record);
        let refused = call(&mut table.play(), b"no\n");
        assert_eq!(refused.status, 2, "{sql}: {refused:?}");
        for line in json.err.lines() {
            assert!(refused.err.contains(line), "{sql}: {line} in {refused:?}");
        }
        assert_eq!(table_events(&table.record), before, "{sql}");
        // In official play there is no question.
        let official = Connection::open(&table.record).unwrap();
        official
            .execute_batch("UPDATE game SET value = 'official' WHERE setting = 'mode'")
            .unwrap();
        drop(official);
        let refused = call(&mut table.play(), b"yes\n");
        assert_eq!(refused.status, 2, "{sql}: {refused:?}");
        assert!(!refused.out.contains("go on?"), "{sql}: {refused:?}");
        assert_eq!(table_events(&table.record), before, "{sql}");
    }
}

fn table_events(record: &Path) -> i64 {
    let db = Connection::open(record).unwrap();
    db.query_row("SELECT count(*) FROM event", [], |row| row.get(0))
        .unwrap()
}

#[test]
fn in_training_a_yes_goes_on_over_what_cannot_be_read() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(8, GAME).pdn();
    call(&mut table.play(), (game.join("\n") + "\n").as_bytes());
    let edit = Connection::open(&table.record).unwrap();
    edit.execute_batch("UPDATE event SET body = '{' WHERE entry = 12")
        .unwrap();
    drop(edit);
    let input = format!("yes\n{}\n", game[GAME - 1]);
    let on = call(&mut table.play(), input.as_bytes());
    assert_eq!(on.status, 0, "{on:?}");
    let pdn = export(&table.record, "pdn");
    // The record stays damaged, and every export says so.
    assert_eq!(pdn.status, 1, "{pdn:?}");
    let json = export(&table.record, "json");
    assert!(json.out.contains("\"lost\":[\"unread\"]"), "{json:?}");
}

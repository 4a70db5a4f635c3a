// SPDX-License-Identifier: GPL-3.0-or-later
//! Looking at a record without changing the game in it.
//!
//! Any bytes in a file give either contents with a list of oddities or one error. A setting that cannot be understood makes the
//! file unreadable; a row that cannot be understood is left out and named, so that the rest stays readable.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Params, Row};
use serde_json::{Map, Value};
use zgoda_game::clock::ClockTimes;

use super::codes::{CODES, KeptCodes};
use super::devices::{DESK, KeptDesk};
use super::error::RecordError;
use super::event::{ArbiterWords, Body, DeviceNumber, Event, GameSettings, Person};
use super::log::{self, LogTrouble};
use super::state::State;
use super::store::Record;
use super::transcript::TranscriptLine;
use super::{lock, place, private, schema};
use crate::at_keyboard::AtKeyboard;
use crate::plain::plain;

/// The longest value that is read. A game has some thousand events of some hundred bytes; the limits keep a hand-made file from
/// filling the memory.
const LONGEST_VALUE: i32 = 1 << 20;
const MOST_ROWS: i64 = 1_000_000;

/// An event as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The number of the event in the file.
    pub id: i64,
    /// The number of the opening of the record to which this row belongs, from 1.
    pub session: i64,
    /// The time at which the event was written down, UTC.
    pub written: String,
    /// The event as it was stored.
    pub event: Event,
}

/// An utterance as it stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredUtterance {
    /// The number of the opening of the record to which this row belongs, from 1.
    pub session: i64,
    /// The line that was to be said.
    pub line: TranscriptLine,
}

/// Everything that a record holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The settings of the game.
    pub settings: GameSettings,
    /// The hashes of the arbiters' codes; empty in training, in an older record, and once the game is over.
    pub codes: KeptCodes,
    /// The slips and the secret of the devices; empty in an older record, in a game without a desk, and once forgotten.
    pub desk: KeptDesk,
    /// The names of the devices; empty once forgotten.
    pub devices: BTreeMap<DeviceNumber, String>,
    /// The people of the game, the private part; empty once forgotten.
    pub persons: Vec<Person>,
    /// Everything that happened, in order.
    pub events: Vec<StoredEvent>,
    /// Everything that was to be said, in order.
    pub utterances: Vec<StoredUtterance>,
    /// True if the record is read for somebody who gave an arbiter's code.
    pub by_code: bool,
    /// Files that the programs of this game wrote or read and that may name somebody; empty once forgotten.
    pub beside: Vec<PathBuf>,
    /// The time since something was written last, by the computer's clock; `None` if that clock was put back since.
    pub written_ago: Option<Duration>,
    /// The parts that could not be understood, each as a sentence.
    pub odd: Vec<String>,
    /// The trouble with the log, if the newest part of the record is missing.
    pub log: Option<LogTrouble>,
}

impl Contents {
    /// The state that the events amount to.
    #[must_use]
    pub fn state(&self) -> State {
        State::of(self.events.iter().map(|stored| &stored.event))
    }

    /// The last owner of the keyboard; `None` if an older record does not say.
    #[must_use]
    pub fn keyboard(&self) -> Option<AtKeyboard> {
        let changed = self.events.iter().rev().find_map(|it| match it.event.body {
            Body::KeyboardChanged { keyboard } => Some(keyboard),
            _ => None,
        });
        changed.or(self.settings.keyboard)
    }

    /// The wrong codes given since the arbiter's session was last opened, oldest first.
    #[must_use]
    pub fn wrong_codes(&self) -> Vec<&StoredEvent> {
        let mut wrong = Vec::new();
        for stored in &self.events {
            match stored.event.body {
                Body::ArbiterWords {
                    state: ArbiterWords::Refused,
                } => wrong.push(stored),
                Body::ArbiterWords {
                    state: ArbiterWords::Opened,
                } => wrong.clear(),
                _ => {}
            }
        }
        wrong
    }

    /// The last state of the clock, if the program kept a clock.
    #[must_use]
    pub fn last_clock(&self) -> Option<ClockTimes> {
        let mut newest_first = self.events.iter().rev();
        newest_first.find_map(|stored| match &stored.event.body {
            Body::ClockRead(read) => Some(read.times()),
            _ => None,
        })
    }
}

/// Reads a record, even while a program is writing it. A record that a killed program left behind is folded into its
/// single file first, if possible.
pub fn read(path: &Path) -> Result<Contents, RecordError> {
    let path = place::settled(path)?;
    place::look_at_header(&path)?;
    // A log that another program writes is not checked.
    let trouble = if lock::is_taken(&path) {
        None
    } else {
        log::trouble(&path)?
    };
    if trouble.is_none() && place::is_there(&place::beside(&path, "-wal")) {
        // Folding fails on a record that is in use or read-only; the record is then read as it lies.
        let _ = Record::fold(&path);
    }
    as_it_lies(&path, trouble)
}

/// Reads a record that this process itself writes. Only SQLite opens the file, because closing any other handle of it would drop
/// the writer's locks.
pub fn read_beside_its_writer(path: &Path) -> Result<Contents, RecordError> {
    as_it_lies(path, None)
}

/// Reads the readable parts of a record with a log that has this trouble. The record stays as it is.
pub(super) fn as_it_lies(
    path: &Path,
    trouble: Option<LogTrouble>,
) -> Result<Contents, RecordError> {
    let looked = match trouble {
        Some(LogTrouble::Missing | LogTrouble::Strange) => open_alone(path)?,
        Some(LogTrouble::Damaged) | None => open_to_look(path)?,
    };
    schema::check_open(path, &looked)?;
    let mut contents = contents(path, &looked)?;
    contents.log = trouble;
    Ok(contents)
}

/// Reads a record from memory, for fuzzing.
pub fn read_bytes(bytes: &[u8]) -> Result<Contents, RecordError> {
    let path = Path::new("(memory)");
    let header =
        bytes
            .first_chunk::<{ schema::HEADER }>()
            .ok_or_else(|| RecordError::NotARecord {
                path: path.to_owned(),
                why: "it is too short".to_owned(),
            })?;
    schema::check_header(path, header)?;
    let mut bytes = bytes.to_vec();
    // Bytes in memory have no write-ahead log, so the header must not say that they have one.
    if let Some(versions) = bytes.get_mut(18..20) {
        versions.fill(1);
    }
    let refused = |error| RecordError::sqlite(path, &error);
    let mut db = Connection::open_in_memory().map_err(refused)?;
    let length = bytes.len();
    db.deserialize_read_exact("main", bytes.as_slice(), length, true)
        .map_err(refused)?;
    harden(&db).map_err(refused)?;
    schema::check_open(path, &db)?;
    contents(path, &db)
}

/// Forbids the file to run code of its own, however the file was made.
pub(super) fn harden(db: &Connection) -> rusqlite::Result<()> {
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    db.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_VALUE)?;
    db.pragma_update(None, "cell_size_check", true)
}

/// Everything in an open record.
pub(super) fn contents(path: &Path, db: &Connection) -> Result<Contents, RecordError> {
    check_tables(path, db)?;
    let refused = |error| RecordError::sqlite(path, &error);
    let mut odd = Vec::new();
    let (settings, codes, desk) = settings(path, db)?;
    let persons = rows(
        db,
        "SELECT side, name, sight, side FROM person ORDER BY side DESC LIMIT ?",
        &mut odd,
        person,
    )
    .map_err(refused)?;
    let mut events = rows(
        db,
        // The columns are missing in an older record that was opened for reading only.
        match (
            has_column(db, "event", "code").map_err(refused)?,
            has_column(db, "event", "device").map_err(refused)?,
        ) {
            (_, true) => {
                "SELECT id, session, ms, written, actor, source, body, kind, ply, entry, code, device, late_ms \
                 FROM event ORDER BY id LIMIT ?"
            }
            (true, false) => {
                "SELECT id, session, ms, written, actor, source, body, kind, ply, entry, code, NULL, NULL \
                 FROM event ORDER BY id LIMIT ?"
            }
            (false, false) => {
                "SELECT id, session, ms, written, actor, source, body, kind, ply, entry, NULL, NULL, NULL \
                 FROM event ORDER BY id LIMIT ?"
            }
        },
        &mut odd,
        event,
    )
    .map_err(refused)?;
    named(&mut events, &persons);
    holes(db, &mut odd).map_err(refused)?;
    let mut utterances = rows(
        db,
        "SELECT id, session, ms, \"to\", priority, lang, text, about, status, begun_ms, ended_ms, \
         why, \"by\" FROM utterance ORDER BY session, id LIMIT ?",
        &mut odd,
        utterance,
    )
    .map_err(refused)?;
    let mut beside = Vec::new();
    // The tables are missing in an older record that was opened for reading only.
    if has_column(db, "utterance", "private").map_err(refused)? {
        fill_in(db, &mut utterances, &mut odd).map_err(refused)?;
        let path = |row: &Row<'_>| get::<String>(row, 0).map(PathBuf::from);
        let files = "SELECT path FROM beside ORDER BY path LIMIT ?";
        beside = rows(db, files, &mut odd, path).map_err(refused)?;
    }
    let mut devices = Vec::new();
    if has_column(db, "device", "name").map_err(refused)? {
        let named = "SELECT device, name, device FROM device ORDER BY device LIMIT ?";
        let device = |row: &Row<'_>| {
            let name = plain(&get::<String>(row, 1)?).into_owned();
            Ok((DeviceNumber(get(row, 0)?), name))
        };
        devices = rows(db, named, &mut odd, device).map_err(refused)?;
    }
    let devices: BTreeMap<DeviceNumber, String> = devices.into_iter().collect();
    for stored in &mut events {
        if let Body::DeviceOpened { device, name, .. } = &mut stored.event.body {
            *name = devices.get(device).cloned().unwrap_or_default();
        }
    }
    // The last opening of the game counts: an event written without an opening, such as a wrong code, came after the game was left.
    let last = "session = coalesce((SELECT max(session) FROM event WHERE kind = 'session-opened'), session)";
    let written_ago = ago(db, last, []).map_err(refused)?;
    Ok(Contents {
        settings,
        codes,
        desk,
        devices,
        persons,
        events,
        utterances,
        by_code: false,
        beside,
        written_ago,
        odd,
        log: None,
    })
}

/// The time since the event of this number was written, even if another program holds the record; `None` if unknown.
#[must_use]
pub fn ago_of(record: &Path, id: i64) -> Option<Duration> {
    let db = open_to_look(&place::settled(record).ok()?).ok()?;
    ago(&db, "id = ?", [id]).ok()?
}

/// The time since the last of these events was written, by the computer's clock; `None` if there is no such event, or
/// if that clock was put back since.
pub(super) fn ago(
    db: &Connection,
    which: &str,
    given: impl Params,
) -> rusqlite::Result<Option<Duration>> {
    let ask = format!(
        "SELECT CAST((julianday('now') - julianday(written)) * 86400000 AS INTEGER) \
         FROM event WHERE {which} ORDER BY id DESC LIMIT 1"
    );
    let ms: Option<Option<i64>> = db.query_row(&ask, given, |row| row.get(0)).optional()?;
    let ms = ms.flatten().and_then(|ms| u64::try_from(ms).ok());
    Ok(ms.map(Duration::from_millis))
}

/// Opens a file with a checked header for reading.
pub(super) fn open_to_look(path: &Path) -> Result<Connection, RecordError> {
    let refused = |error| RecordError::sqlite(path, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(refused)?;
    harden(&db).map_err(refused)?;
    match looks(&db) {
        Ok(()) => Ok(db),
        // In a read-only folder SQLite cannot open a file that names a write-ahead log, unless SQLite is told that no program
        // writes the file.
        Err(_) if !place::is_there(&place::beside(path, "-wal")) => open_alone(path),
        Err(error) => Err(refused(error)),
    }
}

/// Opens a file without its log, as a file that no program writes; SQLite then makes no other file beside it.
pub(super) fn open_alone(path: &Path) -> Result<Connection, RecordError> {
    let refused = |error| RecordError::sqlite(path, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let uri = format!("file:{}?immutable=1", escaped(path));
    let db = Connection::open_with_flags(uri, flags | OpenFlags::SQLITE_OPEN_URI);
    let db = db.map_err(refused)?;
    harden(&db).map_err(refused)?;
    looks(&db).map_err(refused)?;
    Ok(db)
}

fn looks(db: &Connection) -> rusqlite::Result<()> {
    db.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))
}

fn escaped(path: &Path) -> String {
    let text = path.to_string_lossy();
    text.replace('%', "%25")
        .replace('?', "%3f")
        .replace('#', "%23")
}

fn check_tables(path: &Path, db: &Connection) -> Result<(), RecordError> {
    let refused = |error| RecordError::sqlite(path, &error);
    let damaged = |why: String| RecordError::Unreadable {
        path: path.to_owned(),
        why,
    };
    let sound: String = db
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(refused)?;
    if sound != "ok" {
        return Err(damaged(sound));
    }
    let count = |what: &str| -> Result<i64, RecordError> {
        db.query_row(what, [], |row| row.get(0)).map_err(refused)
    };
    let tables = count(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' \
         AND name IN ('game', 'person', 'event', 'utterance')",
    )?;
    if tables != 4 {
        return Err(damaged("a table is missing".to_owned()));
    }
    if count("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'")? != 0 {
        return Err(damaged("somebody put a trigger into it".to_owned()));
    }
    Ok(())
}

fn settings(
    path: &Path,
    db: &Connection,
) -> Result<(GameSettings, KeptCodes, KeptDesk), RecordError> {
    let refused = |error| RecordError::sqlite(path, &error);
    let mut ask = db
        .prepare("SELECT setting, value FROM game LIMIT 1000")
        .map_err(refused)?;
    let mut found: Map<String, Value> = ask
        .query_map([], |row| {
            let value: Option<String> = row.get(1)?;
            Ok((row.get(0)?, value.map_or(Value::Null, Value::String)))
        })
        .and_then(Iterator::collect)
        .map_err(refused)?;
    let unreadable = |why: &str| RecordError::Unreadable {
        path: path.to_owned(),
        why: format!("the settings of the game: {why}"),
    };
    let codes = match found.remove(CODES) {
        None => KeptCodes::default(),
        Some(codes) => {
            let read = codes.as_str().and_then(KeptCodes::read);
            read.ok_or_else(|| unreadable("the arbiter's code"))?
        }
    };
    let desk = match found.remove(DESK) {
        None => KeptDesk::default(),
        Some(desk) => {
            let read = desk.as_str().and_then(KeptDesk::read);
            read.ok_or_else(|| unreadable("what devices are known by"))?
        }
    };
    let settings = serde_json::from_value(Value::Object(found));
    let settings = settings.map_err(|error| unreadable(&error.to_string()))?;
    Ok((settings, codes, desk))
}

/// The rows that can be understood; the others are named in `odd` by their first column.
fn rows<T>(
    db: &Connection,
    sql: &str,
    odd: &mut Vec<String>,
    understand: impl Fn(&Row<'_>) -> Result<T, String>,
) -> rusqlite::Result<Vec<T>> {
    let table = sql
        .split_once(" FROM ")
        .and_then(|(_, rest)| rest.split(' ').next())
        .unwrap_or_default();
    let mut ask = db.prepare(sql)?;
    let mut rows = ask.query([MOST_ROWS])?;
    let mut understood = Vec::new();
    while let Some(row) = rows.next()? {
        match understand(row) {
            Ok(value) => understood.push(value),
            Err(why) => {
                let name = match row.get_ref(0)? {
                    ValueRef::Integer(id) => id.to_string(),
                    ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
                    _ => "without a number".to_owned(),
                };
                odd.push(format!("{table} {name} cannot be understood: {why}"));
            }
        }
    }
    Ok(understood)
}

/// Names the missing events: events are numbered from 1 without gaps and never deleted.
fn holes(db: &Connection, odd: &mut Vec<String>) -> rusqlite::Result<()> {
    let mut ask = db.prepare(
        "SELECT before + 1, id - 1 FROM \
         (SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS before FROM event) \
         WHERE id - before > 1 LIMIT 1000",
    )?;
    let mut rows = ask.query([])?;
    while let Some(row) = rows.next()? {
        let (first, last): (i64, i64) = (row.get(0)?, row.get(1)?);
        odd.push(if first == last {
            format!("event {first} is missing")
        } else {
            format!("events {first} to {last} are missing")
        });
    }
    let many = format!("SELECT count(*) > {MOST_ROWS} FROM event");
    if db.query_row(&many, [], |row| row.get(0))? {
        odd.push(format!("only its first {MOST_ROWS} events are read"));
    }
    Ok(())
}

/// Fills the names of arbiters, which are stored apart, into the events about the arbiters.
fn named(events: &mut [StoredEvent], persons: &[Person]) {
    for stored in events {
        let Some((arbiter, _)) = stored.event.body.names_arbiter() else {
            continue;
        };
        let found = persons.iter().find(|it| it.side == arbiter);
        let found = found.map_or_else(String::new, |it| it.name.clone());
        if let Body::HandedOver { name, .. } | Body::ArbiterNamed { name, .. } =
            &mut stored.event.body
        {
            *name = found;
        }
    }
}

fn person(row: &Row<'_>) -> Result<Person, String> {
    Ok(Person {
        side: word(get(row, 0)?)?,
        name: plain(&get::<String>(row, 1)?).into_owned(),
        sight: get(row, 2)?,
    })
}

fn event(row: &Row<'_>) -> Result<StoredEvent, String> {
    let actor: Option<String> = get(row, 4)?;
    let code: Option<String> = get(row, 10)?;
    let body: String = get(row, 6)?;
    let body: Body = serde_json::from_str(&body).map_err(|error| error.to_string())?;
    if columns(&body) != (get::<String>(row, 7)?.as_str(), get(row, 8)?, get(row, 9)?) {
        return Err("the columns beside it say something else".to_owned());
    }
    Ok(StoredEvent {
        id: get(row, 0)?,
        session: get(row, 1)?,
        written: get(row, 3)?,
        event: Event {
            ms: moment(row, 2)?.unwrap_or_default(),
            actor: actor.map(word).transpose()?,
            code: code.map(word).transpose()?,
            device: get::<Option<u32>>(row, 11)?.map(DeviceNumber),
            late_ms: moment(row, 12)?,
            source: word(get(row, 5)?)?,
            body,
        },
    })
}

/// The columns that are stored beside the body of an event, for a person with an SQLite browser.
fn columns(body: &Body) -> (&'static str, Option<u32>, Option<u32>) {
    (body.kind(), body.ply(), body.entry().map(|entry| entry.0))
}

fn utterance(row: &Row<'_>) -> Result<StoredUtterance, String> {
    let about: String = get(row, 7)?;
    Ok(StoredUtterance {
        session: get(row, 1)?,
        line: TranscriptLine {
            id: moment(row, 0)?.unwrap_or_default(),
            ms: moment(row, 2)?.unwrap_or_default(),
            to: get(row, 3)?,
            priority: get(row, 4)?,
            lang: get(row, 5)?,
            text: get(row, 6)?,
            private: Vec::new(),
            about: serde_json::from_str(&about).map_err(|error| error.to_string())?,
            status: get(row, 8)?,
            begun_ms: moment(row, 9)?,
            ended_ms: moment(row, 10)?,
            why: get(row, 11)?,
            by: get(row, 12)?,
        },
    })
}

fn has_column(db: &Connection, table: &str, column: &str) -> rusqlite::Result<bool> {
    let ask = "SELECT count(*) FROM pragma_table_info(?) WHERE name = ?";
    let found: i64 = db.query_row(ask, [table, column], |row| row.get(0))?;
    Ok(found > 0)
}

/// Fills the private words into the utterances. Utterances of older programs have no private words stored apart.
fn fill_in(
    db: &Connection,
    utterances: &mut [StoredUtterance],
    odd: &mut Vec<String>,
) -> rusqlite::Result<()> {
    let apart: BTreeSet<(i64, u64)> = rows(
        db,
        "SELECT id, session FROM utterance WHERE private IS NOT NULL LIMIT ?",
        odd,
        |row| Ok((get(row, 1)?, moment(row, 0)?.unwrap_or_default())),
    )?
    .into_iter()
    .collect();
    let all = rows(
        db,
        "SELECT id, session, place, words FROM private_words ORDER BY session, id, place LIMIT ?",
        odd,
        |row| {
            let of: (i64, u64) = (get(row, 1)?, moment(row, 0)?.unwrap_or_default());
            Ok((of, get::<String>(row, 3)?))
        },
    )?;
    let mut parts: BTreeMap<(i64, u64), Vec<String>> = BTreeMap::new();
    for (of, words) in all {
        parts.entry(of).or_default().push(words);
    }
    for StoredUtterance { session, line } in utterances {
        let of = (*session, line.id);
        if apart.contains(&of) {
            let parts = parts.remove(&of).unwrap_or_default();
            (line.text, line.private) = private::together(&line.text, &parts);
        }
    }
    Ok(())
}

fn get<T: rusqlite::types::FromSql>(row: &Row<'_>, column: usize) -> Result<T, String> {
    row.get(column).map_err(|error| error.to_string())
}

fn moment(row: &Row<'_>, column: usize) -> Result<Option<u64>, String> {
    let ms: Option<i64> = get(row, column)?;
    ms.map(|ms| u64::try_from(ms).map_err(|_| format!("{ms} is no count of milliseconds")))
        .transpose()
}

/// A value of an enum from its word.
fn word<T: serde::de::DeserializeOwned>(text: String) -> Result<T, String> {
    serde_json::from_value(Value::String(text)).map_err(|error| error.to_string())
}

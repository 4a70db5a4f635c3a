// SPDX-License-Identifier: GPL-3.0-or-later
//! One record open for writing: SQLite with a write-ahead log, synced at every commit, one program
//! at a time.
//!
//! Events for which [`Record::append`] has returned `Ok` are on the disk, unless the disk itself reports a write that it did not
//! make. After an error the call may be repeated: no event is written twice, even if the failed attempt did write.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, params};
use serde_json::Value;

use super::codes::{self, KeptCodes};
use super::devices::{self, KeptDesk};
use super::error::RecordError;
use super::event::{Body, Event, GameSettings, Person};
use super::lock::{Lock, Note};
use super::log::{self, LogTrouble};
use super::read::{self, Contents};
use super::transcript::TranscriptLine;
use super::{place, private, schema};
use crate::files::Identity;
use crate::own_files;

/// The wait of a write for a lock that an SQLite browser holds. Shorter than a player's patience, longer than any sensible query.
const BROWSER_PATIENCE: Duration = Duration::from_secs(1);

/// A record that only this program can write. A record that is dropped without [`Record::close`] leaves its files as a killed
/// program does, and the next opening folds them.
#[derive(Debug)]
pub struct Record {
    path: PathBuf,
    /// The open file; `None` after an error, until the next attempt opens the file again.
    open: Option<Open>,
    lock: Lock,
    /// The number of this opening of the record, from 1.
    session: i64,
    /// The number of the next event.
    next: i64,
    /// The time at which the first event was written down; `None` before the first event.
    begun: Option<String>,
    /// The hashes of the arbiters' codes, kept in memory while the record of a finished game has none: a walk-back restores them.
    codes: KeptCodes,
}

#[derive(Debug)]
struct Open {
    db: Connection,
    identity: Identity,
}

impl Record {
    /// Makes a new record in which no arbiter has a code.
    pub fn create(
        path: &Path,
        settings: &GameSettings,
        persons: &[Person],
    ) -> Result<Record, RecordError> {
        Record::create_with(path, settings, persons, &KeptCodes::default())
    }

    /// Makes a new record. An existing record is never overwritten, but an empty file is.
    pub fn create_with(
        path: &Path,
        settings: &GameSettings,
        persons: &[Person],
        codes: &KeptCodes,
    ) -> Result<Record, RecordError> {
        let path = place::settled(path)?;
        let mut lock = Lock::take(&path)?;
        if place::is_there(&path) {
            return Err(RecordError::Exists(path));
        }
        let wal = place::beside(&path, "-wal");
        if place::is_there(&wal) {
            return Err(RecordError::StrayWal(wal));
        }
        // The file is completed under another name, so that a kill never leaves half a record under the real name.
        let raw = place::beside(&path, "-new");
        for ending in ["", "-journal", "-wal", "-shm"] {
            let _ = fs::remove_file(place::beside(&raw, ending));
        }
        lock.clear();
        own_files::file()
            .create_new(true)
            .open(&raw)
            .map_err(|error| RecordError::io(&path, &error))
            .and_then(|_| {
                make(&raw, settings, persons, codes)
                    .map_err(|error| RecordError::sqlite(&path, &error))
            })
            .and_then(|()| {
                let swap = || -> std::io::Result<()> {
                    File::options().write(true).open(&raw)?.sync_all()?;
                    fs::rename(&raw, &path)?;
                    place::sync_folder(&path)
                };
                swap().map_err(|error| RecordError::io(&path, &error))
            })
            .inspect_err(|_| {
                let _ = fs::remove_file(&raw);
            })?;
        Record::start(path, lock).map(|(record, _)| record)
    }

    /// Opens an existing record to go on with its game, and returns its contents. The rest that a killed program left
    /// in `FILE-wal` is folded in, but only if that file is whole.
    pub fn open(path: &Path) -> Result<(Record, Contents), RecordError> {
        Record::playable(Record::open_as_it_is(path)?)
    }

    /// Opens a record that has lost its newest part, to go on with the rest. The rest of a damaged log is put aside
    /// first.
    pub fn open_what_is_left(path: &Path) -> Result<(Record, Contents), RecordError> {
        let path = place::settled(path)?;
        place::look_at_header(&path)?;
        let lock = Lock::take(&path)?;
        let trouble = log::trouble(&path)?;
        let log = place::beside(&path, "-wal");
        if trouble.is_some() && place::is_there(&log) {
            let aside = || -> std::io::Result<()> {
                place::put_aside(&path)?;
                if trouble == Some(LogTrouble::Strange) {
                    fs::remove_file(&log)?;
                }
                Ok(())
            };
            aside().map_err(|error| RecordError::io(&path, &error))?;
        }
        Record::playable(Record::start(path, lock)?)
    }

    fn playable((record, contents): (Record, Contents)) -> Result<(Record, Contents), RecordError> {
        match contents.state().gap(&contents.settings.start) {
            None => Ok((record, contents)),
            Some(why) => Err(RecordError::Damaged {
                path: record.path.clone(),
                why,
            }),
        }
    }

    /// The path at which the record lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The number of this opening of the record, from 1.
    #[must_use]
    pub const fn session(&self) -> i64 {
        self.session
    }

    /// Writes events, all or none; on return they are on the disk. After an error, repeat the same call.
    pub fn append(&mut self, events: &[Event]) -> Result<(), RecordError> {
        let (session, next) = (self.session, self.next);
        let mut end = next;
        let codes = std::mem::take(&mut self.codes);
        let written = self.write(|step| {
            if already_there(step, next, events)? {
                end = next.saturating_add(whole(events.len() as u64));
                return Ok(());
            }
            // No other program writes, so rows from `next` on are an earlier batch that the caller gave up.
            let free: i64 =
                step.query_row("SELECT coalesce(max(id), 0) + 1 FROM event", [], |row| {
                    row.get(0)
                })?;
            let mut insert = step.prepare(
                "INSERT INTO event (id, session, ms, written, kind, actor, code, device, late_ms, source, ply, \
                 entry, body) \
                 VALUES (?, ?, ?, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )?;
            end = free.max(next);
            for event in events {
                insert.execute(params![
                    end,
                    session,
                    whole(event.ms),
                    event.body.kind(),
                    event.actor.as_ref().map(word).transpose()?,
                    event.code.as_ref().map(word).transpose()?,
                    event.device.map(|device| device.0),
                    event.late_ms.map(whole),
                    word(&event.source)?,
                    event.body.ply(),
                    event.body.entry().map(|entry| entry.0),
                    text(&event.body)?,
                ])?;
                // An event that was stored before may come without its name: the name is in the record already.
                if let Body::Appointed { side, name, .. } = &event.body
                    && !name.is_empty()
                {
                    // A name is kept apart from the event, so that `zgoda forget` can remove it.
                    let Person { side, name, sight } =
                        Person::assistant(*side, name.clone());
                    step.execute(
                        "INSERT OR REPLACE INTO person (side, name, sight) VALUES (?, ?, ?)",
                        params![word(&side)?, name, sight],
                    )?;
                }
                if let Some((arbiter, name)) = event.body.names_arbiter()
                    && !name.is_empty()
                {
                    step.execute(
                        "INSERT OR REPLACE INTO person (side, name, sight) VALUES (?, ?, '')",
                        params![word(&arbiter)?, name],
                    )?;
                }
                devices::keep_name(step, event)?;
                devices::keep_slip(step, event)?;
                match event.body {
                    Body::GameEnded { .. } => codes::remove(step)?,
                    // Changed codes are kept, and so are the codes of a game that goes on after its end.
                    Body::CodesChanged { .. } | Body::WalkedBack { .. } => {
                        codes::keep(step, &codes)?;
                    }
                    _ => {}
                }
                end += 1;
            }
            Ok(())
        });
        self.codes = codes;
        written?;
        self.next = end;
        self.note();
        Ok(())
    }

    /// Replaces the codes and writes the event that tells of it. Either both are done, or neither is.
    pub fn change_codes(&mut self, codes: KeptCodes, told: &Event) -> Result<(), RecordError> {
        self.codes = codes;
        self.append(std::slice::from_ref(told))
    }

    /// Replaces the slips and the secret of the devices.
    pub fn keep_desk(&mut self, desk: &KeptDesk) -> Result<(), RecordError> {
        self.write(|step| devices::keep(step, desk))
    }

    /// Everything that is in the record.
    pub fn contents(&mut self) -> Result<Contents, RecordError> {
        let path = self.path.clone();
        read::contents(&path, &self.ready()?.db)
    }

    /// The time since this event was written, by the computer's clock; `None` if that clock was put back since.
    pub fn ago(&mut self, event: i64) -> Result<Option<Duration>, RecordError> {
        let path = self.path.clone();
        let db = &self.ready()?.db;
        read::ago(db, "id = ?", [event]).map_err(|error| RecordError::sqlite(&path, &error))
    }

    /// Writes events of an earlier opening of this game, copied from another record, under that opening's number. Later events
    /// get the next number.
    pub fn append_as(&mut self, session: i64, events: &[Event]) -> Result<(), RecordError> {
        self.session = session;
        self.append(events)?;
        self.session = session.saturating_add(1);
        Ok(())
    }

    /// Writes one line of the transcript; a second time changes nothing.
    pub fn append_utterance(&mut self, said: &TranscriptLine) -> Result<(), RecordError> {
        let session = self.session;
        let (open, parts) = private::apart(&said.text, &said.private);
        self.write(|step| {
            step.prepare(
                "INSERT OR IGNORE INTO utterance (session, id, ms, \"to\", priority, lang, text, \
                 about, status, begun_ms, ended_ms, why, \"by\", private) \
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute(params![
                session,
                whole(said.id),
                whole(said.ms),
                said.to,
                said.priority,
                said.lang,
                open,
                text(&said.about)?,
                said.status,
                said.begun_ms.map(whole),
                said.ended_ms.map(whole),
                said.why,
                said.by,
                whole(parts.len() as u64),
            ])?;
            let mut insert = step.prepare(
                "INSERT OR IGNORE INTO private_words (session, id, place, words) \
                 VALUES (?, ?, ?, ?)",
            )?;
            for (place, words) in (1_i64..).zip(&parts) {
                insert.execute(params![session, whole(said.id), place, words])?;
            }
            Ok(())
        })
    }

    /// Notes files that the program writes beside the record or that hold somebody's settings, so that a person who wants to be
    /// forgotten can be told of them.
    pub fn note_beside(&mut self, files: &[PathBuf]) -> Result<(), RecordError> {
        self.write(|step| {
            let mut insert = step.prepare("INSERT OR IGNORE INTO beside (path) VALUES (?)")?;
            for file in files {
                let whole = std::path::absolute(file).unwrap_or_else(|_| file.clone());
                insert.execute([whole.to_string_lossy()])?;
            }
            Ok(())
        })
    }

    /// Copies the log into the file without waiting for readers; the log stays in use. True if all of the log was copied.
    pub fn fold_on_the_way(&mut self) -> Result<bool, RecordError> {
        let path = self.path.clone();
        let db = &self.ready()?.db;
        copy_in(db).map_err(|error| RecordError::sqlite(&path, &error))
    }

    /// Folds the log into the file and closes the record.
    pub fn close(mut self) -> Result<(), RecordError> {
        let path = self.path.clone();
        let open = self.ready()?;
        fold(&open.db).map_err(|error| RecordError::sqlite(&path, &error))?;
        // Only now may SQLite tidy up after itself; the lock goes last.
        self.open = None;
        self.lock.clear();
        Ok(())
    }

    /// Makes SQLite report a full disk at this many pages, until an error reopens the file.
    #[doc(hidden)]
    pub fn limit_pages_for_test(&mut self, pages: u32) {
        if let Some(open) = &self.open {
            let _ = open.db.pragma_update(None, "max_page_count", pages);
        }
    }

    /// Opens a record even if its game cannot go on.
    pub(super) fn open_as_it_is(path: &Path) -> Result<(Record, Contents), RecordError> {
        let path = place::settled(path)?;
        place::look_at_header(&path)?;
        let lock = Lock::take(&path)?;
        if let Some(log) = log::trouble(&path)? {
            let left = read::as_it_lies(&path, Some(log))?;
            let sure = left.state().standing().len();
            return Err(RecordError::Short { path, log, sure });
        }
        Record::start(path, lock)
    }

    /// Folds the log that a killed program left, without going on with the game.
    pub(super) fn fold(path: &Path) -> Result<(), RecordError> {
        Record::open_as_it_is(path).and_then(|(record, _)| record.close())
    }

    /// Rewrites the file, so that it has no trace of removed parts.
    pub(super) fn vacuum(&mut self) -> Result<(), RecordError> {
        let path = self.path.clone();
        let db = &self.ready()?.db;
        db.execute_batch("VACUUM")
            .map_err(|error| RecordError::sqlite(&path, &error))
    }

    /// Runs one change in a synced transaction.
    pub(super) fn write(
        &mut self,
        change: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), RecordError> {
        let path = self.path.clone();
        let open = self.ready()?;
        let done = (|| {
            let step = open.db.transaction()?;
            change(&step)?;
            step.commit()
        })();
        match done {
            // A file that was moved away goes on taking writes, and those writes would be lost.
            Ok(()) if Identity::of(&path) == Some(open.identity) => Ok(()),
            Ok(()) => {
                self.give_up();
                Err(RecordError::Gone(path))
            }
            Err(error) => {
                self.give_up();
                Err(RecordError::sqlite(&path, &error))
            }
        }
    }

    /// The open file, opened again if an error had closed it.
    fn ready(&mut self) -> Result<&mut Open, RecordError> {
        if self.open.as_ref().is_some_and(|open| {
            Identity::of(&self.path) != Some(open.identity) || !self.lock.is_held()
        }) {
            self.give_up();
        }
        let open = match self.open.take() {
            Some(open) => open,
            None => {
                if !place::is_there(&self.path) {
                    return Err(RecordError::Gone(self.path.clone()));
                }
                if !self.lock.is_held() {
                    self.lock = Lock::take(&self.path)?;
                }
                open(&self.path)?
            }
        };
        Ok(self.open.insert(open))
    }

    /// Closes the file without folding: a broken handle would delete files that belong to another program by now.
    fn give_up(&mut self) {
        if let Some(open) = self.open.take() {
            leave_alone(&open.db);
        }
    }

    fn start(path: PathBuf, lock: Lock) -> Result<(Record, Contents), RecordError> {
        let open = open(&path)?;
        let contents = read::contents(&path, &open.db).inspect_err(|_| leave_alone(&open.db))?;
        let asked = count_on(&open.db).map_err(|error| RecordError::sqlite(&path, &error));
        let (last, begun, session) = asked.inspect_err(|_| leave_alone(&open.db))?;
        let after = |last: i64, what: &str| {
            last.checked_add(1).ok_or_else(|| RecordError::Unreadable {
                path: path.clone(),
                why: format!("its last {what} has the highest number there can be"),
            })
        };
        let (session, next) = (after(session, "session")?, after(last, "event")?);
        let mut record = Record {
            path,
            open: Some(open),
            lock,
            session,
            next,
            begun,
            codes: contents.codes.clone(),
        };
        record.note();
        Ok((record, contents))
    }

    /// Notes the last event in the file of the lock.
    fn note(&mut self) {
        if self.begun.is_none()
            && let Some(open) = &self.open
        {
            self.begun = log::so_far(&open.db).ok().and_then(|(_, begun)| begun);
        }
        match &self.begun {
            Some(begun) => self.lock.keep(&Note {
                last: self.next - 1,
                begun: begun.clone(),
            }),
            None => self.lock.clear(),
        }
    }
}

/// The number of the last event, the time of the first event, and the last session's number.
fn count_on(db: &Connection) -> rusqlite::Result<(i64, Option<String>, i64)> {
    let (last, begun) = log::so_far(db)?;
    let sessions = "SELECT max((SELECT coalesce(max(session), 0) FROM event), \
                               (SELECT coalesce(max(session), 0) FROM utterance))";
    let session = db.query_row(sessions, [], |row| row.get(0))?;
    Ok((last, begun, session))
}

impl Drop for Record {
    fn drop(&mut self) {
        self.give_up();
    }
}

/// Opens a file with a checked header.
fn open(path: &Path) -> Result<Open, RecordError> {
    let refused = |error| RecordError::sqlite(path, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut db = Connection::open_with_flags(path, flags).map_err(refused)?;
    leave_alone(&db);
    schema::check_open(path, &db)?;
    let prepare = |db: &mut Connection| {
        read::harden(db)?;
        db.busy_timeout(BROWSER_PATIENCE)?;
        db.pragma_update(None, "synchronous", "FULL")?;
        db.pragma_update(None, "temp_store", "MEMORY")?;
        // The writer decides when the log is folded, and a half-move never does.
        db.pragma_update(None, "wal_autocheckpoint", 0)?;
        db.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
        schema::migrate(db)?;
        // First the log exists, then the record says that it needs its log: the statement is true at every moment.
        log::keep_need(db, true)?;
        copy_in(db)
    };
    prepare(&mut db).map_err(refused)?;
    place::tighten(path);
    let identity = Identity::of(path).ok_or_else(|| RecordError::Gone(path.to_owned()))?;
    Ok(Open { db, identity })
}

/// Keeps SQLite from folding the log and removing `FILE-wal` when the handle is closed.
fn leave_alone(db: &Connection) {
    // The call cannot fail on an open handle. If it did, SQLite would fold on close, which is harmless.
    let _ = db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
}

/// Copies the log into the file, as far as readers let it. True if the whole log was copied.
fn copy_in(db: &Connection) -> rusqlite::Result<bool> {
    db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
        let (busy, frames, copied): (i64, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(busy == 0 && frames == copied)
    })
}

/// Folds the log into the file, which can then be read from a read-only folder too. While another program reads the file, an
/// empty log stays; the last program to close the file removes the log.
pub(super) fn fold(db: &Connection) -> rusqlite::Result<()> {
    log::keep_need(db, false)?;
    db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    let _ = db.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()));
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    Ok(())
}

/// Makes the file under a temporary name. The file needs no journal, because a torn file is thrown away, and the caller syncs the
/// file once, when it is whole. From the start the file is marked as having a log.
fn make(
    raw: &Path,
    settings: &GameSettings,
    persons: &[Person],
    codes: &KeptCodes,
) -> rusqlite::Result<()> {
    let mut db = Connection::open(raw)?;
    db.pragma_update(None, "synchronous", "OFF")?;
    db.query_row("PRAGMA journal_mode = MEMORY", [], |_| Ok(()))?;
    schema::migrate(&mut db)?;
    let step = db.transaction()?;
    if let Value::Object(settings) = serde_json::to_value(settings).map_err(unwritable)? {
        for (setting, value) in settings {
            step.execute(
                "INSERT INTO game (setting, value) VALUES (?, ?)",
                params![setting, value.as_str()],
            )?;
        }
    }
    codes::keep(&step, codes)?;
    for Person { side, name, sight } in persons {
        step.execute(
            "INSERT INTO person (side, name, sight) VALUES (?, ?, ?)",
            params![word(side)?, name, sight],
        )?;
    }
    step.commit()?;
    db.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))
}

/// True if `events` are in the record from number `next` on: an attempt that reported an error wrote them all the same.
fn already_there(step: &Transaction<'_>, next: i64, events: &[Event]) -> rusqlite::Result<bool> {
    let mut ask = step.prepare("SELECT body FROM event WHERE id >= ? ORDER BY id")?;
    let found: Vec<String> = ask
        .query_map([next], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    if found.is_empty() || found.len() != events.len() {
        return Ok(false);
    }
    for (found, event) in found.iter().zip(events) {
        if *found != text(&event.body)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Converts a number to an integer of SQLite, which ends at 2⁶³; a program never runs for that many milliseconds.
fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn text(value: &impl serde::Serialize) -> rusqlite::Result<String> {
    serde_json::to_string(value).map_err(unwritable)
}

/// The word of an enum value, without the quotation marks of JSON.
fn word(value: &impl serde::Serialize) -> rusqlite::Result<String> {
    match serde_json::to_value(value).map_err(unwritable)? {
        Value::String(word) => Ok(word),
        other => Ok(other.to_string()),
    }
}

fn unwritable(error: serde_json::Error) -> rusqlite::Error {
    rusqlite::Error::ToSqlConversionFailure(Box::new(error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::OlderConsents;

    #[test]
    fn a_file_that_is_moved_away_while_it_is_written_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.zgoda");
        let none = || "none".to_owned();
        let settings = GameSettings {
            variant: "international".to_owned(),
            mode: "training".to_owned(),
            start: "W:WK32:BK15".to_owned(),
            board_white: none(),
            board_black: none(),
            pieces_white: None,
            pieces_black: None,
            clock: none(),
            lang: "en".to_owned(),
            keyboard: None,
            consent: None,
            event: None,
            older: OlderConsents::default(),
            time_control: None,
            clock_device: None,
            rules: none(),
        };
        let mut record = Record::create(&path, &settings, &[]).unwrap();
        let written = record.write(|_| {
            fs::rename(&path, folder.path().join("elsewhere")).unwrap();
            Ok(())
        });
        assert_eq!(written, Err(RecordError::Gone(path.clone())));
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The check that the log beside a record is whole. SQLite stops reading at the first frame that does not fit, and takes the rest
//! for an older log. This module tells such a rest from a log that was damaged, cut or left behind.
//!
//! Three things distinguish them. While a log is in use, the record itself says that it needs its log, until the record is closed
//! cleanly. `FILE-lock` has the number of the last durable event. And checksums chain the frames of a log: after its last
//! transaction, which a kill or a power failure may have torn, no frame of the same log can follow.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::Path;

use rusqlite::{Connection, OptionalExtension as _};

use super::error::RecordError;
use super::lock;
use super::place;
use super::read;

/// The key of the row in `game` that says that the record needs its log.
pub(super) const SETTING: &str = "log";

/// Length of the log's header.
const HEADER: usize = 32;
/// Length of a frame's header; a page follows.
const FRAME: usize = 24;
/// The first number of a log without its last bit, which gives the byte order of the checksums.
const MAGIC: u32 = 0x377F_0682;
/// The only version of logs that there is.
const VERSION: u32 = 3_007_000;

/// The reason why the newest part of a record is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogTrouble {
    /// The log is not beside the record.
    Missing,
    /// The log is beside the record, and is damaged or cut.
    Damaged,
    /// A log lies beside the record and does not belong to it: the record was closed cleanly and needs no log.
    Strange,
}

impl fmt::Display for LogTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LogTrouble::Missing => {
                "its latest part, the file of the same name and -wal, is missing"
            }
            LogTrouble::Damaged => {
                "its latest part, the file of the same name and -wal, is damaged"
            }
            LogTrouble::Strange => "the file of the same name and -wal is not part of it",
        })
    }
}

/// The state of a log, judged by its own frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frames {
    /// Everything that was ever synced can be read.
    Whole,
    /// Nothing can be read, because the header does not hold.
    Unreadable,
    /// A part in the middle cannot be read.
    Damaged,
}

/// The trouble with the log of a record that no program has open. No file is changed.
pub(super) fn trouble(path: &Path) -> Result<Option<LogTrouble>, RecordError> {
    let header = place::look_at_header(path)?;
    let log = place::beside(path, "-wal");
    let length = fs::metadata(&log).map_or(0, |meta| meta.len());
    if !header.logged {
        return Ok((length > 0).then_some(LogTrouble::Strange));
    }
    let frames = match File::open(&log) {
        _ if length == 0 => Frames::Unreadable,
        Ok(file) => frames(BufReader::new(file)).map_err(|error| RecordError::io(&log, &error))?,
        Err(error) => return Err(RecordError::io(&log, &error)),
    };
    let lost = if length == 0 {
        LogTrouble::Missing
    } else {
        LogTrouble::Damaged
    };
    let readable = match frames {
        Frames::Damaged => return Ok(Some(lost)),
        Frames::Whole => true,
        Frames::Unreadable => false,
    };
    let db = if readable {
        read::open_to_look(path)
    } else {
        read::open_alone(path)
    };
    let ask = |db: &Connection| -> rusqlite::Result<bool> {
        // Records before version 2 did not tell whether they need a log.
        let needs_it =
            || -> rusqlite::Result<bool> { Ok(header.version < 2 || needs_its_log(db)?) };
        match noted(path, db)? {
            Noted::More => Ok(true),
            // A browser that opened the record has folded the log and removed it.
            Noted::All if length == 0 => Ok(false),
            Noted::All | Noted::Nothing => Ok(!readable && needs_it()?),
        }
    };
    // Damage in the record itself is reported by the reader of the record.
    let short = db.is_ok_and(|db| ask(&db).unwrap_or(false));
    Ok(short.then_some(lost))
}

/// Notes in an open record whether it needs its log.
pub(super) fn keep_need(db: &Connection, needs_it: bool) -> rusqlite::Result<()> {
    let sql = if needs_it {
        "INSERT OR REPLACE INTO game (setting, value) VALUES (?, 'needed')"
    } else {
        "DELETE FROM game WHERE setting = ?"
    };
    db.execute(sql, [SETTING]).map(drop)
}

fn needs_its_log(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM game WHERE setting = ?)";
    db.query_row(sql, [SETTING], |row| row.get(0))
}

/// A comparison of the events with the last program's note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Noted {
    /// There is no note, or the note is of another record.
    Nothing,
    /// All events are there.
    All,
    /// There were more events than there are now.
    More,
}

fn noted(path: &Path, db: &Connection) -> rusqlite::Result<Noted> {
    let Some(note) = lock::note(path) else {
        return Ok(Noted::Nothing);
    };
    Ok(match so_far(db)? {
        (_, Some(begun)) if begun != note.begun => Noted::Nothing,
        (last, _) if last < note.last => Noted::More,
        _ => Noted::All,
    })
}

/// The number of the last event, and the time at which the first event was written down.
pub(super) fn so_far(db: &Connection) -> rusqlite::Result<(i64, Option<String>)> {
    let last = db.query_row("SELECT coalesce(max(id), 0) FROM event", [], |row| {
        row.get(0)
    })?;
    let first = "SELECT CAST(written AS TEXT) FROM event ORDER BY id LIMIT 1";
    let begun = db.query_row(first, [], |row| row.get(0)).optional()?;
    Ok((last, begun))
}

fn frames(mut log: impl Read) -> io::Result<Frames> {
    let mut header = [0; HEADER];
    if !fill(&mut log, &mut header)? {
        return Ok(Frames::Unreadable);
    }
    let magic = number(&header, 0);
    let order = if magic & 1 == 1 {
        u32::from_be_bytes
    } else {
        u32::from_le_bytes
    };
    let page = match number(&header, 8) {
        1 => 1 << 16,
        size => size,
    };
    let own = Sum::default().and(header.get(..24).unwrap_or_default(), order);
    let holds = magic & !1 == MAGIC
        && number(&header, 4) == VERSION
        && page.is_power_of_two()
        && (512..=1 << 16).contains(&page)
        && own == Sum::kept(&header, 24);
    if !holds {
        return Ok(Frames::Unreadable);
    }
    let salts = pair(&header, 16);
    let mut frame = vec![0; FRAME.saturating_add(usize::try_from(page).unwrap_or(0))];
    let mut before = own;
    // `broken`: a frame did not fit. `ended`: the transaction of that frame came to its end.
    let (mut broken, mut ended) = (false, false);
    while fill(&mut log, &mut frame)? {
        let kept = Sum::kept(&frame, 16);
        let salted = pair(&frame, 8) == salts && number(&frame, 0) != 0;
        let commits = number(&frame, 4) != 0;
        let (head, data) = (frame.get(..8), frame.get(FRAME..));
        let sum = before
            .and(head.unwrap_or_default(), order)
            .and(data.unwrap_or_default(), order);
        let sound = salted && sum == kept;
        if broken && sound && ended {
            return Ok(Frames::Damaged);
        }
        broken |= !sound;
        ended |= broken && salted && commits;
        before = kept;
    }
    Ok(Frames::Whole)
}

/// SQLite's running sum of a log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum(u32, u32);

impl Sum {
    fn and(self, bytes: &[u8], order: fn([u8; 4]) -> u32) -> Sum {
        let Sum(mut one, mut two) = self;
        for eight in bytes.as_chunks::<8>().0 {
            let [a, b, c, d, e, f, g, h] = *eight;
            one = one.wrapping_add(order([a, b, c, d])).wrapping_add(two);
            two = two.wrapping_add(order([e, f, g, h])).wrapping_add(one);
        }
        Sum(one, two)
    }

    fn kept(bytes: &[u8], at: usize) -> Sum {
        let (one, two) = pair(bytes, at);
        Sum(one, two)
    }
}

/// Two numbers in a row.
fn pair(bytes: &[u8], at: usize) -> (u32, u32) {
    (number(bytes, at), number(bytes, at.saturating_add(4)))
}

/// The number at this place, with its highest byte first.
fn number(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..).and_then(<[u8]>::first_chunk);
    four.map_or(0, |four| u32::from_be_bytes(*four))
}

/// Fills all of `bytes`; false if less is left.
fn fill(from: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match from.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

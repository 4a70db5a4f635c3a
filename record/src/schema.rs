// SPDX-License-Identifier: GPL-3.0-or-later
//! The tables of a record, their version, and the upgrade of an older file to a newer version.
//!
//! Everything is text and whole numbers under plain names, so that any SQLite browser shows the
//! game. `event` is the record itself; `entry` and `setting` are views for the reader.

use std::path::Path;

use rusqlite::Connection;

use super::error::RecordError;

/// `ZGOD`, in the header of every record.
pub(super) const APPLICATION_ID: i64 = 0x5A47_4F44;

/// The scripts, one for each version: a file of version n has had the first n scripts. A released script never changes; new scripts
/// are added.
const MIGRATIONS: &[&str] = &[
    include_str!("schema-1.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
    include_str!("schema-6.sql"),
    include_str!("schema-7.sql"),
    include_str!("schema-8.sql"),
    include_str!("schema-9.sql"),
    include_str!("schema-10.sql"),
];

/// The version that this program writes.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// The length of the SQLite header, in octets.
pub(super) const HEADER: usize = 100;

/// The contents of the first bytes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// The version of the record's tables.
    pub(super) version: i64,
    /// True if the record is written by way of a log, as it is until a clean end.
    pub(super) logged: bool,
}

/// Checks by the first bytes of a file that it is an SQLite file and a record, of a version that this program knows.
pub(super) fn check_header(path: &Path, header: &[u8; HEADER]) -> Result<Header, RecordError> {
    let number = |at: usize| {
        let mut bytes = [0; 4];
        bytes.copy_from_slice(&header[at..at + 4]);
        i64::from(i32::from_be_bytes(bytes))
    };
    if !header.starts_with(b"SQLite format 3\0") {
        return Err(RecordError::NotARecord {
            path: path.to_owned(),
            why: "it is no SQLite file".to_owned(),
        });
    }
    let version = number(60);
    check(path, number(68), version)?;
    Ok(Header {
        version,
        logged: header[18] == 2 || header[19] == 2,
    })
}

/// Checks application and version of an open file, because its `-wal` may be newer than its header.
pub(super) fn check_open(path: &Path, db: &Connection) -> Result<(), RecordError> {
    let ask = |pragma| {
        db.pragma_query_value(None, pragma, |row| row.get(0))
            .map_err(|error| RecordError::sqlite(path, &error))
    };
    check(path, ask("application_id")?, ask("user_version")?)
}

fn check(path: &Path, application: i64, version: i64) -> Result<(), RecordError> {
    if application != APPLICATION_ID {
        return Err(RecordError::NotARecord {
            path: path.to_owned(),
            why: "it is a file of another program".to_owned(),
        });
    }
    if version > VERSION {
        return Err(RecordError::Newer {
            path: path.to_owned(),
            found: version,
            known: VERSION,
        });
    }
    if version < 1 {
        return Err(RecordError::NotARecord {
            path: path.to_owned(),
            why: format!("there is no record version {version}"),
        });
    }
    Ok(())
}

/// Brings an open file to [`VERSION`], whole or not at all.
pub(super) fn migrate(db: &mut Connection) -> rusqlite::Result<()> {
    let found: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let done = usize::try_from(found).unwrap_or(0);
    let newer = MIGRATIONS.get(done..).unwrap_or_default();
    if newer.is_empty() {
        return Ok(());
    }
    // All scripts run at once: a start of the program would wait for each separate transaction.
    let all = db.transaction()?;
    for script in newer {
        all.execute_batch(script)?;
    }
    all.pragma_update(None, "application_id", APPLICATION_ID)?;
    all.pragma_update(None, "user_version", VERSION)?;
    all.commit()
}

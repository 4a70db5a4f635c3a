// SPDX-License-Identifier: GPL-3.0-or-later
//! The records in a folder, for example on a USB stick: their list, and the contents of one record.
//!
//! Nothing is written into the folder, and no file outside of it is read: links are not followed, and a requested file is looked up
//! among the names in the folder. A record is read from a copy in the data folder, because SQLite would write beside the record,
//! and the stick may be pulled out during the reading; the copy is deleted at once. The number of names and the length of files are
//! limited.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "anything can lie in the folder"
    )
)]

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

use zgoda::platform::{folder, processes};
use zgoda_record as record;
use zgoda_record::own_files;
use zgoda_record::plain::clipped;
use zgoda_record::{Contents, RecordError};

/// The file extension of a record.
const ENDING: &[u8] = b".zgoda";
/// Files beside a record that are part of it.
const PARTS: [&str; 2] = ["-wal", "-lock"];
/// Most records in the list; a big event has some hundred.
const MOST_LISTED: usize = 200;
/// Most names that are looked at in the folder.
const MOST_NAMES: usize = 10_000;
/// Longest file that is read; the record of a long game has a few megabytes.
const LONGEST: u64 = 64 << 20;
/// Bytes of the name of a record in addresses.
const KEY: usize = 8;
/// Number of attempts to read a record that is being written.
const TRIES: usize = 3;
/// The name of the folder of a copy, before the number of its process.
const COPY: &str = "reading-";

/// A folder of records, as on a stick.
#[derive(Debug)]
pub(super) struct Folder {
    folder: PathBuf,
    data: PathBuf,
    copies: AtomicU64,
}

/// A record in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    name: OsString,
    /// The record's name as it may be shown.
    pub(super) shown: String,
    /// The record's name in addresses.
    pub(super) key: String,
    /// The length of the record.
    pub(super) bytes: u64,
}

/// The contents of the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Listed {
    /// Records, by their names.
    pub(super) found: Vec<Found>,
    /// True if the folder has more records than are listed.
    pub(super) more: bool,
}

/// The reason why a record is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotShown {
    /// The folder is not there.
    NoFolder,
    /// The record is not in the folder.
    NotThere,
    /// The file is too long.
    TooLong,
    /// The file is no record, or no part of it can be read.
    Broken,
    /// A newer program wrote the record.
    Newer,
    /// A program writes the record at this moment.
    Changes,
    /// The record cannot be copied on this computer.
    NoRoom,
}

impl Folder {
    /// A folder of records, with copies in the data folder. Copies left there by a killed desk are removed.
    pub(super) fn new(folder: PathBuf, data: PathBuf) -> Folder {
        clear(&data);
        let copies = AtomicU64::new(0);
        Folder {
            folder,
            data,
            copies,
        }
    }

    /// Lists the records in the folder.
    pub(super) fn list(&self) -> Result<Listed, NotShown> {
        list(&self.open()?)
    }

    /// The contents of the record with this name in addresses, and its own name.
    pub(super) fn read(&self, key: &str) -> Result<(String, Contents), NotShown> {
        let folder = self.open()?;
        let all = list(&folder)?.found;
        let found = all.into_iter().find(|it| it.key == key);
        let found = found.ok_or(NotShown::NotThere)?;
        let contents = self.contents(&folder, &found)?;
        Ok((found.shown, contents))
    }

    /// Opens the folder, each time anew, because a stick may have been pulled out and put in again.
    fn open(&self) -> Result<folder::Folder, NotShown> {
        folder::Folder::open(&self.folder).map_err(|_| NotShown::NoFolder)
    }

    fn contents(&self, folder: &folder::Folder, found: &Found) -> Result<Contents, NotShown> {
        let number = self.copies.fetch_add(1, Ordering::Relaxed);
        let name = format!("{COPY}{}-{number}", std::process::id());
        let copy = Copy::make(self.data.join(name))?;
        for _ in 0..TRIES {
            if copy.take(folder, found)? {
                return record::read(&copy.record()).map_err(|error| match error {
                    RecordError::Newer { .. } => NotShown::Newer,
                    _ => NotShown::Broken,
                });
            }
        }
        Err(NotShown::Changes)
    }
}

fn list(folder: &folder::Folder) -> Result<Listed, NotShown> {
    let gone = |_: io::Error| NotShown::NoFolder;
    let names = folder.names().map_err(gone)?;
    let (mut found, mut more) = (Vec::new(), false);
    for (at, name) in names.enumerate() {
        let name = name.map_err(gone)?;
        if at >= MOST_NAMES {
            more = true;
            break;
        }
        if !name.as_encoded_bytes().ends_with(ENDING) {
            continue;
        }
        // A file that has gone since, or that is no regular file, is left out.
        if let Some(bytes) = folder.length(&name) {
            found.push(Found {
                shown: clipped(&name.to_string_lossy()),
                key: key(name.as_encoded_bytes()),
                bytes,
                name,
            });
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    more |= found.len() > MOST_LISTED;
    found.truncate(MOST_LISTED);
    Ok(Listed { found, more })
}

/// The name of a record in addresses, from which a file name can never be made.
fn key(name: &[u8]) -> String {
    let hash = Sha256::digest(name);
    HEXLOWER.encode(hash.get(..KEY).unwrap_or(&hash))
}

/// True if the text can be the name of a record in addresses.
pub(super) fn is_key(text: &str) -> bool {
    let digit = |it: u8| matches!(it, b'0'..=b'9' | b'a'..=b'f');
    text.len() == KEY.saturating_mul(2) && text.bytes().all(digit)
}

/// A copy of a record, in a folder of its own that is removed when the value is dropped.
struct Copy(PathBuf);

/// The state of a file, compared to see whether the file is being written.
type Stands = (u64, Option<SystemTime>);

impl Copy {
    fn make(folder: PathBuf) -> Result<Copy, NotShown> {
        own_files::folder(&folder).map_err(|_| NotShown::NoRoom)?;
        Ok(Copy(folder))
    }

    fn record(&self) -> PathBuf {
        self.0.join("record.zgoda")
    }

    /// Copies the record with all its parts. False if the record was written meanwhile.
    fn take(&self, folder: &folder::Folder, found: &Found) -> Result<bool, NotShown> {
        let one = |ending: &str| -> Result<Option<(File, Stands)>, NotShown> {
            let mut name = found.name.clone();
            name.push(ending);
            let Ok(file) = folder.file(&name) else {
                return Ok(None);
            };
            let meta = file.metadata().map_err(|_| NotShown::NoFolder)?;
            if !meta.is_file() {
                return Ok(None);
            }
            if meta.len() > LONGEST {
                return Err(NotShown::TooLong);
            }
            Ok(Some((file, (meta.len(), meta.modified().ok()))))
        };
        let endings = || [""].into_iter().chain(PARTS);
        let mut before = Vec::new();
        for ending in endings() {
            let opened = one(ending)?;
            if ending.is_empty() && opened.is_none() {
                return Err(NotShown::NotThere);
            }
            let mut to = self.record().into_os_string();
            to.push(ending);
            before.push(match opened {
                Some((file, stands)) => {
                    copy(file, Path::new(&to))?;
                    Some(stands)
                }
                None => {
                    // The remains of an earlier attempt are removed.
                    let _ = fs::remove_file(&to);
                    None
                }
            });
        }
        let after = endings().map(|ending| Ok(one(ending)?.map(|(_, stands)| stands)));
        let after: Result<Vec<Option<Stands>>, NotShown> = after.collect();
        Ok(after? == before)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Copies a file. An error of reading is blamed on the folder, an error of writing on this computer.
fn copy(file: File, to: &Path) -> Result<(), NotShown> {
    let mut bytes = Vec::new();
    let read = file.take(LONGEST).read_to_end(&mut bytes);
    read.map_err(|_| NotShown::NoFolder)?;
    let mut options = own_files::file();
    let written = options
        .create(true)
        .truncate(true)
        .open(to)
        .and_then(|mut file| io::Write::write_all(&mut file, &bytes));
    written.map_err(|_| NotShown::NoRoom)
}

/// Removes the copies of desks that have ended.
fn clear(data: &Path) {
    let Ok(entries) = fs::read_dir(data) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let of = name.to_str().and_then(|name| name.strip_prefix(COPY));
        let process = of.and_then(|of| of.split('-').next());
        let is_left = process.is_some_and(|it| it.parse::<u32>().is_ok_and(processes::has_ended));
        if is_left {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;
    use tempfile::tempdir;

    const WHOLE: &str = "16-official-walked-back.zgoda";

    fn older(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../record/tests/older")
            .join(name)
    }

    fn of(stick: &Path, data: &Path) -> Folder {
        Folder::new(stick.to_owned(), data.to_owned())
    }

    #[test]
    fn records_are_listed_and_read_and_nothing_is_left_behind() {
        let (stick, data) = (tempdir().unwrap(), tempdir().unwrap());
        fs::copy(older(WHOLE), stick.path().join("table-02.zgoda")).unwrap();
        fs::copy(older(WHOLE), stick.path().join("table-01.zgoda")).unwrap();
        fs::write(stick.path().join("table-01.toml"), "").unwrap();
        fs::write(stick.path().join("a\u{202e}b\u{1b}.zgoda"), "none").unwrap();
        let before = fs::read(older(WHOLE)).unwrap();
        let folder = of(stick.path(), data.path());
        let listed = folder.list().unwrap();
        let names: Vec<&str> = listed.found.iter().map(|it| it.shown.as_str()).collect();
        assert_eq!(
            names,
            [
                "a\u{fffd}b\u{fffd}.zgoda",
                "table-01.zgoda",
                "table-02.zgoda"
            ]
        );
        assert!(!listed.more);
        assert!(listed.found.iter().all(|it| is_key(&it.key)));
        let (name, contents) = folder.read(&listed.found[1].key).unwrap();
        assert_eq!(name, "table-01.zgoda");
        assert!(!contents.events.is_empty());
        let broken = folder.read(&listed.found[0].key);
        assert_eq!(broken.unwrap_err(), NotShown::Broken);
        assert_eq!(fs::read_dir(stick.path()).unwrap().count(), 4);
        assert_eq!(
            fs::read(stick.path().join("table-01.zgoda")).unwrap(),
            before
        );
        assert_eq!(fs::read_dir(data.path()).unwrap().count(), 0);
    }

    #[test]
    fn no_link_leads_out_of_the_folder() {
        let (stick, data) = (tempdir().unwrap(), tempdir().unwrap());
        symlink(older(WHOLE), stick.path().join("out.zgoda")).unwrap();
        fs::create_dir(stick.path().join("in.zgoda")).unwrap();
        let folder = of(stick.path(), data.path());
        assert_eq!(folder.list().unwrap().found, []);
        assert_eq!(
            folder.read(&key(b"out.zgoda")).unwrap_err(),
            NotShown::NotThere
        );
        // A link that replaces a file after the listing is not followed either.
        fs::copy(older(WHOLE), stick.path().join("x.zgoda")).unwrap();
        let found = folder.list().unwrap().found;
        fs::remove_file(stick.path().join("x.zgoda")).unwrap();
        symlink(older(WHOLE), stick.path().join("x.zgoda")).unwrap();
        let opened = folder.open().unwrap();
        let read = folder.contents(&opened, &found[0]);
        assert_eq!(read.unwrap_err(), NotShown::NotThere);
        // A log that is a link is not taken for part of a record either.
        fs::copy(older(WHOLE), stick.path().join("y.zgoda")).unwrap();
        symlink(older(WHOLE), stick.path().join("y.zgoda-wal")).unwrap();
        let (_, contents) = folder.read(&key(b"y.zgoda")).unwrap();
        assert_eq!(contents.log, None);
    }

    #[test]
    fn a_folder_that_goes_is_said_and_what_it_was_is_found_when_it_is_back() {
        let (above, data) = (tempdir().unwrap(), tempdir().unwrap());
        let stick = above.path().join("stick");
        let folder = of(&stick, data.path());
        assert_eq!(folder.list().unwrap_err(), NotShown::NoFolder);
        fs::create_dir(&stick).unwrap();
        fs::copy(older(WHOLE), stick.join("x.zgoda")).unwrap();
        let key = folder.list().unwrap().found.remove(0).key;
        folder.read(&key).unwrap();
        fs::rename(&stick, above.path().join("out")).unwrap();
        assert_eq!(folder.read(&key).unwrap_err(), NotShown::NoFolder);
        fs::rename(above.path().join("out"), &stick).unwrap();
        folder.read(&key).unwrap();
    }

    #[test]
    fn what_is_too_long_or_too_many_is_not_read() {
        let (stick, data) = (tempdir().unwrap(), tempdir().unwrap());
        let long = File::create(stick.path().join("0.zgoda")).unwrap();
        long.set_len(LONGEST + 1).unwrap();
        for number in 0..MOST_LISTED {
            fs::write(stick.path().join(format!("1-{number}.zgoda")), "").unwrap();
        }
        let folder = of(stick.path(), data.path());
        let listed = folder.list().unwrap();
        assert_eq!((listed.found.len(), listed.more), (MOST_LISTED, true));
        let read = folder.read(&listed.found[0].key);
        assert_eq!(read.unwrap_err(), NotShown::TooLong);
    }

    #[test]
    fn what_a_killed_desk_left_goes_and_what_another_one_reads_stays() {
        let data = tempdir().unwrap();
        let own = format!("{COPY}{}-0", std::process::id());
        for name in [own.as_str(), "reading-4294967295-3", "reading-x", "games"] {
            fs::create_dir(data.path().join(name)).unwrap();
        }
        clear(data.path());
        let names = fs::read_dir(data.path()).unwrap();
        let mut names: Vec<String> = names
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(names, ["games", &own, "reading-x"]);
    }
}

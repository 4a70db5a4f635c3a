// SPDX-License-Identifier: GPL-3.0-or-later
//! A folder into which unknown programs may write: a file is opened only if it lies in the folder itself, never through a link.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::os::windows::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};

/// `FILE_FLAG_OPEN_REPARSE_POINT`: opens the link itself, not its target.
const NOT_FOLLOWED: u32 = 0x0020_0000;
/// `FILE_ATTRIBUTE_REPARSE_POINT`: a link, or something like it.
const LINK: u32 = 0x400;

/// A folder that exists.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Opens the folder at `path`.
    pub fn open(path: &Path) -> io::Result<Folder> {
        match fs::metadata(path)?.is_dir() {
            true => Ok(Folder(path.to_owned())),
            false => Err(io::ErrorKind::NotADirectory.into()),
        }
    }

    /// The names in the folder, in the order of the system.
    pub fn names(&self) -> io::Result<impl Iterator<Item = io::Result<OsString>>> {
        let entries = fs::read_dir(&self.0)?;
        Ok(entries.map(|entry| Ok(entry?.file_name())))
    }

    /// The length of the file of this name; `None` if it is no regular file.
    pub fn length(&self, name: &OsStr) -> Option<u64> {
        let meta = fs::symlink_metadata(self.0.join(name)).ok()?;
        (meta.is_file() && meta.file_attributes() & LINK == 0).then_some(meta.len())
    }

    /// Opens the file of this name to read it.
    pub fn file(&self, name: &OsStr) -> io::Result<File> {
        let mut options = File::options();
        options.read(true).custom_flags(NOT_FOLLOWED);
        let file = options.open(self.0.join(name))?;
        match file.metadata()?.file_attributes() & LINK {
            0 => Ok(file),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! A folder into which unknown programs may write: a file is opened only if it lies in the folder itself, never through a link.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, openat, statat};

/// An open folder. This value still means the same folder if the folder's name changes.
#[derive(Debug)]
pub struct Folder(OwnedFd);

impl Folder {
    /// Opens the folder at `path`.
    pub fn open(path: &Path) -> io::Result<Folder> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(Folder(openat(CWD, path, flags, Mode::empty())?))
    }

    /// The names in the folder, in the order of the system.
    pub fn names(&self) -> io::Result<impl Iterator<Item = io::Result<OsString>>> {
        let names = Dir::read_from(&self.0)?;
        Ok(names.map(|entry| Ok(OsStr::from_bytes(entry?.file_name().to_bytes()).to_owned())))
    }

    /// The length of the file of this name; `None` if it is no regular file.
    pub fn length(&self, name: &OsStr) -> Option<u64> {
        let meta = statat(&self.0, name, AtFlags::SYMLINK_NOFOLLOW).ok()?;
        let is_file = FileType::from_raw_mode(meta.st_mode) == FileType::RegularFile;
        is_file.then(|| u64::try_from(meta.st_size).unwrap_or_default())
    }

    /// Opens the file of this name to read it. Opening never blocks, even if the name is not a regular file.
    pub fn file(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        Ok(File::from(openat(&self.0, name, flags, Mode::empty())?))
    }
}

//! A folder of which nobody knows who else writes into it: what is opened is opened in it and nowhere else.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, openat, statat};

/// One that is open; it stays the same folder, whatever becomes of its name.
#[derive(Debug)]
pub(crate) struct Folder(OwnedFd);

impl Folder {
    /// Opens it.
    pub(crate) fn open(path: &Path) -> io::Result<Folder> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        Ok(Folder(openat(CWD, path, flags, Mode::empty())?))
    }

    /// The names in it, as they come.
    pub(crate) fn names(&self) -> io::Result<impl Iterator<Item = io::Result<OsString>>> {
        let names = Dir::read_from(&self.0)?;
        Ok(names.map(|entry| Ok(OsStr::from_bytes(entry?.file_name().to_bytes()).to_owned())))
    }

    /// How long the file of this name is; nothing where it is no file of its own.
    pub(crate) fn length(&self, name: &OsStr) -> Option<u64> {
        let meta = statat(&self.0, name, AtFlags::SYMLINK_NOFOLLOW).ok()?;
        let is_file = FileType::from_raw_mode(meta.st_mode) == FileType::RegularFile;
        is_file.then(|| u64::try_from(meta.st_size).unwrap_or_default())
    }

    /// Opens the file of this name to read it; what is no file of its own is not waited for, and may be looked at.
    pub(crate) fn file(&self, name: &OsStr) -> io::Result<File> {
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        Ok(File::from(openat(&self.0, name, flags, Mode::empty())?))
    }
}

//! Whose a file is, which one a name means, and how a name is made durable.
//!
//! Who may read a file is inherited from its folder on Windows, and the folders of an account are its owner's and the
//! administrators' alone. So nothing is set, and nothing is said of a folder that somebody opened to others.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::windows::fs::FileExt as _;
use std::path::{Path, PathBuf};

/// What is made inherits who may read it.
pub const fn make_all_private() {}

/// Options to write a file.
#[must_use]
pub fn file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    options
}

/// Makes a folder, and those above it. One that is there stays as it is.
pub fn folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

/// Not told by anything that is looked at here.
#[must_use]
pub const fn anybody_may_read(_: &Path) -> bool {
    false
}

/// Who may read it is its folder's affair.
pub const fn tighten(_: &Path) {}

/// Not told by anything that is looked at here.
pub(crate) const fn others_may(_: &fs::Metadata) -> bool {
    false
}

/// Which file it is, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    volume: u64,
    file: u64,
}

impl Identity {
    /// Of what the name means now; nothing where it means nothing.
    pub(crate) fn of(path: &Path) -> Option<Identity> {
        Identity::of_open(&File::open(path).ok()?)
    }

    /// Of an open file.
    pub(crate) fn of_open(file: &File) -> Option<Identity> {
        let told = winapi_util::file::information(file).ok()?;
        Some(Identity {
            volume: told.volume_serial_number(),
            file: told.file_index(),
        })
    }
}

/// Reads from the beginning of an open file.
pub(crate) fn read_at_start(file: &File, bytes: &mut [u8]) -> io::Result<usize> {
    file.seek_read(bytes, 0)
}

/// Writes at the beginning of an open file.
pub(crate) fn write_at_start(file: &File, bytes: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while let Some(rest) = bytes.get(written..).filter(|rest| !rest.is_empty()) {
        match file.seek_write(rest, u64::try_from(written).unwrap_or(u64::MAX))? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            more => written = written.saturating_add(more),
        }
    }
    Ok(())
}

/// NTFS writes names down in its own log, and has no call to do more.
pub(crate) const fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Where the program's own file is; while it runs it cannot be replaced.
pub(crate) fn this_program() -> io::Result<PathBuf> {
    std::env::current_exe()
}

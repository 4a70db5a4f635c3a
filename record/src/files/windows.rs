// SPDX-License-Identifier: GPL-3.0-or-later
//! Files on Windows: their rights, their identity, and durable names.
//!
//! The right to read a file is inherited from its folder on Windows, and the folders of an account are for its owner
//! and the administrators alone. So no rights are set, and a folder that was opened to others is not reported.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::windows::fs::FileExt as _;
use std::path::{Path, PathBuf};

/// No effect here: a new file inherits its readers from the folder.
pub const fn make_all_private() {}

/// Options to write a file.
#[must_use]
pub fn file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    options
}

/// Makes a folder, and those above it. An existing folder stays as it is.
pub fn folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

/// Always false, because readers are inherited from the folder and not examined here.
#[must_use]
pub const fn anybody_may_read(_: &Path) -> bool {
    false
}

/// No effect here: the folder of the file decides who may read the file.
pub const fn tighten(_: &Path) {}

/// Always false, because readers are inherited from the folder and not examined here.
pub const fn others_may(_: &fs::Metadata) -> bool {
    false
}

/// The identity of a file, independent of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    volume: u64,
    file: u64,
}

impl Identity {
    /// The identity of the file that the name means now; `None` where there is no file.
    pub fn of(path: &Path) -> Option<Identity> {
        Identity::of_open(&File::open(path).ok()?)
    }

    /// The identity of an open file.
    pub fn of_open(file: &File) -> Option<Identity> {
        let told = winapi_util::file::information(file).ok()?;
        Some(Identity {
            volume: told.volume_serial_number(),
            file: told.file_index(),
        })
    }
}

/// Reads from the beginning of an open file.
pub fn read_at_start(file: &File, bytes: &mut [u8]) -> io::Result<usize> {
    file.seek_read(bytes, 0)
}

/// Writes at the beginning of an open file.
pub fn write_at_start(file: &File, bytes: &[u8]) -> io::Result<()> {
    let mut written = 0;
    while let Some(rest) = bytes.get(written..).filter(|rest| !rest.is_empty()) {
        match file.seek_write(rest, u64::try_from(written).unwrap_or(u64::MAX))? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            more => written = written.saturating_add(more),
        }
    }
    Ok(())
}

/// No effect here: NTFS logs names itself and has no call to sync a folder.
pub const fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The path of the program's own file; while the program runs, the file cannot be replaced.
pub fn this_program() -> io::Result<PathBuf> {
    std::env::current_exe()
}

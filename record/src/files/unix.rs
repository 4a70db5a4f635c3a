// SPDX-License-Identifier: GPL-3.0-or-later
//! Files on Unix: their rights, their identity, and durable names.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{
    DirBuilderExt as _, FileExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::{Path, PathBuf};

/// The rights of a file: the owner may read and write it.
const FILE: u32 = 0o600;
/// The rights of a folder: the owner may look into it and change it.
const FOLDER: u32 = 0o700;
/// The rights that others must not have.
const OTHERS: u32 = 0o077;

/// Makes all new files of this process private from now on, including files that libraries make.
pub fn make_all_private() {
    let _ = rustix::process::umask(rustix::fs::Mode::from_raw_mode(OTHERS));
}

/// Options to write a file that is made for its owner alone.
#[must_use]
pub fn file() -> OpenOptions {
    let mut options = File::options();
    options.write(true).mode(FILE);
    options
}

/// Makes a folder, and the missing folders above it, for their owner alone. An existing folder stays as it is.
pub fn folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)
}

/// True if every account of this computer may read the file. A file that cannot be looked at counts as unreadable.
#[must_use]
pub fn anybody_may_read(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|meta| meta.is_file() && meta.mode() & 0o004 != 0)
}

/// Removes the rights of others to a file, or to a folder of the program's own. A file or folder stays as it is if it belongs to
/// somebody else, is a device or a pipe, or cannot be changed: reading or writing it matters more than its rights.
pub fn tighten(path: &Path) {
    let Ok(meta) = fs::metadata(path) else {
        return;
    };
    let ours = meta.uid() == rustix::process::geteuid().as_raw();
    let mode = meta.mode() & 0o7777;
    if ours && (meta.is_file() || meta.is_dir()) && mode & OTHERS != 0 {
        let _ = fs::set_permissions(path, Permissions::from_mode(mode & !OTHERS));
    }
}

/// True if anybody but the owner has a right to the file.
pub fn others_may(meta: &fs::Metadata) -> bool {
    meta.mode() & OTHERS != 0
}

/// The identity of a file, independent of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    device: u64,
    inode: u64,
}

impl Identity {
    /// The identity of the file that the name means now; `None` where there is no file. The file is not opened: closing
    /// it would drop every lock that this process has on it.
    pub fn of(path: &Path) -> Option<Identity> {
        fs::metadata(path).ok().map(|meta| Identity::told_by(&meta))
    }

    /// The identity of an open file.
    pub fn of_open(file: &File) -> Option<Identity> {
        file.metadata().ok().map(|meta| Identity::told_by(&meta))
    }

    fn told_by(meta: &fs::Metadata) -> Identity {
        Identity {
            device: meta.dev(),
            inode: meta.ino(),
        }
    }
}

/// Reads from the beginning of an open file, and leaves its position alone.
pub fn read_at_start(file: &File, bytes: &mut [u8]) -> io::Result<usize> {
    file.read_at(bytes, 0)
}

/// Writes at the beginning of an open file.
pub fn write_at_start(file: &File, bytes: &[u8]) -> io::Result<()> {
    file.write_all_at(bytes, 0)
}

/// Makes the names in the folder as durable as its files.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// The path of the program's own file. It leads to the file that the system still runs: the old file, if the file was replaced
/// meanwhile.
pub fn this_program() -> io::Result<PathBuf> {
    if cfg!(target_os = "linux") {
        return Ok(PathBuf::from("/proc/self/exe"));
    }
    std::env::current_exe()
}

//! Files that are nobody else's affair: a record says who is blind, and in official play the position is for
//! the players and the arbiter alone.
//!
//! What the program makes, its owner alone may read. What an older version left looser is tightened when it
//! is opened; a folder that somebody named is theirs to open or shut.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::Path;

/// Its owner may read and write it.
const FILE: u32 = 0o600;
/// Its owner may look into it and change it.
const FOLDER: u32 = 0o700;
/// What others must not have.
const OTHERS: u32 = 0o077;

/// From now on nothing that this process makes can be read by anybody else, whichever library makes it.
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

/// Makes a folder, and those above it, for their owner alone. One that is there stays as it is.
pub fn folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)
}

/// May every account of this computer read it? What cannot be looked at tells nobody anything.
#[must_use]
pub fn anybody_may_read(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|meta| meta.is_file() && meta.mode() & 0o004 != 0)
}

/// Takes what others may do with a file, or with a folder of the program's own, away. What belongs to somebody else,
/// is a device or a pipe, or cannot be changed stays as it is: to read or write it matters more.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().mode() & 0o777
    }

    #[test]
    fn what_is_made_and_what_was_looser_is_its_owners_alone() {
        let place = tempfile::tempdir().unwrap();
        let inner = place.path().join("a/b");
        folder(&inner).unwrap();
        let path = inner.join("file");
        drop(file().create(true).truncate(false).open(&path).unwrap());
        assert_eq!((mode(&inner), mode(&path)), (0o700, 0o600));
        assert_eq!(mode(&place.path().join("a")), 0o700);
        fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
        assert!(anybody_may_read(&path) && !anybody_may_read(&inner));
        tighten(&path);
        assert_eq!(mode(&path), 0o600);
        assert!(!anybody_may_read(&path));
        // A file that only its owner may read stays so.
        fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
        tighten(&path);
        assert_eq!(mode(&path), 0o400);
        tighten(&place.path().join("nothing"));
    }
}

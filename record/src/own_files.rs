// SPDX-License-Identifier: GPL-3.0-or-later
//! Files that only their owner may read. They are private because a record tells which players are blind, and because the position
//! of an official game is for the players and the arbiter alone.
//!
//! The program makes files that only their owner may read. If an older version gave a file wider permissions, they are reduced when
//! the file is opened. The permissions of a folder that a user named are not changed.

pub use crate::files::{anybody_may_read, file, folder, make_all_private, tighten};

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::path::Path;

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
        // A file without write permission does not get it, and other users lose the right to read the file.
        fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
        tighten(&path);
        assert_eq!(mode(&path), 0o400);
        tighten(&place.path().join("nothing"));
    }
}

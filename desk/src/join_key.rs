// SPDX-License-Identifier: GPL-3.0-or-later
//! The key by which a desk lets another machine's desk join it: a random secret in a file, with a copy on each machine.
//!
//! The key is sent only over TLS, and only to a desk that has proved its identity. It opens no table, because only tables give
//! rights.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "another machine can show anything"
    )
)]

use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use subtle::ConstantTimeEq as _;
use zgoda_record::files;
use zgoda_record::own_files;
use zgoda_record::sentence::Row as _;

use super::line::Line;
use zgoda::page_words::PageWords;

/// The bytes of a key.
const BYTES: usize = 32;
/// Longest file that may hold a key.
const LONGEST_FILE: u64 = 256;

/// A secret key that two desks share.
#[derive(Clone, PartialEq, Eq)]
pub struct JoinKey([u8; BYTES]);

impl std::fmt::Debug for JoinKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("JoinKey")
    }
}

/// The reason why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum JoinKeyError {
    /// The file would be written over.
    #[error("{0} is there already; name another file")]
    There(PathBuf),
    /// The file of the key cannot be written.
    #[error("{path} cannot be written ({why}); name another file")]
    Unwritten {
        /// The path of the file that cannot be written.
        path: PathBuf,
        /// The reason that the system gives.
        why: io::Error,
    },
    /// The file of the key cannot be read.
    #[error("{path} cannot be read ({why}); give a file as `zgoda desk join-key` makes it")]
    Unread {
        /// The path of the file that cannot be read.
        path: PathBuf,
        /// The reason that the system gives.
        why: io::Error,
    },
    /// The file holds something other than a key.
    #[error("{0} holds no key for other desks; give a file as `zgoda desk join-key` makes it")]
    None(PathBuf),
    /// The file could have been read by other users.
    #[error(
        "{0} can be read by others on this computer; make a new one with `zgoda desk join-key`, or `chmod 600` it"
    )]
    Open(PathBuf),
    /// The computer has no random numbers.
    #[error("this computer has no random numbers now; try again")]
    NotRandom,
}

impl JoinKey {
    /// Reads the key from this file.
    pub fn read(path: &Path) -> Result<JoinKey, JoinKeyError> {
        let unread = |why| JoinKeyError::Unread {
            path: path.to_owned(),
            why,
        };
        let file = File::open(path).map_err(unread)?;
        let meta = file.metadata().map_err(unread)?;
        if meta.is_file() && files::others_may(&meta) {
            return Err(JoinKeyError::Open(path.to_owned()));
        }
        let mut text = Vec::new();
        let read = file.take(LONGEST_FILE).read_to_end(&mut text);
        read.map_err(unread)?;
        let text = text.strip_suffix(b"\n").unwrap_or(&text);
        from_digits(text).ok_or_else(|| JoinKeyError::None(path.to_owned()))
    }

    /// The key as it is sent to the other desk.
    pub(super) fn digits(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// True if the given key is the same. The comparison takes constant time.
    pub(super) fn fits(&self, given: &[u8]) -> bool {
        from_digits(given).is_some_and(|given| bool::from(given.0.ct_eq(&self.0)))
    }
}

fn from_digits(text: &[u8]) -> Option<JoinKey> {
    let bytes = HEXLOWER_PERMISSIVE.decode(text).ok()?;
    Some(JoinKey(bytes.try_into().ok()?))
}

/// Makes a new key in this file. Returns sentences on its use.
pub fn make(path: &Path, words: &PageWords) -> Result<Vec<String>, JoinKeyError> {
    let mut key = JoinKey([0; BYTES]);
    getrandom::fill(&mut key.0).map_err(|_| JoinKeyError::NotRandom)?;
    let unwritten = |why: io::Error| match why.kind() {
        io::ErrorKind::AlreadyExists => JoinKeyError::There(path.to_owned()),
        _ => JoinKeyError::Unwritten {
            path: path.to_owned(),
            why,
        },
    };
    let file = own_files::file().create_new(true).open(path);
    let mut file = file.map_err(unwritten)?;
    let written = file.write_all(format!("{}\n", key.digits()).as_bytes());
    written.and_then(|()| file.sync_all()).map_err(unwritten)?;
    let file = path.display().to_string();
    let lines = [
        Line::JoinKeyHere { file: file.clone() },
        Line::JoinKeyThere { file },
    ];
    Ok(lines.iter().map(|line| line.text(words)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt as _;

    #[test]
    fn a_key_is_made_once_is_its_owners_alone_and_fits_itself() {
        let place = tempfile::tempdir().unwrap();
        let words = PageWords::new(zgoda_speech::Language::English);
        let [path, other] = ["key", "other"].map(|name| place.path().join(name));
        let said = make(&path, &words).unwrap();
        assert!(!files::others_may(&fs::metadata(&path).unwrap()));
        let again = make(&path, &words);
        assert!(matches!(again, Err(JoinKeyError::There(_))));
        make(&other, &words).unwrap();
        let [key, other] = [&path, &other].map(|path| JoinKey::read(path).unwrap());
        assert!(!said.iter().any(|line| line.contains(&key.digits())));
        assert!(key.fits(key.digits().as_bytes()));
        let digits = key.digits();
        for wrong in [
            other.digits(),
            String::new(),
            digits[2..].to_owned(),
            format!("{digits}00"),
            digits.replace(|it: char| it.is_ascii_digit(), "x"),
        ] {
            assert!(!key.fits(wrong.as_bytes()), "{wrong}");
        }
        assert_eq!(format!("{key:?}"), "JoinKey");
    }

    #[test]
    fn a_file_that_holds_no_key_or_is_open_to_others_is_not_taken() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("key");
        let unread = JoinKey::read(&path);
        assert!(matches!(unread, Err(JoinKeyError::Unread { .. })));
        for wrong in ["", "\n", "abc\n", &"g".repeat(64), &"a".repeat(300)] {
            fs::write(&path, wrong).unwrap();
            fs::set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
            let read = JoinKey::read(&path);
            assert!(matches!(read, Err(JoinKeyError::None(_))), "{wrong}");
        }
        fs::write(&path, "a".repeat(64)).unwrap();
        assert!(JoinKey::read(&path).is_ok());
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        let read = JoinKey::read(&path);
        assert!(matches!(read, Err(JoinKeyError::Open(_))));
    }
}

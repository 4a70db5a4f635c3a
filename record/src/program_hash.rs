// SPDX-License-Identifier: GPL-3.0-or-later
//! The hash of a program's file. By this hash an event file names the program to which the chief arbiter consents.

use std::fmt;
use std::fs::File;
use std::io::{self, Read as _};
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest as _, Sha256};

use crate::files;

/// The beginning of the hash of a program when it is written.
const PREFIX: &str = "sha256:";
/// The number of bytes of the file that are read in one go.
const PIECE: usize = 1 << 16;
/// The number of bytes of a SHA-256.
const BYTES: usize = 32;

/// The SHA-256 of a program's file, written `sha256:` and 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ProgramHash([u8; BYTES]);

/// The error for a text that is no such hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("is no hash of a program; copy the line that `zgoda attest` prints, sha256: and 64 digits")]
pub struct NoHash;

impl ProgramHash {
    /// The hash of the program that runs.
    pub fn of_this_program() -> io::Result<ProgramHash> {
        let mut file = File::open(files::this_program()?)?;
        let mut sum = Sha256::new();
        let mut piece = vec![0; PIECE];
        loop {
            match file.read(&mut piece)? {
                0 => return Ok(ProgramHash(sum.finalize().into())),
                read => sum.update(piece.get(..read).unwrap_or_default()),
            }
        }
    }
}

impl fmt::Display for ProgramHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PREFIX)?;
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for ProgramHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for ProgramHash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<ProgramHash, NoHash> {
        let digits = text.trim().strip_prefix(PREFIX).ok_or(NoHash)?;
        let bytes = HEXLOWER_PERMISSIVE.decode(digits.as_bytes());
        let bytes = bytes.ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(ProgramHash).ok_or(NoHash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_read_as_it_is_written() {
        let own = ProgramHash::of_this_program().unwrap();
        assert_eq!(own.to_string().parse(), Ok(own));
        assert_eq!(ProgramHash::of_this_program().unwrap(), own);
        let text = own.to_string();
        for wrong in [
            "",
            "sha256:",
            &text[1..],
            &text[..70],
            &text.replace(':', " "),
        ] {
            assert_eq!(wrong.parse::<ProgramHash>(), Err(NoHash), "{wrong}");
        }
        assert_eq!(
            format!("sha256:{}", "g0".repeat(32)).parse::<ProgramHash>(),
            Err(NoHash)
        );
    }

    /// The example of FIPS 180-4 shows that the digits agree with those of other programs.
    #[test]
    fn the_hash_is_the_usual_one() {
        let known = ProgramHash(Sha256::digest(b"abc").into()).to_string();
        assert!(
            known.starts_with("sha256:ba7816bf8f01cfea414140de5dae2223"),
            "{known}"
        );
    }
}

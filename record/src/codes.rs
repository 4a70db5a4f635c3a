// SPDX-License-Identifier: GPL-3.0-or-later
//! The hashes of the arbiters' codes in a record: salted and slow, so that a code can only be guessed.
//!
//! The hashes are a setting of an unfinished game. No event and no export has them, and they are removed at the end of
//! the game.

use std::collections::BTreeMap;

use argon2::password_hash::PasswordHasher as _;
use argon2::password_hash::PasswordVerifier as _;
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Params, PasswordHash, Version};
use rusqlite::{Transaction, params};
use serde::{Deserialize, Serialize};

use super::event::CodeOf;
use super::store::text;

/// The setting under which a record keeps the codes.
pub(super) const CODES: &str = "codes";

/// The cost of a hash: kibibytes of memory, and the number of passes over that memory. A hash takes some hundred
/// milliseconds on a laptop.
/// A debug build hashes cheaply, because its tests are slow already.
const COST: (u32, u32) = if cfg!(debug_assertions) {
    (8, 1)
} else {
    (64 * 1024, 2)
};

/// The highest cost of a hash that is accepted, because a higher cost would hold up the game or the computer.
const MOST: (u32, u32, u32) = (256 * 1024, 16, 16);

/// A hash of a code, written as `$argon2id$…`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CodeHash(String);

impl std::fmt::Debug for CodeHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CodeHash")
    }
}

/// The error that no hash could be made, because the computer gave no random numbers or no memory.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the arbiter's code cannot be kept ({0}); end other programs and start again")]
pub struct NotHashed(pub(super) String);

impl CodeHash {
    /// Hashes a code with a salt of its own. The hash is slow.
    pub fn of(code: &str) -> Result<CodeHash, NotHashed> {
        let (memory, times) = COST;
        let made = || -> Result<PasswordHash, argon2::password_hash::Error> {
            let params = Params::new(memory, times, 1, None)?;
            let slow = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
            slow.hash_password(code.as_bytes())
        };
        let made = made().map_err(|why| NotHashed(why.to_string()))?;
        Ok(CodeHash(made.to_string()))
    }

    /// Reads a hash; `None` for text that is no hash, and for a hash that would take too long.
    #[must_use]
    pub fn read(text: &str) -> Option<CodeHash> {
        let hash = PasswordHash::new(text).ok()?;
        let params = Params::try_from(&hash).ok()?;
        let whole = hash.salt.is_some() && hash.hash.is_some();
        let fits = params.m_cost() <= MOST.0
            && params.t_cost() <= MOST.1
            && params.p_cost() <= MOST.2
            && hash.algorithm == ARGON2ID_IDENT;
        (whole && fits).then(|| CodeHash(text.to_owned()))
    }

    /// The hash in its written form.
    #[must_use]
    pub fn as_text(&self) -> &str {
        &self.0
    }

    /// True if this is the hash of `code`. The check is slow.
    #[must_use]
    pub fn fits(&self, code: &str) -> bool {
        let hash = PasswordHash::new(&self.0);
        hash.is_ok_and(|hash| {
            let tried = Argon2::default().verify_password(code.as_bytes(), &hash);
            tried.is_ok()
        })
    }
}

/// The hash of each arbiter's code; empty in training, where no code is asked, and in an older record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptCodes(BTreeMap<CodeOf, CodeHash>);

impl KeptCodes {
    /// True if no arbiter has a code.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The hash of this arbiter's code.
    #[must_use]
    pub fn get(&self, of: CodeOf) -> Option<&CodeHash> {
        self.0.get(&of)
    }

    /// The arbiter to whom the typed code belongs, if any. The check is slow.
    #[must_use]
    pub fn whose(&self, typed: &str) -> Option<CodeOf> {
        let mut all = self.0.iter();
        all.find(|(_, hash)| hash.fits(typed)).map(|(of, _)| *of)
    }

    /// Reads the codes as a record has them; `None` for text that is not valid.
    pub(super) fn read(text: &str) -> Option<KeptCodes> {
        let found: BTreeMap<CodeOf, String> = serde_json::from_str(text).ok()?;
        let read = found
            .into_iter()
            .map(|(of, hash)| Some((of, CodeHash::read(&hash)?)));
        read.collect::<Option<_>>().map(KeptCodes)
    }
}

impl FromIterator<(CodeOf, CodeHash)> for KeptCodes {
    fn from_iter<I: IntoIterator<Item = (CodeOf, CodeHash)>>(codes: I) -> KeptCodes {
        KeptCodes(codes.into_iter().collect())
    }
}

/// Stores the hashes of the arbiters' codes in the record of an unfinished game.
pub(super) fn keep(step: &Transaction<'_>, codes: &KeptCodes) -> rusqlite::Result<()> {
    if codes.is_empty() {
        return Ok(());
    }
    step.execute(
        "INSERT OR REPLACE INTO game (setting, value) VALUES (?, ?)",
        params![CODES, text(codes)?],
    )
    .map(drop)
}

/// Removes the codes from the record of a finished game, so that no trace is left in the file.
pub(super) fn remove(step: &Transaction<'_>) -> rusqlite::Result<()> {
    step.pragma_update(None, "secure_delete", true)?;
    step.execute("DELETE FROM game WHERE setting = ?", [CODES])
        .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_fits_its_code_alone_and_tells_nothing_of_it() {
        let [one, other] = ["2468", "2468"].map(|code| CodeHash::of(code).unwrap());
        assert_ne!(one, other, "each has salt of its own");
        assert!(one.fits("2468") && other.fits("2468"));
        assert!(!one.fits("2469") && !one.fits(""));
        assert!(one.0.starts_with("$argon2id$v=19$") && !one.0.contains("2468"));
        assert_eq!(format!("{one:?}"), "CodeHash");
    }

    #[test]
    fn whose_code_it_is_is_told_by_what_is_kept() {
        let codes = [(CodeOf::Chief, "2468"), (CodeOf::Round(2), "gołąb")];
        let kept: KeptCodes = codes
            .into_iter()
            .map(|(of, code)| (of, CodeHash::of(code).unwrap()))
            .collect();
        assert_eq!(kept.whose("gołąb"), Some(CodeOf::Round(2)));
        assert_eq!(kept.whose("golab"), None);
        let text = serde_json::to_string(&kept).unwrap();
        assert_eq!(KeptCodes::read(&text), Some(kept));
    }

    #[test]
    fn what_is_no_hash_or_would_never_end_is_not_read() {
        let good = CodeHash::of("2468").unwrap().0;
        assert!(CodeHash::read(&good).is_some());
        for text in [
            "2468",
            "",
            "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA",
            &good.replace("argon2id", "argon2i"),
            &good.replace("t=1", "t=4000000000"),
            &good.replace("m=8", "m=4000000000"),
            &good.replace("m=8", "m=0"),
        ] {
            assert_eq!(CodeHash::read(text), None, "{text}");
        }
        for text in ["", "[]", "{\"chief\":\"2468\"}", "{\"nobody\":\"x\"}"] {
            assert_eq!(KeptCodes::read(text), None, "{text}");
        }
    }
}

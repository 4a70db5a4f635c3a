// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiters' codes in the event file. Each arbiter has a different code (Kodeks IV 1).
//!
//! This module decides which texts may be codes. The desk decides what a code opens, and `crate::codes` hashes it.

use crate::event::CodeOf;
use crate::{CodeHash, KeptCodes, NotHashed};

/// The least length of a code. A shorter code is soon guessed.
pub(super) const SHORTEST: usize = 4;

/// The most round arbiters of an event, so that their number fits an octet.
const MOST: usize = 255;

/// A code as the event file gives it.
#[derive(Clone, PartialEq, Eq)]
pub enum GivenCode {
    /// The code itself, as plain text.
    Pin(String),
    /// A hash of the code.
    Hash(CodeHash),
}

impl std::fmt::Debug for GivenCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GivenCode")
    }
}

/// The codes of an event. They are secret: only their hashes are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codes {
    /// The code of the chief arbiter.
    pub chief: Option<GivenCode>,
    /// The chief arbiter's name, if the file has it. The record keeps it in a place from which `zgoda forget` can remove it.
    pub chiefs_name: Option<String>,
    /// The round arbiters with their codes, in the order in which the event file names them.
    pub round: Vec<RoundArbiter>,
}

/// A round arbiter (Kodeks IV 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundArbiter {
    /// The arbiter's name. The record keeps it in a place from which `zgoda forget` can remove it.
    pub name: String,
    /// The code of this arbiter.
    pub code: GivenCode,
}

/// The reason why a text cannot be a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// The code is so short that it is soon guessed.
    #[error("is too short; a code has four characters at least")]
    Short,
    /// The program could take the code for a line that is typed in a game.
    #[error(
        "has in it a word of a command, in one of the languages of the program, or a square or half-move; choose another"
    )]
    Read,
    /// Two arbiters have the same code.
    #[error("is another arbiter's code too; choose another")]
    Shared,
    /// The event file names more arbiters than the record can distinguish.
    #[error("is one arbiter too many; 255 can be named")]
    TooMany,
}

impl Codes {
    /// True if there is no code.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.chief.is_none() && self.round.is_empty()
    }

    /// The hashes of the codes, for the record. Hashing is slow.
    pub fn hashed(&self) -> Result<KeptCodes, NotHashed> {
        let hashed = self.all().map(|(of, code)| {
            let hash = match code {
                GivenCode::Pin(code) => CodeHash::of(code)?,
                GivenCode::Hash(hash) => hash.clone(),
            };
            Ok((of, hash))
        });
        hashed.collect()
    }

    /// True if these are the codes in the record. If the event file has a hash, it must be the same text as in the record, because
    /// the code of any other hash is unknown. The check is slow.
    #[must_use]
    pub fn are(&self, kept: &KeptCodes) -> bool {
        self.all().all(|(of, code)| match (kept.get(of), code) {
            (None, _) => false,
            (Some(hash), GivenCode::Pin(code)) => hash.fits(code),
            (Some(hash), GivenCode::Hash(given)) => hash == given,
        })
    }

    /// The name of the round arbiter with this number.
    #[must_use]
    pub fn named(&self, of: CodeOf) -> Option<&str> {
        let CodeOf::Round(number) = of else {
            return None;
        };
        let arbiter = self.round.get(usize::from(number).checked_sub(1)?)?;
        Some(&arbiter.name)
    }

    /// The names of the arbiters with codes, as far as the names are given.
    #[must_use]
    pub fn names(&self) -> Vec<(CodeOf, String)> {
        let chief = self.chiefs_name.iter().map(|name| (CodeOf::Chief, name));
        let round = (1..=u8::MAX).zip(&self.round);
        let round = round.map(|(number, it)| (CodeOf::Round(number), &it.name));
        chief
            .chain(round)
            .map(|(of, name)| (of, name.clone()))
            .collect()
    }

    /// The first text that may not be a code, and the reason; `is_read` is true for a line that is understood in a game.
    #[must_use]
    pub fn fault(&self, is_read: impl Fn(&str) -> bool) -> Option<(CodeOf, NoCode)> {
        if self.round.len() > MOST {
            return Some((CodeOf::Round(u8::MAX), NoCode::TooMany));
        }
        let mut before: Vec<&GivenCode> = Vec::new();
        for (of, code) in self.all() {
            let why = match code {
                GivenCode::Pin(code) => no_code(code, &is_read),
                // The code of a hash is unknown, so it cannot be checked.
                GivenCode::Hash(_) => None,
            };
            let why = why.or(before.contains(&code).then_some(NoCode::Shared));
            if let Some(why) = why {
                return Some((of, why));
            }
            before.push(code);
        }
        None
    }

    fn all(&self) -> impl Iterator<Item = (CodeOf, &GivenCode)> {
        let chief = self.chief.iter().map(|code| (CodeOf::Chief, code));
        let round = (1..=u8::MAX).zip(&self.round);
        chief.chain(round.map(|(number, it)| (CodeOf::Round(number), &it.code)))
    }
}

/// The reason why a text cannot be a code: it is too short, or a line with this text would be understood in a game.
fn no_code(code: &str, is_read: impl Fn(&str) -> bool) -> Option<NoCode> {
    if code.chars().count() < SHORTEST {
        return Some(NoCode::Short);
    }
    is_read(code).then_some(NoCode::Read)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chief(code: &str) -> Codes {
        Codes {
            chief: Some(GivenCode::Pin(code.to_owned())),
            ..Codes::default()
        }
    }

    #[test]
    fn what_would_be_taken_for_something_else_is_no_code() {
        let is_read = |code: &str| code == "3228";
        for (code, why) in [
            ("2468", None),
            ("gołąb", None),
            ("246", Some(NoCode::Short)),
            ("żó1", Some(NoCode::Short)),
            ("3228", Some(NoCode::Read)),
        ] {
            let found = chief(code).fault(is_read);
            assert_eq!(found, why.map(|why| (CodeOf::Chief, why)), "{code}");
        }
    }

    #[test]
    fn each_arbiter_has_a_code_of_their_own() {
        let round = |name: &str, code: &str| RoundArbiter {
            name: name.to_owned(),
            code: GivenCode::Pin(code.to_owned()),
        };
        let mut codes = Codes {
            chief: chief("2468").chief,
            chiefs_name: Some("C. Rak".to_owned()),
            round: vec![round("A. Nowak", "7531"), round("B. Lis", "8642")],
        };
        assert_eq!(codes.fault(|_| false), None);
        assert_eq!(codes.named(CodeOf::Round(2)), Some("B. Lis"));
        let names = [
            (CodeOf::Chief, "C. Rak"),
            (CodeOf::Round(1), "A. Nowak"),
            (CodeOf::Round(2), "B. Lis"),
        ];
        let names = names.map(|(of, name)| (of, name.to_owned()));
        assert_eq!(codes.names(), names);
        codes.round[1].code = GivenCode::Pin("2468".to_owned());
        let shared = Some((CodeOf::Round(2), NoCode::Shared));
        assert_eq!(codes.fault(|_| false), shared);
    }

    #[test]
    fn codes_are_those_that_were_kept_where_each_fits() {
        let kept = chief("2468").hashed().unwrap();
        assert!(chief("2468").are(&kept) && !chief("2469").are(&kept));
        let hash = |hash: &CodeHash| Codes {
            chief: Some(GivenCode::Hash(hash.clone())),
            ..Codes::default()
        };
        assert!(hash(kept.get(CodeOf::Chief).unwrap()).are(&kept));
        let other = CodeHash::of("2468").unwrap();
        assert!(!hash(&other).are(&kept), "another hash of the same code");
        let mut more = chief("2468");
        more.round.push(RoundArbiter {
            name: "A. Lis".to_owned(),
            code: GivenCode::Pin("7531".to_owned()),
        });
        assert!(!more.are(&kept), "one arbiter more");
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Slips: the words that let one device in for one role, once. A record keeps only a slow hash of these words.
//!
//! A slip has five words that can be said, typed and read aloud in any language of the program: each word is two consonants with a
//! vowel after each. The first word only identifies the slip and is no secret; the other four are the secret. The events of a game
//! tell whether a slip was used.

use serde::{Deserialize, Serialize};

use super::codes::{CodeHash, NotHashed};
use super::event::DeskRole;

/// The number of words of a slip, the first included.
const WORDS: usize = 5;

const CONSONANTS: &[u8; 16] = b"bdfghklmnprstvwz";
const VOWELS: &[u8; 4] = b"aeio";

/// The part of a slip that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// The first word of the slip, which is no secret; no two slips of a table have the same first word.
    pub key: String,
    /// The role that the slip opens.
    pub role: DeskRole,
    /// The hash of the other words, as [`words_of`] has them.
    pub hash: CodeHash,
}

/// A slip that was just made, with all its words; they are shown once and kept nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSlip {
    /// The part that is kept.
    pub slip: Slip,
    /// All words of the slip, with blanks between them.
    pub words: String,
    /// The first words of the slips that the new slip replaces.
    pub instead_of: Vec<String>,
}

impl std::fmt::Debug for NewSlip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("NewSlip").field(&self.slip.role).finish()
    }
}

impl NewSlip {
    /// Makes a random slip for this role, with a key that no other slip has. The hash is slow.
    pub fn make(role: DeskRole, others: &[Slip]) -> Result<NewSlip, NotHashed> {
        let words = loop {
            let words: Vec<String> = (0..WORDS).map(|_| word()).collect::<Result<_, _>>()?;
            if others.iter().all(|other| words.first() != Some(&other.key)) {
                break words;
            }
        };
        let (key, secret) = words.split_first().ok_or_else(no_chance)?;
        let slip = Slip {
            key: key.clone(),
            role,
            hash: CodeHash::of(&secret.join(" "))?,
        };
        Ok(NewSlip {
            slip,
            words: words.join(" "),
            instead_of: others
                .iter()
                .filter(|other| other.role == role)
                .map(|other| other.key.clone())
                .collect(),
        })
    }
}

/// The first word that somebody typed, and the other words as they are hashed: in small letters, with a single blank
/// between words.
#[must_use]
pub fn words_of(typed: &str) -> Option<(String, String)> {
    let typed = typed.to_lowercase();
    let mut words = typed
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !word.is_empty());
    let key = words.next()?.to_owned();
    let secret: Vec<&str> = words.collect();
    (secret.len() == WORDS - 1).then(|| (key, secret.join(" ")))
}

/// The slip among `slips` to which the typed words belong. The check is slow.
#[must_use]
pub fn slip_of<'a>(typed: &str, slips: &'a [Slip]) -> Option<&'a Slip> {
    let (key, secret) = words_of(typed)?;
    let slip = slips.iter().find(|slip| slip.key == key)?;
    slip.hash.fits(&secret).then_some(slip)
}

/// Puts a slip that was made anew among `slips`; earlier slips of its role open nothing any more.
pub fn replace(slips: &mut Vec<Slip>, made: Slip) {
    slips.retain(|slip| slip.role != made.role);
    slips.push(made);
}

pub(super) fn no_chance() -> NotHashed {
    NotHashed("the computer has no random numbers".to_owned())
}

/// A word of a slip, with twelve random bits.
fn word() -> Result<String, NotHashed> {
    let mut chance = [0; 4];
    getrandom::fill(&mut chance).map_err(|_| no_chance())?;
    let letters = chance.iter().enumerate().map(|(place, byte)| {
        let letters: &[u8] = if place % 2 == 0 { CONSONANTS } else { VOWELS };
        // Each letter is as likely as the others: the number of letters divides the number of byte values.
        let letter = letters.get(usize::from(*byte) % letters.len());
        letter.copied().map_or('a', char::from)
    });
    Ok(letters.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::CodeOf;

    #[test]
    fn a_slip_opens_by_its_own_words_alone() {
        let one = NewSlip::make(DeskRole::Arbiter(CodeOf::Chief), &[]).unwrap();
        let other = NewSlip::make(DeskRole::Face, std::slice::from_ref(&one.slip)).unwrap();
        let slips = [one.slip.clone(), other.slip.clone()];
        assert_eq!(slip_of(&one.words, &slips), Some(&one.slip));
        let typed = other.words.to_uppercase().replace(' ', " - ");
        assert_eq!(slip_of(&typed, &slips), Some(&other.slip), "{typed}");
        let (_, secret) = other.words.split_once(' ').unwrap();
        for wrong in [
            "",
            &one.slip.key,
            &format!("{} {secret}", one.slip.key),
            secret,
        ] {
            assert_eq!(slip_of(wrong, &slips), None, "{wrong}");
        }
        assert!(!format!("{one:?}").contains(one.words.split_once(' ').unwrap().1));
    }

    #[test]
    fn words_of_slips_are_said_as_they_are_written() {
        for _ in 0..200 {
            let word = word().unwrap();
            let letters: Vec<u8> = word.bytes().collect();
            assert_eq!(letters.len(), 4);
            for (place, letter) in letters.iter().enumerate() {
                let fits = if place % 2 == 0 {
                    CONSONANTS.contains(letter)
                } else {
                    VOWELS.contains(letter)
                };
                assert!(fits, "{word}");
            }
        }
    }
}

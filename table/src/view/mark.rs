// SPDX-License-Identifier: GPL-3.0-or-later
//! The mark that an act on a page names, so that the act is only carried out if the table is still in the state that the
//! page shows. For a press this is the state of the game, and for an answer the open question. A mark is made with a
//! secret of the table, so that it reveals nothing.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A mark. A person with the page can read the mark, but learns nothing from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Mark(u64);

/// The secret with which a table makes its marks. Each start of the program makes a new secret.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Salt(pub u64);

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt")
    }
}

impl Mark {
    /// The mark of a press after `plies` half-moves, if the clock was pressed for `pressed` of them.
    #[must_use]
    pub fn of_press(salt: Salt, plies: u32, pressed: u32) -> Mark {
        let mut text = plies.to_be_bytes().to_vec();
        text.extend(pressed.to_be_bytes());
        Mark::of(salt, &text)
    }

    /// The mark of an answer to the question in these words.
    #[must_use]
    pub fn of_answer(salt: Salt, asked: &str) -> Mark {
        Mark::of(salt, asked.as_bytes())
    }

    fn of(salt: Salt, text: &[u8]) -> Mark {
        let mut mark = Sha256::new();
        mark.update(salt.0.to_be_bytes());
        mark.update(text);
        let hash = mark.finalize();
        let first = hash.first_chunk::<8>().copied().unwrap_or_default();
        Mark(u64::from_be_bytes(first))
    }
}

impl Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Mark {
    type Err = String;

    fn from_str(text: &str) -> Result<Mark, String> {
        let is_hex = text.len() == 16 && text.bytes().all(|it| it.is_ascii_hexdigit());
        let number = is_hex.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        number
            .map(Mark)
            .ok_or_else(|| format!("no mark is {text:?}"))
    }
}

impl TryFrom<String> for Mark {
    type Error = String;

    fn try_from(text: String) -> Result<Mark, String> {
        text.parse()
    }
}

impl From<Mark> for String {
    fn from(mark: Mark) -> String {
        mark.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_tells_two_states_apart_and_nothing_of_either() {
        let salt = Salt(7);
        let mark = Mark::of_press(salt, 12, 11);
        assert_eq!(mark, Mark::of_press(salt, 12, 11));
        for other in [
            Mark::of_press(salt, 12, 12),
            Mark::of_press(salt, 13, 11),
            Mark::of_press(Salt(8), 12, 11),
        ] {
            assert_ne!(mark, other);
        }
        assert_eq!(mark.to_string().parse(), Ok(mark));
        for wrong in ["", "12", "+123456789abcdef", "123456789abcdefg"] {
            assert!(wrong.parse::<Mark>().is_err(), "{wrong}");
        }
    }
}

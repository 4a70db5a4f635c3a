// SPDX-License-Identifier: GPL-3.0-or-later
//! The person at the keyboard of a table. It is an option, a setting of the record, and part of an arbiter's order.

use serde::{Deserialize, Serialize};
use zgoda_game::Side;

/// The person at the keyboard. A table has one keyboard, and a key does not show the person who pressed it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum AtKeyboard {
    /// The player at this program.
    #[default]
    Player,
    /// The assistant of the blind player, who has a pad or a board of their own.
    Assistant,
    /// Only the player of this side.
    Side(Side),
    /// Both players. Each has a separate key to press the clock. Announcements for one player alone need an ear.
    Both,
}

impl From<AtKeyboard> for String {
    fn from(keyboard: AtKeyboard) -> String {
        keyboard.word().to_owned()
    }
}

impl TryFrom<String> for AtKeyboard {
    type Error = String;

    fn try_from(text: String) -> Result<AtKeyboard, String> {
        AtKeyboard::of_word(&text).ok_or_else(|| format!("no keyboard is {text:?}"))
    }
}

impl AtKeyboard {
    /// Every kind, with both sides.
    pub const ALL: [AtKeyboard; 5] = [
        AtKeyboard::Both,
        AtKeyboard::Player,
        AtKeyboard::Assistant,
        AtKeyboard::Side(Side::White),
        AtKeyboard::Side(Side::Black),
    ];

    /// The word for the person in options and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            AtKeyboard::Player => "player",
            AtKeyboard::Assistant => "assistant",
            AtKeyboard::Side(side) => side.word(),
            AtKeyboard::Both => "both",
        }
    }

    /// The person that this word names.
    #[must_use]
    pub fn of_word(word: &str) -> Option<AtKeyboard> {
        AtKeyboard::ALL.into_iter().find(|it| it.word() == word)
    }

    /// The player at this program: the player at the keyboard if it is one player, otherwise `seated`, who hears the program.
    #[must_use]
    pub fn player(self, seated: Side) -> Side {
        match self {
            AtKeyboard::Side(side) => side,
            AtKeyboard::Player | AtKeyboard::Assistant | AtKeyboard::Both => seated,
        }
    }
}

//! The mode in which a game is played: it decides how much may be told.

use serde::{Deserialize, Serialize};
use zgoda_game::shadow::Manners;
use zgoda_speech::announcement::ModeWord;

/// How much may be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Nothing the rules forbid (catalogue, section 25).
    Official,
    /// Hints are allowed; the record is not official.
    Training,
}

impl Mode {
    /// Both of them.
    pub const ALL: [Mode; 2] = [Mode::Official, Mode::Training];

    /// As options and records write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Mode::Official => "official",
            Mode::Training => "training",
        }
    }

    /// The one of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.word() == word)
    }

    /// How the board takes what the rules forbid.
    #[must_use]
    pub const fn manners(self) -> Manners {
        match self {
            Mode::Official => Manners::Official,
            Mode::Training => Manners::Training,
        }
    }

    /// As it is said.
    #[must_use]
    pub const fn spoken(self) -> ModeWord {
        match self {
            Mode::Official => ModeWord::Official,
            Mode::Training => ModeWord::Training,
        }
    }
}

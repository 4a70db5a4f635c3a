// SPDX-License-Identifier: GPL-3.0-or-later
//! The kind of a game, and its consequences: how much may be told, and whether a person is the arbiter.

use serde::{Deserialize, Serialize};
use zgoda_game::shadow::Handling;
use zgoda_speech::announcement::ModeWord;

/// The amount that may be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// The program tells only what the rules allow (catalogue, section 25).
    Official,
    /// Hints are allowed; the record is not official.
    Training,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Mode; 2] = [Mode::Official, Mode::Training];

    /// The way in which acts against the rules are handled.
    #[must_use]
    pub const fn handling(self) -> Handling {
        match self {
            Mode::Official => Handling::Official,
            Mode::Training => Handling::Training,
        }
    }
}

/// The arbiter of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArbiterIs {
    /// A person, or no arbiter at all.
    Person,
    /// The program, in a rehearsal.
    Program,
}

/// The kind of a game, as options and records write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// A game of an event, with a person as its arbiter.
    Official,
    /// A game with the information of an official game, in which the program plays the arbiter. Its record is not official.
    Rehearsal,
    /// A game in which hints are allowed.
    Training,
}

impl GameKind {
    /// Every kind of game.
    pub const ALL: [GameKind; 3] = [GameKind::Official, GameKind::Rehearsal, GameKind::Training];

    /// The word in options and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            GameKind::Official => "official",
            GameKind::Rehearsal => "rehearsal",
            GameKind::Training => "training",
        }
    }

    /// The kind of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// The amount that may be told.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            GameKind::Official | GameKind::Rehearsal => Mode::Official,
            GameKind::Training => Mode::Training,
        }
    }

    /// The arbiter of such a game.
    #[must_use]
    pub const fn arbiter(self) -> ArbiterIs {
        match self {
            GameKind::Rehearsal => ArbiterIs::Program,
            GameKind::Official | GameKind::Training => ArbiterIs::Person,
        }
    }

    /// The kind as it is said.
    #[must_use]
    pub const fn spoken(self) -> ModeWord {
        match self {
            GameKind::Official => ModeWord::Official,
            GameKind::Rehearsal => ModeWord::Rehearsal,
            GameKind::Training => ModeWord::Training,
        }
    }
}

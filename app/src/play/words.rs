// SPDX-License-Identifier: GPL-3.0-or-later
//! The boards on which a game is played, in the form of options and records.

use std::path::PathBuf;

use zgoda_game::{BySide, Side, Variant};
use zgoda_hw::BoardProtocol;
use zgoda_hw::sim::SimOptions;

use super::options::OptionError;

/// A board, in the form after the `=` of `--board`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BoardSpec {
    /// A tactile or ordinary board without sensors.
    #[default]
    None,
    /// A board on this port that speaks this protocol.
    Port(BoardProtocol, PathBuf),
    /// A simulated board, with its options.
    Sim {
        /// The text of the options.
        text: String,
        /// The parsed options.
        options: SimOptions,
    },
}

impl BoardSpec {
    /// Reads the text after the `=`.
    pub fn read(text: &str) -> Result<BoardSpec, OptionError> {
        let word = || OptionError::Word {
            option: "--board",
            text: text.to_owned(),
            allowed: "dgt:PORT, cpp:PORT, sim, sim:OPTIONS or none",
        };
        match text.split_once(':') {
            None if text == "none" => Ok(BoardSpec::None),
            None if text == "sim" => BoardSpec::sim(""),
            Some(("sim", options)) => BoardSpec::sim(options),
            Some((spoken, port)) if !port.is_empty() => {
                let protocol = BoardProtocol::ALL.into_iter().find(|p| p.word() == spoken);
                let protocol = protocol.ok_or_else(word)?;
                Ok(BoardSpec::Port(protocol, PathBuf::from(port)))
            }
            _ => Err(word()),
        }
    }

    /// A simulated board without options.
    #[must_use]
    pub fn simulated() -> BoardSpec {
        BoardSpec::Sim {
            text: String::new(),
            options: SimOptions::default(),
        }
    }

    fn sim(text: &str) -> Result<BoardSpec, OptionError> {
        match SimOptions::parse(text) {
            Ok(options) => Ok(BoardSpec::Sim {
                text: text.to_owned(),
                options,
            }),
            Err(why) => Err(OptionError::Sim {
                text: text.to_owned(),
                why,
            }),
        }
    }

    /// The text of the board in options and in the record.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            BoardSpec::None => "none".to_owned(),
            BoardSpec::Port(protocol, port) => {
                format!("{}:{}", protocol.word(), port.display())
            }
            BoardSpec::Sim { text, .. } if text.is_empty() => "sim".to_owned(),
            BoardSpec::Sim { text, .. } => format!("sim:{text}"),
        }
    }

    /// True if `self` and `other` are the same sort of board. The ports may differ, because after a crash a board may answer on
    /// another port.
    #[must_use]
    pub fn is_like(&self, other: &BoardSpec) -> bool {
        match (self, other) {
            (BoardSpec::Port(this, _), BoardSpec::Port(that, _)) => this == that,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }

    /// True if a clock on the board's line can keep the time of a game.
    #[must_use]
    pub const fn keeps_time(&self) -> bool {
        match self {
            BoardSpec::None => false,
            BoardSpec::Port(protocol, _) => protocol.keeps_time(),
            BoardSpec::Sim { options, .. } => options.clock.is_some(),
        }
    }

    /// True if a game of this variant can be played on the board.
    #[must_use]
    pub const fn carries(&self, variant: Variant) -> bool {
        match self {
            BoardSpec::None => true,
            BoardSpec::Port(protocol, _) => protocol.carries(variant),
            BoardSpec::Sim { options, .. } => options.make.protocol().carries(variant),
        }
    }
}

/// The boards on which the game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Boards {
    /// Each side has a separate board.
    Each(BySide<BoardSpec>),
    /// Both sides play on one board (Kodeks VIII 1.3).
    Shared(BoardSpec),
}

/// The text in the record for a side that plays on the other side's board.
const SHARED: &str = "shared";

impl Default for Boards {
    fn default() -> Boards {
        Boards::Each(BySide::default())
    }
}

impl Boards {
    /// The settings `board_white` and `board_black` of the record.
    #[must_use]
    pub fn settings(&self) -> BySide<String> {
        match self {
            Boards::Each(each) => BySide::from_fn(|side| each.get(side).text()),
            Boards::Shared(board) => BySide {
                white: board.text(),
                black: SHARED.to_owned(),
            },
        }
    }

    /// Reads the boards from these settings of the record.
    pub fn from_settings(white: &str, black: &str) -> Result<Boards, OptionError> {
        let white = BoardSpec::read(white)?;
        if black == SHARED {
            return Ok(Boards::Shared(white));
        }
        let black = BoardSpec::read(black)?;
        Ok(Boards::Each(BySide { white, black }))
    }

    /// True if the boards of `self` and `other` are of the same sorts and belong to the same sides.
    #[must_use]
    pub fn are_like(&self, other: &Boards) -> bool {
        match (self, other) {
            (Boards::Each(one), Boards::Each(two)) => Side::ALL
                .into_iter()
                .all(|side| one.get(side).is_like(two.get(side))),
            (Boards::Shared(one), Boards::Shared(two)) => one.is_like(two),
            _ => false,
        }
    }

    /// All boards, White's first.
    pub fn iter(&self) -> impl Iterator<Item = &BoardSpec> {
        let (first, second) = match self {
            Boards::Each(each) => (&each.white, Some(&each.black)),
            Boards::Shared(board) => (board, None),
        };
        std::iter::once(first).chain(second)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of a board's lines, and the commands that are sent to the board.
//!
//! Only commands that have a name here can be sent; none of them changes a board's memory or tells its
//! user about the rules. An unknown line passes through as [`Message::Unknown`], because makers add to the
//! protocol.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt;
use std::time::Duration;

use zgoda_game::{BySide, Reading, Setup, Side, Variant};

use super::state::{self, Letters, StateError};

/// A message of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The position on the board, in the board's own view.
    Stands(Word, Reading),
    /// A half-move that the board claims; at most a hint.
    Moved(String),
    /// A half-move taken back or done again, as the board claims.
    Undone(String),
    /// The board says yes, or has understood.
    Ok,
    /// The board says no, or does not know the command.
    Nok,
    /// A complaint of the board.
    Error(String),
    /// A message of an unknown kind.
    Unknown(String),
}

/// The word with which a board reports its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The position is as it should be.
    Sync,
    /// The position is not as it should be.
    Unsync,
    /// The position, without a judgement.
    State,
}

/// A command to a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Tells which game is played.
    SetVariant(Variant),
    /// Asks whether the board has a feature; answered yes or no.
    Feature(Feature),
    /// Begins a round with this position. Every board answers with its own position.
    Begin(Box<Setup>),
    /// Asks for the position on the board.
    GetState,
    /// Confirms a half-move of the board.
    Ok,
    /// Tells the time that each side has left; only after [`Command::Begin`].
    Time(BySide<Duration>),
}

/// A feature that a board may have in addition to the required commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// The board knows [`Command::GetState`].
    GetState,
    /// The board reports every lift and every landing.
    SubmoveState,
    /// The same feature by its older name.
    StateStream,
    /// The board knows [`Command::Time`] and can show times.
    Time,
}

/// The reason why a line is not a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The line announces a position that cannot be read.
    #[error("the line {line:?} holds no position: {why}")]
    NoState {
        /// The line as it came.
        line: String,
        /// The reason why the position cannot be read.
        why: StateError,
    },
    /// A word without its argument.
    #[error("the line {0:?} does not say what it is about")]
    Bare(String),
}

impl Message {
    /// Says what `line` means on a board of `variant`.
    pub fn read(line: &str, variant: Variant) -> Result<Message, Refused> {
        let line = line.trim();
        let (word, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        let rest = rest.trim();
        let stands = |how: Word| {
            // The side to move, as the board sees it, may follow after a blank.
            let text = rest.split([' ', '\t']).next().unwrap_or_default();
            match state::read(text, variant) {
                Ok(reading) => Ok(Message::Stands(how, reading)),
                Err(why) => Err(Refused::NoState {
                    line: line.to_owned(),
                    why,
                }),
            }
        };
        let about = |message: fn(String) -> Message| {
            if rest.is_empty() {
                Err(Refused::Bare(line.to_owned()))
            } else {
                Ok(message(rest.to_owned()))
            }
        };
        match word {
            "sync" => stands(Word::Sync),
            "unsync" | "unsync_setible" | "unsync_settable" => stands(Word::Unsync),
            "state" => stands(Word::State),
            "move" => about(Message::Moved),
            "undo" | "redo" => about(Message::Undone),
            "ok" => Ok(Message::Ok),
            "nok" => Ok(Message::Nok),
            "err" => Ok(Message::Error(rest.to_owned())),
            _ => Ok(Message::Unknown(line.to_owned())),
        }
    }
}

impl Word {
    /// The word on the line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Word::Sync => "sync",
            Word::Unsync => "unsync",
            Word::State => "state",
        }
    }
}

impl Feature {
    /// All features, in the order of the questions.
    pub const ALL: [Feature; 4] = [
        Feature::GetState,
        Feature::SubmoveState,
        Feature::StateStream,
        Feature::Time,
    ];

    /// The word on the line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Feature::GetState => "get_state",
            Feature::SubmoveState => "submove_state",
            Feature::StateStream => "state_stream",
            Feature::Time => "time",
        }
    }
}

/// The protocol's name of a game.
#[must_use]
pub const fn variant_word(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "draughts_standard",
        // The protocol has one name for all 8x8 draughts with the international rules.
        Variant::Polish64 => "draughts_brazilian",
    }
}

impl Command {
    /// The bytes of the command's line.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        format!("{self}\n").into_bytes()
    }

    /// Reads a line of a host; `None` if it is not a command.
    #[must_use]
    pub fn read(line: &str) -> Option<Command> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        match words.as_slice() {
            ["set_variant", word] => Variant::ALL
                .into_iter()
                .find(|variant| variant_word(*variant) == *word)
                .map(Command::SetVariant),
            ["feature", word] => Feature::ALL
                .into_iter()
                .find(|feature| feature.word() == *word)
                .map(Command::Feature),
            ["begin", text, turn] => {
                let turn = match *turn {
                    "w" => Side::White,
                    "b" => Side::Black,
                    _ => return None,
                };
                let shown = Variant::ALL
                    .into_iter()
                    .find_map(|variant| state::read(text, variant).ok())?;
                let mut setup = Setup::empty(shown.variant(), turn);
                for square in shown.variant().squares() {
                    if let zgoda_game::Seen::Piece(piece) = shown.at(square) {
                        setup.put(square, Some(piece));
                    }
                }
                Some(Command::Begin(Box::new(setup)))
            }
            ["get_state"] => Some(Command::GetState),
            ["ok"] => Some(Command::Ok),
            ["time", white, black] => {
                let ms = |text: &str| text.parse().ok().map(Duration::from_millis);
                Some(Command::Time(BySide {
                    white: ms(white)?,
                    black: ms(black)?,
                }))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::SetVariant(variant) => write!(f, "set_variant {}", variant_word(*variant)),
            Command::Feature(feature) => write!(f, "feature {}", feature.word()),
            Command::Begin(setup) => {
                let text = state::write(&Reading::from_setup(setup), Letters::New);
                let turn = match setup.turn() {
                    Side::White => 'w',
                    Side::Black => 'b',
                };
                write!(f, "begin {text} {turn}")
            }
            Command::GetState => f.write_str("get_state"),
            Command::Ok => f.write_str("ok"),
            Command::Time(BySide { white, black }) => {
                write!(f, "time {} {}", white.as_millis(), black.as_millis())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Senses;

    const V: Variant = Variant::International;

    #[test]
    fn every_command_is_read_as_it_was_written() {
        for variant in Variant::ALL {
            let start = Setup::start(variant);
            let mut all = vec![
                Command::SetVariant(variant),
                Command::Begin(Box::new(start)),
                Command::Begin(Box::new(start.with_turn(Side::Black))),
                Command::GetState,
                Command::Ok,
                Command::Time(BySide {
                    white: Duration::from_millis(31_444),
                    black: Duration::ZERO,
                }),
            ];
            all.extend(Feature::ALL.map(Command::Feature));
            for command in all {
                assert_eq!(Command::read(&command.to_string()), Some(command.clone()));
                assert_eq!(command.encode().last(), Some(&b'\n'));
            }
        }
        assert_eq!(Command::read("end resign"), None);
    }

    #[test]
    fn lines_of_boards() {
        let start = Reading::from_setup(&Setup::start(V)).dulled(Senses::Occupancy);
        let text = state::write(&start, Letters::New);
        for (line, how) in [
            (format!("sync {text}"), Word::Sync),
            (format!("unsync {text} w"), Word::Unsync),
            (format!("unsync_settable {text}"), Word::Unsync),
            (format!("  state\t{text} ?"), Word::State),
        ] {
            assert_eq!(Message::read(&line, V), Ok(Message::Stands(how, start)));
        }
        let moved = Message::Moved("b2a1d".to_owned());
        assert_eq!(Message::read("move b2a1d", V), Ok(moved));
        assert_eq!(Message::read("ok", V), Ok(Message::Ok));
        assert!(Message::read("move", V).is_err());
        assert!(Message::read("state", V).is_err());
        let more = "option brightness int 4 1 4 1";
        assert_eq!(
            Message::read(more, V),
            Ok(Message::Unknown(more.to_owned()))
        );
    }
}

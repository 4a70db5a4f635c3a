//! What a board's lines say, and what is said to it.
//!
//! Only what has a name here can be sent; there is nothing among it that would change a board's
//! memory or tell its user about the rules. What is not known passes through as
//! [`Message::Unknown`], because makers add to the protocol.
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

/// What a board says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// This stands on it, in its own view.
    Stands(Word, Reading),
    /// It takes this for a half-move; evidence at most.
    Moved(String),
    /// It takes this for a half-move taken back or done again.
    Undone(String),
    /// Yes, or understood.
    Ok,
    /// No, or not known.
    Nok,
    /// It complains.
    Error(String),
    /// Something else.
    Unknown(String),
}

/// In which words a board tells what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// It is as it should be.
    Sync,
    /// It is not.
    Unsync,
    /// It is as told.
    State,
}

/// What is said to a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// This game is played.
    SetVariant(Variant),
    /// Does it know this? Answered yes or no.
    Feature(Feature),
    /// A round begins with this position. Every board answers with what stands on it.
    Begin(Box<Setup>),
    /// What stands on the board?
    GetState,
    /// A half-move of its was heard.
    Ok,
    /// This is what each side has left; only after [`Command::Begin`].
    Time(BySide<Duration>),
}

/// What a board may know beside what it must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// [`Command::GetState`].
    GetState,
    /// It tells every lift and every landing.
    SubmoveState,
    /// The same by its older name.
    StateStream,
    /// [`Command::Time`]: it can show times.
    Time,
}

/// Why a line says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// A position was promised.
    #[error("the line {line:?} holds no position: {why}")]
    NoState {
        /// The line.
        line: String,
        /// Why not.
        why: StateError,
    },
    /// A command without what it is about.
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
            // Behind a blank may stand whose turn the board thinks it is.
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
    /// As it is written.
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
    /// Every one.
    pub const ALL: [Feature; 4] = [
        Feature::GetState,
        Feature::SubmoveState,
        Feature::StateStream,
        Feature::Time,
    ];

    /// As it is written.
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
    /// The bytes of its line.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        format!("{self}\n").into_bytes()
    }

    /// Reads what a host sent; `None` if it is none of these.
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

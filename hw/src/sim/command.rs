// SPDX-License-Identifier: GPL-3.0-or-later
//! The commands for the hands over the simulated board, as values and as typed lines.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::time::Duration;

use zgoda_game::{BySide, Move, Piece, Setup, Side, Square, SquareName, SquareSet, Variant};

use super::clock::hand::clock_time;

/// The most commands that may wait, which is more than the longest game needs.
pub(super) const PATIENCE: usize = 2_000;

/// A half-move for the hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandMove {
    /// The squares on which the piece starts, touches down and lands.
    pub path: Vec<Square>,
    /// The pieces that are taken off.
    pub captured: SquareSet,
}

impl HandMove {
    /// The hand's way for a half-move that touches down on no square between its ends.
    #[must_use]
    pub fn straight(done: &Move) -> HandMove {
        HandMove {
            path: vec![done.from, done.to],
            captured: done.captured,
        }
    }
}

/// A command for the hands. Commands are carried out one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandCommand {
    /// Take up the piece on this square.
    Lift(Square),
    /// Put a piece on a square.
    Put(Square, Piece),
    /// Take the piece on this square off the board.
    Remove(Square),
    /// Put a piece on the light square in this row and column, or take it away.
    PutOnLight {
        /// The row, from the far end.
        row: u8,
        /// The column, from White's left.
        column: u8,
        /// The piece that is put there; `None` takes the standing piece away.
        piece: Option<Piece>,
    },
    /// Slide the piece on the first square along the diagonal to the second.
    Slide(Square, Square),
    /// Make a whole half-move.
    Move(HandMove),
    /// Set up this position. It is reported like a half-move without squares.
    SetUp(Box<Setup>),
    /// Do nothing for this time.
    Rest(Duration),
    /// Pull the board's cable.
    Unplug,
    /// Plug the board's cable in again.
    Plug,
    /// Do this at the clock beside the board.
    Clock(ClockHand),
}

/// An action of a hand at a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockHand {
    /// Press the lever of this side.
    Press(Side),
    /// Start the time of the side with the raised lever.
    Start,
    /// Stop the times of both sides.
    Stop,
    /// Make the clock show these times; the running time goes on.
    Set(BySide<Duration>),
    /// Pull the clock's cable out of the board.
    Off,
    /// Plug the clock's cable in again.
    On,
    /// Use up nearly all of the clock's battery.
    Battery,
    /// Make the clock's answers to the next orders get lost, for this number of orders.
    LoseAcks(u32),
}

/// The reason why the hands did not carry out a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandRefusal {
    /// The square is empty.
    #[error("nothing stands on {0}; put a piece there or name another square")]
    Nothing(SquareName),
    /// The squares are not joined by a diagonal.
    #[error("no diagonal joins {0} and {1}; slide along one")]
    NoDiagonal(SquareName, SquareName),
    /// A move without squares.
    #[error("a move needs the square it starts from and the one it ends on")]
    NoPath,
    /// A clock is missing.
    #[error("no clock is at the board; begin with one, as in --clock 15m+5s")]
    NoClock,
    /// A lever that is down cannot be pressed.
    #[error("{0}'s lever is down already; the other side must press first")]
    LeverDown(Side),
    /// Too many commands wait already.
    #[error("the hands have {PATIENCE} things to do already; wait for them")]
    TooMuch,
}

/// A line of text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the hands do not understand {0:?}; write lift 32, put 28 wm (or wk, bm, bk), remove 23, \
     slide 46 5, move 32-28, unplug or plug, and beside a clock press white (or black), clock-start, \
     clock-stop, clock-set 5:00 4:30, clock-off, clock-on, clock-battery or lose-acks 2"
)]
pub struct NoSuchCommand(pub String);

/// The request of a line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandLine<'a> {
    /// A command for the hands.
    Do(HandCommand),
    /// The text of a move, which only a caller that knows the rules can read.
    Move(&'a str),
}

impl HandLine<'_> {
    /// Reads one line for a board of `variant`.
    pub fn parse(line: &str, variant: Variant) -> Result<HandLine<'_>, NoSuchCommand> {
        let refused = || NoSuchCommand(line.to_owned());
        let square = |text: &str| variant.square(text).map_err(|_| refused());
        let line = line.trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        Ok(HandLine::Do(match words.as_slice() {
            ["lift", at] => HandCommand::Lift(square(at)?),
            ["remove", at] => HandCommand::Remove(square(at)?),
            ["put", at, what] => {
                HandCommand::Put(square(at)?, Piece::of_code(what).ok_or_else(refused)?)
            }
            ["slide", from, to] => HandCommand::Slide(square(from)?, square(to)?),
            ["unplug"] => HandCommand::Unplug,
            ["plug"] => HandCommand::Plug,
            ["press", side] => {
                let side = Side::ALL.into_iter().find(|known| known.word() == *side);
                HandCommand::Clock(ClockHand::Press(side.ok_or_else(refused)?))
            }
            ["clock-start"] => HandCommand::Clock(ClockHand::Start),
            ["clock-stop"] => HandCommand::Clock(ClockHand::Stop),
            ["clock-set", white, black] => {
                let time = |text| clock_time(text).ok_or_else(refused);
                let left = BySide {
                    white: time(white)?,
                    black: time(black)?,
                };
                HandCommand::Clock(ClockHand::Set(left))
            }
            ["clock-off"] => HandCommand::Clock(ClockHand::Off),
            ["clock-on"] => HandCommand::Clock(ClockHand::On),
            ["clock-battery"] => HandCommand::Clock(ClockHand::Battery),
            ["lose-acks", count] => {
                let count = count.parse().map_err(|_| refused())?;
                HandCommand::Clock(ClockHand::LoseAcks(count))
            }
            ["move", ..] if words.len() > 1 => {
                return Ok(HandLine::Move(line["move".len()..].trim()));
            }
            _ => return Err(refused()),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const V: Variant = Variant::International;

    fn sq(text: &str) -> Square {
        V.square(text).unwrap()
    }

    #[test]
    fn lines_of_the_contract_are_read() {
        for (text, expected) in [
            ("lift 32", HandCommand::Lift(sq("32"))),
            ("remove 23", HandCommand::Remove(sq("23"))),
            ("slide 46 5", HandCommand::Slide(sq("46"), sq("5"))),
            ("unplug", HandCommand::Unplug),
            (" plug ", HandCommand::Plug),
            (
                "press black",
                HandCommand::Clock(ClockHand::Press(Side::Black)),
            ),
            ("clock-off", HandCommand::Clock(ClockHand::Off)),
            (
                "clock-set 5:00 30",
                HandCommand::Clock(ClockHand::Set(BySide {
                    white: Duration::from_secs(300),
                    black: Duration::from_secs(30),
                })),
            ),
            ("lose-acks 3", HandCommand::Clock(ClockHand::LoseAcks(3))),
        ] {
            assert_eq!(HandLine::parse(text, V), Ok(HandLine::Do(expected)));
        }
        for word in ["wm", "wk", "bm", "bk"] {
            let line = format!("put 28 {word}");
            let put = HandCommand::Put(sq("28"), Piece::of_code(word).unwrap());
            assert_eq!(HandLine::parse(&line, V), Ok(HandLine::Do(put)));
        }
        assert_eq!(
            HandLine::parse("move 32-28", V),
            Ok(HandLine::Move("32-28"))
        );
        for wrong in [
            "",
            "lift",
            "lift 51",
            "put 28 xx",
            "slide 1",
            "move",
            "jump 3",
            "press",
            "press green",
            "lose-acks many",
            "clock-set 5:00",
            "clock-set 5:61 4:00",
        ] {
            assert!(HandLine::parse(wrong, V).is_err(), "{wrong:?}");
        }
    }
}

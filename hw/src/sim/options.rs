// SPDX-License-Identifier: GPL-3.0-or-later
//! The options that a simulated board gets at its start, written `board=cpp,senses=occupancy,seed=1,faults=all,game=FILE,speed=20`.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::path::PathBuf;

use zgoda_game::Senses;
use zgoda_game::clock::{Control, ControlError};

use super::dgt_clock::{ClockSetting, Presses, Program};
use super::fault::{Faults, NoSuchFault};
use crate::clock::WhiteDisplay;
use crate::device::BoardProtocol;
use crate::waits::Speed;

/// The make of board that is simulated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Make {
    /// A DGT board, which tells pieces.
    #[default]
    Dgt,
    /// A home-made board with the Chess Peripheral Protocol and these sensors.
    Cpp(Senses),
}

impl Make {
    /// The protocol that the board speaks.
    #[must_use]
    pub const fn protocol(self) -> BoardProtocol {
        match self {
            Make::Dgt => BoardProtocol::Dgt,
            Make::Cpp(_) => BoardProtocol::Cpp,
        }
    }
}

/// The word for the senses of a board.
#[must_use]
pub const fn senses_word(senses: Senses) -> &'static str {
    match senses {
        Senses::Exact => "exact",
        Senses::Colour => "colour",
        Senses::Occupancy => "occupancy",
    }
}

/// The options of one simulated board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimOptions {
    /// The make of board.
    pub make: Make,
    /// The source of all chance.
    pub seed: u64,
    /// The oddities of the board.
    pub faults: Faults,
    /// The file of the game that the hands shall play; a caller that knows the rules reads the file and gives the hands their
    /// commands.
    pub game: Option<PathBuf>,
    /// The factor by which everything runs faster than in life.
    pub speed: Speed,
    /// The clock at the board, if any.
    pub clock: Option<ClockSetting>,
}

impl Default for SimOptions {
    fn default() -> SimOptions {
        SimOptions {
            make: Make::Dgt,
            seed: 1,
            faults: Faults::NONE,
            game: None,
            speed: Speed::LIFE,
            clock: None,
        }
    }
}

/// The reason why options could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimOptionsError {
    /// The name of an option is unknown.
    #[error(
        "a simulated board has no option {0:?}; it has board=, senses=, seed=, faults=, game=, \
         speed=, clock=, white= and presses="
    )]
    NoSuchOption(String),
    /// The value is no number that can be used.
    #[error("{name}={text} is no number from {least} to {most}")]
    NoNumber {
        /// The name of the option.
        name: &'static str,
        /// The text that was written.
        text: String,
        /// The lowest number that is allowed.
        least: u64,
        /// The highest number that is allowed.
        most: u64,
    },
    /// The value is none of the words.
    #[error("{name}={text} is none of {words}")]
    NoWord {
        /// The name of the option.
        name: &'static str,
        /// The text that was written.
        text: String,
        /// The words that can be written.
        words: String,
    },
    /// The value is no time control.
    #[error("clock={0}: {1}; write {COMPUTER} for a clock that a program sets")]
    NoControl(String, ControlError),
    /// A home-made board has no clock.
    #[error("only a dgt board has a clock; leave clock= out or write board=dgt")]
    ClockOfCpp,
    /// Options of a clock without a clock.
    #[error("white= and presses= are of a clock; write clock= too")]
    NoClock,
    /// A board that tells pieces was asked to tell less.
    #[error("a DGT board tells pieces; write board=cpp with senses=")]
    SensesOfDgt,
    /// The name of a fault is unknown.
    #[error(transparent)]
    NoSuchFault(#[from] NoSuchFault),
}

impl SimOptions {
    /// Reads options separated by commas; an empty text gives the defaults. A file name with a
    /// comma cannot be written here, nor a time control of several stages ([`program`] reads it).
    pub fn parse(text: &str) -> Result<SimOptions, SimOptionsError> {
        let mut options = SimOptions::default();
        let (mut faults, mut board, mut senses) = (None, None, None);
        let (mut clock, mut white, mut presses) = (None, None, None);
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let refused = || SimOptionsError::NoSuchOption(part.to_owned());
            match part.split_once('=').ok_or_else(refused)? {
                ("seed", text) => options.seed = number("seed", text, 0, u64::MAX)?,
                ("speed", text) => {
                    let times = number("speed", text, 1, 1_000)?;
                    options.speed = Speed::times(times as u32).unwrap_or(Speed::LIFE);
                }
                ("faults", text) => faults = Some(text),
                ("board", text) => {
                    let all = BoardProtocol::ALL.map(|protocol| (protocol.word(), protocol));
                    board = Some(word("board", text, &all)?);
                }
                ("senses", text) => {
                    let all = Senses::ALL.map(|senses| (senses_word(senses), senses));
                    senses = Some(word("senses", text, &all)?);
                }
                ("clock", text) => clock = Some(program(text)?),
                ("white", text) => {
                    let all = WhiteDisplay::BOTH.map(|white| (white.word(), white));
                    white = Some(word("white", text, &all)?);
                }
                ("presses", text) => {
                    let all = [("yes", Presses::AfterMoves), ("no", Presses::WhenTold)];
                    presses = Some(word("presses", text, &all)?);
                }
                ("game", "") => options.game = None,
                ("game", text) => options.game = Some(PathBuf::from(text)),
                _ => return Err(refused()),
            }
        }
        options.make = match (board, senses) {
            (None | Some(BoardProtocol::Dgt), None) => Make::Dgt,
            (None | Some(BoardProtocol::Dgt), Some(_)) => return Err(SimOptionsError::SensesOfDgt),
            (Some(BoardProtocol::Cpp), senses) => Make::Cpp(senses.unwrap_or(Senses::Exact)),
        };
        options.clock = match (clock, options.make) {
            (None, _) if white.is_some() || presses.is_some() => {
                return Err(SimOptionsError::NoClock);
            }
            (None, _) => None,
            (Some(_), Make::Cpp(_)) => return Err(SimOptionsError::ClockOfCpp),
            (Some(program), Make::Dgt) => Some(ClockSetting {
                program,
                white: white.unwrap_or_default(),
                presses: presses.unwrap_or_default(),
            }),
        };
        // The faults are read last, because the meaning of `all` depends on the seed, which may stand anywhere.
        if let Some(text) = faults.filter(|text| !text.is_empty()) {
            options.faults = Faults::parse(text, options.seed)?;
        }
        Ok(options)
    }
}

/// The word for a clock that a program sets.
const COMPUTER: &str = "computer";

/// Reads the program of a clock: a time control, or `computer`.
pub fn program(text: &str) -> Result<Program, SimOptionsError> {
    if text == COMPUTER {
        return Ok(Program::Computer);
    }
    let control = text.parse::<Control>();
    control
        .map(Program::Own)
        .map_err(|error| SimOptionsError::NoControl(text.to_owned(), error))
}

fn word<T: Copy>(
    name: &'static str,
    text: &str,
    words: &[(&'static str, T)],
) -> Result<T, SimOptionsError> {
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let all: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        SimOptionsError::NoWord {
            name,
            text: text.to_owned(),
            words: all.join(", "),
        }
    })
}

fn number(name: &'static str, text: &str, least: u64, most: u64) -> Result<u64, SimOptionsError> {
    let refused = || SimOptionsError::NoNumber {
        name,
        text: text.to_owned(),
        least,
        most,
    };
    let number = text.parse().map_err(|_| refused())?;
    if (least..=most).contains(&number) {
        Ok(number)
    } else {
        Err(refused())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_in_any_order_and_refused_in_a_sentence() {
        let options = SimOptions::parse("faults=all,seed=7,game=a.pdn,speed=20").unwrap();
        assert_eq!(options.faults, Faults::all(7));
        assert_eq!(options.speed.divisor(), 20);
        assert_eq!(options.game, Some(PathBuf::from("a.pdn")));
        assert_eq!(SimOptions::parse(""), Ok(SimOptions::default()));
        let cpp = |text| SimOptions::parse(text).map(|options| options.make);
        assert_eq!(cpp("board=cpp"), Ok(Make::Cpp(Senses::Exact)));
        let occupancy = Ok(Make::Cpp(Senses::Occupancy));
        assert_eq!(cpp("senses=occupancy,board=cpp"), occupancy);
        assert_eq!(cpp("board=dgt"), Ok(Make::Dgt));
        let clock = SimOptions::parse("presses=yes,clock=15m+5s,white=right").unwrap();
        let clock = clock.clock.unwrap();
        assert_eq!(clock.white, WhiteDisplay::Right);
        assert_eq!(clock.presses, Presses::AfterMoves);
        assert!(matches!(clock.program, Program::Own(_)));
        let computer = SimOptions::parse("clock=computer").unwrap().clock;
        assert_eq!(computer.unwrap().program, Program::Computer);
        for wrong in [
            "clock=soon",
            "clock=5m,board=cpp",
            "white=left",
            "clock=5m,white=up",
            "board=wood",
            "board=cpp,senses=smell",
            "senses=colour",
            "seed=x",
            "speed=0",
            "faults=rain",
            "colour=red",
            "seed",
        ] {
            let refused = SimOptions::parse(wrong).unwrap_err().to_string();
            assert!(refused.len() > 20, "{refused}");
        }
    }
}

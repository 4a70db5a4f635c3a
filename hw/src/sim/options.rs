//! What a simulated board is told at its start, written `seed=1,faults=all,game=FILE,speed=20`.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::path::PathBuf;

use super::fault::{Faults, NoSuchFault};
use crate::waits::Speed;

/// The options of one simulated board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimOptions {
    /// Where all chance comes from.
    pub seed: u64,
    /// What is odd about it.
    pub faults: Faults,
    /// The game its hands shall play; whoever knows games reads it and tells the hands.
    pub game: Option<PathBuf>,
    /// How many times faster than life.
    pub speed: Speed,
}

impl Default for SimOptions {
    fn default() -> SimOptions {
        SimOptions {
            seed: 1,
            faults: Faults::NONE,
            game: None,
            speed: Speed::LIFE,
        }
    }
}

/// Why options could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SimOptionsError {
    /// No such option.
    #[error("a simulated board has no option {0:?}; it has seed=, faults=, game= and speed=")]
    NoSuchOption(String),
    /// Not a number that can be used.
    #[error("{name}={text} is no number from {least} to {most}")]
    NoNumber {
        /// Which option.
        name: &'static str,
        /// What was written.
        text: String,
        /// Lowest.
        least: u64,
        /// Highest.
        most: u64,
    },
    /// An unknown fault.
    #[error(transparent)]
    NoSuchFault(#[from] NoSuchFault),
}

impl SimOptions {
    /// Reads options separated by commas; an empty text gives the defaults. A file name with a
    /// comma cannot be written here.
    pub fn parse(text: &str) -> Result<SimOptions, SimOptionsError> {
        let mut options = SimOptions::default();
        let mut faults = None;
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let refused = || SimOptionsError::NoSuchOption(part.to_owned());
            match part.split_once('=').ok_or_else(refused)? {
                ("seed", text) => options.seed = number("seed", text, 0, u64::MAX)?,
                ("speed", text) => {
                    let times = number("speed", text, 1, 1_000)?;
                    options.speed = Speed::times(times as u32).unwrap_or(Speed::LIFE);
                }
                ("faults", text) => faults = Some(text),
                ("game", "") => options.game = None,
                ("game", text) => options.game = Some(PathBuf::from(text)),
                _ => return Err(refused()),
            }
        }
        // Last, because what `all` means depends on the seed, wherever that was written.
        if let Some(text) = faults.filter(|text| !text.is_empty()) {
            options.faults = Faults::parse(text, options.seed)?;
        }
        Ok(options)
    }
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
        for wrong in ["seed=x", "speed=0", "faults=rain", "colour=red", "seed"] {
            let refused = SimOptions::parse(wrong).unwrap_err().to_string();
            assert!(refused.len() > 20, "{refused}");
        }
    }
}

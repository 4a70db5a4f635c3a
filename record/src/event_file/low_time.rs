// SPDX-License-Identifier: GPL-3.0-or-later
//! The signs that warn players of their own low time: decided before the round, and reduced by the player at will.

use std::time::Duration;

use zgoda_speech::announcement::LowTimeLevel;

use super::EventSettings;
use crate::mode::Mode;

/// A quarter of an hour, in seconds.
const QUARTER: u64 = 15 * 60;
/// The times that are said for a player who wants few words, in seconds.
const FEW: [u64; 5] = [1800, 600, 300, 60, 30];

/// The signs that a player's own clock gives by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowTime {
    /// The times left that are said in words, the longest first. Empty unless the event names times.
    pub words: Vec<Duration>,
    /// The tone at five minutes (in the spirit of FIDE F.2.4(b)).
    pub tone: bool,
    /// The tones of the last ten seconds. Off unless the event asks for them.
    pub seconds: bool,
    /// The sound of the player's own flag.
    pub flag: bool,
}

impl Default for LowTime {
    fn default() -> LowTime {
        LowTime {
            words: Vec::new(),
            tone: true,
            seconds: false,
            flag: true,
        }
    }
}

impl LowTime {
    /// The most signs that a clock may give by itself: in training all signs, in an event the signs that the event allows.
    #[must_use]
    pub fn most(mode: Mode, event: &EventSettings) -> LowTime {
        match mode {
            Mode::Training => LowTime::everything(),
            Mode::Official => event.low_time.clone(),
        }
    }

    /// All signs: each quarter of an hour above one hour, then the round minutes, then the last seconds.
    #[must_use]
    pub fn everything() -> LowTime {
        // The longest stage is a day.
        let quarters = (4..=96).rev().map(|quarter| quarter * QUARTER);
        let minutes = [30, 20, 15, 10, 5, 4, 3, 2, 1].map(|minute| minute * 60);
        let all = quarters.chain(minutes).chain([45, 30, 20, 15]);
        LowTime {
            words: all.map(Duration::from_secs).collect(),
            tone: true,
            seconds: true,
            flag: true,
        }
    }

    /// The part of these signs that a player at this level wants.
    #[must_use]
    pub fn thinned(mut self, level: LowTimeLevel) -> LowTime {
        match level {
            LowTimeLevel::All => {}
            LowTimeLevel::Few => self.words.retain(|time| FEW.contains(&time.as_secs())),
            LowTimeLevel::Tone => {
                self.words.clear();
                self.seconds = false;
            }
            LowTimeLevel::Off => {
                return LowTime {
                    words: Vec::new(),
                    tone: false,
                    seconds: false,
                    flag: false,
                };
            }
        }
        self
    }

    /// The part of these signs for a player who has named their own times: in training all those times, in official play the times
    /// that the event allows.
    #[must_use]
    pub fn at(mut self, times: &[Duration], mode: Mode) -> LowTime {
        match mode {
            Mode::Training => self.words = times.to_vec(),
            Mode::Official => self.words.retain(|time| times.contains(time)),
        }
        self
    }
}

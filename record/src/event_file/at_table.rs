// SPDX-License-Identifier: GPL-3.0-or-later
//! The `[table]` section of an event file: the boards, the clock device and the outputs at the table where a game is
//! played.
//!
//! The keys are options of `zgoda play`, kept here as they are written. The code that reads options
//! (`play::options`) also reads their meaning, so that it is the same in a file and on a command line.

use super::table::{UntakenKeys, Wrong};

/// The keys that are options of a table, with `_` in place of the `-` of the option.
pub const KEYS: [&str; 14] = [
    "board",
    "pieces",
    "clock_device",
    "low_time",
    "pulses",
    "voice",
    "channel",
    "lang_of",
    "words",
    "whisper",
    "keyboard",
    "settings",
    "transcript",
    "view",
];

/// A key, with the values that are written for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtTable {
    /// The key, one of [`KEYS`].
    pub key: &'static str,
    /// The values of the key: one text, or a list of texts.
    pub values: Vec<String>,
    /// The number of the line.
    pub line: usize,
}

impl AtTable {
    /// A key that the program makes, for a file that is still to be written.
    pub const fn of_program(key: &'static str, values: Vec<String>) -> AtTable {
        let line = 1;
        AtTable { key, values, line }
    }

    /// The text after `=` of the value that begins with the given side (`sim` of `white=sim` for `white`).
    pub fn of(&self, whose: &str) -> Option<&str> {
        let mut values = self.values.iter();
        values.find_map(|value| value.strip_prefix(whose)?.strip_prefix('='))
    }

    /// The option that the key stands for.
    #[must_use]
    pub fn option(&self) -> String {
        format!("--{}", self.key.replace('_', "-"))
    }
}

/// Reads all keys of this section that the file has.
pub(super) fn read(t: &mut UntakenKeys) -> Result<Vec<AtTable>, Wrong> {
    let mut all = Vec::new();
    for key in KEYS {
        if let Some((line, values)) = t.text_or_texts(&format!("table.{key}"))? {
            all.push(AtTable { key, values, line });
        }
    }
    Ok(all)
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Standard error: whole sentences for people. If nothing reads them, no harm is done.

use std::fmt::Display;
use std::io::{self, Write as _};

use zgoda_record::plain::plain;

use crate::terminal::AtCaret;

/// Writes one sentence as one line, with any file or name in it. A closed window must not end the game, so a failure to
/// write is ignored.
pub fn tell(sentence: impl Display) {
    // A single write, so that sentences of several threads do not mix.
    let line = format!("zgoda: {}\n", plain(&sentence.to_string()));
    let _ = AtCaret::of(io::stderr()).write_all(line.as_bytes());
}

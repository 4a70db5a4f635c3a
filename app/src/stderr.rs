//! Standard error: whole sentences for its readers, and no harm without one.

use std::fmt::Display;
use std::io::{self, Write as _};

use zgoda_record::plain::plain;

use crate::terminal::AtCaret;

/// Writes one sentence as one line, with any file or name in it. A closed window must not take the game along, so a failure to
/// write is ignored.
pub fn tell(sentence: impl Display) {
    // A single write, so that sentences of several threads do not mix.
    let line = format!("zgoda: {}\n", plain(&sentence.to_string()));
    let _ = AtCaret::of(io::stderr()).write_all(line.as_bytes());
}

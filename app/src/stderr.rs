//! Standard error: whole sentences for whoever reads it, and nothing lost where nobody does.

use std::fmt::Display;
use std::io::{self, Write as _};

use crate::plain::plain;
use crate::terminal::AtCaret;

/// One sentence, and one line whatever a file or a name in it holds. Nobody need read it: a window that was closed must not take the game along, so a
/// failure to write is let go.
pub fn tell(sentence: impl Display) {
    // One write, so that sentences of several threads do not mix.
    let line = format!("zgoda: {}\n", plain(&sentence.to_string()));
    let _ = AtCaret::of(io::stderr()).write_all(line.as_bytes());
}

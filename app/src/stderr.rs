//! Standard error: whole sentences for whoever reads it, and nothing lost where nobody does.

use std::fmt::Display;
use std::io::{self, Write as _};

/// One sentence. Nobody need read it: a window that was closed must not take the game along, so a
/// failure to write is let go.
pub fn tell(sentence: impl Display) {
    // One write, so that sentences of several threads do not mix.
    let line = format!("zgoda: {sentence}\n");
    let _ = io::stderr().lock().write_all(line.as_bytes());
}

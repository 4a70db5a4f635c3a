//! Standard output carries the answer and nothing else; a reader that went away is no fault.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

use crate::outcome::Failure;

/// Large enough that writing is no cost beside thinking.
const BUFFER: usize = 64 * 1024;

/// The answer on its way.
#[derive(Debug)]
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    /// Standard output, from here on ours.
    #[must_use]
    pub fn new() -> Output {
        Output(BufWriter::with_capacity(BUFFER, io::stdout().lock()))
    }

    /// One object, one line.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.0, value)
            .map_err(io::Error::from)
            .and_then(|()| self.0.write_all(b"\n"))
            .map_err(|error| Failure::writing(&error))
    }

    /// Text as it is.
    pub fn text(&mut self, text: &str) -> Result<(), Failure> {
        let done = self.0.write_all(text.as_bytes());
        done.map_err(|error| Failure::writing(&error))
    }

    /// Out of our hands; an answer is complete only when this went well.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(|error| Failure::writing(&error))
    }
}

impl Default for Output {
    fn default() -> Output {
        Output::new()
    }
}

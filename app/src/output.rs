// SPDX-License-Identifier: GPL-3.0-or-later
//! Standard output, which carries the answer and nothing else. It is no error if the reader has gone away.

use std::io::{self, BufWriter, Stdout, Write};

use serde::Serialize;
use zgoda_record::plain::{plain_json, plain_lines};

use crate::outcome::Failure;
use crate::terminal::AtCaret;

/// The size of the buffer. It is so large that writing costs little compared with the search for legal moves.
const BUFFER: usize = 64 * 1024;

/// The buffered standard output for an answer.
#[derive(Debug)]
pub struct Output(BufWriter<AtCaret<Stdout>>);

impl Output {
    /// A buffer in front of standard output.
    #[must_use]
    pub fn new() -> Output {
        let out = AtCaret::of(io::stdout());
        Output(BufWriter::with_capacity(BUFFER, out))
    }

    /// Writes one object as one line. Control characters and hidden characters are written as their numbers.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let json = serde_json::to_string(value).map_err(io::Error::from);
        json.and_then(|json| {
            self.0.write_all(plain_json(&json).as_bytes())?;
            self.0.write_all(b"\n")
        })
        .map_err(|error| Failure::writing(&error))
    }

    /// Writes text in lines. Control characters and hidden characters are replaced by their names.
    pub fn text(&mut self, text: &str) -> Result<(), Failure> {
        let done = self.0.write_all(plain_lines(text).as_bytes());
        done.map_err(|error| Failure::writing(&error))
    }

    /// Flushes the output; the answer is complete only if this succeeds.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(|error| Failure::writing(&error))
    }
}

impl Default for Output {
    fn default() -> Output {
        Output::new()
    }
}

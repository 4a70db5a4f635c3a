//! Standard output: plain lines, and on standard error what the arbiter is shown. Nothing is redrawn; a
//! line that comes while somebody types begins a new line and repeats what was typed.

use std::io::{self, IsTerminal};

use super::outlet::Outlet;

/// Prints plain lines.
#[derive(Debug)]
pub(super) struct Printer {
    echo: Echo,
    out: Outlet,
}

/// Does typing have to be echoed by us?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Echo {
    /// Yes: keys are read one by one.
    Ours,
    /// No: whole lines come in.
    None,
}

impl Printer {
    /// For the input as it is.
    pub(super) fn start() -> io::Result<Printer> {
        let echo = if io::stdin().is_terminal() {
            Echo::Ours
        } else {
            Echo::None
        };
        let out = Outlet::beside("output", io::stdout(), io::stderr())?;
        Ok(Printer { echo, out })
    }

    /// One line, in between what is being typed.
    pub(super) fn line(&self, text: &str, typing: &str) {
        self.out.put(match self.echo {
            Echo::Ours if !typing.is_empty() => format!("\n{text}\n{typing}"),
            Echo::Ours | Echo::None => format!("{text}\n"),
        });
    }

    /// One line on standard error, in between what is being typed.
    pub(super) fn show(&self, text: &str, typing: &str) {
        let typing = (self.echo == Echo::Ours && !typing.is_empty()).then_some(typing);
        if typing.is_some() {
            self.out.put("\n".to_owned());
        }
        self.out.put_beside(format!("{text}\n"));
        if let Some(typing) = typing {
            self.out.put(typing.to_owned());
        }
    }

    /// The echo of a key.
    pub(super) fn echo(&self, text: &str) {
        if self.echo == Echo::Ours {
            self.out.put(text.to_owned());
        }
    }

    /// Prints what waits and ends.
    pub(super) fn end(self) {
        self.out.end();
    }
}

//! Standard output: plain lines, and on standard error what the arbiter is shown. Nothing is redrawn; a
//! line that comes while somebody types begins a new line and repeats what was typed. On a terminal the caret stays behind the
//! last line (`AtCaret`).

use std::io::{self, IsTerminal};

use super::outlet::{Leaving, Outlet, Sent};
use crate::plain::plain;
use crate::terminal::AtCaret;

/// Prints plain lines.
#[derive(Debug)]
pub(super) struct Printer {
    echo: Echo,
    seen_on: SeenOn,
    /// In front of each line, where lines of several tables come out here.
    label: String,
    out: Outlet,
}

/// Where plain lines come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeenOn {
    /// On the terminal whose keys are read: one does not go away without the other.
    TheirTerminal,
    /// Elsewhere.
    Elsewhere,
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
    pub(super) fn start(told: impl FnMut(Sent) + Send + 'static) -> io::Result<Printer> {
        let echo = if io::stdin().is_terminal() {
            Echo::Ours
        } else {
            Echo::None
        };
        let seen_on = if echo == Echo::Ours && io::stdout().is_terminal() {
            SeenOn::TheirTerminal
        } else {
            SeenOn::Elsewhere
        };
        let out = Outlet::beside(
            "output",
            AtCaret::of(io::stdout()),
            AtCaret::of(io::stderr()),
            told,
        )?;
        Ok(Printer {
            echo,
            seen_on,
            label: String::new(),
            out,
        })
    }

    /// For one of several tables, whose lines begin so.
    pub(super) fn labelled(
        label: String,
        told: impl FnMut(Sent) + Send + 'static,
    ) -> io::Result<Printer> {
        Ok(Printer {
            echo: Echo::None,
            seen_on: SeenOn::Elsewhere,
            label,
            out: Outlet::beside(
                "output",
                AtCaret::of(io::stdout()),
                AtCaret::of(io::stderr()),
                told,
            )?,
        })
    }

    /// One that nobody reads.
    #[cfg(test)]
    pub(super) fn unread(told: impl FnMut(Sent) + Send + 'static) -> io::Result<Printer> {
        Ok(Printer {
            echo: Echo::None,
            seen_on: SeenOn::Elsewhere,
            label: String::new(),
            out: Outlet::start("output", io::sink(), told)?,
        })
    }

    /// Does what is not taken any more mean that whoever typed has closed their window? That is the end of
    /// the input, and no output that was lost.
    pub(super) fn goes_with_the_input(&self) -> bool {
        self.seen_on == SeenOn::TheirTerminal
    }

    /// One line, in between what is being typed. Will it be answered?
    pub(super) fn line(&self, text: &str, typing: &str) -> bool {
        let label = &self.label;
        self.out.put(match self.echo {
            Echo::Ours if !typing.is_empty() => format!("\n{text}\n{typing}"),
            Echo::Ours | Echo::None => format!("{label}{text}\n"),
        })
    }

    /// One line on standard error, in between what is being typed.
    pub(super) fn show(&self, text: &str, typing: &str) {
        let typing = (self.echo == Echo::Ours && !typing.is_empty()).then_some(typing);
        if typing.is_some() {
            self.out.put_unasked("\n".to_owned());
        }
        let label = &self.label;
        self.out.put_beside(format!("{label}{}\n", plain(text)));
        if let Some(typing) = typing {
            self.out.put_unasked(typing.to_owned());
        }
    }

    /// The echo of a key.
    pub(super) fn echo(&self, text: &str) {
        if self.echo == Echo::Ours {
            self.out.put_unasked(text.to_owned());
        }
    }

    /// Prints what waits and ends.
    pub(super) fn end(self) -> Leaving {
        self.out.end()
    }
}

//! Standard output: plain lines, and on standard error what the arbiter is shown. Nothing is redrawn; a
//! line that comes while somebody types begins a new line and repeats what was typed. On a terminal the caret stays behind the
//! last line (`AtCaret`). In figures the line of a half-move ends only with what comes next: its press, if that is it.

use std::cell::Cell;
use std::io::{self, IsTerminal};

use super::outlet::{Leaving, Outlet, Sent};
use crate::plain::plain;
use crate::speech_output::{Behind, Printed};
use crate::terminal::AtCaret;

/// Prints plain lines.
#[derive(Debug)]
pub(super) struct Printer {
    echo: Echo,
    seen_on: SeenOn,
    /// In front of each line, where lines of several tables come out here.
    label: String,
    out: Outlet,
    /// Is the last line still open, for the press of its half-move?
    open: Cell<bool>,
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
            open: Cell::default(),
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
            open: Cell::default(),
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
            open: Cell::default(),
        })
    }

    /// Does what is not taken any more mean that whoever typed has closed their window? That is the end of
    /// the input, and no output that was lost.
    pub(super) fn goes_with_the_input(&self) -> bool {
        self.seen_on == SeenOn::TheirTerminal
    }

    /// One line, in between what is being typed. Will it be answered?
    pub(super) fn line(&self, line: &Printed, typing: &str) -> bool {
        let Printed { text, behind } = line;
        let label = &self.label;
        let goes_on = self.open.get() && *behind == Behind::ItsHalfMove;
        let end = if goes_on { " " } else { self.end_of_the_last() };
        let ours = self.echo == Echo::Ours;
        self.open
            .set(ours && typing.is_empty() && *behind == Behind::ItsPress);
        self.out.put(match self.echo {
            Echo::Ours if !typing.is_empty() => format!("{end}\n{text}\n{typing}"),
            Echo::Ours if self.open.get() => format!("{end}{text}"),
            Echo::Ours => format!("{end}{text}\n"),
            Echo::None => format!("{label}{text}\n"),
        })
    }

    /// What ends the line of a half-move that no press came behind.
    fn end_of_the_last(&self) -> &'static str {
        if self.open.take() { "\n" } else { "" }
    }

    /// One line on standard error, in between what is being typed.
    pub(super) fn show(&self, text: &str, typing: &str) {
        let typing = (self.echo == Echo::Ours && !typing.is_empty()).then_some(typing);
        if typing.is_some() || self.open.take() {
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
            let end = self.end_of_the_last();
            self.out.put_unasked(format!("{end}{text}"));
        }
    }

    /// Prints what waits and ends.
    pub(super) fn end(self) -> Leaving {
        let end = self.end_of_the_last();
        if !end.is_empty() {
            self.out.put_unasked(end.to_owned());
        }
        self.out.end()
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Plain lines on standard output, and lines for the arbiter on standard error. Nothing is redrawn: a line printed while somebody
//! types begins a new line, and the typed text is repeated after it. On a terminal the caret stays after the last line
//! (`AtCaret`). If half-moves are printed in figures, the line of a half-move stays open until the next text, so that the
//! sign of its press can be added.

use std::cell::Cell;
use std::io::{self, IsTerminal};

use zgoda_record::plain::plain;
use zgoda_speech::output::{Behind, Printed};

use super::outlet::{Leaving, Outlet, Sent};
use crate::terminal::AtCaret;

/// The printer of plain lines.
#[derive(Debug)]
pub(super) struct Printer {
    echo: Echo,
    seen_on: SeenOn,
    /// The text in front of each line, if the lines of several tables are printed here.
    label: String,
    out: Outlet,
    /// True while the last line has no end yet, so that the press of its half-move can be added.
    open: Cell<bool>,
}

/// The place where people see the plain lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeenOn {
    /// The terminal from which keys are read: if it is lost, both input and output are lost.
    TheirTerminal,
    /// Another place, such as a file.
    Elsewhere,
}

/// The source of the echo of typed keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Echo {
    /// Keys are read one by one, and echoed by us.
    Ours,
    /// Whole lines come in, and need no echo.
    None,
}

impl Printer {
    /// A printer that suits the kind of the input: a terminal, or a pipe or file.
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

    /// A printer for one of several tables, with `label` in front of its lines.
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

    /// A printer for tests, which writes its lines nowhere.
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

    /// True if input and output are one terminal. If so, the loss of the output means that the window was closed. It then
    /// counts as the end of the input, not as lost output.
    pub(super) fn goes_with_the_input(&self) -> bool {
        self.seen_on == SeenOn::TheirTerminal
    }

    /// Prints one line, and after it the text being typed. True if it will be reported whether the line was written.
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

    /// The line end that is still due if the last line is open.
    fn end_of_the_last(&self) -> &'static str {
        if self.open.take() { "\n" } else { "" }
    }

    /// Prints one line on standard error, and after it the text being typed.
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

    /// Prints the lines that wait, and ends.
    pub(super) fn end(self) -> Leaving {
        let end = self.end_of_the_last();
        if !end.is_empty() {
            self.out.put_unasked(end.to_owned());
        }
        self.out.end()
    }
}

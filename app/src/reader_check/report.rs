// SPDX-License-Identifier: GPL-3.0-or-later
//! The report: the answers to the steps, the program and the system. It has no names of people.

use std::env::consts::{ARCH, OS};
use std::fmt;

use zgoda_speech::Language;

use super::step::{Heard, Step};
use crate::program::PROGRAM;

/// The first line of a report, which names its form.
pub(crate) const HEAD: &str = "zgoda reader-check, form 1";

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Came {
    /// The answer of the person who listened.
    Heard(Heard),
    /// The computer has no such interface.
    NotThere,
}

/// The report of a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Report {
    /// The language of the words.
    pub(crate) language: Language,
    /// The kind of the terminal, as it names itself.
    pub(crate) terminal: Option<String>,
    /// The screen readers that run; `None` if the program cannot find out.
    pub(crate) readers: Option<Vec<String>>,
    /// The steps that were done.
    pub(crate) steps: Vec<(Step, Came)>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let readers = match self.readers.as_deref() {
            Some([]) => "none".to_owned(),
            Some(readers) => readers.join(", "),
            None => "cannot be told".to_owned(),
        };
        writeln!(f, "{HEAD}")?;
        writeln!(f, "program: {PROGRAM}")?;
        writeln!(f, "system: {OS} {ARCH}")?;
        writeln!(
            f,
            "terminal: {}",
            self.terminal.as_deref().unwrap_or("unknown")
        )?;
        writeln!(f, "screen readers that run: {readers}")?;
        writeln!(f, "language: {}", self.language.tag())?;
        for (step, came) in &self.steps {
            let came = match came {
                Came::Heard(heard) => heard.word(),
                Came::NotThere => "not there",
            };
            writeln!(f, "{} {}: {came}", step.number(), step.word())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_plain_lines_with_what_was_heard() {
        let report = Report {
            language: Language::English,
            terminal: Some("xterm-256color".to_owned()),
            readers: Some(vec!["orca".to_owned()]),
            steps: vec![
                (Step::Line, Came::Heard(Heard::Once)),
                (Step::Again, Came::Heard(Heard::NotAtAll)),
                (Step::Interface, Came::NotThere),
            ],
        };
        let text = report.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], HEAD);
        assert_eq!(lines[3], "terminal: xterm-256color");
        assert_eq!(lines[4], "screen readers that run: orca");
        assert_eq!(
            lines[6..],
            [
                "1 line: once",
                "2 again: not at all",
                "6 interface: not there"
            ]
        );
        let unknown = Report {
            terminal: None,
            readers: None,
            steps: Vec::new(),
            ..report
        };
        let text = unknown.to_string();
        assert!(text.contains("terminal: unknown\nscreen readers that run: cannot be told\n"));
    }
}

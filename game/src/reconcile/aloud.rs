// SPDX-License-Identifier: GPL-3.0-or-later
//! One record is read aloud and compared with a sheet of paper: the arbiter answers for each
//! half-move whether the sheet says the same.
//!
//! The answers form the other record, and the two records are then compared like any others. Nothing is spoken
//! or typed here.

use super::statement::{Entry, Record};
use crate::moves::Move;
use crate::notation::{Lexicon, WrittenError, WrittenMove};
use crate::setup::Setup;

/// The answer of the sheet to the half-move that was read.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The sheet has the same half-move.
    Same,
    /// The sheet has something else, but the arbiter does not say what.
    Differs,
    /// The sheet has this half-move instead.
    Instead(WrittenMove),
    /// The sheet has an unreadable entry, or a blank.
    Unreadable,
}

/// A half-move to be read out.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<'a> {
    /// The number of the half-move, from 1.
    pub ply: usize,
    /// The half-move as written.
    pub text: &'a str,
    /// The position before the half-move.
    pub before: Setup,
    /// The meaning of the text in that position; `None` if the text has no meaning there. Such a text is spelled out.
    pub mv: Option<Move>,
}

/// The reading aloud of one record. The half-moves before the one at which the reading begins are taken to agree.
#[derive(Clone, Debug)]
pub struct Aloud {
    record: Record,
    from: usize,
    answers: Vec<Answer>,
}

impl Aloud {
    /// Reads `record` from half-move `from` on, counted from 1.
    #[must_use]
    pub fn new(record: Record, from: usize) -> Aloud {
        let from = from.saturating_sub(1).min(record.len());
        Aloud {
            record,
            from,
            answers: Vec::new(),
        }
    }

    /// The half-move that waits for an answer; `None` at the end.
    #[must_use]
    pub fn line(&self) -> Option<Line<'_>> {
        let index = self.from + self.answers.len();
        let entry = self.record.entry(index)?;
        let before = self.record.position(index);
        let mv = entry.meant(&before);
        (index < self.record.len()).then_some(Line {
            ply: index + 1,
            text: entry.text(),
            before,
            mv,
        })
    }

    /// Takes the answer for the half-move that waits.
    pub fn answer(&mut self, answer: Answer) {
        if self.line().is_some() {
            self.answers.push(answer);
        }
    }

    /// Takes the sheet's half-move as typed; an error if the text is no half-move. If the text means
    /// the half-move that was read, the answer is [`Answer::Same`].
    pub fn answer_written(&mut self, text: &str, lexicon: &Lexicon) -> Result<(), WrittenError> {
        let Some(line) = self.line() else {
            return Ok(());
        };
        let variant = self.record.start.variant();
        let written = WrittenMove::read_in_words(text, variant, lexicon)?;
        let same = line.mv.is_some() && stated(written).meant(&line.before) == line.mv;
        self.answer(if same {
            Answer::Same
        } else {
            Answer::Instead(written)
        });
        Ok(())
    }

    /// Goes back one half-move and discards its answer; `false` at the first half-move.
    pub fn back(&mut self) -> bool {
        self.answers.pop().is_some()
    }

    /// The other record, up to the last answer.
    #[must_use]
    pub fn paper(&self) -> Record {
        let before = self.record.entries.iter().take(self.from);
        let mut entries: Vec<Entry> = before.cloned().collect();
        let answered = self.record.entries.iter().skip(self.from);
        for (entry, answer) in answered.zip(&self.answers) {
            entries.push(match answer {
                Answer::Same => entry.clone(),
                Answer::Unreadable => Entry::Blank,
                Answer::Differs => Entry::Otherwise,
                Answer::Instead(written) => stated(*written),
            });
        }
        Record {
            start: self.record.start,
            entries,
            clocks: Vec::new(),
            numbered: Vec::new(),
            cut_off: false,
            beside: Vec::new(),
        }
    }

    /// The record that is read aloud.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }
}

fn stated(written: WrittenMove) -> Entry {
    Entry::Stated {
        text: written.to_string(),
        written,
        stands: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reconcile::{Case, Ear, Evidence, Report, Witness, reconcile};
    use crate::side::BySide;
    use crate::variant::Variant;

    const TEXTS: [&str; 6] = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];

    fn reading(from: usize) -> Aloud {
        Aloud::new(
            Record::of(Setup::start(Variant::International), TEXTS),
            from,
        )
    }

    fn compare(aloud: &Aloud) -> Report {
        reconcile(&Evidence {
            records: BySide {
                white: aloud.record().clone(),
                black: aloud.paper(),
            },
            boards: BySide::default(),
            ear: Ear::default(),
            witness: Witness::default(),
        })
    }

    #[test]
    fn a_sheet_that_says_the_same_agrees() {
        let mut aloud = reading(1);
        let mut read = Vec::new();
        while let Some(line) = aloud.line() {
            assert!(line.mv.is_some());
            read.push(line.text.to_owned());
            aloud.answer(Answer::Same);
        }
        assert_eq!(read, TEXTS);
        aloud.answer(Answer::Unreadable);
        let report = compare(&aloud);
        assert_eq!((report.case, report.agreed_plies), (Case::A, 6));
    }

    #[test]
    fn something_else_parts_them_and_nothing_said_does_not() {
        let mut aloud = reading(3);
        assert_eq!(aloud.line().map(|line| line.ply), Some(3));
        aloud.answer(Answer::Unreadable);
        aloud.answer(Answer::Same);
        aloud.answer(Answer::Same);
        assert!(aloud.back());
        aloud.answer(Answer::Differs);
        aloud.answer(Answer::Same);
        let report = compare(&aloud);
        assert_eq!((report.case, report.compatible_plies), (Case::B, 4));
        // The sheet's own half-move was not entered, so it cannot be known which side made the mistake.
        assert_eq!(report.proposal.ply, Some(4));
        assert_eq!(report.first_difference.map(|d| d.ply), Some(5));
    }

    #[test]
    fn what_the_sheet_says_can_be_written_down() {
        let mut aloud = reading(2);
        let lexicon = Lexicon::default();
        assert!(aloud.answer_written("nonsense", &lexicon).is_err());
        aloud.answer_written("18 23", &lexicon).unwrap();
        // A different spelling of the half-move that was read means the same.
        aloud.answer_written("28-19", &lexicon).unwrap();
        assert_eq!(aloud.line().map(|line| line.ply), Some(4));
        let report = compare(&aloud);
        let first = report.first_difference.unwrap();
        assert_eq!((first.ply, first.written.black.as_str()), (2, "18-23"));
        assert_eq!(report.proposal.ply, Some(1));
        let mut beyond = reading(99);
        assert_eq!(beyond.line(), None);
        assert!(!beyond.back());
    }
}

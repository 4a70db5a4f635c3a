// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads the program's record out against a sheet of paper, half-move by half-move. The arbiter follows on the sheet and answers
//! yes, no, unreadable, or with the half-move on the sheet. Nothing else has to be typed.
//!
//! `zgoda_game::reconcile::Aloud` evaluates the answers.

use zgoda_game::Side;
use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{Aloud, Answer};
use zgoda_input::command::Hint;
use zgoda_input::command::{Command, Is, Word};
use zgoda_record::event::Actor;

use super::ArbiterDesk;
use super::authority::Authority;
use super::compare::rest_point;
use crate::desk_words::note::DeskNote;
use crate::session::boards::Boards;
use crate::session::keyboard::may_be_the_arbiter;
use crate::session::own_record::own_record;
use crate::session::personal::vocabularies;
use crate::session::table::Table;

/// A reading under way.
#[derive(Clone, Debug)]
pub(super) struct Reading {
    /// The side with the sheet that the arbiter follows.
    paper: Side,
    aloud: Aloud,
}

impl ArbiterDesk {
    /// True if the record is being read out against a sheet.
    pub(in crate::session) const fn reads_out(&self) -> bool {
        self.reading.is_some()
    }

    /// The number of the half-move being read out, from 1.
    pub(in crate::session) fn reads_out_ply(&self) -> Option<usize> {
        Some(self.reading.as_ref()?.aloud.line()?.ply)
    }

    /// Begins to read out against the sheet of `paper`, from half-move `from`, counted from 1. Without `from` the reading begins
    /// after the last half-move at which all boards agreed.
    pub(in crate::session) fn read_out(
        &mut self,
        paper: Side,
        from: Option<usize>,
        table: &mut Table,
    ) {
        let record = own_record(table);
        // Half-moves that both boards showed alike need no comparison, provided that any half-move is left after them.
        let rest = rest_point(table).filter(|it| *it < record.entries.len());
        let aloud = Aloud::new(record, from.unwrap_or(rest.unwrap_or_default() + 1));
        if aloud.line().is_none() {
            let plies = table.game().standing().len();
            return table.show(DeskNote::NoSuchPly { plies });
        }
        self.reading = Some(Reading { paper, aloud });
        table.show(DeskNote::Follow { side: paper });
        self.show_the_line(None, table);
    }

    /// True if a line answers the half-move that is read out.
    pub(in crate::session) fn takes_for_the_sheet(&self, command: &Command, table: &Table) -> bool {
        let actor = table.actor();
        let answers = match command {
            Command::Plain(word) => word.is(Is::Verdict) || word.is(Is::Reading),
            Command::Move(text) => !text.trim().is_empty(),
            _ => false,
        };
        let here = table.authority_at(table.input().place).is_some();
        answers && self.reads_out() && here && may_be_the_arbiter(actor)
    }

    /// Takes a line that answers the half-move that is read out.
    pub(in crate::session) fn answer_on_the_sheet(
        &mut self,
        command: &Command,
        boards: &Boards,
        table: &mut Table,
    ) {
        let lexicon = vocabularies::lexicon_of(Some(Actor::Arbiter), table);
        let by = table.authority_at(table.input().place);
        let before = self.reads_out_ply();
        let (Some(by), Some(reading)) = (by, &mut self.reading) else {
            return;
        };
        match command {
            Command::Plain(Word::Yes) => reading.aloud.answer(Answer::Same),
            Command::Plain(Word::No) => reading.aloud.answer(Answer::Differs),
            Command::Plain(Word::Unreadable) => reading.aloud.answer(Answer::Unreadable),
            Command::Plain(Word::Back) => {
                reading.aloud.back();
            }
            Command::Plain(Word::Done) => {
                return self.read_to_here(by, boards, table);
            }
            Command::Move(text) if reading.aloud.answer_written(text, lexicon).is_err() => {
                return table.show(DeskNote::NotUnderstood(Hint::Sheet));
            }
            // The half-move is read again, or was written down.
            _ => {}
        }
        self.show_the_line(before, table);
        let ends = self.reading.as_ref();
        if ends.is_some_and(|reading| reading.aloud.line().is_none()) {
            self.read_to_here(by, boards, table);
        }
    }

    /// Compares the sheet, as far as it was followed.
    fn read_to_here(&mut self, by: Authority, boards: &Boards, table: &mut Table) {
        let Some(reading) = self.reading.take() else {
            return;
        };
        let record = reading.aloud.paper();
        // An entry is one word, so that it can be read in again after a restart.
        let texts = record.entries.iter().map(|entry| match entry.text() {
            "" => "-".to_owned(),
            text if text.contains(['-', 'x', ':']) => text.split_whitespace().collect(),
            text => text.split_whitespace().collect::<Vec<_>>().join("-"),
        });
        let written = texts.collect::<Vec<_>>().join(" ");
        self.sheet_is(by, reading.paper, record, written, table);
        self.compare(by, boards, table);
    }

    /// Shows the half-move that is read out now, if its number is not `before`.
    fn show_the_line(&self, before: Option<usize>, table: &mut Table) {
        let Some(ply) = self.reads_out_ply() else {
            return;
        };
        let goes_on = before.is_some_and(|before| before.checked_add(1) == Some(ply));
        let entry = table.game().standing().get(ply.saturating_sub(1));
        if let Some(entry) = entry {
            let text = write_move(&entry.before, &entry.mv);
            let side = entry.side;
            table.show(match side {
                Side::Black if goes_on => DeskNote::ReadOn { text },
                Side::White | Side::Black => DeskNote::ReadOut { ply, side, text },
            });
        }
    }
}

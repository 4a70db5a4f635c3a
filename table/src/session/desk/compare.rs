// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares the two records and the two boards for the arbiter (Kodeks VIII 3.1).
//!
//! The program keeps the record of the player who hears it (Kodeks VIII 2.4, 4.1.3): the half-moves that people stated
//! are that player's record, not a third record. The opponent's record is on paper, and the player may also have a record
//! on paper. The arbiter types the half-moves of such a sheet: `compare black 1. 32-28 19-23`. Everything else that the
//! program knows is evidence: the readings of its boards, and the moments at which the boards agreed.
//! `zgoda_game::reconcile` draws the conclusions.

use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{
    Account, Against, Entry, Evidence, MAX_ENTRIES, Record, Report, Shown, Weight, Why, Witness,
    reconcile_beside,
};
use zgoda_game::{BySide, Legality, Move, Side, legality};
use zgoda_record::event::{Body, SeenAgainst};
use zgoda_speech::announcement::BoardOf;

use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::boards::Boards;
use crate::session::desk::{ArbiterDesk, walk_back};
use crate::session::game::{Rest, StandingEntry};
use crate::session::question::ArbiterQuestion;
use crate::session::table::Table;
use crate::session::timing::back;
use crate::view::{BothAgreed, Comparison, ProgramEntry};

/// The proposal made to the arbiter.
#[derive(Clone, Debug)]
pub(super) struct Proposed {
    /// The half-moves that lead to the proposed position.
    pub(super) line: Vec<(Side, Move)>,
    /// The reason, in the words that the record uses.
    pub(super) why: String,
}

impl ArbiterDesk {
    /// Compares the present state of both records and both boards.
    pub(in crate::session) fn compare(
        &mut self,
        by: Authority,
        boards: &Boards,
        table: &mut Table,
    ) {
        boards.write_down_the_untold(table);
        let evidence = self.evidence(boards, table);
        let report = reconcile_beside(&evidence, &self.account(table));
        let texts = |side| -> Vec<String> {
            let entries = evidence.records.get(side).entries.iter();
            entries.map(|entry| entry.text().to_owned()).collect()
        };
        let why = report.proposal.why.word().to_owned();
        let line = proposed_line(&report);
        table.decided(
            by,
            Body::Compared {
                case: report.case.word().to_owned(),
                agreed_plies: report.agreed_plies,
                first_difference: report.first_difference.as_ref().map(|it| it.ply),
                proposed_ply: report.proposal.ply,
                why: why.clone(),
                white: texts(Side::White),
                black: texts(Side::Black),
                arbiters: own_texts(table),
                against: report.against.as_ref().map(|it| seen_against(it, table)),
            },
        );
        let ply = report.proposal.ply;
        let stand = walk_back::stand_of(&line, table);
        let clocks = match ply {
            Some(_) => back::readings_there(line.len(), stand, table),
            None => BySide::default(),
        };
        // Without any evidence the program proposes nothing, and the arbiter has to name a half-move (Kodeks IV 2.20).
        let known = ply.is_some() && report.proposal.why != Why::NothingKnown;
        self.proposed = known.then_some(Proposed { line, why });
        let found = Box::new(Comparison {
            report,
            program: self.programs(table),
            agreed: both_agreed(table),
        });
        self.found = Some(found.clone());
        let rest = rest_point(table);
        table.show(DeskNote::Compared {
            found,
            clocks,
            rest,
        });
    }

    /// The last comparison, if the evidence contradicts its proposal.
    pub(in crate::session) fn contradicted(&self) -> Option<&Comparison> {
        let found = self.found()?;
        let contradicted = found.report.against.is_some() && self.proposed.is_some();
        contradicted.then_some(found)
    }

    /// If the evidence contradicts the proposal that the arbiter is about to take, shows the evidence and asks for a
    /// confirmation.
    pub(in crate::session) fn asks_against_what_was_seen(&mut self, table: &mut Table) {
        if let Some(found) = self.contradicted().cloned() {
            self.ask(ArbiterQuestion::AgainstWhatWasSeen(Box::new(found)), table);
        }
    }

    /// Shows the evidence against the proposal, where the question itself goes to somebody else.
    pub(in crate::session) fn tells_what_was_seen(&self, table: &mut Table) {
        if let Some(found) = self.contradicted().cloned() {
            let found = Box::new(found);
            table.show(DeskNote::SeenAgainst { found });
        }
    }

    /// Reads the text of one side's sheet that the arbiter typed.
    pub(in crate::session) fn read_in(
        &mut self,
        by: Authority,
        side: Side,
        text: String,
        table: &mut Table,
    ) {
        let record = sheet_of(&text, table);
        self.sheet_is(by, side, record, text, table);
    }

    /// Takes in the record of one side that the arbiter entered.
    pub(super) fn sheet_is(
        &mut self,
        by: Authority,
        side: Side,
        record: Record,
        written: String,
        table: &mut Table,
    ) {
        let count = |wanted: fn(&Entry) -> bool| {
            let entries = record.entries.iter();
            entries.filter(|entry| wanted(entry)).count()
        };
        let stated = count(|entry| matches!(entry, Entry::Stated { .. } | Entry::Short { .. }));
        let unreadable = count(Entry::is_unread).saturating_add(record.beside.len());
        let body = Body::SheetRead { side, written };
        *self.sheets.get_mut(side) = Some(record);
        // The last comparison was made without this sheet, so it no longer counts.
        self.found = None;
        table.decided(by, body);
        table.show(DeskNote::SheetRead {
            side,
            stated,
            unreadable,
        });
    }

    fn evidence(&self, boards: &Boards, table: &Table) -> Evidence {
        Evidence {
            records: BySide::from_fn(|side| self.record_of(side, table)),
            boards: BySide::from_fn(|side| {
                let board = table.boards().of(side)?;
                let reading = boards.board(board.of)?.shadow.reading()?;
                Some(Shown::of_reading(reading))
            }),
            ear: table.options().called_out_in.ear(),
            witness: witness(table),
        }
    }

    /// The known record of one side: the sheet that the arbiter entered, or else, if the program keeps this player's
    /// record, the half-moves that people stated.
    fn record_of(&self, side: Side, table: &Table) -> Record {
        if let Some(record) = self.sheets.get(side) {
            return record.clone();
        }
        let mut record = Record::of(*table.game().start(), []);
        if self.keeps_for(table) == Some(side) {
            let standing = table.game().standing().iter();
            let stated = standing.map(|entry| match is_stated(entry, table) {
                true => kept(entry),
                false => Entry::Blank,
            });
            record.entries = stated.collect();
        }
        record
    }

    /// The side with the record that the program keeps: the player at this program, or else the opponent. Only a player
    /// who hears the program, and has no sheet that was entered, comes into question. At most one side is returned, so
    /// that the program's record counts once.
    fn keeps_for(&self, table: &Table) -> Option<Side> {
        let options = table.options();
        let kept =
            |side: &Side| options.sight.get(*side).hears() && self.sheets.get(*side).is_none();
        let typing = Some(table.player_here()).filter(kept);
        typing.or_else(|| Side::ALL.into_iter().find(kept))
    }

    /// The program's evidence besides the records.
    fn account(&self, table: &Table) -> Account {
        let mut account = Account::new(*table.game().start());
        for entry in table.game().standing() {
            let shown = table.game().rests().is_shown(entry.id);
            let weight = match self.is_of_a_record(entry, table) {
                false => Weight::Evidence,
                true if shown => Weight::Shown,
                true => Weight::OfARecord,
            };
            account.add(entry.mv, entry.after, weight);
        }
        for rest in both_agreed(table) {
            account.rests_behind(rest.plies);
        }
        account
    }

    /// The program's entries that are in no record, with their moments.
    fn programs(&self, table: &Table) -> Vec<ProgramEntry> {
        let standing = (1..).zip(table.game().standing());
        let own = standing.filter(|(_, entry)| !self.is_of_a_record(entry, table));
        own.map(|(ply, entry)| ProgramEntry {
            ply,
            notation: write_move(&entry.before, &entry.mv),
            ms: table.game().rests().written(entry.id),
        })
        .collect()
    }

    /// True if the entry is part of the player's record that the program keeps, because a person stated the half-move.
    fn is_of_a_record(&self, entry: &StandingEntry, table: &Table) -> bool {
        self.keeps_for(table).is_some() && is_stated(entry, table)
    }
}

/// True if a person stated the entry. A half-move that only a board showed is not stated, unless the event counts such
/// half-moves as recorded.
fn is_stated(entry: &StandingEntry, table: &Table) -> bool {
    table.options().event.sensor_entries || !table.game().is_not_stated(entry)
}

/// The contradiction to the proposal, in the form in which the record keeps it.
fn seen_against(against: &Against, table: &Table) -> SeenAgainst {
    let (ply, program, rest) = match against {
        Against::Otherwise { ply, program, rest } => (Some(*ply), Some(program.clone()), *rest),
        Against::Later { rest } => (None, None, Some(*rest)),
    };
    let agreed = both_agreed(table);
    let moment = agreed.iter().find(|it| Some(it.plies) == rest);
    SeenAgainst {
        ply,
        program,
        rest,
        ms: moment.map(|it| it.ms),
    }
}

/// The arbiter's own record (Kodeks IV 2.15).
fn witness(table: &Table) -> Witness {
    let noted = table.game().noted().all();
    let noted = noted.filter_map(|(ply, text)| Some((usize::try_from(ply).ok()?, text)));
    Witness::of(noted, table.game().start().variant())
}

/// The texts that the arbiter noted, one for each half-move; empty where nothing was noted.
fn own_texts(table: &Table) -> Vec<String> {
    let mut texts = Vec::new();
    for (ply, text) in table.game().noted().all() {
        let index = usize::try_from(ply).unwrap_or(usize::MAX).saturating_sub(1);
        texts.resize(index.min(MAX_ENTRIES), String::new());
        texts.push(text.to_owned());
    }
    texts
}

/// The number of half-moves after which every board was last seen to agree with the record, if there is one.
pub(in crate::session) fn rest_point(table: &Table) -> Option<usize> {
    let boards = table.boards().all().into_iter();
    let boards: Vec<BoardOf> = boards.map(|board| board.of).collect();
    table.game().rest_point(&boards)
}

/// Every moment at which both boards, or the shared board, were seen to agree with the record. Empty if only one player
/// has a board, because that board shows nothing about the opponent.
fn both_agreed(table: &Table) -> Vec<BothAgreed> {
    let boards = table.options().boards.all().into_iter();
    let boards: Vec<BoardOf> = boards.map(|board| board.of).collect();
    if let [BoardOf::Side(_)] = boards.as_slice() {
        return Vec::new();
    }
    let rests = table.game().rest_points(&boards).into_iter();
    rests
        .map(|Rest { plies, ms }| BothAgreed { plies, ms })
        .collect()
}

/// The record that is read from this text of a sheet.
pub(super) fn sheet_of(text: &str, table: &Table) -> Record {
    Record::of_sheet(text, *table.game().start())
}

/// An entry of the program's record, for comparing it with another record.
fn kept(entry: &StandingEntry) -> Entry {
    let text = write_move(&entry.before, &entry.mv);
    let irregular = legality(&entry.before, &entry.mv) != Legality::Legal;
    match Entry::read(&text, entry.before.variant()) {
        Entry::Stated { text, written, .. } => Entry::Stated {
            text,
            written,
            stands: irregular.then_some(entry.after),
        },
        other => other,
    }
}

fn proposed_line(report: &Report) -> Vec<(Side, Move)> {
    let line = report.line.iter();
    line.map(|step| (step.before.turn(), step.mv)).collect()
}

//! The two records and the two boards side by side, as the arbiter asks for it (Kodeks VIII 3.1).
//!
//! The program keeps the record of the player who hears it. The other record is on paper, and so may
//! that player's own be: the arbiter reads in what it says, `compare black 1. 32-28 19-23`. Boards are
//! evidence as they stand. What all this means is found out in `zgoda_game::reconcile`.

use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{
    Case, Entry, Evidence, MAX_ENTRIES, Record, Report, Shown, Witness, reconcile_with_rest,
};
use zgoda_game::{BySide, Legality, Move, Setup, Side, legality};
use zgoda_speech::announcement::BoardOf;

use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::record::event::Body;
use crate::session::boards::Boards;
use crate::session::desk::{Desk, walk_back};
use crate::session::game::Standing;
use crate::session::table::Table;
use crate::session::timing::back;

/// What the arbiter was proposed.
#[derive(Clone, Debug)]
pub(super) struct Proposed {
    /// The half-moves that lead there.
    pub(super) line: Vec<(Side, Move)>,
    /// Why, in the record's words.
    pub(super) why: String,
}

impl Desk {
    /// Both records and both boards, as they stand.
    pub(in crate::session) fn compare(
        &mut self,
        by: Authority,
        boards: &Boards,
        table: &mut Table,
    ) {
        boards.write_down_the_untold(table);
        let evidence = self.evidence(boards, table);
        let report = reconcile_with_rest(&evidence, rest_position(table));
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
            },
        );
        let ply = report.proposal.ply;
        let stand = walk_back::stand_of(&line, table);
        let clocks = match ply {
            Some(_) => back::readings_there(line.len(), stand, table),
            None => BySide::default(),
        };
        // Without records there is nothing to take: the arbiter names a half-move (Kodeks IV 2.20).
        let known = report.case != Case::C;
        self.proposed = known.then_some(Proposed { line, why });
        let report = Box::new(report);
        self.found = Some(report.clone());
        let rest = rest_point(table);
        table.show(DeskNote::Compared {
            report,
            clocks,
            rest,
        });
    }

    /// The arbiter reads one side's record in.
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

    /// This is what one side's own record says.
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
        // What was found before knew nothing of it.
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

    /// What is known of one side's record: what the arbiter read in, else what the program keeps for
    /// the player who hears it.
    fn record_of(&self, side: Side, table: &Table) -> Record {
        if let Some(record) = self.sheets.get(side) {
            return record.clone();
        }
        let start = *table.game().start();
        let entries = if table.options().sight.get(side).hears() {
            let sensed = table.options().event.sensor_entries;
            let standing = table.game().standing().iter();
            let is_seen = |entry| !sensed && table.game().is_not_stated(entry);
            standing.map(|entry| kept(entry, is_seen(entry))).collect()
        } else {
            Vec::new()
        };
        Record {
            start,
            entries,
            // The session asks its own clock for the readings.
            clocks: Vec::new(),
            numbered: Vec::new(),
            cut_off: false,
            beside: Vec::new(),
        }
    }
}

/// The arbiter's own record (Kodeks IV 2.15).
fn witness(table: &Table) -> Witness {
    let noted = table.game().noted().all();
    let noted = noted.filter_map(|(ply, text)| Some((usize::try_from(ply).ok()?, text)));
    Witness::of(noted, table.game().start().variant())
}

/// The same, a half-move each.
fn own_texts(table: &Table) -> Vec<String> {
    let mut texts = Vec::new();
    for (ply, text) in table.game().noted().all() {
        let index = usize::try_from(ply).unwrap_or(usize::MAX).saturating_sub(1);
        texts.resize(index.min(MAX_ENTRIES), String::new());
        texts.push(text.to_owned());
    }
    texts
}

/// Behind how many half-moves every board agreed with the record last, if each was seen to.
pub(in crate::session) fn rest_point(table: &Table) -> Option<usize> {
    let boards = table.boards().all().into_iter();
    let boards: Vec<BoardOf> = boards.map(|board| board.of).collect();
    table.game().rest_point(&boards)
}

/// What stood there then.
fn rest_position(table: &Table) -> Option<Setup> {
    let before = rest_point(table)?.checked_sub(1);
    let entry = before.and_then(|index| table.game().standing().get(index));
    Some(entry.map_or(*table.game().start(), |entry| entry.after))
}

/// The record that was read in so.
pub(super) fn sheet_of(text: &str, table: &Table) -> Record {
    Record::of_sheet(text, *table.game().start())
}

/// An entry of the program's record, as it is compared with another record. What only a board showed (`is_seen`) is evidence
/// and states nothing, unless the event takes it as recorded.
fn kept(entry: &Standing, is_seen: bool) -> Entry {
    let text = write_move(&entry.before, &entry.mv);
    let irregular = legality(&entry.before, &entry.mv) != Legality::Legal;
    match Entry::read(&text, entry.before.variant()) {
        Entry::Stated { written, .. } if is_seen => Entry::Seen(written),
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

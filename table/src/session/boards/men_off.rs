// SPDX-License-Identifier: GPL-3.0-or-later
//! Other men that are off a board when a half-move is made (Kodeks I 5.4.7, 5.4.12, 5.4.14).
//!
//! A half-move captures only men on the route of its piece; only this file judges other men that are off. The board is examined
//! once, at the moment from which the half-move counts. If a man has been off for less than half a second at that moment, it is
//! examined again after that time, because its square may flicker. Men that were off before the hand began, or are back before the
//! half-move counts, do not belong to the half-move. The men found off are written down without words to the players, each with the
//! moment at which it went off. Only the opponent may demand that they are put right (I 5.4, IV 1).

use std::time::Duration;

use zgoda_game::shadow::Judgement;
use zgoda_game::{Moment, Move, Square, SquareSet, Touch, off_beside};
use zgoda_record::event::{Body, EntryId, MadeBy, Source};
use zgoda_speech::announcement::BoardOf;

use super::{Boards, Watched};
use crate::session::game::{Origin, StandingEntry, State};
use crate::session::table::Table;

/// Men that are off a board, each with the moment at which it went off.
#[derive(Clone, Debug, Default)]
pub(super) struct MenOff {
    /// Each square that was emptied while the board was read, with the moment.
    since: Vec<(Square, Moment)>,
    /// The squares that were noted and are still empty.
    noted: SquareSet,
    /// The men that have been off for too short a time to judge.
    pending: Vec<Pending>,
}

/// A man that had been off only for a moment when the half-move was made.
#[derive(Clone, Copy, Debug)]
struct Pending {
    entry: EntryId,
    square: Square,
    due: Moment,
}

impl MenOff {
    /// Notes that a square was emptied or filled.
    pub(super) fn touched(&mut self, at: Moment, touch: Touch, square: Square) {
        self.since.retain(|(it, _)| *it != square);
        match touch {
            Touch::Lifted => self.since.push((square, at)),
            Touch::Placed => {
                self.noted = self.noted.without(square);
                self.pending.retain(|it| it.square != square);
            }
        }
    }

    /// Forgets the man of this square, because the side that answers has it in hand.
    pub(super) fn answers(&mut self, square: Square) {
        self.since.retain(|(it, _)| *it != square);
    }

    /// Forgets everything when the board falls silent, because it is then unknown when men went off.
    pub(super) fn forget(&mut self) {
        *self = MenOff::default();
    }

    /// The moment of the next [`look_again_beside`].
    pub(super) fn due(&self) -> Option<Moment> {
        self.pending.iter().map(|it| it.due).min()
    }

    fn since(&self, square: Square) -> Option<Moment> {
        let found = self.since.iter().find(|(it, _)| *it == square)?;
        Some(found.1)
    }

    fn take_due(&mut self, now: Moment) -> Vec<Pending> {
        let due = self.pending.iter().copied().filter(|it| it.due <= now);
        let due = due.collect();
        self.pending.retain(|it| it.due > now);
        due
    }
}

/// Notes the men that are off on the mover's board besides this half-move, which counts from now on.
pub(super) fn look_beside(boards: &mut Boards, entry: EntryId, table: &mut Table) {
    let now = table.now();
    let waits = table.options().waits.sensing;
    let Some(entry) = table.game().entry(entry).cloned() else {
        return;
    };
    if boards.row_at == Some(now) {
        // If several half-moves were entered together, it is unknown to which of them a missing man belongs.
        return;
    }
    let Some(board) = movers_board(boards, &entry, table) else {
        return;
    };
    let began = board.touches.lifted(entry.mv.from).unwrap_or(entry.seen);
    let answered = answer_began(board);
    let mut beside: Vec<(Square, Moment)> = Vec::new();
    for square in men_off_beside(&entry, board) {
        let Some(since) = board.men_off.since(square) else {
            continue;
        };
        let by_the_answer = answered.is_some_and(|answered| answered <= since);
        if since.after(waits.aside) <= began || by_the_answer {
            continue;
        }
        let due = since.after(steady(&waits));
        if due <= now || !may_be_the_answer(&entry, square, board.board.of) {
            beside.push((square, due));
        }
    }
    // All men that are off at one half-move are noted together, so the latest moment counts.
    let due = beside.iter().map(|(_, due)| *due).max();
    let squares: SquareSet = beside.iter().map(|(square, _)| *square).collect();
    if let Some(due) = due.filter(|due| *due > now) {
        let entry = entry.id;
        let pending = squares.into_iter();
        (board.men_off.pending).extend(pending.map(|square| Pending { entry, square, due }));
        return;
    }
    let beside = squares;
    note_beside(boards, &entry, beside, table);
}

/// Looks again at men that had been off only for a moment.
pub(in crate::session) fn look_again_beside(boards: &mut Boards, table: &mut Table) {
    let now = table.now();
    let mut due: Vec<Pending> = Vec::new();
    for board in &mut boards.all {
        due.extend(board.men_off.take_due(now));
    }
    while let Some(first) = due.first().copied() {
        let of_one = |it: &Pending| it.entry == first.entry;
        let squares: SquareSet = due
            .iter()
            .filter(|it| of_one(it))
            .map(|it| it.square)
            .collect();
        due.retain(|it| !of_one(it));
        let Some(entry) = table.game().entry(first.entry).cloned() else {
            continue;
        };
        let still = squares & table.game().now().occupied();
        note_beside(boards, &entry, still, table);
    }
}

/// The board on which the mover made the half-move.
fn movers_board<'a>(
    boards: &'a mut Boards,
    entry: &StandingEntry,
    table: &Table,
) -> Option<&'a mut Watched> {
    let by_hand = matches!(
        entry.state,
        State::Made(MadeBy::Press | MadeBy::Rest | MadeBy::OpponentBegan)
    );
    let Origin::Board(of) = entry.origin else {
        return None;
    };
    let own = by_hand && table.shown_on(entry.side) == Some(of);
    boards.board_mut(of).filter(|_| own)
}

fn note_beside(boards: &mut Boards, entry: &StandingEntry, beside: SquareSet, table: &mut Table) {
    let Origin::Board(of) = entry.origin else {
        return;
    };
    let Some(board) = boards.board_mut(of) else {
        return;
    };
    board.men_off.noted |= beside;
    let off = &board.men_off;
    let ms = |square| off.since(square).map_or(0, Moment::as_ms);
    let bodies: Vec<Body> = off_beside(&entry.before, &entry.mv, beside)
        .into_iter()
        .map(|(irregularity, squares)| Body::HandIrregular {
            entry: entry.id,
            article: irregularity.article().to_owned(),
            off_ms: squares.into_iter().map(ms).collect(),
            squares: squares.into_iter().map(|it| table.name(it)).collect(),
        })
        .collect();
    for body in bodies {
        table.commit(None, Source::Sensor, body);
    }
}
/// The moment at which a hand began the answer to this half-move, if the board shows an answer. Men that went off later were taken
/// off by that hand.
fn answer_began(board: &Watched) -> Option<Moment> {
    match board.shadow.judgement() {
        Some(Judgement::Played(it)) => board.touches.lifted(it.mv.from),
        _ => None,
    }
}

/// The time for which a man must be off to count as taken off by a hand.
fn steady(waits: &zgoda_game::shadow::Waits) -> Duration {
    waits.settle * 2
}

/// The men of the record that are off. Men that are noted already are left out, and men that the half-move after this entry may
/// have moved or captured. The set is empty if men stand where neither the record nor that half-move has them: several half-moves
/// may then have been played, and a missing man cannot be ascribed to one of them.
fn men_off_beside(entry: &StandingEntry, board: &Watched) -> SquareSet {
    let Some(reading) = board.shadow.reading() else {
        return SquareSet::EMPTY;
    };
    let of = |mv: &Move| mv.captured.with(mv.from).with(mv.to);
    let next = match board.shadow.judgement() {
        Some(Judgement::Played(it)) => of(&it.mv),
        Some(Judgement::PlayedRow(row) | Judgement::Ahead(row)) => row
            .iter()
            .fold(SquareSet::EMPTY, |all, it| all | of(&it.mv)),
        Some(Judgement::Several(all)) => all.iter().fold(SquareSet::EMPTY, |all, mv| all | of(mv)),
        _ => SquareSet::EMPTY,
    };
    let more = reading.occupied().minus(entry.after.occupied());
    if !more.minus(next).is_empty() {
        return SquareSet::EMPTY;
    }
    let off = entry.after.occupied().minus(reading.occupied());
    let off = off.minus(reading.unseen());
    off.minus(next).minus(board.men_off.noted)
}

/// True on a shared board if the other side may have lifted its own man to answer.
fn may_be_the_answer(entry: &StandingEntry, square: Square, of: BoardOf) -> bool {
    of == BoardOf::Shared && entry.after.pieces(entry.side.other()).has(square)
}

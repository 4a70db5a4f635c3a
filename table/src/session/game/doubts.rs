// SPDX-License-Identifier: GPL-3.0-or-later
//! Men in doubt. Either they were off a shared board when the other side went on and so accepted the position (Kodeks I 5.7), or a
//! capture passed them on a board that then fell silent, so that their removal was not seen. They stay in the record, because only
//! a sensor contradicts the record, until a half-move or an arbiter shows if they are there.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Moment, Square, SquareSet, Variant, left_standing};
use zgoda_record::event::{AcceptedBy, Body, EntryId};
use zgoda_speech::announcement::BoardOf;

use super::{Origin, StandingEntry, State};

/// If a board falls silent within this time after it showed a capture, or before the capture counts, captured men may have been
/// taken off unseen. After that time, the board has shown whether they were taken off.
const UNNOTICED: Duration = Duration::from_secs(10);

/// Men in doubt, and men noted as off, which may come into doubt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Doubts {
    /// Men that went off a board during a half-move without being part of it, until they stand again or the other side goes on.
    noted: Vec<(EntryId, BoardOf, Square)>,
    all: Vec<Doubt>,
    /// The doubts that a walk-back struck together with the half-moves that had accepted them, until play goes on.
    struck: Vec<Doubt>,
    /// Half-moves that stand again, under their old numbers, until each is written down under its new number.
    stand_again: VecDeque<EntryId>,
}

/// A man that may be off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Doubt {
    square: Square,
    /// The half-move by which the other side went on, or the capture with an unseen end. If that entry is struck and not replaced,
    /// the doubt ends.
    accepted: EntryId,
    /// The half-move that decides about the man, or the last one when an arbiter decided.
    decided: Option<EntryId>,
}

impl Doubts {
    /// The squares of men still in doubt.
    pub(super) fn open(&self) -> SquareSet {
        let open = self.all.iter().filter(|it| it.decided.is_none());
        open.map(|it| it.square).collect()
    }

    /// The men noted as off this board that did not come back.
    pub(super) fn noted(&self, board: BoardOf) -> SquareSet {
        let on = self.noted.iter().filter(|(_, of, _)| *of == board);
        on.map(|(_, _, square)| *square).collect()
    }

    /// Takes in one more event of the record; `standing` are the half-moves before it.
    pub(super) fn add(
        &mut self,
        (body, at): (&Body, Moment),
        standing: &[StandingEntry],
        variant: Variant,
    ) {
        let last = standing.last().map(|last| last.id);
        let named = |name: &String| variant.square(name).ok();
        match body {
            // Without moments the irregularity is something the hand did while making the half-move.
            Body::HandIrregular {
                entry,
                squares,
                off_ms,
                ..
            } if !off_ms.is_empty() => {
                if let Some(board) = board_of(*entry, standing) {
                    let squares = squares.iter().filter_map(named);
                    let noted = squares.map(|square| (*entry, board, square));
                    self.noted.extend(noted);
                }
            }
            Body::Placed { board, square } => {
                let stands = named(square).map(|square| (*board, square));
                self.noted
                    .retain(|(_, board, it)| Some((*board, *it)) != stands);
            }
            Body::IrregularityAccepted {
                entry,
                by: AcceptedBy::NextHalfMove,
            } => {
                if let Some(accepted) = last {
                    // A man off one of two boards is a difference (VIII 3.1) and cannot be accepted.
                    let accepts = |(it, board, _): &mut (EntryId, BoardOf, Square)| {
                        it == entry && *board == BoardOf::Shared
                    };
                    let off = self.noted.extract_if(.., accepts);
                    self.all.extend(off.map(|(_, _, square)| Doubt {
                        square,
                        accepted,
                        decided: None,
                    }));
                }
            }
            Body::BoardLost { board, .. } => self.nobody_saw(*board, at, standing),
            Body::PutBack { entries } => self.stand_again = entries.iter().copied().collect(),
            Body::PlayResumed { .. } => self.struck.clear(),
            Body::EntryWritten(entry) => {
                if let Some(former) = self.stand_again.pop_front() {
                    self.stands_again(former, entry.entry);
                }
                let touched = [&entry.from].into_iter().chain(&entry.captured);
                let told = touched.chain(&entry.men_off).filter_map(named).collect();
                self.decide(told, Some(entry.entry));
            }
            Body::ManDecided { square, .. } => {
                self.decide(named(square).into_iter().collect(), last);
            }
            Body::EntryStruck { entry, by, .. } => self.struck(*entry, *by),
            _ => {}
        }
    }

    /// Puts in doubt the men of the last capture on a board that fell silent: those men may have been taken off before it did.
    fn nobody_saw(&mut self, board: BoardOf, at: Moment, standing: &[StandingEntry]) {
        let here = |it: &&StandingEntry| it.origin == Origin::Board(board);
        // The other side may have answered by another board, or by word.
        let mut latest = standing.iter().rev().take(2);
        let Some(entry) = latest.find(here) else {
            return;
        };
        let goes_on = entry.state == State::Open || at <= entry.seen.after(UNNOTICED);
        let left = left_standing(&entry.before, &entry.mv) & entry.after.occupied();
        let known = self.open();
        let unseen = left.into_iter().filter(|it| goes_on && !known.has(*it));
        self.all.extend(unseen.map(|square| Doubt {
            square,
            accepted: entry.id,
            decided: None,
        }));
    }

    fn decide(&mut self, told: SquareSet, by: Option<EntryId>) {
        for doubt in &mut self.all {
            if doubt.decided.is_none() && told.has(doubt.square) {
                doubt.decided = by;
            }
        }
    }

    /// Takes in a half-move that no longer stands; `by` is the entry that replaces it, if any.
    fn struck(&mut self, entry: EntryId, by: Option<EntryId>) {
        self.noted.retain(|(it, _, _)| *it != entry);
        for doubt in &mut self.all {
            if doubt.decided == Some(entry) {
                doubt.decided = None;
            }
            if doubt.accepted == entry
                && let Some(by) = by
            {
                doubt.accepted = by;
            }
        }
        let void = self.all.extract_if(.., |doubt| doubt.accepted == entry);
        self.struck.extend(void);
    }

    /// Restores the doubts that had been accepted by a half-move. A walk-back struck the half-move under the number `former`, and
    /// it stands again as `entry`.
    fn stands_again(&mut self, former: EntryId, entry: EntryId) {
        let accepted = self.struck.extract_if(.., |doubt| doubt.accepted == former);
        self.all.extend(accepted.map(|doubt| Doubt {
            accepted: entry,
            decided: None,
            ..doubt
        }));
    }
}

/// The board on which this half-move was made.
fn board_of(entry: EntryId, standing: &[StandingEntry]) -> Option<BoardOf> {
    let found = standing.iter().rev().find(|it| it.id == entry)?;
    match found.origin {
        Origin::Board(of) => Some(of),
        Origin::Hand => None,
    }
}

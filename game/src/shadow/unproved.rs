// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of a reading on a board that has not proved itself: nothing is entered from it
//! without asking.
//!
//! Until a board has shown the record's position, and again after every silence, its pieces may have been
//! put there outside this game. One row of half-moves may be asked about; a half-move under way waits;
//! all else is a difference.

use super::hand::{in_the_middle, match_legal, middle_of_any, sides_seen};
use super::judge::{begun_after, came_on, candidate, in_a_row, new_as_done, plainly_transferred};
use super::line::{Handling, LastState, Line};
use super::meaning::{Candidate, Difference, Judgement, Pace, Regularity};
use super::order::Order;
use super::rows::{LONGEST, Lengths, Rows, SEVERAL, rows};
use crate::moves::Move;
use crate::reading::Reading;
use crate::setup::Setup;

/// The meaning of `reading` on a board that has not proved itself.
pub(super) fn judge_unproved(
    line: &Line,
    order: &Order,
    reading: &Reading,
    handling: Handling,
    asking: Asking,
) -> Judgement {
    let differs = || Judgement::Differs(Difference::between(reading, &line.now));
    let setup = &line.now;
    if reading.differs_from(setup).is_empty() {
        return Judgement::Agrees;
    }
    if handling == Handling::Mending {
        return differs();
    }
    if let Some(last) = &line.last
        && last.state == LastState::ToTransfer
    {
        if reading.differs_from(&last.before).is_empty() {
            return Judgement::AwaitsTransfer;
        } else if in_the_middle(&last.before, &last.mv, reading) {
            return Judgement::UnderWay;
        } else if !plainly_transferred(last, reading)
            || !order.still_to_take(line, reading).is_empty()
            || !came_on(&last.before, reading)
        {
            // Without a piece on a new square no half-move was carried out, and men are off.
            return differs();
        }
    }
    let to_transfer = line
        .last
        .as_ref()
        .is_some_and(|last| last.state == LastState::ToTransfer);
    // A wrong transfer may look like the right transfer after which another man of the same side was moved; that is no answer.
    let new =
        |mv: &Move| !to_transfer || sides_seen(reading) && setup.pieces(setup.turn()).has(mv.from);
    let legal = match_legal(setup, reading);
    let irregular = match handling {
        Handling::Official => new_as_done(line, reading).filter(new),
        Handling::Training | Handling::Mending => None,
    };
    let one = |mv, regularity| {
        Judgement::Ahead(vec![candidate(setup, mv, regularity, reading, handling)])
    };
    match (&legal[..], irregular) {
        ([mv], _) if asking == Asking::MayAsk => one(*mv, Regularity::Legal),
        ([], None) if middle_of_any(setup, reading) => Judgement::UnderWay,
        // A row that ends with a capture can look like one irregular half-move. Without a capture, longer rows
        // need kings that move about; if such rows counted here, an irregular half-move would be announced differently from a legal
        // half-move.
        ([], Some(mv)) if asking == Asking::MayAsk => {
            let most = if mv.captured.is_empty() { 3 } else { LONGEST };
            let lengths = Lengths { least: 2, most };
            match rows(setup, reading, &[], lengths) {
                Rows::None => one(mv, Regularity::Irregular),
                Rows::One(_) | Rows::Several => differs(),
            }
        }
        ([], None) if asking == Asking::MayAsk => match rows(setup, reading, &[], SEVERAL) {
            // Without a piece on a new square, men that a hand took along look just like an exchange.
            Rows::One(row) if came_on(setup, reading) => Judgement::Ahead(in_a_row(&row)),
            Rows::One(_) => differs(),
            Rows::None | Rows::Several => differs(),
        },
        ([], Some(_)) if middle_of_any(setup, reading) => Judgement::UnderWay,
        _ => differs(),
    }
}

/// The time that `reading` must stand if it shows `row` and the next legal half-move after it, and can be nothing else;
/// else `None`.
pub(super) fn followed(
    line: &Line,
    row: &[Candidate],
    reading: &Reading,
    handling: Handling,
) -> Option<Pace> {
    if row.iter().any(|it| it.regularity == Regularity::Irregular) {
        // Rows longer than the rows that are tried may look like an irregular half-move and its answer.
        return None;
    }
    let after = after_row(&line.now, row);
    let [mv] = match_legal(&after, reading)[..] else {
        return None;
    };
    let lengths = Lengths {
        least: 1,
        most: LONGEST,
    };
    let only = match rows(&line.now, reading, &[], lengths) {
        Rows::None => true,
        Rows::One(found) => {
            found.len() == row.len().saturating_add(1)
                && found.iter().zip(row).all(|(mv, asked)| *mv == asked.mv)
        }
        Rows::Several => false,
    };
    let otherwise = handling == Handling::Official && new_as_done(line, reading).is_some();
    (only && !otherwise).then(|| candidate(&after, mv, Regularity::Legal, reading, handling).pace)
}

/// True if `reading` shows that the other side has begun the half-move after `row`.
pub(super) fn next_begun(line: &Line, row: &[Candidate], reading: &Reading) -> bool {
    let Some((last, earlier)) = row.split_last() else {
        return false;
    };
    let before = after_row(&line.now, earlier);
    begun_after(&before, &last.mv, reading)
}

/// The position to which a row of half-moves leads.
pub(super) fn after_row(setup: &Setup, row: &[Candidate]) -> Setup {
    row.iter()
        .fold(*setup, |here, candidate| candidate.mv.apply(&here))
}

/// The permission to ask about the reading of a board that has not proved itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asking {
    /// A question about the board's reading is allowed.
    MayAsk,
    /// No question is asked: the squares that differ are named, or another board decides.
    Never,
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The cost model: one table that ranks how unlikely each fault is. `ear` knows the squares that sound alike.
//!
//! A cost is a rank, not a probability. There are few ranks on purpose: these faults were never counted in real events, so a fine
//! order would rest on invented numbers. Explanations of equal cost are reported as a tie. All numbers of the model are in this
//! file.

use super::fault::FaultKind;
use crate::square::Square;
use crate::variant::Variant;

/// One row of the table.
struct Row {
    kind: FaultKind,
    cost: u32,
    /// The article of the irregularity, if players make the fault on their own move.
    article: Option<&'static str>,
}

const fn row(kind: FaultKind, cost: u32, article: Option<&'static str>) -> Row {
    Row {
        kind,
        cost,
        article,
    }
}

/// The cost of faults that happen at boards all the time.
const ORDINARY: u32 = 10;

/// The cost of faults that an experienced arbiter considers only if no ordinary fault explains the evidence.
const SELDOM: u32 = 14;

const TABLE: [Row; 21] = [
    row(FaultKind::NotTransferred, ORDINARY, None),
    row(FaultKind::NotCarriedOut, ORDINARY, None),
    row(FaultKind::AheadOfTheRecord, ORDINARY, None),
    row(FaultKind::CapturedLeft, ORDINARY, Some("Kodeks I 5.4.11")),
    row(FaultKind::CrownForgotten, ORDINARY, None),
    row(FaultKind::SkippedEntry, ORDINARY, None),
    row(FaultKind::NeighbouringSquare, ORDINARY, None),
    row(FaultKind::MisheardNumber, ORDINARY, None),
    row(FaultKind::DoubledEntry, ORDINARY, None),
    row(FaultKind::CopiedLine, ORDINARY, None),
    row(FaultKind::TransposedEntries, ORDINARY, None),
    row(FaultKind::SlipOfThePen, ORDINARY, None),
    row(FaultKind::HalfACapture, ORDINARY, Some("Kodeks I 5.4.9")),
    row(FaultKind::OtherCapture, ORDINARY, None),
    row(FaultKind::BoardTurned, ORDINARY, None),
    row(
        FaultKind::WrongManRemoved,
        ORDINARY,
        Some("Kodeks I 5.4.12"),
    ),
    row(FaultKind::TwoInARow, ORDINARY, Some("Kodeks I 5.4.1")),
    row(FaultKind::WrongSquare, ORDINARY, None),
    row(FaultKind::KnockedOver, ORDINARY, None),
    row(FaultKind::Misplaced, SELDOM, None),
    row(FaultKind::DifferentMove, SELDOM, None),
];

/// The extra cost of a second, unconnected fault.
pub(super) const SECOND_FAULT: u32 = 8;

/// A fault costs one more for each time that this many half-moves pass before it is noticed, because most faults are noticed
/// immediately.
const UNNOTICED: usize = 8;

/// The cost added if a captured man was not there to be taken off, and play went on.
pub(super) const OVERLOOKED: u32 = 4;

/// The cost added if a record is taken to be wrong although the other record is against the rules.
pub(super) const AGAINST_THE_RULES: u32 = 4;

/// The cost added if a record is taken to be wrong although a third person's record confirms it (Kodeks
/// IV 2.15).
pub(super) const AGAINST_A_WITNESS: u32 = 4;

/// The cost added if no evidence shows which of two records is wrong.
pub(super) const UNKNOWN: u32 = 4;

/// The cost added for a fault that went unnoticed for this number of half-moves.
pub(super) fn of_age(half_moves: usize) -> u32 {
    (half_moves / UNNOTICED) as u32
}

/// The cost of a fault of a hand. Players rarely put a piece far from the right square in a half-move of their
/// own; in a half-move of the opponent, which they only heard, they do so more often.
pub(super) fn of_hand(kind: FaultKind, own: bool) -> u32 {
    if own && kind == FaultKind::WrongSquare {
        SELDOM
    } else {
        cost(kind)
    }
}

/// The least cost of any fault.
pub(super) const fn cheapest() -> u32 {
    ORDINARY
}

/// The cost of a kind of fault.
pub(super) fn cost(kind: FaultKind) -> u32 {
    find(kind).map_or(u32::MAX / 4, |row| row.cost)
}

/// The article of the irregularity, if players make the fault on their own move.
#[must_use]
pub fn article(kind: FaultKind) -> Option<&'static str> {
    find(kind)?.article
}

fn find(kind: FaultKind) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.kind == kind)
}

/// True if two squares are neighbours: they touch on a diagonal, or are the next dark squares in a row or column.
pub(super) fn neighbours(variant: Variant, one: Square, other: Square) -> bool {
    let layout = variant.layout();
    let rows = layout.row(one).abs_diff(layout.row(other));
    let columns = layout.column(one).abs_diff(layout.column(other));
    one != other && (rows, columns) <= (2, 2) && rows + columns <= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_one_row() {
        for kind in FaultKind::ALL {
            assert_eq!(TABLE.iter().filter(|row| row.kind == kind).count(), 1);
        }
        assert_eq!(TABLE.len(), FaultKind::ALL.len());
    }
}

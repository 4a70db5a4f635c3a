//! The cost model: how unlikely each fault is, in one table. Which squares sound alike says `ear`.
//!
//! A cost is a rank, no probability. There are few ranks on purpose: nobody has counted these faults in
//! halls, so a fine order would decide by numbers that nobody knows. What costs the same and leaves
//! the same is a tie, and is said to be one. Change the numbers here and nowhere else.

use super::fault::FaultKind;
use crate::square::Square;
use crate::variant::Variant;

/// One row of the table.
struct Row {
    kind: FaultKind,
    cost: u32,
    /// The irregularity it is, when a player's own hand did it.
    article: Option<&'static str>,
}

const fn row(kind: FaultKind, cost: u32, article: Option<&'static str>) -> Row {
    Row {
        kind,
        cost,
        article,
    }
}

/// What happens at boards all the time.
const ORDINARY: u32 = 10;

/// What an experienced arbiter thinks of only when nothing ordinary explains what they see.
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

/// What a second, unconnected fault costs beside itself.
pub(super) const SECOND_FAULT: u32 = 8;

/// A fault that nobody noticed for this many half-moves costs one more: most are found at once.
const UNNOTICED: usize = 8;

/// What it adds that a hand took a man off that did not stand there, and nobody stopped.
pub(super) const OVERLOOKED: u32 = 4;

/// What it adds that a record would have to be wrong where the other one is against the rules.
pub(super) const AGAINST_THE_RULES: u32 = 4;

/// What it adds that a record would have to be wrong that a third person's confirms (Kodeks IV 2.15).
pub(super) const AGAINST_A_WITNESS: u32 = 4;

/// What it adds that nothing tells which of two records is wrong.
pub(super) const UNKNOWN: u32 = 4;

/// What it adds that a fault was followed by so many half-moves without being noticed.
pub(super) fn of_age(half_moves: usize) -> u32 {
    (half_moves / UNNOTICED) as u32
}

/// What a fault of a hand costs. To set one's own piece far from where one said is seldomer than to
/// carry out wrongly what one has only heard.
pub(super) fn of_hand(kind: FaultKind, own: bool) -> u32 {
    if own && kind == FaultKind::WrongSquare {
        SELDOM
    } else {
        cost(kind)
    }
}

/// The least that any fault costs.
pub(super) const fn cheapest() -> u32 {
    ORDINARY
}

/// What a kind of fault costs.
pub(super) fn cost(kind: FaultKind) -> u32 {
    find(kind).map_or(u32::MAX / 4, |row| row.cost)
}

/// The article of the irregularity that a fault is when players did it on their own move.
#[must_use]
pub fn article(kind: FaultKind) -> Option<&'static str> {
    find(kind)?.article
}

fn find(kind: FaultKind) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.kind == kind)
}

/// Do two squares touch: on a diagonal, or side by side in a row or column, as hollows do?
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

// SPDX-License-Identifier: GPL-3.0-or-later
//! The proposed times of both clocks: the times that were stored at the proposed position. The time
//! of the correction is taken off the time of the side that the arbiter names.
//!
//! Nothing is computed from moves or time controls: a time that was not stored is unknown. The
//! clock itself derives stage and quota from the number of the half-move.

use std::time::Duration;

use super::align::Column;
use super::fix::Fix;
use super::statement::Record;
use crate::side::{BySide, Side};

/// The time that each clock shows as left; `None` where no time was stored.
pub type Faces = BySide<Option<Duration>>;

/// The side or sides to which the arbiter charges the time of the correction (Kodeks II 6.19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Charge {
    /// Neither side, because no side is guilty.
    #[default]
    Nobody,
    /// The guilty side, for the whole time.
    To(Side),
    /// Both sides, half the time each (by analogy with Kodeks II 6.15).
    Split,
}

/// The times less the time of the correction. No time falls below zero.
#[must_use]
pub fn charged(faces: Faces, correction: Duration, charge: Charge) -> Faces {
    BySide::from_fn(|side| {
        let part = match charge {
            Charge::To(guilty) if guilty == side => correction,
            Charge::Split => correction / 2,
            _ => Duration::ZERO,
        };
        faces.get(side).map(|time| time.saturating_sub(part))
    })
}

/// The times after this number of half-moves, as stored in the records.
pub(super) fn after(
    half_moves: Option<usize>,
    columns: &[Column],
    records: &BySide<Record>,
) -> Faces {
    let made: Vec<&Column> = columns
        .iter()
        .filter(|column| !matches!(column.fix, Some(Fix::Doubled(_))))
        .collect();
    let Some(made) = half_moves.and_then(|count| made.get(..count)) else {
        return Faces::default();
    };
    let read = BySide::from_fn(|side| {
        let last = made.iter().rev().find_map(|c| *c.entries.get(side));
        let clocks = &records.get(side).clocks;
        // If an entry has no times, the times of the last earlier entry with times count.
        let stored = last.map(|last| &clocks[..clocks.len().min(last + 1)]);
        let latest = |clock: Side| {
            let stored = stored?.iter().rev();
            stored.into_iter().find_map(|faces| *faces.get(clock))
        };
        BySide::from_fn(latest)
    });
    // The time of a side is taken from that side's own record, or else from the other record.
    BySide::from_fn(|side| {
        let own = *read.get(side).get(side);
        own.or(*read.get(side.other()).get(side))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(white: u64, black: u64) -> Faces {
        BySide {
            white: Some(Duration::from_secs(white)),
            black: Some(Duration::from_secs(black)),
        }
    }

    /// S10 and S11: a correction of 3:20 is charged to Black, to neither side, and to both sides.
    #[test]
    fn kodeks_ii_6_19_the_time_of_the_correction_is_charged_to_the_guilty_side() {
        let stored = faces(4720, 4745);
        let correction = Duration::from_secs(200);
        let black = charged(stored, correction, Charge::To(Side::Black));
        assert_eq!(black, faces(4720, 4545));
        assert_eq!(charged(stored, correction, Charge::Nobody), stored);
        assert_eq!(
            charged(stored, correction, Charge::Split),
            faces(4620, 4645)
        );
        let little = charged(faces(10, 10), correction, Charge::To(Side::White));
        assert_eq!(little, faces(0, 10));
        let unknown = charged(Faces::default(), correction, Charge::Split);
        assert_eq!(unknown, Faces::default());
    }
}

//! The clock readings that the records themselves hold after a half-move (notes of PDN). Nothing is
//! computed: a reading that was not written down is not known.

use std::time::Duration;

use zgoda_game::notation::pdn::{ClockNote, Game, What, clock_notes};
use zgoda_game::reconcile::{Fix, Report};
use zgoda_game::{BySide, Side};

/// What both clocks showed at the proposed position, as far as it was written down.
pub(super) fn after(report: &Report, games: &BySide<&Game>) -> BySide<Option<Duration>> {
    let Some(ply) = report.proposal.ply else {
        return BySide::default();
    };
    let columns: Vec<_> = report
        .columns
        .iter()
        .filter(|column| !matches!(column.fix, Some(Fix::Doubled(_))))
        .collect();
    if columns.len() < ply {
        return BySide::default();
    }
    let read = BySide::from_fn(|side| {
        let last = columns[..ply]
            .iter()
            .rev()
            .find_map(|c| *c.entries.get(side));
        last.map_or_else(BySide::default, |last| readings(games.get(side), last))
    });
    // Each side's own record is asked about his clock first.
    BySide::from_fn(|side| {
        let own = *read.get(side).get(side);
        own.or(*read.get(side.other()).get(side))
    })
}

/// The last readings up to the entry `last`, counted from 0.
fn readings(game: &Game, last: usize) -> BySide<Option<Duration>> {
    let mut found: BySide<Option<Duration>> = BySide::default();
    let mut entries = 0_usize;
    let starts = match game.tag("FEN").map(str::trim) {
        Some(fen) if fen.starts_with(['B', 'b']) => Side::Black,
        _ => Side::White,
    };
    for item in game.main_line() {
        match item.what {
            What::Move(_) | What::Null => entries += 1,
            What::Comment(span) => {
                let Some(index) = entries.checked_sub(1).filter(|index| *index <= last) else {
                    continue;
                };
                let mover = if index % 2 == 0 {
                    starts
                } else {
                    starts.other()
                };
                for note in clock_notes(game.text(span)) {
                    match note {
                        ClockNote::Left(time) => *found.get_mut(mover) = Some(time),
                        ClockNote::Faces(faces) => {
                            for (side, face) in faces.iter() {
                                if let Some(face) = face {
                                    *found.get_mut(side) = Some(face.time);
                                }
                            }
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    found
}

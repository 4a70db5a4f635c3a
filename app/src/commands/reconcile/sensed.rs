//! What a record of this program says of sensor boards: evidence beside what people stated.

use std::collections::{BTreeMap, HashMap};

use zgoda_game::{BySide, Side};

use crate::record::event::{BoardWord, Body, EntryId};

/// What each side's board showed when it last differed from the record, where it never agreed again.
pub(super) fn differing<'a>(events: impl Iterator<Item = &'a Body>) -> BySide<Option<String>> {
    let mut found: BySide<Option<String>> = BySide::default();
    for event in events {
        let (board, shown) = match event {
            Body::BoardDiffered { board, shown, .. } => (*board, Some(shown)),
            Body::BoardAgreed { board } | Body::CarriedOut { board, .. } => (*board, None),
            Body::EntryWritten(entry) => match entry.board {
                Some(board) => (board, None),
                None => continue,
            },
            _ => continue,
        };
        let sides: &[Side] = match board {
            BoardWord::White => &[Side::White],
            BoardWord::Black => &[Side::Black],
            BoardWord::Shared => &Side::ALL,
        };
        for side in sides {
            *found.get_mut(*side) = shown.cloned();
        }
    }
    found
}

/// After how many half-moves every board that answered agreed with the record last; `None` where none
/// ever did.
pub(super) fn common_rest<'a>(events: impl Iterator<Item = &'a Body>) -> Option<usize> {
    let mut half_moves: BTreeMap<EntryId, usize> = BTreeMap::new();
    let mut now = 0;
    let mut agreed: HashMap<BoardWord, usize> = HashMap::new();
    for event in events {
        match event {
            Body::EntryWritten(entry) => {
                now = entry.ply as usize;
                half_moves.insert(entry.entry, now);
                if let Some(board) = entry.board {
                    agreed.insert(board, now);
                }
            }
            Body::CarriedOut { entry, board } => {
                if let Some(ply) = half_moves.get(entry) {
                    agreed.insert(*board, *ply);
                }
            }
            Body::BoardAgreed { board } => {
                agreed.insert(*board, now);
            }
            _ => {}
        }
    }
    agreed.into_values().min()
}

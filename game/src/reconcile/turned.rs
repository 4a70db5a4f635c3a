//! The judgement whether a board lies the other way round. Asked first, because everything else is read off a board
//! that lies as it should.

use super::shown::Shown;
use super::{Evidence, align};
use crate::setup::Setup;
use crate::side::BySide;

/// A board that differs on so many squares fewer when it is turned round lies the wrong way,
const FAR_FEWER: usize = 4;

/// and if then not more than so many are wrong: else nothing is known of it at all.
const FEW: usize = 8;

/// The boards that lie the other way round, by the end of the records.
pub(super) fn boards(evidence: &Evidence) -> BySide<bool> {
    let mut turned = BySide::default();
    if evidence.boards.white.is_none() && evidence.boards.black.is_none() {
        return turned;
    }
    // The boards cannot help to read the records before it is known how they lie.
    let records = Evidence {
        boards: BySide::default(),
        ..evidence.clone()
    };
    let read = align::read(&records, None);
    let own = BySide::iter(&read.own).filter_map(|(_, line)| line.last());
    let ends = own.chain(read.steps.last()).map(|step| step.after);
    let ends: Vec<Setup> = ends.chain([read.agreed]).collect();
    for (side, board) in evidence.boards.iter() {
        let lies = board
            .as_ref()
            .is_some_and(|board| lies_turned(board, &ends));
        *turned.get_mut(side) = lies;
    }
    turned
}

fn lies_turned(board: &Shown, ends: &[Setup]) -> bool {
    let nearest = |board: &Shown| ends.iter().map(|end| board.contradicts(end).len()).min();
    match (nearest(board), nearest(&board.turned())) {
        (Some(lying), Some(turned)) => turned + FAR_FEWER <= lying && turned <= FEW,
        _ => false,
    }
}

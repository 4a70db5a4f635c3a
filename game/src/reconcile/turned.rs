// SPDX-License-Identifier: GPL-3.0-or-later
//! Detects boards that lie the other way round. This comes first, because everything else is read off a board that
//! lies the right way.

use super::shown::Shown;
use super::{Evidence, align};
use crate::setup::Setup;
use crate::side::BySide;

/// The least number of squares by which a board must fit better when turned round to count as lying
/// the wrong way.
const FAR_FEWER: usize = 4;

/// The most squares that may still be wrong on the turned board; with more of them nothing is
/// known.
const FEW: usize = 8;

/// True for each board that lies the other way round, compared with the positions at the end of the
/// records.
pub(super) fn boards(evidence: &Evidence) -> BySide<bool> {
    let mut turned = BySide::default();
    if evidence.boards.white.is_none() && evidence.boards.black.is_none() {
        return turned;
    }
    // The records are read without the boards, because it is not yet known how the boards lie.
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

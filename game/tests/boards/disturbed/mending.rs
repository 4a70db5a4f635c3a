// SPDX-License-Identifier: GPL-3.0-or-later
//! Simulated hands that follow instructions, one at a time, on the boards of a case.

use zgoda_game::reconcile::{Instruction, Report};
use zgoda_game::{Setup, Side};

use super::cases::Case;
use super::games::V;

/// The number of steps for both boards, and the smallest possible number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) taken: usize,
    pub(crate) least: usize,
}

/// Carries the instructions out. Both boards must show the proposed position after that.
pub(crate) fn carry_out(case: &Case, report: &Report) -> Steps {
    let mut steps = Steps::default();
    let right = report.proposal.setup;
    for side in Side::ALL {
        let mut board = case.boards.get(side).with_turn(right.turn());
        steps.least += least(&board, &right).min(1 + least(&turned(&board), &right));
        let state = report.boards.get(side).as_ref().unwrap();
        for instruction in state.instructions() {
            steps.taken += follow(&mut board, instruction);
        }
        assert_eq!(board, right, "{side:?}: {:?}", case.done);
    }
    steps
}

/// Follows an instruction, and returns the number of steps that the hand needed.
fn follow(board: &mut Setup, instruction: Instruction) -> usize {
    match instruction {
        Instruction::Turn => *board = turned(board),
        Instruction::Remove(square) => {
            assert!(board.at(square).is_some(), "nothing to take off");
            board.put(square, None);
        }
        Instruction::Place(square, piece) => {
            assert_eq!(board.at(square), None, "no room");
            board.put(square, Some(piece));
        }
        Instruction::Look(squares, piece) => {
            let mut done = 0;
            for square in squares {
                let there = board.at(square);
                if there != piece {
                    done += usize::from(there.is_some()) + usize::from(piece.is_some());
                }
                board.put(square, piece);
            }
            return done;
        }
    }
    1
}

/// The smallest number of steps: a hand takes off or puts down one piece at a time.
fn least(board: &Setup, right: &Setup) -> usize {
    let squares = V.squares().into_iter();
    squares
        .map(|square| match (board.at(square), right.at(square)) {
            (one, other) if one == other => 0,
            (Some(_), Some(_)) => 2,
            _ => 1,
        })
        .sum()
}

fn turned(board: &Setup) -> Setup {
    let mut turned = Setup::empty(V, board.turn());
    for square in board.occupied() {
        turned.put(V.layout().turned(square), board.at(square));
    }
    turned
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Games made by a fixed rule, so that they are the same on every machine.

use fastrand::Rng;
use zgoda_game::notation::write_move;
use zgoda_game::{Setup, Variant, legal_moves};

/// The texts of a 10x10 game with this number of half-moves, and its last position. The side to move has more than one legal move
/// there.
pub(crate) fn made_up(plies: usize, seed: u64) -> (Vec<String>, Setup) {
    let mut dice = Rng::with_seed(seed);
    loop {
        let mut setup = Setup::start(Variant::International);
        let mut line = Vec::new();
        while line.len() < plies {
            let moves = legal_moves(&setup);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.usize(..moves.len())];
            line.push(write_move(&setup, &mv));
            setup = mv.apply(&setup);
        }
        if line.len() == plies && legal_moves(&setup).len() > 1 {
            return (line, setup);
        }
    }
}

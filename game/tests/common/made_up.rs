//! Games by a fixed rule, the same on every machine.

use zgoda_game::notation::write_move;
use zgoda_game::{Setup, Variant, legal_moves};

/// The texts of a 10x10 game of so many half-moves, and where it has come to; there it could go on
/// in more than one way.
pub(crate) fn made_up(plies: usize, seed: u64) -> (Vec<String>, Setup) {
    let mut dice = seed;
    loop {
        let mut setup = Setup::start(Variant::International);
        let mut line = Vec::new();
        while line.len() < plies {
            let moves = legal_moves(&setup);
            if moves.is_empty() {
                break;
            }
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mv = moves[(dice >> 33) as usize % moves.len()];
            line.push(write_move(&setup, &mv));
            setup = mv.apply(&setup);
        }
        if line.len() == plies && legal_moves(&setup).len() > 1 {
            return (line, setup);
        }
    }
}

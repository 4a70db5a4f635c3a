// SPDX-License-Identifier: GPL-3.0-or-later
//! Random games of faultless half-moves.

use zgoda_game::notation::write_move;
use zgoda_game::{Move, Setup, Variant, legal_moves};

pub(crate) const V: Variant = Variant::International;

/// A linear congruential generator: the same games on every machine.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }

    pub(crate) fn one_of<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}

/// The game as one player believes it to have been played.
#[derive(Clone)]
pub(crate) struct Line {
    pub(crate) moves: Vec<Move>,
    pub(crate) texts: Vec<String>,
    /// The positions, the first position at the beginning. If a player goes on from a half-move that was not made, these are the
    /// positions on that player's board.
    pub(crate) setups: Vec<Setup>,
}

impl Line {
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(crate) fn end(&self) -> Setup {
        self.setups[self.len()]
    }

    /// The mover of half-move `at`, counted from 1.
    pub(crate) fn mover(&self, at: usize) -> zgoda_game::Side {
        let before = self.setups[at - 1];
        before
            .at(self.moves[at - 1].from)
            .map_or(before.turn(), |piece| piece.side)
    }
}

/// A game of this many half-moves, or fewer if it ends before.
pub(crate) fn game(dice: &mut Dice, plies: usize) -> Line {
    let mut setup = Setup::start(V);
    let mut game = Line {
        moves: Vec::new(),
        texts: Vec::new(),
        setups: vec![setup],
    };
    while game.len() < plies {
        let Some(mv) = dice.one_of(&legal_moves(&setup)) else {
            break;
        };
        game.texts.push(write_move(&setup, &mv));
        game.moves.push(mv);
        setup = mv.apply(&setup);
        game.setups.push(setup);
    }
    game
}

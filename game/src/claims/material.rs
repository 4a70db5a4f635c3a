// SPDX-License-Identifier: GPL-3.0-or-later
//! The material of each side on the board, and whether that is an advantage (Kodeks I 6.5.2).

use crate::setup::Setup;
use crate::side::{BySide, Side};

/// The surplus of men, a king counting two, for a draw with advantage (I 6.5.2).
const ADVANTAGE: usize = 3;

/// Men and kings of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Material {
    /// The number of men of each side.
    pub men: BySide<usize>,
    /// The number of kings of each side.
    pub kings: BySide<usize>,
}

impl Material {
    /// Counts the material of a position.
    #[must_use]
    pub fn of(setup: &Setup) -> Material {
        let kings = BySide::from_fn(|side| setup.kings_of(side).len());
        let men = BySide::from_fn(|side| setup.pieces(side).len().saturating_sub(*kings.get(side)));
        Material { men, kings }
    }

    /// The number of pieces on the board in all.
    #[must_use]
    pub const fn pieces(&self) -> usize {
        self.men.white + self.men.black + self.kings.white + self.kings.black
    }

    /// The worth of the pieces of `side`, a king counting two.
    #[must_use]
    pub const fn worth(&self, side: Side) -> usize {
        *self.men.get(side) + 2 * *self.kings.get(side)
    }

    /// The side with an advantage of three men or more, if any (I 6.5.2).
    #[must_use]
    pub fn advantage(&self) -> Option<Side> {
        let better = |side: &Side| self.worth(*side) >= self.worth(side.other()) + ADVANTAGE;
        Side::ALL.into_iter().find(better)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::notation::parse_fen;

    fn of(fen: &str) -> Material {
        Material::of(&parse_fen(fen, Variant::International).unwrap())
    }

    /// The examples of catalogue DRW-08.
    #[test]
    fn kodeks_i_6_5_2_three_men_more_a_king_counting_two() {
        let three_kings = of("W:WK46,K47,K48:BK5");
        assert_eq!(
            (
                three_kings.worth(Side::White),
                three_kings.worth(Side::Black)
            ),
            (6, 2)
        );
        assert_eq!(three_kings.advantage(), Some(Side::White));
        assert_eq!(of("W:WK46,K47,40:BK5").advantage(), Some(Side::White));
        assert_eq!(of("W:WK46,41,40:BK5").advantage(), None);
        assert_eq!(of("W:WK46:BK5,1,2,3").advantage(), Some(Side::Black));
    }
}

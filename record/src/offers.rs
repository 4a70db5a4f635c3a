// SPDX-License-Identifier: GPL-3.0-or-later
//! Draw offers (Kodeks II 5.1): the offers that were made, and the side that may make the next offer.
//!
//! Pure, and computed from the record, so that a game that was resumed or taken back knows its offers. Inadmissible offers are
//! only in the record, because they were not passed on. A refusal by a half-move needs no note here: the half-move is in the
//! game.

use zgoda_game::Side;

use super::event::OfferAnswer;

/// A draw offer that was passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The side that offered.
    pub side: Side,
    /// The number of the last half-move before the offer.
    pub ply: u32,
    /// The answer of the other side in words.
    pub answer: Option<OfferAnswer>,
}

/// All offers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// The offers made, oldest first.
    made: Vec<Offer>,
    /// The offers that the last walk-back made void. They are kept because the walk-back itself may be taken back.
    void: Vec<Offer>,
}

impl Offers {
    /// Adds a draw offer of `side` after half-move `ply`.
    pub fn offered(&mut self, side: Side, ply: u32) {
        self.made.push(Offer {
            side,
            ply,
            answer: None,
        });
    }

    /// Adds the answer in words to the latest offer.
    pub fn answered(&mut self, answer: OfferAnswer) {
        if let Some(last) = self.made.last_mut() {
            last.answer = Some(answer);
        }
    }

    /// The latest offer, if no words have answered it.
    #[must_use]
    pub fn unanswered(&self) -> Option<Offer> {
        self.made.last().copied().filter(|it| it.answer.is_none())
    }

    /// True if `side` must wait for an offer of the other side before its next offer.
    #[must_use]
    pub fn must_wait(&self, side: Side) -> bool {
        self.made.last().is_some_and(|last| last.side == side)
    }

    /// Lets the game go on from half-move `agreed`: offers made after a later half-move are void, and all other offers
    /// stay as they were.
    pub fn walked_back(&mut self, agreed: u32) {
        let behind = |offer: &Offer| offer.ply > agreed;
        self.void = self.made.iter().copied().filter(behind).collect();
        self.made.retain(|offer| !behind(offer));
    }

    /// Makes the void offers valid again, because the walk-back was taken back.
    pub fn put_back(&mut self) {
        self.made.append(&mut self.void);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_side_waits_for_the_other_to_offer() {
        let mut offers = Offers::default();
        assert!(!offers.must_wait(Side::White));
        offers.offered(Side::White, 81);
        assert!(offers.must_wait(Side::White) && !offers.must_wait(Side::Black));
        offers.answered(OfferAnswer::Declined);
        assert_eq!(offers.unanswered(), None);
        assert!(offers.must_wait(Side::White));
        offers.offered(Side::Black, 90);
        assert!(!offers.must_wait(Side::White) && offers.must_wait(Side::Black));
    }

    /// S13.
    #[test]
    fn a_walk_back_voids_what_lies_behind_and_keeps_what_was_refused_before() {
        let mut offers = Offers::default();
        offers.offered(Side::White, 81);
        offers.answered(OfferAnswer::Declined);
        offers.offered(Side::Black, 86);
        let before = offers.clone();
        offers.walked_back(84);
        assert!(offers.must_wait(Side::White));
        assert_eq!(offers.unanswered(), None);
        offers.put_back();
        assert_eq!(offers, before);
        offers.walked_back(80);
        assert!(!offers.must_wait(Side::White) && !offers.must_wait(Side::Black));
    }
}

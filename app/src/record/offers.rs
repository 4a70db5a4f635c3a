//! Draw offers (Kodeks II 5.1): which were made, and who may make the next one.
//!
//! Pure, and fed from the record, so that a resumed game and one that was taken back know them. Only
//! admissible offers are here; the others are in the record and were passed on to nobody. That a
//! half-move of the other side refuses an offer needs no note: the half-move stands in the game.

use zgoda_game::Side;

use super::event::OfferAnswer;

/// A draw offer that was passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offered.
    pub side: Side,
    /// After which half-move.
    pub ply: u32,
    /// What the other side answered in words.
    pub answer: Option<OfferAnswer>,
}

/// All offers of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// Oldest first.
    made: Vec<Offer>,
    /// Those that the last walk-back made void, for the case that it is taken back.
    void: Vec<Offer>,
}

impl Offers {
    /// `side` offered a draw after half-move `ply`.
    pub fn offered(&mut self, side: Side, ply: u32) {
        self.made.push(Offer {
            side,
            ply,
            answer: None,
        });
    }

    /// The latest offer was answered in words.
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

    /// Must `side` wait for an offer of the other side before its next one?
    #[must_use]
    pub fn must_wait(&self, side: Side) -> bool {
        self.made.last().is_some_and(|last| last.side == side)
    }

    /// The game goes on from half-move `agreed`: offers made behind it are void, what was refused
    /// before it stays refused.
    pub fn walked_back(&mut self, agreed: u32) {
        let behind = |offer: &Offer| offer.ply > agreed;
        self.void = self.made.iter().copied().filter(behind).collect();
        self.made.retain(|offer| !behind(offer));
    }

    /// The walk-back was taken back.
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

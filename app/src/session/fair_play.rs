//! Who may hear what: one table.
//!
//! While there is one output it is the earphone of the player who hears the program, and everything
//! goes there. Between two such players only what is public may sound in official play; private
//! words are withheld, and the transcript says so. What only the arbiter may know never becomes an utterance at all.

use zgoda_game::{BySide, Side};
use zgoda_speech::Listener;

use super::options::{Mode, Sight};

/// For whom something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// Both players may hear it: announced moves, corrections, "boards differ" (VIII 2.2, 3.1.1).
    Public,
    /// This player alone: answers and questions. Who types for the other side is answered where he
    /// types.
    Private(Side),
    /// The blind player's assistant: a flag in words, which he may claim (VIII 4.1.4).
    Assistant,
    /// The hand that works on this player's board, and nobody else: that it did right.
    Hand(Side),
}

/// Where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hearing {
    /// It is said there.
    To(Listener),
    /// It must not be said: it is private and there is no private output for this listener.
    Withheld(Listener),
}

/// Where a word for `audience` goes.
#[must_use]
pub(super) fn hearing(audience: Audience, sight: &BySide<Sight>, mode: Mode) -> Hearing {
    match (audience, only_hearer(sight)) {
        (Audience::Public, Some(side)) => Hearing::To(side.into()),
        (Audience::Private(_), Some(listener)) => Hearing::To(listener.into()),
        (Audience::Hand(side), Some(listener)) if side == listener || mode == Mode::Training => {
            Hearing::To(listener.into())
        }
        (Audience::Hand(side), Some(_)) => Hearing::Withheld(side.into()),
        (Audience::Private(side) | Audience::Hand(side), None) if mode == Mode::Official => {
            Hearing::Withheld(side.into())
        }
        // No output is the assistant's alone yet.
        (Audience::Assistant, _) => Hearing::Withheld(Listener::Assistant),
        (Audience::Public | Audience::Private(_) | Audience::Hand(_), None) => {
            Hearing::To(Listener::Room)
        }
    }
}

/// The one player who hears the program, if there is just one.
#[must_use]
pub(super) fn only_hearer(sight: &BySide<Sight>) -> Option<Side> {
    match (sight.white.hears(), sight.black.hears()) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        (true, true) | (false, false) => None,
    }
}

/// The player at this program: who is meant where nobody is named.
#[must_use]
pub(super) fn player_here(sight: &BySide<Sight>) -> Side {
    match (sight.white.hears(), sight.black.hears()) {
        (false, true) => Side::Black,
        (true, _) | (false, false) => Side::White,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE_BLIND: BySide<Sight> = BySide {
        white: Sight::Blind,
        black: Sight::Sighted,
    };
    const BOTH: BySide<Sight> = BySide {
        white: Sight::Low,
        black: Sight::Blind,
    };

    #[test]
    fn one_earphone_hears_all_that_is_public_or_its_owners() {
        for audience in [Audience::Public, Audience::Private(Side::White)] {
            for mode in [Mode::Official, Mode::Training] {
                let heard = hearing(audience, &WHITE_BLIND, mode);
                assert_eq!(heard, Hearing::To(Listener::White));
            }
        }
    }

    /// Who types for the other side (`black: last`) has typed it here and is answered here. What the
    /// other side may know alone is not made an utterance in the first place.
    #[test]
    fn one_earphone_answers_whoever_asks_at_it() {
        for mode in [Mode::Official, Mode::Training] {
            let heard = hearing(Audience::Private(Side::Black), &WHITE_BLIND, mode);
            assert_eq!(heard, Hearing::To(Listener::White));
        }
    }

    /// Who hears the game does not hear what the other side's hand does on its own board.
    #[test]
    fn one_earphone_hears_nothing_meant_for_the_other_hand_in_official_play() {
        let heard = |mode, side| hearing(Audience::Hand(side), &WHITE_BLIND, mode);
        let (white, black) = (Side::White, Side::Black);
        assert_eq!(heard(Mode::Official, white), Hearing::To(Listener::White));
        assert_eq!(
            heard(Mode::Official, black),
            Hearing::Withheld(Listener::Black)
        );
        assert_eq!(heard(Mode::Training, black), Hearing::To(Listener::White));
    }

    #[test]
    fn two_who_share_one_output_hear_only_what_is_public() {
        assert_eq!(
            hearing(Audience::Public, &BOTH, Mode::Official),
            Hearing::To(Listener::Room)
        );
        for side in Side::ALL {
            assert_eq!(
                hearing(Audience::Private(side), &BOTH, Mode::Official),
                Hearing::Withheld(side.into())
            );
            assert_eq!(
                hearing(Audience::Private(side), &BOTH, Mode::Training),
                Hearing::To(Listener::Room)
            );
        }
        assert_eq!(player_here(&BOTH), Side::White);
        let black = BySide {
            white: Sight::Sighted,
            black: Sight::Blind,
        };
        assert_eq!(player_here(&black), Side::Black);
    }
}

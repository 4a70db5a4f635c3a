//! Whose output a word comes out of.

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
            let heard = output(audience, &WHITE_BLIND, mode);
            assert_eq!(heard, Output::Of(Listener::White, Role::Concerned));
        }
    }
}

/// Who types for the other side (`black: last`) has typed it here and is answered here. What the
/// other side may know alone is not made an utterance in the first place.
#[test]
fn one_earphone_answers_whoever_asks_at_it() {
    for mode in [Mode::Official, Mode::Training] {
        let heard = output(Audience::Private(Side::Black), &WHITE_BLIND, mode);
        assert_eq!(heard, Output::Of(Listener::White, Role::Concerned));
    }
}

/// Who hears the game does not hear what the other side's hand does on its own board.
#[test]
fn one_earphone_hears_nothing_meant_for_the_other_hand_in_official_play() {
    let heard = |mode, side| output(Audience::Hand(side), &WHITE_BLIND, mode);
    let (white, black) = (Side::White, Side::Black);
    assert_eq!(
        heard(Mode::Official, white),
        Output::Of(Listener::White, Role::Concerned)
    );
    assert_eq!(heard(Mode::Official, black), Output::None(Listener::Black));
    let training = Output::Of(Listener::White, Role::Opponent);
    assert_eq!(heard(Mode::Training, black), training);
}

#[test]
fn two_who_share_one_output_hear_only_what_is_public() {
    assert_eq!(
        output(Audience::Public, &BOTH, Mode::Official),
        Output::Of(Listener::Room, Role::Room)
    );
    for side in Side::ALL {
        assert_eq!(
            output(Audience::Private(side), &BOTH, Mode::Official),
            Output::None(side.into())
        );
        assert_eq!(
            output(Audience::Private(side), &BOTH, Mode::Training),
            Output::Of(Listener::Room, Role::Room)
        );
    }
    assert_eq!(player_here(&BOTH), Side::White);
    let black = BySide {
        white: Sight::Sighted,
        black: Sight::Blind,
    };
    assert_eq!(player_here(&black), Side::Black);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests which output a message goes to.

use zgoda_record::mode::Mode;

use super::*;

const WHITE_BLIND: BySide<Sight> = BySide {
    white: Sight::Blind,
    black: Sight::Sighted,
};
const BOTH: BySide<Sight> = BySide {
    white: Sight::Low,
    black: Sight::Blind,
};

/// The output for a message to this audience. The players share one output.
fn output(audience: Audience, sight: &BySide<Sight>, mode: Mode) -> Output {
    let outputs = &Outputs::ONE;
    let hearing = Hearing {
        sight,
        mode,
        outputs,
        shared: false,
    };
    let all = hearing.outputs(audience);
    assert_eq!(all.len(), 1, "{audience:?}");
    all[0]
}

#[test]
fn one_earphone_hears_all_that_is_public_or_its_owners() {
    for audience in [Audience::Public, Audience::Private(Side::White)] {
        for mode in [Mode::Official, Mode::Training] {
            let heard = output(audience, &WHITE_BLIND, mode);
            assert_eq!(heard, Output::Of(Listener::White, Role::Concerned));
        }
    }
}

/// A player who types for the other side (`black: last`) has typed the line at this earphone and is answered there. Other
/// code ensures that words for the other side alone do not become an utterance.
#[test]
fn one_earphone_answers_whoever_asks_at_it() {
    for mode in [Mode::Official, Mode::Training] {
        let heard = output(Audience::Private(Side::Black), &WHITE_BLIND, mode);
        assert_eq!(heard, Output::Of(Listener::White, Role::Concerned));
    }
}

/// A player who hears the game does not hear the acts of the opponent's hand on the opponent's board.
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

const ALL: [Listener; 4] = [
    Listener::White,
    Listener::Black,
    Listener::Assistant,
    Listener::Room,
];

/// Private words go to the listener for whom they are meant, or to no output.
#[test]
fn with_outputs_of_their_own_each_hears_their_own() {
    let outputs = &Outputs::of(ALL);
    for mode in [Mode::Official, Mode::Training] {
        let hearing = Hearing {
            sight: &BOTH,
            mode,
            outputs,
            shared: false,
        };
        let public: Vec<Listener> = hearing
            .outputs(Audience::Public)
            .into_iter()
            .map(|output| match output {
                Output::Of(listener, _) => listener,
                Output::None(listener) => panic!("{listener:?} has one"),
            })
            .collect();
        assert_eq!(public, ALL);
        for side in Side::ALL {
            for audience in [Audience::Private(side), Audience::Hand(side)] {
                let own = [Output::Of(side.into(), Role::Concerned)];
                assert_eq!(hearing.outputs(audience), own);
            }
            assert_eq!(hearing.ear(side), side.into());
            assert!(hearing.hears_alone(side) && hearing.hears(side));
        }
        let assistants = [Output::Of(Listener::Assistant, Role::Assistant)];
        assert_eq!(hearing.outputs(Audience::Assistant), assistants);
    }
}

/// In official play a sighted player hears nothing, even where an earphone was named for them.
#[test]
fn an_earphone_gives_a_sighted_player_no_rights() {
    let hearing = |mode| Hearing {
        sight: &WHITE_BLIND,
        mode,
        outputs: const { &Outputs::ONE },
        shared: false,
    };
    let outputs = &Outputs::of(ALL);
    let official = Hearing {
        outputs,
        shared: false,
        ..hearing(Mode::Official)
    };
    let black: Output = Output::Of(Listener::Black, Role::Concerned);
    assert!(!official.outputs(Audience::Public).contains(&black));
    let hand = official.outputs(Audience::Hand(Side::Black));
    assert_eq!(hand, [Output::None(Listener::Black)]);
    // Black types the line at White's earphone, and the answer comes there.
    let white = Output::Of(Listener::White, Role::Concerned);
    assert_eq!(official.outputs(Audience::Private(Side::Black)), [white]);
    let training = Hearing {
        outputs,
        shared: false,
        ..hearing(Mode::Training)
    };
    assert!(training.outputs(Audience::Public).contains(&black));
    assert_eq!(training.outputs(Audience::Private(Side::Black)), [black]);
}

/// Players without an output of their own hear private words in the room only in training.
#[test]
fn the_room_hears_nothing_private_in_official_play() {
    let outputs = &Outputs::of([Listener::White, Listener::Room]);
    let heard = |mode| {
        let sight = &BOTH;
        Hearing {
            sight,
            mode,
            outputs,
            shared: false,
        }
        .outputs(Audience::Private(Side::Black))
    };
    assert_eq!(heard(Mode::Official), [Output::None(Listener::Black)]);
    let room = [Output::Of(Listener::Room, Role::Room)];
    assert_eq!(heard(Mode::Training), room);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the sound of a refusal. It comes before the words of refusals, and before no other words. A transcript has only words, so
//! no story shows the sound.

use std::time::Duration;

use zgoda_game::{BySide, Piece, Side, Variant};
use zgoda_hw::sim::HandCommand;
use zgoda_input::hands::owner::Maps;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::{BoardOf, Earcon};
use zgoda_table::session::options::Hands;

/// The kinds and sounds of all answers to a line.
fn said_to(world: &mut World, line: &str) -> Vec<(&'static str, Option<Earcon>)> {
    let before = world.said().len();
    world.type_line(line);
    world.run(Duration::from_secs(5));
    let said = world.said()[before..].iter();
    said.map(|it| (it.message.kind(), it.earcon)).collect()
}

fn begun(settings: Settings) -> World {
    let mut world = World::new(settings);
    world.run(Duration::from_secs(3));
    world
}

fn assert_refused(world: &mut World, line: &str, kind: &'static str) {
    assert_eq!(
        said_to(world, line),
        [(kind, Some(Earcon::Refused))],
        "{line}"
    );
}

#[test]
fn what_is_refused_has_the_sound_of_it() {
    let mut training = begun(Settings::default());
    assert_refused(&mut training, "qqqq", "not-understood");
    assert_refused(&mut training, "32-23", "move-illegal");
    training.type_line("32-28");
    training.run(Duration::from_secs(5));
    assert_refused(&mut training, "white: compare", "check-not-now");
    for line in ["arbiter", "stop"] {
        training.type_line(line);
        training.run(Duration::from_secs(5));
    }
    for line in ["19-23", "undo"] {
        assert_refused(&mut training, line, "play-is-stopped");
    }

    let mut whites = begun(Settings {
        sight: BySide::from_fn(|_| Sight::Blind),
        keys: Maps {
            keyboard: AtKeyboard::Side(Side::White),
            ..Maps::default()
        },
        ..Settings::default()
    });
    assert_refused(&mut whites, "black: resign", "keyboard-of");
}

/// The same message about a board that is away refuses a half-move by hand, and answers a person who asks about the boards. Only
/// the refusal has the sound.
#[test]
fn a_board_that_is_away_refuses_a_hand_and_answers_a_question() {
    let mut world = World::new(Settings {
        boards: vec![BoardOf::Shared],
        hands: Hands::Simulated,
        ..Settings::default()
    });
    for (line, sound) in [("boards", None), ("hand 32-28", Some(Earcon::Refused))] {
        world.type_line(line);
        let said = world.said().last().map(|it| (it.message.kind(), it.earcon));
        assert_eq!(said, Some(("board-away", sound)), "{line}");
    }
}

/// If the two sounded different, the listener would learn that the half-move is illegal (Kodeks I 5.4).
#[test]
fn in_official_play_an_illegal_half_move_sounds_like_a_legal_one() {
    let answer = |line: &str| {
        let mut world = begun(Settings {
            mode: Mode::Official,
            ..Settings::default()
        });
        let first = said_to(&mut world, line);
        (first, said_to(&mut world, "black: 20-24"))
    };
    let legal = answer("white: 32-28");
    assert_eq!(legal.0, [("move-played", None)]);
    for illegal in ["white: 32-23", "white: 31-22", "white: 34-25"] {
        assert_eq!(answer(illegal), legal, "{illegal}");
    }
}

/// If the last half-move is already the corrected one, this is reported, and no entry is struck out.
#[test]
fn a_correction_to_what_stands_changes_nothing() {
    for mode in [Mode::Training, Mode::Official] {
        let mut world = begun(Settings {
            mode,
            ..Settings::default()
        });
        said_to(&mut world, "32-28");
        let said = said_to(&mut world, "correct 32-28");
        assert_eq!(said, [("last-move", None)], "{mode:?}");
        assert_eq!(said_to(&mut world, "correct 32-27")[0].0, "move-corrected");
    }
}

/// An illegal half-move that was refused counts as a difference, and no longer as under way.
#[test]
fn what_was_refused_on_a_board_is_a_difference() {
    let mut world = begun(Settings {
        boards: vec![BoardOf::Shared],
        ..Settings::default()
    });
    let square = |name| Variant::International.square(name).unwrap();
    for hand in [
        HandCommand::Lift(square("32")),
        HandCommand::Rest(Duration::from_millis(400)),
        HandCommand::Put(square("23"), Piece::man(Side::White)),
    ] {
        world.hand(BoardOf::Shared, hand);
    }
    world.finish_hands();
    world.run(Duration::from_secs(5));
    let kinds = world.said().iter().map(|it| it.message.kind());
    assert!(kinds.into_iter().any(|kind| kind == "move-illegal"));
    let before = world.said().len();
    world.type_line("where");
    world.run(Duration::from_secs(5));
    let told = format!("{:?}", &world.said()[before..]);
    assert!(told.contains("Differs"), "{told}");
}

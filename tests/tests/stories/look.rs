// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests random looking at the board by ear. Every question and every gesture is answered once, and none of them changes the game.
//! In official play no answer tells a possible half-move or, without consent, the piece on a square.

use std::collections::BTreeSet;
use std::time::Duration;

use zgoda_game::{BySide, Setup, Side, Variant, legal_moves};
use zgoda_hw::sim::rng::Rng;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::Listener;
use zgoda_speech::announcement::Consent;

/// Questions that can be asked alone, or with a square, a side, a sort or a digit after them.
const QUESTIONS: [&str; 36] = [
    "up",
    "down",
    "left",
    "right",
    "up left",
    "up right",
    "down left",
    "down right",
    "first",
    "end",
    "here",
    "leave",
    "square SQUARE",
    "row",
    "row SQUARE",
    "diagonals",
    "diagonals SQUARE",
    "around",
    "around SQUARE",
    "men SIDE",
    "kings SIDE",
    "all SIDE",
    "board",
    "region",
    "region 5",
    "regions",
    "changed",
    "next",
    "next men SIDE",
    "previous kings",
    "more",
    "older",
    "newer",
    "newest",
    "where",
    "last",
];

const HINTS: [&str; 4] = ["moves SQUARE", "moves all", "captures", "attacked"];

/// The kinds of messages that tell the piece on a square.
const OF_THE_BOARD: [&str; 10] = [
    "square-holds",
    "cursor-on",
    "row-holds",
    "diagonals-hold",
    "around-holds",
    "regions-hold",
    "changed",
    "pieces-stand",
    "board-holds",
    "past-board",
];

/// The kinds of messages that are heard in training alone.
const OF_TRAINING: [&str; 5] = [
    "can-go",
    "captures-due",
    "all-moves",
    "attacked",
    "past-board",
];

fn line(rng: &mut Rng, variant: Variant) -> String {
    let all: Vec<&str> = QUESTIONS.into_iter().chain(HINTS).collect();
    let squares: Vec<_> = variant.squares().into_iter().collect();
    let square = variant.name(rng.pick(&squares).unwrap()).to_string();
    let side = rng.pick(&["white", "black"]).unwrap();
    let question = rng.pick(&all).unwrap();
    let question = question.replace("SQUARE", &square).replace("SIDE", side);
    let actor = rng.pick(&["", "", "white: ", "black: "]).unwrap();
    format!("{actor}{question}")
}

fn world(rng: &mut Rng, (variant, mode, consent): (Variant, Mode, bool), seed: u64) -> World {
    let blind = rng.pick(&Side::ALL).unwrap();
    let sight = |side| {
        if side == blind {
            Sight::Blind
        } else {
            Sight::Sighted
        }
    };
    World::new(Settings {
        mode,
        sight: BySide::from_fn(sight),
        start: Setup::start(variant),
        consents: match consent {
            true => vec![Consent::BoardByEar],
            false => vec![],
        },
        seed,
        ..Settings::default()
    })
}

/// Plays a random legal half-move, and waits until it was said.
fn play(world: &mut World, rng: &mut Rng) {
    let now = *world.game().now();
    let Some(mv) = rng.pick(&legal_moves(&now)) else {
        return;
    };
    let variant = now.variant();
    let (from, to) = (variant.name(mv.from), variant.name(mv.to));
    world.type_line(&format!("{}: {from}-{to}", now.turn().word()));
    world.run(Duration::from_secs(10));
}

#[test]
fn every_question_is_answered_once_and_changes_nothing() {
    let first: u64 = std::env::var("ZGODA_SEED").map_or(1, |seed| seed.parse().unwrap());
    println!("seeds from {first} on");
    let mut heard = BTreeSet::new();
    for seed in first..first + 12 {
        let mut rng = Rng::new(seed);
        let variant = rng.pick(&Variant::ALL).unwrap();
        let mode = rng.pick(&[Mode::Official, Mode::Training]).unwrap();
        let consent = rng.pick(&[true, false]).unwrap();
        let mut world = world(&mut rng, (variant, mode, consent), seed);
        world.run(Duration::from_secs(2));
        for _ in 0..120 {
            if rng.once_in(10) {
                play(&mut world, &mut rng);
            }
            let before = world.game().standing().to_vec();
            let said = world.said().len();
            let line = line(&mut rng, variant);
            world.type_line(&line);
            world.run(Duration::from_millis(200));
            let answers: Vec<&str> = world.said()[said..]
                .iter()
                .map(|said| said.message.kind())
                .collect();
            let place = format!("seed {seed}, {mode:?}, {consent:?}, {line:?}");
            assert_eq!(answers.len(), 1, "{place}: {answers:?}");
            assert_eq!(world.game().standing(), before, "{place}");
            let [kind] = answers[..] else { panic!() };
            if mode == Mode::Official {
                assert!(!OF_TRAINING.contains(&kind), "{place}: {kind}");
                let told = OF_THE_BOARD.contains(&kind);
                assert!(!told || consent, "{place}: {kind}");
            }
            heard.insert(kind);
        }
    }
    // Checks that every kind of answer was heard.
    let all = OF_THE_BOARD.into_iter().chain(OF_TRAINING);
    for kind in all.chain(["cursor-at", "training-only", "not-consented", "at-the-edge"]) {
        assert!(heard.contains(kind), "{kind} never came about; {heard:?}");
    }
}

#[test]
fn an_assistant_with_a_channel_of_their_own_hears_the_edge_there() {
    let mut world = World::new(Settings {
        mode: Mode::Official,
        sight: BySide {
            white: Sight::Blind,
            black: Sight::Sighted,
        },
        channels: vec![Listener::White, Listener::Assistant],
        ..Settings::default()
    });
    world.run(Duration::from_secs(2));
    for (line, to) in [
        ("assistant: down", Listener::Assistant),
        ("down", Listener::White),
    ] {
        let said = world.said().len();
        world.type_line(line);
        world.run(Duration::from_millis(200));
        let answers: Vec<_> = world.said()[said..]
            .iter()
            .map(|said| (said.to, said.message.kind()))
            .collect();
        assert_eq!(answers, [(to, "at-the-edge")], "{line}");
    }
}

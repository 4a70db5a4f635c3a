// SPDX-License-Identifier: GPL-3.0-or-later
//! A hundred first evenings: a beginner types whatever comes to mind, legal or not, out of turn, corrected, half typed, and lets
//! the hands of the simulated board do odd things. After each of these evenings the game can go on.

use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{Setup, Side, Variant, legal_moves};
use zgoda_hw::sim::rng::Rng;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::options::{Hands, Keeper};

const SESSIONS: u64 = 100;

/// The number of lines that a person types before the test goes on with the game.
const LINES: usize = 25;

/// The time that is given to a line: the hands act, the board is read, and the words are heard.
const LISTENS: Duration = Duration::from_secs(4);

/// A legal half-move of `side` in the present position, if it has one.
fn legal(rng: &mut Rng, now: &Setup, side: Side) -> Option<String> {
    let before = now.with_turn(side);
    let moves: Vec<_> = legal_moves(&before).into_iter().collect();
    let mv = rng.below(moves.len().max(1) as u64) as usize;
    moves.get(mv).map(|mv| write_move(&before, mv))
}

fn line(rng: &mut Rng, world: &World) -> String {
    let now = *world.game().now();
    let variant = now.variant();
    let squares: Vec<_> = variant.squares().into_iter().collect();
    let mut square = || variant.name(rng.pick(&squares).unwrap()).to_string();
    let (one, other) = (square(), square());
    let piece = rng.pick(&["wm", "wk", "bm", "bk"]).unwrap();
    let turn = now.turn();
    let plays = |it: Option<String>| it.unwrap_or_else(|| "where".to_owned());
    match rng.below(20) {
        0..=6 => plays(legal(rng, &now, turn)),
        7 => plays(legal(rng, &now, turn.other())),
        8 => format!("{one}-{other}"),
        9 => format!("{one}x{other}"),
        10 => format!("correct {}", plays(legal(rng, &now, turn.other()))),
        11 => format!("correct {one}-{other}"),
        12 => format!("hand {one}-{other}"),
        13 => format!("lift {one}"),
        14 => format!("put {one} {piece}"),
        15 => format!("remove {one}"),
        16 => format!("slide {one} {other}"),
        17 => rng
            .pick(&["undo", "press", "pause", "stop"])
            .unwrap()
            .to_owned(),
        18 => rng
            .pick(&["yes", "no", "where", "boards", "repeat"])
            .unwrap()
            .to_owned(),
        _ => rng
            .pick(&["32-", "3", "32 2", "xx", "-", "99-1", "white", "correct"])
            .unwrap()
            .to_owned(),
    }
}

fn types(world: &mut World, line: &str) {
    world.type_line(line);
    world.finish_hands();
    world.run(LISTENS);
}

fn settings(rng: &mut Rng, seed: u64) -> Settings {
    let mut settings = Settings {
        boards: vec![BoardOf::Shared],
        hands: Hands::Simulated,
        seed,
        ..Settings::default()
    };
    if rng.once_in(2) {
        settings.time = Some("80m+60s".parse().unwrap());
        settings.keeper = Keeper::Embedded;
    }
    settings
}

#[test]
fn a_hundred_first_evenings_end_in_a_game_that_can_go_on() {
    let mut entered = 0;
    for seed in 1..=SESSIONS {
        let mut rng = Rng::new(seed);
        let mut world = World::new(settings(&mut rng, seed));
        world.run(LISTENS);
        let mut typed = Vec::new();
        for _ in 0..LINES {
            let line = line(&mut rng, &world);
            types(&mut world, &line);
            typed.push(line);
        }
        entered += world.game().standing().len();
        // Any open question is answered with no, and then a legal half-move is played.
        types(&mut world, "no");
        let before = world.game().standing().len();
        let now = *world.game().now();
        assert_eq!(now.variant(), Variant::International);
        if zgoda_game::ended(&now).is_some() {
            types(&mut world, "undo");
            types(&mut world, "yes");
            assert_eq!(
                world.game().standing().len(),
                before - 1,
                "seed {seed}: {typed:?}"
            );
            continue;
        }
        let next = legal(&mut rng, &now, now.turn()).unwrap();
        types(&mut world, &next);
        let heard: Vec<_> = world.heard().iter().rev().take(4).collect();
        assert_eq!(
            world.game().standing().len(),
            before + 1,
            "seed {seed}: {next} was not entered after {typed:?}; heard last {heard:?}"
        );
    }
    // The evenings were games, not only refusals.
    assert!(entered > 300, "{entered} half-moves in all");
}

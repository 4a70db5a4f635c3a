// SPDX-License-Identifier: GPL-3.0-or-later
//! The same inputs at the same moments give the same effects, to the letter.

use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{Setup, Side, Variant};
use zgoda_hw::sim::{Fault, Faults};
use zgoda_record::mode::Mode;
use zgoda_scenarios::{DiskHabit, Settings, VoiceHabit, World, games};
use zgoda_speech::announcement::BoardOf;

/// A game with everything that can go wrong on the way.
fn told(seed: u64) -> (Vec<String>, Vec<String>) {
    let game = games::random(seed, Setup::start(Variant::International), 30);
    let mut world = World::new(Settings {
        mode: Mode::Official,
        boards: vec![BoardOf::Side(Side::White)],
        faults: Faults::all(seed).with(Fault::Cut).with(Fault::Wrong),
        voice: VoiceHabit::Paced,
        seed,
        ..Settings::default()
    });
    world.run(Duration::from_secs(5));
    let mut now = game.start;
    for (n, mv) in game.moves.iter().enumerate() {
        if now.turn() == Side::Black {
            world.type_line(&format!("black: {}", write_move(&now, mv)));
        }
        match n {
            7 => world.disk_becomes(DiskHabit::Gone),
            9 => world.disk_becomes(DiskHabit::Fine),
            11 => world.type_line("where"),
            _ => {}
        }
        world.hand_move(world.boards()[0], &now, mv);
        world.run(Duration::from_secs(6));
        now = mv.apply(&now);
    }
    let lines = world
        .heard()
        .iter()
        .map(|heard| heard.line.json())
        .collect();
    (world.log().to_vec(), lines)
}

#[test]
fn the_same_inputs_give_the_same_effects() {
    for seed in 1..=4 {
        let (effects, lines) = told(seed);
        let (effects_again, lines_again) = told(seed);
        assert!(effects.len() > 100, "seed {seed}: hardly a game");
        let differs = effects.iter().zip(&effects_again).find(|(a, b)| a != b);
        assert_eq!(differs, None, "seed {seed}");
        assert_eq!(effects.len(), effects_again.len(), "seed {seed}");
        assert_eq!(lines, lines_again, "seed {seed}");
    }
}

#[test]
fn another_seed_gives_another_game() {
    assert_ne!(told(1).0, told(2).0);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Kills at every batch on its way to the disk: everything that was announced as recorded is in the file, and the game goes on
//! from there.
//!
//! The record is a real file. Its behaviour below a sync is tried with the real program.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use zgoda_game::notation::write_fen;
use zgoda_game::{Move, Setup, Side, Variant};
use zgoda_hw::sim::Faults;
use zgoda_record::event::{Event, GameSettings};
use zgoda_record::mode::Mode;
use zgoda_record::{Record, Status, read};
use zgoda_scenarios::games::{self, Played};
use zgoda_scenarios::{Settings, World, papers};
use zgoda_speech::announcement::BoardOf;

/// Half-moves of the game that is killed at every batch.
const PLIES: usize = 8;

fn settings() -> Settings {
    Settings {
        mode: Mode::Official,
        faults: Faults::NONE,
        seed: 5,
        // The sync is long enough for a kill to fall between the order to write and its end.
        sync: Duration::from_millis(40),
        ..Settings::default()
    }
    .on_boards(vec![BoardOf::Shared])
}

fn kept(start: &Setup) -> GameSettings {
    GameSettings {
        start: write_fen(start),
        board_white: "sim".to_owned(),
        board_black: "shared".to_owned(),
        ..papers::settings(&settings())
    }
}

fn new_record(path: &Path, start: &Setup) -> Record {
    Record::create(path, &kept(start), &[]).unwrap()
}

fn game() -> Played {
    games::random(11, Setup::start(Variant::International), PLIES)
}

/// Plays on from the position in the record.
fn play_on(world: &mut World, game: &Played, enough: impl Fn(&World) -> bool + Copy) -> bool {
    let recorded = world.game().standing().len();
    let moves = game.moves.get(recorded..).unwrap_or_default();
    for (mv, ply) in moves.iter().zip(u32::try_from(recorded).unwrap() + 1..) {
        let now = *world.game().now();
        world.hand_move(world.boards()[0], &now, mv);
        let idle = |world: &World| enough(world) || world.wire().hands_are_idle();
        world.run_until(Duration::from_secs(60), idle);
        let told = |world: &World| enough(world) || announced(world) >= ply;
        world.run_until(Duration::from_secs(20), told);
        if enough(world) {
            return true;
        }
        world.run(Duration::from_millis(700));
    }
    world.run_until(Duration::from_secs(10), enough)
}

/// The highest half-move that was said without "not recorded".
fn announced(world: &World) -> u32 {
    let mut said = 0;
    for heard in world.heard() {
        let line = &heard.line;
        if line.about.kind == "move-played" && !line.text.contains("nie zapisano") {
            said = said.max(line.about.ply.unwrap_or_default());
        }
    }
    said
}

fn settle(world: &mut World) {
    let met = |world: &World| {
        let mut kinds = world.heard().iter().map(|heard| heard.line.about.kind);
        kinds.any(|kind| matches!(kind, "board-agrees" | "ask-board-ahead"))
    };
    assert!(
        world.run_until(Duration::from_secs(30), met),
        "{:?}",
        world.heard()
    );
    world.run(Duration::from_secs(1));
}

fn half_moves(events: &[Event]) -> Vec<(u32, String)> {
    let state = zgoda_record::State::of(events);
    let standing = state
        .entries
        .iter()
        .filter(|it| it.status == Status::Standing);
    standing
        .map(|it| (it.entry.ply, it.entry.notation.clone()))
        .collect()
}

#[test]
fn killed_before_and_after_every_batch() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.zgoda");
    let game = game();
    let mut whole = World::with_record(settings(), Some(new_record(&path, &game.start)));
    settle(&mut whole);
    play_on(&mut whole, &game, |_| false);
    let batches = whole.disk().batches();
    let expected = half_moves(whole.disk().durable());
    assert_eq!(expected.len(), PLIES);
    assert!(batches > PLIES, "{batches}");
    drop(whole);

    let mut lengths = BTreeSet::new();
    for kill in 0..batches {
        // The kill comes while the batch is still on its way to the disk, and at the moment at which the batch is durable.
        for after in [false, true] {
            let path = folder.path().join(format!("killed-{kill}-{after}.zgoda"));
            let record = Some(new_record(&path, &game.start));
            let mut world = World::with_record(settings(), record);
            let dead = |world: &World| {
                let done = world.disk().batches();
                if after {
                    done > kill
                } else {
                    done >= kill && !world.disk().is_idle()
                }
            };
            if !world.run_until(Duration::from_secs(30), |world| {
                dead(world) || !world.heard().is_empty() && world.disk().batches() >= 2
            }) {
                panic!("nothing begins");
            }
            if !dead(&world) {
                world.run_until(Duration::from_secs(3), dead);
            }
            if !dead(&world) {
                assert!(
                    play_on(&mut world, &game, dead),
                    "batch {kill} is never written"
                );
            }
            let said = announced(&world);
            let (durable, wires, now) = world.killed();

            let found = read(&path).unwrap();
            let events: Vec<Event> = found.events.iter().map(|it| it.event.clone()).collect();
            assert_eq!(
                events, durable,
                "batch {kill}: the file holds something else"
            );
            let recorded = half_moves(&events);
            lengths.insert(recorded.len());
            assert!(
                recorded.len() >= said as usize,
                "batch {kill}: half-move {said} was said as recorded, {} are",
                recorded.len()
            );
            assert_eq!(recorded[..], expected[..recorded.len()], "batch {kill}");

            let (record, _) = Record::open(&path).unwrap();
            let mut world = World::resumed(settings(), events, Some(record), wires, now);
            finish_hands_and_mend(&mut world, &game);
            play_on(&mut world, &game, |_| false);
            assert_eq!(half_moves(world.disk().durable()), expected, "batch {kill}");
        }
    }
    assert_eq!(
        lengths.len(),
        PLIES + 1,
        "killed at every length: {lengths:?}"
    );
    println!("{batches} batches, killed before and after each");
}

/// Lets the hands finish after the kill; a half-move that the resumed game finds ahead is asked about, and the answer is yes.
fn finish_hands_and_mend(world: &mut World, game: &Played) {
    world.finish_hands();
    world.run(Duration::from_secs(6));
    let asked = world
        .heard()
        .iter()
        .any(|heard| heard.line.about.kind == "ask-board-ahead");
    if asked {
        world.type_line("yes");
        world.run(Duration::from_secs(1));
    }
    let standing = world.game().standing();
    let played: Vec<Move> = standing.iter().map(|entry| entry.mv).collect();
    assert_eq!(played[..], game.moves[..played.len()]);
    let turn = world.game().now().turn();
    assert_eq!(turn == Side::White, played.len().is_multiple_of(2));
}

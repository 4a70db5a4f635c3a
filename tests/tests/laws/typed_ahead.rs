//! Half-moves that are typed before the board has reported the one that they answer: one board before White, and Black's half-moves
//! typed while White's hand is still at it, or long before. However the two fall together, the record has what hands did, in its
//! order, and no half-move takes the place of another one.
//!
//! `ZGODA_GAMES` says how many games (a few without it), `ZGODA_SEED` from which seed on. A failure names its seed.

use std::time::Duration;

use zgoda::mode::Mode;
use zgoda::record::event::Body;
use zgoda_game::{Piece, Side, Square, Variant};
use zgoda_hw::sim::HandCommand;
use zgoda_hw::sim::rng::Rng;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;

use crate::drawn;

const WHITE: BoardOf = BoardOf::Side(Side::White);
/// Games of a short run.
const FEW: u64 = 60;
/// White's hand does one of each pair, and Black's is typed and carried out on White's board.
const PLAYED: [[&str; 2]; 7] = [
    ["31", "27"],
    ["17", "21"],
    ["33", "28"],
    ["20", "25"],
    ["38", "33"],
    ["12", "17"],
    ["36", "31"],
];

fn sq(name: &str) -> Square {
    Variant::International.square(name).unwrap()
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn moves(world: &mut World, half_move: [&str; 2], side: Side) {
    for command in [
        HandCommand::Lift(sq(half_move[0])),
        HandCommand::Rest(ms(400)),
        HandCommand::Put(sq(half_move[1]), Piece::man(side)),
    ] {
        world.hand(WHITE, command);
    }
}

/// The half-moves that stand, after a game in which each answer is typed at a drawn moment from half a second before White's hand
/// begins to half a second behind its end.
fn standing(seed: u64) -> Vec<String> {
    let mut rng = Rng::new(seed ^ 0x51ab_77c3);
    let mode = match rng.once_in(2) {
        true => Mode::Official,
        false => Mode::Training,
    };
    let mut world = World::new(Settings {
        mode,
        boards: vec![WHITE],
        seed,
        ..Settings::default()
    });
    world.run(ms(4_000));
    for pair in PLAYED.chunks(2) {
        let &[own, ref answer @ ..] = pair else {
            continue;
        };
        let typed = rng.ms(0..=1_400);
        let types = |world: &mut World| {
            if let [[from, to]] = answer {
                world.type_line(&format!("black: {from}-{to}"));
            }
        };
        let begins = ms(500);
        if typed < begins {
            world.run(typed);
            types(&mut world);
            world.run(begins - typed);
            moves(&mut world, own, Side::White);
        } else {
            world.run(begins);
            moves(&mut world, own, Side::White);
            world.run(typed - begins);
            types(&mut world);
        }
        world.finish_hands();
        let until_carried_out = rng.ms(300..=1_500);
        world.run(until_carried_out);
        if let [answer] = answer {
            moves(&mut world, *answer, Side::Black);
            world.finish_hands();
        }
        let until_the_next = rng.ms(1_700..=4_000);
        world.run(until_the_next);
    }
    world.run(ms(6_000));
    let (events, ..) = world.killed();
    let mut standing = Vec::new();
    for event in &events {
        match &event.body {
            Body::EntryWritten(entry) => standing.push((entry.entry, entry.pdn.clone())),
            Body::EntryStruck { entry, .. } => standing.retain(|(id, _)| id != entry),
            _ => {}
        }
    }
    standing.into_iter().map(|(_, pdn)| pdn).collect()
}

#[test]
fn what_is_typed_before_the_board_reports_is_in_its_place() {
    let played = PLAYED.map(|[from, to]| format!("{from}-{to}"));
    let play = |seed| match standing(seed) {
        all if all == played => Ok(1),
        all => Err(format!("{all:?}")),
    };
    drawn::all_go_well("typed ahead", FEW, play, |games: &mut u64, one| {
        *games += one;
    });
}

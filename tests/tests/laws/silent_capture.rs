// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests boards that are silent from the middle of a capture until after its press. No reading then shows whether the captured men
//! were off at the press, so these men are in doubt. The board agrees with the record whether they are off or not, no player hears
//! of the doubt, and the next half-move decides.
//!
//! `ZGODA_GAMES` sets the number of games (a few without it), and `ZGODA_SEED` the first seed. A failure names its seed.

use std::time::Duration;

use zgoda_game::notation::parse_fen;
use zgoda_game::{BySide, Piece, Side, Square, Variant};
use zgoda_hw::sim::HandCommand;
use zgoda_hw::sim::rng::Rng;
use zgoda_record::event::{Body, Entry};
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::options::Keeper;

use crate::drawn;

/// Games of a short run.
const FEW: u64 = 24;

fn sq(name: &str) -> Square {
    Variant::International.square(name).unwrap()
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// White takes 33 and 23 with 38. The line goes silent between the landing and the last man, or before the landing is reported.
/// White takes 23 off, or leaves it, and presses. Then the line comes back. Black's next half-move is 19-23 if 23 was taken off,
/// and 23x12 if 23 still stands.
fn silent(seed: u64) -> Result<u64, String> {
    let mut rng = Rng::new(seed ^ 0x77e1_05ad);
    let (own, two) = (!rng.once_in(3), rng.once_in(2));
    let black = BoardOf::Side(Side::Black);
    let (board, boards) = match (own, two) {
        (true, true) => (
            BoardOf::Side(Side::White),
            vec![BoardOf::Side(Side::White), black],
        ),
        (true, false) => (BoardOf::Side(Side::White), vec![BoardOf::Side(Side::White)]),
        (false, _) => (BoardOf::Shared, vec![BoardOf::Shared]),
    };
    let two = own && two;
    let start = parse_fen("W:W38,50,45:B33,23,19,1", Variant::International).unwrap();
    let mut world = World::new(Settings {
        mode: Mode::Official,
        boards,
        start,
        seed,
        sight: BySide {
            white: Sight::Blind,
            black: match own {
                true => Sight::Sighted,
                false => Sight::Low,
            },
        },
        pin: Some("2468".to_owned()),
        time: Some("80m+60s".parse().unwrap()),
        keeper: Keeper::Embedded,
        ..Settings::default()
    });
    world.run(ms(4_000));
    for line in ["arbiter 2468", "prepared", "resume", "arbiter done"] {
        world.type_line(line);
        world.run(ms(1_000));
    }
    for command in [
        HandCommand::Lift(sq("38")),
        HandCommand::Rest(ms(400)),
        HandCommand::Put(sq("18"), Piece::man(Side::White)),
        HandCommand::Rest(ms(400)),
        HandCommand::Remove(sq("33")),
    ] {
        world.hand(board, command);
    }
    world.finish_hands();
    let told = rng.ms(1_100..=2_500);
    world.run(told);
    world.hand(board, HandCommand::Unplug);
    let off = !rng.once_in(3);
    let before_the_press = rng.ms(100..=1_500);
    world.run(before_the_press);
    if off {
        world.hand(board, HandCommand::Remove(sq("23")));
    }
    let pressed = rng.ms(100..=3_500);
    world.run(pressed);
    world.type_line("white: press");
    if two {
        // Black's hand carries out White's half-move on the other board.
        for command in [
            HandCommand::Rest(ms(600)),
            HandCommand::Lift(sq("38")),
            HandCommand::Rest(ms(400)),
            HandCommand::Put(sq("18"), Piece::man(Side::White)),
            HandCommand::Rest(ms(400)),
            HandCommand::Remove(sq("33")),
        ] {
            world.hand(black, command);
        }
        if off {
            world.hand(black, HandCommand::Remove(sq("23")));
        }
    }
    let silent = rng.ms(500..=6_000);
    world.run(silent);
    world.hand(board, HandCommand::Plug);
    world.run(ms(6_000));
    let answer = if off { ["19", "23"] } else { ["23", "12"] };
    let answers = |world: &mut World, of| {
        for command in [
            HandCommand::Lift(sq(answer[0])),
            HandCommand::Rest(ms(400)),
            HandCommand::Put(sq(answer[1]), Piece::man(Side::Black)),
        ] {
            world.hand(of, command);
        }
        if !off {
            world.hand(of, HandCommand::Remove(sq("18")));
        }
    };
    if two {
        answers(&mut world, black);
        world.finish_hands();
    } else if own {
        world.type_line(&format!("black: {} {}", answer[0], answer[1]));
    }
    answers(&mut world, board);
    world.finish_hands();
    world.run(ms(2_000));
    world.type_line("black: press");
    world.run(ms(5_000));
    let (events, ..) = world.killed();
    let mut standing: Vec<&Entry> = Vec::new();
    for event in &events {
        match &event.body {
            Body::EntryStruck { entry, .. } => standing.retain(|it| it.entry != *entry),
            Body::EntryWritten(entry) => standing.push(entry),
            Body::BoardDiffered { .. } => return Err(format!("differs at {}", event.ms)),
            _ => {}
        }
    }
    let ends = |entry: &Entry, from: &str, to: &str| entry.from == from && entry.to == to;
    let told = match standing[..] {
        [first, second] => {
            let doubt_told = first.captured.len() == 2 || !off || second.men_off == ["23"];
            ends(first, "38", "18") && ends(second, answer[0], answer[1]) && doubt_told
        }
        _ => false,
    };
    match told {
        true => Ok(1),
        false => Err(format!(
            "off {off}, own board {own}, two {two}: {standing:?}"
        )),
    }
}

#[test]
fn men_whose_end_nobody_saw_are_in_doubt() {
    drawn::all_go_well("silent captures", FEW, silent, |games: &mut u64, one| {
        *games += one;
    });
}

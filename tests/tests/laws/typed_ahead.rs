// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves that are typed before the board has reported the half-move that they answer. There is one board in front of
//! White, and Black's half-moves are typed while White's hand is still moving, or long before. Whichever comes first, the
//! record has the half-moves in the order in which they belong, and no half-move takes the place of another. If White's
//! hand is still taking captured men off, the entry has exactly the captured men that were off when the board came to
//! rest.
//!
//! `ZGODA_GAMES` is the number of games (a few by default), and `ZGODA_SEED` the first seed. A failure names its seed.

use std::time::Duration;

use zgoda_game::notation::parse_fen;
use zgoda_game::{Piece, Side, Square, Variant};
use zgoda_hw::sim::HandCommand;
use zgoda_hw::sim::rng::Rng;
use zgoda_record::event::{Body, MoveAnswer};
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::{Announcement, Message};

use crate::drawn;

const WHITE: BoardOf = BoardOf::Side(Side::White);
/// The number of games of a short run.
const FEW: u64 = 60;
/// The half-moves of both sides by turns. White's hand makes White's half-moves. Black's half-moves are typed, and
/// carried out on White's board.
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

/// The half-moves in the record after a game in which each answer is typed at a random moment, between half a second
/// before White's hand begins and half a second after it ends.
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
            Body::EntryWritten(entry) => standing.push((entry.entry, entry.notation.clone())),
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

/// White's man from 38 captures 33 and 23. White takes the men off with random pauses, or leaves one man standing, while
/// Black types the answer. The entry has captured the men that the board had shown to be off, Black's half-move comes
/// after it, and no entry is corrected.
fn answered_while_men_come_off(seed: u64) -> Result<u64, String> {
    let mut rng = Rng::new(seed ^ 0x0df1_3c5b);
    let start = parse_fen("W:W38,50:B33,23,1,2", Variant::International).unwrap();
    let mut world = World::new(Settings {
        mode: Mode::Official,
        boards: vec![WHITE],
        start,
        seed,
        ..Settings::default()
    });
    world.run(ms(4_000));
    moves(&mut world, ["38", "18"], Side::White);
    let rests = [rng.ms(150..=1_600), rng.ms(150..=1_600)];
    let left = rng.once_in(3);
    let quick = rests.iter().all(|rest| *rest <= ms(450)) && !left;
    for (man, rest) in ["33", "23"].into_iter().zip(rests) {
        if man == "33" || !left {
            world.hand(WHITE, HandCommand::Rest(rest));
            world.hand(WHITE, HandCommand::Remove(sq(man)));
        }
    }
    // The piece lands after 400 ms, and the board reports this one scan later.
    let typed = ms(700) + rng.ms(0..=600);
    world.run(typed);
    world.type_line("black: 1-7");
    world.finish_hands();
    world.run(ms(6_000));
    let (events, ..) = world.killed();
    let mut off = Vec::new();
    let mut standing = Vec::new();
    for event in &events {
        match &event.body {
            Body::Lifted { square, .. } if square != "38" => off.push(square.clone()),
            Body::EntryStruck { .. } => return Err("something is struck".to_owned()),
            Body::EntryWritten(entry) => {
                let mut taken: Vec<_> = entry.captured.iter().map(ToString::to_string).collect();
                taken.sort_unstable_by(|a, b| b.cmp(a));
                if entry.ply == 1 && taken != off {
                    return Err(format!("{taken:?} taken, {off:?} off"));
                }
                standing.push((entry.notation.clone(), taken.len()));
            }
            _ => {}
        }
    }
    match &standing[..] {
        [(_, taken), (answer, 0)] if answer == "1-7" && (*taken == 2 || !quick) => Ok(1),
        all => Err(format!("{all:?}")),
    }
}

#[test]
fn an_answer_waits_until_captured_men_are_at_rest() {
    let add = |games: &mut u64, one| *games += one;
    drawn::all_go_well(
        "answered while men come off",
        FEW,
        answered_while_men_come_off,
        add,
    );
}

/// The question whether a typed half-move corrects another one lapses with the next half-move of the other side. Only
/// that next half-move is entered, the typed half-move is kept as said, and its typist hears that it was left. If it is
/// typed again, it is entered as the answer.
#[test]
fn a_question_that_lapses_leaves_what_was_typed_as_said() {
    let mut world = World::new(Settings {
        boards: vec![WHITE],
        ..Settings::default()
    });
    world.run(ms(4_000));
    moves(&mut world, ["31", "27"], Side::White);
    world.run(ms(3_000));
    world.type_line("black: 17-21");
    moves(&mut world, ["17", "21"], Side::Black);
    world.run(ms(4_000));
    world.hand(WHITE, HandCommand::Lift(sq("33")));
    world.run(ms(300));
    world.type_line("black: 20-25");
    world.hand(WHITE, HandCommand::Put(sq("28"), Piece::man(Side::White)));
    world.run(ms(3_000));
    let left = |it: &&Announcement| it.message == Message::LeftAsItIs;
    assert_eq!(world.said().iter().filter(left).count(), 1);
    let standing = world.game().standing();
    assert_eq!(standing.last().map(|it| it.side), Some(Side::White));
    world.type_line("black: 20-25");
    world.run(ms(1_000));
    assert_eq!(world.game().standing().len(), 4);
    let (events, ..) = world.killed();
    let lapsed = |body: &Body| {
        let answer = MoveAnswer::Lapsed;
        matches!(body, Body::MoveAnswered { answer: it, .. } if *it == answer)
    };
    let said = |body: &Body| matches!(body, Body::Said { notation: Some(notation), .. } if notation == "20-25");
    for found in [&lapsed as &dyn Fn(&Body) -> bool, &said] {
        assert_eq!(events.iter().filter(|it| found(&it.body)).count(), 1);
    }
}

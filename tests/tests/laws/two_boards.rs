// SPDX-License-Identifier: GPL-3.0-or-later
//! Whole games on two boards, with half-moves wrongly carried out, an arbiter who goes back, and hands that do no more than they
//! are told. The record is the game, and every mending makes both boards agree in as few steps as possible.
//!
//! `ZGODA_GAMES` is the number of games (a few if it is not set), and `ZGODA_SEED` the first seed.

use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{Move, Setup, Side, Square, Variant};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{Faults, HandCommand};
use zgoda_record::mode::Mode;
use zgoda_scenarios::games::{self, Played};
use zgoda_scenarios::{Settings, World};
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, MendStep};

const FEW: u64 = 8;
const LONGEST: usize = 80;
const BOARDS: [BoardOf; 2] = [BoardOf::Side(Side::White), BoardOf::Side(Side::Black)];

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().expect("a number"))
}

fn games() -> Vec<(u64, Played)> {
    let (count, seed) = (number("ZGODA_GAMES", FEW), number("ZGODA_SEED", 1));
    let most = usize::try_from(count).unwrap();
    let mut games = games::real(most / 2).unwrap_or_default();
    let start = Setup::start(Variant::International);
    while games.len() < most {
        let next = seed + u64::try_from(games.len()).unwrap();
        games.push(games::random(next, start, LONGEST));
    }
    (seed..).zip(games).collect()
}

fn agree(world: &World, boards: &[BoardOf]) -> bool {
    boards.iter().all(|of| world.departs(*of).squares() == 0)
}

/// The last step that the hands were told after the first `heard` words, and the board of the step.
fn told(world: &World, heard: usize) -> Option<(BoardOf, MendStep)> {
    world.said()[heard..]
        .iter()
        .rev()
        .find_map(|said| match &said.message {
            Message::BoardDiffersBy { step, .. } | Message::MendNext { step } => {
                Some((said.about.board?, *step))
            }
            _ => None,
        })
}

/// Lets the hands do as they are told until the boards agree. Returns the number of steps.
fn mend(world: &mut World, boards: &[BoardOf], heard: usize) -> usize {
    let mut heard = heard;
    let mut steps = 0;
    while !agree(world, boards) {
        let came = world.run_until(Duration::from_secs(30), |w| told(w, heard).is_some());
        assert!(
            came,
            "nobody says what is to be done: {:?}",
            world.said().last()
        );
        let (of, step) = told(world, heard).unwrap();
        heard = world.said().len();
        world.hand(
            of,
            match step {
                MendStep::Remove(square) => HandCommand::Remove(square),
                MendStep::Put(square, piece) => HandCommand::Put(square, piece),
                MendStep::TurnRound => panic!("nobody turned a board"),
            },
        );
        world.finish_hands();
        steps += 1;
        assert!(steps < 200, "the mending does not end");
    }
    world.run(Duration::from_secs(3));
    steps
}

/// A free square next to the square to which a man should have come.
fn beside(setup: &Setup, to: Square, rng: &mut Rng) -> Option<Square> {
    let name: u64 = setup.variant().name(to).to_string().parse().unwrap();
    let near = if rng.once_in(2) { name + 1 } else { name - 1 };
    let square = setup.variant().square(&near.to_string()).ok()?;
    setup.at(square).is_none().then_some(square)
}

/// The outcome of the games.
#[derive(Debug, Default)]
struct Tally {
    half_moves: usize,
    wrong_transfers: usize,
    walk_backs: usize,
    steps: usize,
}

/// Carries `mv` out on another board. Now and then the man is put on a wrong square, and put right as told.
fn carry_out(
    world: &mut World,
    of: BoardOf,
    before: &Setup,
    mv: &Move,
    rng: &mut Rng,
    tally: &mut Tally,
) {
    let after = mv.apply(before);
    let wrong = beside(&after, mv.to, rng).filter(|_| !mv.is_capture() && rng.once_in(12));
    let heard = world.said().len();
    world.hand_move(of, before, mv);
    world.finish_hands();
    if let Some(square) = wrong {
        let piece = world.wire_of(of).stands(mv.to).unwrap();
        world.hand(of, HandCommand::Remove(mv.to));
        world.hand(of, HandCommand::Put(square, piece));
        world.finish_hands();
        world.run(Duration::from_secs(5));
        tally.wrong_transfers += 1;
        if world.is_official() {
            // No player is told which man stands wrongly (VIII 3.1.1), but this hand knows which man it is.
            assert_eq!(told(world, heard), None);
            world.hand(of, HandCommand::Remove(square));
            world.hand(of, HandCommand::Put(mv.to, piece));
            world.finish_hands();
            world.run(Duration::from_secs(5));
        } else {
            tally.steps += mend(world, &[of], heard);
        }
    }
}

/// Plays one game on `boards`; the half-moves of a side without a board are typed.
fn play(seed: u64, game: &Played, boards: &[BoardOf], mode: Mode) -> Tally {
    let mut rng = Rng::new(seed ^ 0xb0a2d);
    let mut tally = Tally::default();
    let mut world = World::new(Settings {
        mode,
        pin: Some("2468".to_owned()),
        boards: boards.to_vec(),
        start: game.start,
        faults: Faults::NONE,
        seed,
        ..Settings::default()
    });
    world.run(Duration::from_secs(5));
    let back_at = rng.below(game.moves.len() as u64) as usize;
    let mut went_back = false;
    let mut ply = 0;
    while let Some(mv) = game.moves.get(ply) {
        let before = *world.game().now();
        let own = BoardOf::Side(before.turn());
        if boards.contains(&own) {
            world.hand_move(own, &before, mv);
            world.finish_hands();
        } else {
            let side = before.turn().word();
            world.type_line(&format!("{side}: {}", write_move(&before, mv)));
        }
        let entered = |world: &World| world.game().standing().len() == ply + 1;
        assert!(
            world.run_until(Duration::from_secs(20), entered),
            "seed {seed}: half-move {} is not seen; said {:?}",
            ply + 1,
            world.said().last()
        );
        for of in boards.iter().filter(|of| **of != own) {
            world.run(rng.ms(0..=2_000));
            carry_out(&mut world, *of, &before, mv, &mut rng, &mut tally);
        }
        world.run(rng.ms(1_800..=3_000));
        ply += 1;
        tally.half_moves += 1;
        if ply == back_at && !went_back {
            went_back = true;
            let to = ply.saturating_sub(1 + rng.below(6) as usize);
            let heard = world.said().len();
            match mode {
                Mode::Training => world.type_line("arbiter"),
                Mode::Official => world.type_line("arbiter 2468"),
            }
            world.run(Duration::from_secs(1));
            world.type_line(&format!("walk-back {to}"));
            if mode == Mode::Training {
                world.type_line("yes");
            }
            // The smallest number of steps: every differing square is touched once.
            let least: usize = boards
                .iter()
                .map(|of| {
                    let departs = world.departs(*of);
                    departs.remove.len() + departs.put.len()
                })
                .sum();
            let steps = mend(&mut world, boards, heard);
            assert_eq!(steps, least, "seed {seed}, back from {ply} to {to}");
            tally.walk_backs += 1;
            tally.steps += steps;
            world.type_line("resume");
            world.type_line("arbiter done");
            world.run(Duration::from_secs(2));
            ply = to;
        }
    }
    world.run(Duration::from_secs(20));
    let recorded: Vec<Move> = world.game().standing().iter().map(|it| it.mv).collect();
    assert_eq!(recorded, game.moves, "seed {seed}, {}", game.name);
    assert!(
        agree(&world, boards),
        "seed {seed}: the boards do not agree"
    );
    tally
}

fn play_all(name: &str, boards: &[BoardOf]) {
    let mut sum = Tally::default();
    let games = games();
    for (seed, game) in &games {
        // In official play the players are told how to mend only by an arbiter's decision.
        let mode = if seed.is_multiple_of(2) {
            Mode::Official
        } else {
            Mode::Training
        };
        let one = play(*seed, game, boards, mode);
        sum.half_moves += one.half_moves;
        sum.wrong_transfers += one.wrong_transfers;
        sum.walk_backs += one.walk_backs;
        sum.steps += one.steps;
    }
    println!("{name}: {} games, {sum:?}", games.len());
    assert!(sum.walk_backs > 0 && sum.wrong_transfers > 0, "{sum:?}");
}

/// Each player has a sensor board.
#[test]
fn both_boards_are_sensed() {
    play_all("two boards", &BOARDS);
}

/// White has a sensor board, and Black has none: Black's half-moves are typed, and carried out on White's board.
#[test]
fn one_board_is_sensed() {
    play_all("one board of two", &BOARDS[..1]);
}

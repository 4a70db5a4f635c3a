// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of boards that are far from the record: set up otherwise, half set up, or turned round. If a board answers, the program
//! must not say that it is silent. The squares of the board are named if that is allowed, and the game goes on once the men stand
//! rightly.

use std::time::Duration;

use zgoda_game::{BySide, Senses, Setup, Variant, legal_moves};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{HandCommand, Make};
use zgoda_record::event::{Body, Event};
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::Language;
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::options::Keeper;

const OF: BoardOf = BoardOf::Shared;

/// The kinds of all messages that were heard after the first `from` messages.
fn heard_since(world: &World, from: usize) -> Vec<String> {
    let heard = world.heard().iter().skip(from);
    heard.map(|it| it.line.about.kind.to_owned()).collect()
}

/// A position far from the record: the end of some game, or a half set-up board.
fn far(start: &Setup, rng: &mut Rng) -> Setup {
    let mut board = *start;
    if rng.once_in(3) {
        for square in start.variant().squares() {
            if rng.once_in(2) {
                board.put(square, None);
            }
        }
        return board;
    }
    let plies = 10 + rng.ms(0..=80).as_millis();
    for _ in 0..plies {
        let moves: Vec<_> = legal_moves(&board).iter().copied().collect();
        let Some(mv) = rng.pick(&moves) else { break };
        board = mv.apply(&board);
    }
    board.with_turn(start.turn())
}

/// The position that a board with this position shows if it lies the other way round.
fn turned(setup: &Setup) -> Setup {
    let layout = setup.variant().layout();
    let mut board = Setup::empty(setup.variant(), setup.turn());
    for square in setup.variant().squares() {
        board.put(layout.turned(square), setup.at(square));
    }
    board
}

fn settings(make: Make, mode: Mode, on_board: Setup, seed: u64) -> Settings {
    let settings = Settings {
        mode,
        makes: BySide {
            white: make,
            black: make,
        },
        on_board: Some(on_board),
        seed,
        keeper: Keeper::Nobody,
        language: Language::English,
        ..Settings::default()
    };
    settings.on_boards(vec![OF])
}

fn make(seed: u64) -> Make {
    match seed % 4 {
        0 => Make::Dgt,
        1 => Make::Cpp(Senses::Exact),
        2 => Make::Cpp(Senses::Colour),
        _ => Make::Cpp(Senses::Occupancy),
    }
}

fn mode(seed: u64) -> Mode {
    match seed / 4 % 2 {
        0 => Mode::Training,
        _ => Mode::Official,
    }
}

/// Sets the men up rightly after any other position. The board must then agree, and the next half-move must be entered.
fn goes_on(world: &mut World, start: &Setup, told: &str) {
    world.hand(OF, HandCommand::SetUp(Box::new(*start)));
    world.run(Duration::from_secs(8));
    if heard_since(world, 0)
        .iter()
        .any(|it| it == "ask-orientation")
    {
        // The position does not show which end belongs to White. The answer "no" chooses the way round that
        // the manufacturer intends (`Orientation::Normal`).
        world.type_line("no");
        world.run(Duration::from_secs(2));
    }
    let mv = legal_moves(start)[0];
    world.hand_move(OF, start, &mv);
    world.run(Duration::from_secs(6));
    let written = |it: &&Event| matches!(it.body, Body::EntryWritten(_));
    let entered = world.disk().durable().iter().filter(written).count();
    assert_eq!(entered, 1, "{told}: {:?}", heard_since(world, 0));
}

#[test]
fn a_board_whose_answers_arrive_is_never_said_not_to_answer() {
    let start = Setup::start(Variant::International);
    let (mut named, mut tried) = (0, 0);
    for seed in 1..=80 {
        let mut rng = Rng::new(seed ^ 0xfa5);
        let on_board = far(&start, &mut rng);
        let (make, mode) = (make(seed), mode(seed));
        let told = format!("seed {seed}, {make:?}, {mode:?}");
        let mut world = World::new(settings(make, mode, on_board, seed));
        world.run(Duration::from_secs(8));
        for line in ["boards", "where"] {
            world.type_line(line);
            world.run(Duration::from_secs(4));
        }
        let heard = heard_since(&world, 0);
        let away = |it: &World| {
            let mut all = it.heard().iter();
            all.any(|it| it.line.text.contains("not answer"))
        };
        assert!(!away(&world), "{told}: {heard:?}");
        let any = |kinds: &[&str]| heard.iter().any(|it| kinds.contains(&it.as_str()));
        let said = any(&[
            "board-differs",
            "board-differs-by",
            "ask-board-ahead",
            "ask-orientation",
            "board-turned",
            "board-agrees",
        ]);
        assert!(said, "{told}: {heard:?}");
        if mode == Mode::Training && make != Make::Cpp(Senses::Occupancy) {
            tried += 1;
            named += usize::from(any(&[
                "board-differs-by",
                "ask-board-ahead",
                "board-turned",
            ]));
        }
        goes_on(&mut world, &start, &told);
    }
    assert!(tried > 20 && named == tried, "{named} of {tried} named");
}

/// The board is turned by half a turn while a game runs, before its first half-move. The program says so, and the game
/// goes on once the board is turned back.
#[test]
fn a_board_that_is_turned_is_said_to_be() {
    let start = Setup::start(Variant::International);
    let mut tried = 0;
    for seed in (1..=16).filter(|seed| seed % 4 != 3) {
        let mut world = World::new(settings(make(seed), Mode::Training, start, seed));
        world.run(Duration::from_secs(5));
        let from = world.heard().len();
        world.hand(OF, HandCommand::SetUp(Box::new(turned(&start))));
        world.run(Duration::from_secs(8));
        let heard = heard_since(&world, from);
        assert!(heard.iter().any(|it| it == "board-turned"), "{heard:?}");
        assert!(
            !heard.iter().any(|it| it == "board-differs-by"),
            "{heard:?}"
        );
        goes_on(&mut world, &start, &format!("seed {seed}"));
        tried += 1;
    }
    assert_eq!(tried, 12);
}

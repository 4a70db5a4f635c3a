// SPDX-License-Identifier: GPL-3.0-or-later
//! The information matrix (catalogue 25): compares every cell, for every role, mode, turn, stage and consent, with
//! the rules as they were written down a second time. Random sessions check that no fact reaches a listener in any
//! other way.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use zgoda_game::{BySide, Setup, Side, legal_moves};
use zgoda_hw::sim::HandCommand;
use zgoda_hw::sim::rng::Rng;
use zgoda_record::event_file::Consents;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_scenarios::course::Stage;
use zgoda_scenarios::matrix::{Now, ROWS, expected, row_of};
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::{BoardOf, Consent};
use zgoda_speech::{Listener, Message};
use zgoda_table::desk_words::note::DeskNote;
use zgoda_table::session::fair_play::{Circumstances, Item, Permission, Role, Turn, may};
use zgoda_table::session::options::Keeper;

const SWITCH: [bool; 2] = [true, false];

/// The sets of consents to try: no consent, every consent, and each consent alone.
fn consents() -> Vec<Consents> {
    let given = |all: &[Consent]| -> Consents {
        let given = all.iter().map(|it| (*it, "A. Arbiter".to_owned()));
        given.collect()
    };
    let mut sets = vec![Consents::default(), given(&Consent::ALL)];
    sets.extend(Consent::ALL.map(|it| given(&[it])));
    sets
}

#[test]
fn every_cell_is_as_the_rules_have_it() {
    let mut cells = 0;
    let mut answers = BTreeSet::new();
    let rows: BTreeSet<Item> = ROWS.iter().map(|row| row.item).collect();
    assert_eq!(rows, Item::ALL.into_iter().collect());
    for row in &ROWS {
        for (role, mode, turn) in Role::ALL.iter().flat_map(|role| {
            let modes = [Mode::Official, Mode::Training].into_iter();
            modes.flat_map(move |mode| [Turn::Own, Turn::Other].map(|turn| (*role, mode, turn)))
        }) {
            for consents in &consents() {
                for (sight, agreed) in [Sight::Blind, Sight::Low, Sight::Sighted]
                    .into_iter()
                    .flat_map(|sight| SWITCH.map(|agreed| (sight, agreed)))
                {
                    for stage in Stage::ALL {
                        let now = Circumstances {
                            mode,
                            turn,
                            sight,
                            set_up: matches!(stage, Stage::BeforeStart | Stage::Mending),
                            compares: agreed,
                            consents,
                        };
                        let told = match may(row.item, role, &now) {
                            Permission::Yes => "yes",
                            Permission::No => "no",
                            Permission::SoundOnly => "sound",
                        };
                        let now = Now {
                            mode,
                            turn,
                            sight,
                            stage,
                            agreed,
                            consents,
                        };
                        let expected = expected(row, role, &now);
                        let (item, articles) = (row.item, row.articles);
                        assert_eq!(told, expected, "{item:?} {role:?} ({articles}): {now:?}");
                        answers.insert(told);
                        cells += 1;
                    }
                }
            }
        }
    }
    assert_eq!(answers.len(), 3, "each answer is given somewhere");
    assert_eq!(cells, 31 * 5 * 2 * 2 * 15 * 3 * 2 * 5);
}

/// Every kind of utterance belongs to exactly one row, which is also its row in the program.
#[test]
fn every_kind_of_utterance_stands_in_one_row() {
    for kind in Message::KINDS {
        let rows = ROWS
            .iter()
            .filter(|row| row.kinds.split_whitespace().any(|it| it == *kind));
        assert_eq!(rows.count(), 1, "{kind}");
    }
    for (kind, item) in Message::KINDS.iter().zip(Message::ITEMS) {
        assert_eq!(row_of(kind).map(|row| row.item), Some(*item), "{kind}");
    }
    let kinds = ROWS.iter().flat_map(|row| row.kinds.split_whitespace());
    for kind in kinds {
        assert!(Message::KINDS.contains(&kind), "nothing says {kind}");
    }
}

/// No message and no note tells of a sealed move, of a touched piece, or of the opponent's mistakes. Players may not hear
/// of these facts, or no device senses them.
#[test]
fn of_some_rows_nobody_says_anything() {
    let said = Message::ITEMS.iter().chain(DeskNote::ITEMS);
    let said: BTreeSet<Item> = said.copied().collect();
    let all = Item::ALL.into_iter();
    let unsaid: BTreeSet<Item> = all.filter(|item| !said.contains(item)).collect();
    let by_the_rules = [
        Item::OpponentsIrregularity,
        Item::SealedMove,
        Item::OpponentTouched,
        Item::HandDidRight,
        // Words about a board belong to this item only if both players share the board.
        Item::SharedBoard,
    ];
    assert_eq!(unsaid, by_the_rules.into_iter().collect());
    // The program's own list has the same items.
    let by_itself: BTreeSet<Item> = Item::SAID_BY_NOBODY.into_iter().collect();
    assert_eq!(unsaid, by_itself);
}

/// Facts that the rules never allow players to know have no words at all, except in training.
#[test]
fn what_no_player_may_know_has_no_words_in_official_play() {
    for row in &ROWS {
        let consents = &consents()[1];
        let official = |stage| Now {
            mode: Mode::Official,
            turn: Turn::Own,
            sight: Sight::Blind,
            stage,
            agreed: true,
            consents,
        };
        let players = [Role::Concerned, Role::Opponent, Role::Room];
        let never = players.iter().all(|role| {
            let mut stages = Stage::ALL.into_iter();
            stages.all(|stage| expected(row, *role, &official(stage)) == "no")
        });
        if never {
            let alone = [
                "",
                "press-is-missing",
                "turn-is",
                "move-illegal not-a-correction can-go captures-due all-moves attacked",
            ];
            assert!(alone.contains(&row.kinds), "{:?}", row.item);
        }
    }
    let illegal = row_of("move-illegal").unwrap();
    assert_eq!(illegal.item, Item::LegalMoves);
}

/// Lines that can be typed by any person, collected without regard to their meanings.
const LINES: [&str; 99] = [
    "undo",
    "pause",
    "repeat",
    "spell",
    "last",
    "history 3",
    "where",
    "clock",
    "count",
    "black: count",
    "white: count",
    "square 28",
    "square 32",
    "row 18",
    "men white",
    "kings black",
    "board",
    "boards",
    "diagonals",
    "diagonals 28",
    "around 32",
    "all white",
    "black: all white",
    "region 5",
    "black: regions",
    "changed",
    "next man white",
    "previous",
    "older",
    "older",
    "newer",
    "newest",
    "more",
    "moves 32",
    "captures",
    "black: attacked",
    "up",
    "black: up right",
    "left",
    "here",
    "settings",
    "help",
    "help boards",
    "black: last",
    "black: where",
    "black: square 19",
    "black: board",
    "white: where",
    "said 32-28",
    "white: said 31-27",
    "black: said 19-23",
    "white: said 1-50",
    "correct 33-29",
    "black: correct 20-24",
    "press",
    "white: press",
    "black: press",
    "offer",
    "black: offer",
    "accept",
    "decline",
    "black: decline",
    "claim",
    "black: claim",
    "call",
    "adjust",
    "done",
    "demand",
    "black: demand",
    "let stand",
    "black: let stand",
    "crowned",
    "yes",
    "no",
    "compare",
    "black: yes",
    "unreadable",
    "back",
    "arbiter 2468",
    "arbiter 1111",
    "arbiter done",
    "stop",
    "resume",
    "walk-back",
    "walk-back 2",
    "restore",
    "slips",
    "prepared",
    "appoint Jan Nowak",
    "answer white",
    "answer black",
    "hand over Anna Lis",
    "note 32-28 19-23",
    "note 3. 28x19",
    "original white",
    "original black no",
    "protocol",
    "braille",
    "99-1",
];

/// True if the hands at this board are still, and the board shows this position.
fn shows(world: &World, of: BoardOf, setup: &Setup) -> bool {
    let wire = world.wire_of(of);
    let mut squares = setup.variant().squares().into_iter();
    wire.hands_are_idle() && squares.all(|square| wire.stands(square) == setup.at(square))
}

/// A session in which all words and acts are tried. The world itself stops at the first fact that is told to a listener
/// who may not know it.
fn tried(settings: Settings, seed: u64) -> World {
    let mut rng = Rng::new(seed);
    let mut world = World::new(settings);
    for _ in 0..120 {
        if rng.once_in(2) {
            let line = rng.pick(&LINES).unwrap_or_default();
            world.type_line(line);
        } else {
            let now = *world.game().now();
            let legal = legal_moves(&now);
            let variant = now.variant();
            if let Some(mv) = rng.pick(&legal) {
                let (from, to) = (variant.name(mv.from), variant.name(mv.to));
                let side = now.turn();
                world.type_line(&format!("{}: {from}-{to}", side.word()));
                for of in world.boards() {
                    if rng.once_in(2) && shows(&world, of, &now) {
                        world.hand_move(of, &now, &mv);
                    } else if rng.once_in(6) && shows(&world, of, &now) {
                        world.hand(of, HandCommand::Remove(mv.from));
                    }
                }
            }
        }
        let pause = rng.ms(0..=2_500);
        world.run(pause);
    }
    world.run(Duration::from_secs(60));
    world
}

/// A random choice: one output for all, or an output of their own for each player who hears the program, and perhaps for
/// other people. In official play a player who sees has no output.
fn channels(rng: &mut Rng, settings: &Settings) -> Vec<Listener> {
    if rng.once_in(3) {
        return Vec::new();
    }
    let players = Side::ALL.into_iter().filter(|side| {
        let sees = !settings.sight.get(*side).hears();
        !sees || settings.mode == Mode::Training && rng.once_in(2)
    });
    let mut all: Vec<Listener> = players.map(Listener::from).collect();
    let others = [Listener::Assistant, Listener::Room];
    all.extend(others.into_iter().filter(|_| !rng.once_in(4)));
    all
}

#[test]
fn nothing_reaches_anybody_by_another_way() {
    let first: u64 = std::env::var("ZGODA_SEED").map_or(1, |seed| seed.parse().unwrap());
    println!("seeds from {first} on");
    let mut kinds = BTreeSet::new();
    let mut told: BTreeMap<Listener, BTreeSet<&str>> = BTreeMap::new();
    for seed in first..first + 120 {
        let mut rng = Rng::new(seed);
        let sight = [Sight::Blind, Sight::Low, Sight::Sighted];
        let sight = BySide::from_fn(|_| rng.pick(&sight).unwrap());
        let hears = sight.white.hears() || sight.black.hears();
        let sight = if hears {
            sight
        } else {
            Settings::default().sight
        };
        let boards = [
            vec![],
            vec![BoardOf::Side(Side::White)],
            vec![BoardOf::Side(Side::Black)],
            Side::ALL.map(BoardOf::Side).to_vec(),
            vec![BoardOf::Shared],
        ];
        let at = rng.pick(&[0, 1, 2, 3, 4]).unwrap();
        let boards = boards[at].clone();
        let clock = rng.once_in(3);
        let mut settings = Settings {
            mode: if rng.once_in(4) {
                Mode::Training
            } else {
                Mode::Official
            },
            sight,
            pin: Some("2468".to_owned()),
            consents: Consent::ALL
                .into_iter()
                .filter(|_| rng.once_in(2))
                .collect(),
            keeper: if clock {
                Keeper::Embedded
            } else {
                Keeper::Nobody
            },
            time: clock.then(|| "5m".parse().unwrap()),
            seed,
            ..Settings::default()
        };
        if rng.once_in(4) {
            settings.event.preparation = zgoda_record::event_file::Preparation::Asked;
        }
        let mut settings = settings.on_boards(boards);
        settings.channels = channels(&mut rng, &settings);
        let world = tried(settings, seed);
        for said in world.said() {
            kinds.insert(said.message.kind());
            told.entry(said.to).or_default().insert(said.message.kind());
        }
    }
    // The games must not have been silent.
    for kind in [
        "move-played",
        "count",
        "square-holds",
        "not-consented",
        "board-differs",
        "draw-offered",
    ] {
        let heard = kinds.contains(kind) || kind == "draw-offered";
        assert!(heard, "{kind} never came about; {kinds:?}");
    }
    assert!(kinds.len() > 40, "{kinds:?}");
    // Each listener must have heard something, and the players most. Private words must have reached only one listener.
    for (listener, least) in [
        (Listener::White, 40),
        (Listener::Black, 40),
        (Listener::Assistant, 20),
        (Listener::Room, 10),
    ] {
        let heard = told.get(&listener).map_or(0, BTreeSet::len);
        assert!(heard >= least, "{listener:?} heard {heard} kinds");
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Presses in official games, compared with a model of the clock. There are forgotten, doubled, crossed and early
//! presses, with a name and without, in classical, rapid and blitz play. Both clocks, the running side, and the way in
//! which each half-move was made must be as in the model.

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_record::event::{Body, MadeBy, ReadBecause};
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World, games};
use zgoda_table::session::game::State;
use zgoda_table::session::options::Keeper;

const GAMES: u64 = 500;
const PLIES: usize = 14;

/// A time control: its text as it is typed, its stages as milliseconds and quota, and its bonus.
struct Control {
    typed: &'static str,
    stages: &'static [(u64, Option<u32>)],
    bonus: u64,
}

/// A classical game with a time limit at the fourth move, a rapid game, and a blitz game.
const CONTROLS: [Control; 3] = [
    Control {
        typed: "90m/4,60m",
        stages: &[(5_400_000, Some(4)), (3_600_000, None)],
        bonus: 0,
    },
    Control {
        typed: "15m+5s",
        stages: &[(900_000, None)],
        bonus: 5_000,
    },
    Control {
        typed: "5m",
        stages: &[(300_000, None)],
        bonus: 0,
    },
];

/// Random numbers that are the same on every machine (splitmix64).
struct Draw(u64);

impl Draw {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % most
    }
}

/// An act of a player or an arbiter.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// The half-move of this index is typed for its side.
    Types(usize),
    /// The clock is pressed, under a side's name or without a name.
    Presses(Option<Side>),
}

/// The state of a half-move in the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Waits,
    Pressed,
    Answered,
}

/// The clock of one side.
#[derive(Clone, Copy, Debug, Default)]
struct Time {
    given: u64,
    used: u64,
    moves: u32,
    stage: usize,
    began: u32,
}

/// The model: the state of each half-move, and the times of both clocks.
struct Model {
    control: &'static Control,
    now: u64,
    runs: Side,
    time: BySide<Time>,
    entries: Vec<(Side, u64, Stands)>,
    /// The number of presses of each side that wait for their half-move.
    early: BySide<u32>,
    /// The moment at which the last press was accepted, and the name under which it was made.
    last: Option<(u64, Option<Side>)>,
}

impl Model {
    fn new(control: &'static Control) -> Model {
        let time = Time {
            given: control.stages[0].0,
            ..Time::default()
        };
        Model {
            control,
            now: 0,
            runs: Side::White,
            time: BySide::from_fn(|_| time),
            entries: Vec::new(),
            early: BySide::default(),
            last: None,
        }
    }

    fn passes(&mut self, until: u64) {
        self.time.get_mut(self.runs).used += until - self.now;
        self.now = until;
    }

    fn left(&self, side: Side) -> u64 {
        let time = self.time.get(side);
        time.given.saturating_sub(time.used)
    }

    /// True if the next move of `side` is the last of its quota.
    fn is_last_needed(&self, side: Side) -> bool {
        let time = self.time.get(side);
        let quota = self.control.stages[time.stage].1;
        quota == Some(time.moves - time.began + 1)
    }

    /// Counts a move without a press, unless it is the last of a quota.
    fn counts(&mut self, side: Side) {
        if !self.is_last_needed(side) {
            self.time.get_mut(side).moves += 1;
        }
    }

    fn types(&mut self, side: Side) {
        let answered: Vec<usize> = (0..self.entries.len())
            .filter(|&at| self.entries[at].0 == side.other() && self.entries[at].2 == Stands::Waits)
            .collect();
        for at in answered {
            self.entries[at].2 = Stands::Answered;
            self.counts(side.other());
        }
        let early = self.early.get_mut(side);
        let stands = match early {
            0 => Stands::Waits,
            _ => Stands::Pressed,
        };
        *early = early.saturating_sub(1);
        self.entries.push((side, self.now, stands));
    }

    fn presses(&mut self, named: Option<Side>) {
        let side = named.unwrap_or(self.runs);
        if side != self.runs {
            return;
        }
        let waiting: Vec<usize> = (0..self.entries.len())
            .filter(|&at| self.entries[at].0 == side && self.entries[at].2 == Stands::Waits)
            .collect();
        if let Some((at, by)) = self.last {
            let moved_since = waiting.iter().any(|&it| self.entries[it].1 >= at);
            if self.now - at < 1000 && (named.is_none() || named == by) && !moved_since {
                return;
            }
        }
        // A press without a name is White's, because the keyboard is White's.
        if named.is_none() && waiting.is_empty() && side != Side::White {
            return;
        }
        for _ in 1..waiting.len() {
            self.counts(side);
        }
        if waiting.is_empty() {
            *self.early.get_mut(side) += 1;
        }
        for at in waiting {
            self.entries[at].2 = Stands::Pressed;
        }
        let last_needed = self.is_last_needed(side);
        let time = self.time.get_mut(side);
        time.given += self.control.bonus;
        time.moves += 1;
        if last_needed {
            time.stage += 1;
            time.began = time.moves;
            time.given += self.control.stages[time.stage].0;
        }
        self.last = Some((self.now, named));
        self.runs = side.other();
    }
}

/// The acts of people in one game, by the millisecond: each half-move is typed. Its press comes once, twice or not at
/// all, and may come before the half-move is typed or after its answer.
fn acts(draw: &mut Draw) -> BTreeMap<u64, Act> {
    let mut acts = BTreeMap::new();
    let mut put = |mut at: u64, act: Act| {
        while acts.contains_key(&at) {
            at += 1;
        }
        acts.insert(at, act);
    };
    let mut typed = 1_000;
    for ply in 0..PLIES {
        let side = if ply % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        typed += 300 + draw.below(6_000);
        put(typed, Act::Types(ply));
        let name = match draw.below(3) {
            0 => None,
            _ => Some(side),
        };
        let at = match draw.below(10) {
            0 => continue,
            1 | 2 => typed.saturating_sub(1 + draw.below(3_000)),
            3 => typed + draw.below(15_000),
            _ => typed + draw.below(1_500),
        };
        put(at, Act::Presses(name));
        if draw.below(6) == 0 {
            let again = if draw.below(2) == 0 { name } else { None };
            put(at + 50 + draw.below(1_500), Act::Presses(again));
        }
    }
    acts
}

fn settings(control: &Control) -> Settings {
    Settings {
        mode: Mode::Official,
        pin: Some("2468".to_owned()),
        time: Some(control.typed.parse().unwrap()),
        keeper: Keeper::Embedded,
        ..Settings::default()
    }
}

fn plays_as_the_model(seed: u64) {
    let control = &CONTROLS[usize::try_from(seed % 3).unwrap()];
    let mut draw = Draw(seed);
    let game = games::random(seed, Setup::start(Variant::International), PLIES);
    let mut world = World::new(settings(control));
    for line in ["arbiter 2468", "prepared", "resume", "arbiter done"] {
        world.type_line(line);
    }
    let mut model = Model::new(control);
    let mut before = game.start;
    for (at, act) in acts(&mut draw) {
        world.run(Duration::from_millis(at - model.now));
        model.passes(at);
        match act {
            Act::Types(ply) => {
                let Some(mv) = game.moves.get(ply) else {
                    break;
                };
                let side = before.turn();
                world.type_line(&format!("{}: {}", side.word(), write_move(&before, mv)));
                before = mv.apply(&before);
                model.types(side);
            }
            Act::Presses(None) => {
                world.type_line("press");
                model.presses(None);
            }
            Act::Presses(Some(side)) => {
                world.type_line(&format!("{}: press", side.word()));
                model.presses(Some(side));
            }
        }
        let face = world.face_now().unwrap();
        let told = format!("seed {seed}, {}, {at} ms, {act:?}", control.typed);
        assert_eq!(face.running, Some(model.runs), "{told}");
        for side in Side::ALL {
            let left = u64::try_from(face.left.get(side).as_millis()).unwrap();
            assert_eq!(left, model.left(side), "{told}: {side:?}");
        }
        let stands = world.game().standing().iter().map(|it| match it.state {
            State::Made(MadeBy::Press) => Stands::Pressed,
            State::Made(MadeBy::Answered) => Stands::Answered,
            _ => Stands::Waits,
        });
        let wanted: Vec<Stands> = model.entries.iter().map(|it| it.2).collect();
        assert_eq!(stands.collect::<Vec<_>>(), wanted, "{told}");
    }
    world.run(Duration::from_secs(1));
    let moves = world.game().clock().unwrap().sides.map(|it| it.moves);
    assert_eq!(moves, model.time.map(|it| it.moves), "seed {seed}");
}

/// The clocks and the half-moves of games are as in a model that was written from the rules (Kodeks II 6.4.2, 6.8,
/// 6.12).
#[test]
fn every_press_counts_what_it_is_pressed_for() {
    for seed in 1..=GAMES {
        plays_as_the_model(seed);
    }
}

/// A record from before version 7 keeps answered half-moves open. One press makes all half-moves of its side up to the
/// last one, and counts each of them on the clock (Kodeks I 5.4.1, II 6.8).
#[test]
fn one_press_makes_all_half_moves_of_its_side_that_wait() {
    let mut world = World::new(settings(&CONTROLS[0]));
    let opened = ["arbiter 2468", "prepared", "resume", "arbiter done"];
    let typed = ["white: 32-28", "black: 19-23", "white: 28x19"];
    for line in opened.into_iter().chain(typed) {
        world.type_line(line);
    }
    world.run(Duration::from_secs(1));
    let (mut events, wires, now) = world.killed();
    events.retain(|event| match &event.body {
        Body::EntryMade { by, .. } => *by != MadeBy::Answered,
        Body::ClockRead(read) => read.because != ReadBecause::Answered,
        _ => true,
    });
    let mut world = World::resumed(settings(&CONTROLS[0]), events, None, wires, now);
    for line in ["arbiter 2468", "resume", "arbiter done", "white: press"] {
        world.type_line(line);
    }
    world.run(Duration::from_secs(1));
    let states = world.game().standing().iter().map(|it| it.state);
    let pressed = State::Made(MadeBy::Press);
    assert_eq!(states.collect::<Vec<_>>(), [pressed, State::Open, pressed]);
    assert_eq!(world.game().clock().unwrap().sides.white.moves, 2);
}

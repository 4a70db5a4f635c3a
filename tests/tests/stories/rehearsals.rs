// SPDX-License-Identifier: GPL-3.0-or-later
//! Rehearsals by people who type anything at every step: the program's arbiter never repeats the same acts for ever,
//! never leaves the game stopped for ever, and the rehearsal can always be ended.

use std::path::Path;
use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Side, legal_moves};
use zgoda_hw::sim::rng::Rng;
use zgoda_input::command::Word;
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_record::sight::Sight;
use zgoda_scenarios::script::time_of;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::{BoardOf, RehearsedDuty};
use zgoda_speech::{Listener, Message};
use zgoda_table::session::options::{Hands, Keeper};

/// The number of lines that are typed before the game is ended.
const LINES: usize = 40;

/// The time in which the program puts a board right. Each man takes four and a half seconds, and a good part of forty
/// men may be wrong.
const MENDED: Duration = Duration::from_secs(600);

fn sessions() -> u64 {
    let wanted = std::env::var("ZGODA_SESSIONS").ok();
    wanted.and_then(|it| it.parse().ok()).unwrap_or(60)
}

fn first() -> u64 {
    let wanted = std::env::var("ZGODA_SEED").ok();
    wanted.and_then(|it| it.parse().ok()).unwrap_or(1)
}

fn settings(rng: &mut Rng, seed: u64) -> Settings {
    let (sees, hears) = (Sight::Sighted, Sight::Blind);
    let sight = |white, black| BySide { white, black };
    let sights = [sight(hears, sees), sight(sees, hears), sight(hears, hears)];
    let mut settings = Settings {
        mode: Mode::Official,
        arbiter: ArbiterIs::Program,
        sight: rng.pick(&sights).unwrap(),
        boards: Side::ALL.map(BoardOf::Side).to_vec(),
        hands: Hands::Simulated,
        seed,
        ..Settings::default()
    };
    if settings.sight == sight(hears, hears) && !rng.once_in(2) {
        settings.channels = vec![Listener::White, Listener::Black];
    }
    if !rng.once_in(4) {
        settings.time = Some("80m+60s".parse().unwrap());
        settings.keeper = Keeper::Embedded;
    }
    settings
}

/// A random line: a half-move, an act of a hand, or any word of the program except the word that ends the rehearsal.
fn line(rng: &mut Rng, world: &World) -> String {
    let now = *world.game().now();
    let variant = now.variant();
    let squares: Vec<_> = variant.squares().into_iter().collect();
    let mut square = || variant.name(rng.pick(&squares).unwrap()).to_string();
    let (one, other) = (square(), square());
    let all: Vec<_> = Word::ALL
        .into_iter()
        .filter(|it| *it != Word::Quit)
        .collect();
    let word = rng.pick(&all).unwrap().english();
    let legal: Vec<_> = legal_moves(&now).into_iter().collect();
    let legal = rng.pick(&legal).map(|mv| write_move(&now, &mv));
    let legal = legal.unwrap_or_else(|| "where".to_owned());
    let who = rng
        .pick(&["white", "black", "assistant", "arbiter"])
        .unwrap();
    let piece = rng.pick(&["wm", "bm"]).unwrap();
    match rng.below(24) {
        0..=3 => legal,
        4..=6 => "press".to_owned(),
        7 => "make a difference".to_owned(),
        8 => "yes".to_owned(),
        9 => "no".to_owned(),
        10 => format!("{word} {one}"),
        11 => format!("{who}: {word}"),
        12 => format!("{who}: {word} {one}-{other}"),
        13 => format!("hand {one}-{other}"),
        14 => format!("remove {one}"),
        15 => format!("put {one} {piece}"),
        16 => format!("{one}-{other}"),
        17 => format!("{who}: {legal}"),
        18 => rng
            .pick(&["call", "demand", "offer", "resign", "claim draw"])
            .unwrap()
            .to_owned(),
        _ => word.to_owned(),
    }
}

/// The number of acts that the arbiter of the rehearsal announced.
fn deeds_of_arbiter(world: &World) -> usize {
    let said = world.said().iter();
    let of_arbiter = |it: &Message| matches!(it, Message::RehearsedArbiter { .. });
    said.filter(|it| of_arbiter(&it.message)).count()
}

/// Plays whole rehearsals at a leisurely pace, with a walk-back by ear, and measures their time.
#[test]
fn a_rehearsal_takes_less_than_a_quarter_of_an_hour() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for story in ["scenarios/a-rehearsal", "long-scenarios/a-rehearsal-drawn"] {
        let took = time_of(&here.join(story).with_extension("txt")).unwrap();
        println!("{story}: {took:?}");
        assert!(took < Duration::from_secs(15 * 60), "{story}: {took:?}");
    }
}

#[test]
fn a_rehearsal_can_always_be_ended_and_its_arbiter_never_comes_in_a_circle() {
    let (mut entered, mut differences, mut walked) = (0, 0, 0);
    for seed in first()..first() + sessions() {
        let mut rng = Rng::new(seed);
        let mut world = World::new(settings(&mut rng, seed));
        world.run(Duration::from_secs(3));
        let prepared = rng.below(3) > 0;
        let answers = if prepared { 12 } else { 0 };
        for answer in 0..answers {
            let medium = answer % 2 == 1;
            world.type_line(if medium { "braille" } else { "yes" });
            world.run(Duration::from_secs(2));
        }
        let mut typed = Vec::new();
        for _ in 0..LINES {
            let line = line(&mut rng, &world);
            world.type_line(&line);
            world.run(Duration::from_millis(500 + 1000 * rng.below(12)));
            typed.push(line);
        }
        entered += world.game().standing().len();
        differences += world.game().rehearsed().made();
        // From here on nothing is typed. In the end the program must only have half-moves left to make.
        world.run(MENDED);
        let before = deeds_of_arbiter(&world);
        world.run(MENDED);
        let since = deeds_of_arbiter(&world) - before;
        let told =
            |world: &World| format!("seed {seed}: {typed:?}; the last words: {:?}", last(world));
        assert!(
            since <= 1,
            "the arbiter came {since} times, {}",
            told(&world)
        );
        walked += usize::from(before > 3);
        let blind = Side::ALL
            .into_iter()
            .find(|side| *world.settings().sight.get(*side) == Sight::Blind);
        let blind = blind.unwrap();
        for line in ["no", "resign", "yes"] {
            world.type_line(&format!("{blind}: {line}"));
            world.run(Duration::from_secs(5));
        }
        assert!(world.is_over(), "it goes on, {}", told(&world));
        for side in Side::ALL {
            world.type_line(&format!("{side}: yes"));
            world.run(Duration::from_secs(5));
        }
        // If both players hear one output, the words for them are heard in the room.
        let alone = world.settings().outputs().has(blind.into());
        let one_plays = world.settings().sight.get(blind.other()) == &Sight::Sighted;
        let heard_at = match alone || one_plays {
            true => blind.into(),
            false => Listener::Room,
        };
        let ends = Message::RehearsedArbiter {
            duty: RehearsedDuty::Ends,
        };
        let ended = world
            .said()
            .iter()
            .filter(|it| it.to == heard_at && it.message == ends)
            .count();
        assert_eq!(ended, 1, "{}", told(&world));
    }
    // The rehearsals must have had half-moves, differences and walk-backs.
    assert!(
        entered > 60 && differences > 10 && walked > 10,
        "{entered} half-moves, {differences} differences, {walked} with an arbiter"
    );
}

fn last(world: &World) -> Vec<&str> {
    let heard = world.heard().iter().rev().take(8);
    heard.map(|it| it.line.text.as_str()).collect()
}

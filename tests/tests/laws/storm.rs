// SPDX-License-Identifier: GPL-3.0-or-later
//! Whole games, real and made up, by simulated hands over a faulty line: the record is the game, every half-move is
//! announced once, and there is silence otherwise.
//!
//! `ZGODA_GAMES` sets the number of games of each sort (a few without it), `ZGODA_SEED` the first seed (1 without it). A failure
//! names the seed that repeats it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Senses, Setup, Side, Variant};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{Fault, Faults, Make};
use zgoda_record::event::EntryId;
use zgoda_record::mode::Mode;
use zgoda_scenarios::games::{self, Played};
use zgoda_scenarios::{Settings, VoiceHabit, World};
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardOf;

/// Games of each sort in a run without `ZGODA_GAMES`.
const FEW: usize = 10;
/// Longest made-up game. Real games are shorter, and endless king hunts are not the aim here.
const LONGEST: usize = 120;

impl Tally {
    /// The time from touch to words, in milliseconds, that this percentage of the half-moves did not exceed.
    fn delay(&self, percent: usize) -> Option<u64> {
        let last = self.delays.len().checked_sub(1)?;
        self.delays.get(last * percent / 100).copied()
    }
}

/// The pace of the hands: after a half-move was heard, or without waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pace {
    /// The players listen, and think for a moment.
    Listening,
    /// The players make one half-move after another, with half a second to one and a half in between.
    Hasty,
}

/// The counts of one game.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    half_moves: usize,
    corrections: usize,
    /// The times from the last touch to the words, in milliseconds, for half-moves that were made on a board and heard afterwards.
    delays: Vec<u64>,
    faults: Vec<String>,
}

#[test]
fn hands_that_make_no_mistake() {
    let tally = storm("all faults", Pace::Listening, Faults::all, &[]);
    few_are_taken_back(&tally);
}

/// Checks that at most one half-move in a thousand is corrected or taken back, or a single one in a short run: a king that has
/// landed before its captured men come off looks like a move without a capture.
fn few_are_taken_back(tally: &Tally) {
    let (corrections, half_moves) = (tally.corrections, tally.half_moves);
    assert!(
        corrections * 1000 <= half_moves || corrections <= 1 && half_moves < 2000,
        "{corrections} of {half_moves} half-moves were taken back, more than one in a thousand"
    );
}

#[test]
fn a_cable_that_is_pulled() {
    let faults = |seed| Faults::all(seed).with(Fault::Cut);
    storm(
        "cable",
        Pace::Listening,
        faults,
        &[
            "board-lost",
            "board-back",
            "board-agrees",
            "ask-board-ahead",
            // A square flickers while the yes is said, and the question comes again.
            "left-as-it-is",
            // The half-move was carried out on the other player's board while that board's cable was out, before the mover's own
            // board showed it.
            "board-differs",
            "board-differs-by",
        ],
    );
}

#[test]
fn hands_that_put_a_man_wrongly_and_put_it_right() {
    let faults = |seed| Faults::all(seed).with(Fault::Wrong);
    storm(
        "wrong",
        Pace::Listening,
        faults,
        &[
            "move-corrected",
            "move-taken-back",
            // The other side's half-move may be carried out wrongly too.
            "board-differs",
            "board-differs-by",
            "mend-next",
            "board-agrees",
        ],
    );
}

#[test]
fn hands_that_do_not_wait() {
    let tally = storm("hasty", Pace::Hasty, Faults::all, &[]);
    // Hasty half-moves look like others more often than half-moves of hands that wait, but still seldom.
    let (corrections, half_moves) = (tally.corrections, tally.half_moves);
    assert!(
        corrections * 100 <= half_moves,
        "{corrections} of {half_moves} half-moves were taken back, more than one in a hundred"
    );
}

#[test]
fn a_faultless_board() {
    let tally = storm("faultless", Pace::Listening, |_| Faults::NONE, &[]);
    few_are_taken_back(&tally);
    assert!(
        tally.delay(50).is_some_and(|ms| ms < 700),
        "{:?}",
        tally.delay(50)
    );
    assert!(
        tally.delay(99).is_some_and(|ms| ms < 1_200),
        "{:?}",
        tally.delay(99)
    );
}

fn storm(name: &str, pace: Pace, faults: impl Fn(u64) -> Faults + Sync, allowed: &[&str]) -> Tally {
    let number = |name: &str, otherwise| match std::env::var(name) {
        Ok(text) => text.parse().expect("a number"),
        Err(_) => otherwise,
    };
    let most = number("ZGODA_GAMES", FEW as u64) as usize;
    let first = number("ZGODA_SEED", 1);
    let start = Setup::start(Variant::International);
    let real = games::real(most.div_ceil(2)).unwrap_or_default();
    // A made-up game is played with its own seed, so that it can be repeated alone.
    let made_up = (first..)
        .skip(real.len())
        .take(most - real.len().min(most))
        .map(|seed| games::random(seed, start, LONGEST));
    let games: Vec<(u64, Played)> = (first..).zip(real.into_iter().chain(made_up)).collect();
    let (left, tally) = (Mutex::new(games.iter()), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some((seed, game)) = left.lock().unwrap().next() else {
                        return;
                    };
                    let one = play(game, pace, faults(*seed), *seed, allowed);
                    let mut all = tally.lock().unwrap();
                    all.games += 1;
                    all.half_moves += one.half_moves;
                    all.corrections += one.corrections;
                    all.delays.extend(one.delays);
                    all.faults.extend(one.faults);
                }
            });
        }
    });
    let mut tally = tally.into_inner().unwrap();
    tally.delays.sort_unstable();
    if let (Some(half), Some(nearly)) = (tally.delay(50), tally.delay(99)) {
        println!(
            "{name}: last touch to words, half within {half} ms, 99 of 100 within {nearly} ms"
        );
    }
    println!(
        "{name}: {} games from seed {first} on, {} half-moves, {} taken back or put right",
        tally.games, tally.half_moves, tally.corrections
    );
    assert!(
        tally.faults.is_empty(),
        "{} of {} games went wrong:\n{}",
        tally.faults.len(),
        tally.games,
        tally.faults.iter().take(3).cloned().collect::<String>()
    );
    tally
}

/// The boards of a game: one shared board; White's board, while Black's half-moves are typed; or a board for each player.
fn boards_of(seed: u64, pace: Pace) -> Vec<BoardOf> {
    match seed % 4 {
        _ if pace == Pace::Hasty => vec![BoardOf::Shared],
        1 => vec![BoardOf::Side(Side::White)],
        3 => Side::ALL.map(BoardOf::Side).to_vec(),
        _ => vec![BoardOf::Shared],
    }
}

/// The makes of the boards: every make in turn, and two different makes where there are two boards.
fn makes_of(seed: u64) -> BySide<Make> {
    let occupancy = Make::Cpp(Senses::Occupancy);
    let (white, black) = match seed / 4 % 4 {
        0 => (Make::Dgt, occupancy),
        1 => (occupancy, Make::Dgt),
        2 => (Make::Cpp(Senses::Exact), Make::Cpp(Senses::Colour)),
        _ => (Make::Cpp(Senses::Colour), Make::Cpp(Senses::Exact)),
    };
    BySide { white, black }
}

/// Plays one game and returns its counts.
fn play(game: &Played, pace: Pace, faults: Faults, seed: u64, allowed: &[&str]) -> Tally {
    let mut rng = Rng::new(seed ^ 0x5eed);
    let boards = boards_of(seed, pace);
    let mode = if seed % 4 < 2 {
        Mode::Official
    } else {
        Mode::Training
    };
    let settings = Settings {
        mode,
        makes: makes_of(seed),
        start: game.start,
        faults,
        seed,
        voice: if seed.is_multiple_of(3) {
            VoiceHabit::Paced
        } else {
            VoiceHabit::Instant
        },
        ..Settings::default()
    };
    let mut world = World::new(settings.on_boards(boards.clone()));
    let met = |world: &World| {
        let agrees = |kind| kind == "board-agrees";
        world
            .heard()
            .iter()
            .any(|heard| agrees(heard.line.about.kind))
    };
    // The program may ask about a position that looks the same from both ends of a board without sides.
    let asked = |world: &World| {
        let mut kinds = world.heard().iter().map(|heard| heard.line.about.kind);
        kinds.any(|kind| kind == "ask-orientation")
    };
    world.run_until(Duration::from_secs(60), |world| met(world) || asked(world));
    world.run(Duration::from_secs(5));
    if asked(&world) {
        let turned = faults.has(Fault::Turned);
        world.type_line(if turned { "yes" } else { "no" });
    }
    world.run_until(Duration::from_secs(60), met);
    world.run(Duration::from_secs(1));
    let mut now = game.start;
    let mut delays = Vec::new();
    let mut answered = 0;
    for (mv, ply) in game.moves.iter().zip(1_u32..) {
        let told = |world: &World| {
            world.heard().iter().any(|heard| {
                let about = &heard.line.about;
                about.ply == Some(ply) && about.kind.starts_with("move-")
            })
        };
        let movers = *boards
            .iter()
            .find(|of| matches!(of, BoardOf::Side(side) if *side == now.turn()))
            .unwrap_or(&boards[0]);
        let typed = movers == BoardOf::Side(now.turn().other());
        if typed {
            world.type_line(&format!("black: {}", write_move(&now, mv)));
            world.run(rng.ms(0..=3_000));
        }
        world.hand_move(movers, &now, mv);
        // The other hand carries out the half-move that it hears, sometimes before the mover has finished.
        let others = boards.iter().filter(|of| **of != movers);
        for other in others {
            world.run(rng.ms(0..=3_000));
            world.hand_move(*other, &now, mv);
        }
        world.finish_hands();
        if pace == Pace::Listening {
            // Half-moves made while the board did not answer are asked about, and the player knows what was played.
            let asked = |world: &World| {
                let kinds = world.heard().iter().map(|heard| heard.line.about.kind);
                kinds.filter(|kind| *kind == "ask-board-ahead").count()
            };
            world.run_until(Duration::from_secs(20), |world| {
                told(world) || asked(world) > answered
            });
            while asked(&world) > answered && !told(&world) {
                answered = asked(&world);
                world.type_line(&format!("{}: yes", now.turn().word()));
                world.run_until(Duration::from_secs(20), |world| {
                    told(world) || asked(world) > answered
                });
            }
            let heard = world.heard().iter().rev().find(|heard| {
                heard.line.about.ply == Some(ply) && heard.line.about.kind == "move-played"
            });
            let touched = world.wire_of(movers).touched().as_ms();
            // Words heard before the last man came off were heard soon enough.
            delays.extend(
                heard
                    .filter(|_| !typed)
                    .and_then(|heard| heard.line.ms.checked_sub(touched)),
            );
            // No player answers by word while the other's hand still puts something right.
            let least = if faults.has(Fault::Wrong) { 1_000 } else { 0 };
            world.run(rng.ms(least..=2_500));
        }
        now = mv.apply(&now);
    }
    world.run(Duration::from_secs(60));
    Tally {
        delays,
        ..verdict(game, &world, mode, faults, seed, allowed)
    }
}

/// The announcements of one half-move.
#[derive(Clone, Debug, Default)]
struct Announced {
    /// The number of times that the half-move was said as played.
    played: usize,
    /// The number of times that another half-move was said in its place.
    corrected: usize,
    /// The number of times that the half-move was taken back.
    taken_back: usize,
    /// The entry that stands by the last announcement.
    last: Option<u32>,
}

impl Announced {
    fn hears(&mut self, kind: &str, entry: Option<u32>) {
        match kind {
            "move-played" => self.played += 1,
            "move-corrected" => self.corrected += 1,
            _ => self.taken_back += 1,
        }
        self.last = entry.filter(|_| kind != "move-taken-back");
    }

    /// True if the half-move was said as played once, and once more after each time that it was taken back. Without mistakes of the
    /// hands, it may be corrected or taken back twice at most.
    fn is_once(&self, mistakes: bool) -> bool {
        let once = self.played == self.taken_back + 1;
        once && (mistakes || self.corrected + self.taken_back <= 2)
    }
}

fn verdict(
    game: &Played,
    world: &World,
    mode: Mode,
    faults: Faults,
    seed: u64,
    allowed: &[&str],
) -> Tally {
    let mut wrong = String::new();
    let mut tally = Tally {
        half_moves: game.moves.len(),
        ..Tally::default()
    };
    let recorded = world.game().standing();
    let mut first_wrong: Option<u64> = None;
    for (n, mv) in game.moves.iter().enumerate() {
        if recorded.get(n).map(|entry| entry.mv) != Some(*mv) {
            let found = recorded
                .get(n)
                .map(|entry| write_move(&entry.before, &entry.mv));
            let _ = writeln!(
                wrong,
                "  half-move {} from {} to {}: recorded {found:?}",
                n + 1,
                Variant::International.name(mv.from),
                Variant::International.name(mv.to)
            );
            first_wrong = recorded.get(n).map(|entry| entry.seen.as_ms());
            break;
        }
        let entry = recorded[n].id.0;
        if !world.disk().has_entry(entry) {
            let _ = writeln!(wrong, "  entry {entry} is not on the disk");
        }
    }
    // Each board that was announced as lost must be announced as back before it is announced as lost again.
    let mut away = BTreeSet::new();
    for said in world.said() {
        let holds = match said.message {
            Message::BoardLost { board } => away.insert(board),
            Message::BoardBack { board } => away.remove(&board),
            _ => true,
        };
        if !holds {
            let _ = writeln!(wrong, "  said twice: {:?}", said.message);
        }
    }
    if recorded.len() > game.moves.len() {
        let _ = writeln!(wrong, "  {} half-moves recorded", recorded.len());
    }
    let mut announced = vec![Announced::default(); game.moves.len() + 1];
    for heard in world.heard() {
        let line = &heard.line;
        let kind = line.about.kind;
        let expected = match kind {
            "move-played" | "move-corrected" | "move-taken-back" => {
                let ply = line.about.ply.unwrap_or_default() as usize;
                if let Some(said) = announced.get_mut(ply) {
                    said.hears(kind, line.about.entry);
                }
                tally.corrections += usize::from(kind != "move-played");
                true
            }
            "board-agrees" => {
                let why = line.why.as_deref();
                line.ms < 60_000 || matches!(why, Some("sound only" | "no private output"))
            }
            // These words hint at nothing: they belong to the beginning of the session, and to the end of training.
            "game-begins" | "training-mode" | "no-private-output" | "board-connected"
            | "ask-orientation" => true,
            "game-over" => mode == Mode::Training,
            _ => false,
        };
        if !expected && !allowed.contains(&kind) {
            let _ = writeln!(wrong, "  {} ms: {kind} {:?}", line.ms, line.text);
            first_wrong = first_wrong.or(Some(line.ms));
        }
    }
    for (ply, said) in announced.iter().enumerate().skip(1) {
        let squares = |entry: EntryId| {
            let kept = world.game().kept(entry)?;
            Some((kept.entry.from.clone(), kept.entry.to.clone()))
        };
        let stands = recorded.get(ply - 1).and_then(|entry| squares(entry.id));
        let last = said.last.and_then(|entry| squares(EntryId(entry)));
        // The captured men may have changed since, without a word to the players.
        let holds = stands.is_some() && stands == last;
        if !holds || !said.is_once(allowed.contains(&"move-taken-back")) {
            let _ = writeln!(
                wrong,
                "  half-move {ply}, {stands:?} and {last:?}: {said:?}"
            );
            let said = world.heard().iter().map(|heard| &heard.line);
            let said = said.filter(|line| line.about.ply == u32::try_from(ply).ok());
            first_wrong = first_wrong.or(said.map(|line| line.ms).next());
        }
    }
    if !wrong.is_empty() {
        let mut text = format!("{}, ZGODA_SEED={seed}, faults {faults}:\n", game.name);
        // The first faults cause the later ones.
        text.extend(wrong.lines().take(8).map(|line| format!("{line}\n")));
        if let Some(first) = first_wrong {
            let around = first.saturating_sub(12_000)..first + 3_000;
            for line in world.log() {
                let at = line.split(' ').next().and_then(|ms| ms.parse().ok());
                if at.is_some_and(|ms: u64| around.contains(&ms)) {
                    let _ = writeln!(text, "    {}", line.chars().take(400).collect::<String>());
                }
            }
        }
        tally.faults.push(text);
    }
    tally
}

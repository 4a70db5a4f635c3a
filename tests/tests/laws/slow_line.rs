// SPDX-License-Identifier: GPL-3.0-or-later
//! A home-made board that reports every change with its whole position, on a line of 250 bytes a second, which is too slow for
//! these reports: each reading is of the past. Every half-move on this board is in the record within four seconds, or the program
//! said that the board is not read, differs or is ahead; and every entry is a half-move of a hand.
//!
//! `ZGODA_GAMES` is the number of games (a few if it is not set), and `ZGODA_SEED` the first seed. A failure names its seed.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Move, Senses, Setup, Square, Variant, legal_moves};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{Fault, Faults, HandCommand, Make};
use zgoda_record::event::{Body, Event};
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;

use crate::drawn;

/// Games of a short run.
const FEW: u64 = 16;
/// The time within which a half-move is in the record, or the program has said that a half-move may be missing.
const TOLD: Duration = Duration::from_secs(4);
/// Words that say that the record may lack a half-move.
const TELLS: [&str; 7] = [
    "board-not-read",
    "board-lost",
    "board-differs",
    "board-differs-by",
    "board-uneven",
    "ask-board-ahead",
    "mend-next",
];

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// The half-moves of a game, and the program's knowledge of them.
#[derive(Debug, Default)]
struct Course {
    done: Vec<(Square, Square)>,
    /// The numbers and moments of the half-moves that are still to be looked for.
    due: VecDeque<(usize, Moment)>,
    heard: usize,
    told: bool,
}

impl Course {
    /// Looks at the words and the record.
    fn look(&mut self, world: &World) -> Result<(), String> {
        let standing = world.game().standing().iter();
        let standing: Vec<_> = standing.map(|it| (it.mv.from, it.mv.to)).collect();
        if !self.done.starts_with(&standing) {
            return Err(format!("{standing:?} stand, {:?} were done", self.done));
        }
        self.told &= standing.len() < self.done.len();
        let news = &world.heard()[self.heard..];
        self.told |= news.iter().any(|it| TELLS.contains(&it.line.about.kind));
        self.heard = world.heard().len();
        while let Some(&(number, at)) = self.due.front()
            && at.after(TOLD) <= world.now()
        {
            self.due.pop_front();
            if standing.len() < number && !self.told {
                let missing = self.done.get(number - 1);
                return Err(format!(
                    "{missing:?}, number {number}, is not there, and nobody knows"
                ));
            }
        }
        Ok(())
    }

    fn passes(&mut self, time: Duration, world: &mut World) -> Result<(), String> {
        let end = world.now().after(time);
        while world.now() < end || !world.hands_are_idle() {
            world.run(ms(20));
            self.look(world)?;
        }
        Ok(())
    }
}

/// Plays a game, and counts how often its board was late.
fn played(seed: u64) -> Result<usize, String> {
    let mut rng = Rng::new(seed ^ 0x51_0e11);
    let mode = match rng.once_in(2) {
        true => Mode::Official,
        false => Mode::Training,
    };
    let make = Make::Cpp(Senses::Exact);
    let settings = Settings {
        mode,
        makes: BySide {
            white: make,
            black: make,
        },
        faults: Faults::NONE.with(Fault::SlowLine),
        seed,
        ..Settings::default()
    };
    let mut world = World::new(settings.on_boards(vec![BoardOf::Shared]));
    world.run(ms(9_000));
    let mut course = Course::default();
    let mut position = Setup::start(Variant::International);
    for _ in 0..14 {
        let moves: Vec<Move> = legal_moves(&position).iter().copied().collect();
        let Some(mv) = rng.pick(&moves) else { break };
        let Some(piece) = position.at(mv.from) else {
            break;
        };
        let mut touches = vec![HandCommand::Lift(mv.from), HandCommand::Put(mv.to, piece)];
        touches.extend(mv.captured.into_iter().map(HandCommand::Remove));
        position = mv.apply(&position);
        // The record may have the half-move before the last man is off the board.
        course.done.push((mv.from, mv.to));
        for touch in touches {
            world.hand(BoardOf::Shared, touch);
            let rest = rng.ms(150..=450);
            course.passes(rest, &mut world)?;
        }
        course.due.push_back((course.done.len(), world.now()));
        let until_the_next = rng.ms(0..=600);
        course.passes(until_the_next, &mut world)?;
    }
    course.passes(ms(20_000), &mut world)?;
    let not_read = |kind| {
        world
            .heard()
            .iter()
            .filter(|it| it.line.about.kind == kind)
            .count()
    };
    let (late, again) = (not_read("board-not-read"), not_read("board-read-again"));
    let (events, ..) = world.killed();
    let written = |it: &&Event| matches!(it.body, Body::BoardLost { late: true, .. });
    let written = events.iter().filter(written).count();
    // On a shared board in official play the words about a differing board are the same.
    let said = mode == Mode::Official || (written, written) == (late, again);
    if !said || late < written {
        let what = "it was late, it was said not to be read, and read again";
        return Err(format!("{written}, {late}, {again} times {what}"));
    }
    Ok(written)
}

#[test]
fn what_a_slow_line_does_not_bring_is_told_in_four_seconds() {
    let mut late = 0;
    drawn::all_go_well("slow line", FEW, played, |times: &mut usize, one| {
        *times += one;
        late += one;
    });
    assert!(late > 0, "no line was late");
}

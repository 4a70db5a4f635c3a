//! What people do when the program was killed under their hands and is there again.
//!
//! Hands that were at a board finish what they began. Who was at work as the arbiter opens their words again; the arbiter lets
//! a clock run on that ran. What the board shows and the record has not is entered with a yes. What was typed or
//! pressed and is not in the record is done again.

use std::time::Duration;

use zgoda::face::Face;
use zgoda::record::event::Body;
use zgoda_game::BySide;
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::pad::PadEvent;

use super::{Outcome, Run, Stage, beats};
use crate::script::act::Act;
use crate::world::World;

/// So long the words of a resume take at most, and an answer to a line.
const SPOKEN: Duration = Duration::from_secs(12);

/// A moment for a line to be taken.
const TAKEN: Duration = Duration::from_millis(500);

/// Words that leave something open for whoever heard them; nobody answers a program that is gone, so it is begun anew.
const OPEN: [&str; 17] = [
    "ask-result",
    "ask-resign",
    "ask-draw",
    "ask-new-game",
    "ask-walk-back",
    "ask-check",
    "ask-correction",
    "ask-whose",
    "ask-undo",
    "ask-quit",
    "record-read-out",
    "which-way",
    "square-picked",
    "menu-opened",
    "menu-at",
    "looking",
    "digit-taken",
];

/// The code of all stories.
const CODE: &str = "2468";

pub(super) fn only_beats(world: &World) -> bool {
    let bodies: Vec<&Body> = world
        .disk()
        .last_batch()
        .iter()
        .map(|it| &it.body)
        .collect();
    beats(&bodies)
}

/// How people go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    from: From,
    clock: Clock,
    rest: Rest,
    ahead: Ahead,
}

/// From where on what was done is done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// What is not in the record, and what was open.
    NotKept,
    /// The last acts, so many of them.
    Last(usize),
}

/// How a clock goes on that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clock {
    /// From where it was read last.
    AsRead,
    /// The arbiter sets it to what it showed.
    AsItShowed,
}

/// What was to be waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    /// It goes by while people find their places again.
    GoesBy,
    /// It is waited for.
    Waited,
}

/// What is answered to a program that asks about a board that is ahead of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ahead {
    /// Yes.
    Yes,
    /// Nothing: hands are not done yet, or the story tells what is answered.
    Nothing,
}

/// So many acts people know to have done, and do again where it is needed.
const KNOWN: usize = 10;

impl Way {
    /// All of them that differ after this, the likeliest first.
    pub(super) fn all(left: &Left) -> Vec<Way> {
        let from = (0..=KNOWN.min(left.done)).map(From::Last);
        let rests = [Rest::GoesBy, Rest::Waited];
        let clocks = [Clock::AsRead, Clock::AsItShowed];
        let rests = &rests[..if left.rest.is_zero() { 1 } else { 2 }];
        let clocks = &clocks[..if left.ran.is_none() { 1 } else { 2 }];
        let aheads = [Ahead::Yes, Ahead::Nothing];
        let aheads = &aheads[..if left.boards { 2 } else { 1 }];
        let mut all = Vec::new();
        for from in std::iter::once(From::NotKept).chain(from) {
            for &rest in rests {
                for &clock in clocks {
                    let way = |ahead| Way {
                        from,
                        clock,
                        rest,
                        ahead,
                    };
                    all.extend(aheads.iter().map(|&ahead| way(ahead)));
                }
            }
        }
        all
    }
}

/// What people know of the time before the kill.
#[derive(Debug)]
pub(super) struct Left {
    /// Were the arbiter's words open?
    words_open: bool,
    /// What the clocks showed, where one ran.
    ran: Option<Face>,
    /// What was still to be waited for.
    rest: Duration,
    /// How much was done until then.
    done: usize,
    /// Are there boards with sensors?
    boards: bool,
    /// How much of what was done is in the record; whoever did what came behind does it again.
    kept: usize,
    /// The devices that said they were there.
    devices: Vec<Act>,
}

impl Run {
    /// What people know, should the program be killed now.
    pub(super) fn left(&self, rest: Duration) -> Left {
        let world = self.world.as_ref().expect("there is always a world");
        let durable = self.before + world.disk().batches();
        let mut done = self.done.iter();
        let kept = done.rposition(|(_, before, behind)| *before < durable && behind > before);
        let devices = self.done.iter().map(|(act, ..)| act);
        let face = world.face_now();
        Left {
            words_open: world.arbiter_is_open(),
            ran: face.filter(|face| face.running.is_some()),
            rest,
            done: self.done.len(),
            boards: !world.boards().is_empty(),
            kept: kept.map_or(0, |act| act + 1),
            devices: devices.filter(|act| connects(act)).cloned().collect(),
        }
    }

    /// The program is there again, and everybody goes on.
    pub(super) fn people_go_on(&mut self, left: &Left, way: Way, act: usize, whole: &Outcome) {
        self.answers = way.ahead;
        for device in &left.devices {
            self.act(device);
        }
        self.world().finish_hands();
        self.world().run(SPOKEN);
        if self.yes_to_a_board_that_is_ahead() {
            self.world().run(SPOKEN);
        }
        let official = self.world().is_official();
        let runs = left.ran.is_some();
        if left.words_open || runs && official {
            self.type_and_wait(&format!("arbiter {CODE}"));
        }
        if let Some(face) = left.ran {
            if way.clock == Clock::AsItShowed {
                let BySide { white, black } = face.left.map(shown);
                self.type_and_wait(&format!("set {white} {black}"));
            }
            self.type_and_wait("resume");
        }
        if !left.words_open && runs && official {
            self.type_and_wait("arbiter done");
        }
        let done = self.done.len();
        let from = match way.from {
            From::NotKept => opened(whole, done).min(left.kept),
            From::Last(acts) => done.saturating_sub(acts),
        };
        for again in from..done {
            let Some((act, ..)) = self.done.get(again).cloned() else {
                break;
            };
            if !matches!(act, Act::Hand(..) | Act::CrashAndResume(_)) {
                self.act(&act);
                self.world().run(TAKEN);
            }
        }
        if way.rest == Rest::Waited {
            self.wait(left.rest, act, Stage::Gap);
        } else {
            self.world().run(SPOKEN);
        }
        self.take_words(act);
        self.written = self.before + self.world().disk().batches();
    }

    /// A board that is ahead of the record gets its yes, whenever it is asked about it. Was it?
    pub(super) fn yes_to_a_board_that_is_ahead(&mut self) -> bool {
        let seen = self.seen;
        self.seen = self.world().heard().len();
        let Some(to) = who_is_asked(self.world(), seen) else {
            return false;
        };
        if self.answers == Ahead::Nothing {
            return false;
        }
        self.yes = true;
        match to {
            "white" => self.world().type_line("white: yes"),
            "black" => self.world().type_line("black: yes"),
            _ => self.world().type_line("yes"),
        }
        true
    }

    /// Types a line; where no clock runs by it, what is said of it is heard out.
    fn type_and_wait(&mut self, line: &str) {
        self.world().type_line(line);
        self.world().run(TAKEN);
        let face = self.world().face_now();
        if face.is_none_or(|face| face.running.is_none()) {
            self.world().run(SPOKEN);
        }
    }
}

/// A time as the arbiter types it.
fn shown(left: Duration) -> String {
    let seconds = (left.as_millis() + 500) / 1000;
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
}

/// From which act on something is open that was opened in a row.
fn opened(whole: &Outcome, done: usize) -> usize {
    let opens = |words: &Vec<String>| {
        let mut kinds = words.iter().filter_map(|word| word.split(' ').next());
        kinds.any(|kind| OPEN.contains(&kind))
    };
    let acts = whole.words.iter().take(done).rev();
    done - acts.take_while(|words| opens(words)).count()
}

/// Who is asked, since so many words, whether what a board shows is to be entered?
pub(super) fn who_is_asked(world: &World, seen: usize) -> Option<&'static str> {
    let mut heard = world.heard().get(seen..)?.iter();
    heard
        .find(|it| it.line.about.kind == "ask-board-ahead")
        .map(|it| it.line.to)
}

/// Does a device say that it is there? It does so again to a program that begins.
fn connects(act: &Act) -> bool {
    match act {
        Act::Pad(_, _, events) => events
            .iter()
            .any(|event| matches!(event, PadEvent::Connected { .. })),
        Act::Clock(_, event) => matches!(event, ClockEvent::Found(_)),
        _ => false,
    }
}

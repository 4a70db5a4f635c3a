// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts of people after the program was killed under their hands and started again.
//!
//! Hands that were at a board finish the half-move that they began. If the arbiter's words were open, the arbiter opens them again;
//! if a clock ran, the arbiter starts it. If the board shows a half-move that the record lacks, a person says yes to its entry, or
//! hands set the board up by the record and play on. Lines and presses that are not in the record are repeated.

use std::ops::Range;
use std::time::Duration;

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{BySide, Move, Setup, Side};
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::pad::PadEvent;
use zgoda_hw::sim::HandCommand;
use zgoda_record::event::Body;
use zgoda_speech::announcement::BoardOf;
use zgoda_table::face::Face;

use super::way::{BoardAhead, Clock, From, Greeting, Opens, Rest, Way};
use super::{Outcome, Run, Stage, asked, beats};
use crate::script::act::{Act, Hand};
use crate::world::World;

/// Longest act of the arbiter of a rehearsal.
const ARBITER: Duration = Duration::from_secs(30);

/// Longest time for the words of a resume, and for an answer to a line.
const SPOKEN: Duration = Duration::from_secs(12);

/// The time that a line needs to be taken.
const TAKEN: Duration = Duration::from_millis(500);

/// The messages that leave a question open. If the program is killed before the answer, the person begins the act anew.
const OPEN: [&str; 20] = [
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
    "code-awaited",
    "stroke-means",
    "keys-explained",
];

impl Greeting {
    const fn takes(self) -> Duration {
        match self {
            Greeting::HeardOut => SPOKEN,
            Greeting::NotWaitedFor => TAKEN,
        }
    }
}

/// Longest time that hands need.
const HANDS: Duration = Duration::from_secs(60);

/// Time for which a board keeps its position.
const SETTLED: Duration = Duration::from_secs(4);

/// The time after which a board that was set up is reported to agree. It is longer than the rest after which a half-move counts.
const AGREED: Duration = Duration::from_millis(800);

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

/// The state before the kill, as far as people know it.
#[derive(Debug)]
pub(super) struct Left {
    /// True if the arbiter's words were open.
    words_open: bool,
    /// The index of the act that opened these words.
    pub(super) opened_by: Option<usize>,
    /// True if that act was done by keys or a pad.
    pub(super) opened_by_hand: bool,
    /// The face of the clocks, if one of them ran.
    pub(super) ran: Option<Face>,
    /// The time that people still had to wait.
    pub(super) rest: Duration,
    /// The number of acts done before the kill.
    pub(super) done: usize,
    /// The number of acts of the story that had begun.
    begun: usize,
    /// True if the game has sensor boards.
    pub(super) boards: bool,
    /// The number of done acts that are in the record; later acts are done again.
    kept: usize,
    /// The acts by which devices reported that they are connected.
    devices: Vec<Act>,
}

impl Left {
    /// True if the arbiter's words must be opened after the kill: they were open, or a clock ran.
    pub(super) const fn opens(&self) -> bool {
        self.words_open || self.ran.is_some()
    }

    /// The act by which the arbiter's words were opened.
    pub(super) const fn opened_by(&self) -> Option<usize> {
        self.opened_by
    }
}

impl Run {
    /// The state as people would know it if the program were killed now.
    pub(super) fn left(&self, rest: Duration, begun: usize) -> Left {
        let world = self.world.as_ref().expect("there is always a world");
        let durable = self.before + world.disk().batches();
        let mut done = self.done.iter();
        let kept = done.rposition(|(_, before, behind)| *before < durable && behind > before);
        let devices = self.done.iter().map(|(act, ..)| act);
        let face = world.face_now();
        let opened_by = self.words_opened_by(world.arbiter_is_open());
        let opening = opened_by.and_then(|act| self.done.get(act));
        Left {
            words_open: world.arbiter_is_open(),
            opened_by,
            opened_by_hand: opening.is_some_and(|(act, ..)| is_by_hand(act)),
            ran: face.filter(|face| face.running.is_some()),
            rest,
            done: self.done.len(),
            begun,
            boards: !world.boards().is_empty(),
            kept: kept.map_or(0, |act| act + 1),
            devices: devices.filter(|act| connects(act)).cloned().collect(),
        }
    }

    /// Lets everybody go on after the program has started again. Returns the earlier acts that are done again.
    pub(super) fn people_go_on(
        &mut self,
        left: &Left,
        way: Way,
        act: usize,
        whole: &Outcome,
    ) -> Range<usize> {
        self.answers = way.ahead;
        for device in &left.devices {
            self.act(device);
        }
        self.world().finish_hands();
        self.world().run(way.greeting.takes());
        if self.yes_to_a_board_that_is_ahead() {
            self.world().run(way.greeting.takes());
        }
        self.arbiter_goes_on(left, way, whole);
        if way.ahead == BoardAhead::PlayedAgain {
            let behind = whole.standing.get(..left.begun).unwrap_or_default();
            self.play_again(behind.last().map_or(&[], Vec::as_slice));
        }
        let done = self.done.len();
        // A person who is asked the same question again does not repeat the words that led to the question.
        let asked_again = asked::is_asked_again(self.world());
        let from = match way.from {
            From::NotKept => opened(whole, done).min(left.kept),
            From::Last(acts) => done.saturating_sub(acts),
            From::Opening => left.opened_by.unwrap_or(done),
            From::Begun => self.begun(whole),
        };
        if way.ahead == BoardAhead::HandsAgain {
            let now = *self.world().game().now();
            self.set_boards_up(&now, SETTLED);
        }
        for again in from..done {
            let Some((act, before, behind)) = self.done.get(again).cloned() else {
                break;
            };
            match act {
                Act::CrashAndResume(_) | Act::NewCode(_) => {}
                _ if way.from == From::Begun && behind > before => {}
                _ if asked_again && way.from == From::NotKept && behind > before => {}
                Act::Hand(..) if way.ahead == BoardAhead::HandsAgain && !self.stuck => {
                    self.act(&act);
                    self.world().run_until(HANDS, World::hands_are_idle);
                }
                Act::Hand(..) => {}
                Act::Wait(_) if way.ahead == BoardAhead::HandsAgain => self.act(&act),
                _ => {
                    self.act(&act);
                    self.world().run(TAKEN);
                }
            }
        }
        if way.rest == Rest::Waited {
            self.wait(left.rest, act, Stage::Gap);
        } else {
            self.world().run(way.greeting.takes());
        }
        self.take_words(act);
        self.written = self.before + self.world().disk().batches();
        from..done
    }

    /// True if a hand can do this in the present position of its board.
    pub(super) fn hand_can(&self, side: Option<Side>, hand: &Hand) -> bool {
        let Some(world) = &self.world else {
            return false;
        };
        let only = || world.boards().first().copied();
        let Some(of) = side.map(BoardOf::Side).or_else(only) else {
            return false;
        };
        let setup = *world.game().now();
        let variant = setup.variant();
        let stands = |square: &str| {
            let square = variant.square(square).ok();
            square.and_then(|square| world.wire_of(of).stands(square))
        };
        match hand {
            Hand::Lifts(from) | Hand::Removes(from) => stands(from).is_some(),
            Hand::Slides(from, to) => stands(from).is_some() && stands(to).is_none(),
            // A man cannot be put on a man that stands there.
            Hand::Puts(to, piece) => {
                piece.is_some() || stands(to).is_none() && self.in_hand.is_some()
            }
            Hand::Moves(text) => {
                let mut before = setup;
                for square in variant.squares() {
                    before.put(square, world.wire_of(of).stands(square));
                }
                let written = WrittenMove::read(text, variant);
                written.is_ok_and(|written| {
                    let piece = before.at(written.from());
                    piece.is_some_and(|piece| {
                        let before = before.with_turn(piece.side);
                        let read = resolve(&written, &before);
                        matches!(read, Resolution::Legal(_) | Resolution::NotLegal(_))
                    })
                })
            }
            Hand::Unplugs | Hand::Plugs => true,
        }
    }

    /// Sets the boards up by the record, and plays the missing half-moves again. If another half-move was entered in place of the
    /// last one, the entry is put right.
    fn play_again(&mut self, played: &[Played]) {
        let entered = standing(self.world());
        let same = entered.iter().zip(played).take_while(|(a, b)| a.is(b));
        let same = same.count();
        if same == played.len() || same + 1 < entered.len() {
            return;
        }
        let now = *self.world().game().now();
        if same == entered.len() {
            self.set_boards_up(&now, SETTLED);
        } else {
            // If the half-move is still at rest on the board, the person goes on without a wait.
            self.set_boards_up(&now, AGREED);
        }
        for it in &played[same..] {
            if same < entered.len() {
                self.set_boards_up(&it.after, SETTLED);
            } else {
                let boards = self.world().boards();
                let theirs = |of: &BoardOf| matches!(of, BoardOf::Side(side) if *side != it.side);
                for of in boards.into_iter().filter(|of| !theirs(of)) {
                    self.world().hand_move(of, &it.before, &it.mv);
                }
            }
            self.hands_are_done(SETTLED);
        }
    }

    fn set_boards_up(&mut self, position: &Setup, stands: Duration) {
        for of in self.world().boards() {
            let setup = Box::new(*position);
            self.world().hand(of, HandCommand::SetUp(setup));
        }
        self.hands_are_done(stands);
    }

    fn hands_are_done(&mut self, stands: Duration) {
        self.world().run_until(HANDS, World::hands_are_idle);
        self.world().run(stands);
    }

    /// Lets the arbiter open their words again, and start the clock if it ran before.
    fn arbiter_goes_on(&mut self, left: &Left, way: Way, whole: &Outcome) {
        let official = self.world().is_official();
        let runs = left.ran.is_some();
        if self.world().is_rehearsal() {
            // In a rehearsal the program is the arbiter: people wait until their clock runs again.
            let goes = |world: &World| world.face_now().is_some_and(|it| it.running.is_some());
            if runs {
                self.world().run_until(ARBITER, goes);
                self.world().run(TAKEN);
            }
            return;
        }
        let opens = left.words_open && way.from != From::Opening;
        let quick = way.greeting;
        let by_hand = left
            .opened_by
            .filter(|_| opens && way.opens == Opens::ByHand);
        if let Some(opening) = by_hand {
            // The keys or the pad opened the words by a menu, so the acts that led to that item are done again.
            for again in opened(whole, opening).min(opening)..=opening {
                if let Some((act, ..)) = self.done.get(again).cloned() {
                    self.act(&act);
                    self.world().run(TAKEN);
                }
            }
            self.world().run(quick.takes());
        } else if opens || runs && official {
            self.type_and_wait(&format!("arbiter {CODE}"), quick);
        }
        if let Some(face) = left.ran {
            if way.clock == Clock::AsItShowed {
                let BySide { white, black } = face.left.map(shown);
                self.type_and_wait(&format!("set {white} {black}"), quick);
            }
            self.type_and_wait("resume", quick);
        }
        if !opens && runs && official {
            self.type_and_wait("arbiter done", quick);
        }
    }

    /// The first act of the matter that a person had begun and not ended. Acts of other people in between do not end the matter.
    fn begun(&self, whole: &Outcome) -> usize {
        let acts = whole.words.iter().zip(&self.done).enumerate();
        let acts: Vec<_> = acts.collect();
        let row = acts.into_iter().rev().take_while(|(_, (words, done))| {
            let (act, before, behind) = done;
            behind > before || matches!(act, Act::Hand(..) | Act::Wait(_)) || opens(words)
        });
        let first = row.filter(|(_, (words, _))| opens(words)).last();
        first.map_or(self.done.len(), |(act, _)| act)
    }

    /// Says yes if the program has asked about a board that is ahead of the record. Returns true if it has asked.
    pub(super) fn yes_to_a_board_that_is_ahead(&mut self) -> bool {
        let seen = self.seen;
        self.seen = self.world().heard().len();
        let Some(to) = who_is_asked(self.world(), seen) else {
            return false;
        };
        if self.answers != BoardAhead::Yes {
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

    /// Types a line. If the line starts no clock, also waits until the words about the line have been spoken.
    fn type_and_wait(&mut self, line: &str, greeting: Greeting) {
        self.world().type_line(line);
        self.world().run(TAKEN);
        let face = self.world().face_now();
        if face.is_none_or(|face| face.running.is_none()) {
            self.world().run(greeting.takes());
        }
    }
}

/// A half-move that is in the record and not struck out.
#[derive(Clone, Debug)]
pub(super) struct Played {
    side: Side,
    before: Setup,
    mv: Move,
    after: Setup,
}

impl Played {
    /// True if `other` is the same half-move.
    pub(super) fn is(&self, other: &Played) -> bool {
        self.side == other.side && self.mv == other.mv && self.after == other.after
    }
}

/// All half-moves of the record that are not struck out.
pub(super) fn standing(world: &World) -> Vec<Played> {
    let standing = world.game().standing().iter();
    standing
        .map(|it| Played {
            side: it.side,
            before: it.before,
            mv: it.mv,
            after: it.after,
        })
        .collect()
}

/// A time in the form in which the arbiter types it.
fn shown(left: Duration) -> String {
    let seconds = (left.as_millis() + 500) / 1000;
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
}

/// True if these words leave a matter open for the hearer.
fn opens(words: &[String]) -> bool {
    let mut kinds = words.iter().filter_map(|word| word.split(' ').next());
    kinds.any(|kind| OPEN.contains(&kind))
}

/// The act that began the open matter. It is the first act of the last row of acts that left a matter open; acts without words do
/// not end the row.
fn opened(whole: &Outcome, done: usize) -> usize {
    let acts = whole.words.iter().enumerate().take(done).rev();
    let row = acts.take_while(|(_, words)| words.is_empty() || opens(words));
    let first = row.filter(|(_, words)| opens(words)).last();
    first.map_or(done, |(act, _)| act)
}

/// True if the act is done by keys or a pad.
const fn is_by_hand(act: &Act) -> bool {
    matches!(act, Act::Keys(..) | Act::Pad(..))
}

/// The person who was asked whether the half-move on a board is to be entered, in the words after the first `seen` words. This is
/// the player at that board, even if another listener hears the question.
pub(super) fn who_is_asked(world: &World, seen: usize) -> Option<&'static str> {
    let mut heard = world.heard().get(seen..)?.iter();
    let asked = heard.find(|it| it.line.about.kind == "ask-board-ahead")?;
    let mut durable = world.disk().durable().iter().rev();
    let board = durable.find_map(|it| match it.body {
        Body::BoardAsked { board, .. } => Some(board),
        _ => None,
    });
    Some(match board {
        Some(BoardOf::Side(side)) => side.word(),
        _ => asked.line.to,
    })
}

/// True if an act can begin the matter that the program asks about.
pub(super) const fn begins(act: &Act) -> bool {
    matches!(
        act,
        Act::Type(_) | Act::Plays(..) | Act::Keys(..) | Act::Pad(..)
    )
}

/// True if the act reports that a device is connected. After a start of the program the device reports it again.
fn connects(act: &Act) -> bool {
    match act {
        Act::Pad(_, _, events) => events
            .iter()
            .any(|event| matches!(event, PadEvent::Connected { .. })),
        Act::Clock(_, event) => matches!(event, ClockEvent::Found(_)),
        _ => false,
    }
}

//! The acts of people after the program was killed under their hands and started again.
//!
//! Hands that were at a board finish what they began. A person who was at work as the arbiter opens their words again; the
//! arbiter sets a clock going that ran before. Anything that the board shows and the record has not is entered with a yes, or the
//! board is set up as the record has it and played on. Anything that was typed or pressed and is not in the record is done again.

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

/// A moment for a line to be taken.
const TAKEN: Duration = Duration::from_millis(500);

/// Words that leave a question open for the hearer; an answer cannot reach a program that is gone, so the act is begun anew.
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

/// Time until a board that was set up says that it agrees; half-moves rest for a shorter time.
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

/// People's knowledge of the time before the kill.
#[derive(Debug)]
pub(super) struct Left {
    /// True if the arbiter's words were open.
    words_open: bool,
    /// The index of the act that opened these words.
    pub(super) opened_by: Option<usize>,
    /// True if that was done by keys or a pad.
    pub(super) opened_by_hand: bool,
    /// The face of the clocks, where one of them ran.
    pub(super) ran: Option<Face>,
    /// The time that was still to be waited for.
    pub(super) rest: Duration,
    /// The number of acts done before the kill.
    pub(super) done: usize,
    /// The number of acts of the story that had begun.
    begun: usize,
    /// True if the game has sensor boards.
    pub(super) boards: bool,
    /// The number of those acts that are in the record; the acts after them are done again.
    kept: usize,
    /// The devices that said they were there.
    devices: Vec<Act>,
}

impl Left {
    /// True if the arbiter's words were open, or people open them to let a clock go on.
    pub(super) const fn opens(&self) -> bool {
        self.words_open || self.ran.is_some()
    }

    /// The act by which the arbiter's words were opened.
    pub(super) const fn opened_by(&self) -> Option<usize> {
        self.opened_by
    }
}

impl Run {
    /// People's knowledge if the program were killed now.
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

    /// Lets everybody go on, now that the program is there again. Returns the earlier acts that are done again.
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

    /// True if a hand can do this, as its board stands.
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
            // A second man goes on top of the first.
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

    /// Sets boards up as the record has them, and plays the missing half-moves again. If the last half-move was entered as
    /// another one, it is put right.
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
            // A person who goes on with a half-move that still rests loses no time.
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

    /// The arbiter opens their words again, and lets a clock that ran run on.
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
            // The keys or the pad opened the words by a menu, so the acts that led there are done again.
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

    /// The first act of the matter that a person was in the midst of; acts of other people meanwhile do not end it.
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

    /// Gives a board that is ahead of the record its yes, whenever the program asks about that board. True if it asked.
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

    /// Types a line; where the line starts no clock, the words about it are heard out.
    fn type_and_wait(&mut self, line: &str, greeting: Greeting) {
        self.world().type_line(line);
        self.world().run(TAKEN);
        let face = self.world().face_now();
        if face.is_none_or(|face| face.running.is_none()) {
            self.world().run(greeting.takes());
        }
    }
}

/// A half-move that stands.
#[derive(Clone, Debug)]
pub(super) struct Played {
    side: Side,
    before: Setup,
    mv: Move,
    after: Setup,
}

impl Played {
    /// True if the other is the same half-move.
    pub(super) fn is(&self, other: &Played) -> bool {
        self.side == other.side && self.mv == other.mv && self.after == other.after
    }
}

/// All half-moves that stand.
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

/// A time as the arbiter types it.
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

/// The act that began the open matter: the first of the last acts in a row that opened something; acts without words do not end
/// the row.
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

/// The person who is asked, since so many words, whether the half-move on a board is to be entered: the player at that
/// board, no matter at which ear the question is told.
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

/// True if a device says that it is there. Such a device says so again to a program that begins.
fn connects(act: &Act) -> bool {
    match act {
        Act::Pad(_, _, events) => events
            .iter()
            .any(|event| matches!(event, PadEvent::Connected { .. })),
        Act::Clock(_, event) => matches!(event, ClockEvent::Found(_)),
        _ => false,
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The hands over the simulated board, with their commands and the way in which they carry the commands out.
//!
//! A move is divided into touches with pauses between them, as people make moves. A man is carried, a king may be slid, captured
//! pieces come off in some order, a wrong piece is lifted and put back. The faults determine which of these habits the hands have.
//! This file does not know the rules: a [`HandMove`] has its way and its captures.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Kind, Moment, Piece, Square, Variant};

use super::command::{ClockHand, HandCommand, HandMove, HandRefusal, PATIENCE};
use super::dgt_clock::Presses;
use super::fault::{Fault, Faults};
use super::rng::Rng;
use super::world::{Field, World};

/// A touch of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// This field has this piece, or is empty, from now on.
    Set(Field, Option<Piece>),
    Nothing,
    /// The move is finished, and the hand is off the board.
    Done(HandMove),
    Refused(HandRefusal),
    Unplug,
    Plug,
    /// The clock begins to run, if it has never run.
    BeginClock,
    Clock(ClockHand),
}

/// The simulated hands at the board.
#[derive(Clone, Debug)]
pub struct Hands {
    variant: Variant,
    faults: Faults,
    presses: Presses,
    rng: Rng,
    commands: VecDeque<HandCommand>,
    /// The touches to come, each with the pause before it.
    touches: VecDeque<(Duration, Touch)>,
    next: Moment,
}

impl Hands {
    /// Idle hands over a board of `variant`.
    #[must_use]
    pub fn new(variant: Variant, faults: Faults, rng: Rng) -> Hands {
        Hands {
            variant,
            faults,
            presses: Presses::WhenTold,
            rng,
            commands: VecDeque::new(),
            touches: VecDeque::new(),
            next: Moment::ZERO,
        }
    }

    /// Determines if the hands press the clock after their moves.
    pub(super) fn press(&mut self, presses: Presses) {
        self.presses = presses;
    }

    /// True if the hands have nothing to do.
    #[must_use]
    pub fn idle(&self) -> bool {
        self.commands.is_empty() && self.touches.is_empty()
    }

    /// True if the hands are between two moves.
    pub(super) fn off_the_board(&self) -> bool {
        self.touches.is_empty()
    }

    /// Adds a command for the hands.
    pub fn command(&mut self, command: HandCommand, world: &World, now: Moment) {
        if self.commands.len() >= PATIENCE {
            let refused = Touch::Refused(HandRefusal::TooMuch);
            self.touches.push_back((Duration::ZERO, refused));
            return;
        }
        let idle = self.idle();
        self.commands.push_back(command);
        if idle {
            self.next = self.next.max(now);
            self.begin(world);
        }
    }

    /// The moment at which the next touch comes.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.touches
            .front()
            .map(|(pause, _)| self.next.after(*pause))
    }

    /// The next touch, if its moment has come. The change by a touch is known before the next touch is planned.
    pub(super) fn poll(&mut self, now: Moment) -> Option<Touch> {
        let due = self.deadline().filter(|due| *due <= now)?;
        self.next = due;
        self.touches.pop_front().map(|(_, touch)| touch)
    }

    /// Begins the next command, if there is one and the last command is done.
    pub(super) fn begin(&mut self, world: &World) {
        while self.touches.is_empty()
            && let Some(command) = self.commands.pop_front()
        {
            if let Err(refusal) = self.plan(command, world) {
                let refused = Touch::Refused(refusal);
                self.touches.push_back((Duration::ZERO, refused));
            }
        }
    }

    /// Keeps the hands still until `moment`.
    pub(super) fn wait_until(&mut self, moment: Moment) {
        self.next = self.next.max(moment);
    }

    fn plan(&mut self, command: HandCommand, world: &World) -> Result<(), HandRefusal> {
        let at_once = Duration::ZERO;
        match command {
            HandCommand::Lift(square) | HandCommand::Remove(square) => {
                standing(world, square)?;
                self.set(at_once, square, None);
            }
            HandCommand::Put(square, piece) => self.set(at_once, square, Some(piece)),
            HandCommand::PutOnLight { row, column, piece } => {
                let field = Field::at(row, column);
                let touch = field.map(|field| (at_once, Touch::Set(field, piece)));
                self.touches.extend(touch);
            }
            HandCommand::Slide(from, to) => {
                let piece = standing(world, from)?;
                let name = |square| self.variant.name(square);
                let between = line(self.variant, from, to)
                    .ok_or_else(|| HandRefusal::NoDiagonal(name(from), name(to)))?;
                self.slide(from, &between, to, piece);
            }
            HandCommand::SetUp(setup) => {
                let squares = self.variant.squares().into_iter();
                let wrong = squares.filter(|square| world.on(*square) != setup.at(*square));
                let wrong: Vec<Square> = wrong.collect();
                for square in wrong.iter().filter(|square| world.on(**square).is_some()) {
                    self.set(at_once, *square, None);
                }
                for square in wrong {
                    if let Some(piece) = setup.at(square) {
                        self.set(at_once, square, Some(piece));
                    }
                }
                let done = HandMove {
                    path: Vec::new(),
                    captured: zgoda_game::SquareSet::default(),
                };
                self.touches.push_back((at_once, Touch::Done(done)));
            }
            HandCommand::Move(played) => self.plan_move(played, world)?,
            HandCommand::Rest(pause) => {
                self.touches.push_back((pause, Touch::Nothing));
            }
            HandCommand::Unplug => self.touches.push_back((at_once, Touch::Unplug)),
            HandCommand::Plug => self.touches.push_back((at_once, Touch::Plug)),
            HandCommand::Clock(hand) => self.touches.push_back((at_once, Touch::Clock(hand))),
        }
        Ok(())
    }

    fn plan_move(&mut self, played: HandMove, world: &World) -> Result<(), HandRefusal> {
        let (Some(&from), Some(&to)) = (played.path.first(), played.path.last()) else {
            return Err(HandRefusal::NoPath);
        };
        let piece = standing(world, from)?;
        if self.presses == Presses::AfterMoves {
            self.touches.push_back((Duration::ZERO, Touch::BeginClock));
        }
        let thinking = self.rng.ms(400..=1_500);
        self.touches.push_back((thinking, Touch::Nothing));
        if self.faults.has(Fault::Touches) && self.rng.once_in(8) {
            self.touch_another(from, piece, world);
        }
        let before = self.some_captured(&played);
        if played.captured.is_empty() {
            self.go_quietly(from, to, piece, world);
        } else {
            self.capture(&played, to, piece, &before);
        }
        self.crown(to, piece);
        if self.presses == Presses::AfterMoves {
            let reach = self.pause();
            let press = Touch::Clock(ClockHand::Press(piece.side));
            self.touches.push_back((reach, press));
        }
        let pause = self.pause();
        self.touches.push_back((pause, Touch::Done(played)));
        Ok(())
    }

    fn go_quietly(&mut self, from: Square, to: Square, piece: Piece, world: &World) {
        let between = line(self.variant, from, to).unwrap_or_default();
        if self.faults.has(Fault::Slides) && !between.is_empty() && self.rng.once_in(2) {
            self.slide(from, &between, to, piece);
            return;
        }
        if self.faults.has(Fault::Wrong) && self.rng.once_in(10) {
            self.put_wrong(from, to, piece, world);
            return;
        }
        let (reach, carry) = (self.pause(), self.carry());
        if self.faults.has(Fault::Overlap) && self.rng.once_in(4) {
            self.set(reach, to, Some(piece));
            let leave = self.rng.ms(20..=150);
            self.set(leave, from, None);
        } else {
            self.set(reach, from, None);
            self.set(carry, to, Some(piece));
        }
    }

    /// Lifts the piece, touches down on the way, lands, and takes off the captured pieces. The pieces in `before` are taken off
    /// before the landing.
    fn capture(&mut self, played: &HandMove, to: Square, piece: Piece, before: &[Square]) {
        let mut left: Vec<Square> = played.captured.into_iter().collect();
        if self.faults.has(Fault::Order) {
            self.rng.shuffle(&mut left);
        }
        left.retain(|square| !before.contains(square));
        let pause = self.pause();
        if let Some(&from) = played.path.first() {
            self.set(pause, from, None);
        }
        for square in before {
            let pause = self.pause();
            self.set(pause, *square, None);
        }
        let way = played.path.len().saturating_sub(1);
        for &square in played.path.get(1..way).unwrap_or_default() {
            if self.rng.once_in(2) {
                let (carry, stay) = (self.carry(), self.rng.ms(60..=200));
                self.set(carry, square, Some(piece));
                self.set(stay, square, None);
            }
        }
        let carry = self.carry();
        self.set(carry, to, Some(piece));
        for square in left {
            let pause = self.pause();
            self.set(pause, square, None);
        }
    }

    fn some_captured(&mut self, played: &HandMove) -> Vec<Square> {
        if !self.faults.has(Fault::Order) {
            return Vec::new();
        }
        let captured = played.captured.into_iter();
        captured.filter(|_| self.rng.once_in(4)).collect()
    }

    /// Crowns a man that came to rest on its far row. On most boards a king's disc replaces the man; some boards do not see the
    /// second disc that is put on top.
    fn crown(&mut self, to: Square, piece: Piece) {
        let layout = self.variant.layout();
        let crowned = piece.kind == Kind::Man && layout.row(to) == layout.crowning_row(piece.side);
        if !crowned || self.faults.has(Fault::Stacked) {
            return;
        }
        let (take, bring) = (self.rng.ms(300..=700), self.rng.ms(200..=500));
        self.set(take, to, None);
        self.set(bring, to, Some(Piece::king(piece.side)));
    }

    fn slide(&mut self, from: Square, between: &[Square], to: Square, piece: Piece) {
        let mut here = from;
        for &next in between.iter().chain([&to]) {
            // For a moment a sliding piece is over both squares.
            let (stay, over) = (self.rng.ms(60..=140), self.rng.ms(10..=40));
            self.set(stay, next, Some(piece));
            self.set(over, here, None);
            here = next;
        }
    }

    fn touch_another(&mut self, from: Square, piece: Piece, world: &World) {
        let own = |square: &Square| {
            *square != from && world.on(*square).is_some_and(|p| p.side == piece.side)
        };
        let others: Vec<Square> = self.variant.squares().into_iter().filter(own).collect();
        if let Some(other) = self.rng.pick(&others) {
            let (lift, hold) = (self.pause(), self.rng.ms(100..=600));
            self.set(lift, other, None);
            self.set(hold, other, world.on(other));
        }
    }

    fn put_wrong(&mut self, from: Square, to: Square, piece: Piece, world: &World) {
        let layout = self.variant.layout();
        let wrong = zgoda_game::Direction::ALL
            .into_iter()
            .filter_map(|direction| layout.step(to, direction))
            .find(|square| world.on(*square).is_none());
        let (lift, carry) = (self.pause(), self.carry());
        self.set(lift, from, None);
        if let Some(wrong) = wrong {
            let notice = self.rng.ms(600..=1_200);
            self.set(carry, wrong, Some(piece));
            self.set(notice, wrong, None);
        }
        let carry = self.carry();
        self.set(carry, to, Some(piece));
    }

    /// The time for which the hand holds a piece.
    fn carry(&mut self) -> Duration {
        if self.faults.has(Fault::Hesitation) && self.rng.once_in(10) {
            self.rng.ms(800..=2_500)
        } else {
            self.rng.ms(150..=500)
        }
    }

    /// The time between two touches.
    fn pause(&mut self) -> Duration {
        self.rng.ms(150..=500)
    }

    fn set(&mut self, pause: Duration, square: Square, piece: Option<Piece>) {
        let touch = Touch::Set(Field::of(self.variant, square), piece);
        self.touches.push_back((pause, touch));
    }
}

fn standing(world: &World, square: Square) -> Result<Piece, HandRefusal> {
    world
        .on(square)
        .ok_or_else(|| HandRefusal::Nothing(world.variant().name(square)))
}

/// True if a diagonal joins these two squares. A hand slides along diagonals only.
#[must_use]
pub fn joined(variant: Variant, from: Square, to: Square) -> bool {
    line(variant, from, to).is_some()
}

/// The squares between two squares of one diagonal; `None` if no diagonal joins them.
fn line(variant: Variant, from: Square, to: Square) -> Option<Vec<Square>> {
    let layout = variant.layout();
    zgoda_game::Direction::ALL
        .into_iter()
        .find_map(|direction| {
            let mut between = Vec::new();
            let mut here = layout.step(from, direction)?;
            while here != to {
                between.push(here);
                here = layout.step(here, direction)?;
            }
            Some(between)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const V: Variant = Variant::International;

    fn sq(text: &str) -> Square {
        V.square(text).unwrap()
    }

    #[test]
    fn a_line_is_a_diagonal() {
        assert_eq!(line(V, sq("46"), sq("37")), Some(vec![sq("41")]));
        assert_eq!(line(V, sq("32"), sq("28")), Some(Vec::new()));
        assert_eq!(line(V, sq("46"), sq("45")), None);
    }
}

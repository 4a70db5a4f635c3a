//! The hands over the simulated board: what they are told, and how they do it.
//!
//! A move is broken into touches with pauses between them, the way people make moves: a man is
//! carried, a king may be slid, captured pieces come off in some order, a wrong piece is lifted
//! and put back. The faults say which of these habits the hands have. Rules are not known here: a
//! [`HandMove`] brings its way and its captures along.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Kind, Moment, Move, Piece, Square, SquareName, SquareSet, Variant};

use super::fault::{Fault, Faults};
use super::rng::Rng;
use super::world::{Field, World};

/// The one board there is.
const VARIANT: Variant = Variant::International;
/// Commands that may wait. More than the longest game.
const PATIENCE: usize = 2_000;

/// A half-move for the hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandMove {
    /// Where the piece stands, where it touches down, where it comes to stand.
    pub path: Vec<Square>,
    /// What is taken off.
    pub captured: SquareSet,
}

impl HandMove {
    /// The hand's way of a move that touches down nowhere in between.
    #[must_use]
    pub fn straight(done: &Move) -> HandMove {
        HandMove {
            path: vec![done.from, done.to],
            captured: done.captured,
        }
    }
}

/// One thing for the hands to do. Commands are done one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandCommand {
    /// Take up what stands there.
    Lift(Square),
    /// Put this there.
    Put(Square, Piece),
    /// Take what stands there off the board.
    Remove(Square),
    /// Put this on the light square in this row and column.
    PutOnLight {
        /// Row, from the far end.
        row: u8,
        /// Column, from White's left.
        column: u8,
        /// What is put there; `None` takes it away.
        piece: Option<Piece>,
    },
    /// Slide what stands on the first square along the diagonal to the second.
    Slide(Square, Square),
    /// Make a whole half-move.
    Move(HandMove),
    /// Do nothing for so long.
    Rest(Duration),
    /// Pull the cable.
    Unplug,
    /// Plug it in again.
    Plug,
}

/// Why the hands did not do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandRefusal {
    /// There is nothing to take up.
    #[error("nothing stands on {at}; put a piece there or name another square", at = name(.0))]
    Nothing(Square),
    /// No diagonal joins the squares.
    #[error("no diagonal joins {from} and {to}; slide along one", from = name(.0), to = name(.1))]
    NoDiagonal(Square, Square),
    /// A move without squares.
    #[error("a move needs the square it starts from and the one it ends on")]
    NoPath,
    /// Too much was asked at once.
    #[error("the hands have {PATIENCE} things to do already; wait for them")]
    TooMuch,
}

/// A line of text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the hands do not understand {0:?}; write lift 32, put 28 wm (or wk, bm, bk), remove 23, \
     slide 46 5, move 32-28, unplug or plug"
)]
pub struct NoSuchCommand(pub String);

/// What a line of text asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandLine<'a> {
    /// This.
    Do(HandCommand),
    /// This move, in words only somebody who knows the rules can read.
    Move(&'a str),
}

impl HandLine<'_> {
    /// Reads one line.
    pub fn parse(line: &str) -> Result<HandLine<'_>, NoSuchCommand> {
        let refused = || NoSuchCommand(line.to_owned());
        let square = |text: &str| VARIANT.square(text).map_err(|_| refused());
        let line = line.trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        Ok(HandLine::Do(match words.as_slice() {
            ["lift", at] => HandCommand::Lift(square(at)?),
            ["remove", at] => HandCommand::Remove(square(at)?),
            ["put", at, what] => HandCommand::Put(square(at)?, piece(what).ok_or_else(refused)?),
            ["slide", from, to] => HandCommand::Slide(square(from)?, square(to)?),
            ["unplug"] => HandCommand::Unplug,
            ["plug"] => HandCommand::Plug,
            ["move", ..] if words.len() > 1 => {
                return Ok(HandLine::Move(line["move".len()..].trim()));
            }
            _ => return Err(refused()),
        }))
    }
}

fn piece(word: &str) -> Option<Piece> {
    use zgoda_game::Side::{Black, White};
    match word {
        "wm" => Some(Piece::man(White)),
        "wk" => Some(Piece::king(White)),
        "bm" => Some(Piece::man(Black)),
        "bk" => Some(Piece::king(Black)),
        _ => None,
    }
}

/// One touch of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// This field now holds this.
    Set(Field, Option<Piece>),
    Nothing,
    /// The move is finished, the hand is off the board.
    Done(HandMove),
    Refused(HandRefusal),
    Unplug,
    Plug,
}

/// The hands.
#[derive(Clone, Debug)]
pub struct Hands {
    faults: Faults,
    rng: Rng,
    commands: VecDeque<HandCommand>,
    /// Each with the pause before it.
    touches: VecDeque<(Duration, Touch)>,
    next: Moment,
}

impl Hands {
    /// Idle hands.
    #[must_use]
    pub fn new(faults: Faults, rng: Rng) -> Hands {
        Hands {
            faults,
            rng,
            commands: VecDeque::new(),
            touches: VecDeque::new(),
            next: Moment::ZERO,
        }
    }

    /// Have they nothing to do?
    #[must_use]
    pub fn idle(&self) -> bool {
        self.commands.is_empty() && self.touches.is_empty()
    }

    /// Are they between two moves?
    pub(super) fn off_the_board(&self) -> bool {
        self.touches.is_empty()
    }

    /// Tells them what to do next.
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

    /// When the next touch comes.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.touches
            .front()
            .map(|(pause, _)| self.next.after(*pause))
    }

    /// The next touch, if it is time for it. What it changes is known before the one after it is
    /// thought of.
    pub(super) fn poll(&mut self, now: Moment) -> Option<Touch> {
        let due = self.deadline().filter(|due| *due <= now)?;
        self.next = due;
        self.touches.pop_front().map(|(_, touch)| touch)
    }

    /// Goes on with the next command, if there is one and the last is done.
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

    /// Nothing happens for so long.
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
                let between = line(from, to).ok_or(HandRefusal::NoDiagonal(from, to))?;
                self.slide(from, &between, to, piece);
            }
            HandCommand::Move(played) => self.plan_move(played, world)?,
            HandCommand::Rest(pause) => {
                self.touches.push_back((pause, Touch::Nothing));
            }
            HandCommand::Unplug => self.touches.push_back((at_once, Touch::Unplug)),
            HandCommand::Plug => self.touches.push_back((at_once, Touch::Plug)),
        }
        Ok(())
    }

    fn plan_move(&mut self, played: HandMove, world: &World) -> Result<(), HandRefusal> {
        let (Some(&from), Some(&to)) = (played.path.first(), played.path.last()) else {
            return Err(HandRefusal::NoPath);
        };
        let piece = standing(world, from)?;
        let thinking = self.rng.ms(400..=1_500);
        self.touches.push_back((thinking, Touch::Nothing));
        if self.faults.has(Fault::Touches) && self.rng.once_in(8) {
            self.touch_another(from, piece, world);
        }
        let before = self.some_captured(&played);
        if played.captured.is_empty() {
            self.go_quietly(from, to, piece);
        } else {
            self.capture(&played, to, piece, &before);
        }
        self.crown(to, piece);
        let pause = self.pause();
        self.touches.push_back((pause, Touch::Done(played)));
        Ok(())
    }

    fn go_quietly(&mut self, from: Square, to: Square, piece: Piece) {
        let between = line(from, to).unwrap_or_default();
        if self.faults.has(Fault::Slides) && !between.is_empty() && self.rng.once_in(2) {
            self.slide(from, &between, to, piece);
            return;
        }
        if self.faults.has(Fault::Wrong) && self.rng.once_in(10) {
            self.put_wrong(from, to, piece);
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

    /// Lifts, touches down on the way, lands, and takes off what was captured; what is in `before`
    /// is taken off before the landing.
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

    /// A man that came to rest on its far row gets a second disc: on most boards another disc
    /// takes its place, on some the second one is not seen.
    fn crown(&mut self, to: Square, piece: Piece) {
        let layout = VARIANT.layout();
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
            // A sliding piece is over both squares for a moment.
            let (stay, over) = (self.rng.ms(60..=140), self.rng.ms(10..=40));
            self.set(stay, next, Some(piece));
            self.set(over, here, None);
            here = next;
        }
    }

    fn touch_another(&mut self, from: Square, piece: Piece, world: &World) {
        let own = |square: &Square| {
            *square != from
                && world
                    .at(Field::of(*square))
                    .is_some_and(|p| p.side == piece.side)
        };
        let others: Vec<Square> = VARIANT.squares().into_iter().filter(own).collect();
        if let Some(other) = self.rng.pick(&others) {
            let (lift, hold) = (self.pause(), self.rng.ms(100..=600));
            self.set(lift, other, None);
            self.set(hold, other, world.at(Field::of(other)));
        }
    }

    fn put_wrong(&mut self, from: Square, to: Square, piece: Piece) {
        let layout = VARIANT.layout();
        let wrong = zgoda_game::Direction::ALL
            .into_iter()
            .filter_map(|direction| layout.step(to, direction))
            .find(|square| *square != from);
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

    /// How long a piece is in the hand.
    fn carry(&mut self) -> Duration {
        if self.faults.has(Fault::Hesitation) && self.rng.once_in(10) {
            self.rng.ms(800..=2_500)
        } else {
            self.rng.ms(150..=500)
        }
    }

    /// Between two touches.
    fn pause(&mut self) -> Duration {
        self.rng.ms(150..=500)
    }

    fn set(&mut self, pause: Duration, square: Square, piece: Option<Piece>) {
        let touch = Touch::Set(Field::of(square), piece);
        self.touches.push_back((pause, touch));
    }
}

fn name(square: &Square) -> SquareName {
    VARIANT.name(*square)
}

fn standing(world: &World, square: Square) -> Result<Piece, HandRefusal> {
    world
        .at(Field::of(square))
        .ok_or(HandRefusal::Nothing(square))
}

/// The squares between two squares of one diagonal; `None` if no diagonal joins them.
fn line(from: Square, to: Square) -> Option<Vec<Square>> {
    let layout = VARIANT.layout();
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

    fn sq(text: &str) -> Square {
        VARIANT.square(text).unwrap()
    }

    #[test]
    fn lines_of_the_contract_are_read() {
        for (text, expected) in [
            ("lift 32", HandCommand::Lift(sq("32"))),
            ("remove 23", HandCommand::Remove(sq("23"))),
            ("slide 46 5", HandCommand::Slide(sq("46"), sq("5"))),
            ("unplug", HandCommand::Unplug),
            (" plug ", HandCommand::Plug),
        ] {
            assert_eq!(HandLine::parse(text), Ok(HandLine::Do(expected)));
        }
        for word in ["wm", "wk", "bm", "bk"] {
            let line = format!("put 28 {word}");
            let put = HandCommand::Put(sq("28"), piece(word).unwrap());
            assert_eq!(HandLine::parse(&line), Ok(HandLine::Do(put)));
        }
        assert_eq!(HandLine::parse("move 32-28"), Ok(HandLine::Move("32-28")));
        for wrong in [
            "",
            "lift",
            "lift 51",
            "put 28 xx",
            "slide 1",
            "move",
            "jump 3",
        ] {
            assert!(HandLine::parse(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_line_is_a_diagonal() {
        assert_eq!(line(sq("46"), sq("37")), Some(vec![sq("41")]));
        assert_eq!(line(sq("32"), sq("28")), Some(Vec::new()));
        assert_eq!(line(sq("46"), sq("45")), None);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Text that may or may not be a half-move: unreadable words, empty columns, dots, stars. Once the game is read, the
//! move numbers around such text decide. Most games have no such text.
//!
//! The difference of two numbers gives the number of half-moves between them. Certain entries take their places first, then
//! doubtful text takes the remaining places. If none remain, the text counts as no half-move, so that later half-moves keep their
//! numbers.

mod crowded;

use std::num::NonZeroU32;
use std::ops::Range;

use super::append;
use crate::notation::pdn::game::{Game, Item, Span, What};
use crate::notation::pdn::odd::{Odd, note};
use crowded::crowded;

/// The doubts, and the numbers of this game.
#[derive(Debug, Default)]
pub(super) struct Doubts {
    all: Vec<Doubt>,
    marks: Vec<Mark>,
    /// True if a move number does not fit the number of half-moves before it.
    crowded: bool,
}

/// A text that may be a half-move.
#[derive(Clone, Copy, Debug)]
struct Doubt {
    /// The number of items before it.
    at: usize,
    line: u64,
    span: Span,
    kind: Doubtful,
}

/// The kind of a doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Doubtful {
    /// Signs that can only stand for a half-move that is not shown: `??-??`.
    NotShown,
    /// A word with a digit in it: an entry if there is room.
    Number,
    /// A word without a digit.
    Word,
    /// Dots, a dash, an empty column.
    Blank,
    /// A sign of the Kodeks that may stand for a half-move that is not shown: a star, a question mark.
    Sign,
}

/// A move number and its place among the items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    /// The number of items before it.
    at: usize,
    /// The number of doubts before it.
    doubts: usize,
    half_move: u32,
}

/// The fate of a doubt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// The doubt is a half-move.
    Entry,
    /// The doubt is part of the half-move before it in the list.
    Joined,
    /// The doubt is a word that counts as no half-move.
    None,
    /// The doubt is left out, which is noted as a fault.
    LeftOut,
}

/// The number of half-moves for which there is room.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// The numbers leave room for this number of half-moves.
    For(usize),
    /// The numbers do not say how many half-moves there are.
    Unknown,
}

impl Doubts {
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.marks.clear();
        self.crowded = false;
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Notes a move number; `due` is the half-move that would come next without the number.
    pub(super) fn number(&mut self, at: usize, half_move: u32, due: u32) {
        self.crowded |= half_move != due;
        let doubts = self.all.len();
        self.marks.push(Mark {
            at,
            doubts,
            half_move,
        });
    }

    /// Notes that the last number belongs to Black, because dots follow it.
    pub(super) fn is_blacks(&mut self) {
        if let Some(last) = self.marks.last_mut() {
            last.half_move = last.half_move.saturating_add(1);
            last.doubts = self.all.len();
        }
    }

    /// True if any move number has been noted in this game.
    pub(super) const fn numbered(&self) -> bool {
        !self.marks.is_empty()
    }
}

impl Doubts {
    /// Keeps doubtful text for the end of the game.
    pub(super) fn keep(&mut self, game: &Game, line: u64, span: Span, kind: Doubtful) {
        if self.all.len() < super::limits::ITEMS {
            self.all.push(Doubt {
                at: game.items.len(),
                line,
                span,
                kind,
            });
        }
    }

    /// Decides all doubts of the game.
    pub(super) fn settle(&mut self, game: &mut Game) {
        if self.all.is_empty() && !self.crowded {
            return;
        }
        self.out_of_brackets(game);
        let places = places(game);
        let mut fates = vec![Fate::LeftOut; self.all.len()];
        let marks = &self.marks;
        let whole = (game.items.len(), self.all.len());
        let first = marks.first().map_or(whole, |mark| (mark.at, mark.doubts));
        let mut part = Part {
            game,
            places: &places,
            doubts: &self.all,
            entries: 0..first.0,
            of_doubts: 0..first.1,
            mark: None,
            room: Room::Unknown,
            ends: false,
        };
        part.decide(&mut fates);
        for (index, mark) in marks.iter().enumerate() {
            let next = index.checked_add(1).and_then(|next| marks.get(next));
            let end = next.map_or(whole, |next| (next.at, next.doubts));
            let apart = next.map(|next| next.half_move.saturating_sub(mark.half_move) as usize);
            part = Part {
                entries: mark.at..end.0,
                of_doubts: mark.doubts..end.1,
                mark: Some(mark.half_move),
                room: Room::Unknown,
                ends: next.is_some_and(|next| next.half_move == 1),
                ..part
            };
            part.room = apart.map_or_else(|| part.of_the_last(), Room::For);
            part.decide(&mut fates);
        }
        let turned = if self.crowded {
            crowded(game, marks, &places)
        } else {
            Vec::new()
        };
        self.rebuild(game, &fates, &turned);
    }

    /// Puts the decided doubts among the items.
    fn rebuild(&mut self, game: &mut Game, fates: &[Fate], turned: &[(usize, What)]) {
        let held = std::mem::take(&mut game.items);
        let mut turned = turned.iter().peekable();
        let mut decided = self.all.iter().zip(fates).peekable();
        let mut marks = self.marks.iter().enumerate().peekable();
        let mut numbered = None;
        let mut depth = 0_usize;
        let mut done = 0_usize;
        for at in 0..=held.len() {
            loop {
                let doubts_first = marks
                    .peek()
                    .is_none_or(|(_, mark)| mark.at > at || mark.doubts > done);
                if doubts_first && decided.peek().is_some_and(|(doubt, _)| doubt.at <= at) {
                    let Some((doubt, fate)) = decided.next() else {
                        break;
                    };
                    done = done.saturating_add(1);
                    let mut item = Item {
                        line: doubt.line,
                        what: What::Null,
                        numbered: None,
                    };
                    let mut span = doubt.span;
                    while let Some((more, Fate::Joined)) = decided.peek() {
                        span = joined(game, span, more.span);
                        done = done.saturating_add(1);
                        decided.next();
                    }
                    item.what = told(game, doubt, *fate, span);
                    if matches!(item.what, What::Move(_) | What::Null | What::Hidden(_)) {
                        item.numbered = numbered.take();
                    }
                    if *fate != Fate::LeftOut || doubt.kind == Doubtful::Sign {
                        game.items.push(item);
                    }
                } else if marks.peek().is_some_and(|(_, mark)| mark.at <= at) {
                    numbered = marks
                        .next()
                        .and_then(|(_, mark)| NonZeroU32::new(mark.half_move));
                } else {
                    break;
                }
            }
            let Some(mut item) = held.get(at).copied() else {
                break;
            };
            if let Some((_, what)) = turned.next_if(|(index, _)| *index == at) {
                item.what = *what;
                if let What::Word(span) = item.what {
                    game.words = game.words.saturating_add(1);
                    let text = clipped(game.text(span));
                    note(&mut game.faults, item.line, Odd::NoRoom(text));
                }
            }
            match item.what {
                What::Open => depth = depth.saturating_add(1),
                What::Close => depth = depth.saturating_sub(1),
                What::Move(_) | What::Null | What::Hidden(_) if depth == 0 => {
                    item.numbered = numbered.take();
                }
                _ => {}
            }
            game.items.push(item);
        }
    }
}

/// The item that a doubt becomes.
fn told(game: &mut Game, doubt: &Doubt, fate: Fate, span: Span) -> What {
    let text = clipped(game.text(span));
    let (what, odd) = match (fate, doubt.kind) {
        (Fate::Entry, Doubtful::Blank) => (What::Null, Odd::LeftBlank),
        (Fate::Entry, Doubtful::NotShown | Doubtful::Sign) => {
            (What::Hidden(span), Odd::NotShown(text))
        }
        (Fate::Entry | Fate::Joined, _) => (What::Move(span), Odd::Mended),
        (Fate::None, _) => {
            game.words = game.words.saturating_add(1);
            (What::Word(span), Odd::NoRoom(text))
        }
        (Fate::LeftOut, Doubtful::Sign) => return What::Strength(span),
        (Fate::LeftOut, Doubtful::Blank) if text.is_empty() || text.starts_with(['.', '…']) => {
            return What::Null;
        }
        (Fate::LeftOut, _) => {
            game.left_out = game.left_out.saturating_add(1);
            (What::Null, Odd::Stray(text))
        }
    };
    note(&mut game.faults, doubt.line, odd);
    what
}

fn clipped(text: &str) -> String {
    text.chars().take(80).collect()
}

/// Joins two words with a blank between them.
fn joined(game: &mut Game, one: Span, other: Span) -> Span {
    let text = format!("{} {}", game.text(one), game.text(other));
    append(game, text.as_bytes())
}

/// The items that are half-moves of the main line.
fn places(game: &Game) -> Vec<usize> {
    let mut depth = 0_usize;
    let items = game.items.iter().enumerate();
    let items = items.filter(|(_, item)| {
        match item.what {
            What::Open => depth = depth.saturating_add(1),
            What::Close => depth = depth.saturating_sub(1),
            What::Move(_) | What::Null | What::Hidden(_) => return depth == 0,
            _ => {}
        }
        false
    });
    items.map(|(index, _)| index).collect()
}

/// The places within a range of items.
fn within<'a>(places: &'a [usize], items: &Range<usize>) -> &'a [usize] {
    let from = places.partition_point(|at| *at < items.start);
    let to = places.partition_point(|at| *at < items.end);
    places.get(from..to).unwrap_or_default()
}

/// The part of a game between two move numbers, or after the last move number.
struct Part<'a> {
    game: &'a Game,
    places: &'a [usize],
    doubts: &'a [Doubt],
    entries: Range<usize>,
    of_doubts: Range<usize>,
    /// The half-move that the number before it names.
    mark: Option<u32>,
    room: Room,
    /// True if the number 1 comes next, so that another game begins.
    ends: bool,
}

impl Part<'_> {
    fn sure(&self) -> usize {
        within(self.places, &self.entries).len()
    }

    /// The room after the last number: the rest of the numbered move, unless more half-moves follow without numbers.
    fn of_the_last(&self) -> Room {
        let of_move = if self.mark.is_some_and(|mark| mark.is_multiple_of(2)) {
            1
        } else {
            2
        };
        if self.sure() > of_move {
            Room::Unknown
        } else {
            Room::For(of_move)
        }
    }

    /// True if no half-move follows this doubt in the game, or, if another game begins with the number 1, before that number.
    fn is_tail(&self, doubt: &Doubt) -> bool {
        if self.ends {
            let behind = within(self.places, &(doubt.at..self.entries.end));
            return behind.is_empty();
        }
        self.places.last().is_none_or(|last| *last < doubt.at)
    }

    /// True if the doubt with this index stands right after a number.
    fn is_numbered(&self, index: usize) -> bool {
        let before = self
            .doubts
            .get(self.of_doubts.start..index)
            .unwrap_or_default();
        let Some(doubt) = self.doubts.get(index) else {
            return false;
        };
        let words_only = before
            .iter()
            .all(|other| matches!(other.kind, Doubtful::Word | Doubtful::Number));
        self.mark.is_some() && doubt.at == self.entries.start && words_only
    }

    fn decide(&self, fates: &mut [Fate]) {
        let mut left = match self.room {
            Room::For(room) => room.saturating_sub(self.sure()),
            Room::Unknown => 0,
        };
        for kinds in [
            &[Doubtful::NotShown][..],
            &[Doubtful::Number, Doubtful::Word][..],
            &[Doubtful::Blank][..],
            &[Doubtful::Sign][..],
        ] {
            let mut runs = self.runs(kinds);
            // Words with a digit are likelier to be half-moves.
            runs.sort_by_key(|run| !self.has_digits(run));
            for run in runs {
                self.run(run, &mut left, fates);
            }
        }
    }

    fn has_digits(&self, run: &Range<usize>) -> bool {
        let within = self.doubts.get(run.clone()).unwrap_or_default();
        within.iter().any(|doubt| doubt.kind == Doubtful::Number)
    }

    /// Doubts of these kinds that stand side by side.
    fn runs(&self, kinds: &[Doubtful]) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        let at = |index: usize| self.doubts.get(index).map(|doubt| doubt.at);
        for index in self.of_doubts.clone() {
            let Some(doubt) = self.doubts.get(index) else {
                continue;
            };
            if !kinds.contains(&doubt.kind) {
                continue;
            }
            match runs.last_mut() {
                Some(run)
                    if kinds.len() > 1 && run.end == index && at(run.start) == Some(doubt.at) =>
                {
                    run.end = index.saturating_add(1);
                }
                _ => runs.push(index..index.saturating_add(1)),
            }
        }
        runs
    }

    fn run(&self, run: Range<usize>, left: &mut usize, fates: &mut [Fate]) {
        let Some(doubt) = self.doubts.get(run.start).copied() else {
            return;
        };
        let kind = doubt.kind;
        let tail = self.is_tail(&doubt);
        let words = matches!(kind, Doubtful::Word | Doubtful::Number);
        let texts = || {
            let within = self.doubts.get(run.clone()).unwrap_or_default();
            within.iter().map(|doubt| self.game.text(doubt.span))
        };
        // Words after the last half-move say how the game ended.
        if words && tail {
            let digits = self.has_digits(&run);
            let signed = self.is_numbered(run.start) && texts().any(has_a_sign_inside);
            if !digits && !signed {
                return;
            }
            if digits && kind == Doubtful::Word && !texts().any(names_a_square) {
                return;
            }
        }
        let weak = matches!(kind, Doubtful::Sign | Doubtful::Blank);
        if weak && tail && !self.is_numbered(run.start) {
            return;
        }
        let fitting = match (kind, self.room) {
            (Doubtful::NotShown | Doubtful::Number, Room::Unknown) => run.len(),
            // Words in place of the last half-move stand for one half-move.
            _ if words && tail => (*left).min(1),
            _ => run.len().min(*left),
        };
        *left = left.saturating_sub(fitting);
        let other = match kind {
            _ if words => Fate::None,
            _ => Fate::LeftOut,
        };
        for (n, index) in run.clone().enumerate() {
            let fate = match n {
                _ if fitting == 0 && n == 0 => other,
                _ if n < fitting.max(1) => Fate::Entry,
                _ => Fate::Joined,
            };
            if let Some(place) = fates.get_mut(index) {
                *place = fate;
            }
        }
    }
}

/// True if a sign stands inside the word: `XLI-XXXVI`, `forty-one`.
fn has_a_sign_inside(text: &str) -> bool {
    let inner = text.trim_matches(|c: char| !c.is_alphanumeric());
    inner.contains(|c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '’' | '.' | ','))
}

/// True if the text has a number that is a square, or a number of three or four digits.
fn names_a_square(text: &str) -> bool {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit());
    numbers.any(|number| match number.len() {
        0 => false,
        1 | 2 => number.parse::<u32>().is_ok_and(|n| (1..=50).contains(&n)),
        _ => number.len() < 5,
    })
}

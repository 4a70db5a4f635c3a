// SPDX-License-Identifier: GPL-3.0-or-later
//! Resolves contradictions between the move numbers and the entries that are read without doubt. Two cases are resolved: half-moves
//! in brackets that the numbers demand, and entries for which the numbers leave no room.

use std::ops::Range;

use super::{Doubts, Mark, places, within};
use crate::notation::WrittenMove;
use crate::notation::pdn::game::{Game, What};
use crate::notation::pdn::odd::{Odd, note};
use crate::variant::Variant;

impl Doubts {
    /// Takes half-moves out of brackets. In `1. 32-28 (19-23) 2. 28x19 (14x23)` the numbers demand a half-move that is nowhere
    /// else, so a single half-move in brackets is no variation.
    pub(super) fn out_of_brackets(&mut self, game: &mut Game) {
        if !self.crowded {
            return;
        }
        let places = places(game);
        let mut bare: Vec<usize> = Vec::new();
        let marks = self.marks.clone();
        for (index, mark) in marks.iter().enumerate() {
            let next = index.checked_add(1).and_then(|next| marks.get(next));
            let end = next.map_or(game.items.len(), |next| next.at);
            let room = match next {
                Some(next) => next.half_move.saturating_sub(mark.half_move) as usize,
                // No number follows the last half-move, so it is treated like the half-moves before it.
                None if !bare.is_empty() => 2,
                None => 0,
            };
            let due = room.saturating_sub(within(&places, &(mark.at..end)).len());
            let doubted = self
                .all
                .iter()
                .any(|doubt| (mark.at..end).contains(&doubt.at));
            let alone: Vec<usize> = alone_in_brackets(game, mark.at..end);
            if alone.len() == due && !(doubted && next.is_some()) {
                bare.extend(alone);
            }
        }
        if bare.is_empty() {
            return;
        }
        let first = bare.first().and_then(|at| game.items.get(*at));
        note(
            &mut game.faults,
            first.map_or(0, |item| item.line),
            Odd::Mended,
        );
        // The new place of each item.
        let mut gone = vec![0_usize; game.items.len().saturating_add(1)];
        let mut kept = Vec::with_capacity(game.items.len());
        let mut opened = Vec::new();
        for (at, item) in game.items.iter().enumerate() {
            if let Some(place) = gone.get_mut(at) {
                *place = kept.len();
            }
            let taken_out = match item.what {
                What::Open => {
                    opened.push(bare.contains(&at));
                    bare.contains(&at)
                }
                What::Close => opened.pop().unwrap_or(false),
                _ => false,
            };
            if !taken_out {
                kept.push(*item);
            }
        }
        if let Some(last) = gone.last_mut() {
            *last = kept.len();
        }
        game.items = kept;
        let place = |at: usize| gone.get(at).copied().unwrap_or_default();
        for doubt in &mut self.all {
            doubt.at = place(doubt.at);
        }
        for mark in &mut self.marks {
            mark.at = place(mark.at);
        }
    }
}

/// The places of opening brackets with only one half-move, and perhaps signs, after them.
fn alone_in_brackets(game: &Game, items: Range<usize>) -> Vec<usize> {
    let mut all = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    let mut depth = 0_usize;
    for at in items {
        let Some(item) = game.items.get(at) else {
            break;
        };
        match item.what {
            What::Open => {
                depth = depth.saturating_add(1);
                open = (depth == 1).then_some((at, 0));
            }
            What::Close => {
                depth = depth.saturating_sub(1);
                if let Some((at, 1)) = open.take().filter(|_| depth == 0) {
                    all.push(at);
                }
            }
            What::Move(_) if item.numbered.is_none() => {
                open = open.map(|(at, moves)| (at, moves.saturating_add(1)));
            }
            What::Strength(_) | What::Nag(_) => {}
            _ => open = open.filter(|_| depth != 1),
        }
    }
    all
}

/// The entries for which the numbers leave no room, with their new kinds. An entry without squares becomes a
/// word. An entry that may be a time or a capture is marked as such, and the rules of the game decide later which of them it is.
pub(super) fn crowded(game: &Game, marks: &[Mark], places: &[usize]) -> Vec<(usize, What)> {
    let mut turned = Vec::new();
    for pair in marks.windows(2) {
        let [one, next] = pair else { continue };
        let within = within(places, &(one.at..next.at)).iter().copied();
        let room = next.half_move.saturating_sub(one.half_move) as usize;
        let mut over = within.len().saturating_sub(room);
        if over == 0 || room == 0 {
            continue;
        }
        let mut chosen = Vec::new();
        for time_like in [true, false] {
            for index in within.clone() {
                let Some(What::Move(span)) = game.items.get(index).map(|item| item.what) else {
                    continue;
                };
                let text = game.text(span);
                let what = match time_like {
                    true if is_like_a_time(text) => What::CaptureOrTime(span),
                    false if names_no_squares(text) => What::Word(span),
                    _ => continue,
                };
                if over > 0 {
                    over = over.saturating_sub(1);
                    chosen.push((index, what));
                }
            }
        }
        chosen.sort_unstable_by_key(|(index, _)| *index);
        turned.extend(chosen);
    }
    turned
}

/// True for a text like `4:15`, which may be a time or a capture.
fn is_like_a_time(text: &str) -> bool {
    let parts = text.split_once(':');
    parts.is_some_and(|(minutes, seconds)| {
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let sixty = seconds.len() == 2 && seconds.as_bytes() < b"60".as_slice();
        sixty && digits(minutes) && digits(seconds) && (1..=2).contains(&minutes.len())
    })
}

/// True if a text has the form of a half-move in no variant.
fn names_no_squares(text: &str) -> bool {
    let read = |variant: Variant| {
        WrittenMove::read_notation(text.as_bytes(), variant).is_some()
            || WrittenMove::read(text, variant).is_ok()
    };
    !Variant::ALL.into_iter().any(read)
}

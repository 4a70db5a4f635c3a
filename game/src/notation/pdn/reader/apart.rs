// SPDX-License-Identifier: GPL-3.0-or-later
//! Signs that stand by themselves: stars, dashes, marks of strength, and signs for a half-move that is not shown.

use std::io::{self, BufRead};

use super::doubt::Doubtful;
use super::entry::{self, Behind, Kind, Then};
use super::words::{MOST_MISSING, begins_entry, is_number};
use super::{PdnReader, after, first, run};
use crate::notation::pdn::game::{Game, What};
use crate::notation::pdn::odd::{Odd, note};
use crate::notation::pdn::result::PdnResult;
use crate::notation::pdn::signs::{Class, class_at};

/// The number of men of a side.
const MOST_MEN: u32 = 20;

impl<R: BufRead> PdnReader<R> {
    /// Reads a dash without a number before it: a left-out move, a mark, or nothing.
    pub(super) fn dash(&mut self, game: &mut Game, length: usize) {
        let line = self.lines.number();
        let rest = self.lines.rest();
        let dashes = dashes(rest);
        let behind = after(rest, dashes);
        let blanks = run(behind, |b| b == b' ');
        let (next, _) = class_at(behind, 0);
        if matches!(next, Class::Blank | Class::Break | Class::End | Class::Own) {
            // `- -` is one move left out, and so is `--`; a single dash is a left-out move where a move is due.
            let pair = blanks > 0 && behind.get(blanks) == Some(&b'-');
            let stands_for_one = self.numbering.said || is_number(after(behind, blanks));
            let more = if pair {
                blanks.saturating_add(self::dashes(after(behind, blanks)))
            } else {
                0
            };
            let several = class_at(rest, 0).1 < dashes;
            if several || pair || stands_for_one {
                note(&mut game.faults, line, Odd::NullMove);
                self.add_entry(game, What::Null);
                self.lines.advance(dashes);
                self.lines.advance(more);
            } else {
                let span = self.take(game, dashes.max(1));
                self.doubt(game, line, span, Doubtful::Blank);
            }
            return;
        }
        let marks = mark_length(rest);
        if marks > 0 && !self.numbering.said {
            self.mark_apart(game, marks);
        } else if length > dashes.max(1) {
            self.in_doubt(game, length);
        } else {
            self.leave_out(game, dashes.max(1));
        }
    }

    /// Reads a mark that stands by itself. With a number it may be half of a half-move, `-19`, if a half-move is due.
    pub(super) fn mark_apart(&mut self, game: &mut Game, length: usize) {
        let counts = first(self.lines.rest(), length)
            .iter()
            .any(u8::is_ascii_digit);
        if !counts || !self.not_shown(game, length) {
            self.keep(game, What::Strength, length);
        }
    }

    /// Reads the signs for a half-move that is not shown; `false` if they do not stand for one.
    pub(super) fn not_shown(&mut self, game: &mut Game, length: usize) -> bool {
        let line = self.lines.number();
        let pair = hidden_length(self.lines.rest());
        let glued = self.is_glued();
        if glued || self.depth > 0 {
            return false;
        }
        let kind = if pair > 0 {
            Doubtful::NotShown
        } else {
            Doubtful::Sign
        };
        let span = self.take(game, length.max(pair));
        self.doubt(game, line, span, kind);
        self.numbering.said = false;
        true
    }

    /// True if the text here stands right after something other than a move number.
    pub(super) fn is_glued(&self) -> bool {
        let before = self.lines.before().last();
        before.is_some_and(|b| *b > b' ' && *b != b'|') && !self.numbering.said
    }

    /// True if a mark of this length begins a word, `?-36`, and does not belong to a half-move before or after it.
    pub(super) fn begins_a_word(&self, length: usize) -> bool {
        let glued = self.is_glued();
        let behind = after(self.lines.rest(), length);
        let signed = matches!(
            class_at(behind, 0).0,
            Class::Dash | Class::Cross | Class::Sign
        );
        let hidden = hidden_length(self.lines.rest()) > 0;
        signed && !glued && !hidden && self.depth == 0 && !begins_entry(behind)
    }

    /// Reads the unreadable word that comes next.
    pub(super) fn unreadable_word(&mut self, game: &mut Game) {
        let length = run(self.lines.rest(), |b| {
            b > b' ' && !matches!(b, b'{' | b';' | b'|')
        });
        self.in_doubt(game, length.max(1));
    }

    /// Reads a star: the end of a game without a result, or a forced move (Kodeks I 9.9). Only the
    /// text after it shows which.
    pub(super) fn star(&mut self, game: &mut Game) -> io::Result<bool> {
        let glued = self.is_glued();
        let hidden = hidden_length(self.lines.rest());
        let alone = self.lines.at_line_start()
            && after(self.lines.rest(), hidden)
                .trim_ascii_start()
                .is_empty();
        if hidden > 1 && !alone && self.not_shown(game, hidden) {
            return Ok(false);
        }
        let forced = loop {
            let (forced, open) = self.is_forced(glued);
            if !(open && self.lines.more()?) {
                break forced;
            }
        };
        let entered = self.numbering.said
            || game
                .items
                .iter()
                .any(|item| matches!(item.what, What::Move(_)));
        if entered && forced {
            if !self.not_shown(game, 1) {
                self.keep(game, What::Strength, 1);
            }
            return Ok(false);
        }
        Ok(self.end(game, 1))
    }

    /// True if this game goes on after the star at hand. The second value is true if more of the file can change the first.
    pub(super) fn is_forced(&self, glued: bool) -> (bool, bool) {
        let text = self.lines.ahead();
        let mut at = 1_usize;
        let mut breaks = 0_usize;
        loop {
            let (class, width) = class_at(text, at);
            match class {
                Class::Blank => {}
                Class::Break => breaks = breaks.saturating_add(1),
                Class::End => return (false, true),
                Class::Own if text.get(at) == Some(&b'{') => {
                    let Some(end) = after(text, at).iter().position(|b| *b == b'}') else {
                        return (false, true);
                    };
                    at = at.saturating_add(end);
                }
                Class::Own if matches!(text.get(at), Some(b'!' | b'?')) => {}
                _ => break,
            }
            at = at.saturating_add(width);
        }
        let rest = after(text, at);
        // A mark glued to its half-move, before a number that skips moves. A new game would begin with 1.
        let jumps = |number: u32, due: u32, breaks: usize| {
            glued && breaks < 2 && (due.max(2)..due.saturating_add(MOST_MISSING)).contains(&number)
        };
        let digits = run(rest, |b| b.is_ascii_digit());
        let dots = run(after(rest, digits), |b| b == b'.');
        if digits > 0 && dots > 0 {
            let number = std::str::from_utf8(first(rest, digits)).unwrap_or_default();
            let number = number.parse::<u32>().unwrap_or_default();
            let due = if dots > 1 {
                self.numbering.next / 2
            } else {
                self.numbering.of_next_move()
            };
            return (
                number == due && due > 1 || jumps(number, due, breaks),
                false,
            );
        }
        // After White's half-move Black's is due, if moves are numbered at all.
        let due =
            self.numbering.said || self.numbering.seen && self.numbering.next.is_multiple_of(2);
        let next = self.numbering.of_next_move();
        let found = entry::find(rest, Some(next), Behind::Nothing, &mut Vec::new());
        let goes_on = match found.what {
            Kind::Alone { value, then } => {
                let bracket = after(rest, found.length).first() == Some(&b')');
                let bound = bracket || then == Then::Entry;
                let number = value.unwrap_or_default();
                next > 1 && number == next || bound && jumps(number, next, breaks)
            }
            Kind::Entry(_) => (glued || due) && PdnResult::at(rest).is_none(),
            _ => false,
        };
        (goes_on && breaks < 2, found.open)
    }
}

/// The length of the signs for a half-move that is not shown: `??-??`, `**`, `__-__`, `xx-xx`, `___`; 0 for anything else, a
/// single sign included.
pub(super) fn hidden_length(text: &[u8]) -> usize {
    let like = |b: &u8| matches!(b, b'?' | b'*' | b'_' | b'#' | b'x' | b'X' | b'.' | b'~');
    let Some(sign) = text.first().copied().filter(|b| like(b)) else {
        return 0;
    };
    let same = |b: u8| b == sign || sign.is_ascii_alphabetic() && b.eq_ignore_ascii_case(&sign);
    let one = run(text, same);
    let ends = |at: usize| {
        matches!(
            class_at(text, at).0,
            Class::Blank | Class::Break | Class::End
        ) || matches!(text.get(at), Some(b'{' | b';'))
    };
    let blanks = if matches!(sign, b'?' | b'*' | b'_') {
        run(after(text, one), |b| b == b' ').min(1)
    } else {
        0
    };
    let at = one.saturating_add(blanks);
    let (class, width) = class_at(text, at);
    let joins = matches!(class, Class::Dash | Class::Cross) || text.get(at) == Some(&b':');
    let joins = joins && !(sign.is_ascii_alphabetic() && class == Class::Cross);
    if joins && text.get(at) != Some(&sign) {
        let behind = at.saturating_add(width);
        let more = run(after(text, behind), |b| b == b' ').min(blanks);
        let other = behind.saturating_add(more);
        let two = run(after(text, other), same);
        let end = other.saturating_add(two);
        return if two > 0 && ends(end) { end } else { 0 };
    }
    let alone = match sign {
        b'_' => 1,
        b'*' | b'x' | b'X' => 2,
        _ => usize::MAX,
    };
    if one >= alone && ends(one) { one } else { 0 }
}

/// The number of bytes at the beginning that are dots, or the sign for three of them.
pub(super) fn dots(text: &[u8]) -> usize {
    let dots = run(text, |b| b == b'.');
    let ellipses = text
        .chunks(3)
        .take_while(|sign| *sign == "…".as_bytes())
        .count();
    dots.max(ellipses.saturating_mul(3))
}

/// The number of bytes at the beginning that are dashes.
pub(super) fn dashes(text: &[u8]) -> usize {
    let mut end = 0;
    while let (Class::Dash, width) = class_at(text, end)
        && !matches!(text.get(end), Some(b'>' | b'_' | b'~'))
    {
        end = end.saturating_add(width);
    }
    end
}

/// The length of the mark at the beginning: `+`, `=`, `#`, `+-`, `-+`, `=+`, `±`, `+/-`, `+2`, `-1`; 0 if there is none.
pub(super) fn mark_length(text: &[u8]) -> usize {
    let is_mark = |b: u8| matches!(b, b'+' | b'=' | b'#' | b'-' | b'/');
    let mut length = 0_usize;
    let mut telling = false;
    loop {
        let (class, width) = class_at(text, length);
        let byte = text.get(length).copied().unwrap_or_default();
        let drawn = after(text, length);
        let balance = ["±", "∓", "⩲", "⩱"]
            .iter()
            .any(|sign| drawn.starts_with(sign.as_bytes()));
        let dash = class == Class::Dash && byte != b'>' && byte != b'_' && byte != b'~';
        if !(balance || dash || is_mark(byte)) {
            break;
        }
        telling |= balance || matches!(byte, b'+' | b'=' | b'#');
        length = length.saturating_add(width.max(1));
    }
    let counted = run(after(text, length), |b| b.is_ascii_digit());
    let one_sign = text
        .get(..length)
        .is_some_and(|sign| sign == b"+" || sign == b"-");
    let behind = text.get(length.saturating_add(counted));
    let ends = behind.is_none_or(|b| !b.is_ascii_alphanumeric());
    if counted > 0 {
        // A surplus of men is at most all the men of a side.
        let number = std::str::from_utf8(first(after(text, length), counted)).ok();
        let few = number
            .and_then(|n| n.parse::<u32>().ok())
            .is_some_and(|n| n <= MOST_MEN);
        let apart = behind.is_none_or(|b| *b <= b' ');
        let men = one_sign && few && ends && (apart || !begins_entry(after(text, length)));
        return if men {
            length.saturating_add(counted)
        } else {
            0
        };
    }
    if telling && ends { length } else { 0 }
}

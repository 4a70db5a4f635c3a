// SPDX-License-Identifier: GPL-3.0-or-later
//! The text of a game file that is no half-move: heads of columns, lines of words, tables, page numbers, and marks of web pages.
//! The list of such text is closed; it is in the contract, and `docs/formats/files.md` explains it to people.

use std::io::BufRead;

use super::doubt::Doubtful;
use super::entry::{self, Kind};
use super::{PdnReader, after, append, begun, first, run};
use crate::notation::pdn::game::Game;
use crate::notation::pdn::odd::{Odd, note};
use crate::notation::pdn::signs::{Class, char_at, class_at};

/// Marks of forums and web pages in square brackets.
const MARKUP: [&str; 12] = [
    "pdn", "pgn", "code", "pre", "quote", "b", "i", "u", "center", "table", "tr", "td",
];

/// Words before the number of a page.
const PAGE: [&str; 9] = ["p", "pp", "pag", "page", "blz", "str", "стр", "с", "s"];

/// Signs of Kodeks I 9 and of older books that are written in letters.
const SIGNS: [&str; 8] = ["N", "D", "e.p.", "e.p", "ep", "a.l.", "a.l", "ad lib."];

/// The heads of columns, and the names of White and Black.
const HEADS: [&str; 32] = [
    "white",
    "black",
    "wit",
    "zwart",
    "weiss",
    "weiß",
    "schwarz",
    "blanc",
    "blancs",
    "noir",
    "noirs",
    "białe",
    "biale",
    "czarne",
    "белые",
    "чёрные",
    "черные",
    "білі",
    "чорні",
    "nr",
    "no",
    "nr.",
    "no.",
    "lp",
    "lp.",
    "move",
    "moves",
    "zet",
    "zug",
    "ruch",
    "ход",
    "#",
];

/// The number of the largest square, which is also the largest number that may have been meant for a square.
const MOST: u32 = 50;
const ANY: u32 = 99;

impl<R: BufRead> PdnReader<R> {
    /// Turns a line with semicolons or commas between its columns into a line with bars.
    pub(super) fn columns(&mut self, game: &mut Game) {
        let rest = self.lines.rest();
        if !rest
            .first()
            .is_some_and(|b| b.is_ascii_digit() || *b == b'"')
        {
            return;
        }
        let quoted = usize::from(rest.starts_with(b"\""));
        let digits = run(after(rest, quoted), |b| b.is_ascii_digit());
        let end = digits.saturating_add(quoted.saturating_mul(2));
        let closes = quoted == 0 || rest.get(digits.saturating_add(1)) == Some(&b'"');
        let part = rest.get(end).copied().filter(|b| matches!(b, b';' | b','));
        let Some(part) = part.filter(|_| closes && (1..=3).contains(&digits)) else {
            return;
        };
        let behind = after(rest, end.saturating_add(1));
        // A comma is also a sign between squares: `1,32-28` is a number and a half-move only because of the sign in the second
        // part.
        if part == b',' && !begins_with_a_half_move(behind, MOST) {
            return;
        }
        // `32;28` alone on its line may be a half-move.
        let several = behind.contains(&part) || begins_with_a_half_move(behind, MOST);
        if !several {
            return;
        }
        note(&mut game.faults, self.lines.number(), Odd::Columns);
        self.lines.columns(part);
    }

    /// Notes at the end of a column whether the next column is empty.
    pub(super) fn cell(&mut self, game: &mut Game, part: u8) {
        // Indentation does not separate columns.
        if part == b'\t' && self.lines.before().iter().all(u8::is_ascii_whitespace) {
            return;
        }
        let behind = after(self.lines.rest(), 1);
        let blanks = run(behind, |b| b == b' ' || b == b'\t' && part == b'|');
        if behind.get(blanks) == Some(&part) && self.has_begun(game) {
            let line = self.lines.number();
            let span = append(game, b"");
            self.doubt(game, line, span, Doubtful::Blank);
        }
    }

    /// Skips a mark of a web page, `<br>`; true if there is one.
    pub(super) fn markup(&mut self, game: &mut Game) -> bool {
        let rest = self.lines.rest();
        let inner = after(rest, 1);
        let inner = inner.strip_prefix(b"/").unwrap_or(inner);
        let inner = inner.strip_prefix(b"!").unwrap_or(inner);
        let letters = run(inner, |b| b.is_ascii_alphabetic());
        let heading = letters == 1 && matches!(inner, [b'h' | b'H', b'1'..=b'6', b'>' | b' ', ..]);
        let behind = inner.get(letters.saturating_add(usize::from(heading)));
        let named = letters > 0 && matches!(behind, Some(b'>' | b' ' | b'/'));
        let comment = inner.starts_with(b"--");
        let end = rest.iter().position(|b| *b == b'>');
        let Some(end) = end.filter(|_| named || comment) else {
            return false;
        };
        note(&mut game.faults, self.lines.number(), Odd::Markup);
        self.lines.advance(end.saturating_add(1));
        true
    }

    /// The length of a mark in square brackets, `[/pdn]`; 0 if there is no such mark here.
    pub(super) fn bracket_markup(&self) -> usize {
        let rest = self.lines.rest();
        let inner = after(rest, 1);
        let inner = inner.strip_prefix(b"/").unwrap_or(inner);
        let letters = run(inner, |b| b.is_ascii_alphabetic());
        let name = String::from_utf8_lossy(first(inner, letters)).to_ascii_lowercase();
        let closes = matches!(inner.get(letters), Some(b']' | b'='));
        let end = rest.iter().position(|b| *b == b']');
        match end {
            Some(end) if closes && MARKUP.contains(&name.as_str()) => end.saturating_add(1),
            _ => 0,
        }
    }

    /// True if a half-move or a move number has stood in this game.
    pub(super) fn has_begun(&self, game: &Game) -> bool {
        self.doubts.numbered() || begun(game)
    }

    /// True if this line, before the first half-move of the game, has neither a half-move nor the first number.
    pub(super) fn line_of_words(&mut self) -> bool {
        let number = self.lines.number();
        if let Some((looked_at, words)) = self.looked_at
            && looked_at == number
        {
            return words;
        }
        let whole = self.lines.rest();
        let words = !holds_a_half_move(whole);
        self.looked_at = Some((number, words));
        words
    }
}

/// True if a line has a half-move, or the number of a half-move.
fn holds_a_half_move(line: &[u8]) -> bool {
    let mut at = 0_usize;
    let mut letters = false;
    let mut begins = true;
    while at < line.len() {
        let (class, width) = class_at(line, at);
        if matches!(class, Class::Blank | Class::Break | Class::Own) {
            at = at.saturating_add(width.max(1));
            continue;
        }
        let rest = after(line, at);
        let length = run(rest, |b| {
            b > b' ' && !matches!(b, b'{' | b'(' | b';' | b'|')
        });
        let word = first(rest, length.max(1));
        if begins && is_a_number(word) {
            // `1.` alone; but `3. Runde` is not a move number.
            let behind = after(rest, length);
            let number = run(word, |b| b.is_ascii_digit());
            if first(word, number) == b"1"
                || begins_with_a_half_move(behind.trim_ascii_start(), ANY)
                || holds_a_half_move(behind)
                || !has_letters(behind)
            {
                return true;
            }
        }
        if word == b"--" || begins_with_a_half_move(word, MOST) {
            return true;
        }
        letters |= has_letters(word);
        begins = false;
        at = at.saturating_add(length.max(1));
    }
    // `32 28 19 23`
    !letters && line.iter().any(u8::is_ascii_digit)
}

fn has_letters(text: &[u8]) -> bool {
    let mut at = 0_usize;
    while at < text.len() {
        let (class, width) = class_at(text, at);
        if class == Class::Letter {
            return true;
        }
        at = at.saturating_add(width.max(1));
    }
    false
}

/// True for `12.`, `12)`, `12...`, with any text glued to it.
fn is_a_number(word: &[u8]) -> bool {
    let digits = run(word, |b| b.is_ascii_digit());
    (1..=3).contains(&digits)
        && (matches!(word.get(digits), Some(b'.' | b')' | b':')) || digits == word.len())
}

/// True if the text begins with two squares that are joined by a sign and are no date, or with a short half-move on 64 squares.
fn begins_with_a_half_move(text: &[u8], most: u32) -> bool {
    let text = text.strip_prefix(b"\"").unwrap_or(text);
    let mut spelt = Vec::new();
    let found = entry::find(text, None, entry::Behind::Nothing, &mut spelt);
    let Kind::Entry(_) = found.what else {
        return false;
    };
    let word = String::from_utf8_lossy(&spelt);
    let mut parts = word.split(['-', 'x', ':']);
    let square = |part: &str| match part.as_bytes() {
        [b'a'..=b'h'] | [b'a'..=b'h', b'1'..=b'8'] | [b'a'..=b'h', b'a'..=b'h', b'1'..=b'8'] => {
            true
        }
        _ => part.len() < 3 && part.parse::<u32>().is_ok_and(|n| (1..=most).contains(&n)),
    };
    let dashes = word.matches('-').count();
    let several =
        word.contains(['-', 'x', ':']) || word.starts_with(|c: char| c.is_ascii_alphabetic());
    several && dashes < 2 && parts.all(square)
}

/// True if this is a word at the head of a column, or of a line.
pub(super) fn heads_a_column(word: &str) -> bool {
    let plain = word.trim_end_matches(':').to_lowercase();
    word.ends_with(':') || HEADS.contains(&plain.as_str())
}

/// A sign of the Kodeks in letters.
pub(super) fn is_a_sign(word: &str) -> bool {
    SIGNS.contains(&word)
}

/// The length of `p. 3` at the beginning of `text`; 0 if there is no page number.
pub(super) fn page(text: &[u8]) -> usize {
    let mut end = 0_usize;
    let mut word = String::new();
    while let Some((c, width)) = char_at(text, end).filter(|(c, _)| c.is_alphabetic()) {
        word.extend(c.to_lowercase());
        end = end.saturating_add(width);
    }
    if !PAGE.contains(&word.as_str()) {
        return 0;
    }
    let dot = usize::from(text.get(end) == Some(&b'.'));
    let behind = end.saturating_add(dot);
    let blanks = run(after(text, behind), |b| b == b' ');
    let at = behind.saturating_add(blanks);
    let digits = run(after(text, at), |b| b.is_ascii_digit());
    let ends = at.saturating_add(digits);
    let free = matches!(
        class_at(text, ends).0,
        Class::Blank | Class::Break | Class::End
    );
    if (1..=3).contains(&digits) && free && (dot > 0 || word.len() > 1) {
        ends
    } else {
        0
    }
}

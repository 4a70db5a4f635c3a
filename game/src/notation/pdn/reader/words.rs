//! Words between the comments: move numbers, results, moves, and what is none of them.

use std::io::BufRead;

use super::{PdnReader, after, first, push, run};
use crate::notation::pdn::game::{Game, What};
use crate::notation::pdn::odd::{Odd, note};
use crate::notation::pdn::result::PdnResult;

impl<R: BufRead> PdnReader<R> {
    /// A number, a result, a move, or something else. Does the game end with it?
    pub(super) fn word(&mut self, game: &mut Game) -> bool {
        let line = self.lines.number();
        if let Some(length) = self.foreign_result() {
            return self.end(game, length);
        }
        let rest = self.lines.rest();
        let digits = run(rest, |b| b.is_ascii_digit());
        let dots = run(after(rest, digits), |b| b == b'.');
        if dots > 0 && digits <= 5 {
            if digits == 0 {
                note(&mut game.faults, line, Odd::Dots);
            }
            self.lines.advance(digits);
            self.lines.advance(dots);
            return false;
        }
        let length = run(rest, is_word).max(1);
        let word = first(rest, length);
        if PdnResult::ends_a_game(word) {
            return self.end(game, length);
        }
        if matches!(word, b"--" | b"-") {
            // `- -` is one null move, and so is `--`.
            let behind = after(rest, length);
            let blanks = run(behind, |b| b == b' ');
            let pair = length == 1 && behind.get(blanks) == Some(&b'-');
            note(&mut game.faults, line, Odd::NullMove);
            self.lines.advance(length);
            if pair {
                self.lines.advance(blanks);
                self.lines.advance(1);
            }
            self.add(game, line, What::Null);
            return false;
        }
        let plain = run(word, is_move);
        let whole = word.get(plain).is_none_or(|b| is_mark(*b));
        if !whole || !begins_move(word) {
            return self.other_word(game, length);
        }
        if plain == digits && plain == length && digits <= 3 {
            note(&mut game.faults, line, Odd::NumberWithoutDot);
            self.lines.advance(length);
            return false;
        }
        // `1- 6` and `1 -6`: files that line moves up in columns.
        let mut joined = 0;
        self.scratch.clear();
        self.scratch.extend(first(rest, plain));
        if self.scratch.last().is_some_and(|b| is_sign(*b)) {
            let behind = after(rest, plain);
            let blanks = run(behind, |b| b == b' ');
            let next = after(behind, blanks);
            let more = run(next, is_move);
            if blanks > 0 && more > 0 && begins_move(next) {
                note(&mut game.faults, line, Odd::BlankInMove);
                self.scratch.extend(first(next, more));
                joined = blanks.saturating_add(more);
            }
        }
        let span = push(game, &self.scratch, line);
        self.add(game, line, What::Move(span));
        self.lines.advance(plain);
        self.lines.advance(joined);
        let marks = run(self.lines.rest(), is_mark);
        if marks > 0 {
            self.keep(game, What::Strength, marks);
        }
        false
    }

    /// A word with letters no move has: a dash or cross from a word processor is mended, what has the
    /// digits of a move is kept for the player to stumble over, everything else is left out.
    fn other_word(&mut self, game: &mut Game, length: usize) -> bool {
        let line = self.lines.number();
        let span = self.take(game, length);
        let text = game.text(span);
        let mended = text
            .replace(['–', '—', '−', '\u{96}'], "-")
            .replace('×', "x");
        let mended = mended.trim_end_matches([',', '.', '#']);
        let odd = if mended.bytes().all(is_move) && begins_move(mended.as_bytes()) {
            let span = push(game, mended.as_bytes(), line);
            self.add(game, line, What::Move(span));
            Odd::Mended
        } else {
            let odd = Odd::Stray(text.to_owned());
            if text.bytes().any(|b| b.is_ascii_digit()) && text.contains(['-', 'x', ':']) {
                self.add(game, line, What::Move(span));
            }
            odd
        };
        note(&mut game.faults, line, odd);
        false
    }

    /// Does the line go on with a result of a format of its own, as `1.01-0.99`?
    fn foreign_result(&self) -> Option<usize> {
        let result = self.foreign.as_ref()?;
        let after = self.lines.rest().strip_prefix(result.as_slice())?;
        after
            .first()
            .is_none_or(|b| *b <= b' ')
            .then_some(result.len())
    }
}

fn is_word(b: u8) -> bool {
    b > b' '
        && !matches!(
            b,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'$' | b'!' | b'?' | b'*' | b';' | b'"'
        )
}

fn is_sign(b: u8) -> bool {
    matches!(b, b'-' | b'x' | b'X' | b':')
}

pub(super) fn is_move(b: u8) -> bool {
    b.is_ascii_digit() || matches!(b, b'a'..=b'h' | b'A'..=b'H') || is_sign(b)
}

/// Signs of the field that stand behind a move: `+` won, `=` drawn (Kodeks I 9.11–9.12).
pub(super) fn is_mark(b: u8) -> bool {
    matches!(b, b'+' | b'=' | b'#')
}

fn begins_move(word: &[u8]) -> bool {
    matches!(word, [b'0'..=b'9', ..] | [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8', ..])
}

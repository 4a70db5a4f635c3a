// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads one written, typed or spoken move: checks its form and finds the squares that it names. The pieces on these squares do
//! not matter here; [`super::resolve()`] looks at them.
//!
//! Forms that are read:
//! - notation: `32-28`, `32x21`, `32:21`, whole captures `32x14x25`, `c3-d4`, `c3d4`, leading
//!   zeros, blanks anywhere (`1- 6`), long dashes, a mark of strength at the end;
//! - digits alone: `3228` (two digits a square, `0611`), and three digits where only one division
//!   gives two squares (`611` is 6-11; `322` is refused, it may be 3-22 or 32-2). On 8x8 two digits
//!   are file and rank, `3344` is c3-d4; a light square betrays a slip of the finger;
//! - a numeric keypad's keys between squares: blank, `.` `,` `/` `+` `-` `*`. Two squares and Enter
//!   are six keys at most;
//! - the words of a [`Lexicon`], with or without diacritics: `trzydzieści dwa na dwadzieścia osiem`,
//!   `thirty-two takes twenty-one`, `zweiunddreißig schlägt einundzwanzig`, digit by digit `three two two eight`, Annex F letters
//!   `Cezar trzy Dawid cztery`, and the way of a capture after the squares, `48 bije 8 przez 37`.
//!
//! The sign is kept but does not decide the kind of half-move: if 32 can only capture to 21, `32-21` means this
//! capture.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

mod lexer;
mod lexicon;
mod squares;

use std::fmt;

pub use lexicon::{Lexicon, Vocabulary, without_mark};

use crate::square::{Naming, NoSuchSquare, Square, SquareName};
use crate::variant::Variant;

/// The longest text that is read. The longest reasonable text, a capture of many pieces in words, has fewer than 300 characters.
pub const MAX_TEXT: usize = 1_000;

/// The most squares that a written move may name: its two ends and one square for each captured piece, at most twenty
/// pieces. The rest leaves room for squares that a king flies over.
pub const MAX_SQUARES: usize = 32;

/// The sign that was written between the squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Separator {
    /// A sign without a meaning: a blank, a keypad's dot.
    Unstated,
    /// `-` or a word for it: an ordinary move.
    Move,
    /// `x`, `:` or a word for them: a capture.
    Capture,
}

/// The written squares, from the first to the last, and the sign between them.
#[derive(Clone, Copy)]
pub struct WrittenMove {
    variant: Variant,
    separator: Separator,
    count: u8,
    squares: [Square; MAX_SQUARES],
}

impl WrittenMove {
    /// Reads one move in signs, digits and the letters of squares, as they are written in records and files.
    pub fn read(text: &str, variant: Variant) -> Result<WrittenMove, WrittenError> {
        WrittenMove::read_in_words(text, variant, &Lexicon::default())
    }

    /// Reads one move in every spelling, including the words of `lexicon` that people type and say.
    pub fn read_in_words(
        text: &str,
        variant: Variant,
        lexicon: &Lexicon,
    ) -> Result<WrittenMove, WrittenError> {
        let balance = before_a_balance(text).is_some();
        let written = WrittenMove::read_notation(text.as_bytes(), variant);
        if let Some(written) = written.filter(|_| !balance) {
            return Ok(written);
        }
        if text.len() > MAX_TEXT {
            return Err(WrittenError::TooLong(text.len()));
        }
        if let Some(capture) = before_a_balance(text) {
            return WrittenMove::read_in_words(capture, variant, lexicon);
        }
        if holds_several(text, variant) {
            return Err(WrittenError::Several);
        }
        let cut = lexer::cut(text, variant, lexicon);
        match cut.stranger {
            None => squares::assemble(cut.parts, variant),
            Some(word) => {
                let understood = squares::understood(cut.parts, variant);
                Err(WrittenError::Word { word, understood })
            }
        }
    }

    /// Reads only plain notation: `32-28`, `32x14x25`, `c3:e5`, `c3d4`. This is the fast way for files; after `None`, try
    /// [`WrittenMove::read`].
    #[must_use]
    pub fn read_notation(text: &[u8], variant: Variant) -> Option<WrittenMove> {
        let (first, mut rest) = squares::leading(text, variant)?;
        let mut written = WrittenMove::starting(first, variant);
        while let Some((&sign, tail)) = rest.split_first() {
            let separator = match sign {
                b'-' => Some(Separator::Move),
                b'x' | b'X' | b':' => Some(Separator::Capture),
                _ if variant.layout().naming == Naming::Coordinates => None,
                _ => return None,
            };
            if let Some(separator) = separator {
                written.separator = written.separator.max(separator);
                rest = tail;
            }
            let (square, tail) = squares::leading(rest, variant)?;
            written.push(square).ok()?;
            rest = tail;
        }
        (written.count > 1).then_some(written)
    }

    /// A move over these squares, for callers that already know the squares. `None` for fewer than two or more than
    /// [`MAX_SQUARES`].
    #[must_use]
    pub fn of(squares: &[Square], separator: Separator, variant: Variant) -> Option<WrittenMove> {
        let (first, rest) = squares.split_first()?;
        let mut written = WrittenMove::starting(*first, variant);
        written.separator = separator;
        for square in rest {
            written.push(*square).ok()?;
        }
        (written.count > 1).then_some(written)
    }

    /// The first named square, which the piece leaves.
    #[must_use]
    pub fn from(&self) -> Square {
        self.squares[0]
    }

    /// The last square that was named.
    #[must_use]
    pub fn to(&self) -> Square {
        self.squares().last().copied().unwrap_or(self.squares[0])
    }

    /// All squares in the order they were written; at least two.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        self.squares
            .get(..usize::from(self.count))
            .unwrap_or(&self.squares)
    }

    /// True if a capture could go from each of these squares to the next: each two neighbours share a diagonal, with at
    /// least one square between them.
    #[must_use]
    pub(crate) fn jumps(&self) -> bool {
        let layout = self.variant.layout();
        self.squares().windows(2).all(|leg| {
            let [one, other] = leg else { return false };
            let rows = layout.row(*one).abs_diff(layout.row(*other));
            let columns = layout.column(*one).abs_diff(layout.column(*other));
            rows == columns && rows > 1
        })
    }

    /// The sign that was written between the squares.
    #[must_use]
    pub const fn separator(&self) -> Separator {
        self.separator
    }

    /// The variant to which the squares belong.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    fn starting(first: Square, variant: Variant) -> WrittenMove {
        WrittenMove {
            variant,
            separator: Separator::Unstated,
            count: 1,
            squares: [first; MAX_SQUARES],
        }
    }

    fn push(&mut self, square: Square) -> Result<(), WrittenError> {
        let Some(place) = self.squares.get_mut(usize::from(self.count)) else {
            return Err(WrittenError::TooMany);
        };
        *place = square;
        self.count = self.count.saturating_add(1);
        Ok(())
    }
}

/// The capture in a text that also gives its gain or loss in men: `14x23-1`, `28:19+2` (Kodeks I 9.13).
fn before_a_balance(text: &str) -> Option<&str> {
    let text = text.trim_end();
    let (capture, men) = text.rsplit_once(['-', '+'])?;
    let few = matches!(men.as_bytes(), [b'1'..=b'9']);
    let ends = capture.ends_with(|c: char| c.is_ascii_digit());
    let captures = capture.contains(['x', 'X', ':', '×']) && !capture.contains(['-', '+']);
    (few && ends && captures).then_some(capture)
}

/// True if more than one whole half-move is written, `31-26 27-26`. A capture that is written in parts, `32x23 23x14`,
/// counts as one half-move.
fn holds_several(text: &str, variant: Variant) -> bool {
    let parts = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
    let mut before: Option<WrittenMove> = None;
    for part in parts {
        let Some(written) = WrittenMove::read_notation(part.as_bytes(), variant) else {
            continue;
        };
        let goes_on = |before: &WrittenMove| {
            let captures = [before, &written].map(|one| one.separator == Separator::Capture);
            captures == [true, true] && before.to() == written.from()
        };
        if before.is_some_and(|before| !goes_on(&before)) {
            return true;
        }
        before = Some(written);
    }
    false
}

impl PartialEq for WrittenMove {
    fn eq(&self, other: &WrittenMove) -> bool {
        (self.variant, self.separator, self.squares())
            == (other.variant, other.separator, other.squares())
    }
}

impl Eq for WrittenMove {}

impl fmt::Debug for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WrittenMove({self})")
    }
}

/// Writes notation: `32-28`, `32x14x25`.
impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let capture = self.separator == Separator::Capture || self.count > 2;
        let sign = if capture { "x" } else { "-" };
        for (n, square) in self.squares().iter().enumerate() {
            write!(
                f,
                "{}{}",
                if n == 0 { "" } else { sign },
                self.variant.name(*square)
            )?;
        }
        Ok(())
    }
}

/// The squares that were recognised before reading failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Understood(pub Vec<SquareName>);

impl fmt::Display for Understood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, square) in self.0.iter().enumerate() {
            write!(f, "{}{square}", if n == 0 { "I understood " } else { ", " })?;
        }
        f.write_str(if self.0.is_empty() { "" } else { "; " })
    }
}

/// The reason why a text does not have the form of a move, with the part of the text that was understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrittenError {
    /// The text is empty or blank.
    #[error("no move was written; write the square it leaves and the square it goes to")]
    Empty,
    /// The text is longer than [`MAX_TEXT`].
    #[error("{0} characters are too many for a move; write only its squares")]
    TooLong(usize),
    /// A word or sign that no move contains.
    #[error("{understood}{word:?} is no part of a move; write only its squares")]
    Word {
        /// The word in small letters and without diacritics.
        word: String,
        /// The squares that were recognised before this word.
        understood: Understood,
    },
    /// A text with the form of a square that is not a square of this board.
    #[error("{understood}{refused}")]
    NoSquare {
        /// The name that is not a square.
        refused: NoSuchSquare,
        /// The squares that were recognised before this name.
        understood: Understood,
    },
    /// Digits or words that can be divided into squares in more than one way, or in none.
    #[error(
        "{understood}{text:?} can be read in more than one way; put a blank between the squares"
    )]
    Unclear {
        /// The text that was refused.
        text: String,
        /// The squares that were recognised before this text.
        understood: Understood,
    },
    /// The text names one square, which is not a move.
    #[error("{0}write the square it goes to as well")]
    OneSquare(Understood),
    /// The text names two half-moves, with nothing to show which of them is meant.
    #[error("more than one half-move is written; write one at a time")]
    Several,
    /// The text names more than [`MAX_SQUARES`] squares.
    #[error("more than {MAX_SQUARES} squares are no move; write where it begins, turns and ends")]
    TooMany,
}

#[cfg(test)]
mod tests;

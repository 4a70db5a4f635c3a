// SPDX-License-Identifier: GPL-3.0-or-later
//! The departures of a file from the standard, with a description of each.

use std::fmt;
use std::mem::discriminant;

use crate::side::Side;

/// An oddity of a file, with its line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Oddity {
    /// The line of the oddity, from 1.
    pub line: u64,
    /// The kind of the oddity.
    pub what: Odd,
}

/// The kind of an oddity. No oddity ends the reading of a file. Each kind is reported once for each game, at its first place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Odd {
    /// Bytes that are not UTF-8.
    #[error("the text is not UTF-8; it was read as {0}")]
    NotUtf8(&'static str),
    /// Blanks before a tag.
    #[error("tags are indented")]
    Indented,
    /// The two characters `\r` after other text.
    #[error("the characters \\r stand where a line should end")]
    LiteralReturn,
    /// A tag without a value: `[Empty]`.
    #[error("the tag {0:?} has no value and was left out")]
    TagWithoutValue(String),
    /// Blanks or other signs in a tag's name, or no opening bracket.
    #[error("the tag {0:?} is not written as a tag")]
    TagName(String),
    /// A tag without straight quotes: `[White Jansen, Piet]`, `[White “Jansen”]`.
    #[error("the tag {0:?} is written without the quotes of a tag")]
    TagWithoutQuotes(String),
    /// A tag that the game has twice.
    #[error("the tag {0:?} stands there twice; the first was taken")]
    TagTwice(String),
    /// A tag without its closing quote or bracket.
    #[error("the tag {0:?} is not closed")]
    TagNotClosed(String),
    /// A quote inside a value without a backslash.
    #[error("the value of the tag {0:?} contains a quote without a backslash")]
    BareQuote(String),
    /// A line break inside a value.
    #[error("the value of the tag {0:?} runs over a line's end")]
    BrokenValue(String),
    /// A dot at the end of a FEN.
    #[error("the position ends with a dot")]
    FenDot,
    /// A `}` without a `{`. Comments do not nest.
    #[error("a comment ends where none was open; comments do not nest")]
    StrayCommentEnd,
    /// A `{` without a `}` before the end of the file or the next game.
    #[error("a comment is not closed")]
    CommentNotClosed,
    /// A variation that is not closed: `(` without `)`.
    #[error("a variation is not closed")]
    VariationNotClosed,
    /// A closing bracket of no variation: `)` without `(`.
    #[error("a variation ends where none was open")]
    StrayVariationEnd,
    /// A comment as chess files have it: `; …`.
    #[error("a comment begins with a semicolon; PDN writes it in braces")]
    Semicolon,
    /// A result inside a variation.
    #[error("a result stands inside a variation and was left out")]
    ResultInVariation,
    /// A result that belongs to no game.
    #[error("the result {0:?} belongs to no game and was left out")]
    StrayResult(String),
    /// A game without a result at its end.
    #[error("the game does not end with a result or a star")]
    NoResult,
    /// A result of another game: `1-0` where 2-0 is right, or `2-0` where 1-0 is right.
    #[error("the result {0:?} is written in another game's style")]
    ResultStyle(String),
    /// A result in the tag that differs from the result at the end of the game.
    #[error("the tag says {tag:?}, the end of the game says {end:?}")]
    ResultDiffers {
        /// The value of the tag `Result`.
        tag: String,
        /// The result that closes the moves.
        end: String,
    },
    /// Dashes for a half-move: `- -`, `--`.
    #[error("a move is left out with dashes")]
    NullMove,
    /// A blank inside a half-move: `1- 6`.
    #[error("a move contains a blank")]
    BlankInMove,
    /// Dots for White's half-move: `1. ... 7-12`.
    #[error("dots stand for a move of White's")]
    Dots,
    /// A move number without a dot: `12 32-28`.
    #[error("a move number has no dot")]
    NumberWithoutDot,
    /// A move number that is not the next one.
    #[error("{expected} comes next, and the number there is that of {found}")]
    Numbering {
        /// The half-move that would come next.
        expected: Due,
        /// The half-move that the number names.
        found: Due,
    },
    /// A single number in the place of a half-move.
    #[error("a move has one number only")]
    HalfAnEntry,
    /// A half-move that was mended: it had a dash other than a hyphen, brackets, letters, or a mark without a blank before it.
    #[error("a move is written with other signs than a hyphen, a cross or a colon")]
    Mended,
    /// Any other text that is no part of a game.
    #[error("{0:?} is no part of a game and was left out")]
    Stray(String),
    /// More stray words than the report names.
    #[error("more words are no part of a game and were left out")]
    MoreStray,
    /// A text for which the numbers leave no room: `4. 41-37 blot 14-19 5. 46-41`.
    #[error("{0:?} stands where the numbers leave no room for a half-move; it counts as none")]
    NoRoom(String),
    /// A time: `0:05:30`, `4:57`.
    #[error("{0:?} is a time and was left out")]
    Time(String),
    /// A time or a capture of three squares: `2:24:33`.
    #[error("{0:?} may be a time; it is read as one unless the side to move can capture so")]
    TimeOrCapture(String),
    /// Signs for a half-move that is not shown: `**`, `??-??`, `__-__`.
    #[error("{0:?} stands for a half-move that is not shown")]
    NotShown(String),
    /// A half-move that is left blank: `4 | | 14-19`, `4. 41-37 ... 5. 46-41`.
    #[error("a half-move is left blank")]
    LeftBlank,
    /// Marks of a web page: `<br>`, `[pdn]`, `&ndash;`.
    #[error("marks of a web page stand in the text")]
    Markup,
    /// Half-moves in columns: `1;32-28;19-23`.
    #[error("half-moves stand in columns")]
    Columns,
    /// Short notation of a sheet: `328 193`.
    #[error(
        "half-moves are written short: the square it leaves, and the last digit of the one it goes to"
    )]
    ShortSheet,
    /// A set-up inside the game that is not closed: `/FEN …`.
    #[error("a set-up inside the game is not closed and was left out")]
    SetUpNotClosed,
    /// A text that exceeds one of the bounds in [`super::limits`].
    #[error("{0} is longer than anything real; the rest was left out")]
    TooLong(&'static str),
}

/// A half-move by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The number of the move.
    pub number: u32,
    /// The side that makes the half-move.
    pub side: Side,
}

impl Due {
    /// The half-move counted from 1.
    pub(super) const fn of(half_move: u32) -> Due {
        Due {
            number: half_move.saturating_add(1) / 2,
            side: if half_move.is_multiple_of(2) {
                Side::Black
            } else {
                Side::White
            },
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::White => "White",
            Side::Black => "Black",
        };
        write!(f, "{side}'s move {}", self.number)
    }
}

/// The highest number of words of a game that are named one by one.
const NAMED: usize = 24;

/// Adds an oddity, unless its kind was added already. Each word that was left out counts as another kind.
pub(super) fn note(faults: &mut Vec<Oddity>, line: u64, what: Odd) {
    let kind = discriminant(&what);
    let names = matches!(
        what,
        Odd::Stray(_) | Odd::NoRoom(_) | Odd::Time(_) | Odd::TimeOrCapture(_) | Odd::NotShown(_)
    );
    if !names {
        if !faults.iter().any(|known| discriminant(&known.what) == kind) {
            faults.push(Oddity { line, what });
        }
        return;
    }
    let alike = faults
        .iter()
        .filter(|known| discriminant(&known.what) == kind)
        .count();
    if alike >= NAMED {
        note(faults, line, Odd::MoreStray);
    } else if !faults.iter().any(|known| known.what == what) {
        faults.push(Oddity { line, what });
    }
}

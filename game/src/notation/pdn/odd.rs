//! What a file did that the standard does not, in words.

use std::mem::discriminant;

/// Something odd, and the line it stood on (counted from 1).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Oddity {
    /// Where.
    pub line: u64,
    /// What.
    pub what: Odd,
}

/// What was odd. Nothing of this stops a reading; each kind is said once a game, at its first place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Odd {
    /// Bytes that are not UTF-8.
    #[error("the text is not UTF-8; it was read as {0}")]
    NotUtf8(&'static str),
    /// Blanks before a tag.
    #[error("tags are indented")]
    Indented,
    /// The two characters `\r` behind something.
    #[error("the characters \\r stand where a line should end")]
    LiteralReturn,
    /// `[Empty]`.
    #[error("the tag {0:?} has no value and was left out")]
    TagWithoutValue(String),
    /// Blanks or other signs in a tag's name, or no opening bracket.
    #[error("the tag {0:?} is not written as a tag")]
    TagName(String),
    /// The same tag again.
    #[error("the tag {0:?} stands there twice; the first was taken")]
    TagTwice(String),
    /// No closing quote or bracket.
    #[error("the tag {0:?} is not closed")]
    TagNotClosed(String),
    /// A quote inside a value without a backslash.
    #[error("the value of the tag {0:?} contains a quote without a backslash")]
    BareQuote(String),
    /// A line break inside a value.
    #[error("the value of the tag {0:?} runs over a line's end")]
    BrokenValue(String),
    /// The final dot of a FEN.
    #[error("the position ends with a dot")]
    FenDot,
    /// `}` without `{`; comments do not nest.
    #[error("a comment ends where none was open; comments do not nest")]
    StrayCommentEnd,
    /// `{` to the end of the file or to the next game.
    #[error("a comment is not closed")]
    CommentNotClosed,
    /// `(` without `)`.
    #[error("a variation is not closed")]
    VariationNotClosed,
    /// `)` without `(`.
    #[error("a variation ends where none was open")]
    StrayVariationEnd,
    /// `; …`, which is chess.
    #[error("a comment begins with a semicolon; PDN writes it in braces")]
    Semicolon,
    /// A result inside a variation.
    #[error("a result stands inside a variation and was left out")]
    ResultInVariation,
    /// A result that belongs to no game.
    #[error("the result {0:?} belongs to no game and was left out")]
    StrayResult(String),
    /// No result at the end.
    #[error("the game does not end with a result or a star")]
    NoResult,
    /// `1-0` where 2-0 is due, or the other way round.
    #[error("the result {0:?} is written in another game's style")]
    ResultStyle(String),
    /// Tag and end of the game differ.
    #[error("the tag says {tag:?}, the end of the game says {end:?}")]
    ResultDiffers {
        /// The tag `Result`.
        tag: String,
        /// What closes the moves.
        end: String,
    },
    /// `- -`, `--`.
    #[error("a move is left out with dashes")]
    NullMove,
    /// `1- 6`.
    #[error("a move contains a blank")]
    BlankInMove,
    /// `1. ... 7-12`.
    #[error("dots stand for a move of White's")]
    Dots,
    /// `12 32-28`.
    #[error("a move number has no dot")]
    NumberWithoutDot,
    /// A move number that is not the next.
    #[error("move {expected} comes next and is numbered {found}")]
    Numbering {
        /// What would come next.
        expected: u32,
        /// What stands there.
        found: u32,
    },
    /// One number where a half-move is due.
    #[error("a move has one number only")]
    HalfAnEntry,
    /// A dash that is not a hyphen, brackets, letters, a mark glued to a move.
    #[error("a move is written with other signs than a hyphen, a cross or a colon")]
    Mended,
    /// Anything else.
    #[error("{0:?} is no part of a game and was left out")]
    Stray(String),
    /// `/FEN …` that is not closed.
    #[error("a set-up inside the game is not closed and was left out")]
    SetUpNotClosed,
    /// One of the bounds of [`super::limits`].
    #[error("{0} is longer than anything real; the rest was left out")]
    TooLong(&'static str),
}

/// Adds what is odd, once a kind.
pub(super) fn note(faults: &mut Vec<Oddity>, line: u64, what: Odd) {
    let kind = discriminant(&what);
    if !faults.iter().any(|known| discriminant(&known.what) == kind) {
        faults.push(Oddity { line, what });
    }
}

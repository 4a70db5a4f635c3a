//! One game as it stood in a file: tags, and everything between them and its end, in order. No rules
//! here: a move is still a text.

use std::num::NonZeroU32;

use super::odd::Oddity;
use super::result::PdnResult;

/// A piece of a game's text; [`Game::text`] gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub(super) from: u32,
    pub(super) to: u32,
}

/// `[Name "value"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name as written.
    pub name: Span,
    /// Its value, without quotes and backslashes.
    pub value: Span,
}

/// Something between the tags and the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The line it stood on, from 1.
    pub line: u64,
    /// What it is.
    pub what: What,
    /// Which half-move it is by the move number right before it, counted from 1; `None` without one.
    pub numbered: Option<NonZeroU32>,
}

/// What may stand between the tags and the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// An entry: two squares or more and the signs between them, spelt by the book as far as that goes.
    /// Whether it can be read as a half-move is another question.
    Move(Span),
    /// A move left out, or a half-move left blank.
    Null,
    /// A half-move that is not shown: stars, question marks or a line stand for it.
    Hidden(Span),
    /// `2:24:33`: a half-move where the side to move can capture so, else a time.
    CaptureOrTime(Span),
    /// What nobody can read and the numbers leave no room for: it counts as no half-move.
    Word(Span),
    /// `{…}` without its braces.
    Comment(Span),
    /// `$7`.
    Nag(u16),
    /// `!?`, `(?)`, `+`.
    Strength(Span),
    /// `/FEN "…"/`: a set-up inside the game.
    SetUp(Span),
    /// A variation begins, instead of the move before it.
    Open,
    /// It ends.
    Close,
}

/// A game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// Its tags in order.
    pub tags: Vec<Tag>,
    /// What comes after them, in order.
    pub items: Vec<Item>,
    /// The result that closes the moves, if one does.
    pub end: Option<Span>,
    /// What was odd.
    pub faults: Vec<Oddity>,
    /// How many words outside comments were left out, because no half-move can be in them.
    pub left_out: u32,
    /// How many words stand among the half-moves that nobody can read and that count as none.
    pub words: u32,
    /// Is there more of it in the file than could be taken: too much of it, or behind something that is
    /// not closed?
    pub cut_off: bool,
    pub(super) text: String,
}

impl Game {
    /// The text of a part of this game.
    #[must_use]
    pub fn text(&self, span: Span) -> &str {
        self.text
            .get(span.from as usize..span.to as usize)
            .unwrap_or("")
    }

    /// The value of a tag; small and capital letters are one.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self
            .tags
            .iter()
            .find(|tag| self.text(tag.name).eq_ignore_ascii_case(name))?;
        Some(self.text(tag.value))
    }

    /// Is the whole of it written in the short notation of sheets of 100 squares, `328 193`?
    #[must_use]
    pub fn is_short_sheet(&self) -> bool {
        let mut short = false;
        for item in self.main_line() {
            let What::Move(span) = item.what else {
                continue;
            };
            let text = self.text(span);
            let digits = text.bytes().all(|b| b.is_ascii_digit());
            match text.len() {
                2 | 4 if digits => {}
                3 if digits => short = true,
                // One that nobody can read says nothing.
                _ if text.bytes().any(|b| b.is_ascii_digit()) => return false,
                _ => {}
            }
        }
        short
    }

    /// The result: the tag's if it says one, else what closes the moves.
    #[must_use]
    pub fn result_text(&self) -> &str {
        let end = self.end.map_or("*", |span| self.text(span));
        match self.tag("Result") {
            Some(tag) if PdnResult::read(tag) != PdnResult::Open => {
                PdnResult::spelling(tag.trim()).unwrap_or(tag)
            }
            _ => end,
        }
    }

    /// How it ended.
    #[must_use]
    pub fn result(&self) -> PdnResult {
        PdnResult::read(self.result_text())
    }

    /// What stands outside every variation.
    pub fn main_line(&self) -> impl Iterator<Item = &Item> + Clone {
        let mut depth = 0_u32;
        self.items.iter().filter(move |item| {
            match item.what {
                What::Open => depth += 1,
                What::Close => depth = depth.saturating_sub(1),
                _ => return depth == 0,
            }
            false
        })
    }

    /// Makes it an empty game that keeps its memory for the next one.
    pub(super) fn clear(&mut self) {
        self.line = 0;
        self.tags.clear();
        self.items.clear();
        self.end = None;
        self.faults.clear();
        self.left_out = 0;
        self.words = 0;
        self.cut_off = false;
        self.text.clear();
    }
}

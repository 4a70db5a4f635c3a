// SPDX-License-Identifier: GPL-3.0-or-later
//! One game as it stood in a file: tags, and everything between them and the end, in order. There are no rules here: a move is
//! still a text.

use std::num::NonZeroU32;

use super::odd::Oddity;
use super::result::PdnResult;

/// A piece of a game's text; [`Game::text`] returns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub(super) from: u32,
    pub(super) to: u32,
}

/// A tag, `[Name "value"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name of the tag as written.
    pub name: Span,
    /// The value of the tag, without quotes and backslashes.
    pub value: Span,
}

/// Something between the tags and the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The line of the item, from 1.
    pub line: u64,
    /// The kind of the item, with its text.
    pub what: What,
    /// The half-move, counted from 1, that the move number right before the item names; `None` without a number.
    pub numbered: Option<NonZeroU32>,
}

/// The things that may stand between the tags and the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// An entry: two or more squares and the signs between them, in standard spelling as far as possible. An entry need not be
    /// readable as a half-move.
    Move(Span),
    /// A move left out, or a half-move left blank.
    Null,
    /// A half-move that is not shown: stars, question marks or a line stand for it.
    Hidden(Span),
    /// `2:24:33`: a half-move if the side to move can capture so, otherwise a time.
    CaptureOrTime(Span),
    /// An unreadable word for which the numbers leave no room: it is not counted as a half-move.
    Word(Span),
    /// `{…}` without its braces.
    Comment(Span),
    /// A numeric annotation glyph, `$7`.
    Nag(u16),
    /// A mark of strength, `!?`, `(?)`, `+`.
    Strength(Span),
    /// `/FEN "…"/`: a set-up inside the game.
    SetUp(Span),
    /// The beginning of a variation, which stands in place of the move before it.
    Open,
    /// The end of a variation.
    Close,
}

/// A game of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    /// The line on which the game begins, from 1.
    pub line: u64,
    /// The tags of the game in order.
    pub tags: Vec<Tag>,
    /// The items after the tags, in order.
    pub items: Vec<Item>,
    /// The result that ends the moves, if there is one.
    pub end: Option<Span>,
    /// The oddities of the game, in the order of the file.
    pub faults: Vec<Oddity>,
    /// The number of words outside comments that were left out, because no half-move can be in them.
    pub left_out: u32,
    /// The number of unreadable words among the half-moves that are not counted as half-moves.
    pub words: u32,
    /// True if the file has more of the game than was kept: the text was too long, or something before the rest was not closed.
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

    /// The value of a tag; its name may be in small or capital letters.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self
            .tags
            .iter()
            .find(|tag| self.text(tag.name).eq_ignore_ascii_case(name))?;
        Some(self.text(tag.value))
    }

    /// True if the whole game is written in the short notation of sheets of 100 squares, `328 193`.
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
                // An unreadable entry decides nothing.
                _ if text.bytes().any(|b| b.is_ascii_digit()) => return false,
                _ => {}
            }
        }
        short
    }

    /// The text of the result: the text of the tag if the tag names a result, otherwise the text at the end of the moves.
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

    /// The result of the game.
    #[must_use]
    pub fn result(&self) -> PdnResult {
        PdnResult::read(self.result_text())
    }

    /// The items outside every variation.
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

    /// Empties the game, and keeps its memory for the next one.
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

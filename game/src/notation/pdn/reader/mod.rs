// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads games from any bytes, one at a time.
//!
//! A game ends with a result or a star outside variations, with the next tag after moves, or with the input. Text that the standard
//! does not allow is read in its most likely meaning and noted as an [`Odd`]. Text that may be a half-move is kept as an entry,
//! even if it is unreadable. A star ends a game unless moves follow the star: then it marks a forced move (Kodeks I 9.9). A text
//! counts as a result only if no move can be written like it, or if the game's tag has the same result.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

mod apart;
mod doubt;
mod entry;
mod prose;
mod tags;
#[cfg(test)]
mod tests;
mod words;

use std::io::{self, BufRead};
use std::num::NonZeroU32;

use super::game::{Game, Item, Span, What};
use super::lines::Lines;
use super::odd::{Odd, note};
use super::result::PdnResult;
use super::signs::{Class, class_at, is_literal_end};
use doubt::{Doubtful, Doubts};
use tags::unopened_tag;
use words::Numbering;

/// Bounds on the kept parts of a game. Each is far above real files, and prevents any file from filling the memory.
pub mod limits {
    /// Tags of a game. The richest exports write some forty.
    pub const TAGS: usize = 256;
    /// Bytes of a tag's value.
    pub const VALUE: usize = 8 << 10;
    /// Bytes of one comment. Some comments are whole articles.
    pub const COMMENT: usize = 256 << 10;
    /// Moves, comments and signs of a game. The longest analyses hold some thousands.
    pub const ITEMS: usize = 100_000;
    /// Bytes of one game's text.
    pub const TEXT: usize = 8 << 20;
    /// The deepest nesting of variations.
    pub const DEPTH: usize = 64;
}

/// Reads game after game, and keeps unreadable text as faults of the game. `replay` plays the half-moves of a game.
///
/// ```
/// use zgoda_game::Variant;
/// use zgoda_game::notation::pdn::{Game, PdnReader, replay};
///
/// let text = "[Event \"Club\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n";
/// let mut reader = PdnReader::new(text.as_bytes());
/// let mut game = Game::default();
/// while reader.read_into(&mut game)? {
///     assert_eq!(game.tag("Event"), Some("Club"));
///     let played = replay(&game, Variant::International);
///     assert_eq!((played.plies.len(), played.stop), (4, None));
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct PdnReader<R> {
    lines: Lines<R>,
    depth: usize,
    /// The next half-move by the move numbers. `outside` is the next half-move of the text around the open variation.
    numbering: Numbering,
    outside: Numbering,
    /// True if the input failed.
    failed: bool,
    /// The result in the tag, if it is no usual result and cannot be a move.
    foreign: Option<Vec<u8>>,
    /// The texts that may be half-moves, and the move numbers that decide about them.
    doubts: Doubts,
    /// The last line that was searched before the first half-move, and true if that line has a half-move.
    looked_at: Option<(u64, bool)>,
    /// True if a game has been read.
    any: bool,
    /// A buffer in which texts are put together.
    scratch: Vec<u8>,
}

impl<R: BufRead> PdnReader<R> {
    /// A reader of these bytes.
    pub fn new(input: R) -> PdnReader<R> {
        PdnReader {
            lines: Lines::new(input),
            depth: 0,
            numbering: Numbering::NEW,
            outside: Numbering::NEW,
            failed: false,
            foreign: None,
            doubts: Doubts::default(),
            looked_at: None,
            any: false,
            scratch: Vec::new(),
        }
    }

    /// Reads the next game into `game`, reusing its memory; `false` if no game is left.
    pub fn read_into(&mut self, game: &mut Game) -> io::Result<bool> {
        let found = self.game(game)?;
        self.any |= found;
        Ok(found)
    }

    fn game(&mut self, game: &mut Game) -> io::Result<bool> {
        game.clear();
        self.depth = 0;
        self.numbering = Numbering::NEW;
        self.foreign = None;
        self.doubts.clear();
        self.looked_at = None;
        loop {
            let Some(byte) = self.lines.peek()? else {
                self.close(game);
                // Words after the last game are not a game.
                let words = game.left_out > 0 && !self.any;
                let held = !game.tags.is_empty() || !game.items.is_empty() || game.end.is_some();
                return Ok(held || words);
            };
            if self.lines.has_news() {
                self.hear_of_the_line(game);
            }
            if byte <= b' ' || byte == b'|' {
                if matches!(byte, b'|' | b'\t') {
                    self.cell(game, byte);
                }
                self.lines.advance(1);
                continue;
            }
            if byte == b'\\' && is_literal_end(self.lines.rest()) {
                note(&mut game.faults, self.lines.number(), Odd::LiteralReturn);
                self.lines.advance(2);
                continue;
            }
            if !byte.is_ascii()
                && let (Class::Blank | Class::Nothing, width) = class_at(self.lines.rest(), 0)
            {
                self.lines.advance(width);
                continue;
            }
            if game.line == 0 {
                game.line = self.lines.number();
            }
            if self.lines.at_line_start() {
                self.columns(game);
            }
            match byte {
                b'%' if self.lines.at_line_start() => self.lines.skip(),
                b'[' => {
                    self.hold_a_tag()?;
                    if self.bracket(game)? {
                        return Ok(true);
                    }
                }
                b'<' if self.markup(game) => {}
                b'{' => self.comment(game)?,
                b'(' => self.open(game),
                b'$' => self.nag(game),
                b'*' => {
                    if self.star(game)? {
                        return Ok(true);
                    }
                }
                b'!' | b'?' => self.strength(game),
                b'/' => self.set_up(game)?,
                b';' => self.semicolon(game),
                b')' | b'}' | b']' | b'"' => self.stray_mark(game, byte),
                _ if self.lines.at_line_start() && unopened_tag(self.lines.rest()) => {
                    if begun(game) {
                        self.close(game);
                        return Ok(true);
                    }
                    self.tag(game, tags::TagShape::Unopened)?;
                }
                _ => {
                    if self.word(game)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Notes the repairs made to the bytes.
    #[cold]
    fn hear_of_the_line(&mut self, game: &mut Game) {
        let line = self.lines.number();
        if let Some(name) = self.lines.read_as() {
            note(&mut game.faults, line, Odd::NotUtf8(name));
        }
        if self.lines.entities() {
            note(&mut game.faults, line, Odd::Markup);
        }
    }

    /// Reads enough of a line to hold a whole tag or set-up.
    fn hold_a_tag(&mut self) -> io::Result<()> {
        while self.lines.rest().len() < limits::VALUE
            && !self.lines.rest().ends_with(b"\n")
            && self.lines.more()?
        {}
        Ok(())
    }

    /// Ends a game that has no end of its own.
    fn close(&mut self, game: &mut Game) {
        let line = self.lines.number();
        if self.depth > 0 {
            note(&mut game.faults, line, Odd::VariationNotClosed);
            game.cut_off = true;
        }
        self.doubts.settle(game);
        // A result may look like a move, as `4-6` in the Delft scoring.
        let last = match game.items.last() {
            Some(Item {
                what: What::Move(span),
                ..
            }) => Some(*span),
            _ => None,
        };
        let tag = game.tag("Result").unwrap_or_default();
        let squeezed = || tag.split_whitespace().collect::<String>();
        let is_result = |text: &str| text == squeezed() || PdnResult::stands_at_the_end(text);
        if let Some(span) = last.filter(|span| is_result(game.text(*span))) {
            game.end = Some(span);
            game.items.pop();
        } else if game
            .items
            .iter()
            .any(|item| matches!(item.what, What::Move(_)))
        {
            note(&mut game.faults, line, Odd::NoResult);
        }
        self.check_result(game);
    }

    /// Takes the next `length` bytes as the result. Returns true if the game ends with this result.
    fn end(&mut self, game: &mut Game, length: usize) -> bool {
        let line = self.lines.number();
        let span = push_end(game, first(self.lines.rest(), length), line);
        self.ended(game, span, length)
    }

    /// Ends the game with a result that the file spells in another way. `spelling` is the usual spelling.
    fn end_as(&mut self, game: &mut Game, spelling: &str, length: usize) -> bool {
        let line = self.lines.number();
        let span = push_end(game, spelling.as_bytes(), line);
        self.ended(game, span, length)
    }

    fn ended(&mut self, game: &mut Game, span: Span, length: usize) -> bool {
        let line = self.lines.number();
        self.lines.advance(length);
        if self.depth > 0 {
            note(&mut game.faults, line, Odd::ResultInVariation);
            return false;
        }
        if game.tags.is_empty() && game.items.is_empty() && self.doubts.is_empty() {
            let text = game.text(span).to_owned();
            note(&mut game.faults, line, Odd::StrayResult(text));
            return false;
        }
        game.end = Some(span);
        self.doubts.settle(game);
        self.check_result(game);
        true
    }

    fn check_result(&self, game: &mut Game) {
        let line = self.lines.number();
        let tag = game.tag("Result").unwrap_or("");
        let end = game.end.map_or("", |span| game.text(span));
        let (said, ended) = (PdnResult::read(tag), PdnResult::read(end));
        let differs = said != PdnResult::Open && ended != PdnResult::Open && said != ended;
        let differs = differs.then(|| (tag.to_owned(), end.to_owned()));
        let chess = matches!(tag, "1-0" | "0-1" | "1/2-1/2");
        let ten = game
            .tag("GameType")
            .is_some_and(|kind| matches!(kind.get(..2), Some("20" | "27")));
        let style = (chess && ten).then(|| tag.to_owned());
        if let Some((tag, end)) = differs {
            note(&mut game.faults, line, Odd::ResultDiffers { tag, end });
        }
        if let Some(style) = style {
            note(&mut game.faults, line, Odd::ResultStyle(style));
        }
    }

    fn comment(&mut self, game: &mut Game) -> io::Result<()> {
        let line = self.lines.number();
        self.lines.advance(1);
        self.scratch.clear();
        let mut closed = false;
        while self.lines.peek()?.is_some() {
            let rest = self.lines.rest();
            // If the next game begins inside a comment, its closing brace was forgotten.
            if self.lines.at_line_start() && rest.starts_with(b"[Event ") {
                break;
            }
            let length = rest.iter().position(|b| *b == b'}').unwrap_or(rest.len());
            closed = length < rest.len();
            let room = limits::COMMENT.saturating_sub(self.scratch.len());
            if room < length {
                note(&mut game.faults, line, Odd::TooLong("a comment"));
            }
            self.scratch.extend(first(first(rest, length), room));
            self.lines.advance(length);
            self.lines.advance(usize::from(closed));
            if closed {
                break;
            }
        }
        if !closed {
            note(&mut game.faults, line, Odd::CommentNotClosed);
            game.cut_off = true;
        }
        let text = self.scratch.trim_ascii();
        let span = push(game, text, line);
        self.add(game, line, What::Comment(span));
        Ok(())
    }

    fn semicolon(&mut self, game: &mut Game) {
        let line = self.lines.number();
        note(&mut game.faults, line, Odd::Semicolon);
        self.lines.advance(1);
        let blanks = run(self.lines.rest(), |b| b == b' ');
        self.lines.advance(blanks);
        let length = run(self.lines.rest(), |b| !matches!(b, b'\r' | b'\n'));
        self.keep(game, What::Comment, length);
    }

    /// Reads exclamation and question marks.
    fn strength(&mut self, game: &mut Game) {
        let length = run(self.lines.rest(), |b| matches!(b, b'!' | b'?'));
        let asks = !first(self.lines.rest(), length).contains(&b'!');
        if asks && self.begins_a_word(length) {
            self.unreadable_word(game);
        } else if !asks || !self.not_shown(game, length) {
            self.keep(game, What::Strength, length);
        }
    }

    /// Keeps an entry like `(41)36` as it is written.
    fn in_brackets(&mut self, game: &mut Game, length: usize) {
        note(&mut game.faults, self.lines.number(), Odd::Mended);
        let span = self.take(game, length);
        self.add_entry(game, What::Move(span));
    }

    /// Opens a variation, or reads a strength in brackets.
    fn open(&mut self, game: &mut Game) {
        let line = self.lines.number();
        if let Some(length) = entry::split_by_brackets(self.lines.rest()) {
            self.in_brackets(game, length);
            return;
        }
        if self.brackets_an_entry() {
            note(&mut game.faults, line, Odd::Mended);
            self.lines.advance(1);
            return;
        }
        self.lines.advance(1);
        let rest = self.lines.rest();
        let marks = run(rest, |b| matches!(b, b'!' | b'?'));
        if marks > 0 && rest.get(marks) == Some(&b')') {
            self.keep(game, What::Strength, marks);
            self.lines.advance(1);
            return;
        }
        if self.depth == 0 {
            self.outside = self.numbering;
            self.numbering = Numbering::NEW;
        }
        self.depth = self.depth.saturating_add(1);
        if self.depth > limits::DEPTH {
            note(
                &mut game.faults,
                line,
                Odd::TooLong("the nesting of variations"),
            );
        } else {
            self.add(game, line, What::Open);
        }
    }

    fn stray_mark(&mut self, game: &mut Game, byte: u8) {
        let line = self.lines.number();
        self.lines.advance(1);
        match byte {
            b')' if self.depth > 0 => {
                self.depth = self.depth.saturating_sub(1);
                if self.depth == 0 {
                    self.numbering = self.outside;
                }
                if self.depth < limits::DEPTH {
                    self.add(game, line, What::Close);
                }
            }
            b')' => note(&mut game.faults, line, Odd::StrayVariationEnd),
            b'}' => note(&mut game.faults, line, Odd::StrayCommentEnd),
            other => note(
                &mut game.faults,
                line,
                Odd::Stray(char::from(other).to_string()),
            ),
        }
    }

    fn nag(&mut self, game: &mut Game) {
        let line = self.lines.number();
        self.lines.advance(1);
        let rest = self.lines.rest();
        let digits = run(rest, |b| b.is_ascii_digit());
        let number = std::str::from_utf8(first(rest, digits))
            .ok()
            .and_then(|t| t.parse().ok());
        self.lines.advance(digits);
        match number {
            Some(number) => self.add(game, line, What::Nag(number)),
            None => note(&mut game.faults, line, Odd::Stray("$".to_owned())),
        }
    }

    /// Reads a set-up inside the game, `/FEN "…"/`.
    fn set_up(&mut self, game: &mut Game) -> io::Result<()> {
        let line = self.lines.number();
        self.hold_a_tag()?;
        let rest = self.lines.rest();
        let is_fen = rest
            .get(1..4)
            .is_some_and(|name| name.eq_ignore_ascii_case(b"FEN"));
        let quote = rest.iter().position(|b| *b == b'"');
        let (true, Some(quote)) = (is_fen, quote) else {
            self.stray_mark(game, b'/');
            return Ok(());
        };
        self.lines.advance(quote);
        self.lines.advance(1);
        self.scratch.clear();
        while let Some(byte) = self.lines.peek()? {
            self.lines.advance(1);
            if byte == b'"' {
                let blanks = run(self.lines.rest(), |b| b == b' ');
                if self.lines.rest().get(blanks) == Some(&b'/') {
                    self.lines.advance(blanks);
                    self.lines.advance(1);
                } else {
                    note(&mut game.faults, line, Odd::SetUpNotClosed);
                }
                let span = push(game, &self.scratch, line);
                self.add(game, line, What::SetUp(span));
                self.numbering.begin_anew();
                return Ok(());
            }
            if self.scratch.len() == limits::VALUE {
                break;
            }
            self.scratch.push(byte);
        }
        note(&mut game.faults, line, Odd::SetUpNotClosed);
        Ok(())
    }

    /// Keeps a text outside variations that may be a half-move.
    fn doubt(&mut self, game: &Game, line: u64, span: Span, kind: Doubtful) {
        if self.depth == 0 {
            self.doubts.keep(game, line, span, kind);
        }
    }

    /// Adds the next `length` bytes as an item.
    fn keep(&mut self, game: &mut Game, what: fn(Span) -> What, length: usize) {
        let line = self.lines.number();
        let span = self.take(game, length);
        self.add(game, line, what(span));
    }

    /// Moves the next `length` bytes to the game's text.
    fn take(&mut self, game: &mut Game, length: usize) -> Span {
        let span = push(game, first(self.lines.rest(), length), self.lines.number());
        self.lines.advance(length);
        span
    }

    fn add(&self, game: &mut Game, line: u64, what: What) {
        self.add_numbered(game, line, what, None);
    }

    fn add_numbered(&self, game: &mut Game, line: u64, what: What, numbered: Option<NonZeroU32>) {
        if game.items.len() >= limits::ITEMS {
            note(&mut game.faults, line, Odd::TooLong("a game"));
            game.cut_off = true;
        } else if self.depth <= limits::DEPTH {
            game.items.push(Item {
                line,
                what,
                numbered,
            });
        }
    }
}

/// Iterates over the games of a file. An error of the input ends the iteration.
impl<R: BufRead> Iterator for PdnReader<R> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<io::Result<Game>> {
        let mut game = Game::default();
        if self.failed {
            return None;
        }
        match self.read_into(&mut game) {
            Ok(true) => Some(Ok(game)),
            Ok(false) => None,
            Err(error) => {
                self.failed = true;
                Some(Err(error))
            }
        }
    }
}

/// True if the game has an item that is no comment. Comments may come before the tags, moves may not.
fn begun(game: &Game) -> bool {
    let mut items = game.items.iter();
    items.any(|item| !matches!(item.what, What::Comment(_)))
}

/// The number of bytes at the beginning that satisfy `like`.
fn run(bytes: &[u8], like: impl Fn(u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| like(**byte)).count()
}

/// The first `count` bytes, or all if there are fewer.
fn first(bytes: &[u8], count: usize) -> &[u8] {
    bytes.get(..count).unwrap_or(bytes)
}

/// All bytes but the first `count`.
fn after(bytes: &[u8], count: usize) -> &[u8] {
    bytes.get(count..).unwrap_or(&[])
}

/// Appends bytes to the game's text.
fn push(game: &mut Game, bytes: &[u8], line: u64) -> Span {
    let room = limits::TEXT.saturating_sub(game.text.len());
    if bytes.len() > room {
        note(&mut game.faults, line, Odd::TooLong("the text of a game"));
        game.cut_off = true;
    }
    append(game, first(bytes, room))
}

/// Keeps a result, for which there is always room.
fn push_end(game: &mut Game, bytes: &[u8], line: u64) -> Span {
    if bytes.len() > limits::VALUE {
        return push(game, bytes, line);
    }
    append(game, bytes)
}

fn append(game: &mut Game, bytes: &[u8]) -> Span {
    let from = game.text.len();
    match std::str::from_utf8(bytes) {
        Ok(text) => game.text.push_str(text),
        // The bytes were cut within a letter.
        Err(_) => game.text.push_str(&String::from_utf8_lossy(bytes)),
    }
    // Both numbers are below four gigabytes because of `limits::TEXT`.
    Span {
        from: from as u32,
        to: game.text.len() as u32,
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! PDN 3.0 by the standard: UTF-8, results in the style of the game's type, the result in its tag and a star at the end, short
//! moves, and the whole path only if the ends are not enough.
//!
//! A set-up inside the game follows an illegal half-move and precedes a half-move out of turn, so that every reader comes to the
//! same position.

use std::fmt::Write as _;

use super::clock::ClockNote;
use super::result::PdnResult;
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::notation::fen::write_fen;
use crate::notation::resolve::write_move;
use crate::setup::Setup;
use crate::side::Side;

/// Lines of moves and comments are broken before this column.
const WIDTH: usize = 80;

/// The tags every game has, in their order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The tags, each a name and a value. The seven tags of the roster are written first, with `?` for missing values. The writer
    /// makes Result, GameType and FEN itself.
    pub tags: Vec<(String, String)>,
    /// The position from which the game began; it also determines the variant.
    pub start: Setup,
    /// The events of the game.
    pub entries: Vec<Entry>,
    /// The result of the game.
    pub result: PdnResult,
}

/// An item between the tags and the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A half-move, legal or not, of either side.
    Move(Move),
    /// The position was set anew.
    SetUp(Setup),
    /// A comment in words.
    Comment(String),
    /// A clock time after the half-move before.
    Clock(ClockNote),
    /// A numeric annotation glyph, `$7`.
    Nag(u16),
}

/// The text of a game, ending with an empty line.
#[must_use]
pub fn write_game(game: &Transcript) -> String {
    write(game, NotLegal::IsSetUp)
}

/// The text of a game for readers who may not learn which half-moves were irregular: irregular half-moves look like all others, and
/// a replay stops at the first of them.
#[must_use]
pub fn write_unjudged(game: &Transcript) -> String {
    write(game, NotLegal::LikeOthers)
}

/// The way to write a half-move that is illegal or out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NotLegal {
    /// An illegal half-move is written with the position after it, a half-move out of turn with the position before it.
    IsSetUp,
    /// Written like any other half-move.
    LikeOthers,
}

fn write(game: &Transcript, not_legal: NotLegal) -> String {
    let variant = game.start.variant();
    let mut text = String::new();
    let own = |name: &str| {
        ["Result", "GameType", "FEN"]
            .iter()
            .any(|n| n.eq_ignore_ascii_case(name))
    };
    let given = |name: &str| {
        let found = game.tags.iter().find(|(n, _)| n.eq_ignore_ascii_case(name));
        found.map_or("?", |(_, value)| value.as_str())
    };
    for name in ROSTER {
        let value = if name == "Result" {
            game.result.text(variant)
        } else {
            given(name)
        };
        tag(&mut text, name, value);
    }
    let layout = match variant.rules().game_type {
        20 => "20,W,10,10,N2,0",
        _ => "26,W,8,8,A0,0",
    };
    tag(&mut text, "GameType", layout);
    if game.start != Setup::start(variant) {
        tag(&mut text, "FEN", &write_fen(&game.start));
    }
    for (name, value) in &game.tags {
        let roster = ROSTER.iter().any(|n| n.eq_ignore_ascii_case(name));
        let sound =
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if sound && !roster && !own(name) {
            tag(&mut text, name, value);
        }
    }
    text.push('\n');
    let mut moves = Moves {
        text,
        column: 0,
        setup: game.start,
        number: 1,
        interrupted: true,
        not_legal,
        last: None,
    };
    for entry in &game.entries {
        moves.entry(entry);
    }
    moves.word("*");
    moves.text.push_str("\n\n");
    moves.text
}

/// One tag; line ends and other control characters become blanks.
fn tag(text: &mut String, name: &str, value: &str) {
    let mut escaped = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' | '\\' => escaped.extend(['\\', c]),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    // Writing to a string does not fail.
    let _ = writeln!(text, "[{name} \"{escaped}\"]");
}

/// The text of the moves, with the state that is needed to write the next half-move.
struct Moves {
    text: String,
    column: usize,
    setup: Setup,
    number: u32,
    /// True if Black's half-move needs its number, because White's half-move is not right before it.
    interrupted: bool,
    not_legal: NotLegal,
    /// The side that moved last.
    last: Option<Side>,
}

impl Moves {
    fn entry(&mut self, entry: &Entry) {
        match entry {
            Entry::Move(mv) => self.half_move(mv),
            Entry::SetUp(setup) => {
                self.last = None;
                self.set_up(*setup);
            }
            Entry::Comment(words) => self.comment(words),
            Entry::Clock(note) => self.comment(&note.to_string()),
            Entry::Nag(number) => self.word(&format!("${number}")),
        }
    }

    fn half_move(&mut self, mv: &Move) {
        let mover = self
            .setup
            .at(mv.from)
            .map_or(self.setup.turn(), |piece| piece.side);
        if mover != self.setup.turn() {
            self.set_up(self.setup.with_turn(mover));
        }
        // A side that moves twice gets a new number (Kodeks I 5.4.1).
        if self.last == Some(mover) {
            self.interrupted = true;
            self.number += u32::from(mover == Side::White);
        }
        self.last = Some(mover);
        match self.setup.turn() {
            Side::White => self.word(&format!("{}.", self.number)),
            Side::Black if self.interrupted => self.word(&format!("{}...", self.number)),
            Side::Black => {}
        }
        self.word(&write_move(&self.setup, mv));
        self.interrupted = false;
        let legal = legal_moves(&self.setup).contains(mv);
        let after = mv.apply(&self.setup);
        if self.setup.turn() == Side::Black {
            self.number += 1;
        }
        if legal {
            self.setup = after;
        } else {
            self.set_up(after);
        }
    }

    fn set_up(&mut self, setup: Setup) {
        if self.not_legal == NotLegal::LikeOthers {
            self.setup = setup;
            return;
        }
        // A position has no blank, so it stays on one line.
        self.word(&format!("/FEN \"{}\"/", write_fen(&setup)));
        self.setup = setup;
        self.interrupted = true;
    }

    /// Braces cannot be escaped in a comment; they become round brackets.
    fn comment(&mut self, words: &str) {
        let safe = words.replace('{', "(").replace('}', ")");
        let safe: Vec<&str> = safe
            .split(|c: char| c.is_whitespace() || c.is_control())
            .collect();
        let safe: Vec<&str> = safe.into_iter().filter(|word| !word.is_empty()).collect();
        match safe.as_slice() {
            [] => return,
            [only] => self.word(&format!("{{{only}}}")),
            [first, middle @ .., last] => {
                self.word(&format!("{{{first}"));
                middle.iter().for_each(|word| self.word(word));
                self.word(&format!("{last}}}"));
            }
        }
        self.interrupted = true;
    }

    /// Writes one word, on a new line if the present line is full. A line never begins with `%`, which would make it a comment, nor
    /// with `[`, which would look like a tag.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let stays = word.starts_with(['%', '[']);
        if self.column > 0 && self.column + 1 + length > WIDTH && !stays {
            self.text.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += length;
    }
}

//! One side's record as it was written: what it states for each half-move, and what it leaves out.
//!
//! Nothing is judged here: an entry is text with the form of a move, or text without it, or nothing.

use crate::notation::pdn::{Game, What};
use crate::notation::{FenError, WrittenMove, parse_fen, read_fen};
use crate::setup::Setup;
use crate::variant::Variant;

/// The most half-moves of a record that are looked at. The longest games by people have some three
/// hundred; a file made up for it could have millions.
pub const MAX_ENTRIES: usize = 2_000;

/// What a record says about one half-move.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// Nothing: the line was left blank.
    Blank,
    /// Something that nobody can read as a move. It states nothing.
    Unreadable(String),
    /// Only a sensor board has it and no person stated it: evidence, which never contradicts.
    Seen(WrittenMove),
    /// A statement.
    Stated {
        /// As it was written.
        text: String,
        /// As it was read.
        written: WrittenMove,
        /// The position it led to, where the record says so itself (a set-up inside a PDN game).
        stands: Option<Setup>,
    },
}

impl Entry {
    /// A statement, or what could not be read as one.
    #[must_use]
    pub fn read(text: &str, variant: Variant) -> Entry {
        if text.trim().is_empty() {
            return Entry::Blank;
        }
        match WrittenMove::read(text, variant) {
            Ok(written) => Entry::Stated {
                text: text.trim().to_owned(),
                written,
                stands: None,
            },
            Err(_) => Entry::Unreadable(text.to_owned()),
        }
    }

    /// The squares, if it states a move.
    #[must_use]
    pub fn stated(&self) -> Option<&WrittenMove> {
        match self {
            Entry::Stated { written, .. } => Some(written),
            _ => None,
        }
    }

    /// As it was written; empty for nothing.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Entry::Blank | Entry::Seen(_) => "",
            Entry::Unreadable(text) | Entry::Stated { text, .. } => text,
        }
    }
}

/// One side's record.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The position it begins from.
    pub start: Setup,
    /// A half-move each, from the first on.
    pub entries: Vec<Entry>,
}

/// Why a game of a file is no record that can be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The position it begins from cannot be read.
    #[error("the position it begins from: {0}")]
    Start(#[from] FenError),
}

impl Record {
    /// Of written half-moves from `start` on; a blank text states nothing.
    #[must_use]
    pub fn of<'a>(start: Setup, texts: impl IntoIterator<Item = &'a str>) -> Record {
        let variant = start.variant();
        Record {
            start,
            entries: texts.into_iter().map(|t| Entry::read(t, variant)).collect(),
        }
    }

    /// Of the main line of a game of a file. Impossible moves are kept as they were written.
    pub fn of_game(game: &Game, variant: Variant) -> Result<Record, RecordError> {
        let start = match game.tag("FEN").filter(|fen| !fen.trim().is_empty()) {
            Some(fen) => parse_fen(fen, variant)?,
            None => Setup::start(variant),
        };
        let mut entries: Vec<Entry> = Vec::new();
        for item in game.main_line() {
            match item.what {
                What::Move(span) => entries.push(Entry::read(game.text(span), variant)),
                What::Null => entries.push(Entry::Blank),
                What::SetUp(span) => {
                    let set_up = read_fen(game.text(span), variant);
                    if let (Some(Entry::Stated { stands, .. }), Ok(read)) =
                        (entries.last_mut(), set_up)
                        && !read.setup.occupied().is_empty()
                    {
                        *stands = Some(read.setup);
                    }
                }
                _ => {}
            }
            // One more than is looked at, so that it can be said that there is more.
            if entries.len() > MAX_ENTRIES {
                break;
            }
        }
        Ok(Record { start, entries })
    }

    /// Does it state any half-move at all?
    #[must_use]
    pub fn says_something(&self) -> bool {
        self.entries
            .iter()
            .any(|entry| matches!(entry, Entry::Stated { .. } | Entry::Seen(_)))
    }

    /// The entry at `index`, if it is within what is looked at.
    pub(super) fn entry(&self, index: usize) -> Option<&Entry> {
        self.entries.get(index).filter(|_| index < MAX_ENTRIES)
    }

    /// How many entries are looked at. Blank ones at the end are none.
    pub(super) fn len(&self) -> usize {
        let blank = |entry: &&Entry| matches!(entry, Entry::Blank);
        let tail = self.entries.iter().rev().take_while(blank).count();
        (self.entries.len() - tail).min(MAX_ENTRIES)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! One side's record as it was written: its statement for each half-move, and its gaps.
//!
//! Nothing is judged here: an entry is text with the form of a move, or text without that form, or nothing.

use super::clocks::Faces;
use super::pair::{made, meanings};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::notation::pdn::{ClockNote, Game, What, clock_notes, is_capture};
use crate::notation::{FenError, ShortMove, WrittenMove, parse_fen, read_fen};
use crate::setup::Setup;
use crate::side::Side;
use crate::variant::Variant;

/// The most half-moves of a record that are looked at. The longest games by people have some three hundred; a file made to overload
/// the program could have millions.
pub const MAX_ENTRIES: usize = 2_000;

/// The statement of a record about one half-move.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// Nothing: the line was left blank.
    Blank,
    /// Text that is unreadable as a move and states nothing.
    Unreadable(String),
    /// Stars, question marks or a line for a half-move that is not shown. Such an entry states nothing.
    NotShown(String),
    /// A half-move that differs from the other record: somebody saw the difference, but did not write the text down.
    Otherwise,
    /// A statement that is whole by itself.
    Stated {
        /// The text as written.
        text: String,
        /// The half-move as read.
        written: WrittenMove,
        /// The position after the half-move, if the record itself says so (by a set-up inside a PDN game).
        stands: Option<Setup>,
    },
    /// A statement in short notation, which is complete only together with a position.
    Short {
        /// The text as written.
        text: String,
        /// The short half-move as read.
        short: ShortMove,
        /// The position after the half-move, if the record itself says so.
        stands: Option<Setup>,
    },
}

impl Entry {
    /// Reads a statement, or keeps the text that could not be read as a statement.
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
            Err(_) => match ShortMove::read(text, variant) {
                Some(short) => Entry::short(text, short),
                None => Entry::Unreadable(text.to_owned()),
            },
        }
    }

    /// Reads an entry of a sheet of 100 squares in short notation, `328 193`.
    #[must_use]
    pub fn read_of_sheet(text: &str, variant: Variant) -> Entry {
        match ShortMove::read_of_sheet(text, variant) {
            Some(short) => Entry::short(text, short),
            None => Entry::read(text, variant),
        }
    }

    fn short(text: &str, short: ShortMove) -> Entry {
        Entry::Short {
            text: text.trim().to_owned(),
            short,
            stands: None,
        }
    }

    /// True if the entry and `other` say the same, as they are written.
    pub(super) fn says_the_same(&self, other: &Entry) -> bool {
        match (self, other) {
            (Entry::Stated { written: one, .. }, Entry::Stated { written: other, .. }) => {
                one == other
            }
            (Entry::Short { short: one, .. }, Entry::Short { short: other, .. }) => one == other,
            (Entry::Otherwise, Entry::Otherwise) => true,
            _ => false,
        }
    }

    /// True if the entry has text that states nothing.
    #[must_use]
    pub const fn is_unread(&self) -> bool {
        matches!(self, Entry::Unreadable(_) | Entry::NotShown(_))
    }

    /// The squares of the entry, if it states a move.
    #[must_use]
    pub fn stated(&self) -> Option<&WrittenMove> {
        match self {
            Entry::Stated { written, .. } => Some(written),
            _ => None,
        }
    }

    /// True if a person states a half-move here, whether or not the text of the statement is known.
    #[must_use]
    pub const fn is_statement(&self) -> bool {
        matches!(
            self,
            Entry::Stated { .. } | Entry::Short { .. } | Entry::Otherwise
        )
    }

    /// The half-move that the entry means on a position. If several half-moves fit, the first; `None` if no half-move fits.
    pub(super) fn meant(&self, setup: &Setup) -> Option<Move> {
        let meanings = meanings(self, setup, &legal_moves(setup));
        meanings.first().copied()
    }

    /// The position after the entry, if the record itself says so.
    pub(super) const fn stands(&self) -> Option<Setup> {
        match self {
            Entry::Stated { stands, .. } | Entry::Short { stands, .. } => *stands,
            _ => None,
        }
    }

    /// The text as written; empty for a blank entry.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Entry::Blank | Entry::Otherwise => "",
            Entry::Unreadable(text)
            | Entry::NotShown(text)
            | Entry::Stated { text, .. }
            | Entry::Short { text, .. } => text,
        }
    }
}

/// The record of one side, entry by entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The position from which the record begins.
    pub start: Setup,
    /// The entries, a half-move each, from the first on.
    pub entries: Vec<Entry>,
    /// The times of both clocks after each entry, as far as they were stored; the list may be shorter than `entries`.
    pub clocks: Vec<Faces>,
    /// The half-moves of entries by the record's own move numbers, if it has any: each entry with its half-move, both counted from
    /// 0.
    pub numbered: Vec<(usize, usize)>,
    /// True if the file has more of the record than could be taken.
    pub cut_off: bool,
    /// Unreadable words that count as no half-move, each with the number of entries before it.
    pub beside: Vec<(usize, String)>,
}

/// An unreadable entry of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The half-move of the record, from 1; for a word that counts as no half-move, the half-move before the word.
    pub ply: usize,
    /// The text of the entry as written.
    pub text: String,
    /// The kind of entry.
    pub what: UnreadWhat,
}

/// The kinds of unreadable entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnreadWhat {
    /// An entry that counts as a half-move.
    HalfMove,
    /// A half-move that is not shown: stars, question marks or a line stand for it.
    NotShown,
    /// A word for which the move numbers leave no room; it counts as no half-move.
    Word,
}

/// The reason why a game in a file is no record that can be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The position from which the game begins cannot be read.
    #[error("the position it begins from: {0}")]
    Start(#[from] FenError),
    /// The text has words, but no half-move.
    #[error("no half-move stands in it; check that it is a record of a game")]
    NoEntry,
}

impl Record {
    /// The record of written half-moves from `start` on; a blank text states nothing.
    #[must_use]
    pub fn of<'a>(start: Setup, texts: impl IntoIterator<Item = &'a str>) -> Record {
        let variant = start.variant();
        Record {
            start,
            entries: texts.into_iter().map(|t| Entry::read(t, variant)).collect(),
            clocks: Vec::new(),
            numbered: Vec::new(),
            cut_off: false,
            beside: Vec::new(),
        }
    }

    /// The record of the main line of a game of a file. Impossible moves are kept as they were written.
    pub fn of_game(game: &Game, variant: Variant) -> Result<Record, RecordError> {
        let start = match game.tag("FEN").filter(|fen| !fen.trim().is_empty()) {
            Some(fen) => parse_fen(fen, variant)?,
            None => Setup::start(variant),
        };
        let mut entries: Vec<Entry> = Vec::new();
        let mut clocks: Vec<Faces> = Vec::new();
        let mut numbers: Vec<(usize, usize)> = Vec::new();
        let mut beside: Vec<(usize, String)> = Vec::new();
        let mut come = Come {
            setup: start,
            entries: 0,
            sure: true,
        };
        let read = if game.is_short_sheet() {
            Entry::read_of_sheet
        } else {
            Entry::read
        };
        for item in game.main_line() {
            if let Some(number) = item.numbered {
                numbers.push((entries.len(), number.get() as usize));
            }
            match item.what {
                What::Move(span) => entries.push(read(game.text(span), variant)),
                What::Null => entries.push(Entry::Blank),
                What::Hidden(span) => entries.push(Entry::NotShown(game.text(span).to_owned())),
                What::Word(span) => beside.push((entries.len(), game.text(span).to_owned())),
                // The text is a time if the side to move cannot make this capture.
                What::CaptureOrTime(span) => {
                    let text = game.text(span);
                    let entry = read(text, variant);
                    come.on(&entries);
                    let captures = if come.sure {
                        is_capture(text, &come.setup)
                    } else {
                        // In an unknown position only the geometry of the board tells.
                        entry.stated().is_some_and(WrittenMove::jumps)
                    };
                    if captures {
                        entries.push(entry);
                    }
                }
                What::SetUp(span) => {
                    let set_up = read_fen(game.text(span), variant);
                    let last = entries.last_mut();
                    if let (
                        Some(Entry::Stated { stands, .. } | Entry::Short { stands, .. }),
                        Ok(read),
                    ) = (last, set_up)
                        && !read.setup.occupied().is_empty()
                    {
                        *stands = Some(read.setup);
                    }
                }
                What::Comment(span) => {
                    clocks.resize(entries.len(), Faces::default());
                    let before = start.turn();
                    let mover = if entries.len() % 2 == 1 {
                        before
                    } else {
                        before.other()
                    };
                    if let Some(faces) = clocks.last_mut() {
                        note(game.text(span), mover, faces);
                    }
                }
                _ => {}
            }
            // One entry more than the limit is kept, as a sign that there is more.
            if entries.len() > MAX_ENTRIES {
                break;
            }
        }
        if entries.is_empty() && (game.left_out > 0 || !beside.is_empty()) {
            return Err(RecordError::NoEntry);
        }
        Ok(Record {
            numbered: counted(&numbers, &start),
            start,
            entries,
            clocks,
            cut_off: game.cut_off,
            beside,
        })
    }

    /// The position after the first `half_moves` half-moves, by the record's own statements. An entry without a meaning only
    /// changes the turn.
    #[must_use]
    pub fn position(&self, half_moves: usize) -> Setup {
        let before = self.entries.get(..half_moves.min(MAX_ENTRIES));
        let mut come = Come {
            setup: self.start,
            entries: 0,
            sure: true,
        };
        come.on(before.unwrap_or(&self.entries));
        come.setup
    }

    /// True if the record states any half-move at all.
    #[must_use]
    pub fn says_something(&self) -> bool {
        self.entries.iter().any(Entry::is_statement)
    }

    /// Every unreadable entry, and every unreadable word between the entries, in the order of the record.
    pub fn unread(&self) -> impl Iterator<Item = Unread> {
        let entries = self.entries.iter().take(MAX_ENTRIES).enumerate();
        let entries = entries.filter_map(|(index, entry)| {
            let (text, what) = match entry {
                Entry::Unreadable(text) => (text, UnreadWhat::HalfMove),
                Entry::NotShown(text) => (text, UnreadWhat::NotShown),
                _ => return None,
            };
            Some(Unread {
                ply: index + 1,
                text: text.clone(),
                what,
            })
        });
        let words = self.beside.iter().map(|(ply, text)| Unread {
            ply: *ply,
            text: text.clone(),
            what: UnreadWhat::Word,
        });
        let mut all: Vec<Unread> = entries.chain(words).collect();
        all.sort_by_key(|unread| unread.ply);
        all.into_iter()
    }

    /// The half-move of the entry at `index` by the record's own move number; both are counted from 0.
    pub(super) fn numbered(&self, index: usize) -> Option<usize> {
        let at = self
            .numbered
            .binary_search_by_key(&index, |(entry, _)| *entry);
        at.ok().map(|at| self.numbered[at].1)
    }

    /// The entry at `index`, if it is within [`MAX_ENTRIES`].
    pub(super) fn entry(&self, index: usize) -> Option<&Entry> {
        self.entries.get(index).filter(|_| index < MAX_ENTRIES)
    }

    /// The number of entries that are read. Blank entries at the end do not count.
    pub(super) fn len(&self) -> usize {
        let blank = |entry: &&Entry| matches!(entry, Entry::Blank);
        let tail = self.entries.iter().rev().take_while(blank).count();
        (self.entries.len() - tail).min(MAX_ENTRIES)
    }
}

/// The place that a record has reached by its own entries.
struct Come {
    setup: Setup,
    /// The number of entries so far.
    entries: usize,
    /// True if each entry so far has stated its half-move.
    sure: bool,
}

impl Come {
    /// Goes on to the end of `entries`.
    fn on(&mut self, entries: &[Entry]) {
        for entry in entries.iter().skip(self.entries) {
            self.setup = match entry.meant(&self.setup) {
                Some(mv) => entry.stands().unwrap_or_else(|| made(&self.setup, &mv)),
                None => {
                    self.sure = false;
                    self.setup.with_turn(self.setup.turn().other())
                }
            };
        }
        self.entries = entries.len();
    }
}

/// Move numbers as half-moves of this record. A game from its first position begins with 1, any other with
/// its own first number.
fn counted(numbers: &[(usize, usize)], start: &Setup) -> Vec<(usize, usize)> {
    let Some((entry, first)) = numbers.first() else {
        return Vec::new();
    };
    let begins = if *start == Setup::start(start.variant()) {
        1
    } else {
        first.saturating_sub(*entry)
    };
    let counted = numbers.iter();
    let counted = counted.filter_map(|(entry, number)| Some((*entry, number.checked_sub(begins)?)));
    counted.collect()
}

/// Puts the clock readings of a note that follows a half-move of `mover` into `faces`.
fn note(text: &str, mover: Side, faces: &mut Faces) {
    for note in clock_notes(text) {
        match note {
            ClockNote::Left(time) => *faces.get_mut(mover) = Some(time),
            ClockNote::Faces(both) => {
                for (side, face) in both.iter() {
                    if let Some(face) = face {
                        *faces.get_mut(side) = Some(face.time);
                    }
                }
            }
            _ => {}
        }
    }
}

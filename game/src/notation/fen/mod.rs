// SPDX-License-Identifier: GPL-3.0-or-later
//! Positions as text: `W:W31,32,K46:B1,2,3`.
//!
//! Forms that are read besides the output of [`write_fen`]:
//! - either colour's list first, and one list missing or without squares (that side has no piece);
//! - ranges in the order of the board's squares, `31-50`; `K31-50` makes kings of all of them;
//! - `?` for the side to move ([`read_fen`] then says that it was not stated, and assumes White);
//! - counters after the lists, `:H0:F1`, which say nothing about the position;
//! - small letters, blanks and line breaks around any part, empty entries (`31,,32`), a final dot;
//! - on 8x8 also numbers, counted 1 = b8 … 32 = g1 row by row from the top left as White sees it.
//!
//! The output has White's list first, every square by itself in square order, algebraic squares on 8x8, no blank and no dot.
//! [`read_fen`] accepts every position that a game with irregular half-moves can reach (Kodeks I 5.7); [`parse_fen`] is for
//! positions from outside, and refuses those from which play is not allowed.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt::Write as _;

use crate::piece::{Kind, Piece};
use crate::setup::{Setup, SetupFault};
use crate::side::Side;
use crate::square::{Naming, NoSuchSquare, Square, SquareName};
use crate::variant::Variant;

/// A full board with every square written out takes some 250 characters; the rest is room for
/// blanks and line breaks. Anything longer is not a position.
pub const MAX_FEN: usize = 2_000;

/// The content of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenReading {
    /// The position, with White to move if the text does not state the side.
    pub setup: Setup,
    /// The side to move, `None` where it was written `?`.
    pub turn: Option<Side>,
}

/// The reason why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text is empty.
    #[error("the position is empty; write it like W:W31-50:B1-20")]
    Empty,
    /// The text is longer than [`MAX_FEN`].
    #[error("the position is {0} characters long; more than {MAX_FEN} is no position")]
    TooLong(usize),
    /// The first part is not `W`, `B` or `?`.
    #[error(
        "a position begins with the side to move, W or B, and a colon; this one begins with {0:?}"
    )]
    Turn(String),
    /// A list that does not begin with its colour.
    #[error("each list of squares begins with its colour, W or B; this one is {0:?}")]
    List(String),
    /// A third list, or one colour twice.
    #[error("{0} has two lists of squares; write all squares of one colour in one list")]
    ListTwice(Side),
    /// A name that is no square of this board.
    #[error("{0}; correct it in the list of {1}")]
    NoSquare(NoSuchSquare, Side),
    /// A range with its end before its start.
    #[error("the range {0:?} runs backwards; write the lower square first")]
    Backwards(String),
    /// Two pieces on one square.
    #[error("two pieces stand on {0}; take one of them out")]
    Twice(SquareName),
    /// A man where it would have been crowned (Kodeks I 3.5).
    #[error("the man of {0} on {1} stands on its far row; write K{1} for a king")]
    ManOnFarRow(Side, SquareName),
    /// More pieces than a side starts with (Kodeks I 2.7–2.8).
    #[error("{side} has {count} pieces; no side has more than {most}, take some out")]
    TooMany {
        /// The side with too many pieces.
        side: Side,
        /// The number of pieces of the side.
        count: usize,
        /// The most pieces a side may have.
        most: u8,
    },
    /// Neither side has a piece.
    #[error("no piece stands on the board; name at least one square")]
    NoPieces,
}

/// Reads a position to play from, and refuses the faults that [`Setup::faults`] finds.
///
/// # Errors
/// The first fault of the text, or of the position.
///
/// ```
/// use zgoda_game::notation::{parse_fen, write_fen};
/// use zgoda_game::{Side, Variant};
///
/// let setup = parse_fen("B:W28,K46:B3,10", Variant::International).unwrap();
/// assert_eq!(setup.turn(), Side::Black);
/// assert_eq!(setup.kings_of(Side::White).len(), 1);
/// assert_eq!(write_fen(&setup), "B:W28,K46:B3,10");
/// // A man of White's on the far row would have been crowned.
/// assert!(parse_fen("W:W3:B10", Variant::International).is_err());
/// ```
pub fn parse_fen(text: &str, variant: Variant) -> Result<Setup, FenError> {
    let setup = read_fen(text, variant)?.setup;
    match setup.faults().first() {
        None => Ok(setup),
        Some(SetupFault::ManOnFarRow(side, square)) => {
            Err(FenError::ManOnFarRow(*side, variant.name(*square)))
        }
        Some(SetupFault::TooMany(side)) => Err(FenError::TooMany {
            side: *side,
            count: setup.pieces(*side).len(),
            most: variant.rules().men,
        }),
        Some(SetupFault::Empty) => Err(FenError::NoPieces),
    }
}

/// Reads any position that can stand on a board, legal or not.
pub fn read_fen(text: &str, variant: Variant) -> Result<FenReading, FenError> {
    if text.len() > MAX_FEN {
        return Err(FenError::TooLong(text.len()));
    }
    let text = text.trim();
    let text = text.strip_suffix('.').unwrap_or(text);
    let mut parts = text.split(':').map(str::trim);
    let turn = match parts.next() {
        None | Some("") => return Err(FenError::Empty),
        Some("W" | "w") => Some(Side::White),
        Some("B" | "b") => Some(Side::Black),
        Some("?") => None,
        Some(other) => return Err(FenError::Turn(other.to_owned())),
    };
    let mut setup = Setup::empty(variant, turn.unwrap_or(Side::White));
    let mut seen: [Option<Side>; 2] = [None; 2];
    for list in parts {
        let side = match list.as_bytes().first() {
            None => continue,
            // Counters after the lists, as a server adds them: half-moves and the number of the move.
            Some(b'H' | b'h' | b'F' | b'f') if is_counter(list) => continue,
            Some(b'W' | b'w') => Side::White,
            Some(b'B' | b'b') => Side::Black,
            Some(_) => return Err(FenError::List(list.to_owned())),
        };
        match &mut seen {
            [first @ None, _] => *first = Some(side),
            [Some(first), second @ None] if *first != side => *second = Some(side),
            _ => return Err(FenError::ListTwice(side)),
        }
        for entry in list.get(1..).unwrap_or("").split(',') {
            place(&mut setup, side, entry.trim())?;
        }
    }
    Ok(FenReading { setup, turn })
}

/// True for a counter after the lists: `H0`, `F1`.
fn is_counter(list: &str) -> bool {
    let digits = list.get(1..).unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Writes a position in this program's only form.
#[must_use]
pub fn write_fen(setup: &Setup) -> String {
    let mut text = String::from(setup.turn().letter());
    for side in Side::ALL {
        text.push(':');
        text.push(side.letter());
        for (n, square) in setup.pieces(side).into_iter().enumerate() {
            if n > 0 {
                text.push(',');
            }
            if setup.kings().has(square) {
                text.push('K');
            }
            // Writing to a string does not fail.
            let _ = write!(text, "{}", setup.variant().name(square));
        }
    }
    text
}

/// The only game that a position can belong to: algebraic squares mean 8x8, a number above 32 means
/// 10x10. `None` where both could be meant.
#[must_use]
pub fn fen_variant(text: &str) -> Option<Variant> {
    let entries = || {
        let lists = text.split(':').skip(1).map(str::trim);
        let entries = lists.flat_map(|list| list.get(1..).unwrap_or("").split([',', '-', '.']));
        entries.map(|entry| entry.trim().trim_start_matches(['K', 'k']).trim())
    };
    if entries().any(|entry| entry.parse::<u32>().is_ok_and(|number| number > 32)) {
        Some(Variant::International)
    } else if entries().any(|entry| Variant::Polish64.square(entry).is_ok()) {
        Some(Variant::Polish64)
    } else {
        None
    }
}

/// Puts one entry of a list on the board: a square, a king's square, or a range of either.
fn place(setup: &mut Setup, side: Side, entry: &str) -> Result<(), FenError> {
    if entry.is_empty() {
        return Ok(());
    }
    let variant = setup.variant();
    let (kind, squares) = match entry.strip_prefix(['K', 'k']) {
        Some(rest) => (Kind::King, rest.trim_start()),
        None => (Kind::Man, entry),
    };
    let read =
        |text: &str| square(variant, text.trim()).map_err(|none| FenError::NoSquare(none, side));
    // `K31-K50` occurs as well as `K31-50`.
    let (first, last) = match squares.split_once('-') {
        Some((first, last)) => (first, last.trim_start().trim_start_matches(['K', 'k'])),
        None => (squares, squares),
    };
    let (first, last, order) = (read(first)?, read(last)?, order(variant, squares));
    if order(first) > order(last) {
        return Err(FenError::Backwards(entry.to_owned()));
    }
    let range = order(first)..=order(last);
    for square in variant
        .squares()
        .into_iter()
        .filter(|s| range.contains(&order(*s)))
    {
        if setup.at(square).is_some() {
            return Err(FenError::Twice(variant.name(square)));
        }
        setup.put(square, Some(Piece { side, kind }));
    }
    Ok(())
}

/// Reads a square; on 8x8 also its number.
fn square(variant: Variant, text: &str) -> Result<Square, NoSuchSquare> {
    variant.square(text).or_else(|refused| {
        let number = match variant.layout().naming {
            Naming::Coordinates if text.bytes().all(|b| b.is_ascii_digit()) => {
                text.parse::<u8>().ok()
            }
            Naming::Coordinates | Naming::Numbers => None,
        };
        let square = number.and_then(|n| variant.layout().nth(upside_down(n.checked_sub(1)?)?));
        square.ok_or(refused)
    })
}

/// The order in which a range counts: numbers by their value, names in square order.
fn order(variant: Variant, range: &str) -> impl Fn(Square) -> u8 + use<> {
    let numeric = range.starts_with(|c: char| c.is_ascii_digit());
    let layout = variant.layout();
    let upside_down_here = numeric && layout.naming == Naming::Coordinates;
    move |s| {
        let place = layout.order(s);
        let counted = upside_down_here.then(|| upside_down(place)).flatten();
        counted.unwrap_or(place)
    }
}

/// Turns a number counted from b8 row by row into one counted from a1, and the reverse.
fn upside_down(n: u8) -> Option<u8> {
    // Eight rows of four: the three bits above the lowest two are the row.
    (n < 32).then_some(n ^ 0b1_1100)
}

#[cfg(test)]
mod tests;

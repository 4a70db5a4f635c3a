//! Positions as text: `W:W31,32,K46:B1,2,3`.
//!
//! Read are, beside what [`write_fen`] writes:
//! - either colour's list first, and one list missing or without squares (that side has no piece);
//! - ranges in the order of the board's squares, `31-50`; `K31-50` makes kings of all of them;
//! - `?` for the side to move ([`read_fen`] then says that it was not stated; White is assumed);
//! - small letters, blanks and line breaks around any part, empty entries (`31,,32`), a final dot;
//! - on 8x8 also numbers, counted 1 = b8 … 32 = g1 row by row from the top left as White sees it.
//!
//! Written are White's list first, every square by itself in square order, algebraic squares on
//! 8x8, no blank and no dot. [`read_fen`] takes whatever may stand on a board in a game that went
//! irregularly (Kodeks I 5.7); [`parse_fen`] is for positions that come from outside and refuses
//! those nobody may play from.

use std::fmt::Write as _;

use crate::piece::{Kind, Piece};
use crate::setup::{Setup, SetupFault};
use crate::side::Side;
use crate::square::{NoSuchSquare, Square, SquareName};
use crate::variant::Variant;

/// A full board with every square written out takes some 250 characters; the rest is room for
/// blanks and line breaks. Anything longer is not a position.
pub const MAX_FEN: usize = 2_000;

/// What a FEN said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenReading {
    /// The position; White to move where the text left that open.
    pub setup: Setup,
    /// The side to move, `None` where it was written `?`.
    pub turn: Option<Side>,
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// Nothing there.
    #[error("the position is empty; write it like W:W31-50:B1-20")]
    Empty,
    /// Longer than [`MAX_FEN`].
    #[error("the position is {0} characters long; more than {MAX_FEN} is no position")]
    TooLong(usize),
    /// The first part is not W, B or ?.
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
    /// A range whose end comes before its start.
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
        /// Whose.
        side: Side,
        /// How many.
        count: usize,
        /// How many there may be.
        most: u8,
    },
    /// Neither side has a piece.
    #[error("no piece stands on the board; name at least one square")]
    NoPieces,
}

/// Reads a position somebody wants to play from, and refuses what [`Setup::faults`] finds.
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

/// The one way in which this program writes a position.
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

/// Which game a position can only belong to: algebraic squares mean 8x8, a number above 32 means
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
    // `K31-K50` is met beside `K31-50`.
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
        let number = match variant {
            Variant::Polish64 if text.bytes().all(|b| b.is_ascii_digit()) => {
                text.parse::<u8>().ok()
            }
            Variant::Polish64 | Variant::International => None,
        };
        let square = number.and_then(|n| variant.layout().nth(upside_down(n.checked_sub(1)?)?));
        square.ok_or(refused)
    })
}

/// In which order a range counts: numbers as they are numbered, names in square order.
fn order(variant: Variant, range: &str) -> fn(Square) -> u8 {
    let numeric = range.starts_with(|c: char| c.is_ascii_digit());
    match variant {
        Variant::Polish64 if numeric => |s| {
            let place = Variant::Polish64.layout().order(s);
            upside_down(place).unwrap_or(place)
        },
        Variant::Polish64 => |s| Variant::Polish64.layout().order(s),
        Variant::International => |s| Variant::International.layout().order(s),
    }
}

/// The n-th square counted from b8 row by row, as the n-th counted from a1, and the reverse.
fn upside_down(n: u8) -> Option<u8> {
    let layout = Variant::Polish64.layout();
    let (row, place) = (n / layout.per_row(), n % layout.per_row());
    Some((layout.side - 1).checked_sub(row)? * layout.per_row() + place)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn ten(text: &str) -> Result<Setup, FenError> {
        parse_fen(text, Variant::International)
    }

    fn eight(text: &str) -> Result<Setup, FenError> {
        parse_fen(text, Variant::Polish64)
    }

    #[test]
    fn every_spelling_of_the_start_is_the_start() {
        let start = Setup::start(Variant::International);
        for text in [
            "W:W31-50:B1-20",
            "W:B1-20:W31-50",
            " W : W 31 - 50 : B 1-20 . ",
            "w:w31-50:b1-20",
            "W:W31-50:B1-10,11-20.",
            "W:W31-40,\r\n41-50:B1-20,",
            "W:W31-050:B01-20",
            "?:W31-50:B1-20",
        ] {
            assert_eq!(ten(text), Ok(start), "{text:?}");
        }
        let start = Setup::start(Variant::Polish64);
        for text in [
            "W:W21-32:B1-12",
            "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
            "W:BB6-h8:WA1-G3",
        ] {
            assert_eq!(eight(text), Ok(start), "{text:?}");
        }
        let written = write_fen(&start);
        assert!(written.starts_with("W:Wa1,c1,e1,g1,b2"), "{written}");
    }

    #[test]
    fn kings_and_empty_sides() {
        let kings = ten("B:WK31-33:B").expect("a position");
        assert_eq!(write_fen(&kings), "B:WK31,K32,K33:B");
        assert_eq!(ten("B:WK31-K33"), Ok(kings));
        assert_eq!(ten("B:B:WK31,K32,K33"), Ok(kings));
        assert_eq!(
            write_fen(&eight("W:WKa1:BK1").expect("a position")),
            "W:WKa1:BKb8"
        );
    }

    #[test]
    fn an_open_side_to_move_is_said() {
        let read = |text| read_fen(text, Variant::International).map(|r| (r.turn, r.setup.turn()));
        assert_eq!(read("?:W31:B1"), Ok((None, Side::White)));
        assert_eq!(read("B:W31:B1"), Ok((Some(Side::Black), Side::Black)));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_square() {
        for (text, said) in [
            ("", "the position is empty; write it like W:W31-50:B1-20"),
            (
                "W:W51:B1",
                "there is no square \"51\" on this board; its squares are 1 to 50; \
                          correct it in the list of white",
            ),
            ("W:W31:B31", "two pieces stand on 31; take one of them out"),
            (
                "W:W31,K31:B1",
                "two pieces stand on 31; take one of them out",
            ),
            (
                "W:W4:B1",
                "the man of white on 4 stands on its far row; write K4 for a king",
            ),
            (
                "W:W31:B47",
                "the man of black on 47 stands on its far row; write K47 for a king",
            ),
            (
                "W:W30-50:B1",
                "white has 21 pieces; no side has more than 20, take some out",
            ),
            (
                "W:W50-31:B1",
                "the range \"50-31\" runs backwards; write the lower square first",
            ),
            (
                "W:W31:W32",
                "white has two lists of squares; \
                           write all squares of one colour in one list",
            ),
            (
                "W:W31:B1:B2",
                "black has two lists of squares; \
                             write all squares of one colour in one list",
            ),
            (
                "W:31:B1",
                "each list of squares begins with its colour, W or B; this one is \"31\"",
            ),
            (
                "X:W31:B1",
                "a position begins with the side to move, W or B, and a colon; \
                          this one begins with \"X\"",
            ),
            (
                "W:W31 32:B1",
                "there is no square \"31 32\" on this board; its squares are 1 to 50; \
                             correct it in the list of white",
            ),
            (
                "W",
                "no piece stands on the board; name at least one square",
            ),
        ] {
            assert_eq!(ten(text).expect_err(text).to_string(), said);
        }
        for text in ["W:W33:B1", "W:Wa2:B1", "W:W0:B1", "W:W-1:B1", "W:W+1:B1"] {
            assert!(matches!(eight(text), Err(FenError::NoSquare(..))), "{text}");
        }
        assert_eq!(
            ten(&"W".repeat(MAX_FEN + 1)),
            Err(FenError::TooLong(MAX_FEN + 1))
        );
    }

    #[test]
    fn the_game_is_seen_where_it_can_be() {
        for (text, variant) in [
            ("W:W31-50:B1-20", Some(Variant::International)),
            ("B:Wa1:Bb8", Some(Variant::Polish64)),
            ("b:bKb8", Some(Variant::Polish64)),
            ("b:b1,2:w31", None),
            ("W:WK33", Some(Variant::International)),
            ("W:W21-32:B1-12", None),
        ] {
            assert_eq!(fen_variant(text), variant, "{text}");
        }
    }

    proptest! {
        /// What may stand on a board comes back from its text, and nothing else does.
        #[test]
        fn a_written_position_reads_back(
            variant in prop::sample::select(Variant::ALL.to_vec()),
            black in any::<bool>(),
            pieces in prop::collection::vec(0_u8..5, 50),
        ) {
            let turn = if black { Side::Black } else { Side::White };
            let mut setup = Setup::empty(variant, turn);
            for (square, piece) in variant.squares().into_iter().zip(pieces) {
                setup.put(square, match piece {
                    1 => Some(Piece::man(Side::White)),
                    2 => Some(Piece::man(Side::Black)),
                    3 => Some(Piece::king(Side::White)),
                    4 => Some(Piece::king(Side::Black)),
                    _ => None,
                });
            }
            let text = write_fen(&setup);
            prop_assert_eq!(read_fen(&text, variant), Ok(FenReading { setup, turn: Some(turn) }));
            prop_assert_eq!(parse_fen(&text, variant).is_ok(), setup.faults().is_empty());
        }

        #[test]
        fn no_text_is_a_panic(text in "\\PC*", digits in "[WBK?0-9a-h:,.\\- ]*") {
            for variant in Variant::ALL {
                for text in [&text, &digits] {
                    let _ = fen_variant(text);
                    if let Ok(setup) = parse_fen(text, variant) {
                        prop_assert_eq!(parse_fen(&write_fen(&setup), variant), Ok(setup));
                    }
                }
            }
        }
    }
}

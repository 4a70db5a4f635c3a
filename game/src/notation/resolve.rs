// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds the half-move that a written move means on a position. It may be legal, one of several, or an illegal half-move that a
//! hand can make.
//!
//! A typed move may be refused only for its form, because any other refusal would be a hint. So an illegal move still becomes a
//! well-formed half-move. Its captured men are the men that a capture along that way would take, even if more could be taken
//! (Kodeks I 5.4). If there is no such capture, they are the men on the straight lines between the written squares.

use crate::generate::capture::{Hunter, states};
use crate::generate::stand::Stand;
use crate::generate::{legal_moves, on_board};
use crate::moves::Move;
use crate::path::{is_ambiguous, path, routes};
use crate::setup::Setup;
use crate::square::{Layout, Square, SquareName, SquareSet};

use super::written::{Separator, WrittenMove};

/// The meaning of a written move on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// A legal move.
    Legal(Move),
    /// Several moves fit and take different pieces. Either all of them are legal, or none of them is.
    Ambiguous {
        /// The square on which the moves begin.
        from: Square,
        /// The square on which the moves end.
        to: Square,
        /// The moves that may be meant, in square order.
        candidates: Vec<Move>,
    },
    /// An illegal half-move that a hand can make.
    NotLegal(Move),
    /// No hand can make the move: there is no piece to move, or no room for it.
    NoSuch(ResolveError),
}

/// The reason why no hand could make the written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResolveError {
    /// The first square holds no piece.
    #[error("{0} is empty; name the square of the piece that moves")]
    Empty(SquareName),
    /// The last square holds a piece that was not taken, or a square on the way holds a piece of the mover.
    #[error("{0} is occupied; name an empty square")]
    Occupied(SquareName),
    /// The move ends where it began and takes no piece.
    #[error("a move from {0} to {0} goes nowhere; name the square it goes to")]
    Nowhere(SquareName),
}

/// Returns the meaning of `written` on `setup`.
#[must_use]
pub fn resolve(written: &WrittenMove, setup: &Setup) -> Resolution {
    resolve_among(written, setup, &legal_moves(setup))
}

/// Resolves the move for callers that already have the legal moves of `setup`.
#[must_use]
pub fn resolve_among(written: &WrittenMove, setup: &Setup, legal: &[Move]) -> Resolution {
    if let Some(only) = only_by_ends(written, legal) {
        return Resolution::Legal(only);
    }
    let fitting = fitting(written, setup, legal);
    match fitting.as_slice() {
        [] => irregular(written, setup),
        [only] => Resolution::Legal(*only),
        _ => Resolution::Ambiguous {
            from: written.from(),
            to: fitting[0].to,
            candidates: fitting,
        },
    }
}

/// The short form of a move: its first and last squares with `-` or `x` between them. If another legal capture has the same ends,
/// the whole path is written.
#[must_use]
pub fn write_move(setup: &Setup, mv: &Move) -> String {
    let separator = if mv.is_capture() {
        Separator::Capture
    } else {
        Separator::Move
    };
    let long = if is_ambiguous(setup, mv) {
        path(setup, mv)
    } else {
        None
    };
    let squares = long.map_or_else(|| vec![mv.from, mv.to], |route| route.squares);
    match WrittenMove::of(&squares, separator, setup.variant()) {
        Some(written) => written.to_string(),
        // Every path can be written. If one were too long, its ends would still be right.
        None => format!(
            "{}x{}",
            setup.variant().name(mv.from),
            setup.variant().name(mv.to)
        ),
    }
}

/// The only legal move with these ends, if only two squares were written. Nearly every move in files is found here, without an
/// allocation.
fn only_by_ends(written: &WrittenMove, legal: &[Move]) -> Option<Move> {
    let [from, to] = *written.squares() else {
        return None;
    };
    let mut fitting = legal.iter().filter(|mv| mv.from == from && mv.to == to);
    fitting.next().filter(|_| fitting.next().is_none()).copied()
}

/// The moves among `moves` that may be meant. The squares between the ends are read in the first way that fits: the long form of
/// PDN, some squares of that form, or any squares that the piece passes or jumps, in order. The last way is Hub's notation: the
/// first square, the last square, and then the squares of the captured pieces in any order.
fn fitting(written: &WrittenMove, setup: &Setup, moves: &[Move]) -> Vec<Move> {
    let squares = written.squares();
    let from_to = |to: Square| {
        moves
            .iter()
            .filter(move |mv| mv.from == written.from() && mv.to == to)
    };
    if squares.len() == 2 {
        return from_to(written.to()).copied().collect();
    }
    let layout = setup.variant().layout();
    type Fits = fn(&Layout, &[Square], &[Square]) -> bool;
    let ways: [Fits; 3] = [
        |_, route, written| route == written,
        |_, route, written| contains_in_order(route, written),
        |layout, route, written| contains_in_order(&track(layout, route), written),
    ];
    for fits in ways {
        let way = |mv: &&Move| {
            routes(setup, mv)
                .iter()
                .any(|route| fits(layout, &route.squares, squares))
        };
        let found: Vec<Move> = from_to(written.to()).filter(way).copied().collect();
        if !found.is_empty() {
            return found;
        }
    }
    let taken: SquareSet = squares[2..].iter().copied().collect();
    let hub = |mv: &&Move| mv.captured == taken && taken.len() == squares.len() - 2;
    from_to(squares[1]).filter(hub).copied().collect()
}

/// The best guess at a half-move that is not legal.
fn irregular(written: &WrittenMove, setup: &Setup) -> Resolution {
    let variant = setup.variant();
    let (from, to) = (written.from(), written.to());
    if setup.at(from).is_none() {
        return Resolution::NoSuch(ResolveError::Empty(variant.name(from)));
    }
    let straight = Move {
        from,
        to,
        captured: jumped(written, setup),
    };
    let captures = captures_of(setup, from);
    let mut found = fitting(written, setup, &captures);
    if found.len() > 1 && found.contains(&straight) {
        found = vec![straight];
    }
    match found.as_slice() {
        [] => {}
        [only] => return Resolution::NotLegal(*only),
        _ => {
            return Resolution::Ambiguous {
                from,
                to: found[0].to,
                candidates: found,
            };
        }
    }
    // A piece cannot be set down on a square with another piece of its side.
    let passed = written.squares().get(1..).unwrap_or_default().split_last();
    let own = setup.at(from).map(|piece| setup.pieces(piece.side));
    let own_passed = passed.and_then(|(_, passed)| {
        let on = |square: &&Square| **square != from && own.is_some_and(|own| own.has(**square));
        passed.iter().find(on)
    });
    if let Some(square) = own_passed {
        return Resolution::NoSuch(ResolveError::Occupied(variant.name(*square)));
    }
    if from == to && straight.captured.is_empty() {
        Resolution::NoSuch(ResolveError::Nowhere(variant.name(to)))
    } else if from != to && setup.occupied().minus(straight.captured).has(to) {
        Resolution::NoSuch(ResolveError::Occupied(variant.name(to)))
    } else {
        Resolution::NotLegal(straight)
    }
}

/// Every capture of the piece on `from`, finished or broken off. It does not matter which side is to move, or how many pieces other
/// captures would take.
pub(super) fn captures_of(setup: &Setup, from: Square) -> Vec<Move> {
    let Some(piece) = setup.at(from) else {
        return Vec::new();
    };
    let stand = Stand::of(&setup.with_turn(piece.side));
    let hunter = Hunter::new(&stand, from.set().bits(), stand.other);
    let reached = on_board!(setup.variant(), B => states::<B>(&hunter, from.set().bits()));
    let mut captures: Vec<Move> = reached
        .into_iter()
        .filter(|(_, taken, _)| *taken != 0)
        .map(|(to, taken, _)| Move {
            from,
            to: Square::of_lowest(to),
            captured: SquareSet::from_bits(taken),
        })
        .collect();
    captures.sort_unstable();
    captures.dedup();
    captures
}

/// The opponent's pieces on the straight lines between the written squares.
fn jumped(written: &WrittenMove, setup: &Setup) -> SquareSet {
    let Some(piece) = setup.at(written.from()) else {
        return SquareSet::EMPTY;
    };
    let legs = written.squares().windows(2);
    let between: SquareSet = legs
        .filter_map(|leg| line(setup.variant().layout(), leg[0], leg[1]))
        .flatten()
        .collect();
    between & setup.pieces(piece.side.other())
}

/// All squares of a route, including squares that the piece flies or jumps over.
fn track(layout: &Layout, route: &[Square]) -> Vec<Square> {
    let mut squares: Vec<Square> = route.first().copied().into_iter().collect();
    for leg in route.windows(2) {
        squares.extend(line(layout, leg[0], leg[1]).into_iter().flatten());
        squares.push(leg[1]);
    }
    squares
}

/// The squares strictly between two squares of one diagonal; `None` if they do not share one.
fn line(layout: &Layout, from: Square, to: Square) -> Option<Vec<Square>> {
    let (rows, columns) = (
        i16::from(layout.row(to)) - i16::from(layout.row(from)),
        i16::from(layout.column(to)) - i16::from(layout.column(from)),
    );
    if rows.abs() != columns.abs() {
        return None;
    }
    let at = |n: i16| {
        let row = i16::from(layout.row(from)) + n * rows.signum();
        let column = i16::from(layout.column(from)) + n * columns.signum();
        layout.at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    };
    Some((1..rows.abs()).filter_map(at).collect())
}

/// True if all `wanted` are in `track`, in this order.
fn contains_in_order(track: &[Square], wanted: &[Square]) -> bool {
    let mut rest = track.iter();
    wanted
        .iter()
        .all(|square| rest.any(|passed| passed == square))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Lexicon, Vocabulary, parse_fen};
    use crate::variant::Variant;

    fn meant(text: &str, fen: &str) -> String {
        let setup = parse_fen(fen, Variant::International).expect(fen);
        let mut lexicon = Lexicon::default();
        lexicon.learn(&Vocabulary {
            captures: vec!["bije".to_owned()],
            via: vec!["przez".to_owned()],
            ..Vocabulary::default()
        });
        let written =
            WrittenMove::read_in_words(text, Variant::International, &lexicon).expect(text);
        let tell = |mv: &Move| {
            let name = |s: Square| setup.variant().name(s).to_string();
            let taken: Vec<String> = mv.captured.into_iter().map(name).collect();
            format!("{}>{} [{}]", name(mv.from), name(mv.to), taken.join(" "))
        };
        match resolve(&written, &setup) {
            Resolution::Legal(mv) => format!("legal {}", tell(&mv)),
            Resolution::NotLegal(mv) => format!("not legal {}", tell(&mv)),
            Resolution::NoSuch(error) => error.to_string(),
            Resolution::Ambiguous { candidates, .. } => {
                let all: Vec<String> = candidates.iter().map(tell).collect();
                format!("which: {}", all.join(", "))
            }
        }
    }

    /// Scenario S06 has two captures with the same ends, and two loops with the same ends.
    const S06: &str = "W:W48:B12,22,32,33,42,43";

    #[test]
    fn ends_that_do_not_tell_are_asked_about() {
        assert_eq!(
            meant("48x8", S06),
            "which: 48>8 [12 22 32 42], 48>8 [12 22 33 43]"
        );
        for (text, taken) in [
            ("48 bije 8 przez 37", "12 22 32 42"),
            ("48x37x28x17x8", "12 22 32 42"),
            ("48x39x8", "12 22 33 43"),
            ("48x43x8", "12 22 33 43"),
            ("48x8x42x32x22x12", "12 22 32 42"),
            ("48x8x12x43x22x33", "12 22 33 43"),
        ] {
            assert_eq!(meant(text, S06), format!("legal 48>8 [{taken}]"), "{text}");
        }
    }

    #[test]
    fn what_the_rules_forbid_is_still_a_half_move() {
        for (text, fen, expected) in [
            // Kodeks I 4.13: fewer pieces than could be taken.
            ("48x37", S06, "not legal 48>37 [42]"),
            ("48x28", S06, "which: 48>28 [32 42], 48>28 [33 43]"),
            ("48x37x28", S06, "not legal 48>28 [32 42]"),
            // Kodeks I 4.1: a capture was compulsory.
            ("31-27", "W:W31,32:B28", "not legal 31>27 []"),
            ("32x23", "W:W31,32:B28", "legal 32>23 [28]"),
            ("32-23", "W:W31,32:B28", "legal 32>23 [28]"),
            // The moves are of a man that flies, a man that goes sideways, the opponent's man, and a man that jumps over its own
            // side's man.
            ("32-14", "W:W32:B19,1", "not legal 32>14 [19]"),
            ("31-35", "W:W31:B1", "not legal 31>35 []"),
            ("1-7", "W:W31:B1", "not legal 1>7 []"),
            ("32-21", "W:W32,27:B1", "not legal 32>21 []"),
        ] {
            assert_eq!(meant(text, fen), expected, "{text} on {fen}");
        }
    }

    #[test]
    fn what_no_hand_can_do_is_no_half_move() {
        for (text, expected) in [
            (
                "31-27",
                "31 is empty; name the square of the piece that moves",
            ),
            ("32-28", "28 is occupied; name an empty square"),
            ("32 28 23", "28 is occupied; name an empty square"),
            (
                "32-32",
                "a move from 32 to 32 goes nowhere; name the square it goes to",
            ),
        ] {
            assert_eq!(meant(text, "W:W32,28:B1"), expected, "{text}");
        }
    }

    #[test]
    fn a_king_is_met_by_any_square_on_its_way() {
        let fen = "W:WK46:B28,9";
        for text in ["46x14", "46x23x14", "46x41x14", "46x28x14", "46x14x28"] {
            assert!(
                !meant(text, fen).starts_with("legal 46>14"),
                "more could be taken: {text}"
            );
        }
        for text in ["46x3", "46x14x3", "46x37x23x14x3", "46x3x9x28", "46x28x9x3"] {
            assert_eq!(meant(text, fen), "legal 46>3 [9 28]", "{text}");
        }
        assert_eq!(meant("46x5", "W:WK46:B28"), "legal 46>5 [28]");
        assert_eq!(meant("46-37-5", "W:WK46:B1"), "legal 46>5 []");
    }

    #[test]
    fn what_is_written_is_short_where_it_can_be() {
        let setup = parse_fen(S06, Variant::International).expect("a position");
        let written: Vec<String> = legal_moves(&setup)
            .iter()
            .map(|mv| write_move(&setup, mv))
            .collect();
        assert_eq!(written, ["48x37x28x17x8", "48x39x28x17x8", "48x48"]);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! `more`: continues a list that was silenced, from its next part to its end.
//!
//! A list is answered whole, and Escape stops it. No voice tells for certain which part it reached, so the program does not guess:
//! each `more` leaves out one part more from the beginning. A part is a paragraph: a few rows of squares, a region, a diagonal. The
//! question is asked anew, so that the answer is never about an older board than the present one.

use zgoda_game::Square;
use zgoda_input::command::Asked;
use zgoda_speech::Message;
use zgoda_speech::announcement::PieceSquares;

use super::sitting::Sitting;

/// The most squares in a part: as many as people listen to before they want to say stop.
const PART: usize = 8;

/// The question that a list answers, and the number of its parts already left out.
#[derive(Clone, Debug)]
pub(super) struct List {
    pub(super) asked: Asked,
    pub(super) text: String,
    pub(super) skipped: usize,
}

impl List {
    /// The list that can be continued.
    pub(super) fn of(asked: Asked, text: &str) -> Option<List> {
        let list = matches!(
            asked,
            Asked::Men
                | Asked::Kings
                | Asked::All
                | Asked::Board
                | Asked::Regions
                | Asked::Diagonals
                | Asked::Captures
        );
        list.then(|| List {
            asked,
            text: text.to_owned(),
            skipped: 0,
        })
    }
}

/// The answer without its first parts; `None` where nothing is left.
pub(super) fn rest(message: Message, parts: usize, sitting: Sitting) -> Option<Message> {
    (0..parts).try_fold(message, |message, _| without_first(message, sitting))
}

fn without_first(mut message: Message, sitting: Sitting) -> Option<Message> {
    let left = match &mut message {
        Message::PiecesStand { squares, .. } => {
            squares.drain(..first_part(squares, sitting));
            squares.len()
        }
        Message::BoardHolds { pieces, .. } => {
            if let Some(PieceSquares { squares, .. }) = pieces.first_mut() {
                squares.drain(..first_part(squares, sitting));
            }
            pieces.retain(|it| !it.squares.is_empty());
            pieces.len()
        }
        Message::RegionsHold { regions, .. } => shorter(regions),
        Message::DiagonalsHold { rays, .. } => shorter(rays),
        Message::CapturesDue { captures } => shorter(captures),
        Message::AllMoves { moves } => shorter(moves),
        _ => 0,
    };
    (left > 0).then_some(message)
}

fn shorter<T>(parts: &mut Vec<T>) -> usize {
    if !parts.is_empty() {
        parts.remove(0);
    }
    parts.len()
}

/// The number of squares in the first part: whole rows, one at least.
fn first_part(squares: &[Square], sitting: Sitting) -> usize {
    let row = |square: &Square| sitting.place(*square).row;
    let rows = squares.chunk_by(|one, next| row(one) == row(next));
    let ends = rows.scan(0, |end: &mut usize, row| {
        *end += row.len();
        Some(*end)
    });
    let ends: Vec<usize> = ends.collect();
    let fit = ends.iter().rev().find(|end| **end <= PART);
    fit.or(ends.first()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::{Kind, Side, Variant};
    use zgoda_speech::announcement::ToldFrom;

    fn men(variant: Variant, names: &[&str]) -> Message {
        Message::PiecesStand {
            side: Side::White,
            kind: Kind::Man,
            squares: names.iter().map(|it| variant.square(it).unwrap()).collect(),
            told: ToldFrom::FromRecord,
        }
    }

    #[test]
    fn a_part_is_as_many_whole_rows_as_fit() {
        let ten = Variant::International;
        let sitting = Sitting::new(ten, Side::White);
        let all = ["46", "47", "48", "41", "42", "43", "44", "36", "37", "31"];
        let parts = |n| rest(men(ten, &all), n, sitting);
        assert_eq!(parts(0), Some(men(ten, &all)));
        assert_eq!(parts(1), Some(men(ten, &all[7..])));
        assert_eq!(parts(2), None);
        assert_eq!(rest(men(ten, &[]), 1, sitting), None);
    }

    /// Any cut of a list tells every square once and in its order.
    #[test]
    fn nothing_is_lost_between_the_parts() {
        for variant in Variant::ALL {
            for side in Side::ALL {
                let sitting = Sitting::new(variant, side);
                let mut left = sitting.reading_order();
                while !left.is_empty() {
                    let part = first_part(&left, sitting);
                    assert!((1..=PART).contains(&part));
                    let split = left.get(part).map(|it| sitting.place(*it).row);
                    assert_ne!(split, left.get(part - 1).map(|it| sitting.place(*it).row));
                    left.drain(..part);
                }
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves that no game on numbered squares has, for files that do not tell which game they are of.

use super::game::{Game, What};

/// A half-move that no piece can make, on whichever board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nowhere<'a> {
    /// The number of the half-move, from 1.
    pub ply: usize,
    /// The half-move as written.
    pub text: &'a str,
    /// The square that it leaves.
    pub from: u32,
    /// The square to which it goes.
    pub to: u32,
}

/// The first half-move of the main line that goes from one numbered square to another along no diagonal of any board: of 64
/// squares, numbered from either corner, of 100 or of 144. A capture written with x may turn on its way, so it is passed
/// over.
#[must_use]
pub fn possible_nowhere(game: &Game) -> Option<Nowhere<'_>> {
    let entries = game.main_line().filter_map(|item| match item.what {
        What::Move(span) | What::Hidden(span) => Some(game.text(span)),
        _ => None,
    });
    entries.enumerate().find_map(|(index, text)| {
        let (from, to) = text.split_once('-')?;
        let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
        let anywhere = BOARDS.iter().any(|board| board.have_diagonal(from, to));
        (!anywhere).then_some(Nowhere {
            ply: index.saturating_add(1),
            text,
            from,
            to,
        })
    })
}

/// A board with numbered squares.
struct Numbered {
    /// The squares in a row.
    in_row: u32,
    squares: u32,
    /// The columns before the first square of the first row.
    first: u32,
}

const BOARDS: [Numbered; 4] = [
    Numbered {
        in_row: 5,
        squares: 50,
        first: 1,
    },
    Numbered {
        in_row: 4,
        squares: 32,
        first: 1,
    },
    // Italy begins in the corner that has a square.
    Numbered {
        in_row: 4,
        squares: 32,
        first: 0,
    },
    // Canadian draughts have 144 squares.
    Numbered {
        in_row: 6,
        squares: 72,
        first: 1,
    },
];

impl Numbered {
    /// True if both squares are of the board, and on one diagonal.
    fn have_diagonal(&self, from: u32, to: u32) -> bool {
        let (Some(from), Some(to)) = (self.place(from), self.place(to)) else {
            return false;
        };
        let rows = from.0.abs_diff(to.0);
        rows > 0 && rows == from.1.abs_diff(to.1)
    }

    /// The row and the column of a square.
    fn place(&self, number: u32) -> Option<(u32, u32)> {
        let index = number.checked_sub(1).filter(|_| number <= self.squares)?;
        let row = index.checked_div(self.in_row)?;
        let along = index.checked_rem(self.in_row)?;
        // The squares of two rows lie beside each other.
        let offset = row.checked_add(self.first)?.checked_rem(2)?;
        Some((row, along.checked_mul(2)?.checked_add(offset)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::PdnReader;

    fn found(text: &str) -> Option<(usize, String)> {
        let mut game = Game::default();
        let read = PdnReader::new(text.as_bytes()).read_into(&mut game);
        assert!(read.unwrap());
        possible_nowhere(&game).map(|it| (it.ply, it.text.to_owned()))
    }

    #[test]
    fn a_half_move_along_no_diagonal_of_any_board_is_found() {
        assert_eq!(found("1. 32-29 *"), Some((1, "32-29".to_owned())));
        assert_eq!(found("1. 32-28 19-17 *"), Some((2, "19-17".to_owned())));
        assert_eq!(found("1. 32-28 7-7 *"), Some((2, "7-7".to_owned())));
        assert_eq!(found("1. 32-28 5-99 *"), Some((2, "5-99".to_owned())));
    }

    #[test]
    fn what_some_game_may_have_is_left_alone() {
        // On 100 squares, on 64 in England and in Italy, on 144, and captures that turn.
        for text in [
            "1. 32-28 19-23 *",
            "1. 11-15 22-18 2. 15x22 25x18 *",
            "1. 9-13 21-17 *",
            "1. 21-18 12-15 *",
            "1. 61-55 15-20 *",
            "1. 5-32 *",
            "1. 32x29 *",
            "1. c3-d4 *",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }

    #[test]
    fn every_step_on_the_board_of_100_squares_is_on_a_diagonal() {
        let hundred = &BOARDS[0];
        // Kodeks I 2: 28 borders on 22, 23, 32 and 33, and its long diagonals end at 5, 46, 6 and 50.
        let on_one: Vec<u32> = (1..=50)
            .filter(|to| hundred.have_diagonal(28, *to))
            .collect();
        assert_eq!(
            on_one,
            [
                5, 6, 10, 11, 14, 17, 19, 22, 23, 32, 33, 37, 39, 41, 44, 46, 50
            ]
        );
    }
}

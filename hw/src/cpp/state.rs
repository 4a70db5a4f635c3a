// SPDX-License-Identifier: GPL-3.0-or-later
//! The pieces on a board, as the protocol writes them: rows from Black's end, separated by slashes, a letter for
//! each piece and a number for a run of empty squares, dark and light alike.
//!
//! `m` and `M` are men, `d` and `D` kings, `u` and `U` pieces of unknown kind, `?` any piece; small letters
//! stand for Black's pieces. Older boards write `b` and `w` for pieces of unknown kind. A number may have
//! two digits, because a row of ten can be empty. The board's orientation is not known here.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use zgoda_game::{Kind, LightSquares, Piece, Reading, Seen, Side, Variant};

/// The numbers of squares along one side of the boards that exist: they distinguish a board of another size from a broken line.
const SIZES: [usize; 3] = [8, 10, 12];

/// The reason why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    /// A board of another size.
    #[error("a board of {fields} squares was expected to have {expected}")]
    OtherSize {
        /// The number of squares that the board has.
        fields: usize,
        /// The number of squares that the board should have.
        expected: usize,
    },
    /// A number of rows that no board has.
    #[error("{0} rows are no board")]
    Rows(usize),
    /// A row of another length than the board's.
    #[error("row {row} from the top has {length} squares")]
    Row {
        /// The number of the row, from 1.
        row: usize,
        /// The number of squares in the row.
        length: usize,
    },
    /// A letter that means nothing here.
    #[error("{0:?} is no piece")]
    Letter(char),
}

/// Reads a position; no other text may follow it.
pub fn read(text: &str, variant: Variant) -> Result<Reading, StateError> {
    let rows: Vec<&str> = text.split('/').collect();
    let rows = rows
        .iter()
        .map(|row| read_row(row))
        .collect::<Result<Vec<_>, _>>()?;
    let side = usize::from(variant.layout().side);
    if rows.len() != side {
        let square = SIZES.contains(&rows.len()) && rows.iter().all(|row| row.len() == rows.len());
        return Err(if square {
            StateError::OtherSize {
                fields: rows.len().saturating_mul(rows.len()),
                expected: side.saturating_mul(side),
            }
        } else {
            StateError::Rows(rows.len())
        });
    }
    let mut reading = Reading::empty(variant);
    let mut light = LightSquares::EMPTY;
    for (n, row) in rows.iter().enumerate() {
        if row.len() != side {
            return Err(StateError::Row {
                row: n.saturating_add(1),
                length: row.len(),
            });
        }
        for (column, seen) in row.iter().enumerate() {
            let (row, column) = (layout_row(variant, n as u8), column as u8);
            match variant.layout().at(row, column) {
                Some(square) => reading.put(square, *seen),
                None if *seen == Seen::Empty => {}
                None => light = light.with(variant, row, column),
            }
        }
    }
    // A board that shows no piece on any light square may have no sensors there.
    Ok(reading.with_light((!light.is_empty()).then_some(light)))
}

/// The number that the game gives to the `n`-th row from Black's end; some games count from White's end.
fn layout_row(variant: Variant, n: u8) -> u8 {
    let layout = variant.layout();
    if layout.first_row_is_far {
        n
    } else {
        layout.side.saturating_sub(1).saturating_sub(n)
    }
}

fn read_row(text: &str) -> Result<Vec<Seen>, StateError> {
    /// The longest row; a number beyond it is noise.
    const LONGEST: usize = 16;
    let mut row = Vec::new();
    let mut empty = 0_usize;
    for letter in text.chars() {
        if let Some(digit) = letter.to_digit(10) {
            empty = empty.saturating_mul(10).saturating_add(digit as usize);
            continue;
        }
        row.extend(std::iter::repeat_n(Seen::Empty, empty.min(LONGEST)));
        empty = 0;
        row.push(seen(letter)?);
    }
    row.extend(std::iter::repeat_n(Seen::Empty, empty.min(LONGEST)));
    Ok(row)
}

fn seen(letter: char) -> Result<Seen, StateError> {
    Ok(match letter {
        'M' => Seen::Piece(Piece::man(Side::White)),
        'm' => Seen::Piece(Piece::man(Side::Black)),
        'D' => Seen::Piece(Piece::king(Side::White)),
        'd' => Seen::Piece(Piece::king(Side::Black)),
        'U' | 'w' => Seen::Side(Side::White),
        'u' | 'b' => Seen::Side(Side::Black),
        '?' => Seen::Something,
        other => return Err(StateError::Letter(other)),
    })
}

/// The letters that a board has for pieces of unknown kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// The letters `u` and `U`.
    #[default]
    New,
    /// The letters `b` and `w`.
    Old,
}

/// Writes a position. An unread square is written as a square that holds something.
#[must_use]
pub fn write(reading: &Reading, letters: Letters) -> String {
    let variant = reading.variant();
    let side = variant.layout().side;
    let places: Vec<(u8, u8)> = reading
        .light()
        .map(|light| light.places(variant).collect())
        .unwrap_or_default();
    let row = |n: u8| {
        let n = layout_row(variant, n);
        let mut text = String::new();
        let mut empty = 0_u8;
        for column in 0..side {
            let seen = match variant.layout().at(n, column) {
                Some(square) => reading.at(square),
                None if places.contains(&(n, column)) => Seen::Something,
                None => Seen::Empty,
            };
            let Some(letter) = letter(seen, letters) else {
                empty = empty.saturating_add(1);
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            empty = 0;
            text.push(letter);
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    };
    (0..side).map(row).collect::<Vec<_>>().join("/")
}

fn letter(seen: Seen, letters: Letters) -> Option<char> {
    let (white, letter) = match (seen, letters) {
        (Seen::Empty, _) => return None,
        (Seen::Something | Seen::Unread, _) => return Some('?'),
        (Seen::Side(Side::White), Letters::Old) => return Some('w'),
        (Seen::Side(Side::Black), Letters::Old) => return Some('b'),
        (Seen::Side(side), Letters::New) => (side == Side::White, 'u'),
        (Seen::Piece(Piece { side, kind }), _) => {
            let letter = match kind {
                Kind::Man => 'm',
                Kind::King => 'd',
            };
            (side == Side::White, letter)
        }
    };
    Some(if white {
        letter.to_ascii_uppercase()
    } else {
        letter
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::{Senses, Setup};

    #[test]
    fn the_start_position_is_written_row_by_row_from_blacks_end() {
        let start = Reading::from_setup(&Setup::start(Variant::International));
        let text = write(&start, Letters::New);
        let men = "1m1m1m1m1m/m1m1m1m1m1";
        let theirs = men.to_ascii_uppercase();
        assert_eq!(text, format!("{men}/{men}/10/10/{theirs}/{theirs}"));
        let eight = Reading::from_setup(&Setup::start(Variant::Polish64));
        assert_eq!(
            write(&eight.dulled(Senses::Occupancy), Letters::New),
            "1?1?1?1?/?1?1?1?1/1?1?1?1?/8/8/?1?1?1?1/1?1?1?1?/?1?1?1?1"
        );
    }

    #[test]
    fn what_is_written_is_read() {
        for variant in Variant::ALL {
            for senses in Senses::ALL {
                for letters in [Letters::New, Letters::Old] {
                    let start = Reading::from_setup(&Setup::start(variant)).dulled(senses);
                    for reading in [start, start.turned()] {
                        assert_eq!(read(&write(&reading, letters), variant), Ok(reading));
                    }
                }
            }
        }
    }

    #[test]
    fn a_piece_on_a_light_square_is_seen_there() {
        let variant = Variant::International;
        let text = "M9/10/10/10/10/10/10/10/10/10";
        let reading = read(text, variant).unwrap();
        assert!(reading.occupied().is_empty());
        let light: Vec<_> = reading.light().unwrap().places(variant).collect();
        assert_eq!(light, [(0, 0)]);
        assert_eq!(write(&reading, Letters::New), text.replace('M', "?"));
    }

    #[test]
    fn what_is_no_position_is_refused() {
        let variant = Variant::International;
        let eight = "8/8/8/8/8/8/8/8";
        assert_eq!(
            read(eight, variant),
            Err(StateError::OtherSize {
                fields: 64,
                expected: 100
            })
        );
        let rows = |first: &str| format!("{first}/10/10/10/10/10/10/10/10/10");
        assert_eq!(read(&rows("x9"), variant), Err(StateError::Letter('x')));
        for wrong in ["9", "11", "m10", "", "99999999999999999999999999"] {
            assert!(
                matches!(
                    read(&rows(wrong), variant),
                    Err(StateError::Row { row: 1, .. })
                ),
                "{wrong}"
            );
        }
        assert_eq!(read("10/10", variant), Err(StateError::Rows(2)));
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The board in parts, named by the digits of a numeric keypad that lies before the player: 1 is near and left, 5 is the middle, 9
//! is far and right. 0 is the longest diagonal.
//!
//! Rows and columns are divided into three bands each, and the middle band is four squares wide. So part 5 is the centre that
//! players fight for, and no part has more than eight squares on either board, which a person can keep in mind. Each square lies in
//! exactly one of the nine parts; the diagonal crosses several parts.

use zgoda_game::square::Layout;
use zgoda_game::{Side, Square};
use zgoda_input::command::squares::number_of;
use zgoda_speech::Message;
use zgoda_speech::announcement::{InRegion, Region};

use super::Asker;
use super::pieces::{everything, grouped};
use super::sitting::Sitting;
use crate::session::boards::Boards;
use crate::session::look::Look;
use crate::session::personal::vocabularies;
use crate::session::reply::Reply;
use crate::session::table::Table;

/// The number of rows, and of columns, of the middle band.
const MIDDLE: u8 = 4;

/// Answers `region`: the content of the part with this digit, or of the part around the cursor.
pub(super) fn region(
    text: &str,
    asker: Asker,
    boards: &Boards,
    look: &mut Look,
    table: &Table,
) -> Option<Reply> {
    let region = match text.trim() {
        "" => {
            let sitting = table.sitting(asker.side);
            look.cursor_of(asker, table).map(|it| sitting.region(it))
        }
        digit => {
            let lexicon = vocabularies::lexicon_of(table.actor(), table);
            number_of(digit, lexicon).and_then(|n| Region::ALL.get(n).copied())
        }
    };
    let region = region?;
    tell_regions(&[region], asker, boards, look, table)
}

/// Answers `regions`: the content of the whole board, part by part. Empty parts are left out.
pub(super) fn all_regions(
    asker: Asker,
    boards: &Boards,
    look: &mut Look,
    table: &Table,
) -> Option<Reply> {
    let parts = Region::ALL.into_iter();
    let parts: Vec<Region> = parts.filter(|it| *it != Region::MainLine).collect();
    tell_regions(&parts, asker, boards, look, table)
}

fn tell_regions(
    parts: &[Region],
    asker: Asker,
    boards: &Boards,
    look: &mut Look,
    table: &Table,
) -> Option<Reply> {
    let (view, told) = look.view(asker, boards, table);
    let sitting = table.sitting(asker.side);
    let part = |region: &Region| InRegion {
        region: *region,
        pieces: grouped(&view, &sitting.squares_of(*region), &everything(asker.side)),
    };
    let mut regions: Vec<InRegion> = parts.iter().map(part).collect();
    if regions.len() > 1 {
        regions.retain(|it| !it.pieces.is_empty());
    }
    let message = if regions.is_empty() {
        let pieces = vec![];
        Message::BoardHolds { pieces, told }
    } else {
        Message::RegionsHold { regions, told }
    };
    look.tell(asker, message, table)
}

impl Sitting {
    /// The part in which this square lies, which is never the diagonal.
    pub(super) fn region(&self, square: Square) -> Region {
        let layout = self.layout();
        let place = self.place(square);
        let column = match self.side() {
            Side::White => layout.column(square),
            Side::Black => layout.column(layout.turned(square)),
        };
        match (band(layout, place.row), band(layout, column)) {
            (Band::Low, Band::Low) => Region::NearLeft,
            (Band::Low, Band::Middle) => Region::NearMiddle,
            (Band::Low, Band::High) => Region::NearRight,
            (Band::Middle, Band::Low) => Region::MiddleLeft,
            (Band::Middle, Band::Middle) => Region::Centre,
            (Band::Middle, Band::High) => Region::MiddleRight,
            (Band::High, Band::Low) => Region::FarLeft,
            (Band::High, Band::Middle) => Region::FarMiddle,
            (Band::High, Band::High) => Region::FarRight,
        }
    }

    /// The squares of a part, in the order in which they are read.
    pub(super) fn squares_of(&self, region: Region) -> Vec<Square> {
        let line = self.layout().main_line();
        let squares = self.reading_order().into_iter();
        squares
            .filter(|square| match region {
                Region::MainLine => line.has(*square),
                part => self.region(*square) == part,
            })
            .collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Band {
    Low,
    Middle,
    High,
}

fn band(layout: &Layout, n: u8) -> Band {
    let below = layout.side.saturating_sub(MIDDLE) / 2;
    if n < below {
        Band::Low
    } else if n < below.saturating_add(MIDDLE) {
        Band::Middle
    } else {
        Band::High
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Variant;

    fn names(variant: Variant, side: Side, region: Region) -> Vec<String> {
        let squares = Sitting::new(variant, side).squares_of(region);
        let names = squares.into_iter().map(|it| variant.name(it).to_string());
        names.collect()
    }

    #[test]
    fn nine_parts_are_the_board_and_none_is_long() {
        for variant in Variant::ALL {
            for side in Side::ALL {
                let sitting = Sitting::new(variant, side);
                let parts = Region::ALL.into_iter().skip(1);
                let parts: Vec<Vec<Square>> = parts.map(|it| sitting.squares_of(it)).collect();
                assert!(parts.iter().all(|it| (2..=8).contains(&it.len())));
                let mut all: Vec<Square> = parts.into_iter().flatten().collect();
                all.sort();
                let squares: Vec<Square> = variant.squares().into_iter().collect();
                assert_eq!(all, squares);
            }
        }
    }

    /// Squares that are near and left for one player are far and right for the other.
    #[test]
    fn the_opponent_sits_across() {
        for variant in Variant::ALL {
            let [white, black] = Side::ALL.map(|side| Sitting::new(variant, side));
            for square in variant.squares() {
                let turned = variant.layout().turned(square);
                assert_eq!(white.region(square), black.region(turned));
            }
        }
    }

    #[test]
    fn parts_lie_as_on_a_keypad() {
        let ten = Variant::International;
        let centre = names(ten, Side::White, Region::Centre);
        assert_eq!(centre, ["32", "33", "28", "29", "22", "23", "18", "19"]);
        assert_eq!(
            names(ten, Side::White, Region::NearLeft),
            ["46", "47", "41", "36", "37"]
        );
        assert_eq!(
            names(ten, Side::Black, Region::NearLeft),
            ["5", "4", "10", "15", "14"]
        );
        let line = names(ten, Side::Black, Region::MainLine);
        assert_eq!(line.first().map(String::as_str), Some("5"));
        assert_eq!(line.len(), 10);
        let eight = Variant::Polish64;
        assert_eq!(names(eight, Side::White, Region::NearLeft), ["a1", "b2"]);
        assert_eq!(names(eight, Side::White, Region::FarRight), ["g7", "h8"]);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The squares and pieces that the bytes of a board mean, in either orientation.
//!
//! Only this file knows the numbers and piece codes of the wire. Fields are numbered in reading order from the board's own top
//! left; the numbers do not turn with the board. In October 2011 DGT exchanged the codes of a black man and a white king. The
//! pieces of a known position show the table that a board uses.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use zgoda_game::{Kind, LightSquares, Piece, Reading, Seen, Setup, Side, Square, Variant};

use super::message::{FIELDS, HALF, PieceByte};
use crate::board::Orientation;
use crate::finder::{Detection, Finder, Way, weigh};
use crate::sensing;
use crate::waits::{AGREEING_DUMPS, AGREEING_UNKNOWN_DUMPS};

/// The only board that this wiring knows.
const VARIANT: Variant = Variant::International;
/// The piece codes that a board uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Codes {
    /// 4 is a black man, 7 a white king.
    #[default]
    Since2011,
    /// 4 is a white king, 7 a black man.
    Before2011,
}

impl Codes {
    /// Both tables. The newer table comes first, and is used if the pieces do not show which table is right.
    pub const BOTH: [Codes; 2] = [Codes::Since2011, Codes::Before2011];

    /// The piece, or the empty or unreadable field, that a code means.
    #[must_use]
    pub const fn seen(self, byte: PieceByte) -> Seen {
        match (byte.code(), self) {
            (0x00, _) => Seen::Empty,
            (0x01, _) => Seen::Piece(Piece::man(Side::White)),
            (0x04, Codes::Since2011) | (0x07, Codes::Before2011) => {
                Seen::Piece(Piece::man(Side::Black))
            }
            (0x07, Codes::Since2011) | (0x04, Codes::Before2011) => {
                Seen::Piece(Piece::king(Side::White))
            }
            (0x0a, _) => Seen::Piece(Piece::king(Side::Black)),
            _ => Seen::Unread,
        }
    }

    /// The code of the piece on a field, for the simulator.
    #[must_use]
    pub fn code(self, piece: Option<Piece>) -> u8 {
        let Some(piece) = piece else {
            return 0x00;
        };
        match (piece.side, piece.kind, self) {
            (Side::White, Kind::Man, _) => 0x01,
            (Side::Black, Kind::Man, Codes::Since2011)
            | (Side::White, Kind::King, Codes::Before2011) => 0x04,
            (Side::White, Kind::King, Codes::Since2011)
            | (Side::Black, Kind::Man, Codes::Before2011) => 0x07,
            (Side::Black, Kind::King, _) => 0x0a,
        }
    }
}

/// The facts that are needed to interpret the bytes of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wiring {
    /// The orientation of the board.
    pub orientation: Orientation,
    /// The codes that the board uses.
    pub codes: Codes,
}

/// The dark fields of one dump, in the board's own order and without the unexplained bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DarkImage([u8; HALF]);

impl DarkImage {
    /// The image from a dump of the dark fields.
    #[must_use]
    pub fn of_half(pieces: &[PieceByte; HALF]) -> DarkImage {
        DarkImage(pieces.map(PieceByte::code))
    }

    /// The image from a dump of all fields.
    #[must_use]
    pub fn of_board(pieces: &[PieceByte; FIELDS]) -> DarkImage {
        DarkImage(std::array::from_fn(|n| {
            let field = dark_field(n as u8);
            pieces.get(usize::from(field)).map_or(0, |p| p.code())
        }))
    }

    /// True if the image holds a code that neither table knows.
    #[must_use]
    pub fn has_unknown(&self) -> bool {
        let unknown = |&code: &u8| Codes::Since2011.seen(PieceByte(code)) == Seen::Unread;
        self.0.iter().any(unknown)
    }

    /// The board in White's view.
    #[must_use]
    pub fn reading(&self, wiring: Wiring) -> Reading {
        let mut reading = Reading::empty(VARIANT);
        for (n, &code) in self.0.iter().enumerate() {
            if let Some(square) = VARIANT.layout().nth(n as u8) {
                reading.put(square, wiring.codes.seen(PieceByte(code)));
            }
        }
        match wiring.orientation {
            Orientation::Normal => reading,
            Orientation::Turned => reading.turned(),
        }
    }
}

/// The light fields of one dump that hold something, in the board's own order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LightImage(LightSquares);

impl LightImage {
    /// The image from a dump of the light fields.
    #[must_use]
    pub fn of_half(pieces: &[PieceByte; HALF]) -> LightImage {
        LightImage::of(|n| pieces.get(usize::from(n)).copied())
    }

    /// The image from a dump of all fields.
    #[must_use]
    pub fn of_board(pieces: &[PieceByte; FIELDS]) -> LightImage {
        LightImage::of(|n| pieces.get(usize::from(light_field(n))).copied())
    }

    fn of(piece: impl Fn(u8) -> Option<PieceByte>) -> LightImage {
        let occupied = (0..HALF as u8).filter(|&n| piece(n).is_some_and(|p| p.code() != 0));
        LightImage(occupied.fold(LightSquares::EMPTY, |set, n| {
            let field = light_field(n);
            set.with(VARIANT, field / 10, field % 10)
        }))
    }

    /// The light squares in White's view.
    #[must_use]
    pub fn squares(&self, orientation: Orientation) -> LightSquares {
        match orientation {
            Orientation::Normal => self.0,
            Orientation::Turned => self.0.turned(VARIANT),
        }
    }
}

/// The fields that one dump showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    pub(super) dark: DarkImage,
    /// The light fields; `None` if the dump had only dark fields.
    pub(super) light: Option<LightImage>,
}

impl sensing::Image for Image {
    type Way = Wiring;

    fn detect(&self, expected: &Setup) -> Detection<Wiring> {
        detect(&self.dark, expected)
    }

    fn way(orientation: Orientation, believed: Option<&Image>, finder: &Finder<Wiring>) -> Wiring {
        let codes = match believed {
            Some(image) => codes_of(&image.dark, finder.expected(), orientation),
            None => finder.way().map_or(Codes::default(), |way| way.codes),
        };
        Wiring { orientation, codes }
    }

    fn reading(&self, wiring: Wiring) -> Reading {
        self.dark.reading(wiring)
    }

    fn needed(&self) -> u32 {
        if self.dark.has_unknown() {
            AGREEING_UNKNOWN_DUMPS
        } else {
            AGREEING_DUMPS
        }
    }
}

/// The last field in reading order.
const LAST_FIELD: u8 = FIELDS as u8 - 1;

/// The number of the `n`-th dark field in reading order, from 0.
#[must_use]
pub const fn dark_field(n: u8) -> u8 {
    // Every other row begins with a light field.
    n.saturating_mul(2).saturating_add((n / 5 % 2) ^ 1)
}

/// The number of the `n`-th light field in reading order, from 0.
#[must_use]
pub const fn light_field(n: u8) -> u8 {
    n.saturating_mul(2).saturating_add(n / 5 % 2)
}

/// The number of the field of a square on a board with this orientation.
#[must_use]
pub const fn field_of(square: Square, orientation: Orientation) -> u8 {
    let field = dark_field(VARIANT.layout().order(square));
    match orientation {
        Orientation::Normal => field,
        Orientation::Turned => LAST_FIELD.saturating_sub(field),
    }
}

impl Way for Wiring {
    fn orientation(self) -> Orientation {
        self.orientation
    }
}

/// Compares a dump with the expected position in both orientations, each with the table that fits better.
fn detect(image: &DarkImage, expected: &Setup) -> Detection<Wiring> {
    if expected.variant() != VARIANT {
        return Detection::No;
    }
    weigh(Orientation::BOTH.map(|orientation| {
        let codes = codes_of(image, Some(expected), orientation);
        let wiring = Wiring { orientation, codes };
        (wiring, image.reading(wiring).differs_from(expected).len())
    }))
}

/// The codes that a board with this orientation uses, as far as the pieces show it. It is the table that gives more right squares,
/// and if both give as many, more right kinds. If they are still equal, it is the newer table.
#[must_use]
pub fn codes_of(image: &DarkImage, expected: Option<&Setup>, orientation: Orientation) -> Codes {
    let Some(expected) = expected else {
        return Codes::default();
    };
    let wrong = |codes: &Codes| {
        let reading = image.reading(Wiring {
            orientation,
            codes: *codes,
        });
        (
            reading.differs_from(expected).len(),
            (reading.kings() ^ expected.kings()).len(),
        )
    };
    Codes::BOTH
        .into_iter()
        .min_by_key(wrong)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finder::Fit;

    fn sq(text: &str) -> Square {
        VARIANT.square(text).unwrap()
    }

    fn image(setup: &Setup, wiring: Wiring) -> DarkImage {
        let mut fields = [PieceByte(0); FIELDS];
        for square in VARIANT.squares() {
            let field = usize::from(field_of(square, wiring.orientation));
            // The undocumented bits must not matter.
            fields[field] = PieceByte(wiring.codes.code(setup.at(square)) | 0x50);
        }
        DarkImage::of_board(&fields)
    }

    fn every_wiring() -> impl Iterator<Item = Wiring> {
        Orientation::BOTH
            .into_iter()
            .flat_map(|orientation| Codes::BOTH.map(|codes| Wiring { orientation, codes }))
    }

    #[test]
    fn fields_of_squares_are_the_published_ones() {
        for (square, field) in [
            ("1", 1),
            ("2", 3),
            ("5", 9),
            ("6", 10),
            ("10", 18),
            ("11", 21),
            ("18", 34),
            ("28", 54),
            ("32", 63),
            ("46", 90),
            ("50", 98),
        ] {
            assert_eq!(field_of(sq(square), Orientation::Normal), field);
        }
        for square in VARIANT.squares() {
            let turned = VARIANT.layout().turned(square);
            assert_eq!(
                field_of(square, Orientation::Turned),
                field_of(turned, Orientation::Normal)
            );
        }
        let mut all: Vec<u8> = (0..50)
            .flat_map(|n| [dark_field(n), light_field(n)])
            .collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..100));
    }

    #[test]
    fn the_published_starting_dump_is_the_start() {
        let mut codes = [PieceByte(0); HALF];
        codes[..20].fill(PieceByte(4));
        codes[30..].fill(PieceByte(1));
        let image = DarkImage::of_half(&codes);
        let start = Setup::start(VARIANT);
        let Detection::Exact(wiring) = detect(&image, &start) else {
            panic!("not found");
        };
        assert_eq!(
            (wiring.orientation, wiring.codes),
            (Orientation::Normal, Codes::Since2011)
        );
        assert_eq!(image.reading(wiring), Reading::from_setup(&start));
    }

    #[test]
    fn every_wiring_is_found_from_the_start_and_from_a_resumed_game() {
        let start = Setup::start(VARIANT);
        let mut resumed = Setup::empty(VARIANT, Side::Black);
        resumed.put(sq("3"), Some(Piece::king(Side::White)));
        resumed.put(sq("24"), Some(Piece::man(Side::White)));
        resumed.put(sq("12"), Some(Piece::man(Side::Black)));
        for wiring in every_wiring() {
            for setup in [start, resumed] {
                let image = image(&setup, wiring);
                assert_eq!(detect(&image, &setup), Detection::Exact(wiring));
                assert_eq!(image.reading(wiring), Reading::from_setup(&setup));
                assert_eq!(
                    codes_of(&image, Some(&setup), wiring.orientation),
                    wiring.codes
                );
            }
        }
    }

    #[test]
    fn a_few_wrong_squares_leave_no_doubt_but_an_empty_board_does() {
        let start = Setup::start(VARIANT);
        let mut partly = start;
        partly.clear([sq("1"), sq("50"), sq("31")].into_iter().collect());
        for wiring in every_wiring() {
            let image = image(&partly, wiring);
            assert_eq!(detect(&image, &start), Detection::Near(wiring));
        }
        // An endgame that was resumed after one more half-move.
        let mut endgame = Setup::empty(VARIANT, Side::White);
        for square in ["46", "33", "15"] {
            endgame.put(sq(square), Some(Piece::king(Side::White)));
        }
        endgame.put(sq("6"), Some(Piece::king(Side::Black)));
        let mut further = endgame;
        further.put(sq("33"), None);
        further.put(sq("29"), Some(Piece::king(Side::White)));
        for orientation in Orientation::BOTH {
            let codes = Codes::Since2011;
            let image = image(&further, Wiring { orientation, codes });
            let Detection::Near(wiring) = detect(&image, &endgame) else {
                panic!("not found");
            };
            assert_eq!(wiring.orientation, orientation);
        }
        let empty = image(
            &Setup::empty(VARIANT, Side::White),
            Wiring {
                orientation: Orientation::Normal,
                codes: Codes::Since2011,
            },
        );
        assert!(matches!(
            detect(&empty, &start),
            Detection::Far(_, Fit::Alike)
        ));
    }

    #[test]
    fn a_position_alike_from_both_ends_must_be_asked() {
        let mut setup = Setup::empty(VARIANT, Side::White);
        for square in ["28", "23"] {
            setup.put(sq(square), Some(Piece::man(Side::White)));
        }
        let wiring = Wiring {
            orientation: Orientation::Turned,
            codes: Codes::Since2011,
        };
        assert_eq!(detect(&image(&setup, wiring), &setup), Detection::Ambiguous);
    }

    /// Kodeks I 5.3: a piece on a light square is out of play, and must be distinguished from a piece in play.
    #[test]
    fn kodeks_i_5_3_light_fields() {
        let mut fields = [PieceByte(0); FIELDS];
        fields[0] = PieceByte(1); // beside square 1
        fields[1] = PieceByte(1); // square 1
        let light = LightImage::of_board(&fields);
        let places: Vec<_> = light.squares(Orientation::Normal).places(VARIANT).collect();
        assert_eq!(places, [(0, 0)]);
        let places: Vec<_> = light.squares(Orientation::Turned).places(VARIANT).collect();
        assert_eq!(places, [(9, 9)]);
        let mut half = [PieceByte(0); HALF];
        half[0] = PieceByte(1);
        assert_eq!(LightImage::of_half(&half), light);
    }

    #[test]
    fn unknown_codes_are_unread() {
        let mut codes = [PieceByte(0); HALF];
        assert!(!DarkImage::of_half(&codes).has_unknown());
        codes[27] = PieceByte(5);
        let image = DarkImage::of_half(&codes);
        assert!(image.has_unknown());
        let wiring = Wiring {
            orientation: Orientation::Normal,
            codes: Codes::Since2011,
        };
        assert_eq!(image.reading(wiring).unread(), sq("28").set());
    }
}

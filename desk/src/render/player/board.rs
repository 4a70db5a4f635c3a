// SPDX-License-Identifier: GPL-3.0-or-later
//! The board for a partly sighted player: a picture of any size in black and white with outlines, with frames around the
//! squares of the last half-move. The position also comes in words. The board appears only if the table's view has the
//! men.

use maud::{Markup, html};
use zgoda_game::{Kind, Piece, Side, Square, Variant};
use zgoda_table::view::{HalfMove, Man};

use super::form::PlayerPage;
use super::line::Line;
use crate::render::shown::Region;

/// The width of a square in the units of the picture; all other measures depend on it.
const WIDTH: u32 = 48;
/// The vertical centre of a piece: below the number of its square, so that the number and the piece do not hide each
/// other.
const MIDDLE: u32 = 28;

pub(super) fn region(
    men: &[Man],
    game: Variant,
    side: Side,
    last: Option<&HalfMove>,
    page: &PlayerPage,
) -> Region {
    Region {
        id: "board",
        html: html! {
            @if !men.is_empty() {
                (page.heading(&Line::Board))
                (picture(men, game, side, last, page))
                (in_words(men, page))
            }
        },
    }
}

fn picture(
    men: &[Man],
    variant: Variant,
    side: Side,
    last: Option<&HalfMove>,
    page: &PlayerPage,
) -> Markup {
    let size = u32::from(variant.layout().side) * WIDTH;
    html! {
        svg.board viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(page.say(&Line::BoardPicture)) {
            rect.light-squares width=(size) height=(size) fill="#fff" {}
            @for square in variant.squares() {
                @let (x, y) = place(square, variant, side);
                @let name = variant.name(square).to_string();
                rect.dark-square x=(x) y=(y) width=(WIDTH) height=(WIDTH) fill="#404040" {}
                text.square-name x=(x + 6) y=(y + 16) fill="#fff" font-size="12" { (name) }
                @if let Some(man) = men.iter().find(|man| man.square == name) {
                    (disc(man.piece, x + MIDDLE, y + MIDDLE))
                }
                @if let Some(last) = last {
                    @if last.from == name { (frame(x, y, Some("6 4"))) }
                    @if last.to == name { (frame(x, y, None)) }
                }
            }
        }
    }
}

/// A piece. Its outline has the colour of the other side, and a king has a ring inside.
fn disc(piece: Piece, x: u32, y: u32) -> Markup {
    let (fill, line) = match piece.side {
        Side::White => ("#fff", "#000"),
        Side::Black => ("#000", "#fff"),
    };
    html! {
        circle class={ "piece " (piece.key()) } cx=(x) cy=(y) r="14" fill=(fill) stroke=(line) stroke-width="3" {}
        @if piece.kind == Kind::King {
            circle.crown cx=(x) cy=(y) r="7" fill="none" stroke=(line) stroke-width="4" {}
        }
    }
}

/// The frame around a square: broken where the last half-move began, whole where it ended.
fn frame(x: u32, y: u32, dashes: Option<&str>) -> Markup {
    html! {
        rect.last-half-move x=(x + 3) y=(y + 3) width=(WIDTH - 6) height=(WIDTH - 6) fill="none" stroke="#fff"
            stroke-width="3" stroke-dasharray=[dashes] {}
    }
}

/// The upper left corner of a square in the picture, as this side sees the board.
fn place(square: Square, variant: Variant, side: Side) -> (u32, u32) {
    let layout = variant.layout();
    let turned = |n: u8| layout.side.saturating_sub(1).saturating_sub(n);
    let (column, row) = (layout.column(square), layout.row(square));
    let row = if layout.first_row_is_far {
        row
    } else {
        turned(row)
    };
    let (column, row) = match side {
        Side::White => (column, row),
        Side::Black => (turned(column), turned(row)),
    };
    (u32::from(column) * WIDTH, u32::from(row) * WIDTH)
}

fn in_words(men: &[Man], page: &PlayerPage) -> Markup {
    let of = |piece: Piece| {
        let theirs = men.iter().filter(|man| man.piece == piece);
        let squares: Vec<String> = theirs.map(|man| man.square.clone()).collect();
        (!squares.is_empty()).then(|| page.say(&Line::Men { piece, squares }))
    };
    html! {
        ul.men { @for line in Piece::all().filter_map(of) { li { (line) } } }
    }
}

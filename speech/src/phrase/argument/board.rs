// SPDX-License-Identifier: GPL-3.0-or-later
//! The content of the board, in words: squares, lists, diagonals, parts of the board.

use fluent_bundle::FluentArgs;
use zgoda_game::Square;

use super::Wording;
use super::names::yes_no;
use crate::announcement::{Holds, InRegion, Occupant, PieceSquares, Ray, RecordLine, SpokenMove};

pub(super) fn occupant_words(w: &mut Wording<'_>, Occupant { square, holds }: Occupant) -> String {
    let mut args = FluentArgs::new();
    args.set("square", w.square(square));
    match holds {
        Holds::Nothing => w.text("unoccupied", &args),
        Holds::Something => w.text("something-stands", &args),
        Holds::Piece(piece) => {
            args.set("piece", piece.key());
            w.text("occupied", &args)
        }
    }
}

pub(super) fn piece_squares_words(
    w: &mut Wording<'_>,
    PieceSquares { what, squares }: &PieceSquares,
) -> String {
    let mut args = FluentArgs::new();
    let (_, piece) = holds_name(*what);
    // If the board cannot identify an occupant, one square does not count as one piece.
    let some = match squares.as_slice() {
        [] => "no",
        [_] if !piece.is_empty() => "one",
        _ => "yes",
    };
    args.set("some", some);
    args.set("squares", w.squares(squares));
    args.set("count", squares.len());
    args.set("piece", if piece.is_empty() { "something" } else { piece });
    w.text("pieces", &args)
}

pub(super) fn counted_words(w: &mut Wording<'_>, what: Holds, count: usize) -> String {
    let (_, piece) = holds_name(what);
    let mut args = FluentArgs::new();
    args.set("piece", if piece.is_empty() { "something" } else { piece });
    args.set("count", count);
    w.text("pieces-counted-of", &args)
}

pub(super) fn ray_words(w: &mut Wording<'_>, Ray { towards, meets }: &Ray) -> String {
    let occupants: Vec<String> = meets.iter().map(|o| occupant_words(w, *o)).collect();
    let mut args = FluentArgs::new();
    args.set("towards", towards.word());
    args.set("some", yes_no(!occupants.is_empty()));
    args.set("occupants", occupants.join(", "));
    w.text("ray", &args)
}

pub(super) fn record_line_words(w: &mut Wording<'_>, line: &RecordLine) -> String {
    let RecordLine {
        number,
        white,
        black,
    } = line;
    let mut args = FluentArgs::new();
    args.set("number", *number);
    args.set(
        "known",
        match (white, black) {
            (Some(_), Some(_)) => "both",
            (Some(_), None) => "white",
            (None, _) => "black",
        },
    );
    let mut words =
        |mv: &Option<SpokenMove>| mv.as_ref().map(|it| w.half_move(it)).unwrap_or_default();
    args.set("white", words(white));
    args.set("black", words(black));
    w.text("record-line", &args)
}

pub(super) fn region_words(w: &mut Wording<'_>, InRegion { region, pieces }: &InRegion) -> String {
    let pieces: Vec<String> = pieces.iter().map(|it| piece_squares_words(w, it)).collect();
    let mut args = FluentArgs::new();
    args.set("region", region.word());
    args.set("some", yes_no(!pieces.is_empty()));
    args.set("pieces", pieces.join(", "));
    w.text("region", &args)
}

pub(super) fn change_words(w: &mut Wording<'_>, how: &'static str, squares: &[Square]) -> String {
    let mut args = FluentArgs::new();
    args.set("how", how);
    args.set("squares", w.squares(squares));
    w.text("change", &args)
}

/// The name of the text variant for the content of a square, and the name of the piece if there is one.
pub(super) const fn holds_name(holds: Holds) -> (&'static str, &'static str) {
    match holds {
        Holds::Nothing => ("nothing", ""),
        Holds::Something => ("something", ""),
        Holds::Piece(piece) => ("piece", piece.key()),
    }
}

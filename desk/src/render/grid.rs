// SPDX-License-Identifier: GPL-3.0-or-later
//! A board as an ARIA grid, with all rows and columns, and a name in words for each playable square. The element is a table, so its
//! rows and cells need no roles of their own.
//!
//! One square can be reached by the tab key; a script moves from square to square with the arrow keys. A marked square has a shape
//! and words in addition to its colour. A page has up to 150 squares, so they have only the attributes that a script and a screen
//! reader need, and no end tags: in HTML the next cell or row ends the cell or row before.

use maud::{Markup, html};
use zgoda_game::notation::read_fen;
use zgoda_game::{Piece, Setup, Square, Variant};

use zgoda::page_words::PageWords;
use zgoda_record::sentence::{Row as _, rows};
use zgoda_table::view::Put;

rows! {
    /// A square and its marks, each a part of its name.
    #[derive(Clone, Debug)]
    pub(crate) enum Cell in PageWords;

    Square { square: String } => "grid-square";
    Piece { piece: Piece } => "piece-name";
    Empty => "grid-empty";
    From => "grid-from";
    To => "grid-to";
    Remove => "grid-remove";
    Put { piece: Piece } => "grid-put";
}

/// A board to be shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid<'a> {
    /// The caption of the board, which is also its name.
    pub(crate) name: &'a str,
    /// The men that stand on the board.
    pub(crate) setup: &'a Setup,
    /// The squares on which the last half-move began and ended, by their names.
    pub(crate) last: Option<(&'a str, &'a str)>,
    /// Squares that are to be emptied.
    pub(crate) remove: &'a [String],
    /// Squares that are to be filled.
    pub(crate) put: &'a [Put],
}

/// The position of this FEN; `None` for an unreadable text.
pub(crate) fn setup(fen: &str, game: Variant) -> Option<Setup> {
    read_fen(fen, game).ok().map(|read| read.setup)
}

impl Grid<'_> {
    /// The board, seen from White's side.
    pub(crate) fn html(&self, words: &PageWords) -> Markup {
        let layout = self.setup.variant().layout();
        let first = (0..layout.side).find_map(|column| layout.at(self.row(0), column));
        html! {
            figure.board {
                figcaption aria-hidden="true" { (self.name) }
                table role="grid" aria-label=(self.name) {
                    @for line in 0..layout.side {
                        tr;
                        @for column in 0..layout.side {
                            @match layout.at(self.row(line), column) {
                                Some(square) => (self.square(square, first == Some(square), words)),
                                None => { td; },
                            }
                        }
                    }
                }
            }
        }
    }

    /// The row of the board on this line, counted from the top, where Black sits.
    fn row(&self, line: u8) -> u8 {
        let layout = self.setup.variant().layout();
        if layout.first_row_is_far {
            line
        } else {
            (layout.side - 1).saturating_sub(line)
        }
    }

    fn square(&self, square: Square, is_first: bool, words: &PageWords) -> Markup {
        let name = self.setup.variant().name(square).to_string();
        let piece = self.setup.at(square);
        let from = self.last.is_some_and(|(from, _)| from == name);
        let to = self.last.is_some_and(|(_, to)| to == name);
        let remove = self.remove.contains(&name);
        let put = self.put.iter().find(|put| put.square == name);
        let put = put.map(|put| put.piece);
        let parts = [
            Some(Cell::Square {
                square: name.clone(),
            }),
            Some(piece.map_or(Cell::Empty, |piece| Cell::Piece { piece })),
            from.then_some(Cell::From),
            to.then_some(Cell::To),
            remove.then_some(Cell::Remove),
            put.map(|piece| Cell::Put { piece }),
        ];
        let parts = parts.into_iter().flatten().map(|part| part.text(words));
        let label = parts.collect::<Vec<_>>().join(", ");
        html! {
            td.last[from || to].differs[remove || put.is_some()]
                tabindex=[is_first.then_some("0")] aria-label=(label);
            (name)
            @if let Some(piece) = piece { span class=(piece.code()) { (glyph(piece)) } }
            @if from { span.mark { "◇" } }
            @if to { span.mark { "◆" } }
            @if remove { span.mark { "✕" } }
            @if let Some(piece) = put { span.mark { "+" (glyph(piece)) } }
        }
    }
}

/// The sign of a piece.
fn glyph(piece: Piece) -> &'static str {
    match piece.code() {
        "wm" => "⛀",
        "wk" => "⛁",
        "bm" => "⛂",
        _ => "⛃",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_speech::Language;

    fn html_of(variant: Variant) -> String {
        let words = PageWords::new(Language::English);
        let put = Put {
            square: "c5".to_owned(),
            piece: Piece::man(zgoda_game::Side::White),
        };
        let grid = Grid {
            name: "A <board>",
            setup: &Setup::start(variant),
            last: Some(("c3", "d4")),
            remove: &["e3".to_owned()],
            put: &[put],
        };
        grid.html(&words).into_string()
    }

    #[test]
    fn a_grid_has_a_name_for_each_square_that_can_be_played_on() {
        for (variant, squares, all, rows) in [
            (Variant::International, 50, 100, 10),
            (Variant::Polish64, 32, 64, 8),
        ] {
            let html = html_of(variant);
            assert_eq!(html.matches("aria-label=\"square ").count(), squares);
            assert_eq!(html.matches("<td").count(), all);
            assert_eq!(html.matches("<tr>").count(), rows);
            assert_eq!(html.matches("tabindex=\"0\"").count(), 1);
            assert!(html.contains("aria-label=\"A &lt;board&gt;\""));
        }
        let ten = html_of(Variant::International);
        assert!(ten.contains("aria-label=\"square 28, empty\""));
        assert!(ten.contains("aria-label=\"square 31, white man\""));
        let first = ten.find("tabindex=\"0\"").unwrap();
        assert!(ten[first..].starts_with("tabindex=\"0\" aria-label=\"square 1,"));
    }

    #[test]
    fn what_is_marked_is_said_and_drawn() {
        let html = html_of(Variant::Polish64);
        for (square, name, sign) in [
            ("c3", "white man, the last half-move began here", "◇"),
            ("d4", "empty, the last half-move ended here", "◆"),
            ("e3", "white man, differs, take off", "✕"),
            ("c5", "empty, differs, white man is missing", "+⛀"),
        ] {
            let label = format!("aria-label=\"square {square}, {name}\"");
            let at = html.find(&label).unwrap_or_else(|| panic!("{label}"));
            let cell = html[at..].split("<td").next().unwrap();
            assert!(cell.contains(sign), "{cell}");
        }
        let top = html.find("aria-label=\"square b8,").unwrap();
        assert!(top < html.find("aria-label=\"square a1,").unwrap());
    }
}

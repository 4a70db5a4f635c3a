// SPDX-License-Identifier: GPL-3.0-or-later
//! The differences between boards and the record: first in words, then as grids side by side, with the boards before
//! the record.

use maud::{Markup, html};
use zgoda_table::view::Board;

use super::ArbiterPage;
use super::line::Line;
use crate::render::common::sentence;
use crate::render::grid::{self, Grid};

impl ArbiterPage<'_> {
    pub(super) fn differences(&self) -> Markup {
        let boards = &self.view.boards;
        html! {
            @if boards.is_empty() { p { (self.say(Line::NoBoards)) } }
            @for board in boards { (self.in_words(board)) }
            p.means { (self.say(Line::GridKeys)) }
            div.boards {
                @for board in boards { (self.as_shown(board)) }
                (self.by_the_record())
            }
        }
    }

    /// The state of a board in words, and then the pieces that must be taken off and put on.
    fn in_words(&self, board: &Board) -> Markup {
        let differing = &board.difference;
        let removed = differing.remove.iter().map(|square| Line::Remove {
            square: square.clone(),
        });
        let put = differing.put.iter().map(|put| Line::Put {
            square: put.square.clone(),
            piece: put.piece,
        });
        let steps: Vec<Line> = removed.chain(put).collect();
        let state = Line::BoardState {
            board: differing.board,
            state: board.state,
        };
        html! {
            h3 { (sentence(&self.say(state))) }
            @if board.awaited { p { (self.say(Line::Awaited)) } }
            @if board.shown.is_none() { p { (self.say(Line::NotShown)) } }
            @if !steps.is_empty() {
                ol.steps { @for step in steps { li { (self.say(step)) } } }
            }
        }
    }

    fn by_the_record(&self) -> Markup {
        let setup = grid::setup(&self.view.position, self.view.public.game);
        let name = self.say(Line::ByTheRecord);
        html! {
            @if let Some(setup) = setup {
                (Grid {
                    name: &name,
                    setup: &setup,
                    last: self.last(),
                    remove: &[],
                    put: &[],
                }.html(self.words))
            }
        }
    }

    fn as_shown(&self, board: &Board) -> Markup {
        let shown = board.shown.as_ref();
        let setup = shown.and_then(|fen| grid::setup(fen, self.view.public.game));
        let name = self.say(Line::Shown {
            board: board.difference.board,
        });
        html! {
            @if let Some(setup) = setup {
                (Grid {
                    name: &name,
                    setup: &setup,
                    last: self.last().filter(|_| !board.awaited),
                    remove: &board.difference.remove,
                    put: &board.difference.put,
                }.html(self.words))
            }
        }
    }

    /// The squares on which the last half-move began and ended, as the notation of the half-move gives them.
    fn last(&self) -> Option<(&str, &str)> {
        let notation = &self.view.record.last()?.notation;
        let mut squares = notation.split(['-', 'x', ':']);
        let from = squares.next()?;
        Some((from, squares.next_back()?))
    }
}

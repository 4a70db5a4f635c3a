// SPDX-License-Identifier: GPL-3.0-or-later
//! The places of pieces: the pieces of a side or kind, the whole board, and moving the cursor from one piece to the
//! next.
//!
//! Kings come before men, because there are few kings and they reach far. Squares are listed as the player sits:
//! row by row, beginning with the player's own row, and from the left to the right, so that the order of a list is
//! the order in which a hand finds the pieces.

use zgoda_game::{Kind, Piece, Reading, Side, Square};
use zgoda_input::command::{Asked, Words};
use zgoda_speech::Message;
use zgoda_speech::announcement::{Holds, PieceSquares};

use super::Asker;
use super::squares::holds;
use crate::session::boards::Boards;
use crate::session::look::{self, Enquiry, Look};
use crate::session::personal::vocabularies::{self, Vocabularies};
use crate::session::reply::Reply;
use crate::session::table::Table;

/// The sort of pieces that is meant; a property that is not named may have any value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sort {
    side: Option<Side>,
    kind: Option<Kind>,
}

impl Sort {
    fn fits(self, holds: Holds) -> bool {
        match holds {
            Holds::Nothing => false,
            Holds::Piece(piece) => {
                self.side.is_none_or(|side| side == piece.side)
                    && self.kind.is_none_or(|kind| kind == piece.kind)
            }
            Holds::Something => self == Sort::default(),
        }
    }
}

impl Look {
    /// Answers `men`, `kings` and `all`: the squares of such pieces.
    pub(super) fn pieces_of(
        &mut self,
        enquiry: Enquiry<'_>,
        vocabularies: &mut Vocabularies,
        table: &Table,
    ) -> Option<Reply> {
        let Enquiry {
            asked,
            text,
            asker,
            boards,
        } = enquiry;
        let own = asker.side;
        let sides = if text.is_empty() {
            vec![own, own.other()]
        } else {
            let of =
                vocabularies::understood(asker.actor, |words| words.of(text), vocabularies, table)?;
            vec![of.side(own)]
        };
        let (view, told) = self.view(asker, boards, table);
        let order = table.sitting(own).reading_order();
        let kind = match asked {
            Asked::Men => Some(Kind::Man),
            Asked::Kings => Some(Kind::King),
            _ => None,
        };
        if let (Some(kind), [side]) = (kind, sides.as_slice()) {
            let side = *side;
            let piece = Holds::Piece(Piece { side, kind });
            let squares = order.into_iter().filter(|it| holds(&view, *it) == piece);
            let message = Message::PiecesStand {
                side,
                kind,
                squares: squares.collect(),
                told,
            };
            return self.tell(asker, message, table);
        }
        let wanted = |what: &Holds| match (what, kind) {
            (Holds::Piece(piece), Some(kind)) => piece.kind == kind,
            _ => true,
        };
        let sorts: Vec<Holds> = sorts_of(&sides).into_iter().filter(wanted).collect();
        let mut pieces = grouped(&view, &order, &sorts);
        if pieces.is_empty() && kind.is_some() {
            // If no piece of this sort exists, the answer names the sort, because there may be other pieces.
            let none = |what| PieceSquares {
                what,
                squares: Vec::new(),
            };
            pieces = sorts.into_iter().map(none).collect();
        }
        self.tell(asker, Message::BoardHolds { pieces, told }, table)
    }

    /// Answers `pieces`: the number of each sort of pieces, the asker's own first.
    pub(super) fn count_pieces(
        &mut self,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let (view, told) = self.view(asker, boards, table);
        let order = table.sitting(asker.side).reading_order();
        let standing = grouped(&view, &order, &everything(asker.side));
        let counted = standing.into_iter().map(|it| (it.what, it.squares.len()));
        let counts = counted.collect();
        self.tell(asker, Message::PiecesCounted { counts, told }, table)
    }

    /// Answers `board`: all pieces on the board, the asker's own first.
    pub(super) fn whole_board(
        &mut self,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let (view, told) = self.view(asker, boards, table);
        let order = table.sitting(asker.side).reading_order();
        let pieces = grouped(&view, &order, &everything(asker.side));
        self.tell(asker, Message::BoardHolds { pieces, told }, table)
    }

    /// Answers `next` and `previous`: moves the cursor to the next piece of this sort in this direction. A sound tells if
    /// there is none.
    pub(super) fn jump(
        &mut self,
        enquiry: Enquiry<'_>,
        vocabularies: &mut Vocabularies,
        table: &Table,
    ) -> Option<Reply> {
        let Enquiry {
            asked,
            text,
            asker,
            boards,
        } = enquiry;
        let sort =
            vocabularies::understood(asker.actor, |words| sort(words, text), vocabularies, table)?;
        let here = self.cursor_of(asker, table)?;
        let (view, _) = self.view(asker, boards, table);
        let sitting = table.sitting(asker.side);
        let mut order = sitting.reading_order();
        if asked == Asked::Previous {
            order.reverse();
        }
        let further = order.into_iter().skip_while(|square| *square != here);
        let mut fitting = further.skip(1).filter(|it| sort.fits(holds(&view, *it)));
        match fitting.next() {
            Some(square) => {
                self.put_cursor(asker, square);
                self.tell_cursor(asker, boards, table)
            }
            None => Some(look::nothing_further(
                asker,
                Message::AtTheEdge { square: here },
            )),
        }
    }
}

/// Reads a sort of pieces, for example "white king" or "men"; empty text means every piece.
fn sort(words: &Words, text: &str) -> Option<Sort> {
    let mut sort = Sort::default();
    for word in text.split_whitespace() {
        if let Some(side) = words.side(word) {
            sort.side = Some(side);
        } else {
            sort.kind = Some(match words.asked(word)? {
                Asked::Men => Kind::Man,
                Asked::Kings => Kind::King,
                _ => return None,
            });
        }
    }
    Some(sort)
}

/// Every sort on a board, the pieces of `own` first. Last come squares of which it is only known that they have
/// something on them.
pub(super) fn everything(own: Side) -> Vec<Holds> {
    let mut sorts = sorts_of(&[own, own.other()]);
    sorts.push(Holds::Something);
    sorts
}

fn sorts_of(sides: &[Side]) -> Vec<Holds> {
    let sides = sides.iter();
    sides
        .flat_map(|side| Kind::ALL.map(|kind| Piece { side: *side, kind }))
        .map(Holds::Piece)
        .collect()
}

/// For each sort, its squares among `squares`. A sort without squares is left out.
pub(super) fn grouped(view: &Reading, squares: &[Square], sorts: &[Holds]) -> Vec<PieceSquares> {
    let standing = |what: &Holds| {
        let squares = squares.iter().filter(|it| holds(view, **it) == *what);
        PieceSquares {
            what: *what,
            squares: squares.copied().collect(),
        }
    };
    let all = sorts.iter().map(standing);
    all.filter(|it| !it.squares.is_empty()).collect()
}

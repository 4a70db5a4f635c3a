// SPDX-License-Identifier: GPL-3.0-or-later
//! The half-move to be carried out on the other board (Kodeks VIII 4.1.1, 4.1.2): one half-move, very large, as the
//! mover's board or entry showed it, whether or not the rules allow it.

use maud::html;
use zgoda_table::view::CarryOut;

use super::form::PlayerPage;
use super::line::Line;
use super::record;
use crate::render::news::Fact;
use crate::render::shown::Region;

pub(super) fn region(carry_out: Option<&CarryOut>, page: &PlayerPage) -> Region {
    Region {
        id: "carry-out",
        html: html! {
            (page.heading(&Line::CarryOut))
            @if let Some(it) = carry_out {
                p.carry-where { (page.say(&Line::CarryWhere { board: it.board })) }
                p.carry-move { (record::played(&it.half_move, page)) }
                @if !it.remove.is_empty() {
                    p.carry-remove { (page.say(&Line::CarryRemove { squares: it.remove.clone() })) }
                }
                @if let Some(piece) = it.stands {
                    p.carry-stands { (stands(it, piece, page)) }
                }
            } @else {
                p { (page.say(&Line::NothingToCarryOut)) }
            }
        },
    }
}

/// The whole text about the half-move, as a fact of the page's news.
pub(super) fn news(it: &CarryOut, page: &PlayerPage) -> Fact {
    let half_move = &it.half_move;
    let squares = it.remove.clone();
    let remove = (!squares.is_empty()).then(|| page.say(&Line::CarryRemove { squares }));
    let all = [
        Some(page.say(&Line::CarryWhere { board: it.board })),
        Some(record::played(half_move, page)),
        remove,
        it.stands.map(|piece| stands(it, piece, page)),
    ];
    let text: Vec<String> = all.into_iter().flatten().collect();
    let name = format!("{} {} {}", half_move.ply, half_move.from, half_move.to);
    Fact::new(name, text.join(" "))
}

fn stands(it: &CarryOut, piece: zgoda_game::Piece, page: &PlayerPage) -> String {
    let square = it.half_move.to.clone();
    page.say(&Line::CarryStands { square, piece })
}

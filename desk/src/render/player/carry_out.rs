//! The half-move to be carried out on the other board (Kodeks VIII 4.1.1, 4.1.2): one half-move, very large, as the
//! mover's board or entry showed it, whether or not the rules allow it.

use maud::html;
use zgoda_table::view::CarryOut;

use super::form::Desk;
use super::line::Line;
use super::record;
use crate::render::news::Fact;
use crate::render::shown::Region;

pub(super) fn region(carry_out: Option<&CarryOut>, desk: &Desk) -> Region {
    Region {
        id: "carry-out",
        html: html! {
            (desk.heading(&Line::CarryOut))
            @if let Some(it) = carry_out {
                p.carry-where { (desk.say(&Line::CarryWhere { board: it.board })) }
                p.carry-move { (record::played(&it.half_move, desk)) }
                @if !it.remove.is_empty() {
                    p.carry-remove { (desk.say(&Line::CarryRemove { squares: it.remove.clone() })) }
                }
                @if let Some(piece) = it.stands {
                    p.carry-stands { (stands(it, piece, desk)) }
                }
            } @else {
                p { (desk.say(&Line::NothingToCarryOut)) }
            }
        },
    }
}

/// All of it, to be said.
pub(super) fn news(it: &CarryOut, desk: &Desk) -> Fact {
    let half_move = &it.half_move;
    let squares = it.remove.clone();
    let remove = (!squares.is_empty()).then(|| desk.say(&Line::CarryRemove { squares }));
    let all = [
        Some(desk.say(&Line::CarryWhere { board: it.board })),
        Some(record::played(half_move, desk)),
        remove,
        it.stands.map(|piece| stands(it, piece, desk)),
    ];
    let text: Vec<String> = all.into_iter().flatten().collect();
    let name = format!("{} {} {}", half_move.ply, half_move.from, half_move.to);
    Fact::new(name, text.join(" "))
}

fn stands(it: &CarryOut, piece: zgoda_game::Piece, desk: &Desk) -> String {
    let square = it.half_move.to.clone();
    desk.say(&Line::CarryStands { square, piece })
}

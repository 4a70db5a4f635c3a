// SPDX-License-Identifier: GPL-3.0-or-later
//! The record: half-move by half-move with the numbers of the moves, or with the newest first.

use maud::{Markup, html};
use zgoda_table::view::HalfMove;

use super::form::PlayerPage;
use super::line::Line;
use crate::render::shown::Region;

pub(super) fn region(record: &[HalfMove], page: &PlayerPage) -> Region {
    Region {
        id: "record",
        html: html! {
            (page.heading(&Line::Record))
            @if record.is_empty() {
                p { (page.say(&Line::RecordEmpty)) }
            } @else {
                (list(record.iter(), page))
                details #record-newest {
                    summary { (page.say(&Line::NewestFirst)) }
                    (list(record.iter().rev(), page))
                }
            }
        },
    }
}

/// The last half-move, if there is one.
pub(super) fn last(record: &[HalfMove], page: &PlayerPage) -> Region {
    Region {
        id: "last",
        html: html! {
            @if let Some(last) = record.last() {
                p.last-half-move { (page.say(&Line::LastHalfMove { played: numbered(last, page) })) }
            }
        },
    }
}

/// A half-move in words, because a page may be read by a voice.
pub(super) fn played(half_move: &HalfMove, page: &PlayerPage) -> String {
    page.say(&Line::HalfMove {
        from: half_move.from.clone(),
        to: half_move.to.clone(),
        takes: half_move.takes,
    })
}

fn numbered(half_move: &HalfMove, page: &PlayerPage) -> String {
    page.say(&Line::Numbered {
        number: half_move.ply.div_ceil(2),
        side: half_move.side,
        played: played(half_move, page),
    })
}

fn list<'a>(record: impl Iterator<Item = &'a HalfMove>, page: &PlayerPage) -> Markup {
    html! {
        ol.record {
            @for half_move in record { li { (numbered(half_move, page)) } }
        }
    }
}

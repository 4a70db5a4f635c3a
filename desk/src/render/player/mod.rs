// SPDX-License-Identifier: GPL-3.0-or-later
//! The contents of all pages except the arbiter's: the pages for an assistant, a helper, a player, a player's ear, the screen of a
//! partly sighted player, and the face of the clock.
//!
//! A page is made from the table's view for its role, so it cannot show more than that view. As long as its table is reached, a
//! role always has the same regions. A region without content is empty. Every act is offered by a form with `key` and `line`. If
//! the form also has a field `word`, the text of the act is that word followed by `line`. Times belong to the moment `ms` of the
//! snapshot, and the script counts on from that moment.

mod asks;
mod assistant;
mod board;
mod carry_out;
mod clock;
mod ear;
mod entry;
mod face;
mod form;
mod helper;
mod line;
mod record;
mod screen;
mod seat;
mod state;
#[cfg(test)]
mod tests;

use maud::html;
use zgoda_record::event::DeskRole;
use zgoda_table::view::TableView;

use super::shown::{Page, Region, Shown};
use form::PlayerPage;
use line::Line;
use zgoda::page_words::PageWords;

/// The page of this role; an arbiter has no page here.
#[must_use]
pub fn page(shown: &Shown, words: &PageWords) -> Page {
    let table = shown.snapshot.map(|snapshot| &snapshot.table);
    let answers = match table {
        Some(TableView::Assistant(view)) => view.answers,
        Some(TableView::Seat(view)) => view.answers,
        _ => None,
    };
    let page = PlayerPage {
        at: shown.at,
        key: shown.key,
        ms: shown.snapshot.map_or(0, |snapshot| snapshot.ms),
        answers,
        words,
    };
    let regions = match (shown.role, table) {
        (DeskRole::Ear(_), _) => ear::regions(&page),
        (DeskRole::Assistant(_), Some(TableView::Assistant(view))) => {
            assistant::regions(view, &page)
        }
        (DeskRole::Helper(_), Some(TableView::Helper(view))) => helper::regions(view, &page),
        (DeskRole::Screen(_), Some(TableView::Player(view))) => screen::regions(view, &page),
        (DeskRole::Player(_), Some(TableView::Seat(view))) => seat::regions(view, &page),
        (DeskRole::Face, Some(TableView::Room(view))) => face::regions(view, &page),
        _ => vec![not_reached(&page)],
    };
    Page {
        title: title(shown, &page),
        regions,
    }
}

fn title(shown: &Shown, page: &PlayerPage) -> String {
    let role = match shown.role {
        DeskRole::Assistant(side) => Line::Assistant { side },
        DeskRole::Helper(side) => Line::Helper { side },
        DeskRole::Ear(side) => Line::Ear { side },
        DeskRole::Screen(side) => Line::Screen { side },
        DeskRole::Player(side) => Line::Player { side },
        DeskRole::Face | DeskRole::Arbiter(_) => Line::Face,
    };
    let role = page.say(&role);
    match shown.number {
        Some(number) => page.say(&Line::Title { number, role }),
        None => role,
    }
}

/// The region of a page without a connection: nothing of the game is shown, and no act is offered.
fn not_reached(page: &PlayerPage) -> Region {
    Region {
        id: "not-reached",
        html: html! { p.not-reached { (page.say(&Line::NotReached)) } },
    }
}

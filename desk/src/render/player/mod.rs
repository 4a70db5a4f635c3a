//! The contents of the pages of those who are no arbiters: an assistant, a helper, a player's ear, a screen for a player who sees a little,
//! the face of the clock.
//!
//! A page is made of the table's view for its role, so the page can tell no more than that view. The regions of a role are always the same;
//! a region for which the table shows nothing is empty. Every act is a form with `key` and `line`; where a field `word` is sent too, the
//! act is that word with `line` behind it. Times stand as they were at the snapshot's `ms`; the script counts on from there.

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
use form::Desk;
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
    let desk = Desk {
        at: shown.at,
        key: shown.key,
        ms: shown.snapshot.map_or(0, |snapshot| snapshot.ms),
        answers,
        words,
    };
    let regions = match (shown.role, table) {
        (DeskRole::Ear(_), _) => ear::regions(&desk),
        (DeskRole::Assistant(_), Some(TableView::Assistant(view))) => {
            assistant::regions(view, &desk)
        }
        (DeskRole::Helper(_), Some(TableView::Helper(view))) => helper::regions(view, &desk),
        (DeskRole::Screen(_), Some(TableView::Player(view))) => screen::regions(view, &desk),
        (DeskRole::Player(_), Some(TableView::Seat(view))) => seat::regions(view, &desk),
        (DeskRole::Face, Some(TableView::Room(view))) => face::regions(view, &desk),
        _ => vec![not_reached(&desk)],
    };
    Page {
        title: title(shown, &desk),
        regions,
    }
}

fn title(shown: &Shown, desk: &Desk) -> String {
    let role = match shown.role {
        DeskRole::Assistant(side) => Line::Assistant { side },
        DeskRole::Helper(side) => Line::Helper { side },
        DeskRole::Ear(side) => Line::Ear { side },
        DeskRole::Screen(side) => Line::Screen { side },
        DeskRole::Player(side) => Line::Player { side },
        DeskRole::Face | DeskRole::Arbiter(_) => Line::Face,
    };
    let role = desk.say(&role);
    match shown.number {
        Some(number) => desk.say(&Line::Title { number, role }),
        None => role,
    }
}

/// Without a connection nothing is shown, and no act is offered.
fn not_reached(desk: &Desk) -> Region {
    Region {
        id: "not-reached",
        html: html! { p.not-reached { (desk.say(&Line::NotReached)) } },
    }
}

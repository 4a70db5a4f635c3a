// SPDX-License-Identifier: GPL-3.0-or-later
//! The page of a player, blind or sighted, with all their acts: enter and correct, press, offer and answer, claim, resign, call. It
//! shows no board, and does not tell which side is to move. In official play it shows of the record only their own last entry,
//! unless the event says that the page is their record.

use maud::html;
use zgoda_table::view::{HalfMove, SeatView};

use super::asks::{self, Answering};
use super::form::PlayerPage;
use super::line::Line;
use super::{clock, entry, record, state};
use crate::render::shown::Region;

pub(super) fn regions(view: &SeatView, page: &PlayerPage) -> Vec<Region> {
    vec![
        asks::region(
            &view.asks,
            asks::Before {
                asked: view.before.as_ref(),
                written: &view.as_written,
            },
            Answering::InPerson,
            page,
        ),
        entry::region(view.public.game, entry::Enters::Yes, view.press, page),
        entry::press(view.press, page),
        own(view, page),
        offers(page),
        claims(page),
        clock::region(view.clock.as_ref(), None, None, page),
        state::region(&view.public, page),
    ]
}

/// The half-moves that the player entered.
fn own(view: &SeatView, page: &PlayerPage) -> Region {
    if view.whole {
        return record::region(&view.record, page);
    }
    let last: Option<&HalfMove> = view.record.last();
    Region {
        id: "record",
        html: html! {
            (page.heading(&Line::OwnEntry))
            @match last {
                Some(last) => p.last-half-move { (record::played(last, page)) },
                None => p { (page.say(&Line::OwnEntryNone)) },
            }
        },
    }
}

/// A draw, offered and answered in person, and the end of the game.
fn offers(page: &PlayerPage) -> Region {
    Region {
        id: "offers",
        html: html! {
            (page.heading(&Line::Draw))
            (page.grave_act("offer", &Line::Offer, "offer-means", &Line::OfferMeans))
            (page.act("accept", &Line::Accept))
            (page.act("decline", &Line::Decline))
            (page.grave_act("resign", &Line::Resign, "resign-means", &Line::ResignMeans))
        },
    }
}

/// Claims, and the arbiter.
fn claims(page: &PlayerPage) -> Region {
    let claims = [
        ("claim repetition", Line::ClaimRepetition),
        ("claim kings", Line::ClaimKings),
        ("claim three kings", Line::ClaimThreeKings),
        ("claim regulation", Line::ClaimRegulation),
        ("claim flag", Line::ClaimFlag),
    ];
    Region {
        id: "help",
        html: html! {
            (page.heading(&Line::Help))
            (page.grave_act("call", &Line::Call, "call-means", &Line::CallMeans))
            details #claims {
                summary { (page.say(&Line::Claims)) }
                p.means { (page.after_key(&Line::ClaimMeans)) }
                @for (line, name) in &claims { (page.act(line, name)) }
            }
        },
    }
}

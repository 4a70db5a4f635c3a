//! The page of a player, with all acts of a player, however much they see: enter and correct, press, offer and answer, claim,
//! resign, call. No board stands here, and nothing tells which side is to move. In official play of the record only their own last
//! entry is shown, unless the event says that the page is their record.

use maud::html;
use zgoda_table::view::{HalfMove, SeatView};

use super::asks::{self, Answering};
use super::form::Desk;
use super::line::Line;
use super::{clock, entry, record, state};
use crate::render::shown::Region;

pub(super) fn regions(view: &SeatView, desk: &Desk) -> Vec<Region> {
    vec![
        asks::region(
            &view.asks,
            asks::Before {
                asked: view.before.as_ref(),
                written: &view.as_written,
            },
            Answering::InPerson,
            desk,
        ),
        entry::region(view.public.game, entry::Enters::Yes, view.press, desk),
        entry::press(view.press, desk),
        own(view, desk),
        offers(desk),
        claims(desk),
        clock::region(view.clock.as_ref(), None, None, desk),
        state::region(&view.public, desk),
    ]
}

/// The half-moves that they entered.
fn own(view: &SeatView, desk: &Desk) -> Region {
    if view.whole {
        return record::region(&view.record, desk);
    }
    let last: Option<&HalfMove> = view.record.last();
    Region {
        id: "record",
        html: html! {
            (desk.heading(&Line::OwnEntry))
            @match last {
                Some(last) => p.last-half-move { (record::played(last, desk)) },
                None => p { (desk.say(&Line::OwnEntryNone)) },
            }
        },
    }
}

/// A draw, offered and answered in person, and the end of the game.
fn offers(desk: &Desk) -> Region {
    Region {
        id: "offers",
        html: html! {
            (desk.heading(&Line::Draw))
            (desk.grave_act("offer", &Line::Offer, "offer-means", &Line::OfferMeans))
            (desk.act("accept", &Line::Accept))
            (desk.act("decline", &Line::Decline))
            (desk.grave_act("resign", &Line::Resign, "resign-means", &Line::ResignMeans))
        },
    }
}

/// Claims, and the arbiter.
fn claims(desk: &Desk) -> Region {
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
            (desk.heading(&Line::Help))
            (desk.grave_act("call", &Line::Call, "call-means", &Line::CallMeans))
            details #claims {
                summary { (desk.say(&Line::Claims)) }
                p.means { (desk.after_key(&Line::ClaimMeans)) }
                @for (line, name) in &claims { (desk.act(line, name)) }
            }
        },
    }
}

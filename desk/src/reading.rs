// SPDX-License-Identifier: GPL-3.0-or-later
//! The pages on which arbiters read texts from a table's record: the protocol, with the sections and print style of the exported
//! file, and the words that each player alone was told.
//!
//! The table makes each text, and decides which devices may get it. If it does not answer in time, the page says so.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use tokio::time::timeout;
use zgoda_game::Side;
use zgoda_record::event::DeskRole;
use zgoda_record::export::{Protocol, SaidAlone, SaidLine};

use super::hall::{NotAsked, Read, Wanted};
use super::line::Line;
use super::render::shell::Frame;
use super::render::{Page, Region};
use super::respond::Caller;
use super::server::Desk;
use super::{called, table};
use zgoda::desk_link::wire::{NotRead, Token};

/// The longest wait for a table's text. Reading a long game takes well under a second.
const PATIENCE: Duration = Duration::from_secs(5);

/// Answers `GET /t/{at}/protocol`: the protocol of a table.
pub(super) async fn protocol(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
) -> Response {
    page(&desk, &at, &caller, Wanted::Protocol).await
}

/// Answers `GET /t/{at}/said`: the words that each player alone was told.
pub(super) async fn said(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
) -> Response {
    page(&desk, &at, &caller, Wanted::SaidAlone).await
}

async fn page(desk: &Desk, at: &str, caller: &Caller, wanted: Wanted) -> Response {
    let Some(held) = caller.device.held(at) else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    let Some(look) = table::look(desk, caller, held).await else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    // Other roles have no such page; the table would refuse them, too.
    if !matches!(look.role, Some(DeskRole::Arbiter(_)) | None) {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    }
    let (status, inside) = match asked(desk, &held.token, wanted).await {
        Ok(Read::Protocol(protocol)) => (StatusCode::OK, whole(caller, &protocol)),
        Ok(Read::SaidAlone(said)) => (StatusCode::OK, words(caller, &said)),
        Err((status, why)) => (status, html! { p { (caller.say(why)) } }),
    };
    let (title, address) = match (wanted, look.number) {
        (Wanted::Protocol, Some(number)) => (Line::ProtocolOf { number }, "protocol"),
        (Wanted::Protocol, None) => (Line::Protocol, "protocol"),
        (Wanted::SaidAlone, Some(number)) => (Line::SaidAloneOf { number }, "said"),
        (Wanted::SaidAlone, None) => (Line::SaidAlone, "said"),
    };
    let page = Page {
        title: called::title(caller.say(title), &look, &caller.words),
        regions: vec![Region {
            id: "reading",
            html: html! {
                p .back { a href={ "/t/" (at) } { (caller.say(Line::BackToTable)) } }
                (inside)
            },
        }],
    };
    let here = format!("/t/{at}/{address}");
    let frame = Frame {
        here: &here,
        is_protocol: wanted == Wanted::Protocol,
        ..Frame::default()
    };
    let visit = caller.visit();
    caller.page(status, &page, frame, visit.as_ref(), &[])
}

fn whole(caller: &Caller, protocol: &Protocol) -> Markup {
    html! {
        p .means { (caller.say(Line::ProtocolMeans)) }
        (protocol.sections())
    }
}

/// The last words to the players, under a heading for each player.
fn words(caller: &Caller, said: &SaidAlone) -> Markup {
    let to = |side: Side, lines: &[SaidLine]| {
        html! {
            h2 { (caller.say(Line::SaidTo { side })) }
            @if lines.is_empty() { p { (caller.say(Line::SaidNothing)) } }
            ul {
                @for line in lines {
                    li {
                        (line.time) " "
                        span lang=(line.lang) { (line.text) }
                        @if !line.whole { " " (caller.say(Line::SaidCut)) }
                    }
                }
            }
        }
    };
    html! {
        p .means { (caller.say(Line::SaidMeans)) }
        (to(Side::White, &said.white))
        (to(Side::Black, &said.black))
    }
}

/// The answer of the table, or the reason for its absence.
async fn asked(desk: &Desk, token: &Token, wanted: Wanted) -> Result<Read, (StatusCode, Line)> {
    let unavailable = |why| Err((StatusCode::SERVICE_UNAVAILABLE, why));
    let answer = match desk.hall.reads(token, wanted) {
        Ok(answer) => answer,
        Err(NotAsked::Away) => return unavailable(Line::TableGone),
        Err(NotAsked::LetInNoMore) => return unavailable(Line::LetInNoMore),
        Err(NotAsked::Busy) => return unavailable(Line::Busy),
    };
    match timeout(PATIENCE, answer).await {
        Ok(Ok(Ok(read))) => Ok(read),
        Ok(Ok(Err(why))) => match why {
            NotRead::NotAllowed => Err((StatusCode::FORBIDDEN, Line::ReadNotAllowed)),
            NotRead::Busy => unavailable(Line::Busy),
            NotRead::Unreadable => unavailable(Line::ReadUnreadable),
            NotRead::TooLong => unavailable(Line::ReadTooLong),
        },
        // The table is gone, so no answer will come.
        Ok(Err(_)) => unavailable(Line::TableGone),
        Err(_) => unavailable(Line::ReadLate),
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The page of a device at one table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};
use zgoda_record::event::DeskRole;
use zgoda_record::mode::GameKind;
use zgoda_record::sentence::Row as _;
use zgoda_table::view::{Attention, TableView};

use super::act;
use super::called::{self, Called};
use super::device::Held;
use super::key::{self, Purpose};
use super::line::Line;
use super::render::news::{self, Fact};
use super::render::shell::{Frame, NewsHeard};
use super::render::{self, Page, Region, Shown};
use super::respond::{Caller, Posted};
use super::seat::{Look, RightState};
use super::server::Desk;
use zgoda::page_words::PageWords;

/// The longest wait of a page for the table's view. After this time the page is shown without the view.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The number of seconds for which the muted page stays open.
const MUTED_SECONDS: u32 = 10;

/// The query in the address of a page.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// The number of the answer that the page must show.
    answer: Option<u64>,
}

/// The page of a device, and its sentence about the connection.
pub(super) fn shown(held: &Held, look: &Look, words: &PageWords) -> (Page, String) {
    let key = key::of(&held.token.0, Purpose::Table);
    let mut page = match look.role {
        Some(role) => render::page(
            &Shown {
                at: &held.at,
                number: look.number,
                role,
                snapshot: look.snapshot.as_deref(),
                key: &key,
            },
            words,
        ),
        None => Page {
            title: Line::Desk.text(words),
            regions: Vec::new(),
        },
    };
    page.title = called::title(page.title, look, words);
    let connection = match look.standing {
        RightState::Good if has_come(look) => Line::Connected,
        RightState::Good | RightState::Asked => Line::TableAsked,
        RightState::Away => Line::TableGone,
        RightState::Unknown => Line::LetInNoMore,
    };
    (page, connection.text(words))
}

/// The region with the names of the device's other tables that call for their arbiter. It has no other facts about them.
pub(super) fn elsewhere(desk: &Desk, caller: &Caller, here: &str) -> Region {
    let others = caller.device.tables.iter().filter(|held| held.at != here);
    let looks: Vec<(&Held, Look)> = others
        .filter_map(|held| {
            // Perhaps no page of that table is open, so the seat is kept here.
            desk.hall.stays(held, caller.language())?;
            Some((held, desk.hall.look(&held.token)?))
        })
        .collect();
    let facts = looks
        .iter()
        .flat_map(|(held, look)| news_of(held, look, caller));
    news::region(news::ELSEWHERE, facts)
}

/// The news of a table for pages of other tables.
pub(super) fn news_of(held: &Held, look: &Look, caller: &Caller) -> Vec<Fact> {
    let raised: &[Attention] = match look.snapshot.as_deref().map(|it| &it.table) {
        Some(TableView::Arbiter(view)) => &view.attention,
        _ => &[],
    };
    let asks = raised
        .iter()
        .filter(|it| matches!(it, Attention::Call | Attention::BoardsDiffer));
    let name = caller.say(Called::new(look).line([]));
    asks.map(|what| Fact::new(format!("{} {what:?}", held.at), name.clone()))
        .collect()
}

/// The way in which a page of this role speaks news; `None` if the page may not speak.
fn news_heard(look: &Look) -> Option<NewsHeard> {
    let table = look.snapshot.as_deref().map(|it| &it.table);
    let mode = match (look.role?, table) {
        (DeskRole::Arbiter(_), Some(TableView::Arbiter(view))) => Some(view.public.mode),
        (DeskRole::Assistant(_), Some(TableView::Assistant(view))) => Some(view.public.mode),
        (DeskRole::Arbiter(_) | DeskRole::Assistant(_), _) => None,
        _ => return None,
    };
    Some(NewsHeard::in_mode(mode.map(GameKind::mode)))
}

/// True if the table has sent its view. An ear gets no view.
fn has_come(look: &Look) -> bool {
    look.snapshot.is_some() || matches!(look.role, Some(DeskRole::Ear(_)))
}

/// True if the table may still send a view for the page.
pub(super) fn is_awaited(look: &Look) -> bool {
    look.standing != RightState::Unknown && !has_come(look)
}

/// The state of the device's table, as soon as the table has sent it.
pub(super) async fn look(desk: &Desk, caller: &Caller, held: &Held) -> Option<Look> {
    let mut changes = desk.hall.sit(held, caller.language())?;
    let until = Instant::now() + PATIENCE;
    loop {
        let look = desk.hall.look(&held.token)?;
        let waits = match look.standing {
            RightState::Asked => true,
            RightState::Good => !has_come(&look),
            RightState::Unknown | RightState::Away => false,
        };
        if !waits || !matches!(timeout_at(until, changes.changed()).await, Ok(Ok(()))) {
            return Some(look);
        }
    }
}

/// The header for the cookie that the device keeps for its table. It updates the place of the table, or removes the cookie if the
/// device is no longer let in.
pub(super) fn kept(desk: &Desk, held: &Held, look: &Look) -> Option<String> {
    match look.standing {
        RightState::Unknown => Some(desk.door.drop(&held.at)),
        RightState::Good => {
            let home = desk.hall.home(&held.token).filter(|it| *it != held.home)?;
            Some(desk.door.keep(&Held {
                home,
                ..held.clone()
            }))
        }
        RightState::Asked | RightState::Away => None,
    }
}

/// Answers `GET /t/{at}`.
pub(super) async fn page(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Response {
    let Some(held) = caller.device.held(&at) else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    let Some(look) = look(&desk, &caller, held).await else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    let (mut page, connection) = shown(held, &look, &caller.words);
    if matches!(look.role, Some(DeskRole::Arbiter(_))) {
        page.regions.push(elsewhere(&desk, &caller, &at));
    }
    let key = key::of(&held.token.0, Purpose::Table);
    let here = format!("/t/{at}");
    let is_let_in = look.standing != RightState::Unknown;
    let answer = asked
        .answer
        .and_then(|it| desk.hall.answer(&held.token, it));
    // A page without a known role is loaded again as soon as the role is known.
    let waits = if look.role.is_none() { "?waits=1" } else { "" };
    let says_that_it_is_seen = matches!(look.role, Some(DeskRole::Face | DeskRole::Player(_)));
    let frame = Frame {
        here: &here,
        connection,
        stream: is_let_in.then(|| format!("{here}/stream{waits}")),
        refreshes: is_let_in && look.role.is_none(),
        as_of_ms: look.as_of_ms,
        answers: answer.map(|answer| answer.lines).unwrap_or_default(),
        awake: says_that_it_is_seen.then(|| (format!("{here}/here"), key.clone())),
        below: if is_let_in {
            below(&here, &key, look.role, &caller.words)
        } else {
            html! {}
        },
        news: news_heard(&look),
        is_ear: matches!(look.role, Some(DeskRole::Ear(_))),
        ..Frame::default()
    };
    let cookies: Vec<String> = kept(&desk, held, &look).into_iter().collect();
    let visit = caller.visit();
    let status = if is_let_in {
        StatusCode::OK
    } else {
        StatusCode::FORBIDDEN
    };
    caller.page(status, &page, frame, visit.as_ref(), &cookies)
}

/// The part of a page below the regions: the links to the record's pages, and the form that gives the device's right up.
fn below(here: &str, key: &str, role: Option<DeskRole>, words: &PageWords) -> Markup {
    let say = |line: Line| line.text(words);
    html! {
        @if matches!(role, Some(DeskRole::Arbiter(_))) {
            p { a href={ (here) "/protocol" } { (say(Line::Protocol)) } }
            p { a href={ (here) "/said" } { (say(Line::SaidAlone)) } }
        }
        form .leave method="post" action={ (here) "/leave" } {
            input type="hidden" name="key" value=(key);
            p #leave-means { (say(Line::LeaveMeans)) }
            button type="submit" aria-describedby="leave-means" { (say(Line::Leave)) }
        }
    }
}

/// Answers `POST /t/{at}/muted` with the facts that an arbiter may know but must not be seen to know. They are on a separate page
/// that closes by itself. No other page, title or list shows them.
pub(super) async fn muted(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
    Posted(form): Posted<act::Bare>,
) -> Response {
    let held = match act::right(&caller, &at, &form.key) {
        Ok(held) => held,
        Err(refused) => return *refused,
    };
    let Some(look) = look(&desk, &caller, held).await else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    let Some(role @ DeskRole::Arbiter(_)) = look.role else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    let shown = Shown {
        at: &held.at,
        number: look.number,
        role,
        snapshot: look.snapshot.as_deref(),
        key: &form.key,
    };
    let mut page = render::arbiter::muted(&shown, &caller.words);
    page.title = called::title(page.title, &look, &caller.words);
    let here = format!("/t/{at}");
    let frame = Frame {
        here: &here,
        goes_back: Some((MUTED_SECONDS, here.clone())),
        ..Frame::default()
    };
    caller.page(StatusCode::OK, &page, frame, None, &[])
}

#[cfg(test)]
mod tests {
    use zgoda_speech::Language;

    use super::*;
    use crate::render::FRAME_BYTES;
    use crate::render::shell::shell;
    use zgoda_record::event::CodeOf;

    #[test]
    fn what_stands_around_the_regions_of_an_arbiters_page_is_small_in_every_language() {
        const IDS: [&str; 17] = ["differences"; 17];
        let key = "k".repeat(32);
        let here = "/t/0123456789ab";
        let role = Some(DeskRole::Arbiter(CodeOf::Chief));
        for language in Language::ALL {
            let words = PageWords::new(language);
            let names = Language::ALL.map(|it| {
                let name = Line::OwnName.text(&PageWords::new(it));
                (it, name)
            });
            let frame = Frame {
                here,
                connection: Line::Connected.text(&words),
                stream: Some(format!("{here}/stream")),
                now_ms: 999_999_999,
                as_of_ms: Some(999_999_999),
                below: below(here, &key, role, &words),
                languages: Some((key.clone(), names.into())),
                news: Some(NewsHeard::ByEarphone),
                ..Frame::default()
            };
            let page = Page {
                title: Line::Desk.text(&words),
                regions: IDS.map(|id| Region { id, html: html! {} }).into(),
            };
            let bytes = shell(&page, &frame, &words).into_string().len();
            assert!(bytes < FRAME_BYTES, "{language:?}: {bytes}");
        }
    }
}

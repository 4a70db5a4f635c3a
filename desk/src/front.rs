// SPDX-License-Identifier: GPL-3.0-or-later
//! The first page: a form for an unknown device, and the list of its tables for a device that was let in.
//!
//! A person without a slip learns nothing here, not even that there is a table.

mod list;
pub(crate) mod wanted;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::future::join_all;
use maud::{Markup, html};
use serde::Deserialize;
use zgoda_speech::Language;
use zgoda_table::view::TableView;

use super::all_tables;
use super::device::Visit;
use super::hall::Opened;
use super::key::{self, Purpose};
use super::line::Line;
use super::opening::Told;
use super::records;
use super::render::news;
use super::render::shell::{Frame, LIST, NewsHeard};
use super::render::{Page, Region};
use super::respond::{Caller, Posted, see};
use super::server::Desk;
use super::table;
use wanted::Asked;

/// The most characters of the words of a slip.
const LONGEST_WORDS: usize = 200;
/// The most characters of a device's name.
const LONGEST_NAME: usize = 60;

/// The form that lets a device in.
#[derive(Deserialize)]
pub(super) struct Opening {
    key: String,
    words: String,
    #[serde(default)]
    device: String,
}

/// The choice of a language.
#[derive(Deserialize)]
pub(super) struct Chosen {
    key: String,
    lang: String,
    #[serde(default)]
    back: String,
}

/// The state of a device's request to be let in.
pub(super) fn opening(desk: &Desk, caller: &Caller, from: IpAddr) -> Option<Opened> {
    desk.hall.opening(caller.device.visit.as_ref()?, from)
}

/// True if the device was let in at a table for which it has not stored a right yet.
pub(super) fn is_new(caller: &Caller, opened: &Opened) -> bool {
    let mut held = opened.held.iter();
    held.any(|held| caller.device.held(&held.at).is_none())
}

/// The regions of the page that change.
pub(super) fn regions(
    desk: &Desk,
    caller: &Caller,
    opening: Option<&Opened>,
    asked: &Asked,
) -> Vec<Region> {
    let standing = opening.map(|opened| Region {
        id: "standing",
        html: standing(caller, opened),
    });
    let rows = list::rows(desk, caller);
    let not_started = list::not_started(desk, caller);
    let tables = (!rows.is_empty()).then(|| Region {
        id: "tables",
        html: list::shown(&rows, &not_started, asked, caller),
    });
    let tables_news = tables.is_some().then(|| news(desk, caller));
    // The keys are part of this region because they come and go with the tables.
    let at_once = list::is_an_arbiters(&rows).then(|| all_tables::keys(caller));
    let at_once = at_once.flatten().map(|html| Region {
        id: "at-once",
        html,
    });
    standing
        .into_iter()
        .chain(tables)
        .chain(at_once)
        .chain(tables_news)
        .collect()
}

/// The tables that ask for their arbiter.
fn news(desk: &Desk, caller: &Caller) -> Region {
    let tables = caller.device.tables.iter();
    let looks = tables.filter_map(|held| Some((held, desk.hall.look(&held.token)?)));
    let facts = looks.flat_map(|(held, look)| table::news_of(held, &look, caller));
    news::region(news::HERE, facts)
}

/// The way in which an arbiter's device lets news of the tables be heard; `None` on other devices.
fn news_heard(desk: &Desk, caller: &Caller) -> Option<NewsHeard> {
    let looks = caller.device.tables.iter();
    let looks = looks.filter_map(|held| desk.hall.look(&held.token)?.snapshot);
    let modes = looks.filter_map(|snapshot| match &snapshot.table {
        TableView::Arbiter(view) => Some(NewsHeard::in_mode(Some(view.public.mode.mode()))),
        _ => None,
    });
    // If one of the games is official, no other person may hear the news.
    modes.max_by_key(|heard| *heard == NewsHeard::ByEarphone)
}

/// The state of the request, in words.
fn standing(caller: &Caller, opened: &Opened) -> Markup {
    let mut lines = Vec::new();
    let waits = opened.wait.map(|wait| Line::NotTried {
        seconds: wait.as_secs().saturating_add(1),
    });
    match opened.told {
        Told::Looking => lines.push(Line::Looking),
        Told::Waits(_) => lines.extend(opened.waits.iter().map(|(table, device)| {
            let device = *device;
            match *table {
                Some(table) => Line::Waits { table, device },
                None => Line::WaitsSomewhere { device },
            }
        })),
        Told::No => lines.push(Line::SaidNo),
        Told::Nothing => {
            lines.push(Line::OpensNothing);
            lines.extend(waits);
        }
        Told::NotTried => {
            lines.push(Line::TryAgain);
            lines.extend(waits);
        }
        Told::Opened => {}
    }
    html! {
        div role="status" {
            @for line in lines { p { (caller.say(line)) } }
        }
    }
}

fn form(caller: &Caller, visit: &Visit) -> Markup {
    let more = !caller.device.tables.is_empty();
    html! {
        form .opening method="post" action="/open" autocomplete="off" {
            @if more { h2 { (caller.say(Line::AnotherSlip)) } }
            input type="hidden" name="key" value=(key::of(visit.secret(), Purpose::Opening));
            p {
                label for="words" { (caller.say(Line::Words)) }
                input #words name="words" required maxlength=(LONGEST_WORDS) autocapitalize="none"
                    spellcheck="false" aria-describedby="words-hint";
                span .hint #words-hint { (caller.say(Line::WordsHint)) }
            }
            p {
                label for="device" { (caller.say(Line::Device)) }
                input #device name="device" required maxlength=(LONGEST_NAME)
                    aria-describedby="device-hint";
                span .hint #device-hint { (caller.say(Line::DeviceHint)) }
            }
            button .main type="submit" { (caller.say(Line::LetIn)) }
        }
    }
}

/// Answers `GET /`. A device that was let in at only one table is sent to that table.
pub(super) async fn page(
    State(desk): State<Arc<Desk>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Query(asked): Query<Asked>,
    mut caller: Caller,
) -> Response {
    let held = caller.device.tables.clone();
    let looks = join_all(held.iter().map(|held| table::look(&desk, &caller, held))).await;
    let mut cookies = Vec::new();
    for (held, look) in held.iter().zip(&looks) {
        let Some(look) = look else {
            return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
        };
        cookies.extend(table::kept(&desk, held, look));
        if look.standing == super::seat::RightState::Unknown {
            caller.device.tables.retain(|it| it.at != held.at);
        }
    }
    let opening = opening(&desk, &caller, from.ip());
    if let Some(opened) = &opening {
        if is_new(&caller, opened) {
            cookies.extend(opened.held.iter().map(|held| desk.door.keep(held)));
            // The list is shown as long as other tables may still say yes.
            let waits = matches!(opened.told, Told::Waits(_));
            let only = match (&caller.device.tables[..], &opened.held[..]) {
                ([], [held]) if !waits => format!("/t/{}", held.at),
                _ => "/".to_owned(),
            };
            return see(&only, &cookies);
        }
        if let (Told::Opened, Some(visit)) = (&opened.told, &caller.device.visit) {
            desk.hall.opening_is_told(visit);
        }
    }
    // An opened table is in the list and needs no message.
    let opening = opening.filter(|it| !matches!(it.told, Told::Opened));
    if let ([held], None, None) = (&caller.device.tables[..], &opening, &asked.tables) {
        return see(&format!("/t/{}", held.at), &cookies);
    }
    let Some(visit) = caller.visit() else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    let waits = opening.as_ref();
    let waits = waits.is_some_and(|it| matches!(it.told, Told::Looking | Told::Waits(_)));
    let is_live = waits || !caller.device.tables.is_empty();
    let page = Page {
        title: caller.say(Line::Desk),
        regions: regions(&desk, &caller, opening.as_ref(), &asked),
    };
    let frame = Frame {
        here: LIST,
        connection: if is_live {
            caller.say(Line::Connected)
        } else {
            String::new()
        },
        stream: is_live.then(|| asked.stream()),
        refreshes: waits,
        news: news_heard(&desk, &caller),
        below: html! {
            @if list::is_an_arbiters(&list::rows(&desk, &caller)) { (asked.form(&caller.words)) }
            (records::link(&desk, &caller, &looks))
            (form(&caller, &visit))
        },
        ..Frame::default()
    };
    caller.page(StatusCode::OK, &page, frame, Some(&visit), &cookies)
}

/// Answers `POST /open`: words of a slip from the first page.
pub(super) async fn open(
    State(desk): State<Arc<Desk>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    caller: Caller,
    Posted(form): Posted<Opening>,
) -> Response {
    let Some(visit) = own(&caller, &form.key, Purpose::Opening) else {
        return caller.refuse(StatusCode::FORBIDDEN, Line::NotOurForm);
    };
    let words = form.words.trim();
    let name: String = form
        .device
        .trim()
        .chars()
        .filter(|it| !it.is_control())
        .collect();
    let fits = !words.is_empty() && words.chars().count() <= LONGEST_WORDS;
    if !fits || name.chars().count() > LONGEST_NAME {
        return caller.refuse(StatusCode::BAD_REQUEST, Line::NotOurForm);
    }
    desk.hall.open(visit, from.ip(), name, words.to_owned());
    see("/", &[])
}

/// Answers `POST /lang`: the choice of a language.
pub(super) async fn language(
    State(desk): State<Arc<Desk>>,
    caller: Caller,
    Posted(chosen): Posted<Chosen>,
) -> Response {
    if own(&caller, &chosen.key, Purpose::Language).is_none() {
        return caller.refuse(StatusCode::FORBIDDEN, Line::NotOurForm);
    }
    let Some(language) = Language::from_tag(&chosen.lang) else {
        return caller.refuse(StatusCode::BAD_REQUEST, Line::NotOurForm);
    };
    // The way back must lead to a page of the device.
    let back = chosen.back.strip_prefix("/t/").and_then(|rest| {
        let (at, page) = rest.split_once('/').unwrap_or((rest, ""));
        caller.device.held(at)?;
        Some(match page {
            "protocol" | "said" => format!("/t/{at}/{page}"),
            _ => format!("/t/{at}"),
        })
    });
    let back = back.or_else(|| (chosen.back == LIST).then(|| LIST.to_owned()));
    let of_records = || records::address(&chosen.back).map(str::to_owned);
    let back = back.or_else(of_records).unwrap_or_else(|| "/".to_owned());
    see(&back, &[desk.door.language(language)])
}

/// The secret of the device, if the form has its key.
fn own<'a>(caller: &'a Caller, key: &str, purpose: Purpose) -> Option<&'a Visit> {
    let visit = caller.device.visit.as_ref()?;
    key::fits(key, visit.secret(), purpose).then_some(visit)
}

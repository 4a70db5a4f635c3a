//! The page of a device at one table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::html;
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use super::device::Held;
use super::key::{self, Purpose};
use super::line::Line;
use super::render::shell::Frame;
use super::render::{self, Page, Shown};
use super::respond::Caller;
use super::seat::{Look, Standing};
use super::server::Desk;
use super::words::PageWords;
use crate::record::event::DeskRole;
use crate::sentence::Row as _;

/// So long a page waits for what the table has to say, and is then shown without it.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// What stands behind the address of a page.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    /// The number of an answer that it is to show.
    answer: Option<u64>,
}

/// What stands on the page of a device, and its sentence about the connection.
pub(super) fn shown(held: &Held, look: &Look, words: &PageWords) -> (Page, String) {
    let key = key::of(&held.token.0, Purpose::Table);
    let page = match look.role {
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
    let connection = match (look.standing, &look.snapshot) {
        (Standing::Good, Some(_)) => Line::Connected,
        (Standing::Good, None) | (Standing::Asked, _) => Line::TableAsked,
        (Standing::Away, _) => Line::TableGone,
        (Standing::Unknown, _) => Line::LetInNoMore,
    };
    (page, connection.text(words))
}

/// How the device's table stands, as soon as the table has said so.
pub(super) async fn look(desk: &Desk, caller: &Caller, held: &Held) -> Option<Look> {
    let mut changes = desk.hall.sit(held, caller.language())?;
    let until = Instant::now() + PATIENCE;
    loop {
        let look = desk.hall.look(&held.token)?;
        let waits = match look.standing {
            Standing::Asked => true,
            Standing::Good => look.snapshot.is_none(),
            Standing::Unknown | Standing::Away => false,
        };
        if !waits || !matches!(timeout_at(until, changes.changed()).await, Ok(Ok(()))) {
            return Some(look);
        }
    }
}

/// What the device keeps of its table: where the table is now, or nothing where it is let in no more.
pub(super) fn kept(desk: &Desk, held: &Held, look: &Look) -> Option<String> {
    match look.standing {
        Standing::Unknown => Some(desk.door.drop(&held.at)),
        Standing::Good => {
            let home = desk.hall.home(&held.token).filter(|it| *it != held.home)?;
            Some(desk.door.keep(&Held {
                home,
                ..held.clone()
            }))
        }
        Standing::Asked | Standing::Away => None,
    }
}

/// `GET /t/{at}`.
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
    let (page, connection) = shown(held, &look, &caller.words);
    let key = key::of(&held.token.0, Purpose::Table);
    let here = format!("/t/{at}");
    let is_let_in = look.standing != Standing::Unknown;
    let answer = asked
        .answer
        .and_then(|it| desk.hall.answer(&held.token, it));
    // A page that does not know yet whose it is, is loaded again as soon as it does.
    let waits = if look.role.is_none() { "?waits=1" } else { "" };
    let counts_while_awake = matches!(look.role, Some(DeskRole::Face | DeskRole::Ear(_)));
    let frame = Frame {
        here: &here,
        connection,
        stream: is_let_in.then(|| format!("{here}/stream{waits}")),
        refreshes: look.role.is_none(),
        since_ms: look.since_ms,
        answers: answer.map(|answer| answer.lines).unwrap_or_default(),
        awake: counts_while_awake.then(|| (format!("{here}/here"), key.clone())),
        below: html! {
            @if is_let_in {
                form .leave method="post" action={ (here) "/leave" } {
                    input type="hidden" name="key" value=(key);
                    p #leave-means { (caller.say(Line::LeaveMeans)) }
                    button type="submit" aria-describedby="leave-means" { (caller.say(Line::Leave)) }
                }
            }
        },
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

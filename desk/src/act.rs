// SPDX-License-Identifier: GPL-3.0-or-later
//! Handles acts on a page of a table. The desk passes an act to the table, which decides about it, and returns the table's answer.
//!
//! No act is carried out twice or kept for later. If the table is away, or does not answer, the page says so.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "any program can send any form"
    )
)]

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use tokio::time::timeout;
use zgoda_input::command::Order;
use zgoda_record::event::DeskRole;
use zgoda_table::session::input::Seen;

use super::device::Held;
use super::hall::{Act, NotAsked};
use super::key::{self, Purpose};
use super::line::Line;
use super::respond::{Caller, Posted, see};
use super::seat::Answer;
use super::server::Desk;
use super::table;
use zgoda::desk_link::wire::{Ask, Heard};

/// The longest wait for a table. After this time it is unknown whether the act was carried out.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most letters of a line. The limit makes it fit into a line of the wire.
const LONGEST_LINE: usize = 1_000;

/// A form of a page.
#[derive(Deserialize)]
pub(super) struct Form {
    key: String,
    line: String,
    /// The command that is put in front of the typed text.
    #[serde(default)]
    word: String,
    #[serde(default)]
    press: String,
    #[serde(default)]
    answers: String,
    #[serde(default)]
    rows: String,
    #[serde(default)]
    aloud: String,
    #[serde(default)]
    then: String,
    #[serde(default)]
    sent: String,
}

/// A form with its key alone.
#[derive(Deserialize)]
pub(super) struct Bare {
    pub(super) key: String,
}

/// The form by which a page reports whether it is awake.
#[derive(Deserialize)]
pub(super) struct Here {
    key: String,
    awake: bool,
}

/// The form by which an ear's page reports its progress.
#[derive(Deserialize)]
pub(super) struct HeardOf {
    key: String,
    utterance: u64,
    how: Heard,
}

impl Form {
    /// The act that the form asks for, if the form can be read. An empty field counts as absent. An unreadable field makes the
    /// whole form unreadable, because without the field the act would lack a safeguard.
    fn read(&self, late_ms: impl FnOnce(Option<u64>) -> Option<u64>) -> Option<Act> {
        let line = format!("{} {}", self.word, self.line.trim());
        let line = line.trim();
        let fits = !line.is_empty()
            && line.chars().count() <= LONGEST_LINE
            && !line.chars().any(char::is_control);
        fits.then_some(())?;
        Some(Act {
            line: line.to_owned(),
            order: None,
            seen: Seen {
                press: number(&self.press)?,
                answers: number(&self.answers)?,
                rows: number(&self.rows)?,
                aloud: number(&self.aloud)?,
            },
            then_press: match self.then.as_str() {
                "" => false,
                "press" => true,
                _ => return None,
            },
            late_ms: late_ms(number(&self.sent)?),
        })
    }
}

fn number<T: FromStr>(text: &str) -> Option<Option<T>> {
    let text = text.trim();
    if text.is_empty() {
        return Some(None);
    }
    text.parse().ok().map(Some)
}

/// The device's right, if the form has the key of its page.
pub(super) fn right<'a>(
    caller: &'a Caller,
    at: &str,
    key: &str,
) -> Result<&'a Held, Box<Response>> {
    let held = caller.device.held(at);
    let held = held.ok_or_else(|| Box::new(caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere)))?;
    if key::fits(key, &held.token.0, Purpose::Table) {
        Ok(held)
    } else {
        Err(Box::new(
            caller.refuse(StatusCode::FORBIDDEN, Line::NotOurForm),
        ))
    }
}

/// Answers `POST /t/{at}/do`: an act on a page.
pub(super) async fn act(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
    Posted(form): Posted<Form>,
) -> Response {
    // The time of arrival is taken before any other wait.
    let arrived = |sent| desk.hall.time.late_ms(sent);
    let act = form.read(arrived);
    let held = match right(&caller, &at, &form.key) {
        Ok(held) => held,
        Err(refused) => return *refused,
    };
    let Some(mut act) = act else {
        return caller.refuse(StatusCode::BAD_REQUEST, Line::NotOurForm);
    };
    // If the desk was just started, it must first ask the table about the right.
    let Some(look) = table::look(&desk, &caller, held).await else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    if matches!(look.role, Some(DeskRole::Arbiter(_))) {
        act.order = Order::read(&act.line, caller.commands());
    }
    let answer = done(&desk, &caller, held, act).await;
    if caller.wants_fragment {
        // The page keeps a refused text in its field.
        let status = match answer.taken {
            true => StatusCode::OK,
            false => StatusCode::UNPROCESSABLE_ENTITY,
        };
        return caller.fragment(status, &answer.lines);
    }
    match desk.hall.keep(&held.token, answer) {
        Some(number) => see(&format!("/t/{at}?answer={number}#answers"), &[]),
        None => see(&format!("/t/{at}"), &[]),
    }
}

/// Passes the act to the table, and waits for the table's answer.
pub(super) async fn done(desk: &Desk, caller: &Caller, held: &Held, act: Act) -> Answer {
    let not = |line: Line| Answer {
        taken: false,
        lines: vec![caller.say(line)],
    };
    let (request, answer) = match desk.hall.act(&held.token, act) {
        Ok(asked) => asked,
        Err(NotAsked::Away) => return not(Line::TableGone),
        Err(NotAsked::LetInNoMore) => return not(Line::LetInNoMore),
        Err(NotAsked::Busy) => return not(Line::Busy),
    };
    match timeout(PATIENCE, answer).await {
        Ok(Ok(answer)) if answer.taken && answer.lines.is_empty() => Answer {
            lines: vec![caller.say(Line::Taken)],
            ..answer
        },
        Ok(Ok(answer)) => answer,
        // The table is gone or slow, and may have carried out the act.
        Ok(Err(_)) | Err(_) => {
            desk.hall.give_up(request);
            not(Line::Unanswered)
        }
    }
}

/// Answers `POST /t/{at}/here`: a page that counts only while it is visible or audible reports whether it is.
pub(super) async fn here(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
    Posted(here): Posted<Here>,
) -> Response {
    match right(&caller, &at, &here.key) {
        Ok(held) => {
            let (token, awake) = (held.token.clone(), here.awake);
            desk.hall.says(&held.token, Ask::Here { token, awake });
            StatusCode::NO_CONTENT.into_response()
        }
        Err(refused) => *refused,
    }
}

/// Answers `POST /t/{at}/heard`: the page of an ear reports its progress with an utterance.
pub(super) async fn heard(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
    Posted(of): Posted<HeardOf>,
) -> Response {
    match right(&caller, &at, &of.key) {
        Ok(held) => {
            let what = Ask::Heard {
                token: held.token.clone(),
                utterance: of.utterance,
                how: of.how,
            };
            desk.hall.says(&held.token, what);
            StatusCode::NO_CONTENT.into_response()
        }
        Err(refused) => *refused,
    }
}

/// Answers `POST /t/{at}/leave`: the device gives its right up.
pub(super) async fn leave(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    caller: Caller,
    Posted(form): Posted<Bare>,
) -> Response {
    match right(&caller, &at, &form.key) {
        Ok(held) => {
            desk.hall.give_back(&held.token);
            see("/", &[desk.door.drop(&held.at)])
        }
        Err(refused) => *refused,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_table::view::{Mark, Salt};

    fn form(line: &str, press: &str) -> Form {
        Form {
            key: String::new(),
            line: line.to_owned(),
            word: String::new(),
            press: press.to_owned(),
            answers: String::new(),
            rows: String::new(),
            aloud: String::new(),
            then: String::new(),
            sent: String::new(),
        }
    }

    #[test]
    fn a_guard_that_cannot_be_read_makes_nothing_of_the_form() {
        let read = |form: Form| form.read(|sent| sent);
        let mark = Mark::of_press(Salt(1), 12, 11);
        let seen = read(form(" press ", &mark.to_string())).unwrap().seen;
        assert_eq!(seen.press, Some(mark));
        assert_eq!(read(form("press", " ")).unwrap().seen.press, None);
        let said = Form {
            word: "said".to_owned(),
            ..form("32-28", "")
        };
        assert_eq!(read(said).unwrap().line, "said 32-28");
        // The text after the command may be left out.
        let alone = Form {
            word: "decide 2-0".to_owned(),
            ..form(" ", "")
        };
        assert_eq!(read(alone).unwrap().line, "decide 2-0");
        let long = "a".repeat(LONGEST_LINE + 1);
        for (line, press) in [
            ("press", "x"),
            ("press", "-1"),
            ("press", "99999999999"),
            ("", ""),
            ("press\nyes", ""),
            (&long, ""),
        ] {
            assert!(read(form(line, press)).is_none(), "{line:?} {press}");
        }
    }
}

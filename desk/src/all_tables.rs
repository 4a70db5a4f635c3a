// SPDX-License-Identifier: GPL-3.0-or-later
//! Acts of an arbiter at all their tables at once: letting devices in, settling the preparation, beginning, stopping and
//! resuming the round (Kodeks II 4.4, 7.2), and handing over to another arbiter.
//!
//! Each table gets the same request as from its own page, and decides for itself. A table to which the act does not apply
//! is left out, and the answer names it, so that the arbiter does not believe that its clock runs.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::future::join_all;
use maud::{Markup, html};
use serde::Deserialize;
use zgoda_input::command::{Order, Words};
use zgoda_record::plain::LONGEST_NAME;
use zgoda_table::session::input::Seen;
use zgoda_table::view::{ArbiterView, Phase, TableView};

use super::called::Called;
use super::device::Held;
use super::hall::Act;
use super::key::{self, Purpose};
use super::line::Line;
use super::render::common::after_key;
use super::render::shell::Frame;
use super::render::{Page, Region};
use super::respond::{Caller, Posted};
use super::server::Desk;
use super::{act, table};

/// An act at all tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Everywhere {
    /// All questions before the first move are settled.
    Prepared,
    /// The clocks of the round are started.
    Begin,
    /// All clocks are stopped.
    Stop,
    /// The interrupted games go on.
    GoOn,
    /// All devices that wait are let in.
    LetIn,
    /// Another arbiter looks after the tables from now on.
    HandOver,
}

/// The submitted form of an act.
#[derive(Deserialize)]
pub(super) struct Form {
    key: String,
    what: Everywhere,
    /// The name of the arbiter to whom the tables are handed over.
    #[serde(default)]
    name: String,
}

impl Form {
    /// The line for each table, and its order; `None` if the order needs a name and the given name is not valid.
    fn read(&self, words: &Words) -> Option<(String, Order)> {
        let name = match self.what {
            Everywhere::HandOver => self.name.trim(),
            Everywhere::Prepared
            | Everywhere::Begin
            | Everywhere::Stop
            | Everywhere::GoOn
            | Everywhere::LetIn => "",
        };
        let line = format!("{} {name}", self.what.line());
        let line = line.trim();
        let fits = name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control);
        let order = Order::read(line, words).filter(|_| fits)?;
        Some((line.to_owned(), order))
    }
}

impl Everywhere {
    const ALL: [Everywhere; 6] = [
        Everywhere::LetIn,
        Everywhere::Prepared,
        Everywhere::Begin,
        Everywhere::Stop,
        Everywhere::GoOn,
        Everywhere::HandOver,
    ];

    /// True if the act applies to a table in this state.
    fn is_for(self, view: &ArbiterView) -> bool {
        let phase = view.public.phase;
        match self {
            Everywhere::LetIn => view.devices.iter().any(|device| !device.opened),
            Everywhere::Prepared => !view.preparation.open.is_empty(),
            Everywhere::Begin => matches!(phase, Phase::Before),
            Everywhere::Stop => matches!(phase, Phase::Playing),
            Everywhere::GoOn => matches!(phase, Phase::Stopped | Phase::Interrupted),
            Everywhere::HandOver => !matches!(phase, Phase::Closed),
        }
    }

    /// The arbiter's command for the act.
    const fn line(self) -> &'static str {
        match self {
            Everywhere::Prepared => "prepared",
            Everywhere::Begin | Everywhere::GoOn => "resume",
            Everywhere::Stop => "stop",
            Everywhere::LetIn => "device all",
            Everywhere::HandOver => "hand over",
        }
    }

    const fn value(self) -> &'static str {
        match self {
            Everywhere::Prepared => "prepared",
            Everywhere::Begin => "begin",
            Everywhere::Stop => "stop",
            Everywhere::GoOn => "go-on",
            Everywhere::LetIn => "let-in",
            Everywhere::HandOver => "hand-over",
        }
    }

    const fn name(self) -> Line {
        match self {
            Everywhere::Prepared => Line::AllPrepared,
            Everywhere::Begin => Line::AllBegin,
            Everywhere::Stop => Line::AllStop,
            Everywhere::GoOn => Line::AllGoOn,
            Everywhere::LetIn => Line::AllLetIn,
            Everywhere::HandOver => Line::AllHandOver,
        }
    }

    const fn means(self) -> Line {
        match self {
            Everywhere::Prepared => Line::AllPreparedMeans,
            Everywhere::Begin => Line::AllBeginMeans,
            Everywhere::Stop => Line::AllStopMeans,
            Everywhere::GoOn => Line::AllGoOnMeans,
            Everywhere::LetIn => Line::AllLetInMeans,
            Everywhere::HandOver => Line::AllHandOverMeans,
        }
    }
}

/// The keys of these acts, for an arbiter of several tables. Each key first unfolds the words about the consequence,
/// and a second key that says yes.
pub(super) fn keys(caller: &Caller) -> Option<Markup> {
    let visit = caller.device.visit.as_ref()?;
    let key = key::of(visit.secret(), Purpose::AllTables);
    Some(html! {
        h2 { (caller.say(Line::AllAtOnce)) }
        @for what in Everywhere::ALL {
            details .act aria-label=(caller.say(what.name())) {
                summary { (caller.say(what.name())) }
                p .means id={ "all-" (what.value()) } {
                    (after_key(caller.say(what.means()), &caller.words))
                }
                form method="post" action="/all" {
                    input type="hidden" name="key" value=(key);
                    input type="hidden" name="what" value=(what.value());
                    @if what == Everywhere::HandOver {
                        label {
                            (caller.say(Line::AllHandOverName)) " "
                            input type="text" name="name" autocomplete="off" maxlength=(LONGEST_NAME) required;
                        }
                        " "
                    }
                    button type="submit" aria-describedby={ "all-" (what.value()) } {
                        (caller.say(Line::AllYes))
                    }
                }
            }
        }
    })
}

/// Answers `POST /all`: an act at all tables.
pub(super) async fn all(
    State(desk): State<Arc<Desk>>,
    caller: Caller,
    Posted(form): Posted<Form>,
) -> Response {
    let visit = caller.device.visit.as_ref();
    let is_own = visit.is_some_and(|it| key::fits(&form.key, it.secret(), Purpose::AllTables));
    if !is_own {
        return caller.refuse(StatusCode::FORBIDDEN, Line::NotOurForm);
    }
    let Some((line, order)) = form.read(caller.commands()) else {
        return caller.refuse(StatusCode::BAD_REQUEST, Line::NotOurForm);
    };
    let tables = caller.device.tables.iter();
    let mut told =
        join_all(tables.map(|held| at_one(&desk, &caller, held, (form.what, &line, &order)))).await;
    told.sort_by(|(one, _), (other, _)| one.order().cmp(&other.order()));
    let name = |called: &Called| called.line(told.iter().map(|(it, _)| it));
    let page = Page {
        title: caller.say(form.what.name()),
        regions: vec![Region {
            id: "all",
            html: html! {
                dl .answers {
                    @for (called, lines) in &told {
                        dt { (caller.say(name(called))) }
                        @for line in lines { dd { (line) } }
                    }
                }
            },
        }],
    };
    let frame = Frame {
        here: "/",
        ..Frame::default()
    };
    caller.page(StatusCode::OK, &page, frame, None, &[])
}

/// The result of an act at one table.
async fn at_one(
    desk: &Desk,
    caller: &Caller,
    held: &Held,
    (what, line, order): (Everywhere, &str, &Order),
) -> (Called, Vec<String>) {
    let look = table::look(desk, caller, held).await;
    let called = look.as_ref().map(Called::new).unwrap_or_default();
    let snapshot = look.and_then(|look| look.snapshot);
    let view = snapshot.as_ref().and_then(|shown| match &shown.table {
        TableView::Arbiter(view) => Some(view),
        _ => None,
    });
    let lines = match view {
        None => vec![caller.say(Line::TableGone)],
        Some(view) if !what.is_for(view) => {
            vec![
                caller.say(Line::AllNotHere),
                caller.say(view.public.phase.into()),
            ]
        }
        Some(view) => {
            let act = Act {
                line: line.to_owned(),
                order: Some(order.clone()),
                seen: Seen {
                    rows: Some(view.log.count),
                    ..Seen::default()
                },
                then_press: false,
                late_ms: None,
            };
            act::done(desk, caller, held, act).await.lines
        }
    };
    (called, lines)
}

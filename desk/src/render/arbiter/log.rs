// SPDX-License-Identifier: GPL-3.0-or-later
//! The log of events and decisions, newest first: the time, the person and the event. No entry is ever changed; a later entry
//! undoes an earlier one.
//!
//! Events that a table leaves out of its log (`session::game`) have no sentence here either, because the table may not tell of
//! them.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_record::clock_words::written;
use zgoda_record::event::{Body, EntryId, PersonRole};
use zgoda_record::sentence::Row as _;
use zgoda_record::telling::{Reader, Telling};
use zgoda_speech::catalogue::Catalogue;
use zgoda_table::session::game::arbiters::named;
use zgoda_table::session::game::{LogEvent, LogRow};

use super::ArbiterPage;
use super::acts::Act;
use super::log_line::LogLine;
use crate::render::common::sentence;

impl ArbiterPage<'_> {
    pub(super) fn log(&self) -> Markup {
        let log = &self.view.log;
        let earlier = log.count.saturating_sub(log.rows.len());
        html! {
            (self.typed_step(Act::HandOver))
            p.means { (self.say(LogLine::Means)) }
            ol.log {
                @for row in log.rows.iter().rev() {
                    @if let Some(what) = self.told(row) {
                        li value=(row.number) { (self.row(row, &what)) }
                    }
                }
            }
            @if earlier > 0 { p { (self.say(LogLine::Earlier { count: earlier })) } }
        }
    }

    fn row(&self, row: &LogRow, what: &str) -> String {
        let who = match (row.code, row.actor) {
            (Some(code), _) => match named(&self.view.arbiters, code, row.number) {
                Some(name) => LogLine::ByNamed {
                    code,
                    name: name.to_owned(),
                },
                None => LogLine::ByArbiter { code },
            },
            (None, Some(actor)) => LogLine::By { actor },
            (None, None) => LogLine::Through { source: row.source },
        };
        self.say(LogLine::Row {
            time: written(Duration::from_millis(row.ms)),
            who: self.say(who),
            what: sentence(what),
        })
    }

    /// A row about the clock, for the list of its incidents.
    pub(super) fn clock_line(&self, row: &LogRow) -> Option<String> {
        let LogEvent::Whole(body) = &row.event else {
            return None;
        };
        let told = || Some(Telling::of_the_clock(body)?.text(self.words.catalogue()));
        let line = of_a_clock_here(body);
        let what = line.map(|line| self.say(line)).or_else(told)?;
        Some(self.row(row, &what))
    }

    /// A slip, for the list of slips.
    pub(super) fn slip_line(&self, row: &LogRow) -> Option<String> {
        let told = || self.told(row);
        matches!(&row.event, LogEvent::Whole(body) if matches!(**body, Body::SlipCorrected { .. }))
            .then(told)
            .flatten()
    }

    /// A sanction, for the list of sanctions.
    pub(super) fn sanction_line(&self, row: &LogRow) -> Option<String> {
        let told = || Some(self.row(row, &self.told(row)?));
        matches!(&row.event, LogEvent::Whole(body) if matches!(**body, Body::Sanctioned { .. }))
            .then(told)
            .flatten()
    }

    fn told(&self, row: &LogRow) -> Option<String> {
        let body = match &row.event {
            LogEvent::HalfMove(written) => {
                return Some(self.say(LogLine::HalfMove {
                    ply: written.ply,
                    side: written.side,
                    text: written.notation.clone(),
                }));
            }
            LogEvent::Whole(body) => body,
        };
        let told = || Telling::of(body, (row.actor, row.code), self);
        of_its_own(body)
            .or_else(|| of_a_clock_here(body))
            .map(|line| self.say(line))
            .or_else(|| Some(told()?.text(self.words.catalogue())))
    }
}

impl Reader for ArbiterPage<'_> {
    fn catalogue(&self) -> &Catalogue {
        self.words.catalogue()
    }

    /// Half-moves as the record writes them: the standing ones, and others that the log still has.
    fn written(&self, entries: &[EntryId]) -> String {
        let standing = |entry: EntryId| {
            let mut rows = self.view.record.iter();
            rows.find(|row| row.entry == entry).map(|row| &row.notation)
        };
        let logged = |entry: EntryId| {
            let mut rows = self.view.log.rows.iter();
            rows.find_map(|row| match &row.event {
                LogEvent::HalfMove(written) if written.entry == entry => Some(&written.notation),
                LogEvent::HalfMove(_) | LogEvent::Whole(_) => None,
            })
        };
        let one = |entry: &EntryId| {
            let text = standing(*entry).or_else(|| logged(*entry));
            text.map_or_else(|| "…".to_owned(), Clone::clone)
        };
        entries.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    fn question(&self, answered: &Body) -> Option<String> {
        match *answered {
            Body::Prepared {
                what, board, side, ..
            } => Some(self.asked_before(what, board, side)),
            _ => None,
        }
    }

    fn arbiter(&self, who: PersonRole) -> String {
        let mut all = self.view.responsible.iter();
        let mut by_code = self.view.arbiters.iter();
        let found = match who {
            PersonRole::NamedArbiter(number) => {
                let found = by_code.find(|it| it.number == number);
                found.map(|it| &it.name)
            }
            PersonRole::Arbiter(number) => {
                let found = all.find(|it| it.number == number);
                found.map(|it| &it.name)
            }
            _ => None,
        };
        super::named(found.map_or("", String::as_str))
    }
}

/// The line for an event that only a desk reports, or that a desk words differently from a protocol.
fn of_its_own(body: &Body) -> Option<LogLine> {
    Some(match body.clone() {
        Body::SessionOpened { plies, .. } => LogLine::Opened { plies },
        Body::SessionClosed => LogLine::Closed,
        Body::PersonsForgotten => LogLine::Forgotten,
        Body::DiskWasAway { events } => LogLine::DiskWasAway { count: events },
        Body::RecordNotWhole { lost, sure, .. } => LogLine::NotWhole {
            count: sure,
            lost: *lost.first()?,
        },
        Body::Refused { line, .. } => LogLine::NotTaken { line },
        Body::LeftForNewGame => LogLine::NewGame,
        Body::Said { written, .. } => LogLine::Said { text: written },
        Body::MoveAsked { written, asks } => LogLine::MoveAsked {
            text: written,
            asks,
        },
        Body::MoveAnswered { answer, .. } => LogLine::MoveAnswered { answer },
        Body::Adjusting { begun } => LogLine::Adjusting { begun },
        Body::BoardFound { board, .. } => LogLine::BoardFound { board },
        Body::BoardLost {
            board, late: true, ..
        } => LogLine::BoardNotRead { board },
        Body::BoardLost { board, .. } => LogLine::BoardLost { board },
        Body::BoardDiffered {
            board, remove, put, ..
        } => LogLine::BoardDiffered { board, remove, put },
        Body::CheckAsked { by } => LogLine::CheckAsked { by },
        Body::CheckAnswered { by, consents } => LogLine::CheckAnswered { by, consents },
        Body::CheckEnded { parts, .. } => LogLine::CheckEnded { parts },
        Body::DeviceOpened { device, role, .. } => LogLine::DeviceOpened { device, role },
        Body::Appointed {
            side, record_alone, ..
        } => LogLine::Appointed {
            side,
            alone: record_alone,
        },
        Body::AskedWhoIsOnMove => LogLine::AskedTurn,
        _ => return None,
    })
}

fn of_a_clock_here(body: &Body) -> Option<LogLine> {
    Some(match body.clone() {
        Body::ClockDevice { told } => LogLine::Device { told },
        Body::Paused => LogLine::Paused,
        _ => return None,
    })
}

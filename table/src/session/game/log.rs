// SPDX-License-Identifier: GPL-3.0-or-later
//! The last events, for the arbiter of a table: the rows that a desk shows, and how many rows there are in all.

use std::collections::VecDeque;
use std::fmt;

use serde::{Deserialize, Serialize};
use zgoda_game::Side;

use zgoda_record::event::{Actor, Body, CodeOf, DeviceNumber, EntryId, Event, Logging, Source};

/// The most rows on a desk; older ones are in the record.
const MOST: usize = 50;

/// The log of a game. It tells how the game came to its state and is no part of that state: equal games may have different logs.
#[derive(Clone, Default)]
pub(super) struct Log(Logged);

impl PartialEq for Log {
    fn eq(&self, _: &Log) -> bool {
        true
    }
}

impl Eq for Log {}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").finish_non_exhaustive()
    }
}

/// The last events as the log shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// The number of rows so far.
    pub count: usize,
    /// The last rows, oldest first.
    pub rows: VecDeque<LogRow>,
}

/// One row of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogRow {
    /// The number of the row, from 1.
    pub number: usize,
    /// The time of the event, in milliseconds since the start of the program that wrote it.
    pub ms: u64,
    /// The person who acted.
    pub actor: Option<Actor>,
    /// The code of the acting arbiter.
    pub code: Option<CodeOf>,
    /// The acting device, if it is at the desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceNumber>,
    /// The way in which the event came.
    pub source: Source,
    /// The part of the event that the log shows.
    pub event: LogEvent,
}

/// The part of an event that the log shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LogEvent {
    /// A whole event.
    Whole(Box<Body>),
    /// A half-move, without its muted parts.
    HalfMove(Written),
}

/// A written half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// The kind of the event, as in the record.
    pub kind: WrittenKind,
    /// The number of the entry in the record.
    pub entry: EntryId,
    /// The place of the half-move; 1 is White's first.
    pub ply: u32,
    /// The side that made the half-move.
    pub side: Side,
    /// The half-move, as PDN.
    #[serde(rename = "pdn")]
    pub notation: String,
    /// The words as typed or announced.
    pub written: Option<String>,
}

/// The kind of an event of which only a part is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrittenKind {
    /// A half-move was written down.
    EntryWritten,
}

impl Log {
    /// Adds a row for this event, if the log shows it.
    pub(super) fn add(&mut self, event: &Event) {
        let Some(told) = LogEvent::of(&event.body) else {
            return;
        };
        let Log(log) = self;
        log.count = log.count.saturating_add(1);
        if log.rows.len() >= MOST {
            log.rows.pop_front();
        }
        log.rows.push_back(LogRow {
            number: log.count,
            ms: event.ms,
            actor: event.actor,
            code: event.code,
            device: event.device,
            source: event.source,
            event: told,
        });
    }

    /// The last events, with the number of rows so far.
    pub(super) const fn logged(&self) -> &Logged {
        &self.0
    }
}

impl LogEvent {
    /// The part of the event that a desk shows, if any. A name is kept only where `zgoda forget` can remove it.
    fn of(body: &Body) -> Option<LogEvent> {
        let whole = match body {
            _ if body.logging() == Logging::Hidden => return None,
            Body::EntryWritten(entry) => {
                return Some(LogEvent::HalfMove(Written {
                    kind: WrittenKind::EntryWritten,
                    entry: entry.entry,
                    ply: entry.ply,
                    side: entry.side,
                    notation: entry.notation.clone(),
                    written: entry.written.clone(),
                }));
            }
            Body::DeviceOpened {
                device, role, slip, ..
            } => Body::DeviceOpened {
                device: *device,
                role: *role,
                slip: slip.clone(),
                name: String::new(),
            },
            Body::SlipMade {
                role,
                slip,
                instead_of,
                ..
            } => Body::SlipMade {
                role: *role,
                slip: slip.clone(),
                instead_of: instead_of.clone(),
                hash: String::new(),
            },
            Body::Appointed {
                side, record_alone, ..
            } => Body::Appointed {
                side: *side,
                name: String::new(),
                record_alone: *record_alone,
            },
            Body::HandedOver { number, .. } => Body::HandedOver {
                number: *number,
                name: String::new(),
            },
            Body::ArbiterNamed { number, of, .. } => Body::ArbiterNamed {
                number: *number,
                of: *of,
                name: String::new(),
            },
            body => body.clone(),
        };
        Some(LogEvent::Whole(Box::new(whole)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(body: Body) -> Event {
        Event {
            ms: 7,
            actor: Some(Actor::Arbiter),
            code: Some(CodeOf::Chief),
            device: Some(DeviceNumber(2)),
            late_ms: None,
            source: Source::Keys,
            body,
        }
    }

    #[test]
    fn the_last_rows_stand_with_their_numbers() {
        let mut log = Log::default();
        for n in 0..60 {
            let reason = n.to_string();
            log.add(&event(Body::Decided { reason }));
            log.add(&event(Body::Lifted {
                board: zgoda_speech::announcement::BoardOf::Side(Side::White),
                square: "32".to_owned(),
            }));
        }
        let logged = log.logged();
        assert_eq!((logged.count, logged.rows.len()), (60, MOST));
        let numbers = logged.rows.iter().map(|row| row.number);
        assert!(numbers.eq(11..=60));
        let text = serde_json::to_string(logged).unwrap();
        assert_eq!(&serde_json::from_str::<Logged>(&text).unwrap(), logged);
    }
}

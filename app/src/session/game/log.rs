//! What happened last, for whoever looks after a table: the events that a desk shows, and how many there were.

use std::collections::VecDeque;
use std::fmt;

use serde::{Deserialize, Serialize};
use zgoda_game::Side;

use crate::record::event::{Actor, Body, CodeOf, DeviceNumber, EntryId, Event, Logging, Source};

/// So many stand on a desk; the others are in the record.
const MOST: usize = 50;

/// The log of a game. It is how the game came to stand as it does, and no part of how it stands: games that stand alike
/// are alike.
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

/// What happened last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// How many rows there were so far.
    pub count: usize,
    /// The last of them, oldest first.
    pub rows: VecDeque<LogRow>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogRow {
    /// Its number, from 1.
    pub number: usize,
    /// In milliseconds since the program started that wrote it.
    pub ms: u64,
    /// Who.
    pub actor: Option<Actor>,
    /// By whose code, where it was an arbiter.
    pub code: Option<CodeOf>,
    /// By which device, where it was one at the desk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceNumber>,
    /// By what means.
    pub source: Source,
    /// What.
    pub event: LogEvent,
}

/// What is told of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LogEvent {
    /// Everything.
    Whole(Box<Body>),
    /// A half-move, without what is muted of it.
    HalfMove(Written),
}

/// A half-move that was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written {
    /// As in the record.
    pub kind: WrittenKind,
    /// Its number there.
    pub entry: EntryId,
    /// 1 is White's first.
    pub ply: u32,
    /// Whose.
    pub side: Side,
    /// As PDN.
    pub pdn: String,
    /// What was typed or announced.
    pub written: Option<String>,
}

/// The one kind of event that is not told whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrittenKind {
    /// A half-move was written down.
    EntryWritten,
}

impl Log {
    /// One more event.
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

    /// What happened last.
    pub(super) const fn logged(&self) -> &Logged {
        &self.0
    }
}

impl LogEvent {
    /// What a desk shows of it, if it shows it. A name lies where it can be forgotten.
    fn of(body: &Body) -> Option<LogEvent> {
        let whole = match body {
            _ if body.logging() == Logging::Hidden => return None,
            Body::EntryWritten(entry) => {
                return Some(LogEvent::HalfMove(Written {
                    kind: WrittenKind::EntryWritten,
                    entry: entry.entry,
                    ply: entry.ply,
                    side: entry.side,
                    pdn: entry.pdn.clone(),
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

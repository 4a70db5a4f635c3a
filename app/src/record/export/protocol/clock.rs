//! The part of the protocol about the clock: flags, who was not there, a faulty clock, time that nobody counted,
//! records completed after time trouble.

use zgoda_game::Side;
use zgoda_speech::catalogue::Given::{Count, Text};

use super::{Writer, count};
use crate::clock_words;
use crate::record::event::Body;
use crate::record::read::StoredEvent;

impl Writer<'_> {
    /// Writes this event down if it is about the clock; `false` where it is not.
    pub(super) fn about_the_clock(&mut self, stored: &StoredEvent) -> bool {
        match &stored.event.body {
            Body::FlagFell {
                side,
                moves,
                played_ms,
            } => {
                let played = milliseconds(*played_ms);
                let given = [
                    ("side", Text(Side::from(*side).word())),
                    ("moves", Count(count(*moves))),
                    ("played", Text(&played)),
                ];
                self.at(stored, "protocol-flag", &given);
            }
            Body::Presence { side, there } => {
                let there = if *there { "yes" } else { "no" };
                let side = Side::from(*side).word();
                let given = [("side", Text(side)), ("there", Text(there))];
                self.at(stored, "protocol-presence", &given);
            }
            Body::ClockReplaced => self.at(stored, "protocol-clock-replaced", &[]),
            Body::TimeJumped { by_ms } => {
                let by = clock_words::seconds(by_ms.unsigned_abs() / 1000);
                let way = if *by_ms < 0 { "behind" } else { "ahead" };
                let given = [("by", Text(&by)), ("way", Text(way))];
                self.at(stored, "protocol-time-jumped", &given);
            }
            Body::CompletionDue { missing, shared } => {
                let shared = if *shared { "yes" } else { "no" };
                let given = [("missing", Count(*missing)), ("shared", Text(shared))];
                self.at(stored, "protocol-completion-due", &given);
            }
            Body::CompletionEnded { took_ms } => {
                let time = clock_words::seconds(took_ms / 1000);
                self.at(
                    stored,
                    "protocol-completion-ended",
                    &[("time", Text(&time))],
                );
            }
            _ => return false,
        }
        true
    }
}

/// To the millisecond, because two flags may fall within a second.
fn milliseconds(ms: u64) -> String {
    format!("{}.{:03}", clock_words::seconds(ms / 1000), ms % 1000)
}

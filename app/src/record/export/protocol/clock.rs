//! The part of the protocol about the clock: flags, who was not there, a faulty clock, time that nobody counted,
//! records completed after time trouble.

use zgoda_game::Side;
use zgoda_speech::catalogue::Given::{Count, Text};

use super::{Writer, count};
use crate::clock_words;
use crate::record::event::{Body, ClockRead, OfferedWord};
use crate::record::read::StoredEvent;

/// What is known of a flag where the record is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Flag {
    #[default]
    Up,
    /// It fell; a clock device may be the only one that shows it.
    Told,
    /// It fell on the clock that was counted here.
    Down,
}

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
                *self.flags.get_mut(Side::from(*side)) = Flag::Told;
            }
            Body::ClockRead(read) => self.flags_are(stored, read),
            Body::Presence { side, there } => {
                let there = if *there { "yes" } else { "no" };
                let side = Side::from(*side).word();
                let given = [("side", Text(side)), ("there", Text(there))];
                self.at(stored, "protocol-presence", &given);
            }
            Body::TimeCharged {
                white_s,
                black_s,
                ply,
            } => {
                let number = self.charges_until(stored);
                let (white, black) = (
                    clock_words::seconds(*white_s),
                    clock_words::seconds(*black_s),
                );
                let given = [
                    ("number", Count(number)),
                    ("white", Text(&white)),
                    ("black", Text(&black)),
                ];
                // In records of version 1 a charge took the place of the one before it, and none had a number.
                let key = match ply {
                    Some(_) => "protocol-charged-more",
                    None => "protocol-charged",
                };
                self.at(stored, key, &given);
            }
            Body::ChargeTakenBack {
                charge,
                white_s,
                black_s,
                ..
            } => {
                let (white, black) = (
                    clock_words::seconds(*white_s),
                    clock_words::seconds(*black_s),
                );
                let given = [
                    ("number", Count(*charge)),
                    ("white", Text(&white)),
                    ("black", Text(&black)),
                ];
                self.at(stored, "protocol-charge-taken-back", &given);
            }
            Body::ClockGap(gap) => {
                let lost = gap.lost_ms.map(|ms| clock_words::seconds(ms / 1000));
                let running = gap.running.map_or("nobody", |side| Side::from(side).word());
                let given = [
                    ("closed", Text(if gap.closed { "yes" } else { "no" })),
                    ("side", Text(running)),
                    ("known", Text(if lost.is_some() { "yes" } else { "no" })),
                    ("lost", Text(lost.as_deref().unwrap_or_default())),
                ];
                self.at(stored, "protocol-clock-gap", &given);
                for offered in gap.offered.iter().filter(|_| gap.running.is_some()) {
                    let white = clock_words::seconds(offered.white_ms / 1000);
                    let black = clock_words::seconds(offered.black_ms / 1000);
                    let given = [
                        ("what", Text(offered.what.word())),
                        ("white", Text(&white)),
                        ("black", Text(&black)),
                    ];
                    self.line("protocol-clock-offered", &given);
                }
            }
            Body::ClockSetGoing {
                side,
                white_ms,
                black_ms,
                because,
                chosen,
            } => {
                let white = clock_words::seconds(white_ms / 1000);
                let black = clock_words::seconds(black_ms / 1000);
                let given = [
                    ("because", Text(because.word())),
                    ("side", Text(Side::from(*side).word())),
                    ("white", Text(&white)),
                    ("black", Text(&black)),
                    ("chosen", Text(chosen.map_or("none", OfferedWord::word))),
                ];
                self.at(stored, "protocol-clock-set-going", &given);
            }
            Body::ClockReplaced => self.at(stored, "protocol-clock-replaced", &[]),
            Body::TimeJumped { by_ms } => {
                let by = clock_words::seconds(by_ms.unsigned_abs() / 1000);
                let way = if *by_ms < 0 { "behind" } else { "ahead" };
                let given = [("by", Text(&by)), ("way", Text(way))];
                self.at(stored, "protocol-time-jumped", &given);
            }
            Body::CompletionDue {
                missing, shared, ..
            } => {
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

    /// A flag that was down and is up again fell by what was taken back since.
    fn flags_are(&mut self, stored: &StoredEvent, read: &ClockRead) {
        for (side, clock) in [(Side::White, &read.white), (Side::Black, &read.black)] {
            let flag = *self.flags.get(side);
            match (flag, clock.flag_ms) {
                (Flag::Told, Some(_)) => *self.flags.get_mut(side) = Flag::Down,
                (Flag::Down, None) => {
                    *self.flags.get_mut(side) = Flag::Up;
                    let given = [("side", Text(side.word()))];
                    self.at(stored, "protocol-flag-void", &given);
                }
                _ => {}
            }
        }
    }

    /// How many charges there are up to this one: its number.
    fn charges_until(&self, stored: &StoredEvent) -> usize {
        let until = self.contents.events.iter();
        let until = until.take_while(|it| !std::ptr::eq(*it, stored));
        let charges = until.filter(|it| matches!(it.event.body, Body::TimeCharged { .. }));
        charges.count().saturating_add(1)
    }
}

/// To the millisecond, because two flags may fall within a second.
fn milliseconds(ms: u64) -> String {
    format!("{}.{:03}", clock_words::seconds(ms / 1000), ms % 1000)
}

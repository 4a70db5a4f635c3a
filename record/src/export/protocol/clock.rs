// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of the protocol about the clock: the readings from which the clock could go on, the table of times, and flags
//! that were void.

use std::time::Duration;

use zgoda_game::{BySide, Side};

use super::{Block, Head, Line, Part, Writer, written};
use crate::clock_words::written as shown;
use crate::event::{Body, ClockRead, Offered};
use crate::read::StoredEvent;
use crate::sentence::Row as _;
use crate::telling::seconds;

/// The state of a flag, as far as the record tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Flag {
    #[default]
    Up,
    /// A fall of the flag was reported, perhaps only by a clock device.
    Told,
    /// The flag fell on the clock that the program counted.
    Down,
}

impl Writer<'_> {
    /// Writes the readings from which a clock that ran could go on.
    pub(super) fn below_a_gap(&mut self, body: &Body) {
        let Body::ClockGap(gap) = body else { return };
        let offered = |it: &Offered| Line::ClockOffered {
            what: it.what,
            times: it.left(),
        };
        for line in gap.offered.iter().filter(|_| gap.running.is_some()) {
            self.item(offered(line));
        }
    }

    /// The row of this event in the table of times, if any.
    pub(super) fn row_of(&self, stored: &StoredEvent) -> Option<(Line, BySide<Duration>)> {
        Some(match &stored.event.body {
            Body::ReadingsSet {
                ply,
                white_s,
                black_s,
            } => (Line::LeftAfter { ply: *ply }, seconds(*white_s, *black_s)),
            Body::TimeCharged {
                white_s, black_s, ..
            } => {
                let number = self.charges_until(stored);
                (Line::ChargeOf { number }, seconds(*white_s, *black_s))
            }
            Body::ChargeTakenBack {
                charge,
                white_s,
                black_s,
                ..
            } => {
                let number = *charge;
                (Line::ChargeUndone { number }, seconds(*white_s, *black_s))
            }
            Body::ClockSetGoing {
                white_ms, black_ms, ..
            } => {
                let (white, black) = (*white_ms, *black_ms);
                let times = BySide { white, black }.map(Duration::from_millis);
                (Line::LeftWhenSetGoing, times)
            }
            _ => return None,
        })
    }

    /// Writes the table of times: readings, settings and charges, and at the end the time that each side has used.
    pub(super) fn clocks(&mut self) {
        let events = self.contents.events.iter();
        let mut rows: Vec<_> = events
            .filter_map(|stored| Some((written(stored), self.row_of(stored)?)))
            .collect();
        if self.contents.state().finished.is_some()
            && let Some(times) = self.contents.last_clock()
        {
            let used = times.told().map(|side| side.used);
            rows.push((String::new(), (Line::UsedInAll, used)));
        }
        if rows.is_empty() {
            return;
        }
        let head = [Head::Time, Head::Reading, Head::White, Head::Black];
        let head = head.map(|head| Line::Head { head }.text(&self.words));
        let rows = rows.into_iter().map(|(time, (what, times))| {
            let what = what.text(&self.words);
            let [white, black] = [times.white, times.black].map(shown);
            [time, what, white, black]
        });
        let rows = rows.collect();
        self.section(Part::Clocks);
        self.block(Block::Clocks { head, rows });
    }

    /// Adds a line for each flag that was down and is up again, because the time by which it fell was taken back.
    pub(super) fn flags_are(&mut self, stored: &StoredEvent, read: &ClockRead) {
        for (side, clock) in [(Side::White, &read.white), (Side::Black, &read.black)] {
            let flag = *self.flags.get(side);
            match (flag, clock.flag_ms) {
                (Flag::Told, Some(_)) => *self.flags.get_mut(side) = Flag::Down,
                (Flag::Down, None) => {
                    *self.flags.get_mut(side) = Flag::Up;
                    self.at(stored, Line::FlagVoid { side });
                }
                _ => {}
            }
        }
    }

    /// The number of this charge: the count of charges up to and including it.
    pub(super) fn charges_until(&self, stored: &StoredEvent) -> usize {
        let until = self.contents.events.iter();
        let until = until.take_while(|it| !std::ptr::eq(*it, stored));
        let charges = until.filter(|it| matches!(it.event.body, Body::TimeCharged { .. }));
        charges.count().saturating_add(1)
    }
}

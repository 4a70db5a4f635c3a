// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock: its events, the duties of each side, and the arbiter's acts.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::{BySide, Side};

use super::ArbiterPage;
use super::acts::{Act, Choice};
use super::line::Line;
use crate::render::common::sentence;

impl ArbiterPage<'_> {
    pub(super) fn clock(&self) -> Markup {
        let gap = self.view.times.gap.as_ref();
        html! {
            (self.paragraphs(self.what_is_known()))
            @if let Some(gap) = gap {
                (self.paragraphs([Line::Away {
                    side: gap.running,
                    lost: gap.lost_ms.map(Duration::from_millis),
                }]))
                ul {
                    @for (number, offered) in (1..).zip(&gap.offered) {
                        li { (self.say(Line::Offered { number, what: offered.what, times: offered.left() })) }
                    }
                }
                (self.each_step(Act::Take, &self.readings(gap.offered.len())))
            }
            (self.typed_step(Act::Set))
            (self.chosen_and_typed(Act::Charge, &[(String::new(), self.sides(Act::Charge))]))
            (self.step(Act::ChargeBack))
            (self.each(Act::Absent, &self.named_sides(Act::Absent)))
            (self.each(Act::Arrived, &self.named_sides(Act::Arrived)))
            @if self.view.times.missing > 0 { (self.step(Act::PressBack)) }
            (self.act(Act::Ask))
            (self.step(Act::Replace))
            @if self.view.times.device { (self.step(Act::SwapClock)) }
            h3 { (self.say(Line::Incidents)) }
            (self.incidents())
        }
    }

    fn what_is_known(&self) -> Vec<Line> {
        let times = &self.view.times;
        let face = self.view.clock.as_ref();
        let first = face.and_then(|face| face.first_flag);
        let used = face.map(|face| {
            let used = &face.clock.used_ms;
            BySide::from_fn(|side| Duration::from_millis(*used.get(side)))
        });
        let of_side = |side: Side| {
            let charged = *times.charged_ms.get(side);
            let moves = *times.to_make.get(side);
            let side_word = side;
            [
                moves.map(|moves| Line::Quota {
                    side: side_word,
                    moves,
                }),
                (charged > 0).then(|| Line::Charged {
                    side: side_word,
                    time: Duration::from_millis(charged),
                }),
                times
                    .absent
                    .get(side)
                    .then_some(Line::Absent { side: side_word }),
            ]
        };
        let here = [
            face.is_none().then_some(Line::NoClock),
            used.filter(|_| self.used_times_stand())
                .map(|times| Line::Used { times }),
            first.map(|side| Line::FlagFirst { side }),
            (times.missing > 0).then_some(Line::Missing {
                count: times.missing,
            }),
            times.completing.then_some(Line::Completing),
        ];
        let sides = Side::ALL.into_iter().flat_map(of_side);
        here.into_iter().chain(sides).flatten().collect()
    }

    /// True if the used times may be shown: only while both clocks stand, because a view has the times as they were at the
    /// beginning of the running period.
    fn used_times_stand(&self) -> bool {
        let face = self.view.clock.as_ref();
        face.is_some_and(|face| face.clock.running.is_none())
    }

    /// The choices of the readings that are offered after a gap.
    fn readings(&self, count: usize) -> Vec<Choice> {
        let one = |number: usize| Choice {
            head: format!("{} {number}", Act::Take.line()),
            label: self.say(Line::Take { number }),
        };
        (1..=count).map(one).collect()
    }

    /// The sentences of the log about the clock, newest first.
    fn incidents(&self) -> Markup {
        let rows = self.view.log.rows.iter().rev();
        let rows = rows.filter_map(|row| self.clock_line(row));
        let rows: Vec<String> = rows.collect();
        html! {
            @if rows.is_empty() { p { (self.say(Line::NoIncident)) } }
            @else { ul { @for row in rows { li { (sentence(&row)) } } } }
        }
    }
}

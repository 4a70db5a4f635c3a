// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock on a page with other regions: for each side the time left, the time used at the last press, and the number of moves if
//! it may be shown.
//!
//! The script counts the times down from the moment of the snapshot.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::{BySide, Side};
use zgoda_record::clock_words::written;
use zgoda_table::view::{Clock, Face};

use super::form::PlayerPage;
use super::line::Line;
use crate::render::shown::Region;

/// The state of a side's flag, shown beside its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FlagOf {
    Up,
    Fallen,
    First,
}

pub(super) fn region(
    clock: Option<&Clock>,
    face: Option<&Face>,
    count: Option<&BySide<usize>>,
    page: &PlayerPage,
) -> Region {
    Region {
        id: "times",
        html: html! {
            @if let Some(clock) = clock {
                (page.heading(&Line::Clock))
                @for side in Side::ALL {
                    (of_side(side, clock, face, page))
                }
            }
            @if let Some(count) = count {
                p.count { (page.say(&Line::Count { white: count.white, black: count.black })) }
            }
        },
    }
}

fn of_side(side: Side, clock: &Clock, face: Option<&Face>, page: &PlayerPage) -> Markup {
    let flag = face.map_or(FlagOf::Up, |face| flag_of(side, face));
    let used = Duration::from_millis(*clock.used_ms.get(side));
    let time = written(used);
    counting(
        side,
        clock,
        page,
        &html! {
            p {
                span.side { (page.say(&Line::Left { side })) } " " (time_left(side, clock, page))
                @if runs(side, clock) { " " strong.runs { (page.say(&Line::Runs)) } }
                @match flag {
                    FlagOf::Up => {},
                    FlagOf::Fallen => { " " strong.flag { (page.say(&Line::FlagFell)) } },
                    FlagOf::First => { " " strong.flag { (page.say(&Line::FlagFellFirst)) } },
                }
            }
            p.used { (page.say(&Line::Used { side, time })) }
        },
    )
}

/// Wraps a side's time in an element with the figures from which the script counts.
pub(super) fn counting(side: Side, clock: &Clock, page: &PlayerPage, inside: &Markup) -> Markup {
    let running = if runs(side, clock) { "true" } else { "false" };
    let (left, delay) = now(side, clock, page.ms);
    html! {
        div.clock-side data-side=(side.word()) data-left-ms=(left) data-running=(running)
            data-delay-ms=(delay) { (inside) }
    }
}

/// The time left, in the element that the script updates.
pub(super) fn time_left(side: Side, clock: &Clock, page: &PlayerPage) -> Markup {
    let (left, _) = now(side, clock, page.ms);
    html! { span data-time { (written(Duration::from_millis(left))) } }
}

pub(super) fn runs(side: Side, clock: &Clock) -> bool {
    clock.running.is_some_and(|running| running == side)
}

pub(super) fn flag_of(side: Side, face: &Face) -> FlagOf {
    let both = face.flags.white && face.flags.black;
    let first = face.first_flag.is_some_and(|first| first == side);
    match *face.flags.get(side) {
        false => FlagOf::Up,
        true if both && first => FlagOf::First,
        true => FlagOf::Fallen,
    }
}

/// The time left to a side and the rest of its delay, in milliseconds, at the moment of the snapshot.
fn now(side: Side, clock: &Clock, ms: u64) -> (u64, u64) {
    let left = *clock.left_ms.get(side);
    let Some(since) = clock.since_ms.filter(|_| runs(side, clock)) else {
        return (left, 0);
    };
    let ran = ms.saturating_sub(since);
    let past_the_delay = ran.saturating_sub(clock.delay_ms);
    (
        left.saturating_sub(past_the_delay),
        clock.delay_ms.saturating_sub(ran),
    )
}

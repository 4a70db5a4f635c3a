// SPDX-License-Identifier: GPL-3.0-or-later
//! Times in words: durations and the readings of clocks.

use std::time::Duration;

use fluent_bundle::FluentArgs;
use zgoda_game::Side;

use super::Wording;

/// The longest time in minutes; a longer time is said in hours.
const LONGEST_IN_MINUTES: u64 = 99;

/// Times in words, one after the other.
pub(in crate::phrase) fn times_words(w: &mut Wording<'_>, times: &[Duration]) -> String {
    if let Some(first) = times.first()
        && w.time_in_figures(*first).is_some()
    {
        let all = times.iter().filter_map(|time| w.time_in_figures(*time));
        return all.collect::<Vec<_>>().join(", ");
    }
    let mut before = None;
    let mut words = Vec::new();
    for time in times {
        let own = duration_words(w, *time);
        let unit = last_unit(*time);
        // A time of another unit would be heard as a part of the time before.
        words.push(if before.is_some_and(|before| before != unit) {
            let mut args = FluentArgs::new();
            args.set("time", own);
            w.text("time-after", &args)
        } else {
            own
        });
        before = Some(unit);
    }
    words.join(", ")
}

/// The length, in seconds, of the smallest unit with which the time is said.
const fn last_unit(time: Duration) -> u64 {
    match time.as_secs() {
        seconds if seconds % 60 != 0 => 1,
        seconds if seconds % 3600 != 0 => 60,
        _ => 3600,
    }
}

/// A time in words: hours, minutes and seconds, without those that are zero.
pub(in crate::phrase) fn duration_words(w: &mut Wording<'_>, time: Duration) -> String {
    if let Some(figures) = w.time_in_figures(time) {
        return figures;
    }
    let seconds = time.as_secs();
    let parts = [
        ("hours", seconds / 3600),
        ("minutes", seconds / 60 % 60),
        ("seconds", seconds % 60),
    ];
    let mut words: Vec<String> = Vec::new();
    for (unit, count) in parts {
        // A time is never silent: zero time is said as zero seconds.
        if count > 0 || (unit == "seconds" && words.is_empty()) {
            let mut args = FluentArgs::new();
            args.set("count", count);
            words.push(w.text(unit, &args));
        }
    }
    words.join(" ")
}

/// The time of a clock, as briefly as it can be said: minutes and the number of seconds, up to ninety nine minutes.
pub(super) fn brief_time(w: &mut Wording<'_>, time: Duration) -> String {
    let seconds = time.as_secs();
    let (minutes, rest) = (seconds / 60, seconds % 60);
    if w.time_in_figures(time).is_some() || !(1..=LONGEST_IN_MINUTES).contains(&minutes) {
        return duration_words(w, time);
    }
    let mut args = FluentArgs::new();
    args.set("count", minutes);
    if rest == 0 {
        return w.text("minutes", &args);
    }
    args.set("seconds", rest);
    w.text("minutes-and-seconds", &args)
}

/// The owner of the clock that runs, from the point of view of the player who asks.
pub(super) const fn whose_clock(own: Side, running: Option<Side>) -> &'static str {
    match (own, running) {
        (Side::White, Some(Side::White)) | (Side::Black, Some(Side::Black)) => "own",
        (_, Some(_)) => "other",
        (_, None) => "none",
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Ways to make the arguments of a sentence from a field, where the type of the field does not decide. A row names such a way after
//! `as`.

use std::time::Duration;

use super::Sentence;
use crate::clock_words::written as clock;
use crate::event::DeviceNumber;

/// Gives a half-move as a record writes it.
pub fn half_move(text: &str, _: &'static str, sentence: &mut Sentence) {
    sentence.give("move", text);
}

/// Gives a number of half-moves.
pub fn ply(ply: &usize, _: &'static str, sentence: &mut Sentence) {
    sentence.give("ply", *ply);
}

/// Gives the device that is there already, if any.
pub fn there(device: &Option<DeviceNumber>, _: &'static str, sentence: &mut Sentence) {
    sentence.give("occupied", if device.is_some() { "yes" } else { "no" });
    sentence.give("there", device.map_or(0, |device| device.0));
}

/// Gives the name of a device, and whether the name is known.
pub fn called(text: &str, name: &'static str, sentence: &mut Sentence) {
    sentence.give("called", if text.is_empty() { "no" } else { "yes" });
    sentence.give(name, text);
}

/// Gives a number as `count`, by which a plural is chosen, for a field of any name.
pub fn count(count: &usize, _: &'static str, sentence: &mut Sentence) {
    sentence.give("count", *count);
}

/// Gives the proposed number of half-moves after which the game goes on, if any record counts them.
pub fn proposed(ply: &Option<usize>, _: &'static str, sentence: &mut Sentence) {
    sentence.give("counted", if ply.is_some() { "yes" } else { "no" });
    sentence.give("ply", ply.unwrap_or_default());
}

/// Gives half-moves as a record writes them, and how many.
pub fn half_moves(all: &[String], name: &'static str, sentence: &mut Sentence) {
    sentence.give("count", all.len());
    sentence.give(name, all.join(" "));
}

/// Gives half-moves by their numbers, and how many.
pub fn occurred(plies: &[u32], _: &'static str, sentence: &mut Sentence) {
    let numbers: Vec<String> = plies.iter().map(u32::to_string).collect();
    sentence.give("count", plies.len());
    sentence.give("plies", numbers.join(" "));
}

/// Gives whether something is switched on, as `state`.
pub fn switched(on: &bool, _: &'static str, sentence: &mut Sentence) {
    sentence.give("state", if *on { "on" } else { "off" });
}

/// Gives the program that is named: this one, another, or none.
pub fn named(this: &Option<bool>, _: &'static str, sentence: &mut Sentence) {
    let named = match this {
        Some(true) => "this",
        Some(false) => "another",
        None => "none",
    };
    sentence.give("named", named);
}

/// Gives a list of words as one text.
pub fn words(all: &[String], name: &'static str, sentence: &mut Sentence) {
    sentence.give(name, all.join(", "));
}

/// Gives a time to the millisecond, because two flags may fall within a second.
pub fn milliseconds(time: &Duration, name: &'static str, sentence: &mut Sentence) {
    let time = format!("{}.{:03}", clock(*time), time.subsec_millis());
    sentence.give(name, time);
}

/// Gives a time as a number of milliseconds.
pub fn milliseconds_alone(time: &Duration, name: &'static str, sentence: &mut Sentence) {
    let count = usize::try_from(time.as_millis());
    sentence.give(name, count.unwrap_or(usize::MAX));
}

/// Gives the lead of the computer's clock, in milliseconds; negative if the clock is behind.
pub fn ahead(by_ms: &i64, _: &'static str, sentence: &mut Sentence) {
    sentence.give("by", clock(Duration::from_millis(by_ms.unsigned_abs())));
    sentence.give("way", if *by_ms < 0 { "behind" } else { "ahead" });
}

/// Gives times that were written as bare numbers: once read as seconds, and once as the same numbers of minutes would be written.
pub fn seconds(times: &[Duration], _: &'static str, sentence: &mut Sentence) {
    let seconds: Vec<String> = times.iter().map(|time| clock(*time)).collect();
    let minutes = times.iter().map(|time| format!("{}:00", time.as_secs()));
    let minutes: Vec<String> = minutes.collect();
    sentence.give("seconds", seconds.join(", "));
    sentence.give("minutes", minutes.join(" "));
}

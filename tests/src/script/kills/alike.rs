// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts in which an undisturbed run and a killed run must be alike. All words must be alike except the words in
//! the lists of this file. The games must be alike except for moments, readings of the clock and the fields in the list
//! of facts that no record knows (`docs/decisions/0020-the-game-is-what-its-events-amount-to.md`).

use super::printed::Row;
use super::volatile::{AT_A_RESUME, GREETINGS, Hides, LIST};

/// The kind of words from the desk that are also said aloud. They are compared only where the desk shows them.
const SHOWN: &str = "desk-says";

/// The place where a word was heard or shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Words for somebody's ear.
    Heard,
    /// Words on the arbiter's screen.
    Shown,
}

/// A word from this place, in the form in which the two runs are compared; `None` for a word that is not compared.
pub(super) fn compared(told: Told, word: &str) -> Option<String> {
    let (kind, words) = word.split_once(' ').unwrap_or_default();
    match (told, kind) {
        (Told::Shown, "desk") => (!at_a_resume(words)).then(|| desk(words)),
        (Told::Heard, "desk" | "feel") | (Told::Shown, _) => None,
        (Told::Heard, _) => heard(kind, words),
    }
}

/// True if this line is shown when a game is resumed. The readings that are offered then begin with their number.
fn at_a_resume(line: &str) -> bool {
    let number = line.split(", ").next().unwrap_or_default();
    let offered = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
    offered || AT_A_RESUME.iter().any(|it| line.starts_with(it))
}

/// A word that was heard, in the form in which the two runs are compared; `None` for a word that is not compared.
fn heard(kind: &str, told: &str) -> Option<String> {
    let left_out = LIST.iter().any(|it| it.words.contains(&kind));
    if left_out || kind == SHOWN || GREETINGS.contains(&kind) {
        return None;
    }
    if LIST.iter().any(|it| it.said.contains(&kind)) {
        let to = told.split(kind).next().unwrap_or_default();
        return Some(format!("{to}{kind}"));
    }
    // For a word that was cut off, the number of the announcement that cut it off does not matter.
    let cut = told
        .find(" (superseded by")
        .or_else(|| told.find(" (silenced)"));
    let told = cut.map_or(told.to_owned(), |at| {
        told.get(..at)
            .unwrap_or_default()
            .replacen("dropped ", "hear ", 1)
    });
    Some(told)
}

/// A line of the desk in which all times are replaced by one word.
fn desk(line: &str) -> String {
    let words = line.split(' ').map(|word| {
        let digits = word.chars().any(|c| c.is_ascii_digit());
        if digits && word.contains(':') {
            "TIME"
        } else {
            word
        }
    });
    let words: Vec<&str> = words.collect();
    let words = words.iter().enumerate().map(|(n, word)| {
        let of_ms = words
            .get(n + 1)
            .is_some_and(|next| next.starts_with("ms") || next.starts_with("мс"));
        if of_ms { "N" } else { word }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Facts about the killed run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// The number of entries that had been written when the program was killed.
    pub(super) written: usize,
    /// The number of half-moves that stood in the record when the program was killed.
    pub(super) standing: usize,
    /// True if people answered yes to the question about a half-move on a board.
    pub(super) yes: bool,
    /// True if people opened the arbiter's words again.
    pub(super) opens: bool,
    /// True if the arbiter charged the length of the stop instead of typing a time.
    pub(super) measured: bool,
}

/// The rows of the game in the form in which the two runs are compared.
pub(super) fn folded(game: &[Row], known: Known) -> Vec<String> {
    let mut kept = Vec::new();
    let mut moment = false;
    for row in game {
        let is_moment = std::mem::replace(&mut moment, row.text.ends_with("Moment("));
        if is_moment {
            continue;
        }
        let mut text = row.text.clone();
        let masks = LIST.iter().flat_map(|it| it.masks);
        let of_it = masks.filter(|mask| row.lies_below(mask.below));
        let mut hidden = false;
        for mask in of_it {
            match mask.hides {
                Hides::All => hidden = true,
                Hides::Times => text = without_times(&text),
                Hides::UnderWay => hidden |= row.is_of_what_was_under_way(known),
                Hides::NotStated if known.yes => text = text.replace("BoardNotStated", "Stated"),
                Hides::OpponentBegan => text = text.replace("OpponentBegan", "Rest"),
                Hides::WhereWordsAreOpened => hidden |= known.opens,
                Hides::TimesMeasured if known.measured => text = without_times(&text),
                Hides::NotStated | Hides::TimesMeasured => {}
            }
        }
        if !hidden {
            kept.push(text);
        }
    }
    kept
}

/// The line with one word in place of every span of time.
fn without_times(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let bare = word.trim_end_matches([',', ')']);
        let number = bare.trim_end_matches(|c: char| c.is_alphabetic());
        let unit = bare.get(number.len()..).unwrap_or_default();
        let is_number = number.starts_with(|c: char| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_digit() || c == '.');
        if is_number && ["s", "ms", "µs", "ns"].contains(&unit) {
            "TIME"
        } else {
            word
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

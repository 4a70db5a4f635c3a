//! What of two runs must be alike, one of which was killed: every word but those of the lists here, and the game but for
//! moments, readings of the clock and what stands in the list of what no record knows
//! (`docs/decisions/0020-the-game-is-what-its-events-amount-to.md`).

use super::printed::Row;
use super::volatile::{AT_A_RESUME, GREETINGS, Hides, LIST};

/// What the desk shows is compared where it is shown.
const SHOWN: &str = "desk-says";

/// Where something was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// To somebody's ear.
    Heard,
    /// At the desk.
    Shown,
}

/// What was told there, as it is compared; nothing where it is not.
pub(super) fn compared(told: Told, word: &str) -> Option<String> {
    let (kind, words) = word.split_once(' ').unwrap_or_default();
    match (told, kind) {
        (Told::Shown, "desk") => (!at_a_resume(words)).then(|| desk(words)),
        (Told::Heard, "desk" | "feel") | (Told::Shown, _) => None,
        (Told::Heard, _) => heard(kind, words),
    }
}

/// Is this shown at a resume? Readings that are offered there begin with their number.
fn at_a_resume(line: &str) -> bool {
    let number = line.split(", ").next().unwrap_or_default();
    let offered = !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit());
    offered || AT_A_RESUME.iter().any(|it| line.starts_with(it))
}

/// One word as it is compared; nothing where it is not.
fn heard(kind: &str, told: &str) -> Option<String> {
    let left_out = LIST.iter().any(|it| it.words.contains(&kind));
    if left_out || kind == SHOWN || GREETINGS.contains(&kind) {
        return None;
    }
    if LIST.iter().any(|it| it.said.contains(&kind)) {
        let to = told.split(kind).next().unwrap_or_default();
        return Some(format!("{to}{kind}"));
    }
    // Of one that was cut by another the number of that one is no matter.
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

/// A line of the desk without times.
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

/// What is known of the run that was killed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// So many entries were written at the kill.
    pub(super) written: usize,
    /// So many half-moves stood then.
    pub(super) standing: usize,
    /// Did people say yes to what a board shows?
    pub(super) yes: bool,
    /// Did they open the arbiter's words again?
    pub(super) opens: bool,
    /// Did the arbiter charge for as long as play stood, and type no number?
    pub(super) measured: bool,
}

/// The game as it is compared.
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

/// The same line without what is a span of time in it.
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

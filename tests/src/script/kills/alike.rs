//! What of two runs must be alike, one of which was killed: every word but those of the lists here, and the game but for
//! moments, readings of the clock and what stands in the list of what no record knows
//! (`docs/decisions/0020-the-game-is-what-its-events-amount-to.md`).

use crate::world::World;

/// Words that are not compared.
const NOT_COMPARED: [&str; 26] = [
    // What the desk shows is compared where it is shown.
    "desk-says",
    // A board ahead of the record gets its yes.
    "ask-board-ahead",
    // The greetings of a resume.
    "game-resumed",
    "training-mode",
    "no-private-output",
    "unfinished-games",
    "clocks-stand",
    "clock-started",
    "clock-found",
    "clock-back",
    "gamepad",
    "board-connected",
    // What a board shows is read and told anew.
    "board-agrees",
    "board-differs",
    "board-differs-by",
    "board-still-differs",
    "mend-next",
    "board-lost",
    "board-back",
    "square-touched",
    // What is said again is the last that was said, and that was a greeting.
    "again",
    "spelled-out",
    "history",
    // Of half-moves that came into the record by a yes no sound tells that they are not there yet.
    "not-yet-played",
    // Marks of a clock that stood still meanwhile come when they come.
    "time-left",
    "seconds-left",
];

/// Words that tell what a clock shows: that they are said is compared, and to whom.
const OF_A_CLOCK: [&str; 8] = [
    "clock-shows",
    "clock-runs",
    "clocks-changed",
    "times-used",
    "play-stopped",
    "play-goes-on",
    "status",
    "where",
];

/// Fields of the game that are not compared, with what lies below them: the log, in which the kill itself stands, what the
/// clock showed, and touches, which a board shows anew.
const FIELDS: [&str; 12] = [
    // Who lets a clock go on after the kill is shown what waited.
    "not_shown",
    "log",
    "ran",
    "clock",
    "times",
    "struck_times",
    "arrivals",
    "plies",
    "called",
    "hand",
    "charges",
    // What a board was ahead by is entered by a yes, and so by words.
    "stated",
];

/// What is shown at the desk only where a device was found again.
const AT_A_RESUME: [&str; 2] = ["The clock device shows ", "The program counted "];

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
    if NOT_COMPARED.contains(&kind) {
        return None;
    }
    if OF_A_CLOCK.contains(&kind) {
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

/// A printed game without these fields, and what lies below them.
fn without(text: &str, fields: &[&str]) -> String {
    let mut kept = String::new();
    let mut inside = None;
    for line in text.lines() {
        let bare = line.trim_start();
        let depth = line.len() - bare.len();
        if inside.is_some_and(|field| {
            depth > field || depth == field && bare.starts_with([']', '}', ')'])
        }) {
            continue;
        }
        inside = None;
        let name = bare.split(':').next().unwrap_or_default();
        if fields.contains(&name) {
            inside = Some(depth);
            continue;
        }
        kept.push_str(line);
        kept.push('\n');
    }
    kept
}

/// The game as it is compared.
pub(super) fn folded(world: &World) -> String {
    let text = without(&format!("{:#?}", world.game()), &FIELDS);
    let mut kept = String::new();
    let mut moment = false;
    for line in text.lines() {
        let bare = line.trim_start();
        // Moments and spans of time stand on lines of their own.
        let number = bare.trim_end_matches([',', 's', 'm', 'n', 'µ']);
        let is_number =
            !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.');
        if moment && is_number {
            moment = false;
            continue;
        }
        moment = bare.ends_with("Moment(");
        let span = bare.split(": ").nth(1).is_some_and(|value| {
            let value = value.trim_end_matches(',');
            value.ends_with('s') && value.starts_with(|c: char| c.is_ascii_digit())
        });
        if span {
            continue;
        }
        // Without a clock a half-move rests while people find their places again.
        let line = line.replace("OpponentBegan,", "Rest,");
        kept.push_str(&line);
        kept.push('\n');
    }
    kept
}

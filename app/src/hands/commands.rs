//! All commands, for a hand that has no letters: the items of menus, the most wanted first.
//!
//! Each is a line as it would be typed. What needs a half-move, or a code, behind it takes what is entered next. The
//! settings have a menu of their own, which is one of the items.

use crate::command::Word;

/// What a player can ask for.
pub const COMMANDS: [&str; 55] = [
    "where",
    "clock",
    "last",
    "repeat",
    "spell",
    "history",
    "count",
    "press",
    "correct",
    "said",
    "accept",
    "decline",
    "offer",
    "call",
    "claim",
    "resign",
    "yes",
    "no",
    "boards",
    "board",
    "men white",
    "men black",
    "kings white",
    "kings black",
    "all white",
    "all black",
    "row",
    "diagonals",
    "around",
    "regions",
    "changed",
    "older",
    "newer",
    "newest",
    "more",
    "moves",
    "captures",
    "attacked",
    "adjust",
    "done",
    "crowned",
    "demand",
    "let stand",
    "compare",
    "unreadable",
    "back",
    "feel",
    "settings",
    "menu",
    "profile",
    "keys",
    "arbiter",
    "help",
    "quit",
    "clock full",
];

/// What stands among them in training.
pub const IN_TRAINING: [&str; 3] = ["undo", "pause", "new game"];

/// What stands behind `claim`.
pub const CLAIMS: [&str; 6] = [
    "claim draw",
    "claim repetition",
    "claim kings",
    "claim three kings",
    "claim regulation",
    "claim flag",
];

/// What stands behind `arbiter`, once the arbiter's code was entered. The arbiter's other words need names, times or
/// reasons behind them, and are typed.
pub const ARBITERS: [&str; 31] = [
    "resume",
    "stop",
    "prepared",
    "ask",
    "grant",
    "refuse",
    "yes",
    "no",
    "compare",
    "compare white",
    "compare black",
    "unreadable",
    "back",
    "walk-back",
    "restore",
    "charge white",
    "charge black",
    "charge both",
    "replace",
    "slips",
    "absent white",
    "absent black",
    "absent both",
    "arrived white",
    "arrived black",
    "arbiter done",
    "device",
    "answer white",
    "answer black",
    "original white",
    "original black",
];

/// The menu that stands behind an item, for those of which there are several kinds.
#[must_use]
pub fn behind(word: Word) -> &'static [&'static str] {
    match word {
        Word::Claim => &CLAIMS,
        Word::Arbiter => &ARBITERS,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use zgoda_game::claims::Claimed;

    use super::*;
    use crate::command::{Command, Words};

    /// What stands in no menu, and why.
    const ELSEWHERE: [(&str, &[&str]); 13] = [
        (
            "is what the menus and the cursor are steered by",
            &[
                "up",
                "down",
                "left",
                "right",
                "up left",
                "up right",
                "down left",
                "down right",
                "first",
                "row end",
                "here",
                "choose",
                "leave",
                "commands",
            ],
        ),
        (
            "is answered by a digit, and only while it is asked",
            &["braille", "print", "dictaphone"],
        ),
        ("is two digits and Enter, or the cursor", &["square"]),
        (
            "is where the cursor is; the menu has all of them",
            &["region"],
        ),
        (
            "is a walk of the cursor, which lists pieces too",
            &["next", "previous"],
        ),
        (
            "is what quit is, after a question; or is known without a word",
            &["end", "save"],
        ),
        ("is a key of its own", &["silence"]),
        ("is no answer", &["advice", "sides", "chat"]),
        (
            "is told by what stands in the menu",
            &["turn", "pieces", "result"],
        ),
        (
            "names who acts, in front of a line",
            &[
                "white",
                "black",
                "both",
                "assistant",
                "white's assistant",
                "black's assistant",
            ],
        ),
        (
            "is for the hands of a simulated board",
            &["hand", "lift", "put", "remove", "slide"],
        ),
        (
            "stands in the menu of the settings",
            &[
                "rate", "faster", "slower", "volume", "louder", "softer", "pitch", "voice",
                "language", "words", "numbers", "letters", "sounds", "low time", "pulses",
                "confirm", "whisper",
            ],
        ),
        (
            "is the arbiter's, with a time, a name, a result or a reason behind it that digits cannot write",
            &[
                "set",
                "decide",
                "sanction",
                "complaint",
                "appoint",
                "hand over",
                "note",
            ],
        ),
    ];

    fn all() -> impl Iterator<Item = &'static str> {
        COMMANDS
            .into_iter()
            .chain(IN_TRAINING)
            .chain(CLAIMS)
            .chain(ARBITERS)
    }

    #[test]
    fn every_item_is_a_command() {
        let words = Words::english();
        for line in all() {
            let typed = words.read(line);
            let fits = match &typed.command {
                Command::Move(_) => false,
                // The half-move comes behind it, or the code.
                Command::Unfinished(word) => {
                    matches!(word, Word::Said | Word::Correct | Word::Arbiter)
                }
                _ => true,
            };
            assert!(fits && typed.actor.is_none(), "{line:?} is {typed:?}");
        }
    }

    /// Every word there is stands in a menu, or among those that need not, with the reason; in one of the two.
    #[test]
    fn no_command_is_out_of_reach() {
        let is_listed = |english: &str| {
            all().any(|line| line == english || line.starts_with(&format!("{english} ")))
        };
        Word::each_is_listed_or_excused(is_listed, &ELSEWHERE);
    }

    #[test]
    fn every_claim_stands_behind_claim() {
        let words = Words::english();
        let mut claimed = Vec::new();
        for line in behind(Word::Claim) {
            let Command::Claim(text) = words.read(line).command else {
                panic!("{line:?} is no claim")
            };
            claimed.extend(words.terms().claim(&text));
        }
        assert_eq!(claimed, Claimed::ALL);
    }
}

//! All commands of a player, for a hand that has no letters: the items of a menu, the most wanted first.
//!
//! Each is a line as it would be typed. What needs a half-move behind it takes the one that is entered next.

/// The items. The settings have a menu of their own, which is one of them; the arbiter's words are typed.
pub const COMMANDS: [&str; 51] = [
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
    "feel",
    "settings",
    "menu",
    "profile",
    "keys",
    "help",
    "quit",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::command::{Command, Word, Words};

    #[test]
    fn every_item_is_a_command() {
        let words = Words::english();
        for line in COMMANDS {
            let typed = words.read(line);
            let fits = match &typed.command {
                Command::Move(_) => false,
                Command::Unfinished(word) => matches!(word, Word::Said | Word::Correct),
                _ => true,
            };
            assert!(fits && typed.actor.is_none(), "{line:?} is {typed:?}");
        }
    }

    /// Whatever a player can type stands in the menu, in the one of the settings, or is entered in digits.
    #[test]
    fn no_command_is_out_of_reach() {
        let words = Words::english();
        for word in Word::ALL {
            let english = word.english();
            let arbiters = matches!(words.read(english).command, Command::Arbiters(..));
            let elsewhere = matches!(
                word,
                Word::Steer(_) | Word::Wish(_)
                    // Digits: a square, and the answers to what is asked.
                    | Word::Braille | Word::Print | Word::Dictaphone | Word::Unreadable | Word::Back
                    // Names of who acts, and what only simulated hands or the arbiter have.
                    | Word::White | Word::Black | Word::Both | Word::Assistant
                    | Word::Hand | Word::Arbiter
                    | Word::Commands
            );
            let starts = |line: &&str| *line == english || line.starts_with(&format!("{english} "));
            let listed = COMMANDS.iter().any(starts);
            // What is found by the cursor and by digits.
            let by_cursor = ["square", "region", "next", "previous"].contains(&english);
            assert!(
                listed || arbiters || elsewhere || by_cursor,
                "{english} is out of reach"
            );
        }
    }
}

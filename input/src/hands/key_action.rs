// SPDX-License-Identifier: GPL-3.0-or-later
//! The actions that a stroke can mean.
//!
//! Most actions are commands, named by the word that is typed for them, so that a stroke can do only things that can be typed.
//! The other actions exist only for strokes: silence, digits of a half-move, moving the cursor, help.

use std::fmt;

use zgoda_record::event::Actor;

use crate::command::gesture::Gesture;
use crate::command::{Command, Word, Words};

/// The action that a stroke means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// The command of a typed word.
    Asked(Asked),
    /// Silences the voice and the motor.
    Silence,
    /// Tells the last half-move, and whether the boards agree.
    Status,
    /// Switches the digits of the keypad between moving the cursor and typing.
    Look,
    /// While the key is held, other strokes explain their meanings. If the key is released without another stroke, it
    /// opens the menu.
    Help,
    /// A digit of a half-move, for a device without keys.
    Digit(Digit),
    /// The next half-move replaces the last one.
    Correction,
    /// The last typed line comes back, to be corrected.
    LineAgain,
    /// The stroke does nothing.
    Off,
}

/// A digit, 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digit(u8);

impl Digit {
    /// The digit `digit`; `None` above 9.
    #[must_use]
    pub fn new(digit: u8) -> Option<Digit> {
        (digit <= 9).then_some(Digit(digit))
    }

    /// The value, 0 to 9.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The digit as the character that is typed.
    #[must_use]
    pub fn char(self) -> char {
        char::from(self.0.min(9) + b'0')
    }
}

/// A command, with the English words that are typed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    words: String,
    actor: Option<Actor>,
    command: Command,
}

impl Asked {
    /// The command of one word, without arguments.
    #[must_use]
    pub fn plain(word: Word) -> Asked {
        Asked {
            words: word.english().to_owned(),
            actor: None,
            command: Command::Plain(word),
        }
    }

    /// The words that are typed for the command.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }

    /// The actor that the command names, as for a press key on a keyboard that two players share; `None` if the actor is
    /// the owner of the stroke.
    #[must_use]
    pub const fn actor(&self) -> Option<Actor> {
        self.actor
    }

    /// The command that is asked for.
    #[must_use]
    pub const fn command(&self) -> &Command {
        &self.command
    }
}

/// The reason why a stroke cannot have the meaning in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotForAKey {
    /// There is no such command, or its argument is missing.
    Unknown,
    /// The command cannot be taken back and is done without a question, so that one stroke is not enough for it.
    TooGrave,
}

/// The names that settings use for actions other than commands, in addition to `digit 0` to `digit 9`.
const OWN: [(&str, KeyAction); 7] = [
    ("silence", KeyAction::Silence),
    ("status", KeyAction::Status),
    ("look", KeyAction::Look),
    ("help key", KeyAction::Help),
    ("correction", KeyAction::Correction),
    ("line again", KeyAction::LineAgain),
    ("off", KeyAction::Off),
];

const DIGIT: &str = "digit ";

impl KeyAction {
    /// The action that a setting names in English words, as they are typed.
    ///
    /// # Errors
    /// The text is no command, or a command that a single stroke must not do.
    pub fn read(text: &str, words: &Words) -> Result<KeyAction, NotForAKey> {
        let text = text.trim().to_lowercase();
        // Older files wrote `end` for the last item, before the word ended the program.
        let text = if text == "end" {
            Gesture::Last.word().to_owned()
        } else {
            text
        };
        if let Some((_, action)) = OWN.iter().find(|(word, _)| *word == text) {
            return Ok(action.clone());
        }
        if let Some(digit) = text.strip_prefix(DIGIT) {
            let digit = digit.parse().ok().and_then(Digit::new);
            return digit.map(KeyAction::Digit).ok_or(NotForAKey::Unknown);
        }
        let typed = words.read(&text);
        let presses = typed.command == Command::Plain(Word::Press);
        if typed
            .actor
            .is_some_and(|actor| actor.player().is_none() || !presses)
        {
            return Err(NotForAKey::Unknown);
        }
        match grave(&typed.command) {
            Gravity::No => Ok(KeyAction::Asked(Asked {
                words: text,
                actor: typed.actor,
                command: typed.command,
            })),
            Gravity::Yes => Err(NotForAKey::TooGrave),
            Gravity::NoCommand => Err(NotForAKey::Unknown),
        }
    }

    /// The gesture, as if it had been typed.
    #[must_use]
    pub fn gesture(gesture: Gesture) -> KeyAction {
        KeyAction::Asked(Asked {
            words: gesture.word().to_owned(),
            actor: None,
            command: Command::Gesture(gesture),
        })
    }
}

impl fmt::Display for KeyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeyAction::Asked(asked) => f.write_str(&asked.words),
            KeyAction::Digit(digit) => write!(f, "{DIGIT}{}", digit.value()),
            own => {
                let mut all = OWN.iter();
                let word = all.find(|(_, action)| action == own).map(|(word, _)| *word);
                f.write_str(word.unwrap_or_default())
            }
        }
    }
}

/// States whether a command is too grave for one stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gravity {
    No,
    Yes,
    NoCommand,
}

/// Tells whether a command is too grave for one stroke, by its row. A command with arguments cannot be assigned to a
/// stroke.
fn grave(command: &Command) -> Gravity {
    match command {
        Command::Move(_)
        | Command::Unfinished(_)
        | Command::Arbiter(_)
        | Command::Said(_)
        | Command::Correct(_)
        | Command::Hand(_)
        | Command::Arbiters(..)
        | Command::Ordered(_) => Gravity::NoCommand,
        _ if command.word().is_some_and(Word::is_grave) => Gravity::Yes,
        _ => Gravity::No,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_reads_as_itself() {
        let words = Words::english();
        let digits = (0..=9).filter_map(Digit::new).map(KeyAction::Digit);
        let own = OWN.into_iter().map(|(_, action)| action);
        let steers = Gesture::ALL.iter().copied().map(KeyAction::gesture);
        for action in digits.chain(own).chain(steers) {
            assert_eq!(KeyAction::read(&action.to_string(), words), Ok(action));
        }
        let row = KeyAction::read(" Row 28 ", words).unwrap();
        assert_eq!(row.to_string(), "row 28");
    }

    #[test]
    fn one_stroke_does_nothing_that_cannot_be_taken_back() {
        let words = Words::english();
        for text in [
            "quit",
            "offer",
            "claim",
            "claim flag",
            "call",
            "demand",
            "let stand",
            "decline",
        ] {
            assert_eq!(
                KeyAction::read(text, words),
                Err(NotForAKey::TooGrave),
                "{text}"
            );
        }
        for text in [
            "",
            "fly",
            "32-28",
            "square",
            "said 32-28",
            "arbiter 2468",
            "stop",
            "black: offer",
            "assistant: press",
            "digit 10",
        ] {
            assert_eq!(
                KeyAction::read(text, words),
                Err(NotForAKey::Unknown),
                "{text}"
            );
        }
    }
}

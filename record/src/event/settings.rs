// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings of a game, and its people. The facts about people are private and can be removed.

use serde::{Deserialize, Serialize};
use zgoda_game::Side;

use super::Body;
use crate::at_keyboard::AtKeyboard;

/// The settings that a resumed game keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSettings {
    /// The game: `international` or `polish64`.
    pub variant: String,
    /// The kind of game: `official` or `training`.
    pub mode: String,
    /// The start position, as FEN.
    pub start: String,
    /// The board of White, in the form of the command line.
    pub board_white: String,
    /// The board of Black; `shared` when both play on White's.
    pub board_black: String,
    /// The way in which men stand and kings are shown on White's board, in the form of the command line.
    #[serde(default)]
    pub pieces_white: Option<String>,
    /// The way in which men stand and kings are shown on Black's board.
    #[serde(default)]
    pub pieces_black: Option<String>,
    /// The clock, in the form of the command line.
    pub clock: String,
    /// The device that keeps the time, in the form of the command line; `None` if the program keeps the time.
    #[serde(default)]
    pub clock_device: Option<String>,
    /// The time control of the round, in the form of the event file.
    #[serde(default)]
    pub time_control: Option<String>,
    /// The language of the spoken words.
    pub lang: String,
    /// The owner of the keyboard at the beginning; `None` in older records.
    #[serde(default)]
    pub keyboard: Option<AtKeyboard>,
    /// The chief arbiter's consent to the device, in the words of the event file (II 2.4.10).
    pub consent: Option<String>,
    /// The settings that the arbiter fixed, in the form of an event file without its private parts. Older records do not have them.
    #[serde(default)]
    pub event: Option<String>,
    /// The consents that older records have instead of `event`.
    #[serde(flatten)]
    pub older: OlderConsents,
    /// The edition of the rules, which the protocol names.
    pub rules: String,
}

/// The consents in records without an `event`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OlderConsents {
    /// The consent to the message "you said A, your board shows B" before the press.
    #[serde(
        rename = "consent_private_word",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub private_word: Option<String>,
    /// The consent to whispering the squares from which pieces are lifted and on which they are set.
    #[serde(
        rename = "consent_square_whisper",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub square_whisper: Option<String>,
    /// The consent to telling a player which squares of their board differ.
    #[serde(
        rename = "consent_details",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub details: Option<String>,
}

/// The role of a person of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum PersonRole {
    /// The player of White.
    White,
    /// The player of Black.
    Black,
    /// White's assistant (Kodeks VIII 4.1).
    WhiteAssistant,
    /// Black's assistant (Kodeks VIII 4.1).
    BlackAssistant,
    /// An arbiter to whom the table was handed over, by the number of the handing over, from 1.
    Arbiter(u8),
    /// An arbiter whom the event file names, by the number of the event in the record that has the name, from 1.
    NamedArbiter(u8),
}

/// The roles that at most one person can have, with their words.
const ONE_AT_MOST: [(&str, PersonRole); 4] = [
    ("white", PersonRole::White),
    ("black", PersonRole::Black),
    ("white-assistant", PersonRole::WhiteAssistant),
    ("black-assistant", PersonRole::BlackAssistant),
];

const ARBITER: &str = "arbiter-";
const NAMED_ARBITER: &str = "named-arbiter-";

impl From<PersonRole> for String {
    fn from(person: PersonRole) -> String {
        let one = ONE_AT_MOST.iter().find(|(_, it)| *it == person);
        match (one, person) {
            (Some((word, _)), _) => (*word).to_owned(),
            (None, PersonRole::Arbiter(number)) => format!("{ARBITER}{number}"),
            (None, PersonRole::NamedArbiter(number)) => format!("{NAMED_ARBITER}{number}"),
            (None, _) => String::new(),
        }
    }
}

impl TryFrom<String> for PersonRole {
    type Error = String;

    fn try_from(text: String) -> Result<PersonRole, String> {
        let one = ONE_AT_MOST.iter().find(|(word, _)| *word == text);
        let numbered = |prefix: &str| text.strip_prefix(prefix)?.parse().ok();
        one.map(|(_, person)| *person)
            .or_else(|| numbered(ARBITER).map(PersonRole::Arbiter))
            .or_else(|| numbered(NAMED_ARBITER).map(PersonRole::NamedArbiter))
            .ok_or_else(|| format!("{text} is nobody"))
    }
}

impl Body {
    /// The role and the name of the arbiter, if this event names one.
    #[must_use]
    pub fn names_arbiter(&self) -> Option<(PersonRole, &str)> {
        match self {
            Body::HandedOver { number, name } => Some((PersonRole::Arbiter(*number), name)),
            Body::ArbiterNamed { number, name, .. } => {
                Some((PersonRole::NamedArbiter(*number), name))
            }
            _ => None,
        }
    }
}

impl PersonRole {
    /// The role of the player of this side.
    #[must_use]
    pub const fn player(side: Side) -> PersonRole {
        match side {
            Side::White => PersonRole::White,
            Side::Black => PersonRole::Black,
        }
    }

    /// The role of the assistant of this side.
    #[must_use]
    pub const fn assistant(side: Side) -> PersonRole {
        match side {
            Side::White => PersonRole::WhiteAssistant,
            Side::Black => PersonRole::BlackAssistant,
        }
    }
}

/// The private facts about a person: name and sight. `zgoda forget` removes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The role of the person.
    pub side: PersonRole,
    /// The name of the person.
    pub name: String,
    /// `blind`, `low` or `sighted`; empty for an assistant and an arbiter.
    pub sight: String,
}

impl Person {
    /// The assistant of a side, with a name.
    #[must_use]
    pub const fn assistant(side: Side, name: String) -> Person {
        Person {
            side: PersonRole::assistant(side),
            name,
            sight: String::new(),
        }
    }
}

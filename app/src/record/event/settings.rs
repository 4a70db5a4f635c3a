//! What a game was set to, and who played it. The second is private and can be removed.

use serde::{Deserialize, Serialize};
use zgoda_game::Side;

use super::Body;
use crate::at_keyboard::AtKeyboard;

/// The settings a resumed game keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSettings {
    /// `international` or `polish64`.
    pub variant: String,
    /// `official` or `training`.
    pub mode: String,
    /// The start position, as FEN.
    pub start: String,
    /// The board of White, as on the command line.
    pub board_white: String,
    /// The board of Black; `shared` when both play on White's.
    pub board_black: String,
    /// How the men of White's board stand and how its kings are shown, as on the command line.
    #[serde(default)]
    pub pieces_white: Option<String>,
    /// The same of Black's board.
    #[serde(default)]
    pub pieces_black: Option<String>,
    /// The clock, as on the command line.
    pub clock: String,
    /// What keeps its time, as on the command line; the program where nothing stands.
    #[serde(default)]
    pub clock_device: Option<String>,
    /// The time control of the round, as the event file has it.
    #[serde(default)]
    pub time_control: Option<String>,
    /// The language of what is said.
    pub lang: String,
    /// The owner of the keyboard at the beginning; older records do not say.
    #[serde(default)]
    pub keyboard: Option<AtKeyboard>,
    /// The chief arbiter's consent to the device, as written in the event file (II 2.4.10).
    pub consent: Option<String>,
    /// Everything the arbiter fixed, as an event file writes it, less what is private. Older records have
    /// none.
    #[serde(default)]
    pub event: Option<String>,
    /// What older records have of it instead.
    #[serde(flatten)]
    pub older: OlderConsents,
    /// The rule edition the protocol must name.
    pub rules: String,
}

/// Consents as records kept them that have no `event`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OlderConsents {
    /// To "you said A, your board shows B" before the press.
    #[serde(
        rename = "consent_private_word",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub private_word: Option<String>,
    /// To whispering the squares that are lifted and set.
    #[serde(
        rename = "consent_square_whisper",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub square_whisper: Option<String>,
    /// To telling a hand which squares of its board differ.
    #[serde(
        rename = "consent_details",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub details: Option<String>,
}

/// Who a person of the record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum PersonRole {
    /// Plays White.
    White,
    /// Plays Black.
    Black,
    /// White's assistant (Kodeks VIII 4.1).
    WhiteAssistant,
    /// Black's.
    BlackAssistant,
    /// An arbiter to whom the table was handed over: which of them, from 1.
    Arbiter(u8),
    /// An arbiter as the event file names them: which naming of the record it is, from 1.
    NamedArbiter(u8),
}

/// Those of whom there is one at most, by their word.
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
    /// The arbiter whose name it gives, and the name.
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
    /// Who plays this side.
    #[must_use]
    pub const fn player(side: Side) -> PersonRole {
        match side {
            Side::White => PersonRole::White,
            Side::Black => PersonRole::Black,
        }
    }

    /// Who assists this side.
    #[must_use]
    pub const fn assistant(side: Side) -> PersonRole {
        match side {
            Side::White => PersonRole::WhiteAssistant,
            Side::Black => PersonRole::BlackAssistant,
        }
    }
}

/// What is private: names, and who sees how much. `zgoda forget` removes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub side: PersonRole,
    /// The name.
    pub name: String,
    /// `blind`, `low` or `sighted`; empty for an assistant and an arbiter.
    pub sight: String,
}

impl Person {
    /// A side's assistant.
    #[must_use]
    pub const fn assistant(side: Side, name: String) -> Person {
        Person {
            side: PersonRole::assistant(side),
            name,
            sight: String::new(),
        }
    }
}

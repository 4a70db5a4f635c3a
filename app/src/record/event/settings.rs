//! What a game was set to, and who played it. The second is private and can be removed.

use serde::{Deserialize, Serialize};

use super::SideWord;

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
    /// The time control of the round, as the event file has it.
    #[serde(default)]
    pub time_control: Option<String>,
    /// The language of what is said.
    pub lang: String,
    /// The chief arbiter's consent to the device, as written in the event file (II 2.4.10).
    pub consent: Option<String>,
    /// His consent to "you said A, your board shows B" before the press, likewise.
    #[serde(default)]
    pub consent_private_word: Option<String>,
    /// To whispering the squares that are lifted and set.
    #[serde(default)]
    pub consent_square_whisper: Option<String>,
    /// To telling a hand which squares of its board differ.
    #[serde(default)]
    pub consent_details: Option<String>,
    /// The rule edition the protocol must name.
    pub rules: String,
}

/// What is private: names, and who sees how much. `zgoda forget` removes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Which side.
    pub side: SideWord,
    /// The name.
    pub name: String,
    /// `blind`, `low` or `sighted`.
    pub sight: String,
}

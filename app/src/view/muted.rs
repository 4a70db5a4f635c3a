//! What an arbiter may know and must not be seen to know (Kodeks IV 1): it raises nothing and stands on no first screen,
//! because who sees an arbiter look up has been told.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};

use super::{Laid, RuleCount};

/// What stands behind a key of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muted {
    /// Who is to move by the record.
    pub turn: Side,
    /// Half-moves that are irregular and not accepted yet.
    pub irregular: Vec<Irregular>,
    /// Those that the opponent's next half-move accepted (I 5.7).
    #[serde(default)]
    pub accepted: Vec<Accepted>,
    /// Men that the board did not show then: whether they are there is not seen until a half-move or the arbiter decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub in_doubt: Vec<String>,
    /// The half-move whose crown is missing while the other side has begun.
    pub crown_missing: Option<u32>,
    /// The time each side has left as a clock device is wired that seems to be wired the other way round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_swapped_ms: Option<BySide<u64>>,
    /// Half-moves that do not count yet: with a clock, those that nobody has pressed for.
    pub not_made: Vec<u32>,
    /// Must the side to move capture?
    pub must_capture: bool,
    /// Every count towards a draw that runs.
    pub counts: Vec<RuleCount>,
    /// By which articles explanations of `compared` have something irregular in them.
    pub explained: Vec<Laid>,
    /// After which half-moves the position on the board occurred, with the same side to move.
    pub occurred: Vec<u32>,
}

/// An irregular half-move that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accepted {
    /// Which.
    pub ply: u32,
    /// By which article.
    pub article: String,
    /// Did only a sensor say that men were off?
    pub if_off: bool,
}

/// An irregular half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Irregular {
    /// Which.
    pub ply: u32,
    /// By which article.
    pub article: String,
}

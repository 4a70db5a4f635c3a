//! A claim that waits for the arbiter, with everything that speaks for it and against it (Kodeks II 5.2).

use serde::{Deserialize, Serialize};
use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, DrawCount, Side};

use super::Ended;
use crate::record::event::FindingKind;

/// A claim as it stood when it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// The side that claims.
    pub by: Side,
    /// The result or right that is claimed.
    pub what: Claimed,
    /// The number of half-moves before the claim.
    pub ply: usize,
    /// The number of half-moves before the claim that were stated by no person, or are missing in the record.
    pub gaps: usize,
    /// True if the claim was made in the claimant's own time.
    pub in_own_time: bool,
    /// The half-moves after which the position occurred.
    pub occurred: Vec<u32>,
    /// Every count that runs.
    pub counts: Vec<RuleCount>,
    /// The men and kings that each side has on the board.
    pub material: BySide<Material>,
    /// The reading of III 9.1 by VIII 5.2 in this event, where it has a say.
    pub other_tempo: Option<bool>,
    /// The time that each side had left, where a clock ran.
    pub left_ms: Option<BySide<u64>>,
    /// The sides with fallen flags.
    pub flags: BySide<bool>,
    /// The proposal of the rules.
    pub finding: FindingKind,
    /// The result that the rules propose.
    pub result: Option<Ended>,
}

/// The stage of a rule that makes a draw (Kodeks I 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleCount {
    /// The rule, by its word.
    pub rule: String,
    /// The article of the rule.
    pub article: String,
    /// The number of moves of each side; for a repetition, the number of times that the position stood.
    pub made: u16,
    /// The number at which the game is drawn.
    pub limit: u16,
}

impl From<DrawCount> for RuleCount {
    fn from(count: DrawCount) -> RuleCount {
        RuleCount {
            rule: count.rule.word().to_owned(),
            article: count.rule.article().to_owned(),
            made: count.made,
            limit: count.limit,
        }
    }
}

/// The men and kings of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Material {
    /// The number of men.
    pub men: usize,
    /// The number of kings.
    pub kings: usize,
    /// The worth of both, a king counting two.
    pub worth: usize,
}

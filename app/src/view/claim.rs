//! A claim that waits for the arbiter, with everything that speaks for it and against it (Kodeks II 5.2).

use serde::{Deserialize, Serialize};
use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, DrawCount, Side};

use super::Ended;
use crate::record::event::FindingKind;

/// A claim as it stood when it was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Who claims.
    pub by: Side,
    /// What.
    pub what: Claimed,
    /// After how many half-moves.
    pub ply: usize,
    /// So many half-moves before it nobody has stated, or are not in the record at all.
    pub gaps: usize,
    /// Was it made in the claimant's own time?
    pub in_own_time: bool,
    /// After which half-moves the position occurred.
    pub occurred: Vec<u32>,
    /// Every count that runs.
    pub counts: Vec<RuleCount>,
    /// What each side has on the board.
    pub material: BySide<Material>,
    /// What VIII 5.2 makes of III 9.1 in this event, where it has a say.
    pub other_tempo: Option<bool>,
    /// What each side had left, where a clock ran.
    pub left_ms: Option<BySide<u64>>,
    /// Whose flag had fallen.
    pub flags: BySide<bool>,
    /// What the rules propose.
    pub finding: FindingKind,
    /// The result they propose.
    pub result: Option<Ended>,
}

/// How far a rule that makes a draw has come (Kodeks I 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleCount {
    /// Which, by its word.
    pub rule: String,
    /// Its article.
    pub article: String,
    /// Moves of each side; of a repetition how often the position stood.
    pub made: u16,
    /// How many make the draw.
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

/// Men and kings of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Material {
    /// Men.
    pub men: usize,
    /// Kings.
    pub kings: usize,
    /// Both, a king counting two.
    pub worth: usize,
}

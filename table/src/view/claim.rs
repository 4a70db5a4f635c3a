// SPDX-License-Identifier: GPL-3.0-or-later
//! A claim that waits for the arbiter, with all evidence for and against the claim (Kodeks II 5.2).

use serde::{Deserialize, Serialize};
use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, Side};

use zgoda_record::event::FindingKind;
use zgoda_record::facts::{Ended, Material, RuleCount};

/// A claim, with the evidence at the moment at which it was made.
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
    /// True if the claim was made while the claimant's own time ran.
    pub in_own_time: bool,
    /// The numbers of half-moves after which the position of the claim occurred.
    pub occurred: Vec<u32>,
    /// Every count that runs.
    pub counts: Vec<RuleCount>,
    /// The men and kings that each side has on the board.
    pub material: BySide<Material>,
    /// States whether III 9.1 applies in this event where VIII 5.2 lets the event decide this; `None` where VIII 5.2
    /// does not matter.
    pub other_tempo: Option<bool>,
    /// The time that each side had left, where a clock ran.
    pub left_ms: Option<BySide<u64>>,
    /// The sides with fallen flags.
    pub flags: BySide<bool>,
    /// The verdict that follows from the rules.
    pub finding: FindingKind,
    /// The result that the rules propose.
    pub result: Option<Ended>,
}

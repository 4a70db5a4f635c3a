// SPDX-License-Identifier: GPL-3.0-or-later
//! Facts of a game for pages and sentences: its result, the counts of draw rules, the material.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, DrawCount, GameResult};

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The score that stands in a table for both: `2-0`, `1+ 1-`, `0F-2F`.
    pub result: String,
    /// The cause, by its word.
    pub cause: String,
    /// The article of the cause.
    pub article: String,
    /// The answer of each side to the result; `None` while the side has said nothing.
    pub agreed: BySide<Option<bool>>,
}

impl Ended {
    /// The result, with the answer of each side.
    #[must_use]
    pub fn of(result: GameResult, agreed: BySide<Option<bool>>) -> Ended {
        let ending = result.ending();
        Ended {
            result: result.to_string(),
            cause: ending.word().to_owned(),
            article: ending.article().to_owned(),
            agreed,
        }
    }
}

/// The count of a rule that makes a draw (Kodeks I 6).
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
    /// The worth of the men and kings together, a king counting two.
    pub worth: usize,
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The claims a player can make, and the evidence for each (Kodeks I 6, II 5.2, III 9).
//!
//! A claim alone ends nothing: the arbiter is called, looks at the evidence and rules. Here the evidence
//! is gathered and compared with the rules. The session decides whether a person may make a claim; the
//! meaning of a flag is in `flags`, the right to stop the clock in `stopping`, the endings of quick games
//! in `regulation`, and the penalties of chess in `chess`.

pub mod chess;
mod flags;
mod material;
mod regulation;
mod stopping;

pub use flags::{first_flag, flag_ending};
pub use material::Material;
pub use regulation::{Applies, RegulationDraw, quick_without_bonus, regulation_draw};
pub use stopping::{ClockMay, Occasion, Phase, clock_may};

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::clock::{ClockTimes, Control};
use crate::draws::{DrawCount, DrawEvidence, DrawRule, DrawSystem};
use crate::ending::{Ending, ended};
use crate::result::GameResult;
use crate::setup::Setup;
use crate::side::Side;

/// The subject of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Claimed {
    /// A draw, by any rule.
    Draw,
    /// The same position for the third time (I 6.1).
    Repetition,
    /// Moves by kings alone (I 6.2).
    Kings,
    /// Few pieces against one king (I 6.3, 6.4).
    #[cfg_attr(feature = "serde", serde(rename = "three-kings"))]
    FewKings,
    /// A draw of quick games without a bonus (III 9.1, 9.2).
    Regulation,
    /// The other side's time is used up (II 6.12, VIII 4.1.4).
    Flag,
}

impl Claimed {
    /// All subjects of a claim, in the order of the variants.
    pub const ALL: [Claimed; 6] = [
        Claimed::Draw,
        Claimed::Repetition,
        Claimed::Kings,
        Claimed::FewKings,
        Claimed::Regulation,
        Claimed::Flag,
    ];

    /// The word for the claim in the record, and after the command `claim`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Claimed::Draw => "draw",
            Claimed::Repetition => "repetition",
            Claimed::Kings => "kings",
            Claimed::FewKings => "three-kings",
            Claimed::Regulation => "regulation",
            Claimed::Flag => "flag",
        }
    }

    /// The claim with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Claimed> {
        Claimed::ALL.into_iter().find(|it| it.word() == word)
    }

    /// True if this rule supports the claim.
    #[must_use]
    pub const fn stands_on(self, rule: DrawRule) -> bool {
        match self {
            Claimed::Draw => true,
            Claimed::Repetition => matches!(rule, DrawRule::ThirdOccurrence),
            Claimed::Kings => matches!(rule, DrawRule::KingsOnly),
            Claimed::FewKings => matches!(
                rule,
                DrawRule::ThreeAgainstOne
                    | DrawRule::WeakOnMainLine
                    | DrawRule::StrongOnMainLine
                    | DrawRule::TwoAgainstOne
            ),
            Claimed::Regulation | Claimed::Flag => false,
        }
    }
}

/// The settings of the event that a ruling needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// The time control, if known.
    pub control: Option<Control>,
    /// The counting of draws with advantage (I 6.5).
    pub draws: DrawSystem,
    /// Whether III 9.1 applies in games with a bonus (VIII 5.2): it does so only if the arbiter says so.
    pub regulation_with_bonus: Applies,
    /// Whether III 9.1 applies at a tempo other than those of II 6.1 and 6.2 (VIII 5.2). `None` if both players see.
    pub other_tempo: Option<Applies>,
}

/// The evidence for and against a claim at the time of the claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The side that claims.
    pub by: Side,
    /// The subject of the claim.
    pub claimed: Claimed,
    /// The position at the time of the claim.
    pub position: Setup,
    /// The numbers of half-moves after which this position occurred, with the same side to move.
    pub occurred: Vec<u32>,
    /// Every count that runs, with its limit.
    pub counts: Vec<DrawCount>,
    /// The material of each side on the board.
    pub material: Material,
    /// The information for the arbiter on III 9.1.
    pub regulation: RegulationDraw,
    /// The effect of VIII 5.2 on III 9.1 in this event, if VIII 5.2 applies and the position is such an
    /// ending.
    pub other_tempo: Option<Applies>,
    /// The times of both clocks, if there is a clock.
    pub clock: Option<ClockTimes>,
    /// The finding that the rules propose.
    pub finding: Finding,
}

/// The verdict of the rules on a claim, as a proposal for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// The claim is proven: the game ends with this result.
    Proven(GameResult),
    /// The claim is proven by another rule than the named one; the game ends with this result.
    ProvenOtherwise(GameResult),
    /// The claim is not proven.
    NotProven,
    /// The side may not claim now, because it has a capture to make (III 9.1).
    MustCapture,
    /// A claim of a player short of time (III 9.2) exists only in quick games without a bonus, and this is not one. VIII 5.2
    /// extends only III 9.1 to other games.
    QuickGamesOnly,
    /// The claim may be right; no rule can tell ("obvious advantage", III 9.2; the time control is not
    /// known).
    ArbitersCall(Ending),
}

impl Evidence {
    /// Gathers the evidence for and against a claim.
    #[must_use]
    pub fn gather(
        (by, claimed): (Side, Claimed),
        draws: &DrawEvidence,
        clock: Option<ClockTimes>,
        conditions: &Conditions,
    ) -> Evidence {
        let position = *draws.position();
        let material = Material::of(&position);
        let regulation = regulation_draw(&position, by, conditions);
        let mut evidence = Evidence {
            by,
            claimed,
            position,
            occurred: draws.occurred(),
            counts: draws.counts(conditions.draws),
            material,
            regulation,
            other_tempo: regulation::other_tempo(&position, conditions),
            clock,
            finding: Finding::NotProven,
        };
        let met = draws.met(conditions.draws);
        evidence.finding = evidence.find(&met, conditions);
        evidence
    }

    fn find(&self, met: &[DrawRule], conditions: &Conditions) -> Finding {
        // A game won by the last move stays won.
        if let Some(ending) = ended(&self.position).filter(|_| self.claimed != Claimed::Flag) {
            return Finding::Proven(GameResult::plain(ending));
        }
        let rule = met.iter().find(|rule| self.claimed.stands_on(**rule));
        if let Some(rule) = rule {
            return Finding::Proven(self.drawn(Ending::Rule(*rule), conditions));
        }
        match self.claimed {
            Claimed::Draw => self.of_quick_games(conditions),
            // A claim under the wrong name does not lose the draw: every rule is tried.
            Claimed::Regulation => match (self.of_quick_games(conditions), met.first()) {
                (Finding::Proven(result), _) => Finding::Proven(result),
                (_, Some(rule)) => {
                    Finding::ProvenOtherwise(self.drawn(Ending::Rule(*rule), conditions))
                }
                (finding, None) => finding,
            },
            Claimed::Flag => {
                let ending = self
                    .clock
                    .and_then(|clock| flag_ending(&clock, conditions, self.position.variant()));
                match ending {
                    // Players do not claim their own flag, but both flags may have fallen.
                    Some(Ending::Time(side)) if side == self.by => Finding::NotProven,
                    Some(ending) => Finding::Proven(GameResult::plain(ending)),
                    None if self.clock.is_none() => {
                        Finding::ArbitersCall(Ending::Time(self.by.other()))
                    }
                    None => Finding::NotProven,
                }
            }
            Claimed::Repetition | Claimed::Kings | Claimed::FewKings => match met.first() {
                Some(rule) => Finding::ProvenOtherwise(self.drawn(Ending::Rule(*rule), conditions)),
                None => match self.of_quick_games(conditions) {
                    Finding::Proven(result) => Finding::ProvenOtherwise(result),
                    _ => Finding::NotProven,
                },
            },
        }
    }

    fn of_quick_games(&self, conditions: &Conditions) -> Finding {
        match self.regulation {
            RegulationDraw::Holds => Finding::Proven(self.drawn(Ending::Regulation, conditions)),
            RegulationDraw::MustCapture => Finding::MustCapture,
            RegulationDraw::IfTheEventPlaysSo => Finding::ArbitersCall(Ending::Regulation),
            RegulationDraw::No if self.short_of_time() => {
                match quick_without_bonus(conditions, self.position.variant()) {
                    Applies::Yes => Finding::ArbitersCall(Ending::ShortOfTime),
                    Applies::No => Finding::QuickGamesOnly,
                    Applies::NotKnown => Finding::NotProven,
                }
            }
            RegulationDraw::No => Finding::NotProven,
        }
    }

    /// True if the claimant has a minute or less and few pieces are left (III 9.2).
    fn short_of_time(&self) -> bool {
        let variant = self.position.variant();
        let most = variant.rules().few_for_short_of_time;
        let few = self.material.pieces() <= most;
        let left = self.clock.map(|clock| clock.sides.get(self.by).left());
        let short = left.is_some_and(|left| left <= regulation::SHORT_OF_TIME);
        few && short
    }

    /// The result of a draw, with a side's advantage if the event counts it.
    fn drawn(&self, ending: Ending, conditions: &Conditions) -> GameResult {
        drawn(ending, &self.position, conditions)
    }
}

/// The result of a draw in this position, with a side's advantage if the event counts it (Kodeks I
/// 6.5.2).
#[must_use]
pub fn drawn(ending: Ending, position: &Setup, conditions: &Conditions) -> GameResult {
    let advantage = match conditions.draws {
        DrawSystem::Plain => None,
        DrawSystem::WithAdvantage => Material::of(position).advantage(),
    };
    GameResult::with_advantage(ending, advantage, position.variant())
        .unwrap_or_else(|_| GameResult::plain(ending))
}

#[cfg(test)]
mod tests;

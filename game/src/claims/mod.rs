//! What a player can claim, and what speaks for it (Kodeks I 6, II 5.2, III 9).
//!
//! A claim ends nothing: the arbiter is called, looks at the evidence and rules. Here the evidence is
//! gathered and held against the rules. Whether a claim may be made by this person is the session's
//! affair; what a flag means is in `flags`, whether the clock may stand in `stopping`, the endings of quick
//! games in `regulation`, and the penalties of chess in `chess`.

pub mod chess;
mod flags;
mod material;
mod regulation;
mod stopping;

pub use flags::{first_flag, flag_ending};
pub use material::Material;
pub use regulation::{Applies, RegulationDraw, quick_without_bonus, regulation_draw};
pub use stopping::{ClockMay, Occasion, Phase, clock_may};

use serde::{Deserialize, Serialize};

use crate::clock::{ClockTimes, Control};
use crate::draws::{DrawCount, DrawEvidence, DrawRule, DrawSystem};
use crate::ending::{Ending, ended};
use crate::result::GameResult;
use crate::setup::Setup;
use crate::side::Side;

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimed {
    /// A draw, by whatever rule.
    Draw,
    /// The same position for the third time (I 6.1).
    Repetition,
    /// Moves by kings alone (I 6.2).
    Kings,
    /// Few pieces against one king (I 6.3, 6.4).
    #[serde(rename = "three-kings")]
    FewKings,
    /// A draw of quick games without a bonus (III 9.1, 9.2).
    Regulation,
    /// The other side's time is used up (II 6.12, VIII 4.1.4).
    Flag,
}

impl Claimed {
    /// All of them.
    pub const ALL: [Claimed; 6] = [
        Claimed::Draw,
        Claimed::Repetition,
        Claimed::Kings,
        Claimed::FewKings,
        Claimed::Regulation,
        Claimed::Flag,
    ];

    /// Its word: of the record, and behind `claim`.
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

    /// The claim of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Claimed> {
        Claimed::ALL.into_iter().find(|it| it.word() == word)
    }

    /// Is this one of the rules it stands on?
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

/// What the event has settled that a ruling needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// The time control, where it is known.
    pub control: Option<Control>,
    /// Are draws with advantage told apart (I 6.5)?
    pub draws: DrawSystem,
    /// Do the draws of III 9.1 hold with a bonus too (VIII 5.2)? Only where the arbiter says so.
    pub regulation_with_bonus: Applies,
    /// Do they hold at another tempo than those of II 6.1 and 6.2 (VIII 5.2)? `None` where both players see.
    pub other_tempo: Option<Applies>,
}

/// Everything that speaks for or against a claim, as it stood when it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Who claims.
    pub by: Side,
    /// What.
    pub claimed: Claimed,
    /// The position.
    pub position: Setup,
    /// After which half-moves this position occurred, with the same side to move.
    pub occurred: Vec<u32>,
    /// Every count that runs, with its limit.
    pub counts: Vec<DrawCount>,
    /// What each side has on the board.
    pub material: Material,
    /// What the arbiter is told of III 9.1.
    pub regulation: RegulationDraw,
    /// What VIII 5.2 makes of III 9.1 in this event, where it has a say and the position is one of those endings.
    pub other_tempo: Option<Applies>,
    /// Both clocks, where one runs.
    pub clock: Option<ClockTimes>,
    /// What the rules propose.
    pub finding: Finding,
}

/// What the rules say to a claim. The arbiter rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// It is proven: the game ends so.
    Proven(GameResult),
    /// Not by the rule that was named, but by another: the game ends so all the same.
    ProvenOtherwise(GameResult),
    /// It is not.
    NotProven,
    /// This side may not make it now: it has a capture to make (III 9.1).
    MustCapture,
    /// It is the right of a player short of time (III 9.2), and this is no quick game without a bonus. VIII 5.2 brings III 9.1
    /// alone.
    QuickGamesOnly,
    /// It may be right; no rule can tell ("obvious advantage", III 9.2; the time control is not known).
    ArbitersCall(Ending),
}

impl Evidence {
    /// Gathers it.
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
        // A game that the last move has won is won.
        if let Some(ending) = ended(&self.position).filter(|_| self.claimed != Claimed::Flag) {
            return Finding::Proven(GameResult::plain(ending));
        }
        let rule = met.iter().find(|rule| self.claimed.stands_on(**rule));
        if let Some(rule) = rule {
            return Finding::Proven(self.drawn(Ending::Rule(*rule), conditions));
        }
        match self.claimed {
            Claimed::Draw => self.of_quick_games(conditions),
            // Nobody loses a draw by its name: every rule is weighed.
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
                    // Nobody claims their own flag, but both may have fallen.
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

    /// A minute or less and few pieces, as III 9.2 has it.
    fn short_of_time(&self) -> bool {
        let variant = self.position.variant();
        let most = variant.rules().few_for_short_of_time;
        let few = self.material.pieces() <= most;
        let left = self.clock.map(|clock| clock.sides.get(self.by).left());
        let short = left.is_some_and(|left| left <= regulation::SHORT_OF_TIME);
        few && short
    }

    /// A draw, with the advantage of the side that has it where the event counts that.
    fn drawn(&self, ending: Ending, conditions: &Conditions) -> GameResult {
        drawn(ending, &self.position, conditions)
    }
}

/// A draw in this position, with the advantage of the side that has it where the event counts that
/// (Kodeks I 6.5.2).
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

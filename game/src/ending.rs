// SPDX-License-Identifier: GPL-3.0-or-later
//! The ways a game ends (Kodeks I 7, II 5, III 9), with the outcome of each for the players.
//!
//! Cause and outcome are separate: many causes have the same outcome, and only two causes are visible on the board. All others
//! are declared by players or the arbiter; this file only names them. The points and codes of a result are in `result`.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::draws::DrawRule;
use crate::generate::has_legal_move;
use crate::setup::Setup;
use crate::side::Side;

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// Neither side won.
    Drawn,
    /// Both sides lost: only an arbiter decides so.
    BothLost,
}

/// The reason why a game ended. A named side is the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// The side has no piece left (I 7.2.3).
    NoPieces(Side),
    /// The side is to move and has no legal move (I 7.2.2).
    Blocked(Side),
    /// The side resigned (I 7.2.1).
    Resigned(Side),
    /// The side refused to follow the rules (I 7.2.4).
    Refused(Side),
    /// The side used up its time before it had made the moves required (II 6.12, III 8.1).
    Time(Side),
    /// The side did not play, or came too late (II 5.5).
    Forfeit(Side),
    /// Neither side played, or could go on (II 5.6).
    BothForfeit,
    /// The side lost as a sanction (II 2.5.3).
    Sanction(Side),
    /// Both sides lost as a sanction (II 2.5.3).
    BothSanctioned,
    /// The players agreed on a draw (I 7.3.1).
    Agreed,
    /// A draw by one of the rules of article 6 (I 7.3.2).
    Rule(DrawRule),
    /// A position that is drawn on claim in quick games without a bonus (III 9.1).
    Regulation,
    /// A player short of time declared the draw, with an obvious advantage (III 9.2).
    ShortOfTime,
    /// Both flags had fallen in a quick game without a bonus (III 9.4).
    BothFlags,
    /// Neither side can win (I 7.3.3).
    NeitherCanWin,
    /// The arbiter decided a case that no rule settles (IV 2.20).
    Decided(Outcome),
}

impl Ending {
    /// The outcome for the players.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Ending::NoPieces(side)
            | Ending::Blocked(side)
            | Ending::Resigned(side)
            | Ending::Refused(side)
            | Ending::Time(side)
            | Ending::Forfeit(side)
            | Ending::Sanction(side) => Outcome::Won(side.other()),
            Ending::Agreed
            | Ending::Rule(_)
            | Ending::Regulation
            | Ending::ShortOfTime
            | Ending::BothFlags
            | Ending::NeitherCanWin => Outcome::Drawn,
            Ending::BothForfeit | Ending::BothSanctioned => Outcome::BothLost,
            Ending::Decided(outcome) => outcome,
        }
    }

    /// The article of the Kodeks for the ending.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Ending::NoPieces(_) => "Kodeks I 7.2.3",
            Ending::Blocked(_) => "Kodeks I 7.2.2",
            Ending::Resigned(_) => "Kodeks I 7.2.1",
            Ending::Refused(_) => "Kodeks I 7.2.4",
            Ending::Time(_) => "Kodeks II 6.12",
            Ending::Forfeit(_) => "Kodeks II 5.5",
            Ending::BothForfeit => "Kodeks II 5.6",
            Ending::Sanction(_) | Ending::BothSanctioned => "Kodeks II 2.5.3",
            Ending::Agreed => "Kodeks I 7.3.1",
            Ending::Rule(rule) => rule.article(),
            Ending::Regulation => "Kodeks III 9.1",
            Ending::ShortOfTime => "Kodeks III 9.2",
            Ending::BothFlags => "Kodeks III 9.4",
            Ending::NeitherCanWin => "Kodeks I 7.3.3",
            Ending::Decided(_) => "Kodeks IV 2.20",
        }
    }

    /// The word of the ending in the record and in the language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Ending::NoPieces(_) => "no-pieces",
            Ending::Blocked(_) => "blocked",
            Ending::Resigned(_) => "resignation",
            Ending::Refused(_) => "refusal",
            Ending::Time(_) => "time",
            Ending::Forfeit(_) | Ending::BothForfeit => "forfeit",
            Ending::Sanction(_) | Ending::BothSanctioned => "sanction",
            Ending::Agreed => "agreement",
            Ending::Rule(rule) => rule.word(),
            Ending::Regulation => "regulation",
            Ending::ShortOfTime => "short-of-time",
            Ending::BothFlags => "both-flags",
            Ending::NeitherCanWin => "cannot-win",
            Ending::Decided(_) => "decision",
        }
    }

    /// All endings with this outcome.
    pub fn all(outcome: Outcome) -> impl Iterator<Item = Ending> {
        let won: &[fn(Side) -> Ending] = &[
            Ending::NoPieces,
            Ending::Blocked,
            Ending::Resigned,
            Ending::Refused,
            Ending::Time,
            Ending::Forfeit,
            Ending::Sanction,
        ];
        let drawn = [
            Ending::Agreed,
            Ending::Regulation,
            Ending::ShortOfTime,
            Ending::BothFlags,
            Ending::NeitherCanWin,
        ];
        let rules = DrawRule::ALL.map(Ending::Rule);
        let both = [Ending::BothForfeit, Ending::BothSanctioned];
        let sides = Side::ALL.into_iter();
        let won = sides.flat_map(|side| won.iter().map(move |ending| ending(side)));
        won.chain(drawn)
            .chain(rules)
            .chain(both)
            .chain([Ending::Decided(outcome)])
            .filter(move |ending| ending.outcome() == outcome)
    }

    /// The ending with this word and this outcome; `None` if there is none.
    #[must_use]
    pub fn from_word(word: &str, outcome: Outcome) -> Option<Ending> {
        Ending::all(outcome).find(|ending| ending.word() == word)
    }
}

/// The loss of the side to move because it has no piece or cannot move; `None` if it has not lost. Draws never follow
/// from the board alone; [`crate::DrawEvidence`] gathers the evidence for a draw.
#[must_use]
pub fn ended(setup: &Setup) -> Option<Ending> {
    let side = setup.turn();
    if setup.pieces(side).is_empty() {
        Some(Ending::NoPieces(side))
    } else if has_legal_move(setup) {
        None
    } else {
        Some(Ending::Blocked(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_is_found_again_by_its_word_and_outcome() {
        let sides = Side::ALL.map(Outcome::Won);
        for outcome in sides.into_iter().chain([Outcome::Drawn, Outcome::BothLost]) {
            assert!(Ending::all(outcome).count() > 2);
            for ending in Ending::all(outcome) {
                assert_eq!(Ending::from_word(ending.word(), outcome), Some(ending));
            }
        }
        assert_eq!(Ending::from_word("time", Outcome::Drawn), None);
        assert_eq!(
            Ending::from_word("time", Outcome::Won(Side::White)),
            Some(Ending::Time(Side::Black))
        );
    }
}

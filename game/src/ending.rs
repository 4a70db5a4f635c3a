//! How a game ends (Kodeks I 7), and with what for whom.
//!
//! The cause and the outcome are two things: the same outcome comes from many causes, and only two
//! causes show on the board. Everything else is said by players or the arbiter; this file only names
//! it. How results are written is notation.

use crate::draws::DrawRule;
use crate::generate::has_legal_move;
use crate::setup::Setup;
use crate::side::Side;

/// What a game ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// Nobody did.
    Drawn,
    /// Both lost: only an arbiter decides so.
    BothLost,
}

/// Why a game ended. Where a side is named, it is the one that lost by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It has no piece left (7.2.3).
    NoPieces(Side),
    /// It is to move and cannot (7.2.2).
    Blocked(Side),
    /// It resigned (7.2.1).
    Resigned(Side),
    /// It refused to follow the rules (7.2.4).
    Refused(Side),
    /// The players agreed on a draw (7.3.1).
    Agreed,
    /// A draw by one of the rules of article 6 (7.3.2).
    Rule(DrawRule),
    /// Neither can win (7.3.3).
    NeitherCanWin,
    /// The arbiter decided what no rule settles (IV 2.20).
    Decided(Outcome),
}

impl Ending {
    /// What it means for the players.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Ending::NoPieces(side)
            | Ending::Blocked(side)
            | Ending::Resigned(side)
            | Ending::Refused(side) => Outcome::Won(side.other()),
            Ending::Agreed | Ending::Rule(_) | Ending::NeitherCanWin => Outcome::Drawn,
            Ending::Decided(outcome) => outcome,
        }
    }

    /// Where the code names it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Ending::NoPieces(_) => "Kodeks I 7.2.3",
            Ending::Blocked(_) => "Kodeks I 7.2.2",
            Ending::Resigned(_) => "Kodeks I 7.2.1",
            Ending::Refused(_) => "Kodeks I 7.2.4",
            Ending::Agreed => "Kodeks I 7.3.1",
            Ending::Rule(rule) => rule.article(),
            Ending::NeitherCanWin => "Kodeks I 7.3.3",
            Ending::Decided(_) => "Kodeks IV 2.20",
        }
    }
}

/// Has the side to move lost because it has no piece or cannot move? Draws are never read off the
/// board; [`crate::DrawEvidence`] gathers what speaks for one.
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

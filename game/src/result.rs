// SPDX-License-Identifier: GPL-3.0-or-later
//! The writing of a result: points (Kodeks II 5.4) and the codes of tables and protocols.
//!
//! The codes come from the Kodeks: `2` and `0`, `1` and `1`, `1+` and `1-` for a draw with advantage (I 6.5.2), `2F` and `0F` for a
//! game that was not played (II 5.7). In speech the codes are words: "+1" also means one man ahead (I 9.12).

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::ending::{Ending, Outcome};
use crate::side::{BySide, Side};
use crate::variant::Variant;

/// A result with its cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    ending: Ending,
    advantage: Option<Side>,
}

/// The reason why a result is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ResultError {
    /// Only a draw has an advantage.
    #[error("only a draw can be one with advantage (Kodeks I 6.5.1); write 1-1, 1+1- or 1-1+")]
    NoDraw,
    /// A draw with advantage on 64 squares, where no draw has an advantage.
    #[error("on 64 squares no draw is one with advantage (Kodeks I 6.5); write 1-1")]
    NotOn64,
}

/// A result as it is written, before its cause is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Score {
    /// The outcome for the two sides.
    pub outcome: Outcome,
    /// The side with the advantage in a draw.
    pub advantage: Option<Side>,
}

impl GameResult {
    /// A result without an advantage.
    #[must_use]
    pub const fn plain(ending: Ending) -> GameResult {
        GameResult {
            ending,
            advantage: None,
        }
    }

    /// A draw with the advantage of `side`, if any (Kodeks I 6.5).
    pub fn with_advantage(
        ending: Ending,
        side: Option<Side>,
        variant: Variant,
    ) -> Result<GameResult, ResultError> {
        if side.is_some() && ending.outcome() != Outcome::Drawn {
            return Err(ResultError::NoDraw);
        }
        if side.is_some() && variant.rules().three_with_advantage.is_none() {
            return Err(ResultError::NotOn64);
        }
        Ok(GameResult {
            ending,
            advantage: side,
        })
    }

    /// The reason why the game ended.
    #[must_use]
    pub const fn ending(self) -> Ending {
        self.ending
    }

    /// The side with the advantage in the draw.
    #[must_use]
    pub const fn advantage(self) -> Option<Side> {
        self.advantage
    }

    /// Two points for a win, one for a draw with or without advantage, none for a loss (Kodeks II 5.4,
    /// I 6.5.5).
    #[must_use]
    pub const fn points(self) -> BySide<u8> {
        let (white, black) = match self.ending.outcome() {
            Outcome::Won(Side::White) => (2, 0),
            Outcome::Won(Side::Black) => (0, 2),
            Outcome::Drawn => (1, 1),
            Outcome::BothLost => (0, 0),
        };
        BySide { white, black }
    }

    /// The codes that stand in a table for each side.
    #[must_use]
    pub fn codes(self) -> BySide<&'static str> {
        let points = self.points();
        let unplayed = matches!(self.ending, Ending::Forfeit(_) | Ending::BothForfeit);
        BySide::from_fn(|side| match (*points.get(side), self.advantage) {
            (1, Some(better)) if better == side => "1+",
            (1, Some(_)) => "1-",
            (1, None) => "1",
            (2, _) if unplayed => "2F",
            (0, _) if unplayed => "0F",
            (2, _) => "2",
            _ => "0",
        })
    }

    /// The points alone, as the record and PDN keep them: `2-0`.
    #[must_use]
    pub fn score(self) -> String {
        let points = self.points();
        format!("{}-{}", points.white, points.black)
    }
}

/// Both codes, White's first: `2-0`, `1+ 1-`, `0F-2F`. A blank separates codes that end in a sign.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = self.codes();
        let apart = if self.advantage.is_some() { " " } else { "-" };
        write!(f, "{}{apart}{}", codes.white, codes.black)
    }
}

impl Score {
    /// Reads a result as an arbiter writes it: `2-0`, `1-1`, `1+1-`, `1+ 1-`, `1-1+`, `0-0`, with or
    /// without blanks, a hyphen or a colon between; `None` for anything else. An `F` decides nothing: only the cause tells whether
    /// the game was played.
    #[must_use]
    pub fn read(text: &str) -> Option<Score> {
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let won = |side| (Outcome::Won(side), None);
        let drawn = |side| (Outcome::Drawn, Some(side));
        let (outcome, advantage) = match plain.to_uppercase().replace(':', "-").as_str() {
            "2-0" | "2F-0F" => won(Side::White),
            "0-2" | "0F-2F" => won(Side::Black),
            "1-1" => (Outcome::Drawn, None),
            "0-0" | "0F-0F" => (Outcome::BothLost, None),
            "1+1-" | "1+-1-" => drawn(Side::White),
            "1-1+" | "1--1+" => drawn(Side::Black),
            _ => return None,
        };
        Some(Score { outcome, advantage })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draws::DrawRule;

    const TEN: Variant = Variant::International;

    #[test]
    fn kodeks_ii_5_4_two_points_for_a_win_one_for_a_draw() {
        let won = GameResult::plain(Ending::Time(Side::White));
        assert_eq!(
            (won.points(), won.score()),
            (BySide { white: 0, black: 2 }, "0-2".into())
        );
        let drawn = GameResult::plain(Ending::Rule(DrawRule::ThirdOccurrence));
        assert_eq!(drawn.to_string(), "1-1");
        let none = GameResult::plain(Ending::BothSanctioned);
        assert_eq!(none.to_string(), "0-0");
    }

    #[test]
    fn kodeks_i_6_5_2_an_advantage_changes_the_code_and_not_the_points() {
        let rule = Ending::Rule(DrawRule::ThreeAgainstOne);
        let better = GameResult::with_advantage(rule, Some(Side::Black), TEN).unwrap();
        assert_eq!(
            better.codes(),
            BySide {
                white: "1-",
                black: "1+"
            }
        );
        assert_eq!(
            (better.score(), better.to_string()),
            ("1-1".into(), "1- 1+".into())
        );
    }

    #[test]
    fn kodeks_i_6_5_only_draws_on_100_squares_are_with_advantage() {
        let of = |ending, variant| GameResult::with_advantage(ending, Some(Side::White), variant);
        assert_eq!(of(Ending::Time(Side::White), TEN), Err(ResultError::NoDraw));
        assert_eq!(
            of(Ending::Agreed, Variant::Polish64),
            Err(ResultError::NotOn64)
        );
        let plain = GameResult::with_advantage(Ending::Agreed, None, Variant::Polish64);
        assert_eq!(plain, Ok(GameResult::plain(Ending::Agreed)));
    }

    #[test]
    fn kodeks_ii_5_7_unplayed_games_are_marked() {
        let text = |ending| GameResult::plain(ending).to_string();
        assert_eq!(text(Ending::Forfeit(Side::White)), "0F-2F");
        assert_eq!(text(Ending::BothForfeit), "0F-0F");
        assert_eq!(text(Ending::Sanction(Side::Black)), "2-0");
    }

    #[test]
    fn what_an_arbiter_writes_is_read() {
        let read = |text: &str| Score::read(text).map(|it| (it.outcome, it.advantage));
        for text in ["2-0", "2:0", " 2 - 0 ", "2f-0f"] {
            assert_eq!(
                read(text),
                Some((Outcome::Won(Side::White), None)),
                "{text}"
            );
        }
        for text in ["1+1-", "1+ 1-", "1+:1-", "1+ - 1-"] {
            assert_eq!(
                read(text),
                Some((Outcome::Drawn, Some(Side::White))),
                "{text}"
            );
        }
        for text in ["1-1+", "1- 1+", "1- - 1+"] {
            assert_eq!(
                read(text),
                Some((Outcome::Drawn, Some(Side::Black))),
                "{text}"
            );
        }
        assert_eq!(read("0-0"), Some((Outcome::BothLost, None)));
        for text in ["", "2", "2-1", "+1", "32-28", "the"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}

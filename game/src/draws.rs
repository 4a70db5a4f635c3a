// SPDX-License-Identifier: GPL-3.0-or-later
//! Evidence for a draw by rule (Kodeks I 6): counts, kept move by move.
//!
//! A draw is claimed by a player and confirmed by the arbiter (II 5.2), so nothing here ends a game. Counts are moves of each side.
//! Points that the Kodeks leaves open are read like this: a count begins once its ending has arisen, and the move that led there
//! does not count; it does not restart when a man of the ending moves or is crowned; when three against one become two against
//! one, the longer count goes on and the shorter one begins beside it, and the count that is full first makes the draw. On 64
//! squares the counts of the main line restart whenever their condition was broken.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::ending::ended;
use crate::moves::Move;
use crate::piece::Kind;
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// A rule that makes a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DrawRule {
    /// The same position with the same side to move for the third time (6.1).
    ThirdOccurrence,
    /// Only kings moved and nothing was taken (6.2).
    KingsOnly,
    /// Three pieces with a king among them against one king, 100 squares (6.3).
    ThreeAgainstOne,
    /// The same ending on 64 squares, the single king alone on the main line (6.3).
    WeakOnMainLine,
    /// Three kings against one on 64 squares, the stronger side on the main line (6.3).
    StrongOnMainLine,
    /// Two pieces with a king among them, or one king, against one king (6.4).
    TwoAgainstOne,
}

impl DrawRule {
    /// All draw rules, in the order of the variants.
    pub const ALL: [DrawRule; 6] = [
        DrawRule::ThirdOccurrence,
        DrawRule::KingsOnly,
        DrawRule::ThreeAgainstOne,
        DrawRule::WeakOnMainLine,
        DrawRule::StrongOnMainLine,
        DrawRule::TwoAgainstOne,
    ];

    /// The word for the rule in the record, in the arbiter's commands and in the language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            DrawRule::ThirdOccurrence => "repetition",
            DrawRule::KingsOnly => "kings",
            DrawRule::ThreeAgainstOne => "three-kings",
            DrawRule::WeakOnMainLine => "main-line",
            DrawRule::StrongOnMainLine => "main-line-taken",
            DrawRule::TwoAgainstOne => "two-kings",
        }
    }

    /// The article of the Kodeks for the rule.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            DrawRule::ThirdOccurrence => "Kodeks I 6.1",
            DrawRule::KingsOnly => "Kodeks I 6.2",
            DrawRule::ThreeAgainstOne | DrawRule::WeakOnMainLine | DrawRule::StrongOnMainLine => {
                "Kodeks I 6.3"
            }
            DrawRule::TwoAgainstOne => "Kodeks I 6.4",
        }
    }
}

/// Whether the event counts draws with advantage (6.5). If it does, the count of 6.3 is longer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DrawSystem {
    /// All draws count the same.
    #[default]
    Plain,
    /// Draws with advantage are told apart (6.5.1; not on 64 squares).
    WithAdvantage,
}

/// The progress of one rule's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawCount {
    /// The rule of the count.
    pub rule: DrawRule,
    /// Moves of the side that has made fewer; for 6.1 the number of occurrences of the position.
    pub made: u16,
    /// The count that makes the draw.
    pub limit: u16,
}

/// The counts up to a position. The evidence is a value: to go back to an earlier position, keep the evidence of that position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawEvidence {
    now: Setup,
    /// The number of half-moves that led to the position.
    plies: u32,
    /// The earlier positions since the last capture, which could occur again, each with the number of
    /// half-moves that led to it.
    earlier: Vec<(u32, Setup)>,
    kings_only: Made,
    three_against_one: Option<Made>,
    two_against_one: Option<Made>,
    weak_on_main_line: Option<Made>,
    strong_on_main_line: Option<Made>,
}

impl DrawEvidence {
    /// The evidence at the beginning of a game, from the start or from a position set up.
    #[must_use]
    pub fn new(start: &Setup) -> DrawEvidence {
        let holds = Holds::of(start);
        let begun = |holds: bool| holds.then(Made::default);
        DrawEvidence {
            now: *start,
            plies: 0,
            earlier: Vec::new(),
            kings_only: Made::default(),
            three_against_one: begun(holds.three),
            two_against_one: begun(holds.two),
            weak_on_main_line: begun(holds.weak_on_line),
            strong_on_main_line: begun(holds.strong_on_line),
        }
    }

    /// The evidence after a half-move, legal or not, that led from `before` to `after`.
    #[must_use]
    pub fn after(&self, before: &Setup, mv: &Move, after: &Setup) -> DrawEvidence {
        let mover = before.turn();
        let holds = Holds::of(after);
        let counted = |count: Option<Made>, holds: bool| match (count, holds) {
            (_, false) => None,
            (None, true) => Some(Made::default()),
            (Some(made), true) => Some(made.and_one(mover)),
        };
        let mut earlier = Vec::new();
        if mv.captured.is_empty() {
            earlier.clone_from(&self.earlier);
            earlier.push((self.plies, self.now));
        }
        let by_king = before
            .at(mv.from)
            .is_some_and(|piece| piece.kind == Kind::King);
        DrawEvidence {
            now: *after,
            plies: self.plies.saturating_add(1),
            earlier,
            kings_only: if by_king && mv.captured.is_empty() {
                self.kings_only.and_one(mover)
            } else {
                Made::default()
            },
            three_against_one: counted(
                self.three_against_one,
                holds.three || (holds.two && self.three_against_one.is_some()),
            ),
            two_against_one: counted(self.two_against_one, holds.two),
            weak_on_main_line: counted(self.weak_on_main_line, holds.weak_on_line),
            strong_on_main_line: counted(self.strong_on_main_line, holds.strong_on_line),
        }
    }

    /// The number of times that the position now on the board has occurred with this side to move,
    /// this time included (6.1).
    #[must_use]
    pub fn occurrences(&self) -> u16 {
        u16::try_from(self.occurred().len()).unwrap_or(u16::MAX)
    }

    /// The numbers of half-moves after which the position occurred, this time included: the arbiter looks
    /// them up (II 5.2).
    #[must_use]
    pub fn occurred(&self) -> Vec<u32> {
        let earlier = self.earlier.iter().filter(|(_, it)| *it == self.now);
        let plies = earlier.map(|(plies, _)| *plies);
        plies.chain([self.plies]).collect()
    }

    /// The position after the last half-move counted.
    #[must_use]
    pub const fn position(&self) -> &Setup {
        &self.now
    }

    /// Every rule that is being counted now, with its progress.
    #[must_use]
    pub fn counts(&self, system: DrawSystem) -> Vec<DrawCount> {
        let rules = self.now.variant().rules();
        let three = match system {
            DrawSystem::Plain => rules.three_against_one,
            DrawSystem::WithAdvantage => rules.three_with_advantage,
        };
        let moves = |rule, made: Option<Made>, limit: Option<u16>| {
            Some(DrawCount {
                rule,
                made: made?.by_each(),
                limit: limit?,
            })
        };
        let of_moves = [
            moves(
                DrawRule::KingsOnly,
                Some(self.kings_only),
                Some(rules.kings_only),
            ),
            moves(DrawRule::ThreeAgainstOne, self.three_against_one, three),
            moves(
                DrawRule::WeakOnMainLine,
                self.weak_on_main_line,
                rules.weak_on_main_line,
            ),
            moves(
                DrawRule::StrongOnMainLine,
                self.strong_on_main_line,
                rules.strong_on_main_line,
            ),
            moves(
                DrawRule::TwoAgainstOne,
                self.two_against_one,
                Some(rules.two_against_one),
            ),
        ];
        let third = DrawCount {
            rule: DrawRule::ThirdOccurrence,
            made: self.occurrences(),
            limit: u16::from(rules.repetitions),
        };
        std::iter::once(third)
            .chain(of_moves.into_iter().flatten())
            .collect()
    }

    /// The rules with a full count. Empty if the last move has won the game, even if it completes a
    /// count.
    #[must_use]
    pub fn met(&self, system: DrawSystem) -> Vec<DrawRule> {
        if ended(&self.now).is_some() {
            return Vec::new();
        }
        self.counts(system)
            .into_iter()
            .filter(|count| count.made >= count.limit)
            .map(|count| count.rule)
            .collect()
    }
}

/// Moves each side has made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Made(BySide<u16>);

impl Made {
    fn and_one(mut self, mover: Side) -> Made {
        let made = self.0.get_mut(mover);
        *made = made.saturating_add(1);
        self
    }

    fn by_each(self) -> u16 {
        self.0.white.min(self.0.black)
    }
}

/// The counted endings that a position belongs to.
pub(crate) struct Holds {
    /// Three pieces with a king among them against one king.
    pub(crate) three: bool,
    /// Two pieces with a king among them, or one king, against one king.
    pub(crate) two: bool,
    weak_on_line: bool,
    strong_on_line: bool,
    /// Three pieces against one king, a piece of the stronger side on the main line.
    pub(crate) strong_side_on_line: bool,
}

impl Holds {
    pub(crate) fn of(setup: &Setup) -> Holds {
        // With one king each, either side may count as the weaker one; the choice does not matter here.
        let weaker = Side::ALL.into_iter().find(|side| {
            let strong = setup.pieces(side.other());
            setup.pieces(*side).len() == 1
                && setup.kings_of(*side).len() == 1
                && strong.len() <= 3
                && !setup.kings_of(side.other()).is_empty()
        });
        let Some(weaker) = weaker else {
            return Holds {
                three: false,
                two: false,
                weak_on_line: false,
                strong_on_line: false,
                strong_side_on_line: false,
            };
        };
        let (weak, strong) = (setup.pieces(weaker), setup.pieces(weaker.other()));
        let line = setup.variant().layout().main_line();
        let three = strong.len() == 3;
        let strong_is_on_line = !(strong & line).is_empty();
        Holds {
            three,
            two: !three,
            weak_on_line: three && !strong_is_on_line && weak.within(line),
            strong_on_line: three && strong_is_on_line && strong.within(setup.kings()),
            strong_side_on_line: three && strong_is_on_line,
        }
    }
}

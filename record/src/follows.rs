// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of an entry that can be computed from its position and its half-move. The session writes this part. The reader of a
//! record computes it again, so that a changed bit is found even if the text is still readable.

use zgoda_game::notation::{read_fen, write_fen};
use zgoda_game::{Legality, Move, Setup, SquareSet, Variant, legality};

use super::event::Entry;
use crate::named_move::NamedMove;

/// The computed facts about a half-move, in the words of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follows {
    /// The half-move by the names of its squares.
    pub named: NamedMove,
    /// The article of the half-move's irregularity, if any.
    pub irregular: Option<&'static str>,
    /// The position before the half-move, with the mover to move.
    pub before: String,
    /// The position after the half-move.
    pub after: String,
}

/// The reason why an entry cannot be what the session wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum NotSo {
    #[error("names squares that do not exist")]
    Squares,
    #[error("stands on a position that cannot be read")]
    Position,
    #[error("is of a piece that is not there")]
    Nobody,
    #[error("does not agree with itself")]
    Itself,
}

impl Follows {
    /// The facts about the half-move `mv` on the position `before`.
    #[must_use]
    pub fn of(before: &Setup, mv: &Move) -> Follows {
        Follows {
            named: NamedMove::of(before, mv),
            irregular: match legality(before, mv) {
                Legality::Legal => None,
                Legality::Irregular(irregularity) => Some(irregularity.article()),
            },
            before: write_fen(before),
            after: write_fen(&mv.apply(before)),
        }
    }

    fn is_that_of(&self, entry: &Entry) -> bool {
        let Follows {
            named,
            irregular,
            before,
            after,
        } = self;
        let NamedMove {
            notation,
            from,
            to,
            captured,
            path,
            crowned,
        } = named;
        (notation, from, to) == (&entry.notation, &entry.from, &entry.to)
            && (captured, path) == (&entry.captured, &entry.path)
            && (*crowned, *irregular) == (entry.crowned, entry.irregular.as_deref())
            && (before, after) == (&entry.before, &entry.after)
    }
}

/// Checks that the entry agrees with the facts that follow from its position and half-move.
pub(super) fn check(entry: &Entry, variant: Variant) -> Result<(), NotSo> {
    let mv = entry.half_move(variant).ok_or(NotSo::Squares)?;
    let before = read_fen(&entry.before, variant).map_err(|_| NotSo::Position)?;
    let before = before.setup.with_turn(entry.side);
    if before.at(mv.from).is_none() {
        return Err(NotSo::Nobody);
    }
    if Follows::of(&before, &mv).is_that_of(entry) {
        Ok(())
    } else {
        Err(NotSo::Itself)
    }
}

impl Entry {
    /// The squares of the men in doubt (Kodeks I 5.7) that must be off the board if this half-move is true; `None` if a square does
    /// not exist in the game.
    #[must_use]
    pub fn men_off(&self, variant: Variant) -> Option<SquareSet> {
        let squares = self.men_off.iter();
        squares.map(|name| variant.square(name).ok()).collect()
    }

    /// The half-move of the entry; `None` if a square does not exist in the game.
    #[must_use]
    pub fn half_move(&self, variant: Variant) -> Option<Move> {
        let square = |name: &String| variant.square(name).ok();
        Some(Move {
            from: square(&self.from)?,
            to: square(&self.to)?,
            captured: self.captured.iter().map(square).collect::<Option<_>>()?,
        })
    }
}

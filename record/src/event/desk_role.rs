// SPDX-License-Identifier: GPL-3.0-or-later
//! The roles of devices at the desk: each has its own page and its own slips.

use serde::{Deserialize, Serialize};
use zgoda_game::Side;

use super::words::CodeOf;

/// The role of a device of the event at a table. As a single word: `chief`, `round-1`, `assistant-white`, `helper-black`,
/// `ear-white`, `screen-black`, `face`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum DeskRole {
    /// An arbiter, chief or round (Kodeks IV 1).
    Arbiter(CodeOf),
    /// The assistant of this side's blind player (VIII 4.1).
    Assistant(Side),
    /// The helper who carries out half-moves for this side's sighted player (FIDE F.2.10).
    Helper(Side),
    /// The ear of this side's player: the words of their channel, and no board.
    Ear(Side),
    /// A screen for this side's partly sighted player.
    Screen(Side),
    /// The page for the acts of this side's player, of any sight.
    Player(Side),
    /// The face of the clock (II 3.5.5).
    Face,
}

/// The number by which a table and its arbiters call a device, from 1.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct DeviceNumber(pub u32);

impl std::fmt::Display for DeviceNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

pub(crate) type OfASide = fn(Side) -> DeskRole;

/// The roles that belong to a side, by their word.
const OF_A_SIDE: [(&str, OfASide); 5] = [
    ("assistant-", DeskRole::Assistant),
    ("helper-", DeskRole::Helper),
    ("ear-", DeskRole::Ear),
    ("screen-", DeskRole::Screen),
    ("player-", DeskRole::Player),
];

const FACE: &str = "face";

/// A role without the side or the number that belongs to it.
#[derive(Clone, Copy, Debug)]
pub enum RoleKind {
    /// The role of the chief arbiter.
    Chief,
    /// The role of a round arbiter.
    Round,
    /// The role of the clock's face.
    Face,
    /// A role that belongs to a side.
    Of(OfASide),
}

impl RoleKind {
    /// All kinds of roles, by their English words.
    pub fn all() -> impl Iterator<Item = (&'static str, RoleKind)> {
        let alone = [
            ("chief", RoleKind::Chief),
            ("round", RoleKind::Round),
            (FACE, RoleKind::Face),
        ];
        let of_a_side = OF_A_SIDE.iter().map(|(word, role)| {
            let word = word.strip_suffix('-').unwrap_or(word);
            (word, RoleKind::Of(*role))
        });
        alone.into_iter().chain(of_a_side)
    }

    /// The role of this kind for a side, or with a number.
    pub fn whole(self, side: Option<Side>, number: Option<u8>) -> Option<DeskRole> {
        Some(match self {
            RoleKind::Chief => DeskRole::Arbiter(CodeOf::Chief),
            RoleKind::Round => DeskRole::Arbiter(CodeOf::Round(number?)),
            RoleKind::Face => DeskRole::Face,
            RoleKind::Of(role) => role(side?),
        })
    }
}

impl DeskRole {
    /// The side to which the role belongs, if any.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            DeskRole::Assistant(side)
            | DeskRole::Helper(side)
            | DeskRole::Ear(side)
            | DeskRole::Screen(side)
            | DeskRole::Player(side) => Some(side),
            DeskRole::Arbiter(_) | DeskRole::Face => None,
        }
    }
}

impl std::fmt::Display for DeskRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let of_a_side = |word: &str, side: Side| format!("{word}{}", side);
        let word = match *self {
            DeskRole::Arbiter(of) => of.to_string(),
            DeskRole::Face => FACE.to_owned(),
            DeskRole::Assistant(side) => of_a_side("assistant-", side),
            DeskRole::Helper(side) => of_a_side("helper-", side),
            DeskRole::Ear(side) => of_a_side("ear-", side),
            DeskRole::Screen(side) => of_a_side("screen-", side),
            DeskRole::Player(side) => of_a_side("player-", side),
        };
        f.write_str(&word)
    }
}

impl From<DeskRole> for String {
    fn from(role: DeskRole) -> String {
        role.to_string()
    }
}

impl TryFrom<String> for DeskRole {
    type Error = String;

    fn try_from(text: String) -> Result<DeskRole, String> {
        if text == FACE {
            return Ok(DeskRole::Face);
        }
        let of_a_side = OF_A_SIDE.iter().find_map(|(word, role)| {
            let side = match text.strip_prefix(word)? {
                "white" => Side::White,
                "black" => Side::Black,
                _ => return None,
            };
            Some(role(side))
        });
        let arbiter = || CodeOf::try_from(text.clone()).ok().map(DeskRole::Arbiter);
        of_a_side
            .or_else(arbiter)
            .ok_or_else(|| format!("{text} is no role of a desk"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_is_read_as_it_is_written() {
        let sides = [Side::White, Side::Black];
        let mut all: Vec<DeskRole> = OF_A_SIDE
            .iter()
            .flat_map(|(_, role)| sides.map(role))
            .collect();
        all.extend([
            DeskRole::Arbiter(CodeOf::Chief),
            DeskRole::Arbiter(CodeOf::Round(7)),
            DeskRole::Face,
        ]);
        for role in all {
            assert_eq!(DeskRole::try_from(role.to_string()), Ok(role));
        }
        for none in ["", "ear", "ear-", "ear-red", "round-", "round-300", "Chief"] {
            assert!(DeskRole::try_from(none.to_owned()).is_err(), "{none}");
        }
    }
}

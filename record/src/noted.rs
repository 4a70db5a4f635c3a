// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's own record, as written in time trouble (Kodeks IV 2.15): half-moves by number, as they were typed. This record may
//! begin at any half-move, and may have gaps.

use std::collections::BTreeMap;

/// The text for a half-move that was not seen after all.
pub const NOTHING_SEEN: &str = "-";

/// Half-moves that the arbiter wrote down, by their number; 1 is the first of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noted(BTreeMap<u32, String>);

impl Noted {
    /// Adds a note of a half-move, which replaces the earlier note of the same half-move.
    pub(super) fn add(&mut self, ply: u32, written: &str) {
        if written == NOTHING_SEEN {
            self.0.remove(&ply);
        } else {
            self.0.insert(ply, written.to_owned());
        }
    }

    /// Removes and returns the notes of the half-moves after `stands`, the last half-move that stands.
    pub(super) fn behind(&mut self, stands: u32) -> Noted {
        Noted(self.0.split_off(&stands.saturating_add(1)))
    }

    /// Lets struck notes stand again.
    pub(super) fn come_back(&mut self, Noted(struck): Noted) {
        self.0.extend(struck);
    }

    /// All notes, in the order of the game.
    pub fn all(&self) -> impl Iterator<Item = (u32, &str)> {
        self.0.iter().map(|(ply, written)| (*ply, written.as_str()))
    }

    /// The number of the last half-move that was noted.
    #[must_use]
    pub fn last(&self) -> Option<u32> {
        self.0.last_key_value().map(|(ply, _)| *ply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_again_stands_in_place_of_what_was() {
        let mut noted = Noted::default();
        for (ply, written) in [(7, "32-28"), (8, "19-23"), (7, "31-27"), (8, NOTHING_SEEN)] {
            noted.add(ply, written);
        }
        assert_eq!(noted.all().collect::<Vec<_>>(), [(7, "31-27")]);
        assert_eq!(noted.last(), Some(7));
    }

    #[test]
    fn a_walk_back_takes_what_lies_behind_and_gives_it_back() {
        let mut noted = Noted::default();
        for ply in 5..=8 {
            noted.add(ply, "32-28");
        }
        let before = noted.clone();
        let struck = noted.behind(6);
        assert_eq!(noted.last(), Some(6));
        assert_eq!(struck.all().map(|(ply, _)| ply).collect::<Vec<_>>(), [7, 8]);
        noted.come_back(struck);
        assert_eq!(noted, before);
    }
}

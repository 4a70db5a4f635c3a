// SPDX-License-Identifier: GPL-3.0-or-later
//! Properties of the men of a board: when a man counts as touched, and the way it becomes a king.
//!
//! The first is for the record, which must say by which rule a lift is a touch; the second decides when a half-move that
//! crowns is done.

/// The way the men stand on a board, and the way its kings are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// The way the men stand.
    pub stand: Stand,
    /// The way a king is made.
    pub crown: Crown,
}

/// The way the men stand on a board, which decides when a man counts as touched (Kodeks VIII 2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stand {
    /// On the square; the ordinary rules hold (VIII 2.1.3).
    #[default]
    Ordinary,
    /// In a hole: touched when it is pulled out (VIII 2.1.1).
    Pegged,
    /// In a hollow: touched when it is lifted out (VIII 2.1.2).
    Hollow,
}

/// The way a king is made of a man.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Crown {
    /// Another piece in its place, or the same piece turned over, or no change that a board could see.
    #[default]
    Exchanged,
    /// A second man on top (I 3.5): the half-move is done when the second man is set.
    SecondMan,
}

impl Pieces {
    /// Reads the words of an option: `pegged`, `hollow,second-man`.
    #[must_use]
    pub fn read(text: &str) -> Option<Pieces> {
        let mut pieces = Pieces::default();
        for word in text.split(',') {
            match word.trim() {
                "ordinary" => pieces.stand = Stand::Ordinary,
                "pegged" => pieces.stand = Stand::Pegged,
                "hollow" => pieces.stand = Stand::Hollow,
                "second-man" => pieces.crown = Crown::SecondMan,
                _ => return None,
            }
        }
        Some(pieces)
    }

    /// The words of these properties, as the record keeps them.
    #[must_use]
    pub fn text(self) -> String {
        let stand = match self.stand {
            Stand::Ordinary => "ordinary",
            Stand::Pegged => "pegged",
            Stand::Hollow => "hollow",
        };
        match self.crown {
            Crown::Exchanged => stand.to_owned(),
            Crown::SecondMan => format!("{stand},second-man"),
        }
    }
}

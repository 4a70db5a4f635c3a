// SPDX-License-Identifier: GPL-3.0-or-later
//! The sight of a player, on which the rights of Kodeks VIII depend.

/// The sight of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// A blind player, with the rights of Kodeks VIII 4.1 and 5.1 too.
    Blind,
    /// A visually impaired player, with the rights of VIII 1.1, 2.2, 2.4.
    Low,
    /// A sighted player, without these rights.
    Sighted,
}

impl Sight {
    /// The word in options and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Sight::Blind => "blind",
            Sight::Low => "low",
            Sight::Sighted => "sighted",
        }
    }

    /// The sight of this word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Sight> {
        let all = [Sight::Blind, Sight::Low, Sight::Sighted];
        all.into_iter().find(|sight| sight.word() == word)
    }

    /// True if this player hears the program.
    #[must_use]
    pub const fn hears(self) -> bool {
        !matches!(self, Sight::Sighted)
    }
}

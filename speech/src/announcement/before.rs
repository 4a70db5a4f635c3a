// SPDX-License-Identifier: GPL-3.0-or-later
//! The matters that must be settled before the first move, each with one question. The code that asks chooses
//! the questions.

use zgoda_game::Side;

use super::BoardOf;

/// A matter to be settled before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeMove {
    /// Each player has their own board (Kodeks VIII 1.1, 1.3).
    OwnBoards,
    /// Both players use one board, by agreement (VIII 1.3).
    OneBoard,
    /// The board lies so that the long diagonal begins at each player's left hand (I 2.4, 5.1).
    Orientation(BoardOf),
    /// Every man stands in its place (I 5.2).
    Men(BoardOf),
    /// The clock stands at White's left hand (II 3.6.1).
    ClockSide,
    /// The earphones are on the right ears.
    Earphones,
    /// This player asks that moves be announced (VIII 2.2).
    Announcements(Side),
    /// The way this player keeps the record (VIII 2.4).
    Medium(Side),
    /// This player's assistant, if any, is present (VIII 4.1).
    Assistant(Side),
}

impl BeforeMove {
    /// True if something must be put right after a "no". For the other matters a "no" is an answer like any other.
    #[must_use]
    pub const fn must_be_so(self) -> bool {
        match self {
            BeforeMove::OwnBoards
            | BeforeMove::OneBoard
            | BeforeMove::Orientation(_)
            | BeforeMove::Men(_)
            | BeforeMove::Earphones => true,
            // The arbiter may put the clock elsewhere (Kodeks II 3.6.2).
            BeforeMove::ClockSide
            | BeforeMove::Announcements(_)
            | BeforeMove::Medium(_)
            | BeforeMove::Assistant(_) => false,
        }
    }
}

/// The medium in which a record is kept (Kodeks VIII 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordMedium {
    /// A record in Braille.
    Braille,
    /// A record in ordinary print.
    Print,
    /// A recording on a dictaphone.
    Dictaphone,
}

impl RecordMedium {
    /// Every medium of a record.
    pub const ALL: [RecordMedium; 3] = [
        RecordMedium::Braille,
        RecordMedium::Print,
        RecordMedium::Dictaphone,
    ];

    /// The name of the medium in event files and Fluent files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            RecordMedium::Braille => "braille",
            RecordMedium::Print => "print",
            RecordMedium::Dictaphone => "dictaphone",
        }
    }
}

/// An answer to a question before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeAnswer {
    /// The answer is yes.
    Yes,
    /// The answer is no.
    No,
    /// The medium in which a record is kept.
    Medium(RecordMedium),
}

impl BeforeAnswer {
    /// The word by which the Fluent files choose a text for the answer.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            BeforeAnswer::Yes => "yes",
            BeforeAnswer::No => "no",
            BeforeAnswer::Medium(medium) => medium.word(),
        }
    }
}

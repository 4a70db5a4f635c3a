//! What must be settled before the first move, one question each. Which of them are asked is decided where they
//! are.

use zgoda_game::Side;

use super::BoardOf;

/// One thing to be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BeforeMove {
    /// Does each player have their own board (Kodeks VIII 1.1, 1.3)?
    OwnBoards,
    /// Both on one board, to which both agree (VIII 1.3)?
    OneBoard,
    /// The board lies with the long diagonal at each player's left hand (I 2.4, 5.1).
    Orientation(BoardOf),
    /// Every man stands in its place (I 5.2).
    Men(BoardOf),
    /// The clock stands at White's left hand (II 3.6.1).
    ClockSide,
    /// The earphones are on the right ears.
    Earphones,
    /// Does this player ask that moves be announced (VIII 2.2)?
    Announcements(Side),
    /// How does this player keep the record (VIII 2.4)?
    Medium(Side),
    /// Is this player's assistant here, if there is one (VIII 4.1)?
    Assistant(Side),
}

impl BeforeMove {
    /// Does a "no" leave something to be put right? Else it is an answer like any other.
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

/// How a record is kept (Kodeks VIII 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordMedium {
    /// In Braille.
    Braille,
    /// In ordinary print.
    Print,
    /// With a dictaphone.
    Dictaphone,
}

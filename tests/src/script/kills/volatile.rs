// SPDX-License-Identifier: GPL-3.0-or-later
//! The facts that no record knows after a kill, and that are therefore left out of the comparison with an undisturbed run: the list
//! of `docs/decisions/0020-the-game-is-what-its-events-amount-to.md`, row by row, and the words that are said or shown once more
//! because a program begins. A test compares the list and the words with that decision.

/// The greetings of a resume: they are said once more than in an undisturbed run, some of them late.
pub const GREETINGS: [&str; 11] = [
    "game-resumed",
    "training-mode",
    "rehearsal-mode",
    "no-private-output",
    "unfinished-games",
    "clocks-stand",
    "clock-started",
    "clock-found",
    "clock-back",
    "gamepad",
    "board-connected",
];

/// The words that are shown at the desk only where a device was found again.
pub const AT_A_RESUME: [&str; 3] = [
    "The clock device shows ",
    "The program counted ",
    "set and its number takes one of them",
];

/// A row of the list.
#[derive(Clone, Copy, Debug)]
pub struct Volatile {
    /// The row's name in the list of the decision.
    pub what: &'static str,
    /// Words that are left out of the comparison, because they tell of the volatile fact.
    pub(super) words: &'static [&'static str],
    /// Words of which only the kind and the listener are compared, because the words tell the fact in numbers or at length.
    pub(super) said: &'static [&'static str],
    /// The parts of the game that are not compared.
    pub(super) masks: &'static [Mask],
    /// The consequence for people, where the comparison leaves out no word or field for the fact.
    pub because: &'static str,
}

/// A part of the game that is left out of the comparison, wholly or in part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask {
    /// The path of fields that leads to the part, with dots, from the outermost on.
    pub(super) below: &'static str,
    /// The part of these fields that is not compared.
    pub(super) hides: Hides,
}

/// The part that a mask hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hides {
    /// All fields may differ.
    All,
    /// The times of a clock alone.
    Times,
    /// All fields that belong to the half-move under way, or to a later half-move.
    UnderWay,
    /// The missing statement, where people said yes to a half-move that a board shows.
    NotStated,
    /// Everything, where people open the arbiter's words again: a person who opens them is shown the waiting words.
    WhereWordsAreOpened,
    /// Times, where the arbiter charged the length of the stop, and typed no number.
    TimesMeasured,
    /// The way in which a half-move came to count: because the opponent began, or because it rested long enough.
    OpponentBegan,
}

impl Volatile {
    /// All words and fields that are left out of the comparison, for a test of this list: the kinds of words, and the
    /// fields of the game.
    #[must_use]
    pub fn left_out(&self) -> (Vec<&'static str>, Vec<&'static str>) {
        let words = self.words.iter().chain(self.said).copied();
        let fields = self.masks.iter().map(|mask| mask.below);
        (words.collect(), fields.collect())
    }
}

const fn mask(below: &'static str, hides: Hides) -> Mask {
    Mask { below, hides }
}

const NOTHING: Volatile = Volatile {
    what: "",
    words: &[],
    said: &[],
    masks: &[],
    because: "",
};

/// The list of volatile fields, with the reasons.
pub const LIST: [Volatile; 11] = [
    Volatile {
        what: "where half-moves are still to be carried out",
        // After a half-move that came into the record by a yes, no sound tells that it is still to be carried out.
        words: &["not-yet-played"],
        because: "boards are set up as they are to stand",
        ..NOTHING
    },
    Volatile {
        what: "that a half-move waits for its crown",
        because: "its board shows it at once",
        ..NOTHING
    },
    Volatile {
        what: "questions, menus, a line half typed",
        because: "whoever began begins anew; nothing is asked twice, see `asked`",
        ..NOTHING
    },
    Volatile {
        what: "what boards show, touches and how long they stand",
        words: &[
            // A board ahead of the record gets its yes.
            "ask-board-ahead",
            "board-agrees",
            "board-differs",
            "board-differs-by",
            "board-still-differs",
            "mend-next",
            "board-lost",
            "board-back",
            "square-touched",
        ],
        masks: &[
            mask("kept.entries.hand", Hides::UnderWay),
            mask("kept.entries.entry.stated", Hides::NotStated),
            mask("kept.entries.made", Hides::OpponentBegan),
            mask("standing.state", Hides::OpponentBegan),
        ],
        because: "hands finish what they began, or begin anew",
        ..NOTHING
    },
    Volatile {
        what: "whether the arbiter's words are open, and what is proposed there",
        masks: &[mask("not_shown", Hides::WhereWordsAreOpened)],
        because: "they open them again",
        ..NOTHING
    },
    Volatile {
        what: "words that are being said or wait for a voice",
        // A repetition gives the last words, and after a resume these are a greeting.
        said: &["again", "spelled-out", "history"],
        because: "they may be missing, see `cut_off`",
        ..NOTHING
    },
    Volatile {
        what: "when the last press came, where a second one would be the same hand's",
        because: "nobody presses twice by accident where a program begins between",
        ..NOTHING
    },
    Volatile {
        what: "the running clock between two readings",
        // Marks of a clock that stood still meanwhile come at other moments.
        words: &["time-left", "seconds-left"],
        said: &[
            "clock-shows",
            "clock-runs",
            "clocks-changed",
            "times-used",
            "play-stopped",
            "play-goes-on",
            "status",
            "where",
        ],
        masks: &[
            mask("clock", Hides::Times),
            mask("times", Hides::Times),
            mask("struck_times", Hides::Times),
            mask("charges", Hides::TimesMeasured),
            mask("kept.claim.clock", Hides::Times),
            mask("behind.clock", Hides::Times),
            mask("not_shown.waiting", Hides::Times),
            mask("ran.later", Hides::All),
            mask("ran.behind", Hides::All),
            mask("ran.since_ms", Hides::All),
            mask("ran.gap", Hides::All),
            mask("ran.on_no_clock", Hides::All),
        ],
        because: "the arbiter lets it go on",
    },
    Volatile {
        what: "how the programs before this one ended",
        masks: &[
            mask("ran.ended", Hides::All),
            mask("ran.closed", Hides::All),
        ],
        because: "one of them was killed",
        ..NOTHING
    },
    Volatile {
        what: "devices that wait for a yes",
        because: "they ask again, and are called as before",
        ..NOTHING
    },
    Volatile {
        what: "moments",
        // The rest of the wait after wrong codes.
        said: &["code-waits"],
        // The time between a slip and its correction.
        masks: &[mask("kept.slips.after", Hides::Times)],
        because: "no moment is compared",
        ..NOTHING
    },
];

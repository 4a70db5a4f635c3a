//! What a line of a story can be.

use std::time::Duration;

use zgoda::hands::stroke::Key;
use zgoda_game::Side;
use zgoda_hw::clock::{ClockEvent, ClockRefusal};
use zgoda_hw::pad::{PadEvent, Seat};

use crate::disk::DiskHabit;

/// A line that does something or lets time pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Somebody types this.
    Type(String),
    /// A device wants to be let in for this role, under this name. In a story the words of a slip are its role.
    PageAsks(String, String),
    /// The desk of the device of this name is gone, while it waits.
    PageGone(String),
    /// A device does this on its page.
    Page(PageAct),
    /// These half-moves are typed one after the other, so many times over, and heard in the usual words.
    Plays(usize, Vec<String>),
    /// Somebody presses these keys, in these words.
    Keys(String, Vec<Key>),
    /// The hands do something, on this side's board; on the only one where nobody is named.
    Hand(Option<Side>, Hand),
    /// The program is killed, and started again after so long.
    CrashAndResume(Duration),
    /// The same, and the game goes on with this arbiter's code instead of that of before, as `--new-code` has it.
    NewCode(String),
    /// The computer sleeps: its clock goes on, and no time runs.
    Sleep(Duration),
    /// The computer's own clock is put back by so much.
    PutBack(Duration),
    /// The clock device refuses what it was told last, in these words.
    ClockRefuses(String, ClockRefusal),
    /// The clock device does something, in these words.
    Clock(String, ClockEvent),
    /// A gamepad does this, in these words.
    Pad(String, Seat, Vec<PadEvent>),
    /// The disk behaves otherwise.
    Disk(DiskHabit),
    /// The input ends.
    End,
    /// Time goes by.
    Wait(Duration),
}

/// What is done on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageAct {
    /// By which device.
    pub device: u32,
    /// The half-moves that the page stood for, where it did not stand for what stands now.
    pub ply: Option<u32>,
    /// How often the clock had been pressed on the page, where that was something else.
    pub presses: Option<u32>,
    /// The rows of the log that the page had, where it had not all of them.
    pub rows: Option<usize>,
    /// The half-move that was read out on the page, where it was another one.
    pub aloud: Option<usize>,
    /// How long it was on its way, where that is known.
    pub late: Option<Duration>,
    /// True if it is an answer to what the page asks.
    pub asked: bool,
    /// True if it was entered by the key that presses, too.
    pub then_press: bool,
    /// The line.
    pub line: String,
}

/// What hands do. Squares are as the game writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Takes a piece up.
    Lifts(String),
    /// Puts down what it took up last, or the piece that is named (`wm`, `bk`).
    Puts(String, Option<String>),
    /// Takes a piece off the board.
    Removes(String),
    /// Slides a piece along a diagonal.
    Slides(String, String),
    /// Makes a half-move as it is written: legal where one is meant.
    Moves(String),
    /// Pulls the cable.
    Unplugs,
    /// Plugs it in.
    Plugs,
}

/// One line of a story below its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A comment or an empty line.
    Prose(String),
    /// Something happens.
    Act(Act),
    /// The next thing that is heard, within five seconds; the whole line, as `tell` writes it.
    Hear(String),
    /// The next line the arbiter is shown.
    Desk(String),
    /// The next thing a hand feels, with whose where it is the second gamepad's.
    Feel(String),
    /// Nothing is heard or shown for so long.
    Silence(Duration),
    /// What stands in the record.
    Record(String),
    /// What was written down since the last such line.
    Logged(String),
    /// What the protocol tells since the last such line.
    Protocol(String),
    /// A line of a listener's settings file: `white rate = 300`.
    Kept(String),
}

impl Step {
    /// Is it written anew in an update?
    #[must_use]
    pub const fn is_heard(&self) -> bool {
        matches!(self, Step::Hear(_) | Step::Desk(_) | Step::Feel(_))
    }
}

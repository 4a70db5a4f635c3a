//! The kinds of lines that a story can have.

use std::time::Duration;

use zgoda_game::Side;
use zgoda_hw::clock::{ClockEvent, ClockRefusal};
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_input::hands::stroke::Key;

use crate::disk::DiskHabit;

/// A line that acts or lets time pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Somebody types this line.
    Type(String),
    /// A device wants to be let in for this role, under this name. In a story the words of a slip are its role.
    PageAsks(String, String),
    /// The desk of the device of this name is gone, while it waits.
    PageGone(String),
    /// A device does this on its page.
    Page(PageAct),
    /// Types these half-moves one after the other, so many times over, each heard in the usual words.
    Plays(usize, Vec<String>),
    /// Presses these keys, written in these words.
    Keys(String, Vec<Key>),
    /// The hands do something, on this side's board; without a side on the only board.
    Hand(Option<Side>, Hand),
    /// Kills the program, and starts it again after this time.
    CrashAndResume(Duration),
    /// The same, and the game goes on with this arbiter's code instead of the one before, as with `--new-code`.
    NewCode(String),
    /// The computer sleeps: its clock goes on, and no time runs.
    Sleep(Duration),
    /// Puts the computer's own clock back by this time.
    PutBack(Duration),
    /// The clock device refuses its last order, with these words in the story.
    ClockRefuses(String, ClockRefusal),
    /// The clock device has an event, written in these words.
    Clock(String, ClockEvent),
    /// A gamepad does this, in these words.
    Pad(String, Seat, Vec<PadEvent>),
    /// The disk behaves differently from now on.
    Disk(DiskHabit),
    /// The end of the input.
    End,
    /// Time goes by without an act.
    Wait(Duration),
}

/// An act on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageAct {
    /// The device by which the act is done.
    pub device: u32,
    /// The half-moves that the page stood for, if those are not the present ones.
    pub ply: Option<u32>,
    /// The number of times that the clock had been pressed on the page, where that number was another.
    pub presses: Option<u32>,
    /// The rows of the log that the page had, where it had not all of them.
    pub rows: Option<usize>,
    /// The half-move that was read out on the page, where it was another one.
    pub aloud: Option<usize>,
    /// The time that the act was on its way, where that time is known.
    pub late: Option<Duration>,
    /// True if the line answers the question on the page.
    pub asked: bool,
    /// True if it was entered by the key that presses, too.
    pub then_press: bool,
    /// The line to be typed.
    pub line: String,
}

/// An act of a hand. Squares are as the game writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Takes a piece up.
    Lifts(String),
    /// Puts down the piece that was taken up last, or the named piece (`wm`, `bk`).
    Puts(String, Option<String>),
    /// Takes a piece off the board.
    Removes(String),
    /// Slides a piece along a diagonal.
    Slides(String, String),
    /// Makes a half-move as it is written: a legal one if the text means one.
    Moves(String),
    /// Pulls the cable of the board.
    Unplugs,
    /// Plugs the cable in again.
    Plugs,
}

/// A line of a story below its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A comment or an empty line.
    Prose(String),
    /// An act of the story.
    Act(Act),
    /// The next thing that is heard, within five seconds; the whole line, as `tell` writes it.
    Hear(String),
    /// The next line the arbiter is shown.
    Desk(String),
    /// The next thing a hand feels, with the owner's name for the second gamepad.
    Feel(String),
    /// A silence of this length, in words and on the screen.
    Silence(Duration),
    /// The contents of the record.
    Record(String),
    /// The events that were written down since the last such line.
    Logged(String),
    /// The words of the protocol since the last such line.
    Protocol(String),
    /// A line of a listener's settings file: `white rate = 300`.
    Kept(String),
}

impl Step {
    /// True if an update writes the step anew.
    #[must_use]
    pub const fn is_heard(&self) -> bool {
        matches!(self, Step::Hear(_) | Step::Desk(_) | Step::Feel(_))
    }
}

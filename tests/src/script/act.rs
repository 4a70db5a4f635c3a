// SPDX-License-Identifier: GPL-3.0-or-later
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
    /// A device wants to be let in for this role, under this name. In a story the role's name stands for the words of the slip.
    PageAsks(String, String),
    /// The device of this name waits to be let in, and its desk goes away.
    PageGone(String),
    /// A device does this on its page.
    Page(PageAct),
    /// Types these half-moves one after the other, the whole list so many times. Each must be heard as a half-move, in any words;
    /// if there is a clock, a press follows each.
    Plays(usize, Vec<String>),
    /// Presses these keys, written in these words.
    Keys(String, Vec<Key>),
    /// The hands do something on this side's board, or on the only board if no side is named.
    Hand(Option<Side>, Hand),
    /// Kills the program, and starts it again after this time.
    CrashAndResume(Duration),
    /// Kills the program, and starts it again at once with this new code of the chief arbiter, as `--new-code` does.
    NewCode(String),
    /// The computer sleeps for this time: its own clock goes on, and the program's time stands still.
    Sleep(Duration),
    /// Puts the computer's own clock back by this time.
    PutBack(Duration),
    /// The clock device refuses its last order, for a reason written in these words.
    ClockRefuses(String, ClockRefusal),
    /// The clock device has an event, written in these words.
    Clock(String, ClockEvent),
    /// A gamepad does this, written in these words.
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
    /// The number of half-moves as the page showed it, if it is not the present number.
    pub ply: Option<u32>,
    /// The number of presses as the page showed it, if it is not the present number.
    pub presses: Option<u32>,
    /// The number of rows of the log that the page showed, if it did not show all.
    pub rows: Option<usize>,
    /// The half-move that the page showed as read out, if this is not the half-move that is being read out now.
    pub aloud: Option<usize>,
    /// The time that the act was on its way, where that time is known.
    pub late: Option<Duration>,
    /// True if the line answers the question on the page.
    pub asked: bool,
    /// True if the key that entered the line was meant to press the clock, too.
    pub then_press: bool,
    /// The line to be typed.
    pub line: String,
}

/// An act of a hand. Squares are written as in the notation of the game.
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
    /// Makes the written half-move, legal or not; if the text fits several half-moves, the legal one of them.
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
    /// The whole line, as `tell` writes it, of the next thing that is heard; it must come within five seconds.
    Hear(String),
    /// The next line the arbiter is shown.
    Desk(String),
    /// The next pulses that a gamepad gives to a hand; the text says which gamepad it is, unless it is the first.
    Feel(String),
    /// A time of this length in which nothing is said and nothing new is shown.
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
    /// True if the step is an expectation that is written anew when stories are updated.
    #[must_use]
    pub const fn is_heard(&self) -> bool {
        matches!(self, Step::Hear(_) | Step::Desk(_) | Step::Feel(_))
    }
}

//! The actions that keys, pads, gestures and menus stand for. Each reader returns one, and `controls` carries it out.

use zgoda_speech::Listener;
use zgoda_speech::announcement::Chosen;

use crate::command::Typed;
use crate::hands::stroke::Stroke;
use crate::personal::choice::Step;

/// An action that is wanted.
#[derive(Debug)]
pub(in crate::session) enum Wanted {
    /// Nothing more: it was taken.
    Nothing,
    /// The arbiter's code was entered.
    Code(String),
    /// What stands for a line, and as it was typed.
    Line(Typed, String),
    /// A menu of these opens.
    Menu(Vec<Item>),
    /// This choice takes another value.
    Step(Chosen, Step, Listener),
    /// Another profile is used.
    StepProfile(Step, Listener),
    /// This command was chosen: the line that would be typed.
    Command(&'static str),
    /// One of the arbiter's was.
    Arbiters(&'static str),
    /// A stroke is to mean this from now on: such a line, or nothing.
    Means(Stroke, Option<&'static str>),
}

/// An item of a menu of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Item {
    /// Something that is chosen.
    Choice(Chosen),
    /// The profile in use.
    Profile,
    /// A command, which is done when it is chosen: the line that would be typed.
    Command(&'static str),
    /// The same, of the arbiter's.
    Arbiters(&'static str),
    /// What a stroke is to mean from now on: such a line, or nothing.
    Means(Stroke, Option<&'static str>),
}

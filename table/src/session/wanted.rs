// SPDX-License-Identifier: GPL-3.0-or-later
//! The actions that keys, pads, gestures and menus mean. Each reader of input returns an action, and `controls` carries it out.

use zgoda_speech::Listener;
use zgoda_speech::announcement::Chosen;

use zgoda_input::command::Typed;
use zgoda_input::hands::stroke::Stroke;
use zgoda_input::personal::choice::Step;

/// An action that a person wants by their input.
#[derive(Debug)]
pub(in crate::session) enum Wanted {
    /// No further action, because the stroke was handled completely.
    Nothing,
    /// The arbiter's code was entered.
    Code(String),
    /// A line: its meaning, and its typed text.
    Line(Typed, String),
    /// A menu of these items is to open.
    Menu(Vec<Item>),
    /// This choice is to take another value.
    Step(Chosen, Step, Listener),
    /// Another profile is to be used.
    StepProfile(Step, Listener),
    /// A command was chosen, given as the line that a person would type.
    Command(&'static str),
    /// A word of the arbiter was chosen.
    Arbiters(&'static str),
    /// A stroke is to get a new meaning: this line, or none.
    Means(Stroke, Option<&'static str>),
}

/// An item of a menu of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Item {
    /// A setting that is chosen.
    Choice(Chosen),
    /// The profile in use.
    Profile,
    /// A command, given as the line that a person would type. It is carried out when it is chosen.
    Command(&'static str),
    /// A word of the arbiter, which is carried out when it is chosen.
    Arbiters(&'static str),
    /// A new meaning of a stroke: this line, or none.
    Means(Stroke, Option<&'static str>),
}

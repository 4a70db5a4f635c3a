//! The actions that keys, pads, gestures and menus stand for. Each reader returns an action, and `controls` carries it out.

use zgoda_speech::Listener;
use zgoda_speech::announcement::Chosen;

use zgoda_input::command::Typed;
use zgoda_input::hands::stroke::Stroke;
use zgoda_input::personal::choice::Step;

/// An action that is wanted.
#[derive(Debug)]
pub(in crate::session) enum Wanted {
    /// No further action: the stroke was taken.
    Nothing,
    /// The arbiter's code was entered.
    Code(String),
    /// A line, as it is understood and as it was typed.
    Line(Typed, String),
    /// A menu of these items opens.
    Menu(Vec<Item>),
    /// This choice takes another value.
    Step(Chosen, Step, Listener),
    /// Another profile is used.
    StepProfile(Step, Listener),
    /// This command was chosen: the line that would be typed.
    Command(&'static str),
    /// This word of the arbiter was chosen.
    Arbiters(&'static str),
    /// A stroke gets a new meaning from now on: this line, or none.
    Means(Stroke, Option<&'static str>),
}

/// An item of a menu of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Item {
    /// A setting that is chosen.
    Choice(Chosen),
    /// The profile in use.
    Profile,
    /// A command, which is carried out when it is chosen: the line that would be typed.
    Command(&'static str),
    /// A word of the arbiter, which is carried out when it is chosen.
    Arbiters(&'static str),
    /// A new meaning of a stroke: this line, or none.
    Means(Stroke, Option<&'static str>),
}

//! A half-move that was typed before the other side's board has shown the first one, which it answers: it comes in behind that one,
//! whatever becomes of the program meanwhile.

use zgoda_game::Side;

use crate::record::event::{Actor, Body, DeviceNumber, Event, Source};

/// A half-move that waits for the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Early {
    /// As it was typed.
    pub text: String,
    /// The side that answers with it.
    pub side: Side,
    /// The person who typed it.
    pub by: Option<Actor>,
    /// The device at which they did.
    pub device: Option<DeviceNumber>,
    /// True where another one was typed before it, so that nobody knows which answers.
    pub another: bool,
}

impl Early {
    /// Takes one more event in.
    pub(super) fn add(waits: &mut Option<Early>, event: &Event) {
        match &event.body {
            // What was said aloud of a half-move to come has another source.
            Body::Said {
                by: Some(side),
                written,
                entry: None,
                ..
            } if event.source == Source::Keys => {
                let another = waits.take().is_some_and(|it| it.text != *written);
                *waits = Some(Early {
                    text: written.clone(),
                    side: *side,
                    by: event.actor,
                    device: event.device,
                    another,
                });
            }
            Body::EntryWritten(_) => *waits = None,
            _ => {}
        }
    }
}

//! A half-move typed before the other side's board has shown the first half-move, which it answers. It enters the record after
//! that one, even after a restart of the program.

use zgoda_game::Side;

use zgoda_record::event::{Actor, Body, DeviceNumber, Event, Source};

/// A half-move that waits for the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Early {
    /// The line as it was typed.
    pub text: String,
    /// The side that makes the half-move.
    pub side: Side,
    /// The person who typed the line.
    pub by: Option<Actor>,
    /// The device on which the line was typed.
    pub device: Option<DeviceNumber>,
    /// True if another line was typed before, so that either may be the answer.
    pub another: bool,
}

impl Early {
    /// Takes one more event in.
    pub(super) fn add(waits: &mut Option<Early>, event: &Event) {
        match &event.body {
            // Words said aloud about a coming half-move have another source and are skipped.
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

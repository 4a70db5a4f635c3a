// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move that was typed as an answer to the first half-move before the other side's board has shown that one. It enters the
//! record after the first half-move, even after a restart of the program.

use zgoda_game::Side;

use zgoda_record::event::{Actor, Body, DeviceNumber, Event, Source};

/// A typed half-move that waits until the first half-move is in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Early {
    /// The text of the line.
    pub text: String,
    /// The side that makes the half-move.
    pub side: Side,
    /// The person who typed the line.
    pub by: Option<Actor>,
    /// The device on which the line was typed.
    pub device: Option<DeviceNumber>,
    /// True if another line was typed earlier, so that either line may be the answer.
    pub another: bool,
}

impl Early {
    /// Takes in one more event of the record.
    pub(super) fn add(waits: &mut Option<Early>, event: &Event) {
        match &event.body {
            // Announcements made aloud of a coming half-move have another source, and are skipped.
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

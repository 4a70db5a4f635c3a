// SPDX-License-Identifier: GPL-3.0-or-later
//! Notes that wait until the arbiter's session is open: flags, half-moves to complete, half-moves that were begun before a stop of
//! play and finished after it, and sensors that may be weak.

use zgoda_record::event::{ArbiterWords, Body};

/// The events since the arbiter's session was last open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotShown {
    open: bool,
    waiting: Vec<Body>,
}

impl NotShown {
    /// Takes one more event in.
    pub(super) fn add(&mut self, body: &Body) {
        match body {
            Body::ArbiterWords {
                state: ArbiterWords::Opened,
            } => {
                self.open = true;
                self.waiting.clear();
            }
            // The end of the program also closes the arbiter's session.
            Body::ArbiterWords {
                state: ArbiterWords::Closed,
            }
            | Body::SessionOpened { .. } => self.open = false,
            Body::FlagFell { .. }
            | Body::CompletionDue { .. }
            | Body::HandOverStop { .. }
            | Body::SensorProposed { .. }
                if !self.open =>
            {
                self.waiting.push(body.clone());
            }
            Body::CompletionEnded { .. } => {
                (self.waiting).retain(|it| !matches!(it, Body::CompletionDue { .. }));
            }
            _ => {}
        }
    }

    /// The events that wait to be shown, oldest first.
    #[must_use]
    pub fn waiting(&self) -> &[Body] {
        &self.waiting
    }
}

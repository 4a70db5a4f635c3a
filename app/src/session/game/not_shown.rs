//! Notes that wait until the arbiter's words are open: flags, half-moves to be completed, a hand over a
//! stop, sensors that may be weak.

use crate::record::event::{ArbiterWords, Body};

/// What happened since the arbiter's words were open last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotShown {
    open: bool,
    waiting: Vec<Body>,
}

impl NotShown {
    /// One more event.
    pub(super) fn add(&mut self, body: &Body) {
        match body {
            Body::ArbiterWords {
                state: ArbiterWords::Opened,
            } => {
                self.open = true;
                self.waiting.clear();
            }
            // They are closed by the end of the program, too.
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

    /// What waits to be shown, oldest first.
    #[must_use]
    pub fn waiting(&self) -> &[Body] {
        &self.waiting
    }
}

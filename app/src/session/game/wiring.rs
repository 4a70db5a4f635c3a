//! How a clock device is wired: whether its sides are exchanged, and whether its presses say that they should be.
//!
//! A lever is pressed by the side that has moved. One press of the other side may be anything; several in a row, each behind a new
//! half-move, come from a clock that stands or is wired the other way round. Who writes a half-move down after the press presses for
//! what is not there yet: that is no sign of it.

use crate::record::event::{Body, EntryId, Event, MadeBy, Source};
use zgoda_game::Side;

/// So many presses of the side that did not move are no accident.
const TELLING: u8 = 3;

/// What is known of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wiring {
    exchanged: bool,
    /// Presses in a row of the side that did not move.
    wrong: u8,
    /// The last half-move, while no press of the device came behind it.
    new: Option<New>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct New {
    entry: EntryId,
    side: Side,
    /// Was it pressed for before it was written down?
    pressed: bool,
}

impl Wiring {
    /// One more event of the record.
    pub(super) fn add(&mut self, event: &Event) {
        match &event.body {
            Body::EntryWritten(entry) => {
                self.new = Some(New {
                    entry: entry.entry,
                    side: entry.side,
                    pressed: false,
                });
            }
            Body::EntryStruck { entry, .. } => {
                self.new.take_if(|new| new.entry == *entry);
            }
            Body::EntryMade {
                entry,
                by: MadeBy::Press,
            } => {
                if let Some(new) = self.new.as_mut().filter(|new| new.entry == *entry) {
                    new.pressed = true;
                }
            }
            Body::Pressed { side, .. } if event.source == Source::Clock => {
                let Some(new) = self.new.take() else {
                    return;
                };
                let behind_a_wrong_one = self.wrong > 0;
                if new.side != *side && (behind_a_wrong_one || !new.pressed) {
                    self.wrong = self.wrong.saturating_add(1);
                } else {
                    self.wrong = 0;
                }
            }
            Body::ClockSwapped => {
                self.exchanged = !self.exchanged;
                (self.wrong, self.new) = (0, None);
            }
            Body::ClockReplaced => *self = Wiring::default(),
            _ => {}
        }
    }

    pub(super) const fn is_exchanged(&self) -> bool {
        self.exchanged
    }

    pub(super) const fn seems_wrong(&self) -> bool {
        self.wrong >= TELLING
    }
}

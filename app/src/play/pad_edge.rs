// SPDX-License-Identifier: GPL-3.0-or-later
//! Gamepads at the edge of a live game. In a build without gamepads this edge does nothing.

use std::ops::ControlFlow;

use zgoda_hw::pad::{PadEvent, Pulses, Seat, Urgency};

#[cfg(feature = "gamepad")]
use zgoda_hw::pad::PadHandle;

#[cfg(feature = "gamepad")]
use crate::stderr;

/// The way to the players' gamepads.
#[derive(Debug)]
pub(crate) struct PadEdge {
    #[cfg(feature = "gamepad")]
    handle: Option<PadHandle>,
}

#[cfg(feature = "gamepad")]
impl PadEdge {
    /// Watches for gamepads; `sink` is called from their own thread until it returns `Break`.
    pub(crate) fn open(
        sink: impl Fn(Seat, PadEvent) -> ControlFlow<()> + Send + 'static,
    ) -> PadEdge {
        if let Err(missing) = zgoda_hw::pad::ready() {
            stderr::tell(format_args!("{missing}, or play with the keys"));
            return PadEdge { handle: None };
        }
        let handle = zgoda_hw::pad::start(sink);
        if let Err(why) = &handle {
            tracing::warn!(%why, "no gamepads");
        }
        PadEdge {
            handle: handle.ok(),
        }
    }

    /// An edge without pads, because the pads belong to another table.
    pub(super) const fn none() -> PadEdge {
        PadEdge { handle: None }
    }

    /// Lets a seat feel these pulses.
    pub(super) fn tell(&self, seat: Seat, pulses: Pulses, urgency: Urgency) {
        if let Some(handle) = &self.handle {
            handle.tell(seat, pulses, urgency);
        }
    }

    /// Stops the pulses of a pad.
    pub(super) fn rest(&self, seat: Seat) {
        if let Some(handle) = &self.handle {
            handle.rest(seat);
        }
    }
}

#[cfg(not(feature = "gamepad"))]
impl PadEdge {
    /// Opens no pads: this build has none.
    pub(crate) fn open(_: impl Fn(Seat, PadEvent) -> ControlFlow<()> + Send + 'static) -> PadEdge {
        PadEdge {}
    }

    /// An edge without pads.
    pub(super) const fn none() -> PadEdge {
        PadEdge {}
    }

    /// Drops the pulses: there is no pad to feel them on.
    pub(super) fn tell(&self, _: Seat, _: Pulses, _: Urgency) {}

    /// Does nothing, because no pad can be moving.
    pub(super) fn rest(&self, _: Seat) {}
}

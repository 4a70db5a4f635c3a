// SPDX-License-Identifier: GPL-3.0-or-later
//! The stage that a session has reached.

/// The stage that the session has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Phase {
    /// No input was handled yet.
    Beginning,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The session has ended.
    Closed,
}

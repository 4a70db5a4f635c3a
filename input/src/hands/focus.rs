// SPDX-License-Identifier: GPL-3.0-or-later
//! Focus: whether the keys that are pressed go to this terminal or to another window of the desktop.

/// The window to which the keys go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// The keys go to this terminal.
    #[default]
    Here,
    /// The keys go to another window.
    Elsewhere,
}

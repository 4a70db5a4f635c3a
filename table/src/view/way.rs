// SPDX-License-Identifier: GPL-3.0-or-later
//! The ways in which a side presses the clock.

use serde::{Deserialize, Serialize};

/// A way to press the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// An ordinary or talking clock that is not connected to the program. The program does not see its presses.
    Beside,
    /// The button of a clock device.
    Device,
    /// The player's own page.
    Page,
    /// The page of the player's assistant.
    Assistant,
    /// A button of a gamepad.
    Pad,
    /// A key of the keyboard at which the player or the player's assistant sits.
    Key,
    /// A line that names the player, at a keyboard that does not belong to one player alone.
    Line,
}

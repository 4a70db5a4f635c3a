//! The ways in which a side presses the clock.

use serde::{Deserialize, Serialize};

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// An ordinary or talking clock beside the program, whose presses are not seen.
    Beside,
    /// A clock device.
    Device,
    /// The player's own page.
    Page,
    /// The page of their assistant.
    Assistant,
    /// A gamepad.
    Pad,
    /// A key of the keyboard at which they, or their assistant, sit.
    Key,
    /// A line that names them, at a keyboard that is not one player's own.
    Line,
}

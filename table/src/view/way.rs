//! The ways in which a side presses the clock.

use serde::{Deserialize, Serialize};

/// A way to press the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// An ordinary or talking clock beside the program; its presses are not seen.
    Beside,
    /// The button of a clock device.
    Device,
    /// The player's own page.
    Page,
    /// The page of their assistant.
    Assistant,
    /// A button of a gamepad.
    Pad,
    /// A key of the keyboard at which they, or their assistant, sit.
    Key,
    /// A line that names them, at a keyboard that does not belong to one player alone.
    Line,
}

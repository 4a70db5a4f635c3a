// SPDX-License-Identifier: GPL-3.0-or-later
//! The meanings of strokes to a player who has chosen nothing. The meanings are written as players
//! write them in their settings. `docs/reference.md` gives the reasons.

use super::stroke::InputDevice;

/// The first meanings of the strokes of a device.
#[must_use]
pub(super) const fn of(device: InputDevice) -> &'static [(&'static str, &'static str)] {
    match device {
        InputDevice::Keys => &KEYS,
        InputDevice::Pad => &PAD,
    }
}

/// The meanings of keys on an empty line. Letters and digits type. A character key of the keypad has a meaning
/// only if no half-move can begin with that character.
const KEYS: [(&str, &str); 36] = [
    ("enter", "repeat"),
    ("escape", "silence"),
    ("?", "status"),
    ("+", "press"),
    ("-", "where"),
    ("/", "commands"),
    (".", "look"),
    ("*", "correction"),
    ("space", "choose"),
    ("tab", "line again"),
    // The arrow keys, and the keypad without NumLock. The keys lie in the directions in which they move the cursor.
    ("up", "up"),
    ("down", "down"),
    ("left", "left"),
    ("right", "right"),
    ("home", "up left"),
    ("page up", "up right"),
    ("end", "down left"),
    ("page down", "down right"),
    ("middle", "here"),
    ("insert", "choose"),
    ("delete", "leave"),
    ("control left", "first"),
    ("control right", "row end"),
    ("f1", "help"),
    ("f2", "where"),
    ("f3", "clock"),
    ("f4", "press"),
    ("f5", "last"),
    ("f6", "boards"),
    ("f7", "count"),
    ("f8", "spell"),
    ("f9", "feel"),
    ("f10", "menu"),
    ("f11", "settings"),
    ("f12", "profile"),
    (",", "look"),
];

/// Additional keys on a keyboard that both players share: a press key for each player, at the two ends of the keyboard,
/// where fingers find it without reaching over the keyboard. Neither key types a character, so that they work even when
/// the other player has typed half a line.
pub(super) const SHARED: [(&str, &str); 2] = [("tab", "white press"), ("f12", "black press")];

/// The meanings of a pad. The clock is under the right thumb, the board under the left thumb, and the digits are on the
/// right stick.
const PAD: [(&str, &str); 32] = [
    ("south", "press"),
    ("east", "clock"),
    ("west", "feel"),
    ("north", "repeat"),
    ("start", "where"),
    ("back", "silence"),
    ("left shoulder", "leave"),
    ("right shoulder", "choose"),
    ("left trigger", "help key"),
    ("right trigger", "digit 0"),
    ("left stick in", "correction"),
    ("right stick in", "digit 5"),
    ("up", "up"),
    ("down", "down"),
    ("left", "left"),
    ("right", "right"),
    ("left stick up", "up"),
    ("left stick up right", "up right"),
    ("left stick right", "right"),
    ("left stick down right", "down right"),
    ("left stick down", "down"),
    ("left stick down left", "down left"),
    ("left stick left", "left"),
    ("left stick up left", "up left"),
    ("right stick up", "digit 8"),
    ("right stick up right", "digit 9"),
    ("right stick right", "digit 6"),
    ("right stick down right", "digit 3"),
    ("right stick down", "digit 2"),
    ("right stick down left", "digit 1"),
    ("right stick left", "digit 4"),
    ("right stick up left", "digit 7"),
];

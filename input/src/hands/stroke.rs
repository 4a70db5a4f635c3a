// SPDX-License-Identifier: GPL-3.0-or-later
//! All inputs of a hand: keys of a keyboard, buttons and sticks of a gamepad.
//!
//! A stroke is what was done, and a map has its meaning. A further device, such as braille keys, would be a variant here.

use std::fmt;

use zgoda_hw::pad::{Button, Thumb, Way};

/// A thing that a hand did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stroke {
    /// A key of the keyboard.
    Key(Key),
    /// A button or stick of a gamepad.
    Pad(PadStroke),
}

/// A key. The keys of a numeric keypad are the characters on them: few terminals tell them from the other keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// A key that types a character.
    Char(char),
    /// A key with a name.
    Named(Named),
    /// A function key, F1 to F12.
    Function(Function),
}

/// A key with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Named {
    /// Enter, which ends a line.
    Enter,
    /// Takes the last character back.
    Backspace,
    /// Escape, which is always silence.
    Escape,
    /// The tabulator key.
    Tab,
    /// Arrow; 8 of a keypad without NumLock.
    Up,
    /// Arrow; 2 of a keypad without NumLock.
    Down,
    /// Arrow; 4 of a keypad without NumLock.
    Left,
    /// Arrow; 6 of a keypad without NumLock.
    Right,
    /// Home; 7 of a keypad without NumLock.
    Home,
    /// End; 1 of a keypad without NumLock.
    End,
    /// Page up; 9 of a keypad without NumLock.
    PageUp,
    /// Page down; 3 of a keypad without NumLock.
    PageDown,
    /// 5 of a keypad without NumLock.
    Middle,
    /// Insert; 0 of a keypad without NumLock.
    Insert,
    /// Delete; the point of a keypad without NumLock.
    Delete,
    /// The left arrow with Control.
    ControlLeft,
    /// The right arrow with Control.
    ControlRight,
}

impl Named {
    /// All keys with a name.
    pub const ALL: [Named; 17] = [
        Named::Enter,
        Named::Backspace,
        Named::Escape,
        Named::Tab,
        Named::Up,
        Named::Down,
        Named::Left,
        Named::Right,
        Named::Home,
        Named::End,
        Named::PageUp,
        Named::PageDown,
        Named::Middle,
        Named::Insert,
        Named::Delete,
        Named::ControlLeft,
        Named::ControlRight,
    ];

    /// The name in settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Named::Enter => "enter",
            Named::Backspace => "backspace",
            Named::Escape => "escape",
            Named::Tab => "tab",
            Named::Up => "up",
            Named::Down => "down",
            Named::Left => "left",
            Named::Right => "right",
            Named::Home => "home",
            Named::End => "end",
            Named::PageUp => "page up",
            Named::PageDown => "page down",
            Named::Middle => "middle",
            Named::Insert => "insert",
            Named::Delete => "delete",
            Named::ControlLeft => "control left",
            Named::ControlRight => "control right",
        }
    }
}

/// A function key, F1 to F12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Function(u8);

impl Function {
    /// The number of the last function key.
    pub const LAST: u8 = 12;

    /// The function key of this number; `None` outside 1 to 12.
    #[must_use]
    pub fn new(number: u8) -> Option<Function> {
        (1..=Function::LAST)
            .contains(&number)
            .then_some(Function(number))
    }

    /// The number, 1 to 12.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Something that is done to a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PadStroke {
    /// A button is pressed.
    Button(Button),
    /// A stick is flicked.
    Flick(Thumb, Way),
}

/// The device on which a stroke is named; the same word means another thing on another device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum InputDevice {
    /// The keyboard: table `[keys]` of a settings file.
    Keys,
    /// A gamepad: table `[pad]` of a settings file.
    Pad,
}

impl InputDevice {
    /// Both devices.
    pub const ALL: [InputDevice; 2] = [InputDevice::Keys, InputDevice::Pad];

    /// The name of the device's table in a settings file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            InputDevice::Keys => "keys",
            InputDevice::Pad => "pad",
        }
    }
}

/// The written name of the blank, which cannot be seen.
const BLANK: &str = "space";

impl Stroke {
    /// The device of the stroke.
    #[must_use]
    pub const fn device(self) -> InputDevice {
        match self {
            Stroke::Key(_) => InputDevice::Keys,
            Stroke::Pad(_) => InputDevice::Pad,
        }
    }

    /// The stroke of a name: `f2`, `page up`, `+`; `left shoulder`, `right stick up`. Between words may stand a
    /// blank, a hyphen or a low line.
    #[must_use]
    pub fn read(device: InputDevice, name: &str) -> Option<Stroke> {
        match device {
            InputDevice::Keys => Key::read(name).map(Stroke::Key),
            InputDevice::Pad => PadStroke::read(name).map(Stroke::Pad),
        }
    }
}

impl fmt::Display for Stroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stroke::Key(key) => key.fmt(f),
            Stroke::Pad(stroke) => stroke.fmt(f),
        }
    }
}

impl Key {
    fn read(name: &str) -> Option<Key> {
        let mut chars = name.chars();
        if let (Some(char), None) = (chars.next(), chars.next()) {
            return (!char.is_control()).then_some(Key::Char(char));
        }
        let name = plain(name);
        if name == BLANK {
            return Some(Key::Char(' '));
        }
        if let Some(number) = name.strip_prefix('f') {
            return Function::new(number.parse().ok()?).map(Key::Function);
        }
        let mut named = Named::ALL.into_iter();
        named.find(|it| it.word() == name).map(Key::Named)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Char(' ') => f.write_str(BLANK),
            Key::Char(char) => char.fmt(f),
            Key::Named(named) => f.write_str(named.word()),
            Key::Function(Function(number)) => write!(f, "f{number}"),
        }
    }
}

impl PadStroke {
    /// All strokes of a gamepad.
    pub fn all() -> impl Iterator<Item = PadStroke> {
        let buttons = Button::ALL.into_iter().map(PadStroke::Button);
        let flicks = Thumb::ALL
            .into_iter()
            .flat_map(|thumb| Way::ALL.map(|way| PadStroke::Flick(thumb, way)));
        buttons.chain(flicks)
    }

    fn read(name: &str) -> Option<PadStroke> {
        let name = plain(name);
        PadStroke::all().find(|stroke| stroke.to_string() == name)
    }
}

impl fmt::Display for PadStroke {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadStroke::Button(button) => f.write_str(button.word()),
            PadStroke::Flick(thumb, way) => write!(f, "{} {}", thumb.word(), way.word()),
        }
    }
}

fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace(['-', '_'], " ");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stroke_reads_as_itself() {
        let named = Named::ALL.into_iter().map(Key::Named);
        let functions = (1..=Function::LAST).filter_map(Function::new);
        let chars = ['+', '-', '_', ' ', 'a', 'ż', '"'].map(Key::Char);
        let keys = named.chain(functions.map(Key::Function)).chain(chars);
        let keys = keys.map(Stroke::Key);
        let all = keys.chain(PadStroke::all().map(Stroke::Pad));
        for stroke in all {
            let name = stroke.to_string();
            assert_eq!(Stroke::read(stroke.device(), &name), Some(stroke), "{name}");
        }
    }

    #[test]
    fn names_are_written_in_several_ways() {
        let flick = Stroke::Pad(PadStroke::Flick(Thumb::Right, Way::UpLeft));
        for name in [
            "right stick up left",
            "right-stick-up-left",
            "RIGHT_STICK_UP_LEFT",
        ] {
            assert_eq!(Stroke::read(InputDevice::Pad, name), Some(flick), "{name}");
        }
        for name in ["", "f0", "f13", "fx", "\n", "south", "right stick up"] {
            assert_eq!(Stroke::read(InputDevice::Keys, name), None, "{name:?}");
        }
    }
}

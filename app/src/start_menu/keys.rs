// SPDX-License-Identifier: GPL-3.0-or-later
//! The gestures of keys in the menu. Digits and letters choose items in this menu, so a keypad works as arrow keys only
//! if NumLock is off.

use zgoda_input::command::Command;
use zgoda_input::command::gesture::Gesture;
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::{Key, Named, Stroke};

use super::MenuInput;

/// The gesture of this key. A key without a meaning in the menu repeats the current item.
pub(super) fn gesture(key: Key, map: &KeyMap) -> MenuInput {
    let gesture = match key {
        Key::Char(' ') => Gesture::Here,
        Key::Char('?') => return MenuInput::Help,
        Key::Char(char) if char.is_alphanumeric() => return MenuInput::Typed(char.to_string()),
        Key::Named(Named::Up | Named::Left) => Gesture::Up,
        Key::Named(Named::Down | Named::Right) => Gesture::Down,
        Key::Named(Named::Home | Named::PageUp) => Gesture::First,
        Key::Named(Named::End | Named::PageDown) => Gesture::Last,
        Key::Named(Named::Enter | Named::Insert) => Gesture::Choose,
        Key::Named(Named::Escape | Named::Backspace | Named::Delete) => Gesture::Leave,
        key => match map.action(Stroke::Key(key)) {
            Some(KeyAction::Asked(asked)) if matches!(asked.command(), Command::Help(_)) => {
                return MenuInput::Help;
            }
            _ => Gesture::Here,
        },
    };
    MenuInput::Gesture(gesture)
}

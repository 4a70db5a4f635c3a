//! The gestures of keys in the menu. Digits and letters choose items here, so a keypad works as arrows only if NumLock is off.

use zgoda_input::command::Command;
use zgoda_input::command::steer::Steer;
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::{Key, Named, Stroke};

use super::Gesture;

/// The gesture of this key. A key without a meaning here repeats the current item.
pub(super) fn gesture(key: Key, map: &KeyMap) -> Gesture {
    let steer = match key {
        Key::Char(' ') => Steer::Here,
        Key::Char('?') => return Gesture::Help,
        Key::Char(char) if char.is_alphanumeric() => return Gesture::Typed(char.to_string()),
        Key::Named(Named::Up | Named::Left) => Steer::Up,
        Key::Named(Named::Down | Named::Right) => Steer::Down,
        Key::Named(Named::Home | Named::PageUp) => Steer::First,
        Key::Named(Named::End | Named::PageDown) => Steer::Last,
        Key::Named(Named::Enter | Named::Insert) => Steer::Choose,
        Key::Named(Named::Escape | Named::Backspace | Named::Delete) => Steer::Leave,
        key => match map.action(Stroke::Key(key)) {
            Some(KeyAction::Asked(asked)) if matches!(asked.command(), Command::Help(_)) => {
                return Gesture::Help;
            }
            _ => Steer::Here,
        },
    };
    Gesture::Steer(steer)
}

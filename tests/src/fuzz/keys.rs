// SPDX-License-Identifier: GPL-3.0-or-later
//! The bytes of a terminal.

use zgoda_input::command::MAX_LINE;
use zgoda_input::hands::bytes::{Decoded, Decoder};
use zgoda_input::hands::keyboard::{Keyboard, Open, Pace};
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::{InputDevice, Key, Stroke};

/// For all bytes of a terminal: the keys are the same however the bytes come in, no sequence types anything that is no
/// character, and the line holds the typed text and no more than a line may.
pub fn terminal_keys(bytes: &[u8]) {
    let at_once = decoded(bytes, bytes.len().max(1));
    assert_eq!(
        at_once,
        decoded(bytes, 1),
        "keys depend on how bytes come in"
    );
    assert!(at_once.len() <= 2 * bytes.len() + 1, "more keys than bytes");
    let map = KeyMap::default();
    let mut keyboard = Keyboard::default();
    for (n, key) in at_once.into_iter().enumerate() {
        let Decoded::Key(key) = key else { continue };
        if let Key::Char(char) = key {
            assert!(!char.is_control(), "{char:?} is typed");
        }
        let name = Stroke::Key(key).to_string();
        assert_eq!(
            Stroke::read(InputDevice::Keys, &name),
            Some(Stroke::Key(key)),
            "{name:?}"
        );
        let open = if n % 7 == 0 {
            Open::Menu
        } else {
            Open::Nothing
        };
        let _ = keyboard.key(key, &map, open, Pace::Typing);
        assert!(
            keyboard.typed().chars().count() <= MAX_LINE,
            "an endless line"
        );
        assert!(
            !keyboard.typed().contains(char::is_control),
            "{:?}",
            keyboard.typed()
        );
    }
}

/// The keys of bytes that come in portions of `at_once`, with none after them.
fn decoded(bytes: &[u8], at_once: usize) -> Vec<Decoded> {
    let mut decoder = Decoder::default();
    let mut keys = Vec::new();
    for part in bytes.chunks(at_once) {
        part.iter().for_each(|byte| decoder.byte(*byte));
        keys.extend(std::iter::from_fn(|| decoder.poll()));
    }
    if decoder.patience().is_some() {
        decoder.nothing_came();
    }
    keys.extend(std::iter::from_fn(|| decoder.poll()));
    assert_eq!(decoder.patience(), None, "the end is waited for");
    keys
}

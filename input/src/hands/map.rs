// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of each stroke to one player.
//!
//! A map has the default meanings and the player's own choices, which take precedence. A stroke has at most one meaning, and a
//! choice that is not understood leaves the meaning unchanged. The settings file keeps the choices.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::defaults;
use super::key_action::{KeyAction, NotForAKey};
use super::stroke::{InputDevice, Key, Named, Stroke};
use crate::command::Words;

/// The meanings of strokes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyMap {
    meanings: BTreeMap<Stroke, KeyAction>,
    /// The meanings that the player chose.
    own: BTreeMap<Stroke, KeyAction>,
}

/// The reason why a choice is refused. The stroke keeps its earlier meaning.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// The name of a stroke is unknown.
    #[error("[{}] knows no {stroke:?}; docs/reference.md lists the names", .device.word())]
    NoStroke {
        /// The device under which the settings name the stroke.
        device: InputDevice,
        /// The stroke as it is written.
        stroke: String,
    },
    /// The name of an action is unknown.
    #[error("{stroke:?} cannot be {action:?}; write a command that needs nothing more, or off")]
    NotForAKey {
        /// The stroke as it is written.
        stroke: String,
        /// The action as it is written.
        action: String,
    },
    /// The effect of the action is too serious for a single stroke.
    #[error(
        "{action:?} is not done by one key; it stands in the menu, and {stroke:?} stays as it is"
    )]
    TooGrave {
        /// The stroke as it is written.
        stroke: String,
        /// The action as it is written.
        action: String,
    },
    /// The meaning of this key cannot be changed.
    #[error("{stroke:?} always is silence; choose another key")]
    Kept {
        /// The stroke as it is written.
        stroke: String,
    },
    /// The stroke is named twice.
    #[error("{stroke:?} is given two meanings; the first one holds")]
    Twice {
        /// The stroke as it is written.
        stroke: String,
    },
}

/// The key that always silences, in spite of all choices.
const KEPT: Stroke = Stroke::Key(Key::Named(Named::Escape));

impl Default for KeyMap {
    fn default() -> KeyMap {
        // The map is made only once, because a start needs a map for each person, and each row of the defaults must be read like a
        // typed line.
        static USUAL: LazyLock<KeyMap> = LazyLock::new(|| {
            let rows = |device| defaults::of(device).iter().map(move |row| (device, *row));
            KeyMap::NONE.with(InputDevice::ALL.into_iter().flat_map(rows))
        });
        USUAL.clone()
    }
}

impl KeyMap {
    const NONE: KeyMap = KeyMap {
        meanings: BTreeMap::new(),
        own: BTreeMap::new(),
    };

    /// The usual map of a keyboard that both players share.
    #[must_use]
    pub fn shared() -> KeyMap {
        static SHARED: LazyLock<KeyMap> = LazyLock::new(|| {
            let rows = defaults::SHARED
                .into_iter()
                .map(|row| (InputDevice::Keys, row));
            KeyMap::default().with(rows)
        });
        SHARED.clone()
    }

    /// The map with these rows of the defaults added. A row that cannot be read is dropped; a test below reads all rows.
    fn with<'a>(mut self, rows: impl Iterator<Item = (InputDevice, (&'a str, &'a str))>) -> KeyMap {
        let words = Words::english();
        self.meanings
            .extend(rows.filter_map(|(device, (stroke, action))| {
                let stroke = Stroke::read(device, stroke)?;
                Some((stroke, KeyAction::read(action, words).ok()?))
            }));
        self
    }

    /// The action of a stroke. If it is `None`, a character types itself, and any other stroke does nothing.
    #[must_use]
    pub fn action(&self, stroke: Stroke) -> Option<&KeyAction> {
        let own = self.own.get(&stroke);
        own.or_else(|| self.meanings.get(&stroke))
            .filter(|action| **action != KeyAction::Off)
    }

    /// Takes a choice in the words of settings. A character key that is `off` types its character.
    ///
    /// # Errors
    /// The choice is not understood, or not allowed; the stroke keeps its meaning.
    pub fn choose(
        &mut self,
        device: InputDevice,
        stroke: &str,
        action: &str,
    ) -> Result<(), MapError> {
        let found = Stroke::read(device, stroke).ok_or_else(|| MapError::NoStroke {
            device,
            stroke: stroke.to_owned(),
        })?;
        let read = KeyAction::read(action, Words::english()).map_err(|why| {
            let (stroke, action) = (stroke.to_owned(), action.to_owned());
            match why {
                NotForAKey::Unknown => MapError::NotForAKey { stroke, action },
                NotForAKey::TooGrave => MapError::TooGrave { stroke, action },
            }
        })?;
        if self.own.contains_key(&found) {
            return Err(MapError::Twice {
                stroke: stroke.to_owned(),
            });
        }
        self.set(found, read)
    }

    /// Gives a stroke another meaning; the usual meaning removes the choice.
    ///
    /// # Errors
    /// The stroke is Escape, which always means silence.
    pub fn set(&mut self, stroke: Stroke, action: KeyAction) -> Result<(), MapError> {
        if stroke == KEPT {
            return Err(MapError::Kept {
                stroke: stroke.to_string(),
            });
        }
        let plain = self.meanings.get(&stroke).unwrap_or(&KeyAction::Off);
        if *plain == action {
            self.own.remove(&stroke);
        } else {
            self.own.insert(stroke, action);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::hands::stroke::Function;

    #[test]
    fn every_default_is_understood_and_no_stroke_stands_twice() {
        let words = Words::english();
        for device in InputDevice::ALL {
            let mut seen = BTreeSet::new();
            for (stroke, action) in defaults::of(device) {
                let found = Stroke::read(device, stroke);
                assert!(found.is_some_and(|it| seen.insert(it)), "{stroke:?}");
                assert!(
                    KeyAction::read(action, words).is_ok(),
                    "{stroke:?}: {action:?}"
                );
            }
        }
    }

    fn f(number: u8) -> Stroke {
        Stroke::Key(Key::Function(Function::new(number).unwrap()))
    }

    #[test]
    fn any_stroke_can_mean_something_else_or_nothing() {
        let mut map = KeyMap::default();
        map.choose(InputDevice::Keys, "f2", "clock").unwrap();
        map.choose(InputDevice::Keys, "b", "board").unwrap();
        map.choose(InputDevice::Keys, "?", "off").unwrap();
        map.choose(InputDevice::Pad, "left-stick-up", "men white")
            .unwrap();
        assert_eq!(
            map.action(f(2)).map(KeyAction::to_string).as_deref(),
            Some("clock")
        );
        assert_eq!(map.action(Stroke::Key(Key::Char('?'))), None);
        let b = Stroke::Key(Key::Char('b'));
        assert_eq!(
            map.action(b).map(KeyAction::to_string).as_deref(),
            Some("board")
        );
        let up = Stroke::read(InputDevice::Pad, "left stick up").unwrap();
        let men = map.action(up).map(KeyAction::to_string);
        assert_eq!(men.as_deref(), Some("men white"));
        // The stroke has its usual meaning again, so no choice is kept for it.
        map.set(f(2), KeyAction::read("where", Words::english()).unwrap())
            .unwrap();
        assert_eq!(map.own.len(), 3);
    }

    #[test]
    fn what_is_not_understood_leaves_a_stroke_as_it_is() {
        let mut map = KeyMap::default();
        let plain = map.clone();
        for (stroke, action) in [
            ("f99", "clock"),
            ("f2", "fly"),
            ("f2", "quit"),
            ("escape", "clock"),
            ("", ""),
        ] {
            let error = map.choose(InputDevice::Keys, stroke, action).unwrap_err();
            assert!(error.to_string().len() > 20, "{error}");
        }
        assert_eq!(map, plain);
        map.choose(InputDevice::Keys, "F2", "clock").unwrap();
        assert!(matches!(
            map.choose(InputDevice::Keys, "f2", "last"),
            Err(MapError::Twice { .. })
        ));
        assert_eq!(
            map.action(f(2)).map(KeyAction::to_string).as_deref(),
            Some("clock")
        );
    }
}

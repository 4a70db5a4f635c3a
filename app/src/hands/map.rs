//! What each stroke means to one player.
//!
//! A map is the defaults with the player's own choices over them. A stroke has one meaning or none; a choice that is
//! not understood leaves it the one it has. Where choices are kept is the settings' affair.

use std::collections::BTreeMap;

use super::defaults;
use super::key_action::{KeyAction, NoDeed};
use super::stroke::{Device, Key, Named, Stroke};
use crate::command::Words;

/// What strokes mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyMap {
    meanings: BTreeMap<Stroke, KeyAction>,
    /// Those that the player chose.
    own: BTreeMap<Stroke, KeyAction>,
}

/// Why a choice is not taken. The stroke keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// There is no such stroke.
    #[error("[{}] knows no {stroke:?}; docs/hands.md lists the names", .device.word())]
    NoStroke {
        /// Where it stands.
        device: Device,
        /// As it is written.
        stroke: String,
    },
    /// There is no such action.
    #[error("{stroke:?} cannot be {action:?}; write a command that needs nothing more, or off")]
    NoDeed {
        /// As it is written.
        stroke: String,
        /// As it is written.
        action: String,
    },
    /// It is more than one stroke may do.
    #[error(
        "{action:?} is not done by one key; it stands in the menu, and {stroke:?} stays as it is"
    )]
    TooGrave {
        /// As it is written.
        stroke: String,
        /// As it is written.
        action: String,
    },
    /// The key keeps its meaning.
    #[error("{stroke:?} always is silence; choose another key")]
    Kept {
        /// As it is written.
        stroke: String,
    },
    /// The stroke is named twice.
    #[error("{stroke:?} is given two meanings; the first one holds")]
    Twice {
        /// As it is written.
        stroke: String,
    },
}

/// Silence is one key away, whatever is chosen.
const KEPT: Stroke = Stroke::Key(Key::Named(Named::Escape));

impl Default for KeyMap {
    fn default() -> KeyMap {
        KeyMap::of(&[])
    }
}

impl KeyMap {
    /// The usual one of a keyboard that both players share.
    #[must_use]
    pub fn shared() -> KeyMap {
        KeyMap::of(&defaults::SHARED)
    }

    /// The usual one, with these keys over it.
    fn of(keys: &[(&str, &str)]) -> KeyMap {
        let words = Words::english();
        let mut meanings = BTreeMap::new();
        let usual = Device::ALL.into_iter().flat_map(|device| {
            let all = defaults::of(device).iter();
            all.map(move |(stroke, action)| (device, *stroke, *action))
        });
        let over = keys
            .iter()
            .map(|(key, action)| (Device::Keys, *key, *action));
        for (device, stroke, action) in usual.chain(over) {
            // The test below reads them all.
            if let (Some(stroke), Ok(action)) = (
                Stroke::read(device, stroke),
                KeyAction::read(action, &words),
            ) {
                meanings.insert(stroke, action);
            }
        }
        KeyMap {
            meanings,
            own: BTreeMap::new(),
        }
    }
}

impl KeyMap {
    /// What a stroke means; `None`: a character types, everything else does nothing.
    #[must_use]
    pub fn action(&self, stroke: Stroke) -> Option<&KeyAction> {
        let own = self.own.get(&stroke);
        own.or_else(|| self.meanings.get(&stroke))
            .filter(|action| **action != KeyAction::Off)
    }

    /// A choice, as settings write it. A character that is `off` types, as any other.
    ///
    /// # Errors
    /// What is not understood, or not allowed; the stroke keeps its meaning.
    pub fn choose(&mut self, device: Device, stroke: &str, action: &str) -> Result<(), MapError> {
        let found = Stroke::read(device, stroke).ok_or_else(|| MapError::NoStroke {
            device,
            stroke: stroke.to_owned(),
        })?;
        let read = KeyAction::read(action, &Words::english()).map_err(|why| {
            let (stroke, action) = (stroke.to_owned(), action.to_owned());
            match why {
                NoDeed::Unknown => MapError::NoDeed { stroke, action },
                NoDeed::TooGrave => MapError::TooGrave { stroke, action },
            }
        })?;
        if self.own.contains_key(&found) {
            return Err(MapError::Twice {
                stroke: stroke.to_owned(),
            });
        }
        self.set(found, read)
    }

    /// Gives a stroke another meaning; its own one makes it as if nothing had been chosen.
    ///
    /// # Errors
    /// Escape, which is silence.
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
        for device in Device::ALL {
            let mut seen = BTreeSet::new();
            for (stroke, action) in defaults::of(device) {
                let found = Stroke::read(device, stroke);
                assert!(found.is_some_and(|it| seen.insert(it)), "{stroke:?}");
                assert!(
                    KeyAction::read(action, &words).is_ok(),
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
        map.choose(Device::Keys, "f2", "clock").unwrap();
        map.choose(Device::Keys, "b", "board").unwrap();
        map.choose(Device::Keys, "?", "off").unwrap();
        map.choose(Device::Pad, "left-stick-up", "men white")
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
        let up = Stroke::read(Device::Pad, "left stick up").unwrap();
        let men = map.action(up).map(KeyAction::to_string);
        assert_eq!(men.as_deref(), Some("men white"));
        // As it was: nothing is left to be kept.
        map.set(f(2), KeyAction::read("where", &Words::english()).unwrap())
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
            let error = map.choose(Device::Keys, stroke, action).unwrap_err();
            assert!(error.to_string().len() > 20, "{error}");
        }
        assert_eq!(map, plain);
        map.choose(Device::Keys, "F2", "clock").unwrap();
        assert!(matches!(
            map.choose(Device::Keys, "f2", "last"),
            Err(MapError::Twice { .. })
        ));
        assert_eq!(
            map.action(f(2)).map(KeyAction::to_string).as_deref(),
            Some("clock")
        );
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The sounds that a listener knows. Seventeen sounds are too many to learn in an evening. Four are met in every game and need no
//! words. Any other sound comes with its words the first three times.

use std::collections::BTreeMap;

use crate::announcement::Earcon;

/// The sounds that are known from the first game on.
const AT_FIRST: [Earcon; 4] = [
    Earcon::Recorded,
    Earcon::Refused,
    Earcon::Pressed,
    Earcon::Flag,
];

/// The number of times that any other sound comes with its words.
const TOLD: u8 = 3;

/// The number of times that each sound was met, counted until the sound is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MetSounds(BTreeMap<Earcon, u8>);

impl MetSounds {
    /// True if the sound needs no words any more.
    #[must_use]
    pub fn knows(&self, sound: Earcon) -> bool {
        AT_FIRST.contains(&sound) || self.0.get(&sound).is_some_and(|times| *times >= TOLD)
    }

    /// Notes that the sound was met once more.
    pub fn meet(&mut self, sound: Earcon) {
        if !self.knows(sound) {
            let times = self.0.entry(sound).or_default();
            *times = times.saturating_add(1);
        }
    }

    /// The number of times that each sound was met.
    pub fn times(&self) -> impl Iterator<Item = (Earcon, u8)> {
        self.0.iter().map(|(sound, times)| (*sound, *times))
    }
}

impl FromIterator<(Earcon, u8)> for MetSounds {
    fn from_iter<All: IntoIterator<Item = (Earcon, u8)>>(all: All) -> MetSounds {
        let times = all
            .into_iter()
            .map(|(sound, times)| (sound, times.min(TOLD)));
        MetSounds(times.collect())
    }
}

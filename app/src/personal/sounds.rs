//! The sounds that somebody knows. Seventeen are more than anybody learns in an evening: four are met in every game
//! and need no words, any other comes with its words the first times.

use std::collections::BTreeMap;

use toml_edit::{InlineTable, Item, Value};
use zgoda_speech::announcement::Earcon;

/// The key of the table.
pub(super) const KEY: &str = "sounds_met";

/// The sounds that are known from the first game on.
const AT_FIRST: [Earcon; 4] = [
    Earcon::Recorded,
    Earcon::Refused,
    Earcon::Pressed,
    Earcon::Flag,
];

/// The number of times that any other sound comes with its words.
const TOLD: u8 = 3;

/// The number of times each sound was met, as far as that still matters.
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

    /// Reads the table; wrong entries are named in `wrong`, under their place.
    pub(super) fn read(item: &Item, wrong: &mut Vec<String>) -> MetSounds {
        let mut met = MetSounds::default();
        let Some(table) = item.as_table_like() else {
            wrong.push(KEY.to_owned());
            return met;
        };
        for (name, item) in table.iter() {
            let sound = Earcon::ALL.into_iter().find(|it| it.word() == name);
            let times = item.as_integer().and_then(|times| u8::try_from(times).ok());
            match (sound, times) {
                (Some(sound), Some(times)) => {
                    met.0.insert(sound, times.min(TOLD));
                }
                _ => wrong.push(format!("{KEY}.{name}")),
            }
        }
        met
    }

    /// The table as the file has it.
    pub(super) fn written(&self) -> Value {
        let counts = self.0.iter();
        let table = counts.map(|(sound, times)| (sound.word(), i64::from(*times)));
        Value::InlineTable(table.collect::<InlineTable>())
    }
}

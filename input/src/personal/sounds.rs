// SPDX-License-Identifier: GPL-3.0-or-later
//! The table of a settings file with the sounds that somebody knows.

use toml_edit::{InlineTable, Item, Value};
use zgoda_speech::announcement::Earcon;
use zgoda_speech::met_sounds::MetSounds;

/// The key of the table.
pub(super) const KEY: &str = "sounds_met";

/// Reads the table; wrong entries are named in `wrong`, under their place.
pub(super) fn read(item: &Item, wrong: &mut Vec<String>) -> MetSounds {
    let Some(table) = item.as_table_like() else {
        wrong.push(KEY.to_owned());
        return MetSounds::default();
    };
    let met = table.iter().filter_map(|(name, item)| {
        let sound = Earcon::ALL.into_iter().find(|it| it.word() == name);
        let times = item.as_integer().and_then(|times| u8::try_from(times).ok());
        let both = sound.zip(times);
        if both.is_none() {
            wrong.push(format!("{KEY}.{name}"));
        }
        both
    });
    met.collect()
}

/// The table as the file has it.
pub(super) fn written(met: &MetSounds) -> Value {
    let counts = met.times();
    let table = counts.map(|(sound, times)| (sound.word(), i64::from(times)));
    Value::InlineTable(table.collect::<InlineTable>())
}

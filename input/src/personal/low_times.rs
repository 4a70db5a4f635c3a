// SPDX-License-Identifier: GPL-3.0-or-later
//! A person's own times at which a clock tells that time is low, in the list of the settings file and as they are typed.

use std::time::Duration;

use toml_edit::{Array, Item, Value};
use zgoda_game::clock::Control;

/// The key of the list.
pub(super) const KEY: &str = "low_time_at";

/// The most times in the list: every time in it is a sentence while somebody thinks.
pub(super) const MOST: usize = 32;

/// The shortest time in the list: each of the last ten seconds has a tone, and no word is as short as a second.
const SHORTEST: Duration = Duration::from_secs(11);

/// The longest time in the list: no stage of a time control is longer.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Reads the list, the longest time first; `None` if the item is no such list.
pub(super) fn read(item: &Item) -> Option<Vec<Duration>> {
    let list = item.as_array()?;
    let time = |value: &Value| match value {
        Value::String(text) => clocks(text.value()),
        Value::Integer(seconds) => Some(Duration::from_secs(u64::try_from(*seconds.value()).ok()?)),
        _ => None,
    };
    settled(list.iter().map(time))
}

/// Reads the list as somebody types it, `20 7 90s`: a bare number means minutes. `None` if the text is no such list.
pub(super) fn typed(text: &str) -> Option<Vec<Duration>> {
    let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
    let time = |part: &str| match part.parse::<u64>() {
        Ok(minutes) => Some(Duration::from_secs(minutes.checked_mul(60)?)),
        Err(_) => clocks(part),
    };
    settled(parts.map(time)).filter(|times| !times.is_empty())
}

/// The list as the file has it.
pub(super) fn written(times: &[Duration]) -> Value {
    let text = |time: &Duration| {
        let seconds = time.as_secs();
        match (seconds / 60, seconds % 60) {
            (minutes, 0) => format!("{minutes}m"),
            _ => format!("{seconds}s"),
        }
    };
    Value::Array(times.iter().map(text).collect::<Array>())
}

/// A time as a clock's settings are written, `7m`.
fn clocks(text: &str) -> Option<Duration> {
    text.parse::<Control>().ok()?.one_time()
}

/// The times sorted, the longest first, each once; `None` where there are too many or a time is out of range.
fn settled(times: impl Iterator<Item = Option<Duration>>) -> Option<Vec<Duration>> {
    let possible = |time: &Duration| (SHORTEST..=LONGEST).contains(time);
    let times = times.map(|time| time.filter(possible));
    // A single time too many is enough to see that there are too many.
    let mut times: Vec<Duration> = times.take(MOST.saturating_add(1)).collect::<Option<_>>()?;
    if times.len() > MOST {
        return None;
    }
    times.sort_unstable_by(|one, other| other.cmp(one));
    times.dedup();
    Some(times)
}

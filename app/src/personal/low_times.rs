//! The times of one's own at which a clock says how low it is, as the settings file lists them.

use std::time::Duration;

use toml_edit::{Item, Value};
use zgoda_game::clock::Control;

/// The key of the list.
pub(super) const KEY: &str = "low_time_at";

/// So many at most: every one is a sentence while somebody thinks.
pub(super) const MOST: usize = 32;

/// The last ten seconds have a tone each, and no word is as short as a second.
const SHORTEST: Duration = Duration::from_secs(11);

/// No stage is longer.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Reads the list, the longest time first; `None` where it is none.
pub(super) fn read(item: &Item) -> Option<Vec<Duration>> {
    let list = item.as_array()?;
    if list.len() > MOST {
        return None;
    }
    let times: Option<Vec<Duration>> = list.iter().map(time).collect();
    let mut times = times?;
    times.sort_unstable_by(|one, other| other.cmp(one));
    times.dedup();
    Some(times)
}

/// A time as a clock's settings are written, `7m`, or seconds.
fn time(value: &Value) -> Option<Duration> {
    let time = match value {
        Value::String(text) => text.value().parse::<Control>().ok()?.one_time()?,
        Value::Integer(seconds) => Duration::from_secs(u64::try_from(*seconds.value()).ok()?),
        _ => return None,
    };
    (SHORTEST..=LONGEST).contains(&time).then_some(time)
}

//! Times as clocks and papers show them.

use std::time::Duration;

/// `1:18:40`.
#[must_use]
pub(crate) fn written(time: Duration) -> String {
    seconds(time.as_secs())
}

/// The same of whole seconds.
#[must_use]
pub(crate) fn seconds(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

/// Is it a number alone, of which nobody can say whether minutes were meant?
pub(crate) fn is_bare(text: &str) -> bool {
    !text.contains(':') && read(text).is_some_and(|time| !time.is_zero())
}

/// `1:18:40`, `3:20` (minutes and seconds) or `45` (seconds).
#[must_use]
pub(crate) fn read(text: &str) -> Option<Duration> {
    let mut parts = text.split(':').rev().map(str::parse::<u32>);
    let seconds = parts.next()?.ok()?;
    let minutes = parts.next().unwrap_or(Ok(0)).ok()?;
    let hours = parts.next().unwrap_or(Ok(0)).ok()?;
    let over = text.contains(':') && seconds > 59 || text.matches(':').count() > 1 && minutes > 59;
    if parts.next().is_some() || over {
        return None;
    }
    let whole = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    Some(Duration::from_secs(whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_clocks_show_them() {
        let seconds = |text| read(text).map(|time| time.as_secs());
        assert_eq!(seconds("1:18:40"), Some(4720));
        assert_eq!(seconds("3:20"), Some(200));
        assert_eq!(seconds("0:04:30"), Some(270));
        assert_eq!(seconds("45"), Some(45));
        for wrong in ["", "1:60", "1:70:00", "1:2:3:4", "-3", "a:20", "1:", ":20"] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }
}

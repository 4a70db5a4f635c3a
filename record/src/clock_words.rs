// SPDX-License-Identifier: GPL-3.0-or-later
//! Times in the form of clocks and papers.

use std::time::Duration;

/// The written form of a time: `1:18:40`.
#[must_use]
pub fn written(time: Duration) -> String {
    seconds(time.as_secs())
}

/// The written form of a time in whole seconds.
#[must_use]
pub(crate) fn seconds(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

/// True if the text is a bare number, which may mean minutes or seconds.
pub fn is_bare(text: &str) -> bool {
    let digits = text.bytes().all(|it| it.is_ascii_digit());
    digits && read(text).is_some_and(|time| !time.is_zero())
}

/// Reads `1:18:40`, `3:20` (minutes and seconds) or `45` (seconds), or numbers with units: `2m`, `1h5m`, `90s`.
#[must_use]
pub fn read(text: &str) -> Option<Duration> {
    if text.ends_with(char::is_alphabetic) {
        return with_units(text);
    }
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

/// Reads numbers with units. Each unit comes at most once, the largest first, in the letters of either alphabet.
fn with_units(text: &str) -> Option<Duration> {
    let mut seconds = 0_u64;
    let mut rest = text;
    let units = [
        (&['h', 'ч', 'г'][..], 3600),
        (&['m', 'м'], 60),
        (&['s', 'с'], 1),
    ];
    for (unit, worth) in units {
        if let Some((number, behind)) = rest.split_once(unit) {
            let number: u32 = number.parse().ok()?;
            seconds += u64::from(number) * worth;
            rest = behind;
        }
    }
    rest.is_empty().then(|| Duration::from_secs(seconds))
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
        assert_eq!(seconds("2m"), Some(120));
        assert_eq!(seconds("2м"), Some(120));
        assert_eq!(seconds("90s"), Some(90));
        assert_eq!(seconds("1h5m10s"), Some(3910));
        for wrong in [
            "", "1:60", "1:70:00", "1:2:3:4", "-3", "a:20", "1:", ":20", "m", "2x", "5m1h", "2mm",
            "-2m", "1:20m",
        ] {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
        assert!(is_bare("45"));
        for said in ["0:45", "45s", "2m", "0", ""] {
            assert!(!is_bare(said), "{said:?}");
        }
    }
}

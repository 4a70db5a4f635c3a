// SPDX-License-Identifier: GPL-3.0-or-later
//! The times at which a player's own clock speaks by itself as it runs down.
//!
//! A mark is told once, when it is crossed: if a bonus lifts the time over the mark again, the mark is not repeated after
//! every move. If several marks are passed at the same time, only the lowest is told.

use std::time::Duration;

use zgoda_record::event_file::LowTime;

/// From this time on every second has a tone, and this begins again in each move.
const SECONDS: Duration = Duration::from_secs(10);
/// The mark with a tone: five minutes, in the spirit of FIDE F.2.4(b).
pub(super) const TONE: Duration = Duration::from_secs(5 * 60);
/// A mark passed longer ago than this is no news.
const STALE: Duration = Duration::from_millis(1500);

/// Marks of one side's clock.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// The marks that were told or passed.
    passed: Vec<Duration>,
}

/// All marks, the longest first.
fn marks(low_time: &LowTime) -> Vec<Duration> {
    let mut all = low_time.words.clone();
    if low_time.tone {
        all.push(TONE);
    }
    if low_time.seconds {
        all.extend((1..=SECONDS.as_secs()).map(Duration::from_secs));
    }
    all.sort_unstable_by(|one, other| other.cmp(one));
    all.dedup();
    all
}

impl Marks {
    /// Begins to count down a side's time from `left`. Marks at or above `left` count as passed. If the time was lifted
    /// well above a mark, that mark can sound again.
    pub(super) fn begin(&mut self, left: Duration, low_time: &LowTime) {
        let again = |mark: &Duration| {
            if *mark <= SECONDS {
                left > *mark
            } else {
                left >= *mark + *mark / 2
            }
        };
        self.passed.retain(|mark| !again(mark));
        for mark in marks(low_time) {
            if mark >= left && !self.passed.contains(&mark) {
                self.passed.push(mark);
            }
        }
    }

    /// The highest mark still to come.
    pub(super) fn next(&self, low_time: &LowTime) -> Option<Duration> {
        let mut all = marks(low_time).into_iter();
        all.find(|mark| !self.passed.contains(mark))
    }

    /// The mark that was just reached when the clock shows `left`, if any.
    pub(super) fn reached(&mut self, left: Duration, low_time: &LowTime) -> Option<Duration> {
        let mut lowest = None;
        while let Some(mark) = self.next(low_time).filter(|mark| *mark >= left) {
            self.passed.push(mark);
            lowest = Some(mark);
        }
        lowest.filter(|mark| mark.saturating_sub(left) < STALE)
    }
}

/// True if the mark is one of the last seconds.
pub(super) fn is_a_last_second(mark: Duration) -> bool {
    mark <= SECONDS
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_speech::announcement::LowTimeLevel;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn level(level: LowTimeLevel) -> LowTime {
        LowTime::everything().thinned(level)
    }

    /// Every mark told by a clock that runs down from `from`, in seconds.
    fn told(level_of: LowTimeLevel, from: u64) -> Vec<u64> {
        let low_time = level(level_of);
        let mut marks = Marks::default();
        marks.begin(seconds(from), &low_time);
        let mut told = Vec::new();
        for left in (0..from * 10).rev() {
            let left = Duration::from_millis(left * 100);
            told.extend(marks.reached(left, &low_time).map(|mark| mark.as_secs()));
        }
        told
    }

    #[test]
    fn each_level_has_its_marks() {
        assert!(told(LowTimeLevel::Off, 400).is_empty());
        assert_eq!(told(LowTimeLevel::Tone, 4000), [300]);
        let few = [1800, 600, 300, 60, 30, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
        assert_eq!(told(LowTimeLevel::Few, 4000), few);
        let all = told(LowTimeLevel::All, 6400);
        assert_eq!(all[..5], [6300, 5400, 4500, 3600, 1800]);
        assert_eq!(all[5..13], [1200, 900, 600, 300, 240, 180, 120, 60]);
        assert_eq!(all[13..17], [45, 30, 20, 15]);
        assert_eq!(all.len(), 27);
    }

    #[test]
    fn a_bonus_does_not_make_a_mark_sound_with_every_move() {
        let tone = level(LowTimeLevel::Tone);
        let mut marks = Marks::default();
        marks.begin(seconds(310), &tone);
        assert_eq!(marks.reached(seconds(300), &tone), Some(TONE));
        for _ in 0..5 {
            marks.begin(seconds(320), &tone);
            assert_eq!(marks.reached(seconds(295), &tone), None);
        }
        marks.begin(seconds(450), &tone);
        assert_eq!(marks.reached(seconds(299), &tone), Some(TONE));
    }

    #[test]
    fn the_last_seconds_sound_in_every_move() {
        let few = level(LowTimeLevel::Few);
        let mut marks = Marks::default();
        for _ in 0..3 {
            marks.begin(seconds(4), &few);
            let mut now = |left| marks.reached(seconds(left), &few);
            assert_eq!(now(3), Some(seconds(3)));
            assert_eq!(now(2), Some(seconds(2)));
        }
    }

    #[test]
    fn of_a_leap_the_lowest_mark_alone_is_told_and_an_old_one_not_at_all() {
        let all = level(LowTimeLevel::All);
        let mut marks = Marks::default();
        marks.begin(seconds(700), &all);
        let reached = marks.reached(Duration::from_millis(59_900), &all);
        assert_eq!(reached, Some(seconds(60)));
        let mut marks = Marks::default();
        marks.begin(seconds(700), &all);
        assert_eq!(marks.reached(seconds(250), &all), None);
    }
}

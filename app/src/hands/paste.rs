//! Keys that no hand can have pressed: a file that was pasted by mistake, a key that is stuck.

use std::time::Duration;

use zgoda_game::Moment;

use super::stroke::Key;

/// More keys without a pause are no line anybody wants, and no hand.
const MOST: usize = 2000;

/// A hand pauses longer than this now and then, what is pasted never does; a key that is held repeats itself sooner.
const PAUSE: Duration = Duration::from_millis(200);

/// Keys without a pause between them.
#[derive(Clone, Debug, Default)]
pub struct Stretch {
    keys: usize,
    last: Option<Moment>,
}

impl Stretch {
    /// The key, where a hand may have pressed it. What comes behind too many is dropped until there is a pause.
    pub fn take(&mut self, key: Key, now: Moment) -> Option<Key> {
        let paused = self.last.is_none_or(|last| now.since(last) >= PAUSE);
        self.keys = if paused {
            1
        } else {
            self.keys.saturating_add(1)
        };
        self.last = Some(now);
        (self.keys <= MOST).then_some(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: Key = Key::Char('9');

    /// How many keys are taken that come so far apart.
    fn taken(keys: u64, apart_ms: u64) -> usize {
        let mut stretch = Stretch::default();
        let at = (0..keys).map(|n| Moment::from_ms(n * apart_ms));
        at.filter_map(|now| stretch.take(KEY, now)).count()
    }

    #[test]
    fn a_hand_loses_nothing_and_a_paste_all_but_its_beginning() {
        assert_eq!(taken(10_000, 200), 10_000);
        assert_eq!(taken(1_000_000, 0), MOST);
        // A key that is stuck.
        assert_eq!(taken(10_000, 33), MOST);
    }

    #[test]
    fn after_a_pause_keys_are_keys_again() {
        let mut stretch = Stretch::default();
        for _ in 0..=MOST {
            stretch.take(KEY, Moment::ZERO);
        }
        assert_eq!(stretch.take(KEY, Moment::from_ms(199)), None);
        assert_eq!(stretch.take(KEY, Moment::from_ms(400)), Some(KEY));
    }
}

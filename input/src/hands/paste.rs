// SPDX-License-Identifier: GPL-3.0-or-later
//! Drops keys that no hand can have pressed: a file pasted by mistake, or a stuck key.
//!
//! A paste has only keys of text. So a key that types nothing, such as silence or the press of the clock, passes during a paste,
//! and is dropped only if that key itself is stuck.

use std::time::Duration;

use zgoda_game::Moment;

use super::stroke::{Key, Named};

/// The most keys without a pause that are accepted; a line or a hand never has more.
const MOST: usize = 2000;

/// The pause between two bursts. A hand makes longer pauses now and then, and pasted text never does. A key that is held
/// repeats itself sooner than this.
const PAUSE: Duration = Duration::from_millis(200);

/// Keys without a pause between them.
#[derive(Clone, Debug, Default)]
pub struct PasteBurst {
    /// The keys of which a text is made.
    text: Run,
    /// The repeated presses of one key that types nothing.
    held: Option<(Key, Run)>,
}

impl PasteBurst {
    /// The key, if a hand may have pressed it. After too many keys without a pause, keys are dropped until there is a
    /// pause.
    pub fn take(&mut self, key: Key, now: Moment) -> Option<Key> {
        let run = if is_of_a_text(key) {
            &mut self.text
        } else {
            let same = self.held.take_if(|(held, _)| *held == key);
            let (_, run) = self.held.insert(same.unwrap_or((key, Run::default())));
            run
        };
        (run.goes_on(now) <= MOST).then_some(key)
    }
}

/// The number of keys that came without a pause, and the moment of the last key.
#[derive(Clone, Debug, Default)]
struct Run {
    keys: usize,
    last: Option<Moment>,
}

impl Run {
    /// Counts another key, and returns the number of keys now.
    fn goes_on(&mut self, now: Moment) -> usize {
        let paused = self.last.is_none_or(|last| now.since(last) >= PAUSE);
        self.keys = if paused {
            1
        } else {
            self.keys.saturating_add(1)
        };
        self.last = Some(now);
        self.keys
    }
}

/// True if the key can come from pasted text.
const fn is_of_a_text(key: Key) -> bool {
    matches!(
        key,
        Key::Char(_) | Key::Named(Named::Enter | Named::Tab | Named::Backspace)
    )
}

#[cfg(test)]
mod tests {
    use super::super::stroke::Function;
    use super::*;

    const KEY: Key = Key::Char('9');

    const SILENCE: Key = Key::Named(Named::Escape);

    /// The number of times that a key is taken when it is pressed `keys` times, `apart_ms` apart.
    fn times(key: Key, keys: u64, apart_ms: u64) -> usize {
        let mut burst = PasteBurst::default();
        let at = (0..keys).map(|n| Moment::from_ms(n * apart_ms));
        at.filter_map(|now| burst.take(key, now)).count()
    }

    fn taken(keys: u64, apart_ms: u64) -> usize {
        times(KEY, keys, apart_ms)
    }

    #[test]
    fn a_hand_loses_nothing_and_a_paste_all_but_its_beginning() {
        assert_eq!(taken(10_000, 200), 10_000);
        assert_eq!(taken(1_000_000, 0), MOST);
        // The keys of a letter key that is stuck come 33 ms apart.
        assert_eq!(taken(10_000, 33), MOST);
    }

    #[test]
    fn after_a_pause_keys_are_keys_again() {
        let mut burst = PasteBurst::default();
        for _ in 0..=MOST {
            burst.take(KEY, Moment::ZERO);
        }
        assert_eq!(burst.take(KEY, Moment::from_ms(199)), None);
        assert_eq!(burst.take(KEY, Moment::from_ms(400)), Some(KEY));
    }

    /// A paste may also have line ends in it.
    #[test]
    fn silence_and_the_press_pass_a_paste_and_a_stuck_key() {
        for pasted in [KEY, Key::Named(Named::Enter), Key::Named(Named::Down)] {
            let mut burst = PasteBurst::default();
            for _ in 0..=MOST {
                burst.take(pasted, Moment::ZERO);
            }
            assert_eq!(burst.take(pasted, Moment::ZERO), None);
            let press = Key::Function(Function::new(4).unwrap());
            for key in [SILENCE, press, SILENCE] {
                assert_eq!(burst.take(key, Moment::ZERO), Some(key));
            }
        }
    }

    #[test]
    fn a_key_that_types_nothing_may_be_the_one_that_is_stuck() {
        assert_eq!(times(SILENCE, 10_000, 33), MOST);
        assert_eq!(times(SILENCE, 10_000, 200), 10_000);
    }
}

//! How often words can be tried: each try that opened nothing makes the next one wait longer, by the address it came from.
//!
//! Tables count and slow wrong words themselves. Here it is done again and in the same words whether there is a table or
//! not, so that nobody learns by trying that there is one.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// So many tries are free.
const FREE: u32 = 3;
/// The wait after the first one beyond; it doubles with each.
const FIRST: Duration = Duration::from_secs(2);
/// And never is longer than this.
const LONGEST: Duration = Duration::from_secs(30);
/// Who tried nothing so long has tried nothing.
const FORGOTTEN: Duration = Duration::from_secs(600);
/// Addresses that are told apart; a crowd beyond is one.
const MOST: usize = 512;

/// Tries by address.
#[derive(Debug, Default)]
pub(super) struct Patience {
    tries: HashMap<IpAddr, Tries>,
}

#[derive(Clone, Copy, Debug)]
struct Tries {
    count: u32,
    last: Instant,
}

impl Tries {
    fn until(self) -> Instant {
        let Some(beyond) = self.count.checked_sub(FREE) else {
            return self.last;
        };
        let wait = FIRST.saturating_mul(2_u32.saturating_pow(beyond));
        self.last + wait.min(LONGEST)
    }
}

impl Patience {
    /// How long nothing is tried from there now.
    pub(super) fn wait(&self, from: IpAddr, now: Instant) -> Option<Duration> {
        let until = self.tries.get(&from)?.until();
        until.checked_duration_since(now).filter(|it| !it.is_zero())
    }

    /// Words are tried from there. From where it counts, as a crowd may count as one.
    pub(super) fn tried(&mut self, from: IpAddr, now: Instant) {
        self.tries
            .retain(|_, tries| now.saturating_duration_since(tries.last) < FORGOTTEN);
        if self.tries.len() >= MOST && !self.tries.contains_key(&from) {
            self.tries.clear();
        }
        let tries = self.tries.entry(from);
        let tries = tries.or_insert(Tries {
            count: 0,
            last: now,
        });
        tries.count = tries.count.saturating_add(1);
        tries.last = now;
    }

    /// They were the words of a slip: that try counts no more.
    pub(super) fn was_right(&mut self, from: IpAddr) {
        if let Some(tries) = self.tries.get_mut(&from) {
            tries.count = tries.count.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn waits_grow_from_the_third_wrong_try_and_end() {
        let mut patience = Patience::default();
        let mut now = Instant::now();
        let mut waits = Vec::new();
        for _ in 0..9 {
            patience.tried(FROM, now);
            let wait = patience.wait(FROM, now).unwrap_or_default();
            waits.push(wait.as_secs());
            now += wait;
            assert_eq!(patience.wait(FROM, now), None);
        }
        assert_eq!(waits, [0, 0, 2, 4, 8, 16, 30, 30, 30]);
        let other = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(patience.wait(other, now), None);
        patience.tried(FROM, now + FORGOTTEN);
        assert_eq!(patience.wait(FROM, now + FORGOTTEN), None);
    }

    #[test]
    fn the_words_of_a_slip_cost_nothing() {
        let mut patience = Patience::default();
        let now = Instant::now();
        for _ in 0..20 {
            patience.tried(FROM, now);
            patience.was_right(FROM);
        }
        assert_eq!(patience.wait(FROM, now), None);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The limit on attempts with the words of slips. Each attempt that opened nothing lengthens the wait before the next attempt, both
//! for its device and for its address.
//!
//! A device has few free attempts and an address some more, so that wrong words lock out only the device, or at most the devices
//! behind one address. Tables themselves set no limit: they try all words that they get. The refusal is the same whether a table
//! exists or not, so that attempts do not reveal a table.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use super::device::Visit;

/// Attempts of one device without a wait.
const FREE: u32 = 3;
/// Attempts of one address, behind which several devices may be, without a wait.
const FREE_BY_ADDRESS: u32 = 12;
/// The wait after the first attempt beyond the free attempts. It doubles with each further attempt.
const FIRST: Duration = Duration::from_secs(2);
/// Longest wait before the next attempt.
const LONGEST: Duration = Duration::from_secs(30);
/// The time without an attempt after which earlier attempts are forgotten.
const FORGOTTEN: Duration = Duration::from_secs(600);
/// The most devices, and the most addresses, that are counted separately. All further ones count as one.
const MOST: usize = 512;

/// Attempts by device and by address.
#[derive(Debug)]
pub(super) struct Patience {
    devices: Counted<Visit>,
    addresses: Counted<IpAddr>,
}

/// Attempts, counted by device or by address.
#[derive(Debug)]
pub(super) struct Counted<K> {
    free: u32,
    tries: HashMap<K, Tries>,
}

#[derive(Clone, Copy, Debug)]
struct Tries {
    count: u32,
    last: Instant,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            devices: Counted::few(),
            addresses: Counted::new(FREE_BY_ADDRESS),
        }
    }
}

impl Tries {
    fn until(self, free: u32) -> Instant {
        let Some(beyond) = self.count.checked_sub(free) else {
            return self.last;
        };
        let wait = FIRST.saturating_mul(2_u32.saturating_pow(beyond));
        self.last + wait.min(LONGEST)
    }
}

impl<K: Eq + Hash> Counted<K> {
    fn new(free: u32) -> Counted<K> {
        Counted {
            free,
            tries: HashMap::new(),
        }
    }

    /// A count with few free attempts.
    pub(super) fn few() -> Counted<K> {
        Counted::new(FREE)
    }

    /// The time for which attempts of this device or address are still refused.
    pub(super) fn wait(&self, of: &K, now: Instant) -> Option<Duration> {
        let until = self.tries.get(of)?.until(self.free);
        until.checked_duration_since(now).filter(|it| !it.is_zero())
    }

    /// Counts an attempt of this device or address. If too many are counted already, it is counted together with all others that
    /// have no count.
    pub(super) fn tried(&mut self, of: K, now: Instant) {
        self.tries
            .retain(|_, tries| now.saturating_duration_since(tries.last) < FORGOTTEN);
        if self.tries.len() >= MOST && !self.tries.contains_key(&of) {
            self.tries.clear();
        }
        let tries = self.tries.entry(of);
        let tries = tries.or_insert(Tries {
            count: 0,
            last: now,
        });
        tries.count = tries.count.saturating_add(1);
        tries.last = now;
    }

    /// Takes back the last attempt, because its words were right.
    pub(super) fn was_right(&mut self, of: &K) {
        if let Some(tries) = self.tries.get_mut(of) {
            tries.count = tries.count.saturating_sub(1);
        }
    }
}

/// The part of an address that stands for one network, because a user of IPv6 has many addresses.
fn network(of: IpAddr) -> IpAddr {
    match of {
        IpAddr::V4(_) => of,
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => IpAddr::V4(ip),
            None => IpAddr::V6((ip.to_bits() & !u128::from(u64::MAX)).into()),
        },
    }
}

impl Patience {
    /// The time for which attempts of this device at this address are still refused.
    pub(super) fn wait(&self, by: &Visit, from: IpAddr, now: Instant) -> Option<Duration> {
        let devices = self.devices.wait(by, now);
        devices.max(self.addresses.wait(&network(from), now))
    }

    /// Counts an attempt, for the device and for the network of its address.
    pub(super) fn tried(&mut self, by: &Visit, from: IpAddr, now: Instant) {
        self.devices.tried(by.clone(), now);
        self.addresses.tried(network(from), now);
    }

    /// Takes back the last attempt, because its words fit a slip.
    pub(super) fn was_right(&mut self, by: &Visit, from: IpAddr) {
        self.devices.was_right(by);
        self.addresses.was_right(&network(from));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn waits(tries: u32, mut who: impl FnMut() -> Visit) -> Vec<u64> {
        let mut patience = Patience::default();
        let mut now = Instant::now();
        let tries = 0..tries;
        tries
            .map(|_| {
                let who = who();
                patience.tried(&who, FROM, now);
                let wait = patience.wait(&who, FROM, now).unwrap_or_default();
                now += wait;
                assert_eq!(patience.wait(&who, FROM, now), None);
                wait.as_secs()
            })
            .collect()
    }

    #[test]
    fn waits_grow_from_the_third_wrong_try_of_a_device_and_end() {
        let one = Visit::new().unwrap();
        let waits = waits(9, || one.clone());
        assert_eq!(waits, [0, 0, 2, 4, 8, 16, 30, 30, 30]);
    }

    /// A device that drops its cookies still has the limit of its address.
    #[test]
    fn waits_grow_from_the_twelfth_wrong_try_of_an_address() {
        let waits = waits(15, || Visit::new().unwrap());
        assert_eq!(waits, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 8, 16]);
    }

    #[test]
    fn somebody_elses_tries_keep_nobody_out() {
        let mut patience = Patience::default();
        let now = Instant::now();
        let [one, other] = [(); 2].map(|()| Visit::new().unwrap());
        for _ in 0..10 {
            patience.tried(&one, FROM, now);
        }
        assert!(patience.wait(&one, FROM, now).is_some());
        assert_eq!(patience.wait(&other, FROM, now), None, "beside it");
        for _ in 0..40 {
            patience.tried(&one, FROM, now);
        }
        let elsewhere = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(patience.wait(&other, elsewhere, now), None);
        patience.tried(&one, FROM, now + FORGOTTEN);
        assert_eq!(patience.wait(&one, FROM, now + FORGOTTEN), None);
    }

    #[test]
    fn a_row_of_addresses_of_one_network_counts_as_one() {
        let mut patience = Patience::default();
        let now = Instant::now();
        let at = |host: u16| IpAddr::from([0xfd00, 0, 0, 1, 0, 0, 0, host]);
        for host in 0..40 {
            patience.tried(&Visit::new().unwrap(), at(host), now);
        }
        let other = Visit::new().unwrap();
        assert!(patience.wait(&other, at(99), now).is_some());
        let elsewhere = IpAddr::from([0xfd00, 0, 0, 2, 0, 0, 0, 1]);
        assert_eq!(patience.wait(&other, elsewhere, now), None);
    }

    #[test]
    fn the_words_of_a_slip_cost_nothing() {
        let mut patience = Patience::default();
        let now = Instant::now();
        let one = Visit::new().unwrap();
        for _ in 0..20 {
            patience.tried(&one, FROM, now);
            patience.was_right(&one, FROM);
        }
        assert_eq!(patience.wait(&one, FROM, now), None);
    }
}

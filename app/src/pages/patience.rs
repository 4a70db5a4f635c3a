//! How often words can be tried: each try that opened nothing makes the next one wait longer, by the device that made it and by the
//! address it came from.
//!
//! A device alone has few tries, its address some more, so that whoever types wrong words keeps nobody out but themselves, and a
//! crowd behind one address itself at most. Tables try all words that come. Here it is done in the same words whether there is a
//! table or not, so that nobody learns by trying that there is one.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use super::device::Visit;

/// So many tries of a device are free.
const FREE: u32 = 3;
/// And so many from one address, behind which several devices may be.
const FREE_BY_ADDRESS: u32 = 12;
/// The wait after the first one beyond; it doubles with each.
const FIRST: Duration = Duration::from_secs(2);
/// And never is longer than this.
const LONGEST: Duration = Duration::from_secs(30);
/// Who tried nothing so long has tried nothing.
const FORGOTTEN: Duration = Duration::from_secs(600);
/// Devices, and addresses, that are told apart; a crowd beyond is one.
const MOST: usize = 512;

/// Tries by device and by address.
#[derive(Debug)]
pub(super) struct Patience {
    devices: Counted<Visit>,
    addresses: Counted<IpAddr>,
}

/// Tries by whoever makes them.
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

    /// Counts with few free tries.
    pub(super) fn few() -> Counted<K> {
        Counted::new(FREE)
    }

    /// How long nothing is tried of this one now.
    pub(super) fn wait(&self, of: &K, now: Instant) -> Option<Duration> {
        let until = self.tries.get(of)?.until(self.free);
        until.checked_duration_since(now).filter(|it| !it.is_zero())
    }

    /// Counts a try of this one; of a crowd all may count as one.
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

    /// Counts its last try no more, because it was right.
    pub(super) fn was_right(&mut self, of: &K) {
        if let Some(tries) = self.tries.get_mut(of) {
            tries.count = tries.count.saturating_sub(1);
        }
    }
}

/// The part of an address that one network has: whoever has an address of IPv6 has a whole row of them.
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
    /// How long nothing is tried of this device now, at this address.
    pub(super) fn wait(&self, by: &Visit, from: IpAddr, now: Instant) -> Option<Duration> {
        let devices = self.devices.wait(by, now);
        devices.max(self.addresses.wait(&network(from), now))
    }

    /// Words are tried. From where it counts, as a crowd may count as one.
    pub(super) fn tried(&mut self, by: &Visit, from: IpAddr, now: Instant) {
        self.devices.tried(by.clone(), now);
        self.addresses.tried(network(from), now);
    }

    /// They were the words of a slip: that try counts no more.
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

    /// Whoever throws the cookies of their device away has the tries of their address.
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

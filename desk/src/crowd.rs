// SPDX-License-Identifier: GPL-3.0-or-later
//! The limit on the connections of one address, so that one address cannot use up the connections for all others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The most connections of one address. A browser opens six, and a room of devices may be behind one address; a process
/// may open about a thousand.
const MOST: usize = 256;

/// The connections that are open, by address.
#[derive(Clone, Debug, Default)]
pub(super) struct Crowd(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// The place of one connection; dropping it frees the place.
#[derive(Debug)]
pub(super) struct Place {
    crowd: Crowd,
    of: IpAddr,
}

impl Crowd {
    /// Takes another place for an address; `None` if the address has too many.
    pub(super) fn place(&self, of: IpAddr) -> Option<Place> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(of).or_default();
        if *count >= MOST {
            return None;
        }
        *count = count.saturating_add(1);
        let crowd = self.clone();
        Some(Place { crowd, of })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.of) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                all.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_fills_its_own_places_and_no_others() {
        let crowd = Crowd::default();
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let mut held: Vec<Place> = (0..MOST).map_while(|_| crowd.place(one)).collect();
        assert_eq!(held.len(), MOST);
        assert!(crowd.place(one).is_none());
        assert!(crowd.place(other).is_some());
        held.pop();
        assert!(crowd.place(one).is_some());
        drop(held);
        assert!(crowd.0.lock().unwrap().is_empty(), "nobody is left");
    }
}

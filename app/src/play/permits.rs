// SPDX-License-Identifier: GPL-3.0-or-later
//! Permits that limit how much input of a port may wait, so that a port that never falls silent does not fill the memory.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most pieces of input that may wait. A board sends a few at a time.
const MOST: usize = 256;

/// The longest wait for room: a game that takes nothing for so long is ending, or hangs.
const PATIENCE: Duration = Duration::from_millis(200);

/// The places for input that was read and is not taken in hand yet.
#[derive(Clone, Debug)]
pub(super) struct Permits(Arc<Places>);

#[derive(Debug)]
struct Places {
    most: usize,
    patience: Duration,
    taken: Mutex<usize>,
    freed: Condvar,
}

/// A place, held by input until the input is taken in hand.
#[derive(Debug)]
pub(super) struct Permit(Arc<Places>);

impl Permits {
    pub(super) fn new() -> Permits {
        Permits::of(MOST, PATIENCE)
    }

    fn of(most: usize, patience: Duration) -> Permits {
        Permits(Arc::new(Places {
            most,
            patience,
            taken: Mutex::default(),
            freed: Condvar::new(),
        }))
    }

    /// Waits for room for another piece of input, but not for ever.
    pub(super) fn permit(&self) -> Permit {
        let places = &self.0;
        let full = |taken: &mut usize| *taken >= places.most;
        let waited = places
            .freed
            .wait_timeout_while(places.taken(), places.patience, full);
        let (mut taken, _) = waited.unwrap_or_else(PoisonError::into_inner);
        *taken = taken.saturating_add(1);
        Permit(Arc::clone(places))
    }
}

impl Places {
    fn taken(&self) -> MutexGuard<'_, usize> {
        // The number is valid even if a thread panicked while it held the lock.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = self.0.taken();
        *taken = taken.saturating_sub(1);
        self.0.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{TryRecvError, channel};

    use super::*;

    #[test]
    fn who_reads_ahead_waits_until_something_was_taken_in_hand() {
        let permits = Permits::of(2, Duration::from_secs(600));
        let held = [permits.permit(), permits.permit()];
        let (told, placed) = channel();
        let more = permits.clone();
        let reader = std::thread::spawn(move || {
            let _permit = more.permit();
            told.send(()).unwrap();
        });
        assert_eq!(placed.try_recv(), Err(TryRecvError::Empty));
        drop(held);
        placed.recv_timeout(Duration::from_secs(30)).unwrap();
        reader.join().unwrap();
        assert_eq!(*permits.0.taken(), 0);
    }

    #[test]
    fn who_reads_ahead_of_a_game_that_hangs_goes_on_slowly() {
        let permits = Permits::of(1, Duration::from_millis(1));
        let _held = [permits.permit(), permits.permit(), permits.permit()];
        assert_eq!(*permits.0.taken(), 3);
    }
}

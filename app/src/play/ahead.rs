//! How far a port may be read ahead of the game, so that one that never falls silent fills no memory.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// So many pieces wait at most. A board sends a few at a time; a game that is behind by more has other worries.
const MOST: usize = 256;

/// A game that takes nothing for so long is ending, or hangs: then nobody is to wait for it.
const PATIENCE: Duration = Duration::from_millis(200);

/// The places for what was read and is not taken in hand yet.
#[derive(Clone, Debug)]
pub(super) struct Ahead(Arc<Places>);

#[derive(Debug)]
struct Places {
    most: usize,
    patience: Duration,
    taken: Mutex<usize>,
    freed: Condvar,
}

/// Held by what was read until it is taken in hand.
#[derive(Debug)]
pub(super) struct Ticket(Arc<Places>);

impl Ahead {
    pub(super) fn new() -> Ahead {
        Ahead::of(MOST, PATIENCE)
    }

    fn of(most: usize, patience: Duration) -> Ahead {
        Ahead(Arc::new(Places {
            most,
            patience,
            taken: Mutex::default(),
            freed: Condvar::new(),
        }))
    }

    /// Room for one piece more; waits for it, but not for ever.
    pub(super) fn ticket(&self) -> Ticket {
        let places = &self.0;
        let full = |taken: &mut usize| *taken >= places.most;
        let waited = places
            .freed
            .wait_timeout_while(places.taken(), places.patience, full);
        let (mut taken, _) = waited.unwrap_or_else(PoisonError::into_inner);
        *taken = taken.saturating_add(1);
        Ticket(Arc::clone(places))
    }
}

impl Places {
    fn taken(&self) -> MutexGuard<'_, usize> {
        // A number is never half changed.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Ticket {
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
        let ahead = Ahead::of(2, Duration::from_secs(600));
        let held = [ahead.ticket(), ahead.ticket()];
        let (told, placed) = channel();
        let more = ahead.clone();
        let reader = std::thread::spawn(move || {
            let _ticket = more.ticket();
            told.send(()).unwrap();
        });
        assert_eq!(placed.try_recv(), Err(TryRecvError::Empty));
        drop(held);
        placed.recv_timeout(Duration::from_secs(30)).unwrap();
        reader.join().unwrap();
        assert_eq!(*ahead.0.taken(), 0);
    }

    #[test]
    fn who_reads_ahead_of_a_game_that_hangs_goes_on_slowly() {
        let ahead = Ahead::of(1, Duration::from_millis(1));
        let _held = [ahead.ticket(), ahead.ticket(), ahead.ticket()];
        assert_eq!(*ahead.0.taken(), 3);
    }
}

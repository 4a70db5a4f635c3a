//! A list that grows on other threads, and that a test waits for.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The list. A test that failed while it held the list leaves the list unchanged.
#[derive(Debug)]
pub(crate) struct Watched<T> {
    items: Mutex<Vec<T>>,
    more: Condvar,
}

impl<T> Default for Watched<T> {
    fn default() -> Watched<T> {
        Watched {
            items: Mutex::default(),
            more: Condvar::new(),
        }
    }
}

impl<T> Watched<T> {
    pub(crate) fn push(&self, item: T) {
        let mut items = self.items.lock().unwrap_or_else(PoisonError::into_inner);
        items.push(item);
        self.more.notify_all();
    }

    /// Makes waiting threads look again, although the list has not grown.
    pub(crate) fn nudge(&self) {
        // A thread that is about to wait has looked before, or looks after this.
        drop(self.items.lock().unwrap_or_else(PoisonError::into_inner));
        self.more.notify_all();
    }

    /// The result of `look` on the whole list.
    pub(crate) fn see<R>(&self, look: impl FnOnce(&[T]) -> R) -> R {
        look(&self.items.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until `look` finds something, for so long at most.
    pub(crate) fn wait<R>(
        &self,
        patience: Duration,
        mut look: impl FnMut(&[T]) -> Option<R>,
    ) -> Option<R> {
        let deadline = Instant::now() + patience;
        let mut items = self.items.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let found = look(&items);
            let left = deadline.saturating_duration_since(Instant::now());
            if found.is_some() || left.is_zero() {
                return found;
            }
            let waited = self.more.wait_timeout(items, left);
            items = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

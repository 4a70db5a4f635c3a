// SPDX-License-Identifier: GPL-3.0-or-later
//! A list to which other threads add items, and on which a test waits.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The list. If a test fails while it holds the lock, the list is still valid.
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

    /// Makes waiting threads look at the list again, although it has not grown.
    pub(crate) fn nudge(&self) {
        // After this lock was taken, a thread that has looked is already waiting, and any other thread will look later.
        drop(self.items.lock().unwrap_or_else(PoisonError::into_inner));
        self.more.notify_all();
    }

    /// The result of `look` on the whole list.
    pub(crate) fn see<R>(&self, look: impl FnOnce(&[T]) -> R) -> R {
        look(&self.items.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until `look` returns a value, but at most for this time.
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

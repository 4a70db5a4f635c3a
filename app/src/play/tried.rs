// SPDX-License-Identifier: GPL-3.0-or-later
//! Words of slips that many tables try at once: an arbiter has one slip for all tables of a round, and a slow hash at each table
//! would keep the arbiter waiting. The tables of this process share one check, and share its result for some seconds. Then the
//! result is forgotten, so that a quick answer does not betray words that somebody else has typed.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};

use zgoda_record::slips::{Slip, words_of};

/// The time for which a result is shared, long enough to ask all tables.
const KNOWN_FOR: Duration = Duration::from_secs(3);

/// The most different words that are known at once.
const MOST: usize = 256;

/// The result of a check: a digest of the hash and of the words typed for it, and whether these words fit the hash.
struct Tried {
    of: [u8; 32],
    since: Instant,
    fits: Arc<OnceLock<bool>>,
}

static TRIED: Mutex<Vec<Tried>> = Mutex::new(Vec::new());

/// The slip among `slips` that has these words. The check is slow, and made once for all tables that have this slip.
pub(super) fn slip_tried<'a>(typed: &str, slips: &'a [Slip]) -> Option<&'a Slip> {
    let (key, secret) = words_of(typed)?;
    let slip = slips.iter().find(|slip| slip.key == key)?;
    once(slip.hash.as_text(), &secret, || slip.hash.fits(&secret)).then_some(slip)
}

/// True if the words fit the hash; tables that ask at the same time share one check.
fn once(hash: &str, secret: &str, fits: impl FnOnce() -> bool) -> bool {
    let mut of = Sha256::new();
    of.update(hash.as_bytes());
    of.update([0]);
    of.update(secret.as_bytes());
    let of: [u8; 32] = of.finalize().into();
    let found = {
        let mut all = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|it| it.since.elapsed() < KNOWN_FOR);
        match all.iter().find(|it| it.of == of) {
            Some(tried) => Arc::clone(&tried.fits),
            None if all.len() >= MOST => return fits(),
            None => {
                let fits = Arc::new(OnceLock::new());
                all.push(Tried {
                    of,
                    since: Instant::now(),
                    fits: Arc::clone(&fits),
                });
                fits
            }
        }
    };
    *found.get_or_init(fits)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn one_slip_at_forty_tables_is_hashed_once() {
        let hashed = AtomicUsize::new(0);
        let tries = |secret: &str, is: bool| {
            let fits = once("hash of this test", secret, || {
                hashed.fetch_add(1, Ordering::Relaxed);
                is
            });
            assert_eq!(fits, is);
        };
        thread::scope(|scope| {
            for _ in 0..40 {
                scope.spawn(|| tries("right words", true));
                scope.spawn(|| tries("wrong words", false));
            }
        });
        assert_eq!(hashed.load(Ordering::Relaxed), 2);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Many games, some at once: made up, or, with `ZGODA_GAMES`, real games from the shared test data.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::games::{Played, made_up, real};
use crate::program::number;

/// Games played at once, if `ZGODA_AT_ONCE` is not set.
const AT_ONCE: u64 = 4;

/// Plays a number of made-up games of a given length, or real games, each with a seed of its own. Every failed game is named, and
/// one failure fails the test.
pub(crate) fn play_many(
    made: u64,
    length: usize,
    play: impl Fn(&Played, u64) -> Result<(), String> + Sync,
) {
    let seed = number("ZGODA_SEED", 1);
    let games: Vec<Played> = match number("ZGODA_GAMES", 0) {
        0 => (0..made).map(|n| made_up(seed + n, length)).collect(),
        count => {
            let Ok(folder) = std::env::var("ZGODA_TEST_DATA") else {
                panic!("ZGODA_GAMES is set; set ZGODA_TEST_DATA too, or unset it");
            };
            real(Path::new(&folder), usize::try_from(count).unwrap())
        }
    };
    println!("{} games, ZGODA_SEED={seed}", games.len());
    let next = AtomicU64::new(0);
    let failed = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..number("ZGODA_AT_ONCE", AT_ONCE) {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(game) = games.get(usize::try_from(n).unwrap()) else {
                        return;
                    };
                    if let Err(why) = play(game, seed + n) {
                        let why = format!("{}, seed {}: {why}", game.name, seed + n);
                        println!("{why}");
                        failed.lock().unwrap().push(why);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap();
    let count = games.len();
    assert!(
        failed.is_empty(),
        "{} of {count}: {failed:#?}",
        failed.len()
    );
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Random games from seeds, played at the same time on all processors. `ZGODA_SEED` is the first seed, and `ZGODA_GAMES`
//! the number of games.

use std::fmt::Debug;
use std::sync::Mutex;

/// The seeds of a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seeds {
    pub(super) first: u64,
    pub(super) games: u64,
}

/// Plays each game of the run and passes the results to `take` in any order. Without a number in the environment the
/// run has `few` games.
pub(super) fn each<T>(
    few: u64,
    play: impl Fn(u64) -> T + Sync,
    take: impl FnMut(u64, T) + Send,
) -> Seeds {
    let number = |name: &str, otherwise| match std::env::var(name) {
        Ok(text) => text.parse().expect("a number"),
        Err(_) => otherwise,
    };
    let (first, games) = (number("ZGODA_SEED", 1), number("ZGODA_GAMES", few));
    let seeds = Mutex::new(first..first + games);
    let take = Mutex::new(take);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some(seed) = seeds.lock().unwrap().next() else {
                        return;
                    };
                    let one = play(seed);
                    (take.lock().unwrap())(seed, one);
                }
            });
        }
    });
    Seeds { first, games }
}

/// Plays each game of the run, and fails if any game goes wrong.
pub(super) fn all_go_well<T: Default + Debug + Send>(
    name: &str,
    few: u64,
    play: impl Fn(u64) -> Result<T, String> + Sync,
    mut add: impl FnMut(&mut T, T) + Send,
) {
    let mut tally = T::default();
    let mut wrong = Vec::new();
    let Seeds { first, games } = each(few, play, |seed, one| match one {
        Ok(one) => add(&mut tally, one),
        Err(what) => wrong.push(format!("ZGODA_SEED={seed}: {what}\n")),
    });
    println!("drawn: {name}, ZGODA_SEED={first} ZGODA_GAMES={games}: {tally:?}");
    assert!(
        wrong.is_empty(),
        "{} of {games} went wrong:\n{}",
        wrong.len(),
        wrong.iter().take(12).cloned().collect::<String>()
    );
}

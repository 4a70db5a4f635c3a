// SPDX-License-Identifier: GPL-3.0-or-later
//! Chance from a seed: the same seed gives the same board, hands and noise everywhere.

use std::ops::RangeInclusive;
use std::time::Duration;

/// A small generator of even quality (SplitMix64), which is enough here.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator from a seed; equal seeds give equal numbers.
    #[must_use]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// A generator of its own for one part, so that parts do not disturb each other's chance.
    pub fn fork(&mut self) -> Rng {
        Rng(self.bits())
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number below `end`; 0 if `end` is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        // The upper half of a product: even enough without a division.
        ((u128::from(self.bits()) * u128::from(end)) >> 64) as u64
    }

    /// True once in `times` on average.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// A random element; `None` if there is none.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.get(self.below(from.len() as u64) as usize).copied()
    }

    /// A random duration of `range` milliseconds.
    pub fn ms(&mut self, range: RangeInclusive<u64>) -> Duration {
        let (start, end) = range.into_inner();
        Duration::from_millis(start + self.below(end.saturating_sub(start) + 1))
    }

    /// Brings `things` into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for n in (1..things.len()).rev() {
            things.swap(n, self.below(n as u64 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_and_ranges_are_kept() {
        let (mut a, mut b) = (Rng::new(7), Rng::new(7));
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            let n = a.below(6);
            assert_eq!(n, b.below(6));
            seen[n as usize] += 1;
            assert!((3..=5).contains(&a.clone().ms(3..=5).as_millis()));
        }
        assert!(seen.iter().all(|n| (800..1_200).contains(n)), "{seen:?}");
    }
}

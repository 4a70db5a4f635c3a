// SPDX-License-Identifier: GPL-3.0-or-later
//! The choice of kills that are tried in a story: all of them, one, or some that are drawn.

/// The kills of a story that are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kills {
    /// A kill after every batch.
    All,
    /// A kill after this batch alone.
    Only(usize),
    /// Kills after one batch in so many; a seed draws the batches.
    Drawn {
        /// The number of batches for each kill; not 0.
        one_in: u64,
        /// The seed of the draw; another seed draws other batches.
        seed: u64,
    },
    /// No kill, because the kill has happened already.
    None,
}

impl Kills {
    /// The kills for the story of this name: each story draws its batches independently.
    pub(super) fn of(self, story: &str) -> Kills {
        match self {
            Kills::Drawn { one_in, seed } => Kills::Drawn {
                one_in,
                seed: mixed(seed, story.as_bytes()),
            },
            other => other,
        }
    }
}

/// A hash of the seed and the text, the same on every machine (FNV-1a).
///
/// ```
/// # use zgoda_scenarios::script::kills::mixed;
/// assert_ne!(mixed(1, b"a story"), mixed(2, b"a story"));
/// assert_ne!(mixed(1, b"a story"), mixed(1, b"another"));
/// ```
#[must_use]
pub fn mixed(seed: u64, text: &[u8]) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let all = seed.to_le_bytes().into_iter().chain(text.iter().copied());
    all.fold(start, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

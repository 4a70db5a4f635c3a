// SPDX-License-Identifier: GPL-3.0-or-later
//! The move tree against published leaf counts.
//!
//! Rows are followed while their count stays below a limit. `ZGODA_PERFT_NODES` sets another limit; the default keeps an
//! unoptimised run short.

use zgoda_game::{Setup, Variant, legal_moves, perft};

use crate::common;

const DEFAULT_LIMIT: u64 = 10_000_000;

#[test]
fn published_leaf_counts() {
    let limit = std::env::var("ZGODA_PERFT_NODES").map_or(DEFAULT_LIMIT, |text| {
        text.parse().expect("a number of nodes")
    });
    let mut counted = 0;
    for line in include_str!("../cases/perft.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let mut words = line.split(' ');
        let variant = Variant::from_word(words.next().unwrap()).unwrap();
        let fen = words.next().unwrap();
        let setup = common::setup(variant, fen);
        for (depth, word) in (1..).zip(words) {
            let leaves: u64 = word.parse().unwrap();
            if leaves > limit {
                break;
            }
            assert_eq!(
                perft(&setup, depth),
                leaves,
                "{variant:?} {fen} depth {depth}"
            );
            counted += leaves;
        }
    }
    assert!(counted > limit, "the table was not read");
}

/// The count that plays every move agrees with the fast count.
#[test]
fn the_plain_tree_is_the_same_tree() {
    fn plain(setup: &Setup, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        legal_moves(setup)
            .iter()
            .map(|mv| plain(&mv.apply(setup), depth - 1))
            .sum()
    }
    for variant in Variant::ALL {
        let start = Setup::start(variant);
        assert_eq!(perft(&start, 0), 1);
        for depth in 1..=6 {
            assert_eq!(
                plain(&start, depth),
                perft(&start, depth),
                "{variant:?} {depth}"
            );
        }
    }
}

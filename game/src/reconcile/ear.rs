// SPDX-License-Identifier: GPL-3.0-or-later
//! Squares with names that sound alike. The sounds depend on the language and are passed in by the caller.

use crate::square::{Naming, Square};
use crate::variant::Variant;

/// The numbers and letters that sound alike in the language in which squares are called out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ear {
    /// Pairs of numbers that are mistaken for each other.
    pub numbers: Vec<(u8, u8)>,
    /// Letters of files that rhyme, in groups: `bcdeg`.
    pub files: Vec<String>,
}

/// True if these two squares are easily mistaken for each other. With coordinates they must share
/// the rank.
#[must_use]
pub fn confusable(variant: Variant, ear: &Ear, one: Square, other: Square) -> bool {
    let names = (
        variant.name(one).to_string(),
        variant.name(other).to_string(),
    );
    match variant.layout().naming {
        Naming::Numbers => {
            let (Ok(a), Ok(b)) = (names.0.parse::<u8>(), names.1.parse::<u8>()) else {
                return false;
            };
            ear.numbers.contains(&(a, b)) || ear.numbers.contains(&(b, a))
        }
        Naming::Coordinates => {
            let ((a, rank_a), (b, rank_b)) = (split(&names.0), split(&names.1));
            let rhyme = |group: &String| group.contains(a) && group.contains(b);
            a != b && rank_a == rank_b && ear.files.iter().any(rhyme)
        }
    }
}

fn split(name: &str) -> (&str, &str) {
    name.split_at_checked(1).unwrap_or((name, ""))
}

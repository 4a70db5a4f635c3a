// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiters to whom a table was handed over, in order. The log keeps the moments. Each arbiter's rights follow from their
//! code and not from this list.

use serde::{Deserialize, Serialize};

/// The most handovers of a table: the number fits an octet.
const MOST: u8 = u8::MAX;

/// The handovers of a table, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handovers(Vec<Handover>);

/// One handover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handover {
    /// The number of the handover, from 1.
    pub number: u8,
    /// The name; empty if names were removed from the record.
    pub name: String,
}

impl Handovers {
    pub(super) fn add(&mut self, number: u8, name: &str) {
        let name = name.to_owned();
        self.0.push(Handover { number, name });
    }

    /// All handovers, oldest first.
    #[must_use]
    pub fn all(&self) -> &[Handover] {
        &self.0
    }

    /// The number of the next handover; `None` if the numbers are used up.
    #[must_use]
    pub fn next(&self) -> Option<u8> {
        let before = self.0.last().map_or(0, |it| it.number);
        (before < MOST).then(|| before.saturating_add(1))
    }
}

//! To whom a table was handed over, one arbiter after the other. When that was stands in the log; what each may do is
//! decided by their code and not here.

use serde::{Deserialize, Serialize};

/// So often a table changes hands at most; the number is that of an octet.
const MOST: u8 = u8::MAX;

/// Those to whom a table was handed over, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Handovers(Vec<Handover>);

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handover {
    /// Which, from 1.
    pub number: u8,
    /// Who; nothing where the names were taken out of the record.
    pub name: String,
}

impl Handovers {
    pub(super) fn add(&mut self, number: u8, name: &str) {
        let name = name.to_owned();
        self.0.push(Handover { number, name });
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Handover] {
        &self.0
    }

    /// The number of the next one; nothing where no more are counted.
    #[must_use]
    pub fn next(&self) -> Option<u8> {
        let before = self.0.last().map_or(0, |it| it.number);
        (before < MOST).then(|| before.saturating_add(1))
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The names of the people who act under the arbiters' codes, as given by event files, each from a certain moment: new codes may
//! bring other people.

use serde::{Deserialize, Serialize};

use zgoda_record::event::CodeOf;

/// The most times that arbiters can be named in a game: the number fits an octet.
const MOST: u8 = u8::MAX;

/// All namings of arbiters, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arbiters(Vec<NamedArbiter>);

/// An arbiter's name, valid from one row of the log on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedArbiter {
    /// The number of the naming, from 1.
    pub number: u8,
    /// The code under which the arbiter acts.
    pub of: CodeOf,
    /// The name; empty if names were removed from the record.
    pub name: String,
    /// The first row of the log that the name applies to.
    pub from: usize,
}

impl Arbiters {
    pub(super) fn add(&mut self, named: NamedArbiter) {
        self.0.push(named);
    }

    /// All named arbiters, oldest first.
    #[must_use]
    pub fn all(&self) -> &[NamedArbiter] {
        &self.0
    }

    /// The name of the arbiter who acts under this code now.
    #[must_use]
    pub fn now(&self, of: CodeOf) -> Option<&str> {
        named(&self.0, of, usize::MAX)
    }

    /// The number of the next naming; `None` if the numbers are used up.
    #[must_use]
    pub fn next(&self) -> Option<u8> {
        let before = self.0.last().map_or(0, |it| it.number);
        (before < MOST).then(|| before.saturating_add(1))
    }
}

/// The name of the arbiter who acted under this code in this row of the log, if known.
#[must_use]
pub fn named(all: &[NamedArbiter], of: CodeOf, row: usize) -> Option<&str> {
    let mut found = all.iter().rev();
    let found = found.find(|it| it.of == of && it.from <= row)?;
    Some(found.name.as_str()).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_name_of_its_own_time() {
        let one = |number, name: &str, from| NamedArbiter {
            number,
            of: CodeOf::Round(1),
            name: name.to_owned(),
            from,
        };
        let all = [one(1, "A. Lis", 2), one(2, "B. Kot", 9), one(3, "", 12)];
        let at = |row| named(&all, CodeOf::Round(1), row);
        assert_eq!(at(1), None, "nobody was named yet");
        assert_eq!(at(8), Some("A. Lis"));
        assert_eq!(at(9), Some("B. Kot"));
        assert_eq!(at(12), None, "the name was forgotten");
        assert_eq!(named(&all, CodeOf::Chief, 9), None);
    }
}

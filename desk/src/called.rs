// SPDX-License-Identifier: GPL-3.0-or-later
//! The name of a table among others: its number, and the name of its machine if it is another machine.

use zgoda_record::sentence::Row as _;

use super::line::Line;
use super::seat::Look;
use zgoda::page_words::PageWords;

/// A table in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Called {
    /// The table's number in the hall.
    pub(super) number: Option<u32>,
    /// The name of the table's machine, if it is another machine.
    pub(super) machine: Option<String>,
}

impl Called {
    pub(super) fn new(look: &Look) -> Called {
        Called {
            number: look.number,
            machine: look.machine.clone(),
        }
    }

    /// Orders tables by their numbers. Of tables with the same number, the table of this machine comes first.
    pub(super) fn order(&self) -> impl Ord + use<'_> {
        (self.number.is_none(), self.number, self.machine.as_deref())
    }

    /// The words for the table among all these. If a table of another machine has the same number by mistake, the words for a table
    /// of this machine say that it is here.
    pub(super) fn line<'a>(&self, all: impl IntoIterator<Item = &'a Called>) -> Line {
        let machine = self.machine.clone();
        match (self.number, machine) {
            (Some(number), Some(machine)) => Line::TableAt { number, machine },
            (None, Some(machine)) => Line::TableUnnumberedAt { machine },
            (None, None) => Line::TableUnnumbered,
            (Some(number), None) => {
                let mut others = all.into_iter().filter(|it| it.machine.is_some());
                if others.any(|it| it.number == Some(number)) {
                    Line::TableHere { number }
                } else {
                    Line::Table { number }
                }
            }
        }
    }
}

/// The title of a page of this table, with the name of its machine if it is another machine.
pub(super) fn title(title: String, look: &Look, words: &PageWords) -> String {
    match look.machine.clone() {
        Some(machine) => Line::TitleAt { title, machine }.text(words),
        None => title,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_says_where_it_is_if_it_is_elsewhere_or_another_has_its_number() {
        let called = |number, machine: &str| Called {
            number,
            machine: (!machine.is_empty()).then(|| machine.to_owned()),
        };
        let all = [
            called(Some(1), ""),
            called(Some(2), ""),
            called(Some(2), "hall-b:7464"),
            called(None, ""),
            called(None, "hall-b:7464"),
        ];
        let words = PageWords::new(zgoda_speech::Language::English);
        let lines = all.each_ref().map(|it| it.line(&all).text(&words));
        assert_eq!(
            lines,
            [
                "Table 1",
                "Table 2 at this desk’s own computer",
                "Table 2 at hall-b:7464",
                "Table without a number",
                "Table without a number at hall-b:7464",
            ]
        );
        let mut sorted = all.clone();
        sorted.reverse();
        sorted.sort_by(|one, other| one.order().cmp(&other.order()));
        assert_eq!(sorted, all);
    }
}

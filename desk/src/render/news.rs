// SPDX-License-Identifier: GPL-3.0-or-later
//! The news that a page says by itself on a device that wants to hear it: the present facts, each with a name that does not change
//! while the fact holds. A fact with a name that was not there before is new, and the page's script says it once.
//!
//! The words are made only from the view of the reader, so two games that look alike to the reader sound alike.

use maud::html;
use zgoda_table::view::Phase;

use super::shown::Region;

/// The region of the news of a page's own table.
pub(crate) const HERE: &str = "news-here";

/// The region of the news of a device's other tables.
pub(crate) const ELSEWHERE: &str = "news-elsewhere";

/// A present fact; it is news if it was not present before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    /// The name, which stays the same while the fact holds.
    pub(crate) name: String,
    /// The words that the page says.
    pub(crate) text: String,
}

impl Fact {
    pub(crate) fn new(name: impl Into<String>, text: String) -> Fact {
        let name = name.into();
        Fact { name, text }
    }
}

/// The name of the fact that play is stopped or on; `None` before and after the game.
pub(crate) const fn of_phase(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Playing => Some("playing"),
        Phase::Stopped => Some("stopped"),
        Phase::Interrupted => Some("interrupted"),
        Phase::Before | Phase::Over | Phase::Closed => None,
    }
}

/// The facts, in a hidden region for the script. A fact that a page shows anyway carries its name there instead.
pub(crate) fn region(id: &'static str, facts: impl IntoIterator<Item = Fact>) -> Region {
    Region {
        id,
        html: html! {
            ul hidden {
                @for fact in facts { li data-news=(fact.name) { (fact.text) } }
            }
        },
    }
}

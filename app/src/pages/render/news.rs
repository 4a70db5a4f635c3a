//! What a page says by itself on a device that wants to hear news: what stands now, each thing under a name that it keeps for as
//! long as it does. What has no name among those that were shown before is new, and the page's script says it once.
//!
//! It is made of a view that was cut for its reader and of nothing else, so two games that look alike sound alike.

use maud::html;

use super::shown::Region;
use crate::view::Phase;

/// The region of what stands at a page's own table.
pub(in crate::pages) const HERE: &str = "news-here";

/// The region of what stands at the other tables of a device.
pub(in crate::pages) const ELSEWHERE: &str = "news-elsewhere";

/// Something that stands, and is news where it did not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pages) struct Fact {
    /// Its name.
    pub(in crate::pages) name: String,
    /// The words.
    pub(in crate::pages) text: String,
}

impl Fact {
    /// That this stands.
    pub(in crate::pages) fn new(name: impl Into<String>, text: String) -> Fact {
        let name = name.into();
        Fact { name, text }
    }
}

/// Whether play is stopped or on, by its name; nothing before and after it.
pub(in crate::pages) const fn of_phase(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Playing => Some("playing"),
        Phase::Stopped => Some("stopped"),
        Phase::Interrupted => Some("interrupted"),
        Phase::Before | Phase::Over | Phase::Closed => None,
    }
}

/// The facts, for the script alone: they are neither seen nor read where they stand. A fact that a page shows anyway has its name there.
pub(in crate::pages) fn region(id: &'static str, facts: impl IntoIterator<Item = Fact>) -> Region {
    Region {
        id,
        html: html! {
            ul hidden {
                @for fact in facts { li data-news=(fact.name) { (fact.text) } }
            }
        },
    }
}

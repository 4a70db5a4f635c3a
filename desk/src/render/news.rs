//! The words that a page says by itself on a device that wants to hear news: the present facts, each under a name that the fact keeps for
//! as long as it stands. A thing that has no name among those that were shown before is new, and the page's script says it once.
//!
//! The words are made of a view that was cut for its reader and of nothing else, so two games that look alike sound alike.

use maud::html;
use zgoda_table::view::Phase;

use super::shown::Region;

/// The region of the news of a page's own table.
pub(crate) const HERE: &str = "news-here";

/// The region of the news of a device's other tables.
pub(crate) const ELSEWHERE: &str = "news-elsewhere";

/// A fact that stands, and is news where it did not stand before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    /// The name that the fact keeps for as long as it stands.
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

/// The facts, for the script alone: people neither see nor read them there. A fact that a page shows anyway has its name there.
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

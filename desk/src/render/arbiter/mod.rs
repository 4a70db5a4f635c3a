// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's page of a table, region by region, and the page of muted facts, which a separate button opens.
//!
//! Only `muted.rs` reads the `muted` part of a view, so two views that differ only in that part make exactly the same page (Kodeks
//! IV 1). The first screen shows the calls for the arbiter, the state of the game, and the questions to the arbiter.

mod acts;
mod boards;
mod claims;
mod clock;
mod compared;
mod devices;
mod ending;
mod line;
mod log;
mod log_line;
mod muted;
mod preparation;
mod records;
mod state;
mod walk_back;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::sentence::Row;
use zgoda_table::session::input::Seen;
use zgoda_table::view::{ArbiterView, Attention, TableView};

use super::common::{Forms, LINES};
use super::shown::{Page, Region, Shown};
pub(super) use line::Line;
pub use muted::muted;
use zgoda::page_words::PageWords;

/// The regions, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// The reasons why this table comes before other tables in lists.
    Attention,
    /// The state of the game, and the most frequent acts.
    State,
    /// Both clocks and the stopwatch. No element of this part can have the focus, because the part is replaced most often.
    Times,
    /// The questions that the arbiter is asked.
    Asks,
    /// The differences between boards and the record.
    Differences,
    /// The program's record, and the players' own records.
    Records,
    /// The steps of going back to the last half-move on which the records agree.
    WalkBack,
    /// The acts that are done with the clock.
    Clock,
    /// Claims, offers, slips and complaints.
    Claims,
    /// The end of the game.
    End,
    /// The questions to be settled before the first move.
    Preparation,
    /// Devices that show pages of the table.
    Devices,
    /// Sanctions against the players.
    Sanctions,
    /// The log of the game's events.
    Log,
    /// The button that opens the muted facts. It always looks the same.
    Apart,
}

impl Part {
    /// All parts, in the order of the page.
    pub(crate) const ALL: [Part; 15] = [
        Part::Attention,
        Part::State,
        Part::Times,
        Part::Asks,
        Part::Differences,
        Part::Records,
        Part::WalkBack,
        Part::Clock,
        Part::Claims,
        Part::End,
        Part::Preparation,
        Part::Devices,
        Part::Sanctions,
        Part::Log,
        Part::Apart,
    ];

    /// The id of the part's element, which is also the part's name in the language files.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Part::Attention => "attention",
            Part::State => "state",
            Part::Times => "times",
            Part::Asks => "asks",
            Part::Differences => "differences",
            Part::Records => "records",
            Part::WalkBack => "walk-back",
            Part::Clock => "clock",
            Part::Claims => "claims",
            Part::End => "end",
            Part::Preparation => "preparation",
            Part::Devices => "devices",
            Part::Sanctions => "sanctions",
            Part::Log => "log",
            Part::Apart => "apart",
        }
    }
}

/// An arbiter's page while it is made.
#[derive(Clone, Copy, Debug)]
struct ArbiterPage<'a> {
    view: &'a ArbiterView,
    /// The moment when the view was made, in milliseconds of the table.
    ms: u64,
    forms: Forms<'a>,
    role: DeskRole,
    words: &'a PageWords,
}

impl<'a> ArbiterPage<'a> {
    /// The page for the arbiter's view; `None` while the desk does not reach the table.
    fn of(shown: &Shown<'a>, words: &'a PageWords) -> Option<ArbiterPage<'a>> {
        let snapshot = shown.snapshot?;
        let TableView::Arbiter(view) = &snapshot.table else {
            return None;
        };
        Some(ArbiterPage {
            view,
            ms: snapshot.ms,
            forms: Forms::new(
                shown,
                Seen {
                    rows: Some(view.log.count),
                    aloud: view.aloud,
                    ..Seen::default()
                },
            ),
            role: shown.role,
            words,
        })
    }

    fn part(&self, part: Part) -> Markup {
        match part {
            Part::Attention => self.attention(),
            Part::State => self.state(),
            Part::Times => self.times(),
            Part::Asks => self.asks(),
            Part::Differences => self.differences(),
            Part::Records => self.records(),
            Part::WalkBack => self.walk_back(),
            Part::Clock => self.clock(),
            Part::Claims => self.claims(),
            Part::End => self.end(),
            Part::Preparation => self.preparation(),
            Part::Devices => self.devices(),
            Part::Sanctions => self.sanctions(),
            Part::Log => self.log(),
            Part::Apart => self.apart(),
        }
    }

    fn say(&self, line: impl Row<PageWords>) -> String {
        line.text(self.words)
    }

    /// A paragraph for each of these sentences.
    fn paragraphs<R: Row<PageWords>>(&self, lines: impl IntoIterator<Item = R>) -> Markup {
        html! { @for line in lines { p { (super::common::sentence(&self.say(line))) } } }
    }

    const fn is_chief(&self) -> bool {
        matches!(self.role, DeskRole::Arbiter(CodeOf::Chief))
    }
}

/// The page on which an arbiter sees a table.
#[must_use]
pub fn page(shown: &Shown, words: &PageWords) -> Page {
    let desk = ArbiterPage::of(shown, words);
    let region = |part: Part| {
        let inside = match (&desk, part) {
            (Some(desk), _) => desk.part(part),
            (None, Part::Attention) => html! { p { (Line::NotReached.text(words)) } },
            (None, _) => html! {},
        };
        Region {
            id: part.id(),
            html: html! {
                h2 id={ (part.id()) "-title" } { (Line::Heading { part }.text(words)) }
                (inside)
            },
        }
    };
    let lines = Region {
        id: LINES,
        html: desk.map_or_else(|| html! {}, |desk| desk.forms.lines()),
    };
    Page {
        title: title(shown, words),
        regions: Part::ALL.into_iter().map(region).chain([lines]).collect(),
    }
}

/// The title: the table, and the arbiter that the page is for.
fn title(shown: &Shown, words: &PageWords) -> String {
    let code = match shown.role {
        DeskRole::Arbiter(code) => code,
        _ => CodeOf::Chief,
    };
    match shown.number {
        Some(number) => {
            let table = number.to_string();
            Line::Title { table, code }.text(words)
        }
        None => Line::TitleAlone { code }.text(words),
    }
}

/// A player's name, or a question mark if no name was given.
pub(super) fn named(name: &str) -> String {
    if name.is_empty() { "?" } else { name }.to_owned()
}

/// The name of this reason as a fact of the news (`render/news.rs`). Only a call and differing boards are news.
pub(super) const fn news(what: Attention) -> Option<&'static str> {
    match what {
        Attention::Call => Some("call"),
        Attention::BoardsDiffer => Some("differ"),
        Attention::NotRecorded
        | Attention::Claim
        | Attention::Result
        | Attention::Flag
        | Attention::DeviceLost
        | Attention::EarLost
        | Attention::DeviceWaits
        | Attention::Overdue => None,
    }
}

/// The sentence for a reason why a table comes before other tables. For a call it names the side that called.
pub(super) fn attention(what: Attention, view: &ArbiterView) -> Line {
    match (what, view.public.called) {
        (Attention::Call, Some(called)) => Line::Called { by: called.by },
        _ => Line::Attention { what },
    }
}

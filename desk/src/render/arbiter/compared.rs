// SPDX-License-Identifier: GPL-3.0-or-later
//! The findings of a comparison, in words: the first difference of the records, and its possible causes, with the
//! likeliest first.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::{BySide, Side};
use zgoda_record::clock_words::written;
use zgoda_record::record_words::{self, Rank, contradicted_line, fault_parts, testimony_line};
use zgoda_record::sentence::Row as _;
use zgoda_table::view::{Against, Compared, Departed, Explained, Happened, Parting, Testimony};

use super::ArbiterPage;
use super::line::Line;
use crate::render::common::sentence;

type Said = record_words::Line;

impl ArbiterPage<'_> {
    /// The findings; empty if no comparison was made since play was stopped.
    pub(super) fn explained(&self) -> Markup {
        let Some(found) = &self.view.compared else {
            return html! {};
        };
        html! {
            @if let Some(parting) = &found.parting { p { (self.parted(parting)) } }
            @for (side, it) in found.departs.iter() {
                @if let Some(it) = it { p { (self.departed(side, it)) } }
            }
            @for it in &found.testimony { p { (self.testified(it)) } }
            h3 { (self.say(Line::MayHaveHappened)) }
            @if found.explanations.is_empty() { p { (self.say(Line::NothingExplains)) } }
            @else { (self.ranked(found)) }
        }
    }

    /// The warnings that a proposal does not follow from two records, and that observations contradict it. The arbiter
    /// reads both warnings before saying yes (Kodeks IV 2.20).
    pub(super) fn warned(&self) -> Markup {
        let Some(found) = &self.view.compared else {
            return html! {};
        };
        html! {
            @if !found.is_by_two_records() { p { strong { (self.tell(&Said::NotByTheArticle)) } } }
            @if let Some(against) = &found.against { p { strong { (self.contradicted(found, against)) } } }
        }
    }

    fn contradicted(&self, found: &Compared, against: &Against) -> String {
        let otherwise = against.ply.zip(against.program.clone());
        let rest = against.rest.map(|plies| {
            let at = found
                .agreed_at(plies)
                .map(|ms| written(Duration::from_millis(ms)));
            (plies, at.unwrap_or_default())
        });
        self.tell(&contradicted_line(otherwise, rest))
    }

    fn departed(&self, side: Side, it: &Departed) -> String {
        let or = |text: &str, otherwise: Said| match text {
            "" => self.tell(&otherwise),
            text => text.to_owned(),
        };
        sentence(&self.tell(&Said::Departs {
            side,
            ply: it.ply,
            written: or(&it.written, Said::SomethingElse),
            program: or(&it.program, Said::NothingWritten),
        }))
    }

    fn ranked(&self, found: &Compared) -> Markup {
        let ranks = std::iter::once(Rank::First).chain(std::iter::repeat(Rank::Further));
        let count = found.likeliest;
        html! {
            @if count > 1 { p { (self.tell(&Said::Tie { count })) } }
            ol.explanations {
                @for (rank, one) in ranks.zip(&found.explanations) {
                    li { (self.tell(&Said::Explained { rank, what: self.explanation(one) })) }
                }
            }
            p.means { (self.say(Line::ArticlesApart)) }
        }
    }

    fn parted(&self, parting: &Parting) -> String {
        let said = BySide::from_fn(|side| match parting.written.get(side).as_str() {
            "" => self.tell(&Said::SomethingElse),
            text => text.to_owned(),
        });
        let ply = parting.ply;
        sentence(&self.tell(&Said::Parting { ply, said }))
    }

    fn testified(&self, it: &Testimony) -> String {
        let line = testimony_line(it.first, it.last, &it.written, it.records);
        sentence(&self.tell(&line))
    }

    fn explanation(&self, explained: &Explained) -> String {
        let faults: Vec<String> = explained
            .faults
            .iter()
            .map(|it| self.happened(it))
            .collect();
        faults.join("; ")
    }

    fn happened(&self, it: &Happened) -> String {
        let squares = it.right.clone().zip(it.wrong.clone());
        let parts = fault_parts(it.what, it.place(), it.ply, squares);
        let parts: Vec<String> = parts.iter().map(|part| self.tell(part)).collect();
        parts.join(", ")
    }

    /// The sentence of a row that other parts of the program use as well.
    fn tell(&self, line: &Said) -> String {
        line.text(self.words.catalogue())
    }
}

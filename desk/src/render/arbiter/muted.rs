// SPDX-License-Identifier: GPL-3.0-or-later
//! The muted facts: an arbiter may know them, but must not be seen to know them (Kodeks IV 1). They are on a page of their own that
//! one button opens and that closes by itself. The button looks the same whether or not there are such facts.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::{BySide, DrawRule, Side};
use zgoda_record::sentence::{Row as _, rows};
use zgoda_table::view::{Muted, RuleCount};

use super::acts::{Act, Words};
use super::{ArbiterPage, Line as Common, Part, title};
use crate::render::shown::{Page, Region, Shown};
use zgoda::page_words::PageWords;

rows! {
    /// A sentence of this page.
    #[derive(Clone, Debug)]
    pub(super) enum Line in PageWords;

    Turn { side: Side } => "arbiter-muted-turn";
    Irregular { ply: u32, article: String } => "desk-irregular";
    Accepted { ply: u32, article: String } => "arbiter-muted-accepted";
    InDoubt { squares: Vec<String> } => "arbiter-muted-in-doubt";
    AcceptedIfOff { ply: u32, article: String } => "arbiter-muted-accepted-if-off";
    NoneIrregular => "arbiter-muted-regular";
    CrownMissing { ply: u32 } => "desk-crown-missing";
    NotMade { plies: Vec<u32> as occurred } => "arbiter-muted-not-made";
    Swapped { times: BySide<Duration> } => "desk-clock-seems-swapped";
    OtherWay { times: BySide<Duration> } => "desk-clock-other-way";
    MustCapture { must: bool } => "arbiter-muted-capture";
    Count { counted: RuleCount } => "desk-claim-count";
    Occurred { plies: Vec<u32> as occurred } => "desk-claim-occurred";
    Explained { explanation: usize, article: String } => "arbiter-muted-explained";
    Closes => "arbiter-muted-closes";
}

impl ArbiterPage<'_> {
    /// The button that opens the page of muted facts.
    pub(super) fn apart(&self) -> Markup {
        let label = self.say(Words::Name { act: Act::Muted });
        html! {
            (self.means(Act::Muted))
            (self.forms.to("muted", &html! { button type="submit" aria-describedby="means-muted" { (label) } }))
        }
    }
}

/// The page of muted facts. It closes after ten seconds.
#[must_use]
pub fn muted(shown: &Shown, words: &PageWords) -> Page {
    let inside = match ArbiterPage::of(shown, words) {
        Some(desk) => {
            let lines = lines(&desk.view.muted);
            html! {
                p.means { (desk.say(Line::Closes)) }
                ul { @for line in lines { li { (desk.say(line)) } } }
            }
        }
        None => html! { p { (Common::NotReached.text(words)) } },
    };
    let part = Part::Apart;
    let heading = Common::Heading { part }.text(words);
    Page {
        title: title(shown, words),
        regions: vec![Region {
            id: part.id(),
            html: html! { h2 id={ (part.id()) "-title" } { (heading) } (inside) },
        }],
    }
}

fn lines(muted: &Muted) -> Vec<Line> {
    let mut lines = vec![Line::Turn { side: muted.turn }];
    let irregular = muted.irregular.iter().map(|it| Line::Irregular {
        ply: it.ply,
        article: it.article.clone(),
    });
    lines.extend(irregular);
    if muted.irregular.is_empty() {
        lines.push(Line::NoneIrregular);
    }
    let accepted = muted.accepted.iter();
    lines.extend(accepted.map(|it| {
        let (ply, article) = (it.ply, it.article.clone());
        if it.if_off {
            Line::AcceptedIfOff { ply, article }
        } else {
            Line::Accepted { ply, article }
        }
    }));
    if !muted.in_doubt.is_empty() {
        lines.push(Line::InDoubt {
            squares: muted.in_doubt.clone(),
        });
    }
    let explained = muted.explained.iter();
    lines.extend(explained.map(|it| Line::Explained {
        explanation: it.explanation,
        article: it.article.clone(),
    }));
    lines.extend(muted.crown_missing.map(|ply| Line::CrownMissing { ply }));
    if let Some(ms) = &muted.clock_swapped_ms {
        let times = ms.map(Duration::from_millis);
        let other = BySide::from_fn(|side: Side| *times.get(side.other()));
        lines.extend([Line::Swapped { times }, Line::OtherWay { times: other }]);
    }
    lines.push(Line::NotMade {
        plies: muted.not_made.clone(),
    });
    lines.push(Line::MustCapture {
        must: muted.must_capture,
    });
    // A repetition has no count here. Its half-moves are listed instead, because they show how often the position
    // occurred.
    let repetition = DrawRule::ThirdOccurrence.word();
    let runs = |count: &&RuleCount| count.rule != repetition && count.made > 0;
    let counts = muted.counts.iter().filter(runs).cloned();
    lines.extend(counts.map(|counted| Line::Count { counted }));
    lines.push(Line::Occurred {
        plies: muted.occurred.clone(),
    });
    lines
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of the arbiter's page with a claim and the evidence for and against it, other open matters, slips and complaints
//! (Kodeks II 5, VIII 3.2).

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, DrawRule, Side};
use zgoda_record::event::FindingKind;
use zgoda_table::view::{Claim, Matter, RuleCount, What};

use super::ArbiterPage;
use super::acts::{Act, Choice};
use super::line::Line;
use crate::render::common::sentence;

impl ArbiterPage<'_> {
    pub(super) fn claims(&self) -> Markup {
        let view = self.view;
        let matters: Vec<Line> = view.open.matters.iter().map(matter).collect();
        let slips = Side::ALL.map(|side| Line::SlipCount {
            side,
            count: *view.open.slips.get(side),
        });
        html! {
            @match &view.claim {
                None => p { (self.say(Line::NoClaim)) },
                Some(claim) => {
                    ul.evidence { @for line in evidence(claim) { li { (sentence(&self.say(line))) } } }
                    (self.step(Act::Grant))
                    (self.step(Act::Refuse))
                }
            }
            h3 { (self.say(Line::Open)) }
            @if matters.is_empty() { p { (self.say(Line::NothingOpen)) } }
            (self.paragraphs(matters))
            (self.paragraphs(slips))
            (self.slip_lines())
            (self.act(Act::Slips))
            (self.chosen_and_typed(Act::Complaint, &[(String::new(), self.complaints())]))
        }
    }

    fn complaints(&self) -> Vec<Choice> {
        let one = |side: Side, clock: bool| Choice {
            head: format!(
                "{} {side}{}",
                Act::Complaint.line(),
                if clock { " clock" } else { "" }
            ),
            label: self.say(Line::ComplaintOf { side, clock }),
        };
        let sides = Side::ALL.into_iter();
        sides
            .flat_map(|side| [one(side, false), one(side, true)])
            .collect()
    }

    /// The slips of the tongue that the log still has, each as a line.
    fn slip_lines(&self) -> Markup {
        let rows = self.view.log.rows.iter().rev();
        let rows: Vec<String> = rows.filter_map(|row| self.slip_line(row)).collect();
        html! { @if !rows.is_empty() { ul { @for row in rows { li { (row) } } } } }
    }
}

fn matter(matter: &Matter) -> Line {
    let ply = matter.ply;
    match &matter.what {
        What::RepeatedOtherwise => Line::RepeatedOtherwise { ply },
        What::AnnouncedOtherwise { said } => Line::AnnouncedOtherwise {
            ply,
            said: said.clone(),
        },
        What::Demanded { by } => Line::Demanded { ply, by: *by },
        What::DrawOffered { by } => Line::DrawOffered { ply, by: *by },
    }
}

/// The evidence for and against a claim, and at the end the proposal of the rules.
fn evidence(claim: &Claim) -> Vec<Line> {
    let mut lines = vec![
        Line::Claim {
            side: claim.by,
            what: claim.what,
            ply: claim.ply,
        },
        Line::ClaimWhen {
            own: claim.in_own_time,
            gaps: claim.gaps,
        },
    ];
    // The position is no evidence about a fallen flag.
    if claim.what != Claimed::Flag {
        let plies = claim.occurred.clone();
        let repetition = DrawRule::ThirdOccurrence.word();
        let runs = |count: &&RuleCount| count.rule != repetition && count.made > 0;
        let counts = claim.counts.iter().filter(runs).cloned();
        let material = claim.material;
        lines.push(Line::ClaimOccurred { plies });
        lines.extend(counts.map(|counted| Line::ClaimCount { counted }));
        lines.push(Line::ClaimMaterial { material });
        let tempo = |holds| Line::ClaimOtherTempo { holds };
        lines.extend(claim.other_tempo.map(tempo));
    }
    if let Some(left) = &claim.left_ms {
        let times = BySide::from_fn(|side| Duration::from_millis(*left.get(side)));
        let fallen = Side::ALL.into_iter().filter(|side| *claim.flags.get(*side));
        lines.push(Line::ClaimClocks { times });
        lines.extend(fallen.map(|side| Line::ClaimFlag { side }));
    }
    let result = claim.result.clone();
    lines.push(match claim.finding {
        FindingKind::Proven => Line::Proven { result },
        FindingKind::ProvenOtherwise => Line::ProvenOtherwise { result },
        FindingKind::ArbitersCall => Line::ArbitersCall { result },
        FindingKind::NotProven => Line::NotProven,
        FindingKind::MustCapture => Line::MustCapture,
        FindingKind::QuickGamesOnly => Line::QuickGamesOnly,
    });
    lines
}

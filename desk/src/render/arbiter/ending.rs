// SPDX-License-Identifier: GPL-3.0-or-later
//! The end of the game: the proposal, the decision with its cause, the answer of each side to the result, and the
//! original records that were collected. Also sanctions.

use maud::{Markup, html};
use zgoda_game::{Ending, Outcome, Side};
use zgoda_record::event::Sanction;
use zgoda_table::view::{Proposal, ProposedBy};

use super::ArbiterPage;
use super::acts::{Act, Choice};
use super::line::Line;
use crate::render::common::{Common, sentence};

/// The results in the notation in which they are shown and typed, each with its outcome.
const RESULTS: [(&str, Outcome); 4] = [
    ("2-0", Outcome::Won(Side::White)),
    ("1-1", Outcome::Drawn),
    ("0-2", Outcome::Won(Side::Black)),
    ("0-0", Outcome::BothLost),
];

impl ArbiterPage<'_> {
    pub(super) fn end(&self) -> Markup {
        let proposals = self.view.proposals.iter().map(proposed);
        let proposals: Vec<Line> = proposals.collect();
        let ended = self.view.public.ended.is_some();
        html! {
            @if proposals.is_empty() { p { (self.say(Line::NoProposal)) } }
            (self.paragraphs(proposals))
            (self.paragraphs(self.result()))
            @if ended {
                (self.each(Act::Confirmed, &self.answers()))
                (self.paragraphs(self.originals()))
                (self.each(Act::Original, &self.collected()))
            }
            (self.chosen(Act::Decide, &self.results()))
            (self.typed_step(Act::DecideInWords))
        }
    }

    /// The possible answers of each side to the result, in the form that its player types: the side, then yes or no.
    fn answers(&self) -> Vec<Choice> {
        let one = |side: Side, agrees: bool| Choice {
            head: format!("{side}: {}", if agrees { "yes" } else { "no" }),
            label: self.say(Line::Says { side, agrees }),
        };
        let sides = Side::ALL.into_iter();
        sides
            .flat_map(|side| [one(side, true), one(side, false)])
            .collect()
    }

    /// The state of the original record of each side.
    fn originals(&self) -> Vec<Line> {
        let one = |side: Side| Line::OriginalOf {
            side,
            collected: *self.view.originals.get(side),
        };
        Side::ALL.map(one).into()
    }

    /// One key for each side: the key notes that the original record was collected or, if that is noted already, that it
    /// was not collected after all.
    fn collected(&self) -> Vec<Choice> {
        let one = |side: Side| {
            let collected = *self.view.originals.get(side);
            let act = Act::Original.line();
            Choice {
                head: if collected {
                    format!("{act} {side} no")
                } else {
                    format!("{act} {side}")
                },
                label: self.say(Line::Collects {
                    side,
                    collected: !collected,
                }),
            }
        };
        Side::ALL.map(one).into()
    }

    /// Every result with every cause that fits it.
    fn results(&self) -> Vec<(String, Vec<Choice>)> {
        let group = |(result, outcome): (&str, Outcome)| {
            let one = |ending: Ending| {
                let cause = self.say(Line::EndingName {
                    cause: ending.word().to_owned(),
                });
                Choice {
                    head: format!("{} {result} {}", Act::Decide.line(), spelt(ending)),
                    label: format!("{result}, {cause} ({})", ending.article()),
                }
            };
            (result.to_owned(), Ending::all(outcome).map(one).collect())
        };
        RESULTS.map(group).into()
    }

    pub(super) fn sanctions(&self) -> Markup {
        let rows = self.view.log.rows.iter().rev();
        let rows: Vec<String> = rows.filter_map(|row| self.sanction_line(row)).collect();
        html! {
            @if rows.is_empty() { p { (self.say(Line::NoSanction)) } }
            @else { ul { @for row in rows { li { (sentence(&row)) } } } }
            @if self.is_chief() { (self.chosen_and_typed(Act::Sanction, &self.kinds())) }
            @else { p { (self.say(Line::ChiefsSanction)) } }
        }
    }

    /// Every sanction on each side; the page proposes none (Kodeks II 2.5).
    fn kinds(&self) -> Vec<(String, Vec<Choice>)> {
        let group = |side: Side| {
            let name = self.say(Common::Side { side });
            let one = |sanction: Sanction| Choice {
                head: format!("{} {side} {}", Act::Sanction.line(), sanction.word()),
                label: format!("{name}, {}", self.say(Line::SanctionName { sanction })),
            };
            (name.clone(), Sanction::ALL.map(one).into())
        };
        Side::ALL.map(group).into()
    }
}

/// The words that are typed for a cause.
fn spelt(ending: Ending) -> String {
    ending.word().replace('-', " ")
}

fn proposed(proposal: &Proposal) -> Line {
    let result = Some(proposal.result.clone());
    match proposal.by {
        ProposedBy::Flags => Line::ByFlags { result },
        ProposedBy::Board => Line::ByBoard { result },
        ProposedBy::Lateness => Line::ByLateness { result },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_input::command::Words;

    /// The table must understand the line of each choice.
    #[test]
    fn results_and_causes_are_the_words_of_the_keyboard() {
        let words = Words::english();
        for (_, outcome) in RESULTS {
            for ending in Ending::all(outcome) {
                let typed = format!("{} and why", spelt(ending));
                let read = words.terms().ending(&typed, outcome);
                assert_eq!(read, Some((ending, "and why".to_owned())), "{typed}");
            }
        }
        for sanction in Sanction::ALL {
            let typed = format!("{} and why", sanction.word());
            let read = words.terms().sanction(&typed);
            assert_eq!(read, Some((sanction, "and why".to_owned())), "{typed}");
        }
    }
}

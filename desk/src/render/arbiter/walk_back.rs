// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of the arbiter's page for the walk-back to the last agreed half-move (Kodeks VIII 3.1.2). It has the arbiter's steps:
//! stop, compare, go back, mend, charge, resume. Each step shows its consequence before the arbiter says yes.

use maud::{Markup, html};
use zgoda_game::Side;
use zgoda_table::view::{Compared, Phase};

use super::acts::{Act, Choice, Words};
use super::line::{Line, Step};
use super::{ArbiterPage, Part};
use crate::render::common::Common;

impl ArbiterPage<'_> {
    pub(super) fn walk_back(&self) -> Markup {
        html! {
            ol.steps {
                @for step in Step::ALL {
                    li {
                        p { (self.say(Line::Step { step })) }
                        (self.step_acts(step))
                    }
                }
            }
        }
    }

    fn step_acts(&self, step: Step) -> Markup {
        html! {
            @match step {
                Step::Stop | Step::Mend => {},
                Step::Compare => (self.compared()),
                Step::Back => {
                    (self.warned())
                    @if self.view.compared.as_ref().is_some_and(Compared::proposes) { (self.step(Act::WalkBack)) }
                    (self.typed_step(Act::WalkBackTo))
                    (self.act(Act::Restore))
                }
                Step::Charge => (self.each_step(Act::ChargeStopwatch, &self.named_sides(Act::ChargeStopwatch))),
                Step::Resume => @if self.view.public.phase == Phase::Stopped { (self.goes_on()) },
            }
        }
    }

    /// The button of the last step. It is also at the top of the page. Here it has another name, and the arbiter need not go back
    /// to the top.
    fn goes_on(&self) -> Markup {
        let part = self.say(Line::Heading {
            part: Part::WalkBack,
        });
        let name = self.say(Words::Name { act: Act::Resume });
        let means = Act::Resume.means();
        self.forms
            .button(Act::Resume.line(), &format!("{part}: {name}"), Some(&means))
    }

    /// The choices of [`Self::sides`] as buttons with full names.
    pub(super) fn named_sides(&self, act: Act) -> Vec<Choice> {
        let name = self.say(Words::Name { act });
        let named = |Choice { head, label }| Choice {
            head,
            label: format!("{name}: {label}"),
        };
        self.sides(act).into_iter().map(named).collect()
    }

    /// The choices of this act: one for each side, and one for both sides.
    pub(super) fn sides(&self, act: Act) -> Vec<Choice> {
        let one = |side: Side| Choice {
            head: format!("{} {side}", act.line()),
            label: self.say(Common::Side { side }),
        };
        let both = Choice {
            head: format!("{} both", act.line()),
            label: self.say(Line::Both),
        };
        Side::ALL.into_iter().map(one).chain([both]).collect()
    }
}

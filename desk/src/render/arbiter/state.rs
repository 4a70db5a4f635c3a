// SPDX-License-Identifier: GPL-3.0-or-later
//! The reasons that call for the arbiter, the state of the game, both clocks, and the questions that the arbiter is asked.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::{BySide, Side};
use zgoda_record::clock_words::written;
use zgoda_table::view::{Asks, Phase};

use super::acts::{Act, Choice, Words};
use super::line::Line;
use super::{ArbiterPage, attention, named, news};
use crate::render::common::{self, Common};
use crate::render::news::of_phase;

impl ArbiterPage<'_> {
    /// The reasons that call for the arbiter, in words.
    pub(super) fn attention(&self) -> Markup {
        let all = &self.view.attention;
        html! {
            @if all.is_empty() { p { (self.say(Line::NoAttention)) } }
            @else {
                ul.attention {
                    @for what in all { li data-news=[news(*what)] { (self.say(attention(*what, self.view))) } }
                }
                @if self.view.public.called.is_some() { (self.act(Act::Come)) }
            }
        }
    }

    pub(super) fn state(&self) -> Markup {
        let view = self.view;
        let public = &view.public;
        let names = BySide::from_fn(|side| named(public.names.get(side)));
        let phase = Line::Phase {
            phase: public.phase,
        };
        let lines = [
            Some(Line::Names { names }),
            Some(Line::Game {
                game: public.game,
                mode: public.mode,
            }),
            view.times
                .control
                .clone()
                .map(|time| Line::Control { time }),
            view.responsible.last().map(|it| Line::Responsible {
                name: named(&it.name),
            }),
            view.adjusting.then_some(Line::Adjusting),
            view.words.map(|code| Line::WordsOpen { code }),
            view.question.is_some().then_some(Line::Question),
        ];
        html! {
            (self.paragraphs((!public.recorded).then_some(Line::NotRecorded)))
            p data-news=[of_phase(public.phase)] { (common::sentence(&self.say(phase))) }
            (self.paragraphs(lines.into_iter().flatten()))
            (self.paragraphs(self.result()))
            @match public.phase {
                Phase::Before => (self.act(Act::Begin)),
                Phase::Playing => {
                    (self.act(Act::Stop))
                    (self.owed_answers())
                }
                Phase::Stopped | Phase::Interrupted => (self.act(Act::Resume)),
                Phase::Over | Phase::Closed => {},
            }
        }
    }

    /// A button for each blind player who is on move, with which the arbiter notes that they answered this player (Kodeks VIII
    /// 5.1).
    fn owed_answers(&self) -> Markup {
        let owed = Side::ALL.into_iter();
        let owed = owed.filter(|side| *self.view.answers.get(*side));
        let name = self.say(Words::Name { act: Act::Answer });
        let choice = |side: Side| Choice {
            head: format!("{} {side}", Act::Answer.line()),
            label: format!("{name}: {}", self.say(Common::Side { side })),
        };
        let choices: Vec<Choice> = owed.map(choice).collect();
        html! { @if !choices.is_empty() { (self.each(Act::Answer, &choices)) } }
    }

    /// The result of the game, and each side's answer to the result.
    pub(super) fn result(&self) -> Vec<Line> {
        let Some(ended) = &self.view.public.ended else {
            return Vec::new();
        };
        let answers = Side::ALL.map(|side| {
            let by = side;
            match ended.agreed.get(side) {
                Some(agrees) => Line::Answered {
                    by,
                    agrees: *agrees,
                },
                None => Line::Unanswered { by },
            }
        });
        let result = Some(ended.clone());
        [Line::Ended { result }]
            .into_iter()
            .chain(answers)
            .collect()
    }

    pub(super) fn times(&self) -> Markup {
        let stopped = self.view.stopped_since_ms;
        let stopped = stopped.map(|since| self.ms.saturating_sub(since));
        html! {
            @match &self.view.clock {
                Some(face) => (common::clock(&face.clock, Some(&face.flags), self.ms, self.words)),
                None => p { (self.say(Line::NoClock)) },
            }
            @if let Some(ms) = stopped {
                p.stopwatch data-stopwatch-ms=(ms) {
                    (self.say(Line::Stopwatch)) " "
                    span data-time { (written(Duration::from_millis(ms))) }
                }
            }
        }
    }

    /// The sentences about the questions that each player is being asked now.
    fn asked_of_players(&self) -> Vec<Line> {
        let asked = |side: Side| {
            let asked = self.view.asked.get(side).as_ref()?;
            Some(Line::AskedOf {
                side,
                kind: asked.kind.clone(),
                moves: asked.half_moves.clone(),
            })
        };
        Side::ALL.into_iter().filter_map(asked).collect()
    }

    pub(super) fn asks(&self) -> Markup {
        let asked = self.view.asks.as_ref().map(|asks| match asks {
            Asks::Result(result) => Line::AskResult {
                result: Some(result.clone()),
            },
            Asks::Seconds => Line::AskSeconds,
            Asks::HandOverStop => Line::AskHandOverStop,
            Asks::AgainstWhatWasSeen => Line::AskAgainst,
        });
        html! {
            (self.paragraphs(self.asked_of_players()))
            @match asked {
                None if self.view.devices.iter().all(|it| it.opened) => p { (self.say(Line::NotAsked)) },
                None => {},
                Some(asked) => {
                    @if self.view.asks == Some(Asks::AgainstWhatWasSeen) { (self.warned()) }
                    p.question id="question" { (self.say(asked)) }
                    (self.forms.button("yes", &self.say(Common::Yes), Some("question")))
                    (self.forms.button("no", &self.say(Common::No), Some("question")))
                }
            }
            (self.who_waits())
        }
    }
}

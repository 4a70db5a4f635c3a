// SPDX-License-Identifier: GPL-3.0-or-later
//! The questions before the first move, settled and open, and the naming of an assistant by the arbiter (Kodeks VIII 4.2).

use maud::{Markup, html};
use zgoda_game::Side;
use zgoda_record::event::PreparedItem;
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::BoardOf;
use zgoda_table::view::{Phase, Prepared};

use super::ArbiterPage;
use super::acts::Act;
use super::line::Line;
use crate::render::common::{board_asked, sentence};

impl ArbiterPage<'_> {
    pub(super) fn preparation(&self) -> Markup {
        let preparation = &self.view.preparation;
        html! {
            h3 { (self.say(Line::StillOpen)) }
            @if preparation.open.is_empty() { p { (self.say(Line::AllSettled)) } }
            @else {
                (self.questions(&preparation.open))
                (self.act(Act::Prepared))
            }
            @if !preparation.settled.is_empty() {
                h3 { (self.say(Line::Settled)) }
                (self.questions(&preparation.settled))
            }
            (self.ways())
            (self.typed_step(Act::Appoint))
        }
    }

    /// The ways in which each side presses the clock. In official play, the arbiter presses here for a side without such a way.
    /// After the beginning of the game this is shown only if a side has no way.
    fn ways(&self) -> Markup {
        let official = self.view.public.mode.mode() == Mode::Official;
        let wanted = Side::ALL
            .into_iter()
            .any(|side| self.view.ways.get(side).is_empty());
        if self.view.public.phase != Phase::Before && !wanted {
            return html! {};
        }
        html! {
            h3 { (self.say(Line::Ways)) }
            ul {
                @for side in Side::ALL {
                    @let ways = self.view.ways.get(side);
                    @if ways.is_empty() { li { (self.say(Line::NoWay { side })) } }
                    @for way in ways { li { (self.say(Line::PressesBy { side, way: *way })) } }
                }
            }
            @if official {
                @for side in Side::ALL {
                    @if self.view.ways.get(side).is_empty() { (self.press_for(side)) }
                }
            }
        }
    }

    fn press_for(&self, side: Side) -> Markup {
        let line = format!("{}: press", side.word());
        html! {
            @if let Some(mark) = self.view.press {
                (self.forms.acts(&html! {
                    input type="hidden" name="press" value=(mark);
                    input type="hidden" name="line" value=(line);
                    button { (self.say(Line::PressFor { side })) }
                }))
            }
        }
    }

    fn questions(&self, all: &[Prepared]) -> Markup {
        html! {
            ul {
                @for one in all {
                    li { (sentence(&self.asked_before(one.what, one.board, one.side))) }
                }
            }
        }
    }

    /// The question as it is asked at the table.
    pub(super) fn asked_before(
        &self,
        item: PreparedItem,
        board: Option<BoardOf>,
        side: Option<Side>,
    ) -> String {
        let board = board_asked(board, side).to_owned();
        self.say(Line::Before { item, board })
    }
}

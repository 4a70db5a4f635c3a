//! What is settled before the first move, and what is not; the assistant whom the arbiter names (Kodeks VIII 4.2).

use maud::{Markup, html};
use zgoda_game::Side;
use zgoda_speech::announcement::BoardOf;

use super::Desk;
use super::acts::Act;
use super::line::Line;
use crate::pages::render::common::sentence;
use crate::record::event::PreparedItem;
use crate::view::Prepared;

impl Desk<'_> {
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
            (self.typed_step(Act::Appoint))
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
        let board = match (board, side) {
            (Some(BoardOf::Shared), _) => "shared",
            (Some(BoardOf::Side(Side::White)), _) => Side::White.word(),
            (Some(BoardOf::Side(Side::Black)), _) => Side::Black.word(),
            (None, Some(side)) => side.word(),
            (None, None) => "nobody",
        };
        let board = board.to_owned();
        self.say(Line::Before { item, board })
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The page of an assistant (Kodeks VIII 4.1). It has the half-move that must be carried out, the record, the clock and the
//! possible claims.
//!
//! No region names the side to move, and the button of the clock is always the same. There is no button to offer a draw or to
//! answer an offer, because an assistant may do neither.

use maud::html;
use zgoda_speech::announcement::AssistantDuty;
use zgoda_table::view::{AssistantView, Difference, Man};

use super::asks::{self, Answering};
use super::entry::{self, Enters};
use super::form::PlayerPage;
use super::line::Line;
use super::{board, carry_out, clock, record, state};
use crate::render::news;
use crate::render::shown::Region;

pub(super) fn regions(view: &AssistantView, page: &PlayerPage) -> Vec<Region> {
    let has = |duty: AssistantDuty| view.duties.iter().any(|key| key == duty.key());
    let enters = match has(AssistantDuty::RecordAndClock) || has(AssistantDuty::Record) {
        true => Enters::Yes,
        false => Enters::No,
    };
    let clock = view.clock.as_ref();
    let mut regions = vec![
        carry_out::region(view.carry_out.as_ref(), page),
        asks::region(
            &view.asks,
            asks::Before {
                asked: view.before.as_ref(),
                written: &view.as_written,
            },
            Answering::ByKeys,
            page,
        ),
        entry::region(view.public.game, enters, view.press, page),
        entry::press(view.press, page),
        help(has(AssistantDuty::Flag), page),
        clock::region(
            clock.map(|face| &face.clock),
            clock,
            view.count.as_ref(),
            page,
        ),
        state::region(&view.public, page),
        state::differences(view.differences.as_deref().unwrap_or(NONE), page),
    ];
    let men = view.men.as_deref().unwrap_or(NO_MEN);
    regions.push(board::region(
        men,
        view.public.game,
        view.side,
        view.record.last(),
        page,
    ));
    regions.push(record::region(&view.record, page));
    let carry_out = view.carry_out.iter().map(|it| carry_out::news(it, page));
    let news = carry_out.chain(state::told(&view.public, page));
    regions.push(news::region(news::HERE, news));
    regions
}

const NONE: &[Difference] = &[];
const NO_MEN: &[Man] = &[];

/// The buttons to call the arbiter and, for an assistant with this duty, to claim the opponent's flag (VIII 4.1.4).
fn help(flag: bool, page: &PlayerPage) -> Region {
    Region {
        id: "help",
        html: html! {
            (page.heading(&Line::Help))
            (page.grave_act("call", &Line::Call, "call-means", &Line::CallMeans))
            @if flag {
                (page.grave_act("claim flag", &Line::Flag, "flag-means", &Line::FlagMeans))
            }
        },
    }
}

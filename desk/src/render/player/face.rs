// SPDX-License-Identifier: GPL-3.0-or-later
//! The face of the clock as a page (Kodeks II 3.5.5 to 3.5.8): both times as large as the window, the running side and the
//! fallen flags, in words and in shape, and nothing else.

use maud::html;
use zgoda_game::Side;
use zgoda_table::view::RoomView;

use super::clock::{FlagOf, counting, flag_of, runs, time_left};
use super::form::PlayerPage;
use super::line::Line;
use crate::render::shown::Region;

pub(super) fn regions(view: &RoomView, page: &PlayerPage) -> Vec<Region> {
    let face = &view.clock;
    let html = html! {
        div.face {
            @for side in Side::ALL {
                div class=(if runs(side, &face.clock) { "face-side face-running" } else { "face-side" }) {
                    (of_side(side, view, page))
                }
            }
        }
        @if face.clock.running.is_none() {
            p.face-stands { (page.say(&Line::FaceStands)) }
        }
    };
    vec![Region { id: "face", html }]
}

fn of_side(side: Side, view: &RoomView, page: &PlayerPage) -> maud::Markup {
    let clock = &view.clock.clock;
    let flag = match flag_of(side, &view.clock) {
        FlagOf::Up => None,
        FlagOf::Fallen => Some(Line::FaceFlag),
        FlagOf::First => Some(Line::FaceFlagFirst),
    };
    let inside = html! {
        h2.face-name { (page.say(&Line::FaceSide { side })) }
        p.face-time { (time_left(side, clock, page)) }
        @if runs(side, clock) {
            p.face-runs { span.face-sign aria-hidden="true" { "▶" } " " (page.say(&Line::FaceRuns)) }
        }
        @if let Some(flag) = flag {
            p.face-flag { span.face-sign aria-hidden="true" { "⚑" } " " (page.say(&flag)) }
        }
    };
    counting(side, clock, page, &inside)
}

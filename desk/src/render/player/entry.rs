// SPDX-License-Identifier: GPL-3.0-or-later
//! The regions for entering and correcting half-moves (Kodeks VIII 4.1.3), and for the key of the clock. They are the same on the
//! pages of assistants and players.

use maud::html;
use zgoda_game::Variant;
use zgoda_table::view::Mark;

use super::form::{Field, PlayerPage};
use super::line::Line;
use crate::render::shown::Region;

/// States whether half-moves are entered on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Enters {
    Yes,
    No,
}

/// The region for entering a half-move, for correcting it until the press, and for reading it back.
pub(super) fn region(
    game: Variant,
    enters: Enters,
    press: Option<Mark>,
    page: &PlayerPage,
) -> Region {
    let example = game.rules().sample.join("-");
    let enter = Field {
        id: "enter-line",
        word: None,
    };
    let correct = Field {
        id: "correct-line",
        word: Some("correct"),
    };
    Region {
        id: "entry",
        html: html! {
            (page.heading(&Line::Entry))
            @if enters == Enters::Yes {
                (page.entry(&enter, &Line::EnterLabel { example }, press))
                (page.field(&correct, &Line::CorrectLabel, &Line::Correct))
            }
            (page.act("last", &Line::ReadBack))
        },
    }
}

/// The region with the key of the clock. The key looks the same whichever side is to move, and whether or not a
/// half-move waits for its press.
pub(super) fn press(press: Option<Mark>, page: &PlayerPage) -> Region {
    Region {
        id: "press",
        html: html! {
            @if let Some(mark) = press {
                (page.heading(&Line::ClockKey))
                (page.press(mark, &Line::Press))
            }
        },
    }
}

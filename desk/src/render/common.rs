// SPDX-License-Identifier: GPL-3.0-or-later
//! Parts that several pages share: the forms of acts, and both sides of a clock.
//!
//! All buttons that send a line use one form, which has the fields that they share: a page has up to fifty buttons, and
//! repeating the fields for each would make it too long.
//!
//! A script counts clocks down from the moment of the snapshot; without a script the clocks show the times at that
//! moment.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::{BySide, Side};
use zgoda_record::clock_words::written;
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::input::Seen;
use zgoda_table::view::Clock;

use super::shown::Shown;
use zgoda::page_words::PageWords;

rows! {
    /// Words that pages share.
    #[derive(Clone, Debug)]
    pub(crate) enum Common in PageWords;

    Side { side: Side } => "shown-side";
    Runs => "shown-runs";
    Flag => "shown-flag";
    Yes => "shown-yes";
    No => "shown-no";
    AfterKey { means: String } => "shown-after-key";
}

/// The words for the effect of a key, with a beginning that shows that this is the effect and not the present state.
pub(crate) fn after_key(means: String, words: &PageWords) -> String {
    Common::AfterKey { means }.text(words)
}

/// The id of the region with the form that buttons send. It is the last region of a page, so that it is never newer than the
/// regions above it when a page is updated.
pub(crate) const LINES: &str = "lines";

/// The id of the form that buttons send.
const FORM: &str = "line";

/// The parts that every form of a page has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forms<'a> {
    at: &'a str,
    key: &'a str,
    seen: Seen,
}

impl<'a> Forms<'a> {
    /// The forms of a table's page; `seen` is the state that the page shows.
    pub(crate) const fn new(shown: &Shown<'a>, seen: Seen) -> Forms<'a> {
        Forms {
            at: shown.at,
            key: shown.key,
            seen,
        }
    }

    /// A form with these fields for an act at the table.
    pub(crate) fn acts(&self, fields: &Markup) -> Markup {
        self.form("do", None, &html! { (self.seen()) (fields) })
    }

    /// A form with these fields that is sent to another address of the table.
    pub(crate) fn to(&self, address: &str, fields: &Markup) -> Markup {
        self.form(address, None, fields)
    }

    /// The form that buttons send; a page has it once.
    pub(crate) fn lines(&self) -> Markup {
        self.form("do", Some(FORM), &self.seen())
    }

    /// A button that sends this line; `means` is the id of the words that explain the consequence, if there are such
    /// words.
    pub(crate) fn button(&self, line: &str, label: &str, means: Option<&str>) -> Markup {
        html! {
            button form=(FORM) name="line" value=(line) aria-describedby=[means] { (label) }
        }
    }

    fn form(&self, address: &str, id: Option<&str>, fields: &Markup) -> Markup {
        html! {
            form id=[id] method="post" action={ "/t/" (self.at) "/" (address) } {
                input type="hidden" name="key" value=(self.key);
                (fields)
            }
        }
    }

    fn seen(&self) -> Markup {
        let Seen { rows, aloud, .. } = self.seen;
        html! {
            @if let Some(rows) = rows { input type="hidden" name="rows" value=(rows); }
            @if let Some(aloud) = aloud { input type="hidden" name="aloud" value=(aloud); }
        }
    }
}

/// Both sides of a clock with their times at `ms`, and with the flags if they may be shown.
pub(crate) fn clock(
    clock: &Clock,
    flags: Option<&BySide<bool>>,
    ms: u64,
    words: &PageWords,
) -> Markup {
    let side = |side: Side| {
        let runs = clock.running == Some(side);
        let (left, delay) = stood(clock, side, ms);
        let fell = flags.is_some_and(|flags| *flags.get(side));
        html! {
            p.clock-side.runs[runs] data-left-ms=(left) data-running=[runs.then_some("true")] data-delay-ms=(delay) {
                span.whose { (Common::Side { side }.text(words)) } " "
                span data-time { (written(Duration::from_millis(left))) }
                @if runs { " " span.state { (Common::Runs.text(words)) } }
                @if fell { " " strong.flag { (Common::Flag.text(words)) } }
            }
        }
    };
    html! { div.clock { @for one in Side::ALL { (side(one)) } } }
}

/// The time that a side had left at `ms`, and the part of the delay that was still to pass.
fn stood(clock: &Clock, side: Side, ms: u64) -> (u64, u64) {
    let left = *clock.left_ms.get(side);
    let since = clock.since_ms.filter(|_| clock.running == Some(side));
    let Some(since) = since else {
        return (left, 0);
    };
    let ran = ms.saturating_sub(since);
    let counted = ran.saturating_sub(clock.delay_ms);
    (
        left.saturating_sub(counted),
        clock.delay_ms.saturating_sub(ran),
    )
}

/// The word by which the language files choose the board or the side of a question before the first move.
pub(crate) const fn board_asked(board: Option<BoardOf>, side: Option<Side>) -> &'static str {
    match (board, side) {
        (Some(BoardOf::Shared), _) => "shared",
        (Some(BoardOf::Side(side)), _) | (None, Some(side)) => side.word(),
        (None, None) => "nobody",
    }
}

/// The text with a capital at its beginning, for words that usually stand inside a sentence.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_stands_as_it_stood_when_the_snapshot_was_made() {
        let clock = Clock {
            running: Some(Side::White),
            since_ms: Some(10_000),
            left_ms: BySide {
                white: 60_000,
                black: 50_000,
            },
            used_ms: BySide { white: 0, black: 0 },
            delay_ms: 5_000,
        };
        assert_eq!(stood(&clock, Side::White, 12_000), (60_000, 3_000));
        assert_eq!(stood(&clock, Side::White, 18_000), (57_000, 0));
        assert_eq!(stood(&clock, Side::White, 900_000), (0, 0));
        assert_eq!(stood(&clock, Side::Black, 900_000), (50_000, 0));
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("żółta"), "Żółta");
        assert_eq!(sentence(""), "");
    }
}

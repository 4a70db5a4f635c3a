// SPDX-License-Identifier: GPL-3.0-or-later
//! The program's record, next to both players' own records and the arbiter's notes, and the first half-move on which the players'
//! records differ.
//!
//! If no sheet of a side was read in, the program's own record takes its place. Entries of it that only a board stated contradict
//! no other record (`docs/arbiter.md`). The findings of a comparison are above the table, and the times of the clocks are next to
//! each half-move. Rows and cells have no end tags: in HTML the next row or cell ends them, and a long game has hundreds of them.
//! The first cell of a row counts as a header because its column has only header cells.

use std::time::Duration;

use maud::{Markup, html};
use zgoda_game::Side;
use zgoda_game::notation::WrittenMove;
use zgoda_game::reconcile::{Entry, MAX_ENTRIES, Record};
use zgoda_record::clock_words::written;
use zgoda_record::event::Stated;
use zgoda_table::view::Row;

use super::ArbiterPage;
use super::acts::Act;
use super::line::Line;
use crate::render::grid;

/// A player's own record that was read in.
struct Sheet {
    side: Side,
    entries: Vec<Entry>,
}

impl ArbiterPage<'_> {
    pub(super) fn records(&self) -> Markup {
        let sheets: Vec<Sheet> = Side::ALL
            .into_iter()
            .filter_map(|side| self.sheet(side))
            .collect();
        let parting = self.parting(&sheets);
        let missing = Side::ALL.into_iter();
        let missing = missing.filter(|side| sheets.iter().all(|sheet| sheet.side != *side));
        let missing = missing.map(|side| Line::NoSheet { side });
        let parts = match parting {
            Some(ply) => Some(Line::Parts { ply }),
            None => (!sheets.is_empty()).then_some(Line::NoParting),
        };
        html! {
            (self.paragraphs(missing))
            (self.paragraphs(parts))
            (self.compared())
            (self.warned())
            (self.explained())
            (self.table(&sheets, parting))
            @if self.view.record.iter().any(has_reading) {
                (self.paragraphs([Line::ClocksAfter]))
            }
            @if self.view.record.iter().any(|row| row.stated == Stated::BoardNotStated) {
                (self.paragraphs([Line::NotStated]))
            }
            (self.field(Act::Note))
            h3 { (self.say(super::acts::Words::Name { act: Act::Compare })) }
            (self.act(Act::Compare))
            (self.field(Act::ReadWhite))
            (self.field(Act::ReadBlack))
            (self.act(Act::AloudWhite))
            (self.act(Act::AloudBlack))
            div.act {
                (self.means(Act::Same))
                @for act in [Act::Same, Act::Otherwise, Act::Unreadable, Act::OneBack, Act::ReadDone] {
                    (self.button(act, Act::Same))
                }
            }
            (self.field(Act::OnSheet))
        }
    }

    /// The findings of the table's comparison of records and boards. They are valid until a walk-back, or its undoing.
    pub(super) fn compared(&self) -> Markup {
        let Some(found) = &self.view.compared else {
            return self.paragraphs([Line::NotCompared]);
        };
        let (agreed, ply) = (found.agreed, found.ply);
        let why = found.why.clone();
        let why = self.say(Line::Why { why });
        let case = found.case.clone();
        self.paragraphs([Line::Compared { case, agreed, ply }, Line::Because { why }])
    }

    fn sheet(&self, side: Side) -> Option<Sheet> {
        let text = self.view.sheets.get(side).as_ref()?;
        let start = grid::setup(&self.view.start, self.view.public.game)?;
        let Record { entries, .. } = Record::of_sheet(text, start);
        Some(Sheet { side, entries })
    }

    /// The first half-move, counted from 1, on which the two records differ.
    fn parting(&self, sheets: &[Sheet]) -> Option<usize> {
        let record = &self.view.record;
        let variant = self.view.public.game;
        let stated = |row: &Row| {
            let stated = row.stated == Stated::Stated;
            WrittenMove::read(&row.notation, variant)
                .ok()
                .filter(|_| stated)
        };
        let same = |one: &WrittenMove, other: &WrittenMove| {
            (one.from(), one.to()) == (other.from(), other.to())
        };
        let parts = |one: Option<&WrittenMove>, other: Option<&WrittenMove>| match (one, other) {
            (Some(one), Some(other)) => !same(one, other),
            _ => false,
        };
        let at = match sheets {
            [] => None,
            [one] => {
                let mut both = one.entries.iter().zip(record);
                both.position(|(entry, row)| parts(entry.stated(), stated(row).as_ref()))
            }
            [one, other, ..] => {
                let mut both = one.entries.iter().zip(&other.entries);
                both.position(|(one, other)| parts(one.stated(), other.stated()))
            }
        };
        at.map(|at| at.saturating_add(1))
    }

    fn table(&self, sheets: &[Sheet], parting: Option<usize>) -> Markup {
        let record = &self.view.record;
        let longest = sheets.iter().map(|sheet| sheet.entries.len());
        let noted = &self.view.noted;
        let last = noted
            .last()
            .map(|last| usize::try_from(last.ply).unwrap_or(usize::MAX));
        let all = longest.chain([record.len()]).chain(last);
        let plies = all.max().unwrap_or_default().min(MAX_ENTRIES);
        let clocks = record.iter().any(has_reading);
        if plies == 0 {
            return self.paragraphs([Line::NoRecord]);
        }
        html! {
            div.wide tabindex="0" role="group" aria-label=(self.say(Line::Records)) {
                table.records {
                    caption { (self.say(Line::Records)) }
                    thead {
                        tr {
                            th scope="col" { (self.say(Line::Number)) }
                            th scope="col" { (self.say(Line::Record)) }
                            @for sheet in sheets {
                                th scope="col" { (self.say(Line::Column { side: sheet.side })) }
                            }
                            @if !noted.is_empty() { th scope="col" { (self.say(Line::ArbitersColumn)) } }
                            @if clocks {
                                @for side in Side::ALL {
                                    th scope="col" { (self.say(Line::ClockColumn { side })) }
                                }
                            }
                        }
                    }
                    tbody {
                        @for ply in 1..=plies {
                            @let parts = parting == Some(ply);
                            tr class=[parts.then_some("parts")];
                            th;
                            (ply)
                            @if parts { " " strong { "◆ " (self.say(Line::PartsHere)) } }
                            td;
                            (self.entered(record.get(ply.saturating_sub(1))))
                            (self.seen_at(ply))
                            @for sheet in sheets {
                                td;
                                (self.on_sheet(sheet.entries.get(ply.saturating_sub(1))))
                            }
                            @if !noted.is_empty() {
                                td;
                                (self.noted_at(ply))
                            }
                            @if clocks { (left_after(record.get(ply.saturating_sub(1)))) }
                        }
                    }
                }
            }
        }
    }

    fn entered(&self, row: Option<&Row>) -> Markup {
        html! {
            @if let Some(row) = row {
                (row.notation)
                @if !row.captured.is_empty() {
                    " " small { (self.say(Line::Taken { squares: row.captured.clone() })) }
                }
                @if row.stated == Stated::BoardNotStated {
                    " " small { (self.say(Line::BoardOnly)) }
                }
            }
        }
    }

    /// The moment at which the program wrote the half-move down, if no player's record has it, and the moment at which both boards
    /// were seen to agree after it.
    fn seen_at(&self, ply: usize) -> Markup {
        let Some(found) = &self.view.compared else {
            return html! {};
        };
        let at = |ms: u64| written(Duration::from_millis(ms));
        let mut entries = found.program.iter();
        let entry = entries.find(|it| it.ply == ply).and_then(|it| it.ms);
        html! {
            @if let Some(ms) = entry { " " small { (at(ms)) } }
            @if let Some(ms) = found.agreed_at(ply) {
                " " small { (self.say(Line::BothAgreedAt { time: at(ms) })) }
            }
        }
    }

    /// The arbiter's own note of that half-move.
    fn noted_at(&self, ply: usize) -> &str {
        let mut noted = self.view.noted.iter();
        let found = noted.find(|noted| usize::try_from(noted.ply) == Ok(ply));
        found.map_or("", |noted| &noted.written)
    }

    fn on_sheet(&self, entry: Option<&Entry>) -> Markup {
        html! {
            @match entry {
                None | Some(Entry::Otherwise) => {},
                Some(Entry::Blank) => small { (self.say(Line::Blank)) },
                Some(Entry::Unreadable(text) | Entry::NotShown(text)) => em {
                    (self.say(Line::UnreadableHere { text: text.clone() }))
                },
                Some(Entry::Stated { text, .. } | Entry::Short { text, .. }) => (text),
            }
        }
    }
}

fn has_reading(row: &Row) -> bool {
    Side::ALL
        .into_iter()
        .any(|side| row.left_ms.get(side).is_some())
}

/// Two cells with the times that both clocks showed after a half-move. An unknown time is a dash.
fn left_after(row: Option<&Row>) -> Markup {
    let left = |side: Side| {
        let left = row.and_then(|row| *row.left_ms.get(side));
        left.map_or_else(
            || "–".to_owned(),
            |left| written(Duration::from_millis(left)),
        )
    };
    html! { @for side in Side::ALL { td; (left(side)) } }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The list of a device's tables. Tables that themselves name a reason to be looked at are raised (`docs/formats/view.md`) and come first.
//! Otherwise the tables are in the order of their numbers.

use std::cmp::Ordering;

use maud::{Markup, html};
use zgoda_input::command::fold;
use zgoda_table::view::{Attention, Face, Phase, TableView};

use super::super::called::Called;
use super::super::line::Line;
use super::super::respond::Caller;
use super::super::seat::{Look, RightState};
use super::super::server::Desk;
use super::wanted::{Asked, Order};
use crate::render::common;

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    at: String,
    called: Called,
    /// The facts for an arbiter; `None` for other roles, or while the table is away.
    arbiters: Option<Arbiters>,
    is_there: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Arbiters {
    white: String,
    black: String,
    phase: Phase,
    attention: Vec<Attention>,
    /// The number of half-moves that stand.
    plies: usize,
    clock: Option<Face>,
    /// The beginning of the running time of the table's clock, in the time of the desk.
    runs_from_ms: Option<u64>,
    result: Option<String>,
}

impl Row {
    fn new(at: &str, look: &Look) -> Row {
        let arbiters = look
            .snapshot
            .as_ref()
            .and_then(|snapshot| match &snapshot.table {
                TableView::Arbiter(view) => Some(Arbiters {
                    white: view.public.names.white.clone(),
                    black: view.public.names.black.clone(),
                    phase: view.public.phase,
                    attention: view.attention.clone(),
                    plies: view.record.len(),
                    clock: view.clock.clone(),
                    runs_from_ms: look.runs_from_ms,
                    result: view.public.ended.as_ref().map(|it| it.result.clone()),
                }),
                _ => None,
            });
        Row {
            at: at.to_owned(),
            called: Called::new(look),
            arbiters,
            // For an ear a table has no snapshot, even if the table is there.
            is_there: look.standing == RightState::Good,
        }
    }

    fn raised_by(&self) -> &[Attention] {
        self.arbiters.as_ref().map_or(&[], |it| &it.attention)
    }
}

/// The tables of a device, in their order.
pub(super) fn rows(desk: &Desk, caller: &Caller) -> Vec<Row> {
    let tables = caller.device.tables.iter();
    let rows = tables.filter_map(|held| Some(Row::new(&held.at, &desk.hall.look(&held.token)?)));
    let mut rows: Vec<Row> = rows.collect();
    sort(&mut rows);
    rows
}

/// True if the device is an arbiter's at more than one table.
pub(super) fn is_an_arbiters(rows: &[Row]) -> bool {
    rows.iter().filter(|row| row.arbiters.is_some()).count() > 1
}

fn sort(rows: &mut [Row]) {
    rows.sort_by(|one, other| {
        let is_quiet = |row: &Row| row.raised_by().is_empty();
        is_quiet(one)
            .cmp(&is_quiet(other))
            .then_with(|| by_number(one, other))
    });
}

fn by_number(one: &Row, other: &Row) -> Ordering {
    let called = one.called.order().cmp(&other.called.order());
    called.then_with(|| one.at.cmp(&other.at))
}

/// The tables that did not start, for an arbiter's device at another table of the same process: their numbers, and the reasons.
pub(super) fn not_started(desk: &Desk, caller: &Caller) -> Vec<(u32, String)> {
    desk.hall.not_started(&caller.device.tables)
}

/// The tables to be shown, in the chosen order. A table that waits for an arbiter is never left out.
fn wanted<'a>(rows: &'a [Row], asked: &Asked, text: impl Fn(&Row) -> String) -> Vec<&'a Row> {
    let words = asked.words();
    let fits = |row: &Row| {
        let text = fold(&text(row));
        words.iter().all(|word| text.contains(word.as_str()))
    };
    let mut wanted: Vec<&Row> = rows
        .iter()
        .filter(|row| !row.raised_by().is_empty() || fits(row))
        .collect();
    match asked.order() {
        // The tables are already in this order.
        Order::Waiting => {}
        Order::Number => wanted.sort_by(|one, other| by_number(one, other)),
        Order::State => wanted.sort_by(|one, other| {
            let state = |row: &Row| row.arbiters.as_ref().map(|it| state(it.phase));
            state(one)
                .cmp(&state(other))
                .then_with(|| by_number(one, other))
        }),
    }
    wanted
}

/// The position of a state in the order by state.
const fn state(phase: Phase) -> u8 {
    match phase {
        Phase::Stopped => 0,
        Phase::Interrupted => 1,
        Phase::Before => 2,
        Phase::Playing => 3,
        Phase::Over => 4,
        Phase::Closed => 5,
    }
}

pub(super) fn shown(
    rows: &[Row],
    not_started: &[(u32, String)],
    asked: &Asked,
    caller: &Caller,
) -> Markup {
    let name = |row: &Row| row.called.line(rows.iter().map(|it| &it.called));
    let text = |row: &Row| {
        let of = row.arbiters.as_ref();
        let more =
            of.map(|of| format!("{} {} {}", of.white, of.black, caller.say(of.phase.into())));
        format!("{} {}", caller.say(name(row)), more.unwrap_or_default())
    };
    let wanted = wanted(rows, asked, text);
    let (all, found) = (rows.len(), wanted.len());
    html! {
        h2 { (caller.say(Line::Tables)) }
        @if found < all { p { (caller.say(Line::TablesFound { found, all })) } }
        ul .tables {
            @for row in wanted {
                li id={ "table-" (row.at) } .raised[!row.raised_by().is_empty()] {
                    a href={ "/t/" (row.at) } { (caller.say(name(row))) }
                    @if let Some(of) = &row.arbiters {
                        @let (white, black) = (of.white.clone(), of.black.clone());
                        span .players { (caller.say(Line::Players { white, black })) }
                        span .phase { (caller.say(of.phase.into())) }
                        (stands(of, caller))
                    }
                    @for attention in row.raised_by() {
                        strong .attention { (caller.say((*attention).into())) }
                    }
                    @if !row.is_there { span .phase { (caller.say(Line::NotThere)) } }
                }
            }
            @for (number, why) in not_started {
                @let number = *number;
                li .raised {
                    strong .attention { (caller.say(Line::NotStarted { number })) }
                    span .phase { (caller.say(Line::NotStartedWhy { why: why.clone(), line: format!("{number}: start") })) }
                }
            }
        }
    }
}

/// The number of the move, both times, and the result.
fn stands(of: &Arbiters, caller: &Caller) -> Markup {
    let number = of.plies.div_ceil(2);
    html! {
        @if number > 0 { span .move-number { (caller.say(Line::MoveNumber { number })) } }
        @if let Some(face) = &of.clock {
            // The times at the beginning of the running time, so that the list does not change while nothing happens at the table.
            @let since = face.clock.since_ms.unwrap_or_default();
            div data-as-of=[of.runs_from_ms] {
                (common::clock(&face.clock, Some(&face.flags), since, &caller.words))
            }
        }
        @if let Some(result) = of.result.clone() {
            strong .result { (caller.say(Line::ResultIs { result })) }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::extract::Query;

    use super::*;

    fn row(at: &str, number: Option<u32>, attention: &[Attention]) -> Row {
        Row {
            at: at.to_owned(),
            called: Called {
                number,
                machine: None,
            },
            arbiters: Some(Arbiters {
                white: "Anna".to_owned(),
                black: "Bert".to_owned(),
                phase: Phase::Playing,
                attention: attention.to_vec(),
                plies: 0,
                clock: None,
                runs_from_ms: None,
                result: None,
            }),
            is_there: true,
        }
    }

    #[test]
    fn tables_that_are_raised_come_first_and_then_all_by_number() {
        let mut rows = [
            row("a", None, &[]),
            row("b", Some(10), &[]),
            row("c", Some(2), &[]),
            row("d", Some(9), &[Attention::Call]),
            row("e", Some(3), &[Attention::Flag, Attention::Overdue]),
            row("f", None, &[Attention::Claim]),
        ];
        sort(&mut rows);
        let order: Vec<&str> = rows.iter().map(|row| row.at.as_str()).collect();
        assert_eq!(order, ["e", "d", "f", "c", "b", "a"]);
    }

    #[test]
    fn the_list_is_sorted_and_searched_and_a_table_that_waits_for_its_arbiter_is_never_left_out() {
        let mut rows = [
            row("a", Some(1), &[]),
            row("b", Some(2), &[Attention::Call]),
            row("c", Some(3), &[]),
            row("d", Some(4), &[]),
        ];
        for (row, (white, phase)) in rows.iter_mut().zip([
            ("Nowak", Phase::Over),
            ("Rak", Phase::Playing),
            ("Nowakowska", Phase::Stopped),
            ("Lis", Phase::Before),
        ]) {
            let of = row.arbiters.as_mut().unwrap();
            (of.white, of.phase) = (white.to_owned(), phase);
        }
        sort(&mut rows);
        let text = |row: &Row| {
            let of = row.arbiters.as_ref().unwrap();
            format!("Table {} {}", row.called.number.unwrap(), of.white)
        };
        for (query, order) in [
            ("", "bacd"),
            ("sort=number", "abcd"),
            ("sort=state", "cdba"),
            ("find=nowak", "bac"),
            ("find=NOWAK+3&sort=number", "bc"),
            ("find=nobody", "b"),
        ] {
            let address = format!("/?{query}").parse().unwrap();
            let Query(asked) = Query::<Asked>::try_from_uri(&address).unwrap();
            let found: String = wanted(&rows, &asked, text)
                .iter()
                .map(|row| row.at.as_str())
                .collect();
            assert_eq!(found, order, "{query}");
        }
    }

    #[test]
    fn a_row_is_the_same_whatever_only_an_arbiters_key_shows() {
        let text = include_str!("../../../tests/views/arbiter.json");
        let read = |text: &str| {
            let snapshot = serde_json::from_str(text).unwrap();
            Row::new(
                "a",
                &Look {
                    standing: super::super::super::seat::RightState::Good,
                    role: None,
                    number: Some(1),
                    machine: None,
                    snapshot: Some(std::sync::Arc::new(snapshot)),
                    as_of_ms: None,
                    runs_from_ms: None,
                },
            )
        };
        let mut other: serde_json::Value = serde_json::from_str(text).unwrap();
        let muted = other["table"]["muted"].as_object_mut().unwrap();
        let before = muted.clone();
        muted.insert("crown_missing".to_owned(), 4.into());
        assert_ne!(&before, other["table"]["muted"].as_object().unwrap());
        assert_eq!(read(text), read(&other.to_string()));
        assert_eq!(read(text).raised_by(), [Attention::Call]);
    }
}

//! The list of a device's tables. A table is raised by the reasons that it names itself and by nothing else (`docs/view.md`):
//! those that are come first, then all stand by their numbers.

use maud::{Markup, html};

use super::super::called::Called;
use super::super::line::Line;
use super::super::respond::Caller;
use super::super::seat::{Look, Standing};
use super::super::server::Desk;
use crate::pages::render::common;
use crate::view::{Attention, Face, Phase, TableView};

/// A table in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    at: String,
    called: Called,
    /// What an arbiter is shown of it; nothing for others, or while the table is not there.
    arbiters: Option<Arbiters>,
    is_there: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Arbiters {
    white: String,
    black: String,
    phase: Phase,
    attention: Vec<Attention>,
    /// Half-moves that stand.
    plies: usize,
    clock: Option<Face>,
    /// The beginning of the time that runs there, in the time of the desk.
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
            // To an ear a table shows nothing, and is there.
            is_there: look.standing == Standing::Good,
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

/// Does the device look after more tables than one as an arbiter?
pub(super) fn is_an_arbiters(rows: &[Row]) -> bool {
    rows.iter().filter(|row| row.arbiters.is_some()).count() > 1
}

fn sort(rows: &mut [Row]) {
    rows.sort_by(|one, other| {
        let is_quiet = |row: &Row| row.raised_by().is_empty();
        is_quiet(one)
            .cmp(&is_quiet(other))
            .then_with(|| one.called.order().cmp(&other.called.order()))
            .then_with(|| one.at.cmp(&other.at))
    });
}

/// The tables that did not start, where the device is an arbiter's beside them: their numbers, and why.
pub(super) fn not_started(desk: &Desk, caller: &Caller) -> Vec<(u32, String)> {
    desk.hall.not_started(&caller.device.tables)
}

/// The list.
pub(super) fn shown(rows: &[Row], not_started: &[(u32, String)], caller: &Caller) -> Markup {
    let name = |row: &Row| row.called.line(rows.iter().map(|it| &it.called));
    html! {
        h2 { (caller.say(Line::Tables)) }
        ul .tables {
            @for row in rows {
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
            // As they stood when the time began to run that runs: so nothing changes here while nothing happens there.
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
    fn a_row_is_the_same_whatever_only_an_arbiters_key_shows() {
        let text = include_str!("../../../../tests/views/arbiter.json");
        let read = |text: &str| {
            let snapshot = serde_json::from_str(text).unwrap();
            Row::new(
                "a",
                &Look {
                    standing: super::super::super::seat::Standing::Good,
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

// SPDX-License-Identifier: GPL-3.0-or-later
//! Checks every field of every view against the facts that its reader may know (catalogue 25). The list here is a second one,
//! written by hand and not derived from the views. A new field needs its own row in the list, with the row of the matrix that it
//! belongs to.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde_json::Value;
use zgoda_game::Moment;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::Consent;
use zgoda_table::session::Session;
use zgoda_table::session::fair_play::{Item, Role as Column};
use zgoda_table::session::view::view;
use zgoda_table::view::{Role, Snapshot, TableView};

use crate::matrix::{expected, row_for};
use crate::seen::Seen;

/// The fields. Each row has the readers, the row of the matrix, and the paths of fields. `[]` stands for each item of a list, and
/// the values of the two sides are one field.
const FIELDS: &[(&str, Item, &str)] = &[
    (
        "arbiter assistant player seat",
        Item::Settings,
        "public.game public.mode public.names",
    ),
    (
        "arbiter assistant player seat",
        Item::Ruling,
        "public.phase public.called.by",
    ),
    (
        "arbiter assistant player seat",
        Item::Outcome,
        "public.ended.result public.ended.cause public.ended.article public.ended.agreed public.claimed",
    ),
    (
        "arbiter assistant player seat",
        Item::DrawOffer,
        "public.draw_offered",
    ),
    (
        "arbiter assistant player seat",
        Item::BoardsDiffer,
        "public.boards[].board public.boards[].state",
    ),
    (
        "arbiter assistant player seat",
        Item::Device,
        "public.recorded",
    ),
    (
        "arbiter assistant player seat room",
        Item::Clock,
        "clock.running clock.since_ms clock.left_ms clock.used_ms clock.delay_ms",
    ),
    // The face shows flags to everybody (II 3.5.5). Only the assistant is told of them in words.
    ("arbiter room", Item::Clock, "clock.flags clock.first_flag"),
    ("assistant", Item::Flag, "clock.flags clock.first_flag"),
    (
        "arbiter assistant helper player seat room",
        Item::Settings,
        "role",
    ),
    ("assistant helper player seat", Item::Settings, "side"),
    ("assistant", Item::Settings, "duties[]"),
    // An arbiter presses for a side without a way to press.
    ("arbiter", Item::Ruling, "ways[] press"),
    // These marks reveal nothing. They change with each event that everybody at the table sees: a half-move, a press, a question.
    ("assistant seat", Item::Clock, "press"),
    ("assistant seat", Item::Question, "answers"),
    // The consents in the event's own words.
    ("seat", Item::Settings, "whole"),
    (
        "arbiter",
        Item::Ruling,
        "devices[].device devices[].role devices[].name devices[].opened devices[].there devices[].shown devices[].named slips[] log.rows[].device",
    ),
    (
        "assistant player seat",
        Item::OwnRecord,
        "record[].ply record[].side record[].from record[].to record[].takes",
    ),
    ("assistant player", Item::MoveCount, "count"),
    (
        "assistant player seat",
        Item::Question,
        "asks[] before.what before.board before.side as_written[].what as_written[].board as_written[].side \
         as_written[].answer",
    ),
    (
        "assistant player",
        Item::BoardDetails,
        "differences[].board differences[].remove[] differences[].put[].square differences[].put[].piece",
    ),
    (
        "assistant player",
        Item::BoardByEar,
        "men[].square men[].piece",
    ),
    // The half-move by the mover's board or entry, never the half-move that the rules would demand (VIII 4.1.1).
    (
        "assistant helper",
        Item::Announced,
        "carry_out.board carry_out.ply carry_out.side carry_out.from carry_out.to carry_out.takes \
         carry_out.remove[] carry_out.stands",
    ),
    (
        "arbiter",
        Item::Ruling,
        "attention[] stopped_since_ms words aloud arbiters[].number arbiters[].of arbiters[].name arbiters[].from responsible[].number responsible[].name asks.what asks.result asks.cause asks.article asks.agreed \
         open.matters[].what open.matters[].ply open.matters[].by open.matters[].said log.count log.rows[].number \
         log.rows[].ms log.rows[].actor log.rows[].code log.rows[].source log.rows[].event adjusting originals",
    ),
    (
        "arbiter",
        Item::Question,
        "question asked.kind asked.half_moves[]",
    ),
    // The mark tells that some reader has a right to the times and the number of moves (VIII 5.1), but not which reader.
    ("arbiter", Item::MoveCount, "answers"),
    ("arbiter", Item::SlipWord, "open.slips"),
    (
        "arbiter",
        Item::Clock,
        "times.control times.to_make times.charged_ms times.absent times.missing times.completing times.device times.gap.closed \
         times.gap.running times.gap.lost_ms times.gap.offered[].what times.gap.offered[].white_ms \
         times.gap.offered[].black_ms",
    ),
    (
        "arbiter",
        Item::Counters,
        "claim.by claim.what claim.ply claim.gaps claim.in_own_time claim.occurred[] claim.counts[].rule \
         claim.counts[].article claim.counts[].made claim.counts[].limit claim.material.men claim.material.kings \
         claim.material.worth claim.other_tempo claim.left_ms claim.flags claim.finding claim.result.result \
         claim.result.cause claim.result.article claim.result.agreed",
    ),
    (
        "arbiter",
        Item::Outcome,
        "proposals[].by proposals[].result.result proposals[].result.cause proposals[].result.article \
         proposals[].result.agreed",
    ),
    (
        "arbiter",
        Item::Settings,
        "preparation.open[].what preparation.open[].board preparation.open[].side preparation.settled[].what \
         preparation.settled[].board preparation.settled[].side start",
    ),
    (
        "arbiter",
        Item::OtherRecord,
        "position record[].ply record[].entry record[].side record[].pdn record[].captured[] record[].stated \
         record[].board record[].left_ms sheets noted[].ply noted[].written",
    ),
    (
        "arbiter",
        Item::BoardDetails,
        "boards[].state boards[].shown boards[].awaited boards[].board boards[].remove[] boards[].put[].square \
         boards[].put[].piece compared.case compared.agreed compared.parting.ply compared.parting.written \
         compared.ply compared.why compared.likeliest compared.explanations[].faults[].what \
         compared.explanations[].faults[].place compared.explanations[].faults[].side \
         compared.explanations[].faults[].ply compared.explanations[].faults[].right \
         compared.explanations[].faults[].wrong compared.testimony[].first compared.testimony[].last \
         compared.testimony[].written compared.testimony[].records compared.basis compared.blame compared.against.ply \
         compared.against.program compared.against.rest compared.departs.ply compared.departs.written compared.departs.program compared.program[].ply \
         compared.program[].pdn compared.program[].ms compared.both_agreed[].plies compared.both_agreed[].ms",
    ),
    // Arbiters may not intervene, but they may ask which side is on move (II 6.9, IV 1).
    ("arbiter", Item::WhoseMove, "muted.turn muted.not_made[]"),
    (
        "arbiter",
        Item::OwnIrregularity,
        "muted.irregular[].ply muted.irregular[].article muted.accepted[].ply muted.accepted[].article \
         muted.accepted[].if_off muted.in_doubt[] muted.crown_missing muted.explained[].explanation \
         muted.explained[].article",
    ),
    // During play no person is told the side of a press (II 6.9).
    ("arbiter", Item::PressWithoutMove, "muted.clock_swapped_ms"),
    ("arbiter", Item::LegalMoves, "muted.must_capture"),
    (
        "arbiter",
        Item::Counters,
        "muted.counts[].rule muted.counts[].article muted.counts[].made muted.counts[].limit muted.occurred[]",
    ),
];

/// A field of a role: its path, and the row of the matrix that it belongs to.
type Field = (&'static str, Item);

/// The fields by role, in the order of [`FIELDS`]. Each step of every story needs the fields of a role, so they are sorted once.
static BY_ROLE: LazyLock<BTreeMap<&str, Vec<Field>>> = LazyLock::new(|| {
    let mut all: BTreeMap<&str, Vec<Field>> = BTreeMap::new();
    for (roles, item, paths) in FIELDS {
        for role in roles.split_whitespace() {
            let fields = paths.split_whitespace().map(|path| (path, *item));
            all.entry(role).or_default().extend(fields);
        }
    }
    all
});

/// The path of the field that contains a whole event, in the form of the record.
const WHOLE: &str = "log.rows[].event";

thread_local! {
    /// The fields that were shown, and the roles to which they were shown. Each thread has its own set, so that tests on other
    /// threads do not change the count of a test.
    static MET: RefCell<BTreeSet<(&'static str, &'static str)>> = const { RefCell::new(BTreeSet::new()) };
}

/// Every field that was not shown on this thread so far.
#[must_use]
pub fn not_met() -> Vec<String> {
    let met = MET.with_borrow(Clone::clone);
    let all = BY_ROLE.iter();
    let all = all.flat_map(|(role, fields)| fields.iter().map(|(path, _)| (*role, *path)));
    let missing = all.filter(|field| !met.contains(field));
    missing
        .map(|(role, path)| format!("{role}: {path}"))
        .collect()
}

/// Checks the views of a game by the table of fields, for each reader and each part of a view.
pub fn check(session: &Session, seen: &Seen, now: Moment) -> Result<(), String> {
    for role in Role::ALL {
        if let Some(table) = view(session, role) {
            of_role(table, role, seen, now)?;
        }
    }
    Ok(())
}

fn of_role(table: TableView, role: Role, seen: &Seen, now: Moment) -> Result<(), String> {
    let (word, column, side) = match role {
        Role::Arbiter => ("arbiter", Column::Arbiter, None),
        Role::Assistant(side) => ("assistant", Column::Assistant, Some(side)),
        Role::Helper(side) => ("helper", Column::Opponent, Some(side)),
        Role::Player(side) => ("player", Column::Concerned, Some(side)),
        Role::Seat(side) => ("seat", Column::Concerned, Some(side)),
        Role::Room => ("room", Column::Room, None),
    };
    let sight = side.map_or(Sight::Sighted, |side| *seen.sight.get(side));
    let looks = seen.consents.has(Consent::ScreenView) && sight == Sight::Low;
    if word == "player" && seen.mode == Mode::Official && !looks {
        return Err(format!("{side:?} looks at a screen"));
    }
    if let TableView::Seat(view) = &table
        && seen.mode == Mode::Official
    {
        if !seen.consents.has(Consent::PlayerPage) {
            return Err(format!("{side:?} has a page"));
        }
        let all = seen.consents.has(Consent::PlayerPageRecord);
        let own = view.record.len() <= 1 && view.record.iter().all(|it| Some(it.side) == side);
        if !all && !own {
            return Err(format!(
                "{side:?} sees more of the record than their last entry"
            ));
        }
    }
    let whole = Snapshot::new(table, now);
    let text = serde_json::to_string(&whole).map_err(|error| error.to_string())?;
    let again: Snapshot = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    if again != whole {
        return Err(format!(
            "what is read again is not what was written: {text}"
        ));
    }
    let all = seen.circumstances(side, None);
    let now = all.first().expect("a game has come somewhere");
    let known = BY_ROLE.get(word).expect("a role of the table");
    for (path, value) in fields(&whole.table) {
        let met = |it: &&Field| it.0 == path || (value.is_null() && holds(&path, it.0));
        let &(met, item) = known
            .iter()
            .find(met)
            .ok_or_else(|| format!("{path} stands in no row that the {word} has"))?;
        MET.with_borrow_mut(|all| all.insert((word, met)));
        let row = row_for(item);
        if !value.is_null() && expected(row, column, now) != "yes" {
            let articles = row.articles;
            return Err(format!(
                "the {word} sees {path}, against {articles}: {now:?}"
            ));
        }
    }
    Ok(())
}

/// True if the field contains the value at this path, which is empty here.
fn holds(path: &str, field: &str) -> bool {
    field
        .strip_prefix(path)
        .is_some_and(|rest| rest.starts_with(['.', '[']))
}

/// Every field with its value. A field with an empty value is included.
fn fields(table: &TableView) -> Vec<(String, Value)> {
    let mut fields = Vec::new();
    let value = serde_json::to_value(table).expect("a view");
    leaves(String::new(), value, &mut fields);
    fields
}

fn leaves(path: String, value: Value, fields: &mut Vec<(String, Value)>) {
    match value {
        Value::Array(all) => {
            for value in all {
                leaves(format!("{path}[]"), value, fields);
            }
        }
        Value::Object(all) if path != WHOLE => {
            let of_sides = all.keys().map(String::as_str).eq(["black", "white"]);
            for (name, value) in all {
                let path = match path.as_str() {
                    path if of_sides => path.to_owned(),
                    "" => name,
                    path => format!("{path}.{name}"),
                };
                leaves(path, value, fields);
            }
        }
        value => fields.push((path, value)),
    }
}

/// The contents of a view without the squares, by which one half-move differs from another.
#[must_use]
pub fn without_squares(session: &Session, role: Role) -> Option<Vec<String>> {
    let of_squares = ["from", "to", "remove[]", "square", "piece"];
    let fields = fields(&view(session, role)?).into_iter();
    let others = fields.filter(|(path, _)| !of_squares.iter().any(|it| path.ends_with(it)));
    Some(
        others
            .map(|(path, value)| format!("{path} {value}"))
            .collect(),
    )
}

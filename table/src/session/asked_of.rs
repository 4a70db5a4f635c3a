// SPDX-License-Identifier: GPL-3.0-or-later
//! The addressee of a question. A question goes to the output of the person who may answer it. If this person has no output, it
//! goes to the only output and begins with the name of their side. A line without a name at the keyboard then answers for this
//! person.

use zgoda_game::Side;
use zgoda_record::event::{Actor, Source};
use zgoda_speech::announcement::BoardOf;

use super::fair_play::Audience;
use super::options::SensorBoards;
use super::question::Question;
use super::table::Table;

/// The side that is asked, if only one side is asked and it has no output of its own. The question then goes to the only output and
/// begins with the name of the side, and a line without a name at the keyboard answers it.
pub(in crate::session) fn asked_at_anothers(question: &Question, table: &Table) -> Option<Side> {
    let shared = matches!(table.options().boards, SensorBoards::Shared(_));
    let side = match question {
        Question::BoardAhead {
            of: BoardOf::Side(side),
        }
        | Question::Orientation(BoardOf::Side(side)) => Some(*side),
        Question::WhichWay { side, entering, .. } if entering.source == Source::Sensor => {
            Some(*side).filter(|_| !shared)
        }
        Question::Second(second) => second.alone,
        _ => None,
    };
    side.filter(|side| !table.hearing().hears_alone(*side))
}

/// The audience of a question that is meant for `own`. It is everybody if the question goes to the only output and begins with the
/// name of a side.
pub(in crate::session) fn audience(named: Option<Side>, own: Audience, table: &Table) -> Audience {
    match named {
        Some(_) if table.options().outputs.is_one() => Audience::Public,
        _ => own,
    }
}

/// The side for which the present line answers the question, if the line has no name.
pub(in crate::session) fn answers_for_another(question: &Question, table: &Table) -> Option<Side> {
    asked_at_anothers(question, table).filter(|_| table.is_bare())
}

/// The side to which a question about a half-move is addressed, if other people hear the question, too.
pub(in crate::session) fn whose(question: &Question, table: &Table) -> Option<Side> {
    let named = match question {
        // The half-move was typed in the name of a person, so this person is asked.
        Question::Second(second) => second.by.and_then(Actor::side).map(|by| (by, second.side)),
        Question::WhichWay { side, entering, .. } => {
            let by = entering.actor.and_then(Actor::side);
            by.map(|by| (by, *side))
        }
        _ => None,
    };
    let named = named.filter(|(by, _)| !table.hearing().hears_alone(*by));
    asked_at_anothers(question, table).or(named.map(|(_, side)| side))
}

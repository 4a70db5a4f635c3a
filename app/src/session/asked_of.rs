//! A question is put to whoever may answer it, in their ear. Where they have no output of their own it is put on the one there is and
//! begins with whose it is, and a line at the keyboard that names nobody answers it for them.

use zgoda_game::Side;
use zgoda_speech::announcement::BoardOf;

use super::fair_play::Audience;
use super::options::SensorBoards;
use super::question::Question;
use super::table::Table;
use crate::record::event::{Actor, Source};

/// The side that a question is asked of alone, where it has no output of its own: it is put on the one there is, begins with whose it
/// is, and a line at the keyboard that names nobody answers it.
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

/// The audience of a question that is meant for `own`: everybody at the one output there is, where it has to say whose it is.
pub(in crate::session) fn audience(whose: Option<Side>, own: Audience, table: &Table) -> Audience {
    match whose {
        Some(_) if table.options().outputs.is_one() => Audience::Public,
        _ => own,
    }
}

/// The side for which the line that is being handled answers the question, though it names nobody.
pub(in crate::session) fn answers_for_another(question: &Question, table: &Table) -> Option<Side> {
    asked_at_anothers(question, table).filter(|_| table.is_bare())
}

/// The side that a question about a half-move is for, where the one who is asked does not hear it alone.
pub(in crate::session) fn whose(question: &Question, table: &Table) -> Option<Side> {
    let named = match question {
        // What was typed in the name of somebody who has no output.
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

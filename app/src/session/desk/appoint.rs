//! Appointing an assistant (Kodeks VIII 4.2): the arbiter names them, and from then on they have the duties of VIII
//! 4.1 that the event gives.

use zgoda_game::Side;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, AssistantDuty};

use super::authority::Authority;
use crate::command::{ArbiterWord, Command, Is, Word};
use crate::event::Assistant;
use crate::mode::Mode;
use crate::record::event::{Actor, Body};
use crate::session::fair_play::Audience;
use crate::session::options::Sight;
use crate::session::table::Table;

/// `appoint NAME`, `appoint NAME for black`: an assistant (Kodeks VIII 4.2), a blind player's only. Whose they are is
/// given back.
pub(in crate::session) fn appoint(
    by: Authority,
    name: String,
    side: Option<Side>,
    table: &mut Table,
) -> Option<Side> {
    let blind = |side: &Side| *table.options().sight.get(*side) == Sight::Blind;
    let blind: Vec<Side> = Side::ALL.into_iter().filter(blind).collect();
    let side = match (side, &blind[..]) {
        (Some(side), blind) if blind.contains(&side) => Some(side),
        (None, [only]) => Some(*only),
        _ => None,
    };
    let Some(side) = side else {
        table.show_hint(ArbiterWord::Appoint);
        return None;
    };
    let body = Body::Appointed {
        side,
        name: name.clone(),
    };
    table.decided(by, body);
    let message = Message::AssistantAppointed { side, name };
    table.say_when_durable(Audience::Public, message, About::default());
    Some(side)
}

/// True if it is a duty of this side's assistant. An assistant named by the event has the duties that it gives; where it names
/// none, only a blind player has one (Kodeks VIII 4.1, 4.2), with the usual duties once appointed. Nobody is one where it was said
/// that there is none.
pub(in crate::session) fn has_duty(side: Side, duty: AssistantDuty, table: &Table) -> bool {
    let blind = *table.options().sight.get(side) == Sight::Blind;
    let theirs = match table.options().event.assistants.get(side) {
        // Of a player who is not blind only where chapter VIII is adapted (VIII 5.3), which the event file is checked for.
        Some(assistant) => assistant.duties.contains(&duty),
        None => blind && (!table.game().is_appointed(side) || Assistant::is_usual(duty)),
    };
    theirs && !table.game().is_alone(side)
}

/// Record and clock are one duty (VIII 4.1.3).
const RECORD_AND_CLOCK: AssistantDuty = AssistantDuty::RecordAndClock;

/// The duty that an assistant lacks for what they do here; what they may claim is decided where claims are.
pub(in crate::session) fn lacks_the_duty(
    command: &Command,
    table: &Table,
) -> Option<AssistantDuty> {
    let duty = match command {
        // Hands on the player's board (VIII 4.1.2).
        Command::Plain(Word::Adjust) => AssistantDuty::OwnBoard,
        Command::Move(_) => RECORD_AND_CLOCK,
        _ => {
            let records = command.word().is_some_and(|word| word.is(Is::Recording));
            records.then_some(RECORD_AND_CLOCK)?
        }
    };
    let actor = table.actor();
    let official = table.options().mode == Mode::Official;
    let assistants = actor.is_some_and(Actor::is_assistant);
    let lacks = official && assistants && !has_duty(table.asker(actor), duty, table);
    lacks.then_some(duty)
}

/// Assistants who do what the event does not let them do are told so.
pub(in crate::session) fn refused_as_no_duty(command: &Command, table: &mut Table) -> bool {
    let Some(duty) = lacks_the_duty(command, table) else {
        return false;
    };
    table.refuse(
        "no duty of the assistant's (Kodeks VIII 4.1)",
        Message::NotTheirDuty { duty },
    );
    true
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Appointing an assistant (Kodeks VIII 4.2). The arbiter names the assistant, who then has the duties of VIII 4.1 that
//! the event gives, or only keeps the record (II 6.3).

use zgoda_game::Side;
use zgoda_input::command::{ArbiterWord, Command, Is, Word};
use zgoda_record::event::{Actor, Body};
use zgoda_record::event_file::Assistant;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, AssistantDuty};

use super::authority::Authority;
use crate::session::fair_play::Audience;
use crate::session::game::Appointed;
use crate::session::table::Table;

/// Carries out `appoint`. `appoint NAME` and `appoint NAME for black` appoint an assistant (Kodeks VIII 4.2), only for a
/// blind player. `appoint NAME record` appoints a person who keeps the record of a player, blind or not (II 6.3). Returns
/// the side of the appointed person.
pub(in crate::session) fn appoint(
    by: Authority,
    (name, appointed): (String, Appointed),
    side: Option<Side>,
    table: &mut Table,
) -> Option<Side> {
    let alone = appointed == Appointed::RecordAlone;
    let blind = |side: &Side| *table.options().sight.get(*side) == Sight::Blind;
    // Without a named side, an assistant is for the blind player, and a keeper of the record for the player who is not
    // blind.
    let meant: Vec<Side> = Side::ALL
        .into_iter()
        .filter(|it| blind(it) != alone)
        .collect();
    let side = match (side, &meant[..]) {
        (Some(side), meant) if alone || meant.contains(&side) => Some(side),
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
        record_alone: alone,
    };
    table.decided(by, body);
    let message = Message::AssistantAppointed { side, name };
    table.say_when_durable(Audience::Public, message, About::default());
    Some(side)
}

/// True if this side's assistant has this duty. An assistant named by the event has the duties given there. If the event
/// names no assistant, only a blind player can have one (Kodeks VIII 4.1, 4.2), and an appointed assistant has the usual
/// duties. An assistant who was appointed only to keep the record has only that duty. A side for which somebody stated
/// that it has no assistant has none.
pub(in crate::session) fn has_duty(side: Side, duty: AssistantDuty, table: &Table) -> bool {
    let blind = *table.options().sight.get(side) == Sight::Blind;
    let given = table.options().event.assistants.get(side).as_ref();
    let theirs = match (table.game().appointed(side), given) {
        (Some(Appointed::RecordAlone), _) => duty == AssistantDuty::Record,
        // A player who is not blind has an assistant only if chapter VIII is adapted (VIII 5.3), or only for the record; the
        // check of the event file ensures that.
        (_, Some(assistant)) => assistant.has(duty),
        (None, None) => blind,
        (Some(Appointed::All), None) => blind && Assistant::usual(String::new()).has(duty),
    };
    theirs && !table.game().is_alone(side)
}

/// The duty that the assistant lacks for this command. Claims are not checked here, because the code for claims decides
/// about them.
pub(in crate::session) fn lacks_the_duty(
    command: &Command,
    table: &Table,
) -> Option<AssistantDuty> {
    let duty = match command {
        // Adjusting means putting hands on the player's board (VIII 4.1.2).
        Command::Plain(Word::Adjust) => AssistantDuty::OwnBoard,
        // The duty to press the clock always includes the record (VIII 4.1.3), but the record may be kept without the
        // clock (II 6.3).
        Command::Plain(Word::Press) => AssistantDuty::RecordAndClock,
        Command::Move(_) => AssistantDuty::Record,
        _ => {
            let records = command.word().is_some_and(|word| word.is(Is::Recording));
            records.then_some(AssistantDuty::Record)?
        }
    };
    let actor = table.actor();
    let official = table.options().mode == Mode::Official;
    let assistants = actor.is_some_and(Actor::is_assistant);
    let lacks = official && assistants && !has_duty(table.asker(actor), duty, table);
    // VIII 4.1 names record and clock as one duty.
    let told = match duty {
        AssistantDuty::Record => AssistantDuty::RecordAndClock,
        duty => duty,
    };
    lacks.then_some(told)
}

/// Tells assistants that the event does not let them do this.
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

// SPDX-License-Identifier: GPL-3.0-or-later
//! Lines from the pages of devices, when they depend on the open questions at the table.

use zgoda_game::Side;
use zgoda_input::command::{Command, Is, Typed, Word};
use zgoda_record::event::{Actor, DeskRole, EntryId};
use zgoda_speech::announcement::Action;

use crate::desk_words::note::DeskNote;
use crate::session::desk::authority::Authority;
use crate::session::game::State;
use crate::session::input::{Does, LATEST_PRESS};
use crate::session::live::{LiveGame, open};
use crate::session::options::Keeper;
use crate::session::phase::Phase;
use crate::session::preparation::Arming;
use crate::session::question::Question;
use crate::session::ways;
use crate::view::Mark;

/// True if a player's or assistant's page answers one of these questions of the table: whether all is prepared, whether the program
/// ends, whether a half-move is taken back, or whether another game begins.
pub(in crate::session) fn is_asked_at_the_table(
    role: DeskRole,
    command: &Command,
    live: &LiveGame,
) -> bool {
    let answers = match command {
        // A digit alone may be an answer.
        Command::Move(text) => matches!(text.trim(), "1" | "2" | "3"),
        _ => command.yes_or_no().is_some(),
    };
    let of_the_table = match &live.questions.open {
        Some(question) => matches!(
            question,
            Question::Quit { .. } | Question::Undo { .. } | Question::NewGame
        ),
        None => matches!(live.preparation.may_arm(), Arming::Open(_)),
    };
    matches!(role, DeskRole::Assistant(_) | DeskRole::Player(_)) && answers && of_the_table
}

/// True if an arbiter enters a player's answer to the result.
pub(in crate::session) fn says_for_a_player(
    authority: Option<Authority>,
    typed: &Typed,
    live: &LiveGame,
) -> bool {
    authority.is_some()
        && typed.actor.and_then(Actor::player).is_some()
        && typed.command.yes_or_no().is_some()
        && live.table.phase() == Phase::Over
        && live.questions.open.is_none()
}

/// The refusal of an answer about another half-move of the sheet than the one being read out.
pub(in crate::session) fn answers_another(
    does: &Does,
    command: &Command,
    live: &LiveGame,
) -> Option<DeskNote> {
    let seen = does.seen.aloud?;
    let answers = match command {
        Command::Plain(word) => word.is(Is::Verdict),
        Command::Move(_) => true,
        _ => false,
    };
    (answers && live.desk.reads_out_ply() != Some(seen)).then_some(DeskNote::AnswerForAnother)
}

/// The mark that a press from a page carries now; `None` if pages cannot press.
pub(in crate::session) fn press_mark(live: &LiveGame) -> Option<Mark> {
    let table = &live.table;
    let here = table.options().keeper == Keeper::Embedded;
    let plies = table.game().last().map_or(0, |last| last.ply);
    here.then(|| Mark::of_press(table.options().salt, plies, table.presses_so_far()))
}

/// The mark for an arbiter's press for a side without a means to press; `None` if each side has one.
pub(in crate::session) fn press_for_others(live: &LiveGame) -> Option<Mark> {
    let mut sides = Side::ALL.into_iter();
    let wanted = sides.any(|side| ways::has_none(side, &live.table));
    press_mark(live).filter(|_| wanted)
}

/// The mark that an answer of this person carries now; `None` if no question is open for them.
pub(in crate::session) fn answer_mark(actor: Actor, live: &LiveGame) -> Option<Mark> {
    let open = open::open_for(Some(actor), live);
    let salt = live.table.options().salt;
    (!open.is_empty()).then(|| Mark::of_answer(salt, &format!("{open:?}")))
}

/// True if an arbiter presses on their page for a side without a means to press.
pub(in crate::session) fn presses_for_a_side(
    authority: Option<Authority>,
    typed: &Typed,
    live: &LiveGame,
) -> bool {
    let side = typed.actor.and_then(Actor::player);
    authority.is_some()
        && typed.command == Command::Plain(Word::Press)
        && side.is_some_and(|side| ways::has_none(side, &live.table))
}

/// The refusal of a press made on a page for another half-move, or too late.
pub(in crate::session) fn press_refused(does: &Does, live: &LiveGame) -> Option<DeskNote> {
    // Repeated and late presses are rejected even if no half-move was entered meanwhile.
    if does.seen.press.is_none() || does.seen.press != press_mark(live) {
        return Some(DeskNote::PressForAnother);
    }
    let late = does.late.unwrap_or_default();
    (late > LATEST_PRESS).then_some(DeskNote::PressTooLate)
}

/// The refusal of an answer given on a page that shows another question.
pub(in crate::session) fn answers_what_is_over(
    does: &Does,
    actor: Option<Actor>,
    live: &LiveGame,
) -> Option<DeskNote> {
    let seen = does.seen.answers?;
    let now = answer_mark(actor?, live);
    (now != Some(seen)).then_some(DeskNote::AskedOtherwise)
}

/// The reply to an entered half-move, if the last half-move is another one than `before`.
pub(in crate::session) fn entered(before: Option<EntryId>, live: &LiveGame) -> Option<DeskNote> {
    let table = &live.table;
    let last = table.game().last().filter(|it| Some(it.id) != before)?;
    Some(DeskNote::HalfMoveTaken {
        from: table.name(last.mv.from),
        to: table.name(last.mv.to),
        takes: table.action(&last.before, &last.mv) == Action::Takes,
        press: last.state == State::Open && press_mark(live).is_some(),
    })
}

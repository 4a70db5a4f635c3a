// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts that only training has, and that are confirmed first: the last half-move is taken back, or another game begins. If
//! another game begins, this game is kept as it stands and can go on later. Both acts are carried out in `live/answers`.
//!
//! In official play a half-move is not taken back: there the arbiter walks back to the point on which both records agree
//! (Kodeks VIII 3.1.2).

use zgoda_input::command::Hint;
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::TrainingAction;

use super::questions::Questions;
use super::table::Table;
use super::timing::Timing;
use crate::desk_words::note::DeskNote;
use crate::session::question::Question;

/// `undo`: asks for a confirmation first.
pub(super) fn undo(questions: &mut Questions, table: &mut Table) {
    if table.options().mode == Mode::Official {
        return match table.authority_at(table.input().place) {
            Some(_) => table.show(DeskNote::NotUnderstood(Hint::Undo)),
            None => not_in_official(TrainingAction::Undo, table),
        };
    }
    if table.stopped() {
        return table.refuse(
            "play is stopped",
            Message::PlayIsStopped { on: table.way_on() },
        );
    }
    let Some(last) = table.game().last() else {
        return table.reply(Message::NoMoveYet);
    };
    let struck = table.spoken(&last.before, &last.mv);
    questions.ask(Question::Undo { entry: last.id });
    table.reply(Message::AskUndo { struck });
}

/// Refuses an act of training in official play.
pub(super) fn not_in_official(deed: TrainingAction, table: &mut Table) {
    table.refuse("in training only", Message::NotInOfficial { deed });
}

/// `new game`: asks for a confirmation first. In an event a game is begun by its organisers, not by a player's word; where the
/// clocks stand, a person who says `new game` may mean that the clocks are to be started.
pub(super) fn new_game(questions: &mut Questions, timing: &Timing, table: &mut Table) {
    if table.options().mode == Mode::Official {
        let stands = table.stopped() || timing.waits_for_the_arbiter(table);
        let arbiters = table.authority_at(table.input().place).is_some();
        return match (stands, arbiters) {
            (true, true) => table.show(DeskNote::NotUnderstood(Hint::Resume)),
            (true, false) if !table.stopped() => table.refuse(
                "the arbiter has not set the clock going",
                Message::ClockNotStarted,
            ),
            _ => not_in_official(TrainingAction::NewGame, table),
        };
    }
    questions.ask(Question::NewGame);
    table.reply(Message::AskNewGame);
}

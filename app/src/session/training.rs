//! What only training has, and is asked first: the last half-move is taken back, or another game begins and this one is kept as
//! it stands, and can go on later. Both are done in `live/answers`.
//!
//! In official play nobody takes back: there the arbiter walks back to what both records agree on (Kodeks VIII 3.1.2).

use zgoda_speech::Message;
use zgoda_speech::announcement::TrainingDeed;

use super::questions::Questions;
use super::table::Table;
use super::timing::Timing;
use crate::desk_words::note::{DeskNote, Hint};
use crate::mode::Mode;
use crate::session::question::Question;

/// `undo`: asked first.
pub(super) fn undo(questions: &mut Questions, table: &mut Table) {
    if table.options().mode == Mode::Official {
        return not_in_official(TrainingDeed::Undo, table);
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

/// It is a deed of training.
pub(super) fn not_in_official(deed: TrainingDeed, table: &mut Table) {
    table.refuse("in training only", Message::NotInOfficial { deed });
}

/// `new game`: asked first. In an event a game is begun by who runs it, not by a player's word; where the clocks stand, who says
/// so may mean that they are to be started.
pub(super) fn new_game(questions: &mut Questions, timing: &Timing, table: &mut Table) {
    if table.options().mode == Mode::Official {
        let stands = table.stopped() || timing.waits_for_the_arbiter(table);
        let arbiters = table.authority_at(table.given().place).is_some();
        return match (stands, arbiters) {
            (true, true) => table.show(DeskNote::NotUnderstood(Hint::Resume)),
            (true, false) if !table.stopped() => table.refuse(
                "the arbiter has not set the clock going",
                Message::ClockNotStarted,
            ),
            _ => not_in_official(TrainingDeed::NewGame, table),
        };
    }
    questions.ask(Question::NewGame);
    table.reply(Message::AskNewGame);
}

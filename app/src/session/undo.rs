//! Training: who wants the last half-move taken back is asked first. It is taken back in `live/answers`.
//!
//! In official play nobody takes back: there the arbiter walks back to what both records agree on (Kodeks VIII 3.1.2).

use zgoda_speech::Message;

use super::questions::Questions;
use super::table::Table;
use crate::mode::Mode;
use crate::session::question::Question;

/// `undo`: asked first.
pub(super) fn undo(questions: &mut Questions, table: &mut Table) {
    if table.options().mode == Mode::Official {
        table.refused("in training only");
        return table.reply(Message::TrainingOnly);
    }
    if table.stopped() {
        table.refused("play is stopped");
        return table.reply(Message::PlayIsStopped { on: table.way_on() });
    }
    let Some(last) = table.game().last() else {
        return table.reply(Message::NoMoveYet);
    };
    let struck = table.spoken(&last.before, &last.mv);
    questions.ask(Question::Undo { entry: last.id });
    table.reply(Message::AskUndo { struck });
}

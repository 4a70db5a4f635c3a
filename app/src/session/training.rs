//! What only training has, and is asked first: the last half-move is taken back, or another game begins and this one is kept as
//! it stands, and can go on later. Both are done in `live/answers`.
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
        return table.refuse("in training only", Message::TrainingOnly);
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

/// `new game`: asked first. In an event a game is begun by who runs it, not by a player's word.
pub(super) fn new_game(questions: &mut Questions, table: &mut Table) {
    if table.options().mode == Mode::Official {
        return table.refuse("in training only", Message::TrainingOnly);
    }
    questions.ask(Question::NewGame);
    table.reply(Message::AskNewGame);
}

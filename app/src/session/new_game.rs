//! Another game: asked first. This one is kept as it stands, and can go on later.

use zgoda_speech::Message;

use super::questions::Questions;
use super::table::Table;
use crate::mode::Mode;
use crate::session::question::Question;

/// `new game`: asked first. In an event a game is begun by who runs it, not by a player's word.
pub(super) fn new_game(questions: &mut Questions, table: &mut Table) {
    if table.options().mode == Mode::Official {
        table.refused("in training only");
        return table.reply(Message::TrainingOnly);
    }
    questions.ask(Question::NewGame);
    table.reply(Message::AskNewGame);
}

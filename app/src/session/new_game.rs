//! Another game: this one is kept as it stands, and can go on later.

use zgoda_game::Moment;
use zgoda_speech::Message;

use super::effect::Effect;
use super::live;
use super::options::Mode;
use super::questions::Questions;
use super::table::Table;
use super::under_way::UnderWay;
use super::{Phase, Question};
use crate::record::event::{Actor, Body, Source};

/// `new game`: asked first. In an event a game is begun by who runs it, not by a player's word.
pub(super) fn new_game(
    line: &str,
    actor: Option<Actor>,
    questions: &mut Questions,
    table: &mut Table,
    now: Moment,
) {
    if table.options().mode == Mode::Official {
        table.refused(line, "in training only", actor, now);
        return table.reply(actor, Message::TrainingOnly);
    }
    questions.open = Some(Question::NewGame);
    table.reply(actor, Message::AskNewGame);
}

/// This game is left, and another one begins.
pub(super) fn left_for_a_new_game(
    actor: Option<Actor>,
    under_way: &mut UnderWay,
    table: &mut Table,
    now: Moment,
) {
    if table.phase() == Phase::Closed {
        return;
    }
    table.commit(actor, Source::Keys, Body::LeftForNewGame, now);
    table.wants(Effect::NewGame);
    live::close(under_way, table, now);
}

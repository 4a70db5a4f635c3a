//! The menus of commands: all of them, the arbiter's, and what can be claimed. What becomes of the one that is chosen is
//! `controls`'s.

use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use crate::command::Word;
use crate::hands::commands::{COMMANDS, IN_TRAINING, behind};
use crate::mode::Mode;
use crate::session::hands::Hands;
use crate::session::menu::Item;
use crate::session::question::Question;
use crate::session::questions::Questions;
use crate::session::table::Table;

/// A word was chosen from a menu, and what comes next is for it.
pub(in crate::session) fn the_next_is_for(
    word: Word,
    hands: &mut Hands,
    questions: &Questions,
    table: &mut Table,
) {
    let actor = table.actor();
    match (actor, word) {
        // On the keyboard it stands on the line, and the half-move is typed behind it.
        (None, _) => hands.begin_line(word, table),
        (Some(actor), _) if actor.is_assistant() => hands.begin_line(word, table),
        (Some(_), Word::Arbiter) => {
            hands.code_follows(table.asker(actor), questions, table);
        }
        (Some(_), Word::Correct) => hands.correction(table.asker(actor), questions, table),
        (Some(_), _) => hands.announcement_follows(table.asker(actor), questions, table),
    }
}

/// `commands`: everything; at the pad or keyboard where an arbiter entered their code, the arbiter's words stand
/// first.
pub(in crate::session) fn all_commands(table: &Table) -> Vec<Item> {
    let arbiters = match table.authority_at(table.given().place) {
        Some(_) => behind(Word::Arbiter),
        None => &[],
    };
    let items = arbiters.iter().map(|line| Item::Arbiters(line));
    let more: &[&str] = match table.options().mode {
        Mode::Official => &[],
        Mode::Training => &IN_TRAINING,
    };
    // Behind what is played with, before what ends it.
    let last = COMMANDS.iter().position(|line| *line == "arbiter");
    let (first, last) = COMMANDS.split_at(last.unwrap_or(COMMANDS.len()));
    let all = first.iter().chain(more).chain(last);
    items.chain(all.map(|line| Item::Command(line))).collect()
}

/// The arbiter's words.
pub(in crate::session) fn arbiters_commands() -> Vec<Item> {
    let all = behind(Word::Arbiter).iter();
    all.map(|line| Item::Arbiters(line)).collect()
}

/// What can be claimed.
pub(in crate::session) fn claims() -> Vec<Item> {
    let all = behind(Word::Claim).iter();
    all.map(|line| Item::Command(line)).collect()
}

/// Only the hand at which the arbiter entered the code is the arbiter's; in training nobody needs it.
pub(in crate::session) fn asks_for_the_code(table: &Table) -> bool {
    let official = table.options().mode == Mode::Official;
    official && table.authority_at(table.given().place).is_none()
}

/// Asks whether the program is to end.
pub(in crate::session) fn ask_quit(questions: &mut Questions, table: &mut Table) {
    let actor = table.actor();
    if questions.open.is_some() {
        return table.reply(Message::AnswerFirst);
    }
    let by = table.asker(actor);
    questions.ask(Question::Quit { by });
    table.reply_sounding(Message::AskQuit, Earcon::Opened);
}

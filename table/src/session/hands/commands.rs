// SPDX-License-Identifier: GPL-3.0-or-later
//! The menus of commands: all commands, the arbiter's commands, and the subjects of a claim. The module `controls`
//! carries out the chosen command.

use zgoda_input::command::{Menu, Word, lines};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use crate::session::hands::Hands;
use crate::session::hands::digits::Meant;
use crate::session::question::Question;
use crate::session::questions::Questions;
use crate::session::table::Table;
use crate::session::wanted::Item;

/// Makes the next input belong to a word that was chosen from a menu.
pub(in crate::session) fn the_next_is_for(
    word: Word,
    hands: &mut Hands,
    questions: &Questions,
    table: &mut Table,
) {
    let actor = table.actor();
    match (actor, word) {
        // On the keyboard the word is put on the input line, and the half-move is typed after it.
        (None, _) => hands.begin_line(word, table),
        (Some(actor), _) if actor.is_assistant() => hands.begin_line(word, table),
        (Some(_), Word::Correct) => hands.correction(table.asker(actor), questions, table),
        (Some(_), _) => {
            let meant = match word {
                Word::Arbiter => Meant::Code,
                _ => Meant::Announced,
            };
            hands.something_else_follows(table.asker(actor), meant, questions, table);
        }
    }
}

/// The menu items for `commands`: all commands. At the pad or keyboard where an arbiter entered their code, the
/// arbiter's words come first.
pub(in crate::session) fn all_commands(table: &Table) -> Vec<Item> {
    let mut items = match table.authority_at(table.input().place) {
        Some(_) => arbiters_commands(),
        None => Vec::new(),
    };
    let menus: &[Menu] = match table.options().mode {
        Mode::Official => &[Menu::Commands],
        Mode::Training => &[Menu::Commands, Menu::Training],
    };
    items.extend(lines(menus).into_iter().map(Item::Command));
    items
}

/// The menu items of the arbiter's words.
pub(in crate::session) fn arbiters_commands() -> Vec<Item> {
    let all = lines(&[Menu::Arbiters]).into_iter();
    all.map(Item::Arbiters).collect()
}

/// The claims that can be made.
pub(in crate::session) fn claims() -> Vec<Item> {
    let all = lines(&[Menu::Claims]).into_iter();
    all.map(Item::Command).collect()
}

/// True if the arbiter's code is needed. It is not needed at the device where the arbiter entered it, and never in
/// training.
pub(in crate::session) fn asks_for_the_code(table: &Table) -> bool {
    let official = table.options().mode == Mode::Official;
    official && table.authority_at(table.input().place).is_none()
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

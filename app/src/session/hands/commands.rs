//! The menu of all commands, and what becomes of the one that is chosen.
//!
//! Choosing is not typing: a hand that opens the menu by mistake and chooses by another must do no harm, so what would
//! end the program is asked about first.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use crate::hands::commands::{COMMANDS, IN_TRAINING, behind};
use crate::record::event::Actor;
use crate::session::command::{Command, Typed, Word, Words};
use crate::session::desk::Desk;
use crate::session::hands::Hands;
use crate::session::menu::{Item, Menus};
use crate::session::options::Mode;
use crate::session::questions::Questions;
use crate::session::table::Table;
use crate::session::{Question, Session};

impl Hands {
    /// `commands`: everything; at the pad or keyboard where an arbiter entered their code, the arbiter's words stand
    /// first.
    pub(in crate::session) fn open_commands(
        &mut self,
        actor: Option<Actor>,
        menus: &mut Menus,
        table: &mut Table,
        now: Moment,
    ) {
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
        let items = items.chain(all.map(|line| Item::Command(line)));
        menus.open_menu(items.collect(), actor, self, table, now);
    }

    fn is_for_the_next(
        &mut self,
        word: Word,
        actor: Option<Actor>,
        questions: &Questions,
        desk: &Desk,
        table: &mut Table,
        now: Moment,
    ) {
        match (actor, word) {
            // On the keyboard it stands on the line, and the half-move is typed behind it.
            (None, _) => self.begin_line(word, desk, table),
            (Some(actor), _) if actor.is_assistant() => self.begin_line(word, desk, table),
            (Some(_), Word::Arbiter) => {
                self.code_follows(table.asker(actor), questions, table, now);
            }
            (Some(_), Word::Correct) => self.correction(table.asker(actor), questions, table, now),
            (Some(_), _) => self.announcement_follows(table.asker(actor), questions, table, now),
        }
    }
}

impl Session {
    /// A command was chosen.
    pub(in crate::session) fn chosen_command(
        &mut self,
        line: &'static str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        match Words::english().read(line).command {
            Command::Plain(Word::Quit) => {
                ask_quit(actor, &mut self.live.questions, &mut self.live.table);
            }
            Command::Claim(of) if of.is_empty() => {
                let items = behind(Word::Claim).iter().map(|line| Item::Command(line));
                self.menus.open_menu(
                    items.collect(),
                    actor,
                    &mut self.hands,
                    &mut self.live.table,
                    now,
                );
            }
            Command::Unfinished(Word::Arbiter) if !asks_for_the_code(&self.live.table) => {
                self.open_the_arbiters(actor, now);
            }
            // The half-move that comes is what it is about, or the code.
            Command::Unfinished(word) => self.hands.is_for_the_next(
                word,
                actor,
                &self.live.questions,
                &self.live.desk,
                &mut self.live.table,
                now,
            ),
            command => self.typed(Typed { actor, command }, line, now),
        }
    }

    /// The menu of the arbiter's words.
    pub(in crate::session) fn open_the_arbiters(&mut self, actor: Option<Actor>, now: Moment) {
        if self.live.table.options().mode == Mode::Training && !self.live.table.arbiter_at_work() {
            self.live.opened_in_training(actor, now);
        }
        let all = behind(Word::Arbiter).iter();
        self.menus.open_menu(
            all.map(|line| Item::Arbiters(line)).collect(),
            actor,
            &mut self.hands,
            &mut self.live.table,
            now,
        );
    }

    /// One of the arbiter's words was chosen: the arbiter's act, whoever else sits there. It answers what the arbiter
    /// is asked and nothing that is asked of a player.
    pub(in crate::session) fn chosen_by_the_arbiter(
        &mut self,
        line: &'static str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        // The arbiter may have gone to another hand since the menu was opened.
        if asks_for_the_code(&self.live.table) {
            return self.live.table.reply(actor, Message::ArbiterOnly);
        }
        let Typed { command, .. } = Words::english().read(line);
        let actor = Some(Actor::Arbiter);
        self.typed(Typed { actor, command }, line, now);
    }
}

/// Only the hand at which the arbiter entered the code is the arbiter's; in training nobody needs it.
pub(in crate::session) fn asks_for_the_code(table: &Table) -> bool {
    let official = table.options().mode == Mode::Official;
    official && table.authority_at(table.given().place).is_none()
}

/// Asks whether the program is to end.
pub(in crate::session) fn ask_quit(
    actor: Option<Actor>,
    questions: &mut Questions,
    table: &mut Table,
) {
    if questions.open.is_some() {
        return table.reply(actor, Message::AnswerFirst);
    }
    let by = table.asker(actor);
    questions.open = Some(Question::Quit { by });
    table.reply_sounding(actor, Message::AskQuit, Earcon::Opened);
}

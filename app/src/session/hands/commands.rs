//! The menu of all commands, and what becomes of the one that is chosen.
//!
//! Choosing is not typing: a hand that opens the menu by mistake and chooses by another must do no harm, so what would
//! end the program is asked about first.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Earcon, Switch};

use crate::hands::commands::{COMMANDS, IN_TRAINING, behind};
use crate::record::event::Actor;
use crate::session::command::{Command, Typed, Word, Words};
use crate::session::menu::Item;
use crate::session::options::Mode;
use crate::session::{Question, Session};

impl Session {
    /// `commands`: everything; at the pad or keyboard where the arbiter entered his code, his words stand first.
    pub(in crate::session) fn open_commands(&mut self, actor: Option<Actor>, now: Moment) {
        let his = match self.table.authority_at(self.table.given().place) {
            Some(_) => behind(Word::Arbiter),
            None => &[],
        };
        let items = his.iter().map(|line| Item::Arbiters(line));
        let more: &[&str] = match self.table.options().mode {
            Mode::Official => &[],
            Mode::Training => &IN_TRAINING,
        };
        // Behind what is played with, before what ends it.
        let last = COMMANDS.iter().position(|line| *line == "arbiter");
        let (first, last) = COMMANDS.split_at(last.unwrap_or(COMMANDS.len()));
        let all = first.iter().chain(more).chain(last);
        let items = items.chain(all.map(|line| Item::Command(line)));
        self.open_menu(items.collect(), actor, now);
    }

    /// A command was chosen.
    pub(in crate::session) fn chosen_command(
        &mut self,
        line: &'static str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        match Words::english().read(line).command {
            Command::Plain(Word::Quit) => self.ask_quit(actor),
            Command::Claim(of) if of.is_empty() => {
                let items = behind(Word::Claim).iter().map(|line| Item::Command(line));
                self.open_menu(items.collect(), actor, now);
            }
            Command::Unfinished(Word::Arbiter) if !self.asks_for_the_code() => {
                self.open_the_arbiters(actor, now);
            }
            // The half-move that comes is what it is about, or the code.
            Command::Unfinished(word) => self.is_for_the_next(word, actor, now),
            command => self.typed(Typed { actor, command }, line, now),
        }
    }

    /// The menu of the arbiter's words.
    pub(in crate::session) fn open_the_arbiters(&mut self, actor: Option<Actor>, now: Moment) {
        if self.table.options().mode == Mode::Training
            && self.table.arbiter_at_work() == Switch::Off
        {
            self.opened_in_training(actor, now);
        }
        let all = behind(Word::Arbiter).iter();
        self.open_menu(all.map(|line| Item::Arbiters(line)).collect(), actor, now);
    }

    /// One of the arbiter's words was chosen: his, whoever else sits there. It answers what he is asked and nothing that
    /// is asked of a player.
    pub(in crate::session) fn chosen_by_the_arbiter(
        &mut self,
        line: &'static str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        // He may have gone to another hand since the menu was opened.
        if self.asks_for_the_code() {
            return self.table.reply(actor, Message::ArbiterOnly);
        }
        let Typed { command, .. } = Words::english().read(line);
        let actor = Some(Actor::Arbiter);
        self.typed(Typed { actor, command }, line, now);
    }

    /// Only the hand at which the arbiter entered his code is his; in training nobody needs it.
    pub(in crate::session) fn asks_for_the_code(&self) -> bool {
        let official = self.table.options().mode == Mode::Official;
        official && self.table.authority_at(self.table.given().place).is_none()
    }

    fn is_for_the_next(&mut self, word: Word, actor: Option<Actor>, now: Moment) {
        match (actor, word) {
            // On the keyboard it stands on the line, and the half-move is typed behind it.
            (None, _) => self.begin_line(word),
            (Some(actor), _) if actor.is_assistant() => self.begin_line(word),
            (Some(_), Word::Arbiter) => self.code_follows(self.table.asker(actor), now),
            (Some(_), Word::Correct) => self.correction(self.table.asker(actor), now),
            (Some(_), _) => self.announcement_follows(self.table.asker(actor), now),
        }
    }

    /// Asks whether the program is to end.
    pub(in crate::session) fn ask_quit(&mut self, actor: Option<Actor>) {
        if self.question.is_some() {
            return self.table.reply(actor, Message::AnswerFirst);
        }
        let by = self.table.asker(actor);
        self.question = Some(Question::Quit { by });
        self.table
            .reply_sounding(actor, Message::AskQuit, Earcon::Opened);
    }
}

//! The menu of all commands, and what becomes of the one that is chosen.
//!
//! Choosing is not typing: a hand that opens the menu by mistake and chooses by another must do no harm, so what would
//! end the program is asked about first.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use crate::hands::commands::COMMANDS;
use crate::record::event::Actor;
use crate::session::command::{Command, Typed, Word, Words};
use crate::session::personal::Item;
use crate::session::{Question, Session};

impl Session {
    /// `commands`
    pub(in crate::session) fn open_commands(&mut self, actor: Option<Actor>, now: Moment) {
        self.open_menu(COMMANDS.map(Item::Command).to_vec(), actor, now);
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
            // The half-move that comes is what it is about.
            Command::Unfinished(word) => self.is_for_the_next(word, actor, now),
            command => self.typed(Typed { actor, command }, line, now),
        }
    }

    fn is_for_the_next(&mut self, word: Word, actor: Option<Actor>, now: Moment) {
        match (actor, word) {
            // On the keyboard it stands on the line, and the half-move is typed behind it.
            (None, _) => self.begin_line(word),
            (Some(_), Word::Correct) => self.correction(self.asker(actor), now),
            (Some(_), _) => self.announcement_follows(self.asker(actor), now),
        }
    }

    fn ask_quit(&mut self, actor: Option<Actor>) {
        if self.question.is_some() {
            return self.reply(actor, Message::LeftAsItIs);
        }
        let by = self.asker(actor);
        self.question = Some(Question::Quit { by });
        self.reply_sounding(actor, Message::AskQuit, Earcon::Opened);
    }
}

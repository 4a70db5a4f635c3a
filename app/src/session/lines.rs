//! A typed line, from its words to what it asks for.
//!
//! Here is only decided who does what; how it is done is in the files beside this one.

use zgoda_game::Moment;
use zgoda_game::claims::Occasion;
use zgoda_speech::Message;
use zgoda_speech::announcement::Switch;

use super::Session;
use super::command::{Command, Typed, Word};
use super::effect::Again;
use super::options::Mode;
use super::whose::may_be_the_arbiter;
use crate::record::Claim;
use crate::record::event::{Actor, Body, Source};

impl Session {
    /// A line was typed.
    pub(super) fn line(&mut self, line: &str, now: Moment) {
        let typed = self.read_line(line);
        self.table.names(typed.actor);
        let typed = self.awaited_code(typed, now);
        let Some(typed) = self.who_acts(typed, line, now) else {
            return;
        };
        let typed = self.meant_in_spite_of_a_slip(typed, line);
        let ear = self.table.hearing().ear(self.table.asker(typed.actor));
        self.table.typed_by(Some(ear));
        self.typed(typed, line, now);
        self.table.typed_by(None);
    }

    /// Somebody asks for something, in these words.
    pub(super) fn typed(&mut self, typed: Typed, line: &str, now: Moment) {
        let typed = self.answer_by_digit(typed);
        let actor = typed.actor;
        self.nothing_else_ends_it(&typed.command, actor);
        if self.code_is_misplaced(&typed, line, now) {
            return;
        }
        if may_be_the_arbiter(actor) && self.answered_on_the_sheet(&typed.command, now)
            || self.answered_while_checking(&typed.command, actor, now)
            || self.answered_before_the_first_move(&typed.command, actor, now)
            || self.jumped(&typed, now)
        {
            return;
        }
        if self.no_duty_of_his(&typed.command, line, actor, now) {
            return;
        }
        if let Some(side) = self.side_named(&typed.command)
            && self.answered_whose(side, actor, now)
        {
            return;
        }
        match typed.command {
            Command::Move(text) => self.typed_move(&text, actor, now),
            Command::Said(text) => self.said(&text, actor, now),
            Command::Correct(text) => self.correct(&text, actor, now),
            Command::Hand(text) => self.hand(&text, actor, now),
            Command::HandDoes(word, text) => self.hand_does(word, &text, line, actor, now),
            Command::Look(asked, text) => self.asked(asked, &text, line, actor, now),
            Command::Help(part) => self.help(part, actor),
            Command::Last(of) => self.last(of, actor),
            Command::Clock(clocks) => self.clock(clocks, actor, now),
            Command::History(count) => self.history(count, actor),
            Command::Claim(text) => self.claims(&text, line, actor, now),
            Command::Arbiter(text) => self.arbiter(&text, line, actor, now),
            Command::Arbiters(word, text) => self.arbiters_word((word, &text), line, actor, now),
            Command::Unfinished(Word::Arbiter) => self.arbiter_alone(actor, now),
            Command::Unfinished(_) => self.table.unfinished(line, actor, now),
            Command::Steer(steer) => self.steer(steer, actor, now),
            Command::Wish(wish, text) => self.wish(wish, &text, actor, line, now),
            Command::Plain(word) => self.plain(word, line, actor, now),
        }
    }

    pub(super) fn plain(&mut self, word: Word, line: &str, actor: Option<Actor>, now: Moment) {
        match word {
            Word::Press => self.press(actor, now),
            Word::Pause => self.pause(line, actor, now),
            Word::Undo => self.undo(line, actor, now),
            Word::NewGame => self.new_game(line, actor, now),
            Word::Call => {
                self.table
                    .commit(actor, Source::Keys, Body::ArbiterCalled, now);
                self.say_who_calls();
                if let Some(by) = self.table.side_of(actor) {
                    self.clock_stands(Occasion::Call, by, now);
                }
            }
            Word::Adjust => self.adjust(Switch::On, actor, now),
            Word::Done if self.table.game().adjusting() == Switch::Off => {
                self.table
                    .refused(line, "nothing is being adjusted", actor, now);
                self.table.reply(actor, Message::NotAdjusting);
            }
            Word::Done => self.adjust(Switch::Off, actor, now),
            Word::Demand => self.claim(Claim::Demanded, line, actor, now),
            Word::Crowned => self.crown_stated(line, actor, now),
            Word::LetStand => self.claim(Claim::LetStand, line, actor, now),
            Word::Offer => self.offer(line, actor, now),
            Word::Accept => self.accept_offer(line, actor, now),
            Word::Decline => self.decline_offer(line, actor, now),
            Word::Resign => self.resign(line, actor, now),
            Word::Repeat => self.table.again(Again::Last, actor),
            Word::Spell => self.table.again(Again::Spelt, actor),
            Word::Where => self.where_are_we(actor, now),
            Word::Feel => self.feel(actor, now),
            Word::Count => self.count(line, actor, now),
            Word::Boards => self.boards_agree(actor),
            Word::Settings => self.settings(actor),
            Word::Help => self.help(None, actor),
            Word::Commands => self.open_commands(actor, now),
            Word::Keys => self.explain_keys(actor, now),
            Word::Quit => self.quit(now),
            Word::End => self.ask_quit(actor),
            Word::Save => self.tell_kept(actor),
            Word::Silence => self.silence(actor, self.table.asker(actor)),
            Word::Turn => self.tell_turn(line, actor, now),
            Word::Advice => self.table.reply(actor, Message::NoAdvice),
            Word::Result => self.tell_result(actor),
            Word::Sides if self.table.options().mode == Mode::Training => {
                self.table.reply(actor, Message::BothSidesHere);
            }
            Word::Sides | Word::Chat => self.table.reply(actor, Message::NotToBeHad),
            Word::Look(asked) => self.asked(asked, "", line, actor, now),
            Word::Steer(steer) => self.steer(steer, actor, now),
            Word::Wish(wish) => self.wish(wish, "", actor, line, now),
            // What they answer is asked before the first move only.
            Word::Braille | Word::Print | Word::Dictaphone => {
                self.table.reply(actor, Message::NothingAsked);
            }
            Word::Yes => self.answer_yes(actor, now),
            Word::No => self.answer_no(actor, now),
            // These are cut into commands of their own, or are no commands.
            Word::Said
            | Word::Correct
            | Word::Hand
            | Word::Lift
            | Word::Put
            | Word::Remove
            | Word::Slide
            | Word::History
            | Word::Last
            | Word::Clock
            | Word::Claim
            | Word::Arbiter
            | Word::Stop
            | Word::Resume
            | Word::Set
            | Word::Charge
            | Word::Replace
            | Word::Ask
            | Word::Absent
            | Word::Arrived
            | Word::Compare
            | Word::WalkBack
            | Word::Restore
            | Word::Decide
            | Word::Grant
            | Word::Refuse
            | Word::Sanction
            | Word::Complaint
            | Word::Slips
            | Word::Unreadable
            | Word::Back
            | Word::Appoint
            | Word::Prepared
            | Word::White
            | Word::Black
            | Word::Both
            | Word::Assistant
            | Word::WhiteAssistant
            | Word::BlackAssistant => self.table.unfinished(line, actor, now),
        }
    }
}

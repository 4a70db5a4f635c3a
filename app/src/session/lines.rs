//! A typed line, from its words to what it asks for.
//!
//! Here is only decided who does what; how it is done is in the files beside this one.

use zgoda_game::Moment;
use zgoda_game::claims::Occasion;
use zgoda_speech::Message;
use zgoda_speech::announcement::Switch;

use super::command::{Command, Typed, Word};
use super::desk::{self, appoint};
use super::effect::Again;
use super::hands::pad;
use super::hands::{commands, digits};
use super::live;
use super::look::asked::Asked;
use super::options::Mode;
use super::personal::tongues;
use super::whose;
use super::{
    Session, answers, claims, help, irregular, new_game, offers, results, simulated, undo,
};
use crate::record::Claim;
use crate::record::event::{Actor, Body, Source};

impl Session {
    /// A line was typed.
    pub(super) fn line(&mut self, line: &str, now: Moment) {
        let typed = tongues::read_line(
            line,
            &self.live.desk,
            &mut self.tongues,
            &mut self.live.table,
        );
        self.live.table.names(typed.actor);
        let typed = self
            .code
            .awaited_code(typed, &self.live.desk, &mut self.live.table, now);
        let Some(typed) = whose::who_acts(typed, line, &self.live.desk, &mut self.live.table, now)
        else {
            return;
        };
        let typed =
            tongues::meant_in_spite_of_a_slip(typed, line, &self.live.desk, &self.live.table);
        let ear = self
            .live
            .table
            .hearing()
            .ear(self.live.table.asker(typed.actor));
        self.live.table.typed_by(Some(ear));
        self.typed(typed, line, now);
        self.live.table.typed_by(None);
    }

    /// Somebody asks for something, in these words.
    pub(super) fn typed(&mut self, typed: Typed, line: &str, now: Moment) {
        let typed = digits::answer_by_digit(
            typed,
            &self.live.questions,
            &self.live.desk,
            &self.live.preparation,
            &self.live.checking,
        );
        let actor = typed.actor;
        results::nothing_else_ends_it(
            &typed.command,
            actor,
            &mut self.live.questions,
            &self.menus,
            &self.live.table,
        );
        if self.live.answered(&typed.command, actor, now)
            || self.jumped(&typed, now)
            || appoint::no_duty_of_his(&typed.command, line, actor, &mut self.live.table, now)
        {
            return;
        }
        match typed.command {
            Command::Move(text) => self.live.typed_move(&text, actor, now),
            Command::Said(text) => self.live.said(&text, actor, now),
            Command::Correct(text) => self.live.correct(&text, actor, now),
            Command::Hand(text) => self.live.hand(&text, actor, now),
            Command::HandDoes(word, text) => {
                simulated::hand_does(
                    word,
                    &text,
                    line,
                    actor,
                    &self.live.boards,
                    &mut self.live.table,
                    now,
                );
            }
            Command::Look(asked, text) => self.look_at(asked, &text, line, actor, now),
            Command::Help(part) => self
                .live
                .table
                .reply(actor, help::help(part, actor, &self.live.table)),
            Command::Last(of) => self
                .live
                .table
                .reply(actor, answers::last(of, actor, &self.live.table)),
            Command::Clock(clocks) => {
                let clock = answers::clock(clocks, actor, &self.live.timing, &self.live.table, now);
                self.live.table.reply(actor, clock);
            }
            Command::History(count) => {
                self.live
                    .table
                    .give(answers::history(count), line, actor, now);
            }
            Command::Claim(text) => self.claims(&text, line, actor, now),
            Command::Arbiter(text) => self.live.arbiter(&text, line, actor, now),
            Command::Arbiters(word, text) => {
                self.live.arbiters_word((word, &text), line, actor, now);
            }
            Command::Unfinished(Word::Arbiter) => self.arbiter_alone(actor, now),
            Command::Unfinished(_) => self.live.table.unfinished(line, actor, now),
            Command::Steer(steer) => self.steer(steer, actor, now),
            Command::Wish(wish, text) => self.wish(wish, &text, actor, line, now),
            Command::Plain(word) => self.plain(word, line, actor, now),
        }
    }

    /// A question about the board.
    fn look_at(&mut self, asked: Asked, text: &str, line: &str, actor: Option<Actor>, now: Moment) {
        let (boards, tongues) = (&self.live.boards, &mut self.tongues);
        let reply = (self.look).asked(asked, text, actor, boards, tongues, &self.live.table);
        self.live.table.give(reply, line, actor, now);
    }

    pub(super) fn plain(&mut self, word: Word, line: &str, actor: Option<Actor>, now: Moment) {
        match word {
            Word::Press => self.live.press(actor, now),
            Word::Pause => self.live.pause(line, actor, now),
            Word::Undo => undo::undo(
                line,
                actor,
                &mut self.live.questions,
                &self.live.desk,
                &mut self.live.table,
                now,
            ),
            Word::NewGame => {
                new_game::new_game(
                    line,
                    actor,
                    &mut self.live.questions,
                    &mut self.live.table,
                    now,
                );
            }
            Word::Call => {
                self.live
                    .table
                    .commit(actor, Source::Keys, Body::ArbiterCalled, now);
                claims::say_who_calls(&mut self.live.table);
                if let Some(by) = self.live.table.side_of(actor) {
                    claims::clock_stands(
                        Occasion::Call,
                        by,
                        &mut self.live.under_way,
                        &mut self.live.timing,
                        &mut self.live.desk,
                        &mut self.live.table,
                        now,
                    );
                }
            }
            Word::Adjust => desk::adjust(
                Switch::On,
                actor,
                &mut self.live.boards,
                &mut self.live.table,
                now,
            ),
            Word::Done if self.live.table.game().adjusting() == Switch::Off => {
                self.live
                    .table
                    .refused(line, "nothing is being adjusted", actor, now);
                self.live.table.reply(actor, Message::NotAdjusting);
            }
            Word::Done => desk::adjust(
                Switch::Off,
                actor,
                &mut self.live.boards,
                &mut self.live.table,
                now,
            ),
            Word::Demand => irregular::claim(
                Claim::Demanded,
                line,
                actor,
                &self.live.boards,
                &mut self.live.table,
                now,
            ),
            Word::Crowned => self.live.crown_stated(line, actor, now),
            Word::LetStand => irregular::claim(
                Claim::LetStand,
                line,
                actor,
                &self.live.boards,
                &mut self.live.table,
                now,
            ),
            Word::Offer => offers::offer(
                line,
                actor,
                &self.live.timing,
                &self.live.desk,
                &self.live.preparation,
                &mut self.live.table,
                now,
            ),
            Word::Accept => self.live.accept_offer(line, actor, now),
            Word::Decline => self.live.decline_offer(line, actor, now),
            Word::Resign => results::resign(
                line,
                actor,
                &mut self.live.questions,
                &mut self.live.table,
                now,
            ),
            Word::Repeat => self.live.table.again(Again::Last, actor),
            Word::Spell => self.live.table.again(Again::Spelt, actor),
            Word::Where => {
                let open = self.live.open_for(actor);
                let (boards, timing) = (&self.live.boards, &self.live.timing);
                let told = answers::whereabouts(actor, open, boards, timing, &self.live.table, now);
                self.live.table.reply(actor, told);
            }
            Word::Feel => pad::feel(actor, &self.live.timing, &mut self.live.table, now),
            Word::Count => {
                self.live
                    .table
                    .give(answers::count(actor, &self.live.table), line, actor, now);
            }
            Word::Boards => {
                let agree = answers::boards_agree(actor, &self.live.boards, &self.live.table);
                self.live.table.reply(actor, agree);
            }
            Word::Settings => self
                .live
                .table
                .reply(actor, answers::settings(actor, &self.live.table)),
            Word::Help => self
                .live
                .table
                .reply(actor, help::help(None, actor, &self.live.table)),
            Word::Commands => {
                self.hands
                    .open_commands(actor, &mut self.menus, &mut self.live.table, now);
            }
            Word::Keys => self.hands.explain_keys(actor, &mut self.live.table, now),
            Word::Quit => live::quit(&mut self.live.under_way, &mut self.live.table, now),
            Word::End => commands::ask_quit(actor, &mut self.live.questions, &mut self.live.table),
            Word::Save => self
                .live
                .table
                .reply(actor, answers::kept(&self.live.table)),
            Word::Silence => self.live.table.silence(actor, self.live.table.asker(actor)),
            Word::Turn => {
                let turn = answers::turn(actor, &self.live.timing, &self.live.table, now);
                self.live.table.give(turn, line, actor, now);
            }
            Word::Advice => self.live.table.reply(actor, Message::NoAdvice),
            Word::Result => self
                .live
                .table
                .reply(actor, answers::result(&self.live.table)),
            Word::Sides if self.live.table.options().mode == Mode::Training => {
                self.live.table.reply(actor, Message::BothSidesHere);
            }
            Word::Sides | Word::Chat => self.live.table.reply(actor, Message::NotToBeHad),
            Word::Look(asked) => self.look_at(asked, "", line, actor, now),
            Word::Steer(steer) => self.steer(steer, actor, now),
            Word::Wish(wish) => self.wish(wish, "", actor, line, now),
            // What they answer is asked before the first move only.
            Word::Braille | Word::Print | Word::Dictaphone => {
                self.live.table.reply(actor, Message::NothingAsked);
            }
            // Nothing that is open takes it.
            Word::Yes | Word::No => {
                let told = self.live.no_answer_to_it(actor);
                self.live.table.reply(actor, told);
            }
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
            | Word::BlackAssistant => self.live.table.unfinished(line, actor, now),
        }
    }
}

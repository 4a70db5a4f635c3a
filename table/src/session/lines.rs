// SPDX-License-Identifier: GPL-3.0-or-later
//! A typed line, from its words to its request.
//!
//! This module only decides which part acts; the files beside it do the work.

use zgoda_input::command::gesture::Gesture;
use zgoda_input::command::squares::{is_half_move, square_of};
use zgoda_input::command::{ArbiterWord, Asked, Command, Typed, Word};
use zgoda_record::Claim;
use zgoda_record::event::{Actor, DeskRole};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::history::Again;

use super::desk::authority::Authority;
use super::desk::{self, appoint, closing};
use super::effect::{Effect, PageEffect};
use super::half_moves::irregular;
use super::hands::{commands, digits, pad};
use super::input::{DeskInput, Does, LATEST_PRESS};
use super::live::{LiveGame, open};
use super::look::Enquiry;
use super::personal::vocabularies;
use super::table::Table;
use super::{
    Session, answers, claims, devices, help, look, questions, results, simulated, training, whose,
};
use crate::desk_words::note::DeskNote;

impl Session {
    /// Handles a typed line.
    pub(super) fn line(&mut self, line: &str) {
        let live = &mut self.live;
        live.table.line_is(line);
        let typed = vocabularies::read_line(line, &mut self.vocabularies, &mut live.table);
        let typed = (self.code).awaited_code(typed, &mut self.vocabularies, &mut live.table);
        live.table.names(typed.actor);
        let line = &live.table.line().to_owned();
        let Some(typed) = whose::who_acts(typed, &live.desk, &mut live.table) else {
            return;
        };
        let typed = vocabularies::meant_in_spite_of_a_typo(typed, line, &live.table);
        self.menus.passed_over(&typed.command, &live.table);
        let ear = live.table.hearing().ear(live.table.asker(typed.actor));
        live.table.typed_by(Some(ear));
        self.typed(typed, line);
        self.live.table.typed_by(None);
    }

    /// Handles an input from a device at the desk.
    pub(super) fn desk_input(&mut self, input: DeskInput) {
        let live = &mut self.live;
        let (devices, table) = (&mut live.devices, &mut live.table);
        match input {
            DeskInput::Opens { asked, name, words } => {
                devices.asks((asked, name), words, table);
            }
            DeskInput::SlipTried(slip) => devices.tried(slip, table),
            DeskInput::Leaves(device) => {
                let holder = table.game().devices().role_of(device);
                let actor = holder.and_then(devices::actor_of);
                devices.end(actor, device, table);
            }
            DeskInput::SlipMade(made) => devices.slip_made(made.map(|it| *it), table),
            DeskInput::Gone(asked) => devices.gone(&asked),
            DeskInput::InFront(device, is) => devices.is_in_front(device, is, table),
            DeskInput::Ear(side, ear) => live.ear(side, ear),
            DeskInput::Does(does) => self.device_does(&does),
        }
    }

    /// Carries out what a device does, as far as its role may.
    fn device_does(&mut self, does: &Does) {
        let device = does.device;
        let live = &mut self.live;
        let Some(role) = live.table.game().devices().role_of(device) else {
            return live
                .table
                .push_effect(Effect::Page(PageEffect::Ends(device)));
        };
        let authority = match role {
            DeskRole::Arbiter(of) => Some(Authority::by_device(of)),
            _ => None,
        };
        (live.table).comes_from_device(device, authority, does.late);
        let line = &does.line;
        live.table.line_is(line);
        let typed = match &does.order {
            Some(order) => Typed {
                actor: None,
                command: Command::Ordered(order.clone()),
            },
            None => vocabularies::read_line(line, &mut self.vocabularies, &mut live.table),
        };
        let actor = devices::actor_of(role);
        live.table.acts(actor);
        let presses = super::live::devices::presses_for_a_side(authority, &typed, live);
        let confirms = presses || super::live::devices::says_for_a_player(authority, &typed, live);
        let own = typed.actor.is_none() || typed.actor == actor || confirms;
        let is_for = (presses || devices::is_for(role, &typed.command, live.desk.reads_out()))
            && !super::live::devices::is_asked_at_the_table(role, &typed.command, live);
        let stale = match &typed.command {
            Command::Plain(Word::Press) => super::live::devices::press_refused(does, live),
            // An arbiter who notes what they see is not held up by news that their page has not shown yet.
            command if command.word() == Some(Word::Arbiters(ArbiterWord::Note)) => None,
            _ if authority.is_some() => {
                super::live::devices::answers_another(does, &typed.command, live)
                    .or_else(|| devices::decided_meanwhile(does, &live.table))
            }
            _ => super::live::devices::answers_what_is_over(does, actor, live),
        };
        let may = actor.is_some() && own && is_for;
        let before = live.table.game().last().map(|it| it.id);
        match stale {
            None if may => {
                let actor = typed.actor.filter(|_| confirms).or(actor);
                live.table.names(actor);
                self.typed(Typed { actor, ..typed }, line);
                let taken = |live: &LiveGame| super::live::devices::entered(before, live);
                if authority.is_none() && taken(&self.live).is_some() {
                    self.press_behind(does);
                }
                // The half-move is read back as it is after that press: made, or still to be pressed for.
                let taken = taken(&self.live).filter(|_| authority.is_none());
                taken.into_iter().for_each(|it| self.live.table.show(it));
            }
            stale => {
                let why = "not from this page";
                live.table.refused(why);
                let note = stale.filter(|_| may);
                let note = note.unwrap_or(DeskNote::NotOnThisPage);
                live.table.show(note);
            }
        }
        if self.live.devices.makes_one_for(device) {
            return;
        }
        let taken = !self.live.table.input().refused;
        let answered = Effect::Page(PageEffect::Answered { device, taken });
        self.live.table.do_when_durable(answered);
    }

    /// Presses for a half-move entered on a page, if one key was meant to enter it and to press.
    fn press_behind(&mut self, does: &Does) {
        let (actor, late) = (self.live.table.actor(), does.late.unwrap_or_default());
        if does.then_press && late > LATEST_PRESS {
            return self.live.table.show(DeskNote::PressTooLate);
        }
        if does.then_press {
            let command = Command::Plain(Word::Press);
            self.typed(Typed { actor, command }, "press");
        }
    }

    /// Carries out a request of somebody, in these words.
    pub(super) fn typed(&mut self, typed: Typed, line: &str) {
        let live = &mut self.live;
        live.table.acts(typed.actor);
        live.table.line_is(line);
        if !matches!(typed.command, Command::Arbiter(_)) {
            live.table.does_something();
        }
        if closing::comes_too_late(&typed, &live.desk, &mut live.table) {
            return;
        }
        closing::used_by(&typed, &mut live.table);
        let typed = digits::answer_by_digit(
            typed,
            &live.questions,
            &live.desk,
            &live.preparation,
            &live.checking,
        );
        let unread = is_unread(&typed, &live.table);
        // A typing slip answers nothing: the open question is repeated.
        if !unread {
            results::nothing_else_ends_it(
                &typed.command,
                &mut live.questions,
                &self.menus,
                &live.table,
            );
        }
        if live.answered(&typed.command) || self.jumped(&typed) {
            return;
        }
        let live = &mut self.live;
        if appoint::refused_as_no_duty(&typed.command, &mut live.table) {
            return;
        }
        match typed.command {
            Command::Move(text) => live.typed_move(&text),
            Command::Said(text) => live.said(&text),
            Command::Correct(text) => live.correct(&text),
            Command::Hand(text) => simulated::hand(&text, &mut live.boards, &mut live.table),
            Command::HandDoes(word, text) => {
                simulated::hand_does(word, &text, &live.boards, &mut live.table);
            }
            Command::Look(asked, text) => self.look_at(asked, &text),
            Command::Help(part) => live.table.reply(help::help(part, &live.table)),
            Command::HelpOf(word) => live.table.reply(help::help_of(word)),
            Command::Last(of) => live.table.reply(answers::last(of, &live.table)),
            Command::Clock(clocks) => {
                let clock = answers::clock(clocks, &live.timing, &live.table);
                live.table.reply(clock);
            }
            Command::History(count) => {
                live.table.give(answers::history(count));
            }
            Command::Claim(text) => self.claims(&text),
            Command::Arbiter(text) => live.arbiter(&text),
            // For a player `protocol` means their own record.
            Command::Arbiters(ArbiterWord::Protocol, _) if live.is_a_players_line() => {
                self.look_at(Asked::Record, "");
            }
            Command::Arbiters(word, text) => {
                live.arbiters_word((word, &text));
            }
            Command::Ordered(order) => live.order(order),
            Command::Unfinished(Word::Arbiter) => self.arbiter_alone(),
            Command::Unfinished(word) => live.table.misses_something(word),
            Command::Gesture(gesture) => self.gesture(gesture),
            Command::Setting(setting, text) => self.setting(setting, &text),
            Command::Plain(word) => self.plain(word),
        }
        let live = &mut self.live;
        let asked = unread.then(|| open::asked_again(live)).flatten();
        if let Some(question) = asked {
            live.table.reply(question);
        }
        live.settle();
    }

    /// Moves the cursor to a square typed alone, which is no half-move. Returns false if the line is something else.
    fn jumped(&mut self, typed: &Typed) -> bool {
        let Command::Move(text) = &typed.command else {
            return false;
        };
        let live = &self.live;
        let asked = questions::asks_which_way(typed.actor, &live.questions);
        // The arbiter has no cursor on a board.
        let walks = !matches!(typed.actor, Some(Actor::Arbiter | Actor::Program));
        let lexicon = vocabularies::lexicon_of(typed.actor, &live.table);
        let square = square_of(text, live.table.game().now().variant(), lexicon);
        let Some(square) = square.filter(|_| walks && !asked) else {
            return false;
        };
        let asker = look::asker_of(&live.table);
        self.look.put_cursor(asker, square);
        self.gesture(Gesture::Here);
        true
    }

    /// Answers a question about the board.
    fn look_at(&mut self, asked: Asked, text: &str) {
        let live = &mut self.live;
        let (boards, vocabularies) = (&live.boards, &mut self.vocabularies);
        let enquiry = Enquiry::new((asked, text), boards, &live.table);
        let reply = (self.look).asked(enquiry, vocabularies, &live.table);
        live.table.give(reply);
    }

    pub(super) fn plain(&mut self, word: Word) {
        let actor = self.live.table.actor();
        let live = &mut self.live;
        match word {
            Word::Press => live.press(),
            Word::Pause => live.pause(),
            Word::Undo => training::undo(&mut live.questions, &mut live.table),
            Word::NewGame => {
                training::new_game(&mut live.questions, &live.timing, &mut live.table);
            }
            Word::Call => live.call(),
            Word::Adjust => desk::adjusting_begins(&mut live.table),
            Word::Done if live.table.input().authority.is_some() => {
                claims::call_is_answered(&mut live.table);
            }
            Word::Done if !live.table.game().adjusting() => {
                live.table
                    .refuse("nothing is being adjusted", Message::NotAdjusting);
            }
            Word::Done => desk::adjusting_ends(&mut live.boards, &mut live.table),
            Word::Demand => {
                irregular::claim(Claim::Demanded, &live.boards, &mut live.table);
            }
            Word::Crowned => {
                (live.half_moves).crown_stated(&mut live.table);
            }
            Word::LetStand => {
                irregular::claim(Claim::LetStand, &live.boards, &mut live.table);
            }
            Word::Offer => live.offer(),
            Word::Accept => live.accept_offer(),
            Word::Decline => live.decline_offer(),
            Word::Resign => results::resign(&mut live.questions, &mut live.table),
            Word::Repeat => live.table.again(Again::Last),
            Word::Missed => live.table.again(Again::Missed),
            Word::Spell => live.table.again(Again::Spelt),
            Word::Where => {
                let open = open::open_for(actor, live);
                let told = answers::whereabouts(open, &live.boards, &live.table);
                live.table.reply(told);
            }
            Word::Feel => pad::feel(&live.timing, &mut live.table),
            Word::Count => {
                live.table.give(answers::count(&live.table));
            }
            Word::Boards => {
                let agree = answers::boards_agree(&live.boards, &live.table);
                live.table.reply(agree);
            }
            Word::Settings => live.table.reply(answers::settings(&live.table)),
            Word::Help => live.table.reply(help::help(None, &live.table)),
            Word::Commands => {
                let all = commands::all_commands(&live.table);
                self.open_menu(all);
            }
            Word::Keys => self.hands.explain_keys(actor, &mut live.table),
            Word::Quit => live.quit(),
            Word::End => commands::ask_quit(&mut live.questions, &mut live.table),
            Word::Save => live.table.reply(answers::kept(&live.table)),
            Word::Silence => live.table.silence(live.table.asker(actor)),
            Word::Turn => {
                let turn = answers::turn(&live.timing, &live.table);
                live.table.give(turn);
            }
            Word::Difference => self.make_a_difference(),
            Word::Advice => live.table.reply(Message::NoAdvice),
            Word::Players => live.table.reply(answers::players(&live.table)),
            Word::Result => live.table.reply(answers::result(&live.table)),
            Word::Sides if live.table.options().mode == Mode::Training => {
                live.table.reply(Message::BothSidesHere);
            }
            Word::Sides | Word::Chat => live.table.reply(Message::NotToBeHad),
            Word::Look(asked) => self.look_at(asked, ""),
            Word::Gesture(gesture) => self.gesture(gesture),
            Word::Setting(setting) => self.setting(setting, ""),
            // No open question takes this word.
            Word::Yes | Word::No | Word::Braille | Word::Print | Word::Dictaphone => {
                let told = open::no_answer_to_it(live);
                live.table.reply(told);
            }
            // These words are parsed into their own commands, answer a text that is read out, or are no commands.
            Word::Said
            | Word::Correct
            | Word::Hand
            | Word::HandDoes(_)
            | Word::History
            | Word::Last
            | Word::Clock
            | Word::Claim
            | Word::Arbiter
            | Word::Arbiters(_)
            | Word::Unreadable
            | Word::Back
            | Word::Names(_) => live.table.misses_something(word),
        }
    }
}

/// True for words without a command, half-move or square. If an arbiter types them, the desk answers.
fn is_unread(typed: &Typed, table: &Table) -> bool {
    let Command::Move(text) = &typed.command else {
        return false;
    };
    let lexicon = vocabularies::lexicon_of(typed.actor, table);
    let variant = table.game().now().variant();
    text.contains(char::is_alphabetic)
        && !is_half_move(text, variant, lexicon)
        && square_of(text, variant, lexicon).is_none()
        && table.authority_at(table.input().place).is_none()
}

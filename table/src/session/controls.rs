// SPDX-License-Identifier: GPL-3.0-or-later
//! Carries out actions of keys, pads, menus and gestures, nearly always as if somebody had typed the words of the
//! action.
//!
//! `hands` interprets a stroke, `menu` keeps a person's place in a menu, `look` tells what is around a square, and
//! `personal` keeps a person's own choices. These modules only return what is wanted, and this module passes it on to the
//! part that does it.

use zgoda_game::Side;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_input::command::gesture::Gesture;
use zgoda_input::command::setting::SettingCommand;
use zgoda_input::command::{Command, Typed, Word, Words};
use zgoda_input::hands::key_action::{Asked, KeyAction};
use zgoda_input::hands::keyboard::Keyed;
use zgoda_input::hands::stroke::{InputDevice, Key, Stroke};
use zgoda_record::event::Actor;
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_speech::Message;

use super::effect::Effect;
use super::hands::commands::{self, ask_quit, asks_for_the_code};
use super::hands::pad::{self, OnPad};
use super::hands::{DOUBLE_TAP, Doer};
use super::menu::Menus;
use super::personal::{self, vocabularies};
use super::wanted::{Item, Wanted};
use super::{Session, answers, code, look, results};
use crate::session::input_context::Pressing;
use crate::session::keyboard;
use crate::session::place::Place;

impl Session {
    /// Handles a key of the keyboard, which belongs to the player at this program, or to their assistant.
    pub(super) fn key(&mut self, key: Key) {
        let now = self.live.table.now();
        let actor = keyboard::at_keyboard(&self.live.table);
        self.live.table.acts(actor);
        let side = self.live.table.asker(actor);
        self.hands.was_keyed(now);
        let (stroke, table) = (Stroke::Key(key), &mut self.live.table);
        if let Some(wanted) = (self.hands).tells_itself(side, stroke, &self.menus, table) {
            return self.wanted(wanted, side);
        }
        let open = self.menus.is_open_for(actor, &self.live.table);
        let Some(keyed) = self.hands.keyed_in(key, side, open, &self.live.table) else {
            return;
        };
        let (live, vocabularies) = (&mut self.live, &mut self.vocabularies);
        match keyed {
            Keyed::Echo(text) => {
                let secret = code::secret_from(self.hands.typed(), vocabularies, &live.table);
                let shown = self.hands.keeps_secret(secret, &text);
                live.table.push_effect(Effect::Echo(shown));
            }
            // The echo comes first, so that text that was typed ahead comes after the word.
            Keyed::Line(line) if code::code_is_to_come(&line, vocabularies, &mut live.table) => {
                live.table.push_effect(Effect::Echo("\n".to_owned()));
                (self.hands).begin_line(Word::Arbiter, &mut live.table);
            }
            Keyed::Line(line) => {
                let table = &mut live.table;
                if self.code.is_not_to_come_back(&line, vocabularies, table) {
                    self.hands.forget_line();
                }
                table.push_effect(Effect::Line(line));
            }
            Keyed::Again(text) => {
                live.table.push_effect(Effect::Echo(text.clone()));
                live.table.reply(Message::LineAgain { text });
            }
            Keyed::Looks(true) if !live.table.may_open() => self.hands.stops_looking(),
            Keyed::Looks(state) => {
                (self.hands).says_looking(state, &mut live.table);
            }
            Keyed::Do(action) => {
                let device = InputDevice::Keys;
                self.action(action, Doer { side, device });
            }
        }
    }

    /// Handles an event of a gamepad.
    pub(super) fn pad(&mut self, seat: Seat, event: PadEvent) {
        let table = &mut self.live.table;
        let Some(side) = pad::owner(seat, table) else {
            return pad::pad_of_nobody(&event, table);
        };
        table.comes_from(Place::Pad(side));
        table.acts(Some(side.into()));
        match self.hands.pad_event(seat, event, side, table) {
            Some(OnPad::Stroke(stroke)) => self.pad_stroke(side, stroke),
            Some(OnPad::LetGo(stroke)) if self.hands.let_go(side, stroke) => {
                let device = InputDevice::Pad;
                self.act(&Asked::plain(Word::Commands), Doer { side, device });
            }
            Some(OnPad::LetGo(_)) | None => {}
        }
    }

    fn pad_stroke(&mut self, side: Side, stroke: Stroke) {
        let table = &mut self.live.table;
        if let Some(wanted) = (self.hands).tells_itself(side, stroke, &self.menus, table) {
            return self.wanted(wanted, side);
        }
        if let Some(action) = self.hands.pad_action(side, stroke) {
            let device = InputDevice::Pad;
            self.action(action, Doer { side, device });
        }
    }

    fn action(&mut self, action: KeyAction, doer: Doer) {
        let side = doer.side;
        let live = &mut self.live;
        let actor = self.hands.actor(doer, &live.table);
        live.table.acts(actor);
        live.table.does_something();
        match action {
            KeyAction::Asked(asked) => self.act(&asked, doer),
            KeyAction::Silence => {
                live.table.silence(side);
                (self.hands).leave_what_is_open(doer, &mut live.table);
                self.menus.leave_menu(&mut live.table);
            }
            KeyAction::Status => {
                results::something_else_came(&mut live.questions);
                let status = answers::status(&live.boards, &live.table);
                live.table.reply(status);
            }
            KeyAction::Help => {
                results::something_else_came(&mut live.questions);
                self.hands.explain_the_next(actor, &mut live.table);
            }
            KeyAction::Digit(digit) => {
                let (questions, table) = (&live.questions, &mut live.table);
                if let Some(wanted) = self.hands.digit(side, digit, questions, table) {
                    self.wanted(wanted, side);
                }
            }
            KeyAction::Correction => {
                (self.hands).correction(side, &live.questions, &mut live.table);
            }
            // These actions exist only on the keyboard.
            KeyAction::Look | KeyAction::LineAgain | KeyAction::Off => {}
        }
    }

    /// Carries out an action that has a word that could be typed.
    fn act(&mut self, asked: &Asked, doer: Doer) {
        let on_pad = doer.device == InputDevice::Pad;
        let (command, words) = (asked.command().clone(), asked.words());
        let (questions, table) = (&self.live.questions, &mut self.live.table);
        match command {
            Command::Gesture(Gesture::Choose) if on_pad => {
                let menus = &self.menus;
                let wanted = (self.hands).submitted(doer.side, questions, menus, table);
                if let Some(wanted) = wanted {
                    return self.wanted(wanted, doer.side);
                }
            }
            Command::Gesture(Gesture::Leave) if on_pad && self.hands.dropped(doer.side, table) => {
                return;
            }
            Command::Plain(Word::Press) if on_pad => {
                return self.press_by_hand(doer.side, words);
            }
            _ => {}
        }
        let named = asked.actor();
        let actor = named.or_else(|| (self.hands).actor(doer, &self.live.table));
        self.live.table.names(named);
        self.typed(Typed { actor, command }, words);
    }

    /// Handles a press by a pad. A second tap of the same button right after a press for the opponent names no player:
    /// the owner can hardly have moved so soon, and may have tapped twice.
    fn press_by_hand(&mut self, side: Side, words: &str) {
        let now = self.live.table.now();
        let presser = self.hands.presser_by_hand(side, &self.live.table);
        let before = self.hands.pressed_for_other(side);
        let tapped_twice = before.is_some_and(|at| now.since(at) < DOUBLE_TAP);
        let actor = (presser != side || !tapped_twice).then(|| presser.into());
        let command = Command::Plain(Word::Press);
        self.live.table.presses(Pressing::ByButton);
        self.typed(Typed { actor, command }, words);
        self.live.table.presses(Pressing::No);
        let pressed = presser != side && self.hands.presser_by_hand(side, &self.live.table) == side;
        let at = match pressed {
            true => Some(now),
            // A third tap counts from the first tap, like the second.
            false => before.filter(|_| tapped_twice),
        };
        self.hands.has_pressed_for_other(side, at);
    }

    /// Carries out what a stroke of this side asks for.
    fn wanted(&mut self, wanted: Wanted, side: Side) {
        let (own, table) = (&mut self.own, &mut self.live.table);
        match wanted {
            Wanted::Nothing => {}
            Wanted::Code(code) => {
                table.acts(Some(side.into()));
                self.live.code_given(&code);
            }
            Wanted::Line(typed, text) => self.typed_by_hand(typed, &text, side),
            Wanted::Menu(items) => self.open_menu(items),
            Wanted::Step(of, step, whose) => {
                personal::step_choice((of, step), whose, own, table);
            }
            Wanted::StepProfile(step, whose) => {
                personal::step_profile(step, whose, own, table);
            }
            Wanted::Command(line) => self.chosen_command(line),
            Wanted::Arbiters(line) => self.chosen_by_the_arbiter(line),
            Wanted::Means(stroke, line) => self.is_to_mean(stroke, line),
        }
    }

    /// Enters a half-move from a hand device, and remembers if it was entered for the opponent.
    fn typed_by_hand(&mut self, typed: Typed, text: &str, side: Side) {
        let next = self.live.table.game().next_entry();
        self.typed(typed, text);
        self.hands.entered_since(next, side, &self.live.table);
    }

    /// Passes a gesture to the open menu or question, otherwise to the cursor on the board.
    pub(super) fn gesture(&mut self, gesture: Gesture) {
        let actor = self.live.table.actor();
        let live = &mut self.live;
        if self.menus.menu_is_open(actor, &live.table) {
            let side = live.table.asker(actor);
            if let Some(wanted) = self.menus.gesture(gesture, &mut live.table) {
                live.table.line_is(gesture.word());
                self.wanted(wanted, side);
            }
            return;
        }
        let asker = look::asker_of(&live.table);
        let ends = self.look.ends_looking_back(gesture, asker, &live.table);
        if ends.is_none() {
            let cursor = self.look.cursor_of(asker, &live.table);
            let (hand, questions) = (asker.hand, &live.questions);
            let wanted = (self.hands).points(gesture, hand, cursor, questions, &mut live.table);
            if let Some(wanted) = wanted {
                return self.wanted(wanted, asker.side);
            }
        }
        let (look, boards) = (&mut self.look, &self.live.boards);
        let reply = ends.or_else(|| look.move_cursor(gesture, asker, boards, &self.live.table));
        if let Some(reply) = reply {
            self.live.table.line_is(gesture.word());
            self.live.table.give(reply);
        }
    }

    /// Carries out a command chosen from a menu. A mistake in a menu happens more easily than in typing and must do no
    /// harm, so a choice that would end the program has to be confirmed first.
    fn chosen_command(&mut self, line: &'static str) {
        let actor = self.live.table.actor();
        let live = &mut self.live;
        match Words::english().read(line).command {
            Command::Plain(Word::Quit) => ask_quit(&mut live.questions, &mut live.table),
            Command::Claim(of) if of.is_empty() => self.open_menu(commands::claims()),
            Command::Unfinished(Word::Arbiter) if !asks_for_the_code(&live.table) => {
                self.open_the_arbiters();
            }
            Command::Unfinished(Word::Arbiter)
                if live.table.options().arbiter == ArbiterIs::Program =>
            {
                live.call();
            }
            // This word needs a half-move or the code after it.
            Command::Unfinished(word) => {
                let (questions, table) = (&live.questions, &mut live.table);
                let hands = &mut self.hands;
                commands::the_next_is_for(word, hands, questions, table);
            }
            command => self.typed(Typed { actor, command }, line),
        }
    }

    /// Opens the menu of the arbiter's words.
    fn open_the_arbiters(&mut self) {
        if self.live.table.options().mode == Mode::Training && !self.live.table.arbiter_at_work() {
            self.live.opened_in_training();
        }
        self.open_menu(commands::arbiters_commands());
    }

    /// Carries out an arbiter's word that was chosen from the menu. It counts as the arbiter's act, whoever else sits at
    /// the program, so it can answer questions to the arbiter but no question to a player.
    fn chosen_by_the_arbiter(&mut self, line: &'static str) {
        // The arbiter may have moved to another device since the menu was opened.
        if asks_for_the_code(&self.live.table) {
            return self.live.table.reply(Message::ArbiterOnly);
        }
        let Typed { command, .. } = Words::english().read(line);
        let actor = Some(Actor::Arbiter);
        self.typed(Typed { actor, command }, line);
    }

    /// Gives a stroke a new meaning and saves it.
    fn is_to_mean(&mut self, stroke: Stroke, line: Option<&'static str>) {
        let actor = self.live.table.actor();
        let (live, text) = (&mut self.live, line.unwrap_or("off"));
        let whose = (live.table.asker(actor), live.table.keyboard());
        let Some(whose) = self.hands.means_from_now_on(stroke, text, whose) else {
            return live.table.reply(Message::LeftAsItIs);
        };
        // The setting is saved in the file from which this map of keys was read, whoever listens.
        let whose = whose.into();
        match live.table.person_mut(whose).set_stroke(stroke, text) {
            Ok(()) => personal::keep_settings(whose, &mut self.own, &mut live.table),
            Err(_) => self.own.settings_not_kept(whose, &mut live.table),
        }
        (self.hands).say_new_meaning(stroke, &self.menus, &mut live.table);
    }

    /// Opens a menu for the asker. Digits that were already entered are dropped.
    pub(super) fn open_menu(&mut self, items: Vec<Item>) {
        let table = &mut self.live.table;
        if let Some(menu) = Menus::menu_for(items, table) {
            self.hands.leaves_digits(table);
            self.menus.open(menu, table);
        }
    }

    /// Changes a setting of the person who acts.
    pub(super) fn setting(&mut self, setting: SettingCommand, text: &str) {
        let (vocabularies, table) = (&mut self.vocabularies, &mut self.live.table);
        let menu = (self.own).setting((setting, text), vocabularies, table);
        if let Some(items) = menu {
            self.open_menu(items);
        }
    }

    /// Handles the word `arbiter` without anything after it: opens the menu for an arbiter at work, and asks anybody else
    /// for the code.
    pub(super) fn arbiter_alone(&mut self) {
        let table = &mut self.live.table;
        let opens = table.options().mode == Mode::Training && !table.arbiter_at_work();
        match asks_for_the_code(table) {
            _ if table.options().arbiter == ArbiterIs::Program => self.live.call(),
            _ if opens => self.live.opened_in_training(),
            true => self.code.follows(table),
            false => self.open_the_arbiters(),
        }
    }

    /// Carries out `claim` with its subject.
    pub(super) fn claims(&mut self, text: &str) {
        let actor = self.live.table.actor();
        let (vocabularies, table) = (&mut self.vocabularies, &self.live.table);
        let claim = |words: &Words| words.terms().claim(text);
        let understood = vocabularies::understood(actor, claim, vocabularies, table);
        self.live.claim((understood, text));
    }
}

//! What the players' hands do to the game: keys and pads, by the map of the one whose they are.
//!
//! A stroke becomes an action (`crate::hands`), and here an action is done, nearly always as if its words had been typed.
//! `commands` is the menu of what can be done, `pad` holds whose a gamepad is and what is felt, `digits` a half-move that comes digit by digit, `point` one that is
//! pointed at, `explain` what strokes say of themselves.

pub(in crate::session) mod commands;
pub(in crate::session) mod digits;
mod explain;
pub(super) mod pad;
pub(in crate::session) mod point;

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::pad::Seat;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use super::Session;
use super::command::{Command, Typed, Word};
use super::effect::Effect;
use super::fair_play::only_hearer;
use super::steer::{LEFT_ALONE, Steer};
use super::whose::ByHand;
use crate::hands::key_action::{Asked, KeyAction};
use crate::hands::keyboard::{Keyboard, Keyed, Open};
use crate::hands::owner::Maps;
use crate::hands::stroke::{Device, Key, Named, Stroke};
use crate::record::event::{Actor, EntryId};
use crate::session::desk::Desk;
use crate::session::menu::Menus;
use crate::session::questions::Questions;
use crate::session::table::Table;
use crate::session::whose::{self, Pressing};
use crate::session::{answers, code, results};
use digits::Digits;
pub(super) use digits::{square_of, stands_for};
use explain::{Explains, Held};
use pad::Pad;
use point::Picked;

/// Nobody has moved on the board between two presses that are closer than this.
const DOUBLE_TAP: Duration = Duration::from_secs(1);

/// Both players' hands, and the keyboard.
#[derive(Clone, Debug, Default)]
pub(super) struct Hands {
    keyboard: Keyboard,
    /// The last key.
    keyed: Option<Moment>,
    maps: Maps,
    own: BySide<Hand>,
    /// The square that is picked, and the half-move begins from.
    picked: ByHand<Option<Picked>>,
    /// Whose strokes say what they do.
    explaining: Vec<Explains>,
}

/// What one player has in hand.
#[derive(Clone, Debug, Default)]
struct Hand {
    pad: Pad,
    /// The one of its pads that the last stroke came from.
    in_use: Option<Seat>,
    digits: Digits,
    /// The opponent's half-move that this hand entered, and whose clock it may therefore press.
    entered_for_other: Option<EntryId>,
    /// When it pressed the opponent's clock.
    pressed_for_other: Option<Moment>,
    /// The help button of the pad, while it is down.
    held: Option<Held>,
}

/// Whose hand, on what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Doer {
    side: Side,
    device: Device,
}

impl Hands {
    pub(super) fn new(maps: Maps) -> Hands {
        Hands {
            maps,
            ..Hands::default()
        }
    }
}

impl Session {
    /// What stands on the line that is being typed.
    #[must_use]
    pub fn typing(&self) -> &str {
        self.hands.keyboard.typed()
    }

    /// Does this key only change that line? What does more waits for the lines before it.
    #[must_use]
    pub fn only_types(&self, key: Key) -> bool {
        let actor = whose::at_keyboard(&self.live.desk, &self.live.table);
        let map = self
            .hands
            .maps
            .of(Device::Keys, self.live.table.asker(actor));
        let open = open(actor, &self.menus, &self.live.table);
        !self.hands.explains(self.live.table.hand_of(actor))
            && self.hands.keyboard.only_types(key, map, open)
    }

    /// Is it the key that silences, which waits for nothing?
    #[must_use]
    pub const fn silences(key: Key) -> bool {
        matches!(key, Key::Named(Named::Escape))
    }

    /// A key of the keyboard; it is the player's at this program, or their assistant's.
    pub(super) fn key(&mut self, key: Key, now: Moment) {
        let actor = whose::at_keyboard(&self.live.desk, &self.live.table);
        let side = self.live.table.asker(actor);
        self.hands.keyed = Some(now);
        if self.tells_itself(side, Stroke::Key(key), now) {
            return;
        }
        let open = open(actor, &self.menus, &self.live.table);
        let map = self.hands.maps.of(Device::Keys, side);
        let Some(keyed) = self.hands.keyboard.key(key, map, open) else {
            return;
        };
        match keyed {
            Keyed::Echo(text) => self.live.table.wants(Effect::Echo(text)),
            // At once, so that whoever types ahead types behind it.
            Keyed::Line(line)
                if code::code_is_to_come(
                    &line,
                    &self.live.desk,
                    &mut self.tongues,
                    &mut self.live.table,
                ) =>
            {
                self.live.table.wants(Effect::Echo("\n".to_owned()));
                self.hands
                    .begin_line(Word::Arbiter, &self.live.desk, &mut self.live.table);
            }
            Keyed::Line(line) => {
                if self.is_not_to_come_back(&line) {
                    self.hands.keyboard.forget();
                }
                self.live.table.wants(Effect::Line(line));
            }
            Keyed::Again(text) => {
                self.live.table.wants(Effect::Echo(text.clone()));
                self.live.table.reply(actor, Message::LineAgain { text });
            }
            Keyed::Looks(true) if !self.live.table.may_open(actor) => {
                self.hands.keyboard.stops_looking();
            }
            Keyed::Looks(state) => {
                self.hands.says_looking(
                    Message::Looking { state },
                    &self.live.desk,
                    &mut self.live.table,
                );
            }
            Keyed::Do(action) => {
                let device = Device::Keys;
                self.action(action, Doer { side, device }, now);
            }
        }
    }

    /// A stroke of a gamepad.
    fn pad_stroke(&mut self, side: Side, stroke: Stroke, now: Moment) {
        if self.tells_itself(side, stroke, now) {
            return;
        }
        let map = self.hands.maps.of(Device::Pad, side);
        if let Some(action) = map.action(stroke).cloned() {
            let device = Device::Pad;
            self.action(action, Doer { side, device }, now);
        }
    }

    fn action(&mut self, action: KeyAction, doer: Doer, now: Moment) {
        let side = doer.side;
        match action {
            KeyAction::Asked(asked) => self.act(&asked, doer, now),
            KeyAction::Silence => {
                let actor = self.hands.actor(doer, &self.live.desk, &self.live.table);
                self.live.table.silence(actor, side);
                self.hands.leave_what_is_open(
                    doer,
                    &self.live.desk,
                    &mut self.menus,
                    &mut self.live.table,
                );
            }
            KeyAction::Status => {
                results::something_else_came(&mut self.live.questions);
                let actor = self.hands.actor(doer, &self.live.desk, &self.live.table);
                let status = answers::status(actor, &self.live.boards, &self.live.table);
                self.live.table.reply(actor, status);
            }
            KeyAction::Help => {
                results::something_else_came(&mut self.live.questions);
                self.hands.explain_the_next(
                    self.hands.actor(doer, &self.live.desk, &self.live.table),
                    &mut self.live.table,
                    now,
                );
            }
            KeyAction::Digit(digit) => self.digit(side, digit, now),
            KeyAction::Correction => {
                self.hands
                    .correction(side, &self.live.questions, &mut self.live.table, now);
            }
            // These are the keyboard's own.
            KeyAction::Look | KeyAction::LineAgain | KeyAction::Off => {}
        }
    }

    /// An action that could have been typed.
    fn act(&mut self, asked: &Asked, doer: Doer, now: Moment) {
        let on_pad = doer.device == Device::Pad;
        let (command, words) = (asked.command().clone(), asked.words());
        let actor = match command {
            Command::Steer(Steer::Choose) if on_pad && self.submitted(doer.side, now) => return,
            Command::Steer(Steer::Leave)
                if on_pad && self.hands.dropped(doer.side, &mut self.live.table) =>
            {
                return;
            }
            Command::Plain(Word::Press) if on_pad => {
                return self.press_by_hand(doer.side, words, now);
            }
            _ => self.hands.actor(doer, &self.live.desk, &self.live.table),
        };
        self.typed(Typed { actor, command }, words, now);
    }

    /// A press of this pad. A second tap of the same button, right after it pressed for the opponent, presses for
    /// nobody by name: its owner moved hardly so soon, and may have pressed twice.
    fn press_by_hand(&mut self, side: Side, words: &str, now: Moment) {
        let presser = self.hands.presser_by_hand(side, &self.live.table);
        let before = self.hands.own.get_mut(side).pressed_for_other.take();
        let tapped_twice = before.is_some_and(|at| now.since(at) < DOUBLE_TAP);
        let actor = (presser != side || !tapped_twice).then(|| presser.into());
        let command = Command::Plain(Word::Press);
        self.live.table.presses(Pressing::ByButton);
        self.typed(Typed { actor, command }, words, now);
        self.live.table.presses(Pressing::No);
        let pressed = presser != side && self.hands.presser_by_hand(side, &self.live.table) == side;
        if pressed {
            self.hands.own.get_mut(side).pressed_for_other = Some(now);
        } else if tapped_twice {
            // A third tap is no slower than the second.
            self.hands.own.get_mut(side).pressed_for_other = before;
        }
    }
}

impl Hands {
    /// A line begins with this word; what it is about is typed behind it.
    fn begin_line(&mut self, word: Word, desk: &Desk, table: &mut Table) {
        let book = table.options().commands.spoken(word);
        let echo = self.keyboard.begin(&book);
        table.wants(Effect::Echo(echo));
        table.reply(
            whose::at_keyboard(desk, table),
            Message::LineAgain { text: book },
        );
    }

    /// Silence is the way out of everything: who does not know what is open is back in the game by it. Digits of a
    /// half-move are part of the game, and stay.
    fn leave_what_is_open(
        &mut self,
        doer: Doer,
        desk: &Desk,
        menus: &mut Menus,
        table: &mut Table,
    ) {
        match doer.device {
            Device::Keys if self.keyboard.stops_looking() => {
                self.says_looking(Message::Looking { state: false }, desk, table);
            }
            Device::Pad if !self.awaits_what_is_played(doer.side) => {
                self.dropped(doer.side, table);
            }
            Device::Keys | Device::Pad => {}
        }
        menus.leave_menu(self.actor(doer, desk, table), table);
    }

    fn says_looking(&self, message: Message, desk: &Desk, table: &mut Table) {
        table.reply_sounding(whose::at_keyboard(desk, table), message, Earcon::Opened);
    }

    /// When the digits type again by themselves, strokes do again what they do, or a code begins anew.
    pub(super) fn hands_deadline(&self) -> Option<Moment> {
        let looks = self.keyed.filter(|_| self.keyboard.looks());
        let [white, black] = Side::ALL.map(|side| self.code_awaited(side));
        let all = [looks, self.last_explained(), white, black];
        let last = all.into_iter().flatten().min();
        last.map(|last| last.after(LEFT_ALONE))
    }

    pub(super) fn tick_hands(
        &mut self,
        questions: &Questions,
        desk: &Desk,
        table: &mut Table,
        now: Moment,
    ) {
        let left = |last: Moment| last.after(LEFT_ALONE) <= now;
        if self.keyed.is_some_and(left) && self.keyboard.stops_looking() {
            self.says_looking(Message::Looking { state: false }, desk, table);
        }
        self.explain_no_more(left, table);
        for side in Side::ALL {
            if self.code_awaited(side).is_some_and(left) {
                self.await_the_code_anew(side, questions, table, now);
            }
        }
    }

    /// A button is its owner's own act; what is typed is the player's at this program, unless it names somebody.
    fn actor(&self, doer: Doer, desk: &Desk, table: &Table) -> Option<Actor> {
        match doer.device {
            Device::Keys => whose::at_keyboard(desk, table),
            Device::Pad => Some(doer.side.into()),
        }
    }

    /// Whose clock a press of this pad is: its owner's, and the other player's after a half-move that it entered for
    /// them, which nobody else at the program could press for.
    fn presser_by_hand(&self, side: Side, table: &Table) -> Side {
        let entered = self.own.get(side).entered_for_other;
        let waits = table
            .game()
            .last()
            .is_some_and(|last| Some(last.id) == entered && last.state == super::game::State::Open);
        if waits { side.other() } else { side }
    }
}

/// Between two players with pads each enters their own half-moves; a player who alone plays by ear enters both sides'.
fn mover_by_hand(actor: Option<Actor>, table: &Table) -> Option<Actor> {
    let alone = only_hearer(&table.options().sight).map(Actor::from);
    actor.filter(|_| actor != alone)
}

/// Is a menu open for this one?
fn open(actor: Option<Actor>, menus: &Menus, table: &Table) -> Open {
    if menus.menu_is_open(actor, table) {
        Open::Menu
    } else {
        Open::Nothing
    }
}

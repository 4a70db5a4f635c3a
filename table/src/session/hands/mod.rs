// SPDX-License-Identifier: GPL-3.0-or-later
//! Input by the players' hands: the strokes of keys and pads, which mean actions by the map of their owner.
//!
//! A stroke becomes an action (`zgoda_input::hands`); `controls` carries it out. This module keeps the unfinished input of each
//! hand. `commands` is the menu of commands, and `pad` has the owner of a gamepad and its vibrations. `digits` takes a half-move
//! digit by digit, `point` takes a half-move by its picked squares, and `explain` explains strokes.

pub(in crate::session) mod commands;
pub(in crate::session) mod digits;
pub(in crate::session) mod explain;
pub(super) mod pad;
pub(in crate::session) mod point;

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::pad::Seat;
use zgoda_input::command::Word;
use zgoda_input::command::gesture::LEFT_ALONE;
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::keyboard::{Keyboard, Keyed, Open, Pace};
use zgoda_input::hands::owner::Maps;
use zgoda_input::hands::stroke::{InputDevice, Key, Stroke};
use zgoda_record::event::{Actor, EntryId};
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use super::effect::Effect;
use super::fair_play::only_hearer;
use super::menu::Menus;
use super::questions::Questions;
use super::table::Table;
use crate::session::keyboard;
use crate::session::place::ByHand;
use digits::Digits;
pub(super) use digits::stands_for;
use explain::{Explains, Held};
use pad::Pad;
use point::Picked;

/// The time between two presses in which no hand could make a move on the board.
pub(super) const DOUBLE_TAP: Duration = Duration::from_secs(1);

/// The longest time between keys that are typed in a row. In so short a time a person cannot hear the answer to a gesture.
const TYPING: Duration = Duration::from_millis(400);

/// Both players' hands, and the keyboard.
#[derive(Clone, Debug, Default)]
pub(super) struct Hands {
    keyboard: Keyboard,
    /// The moment of the last key. `pace` tells how soon it came after the key before.
    keyed: Option<Moment>,
    pace: Pace,
    maps: Maps,
    own: BySide<Hand>,
    /// The picked square, from which the half-move begins.
    picked: ByHand<Option<Picked>>,
    /// The hands in explaining mode: their strokes are explained and not carried out.
    explaining: Vec<Explains>,
}

/// The unfinished inputs of one player's hand.
#[derive(Clone, Debug, Default)]
struct Hand {
    pad: Pad,
    /// The pad from which the last stroke came.
    in_use: Option<Seat>,
    digits: Digits,
    /// The opponent's half-move that this hand has entered. After it the hand may press for the opponent.
    entered_for_other: Option<EntryId>,
    /// The moment at which the hand pressed the opponent's clock.
    pressed_for_other: Option<Moment>,
    /// The help button of the pad, while it is down.
    held: Option<Held>,
}

/// A side's hand, and the device that the hand uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Doer {
    pub(super) side: Side,
    pub(super) device: InputDevice,
}

impl Hands {
    pub(super) fn new(maps: Maps) -> Hands {
        Hands {
            maps,
            ..Hands::default()
        }
    }

    /// The text of the line that is being typed.
    pub(super) fn typed(&self) -> &str {
        self.keyboard.typed()
    }

    /// The line in the form in which the screen shows it.
    pub(super) fn shown(&self) -> String {
        self.keyboard.shown()
    }

    /// Hides the line from this character on. Returns the text that the screen shows for the last stroke.
    pub(super) fn keeps_secret(&mut self, from: Option<usize>, echo: &str) -> String {
        self.keyboard.keeps_secret(from, echo)
    }

    /// True if this key only changes the line being typed.
    pub(super) fn only_types(&self, key: Key, menus: &Menus, table: &Table) -> bool {
        let actor = keyboard::at_keyboard(table);
        let map = self
            .maps
            .of(InputDevice::Keys, table.asker(actor), table.keyboard());
        let open = menus.is_open_for(actor, table);
        !self.explains(table.hand_of(actor)) && self.keyboard.only_types(key, map, open)
    }

    /// Notes a key stroke.
    pub(super) fn was_keyed(&mut self, now: Moment) {
        let soon = |last: Moment| now.since(last) < TYPING;
        self.pace = if self.keyed.is_some_and(soon) {
            Pace::Typing
        } else {
            Pace::Considered
        };
        self.keyed = Some(now);
    }

    /// Handles a key.
    pub(super) fn keyed_in(
        &mut self,
        key: Key,
        side: Side,
        open: Open,
        table: &Table,
    ) -> Option<Keyed> {
        let map = self.maps.of(InputDevice::Keys, side, table.keyboard());
        self.keyboard.key(key, map, open, self.pace)
    }

    /// Forgets the last line, so that a person cannot recall it to correct it.
    pub(super) fn forget_line(&mut self) {
        self.keyboard.forget();
    }

    /// Makes the digits of the keypad type again.
    pub(super) fn stops_looking(&mut self) {
        self.keyboard.stops_looking();
    }

    /// The action of a stroke of this player's pad.
    pub(super) fn pad_action(&self, side: Side, stroke: Stroke) -> Option<KeyAction> {
        self.maps.players.get(side).action(stroke).cloned()
    }

    /// The moment at which this hand pressed for the opponent, if that was its last press.
    pub(super) fn pressed_for_other(&self, side: Side) -> Option<Moment> {
        self.own.get(side).pressed_for_other
    }

    /// Records the moment at which this hand pressed for the other side, or `None` to forget it.
    pub(super) fn has_pressed_for_other(&mut self, side: Side, at: Option<Moment>) {
        self.own.get_mut(side).pressed_for_other = at;
    }

    /// Begins a line with this word. The person types the rest of the line after it.
    pub(super) fn begin_line(&mut self, word: Word, table: &mut Table) {
        let book = table.options().commands.spoken(word);
        let echo = self.keyboard.begin(&book);
        table.push_effect(Effect::Echo(echo));
        table.acts(keyboard::at_keyboard(table));
        table.reply(Message::LineAgain { text: book });
    }

    /// Leaves every open menu and mode. Silence is the way out of all of them, so that a person who is lost gets back into the game
    /// by it. Digits of a half-move are part of the game, and are kept.
    pub(super) fn leave_what_is_open(&mut self, doer: Doer, table: &mut Table) {
        match doer.device {
            InputDevice::Keys if self.keyboard.stops_looking() => {
                self.says_looking(false, table);
            }
            InputDevice::Pad if !self.awaits_what_is_played(doer.side) => {
                self.dropped(doer.side, table);
            }
            InputDevice::Keys | InputDevice::Pad => {}
        }
    }

    pub(super) fn says_looking(&self, state: bool, table: &mut Table) {
        table.acts(keyboard::at_keyboard(table));
        table.reply_sounding(Message::Looking { state }, Earcon::Opened);
    }

    /// The next moment at which a mode ends by itself: the digits type again, strokes are no longer explained, or an awaited code
    /// is given up.
    pub(super) fn hands_deadline(&self) -> Option<Moment> {
        let looks = self.keyed.filter(|_| self.keyboard.looks());
        let [white, black] = Side::ALL.map(|side| self.code_awaited(side));
        let all = [looks, self.last_explained(), white, black];
        let last = all.into_iter().flatten().min();
        last.map(|last| last.after(LEFT_ALONE))
    }

    pub(super) fn tick_hands(&mut self, questions: &Questions, table: &mut Table) {
        let now = table.now();
        let left = |last: Moment| last.after(LEFT_ALONE) <= now;
        if self.keyed.is_some_and(left) && self.keyboard.stops_looking() {
            self.says_looking(false, table);
        }
        self.explain_no_more(left, table);
        for side in Side::ALL {
            if self.code_awaited(side).is_some_and(left) {
                self.await_the_code_anew(side, questions, table);
            }
        }
    }

    /// The person who acts by a stroke. A button is the act of the pad's owner; a key is the act of the person at the keyboard,
    /// unless the line carries a name.
    pub(super) fn actor(&self, doer: Doer, table: &Table) -> Option<Actor> {
        match doer.device {
            InputDevice::Keys => keyboard::at_keyboard(table),
            InputDevice::Pad => Some(doer.side.into()),
        }
    }

    /// The side for which this pad presses the clock. It is the owner's side, except after a half-move that the pad entered for the
    /// other player: no other hand at the program could press for that half-move.
    pub(super) fn presser_by_hand(&self, side: Side, table: &Table) -> Side {
        let entered = self.own.get(side).entered_for_other;
        let waits = table
            .game()
            .last()
            .is_some_and(|last| Some(last.id) == entered && last.state == super::game::State::Open);
        if waits { side.other() } else { side }
    }
}

/// The player who must be the mover of a half-move that this hand enters. Of two players with pads each enters only their own
/// half-moves. `None` for a player who alone plays by ear, because this player enters both sides' half-moves.
fn mover_by_hand(actor: Option<Actor>, table: &Table) -> Option<Actor> {
    let alone = only_hearer(&table.options().sight).map(Actor::from);
    actor.filter(|_| actor != alone)
}

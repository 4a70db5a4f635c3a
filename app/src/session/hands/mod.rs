//! What the players' hands mean: keys and pads, by the map of the one whose they are.
//!
//! A stroke becomes an action (`crate::hands`); `controls` does it. Here is what each hand has begun.
//! `commands` is the menu of what can be done, `pad` holds whose a gamepad is and what is felt, `digits` a half-move that comes digit by digit, `point` one that is
//! pointed at, `explain` what strokes say of themselves.

pub(in crate::session) mod commands;
pub(in crate::session) mod digits;
pub(in crate::session) mod explain;
pub(super) mod pad;
pub(in crate::session) mod point;

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::pad::Seat;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use super::effect::Effect;
use super::fair_play::only_hearer;
use super::menu::Menus;
use super::questions::Questions;
use super::table::Table;
use crate::command::Word;
use crate::command::steer::LEFT_ALONE;
use crate::hands::key_action::KeyAction;
use crate::hands::keyboard::{Keyboard, Keyed, Open, Pace};
use crate::hands::owner::Maps;
use crate::hands::stroke::{Device, Key, Stroke};
use crate::record::event::{Actor, EntryId};
use crate::session::keyboard;
use crate::session::place::ByHand;
use digits::Digits;
pub(super) use digits::stands_for;
use explain::{Explains, Held};
use pad::Pad;
use point::Picked;

/// Nobody has moved on the board between two presses that are closer than this.
pub(super) const DOUBLE_TAP: Duration = Duration::from_secs(1);

/// Keys that are closer than this are typed one behind the other: of what a gesture led to, nothing was heard meanwhile.
const TYPING: Duration = Duration::from_millis(400);

/// Both players' hands, and the keyboard.
#[derive(Clone, Debug, Default)]
pub(super) struct Hands {
    keyboard: Keyboard,
    /// The last key, and how soon it came.
    keyed: Option<Moment>,
    pace: Pace,
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
pub(super) struct Doer {
    pub(super) side: Side,
    pub(super) device: Device,
}

impl Hands {
    pub(super) fn new(maps: Maps) -> Hands {
        Hands {
            maps,
            ..Hands::default()
        }
    }

    /// What stands on the line that is being typed.
    pub(super) fn typed(&self) -> &str {
        self.keyboard.typed()
    }

    /// The line as it stands on the screen.
    pub(super) fn shown(&self) -> String {
        self.keyboard.shown()
    }

    /// Behind so many characters the line is a secret; what stands on the screen for what was just typed.
    pub(super) fn keeps_secret(&mut self, from: Option<usize>, echo: &str) -> String {
        self.keyboard.keeps_secret(from, echo)
    }

    /// Does this key only change that line?
    pub(super) fn only_types(&self, key: Key, menus: &Menus, table: &Table) -> bool {
        let actor = keyboard::at_keyboard(table);
        let map = self
            .maps
            .of(Device::Keys, table.asker(actor), table.keyboard());
        let open = menus.is_open_for(actor, table);
        !self.explains(table.hand_of(actor)) && self.keyboard.only_types(key, map, open)
    }

    /// A key came.
    pub(super) fn was_keyed(&mut self, now: Moment) {
        let soon = |last: Moment| now.since(last) < TYPING;
        self.pace = if self.keyed.is_some_and(soon) {
            Pace::Typing
        } else {
            Pace::Considered
        };
        self.keyed = Some(now);
    }

    /// What it does.
    pub(super) fn keyed_in(
        &mut self,
        key: Key,
        side: Side,
        open: Open,
        table: &Table,
    ) -> Option<Keyed> {
        let map = self.maps.of(Device::Keys, side, table.keyboard());
        self.keyboard.key(key, map, open, self.pace)
    }

    /// The last line is not given back to be put right.
    pub(super) fn forget_line(&mut self) {
        self.keyboard.forget();
    }

    /// The digits of the keypad type again.
    pub(super) fn stops_looking(&mut self) {
        self.keyboard.stops_looking();
    }

    /// What a stroke of this player's pad does.
    pub(super) fn pad_action(&self, side: Side, stroke: Stroke) -> Option<KeyAction> {
        self.maps.players.get(side).action(stroke).cloned()
    }

    /// When this hand pressed the opponent's clock, if that was the last thing it did there.
    pub(super) fn pressed_for_other(&self, side: Side) -> Option<Moment> {
        self.own.get(side).pressed_for_other
    }

    /// It did then, or has not.
    pub(super) fn has_pressed_for_other(&mut self, side: Side, at: Option<Moment>) {
        self.own.get_mut(side).pressed_for_other = at;
    }

    /// A line begins with this word; what it is about is typed behind it.
    pub(super) fn begin_line(&mut self, word: Word, table: &mut Table) {
        let book = table.options().commands.spoken(word);
        let echo = self.keyboard.begin(&book);
        table.wants(Effect::Echo(echo));
        table.acts(keyboard::at_keyboard(table));
        table.reply(Message::LineAgain { text: book });
    }

    /// Silence is the way out of everything: who does not know what is open is back in the game by it. Digits of a
    /// half-move are part of the game, and stay.
    pub(super) fn leave_what_is_open(&mut self, doer: Doer, table: &mut Table) {
        match doer.device {
            Device::Keys if self.keyboard.stops_looking() => {
                self.says_looking(false, table);
            }
            Device::Pad if !self.awaits_what_is_played(doer.side) => {
                self.dropped(doer.side, table);
            }
            Device::Keys | Device::Pad => {}
        }
    }

    pub(super) fn says_looking(&self, state: bool, table: &mut Table) {
        table.acts(keyboard::at_keyboard(table));
        table.reply_sounding(Message::Looking { state }, Earcon::Opened);
    }

    /// When the digits type again by themselves, strokes do again what they do, or a code begins anew.
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

    /// A button is its owner's own act; what is typed is the player's at this program, unless it names somebody.
    pub(super) fn actor(&self, doer: Doer, table: &Table) -> Option<Actor> {
        match doer.device {
            Device::Keys => keyboard::at_keyboard(table),
            Device::Pad => Some(doer.side.into()),
        }
    }

    /// Whose clock a press of this pad is: its owner's, and the other player's after a half-move that it entered for
    /// them, which nobody else at the program could press for.
    pub(super) fn presser_by_hand(&self, side: Side, table: &Table) -> Side {
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

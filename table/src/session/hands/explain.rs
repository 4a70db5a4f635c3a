// SPDX-License-Identifier: GPL-3.0-or-later
//! The explaining mode of strokes: a stroke says what it does instead of doing it. The mode lasts while the help button of a pad is
//! held, for the stroke after the help key, and as long as `keys` is open.

use std::time::Duration;

use zgoda_game::{Moment, Side};
use zgoda_input::command::{Menu, Word, Words, lines};
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::owner::{Maps, Owner};
use zgoda_input::hands::stroke::{Key, Named, Stroke};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::Actor;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Earcon, Meaning};

use super::{Doer, InputDevice};
use crate::session::code::gives_a_code;
use crate::session::hands::Hands;
use crate::session::keyboard;
use crate::session::menu::Menus;
use crate::session::place::HandOf;
use crate::session::table::Table;
use crate::session::wanted::{Item, Wanted};

/// The longest time that a person holds a button to hear the meanings of other buttons. After this time the button counts as stuck,
/// and the other buttons work again.
const STUCK: Duration = Duration::from_secs(30);

/// The help button of a pad, while it is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    stroke: Stroke,
    since: Moment,
    /// True if another stroke has explained itself meanwhile.
    told: bool,
}

/// The explaining mode of a hand: its strokes say what they do, instead of doing it. Strokes of other hands still work, so that no
/// press is lost because somebody else asks for an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Explains {
    hand: HandOf,
    which: Which,
    /// The person who asked for the explanation, and hears it.
    by: Option<Actor>,
    /// The moment at which the mode began, or the moment of the last stroke.
    last: Moment,
}

/// The strokes that explain themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    /// The next stroke.
    Next,
    /// All strokes, until a stroke for silence. The field holds the last stroke; if the next stroke is the same stroke, its meaning
    /// is to be changed.
    All(Option<Stroke>),
}

impl Hands {
    /// True if this hand's strokes explain themselves.
    pub(super) fn explains(&self, hand: HandOf) -> bool {
        self.explaining.iter().any(|it| it.hand == hand)
    }

    /// The earliest of the moments at which the hands in explaining mode last had a stroke explained, or asked for the mode.
    pub(super) fn last_explained(&self) -> Option<Moment> {
        self.explaining.iter().map(|it| it.last).min()
    }

    /// True if this hand enters the arbiter's code. The code is not spoken, and every digit of it counts.
    fn enters_the_code(&self, hand: HandOf, table: &Table) -> bool {
        let on_pad = match hand {
            HandOf::Player(side) => self.own.get(side).digits.are_the_code(),
            HandOf::Assistant => false,
        };
        let line = self.keyboard.typed();
        let typed = || table.options().commands.read(line).command;
        on_pad || hand == table.hand_of(None) && !line.is_empty() && gives_a_code(&typed())
    }

    /// Makes the next stroke explain itself.
    pub(in crate::session) fn explain_the_next(&mut self, by: Option<Actor>, table: &mut Table) {
        let now = table.now();
        self.explain(by, Which::Next, now, table);
    }

    /// `keys`: all strokes explain themselves, until silence.
    pub(in crate::session) fn explain_keys(&mut self, by: Option<Actor>, table: &mut Table) {
        let now = table.now();
        self.explain(by, Which::All(None), now, table);
    }

    fn explain(&mut self, by: Option<Actor>, which: Which, last: Moment, table: &mut Table) {
        let hand = table.hand_of(by);
        table.acts(by);
        if self.enters_the_code(hand, table) {
            return table.reply(super::stands_for(Word::Arbiter));
        }
        if table.may_open() {
            self.take_explaining(hand);
            let explains = Explains {
                hand,
                which,
                by,
                last,
            };
            self.explaining.push(explains);
            says_keys(by, true, table);
        }
    }

    /// Ends explaining mode for each hand if `left` is true for the moment of the hand's last stroke.
    pub(super) fn explain_no_more(&mut self, left: impl Fn(Moment) -> bool, table: &mut Table) {
        let all = std::mem::take(&mut self.explaining);
        let (due, open): (Vec<_>, Vec<_>) = all.into_iter().partition(|it| left(it.last));
        self.explaining = open;
        for explains in due {
            says_keys(explains.by, false, table);
        }
    }

    fn take_explaining(&mut self, hand: HandOf) -> Option<Explains> {
        let all = &mut self.explaining;
        let at = all.iter().position(|it| it.hand == hand)?;
        Some(all.remove(at))
    }

    /// Handles the help button going down, or another stroke while the help button is down. Returns false if the stroke is neither.
    fn told_by_help(
        &mut self,
        side: Side,
        stroke: Stroke,
        action: Option<&KeyAction>,
        table: &mut Table,
    ) -> bool {
        let now = table.now();
        let held = &mut self.own.get_mut(side).held;
        if held.is_some_and(|held| now.since(held.since) >= STUCK) {
            *held = None;
        }
        match held {
            Some(held) => {
                held.told = true;
                says_meaning(stroke, action, table);
                true
            }
            None if action == Some(&KeyAction::Help) => {
                *held = Some(Held {
                    stroke,
                    since: now,
                    told: false,
                });
                true
            }
            None => false,
        }
    }

    fn action_of(
        &self,
        side: Side,
        stroke: Stroke,
        menus: &Menus,
        table: &Table,
    ) -> Option<KeyAction> {
        let map = self.maps.of(stroke.device(), side, table.keyboard());
        match stroke {
            Stroke::Key(Key::Named(Named::Escape)) => Some(KeyAction::Silence),
            Stroke::Key(key) => {
                let open = menus.is_open_for(keyboard::at_keyboard(table), table);
                self.keyboard.meaning(key, map, open)
            }
            Stroke::Pad(_) => map.action(stroke).cloned(),
        }
    }
}

impl Hands {
    /// Explains a stroke, if the hand is in explaining mode. A stroke that is made twice is to get another meaning, which the
    /// person chooses from a menu.
    pub(in crate::session) fn tells_itself(
        &mut self,
        side: Side,
        stroke: Stroke,
        menus: &Menus,
        table: &mut Table,
    ) -> Option<Wanted> {
        let now = table.now();
        let strokes = self.whose_stroke(side, stroke, table);
        let hand = table.hand_of(strokes);
        if self.enters_the_code(hand, table) {
            return None;
        }
        let action = self.action_of(side, stroke, menus, table);
        let on_pad = stroke.device() == InputDevice::Pad;
        if on_pad {
            let acting = table.actor();
            table.acts(strokes);
            if self.told_by_help(side, stroke, action.as_ref(), table) {
                return Some(Wanted::Nothing);
            }
            table.acts(acting);
        }
        // A stroke outside explaining mode is carried out.
        let explains = self.take_explaining(hand)?;
        let by = explains.by;
        if action == Some(KeyAction::Silence) {
            table.acts(by);
            table.silence(side);
            says_keys(by, false, table);
        } else if explains.which == Which::All(Some(stroke)) {
            table.acts(strokes);
            return Some(Wanted::Menu(meanings(stroke)));
        } else {
            if explains.which != Which::Next {
                self.explaining.push(Explains {
                    which: Which::All(Some(stroke)),
                    last: now,
                    ..explains
                });
            }
            table.acts(strokes);
            says_meaning(stroke, action.as_ref(), table);
        }
        Some(Wanted::Nothing)
    }

    /// Gives a stroke a new meaning. Returns the owner of the map, if the map could be changed.
    pub(in crate::session) fn means_from_now_on(
        &mut self,
        stroke: Stroke,
        text: &str,
        (side, at): (Side, AtKeyboard),
    ) -> Option<Owner> {
        let whose = Maps::owner(stroke.device(), side, at);
        let map = self.maps.of_mut(whose);
        let set = KeyAction::read(text, Words::english()).map(|action| map.set(stroke, action));
        matches!(set, Ok(Ok(()))).then_some(whose)
    }

    /// Says the new meaning of the stroke.
    pub(in crate::session) fn say_new_meaning(
        &self,
        stroke: Stroke,
        menus: &Menus,
        table: &mut Table,
    ) {
        let actor = table.actor();
        let action = self.action_of(table.asker(actor), stroke, menus, table);
        let meaning = meaning(stroke, action.as_ref());
        table.reply_sounding(Message::StrokeMeans { meaning }, Earcon::Changed);
    }

    /// Handles a button of the pad coming up. Returns true if it was the help button, and no stroke was explained while it was
    /// down.
    pub(in crate::session) fn let_go(&mut self, side: Side, stroke: Stroke) -> bool {
        let held = &mut self.own.get_mut(side).held;
        let was = held.take_if(|held| held.stroke == stroke);
        was.is_some_and(|was| !was.told)
    }

    /// The person who made the stroke: a pad belongs to a player, the keyboard to the person who sits there.
    pub(in crate::session) fn whose_stroke(
        &self,
        side: Side,
        stroke: Stroke,
        table: &Table,
    ) -> Option<Actor> {
        let device = stroke.device();
        self.actor(Doer { side, device }, table)
    }
}

/// The meanings that a stroke can be given.
fn meanings(stroke: Stroke) -> Vec<Item> {
    let words = Words::english();
    let may = lines(&[Menu::Commands]).into_iter();
    let may = may.filter(|line| KeyAction::read(line, words).is_ok());
    let means = may.map(|line| Item::Means(stroke, Some(line)));
    means.chain([Item::Means(stroke, None)]).collect()
}

fn says_meaning(stroke: Stroke, action: Option<&KeyAction>, table: &mut Table) {
    let meaning = meaning(stroke, action);
    table.reply(Message::StrokeMeans { meaning });
}

fn says_keys(by: Option<Actor>, state: bool, table: &mut Table) {
    table.acts(by);
    table.reply_sounding(Message::KeysExplained { state }, Earcon::Opened);
}

/// The words for an action.
pub(super) fn meaning(stroke: Stroke, action: Option<&KeyAction>) -> Meaning {
    match action {
        Some(KeyAction::Asked(asked)) => Meaning::Command(asked.words().to_owned()),
        Some(KeyAction::Silence) => Meaning::Silence,
        Some(KeyAction::Status) => Meaning::Status,
        Some(KeyAction::Look) => Meaning::Look,
        Some(KeyAction::Help) => Meaning::Help,
        Some(KeyAction::Digit(digit)) => Meaning::Digit(digit.value()),
        Some(KeyAction::Correction) => Meaning::Correction,
        Some(KeyAction::LineAgain) => Meaning::LineAgain,
        None | Some(KeyAction::Off) => match stroke {
            Stroke::Key(Key::Char(char)) => Meaning::Types(char),
            Stroke::Key(_) | Stroke::Pad(_) => Meaning::Nothing,
        },
    }
}

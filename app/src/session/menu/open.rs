//! The menus that people have open: whose each is, what stands in it, and what a gesture there comes to.
//!
//! What a value or a command does is the affair of those whose it is.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Chosen, Earcon, MenuItem, Place};

use super::{Came, Menu};
use crate::hands::stroke::Stroke;
use crate::record::event::Actor;
use crate::session::Session;
use crate::session::personal::Whose;
use crate::session::steer::{LEFT_ALONE, Steer};

/// An item of a menu of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Item {
    /// Something that is chosen.
    Choice(Chosen),
    /// The profile in use.
    Profile,
    /// A command, which is done when it is chosen: the line that would be typed.
    Command(&'static str),
    /// The same, of the arbiter's.
    Arbiters(&'static str),
    /// What a stroke is to mean from now on: such a line, or nothing.
    Means(Stroke, Option<&'static str>),
}

/// The menu that somebody has open.
#[derive(Clone, Debug)]
pub(in crate::session) struct Open {
    whose: Whose,
    /// Who opened it.
    by: Option<Actor>,
    /// Of the last gesture.
    at: Moment,
    menu: Menu<Item>,
}

impl Session {
    /// Opens a menu for whoever asks; one that he has open is left.
    pub(in crate::session) fn open_menu(
        &mut self,
        items: Vec<Item>,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let (Some(whose), Some(menu)) = (self.whose(actor), Menu::new(items)) else {
            return self.table.reply(actor, Message::NotToBeHad);
        };
        if !self.table.may_open(actor) {
            return;
        }
        self.leaves_digits(actor);
        let message = Message::MenuOpened {
            item: self.menu_item(menu.item(), whose),
            place: place(&menu),
        };
        self.menus.retain(|open| open.whose.ear() != whose.ear());
        let (by, at) = (actor, now);
        self.menus.push(Open {
            whose,
            by,
            at,
            menu,
        });
        self.table.reply_sounding(actor, message, Earcon::Opened);
    }

    /// Has whoever asks a menu open?
    pub(in crate::session) fn menu_is_open(&self, actor: Option<Actor>) -> bool {
        self.menu_of(actor).is_some()
    }

    /// Where several hear one output, each has only the menu that his own hand opened.
    fn menu_of(&self, actor: Option<Actor>) -> Option<usize> {
        let (ear, hand) = (self.whose(actor).map(Whose::ear), self.table.hand_of(actor));
        self.menus
            .iter()
            .position(|open| Some(open.whose.ear()) == ear && self.table.hand_of(open.by) == hand)
    }

    /// Whoever asks is in a menu no longer.
    pub(in crate::session) fn leave_menu(&mut self, actor: Option<Actor>) {
        if let Some(at) = self.menu_of(actor) {
            self.menus.remove(at);
            self.table
                .reply_sounding(actor, Message::MenuLeft, Earcon::Opened);
        }
    }

    /// When a menu closes by itself.
    pub(in crate::session) fn menu_deadline(&self) -> Option<Moment> {
        let due = self.menus.iter().map(|open| open.at.after(LEFT_ALONE));
        due.min()
    }

    pub(in crate::session) fn tick_menus(&mut self, now: Moment) {
        let all = std::mem::take(&mut self.menus);
        let is_due = |open: &Open| open.at.after(LEFT_ALONE) <= now;
        let (due, open) = all.into_iter().partition(is_due);
        self.menus = open;
        let due: Vec<Open> = due;
        for left in due {
            self.table
                .reply_sounding(left.by, Message::MenuLeft, Earcon::Opened);
        }
    }

    /// A gesture in the menu that this one has open.
    pub(in crate::session) fn steer_menu(
        &mut self,
        steer: Steer,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let Some(at) = self.menu_of(actor) else {
            return;
        };
        let Some(open) = self.menus.get_mut(at) else {
            return;
        };
        open.at = now;
        let whose = open.whose;
        let came = open.menu.steer(steer);
        let line = steer.word();
        match came {
            Came::To(_) => self.say_menu_at(at, actor),
            Came::Edge => self.table.edge(actor, Message::NothingFurther),
            Came::Value(Item::Choice(of), step) => {
                self.step(of, step, whose.of(of), actor, line, now);
            }
            Came::Value(Item::Profile, step) => self.step_profile(step, whose.ear(), actor, now),
            // There are no values to go through here; left and right go through the items in leaps.
            Came::Value(Item::Command(_) | Item::Arbiters(_) | Item::Means(..), step) => {
                match open.menu.leap(step) {
                    Came::Edge => self.table.edge(actor, Message::NothingFurther),
                    _ => self.say_menu_at(at, actor),
                }
            }
            // A value is in force as soon as it is heard; choosing it only says it again.
            Came::Chosen(Item::Choice(_) | Item::Profile) => self.say_menu_at(at, actor),
            Came::Chosen(Item::Command(line)) => {
                self.menus.remove(at);
                self.chosen_command(line, actor, now);
            }
            Came::Chosen(Item::Arbiters(line)) => {
                self.menus.remove(at);
                self.chosen_by_the_arbiter(line, actor, now);
            }
            Came::Chosen(Item::Means(stroke, line)) => {
                self.menus.remove(at);
                self.means_from_now_on(stroke, line, actor);
            }
            Came::Out => self.leave_menu(actor),
        }
    }

    /// Says where in its menu somebody is.
    fn say_menu_at(&mut self, at: usize, actor: Option<Actor>) {
        let Some(open) = self.menus.get(at) else {
            return;
        };
        let message = Message::MenuAt {
            item: self.menu_item(open.menu.item(), open.whose),
            place: place(&open.menu),
        };
        self.table.reply(actor, message);
    }

    fn menu_item(&self, item: Item, whose: Whose) -> MenuItem {
        match item {
            Item::Choice(of) => MenuItem::Choice(self.in_force(whose.of(of), of)),
            Item::Profile => {
                let person = self.table.person(whose.ear());
                MenuItem::Profile(person.profile().map(str::to_owned))
            }
            Item::Command(line) | Item::Arbiters(line) | Item::Means(_, Some(line)) => {
                MenuItem::Command(line)
            }
            Item::Means(_, None) => MenuItem::Nothing,
        }
    }
}

fn place(menu: &Menu<Item>) -> Place {
    let (at, of) = menu.place();
    Place { at, of }
}

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
use crate::session::hands::Hands;
use crate::session::personal::{self, Whose, telling, whose};
use crate::session::steer::{LEFT_ALONE, Steer};
use crate::session::table::Table;

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

/// The menus that are open, at most one an ear.
#[derive(Debug, Default)]
pub(in crate::session) struct Menus(Vec<Open>);

impl Menus {
    /// Opens a menu for whoever asks; one that they have open is left.
    pub(in crate::session) fn open_menu(
        &mut self,
        items: Vec<Item>,
        actor: Option<Actor>,
        hands: &mut Hands,
        table: &mut Table,
        now: Moment,
    ) {
        let (Some(whose), Some(menu)) = (whose::whose(actor, table), Menu::new(items)) else {
            return table.reply(actor, Message::NotToBeHad);
        };
        if !table.may_open(actor) {
            return;
        }
        hands.leaves_digits(actor, table);
        let message = Message::MenuOpened {
            item: menu_item(menu.item(), whose, table),
            place: place(&menu),
        };
        self.0.retain(|open| open.whose.ear() != whose.ear());
        let (by, at) = (actor, now);
        self.0.push(Open {
            whose,
            by,
            at,
            menu,
        });
        table.reply_sounding(actor, message, Earcon::Opened);
    }

    /// Has whoever asks a menu open?
    pub(in crate::session) fn menu_is_open(&self, actor: Option<Actor>, table: &Table) -> bool {
        self.menu_of(actor, table).is_some()
    }

    /// Where several hear one output, each has only the menu that their own hand opened.
    fn menu_of(&self, actor: Option<Actor>, table: &Table) -> Option<usize> {
        let (ear, hand) = (
            whose::whose(actor, table).map(Whose::ear),
            table.hand_of(actor),
        );
        self.0
            .iter()
            .position(|open| Some(open.whose.ear()) == ear && table.hand_of(open.by) == hand)
    }

    /// Whoever asks is in a menu no longer.
    pub(in crate::session) fn leave_menu(&mut self, actor: Option<Actor>, table: &mut Table) {
        if let Some(at) = self.menu_of(actor, table) {
            self.0.remove(at);
            table.reply_sounding(actor, Message::MenuLeft, Earcon::Opened);
        }
    }

    /// When a menu closes by itself.
    pub(in crate::session) fn menu_deadline(&self) -> Option<Moment> {
        let due = self.0.iter().map(|open| open.at.after(LEFT_ALONE));
        due.min()
    }

    pub(in crate::session) fn tick_menus(&mut self, table: &mut Table, now: Moment) {
        let all = std::mem::take(&mut self.0);
        let is_due = |open: &Open| open.at.after(LEFT_ALONE) <= now;
        let (due, open) = all.into_iter().partition(is_due);
        self.0 = open;
        let due: Vec<Open> = due;
        for left in due {
            table.reply_sounding(left.by, Message::MenuLeft, Earcon::Opened);
        }
    }

    /// Says where in its menu somebody is.
    fn say_menu_at(&self, at: usize, actor: Option<Actor>, table: &mut Table) {
        let Some(open) = self.0.get(at) else {
            return;
        };
        let message = Message::MenuAt {
            item: menu_item(open.menu.item(), open.whose, table),
            place: place(&open.menu),
        };
        table.reply(actor, message);
    }
}

impl Session {
    /// A gesture in the menu that this one has open.
    pub(in crate::session) fn steer_menu(
        &mut self,
        steer: Steer,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let Some(at) = self.menus.menu_of(actor, &self.live.table) else {
            return;
        };
        let Some(open) = self.menus.0.get_mut(at) else {
            return;
        };
        open.at = now;
        let whose = open.whose;
        let came = open.menu.steer(steer);
        let line = steer.word();
        match came {
            Came::To(_) => self.menus.say_menu_at(at, actor, &mut self.live.table),
            Came::Edge => self.live.table.edge(actor, Message::NothingFurther),
            Came::Value(Item::Choice(of), step) => {
                personal::step_choice(
                    (of, step),
                    whose.of(of),
                    (actor, line),
                    &mut self.live.timing,
                    &mut self.own,
                    &mut self.live.table,
                    now,
                );
            }
            Came::Value(Item::Profile, step) => personal::step_profile(
                step,
                whose.ear(),
                actor,
                &mut self.live.timing,
                &mut self.own,
                &mut self.live.table,
                now,
            ),
            // There are no values to go through here; left and right go through the items in leaps.
            Came::Value(Item::Command(_) | Item::Arbiters(_) | Item::Means(..), step) => {
                match open.menu.leap(step) {
                    Came::Edge => self.live.table.edge(actor, Message::NothingFurther),
                    _ => self.menus.say_menu_at(at, actor, &mut self.live.table),
                }
            }
            // A value is in force as soon as it is heard; choosing it only says it again.
            Came::Chosen(Item::Choice(_) | Item::Profile) => {
                self.menus.say_menu_at(at, actor, &mut self.live.table);
            }
            Came::Chosen(Item::Command(line)) => {
                self.menus.0.remove(at);
                self.chosen_command(line, actor, now);
            }
            Came::Chosen(Item::Arbiters(line)) => {
                self.menus.0.remove(at);
                self.chosen_by_the_arbiter(line, actor, now);
            }
            Came::Chosen(Item::Means(stroke, line)) => {
                self.menus.0.remove(at);
                self.means_from_now_on(stroke, line, actor);
            }
            Came::Out => self.menus.leave_menu(actor, &mut self.live.table),
        }
    }
}

fn menu_item(item: Item, whose: Whose, table: &Table) -> MenuItem {
    match item {
        Item::Choice(of) => MenuItem::Choice(telling::in_force(whose.of(of), of, table)),
        Item::Profile => {
            let person = table.person(whose.ear());
            MenuItem::Profile(person.profile().map(str::to_owned))
        }
        Item::Command(line) | Item::Arbiters(line) | Item::Means(_, Some(line)) => {
            MenuItem::Command(line)
        }
        Item::Means(_, None) => MenuItem::Nothing,
    }
}

fn place(menu: &Menu<Item>) -> Place {
    let (at, of) = menu.place();
    Place { at, of }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The menus that people have open: their owners, their items, and the effects of gestures in them.
//!
//! If a value or a command is chosen, the part of the session to which it belongs carries it out.

use zgoda_game::Moment;
use zgoda_input::command::Command;
use zgoda_input::command::gesture::{Gesture, LEFT_ALONE};
use zgoda_input::hands::keyboard;
use zgoda_record::event::Actor;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Earcon, MenuItem, Place};

use super::{Gestured, Menu};
use crate::session::keyboard::at_keyboard;
use crate::session::personal::{Whose, telling, whose};
use crate::session::table::Table;
use crate::session::wanted::{Item, Wanted};

/// The menu that somebody has open.
#[derive(Clone, Debug)]
pub(in crate::session) struct Open {
    whose: Whose,
    /// The person who opened the menu.
    by: Option<Actor>,
    /// The moment of the last gesture.
    at: Moment,
    menu: Menu<Item>,
}

/// The menus that are open, at most one for each ear.
#[derive(Debug, Default)]
pub(in crate::session) struct Menus(Vec<Open>);

impl Menus {
    /// A menu for the person who asks, if this person may have a menu.
    pub(in crate::session) fn menu_for(items: Vec<Item>, table: &mut Table) -> Option<Open> {
        let actor = table.actor();
        let now = table.now();
        let (Some(whose), Some(menu)) = (whose::whose(actor, table), Menu::new(items)) else {
            table.reply(Message::NotToBeHad);
            return None;
        };
        table.may_open().then_some(Open {
            whose,
            by: actor,
            at: now,
            menu,
        })
    }

    /// Opens the menu. A menu that is already open for the same ear is closed.
    pub(in crate::session) fn open(&mut self, open: Open, table: &mut Table) {
        let message = Message::MenuOpened {
            item: menu_item(open.menu.item(), open.whose, table),
            place: place(&open.menu),
        };
        self.0.retain(|it| it.whose.ear() != open.whose.ear());
        table.acts(open.by);
        table.reply_sounding(message, Earcon::Opened);
        self.0.push(open);
    }

    /// The kind of menu that this person has open.
    pub(in crate::session) fn is_open_for(
        &self,
        actor: Option<Actor>,
        table: &Table,
    ) -> keyboard::Open {
        if self.menu_of(actor, table).is_some() {
            keyboard::Open::Menu
        } else {
            keyboard::Open::Nothing
        }
    }

    /// True if the asker has a menu open.
    pub(in crate::session) fn menu_is_open(&self, actor: Option<Actor>, table: &Table) -> bool {
        self.menu_of(actor, table).is_some()
    }

    /// The menu of this person. If several people hear one output, each of them has only the menu that their own hand
    /// opened.
    fn menu_of(&self, actor: Option<Actor>, table: &Table) -> Option<usize> {
        let (ear, hand) = (
            whose::whose(actor, table).map(Whose::ear),
            table.hand_of(actor),
        );
        self.0
            .iter()
            .position(|open| Some(open.whose.ear()) == ear && table.hand_of(open.by) == hand)
    }

    /// Closes the menu of the asker.
    pub(in crate::session) fn leave_menu(&mut self, table: &mut Table) {
        let actor = table.actor();
        if let Some(at) = self.menu_of(actor, table) {
            self.0.remove(at);
            table.reply_sounding(Message::MenuLeft, Earcon::Opened);
        }
    }

    /// Closes the menu at the keyboard, without saying so, after a whole line was typed there. The person who opened the
    /// menu is busy with something else.
    pub(in crate::session) fn passed_over(&mut self, command: &Command, table: &Table) {
        if matches!(command, Command::Gesture(_)) {
            return;
        }
        if let Some(at) = self.menu_of(at_keyboard(table), table) {
            self.0.remove(at);
        }
    }

    /// The next moment at which a menu closes by itself.
    pub(in crate::session) fn menu_deadline(&self) -> Option<Moment> {
        let due = self.0.iter().map(|open| open.at.after(LEFT_ALONE));
        due.min()
    }

    pub(in crate::session) fn tick_menus(&mut self, table: &mut Table) {
        let now = table.now();
        let all = std::mem::take(&mut self.0);
        let is_due = |open: &Open| open.at.after(LEFT_ALONE) <= now;
        let (due, open) = all.into_iter().partition(is_due);
        self.0 = open;
        let due: Vec<Open> = due;
        for left in due {
            table.acts(left.by);
            table.reply_sounding(Message::MenuLeft, Earcon::Opened);
        }
    }

    /// Says the present item and place of this menu.
    fn say_menu_at(&self, at: usize, table: &mut Table) {
        let Some(open) = self.0.get(at) else {
            return;
        };
        let message = Message::MenuAt {
            item: menu_item(open.menu.item(), open.whose, table),
            place: place(&open.menu),
        };
        table.reply(message);
    }
}

impl Menus {
    /// Carries out a gesture in the menu that this person has open.
    pub(in crate::session) fn gesture(
        &mut self,
        gesture: Gesture,
        table: &mut Table,
    ) -> Option<Wanted> {
        let actor = table.actor();
        let now = table.now();
        let at = self.menu_of(actor, table)?;
        let open = self.0.get_mut(at)?;
        open.at = now;
        let whose = open.whose;
        match open.menu.gesture(gesture) {
            Gestured::To(_) => self.say_menu_at(at, table),
            Gestured::Edge => table.edge(Message::NothingFurther),
            Gestured::Value(Item::Choice(of), step) => {
                return Some(Wanted::Step(of, step, whose.of(of)));
            }
            Gestured::Value(Item::Profile, step) => {
                return Some(Wanted::StepProfile(step, whose.ear()));
            }
            // Commands have no values to go through, so left and right leap over items.
            Gestured::Value(Item::Command(_) | Item::Arbiters(_) | Item::Means(..), step) => {
                match open.menu.leap(step) {
                    Gestured::Edge => table.edge(Message::NothingFurther),
                    _ => self.say_menu_at(at, table),
                }
            }
            Gestured::Chosen(item) => {
                let wanted = match item {
                    Item::Command(line) => Wanted::Command(line),
                    Item::Arbiters(line) => Wanted::Arbiters(line),
                    Item::Means(stroke, line) => Wanted::Means(stroke, line),
                    // A value is in force as soon as it is heard, so choosing the value only repeats it.
                    Item::Choice(_) | Item::Profile => {
                        self.say_menu_at(at, table);
                        return None;
                    }
                };
                self.0.remove(at);
                return Some(wanted);
            }
            Gestured::Out => self.leave_menu(table),
        }
        None
    }
}

fn menu_item(item: Item, whose: Whose, table: &Table) -> MenuItem {
    match item {
        Item::Choice(of) => MenuItem::Choice(telling::in_force(
            &table.person(whose.of(of)).preferences(),
            of,
            table,
        )),
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

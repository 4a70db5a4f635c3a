//! The menus that people have open: whose each is, what stands in it, and what a gesture there comes to.
//!
//! What a value or a command does is the affair of those whose it is.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Earcon, MenuItem, Place};

use super::{Gestured, Menu};
use crate::command::Command;
use crate::command::steer::{LEFT_ALONE, Steer};
use crate::hands::keyboard;
use crate::record::event::Actor;
use crate::session::keyboard::at_keyboard;
use crate::session::personal::{Whose, telling, whose};
use crate::session::table::Table;
use crate::session::wanted::{Item, Wanted};

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
    /// A menu for whoever asks, where they may have one.
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

    /// It opens; one that they have open is left.
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

    /// What is open for this one.
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
    pub(in crate::session) fn leave_menu(&mut self, table: &mut Table) {
        let actor = table.actor();
        if let Some(at) = self.menu_of(actor, table) {
            self.0.remove(at);
            table.reply_sounding(Message::MenuLeft, Earcon::Opened);
        }
    }

    /// A whole line was typed at the keyboard, which steers nothing: the menu open there is not what its hand is at, and closes
    /// without a word.
    pub(in crate::session) fn passed_over(&mut self, command: &Command, table: &Table) {
        if matches!(command, Command::Steer(_)) {
            return;
        }
        if let Some(at) = self.menu_of(at_keyboard(table), table) {
            self.0.remove(at);
        }
    }

    /// When a menu closes by itself.
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

    /// Says where in its menu somebody is.
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
    /// A gesture in the menu that this one has open.
    pub(in crate::session) fn steer(&mut self, steer: Steer, table: &mut Table) -> Option<Wanted> {
        let actor = table.actor();
        let now = table.now();
        let at = self.menu_of(actor, table)?;
        let open = self.0.get_mut(at)?;
        open.at = now;
        let whose = open.whose;
        match open.menu.steer(steer) {
            Gestured::To(_) => self.say_menu_at(at, table),
            Gestured::Edge => table.edge(Message::NothingFurther),
            Gestured::Value(Item::Choice(of), step) => {
                return Some(Wanted::Step(of, step, whose.of(of)));
            }
            Gestured::Value(Item::Profile, step) => {
                return Some(Wanted::StepProfile(step, whose.ear()));
            }
            // There are no values to go through here; left and right go through the items in leaps.
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
                    // A value is in force as soon as it is heard; choosing it only says it again.
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

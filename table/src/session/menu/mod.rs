// SPDX-License-Identifier: GPL-3.0-or-later
//! A spoken menu. A person moves from item to item, and changes the values of items. This module knows no words or settings. `open`
//! has the menus that people have open in a session, and carries out their effects. The start menu of the program is of this kind,
//! too.
//!
//! A menu never wraps, so a listener who hears the sound of the edge knows their place.

mod open;

pub(super) use open::Menus;
use zgoda_input::command::gesture::Gesture;
use zgoda_input::personal::choice::Step;

/// The number of items in a leap. A menu of fifty items can be crossed in ten gestures.
const LEAP: usize = 5;

/// An open menu of these items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<Item> {
    items: Vec<Item>,
    at: usize,
}

/// The result of a gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gestured<Item> {
    /// The gesture leads to this item, which may be the same as before.
    To(Item),
    /// The gesture leads to the edge: there is no further item in this direction.
    Edge,
    /// The value of this item must be changed by this step.
    Value(Item, Step),
    /// This item is chosen.
    Chosen(Item),
    /// The person wants to leave the menu.
    Out,
}

impl<Item: Copy> Menu<Item> {
    /// A menu that begins at the first of these items; `None` if there are no items.
    pub fn new(items: Vec<Item>) -> Option<Menu<Item>> {
        (!items.is_empty()).then_some(Menu { items, at: 0 })
    }

    /// A menu of this item and further items. It begins at this item.
    pub fn beginning(first: Item, others: impl IntoIterator<Item = Item>) -> Menu<Item> {
        let items = [first].into_iter().chain(others).collect();
        Menu { items, at: 0 }
    }

    /// Moves in the menu by a gesture.
    pub fn gesture(&mut self, gesture: Gesture) -> Gestured<Item> {
        let last = self.items.len().saturating_sub(1);
        let item = self.item();
        let to = match gesture {
            Gesture::Up => self.at.checked_sub(1),
            Gesture::Down => self.at.checked_add(1).filter(|at| *at <= last),
            Gesture::First => Some(0),
            Gesture::Last => Some(last),
            Gesture::Left => return Gestured::Value(item, Step::Down),
            Gesture::Right => return Gestured::Value(item, Step::Up),
            Gesture::Choose => return Gestured::Chosen(item),
            Gesture::Leave => return Gestured::Out,
            // A menu has no diagonals. A player who tries a diagonal hears their place.
            Gesture::Here
            | Gesture::UpLeft
            | Gesture::UpRight
            | Gesture::DownLeft
            | Gesture::DownRight => Some(self.at),
        };
        match to {
            Some(at) => {
                self.at = at;
                Gestured::To(self.item())
            }
            None => Gestured::Edge,
        }
    }

    /// Moves over several items by one gesture, for long menus. Near the edge the move ends at the edge.
    pub(super) fn leap(&mut self, step: Step) -> Gestured<Item> {
        let last = self.items.len().saturating_sub(1);
        let to = match step {
            Step::Up => self.at.saturating_add(LEAP).min(last),
            Step::Down => self.at.saturating_sub(LEAP),
        };
        if to == self.at {
            return Gestured::Edge;
        }
        self.at = to;
        Gestured::To(self.item())
    }

    /// Goes to the item of this number, counted from one; `None` where there is no such item.
    pub fn go_to(&mut self, number: usize) -> Option<Item> {
        let at = number.checked_sub(1).filter(|at| *at < self.items.len())?;
        self.at = at;
        Some(self.item())
    }

    /// The items of the menu.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The current item.
    pub fn item(&self) -> Item {
        self.items[self.at]
    }

    /// The number of the current item, counted from one, and the number of all items.
    pub fn place(&self) -> (usize, usize) {
        (self.at.saturating_add(1), self.items.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_menu_ends_where_it_ends() {
        assert_eq!(Menu::<u8>::new(Vec::new()), None);
        let mut menu = Menu::new(vec!['a', 'b', 'c']).unwrap();
        assert_eq!((menu.item(), menu.place()), ('a', (1, 3)));
        assert_eq!(menu.gesture(Gesture::Up), Gestured::Edge);
        assert_eq!(menu.gesture(Gesture::Down), Gestured::To('b'));
        assert_eq!(menu.gesture(Gesture::Last), Gestured::To('c'));
        assert_eq!(menu.gesture(Gesture::Down), Gestured::Edge);
        assert_eq!((menu.item(), menu.place()), ('c', (3, 3)));
        assert_eq!([0, 4].map(|number| menu.go_to(number)), [None, None]);
        assert_eq!(menu.item(), 'c');
        assert_eq!((menu.go_to(2), menu.place()), (Some('b'), (2, 3)));
        assert_eq!(menu.gesture(Gesture::First), Gestured::To('a'));
    }

    #[test]
    fn a_long_menu_is_crossed_in_leaps() {
        let mut menu = Menu::new((0..12).collect()).unwrap();
        let leaps = [Step::Up, Step::Up, Step::Up, Step::Up, Step::Down];
        let came = leaps.map(|step| menu.leap(step));
        assert_eq!(
            came,
            [
                Gestured::To(5),
                Gestured::To(10),
                Gestured::To(11),
                Gestured::Edge,
                Gestured::To(6)
            ]
        );
    }

    #[test]
    fn values_choices_and_the_way_out_are_told_of_the_item_one_stands_at() {
        let mut menu = Menu::new(vec!['a', 'b']).unwrap();
        menu.gesture(Gesture::Down);
        for (gesture, came) in [
            (Gesture::Left, Gestured::Value('b', Step::Down)),
            (Gesture::Right, Gestured::Value('b', Step::Up)),
            (Gesture::Choose, Gestured::Chosen('b')),
            (Gesture::Leave, Gestured::Out),
            (Gesture::Here, Gestured::To('b')),
            (Gesture::UpLeft, Gestured::To('b')),
        ] {
            assert_eq!(menu.gesture(gesture), came, "{gesture:?}");
        }
    }
}

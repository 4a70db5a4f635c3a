//! The few gestures by which everything is steered that has a place: a cursor on the board, a menu, the pointing of
//! a half-move. Arrow keys, a keypad's digits and a pad's stick all come down to them.
//!
//! Here is only who gets a gesture: whatever is open, from the inside out, and what may be open at all. What a gesture
//! does there is theirs.

use std::time::Duration;

use zgoda_game::Moment;

use super::desk::Desk;
use super::hands::Hands;
use super::menu::Menus;
use super::questions::Questions;
use super::table::Table;
use super::{Session, look};
use crate::record::event::Actor;

/// Nobody is where they were after so long without a gesture; the next one would do what they do not expect.
pub(super) const LEFT_ALONE: Duration = Duration::from_secs(30);

/// One gesture. Left, right, up and down are the player's own, from where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steer {
    /// `up`: away from oneself; the item before.
    Up,
    /// `down`: towards oneself; the item after.
    Down,
    /// `left`
    Left,
    /// `right`
    Right,
    /// `up left`
    UpLeft,
    /// `up right`
    UpRight,
    /// `down left`
    DownLeft,
    /// `down right`
    DownRight,
    /// `first`: where the row, or the list, begins.
    First,
    /// `row end`: where it ends.
    Last,
    /// `here`: what is here?
    Here,
    /// `choose`: this one.
    Choose,
    /// `leave`: out of what is open, with nothing done.
    Leave,
}

impl Steer {
    /// All of them.
    pub const ALL: [Steer; 13] = [
        Steer::Up,
        Steer::Down,
        Steer::Left,
        Steer::Right,
        Steer::UpLeft,
        Steer::UpRight,
        Steer::DownLeft,
        Steer::DownRight,
        Steer::First,
        Steer::Last,
        Steer::Here,
        Steer::Choose,
        Steer::Leave,
    ];

    /// The English word that is typed for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Steer::Up => "up",
            Steer::Down => "down",
            Steer::Left => "left",
            Steer::Right => "right",
            Steer::UpLeft => "up left",
            Steer::UpRight => "up right",
            Steer::DownLeft => "down left",
            Steer::DownRight => "down right",
            Steer::First => "first",
            Steer::Last => "row end",
            Steer::Here => "here",
            Steer::Choose => "choose",
            Steer::Leave => "leave",
        }
    }
}

impl Session {
    /// Gives a gesture to whatever is open; where nothing is, to the cursor on the board.
    pub(super) fn steer(&mut self, steer: Steer, actor: Option<Actor>, now: Moment) {
        if self.menus.menu_is_open(actor, &self.live.table) {
            return self.steer_menu(steer, actor, now);
        }
        let asker = look::asker_of(actor, &self.live.table);
        let ends = self.look.ends_looking_back(steer, asker, &self.live.table);
        if ends.is_none() && self.points(steer, actor, now) {
            return;
        }
        let (look, boards) = (&mut self.look, &self.live.boards);
        let reply = ends.or_else(|| look.steer_cursor(steer, asker, boards, &self.live.table));
        if let Some(reply) = reply {
            self.live.table.give(reply, steer.word(), actor, now);
        }
    }
}

/// When something that is open closes by itself.
pub(super) fn left_alone_at(hands: &Hands, menus: &Menus) -> Option<Moment> {
    let all = [menus.menu_deadline(), hands.hands_deadline()];
    all.into_iter().flatten().min()
}

/// Closes what was left alone, before anything that comes now could go into it.
pub(super) fn close_left_alone(
    questions: &Questions,
    desk: &Desk,
    hands: &mut Hands,
    menus: &mut Menus,
    table: &mut Table,
    now: Moment,
) {
    menus.tick_menus(table, now);
    hands.tick_hands(questions, desk, table, now);
}

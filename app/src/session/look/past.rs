//! The record read back: a half-move earlier, a half-move later, and back to now.
//!
//! In training the board of that moment can be walked and asked about, too, and every such answer says first that
//! this is the past. In official play it is the own record read aloud and no more (Kodeks VIII 2.4): a second board
//! to think on would be forbidden (II 2.4.2), so the cursor and the questions stay with the board as it is.
//!
//! Who makes a half-move of his own, or has one of his struck out, is back in the present: nobody must take an old
//! board for the one he plays on.

use zgoda_game::{Setup, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::SpokenMove;

use super::{Asker, Understood};
use crate::record::event::EntryId;
use crate::session::Session;
use crate::session::options::Mode;
use crate::session::steer::Steer;

/// An earlier position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    /// After so many half-moves.
    plies: usize,
    /// The last half-move of the one who looks, when he began to look.
    own: Option<EntryId>,
}

impl Session {
    /// `older`: one half-move further back.
    pub(super) fn older(&mut self, asker: Asker) -> Understood {
        match self.plies_looked_at(asker).checked_sub(1) {
            Some(plies) => self.look_back_at(plies, asker),
            None => self.table.edge(asker.actor, Message::NothingFurther),
        }
        Understood::Yes
    }

    /// `newer`: one further on, up to the last one.
    pub(super) fn newer(&mut self, asker: Asker) -> Understood {
        let all = self.table.game().standing().len();
        let next = self.plies_looked_at(asker).saturating_add(1);
        if next < all {
            self.look_back_at(next, asker);
        } else if self.looks_back(asker) {
            return self.newest(asker);
        } else {
            self.table.edge(asker.actor, Message::NothingFurther);
        }
        Understood::Yes
    }

    /// `newest`: back to the last half-move.
    pub(super) fn newest(&mut self, asker: Asker) -> Understood {
        *self.look.past.get_mut(asker.hand) = None;
        let message = match self.said_after(self.table.game().standing().len()) {
            Some((ply, side, played)) => Message::BackToNow { ply, side, played },
            None => Message::NoMoveYet,
        };
        self.table.reply(asker.actor, message);
        Understood::Yes
    }

    /// Does a gesture end a look back? Whoever leaves does, and whoever chooses a square of a board that is past:
    /// he hears where the game stands, and nothing is chosen.
    pub(in crate::session) fn ends_looking_back(&mut self, steer: Steer, asker: Asker) -> bool {
        let ends = match steer {
            Steer::Leave => self.looks_back(asker),
            Steer::Choose => self.past_board(asker).is_some(),
            _ => false,
        };
        if ends {
            self.newest(asker);
        }
        ends
    }

    /// The board that is looked at, where it is an earlier one; in training only.
    pub(super) fn past_board(&self, asker: Asker) -> Option<Setup> {
        if self.table.options().mode != Mode::Training || !self.looks_back(asker) {
            return None;
        }
        match self.plies_looked_at(asker).checked_sub(1) {
            Some(index) => self
                .table
                .game()
                .standing()
                .get(index)
                .map(|entry| entry.after),
            None => Some(*self.table.game().start()),
        }
    }

    /// How many half-moves led to the board that is looked at.
    pub(super) fn plies_behind_the_board(&self, asker: Asker) -> usize {
        match self.past_board(asker) {
            Some(_) => self.plies_looked_at(asker),
            None => self.table.game().standing().len(),
        }
    }

    fn looks_back(&self, asker: Asker) -> bool {
        let all = self.table.game().standing().len();
        let past = self.look.past.get(asker.hand);
        past.is_some_and(|past| past.own == self.last_own(asker.side) && past.plies < all)
    }

    fn plies_looked_at(&self, asker: Asker) -> usize {
        let past = self
            .look
            .past
            .get(asker.hand)
            .filter(|_| self.looks_back(asker));
        past.map_or(self.table.game().standing().len(), |past| past.plies)
    }

    fn look_back_at(&mut self, plies: usize, asker: Asker) {
        let own = self.last_own(asker.side);
        *self.look.past.get_mut(asker.hand) = Some(Past { plies, own });
        let at = self.said_after(plies);
        self.table.reply(asker.actor, Message::LookingBack { at });
    }

    fn last_own(&self, side: Side) -> Option<EntryId> {
        self.table.game().last_of(side).map(|entry| entry.id)
    }

    /// The half-move that ends so many of them, as it is said.
    fn said_after(&self, plies: usize) -> Option<(usize, Side, SpokenMove)> {
        let entry = self.table.game().standing().get(plies.checked_sub(1)?)?;
        Some((
            plies,
            entry.side,
            self.table.spoken(&entry.before, &entry.mv),
        ))
    }
}

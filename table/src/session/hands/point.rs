// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move that is pointed at: the square it begins from, then the square it ends on, each picked with the cursor.
//!
//! The result is the same as if the half-move had been typed, and no hint precedes it: a square from which nothing can move is
//! picked like any other.

use zgoda_game::Square;
use zgoda_input::command::gesture::Gesture;
use zgoda_input::command::{Command, Typed};
use zgoda_record::event::EntryId;
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use crate::session::hands::{self, Hands};
use crate::session::place::HandOf;
use crate::session::questions::{self, Questions};
use crate::session::table::Table;
use crate::session::wanted::Wanted;

/// The square that a half-move begins from, and the state of the record at its picking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Picked {
    square: Square,
    record: Reached,
}

/// The state that the record has reached: the number of the entry that would come next, and the entry that stands last. A further
/// half-move, a correction and a taking back each change this state.
pub(super) type Reached = (EntryId, Option<EntryId>);

impl Hands {
    /// Handles a gesture for the half-move that is being pointed at; `cursor` is the square where the hand is.
    pub(in crate::session) fn points(
        &mut self,
        gesture: Gesture,
        hand: HandOf,
        cursor: Option<Square>,
        questions: &Questions,
        table: &mut Table,
    ) -> Option<Wanted> {
        let actor = table.actor();
        match (gesture, cursor) {
            (Gesture::Choose, Some(square)) => {
                let mover = hands::mover_by_hand(actor, table);
                let which_way = questions::asks_which_way(mover, questions);
                let variant = table.game().now().variant();
                let name = variant.name(square);
                let text = match self.take_picked(hand, table) {
                    _ if which_way => name.to_string(),
                    None => {
                        let record = reached(table);
                        *self.picked.get_mut(hand) = Some(Picked { square, record });
                        let message = Message::SquarePicked { square };
                        table.reply_sounding(message, Earcon::Picked);
                        return Some(Wanted::Nothing);
                    }
                    // The same square twice: the pick was a mistake.
                    Some(from) if from == square => {
                        table.reply(Message::EntryDropped);
                        return Some(Wanted::Nothing);
                    }
                    Some(from) => format!("{}-{name}", variant.name(from)),
                };
                let command = Command::Move(text.clone());
                let actor = mover;
                Some(Wanted::Line(Typed { actor, command }, text))
            }
            (Gesture::Leave, _) if self.take_picked(hand, table).is_some() => {
                table.reply(Message::EntryDropped);
                Some(Wanted::Nothing)
            }
            _ => None,
        }
    }

    /// The picked square. The pick was for a certain half-move: after the record has changed, a gesture would enter an
    /// unintended half-move.
    fn take_picked(&mut self, hand: HandOf, table: &Table) -> Option<Square> {
        let picked = self.picked.get_mut(hand).take()?;
        (picked.record == reached(table)).then_some(picked.square)
    }
}

pub(super) fn reached(table: &Table) -> Reached {
    (
        table.game().next_entry(),
        table.game().last().map(|last| last.id),
    )
}

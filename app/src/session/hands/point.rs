//! A half-move that is pointed at: the square it begins from, then the one it ends on, each by the cursor.
//!
//! It is then as if it had been typed, and nothing is told of it before: a square that can go nowhere is picked like
//! any other.

use zgoda_game::{Moment, Square};
use zgoda_speech::Message;
use zgoda_speech::announcement::Earcon;

use crate::record::event::{Actor, EntryId};
use crate::session::command::{Command, Typed};
use crate::session::hands::{self, Hands};
use crate::session::steer::Steer;
use crate::session::table::Table;
use crate::session::whose::HandOf;
use crate::session::{Session, look, questions};

/// The square that a half-move begins from, and how far the record had gone when it was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Picked {
    square: Square,
    record: Reached,
}

/// The half-move that would come next, and the one that stands last: a half-move more, one put right and one taken
/// back each change it.
pub(super) type Reached = (EntryId, Option<EntryId>);

impl Session {
    /// A gesture for the half-move that is being pointed at. `false`: it is none.
    pub(in crate::session) fn points(
        &mut self,
        steer: Steer,
        actor: Option<Actor>,
        now: Moment,
    ) -> bool {
        let asker = look::asker_of(actor, &self.live.table);
        match steer {
            Steer::Choose => {
                let Some(square) = self.look.cursor_of(asker, &self.live.table) else {
                    return false;
                };
                let variant = self.live.table.game().now().variant();
                let name = variant.name(square);
                let mover = hands::mover_by_hand(actor, &self.live.table);
                let which_way = questions::asks_which_way(mover, &self.live.questions);
                let picked = take_picked(asker.hand, &mut self.hands, &self.live.table);
                let text = match picked {
                    _ if which_way => name.to_string(),
                    None => {
                        let record = reached(&self.live.table);
                        *self.hands.picked.get_mut(asker.hand) = Some(Picked { square, record });
                        let message = Message::SquarePicked { square };
                        self.live
                            .table
                            .reply_sounding(actor, message, Earcon::Picked);
                        return true;
                    }
                    // Twice the same one: it was not meant.
                    Some(from) if from == square => {
                        self.live.table.reply(actor, Message::EntryDropped);
                        return true;
                    }
                    Some(from) => format!("{}-{name}", variant.name(from)),
                };
                self.entered_by_hand(asker.side, |session| {
                    let command = Command::Move(text.clone());
                    let actor = mover;
                    session.typed(Typed { actor, command }, &text, now);
                });
                true
            }
            Steer::Leave => {
                let picked = take_picked(asker.hand, &mut self.hands, &self.live.table);
                if picked.is_some() {
                    self.live.table.reply(actor, Message::EntryDropped);
                }
                picked.is_some()
            }
            _ => false,
        }
    }
}

/// The square that is picked. It was picked for one half-move: with a record that has changed since, a gesture would
/// enter what nobody means any more.
fn take_picked(hand: HandOf, hands: &mut Hands, table: &Table) -> Option<Square> {
    let picked = hands.picked.get_mut(hand).take()?;
    (picked.record == reached(table)).then_some(picked.square)
}

pub(super) fn reached(table: &Table) -> Reached {
    (
        table.game().next_entry(),
        table.game().last().map(|last| last.id),
    )
}

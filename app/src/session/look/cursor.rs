//! The cursor: a square each hand is at, which gestures move and questions begin from.
//!
//! It never jumps by itself and never wraps: at the edge a sound is enough, because a hand that hears it knows that
//! nothing has moved. Where what stands there may not be told, the number alone is, so that a half-move can be
//! pointed at in official play without a word about the position.

use zgoda_game::Square;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Consent, Told};

use super::squares::occupant;
use super::{Answered, Asker};
use crate::session::Session;
use crate::session::steer::Steer;

/// Where one hand is.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::session) struct Cursor {
    /// `None` before it was moved: then it is in the corner.
    at: Option<Square>,
    /// Where the words about the square before came from; nobody wants that again with every step.
    told: Option<Told>,
}

impl Session {
    /// A gesture for the cursor.
    pub(in crate::session) fn steer_cursor(&mut self, steer: Steer, asker: Asker) {
        let Some(here) = self.cursor_of(asker) else {
            return;
        };
        match steer {
            Steer::Here => {
                // Who asks has perhaps come back to the board; he hears all of it.
                self.look.cursor_mut(asker).told = None;
                self.tell_cursor(asker);
            }
            Steer::Choose | Steer::Leave => self.table.reply(asker.actor, Message::NothingOpen),
            _ => match self.table.sitting(asker.side).steered(here, steer) {
                Some(square) => {
                    self.put_cursor(asker, square);
                    self.tell_cursor(asker);
                }
                None => self
                    .table
                    .edge(asker.actor, Message::AtTheEdge { square: here }),
            },
        }
    }

    /// The square this one is at.
    pub(in crate::session) fn cursor_of(&self, asker: Asker) -> Option<Square> {
        let own = self.look.cursor(asker).at;
        own.or_else(|| self.table.sitting(asker.side).corner())
    }

    /// Moves him there without a word.
    pub(in crate::session) fn put_cursor(&mut self, asker: Asker, square: Square) {
        self.look.cursor_mut(asker).at = Some(square);
    }

    /// Says where the cursor is, and what stands there.
    pub(super) fn tell_cursor(&mut self, asker: Asker) {
        let Some(square) = self.cursor_of(asker) else {
            return;
        };
        if asker.answered == Answered::AtAnEar && !self.table.may(Consent::BoardByEar) {
            return self.table.reply(asker.actor, Message::CursorAt { square });
        }
        let (view, told) = self.view(asker);
        let occupant = occupant(&view, square);
        let before = self.look.cursor_mut(asker).told.replace(told);
        let message = if before == Some(told) {
            Message::CursorOn { occupant }
        } else {
            Message::SquareHolds { occupant, told }
        };
        self.tell(asker, message);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules for what each person may hear: everything that is said, shown or sent passes here.
//!
//! `zgoda_record::fair_play` is the information matrix of the rules; each message or note tells its own row. `outputs` decides on
//! the owner of an output: a single output is the earphone of the player who hears the program, and everything goes there. If two
//! players hear the program at one output, only public words may sound in official play; private words are withheld, and the
//! transcript says so. Where listeners have outputs of their own, public words go to each of them. Knowledge for the arbiter alone
//! never becomes an utterance at all.

mod outputs;
#[cfg(test)]
mod tests;

use zgoda_game::{BySide, Side};
use zgoda_record::event::Actor;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
pub use zgoda_speech::announcement::Item;
use zgoda_speech::announcement::{BoardOf, Consent, Readers};
use zgoda_speech::{Announcement, Listener, Message, Why};

use super::effect::Effect;
use super::table::Table;
use crate::desk_words::note::DeskNote;
pub(super) use outputs::{Hearing, Output};
pub use outputs::{Outputs, one_for_all, reader_here};
pub use zgoda_record::fair_play::{Circumstances, Permission, Role, Turn, may};

/// The person or people that words are meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// Both players: announced moves, corrections, "boards differ" (VIII 2.2, 3.1.1).
    Public,
    /// This player alone: answers and questions. A line typed for the other side is answered at the terminal of the typist.
    Private(Side),
    /// The blind player's assistant: a flag in words, which they may claim (VIII 4.1.4).
    Assistant,
    /// Only the hand that works on this player's board: a confirmation of its act.
    Hand(Side),
    /// The typist at the terminal, who has no ear of their own: an answer, in text on that terminal alone.
    Terminal(Listener),
}

impl Audience {
    /// The audience of words that concern one listener alone. Words for everybody in the room are public, and so are words for the
    /// arbiter, who has no ear of their own.
    pub(super) const fn of(listener: Listener) -> Audience {
        match listener {
            Listener::White => Audience::Private(Side::White),
            Listener::Black => Audience::Private(Side::Black),
            Listener::Assistant => Audience::Assistant,
            Listener::Arbiter | Listener::Room => Audience::Public,
        }
    }
}

impl Table {
    /// The announcements of a message for the permitted listeners, one a listener. The list is empty if the message had to be
    /// withheld; the transcript then tells the reason.
    pub(in crate::session) fn announcements(
        &mut self,
        audience: Audience,
        message: &Message,
    ) -> Vec<Announcement> {
        let item = item_of(message);
        let outputs = self.hearing().outputs(audience);
        let alone = outputs.len() == 1;
        let mut told = Vec::new();
        for output in outputs {
            let (to, verdict) = match output {
                Output::None(to) => (to, Err(Why::NoPrivateOutput)),
                Output::Of(to, role) => (to, Ok(self.verdict(item, role, to))),
            };
            let announcement = Announcement {
                readers: match audience {
                    Audience::Public => Readers::All,
                    _ => Readers::Listener,
                },
                ..Announcement::new(to, message.clone())
            };
            let why = match verdict {
                Ok(Permission::Yes) => {
                    told.push(announcement);
                    continue;
                }
                Ok(Permission::SoundOnly) => {
                    told.push(Announcement {
                        words: false,
                        may_be_words: false,
                        ..announcement
                    });
                    continue;
                }
                // The words were never meant for this listener; the listeners concerned hear them.
                Ok(Permission::No) if !alone => continue,
                // Knowledge of a shared board for the desk alone is no utterance: it stands in the record.
                Ok(Permission::No) if item == Item::SharedBoard => continue,
                Ok(Permission::No) => Why::Forbidden,
                Err(why) => why,
            };
            self.push_effect(Effect::Withhold { announcement, why });
        }
        told
    }

    /// The facts that decide on the output for a word.
    pub(in crate::session) fn hearing(&self) -> Hearing<'_> {
        self.options().hearing()
    }

    /// True if the answer to the present input comes out of any output.
    pub(in crate::session) fn is_heard(&self) -> bool {
        let outputs = self.hearing().outputs(self.answered());
        let heard = |output: &Output| matches!(output, Output::Of(..));
        outputs.iter().any(heard)
    }

    /// True if the arbiter may be shown this note.
    pub(in crate::session) fn may_be_shown(&self, note: &DeskNote) -> bool {
        let item = note.item();
        self.verdict(item, Role::Arbiter, Listener::Arbiter) == Permission::Yes
    }

    /// True if the player of this side may feel this item about their own clock. A motor uses no words, so a permission without
    /// words is enough.
    pub(in crate::session) fn may_be_felt(&self, item: Item, side: Side) -> bool {
        self.verdict(item, Role::Concerned, side.into()) != Permission::No
    }

    /// True if everybody may see the clock's face.
    pub(in crate::session) fn face_may_be_seen(&self) -> bool {
        self.verdict(Item::Clock, Role::Room, Listener::Room) == Permission::Yes
    }

    /// The present verdict on this item for this listener in this role.
    pub(in crate::session) fn verdict(
        &self,
        item: Item,
        role: Role,
        listener: Listener,
    ) -> Permission {
        let player = match listener {
            Listener::White => Side::White,
            Listener::Black => Side::Black,
            Listener::Assistant => self.asker(Some(Actor::Assistant)),
            Listener::Arbiter | Listener::Room => player_here(&self.options().sight),
        };
        may(item, role, &self.circumstances(player))
    }

    /// True if a person in this role towards `player` may be shown this item in words.
    pub(super) fn knows(&self, item: Item, role: Role, player: Side) -> bool {
        may(item, role, &self.circumstances(player)) == Permission::Yes
    }

    /// The circumstances of this player now.
    fn circumstances(&self, player: Side) -> Circumstances<'_> {
        let own = self.on_move(player);
        Circumstances {
            mode: self.options().mode,
            turn: if own { Turn::Own } else { Turn::Other },
            sight: *self.options().sight.get(player),
            set_up: self.a_board_is_set_up(),
            compares: self.game().players_compare(),
            consents: &self.options().event.consents,
        }
    }

    /// True if this function is allowed: in training, or with the consent of the event.
    pub(in crate::session) fn may(&self, function: Consent) -> bool {
        self.options().mode == Mode::Training || self.options().event.consents.has(function)
    }

    /// The people who may know the differing squares of this board: everybody in training, before the game begins, and once an
    /// arbiter decided the position (Kodeks VIII 3.1), because the standing position is then no secret. Else the hand that works on
    /// this board, where the event consents to it and there is an output for that hand alone.
    pub(in crate::session) fn details(&self, of: BoardOf) -> Details {
        let (decided, options) = (self.game().decided(), self.options());
        if options.mode == Mode::Training
            || !decided.has_begun(self.has_clock())
            || decided.mended().contains(&of)
        {
            Details::Everybody
        } else if options.event.consents.has(Consent::Details) && options.hand_alone_hears(of) {
            Details::ItsHand
        } else {
            Details::Nobody
        }
    }

    /// True before the game begins, and while everybody may know the differing squares of some board.
    fn a_board_is_set_up(&self) -> bool {
        let begun = self.game().decided().has_begun(self.has_clock());
        let mut boards = self.options().boards.all().into_iter();
        !begun || boards.any(|board| self.details(board.of) == Details::Everybody)
    }

    /// True if acts of a hand on this side's own board may be heard where this side's questions are answered: in official play not
    /// at another player's ear, unless the board is shared.
    pub(in crate::session) fn may_hear_the_board_of(&self, side: Side) -> bool {
        let own = self.boards().of(side).map(|board| board.of);
        self.options().mode == Mode::Training
            || own == Some(BoardOf::Shared)
            || self.hearing().ear(side) == side.into()
    }
}

/// The people who may know the differing squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Details {
    Everybody,
    /// Only the hand that works on the board.
    ItsHand,
    Nobody,
}

/// The row that a message belongs to. The state of a shared board counts as an act of hands on that board.
fn item_of(message: &Message) -> Item {
    match message {
        Message::BoardDiffers { board }
        | Message::BoardDiffersBy { board, .. }
        | Message::BoardStillDiffers { board }
        | Message::BoardAgrees { board }
        | Message::BoardUneven { board }
        | Message::BoardUnevenBy { board, .. }
            if *board == BoardOf::Shared =>
        {
            Item::SharedBoard
        }
        _ => message.item(),
    }
}

/// The only player who hears the program, if there is just one.
#[must_use]
pub fn only_hearer(sight: &BySide<Sight>) -> Option<Side> {
    match (sight.white.hears(), sight.black.hears()) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        (true, true) | (false, false) => None,
    }
}

/// The player who hears the program, or White if both players or neither hear it. This is the owner of a keyboard for which no
/// other owner was named.
#[must_use]
pub fn player_here(sight: &BySide<Sight>) -> Side {
    match (sight.white.hears(), sight.black.hears()) {
        (false, true) => Side::Black,
        (true, _) | (false, false) => Side::White,
    }
}

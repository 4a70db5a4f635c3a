//! Who may hear what. Everything that is said, shown or sent passes here.
//!
//! `table` is the information matrix of the rules. To which of its rows a message or note belongs it says itself.
//! `outputs` decides whose output it is: while there is one, it is the earphone of the player who hears the program, and
//! everything goes there. Between two such players only what is public may sound in official play; private
//! words are withheld, and the transcript says so. Where listeners have outputs of their own, public words go
//! to each of them. What only the arbiter may know never becomes an utterance at all.

mod outputs;
mod table;
#[cfg(test)]
mod tests;

use zgoda_game::{BySide, Side};
pub use zgoda_speech::announcement::Item;
use zgoda_speech::announcement::{BoardOf, Consent, Readers};
use zgoda_speech::{Announcement, Listener, Message, Why};

use super::effect::Effect;
use super::options::Sight;
use super::table::Table;
use crate::desk_words::note::DeskNote;
use crate::mode::Mode;
use crate::record::event::Actor;
pub(super) use outputs::{Hearing, Output};
pub use outputs::{Outputs, one_for_all, reader_here};
pub use table::{Circumstances, Permission, Role, Turn, may};

/// For whom something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// Both players may hear it: announced moves, corrections, "boards differ" (VIII 2.2, 3.1.1).
    Public,
    /// This player alone: answers and questions. What somebody types for the other side is answered where it was typed.
    Private(Side),
    /// The blind player's assistant: a flag in words, which they may claim (VIII 4.1.4).
    Assistant,
    /// The hand that works on this player's board, and nobody else: that it did right.
    Hand(Side),
    /// Whoever typed at the terminal and has no ear of their own: an answer, in text on that terminal alone.
    Terminal(Listener),
}

impl Audience {
    /// What concerns one listener alone. For everybody in the room it is public, and for the arbiter, who has no ear of
    /// their own.
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
    /// The announcements for those who may hear it, one a listener; none when it had to be withheld, which the
    /// transcript tells with the reason.
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
                // It was never meant for this listener; those whom it concerns hear it.
                Ok(Permission::No) if !alone => continue,
                // What only the desk may know of a shared board is no utterance: it stands in the record.
                Ok(Permission::No) if item == Item::SharedBoard => continue,
                Ok(Permission::No) => Why::Forbidden,
                Err(why) => why,
            };
            self.wants(Effect::Withhold { announcement, why });
        }
        told
    }

    /// What decides whose output a word comes out of.
    pub(in crate::session) fn hearing(&self) -> Hearing<'_> {
        self.options().hearing()
    }

    /// Does what this one is answered come out of any output?
    pub(in crate::session) fn is_heard(&self) -> bool {
        let outputs = self.hearing().outputs(self.answered());
        let heard = |output: &Output| matches!(output, Output::Of(..));
        outputs.iter().any(heard)
    }

    /// May the arbiter be shown this?
    pub(in crate::session) fn may_be_shown(&self, note: &DeskNote) -> bool {
        let item = note.item();
        self.verdict(item, Role::Arbiter, Listener::Arbiter) == Permission::Yes
    }

    /// May players feel this of their own clock? A motor tells it by no words.
    pub(in crate::session) fn may_be_felt(&self, item: Item, side: Side) -> bool {
        self.verdict(item, Role::Concerned, side.into()) != Permission::No
    }

    /// May everybody see the clock's face?
    pub(in crate::session) fn face_may_be_seen(&self) -> bool {
        self.verdict(Item::Clock, Role::Room, Listener::Room) == Permission::Yes
    }

    /// What the table says of this now.
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

    /// May somebody be shown this in words, who is this to `player`?
    pub(super) fn knows(&self, item: Item, role: Role, player: Side) -> bool {
        may(item, role, &self.circumstances(player)) == Permission::Yes
    }

    /// How things stand for this player now.
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

    /// The same without a word.
    pub(in crate::session) fn may(&self, function: Consent) -> bool {
        self.options().mode == Mode::Training || self.options().event.consents.has(function)
    }

    /// The people who may know which squares of this board differ: everybody, where it is no secret which position stands: before the
    /// game begins, and once an arbiter decided it (Kodeks VIII 3.1). Else the hand that works on this board, where the event
    /// consents to it and there is an output for that hand alone.
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

    /// The same of any board of this game.
    fn a_board_is_set_up(&self) -> bool {
        let begun = self.game().decided().has_begun(self.has_clock());
        let mut boards = self.options().boards.all().into_iter();
        !begun || boards.any(|board| self.details(board.of) == Details::Everybody)
    }

    /// May what a hand does on this side's own board be heard where its questions are answered? In official play
    /// not at another player's ear.
    pub(in crate::session) fn may_hear_the_board_of(&self, side: Side) -> bool {
        let own = self.boards().of(side).map(|board| board.of);
        self.options().mode == Mode::Training
            || own == Some(BoardOf::Shared)
            || self.hearing().ear(side) == side.into()
    }
}

/// The people who may know which squares of a board differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Details {
    Everybody,
    /// The hand that works on it alone.
    ItsHand,
    Nobody,
}

/// The row that a message belongs to. How a shared board stands is what hands did on it.
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

/// The one player who hears the program, if there is just one.
#[must_use]
pub fn only_hearer(sight: &BySide<Sight>) -> Option<Side> {
    match (sight.white.hears(), sight.black.hears()) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        (true, true) | (false, false) => None,
    }
}

/// The player who hears the program, White where two do or nobody: theirs is the keyboard that is said to be nobody else's.
#[must_use]
pub fn player_here(sight: &BySide<Sight>) -> Side {
    match (sight.white.hears(), sight.black.hears()) {
        (false, true) => Side::Black,
        (true, _) | (false, false) => Side::White,
    }
}

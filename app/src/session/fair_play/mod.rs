//! Who may hear what. Everything that is said, shown or sent passes here.
//!
//! `table` is the information matrix of the rules, `items` says to which of its rows a message or note belongs.
//! Here is decided whose output it is: while there is one, it is the earphone of the player who hears the program, and
//! everything goes there. Between two such players only what is public may sound in official play; private
//! words are withheld, and the transcript says so. What only the arbiter may know never becomes an utterance
//! at all.

mod items;
mod table;
#[cfg(test)]
mod tests;

use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::Switch;
use zgoda_speech::{Announcement, Listener, Message, Why};

use super::Session;
use super::desk::note::DeskNote;
use super::effect::Effect;
use super::options::{Mode, Sight};
pub use table::{Circumstances, Item, Role, Turn, Verdict, may};

/// For whom something is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    /// Both players may hear it: announced moves, corrections, "boards differ" (VIII 2.2, 3.1.1).
    Public,
    /// This player alone: answers and questions. Who types for the other side is answered where he
    /// types.
    Private(Side),
    /// The blind player's assistant: a flag in words, which he may claim (VIII 4.1.4).
    Assistant,
    /// The hand that works on this player's board, and nobody else: that it did right.
    Hand(Side),
}

/// Whose output it comes out of, and who he is to whom it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// This one, who is this to it.
    Of(Listener, Role),
    /// None: it is private, and there is no output for this listener alone.
    None(Listener),
}

/// Where a word for `audience` comes out.
#[must_use]
pub(super) fn output(audience: Audience, sight: &BySide<Sight>, mode: Mode) -> Output {
    match (audience, only_hearer(sight)) {
        // Who types for the other side has typed it here and is answered here.
        (Audience::Public | Audience::Private(_), Some(hearer)) => {
            Output::Of(hearer.into(), Role::Concerned)
        }
        (Audience::Hand(side), Some(hearer)) if side == hearer => {
            Output::Of(hearer.into(), Role::Concerned)
        }
        (Audience::Hand(side), Some(hearer)) => match mode {
            Mode::Training => Output::Of(hearer.into(), Role::Opponent),
            Mode::Official => Output::None(side.into()),
        },
        (Audience::Private(side) | Audience::Hand(side), None) if mode == Mode::Official => {
            Output::None(side.into())
        }
        // No output is the assistant's alone yet.
        (Audience::Assistant, _) => Output::None(Listener::Assistant),
        (Audience::Public | Audience::Private(_) | Audience::Hand(_), None) => {
            Output::Of(Listener::Room, Role::Room)
        }
    }
}

impl Session {
    /// The announcement for those who may hear it; `None` when it had to be withheld, which the transcript
    /// tells with the reason.
    pub(super) fn announcement(
        &mut self,
        audience: Audience,
        message: Message,
    ) -> Option<Announcement> {
        let (to, verdict) = match output(audience, &self.options.sight, self.options.mode) {
            Output::None(to) => (to, Err(Why::NoPrivateOutput)),
            Output::Of(to, role) => (to, Ok(self.verdict(Item::of(&message), role))),
        };
        let announcement = Announcement::new(to, message);
        let why = match verdict {
            Ok(Verdict::Yes) => return Some(announcement),
            Ok(Verdict::SoundOnly) => {
                return Some(Announcement {
                    words: Switch::Off,
                    ..announcement
                });
            }
            Ok(Verdict::No) => Why::Forbidden,
            Err(why) => why,
        };
        self.effects
            .push_back(Effect::Withhold { announcement, why });
        None
    }

    /// May the arbiter be shown this?
    pub(super) fn may_be_shown(&self, note: &DeskNote) -> bool {
        self.verdict(Item::on_the_desk(note), Role::Arbiter) == Verdict::Yes
    }

    /// May a player feel this of his own clock? A motor tells it by no words.
    pub(super) fn may_be_felt(&self, item: Item) -> bool {
        self.verdict(item, Role::Concerned) != Verdict::No
    }

    /// May everybody see the clock's face?
    pub(super) fn face_may_be_seen(&self) -> bool {
        self.verdict(Item::Clock, Role::Room) == Verdict::Yes
    }

    /// What the table says of this now.
    fn verdict(&self, item: Item, role: Role) -> Verdict {
        let hearer = player_here(&self.options.sight);
        let own = self.on_move(hearer);
        let begun = !self.game.standing().is_empty();
        let now = Circumstances {
            mode: self.options.mode,
            turn: if own { Turn::Own } else { Turn::Other },
            sight: *self.options.sight.get(hearer),
            arbiter: self.desk.open(),
            begun: if begun { Switch::On } else { Switch::Off },
            consents: &self.options.event.consents,
        };
        may(item, role, &now)
    }
}

/// The one player who hears the program, if there is just one.
#[must_use]
pub(super) fn only_hearer(sight: &BySide<Sight>) -> Option<Side> {
    match (sight.white.hears(), sight.black.hears()) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        (true, true) | (false, false) => None,
    }
}

/// The player at this program: who is meant where nobody is named.
#[must_use]
pub(super) fn player_here(sight: &BySide<Sight>) -> Side {
    match (sight.white.hears(), sight.black.hears()) {
        (false, true) => Side::Black,
        (true, _) | (false, false) => Side::White,
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The information matrix of official play (catalogue 25): what each listener may be told of each item, and when. Everything that
//! is said, shown or sent is checked against this one table.
//!
//! In training every permission is a yes, because hints are allowed.

use zgoda_speech::announcement::{Consent, Item};

use crate::event_file::Consents;
use crate::mode::Mode;
use crate::sight::Sight;

/// The role of the listener: a column of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The player concerned; for public items, either player.
    Concerned,
    /// The opponent of the player concerned.
    Opponent,
    /// The blind player's assistant.
    Assistant,
    /// The arbiter, at the desk.
    Arbiter,
    /// Everybody present: a loudspeaker, the face of a clock.
    Room,
}

impl Role {
    /// All roles, in the order of the columns.
    pub const ALL: [Role; 5] = [
        Role::Concerned,
        Role::Opponent,
        Role::Assistant,
        Role::Arbiter,
        Role::Room,
    ];
}

/// The turn, as seen by the listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The listener is on move, and the opponent has finished their move.
    Own,
    /// The listener is not on move.
    Other,
}

/// The circumstances that a cell depends on.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// Official play or training.
    pub mode: Mode,
    /// The turn, as seen by the listener.
    pub turn: Turn,
    /// The sight of the listener.
    pub sight: Sight,
    /// True while boards are set up by a position that everybody knows: until the clock is first started (without a clock: until
    /// the first half-move), and after an arbiter's decision until the boards show the decided position.
    pub set_up: bool,
    /// True while the players compare their records with the consent of the opponent.
    pub compares: bool,
    /// The consents of the event.
    pub consents: &'a Consents,
}

/// The permission to tell an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permission {
    /// The item may be told in words.
    Yes,
    /// The item may be told by a sound alone.
    SoundOnly,
    /// The item may not be told.
    No,
}

/// The verdict of a cell on official play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Yes,
    No,
    SoundOnly,
    /// Yes on the listener's own move: for a blind player by right (VIII 5.1), for another with the consent of the event.
    OnOwnMove,
    /// With the consent of the event.
    With(Consent),
    /// While boards are set up by a position that everybody knows.
    WhileSetUp,
    /// While boards are set up, or with the consent of the event.
    WhileSetUpOr(Consent),
    /// While the players compare their records by consent (II 6.6).
    WhileComparing,
}

/// The table: the player concerned, the opponent, the assistant, the arbiter's desk, the room.
const fn row(item: Item) -> [Cell; 5] {
    use Cell::{No, OnOwnMove, SoundOnly, WhileComparing, WhileSetUp, WhileSetUpOr, With, Yes};
    use Consent::{BoardByEar, Details, PrivateWord, SquareWhisper};
    match item {
        Item::Announced
        | Item::BoardsDiffer
        | Item::CheckAsked
        | Item::Clock
        | Item::DrawOffer
        | Item::Ruling
        | Item::Outcome
        | Item::Settings
        | Item::Question
        | Item::Device => [Yes, Yes, Yes, Yes, Yes],
        Item::SlipWord => [With(PrivateWord), No, With(PrivateWord), Yes, No],
        Item::BoardDetails => [
            WhileSetUpOr(Details),
            WhileSetUp,
            WhileSetUp,
            Yes,
            WhileSetUp,
        ],
        // Only the opponent may object to an act of a hand on a shared board, but the opponent must notice the act without being
        // told (I 5.4, IV 1).
        Item::SharedBoard => [WhileSetUp, WhileSetUp, WhileSetUp, Yes, WhileSetUp],
        Item::OtherRecord => [WhileComparing, WhileComparing, No, Yes, WhileComparing],
        Item::OwnRecord | Item::OwnWords => [Yes, No, Yes, Yes, No],
        Item::MoveCount => [OnOwnMove, No, Yes, Yes, No],
        Item::LowTime => [Yes, No, Yes, Yes, No],
        Item::Flag => [SoundOnly, No, Yes, Yes, No],
        Item::ForgottenPress => [No, No, No, No, No],
        Item::SealedMove => [Yes, No, No, No, No],
        Item::WhoseMove
        | Item::PressWithoutMove
        | Item::LegalMoves
        | Item::OwnIrregularity
        | Item::OpponentsIrregularity
        | Item::Counters => [No, No, No, Yes, No],
        Item::OpponentTouched => [No, No, Yes, Yes, No],
        Item::OwnTouch => [With(SquareWhisper), No, No, Yes, No],
        Item::BoardByEar => [With(BoardByEar), No, With(BoardByEar), Yes, No],
        Item::HandDidRight => [Yes, No, Yes, Yes, No],
    }
}

/// The verdict of the table.
#[must_use]
pub fn may(item: Item, role: Role, now: &Circumstances<'_>) -> Permission {
    if now.mode == Mode::Training {
        return Permission::Yes;
    }
    let [concerned, opponent, assistant, arbiter, room] = row(item);
    let cell = match role {
        Role::Concerned => concerned,
        Role::Opponent => opponent,
        Role::Assistant => assistant,
        Role::Arbiter => arbiter,
        Role::Room => room,
    };
    let told = match cell {
        Cell::Yes => true,
        Cell::No => false,
        Cell::SoundOnly => return Permission::SoundOnly,
        Cell::OnOwnMove => {
            let entitled = now.sight == Sight::Blind || now.consents.has(Consent::MoveCount);
            now.turn == Turn::Own && entitled
        }
        Cell::With(consent) => now.consents.has(consent),
        Cell::WhileSetUp => now.set_up,
        Cell::WhileSetUpOr(consent) => now.set_up || now.consents.has(consent),
        Cell::WhileComparing => now.compares,
    };
    if told {
        Permission::Yes
    } else {
        Permission::No
    }
}

//! The information matrix of official play (catalogue 25): what may be told, to whom, and when. One table; nothing
//! is said, shown or sent past it.
//!
//! In training hints are allowed, and every cell is a yes.

use zgoda_speech::announcement::{Consent, Item};

use crate::event::Consents;
use crate::mode::Mode;
use crate::session::options::Sight;

/// Who is told: a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The player it concerns; of what is public, either.
    Concerned,
    /// The other player.
    Opponent,
    /// The blind player's assistant.
    Assistant,
    /// The arbiter, at the desk.
    Arbiter,
    /// Everybody present: a loudspeaker, the face of a clock.
    Room,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 5] = [
        Role::Concerned,
        Role::Opponent,
        Role::Assistant,
        Role::Arbiter,
        Role::Room,
    ];
}

/// Whose move it is, for the one who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Their own, and the opponent has finished theirs.
    Own,
    /// Not their own.
    Other,
}

/// Under what circumstances.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// Official play or training.
    pub mode: Mode,
    /// Whose move it is.
    pub turn: Turn,
    /// How much the one sees who is told.
    pub sight: Sight,
    /// Is the position known to everybody, and a board put right by it: until the clock is first started (without one:
    /// until the first half-move), and from a decision of an arbiter on until the boards show what was decided?
    pub set_up: bool,
    /// Do the players compare their records, with the consent of the one who was asked?
    pub compares: bool,
    /// To what the event consents.
    pub consents: &'a Consents,
}

/// May it be told?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permission {
    /// In words.
    Yes,
    /// By a sound alone.
    SoundOnly,
    /// Not at all.
    No,
}

/// What a cell says of official play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Yes,
    No,
    SoundOnly,
    /// On their own move: a blind player by right (VIII 5.1), another where the event consents.
    OnOwnMove,
    /// Where the event consents to it.
    With(Consent),
    /// While boards are set up by a position that everybody knows.
    WhileSetUp,
    /// Then, or where the event consents.
    WhileSetUpOr(Consent),
    /// While the players compare their records in agreement (II 6.6).
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
        // What a hand did on a board that is both players' is the opponent's to raise, and nobody tells them (I 5.4, IV 1).
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

/// What the table says.
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

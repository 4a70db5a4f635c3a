// SPDX-License-Identifier: GPL-3.0-or-later
//! The enums of the record: actors, sources, boards and reasons. Each value is written as its name in small letters with hyphens.

use serde::{Deserialize, Serialize};
use zgoda_game::claims::Finding;
use zgoda_game::{DrawCount, Side};
use zgoda_speech::Listener;

/// The number of an entry: a half-move as it was written down. A number is never used again, even after its entry was
/// struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EntryId(pub u32);

/// The actor of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// An assistant of an unknown side: in a line before the side is settled, and in older records.
    Assistant,
    /// The assistant of the white player (Kodeks VIII 4.1).
    WhiteAssistant,
    /// The assistant of the black player.
    BlackAssistant,
    /// An arbiter of the game.
    Arbiter,
    /// An unknown person who gave the arbiter's name while the arbiter's session was closed.
    UnknownHand,
    /// The program itself.
    Program,
}

impl Actor {
    /// The assistant of this side.
    #[must_use]
    pub const fn assistant(of: Side) -> Actor {
        match of {
            Side::White => Actor::WhiteAssistant,
            Side::Black => Actor::BlackAssistant,
        }
    }

    /// The listener to whom words for this actor go; `None` for the program and an unknown hand.
    #[must_use]
    pub const fn listener(self) -> Option<Listener> {
        match self {
            Actor::White => Some(Listener::White),
            Actor::Black => Some(Listener::Black),
            Actor::Assistant | Actor::WhiteAssistant | Actor::BlackAssistant => {
                Some(Listener::Assistant)
            }
            Actor::Arbiter => Some(Listener::Arbiter),
            Actor::UnknownHand | Actor::Program => None,
        }
    }

    /// True if the actor is an assistant, of any side.
    #[must_use]
    pub const fn is_assistant(self) -> bool {
        matches!(
            self,
            Actor::Assistant | Actor::WhiteAssistant | Actor::BlackAssistant
        )
    }

    /// The side of the player, if the actor is a player.
    #[must_use]
    pub const fn player(self) -> Option<Side> {
        match self {
            Actor::White => Some(Side::White),
            Actor::Black => Some(Side::Black),
            Actor::Assistant
            | Actor::WhiteAssistant
            | Actor::BlackAssistant
            | Actor::Arbiter
            | Actor::UnknownHand
            | Actor::Program => None,
        }
    }

    /// The side that the actor acts for: a player's own side, or the side of an assistant's player.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Actor::White | Actor::WhiteAssistant => Some(Side::White),
            Actor::Black | Actor::BlackAssistant => Some(Side::Black),
            Actor::Assistant | Actor::Arbiter | Actor::UnknownHand | Actor::Program => None,
        }
    }
}

impl From<Side> for Actor {
    fn from(side: Side) -> Actor {
        match side {
            Side::White => Actor::White,
            Side::Black => Actor::Black,
        }
    }
}

/// The means by which an event became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The reading of a sensor board.
    Sensor,
    /// Typed text, by any person.
    Keys,
    /// Announced aloud and noted (`said`).
    Announced,
    /// The reading of a sensor board that was not yet trusted, with an answer to the question whether it is true.
    Asked,
    /// The reading of a clock device.
    Clock,
    /// The program's own doing.
    Program,
}

/// The reason why a press did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotTaken {
    /// Both clocks stood still.
    Stopped,
    /// The clock of the side that pressed did not run.
    NotRunning,
    /// A clock device kept the time, and only its lever presses the clock.
    AtTheClock,
    /// The clock had been pressed a moment before.
    JustPressed,
    /// The presser had not moved (Kodeks II 6.8).
    NoMove,
}

/// The fault of a record that was not whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LostPart {
    /// The log of the record was missing.
    LogMissing,
    /// The log of the record was damaged, and was put aside.
    LogDamaged,
    /// A log that does not belong to the record lay next to the record, and was put aside.
    LogStrange,
    /// Something in the record could not be understood, or was missing.
    Unread,
}

/// The reason why a press found no half-move in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Missing {
    /// The side need not record: in time trouble (Kodeks II 6.14), in rapid games (III 5).
    NeedNotRecord,
    /// The half-move was not seen, or not typed yet.
    NotSeen,
}

/// The evidence for a half-move: the statement of a player or assistant, or only a board's reading. A sensor-only entry is
/// evidence (Kodeks VIII 2.4, 4.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stated {
    /// Typed or announced by a person.
    Stated,
    /// Read from a board only.
    BoardNotStated,
}

/// The way in which a half-move came to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MadeBy {
    /// The mover pressed the clock.
    Press,
    /// The other side lifted or moved.
    OpponentBegan,
    /// The half-move stood long enough, in a game without a clock.
    Rest,
    /// Typed on a side without a sensor board.
    Typed,
    /// The half-move stands by the arbiter's decision.
    Arbiter,
    /// With a clock: the other side's next half-move was entered before its mover pressed.
    Answered,
}

/// Something that goes wrong at the boards of a rehearsal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mishap {
    /// A man falls off the player's board.
    Falls,
    /// The opponent's next half-move is carried out to another square.
    CarriedElsewhere,
    /// The opponent carries out, and writes down, another half-move than the player announced.
    WrittenOtherwise,
    /// Two men of the player's board are pushed to neighbouring squares: one man alone would look like a half-move.
    Pushed,
    /// A captured man of the opponent's next capture is left standing.
    LeftStanding,
}

impl Mishap {
    /// All five mishaps, in the order in which they come.
    pub const ALL: [Mishap; 5] = [
        Mishap::Falls,
        Mishap::CarriedElsewhere,
        Mishap::WrittenOtherwise,
        Mishap::Pushed,
        Mishap::LeftStanding,
    ];

    /// The word that stands for this value.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Mishap::Falls => "falls",
            Mishap::CarriedElsewhere => "carried-elsewhere",
            Mishap::WrittenOtherwise => "written-otherwise",
            Mishap::Pushed => "pushed",
            Mishap::LeftStanding => "left-standing",
        }
    }
}

/// The end of the question whether the half-moves that a board showed are true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardAnswer {
    /// A person at the board, or the arbiter, said yes.
    Yes,
    /// A person at the board, or the arbiter, said no.
    No,
    /// The mover of the half-moves pressed the clock.
    Press,
    /// A half-move was made that can only follow the half-moves in question.
    NextHalfMove,
    /// The board, or the record, changed before anybody answered.
    Changed,
}

impl BoardAnswer {
    /// The word that stands for this value.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            BoardAnswer::Yes => "yes",
            BoardAnswer::No => "no",
            BoardAnswer::Press => "press",
            BoardAnswer::NextHalfMove => "next-half-move",
            BoardAnswer::Changed => "changed",
        }
    }
}

/// The reason why an entry was struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StruckBecause {
    /// Another half-move stands in its place.
    Corrected,
    /// The board returned to its earlier position.
    TakenBack,
    /// The hand completed the same half-move (the last captured man came off late).
    Completed,
    /// The arbiter went back to an earlier half-move (Kodeks VIII 3.1.2).
    WalkedBack,
    /// Somebody took the half-move back, in training; the clocks went back, too.
    Undone,
}

/// The question about a typed half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveQuestion {
    /// The question whether the half-move replaces the last half-move.
    Correction,
    /// The question about the side of the half-move.
    Whose,
}

/// The outcome of a question about a typed half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveAnswer {
    /// The half-move replaces the last half-move.
    Yes,
    /// The half-move does not replace the last half-move, or belongs to neither side.
    No,
    /// The half-move belongs to White.
    White,
    /// The half-move belongs to Black.
    Black,
    /// Something else was done instead of an answer.
    Lapsed,
}

/// The contradiction between a proposal and the program's observations (Kodeks IV 2.20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenAgainst {
    /// The half-move that differs in the program's own record; `None` if no half-move differs and both boards agreed further on in
    /// the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The program's half-move with this number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// The number of half-moves after which both boards were last seen to agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<usize>,
    /// The moment of that agreement, in milliseconds since the start of the program that saw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
}

/// The way in which an irregularity was accepted for good (Kodeks I 5.4, 5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AcceptedBy {
    /// The opponent made their own next half-move (I 5.7).
    NextHalfMove,
    /// The opponent let the half-move stand.
    LetStand,
}

/// The state of the arbiter's session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterWords {
    /// The PIN was right.
    Opened,
    /// The PIN was wrong.
    Refused,
    /// The arbiter has finished.
    Closed,
}

/// Whether a draw could be offered (Kodeks II 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admissible {
    /// A draw could be offered, and the other side heard the offer.
    Yes,
    /// A side has not yet made the moves that must come first.
    TooEarly,
    /// This side offered last; the other side has not offered since.
    Repeated,
    /// No record is kept, and too many pieces stand on the board (III 6).
    TooManyPieces,
    /// The offer did not come after the side's own half-move and before its press.
    NotAfterMove,
}

/// The item that was asked about before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PreparedItem {
    /// Each player has their own board (Kodeks VIII 1.1, 1.3).
    OwnBoards,
    /// Both play on a single board, and both agree to that (VIII 1.3).
    OneBoard,
    /// The board stands the right way round (I 2.4).
    Orientation,
    /// Every man stands in its place (I 5.2).
    Men,
    /// The clock stands at White's left hand (II 3.6.1).
    ClockSide,
    /// The earphones are on the right ears.
    Earphones,
    /// Moves are announced aloud (VIII 2.2).
    Announcements,
    /// The way in which the record is kept (VIII 2.4).
    Medium,
    /// The assistant of a player (VIII 4.1).
    Assistant,
}

/// The answer to a question before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PreparedAnswer {
    /// The answer is yes.
    Yes,
    /// The answer is no; a requirement is then asked about again.
    No,
    /// The record is kept in Braille.
    Braille,
    /// The record is kept in print.
    Print,
    /// The record is kept with a dictaphone.
    Dictaphone,
    /// A sensor board showed the answer.
    Sensed,
    /// The arbiter confirmed the item together with all open items.
    Confirmed,
}

/// The answer in words to a draw offer. A half-move, which refuses the offer, is no answer in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferAnswer {
    /// The offer was accepted, and the acceptance confirmed.
    Accepted,
    /// The offer was declined.
    Declined,
}

/// The count of a rule for a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The rule, by its word.
    pub rule: String,
    /// The number of moves of each side.
    pub made: u16,
    /// The count at which the game is drawn.
    pub limit: u16,
}

impl From<DrawCount> for Counted {
    fn from(count: DrawCount) -> Counted {
        Counted {
            rule: count.rule.word().to_owned(),
            made: count.made,
            limit: count.limit,
        }
    }
}

/// The finding of the rules on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FindingKind {
    /// The claim was proven.
    Proven,
    /// The claim was not proven, but another rule was (records of version 2).
    ProvenOtherwise,
    /// The claim was not proven.
    NotProven,
    /// The claimant had a capture to make (Kodeks III 9.1).
    MustCapture,
    /// The claimed right exists only in quick games without a bonus (III 9.2); in records from version 7 on.
    QuickGamesOnly,
    /// No rule could tell.
    ArbitersCall,
}

impl From<Finding> for FindingKind {
    fn from(finding: Finding) -> FindingKind {
        match finding {
            Finding::Proven(_) => FindingKind::Proven,
            Finding::ProvenOtherwise(_) => FindingKind::ProvenOtherwise,
            Finding::NotProven => FindingKind::NotProven,
            Finding::MustCapture => FindingKind::MustCapture,
            Finding::QuickGamesOnly => FindingKind::QuickGamesOnly,
            Finding::ArbitersCall(_) => FindingKind::ArbitersCall,
        }
    }
}

/// A sanction that an arbiter may impose (Kodeks II 2.5). The program proposes none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sanction {
    /// A spoken reprimand (II 2.5.1).
    Reprimand,
    /// A warning given in public (II 2.5.2).
    Warning,
    /// The loss of the game (II 2.5.3).
    Loss,
    /// Disqualification from the event (II 2.5.4).
    Disqualification,
}

impl Sanction {
    /// All sanctions, in the order of the Kodeks.
    pub const ALL: [Sanction; 4] = [
        Sanction::Reprimand,
        Sanction::Warning,
        Sanction::Loss,
        Sanction::Disqualification,
    ];

    /// The word that stands for this value.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Sanction::Reprimand => "reprimand",
            Sanction::Warning => "warning",
            Sanction::Loss => "loss",
            Sanction::Disqualification => "disqualification",
        }
    }
}

/// The way in which the arbiters' codes came to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CodesChange {
    /// Somebody asked for new codes when the program was started.
    New,
    /// The record had no codes, because an older program wrote it.
    First,
}

/// The arbiter to whom a code belongs: the chief arbiter, or a round arbiter (Kodeks IV 1). A round arbiter has a
/// number, because the name is kept only where it can be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum CodeOf {
    /// The code of the chief arbiter.
    Chief,
    /// The code of the round arbiter with this number, from 1.
    Round(u8),
}

const CHIEF: &str = "chief";
const ROUND: &str = "round-";

impl std::fmt::Display for CodeOf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CodeOf::Chief => f.write_str(CHIEF),
            CodeOf::Round(number) => write!(f, "{ROUND}{number}"),
        }
    }
}

impl From<CodeOf> for String {
    fn from(of: CodeOf) -> String {
        of.to_string()
    }
}

impl TryFrom<String> for CodeOf {
    type Error = String;

    fn try_from(text: String) -> Result<CodeOf, String> {
        let round = || text.strip_prefix(ROUND)?.parse().ok().map(CodeOf::Round);
        match text.as_str() {
            CHIEF => Ok(CodeOf::Chief),
            _ => round().ok_or_else(|| format!("{text} is nobody's code")),
        }
    }
}

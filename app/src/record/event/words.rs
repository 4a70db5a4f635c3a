//! The closed words of the record: who, by what means, on which board, and why something is so. Each is written
//! as its name in small letters with hyphens.

use serde::{Deserialize, Serialize};
use zgoda_game::claims::Finding;
use zgoda_game::{DrawCount, Side};
use zgoda_speech::Listener;

/// The number of an entry: one half-move as it was written down. Numbers are never used again, also
/// after the entry was struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EntryId(pub u32);

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// An assistant of whom nobody said whose: in a line before that is settled, and in older records.
    Assistant,
    /// The assistant of the white player (Kodeks VIII 4.1).
    WhiteAssistant,
    /// The assistant of the black player.
    BlackAssistant,
    /// The arbiter.
    Arbiter,
    /// Somebody who named the arbiter while the arbiter's words were closed.
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

    /// The one who is spoken to when they are; the program and an unknown hand are nobody.
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

    /// Is it an assistant, of whichever side?
    #[must_use]
    pub const fn is_assistant(self) -> bool {
        matches!(
            self,
            Actor::Assistant | Actor::WhiteAssistant | Actor::BlackAssistant
        )
    }

    /// The side whose player it is, if it is a player.
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

    /// The side they act for: a player's own, or that of an assistant's player.
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

/// By what means it became known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A sensor board.
    Sensor,
    /// Typed, whoever typed it.
    Keys,
    /// Announced aloud and noted (`said`).
    Announced,
    /// A sensor board showed it before it had proved itself, and the question whether it is so was answered.
    Asked,
    /// A clock device.
    Clock,
    /// The program's own doing.
    Program,
}

/// Why a press did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotTaken {
    /// Both clocks stood still.
    Stopped,
    /// The presser's time did not run.
    NotRunning,
    /// A clock device kept the time, and its lever is the press.
    AtTheClock,
    /// The clock had been pressed a moment before.
    JustPressed,
    /// The presser had not moved (Kodeks II 6.8).
    NoMove,
}

/// What was wrong with a record that was not whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LostPart {
    /// Its log was missing.
    LogMissing,
    /// Its log was damaged, and was put aside.
    LogDamaged,
    /// A log that is not its own lay beside it, and was put aside.
    LogStrange,
    /// Something in it could not be understood, or was missing.
    Unread,
}

/// Why a press found no half-move in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Missing {
    /// Nobody had to record then: in time trouble (Kodeks II 6.14), in rapid games (III 5).
    NeedNotRecord,
    /// It was not seen, or not typed yet.
    NotSeen,
}

/// Has a player or their assistant stated the half-move, or is there only a board's reading? A sensor-only entry is
/// evidence (Kodeks VIII 2.4, 4.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stated {
    /// Typed or announced by a person.
    Stated,
    /// Read from a board only.
    BoardNotStated,
}

/// How a seen half-move became made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MadeBy {
    /// The mover pressed.
    Press,
    /// The other side lifted or moved.
    OpponentBegan,
    /// It stood long enough, in a game without a clock.
    Rest,
    /// Typed on a side without a sensor board.
    Typed,
    /// It stands by the arbiter's decision.
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
    /// Two men of the player's board are pushed to squares beside them: a single one would be taken for a half-move.
    Pushed,
    /// Of the opponent's next capture a captured man is left standing.
    LeftStanding,
}

impl Mishap {
    /// All five, in the order in which they come.
    pub const ALL: [Mishap; 5] = [
        Mishap::Falls,
        Mishap::CarriedElsewhere,
        Mishap::WrittenOtherwise,
        Mishap::Pushed,
        Mishap::LeftStanding,
    ];

    /// Its word.
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

/// How the question came to its end whether half-moves that a board showed are so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardAnswer {
    /// Somebody whose board it is, or the arbiter, said yes.
    Yes,
    /// They said no.
    No,
    /// Their mover pressed the clock.
    Press,
    /// A half-move was made that can only follow them.
    NextHalfMove,
    /// The board, or the record, changed before anybody answered.
    Changed,
}

impl BoardAnswer {
    /// Its word.
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

/// Why an entry was struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StruckBecause {
    /// Another half-move stands in its place.
    Corrected,
    /// The board returned to what it was before.
    TakenBack,
    /// The hand completed the same half-move (the last captured man came off late).
    Completed,
    /// The arbiter went back to an earlier half-move (Kodeks VIII 3.1.2).
    WalkedBack,
    /// Somebody took it back, in training; the clocks went back with it.
    Undone,
}

/// What is asked of a half-move that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveQuestion {
    /// Does it take the place of the last one?
    Correction,
    /// For which side is it?
    Whose,
}

/// What became of such a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveAnswer {
    /// It takes the place of the last one.
    Yes,
    /// It is nobody's.
    No,
    /// It is White's.
    White,
    /// It is Black's.
    Black,
    /// Something else was done instead of an answer.
    Lapsed,
}

/// The contradiction of a proposal by what was seen (Kodeks IV 2.20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenAgainst {
    /// The half-move of which the program has something else; none where both boards only agreed further on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The program's half-move there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// The last number of half-moves behind which both boards were seen to agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<usize>,
    /// The moment of that, in milliseconds since the program started that saw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
}

/// How an irregularity came to be accepted for good (Kodeks I 5.4, 5.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AcceptedBy {
    /// The opponent made their own next half-move (I 5.7).
    NextHalfMove,
    /// The opponent let it stand.
    LetStand,
}

/// What became of the arbiter's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterWords {
    /// The PIN was right.
    Opened,
    /// The PIN was wrong.
    Refused,
    /// The arbiter has done.
    Closed,
}

/// Could a draw be offered (Kodeks II 5.1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admissible {
    /// It could, and the other side heard it.
    Yes,
    /// Not each side has made the moves that come before.
    TooEarly,
    /// This side offered last; the other one has not offered since.
    Repeated,
    /// No record is kept, and too many pieces stand on the board (III 6).
    TooManyPieces,
    /// Not after one's own half-move, before the press.
    NotAfterMove,
}

/// What was asked before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PreparedItem {
    /// Each on their own board (Kodeks VIII 1.1, 1.3).
    OwnBoards,
    /// Both on one, to which both agree (VIII 1.3).
    OneBoard,
    /// The board the right way round (I 2.4).
    Orientation,
    /// Every man in its place (I 5.2).
    Men,
    /// The clock at White's left hand (II 3.6.1).
    ClockSide,
    /// The earphones on the right ears.
    Earphones,
    /// Moves announced aloud (VIII 2.2).
    Announcements,
    /// How the record is kept (VIII 2.4).
    Medium,
    /// An assistant (VIII 4.1).
    Assistant,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PreparedAnswer {
    /// Yes.
    Yes,
    /// No; what must be so was asked again.
    No,
    /// In Braille.
    Braille,
    /// In print.
    Print,
    /// With a dictaphone.
    Dictaphone,
    /// A sensor board showed it.
    Sensed,
    /// The arbiter confirmed it with all that was open.
    Confirmed,
}

/// What a draw offer was answered in words. A half-move, which refuses it, is no answer in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferAnswer {
    /// Accepted, and said again to the question.
    Accepted,
    /// Declined.
    Declined,
}

/// How far a rule that makes a draw had come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// Which, by its word.
    pub rule: String,
    /// Moves of each side.
    pub made: u16,
    /// How many make the draw.
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

/// What the rules said to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FindingKind {
    /// It was proven.
    Proven,
    /// It was not, but another rule was (records of version 2).
    ProvenOtherwise,
    /// It was not.
    NotProven,
    /// Who claimed had a capture to make (Kodeks III 9.1).
    MustCapture,
    /// A right of quick games without a bonus alone (III 9.2); from version 7 on.
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

/// What an arbiter may impose (Kodeks II 2.5). The program proposes none.
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
    /// All of them, in the order of the Kodeks.
    pub const ALL: [Sanction; 4] = [
        Sanction::Reprimand,
        Sanction::Warning,
        Sanction::Loss,
        Sanction::Disqualification,
    ];

    /// Its word.
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

/// How the arbiters' codes came to be others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CodesChange {
    /// Somebody asked for it when the program was started.
    New,
    /// The record had none: an older program wrote it.
    First,
}

/// Whose code an arbiter gave: that of the chief arbiter, or of a round arbiter (Kodeks IV 1). A round arbiter has a
/// number, because the name lies where it can be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum CodeOf {
    /// The chief arbiter's.
    Chief,
    /// That of the round arbiter with this number, from 1.
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

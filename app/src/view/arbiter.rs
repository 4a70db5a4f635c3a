//! What an arbiter is shown: everything that a desk tells of a table, what waits for them first.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;

use super::{Asked, BoardNow, Claim, Compared, Difference, Ended, Face, Mark, Muted, Public, Way};
use crate::record::event::{
    ClockGap, CodeOf, DeskRole, DeviceNumber, EntryId, PreparedItem, Stated,
};
use crate::session::game::{Handover, Logged, NamedArbiter};

/// What an arbiter is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterView {
    /// What raises this table among others, and nothing else does.
    pub attention: Vec<Attention>,
    /// What everybody knows.
    pub public: Public,
    /// The clock with its flags.
    pub clock: Option<Face>,
    /// What belongs to the clock and is the arbiter's.
    pub times: Times,
    /// Since when the game is stopped, in milliseconds since the program started.
    pub stopped_since_ms: Option<u64>,
    /// By whose code the arbiter's words are open.
    pub words: Option<CodeOf>,
    /// The names of those who act by the arbiters' codes, and from which row of the log on.
    #[serde(default)]
    pub arbiters: Vec<NamedArbiter>,
    /// To whom the table was handed over, oldest first; the last one looks after it.
    pub responsible: Vec<Handover>,
    /// Whom the arbiter tells both times and the number of moves on their own move, if they ask (Kodeks VIII 5.1).
    pub answers: BySide<bool>,
    /// What the arbiter is asked.
    pub asks: Option<Asks>,
    /// Which half-move is read out against a sheet, counted from 1: an answer names it.
    pub aloud: Option<usize>,
    /// What players are asked, by the kind of the transcript.
    pub question: Option<String>,
    /// What each player is to answer now.
    pub asked: BySide<Option<Asked>>,
    /// What waits for the arbiter.
    pub open: Open,
    /// The claim that does.
    pub claim: Option<Claim>,
    /// How the game would end by what happened.
    pub proposals: Vec<Proposal>,
    /// What is settled before the first move.
    pub preparation: Preparation,
    /// The ways in which each side presses the clock; none where it has no way to.
    pub ways: BySide<Vec<Way>>,
    /// The mark of a press that the arbiter makes for a side without a way, in official play.
    pub press: Option<Mark>,
    /// Where the game began, as FEN.
    pub start: String,
    /// What stands by the record, as FEN.
    pub position: String,
    /// The half-moves that stand.
    pub record: Vec<Row>,
    /// The players' own records, as they were read in.
    pub sheets: BySide<Option<String>>,
    /// The arbiter's own record (Kodeks IV 2.15).
    pub noted: Vec<Noted>,
    /// Whose original records the arbiter has (Kodeks IV 2.21).
    pub originals: BySide<bool>,
    /// What comparing them found last, until play goes on.
    pub compared: Option<Compared>,
    /// The sensor boards.
    pub boards: Vec<Board>,
    /// Is lifting no touch now (Kodeks I 3.13)?
    pub adjusting: bool,
    /// What happened last.
    pub log: Logged,
    /// The devices that show pages of the table, and those that want to.
    pub devices: Vec<DeskDevice>,
    /// The roles for which a slip can be made anew.
    #[serde(default)]
    pub slips: Vec<DeskRole>,
    /// What stands behind a key of its own.
    pub muted: Muted,
}

/// A device at the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskDevice {
    /// The number by which it is called.
    pub device: DeviceNumber,
    /// For what.
    pub role: DeskRole,
    /// What its holder calls it.
    pub name: Option<String>,
    /// True if a page of it is open now.
    #[serde(default)]
    pub shown: bool,
    /// The device that the event names for this role, while this one waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<String>,
    /// Was it let in?
    pub opened: bool,
    /// The device that has this role already, while this one waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub there: Option<DeviceNumber>,
}

/// Why an arbiter is to look at a table: a closed list, in which no irregularity, forgotten press, duty or count stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attention {
    /// Somebody called.
    Call,
    /// A board differs from the record.
    BoardsDiffer,
    /// A claim waits.
    Claim,
    /// A result is proposed by the rules, or not confirmed by both.
    Result,
    /// A flag fell.
    Flag,
    /// A board or the clock device fell silent, or a player's page is not in front.
    DeviceLost,
    /// The page that is a player's ear sleeps, is closed or was lost.
    EarLost,
    /// A device waits to be let in.
    DeviceWaits,
    /// A player, or the completion of the record, is later than is allowed.
    Overdue,
}

/// What belongs to the clock and is the arbiter's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// The time control, where one is known.
    pub control: Option<String>,
    /// Moves that each side has to make before its control, where a clock runs that counts them.
    pub to_make: BySide<Option<u32>>,
    /// What each side was charged since play stopped.
    pub charged_ms: BySide<u64>,
    /// Who was noted absent (Kodeks II 4.5).
    pub absent: BySide<bool>,
    /// Half-moves that were pressed for and are not in the record.
    pub missing: usize,
    /// Is the record to be completed now (II 6.14)?
    pub completing: bool,
    /// The program was away: what is known of it, and the readings from which the clock may go on.
    pub gap: Option<ClockGap>,
    /// True where a clock device keeps the time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub device: bool,
}

/// A question on the arbiter's own screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Asks {
    /// Does the game end so?
    Result(Ended),
    /// Are times that were written as bare numbers seconds?
    Seconds,
    /// Whether a half-move is entered that a hand ended after the stop.
    HandOverStop,
    /// Whether the game goes on where it was proposed, though what was seen contradicts that.
    AgainstWhatWasSeen,
}

/// What waits for an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// Half-move by half-move.
    pub matters: Vec<Matter>,
    /// How many slips each side has put right.
    pub slips: BySide<usize>,
}

/// Something open about a half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matter {
    /// Which half-move.
    pub ply: u32,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What is open about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// The other side repeated something else: the boards may differ since (Kodeks VIII 3.1).
    RepeatedOtherwise,
    /// This was announced instead, and nobody put it right in time.
    AnnouncedOtherwise {
        /// What.
        said: String,
    },
    /// It is demanded that it be put right (I 5.4).
    Demanded {
        /// By which side.
        by: Side,
    },
    /// A draw was offered with it, and nobody has answered yet (II 5.1).
    DrawOffered {
        /// By which side.
        by: Side,
    },
}

/// How the game would end. The arbiter declares it or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// By what.
    pub by: ProposedBy,
    /// How.
    pub result: Ended,
}

/// By what an end is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProposedBy {
    /// Fallen flags (Kodeks II 6.12, III 9.4).
    Flags,
    /// The side to move has no piece, or no move (I 7.2.2, 7.2.3).
    Board,
    /// Somebody is too late (II 5.5).
    Lateness,
}

/// What comes before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preparation {
    /// What is still to be settled; the first is asked.
    pub open: Vec<Prepared>,
    /// What is.
    pub settled: Vec<Prepared>,
}

/// One question of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// What.
    pub what: PreparedItem,
    /// Of which board, where it is about one.
    pub board: Option<BoardOf>,
    /// Of which player, where it is about one.
    pub side: Option<Side>,
}

/// A half-move that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// 1 is White's first.
    pub ply: u32,
    /// Its number in the record.
    pub entry: EntryId,
    /// Whose.
    pub side: Side,
    /// As PDN.
    pub pdn: String,
    /// What was taken off.
    pub captured: Vec<String>,
    /// Stated by a person, or only shown by a board.
    pub stated: Stated,
    /// The board that showed it.
    pub board: Option<BoardOf>,
    /// While play is stopped: what each side had left after it, where that is known and two half-moves followed.
    pub left_ms: BySide<Option<u64>>,
}

/// A half-move that the arbiter wrote down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// Which, 1 being the first of the game.
    pub ply: u32,
    /// As PDN.
    pub written: String,
}

/// A sensor board, and how it differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// How it stands to the record.
    pub state: BoardNow,
    /// What it shows, as FEN; nothing while it does not answer, or nobody knows which way round it lies.
    pub shown: Option<String>,
    /// Is the last half-move still to be carried out there?
    pub awaited: bool,
    /// Which, and how it differs.
    #[serde(flatten)]
    pub difference: Difference,
}

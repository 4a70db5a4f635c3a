// SPDX-License-Identifier: GPL-3.0-or-later
//! The view of an arbiter: everything that a desk tells of a table, waiting matters first.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};
use zgoda_record::event::{
    ClockGap, CodeOf, DeskRole, DeviceNumber, EntryId, PreparedAnswer, PreparedItem, Stated,
};
use zgoda_speech::announcement::BoardOf;

use super::{Asked, BoardNow, Claim, Compared, Difference, Ended, Face, Mark, Muted, Public, Way};
use crate::session::game::{Handover, Logged, NamedArbiter};

/// The view that an arbiter is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterView {
    /// The reasons to show this table above others; nothing else moves it up.
    pub attention: Vec<Attention>,
    /// The part that everybody knows.
    pub public: Public,
    /// The clock with its flags.
    pub clock: Option<Face>,
    /// The part of the clock that is for the arbiter.
    pub times: Times,
    /// Since when the game is stopped, in milliseconds since the program started.
    pub stopped_since_ms: Option<u64>,
    /// The code that opened the arbiter's words, while they are open.
    pub words: Option<CodeOf>,
    /// The arbiters' names, each with its code and the first row of the log that the name applies to.
    #[serde(default)]
    pub arbiters: Vec<NamedArbiter>,
    /// The people to whom the table was handed over, oldest first. The last of these people looks after the table.
    pub responsible: Vec<Handover>,
    /// The sides to which the arbiter tells both times and the number of moves on their own move, if they ask (Kodeks VIII 5.1).
    pub answers: BySide<bool>,
    /// The question that the arbiter is asked.
    pub asks: Option<Asks>,
    /// The number of the half-move that is being read out for a comparison with a sheet, counted from 1. An answer names this
    /// number.
    pub aloud: Option<usize>,
    /// The question that players are being asked, named by its kind in the transcript.
    pub question: Option<String>,
    /// The question that each player is to answer now.
    pub asked: BySide<Option<Asked>>,
    /// The things that wait for the arbiter.
    pub open: Open,
    /// The claim that waits for the arbiter.
    pub claim: Option<Claim>,
    /// The results with which the game would end by the events so far.
    pub proposals: Vec<Proposal>,
    /// The questions that are settled before the first move.
    pub preparation: Preparation,
    /// The ways in which each side presses the clock; empty for a side that has no way.
    pub ways: BySide<Vec<Way>>,
    /// The mark of a press that the arbiter makes for a side that has no way to press, in official play.
    pub press: Option<Mark>,
    /// The position in which the game began, as FEN.
    pub start: String,
    /// The position by the record, as FEN.
    pub position: String,
    /// The half-moves that stand.
    pub record: Vec<Row>,
    /// The players' own records, as they were read in.
    pub sheets: BySide<Option<String>>,
    /// The arbiter's own record (Kodeks IV 2.15).
    pub noted: Vec<Noted>,
    /// The sides of which the arbiter has the original records (Kodeks IV 2.21).
    pub originals: BySide<bool>,
    /// The findings of the last comparison of the records, until play goes on.
    pub compared: Option<Compared>,
    /// The sensor boards, with their differences from the record.
    pub boards: Vec<Board>,
    /// True if lifting a man does not oblige the player to move it now (Kodeks I 3.13).
    pub adjusting: bool,
    /// The latest events of the log.
    pub log: Logged,
    /// The devices that show pages of the table, and the devices that want to show one.
    pub devices: Vec<DeskDevice>,
    /// The roles for which a slip can be made anew.
    #[serde(default)]
    pub slips: Vec<DeskRole>,
    /// The part that an arbiter sees only after pressing a special key.
    pub muted: Muted,
}

/// A device at the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskDevice {
    /// The number by which the device is called.
    pub device: DeviceNumber,
    /// The role that the device has or wants.
    pub role: DeskRole,
    /// The name that the holder gives the device.
    pub name: Option<String>,
    /// True if a page of the device is open now.
    #[serde(default)]
    pub shown: bool,
    /// The device that the event names for this role, while this device waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<String>,
    /// True if the device was let in.
    pub opened: bool,
    /// The device that has this role already, while this device waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub there: Option<DeviceNumber>,
}

/// The reason why an arbiter is to look at a table. The list is closed; irregularities, forgotten presses, duties and counts are
/// never in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attention {
    /// The arbiter was called.
    Call,
    /// The record cannot be written: the disk is full, or does not answer.
    NotRecorded,
    /// A board differs from the record.
    BoardsDiffer,
    /// A claim waits for a ruling.
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
    /// A player, or the completion of the record, is later than allowed.
    Overdue,
}

/// The part of the clock that is for the arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// The time control, where it is known.
    pub control: Option<String>,
    /// The number of moves that each side has to make before its time control, if the running clock counts moves.
    pub to_make: BySide<Option<u32>>,
    /// The time that each side was charged since play stopped.
    pub charged_ms: BySide<u64>,
    /// The sides with players who were noted absent (Kodeks II 4.5).
    pub absent: BySide<bool>,
    /// Half-moves that were pressed for and are not in the record.
    pub missing: usize,
    /// True if the record is to be completed now (II 6.14).
    pub completing: bool,
    /// The absence of the program: the known facts, and the readings from which the clock may go on.
    pub gap: Option<ClockGap>,
    /// True where a clock device keeps the time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub device: bool,
}

/// A question on the arbiter's own screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Asks {
    /// Asks whether the game ends with this result.
    Result(Ended),
    /// Asks whether times that were written as bare numbers are seconds.
    Seconds,
    /// Asks whether to enter a half-move that a hand ended after play was stopped.
    HandOverStop,
    /// Asks whether the game goes on at the proposed point, though the observations contradict it.
    AgainstWhatWasSeen,
}

/// The things that wait for an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The matters, half-move by half-move.
    pub matters: Vec<Matter>,
    /// The number of slips that each side has put right.
    pub slips: BySide<usize>,
}

/// An open matter about a half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matter {
    /// The number of the half-move, counted from 1.
    pub ply: u32,
    /// The matter that is open.
    #[serde(flatten)]
    pub what: What,
}

/// The matter that is open about a half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// The other side repeated a different half-move, so from here on the boards may differ (Kodeks VIII 3.1).
    RepeatedOtherwise,
    /// A different half-move was announced, and was not put right in time.
    AnnouncedOtherwise {
        /// The half-move that was announced.
        said: String,
    },
    /// A side demands that the half-move be put right (I 5.4).
    Demanded {
        /// The side that demands this.
        by: Side,
    },
    /// A draw was offered with the half-move, and is not answered yet (II 5.1).
    DrawOffered {
        /// The side that offered.
        by: Side,
    },
}

/// The result with which the game would end. The arbiter declares it or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The ground of the proposal.
    pub by: ProposedBy,
    /// The result that is proposed.
    pub result: Ended,
}

/// The ground on which an end is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProposedBy {
    /// Fallen flags (Kodeks II 6.12, III 9.4).
    Flags,
    /// The side to move has no piece, or no move (I 7.2.2, 7.2.3).
    Board,
    /// A player is too late (II 5.5).
    Lateness,
}

/// The questions that come before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preparation {
    /// The questions that are still to be settled; the first is asked.
    pub open: Vec<Prepared>,
    /// The questions that are settled.
    pub settled: Vec<Prepared>,
}

/// A question of the preparation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// The item that is settled.
    pub what: PreparedItem,
    /// The board that the question is about, if any.
    pub board: Option<BoardOf>,
    /// The player whom the question is about, if any.
    pub side: Option<Side>,
}

/// The answer of the event file to one question of the preparation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AsWritten {
    /// The question that the file answers.
    #[serde(flatten)]
    pub asked: Prepared,
    /// The answer that the file has.
    pub answer: PreparedAnswer,
}

/// A half-move that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The number of the half-move; 1 is White's first.
    pub ply: u32,
    /// The number of the half-move in the record.
    pub entry: EntryId,
    /// The side that made the half-move.
    pub side: Side,
    /// The half-move, as PDN.
    #[serde(rename = "pdn")]
    pub notation: String,
    /// The men that were taken off.
    pub captured: Vec<String>,
    /// The origin: stated by a person, or only shown by a board.
    pub stated: Stated,
    /// The board that showed the half-move.
    pub board: Option<BoardOf>,
    /// While play is stopped: the time that each side had left after the half-move, if the time is known and two half-moves
    /// followed.
    pub left_ms: BySide<Option<u64>>,
}

/// A half-move that the arbiter wrote down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// The half-move, 1 being the first of the game.
    pub ply: u32,
    /// The half-move, as PDN.
    pub written: String,
}

/// A sensor board, with its difference from the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The state of the board in relation to the record.
    pub state: BoardNow,
    /// The position that the board shows, as FEN; `None` while the board does not answer, or its orientation is unknown.
    pub shown: Option<String>,
    /// True if the last half-move is still to be carried out on this board.
    pub awaited: bool,
    /// The board with its difference.
    #[serde(flatten)]
    pub difference: Difference,
}

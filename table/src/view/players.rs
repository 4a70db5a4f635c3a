// SPDX-License-Identifier: GPL-3.0-or-later
//! The views of a player, an assistant and the room. These views have no place for the reason of an irregularity, a forgotten
//! press, or any count towards a draw.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Piece, Side};
use zgoda_speech::announcement::BoardOf;

use super::{AsWritten, Clock, Difference, Face, HalfMove, Man, Mark, Prepared, Public};

/// The view of a player who looks at a screen; in official play only for a player who sees a little, where the event consents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The side of the player.
    pub side: Side,
    /// The part that everybody knows.
    pub public: Public,
    /// The clock, where a clock runs in this program. It has no flags: a sound tells the player of their flag.
    pub clock: Option<Clock>,
    /// The player's record.
    pub record: Vec<HalfMove>,
    /// The number of moves that each side has made, when the player may know it.
    pub count: Option<BySide<usize>>,
    /// The questions that are open for them, named by their kinds in the transcript.
    pub asks: Vec<String>,
    /// The question that is to be settled before the first move, if it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Prepared>,
    /// The answers of the event file to open questions, where a single yes settles them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub as_written: Vec<AsWritten>,
    /// The differences of the boards from the record, when the player may know them.
    pub differences: Option<Vec<Difference>>,
    /// The men that stand on the board by the record, when the player may know it.
    pub men: Option<Vec<Man>>,
}

/// The view of an assistant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssistantView {
    /// The side that they assist.
    pub side: Side,
    /// The duties of the assistant, by the keys of the event file (Kodeks VIII 4.1).
    pub duties: Vec<String>,
    /// The part that everybody knows.
    pub public: Public,
    /// The clock with its flags, which they may claim (VIII 4.1.4).
    pub clock: Option<Face>,
    /// The record of their player.
    pub record: Vec<HalfMove>,
    /// The half-move to be carried out by their hand.
    pub carry_out: Option<CarryOut>,
    /// The number of moves that each side has made, when their player may know it.
    pub count: Option<BySide<usize>>,
    /// The questions that are open for them, named by their kinds in the transcript.
    pub asks: Vec<String>,
    /// The question that is to be settled before the first move, if it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Prepared>,
    /// The answers of the event file to open questions, where a single yes settles them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub as_written: Vec<AsWritten>,
    /// The differences of the boards from the record, when the assistant may know them.
    pub differences: Option<Vec<Difference>>,
    /// The men that stand on the board by the record, when the assistant may know it.
    pub men: Option<Vec<Man>>,
    /// The mark of a press, where they press here; `None` where a clock device keeps the time, because the device has a button of
    /// its own.
    pub press: Option<Mark>,
    /// The mark of an answer, where a question is open.
    pub answers: Option<Mark>,
}

/// The page for a player's own acts, however much they see. The page shows no board. In official play it shows only the player's
/// own last entry, unless the event makes the page their record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The side of the player.
    pub side: Side,
    /// The part that everybody knows.
    pub public: Public,
    /// The times, where everybody may see the clock's face.
    pub clock: Option<Clock>,
    /// Their record, or their last entry.
    pub record: Vec<HalfMove>,
    /// True if `record` is the whole record.
    pub whole: bool,
    /// The questions that are open for them, named by their kinds in the transcript.
    pub asks: Vec<String>,
    /// The question that is to be settled before the first move, if it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Prepared>,
    /// The answers of the event file to open questions, where a single yes settles them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub as_written: Vec<AsWritten>,
    /// The mark of a press, where they press here.
    pub press: Option<Mark>,
    /// The mark of an answer, where a question is open.
    pub answers: Option<Mark>,
}

/// The view of the helper whom the opponent of a blind player has named to carry half-moves out (FIDE F.2.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HelperView {
    /// The side that the helper serves.
    pub side: Side,
    /// The half-move that is still to be done on the other board.
    pub carry_out: Option<CarryOut>,
}

/// A half-move to be carried out on another board, as the mover's board or entry showed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CarryOut {
    /// The board on which the half-move is carried out.
    pub board: BoardOf,
    /// The half-move to carry out.
    #[serde(flatten)]
    pub half_move: HalfMove,
    /// The squares of the men that the mover took off.
    pub remove: Vec<String>,
    /// The piece that stands where the half-move ended.
    pub stands: Option<Piece>,
}

/// The view for everybody who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomView {
    /// The face of the clock.
    pub clock: Face,
}

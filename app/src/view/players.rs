//! What a player, an assistant and the room are shown. Neither what an irregularity is, nor who forgot to press, nor any
//! count towards a draw has a place here.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Piece, Side};
use zgoda_speech::announcement::BoardOf;

use super::{Clock, Difference, Face, HalfMove, Man, Mark, Prepared, Public};

/// What a player is shown who looks at a screen. In official play only who sees a little, where the event consents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Whose it is.
    pub side: Side,
    /// What everybody knows.
    pub public: Public,
    /// The clock, where one runs in this program; their flag they are told by a sound.
    pub clock: Option<Clock>,
    /// Their record.
    pub record: Vec<HalfMove>,
    /// How many moves each side has made, when they may know it.
    pub count: Option<BySide<usize>>,
    /// What is open for them, by the kinds of the transcript.
    pub asks: Vec<String>,
    /// What of it is to be settled before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Prepared>,
    /// How the boards differ that do, when they may know it.
    pub differences: Option<Vec<Difference>>,
    /// What stands on the board by the record, when they may know it.
    pub men: Option<Vec<Man>>,
}

/// What an assistant is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssistantView {
    /// Whose assistant it is.
    pub side: Side,
    /// What they are there for, by the keys of the event file (Kodeks VIII 4.1).
    pub duties: Vec<String>,
    /// What everybody knows.
    pub public: Public,
    /// The clock with its flags, which they may claim (VIII 4.1.4).
    pub clock: Option<Face>,
    /// Their player's record.
    pub record: Vec<HalfMove>,
    /// The half-move to be carried out by their hand.
    pub carry_out: Option<CarryOut>,
    /// How many moves each side has made, when their player may know it.
    pub count: Option<BySide<usize>>,
    /// What is open for them, by the kinds of the transcript.
    pub asks: Vec<String>,
    /// What of it is to be settled before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Prepared>,
    /// How the boards differ that do, when they may know it.
    pub differences: Option<Vec<Difference>>,
    /// What stands on the board by the record, when they may know it.
    pub men: Option<Vec<Man>>,
    /// The mark of a press, where they press here. Not where a device keeps the time, which has a button of its own.
    pub press: Option<Mark>,
    /// The mark of an answer, where something is open.
    pub answers: Option<Mark>,
}

/// The page of a player on which they do what is theirs, however much they see. No board stands there, and in
/// official play of the record their own last entry alone, unless the event says that the page is their record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whose it is.
    pub side: Side,
    /// What everybody knows.
    pub public: Public,
    /// The times, where everybody may see the clock's face.
    pub clock: Option<Clock>,
    /// Their record, or their last entry.
    pub record: Vec<HalfMove>,
    /// True if it is the whole record.
    pub whole: bool,
    /// What is open for them, by the kinds of the transcript.
    pub asks: Vec<String>,
    /// What of it is to be settled before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Prepared>,
    /// The mark of a press, where they press here.
    pub press: Option<Mark>,
    /// The mark of an answer, where something is open.
    pub answers: Option<Mark>,
}

/// What is shown to whom the opponent of a blind player has named to carry half-moves out (FIDE F.2.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HelperView {
    /// For whom they are there.
    pub side: Side,
    /// The half-move that is still to be done on the other board, whichever that is.
    pub carry_out: Option<CarryOut>,
}

/// A half-move to be carried out on another board, as the mover's board or entry showed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CarryOut {
    /// On whose board.
    pub board: BoardOf,
    /// The half-move.
    #[serde(flatten)]
    pub half_move: HalfMove,
    /// What the mover took off.
    pub remove: Vec<String>,
    /// What stands where it ended.
    pub stands: Option<Piece>,
}

/// What everybody who is there may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomView {
    /// The clock's face.
    pub clock: Face,
}

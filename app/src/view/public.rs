//! The part of a view that everybody at the table knows: the facts announced to both players.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, GameResult, Side, Variant};
use zgoda_speech::announcement::BoardOf;

use super::BoardNow;
use crate::mode::GameKind;

/// The part of a view that is announced to both players, and to the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// The variant of the game.
    pub game: Variant,
    /// The kind of game: official, rehearsal or training.
    pub mode: GameKind,
    /// The names of the players; empty where no name was given.
    pub names: BySide<String>,
    /// The phase of the game.
    pub phase: Phase,
    /// The result, where the game has ended.
    pub ended: Option<Ended>,
    /// The side that has offered a draw that is still to be answered (Kodeks II 5.1).
    pub draw_offered: Option<Side>,
    /// The side that claimed something that waits for the arbiter (II 5.2).
    pub claimed: Option<Side>,
    /// The call for the arbiter, while no arbiter has come yet.
    pub called: Option<Called>,
    /// The state of each sensor board.
    pub boards: Vec<BoardNews>,
    /// True if everything is on the disk.
    pub recorded: bool,
}

/// The phase that a game has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Something must be settled, or the arbiter sets the clock going, before anything is played.
    Before,
    /// The game had begun when the program was started again, and the arbiter sets the clock going before play goes on.
    Interrupted,
    /// The game is on.
    Playing,
    /// The arbiter stopped the game.
    Stopped,
    /// The game is over.
    Over,
    /// The program ends, or has ended; the game can go on.
    Closed,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The score that stands in a table for both: `2-0`, `1+ 1-`, `0F-2F`.
    pub result: String,
    /// The cause, by its word.
    pub cause: String,
    /// The article of the cause.
    pub article: String,
    /// The answer of each side to the result; `None` while the side has said nothing.
    pub agreed: BySide<Option<bool>>,
}

/// The call for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// The side that called, where it is known.
    pub by: Option<Side>,
}

/// The state of a sensor board in relation to the record; no more than everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardNews {
    /// The board in question.
    pub board: BoardOf,
    /// The state of the board.
    pub state: BoardNow,
}

/// A half-move as it was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HalfMove {
    /// The number of the half-move; 1 is White's first.
    pub ply: u32,
    /// The side that made the half-move.
    pub side: Side,
    /// The square it comes from.
    pub from: String,
    /// The square it goes to.
    pub to: String,
    /// True if the half-move is announced as a capture. In official play the first and last squares of the piece decide,
    /// independently of the men that were taken off.
    pub takes: bool,
}

impl Ended {
    pub(crate) fn of(result: GameResult, agreed: BySide<Option<bool>>) -> Ended {
        let ending = result.ending();
        Ended {
            result: result.to_string(),
            cause: ending.word().to_owned(),
            article: ending.article().to_owned(),
            agreed,
        }
    }
}

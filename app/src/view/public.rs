//! What everybody at the table knows: what is announced to both players.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, GameResult, Side, Variant};
use zgoda_speech::announcement::BoardOf;

use super::BoardNow;
use crate::mode::GameKind;

/// What is announced to both players, and to the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// Which game.
    pub game: Variant,
    /// Official, rehearsal or training.
    pub mode: GameKind,
    /// Who plays; empty where no name was given.
    pub names: BySide<String>,
    /// How far it has come.
    pub phase: Phase,
    /// How it ended, where it has.
    pub ended: Option<Ended>,
    /// Who has offered a draw that is still to be answered (Kodeks II 5.1).
    pub draw_offered: Option<Side>,
    /// Who claimed something that waits for the arbiter (II 5.2).
    pub claimed: Option<Side>,
    /// The arbiter was called, and nobody has come yet.
    pub called: Option<Called>,
    /// The sensor boards.
    pub boards: Vec<BoardNews>,
    /// Is everything on the disk?
    pub recorded: bool,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Something must be settled, or the arbiter sets the clock going, before anything is played.
    Before,
    /// It had begun when the program was started again, and the arbiter sets the clock going before anything more is played.
    Interrupted,
    /// It is on.
    Playing,
    /// The arbiter stopped it.
    Stopped,
    /// It is over.
    Over,
    /// The program ends, or has ended; the game can go on.
    Closed,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// What stands in a table for both: `2-0`, `1+ 1-`, `0F-2F`.
    pub result: String,
    /// Why, by its word.
    pub cause: String,
    /// Its article.
    pub article: String,
    /// What each side said to it; nothing while it has said nothing.
    pub agreed: BySide<Option<bool>>,
}

/// That the arbiter was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// By which side, where that is known.
    pub by: Option<Side>,
}

/// How a sensor board stands to the record; no more than everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardNews {
    /// Which.
    pub board: BoardOf,
    /// How it stands.
    pub state: BoardNow,
}

/// A half-move as it was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HalfMove {
    /// 1 is White's first.
    pub ply: u32,
    /// Whose.
    pub side: Side,
    /// From where.
    pub from: String,
    /// Where to.
    pub to: String,
    /// Is it announced as a capture? In official play by where the piece began and ended, whatever was taken off.
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

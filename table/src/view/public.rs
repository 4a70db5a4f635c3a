// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of a view that everybody at the table knows: the facts announced to both players.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side, Variant};
use zgoda_record::facts::Ended;
use zgoda_record::mode::GameKind;
use zgoda_speech::announcement::BoardOf;

use super::BoardNow;

/// The part of a view that is announced to both players, and to the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// The variant of the game.
    pub game: Variant,
    /// The kind of game: official, rehearsal or training.
    pub mode: GameKind,
    /// The names of the players; empty where no name was given.
    pub names: BySide<String>,
    /// The phase that the game has reached.
    pub phase: Phase,
    /// The result, where the game has ended.
    pub ended: Option<Ended>,
    /// The side that has offered a draw that is still to be answered (Kodeks II 5.1).
    pub draw_offered: Option<Side>,
    /// The side with a claim on which the arbiter has not ruled yet (II 5.2).
    pub claimed: Option<Side>,
    /// The call for the arbiter, while no arbiter has come yet.
    pub called: Option<Called>,
    /// The state of each sensor board.
    pub boards: Vec<BoardNews>,
    /// True if the disk has everything that was written so far.
    pub recorded: bool,
}

/// The phase that a game has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Nothing is played yet: something is still to be settled, or the arbiter still has to set the clock going.
    Before,
    /// The game had begun when the program was started again. Play does not go on yet: something is still to be settled, or the
    /// arbiter still has to set the clock going.
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

/// The call for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Called {
    /// The side that called, where it is known.
    pub by: Option<Side>,
}

/// The state of a sensor board in relation to the record; this tells only facts that everybody is told.
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
    /// The square that the piece leaves.
    pub from: String,
    /// The square to which the piece goes.
    pub to: String,
    /// True if the half-move is announced as a capture. In official play the first and last squares of the piece decide,
    /// independently of the men that were taken off.
    pub takes: bool,
}

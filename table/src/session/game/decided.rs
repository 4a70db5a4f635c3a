// SPDX-License-Identifier: GPL-3.0-or-later
//! The times at which the standing position is known to everyone, so that people may be told of differences on their boards: before
//! the game begins, and after an arbiter decided the position until the boards show it (Kodeks VIII 3.1).

use zgoda_game::Side;
use zgoda_record::event::Body;
use zgoda_speech::announcement::BoardOf;

use super::Play;

/// Every board there can be.
const BOARDS: [BoardOf; 3] = [
    BoardOf::Side(Side::White),
    BoardOf::Side(Side::Black),
    BoardOf::Shared,
];

/// The reason given for a walk-back if the arbiter named the half-move.
pub const NAMED: &str = "the arbiter named it";

/// True if a walk-back only decides that the record stands as it is; in that case the times of the clocks stay as they are, too. A
/// press without a recorded half-move would be taken back, so `presses` must be 0.
pub(super) fn stands_as_it_is(walked_back: &Body, plies: usize, presses: usize) -> bool {
    matches!(walked_back, Body::WalkedBack { to, why, struck }
        if presses == 0 && struck.is_empty() && *to == plies && why != NAMED)
}

/// The decision on the position, and the beginning of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    /// True if the clock has ever been started.
    clock_started: bool,
    /// True if a half-move has ever been entered.
    played: bool,
    /// True if the records were compared since the last half-move or decision.
    compared: bool,
    /// The boards that differed by the last event about each of them.
    differ: Vec<BoardOf>,
    /// The boards that still have to show the decided position.
    mended: Vec<BoardOf>,
}

impl Decided {
    /// Takes in one more event; `play` is the state of play before it.
    pub(super) fn add(&mut self, body: &Body, play: Play) {
        match body {
            Body::ClockRead(read) | Body::ClockRan(read) if read.running.is_some() => {
                self.clock_started = true;
            }
            Body::ClockSetGoing { .. } => self.clock_started = true,
            Body::EntryWritten(entry) => {
                self.played = true;
                self.shows_it(entry.board);
                // Entries made while play stands still belong to the decision.
                if play == Play::On {
                    self.compared = false;
                    self.mended.clear();
                }
            }
            Body::Compared { .. } => self.compared = true,
            Body::WalkedBack { .. } | Body::PutBack { .. } => {
                self.compared = false;
                self.mended = BOARDS.to_vec();
            }
            Body::PlayResumed { .. } => self.goes_on(),
            Body::BoardDiffered { board, .. } => {
                self.differ.retain(|it| it != board);
                self.differ.push(*board);
            }
            Body::BoardAgreed { board } | Body::CarriedOut { board, .. } => {
                self.shows_it(Some(*board));
            }
            _ => {}
        }
    }

    /// Takes the record as decided: letting the game go on after a comparison decides that the record stands.
    fn goes_on(&mut self) {
        if std::mem::take(&mut self.compared) {
            self.mended.extend(&self.differ);
        }
    }

    /// Takes in that this board shows the record's position.
    fn shows_it(&mut self, board: Option<BoardOf>) {
        self.differ.retain(|it| Some(*it) != board);
        self.mended.retain(|it| Some(*it) != board);
    }

    /// True if the game has begun: with a clock, once it was started; without a clock, once a half-move was entered.
    #[must_use]
    pub const fn has_begun(&self, with_clock: bool) -> bool {
        if with_clock {
            self.clock_started
        } else {
            self.played
        }
    }

    /// The boards still to be put right after an arbiter's decision.
    #[must_use]
    pub fn mended(&self) -> &[BoardOf] {
        &self.mended
    }
}

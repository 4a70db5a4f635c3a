//! Which position stands, for those who may then be told how their boards depart from it: everybody knows it until the
//! game begins, and again from the moment an arbiter decided it until the boards show it (Kodeks VIII 3.1).

use zgoda_game::Side;
use zgoda_speech::announcement::BoardOf;

use super::Play;
use crate::record::event::Body;

/// Every board that there can be.
const BOARDS: [BoardOf; 3] = [
    BoardOf::Side(Side::White),
    BoardOf::Side(Side::Black),
    BoardOf::Shared,
];

/// Why a walk-back went where it did, if the arbiter named the half-move.
pub const NAMED: &str = "the arbiter named it";

/// Does a walk-back from a record of so many half-moves only decide that it stands as it is? Then its clocks do, too.
pub(super) fn stands_as_it_is(walked_back: &Body, plies: usize) -> bool {
    matches!(walked_back, Body::WalkedBack { to, why, struck }
        if struck.is_empty() && *to == plies && why != NAMED)
}

/// What was decided, and whether the game has begun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decided {
    /// Has the clock ever been started?
    clock_started: bool,
    /// Has a half-move ever been entered?
    played: bool,
    /// Were the records compared since the last half-move or decision?
    compared: bool,
    /// The boards of which a difference was written down last.
    differ: Vec<BoardOf>,
    /// The boards that have still to show the position that was decided.
    mended: Vec<BoardOf>,
}

impl Decided {
    /// One more event, while the game was on or stood still.
    pub(super) fn add(&mut self, body: &Body, play: Play) {
        match body {
            Body::ClockRead(read) | Body::ClockRan(read) if read.running.is_some() => {
                self.clock_started = true;
            }
            Body::ClockSetGoing { .. } => self.clock_started = true,
            Body::EntryWritten(entry) => {
                self.played = true;
                self.shows_it(entry.board);
                // What is entered while play stands still belongs to the decision.
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

    /// Who lets the game go on after comparing has decided that the record stands.
    fn goes_on(&mut self) {
        if std::mem::take(&mut self.compared) {
            self.mended.extend(&self.differ);
        }
    }

    /// This board shows the record's position.
    fn shows_it(&mut self, board: Option<BoardOf>) {
        self.differ.retain(|it| Some(*it) != board);
        self.mended.retain(|it| Some(*it) != board);
    }

    /// Has the game begun: with a clock, was that ever started; without one, was a half-move ever entered?
    #[must_use]
    pub const fn has_begun(&self, with_clock: bool) -> bool {
        if with_clock {
            self.clock_started
        } else {
            self.played
        }
    }

    /// The boards that have still to be put right by what an arbiter decided.
    #[must_use]
    pub fn mended(&self) -> &[BoardOf] {
        &self.mended
    }
}

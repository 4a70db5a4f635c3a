// SPDX-License-Identifier: GPL-3.0-or-later
//! The waits of sensing: the times for which the meaning of a reading must last before it counts.

use std::time::Duration;

use super::meaning::{Candidate, Judgement, Pace};

/// The times for which the meaning of a reading must last. All waits of sensing are in this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// The wait for a half-move that is complete.
    pub settle: Duration,
    /// The wait for a half-move that could still become another one: its piece could move on, it is the middle of another capture,
    /// or several half-moves fit. In official play also the wait for every capture.
    pub could_go_on: Duration,
    /// The wait for a capture that seems unfinished, in training. It is time to take the other men off.
    pub unfinished: Duration,
    /// The wait for an unexplained reading. It is time to put a knocked man back.
    pub grace: Duration,
    /// The wait for a piece set down on a wrong square while a half-move is to be carried out. It is short, so that a player who
    /// may be told of it hears of it before they go on.
    pub wrong_transfer: Duration,
    /// The wait that replaces `grace` while a difference is being mended, because the player waits for the next step.
    pub mending: Duration,
    /// The longest time for which changes without effect, such as the flicker of a square, delay a meaning.
    pub flicker: Duration,
    /// The longest time from the first unexplained reading to its report, even if the board changes all the time.
    pub behind: Duration,
    /// The wait for a piece off its square while nothing else changes. After this time the piece does not count as in a hand.
    pub missing: Duration,
    /// The time that the board must be at rest before a hand begins, so that earlier differences are not ascribed to that hand.
    pub aside: Duration,
}

impl Waits {
    /// The waits of real play.
    pub const REAL: Waits = Waits {
        settle: Duration::from_millis(250),
        could_go_on: Duration::from_millis(800),
        unfinished: Duration::from_millis(4000),
        grace: Duration::from_millis(3000),
        wrong_transfer: Duration::from_millis(800),
        mending: Duration::from_millis(1000),
        flicker: Duration::from_millis(1000),
        behind: Duration::from_millis(3500),
        missing: Duration::from_secs(30),
        aside: Duration::from_secs(1),
    };

    /// Every wait divided by `speed`, for tests.
    #[must_use]
    pub fn divided(self, speed: u32) -> Waits {
        let speed = speed.max(1);
        Waits {
            settle: self.settle / speed,
            could_go_on: self.could_go_on / speed,
            unfinished: self.unfinished / speed,
            grace: self.grace / speed,
            wrong_transfer: self.wrong_transfer / speed,
            mending: self.mending / speed,
            flicker: self.flicker / speed,
            behind: self.behind / speed,
            missing: self.missing / speed,
            aside: self.aside / speed,
        }
    }

    pub(super) fn of(&self, judgement: &Judgement) -> Duration {
        match judgement {
            Judgement::Agrees
            | Judgement::TakenBack
            | Judgement::AwaitsTransfer
            | Judgement::CarriedOut => self.settle,
            Judgement::Followed(pace) => self.of_pace(*pace),
            Judgement::Played(c) | Judgement::Corrected(c) | Judgement::Completed(c) => {
                self.of_candidate(c)
            }
            Judgement::Ahead(row) => match &row[..] {
                [only] => self.of_candidate(only),
                _ => self.could_go_on,
            },
            Judgement::Several(_) | Judgement::PlayedRow(_) => self.could_go_on,
            Judgement::UnderWay => self.missing,
            Judgement::Differs(_) => self.grace,
        }
    }

    fn of_candidate(&self, candidate: &Candidate) -> Duration {
        self.of_pace(candidate.pace)
    }

    fn of_pace(&self, pace: Pace) -> Duration {
        match pace {
            Pace::Plain => self.settle,
            Pace::CouldGoOn => self.could_go_on,
            Pace::Unfinished => self.unfinished,
        }
    }
}

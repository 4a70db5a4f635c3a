//! The waits of sensing: how long a meaning must stand before it counts.

use std::time::Duration;

use super::meaning::{Candidate, Judgement, Pace};

/// The times for which readings must stand. All waits of sensing are in this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// For a half-move that is complete as it stands.
    pub settle: Duration,
    /// For a half-move that could still become another: its piece could move on, it is the middle of another capture, or
    /// several half-moves fit. In official play also for every capture.
    pub could_go_on: Duration,
    /// For a capture that seems unfinished, in training: time to take the other men off.
    pub unfinished: Duration,
    /// For an unexplained reading: time to put a knocked man back.
    pub grace: Duration,
    /// For a piece set down on a wrong square while a half-move is to be carried out: short, so that a player who may
    /// be told hears of it before moving on.
    pub wrong_transfer: Duration,
    /// Like `grace`, while a difference is being mended: the player waits for the next step.
    pub mending: Duration,
    /// The longest time for which stirring that changes nothing (a square that flickers) delays a
    /// meaning.
    pub flicker: Duration,
    /// The longest time from the first unexplained reading until it is reported, however much stirs
    /// meanwhile.
    pub behind: Duration,
    /// For a piece off its square while nothing stirs: after this time it is not in a hand.
    pub missing: Duration,
    /// The time at rest before a hand begins: differences that were there already are not that hand's.
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

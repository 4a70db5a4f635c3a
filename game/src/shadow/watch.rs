//! Time for the shadow of a board: a meaning counts once it has stood long enough, and once only.

use std::collections::VecDeque;
use std::time::Duration;

use super::judge::{
    Candidate, Judgement, LastState, Line, Manners, Pace, Standing, judge, replied_to,
};
use crate::moment::Moment;
use crate::reading::{Reading, Seen};
use crate::square::Square;

/// How long readings must stand. All waits of sensing are in this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// A half-move complete as it stands.
    pub settle: Duration,
    /// A half-move whose piece could go on, or that is also the middle of another capture.
    pub could_go_on: Duration,
    /// A capture that seems unfinished, in training: time to take the rest off.
    pub unfinished: Duration,
    /// Something nothing explains: time to put a knocked man back.
    pub grace: Duration,
    /// A man set where nothing belongs, while another half-move is to be carried out: who may be told
    /// of it is told before he goes on.
    pub wrong_transfer: Duration,
    /// As for `grace`, while a difference is being mended: the next step is wanted soon.
    pub mending: Duration,
    /// Longest that stirring which changes nothing (a square that flickers) holds up a meaning.
    pub flicker: Duration,
}

impl Waits {
    /// The waits of real life.
    pub const REAL: Waits = Waits {
        settle: Duration::from_millis(250),
        could_go_on: Duration::from_millis(800),
        unfinished: Duration::from_millis(4000),
        grace: Duration::from_millis(3000),
        wrong_transfer: Duration::from_millis(800),
        mending: Duration::from_millis(1000),
        flicker: Duration::from_millis(1000),
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
        }
    }

    fn of(&self, judgement: &Judgement, grace: Duration) -> Option<Duration> {
        match judgement {
            Judgement::UnderWay => None,
            Judgement::Agrees | Judgement::TakenBack | Judgement::AwaitsTransfer => {
                Some(self.settle)
            }
            Judgement::Played(c) | Judgement::Corrected(c) | Judgement::Completed(c) => {
                Some(self.of_candidate(c))
            }
            Judgement::Several(_) | Judgement::PlayedTwo(_) => Some(self.could_go_on),
            Judgement::Differs(_) => Some(grace),
        }
    }

    fn of_candidate(&self, candidate: &Candidate) -> Duration {
        match candidate.pace {
            Pace::Plain => self.settle,
            Pace::CouldGoOn => self.could_go_on,
            Pace::Unfinished => self.unfinished,
        }
    }
}

/// What a board did, in the order in which it did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stirred {
    /// A square was emptied.
    Lifted(Square),
    /// A square was filled.
    Placed(Square),
    /// What the board shows has stood long enough to mean this.
    Settled(Judgement),
}

/// The shadow of one board. Feed it readings and the record's line, drain [`Shadow::poll`] after
/// each, and call [`Shadow::tick`] at [`Shadow::deadline`].
#[derive(Clone, Debug)]
pub struct Shadow {
    waits: Waits,
    manners: Manners,
    line: Line,
    reading: Option<Reading>,
    changed: Moment,
    rest_since: Moment,
    pending: Option<Judgement>,
    /// The last legal half-move the board showed, though not for long enough, and perhaps with a
    /// square since that flickers.
    seen: Option<Judgement>,
    mending: bool,
    /// Has the board shown the record's position, or a half-move from it, yet?
    met: bool,
    stirred: VecDeque<Stirred>,
}

impl Shadow {
    /// A board that has shown nothing yet.
    #[must_use]
    pub fn new(line: Line, manners: Manners, waits: Waits) -> Shadow {
        Shadow {
            waits,
            manners,
            line,
            reading: None,
            changed: Moment::ZERO,
            rest_since: Moment::ZERO,
            pending: None,
            seen: None,
            mending: false,
            met: false,
            stirred: VecDeque::new(),
        }
    }

    /// What the board showed last, if it answers.
    #[must_use]
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// Since when the board shows the record's position and nothing stirs; `None` while it shows
    /// anything else.
    #[must_use]
    pub fn agrees_since(&self) -> Option<Moment> {
        let reading = self.reading.as_ref()?;
        let agrees = reading.differs_from(&self.line.now).is_empty();
        agrees.then_some(self.rest_since)
    }

    /// What the board shows now means this, whether or not it has stood long enough.
    #[must_use]
    pub fn judgement(&self) -> Option<Judgement> {
        self.reading
            .as_ref()
            .map(|reading| judge(&self.line, reading, self.manners))
    }

    /// The board shows `reading` and has been at rest since `rest_since`.
    pub fn sensed(&mut self, reading: Reading, rest_since: Moment) {
        if self.reading != Some(reading)
            && let Some(seen) = self
                .seen
                .take_if(|seen| replied_to(&self.line, seen, &reading))
        {
            // A quick reply: the other side begins before the half-move has stood long enough.
            self.settle(seen);
        }
        if let Some(former) = self.reading.replace(reading) {
            if former == reading {
                return;
            }
            let squares = reading.variant().squares();
            let changed = |from: Reading, to: Reading| {
                squares
                    .into_iter()
                    .filter(move |s| from.at(*s) != Seen::Empty && to.at(*s) == Seen::Empty)
            };
            self.stirred
                .extend(changed(former, reading).map(Stirred::Lifted));
            self.stirred
                .extend(changed(reading, former).map(Stirred::Placed));
        }
        self.changed = rest_since;
        self.rest_since = rest_since;
        self.judge_again();
    }

    /// Something stirs on the board; what it shows now is not at rest any more.
    pub fn stirs(&mut self, at: Moment) {
        let latest = self.changed.after(self.waits.flicker);
        self.rest_since = self.rest_since.max(at.min(latest));
    }

    /// The board fell silent: what it showed is no claim any more.
    pub fn silent(&mut self) {
        self.reading = None;
        (self.pending, self.seen) = (None, None);
        self.mending = false;
    }

    /// The record says this now.
    pub fn follow(&mut self, line: Line) {
        if self.line != line {
            self.line = line;
            self.seen = None;
            // What was made of the board with the line of before is not true any more.
            self.stirred
                .retain(|stirred| !matches!(stirred, Stirred::Settled(_)));
            self.judge_again();
        }
    }

    /// From now on what hands do is taken so.
    pub fn mind(&mut self, manners: Manners) {
        self.manners = manners;
        self.stirred
            .retain(|stirred| !matches!(stirred, Stirred::Settled(_)));
        self.judge_again();
    }

    /// Takes what the board shows as settled without further waiting, because the player said that he
    /// has done (a press, or the other side's beginning).
    pub fn settle_now(&mut self) {
        if let Some(judgement) = self.pending.take() {
            match judgement {
                Judgement::UnderWay | Judgement::Differs(_) => self.pending = Some(judgement),
                settled => self.settle(settled),
            }
        }
    }

    /// Takes a half-move that the board shows as settled, because the other side answered it. What
    /// looks like the rest of an irregular one may be a man that is not seen for a moment.
    pub fn settle_answered(&mut self) {
        let answered = match &self.pending {
            Some(Judgement::Played(_)) => true,
            Some(Judgement::Corrected(candidate) | Judgement::Completed(candidate)) => {
                candidate.standing == Standing::Legal
            }
            _ => false,
        };
        if answered {
            self.settle_now();
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Moment) {
        if self.deadline().is_some_and(|deadline| deadline <= now)
            && let Some(judgement) = self.pending.take()
        {
            self.settle(judgement);
        }
    }

    /// What happened, oldest first.
    pub fn poll(&mut self) -> Option<Stirred> {
        self.stirred.pop_front()
    }

    /// When to [`Shadow::tick`] next.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let pending = self.pending.as_ref()?;
        let grace = if self.mending {
            self.waits.mending
        } else if self.wrongly_transferred(pending) {
            self.waits.wrong_transfer
        } else {
            self.waits.grace
        };
        let wait = self.waits.of(pending, grace)?;
        Some(self.rest_since.after(wait))
    }

    /// Does something stand where nothing belongs, neither before nor after the half-move that is to be
    /// carried out here? A man that is still to go, or another one in the hand, is not set wrongly.
    fn wrongly_transferred(&self, judgement: &Judgement) -> bool {
        let last = self.line.last.as_ref();
        let Some(last) = last.filter(|last| last.state == LastState::ToTransfer) else {
            return false;
        };
        let nothing_belongs = |square| last.before.at(square).is_none();
        matches!(judgement, Judgement::Differs(difference)
            if difference.remove.into_iter().any(nothing_belongs))
    }

    fn settle(&mut self, judgement: Judgement) {
        self.mending = matches!(judgement, Judgement::Differs(_));
        self.seen = None;
        self.met |= !self.mending;
        self.stirred.push_back(Stirred::Settled(judgement));
    }

    fn judge_again(&mut self) {
        self.pending = self.judgement().map(|judgement| match judgement {
            Judgement::UnderWay => self.begun_or_missing(),
            other => other,
        });
        match &self.pending {
            Some(
                Judgement::Played(candidate)
                | Judgement::Corrected(candidate)
                | Judgement::Completed(candidate),
            ) if candidate.standing == Standing::Legal => self.seen = self.pending.clone(),
            Some(Judgement::Agrees | Judgement::TakenBack) => self.seen = None,
            _ => {}
        }
    }

    /// A man that is off its square is in somebody's hand, unless the board is still being put up
    /// or put right: then it is missing. A capture under way goes on in either case.
    fn begun_or_missing(&self) -> Judgement {
        let difference = self.reading.as_ref().map(|reading| {
            let now = &self.line.now;
            super::Difference::between(reading, now)
        });
        match difference {
            Some(difference)
                if (self.mending || !self.met)
                    && difference.remove.is_empty()
                    && difference.put.len() == 1 =>
            {
                Judgement::Differs(difference)
            }
            _ => Judgement::UnderWay,
        }
    }
}

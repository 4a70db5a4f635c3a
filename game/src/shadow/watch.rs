//! Time for the shadow of a board: a meaning counts once it has stood long enough, and once only.

mod evidence;
mod judging;

use std::collections::VecDeque;
use std::time::Duration;

use super::Difference;
use super::aside::{Aside, explains_all};
use super::doubt;
use super::hand::{in_the_middle, lifted_only, looks_like_capture, match_legal, sides_seen, way};
use super::judge::{
    Candidate, Course, Judgement, LastState, Line, Manners, Pace, Regularity, came_on, judge_after,
    replied_to,
};
use super::unproved::{Asking, after_row, followed, judge_unproved, next_begun};
use crate::generate::legal_moves;
use crate::legality::goes_there;
use crate::moment::Moment;
use crate::moves::Move;
use crate::reading::{Reading, Seen};
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

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
    /// A man set where nothing belongs, while another half-move is to be carried out: if the player may be told of it,
    /// they are told before they go on.
    pub wrong_transfer: Duration,
    /// As for `grace`, while a difference is being mended: the next step is wanted soon.
    pub mending: Duration,
    /// Longest that stirring which changes nothing (a square that flickers) holds up a meaning.
    pub flicker: Duration,
    /// From the first reading that nothing explains until that is told, however much stirs meanwhile.
    pub behind: Duration,
    /// A piece is off its square and nothing else stirs: in nobody's hand any more.
    pub missing: Duration,
    /// At rest before a hand begins: what differs until then is none of its doing, and what stood is evidence.
    pub aside: Duration,
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

    fn of(&self, judgement: &Judgement) -> Duration {
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

/// What a board did, in the order in which it did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stirred {
    /// A square was emptied.
    Lifted(Square),
    /// A square was filled.
    Placed(Square),
    /// What the board shows has stood long enough to mean this.
    Settled(Judgement),
    /// A piece too many that no hand under way can have put there, or one that is off and in nobody's hand.
    /// Told once, until the board shows something else that means anything.
    Uneven(Difference),
    /// The row that was asked about stands there no more.
    Withdrawn,
}

/// Has the board shown the record's position, or the way there, since it came or fell silent?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    /// Not yet: nothing it shows is entered by itself.
    Wanting,
    /// It has.
    Given,
}

/// A row that was asked about.
#[derive(Clone, Debug)]
struct Asked {
    row: Vec<Candidate>,
    /// Does it still stand there, or has the next half-move begun?
    stands: Stands,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Yes,
    No,
}

/// Was it told that a piece is off its square, or one too many there?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Uneven {
    NotTold,
    Told,
}

/// The shadow of one board. Feed it readings and the record's line, drain [`Shadow::poll`] after
/// each, and call [`Shadow::tick`] at [`Shadow::deadline`].
#[derive(Clone, Debug)]
pub struct Shadow {
    waits: Waits,
    manners: Manners,
    /// The record's line.
    record: Line,
    /// The men in doubt that are taken to be off, as the board showed when it stood still last.
    off: SquareSet,
    /// The line without them, which the board is held against.
    line: Line,
    reading: Option<Reading>,
    /// Squares whose sensors are switched off, and what the board showed last with theirs.
    unseen: SquareSet,
    whole: Option<Reading>,
    changed: Moment,
    rest_since: Moment,
    /// The rest that something ended which stirs: since when, and until when. No reading has come since.
    rested: Option<(Moment, Moment)>,
    pending: Option<Judgement>,
    /// The half-move that it shows, while no other is entered: men that go off beside it are off beside that one.
    waiting: Option<Move>,
    /// The last legal half-move the board showed, though not for long enough, and perhaps with a
    /// square since that flickers.
    seen: Option<Judgement>,
    mending: bool,
    proof: Proof,
    /// Has it shown the record's position since it came or fell silent, whatever it has differed in since?
    shown: Proof,
    /// What stood otherwise before the hand began.
    aside: Aside,
    asking: Asking,
    /// The row that was asked about and not answered yet.
    asked: Option<Asked>,
    /// The squares that were emptied when the board came to show what it shows.
    went: SquareSet,
    /// What stood there since the record's position was shown last, oldest first; `None`: too much.
    stood: Option<Vec<Reading>>,
    /// Since when nothing explains what the board shows, but for moments.
    unexplained: Option<Moment>,
    /// Since when something does again that has not stood long enough to be told.
    explained: Option<Moment>,
    /// Was it told that a piece is off, or one too many, since the board last showed anything else?
    uneven: Uneven,
    stirred: VecDeque<Stirred>,
}

impl Shadow {
    /// A board that has shown nothing yet.
    #[must_use]
    pub fn new(line: Line, manners: Manners, waits: Waits) -> Shadow {
        Shadow {
            waits,
            manners,
            off: line.in_doubt,
            line: line.without(line.in_doubt),
            record: line,
            reading: None,
            unseen: SquareSet::EMPTY,
            whole: None,
            changed: Moment::ZERO,
            rest_since: Moment::ZERO,
            rested: None,
            pending: None,
            waiting: None,
            seen: None,
            mending: false,
            proof: Proof::Wanting,
            shown: Proof::Wanting,
            aside: Aside::default(),
            asking: Asking::MayAsk,
            asked: None,
            went: SquareSet::EMPTY,
            stood: Some(Vec::new()),
            unexplained: None,
            explained: None,
            uneven: Uneven::NotTold,
            stirred: VecDeque::new(),
        }
    }

    /// What the board showed last, if it answers.
    #[must_use]
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// The same with the squares at which nobody looks.
    #[must_use]
    pub const fn shows(&self) -> Option<&Reading> {
        self.whole.as_ref()
    }

    /// Since when the board shows the record's position and nothing stirs; `None` while it shows
    /// anything else.
    #[must_use]
    pub fn agrees_since(&self) -> Option<Moment> {
        let reading = self.reading.as_ref()?;
        let agrees = self.differs_in(reading).is_empty();
        agrees.then_some(self.rest_since)
    }

    /// Where the board differs from the record, but for squares that are set aside.
    #[must_use]
    pub fn differs(&self) -> Option<SquareSet> {
        Some(self.differs_in(self.reading.as_ref()?))
    }

    /// Every square in which the board differs from the record.
    #[must_use]
    pub fn differing(&self) -> SquareSet {
        let reading = self.reading.as_ref();
        reading.map_or(SquareSet::EMPTY, |it| it.differs_from(&self.line.now))
    }

    /// Can a half-move beside the squares that differ be told, once they have stood for a while?
    #[must_use]
    pub fn is_followed(&self) -> bool {
        let few = |reading| !Aside::of(&self.line, reading).is_empty();
        self.shown == Proof::Given && self.reading.as_ref().is_some_and(few)
    }

    /// The squares that were set aside before the hand began, and still differ.
    #[must_use]
    pub fn set_aside(&self) -> SquareSet {
        let reading = self.reading.as_ref();
        reading.map_or(SquareSet::EMPTY, |reading| {
            self.aside.squares(&self.line.now, reading)
        })
    }

    fn differs_in(&self, reading: &Reading) -> SquareSet {
        let now = &self.line.now;
        reading
            .differs_from(now)
            .minus(self.aside.squares(now, reading))
    }

    /// What the board shows now means this, whether or not it has stood long enough.
    #[must_use]
    pub fn judgement(&self) -> Option<Judgement> {
        let reading = self.reading.as_ref()?;
        Some(self.judged(reading))
    }

    /// Was it told that a piece is off its square, or one too many there, and is it so still?
    #[must_use]
    pub fn is_uneven(&self) -> bool {
        self.uneven == Uneven::Told && self.reading.is_some()
    }

    /// The man whose square is not seen, where that alone explains the board: before the hand began nothing else was off, and with
    /// that man there it shows one legal half-move that has nothing to do with it.
    #[must_use]
    pub fn one_fault(&self) -> Option<Square> {
        let (reading, now) = (self.reading.as_ref()?, &self.line.now);
        let stood = self.stood.as_deref()?;
        let was_off = |square: &Square| {
            let alone = |it: &Reading| it.differs_from(now) == square.set();
            reading.at(*square) == Seen::Empty && stood.iter().any(alone)
        };
        let explains = |square: &Square| {
            let Some(piece) = now.at(*square) else {
                return false;
            };
            let mut right = *reading;
            right.put(*square, Seen::Piece(piece));
            let shown = match_legal(now, &right);
            matches!(shown[..], [mv] if mv.is_clear_of(square.set()) && !way(now, &mv).has(*square))
        };
        let missing = (reading.differs_from(now) & now.occupied()).into_iter();
        let mut faults = missing.filter(|square| was_off(square) && explains(square));
        faults.next().filter(|_| faults.next().is_none())
    }

    /// The row that was asked about, while the board still shows it.
    #[must_use]
    pub fn asked(&self) -> Option<&[Candidate]> {
        let asked = self.asked.as_ref()?;
        (asked.stands == Stands::Yes).then_some(&asked.row)
    }

    /// What may be asked about from now on.
    pub fn may_ask(&mut self, asking: Asking) {
        if self.asking != asking {
            self.asking = asking;
            self.withdraw();
            self.judge_again();
        }
    }

    /// The row that was asked about comes into the record now: the board has proved itself by it.
    pub fn accepted(&mut self) {
        if self.asked.take().is_some() {
            self.proof = Proof::Given;
        }
    }

    /// Only the first half-move of it does, because the others are somebody else's to answer for. What the board shows is
    /// further than the record still, so it has proved nothing.
    pub fn accepted_in_part(&mut self) {
        self.asked = None;
    }

    /// It was answered that the row which was asked about is none. What stands there stays a difference until it
    /// changes.
    pub fn refused(&mut self) {
        self.asked = None;
        self.pending = None;
    }

    /// The board is known to have shown the record's position, although no reading of it could be told.
    pub fn has_shown_the_record(&mut self) {
        if self.reading.is_none() {
            self.proof = Proof::Given;
        }
    }

    /// What was made of the board is made of it anew, from rest; what it shows now it shows behind nobody's back.
    pub fn look_again(&mut self, now: Moment) {
        self.prove_anew();
        (self.seen, self.unexplained) = (None, None);
        self.mending = false;
        self.withdraw();
        if self.reading.is_some() {
            self.changed = now;
            self.rest_since = now;
            self.rested = None;
        }
        self.judge_again();
    }

    /// From now on nobody looks at these squares: they prove and disprove nothing. A square at which somebody looks again
    /// must prove itself with the whole board.
    pub fn look_away(&mut self, unseen: SquareSet, now: Moment) {
        let again = !self.unseen.minus(unseen).is_empty();
        self.unseen = unseen;
        (self.aside, self.stood) = (Aside::default(), Some(Vec::new()));
        self.reading = self.whole.map(|whole| whole.without(unseen));
        self.went = SquareSet::EMPTY;
        if again {
            self.look_again(now);
        } else {
            (self.seen, self.unexplained) = (None, None);
            self.withdraw();
            self.judge_again();
        }
    }

    /// The squares at which nobody looks.
    #[must_use]
    pub const fn unseen(&self) -> SquareSet {
        self.unseen
    }

    /// The board shows `reading` and has been at rest since `rest_since`.
    pub fn sensed(&mut self, reading: Reading, rest_since: Moment) {
        self.whole = Some(reading);
        let reading = reading.without(self.unseen);
        let right = self.aside.set_right(&self.line.now, &reading);
        if self.reading != Some(reading)
            && let Some(seen) = self
                .seen
                .take_if(|seen| replied_to(&self.line, seen, &right))
        {
            // A quick reply: the other side begins before the half-move has stood long enough.
            self.settle(seen);
        }
        let rested = self.rested.take();
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
            self.went = former.occupied().minus(reading.occupied());
            let (since, until) = rested.unwrap_or((self.rest_since, rest_since));
            let rested = until.since(since);
            self.set_aside_what_differs(&former, rested);
            self.keep_what_stood(former, rested);
        }
        self.changed = rest_since;
        self.rest_since = rest_since;
        self.judge_again();
    }

    /// Something stirs on the board; what it shows now is not at rest any more.
    pub fn stirs(&mut self, at: Moment) {
        self.rested.get_or_insert((self.rest_since, at));
        let latest = self.changed.after(self.waits.flicker);
        self.rest_since = self.rest_since.max(at.min(latest));
    }

    /// Hands count again, after play stood still. A hand that left the record's position a moment ago, so that nothing was
    /// told of it yet, is at its half-move and keeps it.
    pub fn counts_again(&mut self, manners: Manners, now: Moment) {
        let is_at_it = self.shown == Proof::Given && !self.mending;
        self.mind(manners);
        self.look_again(now);
        if is_at_it && manners != Manners::Mending {
            (self.proof, self.shown) = (Proof::Given, Proof::Given);
            self.judge_again();
        }
    }

    /// The board fell silent: what it showed is no claim any more, and it must prove itself again.
    pub fn silent(&mut self) {
        (self.reading, self.whole, self.rested) = (None, None, None);
        (self.pending, self.waiting) = (None, None);
        (self.seen, self.unexplained) = (None, None);
        self.mending = false;
        self.prove_anew();
        self.stood = Some(Vec::new());
        self.uneven = Uneven::NotTold;
        self.withdraw();
    }

    /// The record says this now.
    pub fn follow(&mut self, line: Line) {
        if self.record != line {
            // A man that comes into doubt is off, unless it is seen.
            let newly = line.in_doubt.minus(self.record.in_doubt);
            let newly = (self.reading).map_or(newly, |reading| doubt::empty(newly, &reading));
            let off = (self.off & line.in_doubt) | newly;
            self.record = line;
            self.take_off(off);
            if self.reading.is_some_and(|it| !came_on(&self.line.now, &it)) {
                // What stood there until now is explained.
                self.stood = Some(Vec::new());
            }
            if self.manners == Manners::Mending {
                // What it has shown was another position of the record.
                self.shown = Proof::Wanting;
            }
            self.seen = None;
            // What was made of the board with the line of before is not true any more.
            self.stirred
                .retain(|stirred| !matches!(stirred, Stirred::Settled(_)));
            self.withdraw();
            self.judge_again();
        }
    }

    /// These men in doubt are taken to be off.
    fn take_off(&mut self, men: SquareSet) {
        self.off = men;
        self.line = self.record.without(men);
        self.waiting = None;
    }

    /// From now on what hands do is taken so. What they did while play stood still is no half-move.
    pub fn mind(&mut self, manners: Manners) {
        if self.manners == Manners::Mending && manners != Manners::Mending {
            self.prove_anew();
        }
        self.manners = manners;
        self.stirred
            .retain(|stirred| !matches!(stirred, Stirred::Settled(_)));
        self.withdraw();
        self.judge_again();
    }

    /// Takes what the board shows as settled without further waiting, because the player said that it is
    /// done (a press, or the other side's beginning). What must be asked about is not.
    pub fn settle_now(&mut self) {
        if let Some(judgement) = self.pending.take() {
            match judgement {
                Judgement::UnderWay | Judgement::Differs(_) | Judgement::Ahead(_) => {
                    self.pending = Some(judgement);
                }
                settled => self.settle(settled),
            }
        }
    }

    /// True while men of a capture may still come off or be reported, in official play: it has not stood long enough to be told, or
    /// more of its men have just gone. One that is whole waits like one that is not, so that no wait tells which it is.
    #[must_use]
    pub fn capture_comes_off(&self) -> bool {
        let before = self.line.last.as_ref().map(|last| &last.before);
        self.manners == Manners::Official
            && match &self.pending {
                Some(Judgement::Played(it)) => looks_like_capture(&self.line.now, &it.mv),
                Some(Judgement::Completed(it)) => {
                    before.is_some_and(|before| looks_like_capture(before, &it.mv))
                }
                _ => false,
            }
    }

    /// Takes a half-move that the board shows as settled, because the other side answered it. What
    /// looks like the rest of an irregular one may be a man that is not seen for a moment. In training a capture that has not stood
    /// long enough to be told is answered as the whole of it: the hand is at its men, or the board has yet to report the last.
    pub fn settle_answered(&mut self) {
        if let Some(whole) = self.whole_of_what_is_under_way() {
            self.pending = None;
            return self.settle(whole);
        }
        let answered = match &self.pending {
            Some(Judgement::Played(_)) => true,
            Some(Judgement::Corrected(candidate) | Judgement::Completed(candidate)) => {
                candidate.regularity == Regularity::Legal
            }
            _ => false,
        };
        if answered {
            self.settle_now();
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Moment) {
        if self.withdrawn_at().is_some_and(|at| at <= now) {
            self.withdraw();
            self.judge_again();
        }
        if self.pending_until().is_some_and(|until| until <= now)
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
        let both = [self.withdrawn_at(), self.pending_until()];
        both.into_iter().flatten().min()
    }

    fn withdrawn_at(&self) -> Option<Moment> {
        let asked = self.asked.as_ref()?;
        let left = asked.stands == Stands::No;
        left.then(|| self.rest_since.after(self.waits.settle))
    }

    fn pending_until(&self) -> Option<Moment> {
        let pending = self.pending.as_ref()?;
        let at_rest = |wait| self.rest_since.after(wait);
        match pending {
            Judgement::UnderWay if self.uneven == Uneven::Told => None,
            Judgement::UnderWay if self.one_too_many() => Some(at_rest(self.waits.grace)),
            Judgement::Differs(_) if self.mending => Some(at_rest(self.waits.mending)),
            Judgement::Differs(_) => {
                let rested = match self.wrongly_transferred(pending) {
                    true => at_rest(self.waits.wrong_transfer),
                    false => at_rest(self.waits.grace),
                };
                let behind = self.unexplained.map(|since| since.after(self.waits.behind));
                Some(behind.map_or(rested, |behind| behind.min(rested)))
            }
            other => Some(at_rest(self.waits.of(other))),
        }
    }

    /// Do more pieces of a side stand there than the record knows of? A piece in a hand is none too many.
    fn one_too_many(&self) -> bool {
        let there = |setup: &Setup| {
            self.reading.as_ref().is_some_and(|reading| {
                if sides_seen(reading) {
                    Side::ALL
                        .into_iter()
                        .any(|side| reading.pieces(side).len() > setup.pieces(side).len())
                } else {
                    reading.occupied().len() > setup.occupied().len()
                }
            })
        };
        let last = self.line.last.as_ref();
        let to_transfer = last.filter(|last| last.state == LastState::ToTransfer);
        there(to_transfer.map_or(&self.line.now, |last| &last.before))
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
        self.seen = None;
        if judgement == Judgement::UnderWay {
            self.uneven = Uneven::Told;
            if let Some(reading) = &self.reading {
                let difference = Difference::between(reading, &self.line.now);
                self.stirred.push_back(Stirred::Uneven(difference));
            }
            self.pending = Some(judgement);
            return;
        }
        match &judgement {
            Judgement::Followed(_) => {}
            _ => self.withdraw(),
        }
        self.mending = matches!(judgement, Judgement::Differs(_));
        if self.mending {
            // Whatever stands there next may be its mending.
            self.proof = Proof::Wanting;
        } else {
            (self.unexplained, self.explained) = (None, None);
        }
        if let Judgement::Ahead(row) = &judgement {
            self.asked = Some(Asked {
                row: row.clone(),
                stands: Stands::Yes,
            });
        }
        self.stirred.push_back(Stirred::Settled(judgement));
    }

    /// Nothing that it showed until now counts for what it shows next.
    fn prove_anew(&mut self) {
        (self.proof, self.shown) = (Proof::Wanting, Proof::Wanting);
        self.aside = Aside::default();
    }

    fn withdraw(&mut self) {
        if self.asked.take().is_some() {
            self.stirred.push_back(Stirred::Withdrawn);
        }
    }
}

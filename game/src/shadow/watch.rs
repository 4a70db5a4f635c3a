// SPDX-License-Identifier: GPL-3.0-or-later
//! The shadow of a board in time. A reading counts only after it has stood long enough, and each reading
//! counts once.

mod evidence;
mod judging;

use std::collections::VecDeque;
use std::time::Duration;

use super::aside::{Aside, explains_all};
use super::doubt;
use super::hand::{in_the_middle, lifted_only, looks_like_capture, match_legal, sides_seen, way};
use super::judge::{Course, came_on, judge_after, replied_to};
use super::line::{Handling, LastState, Line};
use super::meaning::{Candidate, Difference, Judgement, Pace, Regularity};
use super::order::Order;
use super::unproved::{Asking, after_row, followed, judge_unproved, next_begun};
use super::waits::Waits;
use crate::generate::legal_moves;
use crate::legality::goes_there;
use crate::moment::Moment;
use crate::moves::Move;
use crate::reading::{Reading, Seen};
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// The events on a board, in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShadowEvent {
    /// A square was emptied.
    Lifted(Square),
    /// A square was filled.
    Placed(Square),
    /// The present reading has stood long enough, and has this meaning.
    Settled(Judgement),
    /// A surplus piece that no half-move under way explains, or a piece that has been off its square for
    /// too long to be in a hand. The report is repeated only after the board has shown something other
    /// than a half-move under way.
    Uneven(Difference),
    /// The board no longer shows the row that was asked about.
    Withdrawn,
}

/// The proof that a board follows the record: the board has shown the record's position, or a step
/// on the way there, since it appeared or last fell silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    /// The board has not given its proof, so nothing that it shows is entered without asking.
    Wanting,
    /// The board has given its proof.
    Given,
}

/// A row that was asked about.
#[derive(Clone, Debug)]
struct Asked {
    row: Vec<Candidate>,
    /// `Yes` while the board shows the row, whether or not the next half-move has begun.
    stands: Stands,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Yes,
    No,
}

/// States whether a missing piece, or a piece too many, has been reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Uneven {
    NotTold,
    Told,
}

/// The shadow of one board. Feed it readings and the record's line, drain [`Shadow::poll`] after
/// each, and call [`Shadow::tick`] at [`Shadow::deadline`].
///
/// ```
/// use std::time::Duration;
/// use zgoda_game::shadow::{Judgement, Line, Handling, Shadow, ShadowEvent, Waits};
/// use zgoda_game::{Moment, Reading, Seen, Setup, SquareSet, Variant};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let now = Setup::start(Variant::International);
/// let line = Line { now, last: None, in_doubt: SquareSet::EMPTY, noted_off: SquareSet::EMPTY };
/// let mut shadow = Shadow::new(line, Handling::Official, Waits::REAL);
/// let mut reading = Reading::from_setup(&now);
/// shadow.sensed(reading, Moment::ZERO);
///
/// // A hand takes the man on 32 and sets it down on 28.
/// let man = reading.at(square("32"));
/// reading.put(square("32"), Seen::Empty);
/// shadow.sensed(reading, Moment::from_ms(5_000));
/// reading.put(square("28"), man);
/// shadow.sensed(reading, Moment::from_ms(5_600));
///
/// // Only what stands for a while counts.
/// let due = shadow.deadline().unwrap();
/// shadow.tick(due);
/// let told: Vec<ShadowEvent> = std::iter::from_fn(|| shadow.poll()).collect();
/// let played = |it: &ShadowEvent| matches!(it, ShadowEvent::Settled(Judgement::Played(it)) if it.mv.to == square("28"));
/// assert!(told.iter().any(played));
/// assert!(due.since(Moment::from_ms(5_600)) < Duration::from_secs(1));
/// ```
#[derive(Clone, Debug)]
pub struct Shadow {
    waits: Waits,
    handling: Handling,
    /// The line of the record, with the men in doubt.
    record: Line,
    /// The men in doubt that are taken to be off the board.
    off: SquareSet,
    /// The record's line without the men in `off`. The board is compared with this line.
    line: Line,
    reading: Option<Reading>,
    /// The unobserved squares. The last reading that includes them is `whole`.
    unseen: SquareSet,
    whole: Option<Reading>,
    changed: Moment,
    rest_since: Moment,
    /// The beginning and the end of the last rest, if the board has stirred after that rest and no
    /// reading has come since.
    rested: Option<(Moment, Moment)>,
    pending: Option<Judgement>,
    /// The new half-move that the board shows and that waits to be reported. Men that are taken off now
    /// are no part of that half-move.
    waiting: Option<Move>,
    /// The last legal half-move that the board showed, while it has not been shown for long enough.
    /// A square may have flickered since.
    seen: Option<Judgement>,
    mending: bool,
    proof: Proof,
    /// Like `proof`, but a reported difference does not withdraw this proof.
    shown: Proof,
    /// The squares that already differed before a hand began the present half-move.
    aside: Aside,
    asking: Asking,
    /// The row that was asked about and not answered yet.
    asked: Option<Asked>,
    /// The squares that were emptied when the board came to its present reading.
    went: SquareSet,
    order: Order,
    /// The readings at rest, oldest first, since the board last showed the record's position. `None` if there
    /// were too many.
    stood: Option<Vec<Reading>>,
    /// The moment since which the board's readings have no explanation. Short explanations in between do not
    /// count.
    unexplained: Option<Moment>,
    /// The moment since which the board's reading has an explanation again that was not reported
    /// yet.
    explained: Option<Moment>,
    /// States whether a missing or surplus piece has been reported since the board last showed
    /// anything else.
    uneven: Uneven,
    /// The moment at which the side to move pressed the clock while the board showed only the beginning
    /// of its half-move.
    said_done: Option<Moment>,
    events: VecDeque<ShadowEvent>,
}

impl Shadow {
    /// A board that has shown nothing yet.
    #[must_use]
    pub fn new(line: Line, handling: Handling, waits: Waits) -> Shadow {
        Shadow {
            waits,
            handling,
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
            order: Order::new(),
            stood: Some(Vec::new()),
            unexplained: None,
            explained: None,
            uneven: Uneven::NotTold,
            said_done: None,
            events: VecDeque::new(),
        }
    }

    /// The last reading of the board without the unobserved squares; `None` while the board is silent.
    #[must_use]
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// The last reading with the unobserved squares included.
    #[must_use]
    pub const fn shows(&self) -> Option<&Reading> {
        self.whole.as_ref()
    }

    /// The moment since which the board shows the record's position and nothing stirs; `None` while
    /// it shows anything else.
    #[must_use]
    pub fn agrees_since(&self) -> Option<Moment> {
        let reading = self.reading.as_ref()?;
        let agrees = self.differs_in(reading).is_empty();
        agrees.then_some(self.rest_since)
    }

    /// The squares in which the board differs from the record, except the squares that were set aside.
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

    /// True if the squares that differ can be set aside, so that a half-move elsewhere on the board is
    /// still recognised.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        let few = |reading| !Aside::of(&self.line, reading).is_empty();
        self.shown == Proof::Given && self.reading.as_ref().is_some_and(few)
    }

    /// The squares that were set aside and still differ.
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

    /// The meaning of the present reading, whether or not it has stood long enough.
    #[must_use]
    pub fn judgement(&self) -> Option<Judgement> {
        let reading = self.reading.as_ref()?;
        Some(self.judged(reading))
    }

    /// True if a missing or surplus piece was reported and the board still shows it.
    #[must_use]
    pub fn is_uneven(&self) -> bool {
        self.uneven == Uneven::Told && self.reading.is_some()
    }

    /// The square of a man that its sensor does not see, if that one fault explains the board. The missing man was once
    /// the only difference. With the man added, the board shows exactly one legal half-move, and that half-move does
    /// not touch the man.
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

    /// The row that was asked about; `None` once the board no longer shows the row.
    #[must_use]
    pub fn asked(&self) -> Option<&[Candidate]> {
        let asked = self.asked.as_ref()?;
        (asked.stands == Stands::Yes).then_some(&asked.row)
    }

    /// Sets the questions that the shadow may ask from now on.
    pub fn may_ask(&mut self, asking: Asking) {
        if self.asking != asking {
            self.asking = asking;
            self.withdraw();
            self.judge_again();
        }
    }

    /// Notes that the row that was asked about is entered in the record. This proves that the board follows the
    /// record.
    pub fn accepted(&mut self) {
        if self.asked.take().is_some() {
            self.proof = Proof::Given;
        }
    }

    /// Notes that only the first half-move of the row is entered in the record, because somebody else must answer for
    /// the later half-moves. The board is still ahead of the record, so it has proved nothing.
    pub fn accepted_in_part(&mut self) {
        self.asked = None;
    }

    /// Notes the answer that the row in question was not played. The reading counts as a difference
    /// until the board changes.
    pub fn refused(&mut self) {
        self.asked = None;
        self.pending = None;
    }

    /// Notes that the board has shown the record's position, although no reading has come from the board yet.
    pub fn has_shown_the_record(&mut self) {
        if self.reading.is_none() {
            self.proof = Proof::Given;
        }
    }

    /// Judges the board anew, as if it had just come to rest. The people at the board know its present reading.
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

    /// Leaves these squares unobserved from now on, so that they prove and disprove nothing. If a square is observed
    /// again, the whole board must give its proof anew.
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

    /// The unobserved squares.
    #[must_use]
    pub const fn unseen(&self) -> SquareSet {
        self.unseen
    }

    /// Takes in `reading`, at rest since `rest_since`.
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
            let (before, now) = (former.occupied(), reading.occupied());
            let lifted = before.minus(now);
            self.events
                .extend(lifted.into_iter().map(ShadowEvent::Lifted));
            let placed = now.minus(before);
            self.events
                .extend(placed.into_iter().map(ShadowEvent::Placed));
            self.order.note(lifted, placed);
            self.went = lifted;
            self.said_done = None;
            let (since, until) = rested.unwrap_or((self.rest_since, rest_since));
            let rested = until.since(since);
            self.set_aside_what_differs(&former, rested);
            self.keep_what_stood(former, rested);
        }
        self.changed = rest_since;
        self.rest_since = rest_since;
        self.judge_again();
    }

    /// Notes that something stirs on the board, so that its reading is no longer at rest.
    pub fn changes(&mut self, at: Moment) {
        self.rested.get_or_insert((self.rest_since, at));
        let latest = self.changed.after(self.waits.flicker);
        self.rest_since = self.rest_since.max(at.min(latest));
    }

    /// Lets changes by hands count again after play was stopped. A half-move that was begun a moment ago and not
    /// reported yet keeps counting.
    pub fn counts_again(&mut self, handling: Handling, now: Moment) {
        let is_at_it = self.shown == Proof::Given && !self.mending;
        self.set_handling(handling);
        self.look_again(now);
        if is_at_it && handling != Handling::Mending {
            (self.proof, self.shown) = (Proof::Given, Proof::Given);
            self.judge_again();
        }
    }

    /// Notes that the board fell silent: its last reading no longer counts, and the board must prove
    /// itself again.
    pub fn silent(&mut self) {
        (self.reading, self.whole, self.rested) = (None, None, None);
        self.order = Order::new();
        self.said_done = None;
        (self.pending, self.waiting) = (None, None);
        (self.seen, self.unexplained) = (None, None);
        self.mending = false;
        self.prove_anew();
        self.stood = Some(Vec::new());
        self.uneven = Uneven::NotTold;
        self.withdraw();
    }

    /// Compares the board with `line`, the new state of the record, from now on.
    pub fn follow(&mut self, line: Line) {
        if self.record != line {
            // A man newly in doubt counts as off, unless the board shows it.
            let newly = line.in_doubt.minus(self.record.in_doubt);
            let newly = (self.reading).map_or(newly, |reading| doubt::empty(newly, &reading));
            let off = (self.off & line.in_doubt) | newly;
            self.record = line;
            self.order.note_another_line();
            self.take_off(off);
            if self.reading.is_some_and(|it| !came_on(&self.line.now, &it)) {
                // The new line explains the earlier readings.
                self.stood = Some(Vec::new());
            }
            if self.handling == Handling::Mending {
                // The board has shown only an earlier position of the record.
                self.shown = Proof::Wanting;
            }
            self.seen = None;
            // A hand that carries out an entered half-move may hold the man of that half-move.
            self.said_done = None;
            // Judgements that were made with the former line no longer hold.
            self.events
                .retain(|event| !matches!(event, ShadowEvent::Settled(_)));
            self.withdraw();
            self.judge_again();
        }
    }

    /// Treats these men in doubt as off the board.
    fn take_off(&mut self, men: SquareSet) {
        self.off = men;
        self.line = self.record.without(men);
        self.waiting = None;
    }

    /// Sets the handling of irregular half-moves from now on. Changes made while play was stopped are not
    /// half-moves, so the board must give its proof anew afterwards.
    pub fn set_handling(&mut self, handling: Handling) {
        if self.handling == Handling::Mending && handling != Handling::Mending {
            self.prove_anew();
        }
        self.handling = handling;
        self.events
            .retain(|event| !matches!(event, ShadowEvent::Settled(_)));
        self.withdraw();
        self.judge_again();
    }

    /// Notes that the clock was pressed, and by which side if that is known. After a press the half-move on the board
    /// is done. If a piece of the side to move is still off its square, the piece is not in a hand but on a square that
    /// does not see it, and is soon reported as missing.
    pub fn pressed(&mut self, by: Option<Side>, now: Moment) {
        self.settle_now();
        let is_the_movers = by == Some(self.line.now.turn());
        let last = self.line.last.as_ref();
        let to_transfer = last.is_some_and(|last| last.state == LastState::ToTransfer);
        if self.pending == Some(Judgement::UnderWay) && is_the_movers && !to_transfer {
            self.said_done = Some(now);
        }
    }

    /// Settles the reading without further waiting, because a press, or the beginning of the other
    /// side's half-move, shows that this half-move is done. A row that must be asked about is not
    /// settled.
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

    /// True while a capture waits to be reported in official play, because more captured men may still be taken off. A
    /// complete capture waits as long as an incomplete one, so that the wait gives nothing away.
    #[must_use]
    pub fn capture_comes_off(&self) -> bool {
        let before = self.line.last.as_ref().map(|last| &last.before);
        self.handling == Handling::Official
            && match &self.pending {
                Some(Judgement::Played(it)) => looks_like_capture(&self.line.now, &it.mv),
                Some(Judgement::Completed(it)) => {
                    before.is_some_and(|before| looks_like_capture(before, &it.mv))
                }
                _ => false,
            }
    }

    /// Settles the half-move that the board shows, because the other side answered it. An irregular change of the last
    /// half-move is left out, because a man may be unseen for a moment. In training, if the board shows a part of
    /// exactly one legal capture, the whole capture counts: the hand is still taking men off, or the board has yet to
    /// report the last man taken off.
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

    /// Lets time pass until `now`.
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

    /// The next event, oldest first.
    pub fn poll(&mut self) -> Option<ShadowEvent> {
        self.events.pop_front()
    }

    /// The moment at which [`Shadow::tick`] must be called next; `None` if nothing waits.
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
            Judgement::UnderWay => Some(match self.said_done {
                Some(said) => said.max(self.rest_since).after(self.waits.grace),
                None => at_rest(self.waits.missing),
            }),
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

    /// True if a side has more pieces on the board than in the record.
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

    /// True if a piece stands on a square that must be empty both before and after the half-move that is to be carried
    /// out here. A captured man that is still on its square does not count, and neither does a lifted wrong piece.
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
                self.events.push_back(ShadowEvent::Uneven(difference));
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
            // The next reading may show people mending the difference.
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
        self.events.push_back(ShadowEvent::Settled(judgement));
    }

    /// Discards the evidence from earlier readings, so that the board must give its proof anew.
    fn prove_anew(&mut self) {
        (self.proof, self.shown) = (Proof::Wanting, Proof::Wanting);
        self.aside = Aside::default();
    }

    fn withdraw(&mut self) {
        if self.asked.take().is_some() {
            self.events.push_back(ShadowEvent::Withdrawn);
        }
    }
}

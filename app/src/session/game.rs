//! The live game: what stands in the record, half-move by half-move.
//!
//! The unit is the half-move as it was done on a set-up; legality is an attribute of it. What was
//! struck out is in the record and not here.

mod times;

use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::notation::{write_fen, write_move};
use zgoda_game::shadow::{Last, LastState, Line};
use zgoda_game::{
    BySide, DrawEvidence, Legality, Moment, Move, Setup, Side, Square, legality, path,
};

use zgoda_speech::announcement::{BeforeMove, BoardOf};

use crate::record::event::{
    AcceptedBy, Body, Entry, EntryId, Event, MadeBy, ReadBecause, Sanction, Stated,
};
use times::Times;

use crate::record::{Claim, EntryState, Offers, OpenClaim, Repeated, Slip, State as RecordState};

/// How far an entry has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Seen; another reading or a correction strikes it out.
    Open,
    /// It counts.
    Made(MadeBy),
}

/// Where a half-move was first done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On this sensor board.
    Board(BoardOf),
    /// Typed or announced.
    Hand,
}

/// A half-move that comes into the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Who made it.
    pub side: Side,
    /// What was done.
    pub mv: Move,
    /// Where.
    pub origin: Origin,
    /// Stated by a person, or only shown by a board?
    pub stated: Stated,
}

impl Done {
    /// A half-move that a board shows and a person stated.
    #[must_use]
    pub const fn on_board(side: Side, mv: Move, of: BoardOf) -> Done {
        Done {
            side,
            mv,
            origin: Origin::Board(of),
            stated: Stated::Stated,
        }
    }
}

/// One entry that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its number in the record.
    pub id: EntryId,
    /// 1 is White's first half-move.
    pub ply: u32,
    /// Who made it.
    pub side: Side,
    /// What was done.
    pub mv: Move,
    /// The position before, with the mover to move.
    pub before: Setup,
    /// The position after.
    pub after: Setup,
    /// Open or made.
    pub state: State,
    /// Stated by a person?
    pub stated: Stated,
    /// Where it was done.
    pub origin: Origin,
    /// The boards on which it is still to be carried out.
    pub awaited: Vec<BoardOf>,
    /// When it was seen or typed.
    pub seen: Moment,
    /// The articles of what the hand did wrongly on its way, where its board showed that.
    pub hand: Vec<String>,
    /// What the opponent said to it (Kodeks I 5.4).
    pub claim: Option<Claim>,
    /// How its irregularity was accepted, if it has one and it was (I 5.7).
    pub accepted: Option<AcceptedBy>,
    /// What was announced instead of it and not put right in time.
    pub discrepancy: Option<String>,
    /// What the opponent repeated of it last, by his own record.
    pub repeated: Option<Repeated>,
}

/// A walk-back, to be undone as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WalkedBack {
    /// How many half-moves stood untouched; what stands behind them was entered by it.
    pub agreed: usize,
    /// What was struck out, oldest first.
    pub struck: Vec<Standing>,
    /// How the clock stood before.
    pub clock: Option<ClockTimes>,
}

/// What the arbiter had in hand when the record was last written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InHand {
    /// The walk-back he can take back.
    pub walked_back: Option<WalkedBack>,
    /// Each side's own record as he read it in.
    pub sheets: BySide<Option<String>>,
    /// The claim that waits for him.
    pub claim: Option<OpenClaim>,
}

/// The game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Setup,
    standing: Vec<Standing>,
    next: EntryId,
    /// What both clocks showed after each half-move.
    times: Times,
    /// The same of the half-moves that the last walk-back struck out.
    struck_times: Times,
    /// How it stood when something was done with it last.
    clock: Option<ClockTimes>,
    /// Presses for half-moves that were not in the record yet when it was last written, oldest first.
    ahead: Vec<Side>,
    /// What was charged of them since play stopped last (Kodeks II 6.19).
    charged: BySide<Duration>,
    play: Play,
    slips: Vec<Slip>,
    offers: Offers,
    in_hand: InHand,
    /// What was settled before the first move.
    prepared: Vec<BeforeMove>,
    sanctions: Vec<(Side, Sanction)>,
}

/// Is the game on?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// It is.
    On,
    /// The arbiter stopped it (Kodeks IV 2.12).
    Stopped,
}

impl Game {
    /// A game from `start`.
    #[must_use]
    pub fn new(start: Setup) -> Game {
        Game {
            start,
            standing: Vec::new(),
            next: EntryId(1),
            times: Times::default(),
            struck_times: Times::default(),
            clock: None,
            ahead: Vec::new(),
            charged: BySide::default(),
            play: Play::On,
            slips: Vec::new(),
            offers: Offers::default(),
            in_hand: InHand::default(),
            prepared: Vec::new(),
            sanctions: Vec::new(),
        }
    }

    /// The game of a record.
    #[must_use]
    pub fn resumed(start: Setup, standing: Vec<Standing>, next: EntryId) -> Game {
        Game {
            start,
            standing,
            next,
            times: Times::default(),
            struck_times: Times::default(),
            clock: None,
            ahead: Vec::new(),
            charged: BySide::default(),
            play: Play::On,
            slips: Vec::new(),
            offers: Offers::default(),
            in_hand: InHand::default(),
            prepared: Vec::new(),
            sanctions: Vec::new(),
        }
    }

    /// The game that `events` of a record amount to; `None` if its entries do not follow from each
    /// other. Positions are played through, not read: an accepted irregularity may have led to one
    /// that no reader of positions would let in.
    #[must_use]
    pub fn of_record<'a>(
        start: Setup,
        events: impl IntoIterator<Item = &'a Event> + Clone,
    ) -> Option<Game> {
        let state = RecordState::of(events.clone());
        let mut now = start;
        let mut standing = Vec::new();
        for (entry, ply) in state.standing().into_iter().zip(1..) {
            let entry = Standing::of_record(entry, &now).filter(|it| it.ply == ply)?;
            now = entry.after;
            standing.push(entry);
        }
        let mut game = Game::resumed(start, standing, state.next_entry());
        let mut clock_before = None;
        for event in events {
            game.prepared.extend(event.body.settles());
            match &event.body {
                Body::WalkedBack { to, struck, .. } => {
                    clock_before = game.clock;
                    game.ahead.clear();
                    let entries = state.entries.iter().map(|it| &it.entry);
                    let first = entries
                        .filter(|entry| struck.contains(&entry.entry))
                        .map(|entry| entry.ply)
                        .min();
                    let first = first.and_then(|ply| usize::try_from(ply).ok());
                    game.times_go_back(first.map_or(*to, |first| first.saturating_sub(1)));
                }
                Body::PutBack { .. } => game.times_come_back(),
                Body::Pressed { side } => game.ahead.push((*side).into()),
                Body::EntryMade {
                    entry,
                    by: MadeBy::Press,
                } => game.pressed_for(*entry, &state),
                Body::ClockRead(read) => {
                    let ply = usize::try_from(read.ply).unwrap_or(usize::MAX);
                    game.read_clock(read.because, ply, read.times());
                }
                &Body::ReadingsSet {
                    ply,
                    white_s,
                    black_s,
                } => {
                    let seconds = BySide {
                        white: white_s,
                        black: black_s,
                    };
                    game.set_readings(ply, seconds.map(|it| Some(Duration::from_secs(it))));
                }
                &Body::TimeCharged { white_s, black_s } => {
                    let seconds = BySide {
                        white: white_s,
                        black: black_s,
                    };
                    game.charge(seconds.map(Duration::from_secs));
                }
                Body::PlayStopped => {
                    game.play = Play::Stopped;
                    game.charge(BySide::default());
                }
                Body::PlayResumed { .. } => game.play = Play::On,
                _ => {}
            }
        }
        game.in_hand = InHand {
            walked_back: game.walked_back(&state, clock_before),
            sheets: state.in_hand.sheets,
            claim: state.claim,
        };
        game.sanctions = state.sanctions;
        game.slips = state.slips;
        game.offers = state.offers;
        Some(game)
    }

    /// What the last walk-back of the record struck out, played through from where it went back to.
    fn walked_back(&self, state: &RecordState, clock: Option<ClockTimes>) -> Option<WalkedBack> {
        let last = state.in_hand.walked_back.as_ref()?;
        let agreed = last.agreed;
        let mut now = match agreed.checked_sub(1) {
            Some(index) => self.standing.get(index)?.after,
            None => self.start,
        };
        let mut struck = Vec::new();
        for id in &last.struck {
            let mut entries = state.entries.iter();
            let entry = entries.find(|it| it.entry.entry == *id)?;
            let entry = Standing::of_record(entry, &now)?;
            now = entry.after;
            struck.push(entry);
        }
        Some(WalkedBack {
            agreed,
            struck,
            clock,
        })
    }

    /// What the arbiter had in hand when the record was last written; it is his again.
    pub fn take_in_hand(&mut self) -> InHand {
        std::mem::take(&mut self.in_hand)
    }

    /// What was counted of the draws of the Kodeks up to half-move `plies` (I 6).
    #[must_use]
    pub fn draws(&self, plies: usize) -> DrawEvidence {
        let entries = self.standing.iter().take(plies);
        entries.fold(DrawEvidence::new(&self.start), |draws, entry| {
            draws.after(&entry.before, &entry.mv, &entry.after)
        })
    }

    /// Was this side sanctioned with the loss of the game, or with more (II 2.5.3, 2.5.4)?
    #[must_use]
    pub fn lost_by_sanction(&self, side: Side) -> bool {
        let losing = [Sanction::Loss, Sanction::Disqualification];
        let mut all = self.sanctions.iter();
        all.any(|(whose, sanction)| *whose == side && losing.contains(sanction))
    }

    /// A sanction was imposed.
    pub fn sanction(&mut self, side: Side, sanction: Sanction) {
        self.sanctions.push((side, sanction));
    }

    /// Where it began.
    #[must_use]
    pub const fn start(&self) -> &Setup {
        &self.start
    }

    /// What stands on the board by the record.
    #[must_use]
    pub fn now(&self) -> &Setup {
        self.standing
            .last()
            .map_or(&self.start, |entry| &entry.after)
    }

    /// The last entry.
    #[must_use]
    pub fn last(&self) -> Option<&Standing> {
        self.standing.last()
    }

    /// The last entry, to change its state.
    pub fn last_mut(&mut self) -> Option<&mut Standing> {
        self.standing.last_mut()
    }

    /// The half-moves of the other side to which `side` may still say something: those since its own
    /// last half-move that was made (Kodeks I 5.7). Newest first.
    pub fn answerable(&mut self, side: Side) -> impl Iterator<Item = &mut Standing> {
        let newest_first = self.standing.iter_mut().rev();
        newest_first
            .skip_while(move |entry| entry.side == side && entry.state == State::Open)
            .take_while(move |entry| entry.side != side)
    }

    /// The last entry of `side`.
    #[must_use]
    pub fn last_of(&self, side: Side) -> Option<&Standing> {
        self.standing.iter().rev().find(|entry| entry.side == side)
    }

    /// All entries, oldest first.
    #[must_use]
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// Half-moves that count.
    #[must_use]
    pub fn made(&self) -> usize {
        self.standing
            .iter()
            .filter(|entry| entry.state != State::Open)
            .count()
    }

    /// The number of the next half-move.
    #[must_use]
    pub fn next_ply(&self) -> u32 {
        u32::try_from(self.standing.len())
            .unwrap_or(u32::MAX)
            .saturating_add(1)
    }

    /// The number the next entry will have.
    #[must_use]
    pub const fn next_entry(&self) -> EntryId {
        self.next
    }

    /// Adds a half-move that is `awaited` on these boards.
    pub fn enter(&mut self, done: Done, awaited: Vec<BoardOf>, seen: Moment) -> &Standing {
        let Done {
            side,
            mv,
            origin,
            stated,
        } = done;
        let before = self.now().with_turn(side);
        let entry = Standing {
            id: self.next,
            ply: self.next_ply(),
            side,
            mv,
            before,
            after: mv.apply(&before),
            state: State::Open,
            stated,
            origin,
            awaited,
            seen,
            hand: Vec::new(),
            claim: None,
            accepted: None,
            discrepancy: None,
            repeated: None,
        };
        self.next = EntryId(self.next.0.saturating_add(1));
        self.standing.push(entry);
        &self.standing[self.standing.len() - 1]
    }

    /// What was settled before the first move when the record was last written.
    #[must_use]
    pub fn prepared(&self) -> &[BeforeMove] {
        &self.prepared
    }

    /// Was the game on when the record was last written?
    #[must_use]
    pub const fn play(&self) -> Play {
        self.play
    }

    /// What both clocks showed after so many half-moves, as far as somebody wrote it down.
    #[must_use]
    pub fn readings(&self, plies: usize) -> BySide<Option<Duration>> {
        self.times.readings(plies)
    }

    /// Writes down what both clocks showed after so many half-moves. What was charged is in it.
    pub fn set_readings(&mut self, plies: usize, readings: BySide<Option<Duration>>) {
        self.times.set_readings(plies, readings);
        self.charged = BySide::default();
    }

    /// Keeps how the clock stood after so many half-moves.
    pub fn read_clock(&mut self, because: ReadBecause, plies: usize, times: ClockTimes) {
        let at_the_start = because == ReadBecause::Started && self.times.is_empty();
        if because.is_of_the_half_move() || at_the_start {
            self.set_readings(plies, times.left().map(Some));
            self.times.set_clock(plies, times);
        }
        self.clock = Some(times);
    }

    /// What was read after half-moves that are struck out belongs to them.
    pub fn times_go_back(&mut self, plies: usize) {
        self.struck_times = self.times.take_after(plies);
    }

    /// They stand again, and so do their readings.
    pub fn times_come_back(&mut self) {
        self.times.put_back(std::mem::take(&mut self.struck_times));
    }

    /// A press has found its half-move.
    fn pressed_for(&mut self, entry: EntryId, state: &RecordState) {
        let mut entries = state.entries.iter();
        let side = entries.find(|it| it.entry.entry == entry);
        let side = side.map(|it| Side::from(it.entry.side));
        let found = self.ahead.iter().position(|it| Some(*it) == side);
        if let Some(at) = found {
            self.ahead.remove(at);
        }
    }

    /// Presses for half-moves that were not in the record yet when it was last written, oldest first.
    #[must_use]
    pub fn ahead(&self) -> &[Side] {
        &self.ahead
    }

    /// How the clock stood when something was done with it last, if it ran in this program.
    #[must_use]
    pub const fn clock(&self) -> Option<&ClockTimes> {
        self.clock.as_ref()
    }

    /// How it stood after so many half-moves.
    #[must_use]
    pub fn clock_after(&self, plies: usize) -> Option<&ClockTimes> {
        self.times.clock(plies)
    }

    /// The oldest half-move of `side` that it has not pressed the clock for.
    #[must_use]
    pub fn unpressed(&self, side: Side) -> Option<usize> {
        let pressed =
            |entry: &Standing| matches!(entry.state, State::Made(MadeBy::Press | MadeBy::Arbiter));
        let mut entries = self.standing.iter();
        entries.position(|entry| entry.side == side && !pressed(entry))
    }

    /// An entry, oldest first, to change its state.
    pub fn at_mut(&mut self, index: usize) -> Option<&mut Standing> {
        self.standing.get_mut(index)
    }

    /// What was charged of the readings.
    #[must_use]
    pub const fn charged(&self) -> BySide<Duration> {
        self.charged
    }

    /// Charges each side this much; what was charged before is not charged any more.
    pub fn charge(&mut self, charged: BySide<Duration>) {
        self.charged = charged;
    }

    /// The half-move of this number in the record, if it stands.
    pub fn entry_mut(&mut self, id: EntryId) -> Option<&mut Standing> {
        let mut newest_first = self.standing.iter_mut().rev();
        newest_first.find(|entry| entry.id == id)
    }

    /// Every slip that was put right before the press, oldest first.
    #[must_use]
    pub fn slips(&self) -> &[Slip] {
        &self.slips
    }

    /// One slip more.
    pub fn slipped(&mut self, slip: Slip) {
        self.slips.push(slip);
    }

    /// The draw offers that were passed on.
    #[must_use]
    pub const fn offers(&self) -> &Offers {
        &self.offers
    }

    /// The same, to change them.
    pub const fn offers_mut(&mut self) -> &mut Offers {
        &mut self.offers
    }

    /// Who has offered a draw that is still to be answered: until words do, or a half-move of the other
    /// side (Kodeks II 5.1).
    #[must_use]
    pub fn pending_offer(&self) -> Option<Side> {
        let offer = self.offers.unanswered()?;
        let mut since = self.standing.iter().filter(|entry| entry.ply > offer.ply);
        since
            .all(|entry| entry.side == offer.side)
            .then_some(offer.side)
    }

    /// Strikes the last entry out.
    pub fn strike(&mut self) -> Option<Standing> {
        self.standing.pop()
    }

    /// What a sensor board must know. A half-move done elsewhere must be carried out on it, and only
    /// the board it was done on can still change it.
    #[must_use]
    pub fn line(&self, board: BoardOf) -> Line {
        let last = self.standing.last().map(|entry| Last {
            before: entry.before,
            mv: entry.mv,
            state: match entry.state {
                _ if entry.awaited.contains(&board) => LastState::ToTransfer,
                State::Open if entry.origin == Origin::Board(board) => LastState::Open,
                State::Open | State::Made(_) => LastState::Made,
            },
        });
        Line {
            now: *self.now(),
            last,
        }
    }
}

impl Standing {
    fn of_record(state: &EntryState, now: &Setup) -> Option<Standing> {
        let entry = &state.entry;
        let side = Side::from(entry.side);
        let before = now.with_turn(side);
        let square = |name: &String| before.variant().square(name).ok();
        let mv = Move {
            from: square(&entry.from)?,
            to: square(&entry.to)?,
            captured: entry.captured.iter().map(square).collect::<Option<_>>()?,
        };
        before.at(mv.from)?;
        Some(Standing {
            id: entry.entry,
            ply: entry.ply,
            side,
            mv,
            before,
            after: mv.apply(&before),
            state: state.made.map_or(State::Open, State::Made),
            stated: entry.stated,
            origin: entry
                .board
                .map_or(Origin::Hand, |board| Origin::Board(board.into())),
            awaited: Vec::new(),
            seen: Moment::ZERO,
            hand: state.hand.clone(),
            claim: state.claim,
            accepted: state.accepted,
            discrepancy: state.discrepancy.clone(),
            repeated: state.repeated,
        })
    }

    /// The article of its irregularity, if it has one.
    #[must_use]
    pub fn irregular(&self) -> Option<&'static str> {
        match legality(&self.before, &self.mv) {
            Legality::Legal => None,
            Legality::Irregular(irregularity) => Some(irregularity.article()),
        }
    }

    /// Is anything irregular about it, the half-move itself or the hand on its way?
    #[must_use]
    pub fn is_irregular(&self) -> bool {
        !self.hand.is_empty() || self.irregular().is_some()
    }

    /// The entry as the record keeps it; `written` is what was typed or announced.
    #[must_use]
    pub fn to_record(&self, written: Option<String>) -> Entry {
        let variant = self.before.variant();
        let name = |square: Square| variant.name(square).to_string();
        let route = path(&self.before, &self.mv)
            .map_or_else(|| vec![self.mv.from, self.mv.to], |route| route.squares);
        Entry {
            entry: self.id,
            ply: self.ply,
            side: self.side.into(),
            pdn: write_move(&self.before, &self.mv),
            from: name(self.mv.from),
            to: name(self.mv.to),
            captured: self.mv.captured.into_iter().map(name).collect(),
            path: route.into_iter().map(name).collect(),
            crowned: self.mv.crowns(&self.before),
            irregular: self.irregular().map(str::to_owned),
            before: write_fen(&self.before),
            after: write_fen(&self.after),
            stated: self.stated,
            board: match self.origin {
                Origin::Board(of) => Some(of.into()),
                Origin::Hand => None,
            },
            written,
        }
    }
}

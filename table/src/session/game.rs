// SPDX-License-Identifier: GPL-3.0-or-later
//! The live game: the standing half-moves of the record.
//!
//! The unit is a half-move made on a position; legality is one of its attributes. Struck-out half-moves are in the record and not
//! here.

mod announced;
mod apply;
pub mod arbiters;
mod arrivals;
mod charges;
mod check;
mod clocks;
mod completion;
mod crown;
mod decided;
mod devices;
mod doubts;
mod early;
mod handovers;
mod log;
mod not_shown;
mod over_stop;
mod ran;
mod refused;
mod rehearsed;
mod rests;
mod sensors;
mod times;
mod wiring;

use zgoda_game::clock::ClockTimes;
use zgoda_game::shadow::{Grows, Last, LastState, Line, shown_off};
use zgoda_game::{
    BySide, DrawEvidence, Legality, Moment, Move, Setup, Side, SquareSet, left_standing, legality,
};
use zgoda_speech::announcement::{BeforeMove, BoardOf};

pub use announced::Announced;
use announced::Announcements;
pub use arbiters::{Arbiters, NamedArbiter};
use arrivals::Arrivals;
pub use arrivals::Round;
use charges::Charges;
pub use charges::{Charge, ChargeChange, NoCharge, Set, Settled};
use check::PlayersCheck;
pub use clocks::Arrival;
pub use completion::{Completion, Due};
use crown::MissingCrown;
pub use crown::{Held, How};
pub use decided::{Decided, NAMED};
pub use devices::{AdmittedDevice, Devices};
use doubts::Doubts;
pub use early::Early;
pub use handovers::{Handover, Handovers};
use log::Log;
pub use log::{LogEvent, LogRow, Logged, Written, WrittenKind};
use not_shown::NotShown;
pub use over_stop::OverStop;
use ran::Ran;
use refused::Refused;
pub use rehearsed::{Otherwise, Rehearsed};
pub use rests::{Rest, Rests};
pub use sensors::SensorsOff;
use times::Times;
use wiring::Wiring;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::{Actor, Body, Entry, EntryId, MadeBy, Missing, Sanction, Stated};
use zgoda_record::{EntryState, Follows, Noted, Offers, OpenClaim, Slip, State as Entries};

/// The stage of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The half-move was seen; another reading or a correction can still strike it out.
    Open,
    /// The half-move counts.
    Made(MadeBy),
}

/// The place where a half-move was first made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// This sensor board.
    Board(BoardOf),
    /// A typed or announced line.
    Hand,
}

/// A half-move that enters the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// The side that made the half-move.
    pub side: Side,
    /// The half-move that was done.
    pub mv: Move,
    /// The place where the half-move was first made.
    pub origin: Origin,
    /// Tells if a person stated the half-move or a board only showed it.
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

/// A standing entry as it was made. [`Game::kept`] has what happened to the entry later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingEntry {
    /// The number of the entry in the record.
    pub id: EntryId,
    /// The number of the half-move; 1 is White's first.
    pub ply: u32,
    /// The side that made the half-move.
    pub side: Side,
    /// The half-move that was done.
    pub mv: Move,
    /// The position before, with the mover on move.
    pub before: Setup,
    /// The position after the half-move.
    pub after: Setup,
    /// The state: open or made.
    pub state: State,
    /// The place where the half-move was first made.
    pub origin: Origin,
    /// When the half-move was seen or typed.
    pub seen: Moment,
    /// The other side, if the entry is from that side's record ([`Entry::record_of`]).
    pub record_of: Option<Side>,
}

/// The part of the record that the last walk-back removed, kept so that all of it can come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The entries that were struck out, oldest first.
    pub struck: Vec<StandingEntry>,
    /// The clock before the walk-back.
    pub clock: Option<ClockTimes>,
}

/// The game in its present state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Setup,
    /// Every entry with its later history, and the offers, claims, sanctions and the end of the game.
    kept: Entries,
    standing: Vec<StandingEntry>,
    /// True if each entry follows from the entry before it.
    follows: bool,
    /// The entries struck out by a walk-back that is not written down yet, newest first.
    struck: Vec<StandingEntry>,
    /// The entries that the last walk-back struck out, while it can be taken back.
    behind: Option<Behind>,
    /// The times that both clocks showed after each half-move.
    times: Times,
    /// The times after each half-move that the last walk-back struck out.
    struck_times: Times,
    /// The clock as it was when something was last done with it.
    clock: Option<ClockTimes>,
    /// How long the clock ran on, by the last written events.
    ran: Ran,
    /// Presses for half-moves that are not in the record yet, oldest first.
    ahead: Vec<(Side, Missing)>,
    /// The charges that the arbiter made (Kodeks II 6.15, 6.19).
    charges: Charges,
    /// The players who are absent (Kodeks II 4.5).
    arrivals: Arrivals,
    play: Play,
    /// The matters settled before the first move.
    prepared: Vec<BeforeMove>,
    /// True if a question before the first move was answered.
    preparing: bool,
    /// True for each side that was said to have no assistant, although the event file may name one.
    alone: BySide<bool>,
    /// The assistants that the arbiter appointed (Kodeks VIII 4.2).
    appointed: BySide<Option<Appointed>>,
    /// The names of the arbiters.
    arbiters: Arbiters,
    /// The arbiters to whom the table was handed over.
    handovers: Handovers,
    announced: Announcements,
    /// The events not shown to the arbiter yet.
    not_shown: NotShown,
    /// The completion of the record after time trouble.
    completion: Completion,
    /// The decision about the standing position, and whether the game has begun.
    decided: Decided,
    /// The last check of records between players.
    check: PlayersCheck,
    /// The half-moves after which the boards agreed.
    rests: Rests,
    /// Half-moves that boards showed, although a person said that they were not made.
    refused: Refused,
    /// A half-move that was begun before play was stopped and finished after. It waits for the arbiter's decision.
    over_stop: Option<OverStop>,
    /// The typist of the half-move in the last question about a half-move.
    asked_by: Option<Actor>,
    /// A half-move typed before the first one.
    early: Option<Early>,
    /// The sensors that are switched off.
    sensors: SensorsOff,
    /// The men that may be off the board.
    doubts: Doubts,
    rehearsed: Rehearsed,
    /// The wiring of a clock device.
    wiring: Wiring,
    crown: Option<MissingCrown>,
    /// The owner of the keyboard, if changed since the beginning.
    keyboard: Option<AtKeyboard>,
    /// True after "poprawiam": lifting a piece is no touch (Kodeks I 3.13).
    adjusting: bool,
    /// The person who called the arbiter, until the arbiter comes.
    called: Option<Caller>,
    /// The number of wrong codes since the arbiter's session was last opened.
    wrong_codes: usize,
    /// How many times the game was resumed with new codes.
    new_codes: usize,
    /// True if the game was resumed with the first codes, from a record that had none.
    first_codes: bool,
    /// The person who last ended the game.
    ended_by: Option<Actor>,
    devices: Devices,
    log: Log,
}

/// The task of an appointed assistant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appointed {
    /// All duties of a blind player's assistant (Kodeks VIII 4.1).
    All,
    /// Only to keep the record (II 6.3).
    RecordAlone,
}

impl Appointed {
    pub(in crate::session) const fn of(record_alone: bool) -> Appointed {
        match record_alone {
            true => Appointed::RecordAlone,
            false => Appointed::All,
        }
    }
}

/// The person who called the arbiter; `None` if no name was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller(pub Option<Actor>);

/// The state of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Play goes on.
    On,
    /// The arbiter stopped play (Kodeks IV 2.12).
    Stopped,
}

impl Game {
    /// A new game from `start`.
    #[must_use]
    pub fn new(start: Setup) -> Game {
        Game {
            start,
            kept: Entries::default(),
            standing: Vec::new(),
            follows: true,
            struck: Vec::new(),
            behind: None,
            times: Times::default(),
            struck_times: Times::default(),
            clock: None,
            ran: Ran::default(),
            ahead: Vec::new(),
            charges: Charges::default(),
            arrivals: Arrivals::default(),
            play: Play::On,
            prepared: Vec::new(),
            preparing: false,
            alone: BySide::from_fn(|_| false),
            appointed: BySide::default(),
            arbiters: Arbiters::default(),
            handovers: Handovers::default(),
            announced: Announcements::default(),
            not_shown: NotShown::default(),
            completion: Completion::default(),
            decided: Decided::default(),
            check: PlayersCheck::default(),
            rests: Rests::default(),
            refused: Refused::default(),
            over_stop: None,
            asked_by: None,
            early: None,
            sensors: SensorsOff::default(),
            doubts: Doubts::default(),
            rehearsed: Rehearsed::default(),
            wiring: Wiring::default(),
            crown: None,
            keyboard: None,
            adjusting: false,
            called: None,
            wrong_codes: 0,
            new_codes: 0,
            first_codes: false,
            ended_by: None,
            devices: Devices::default(),
            log: Log::default(),
        }
    }

    /// Every standing entry, as the record has it, oldest first.
    #[must_use]
    pub fn entries(&self) -> Vec<&EntryState> {
        self.kept.standing()
    }

    /// A half-move that was typed before the first one and waits for it.
    #[must_use]
    pub const fn early(&self) -> Option<&Early> {
        self.early.as_ref()
    }

    /// The past and coming mishaps of a rehearsal.
    #[must_use]
    pub const fn rehearsed(&self) -> &Rehearsed {
        &self.rehearsed
    }

    /// The decision about the standing position, and whether the game has begun.
    #[must_use]
    pub const fn decided(&self) -> &Decided {
        &self.decided
    }

    /// True if both players agreed to compare their records and the comparison goes on (Kodeks II 6.6).
    #[must_use]
    pub const fn players_compare(&self) -> bool {
        self.check.is_agreed(self.standing.len())
    }

    /// True if the sides of the clock device are exchanged.
    #[must_use]
    pub const fn clock_is_exchanged(&self) -> bool {
        self.wiring.is_exchanged()
    }

    /// True if the clock device seems to be wired the other way round.
    #[must_use]
    pub const fn clock_seems_wrong(&self) -> bool {
        self.wiring.seems_wrong()
    }

    /// The sensors that are switched off.
    #[must_use]
    pub const fn sensors_off(&self) -> &SensorsOff {
        &self.sensors
    }

    /// The squares of this board that prove and disprove nothing: the sensor is off, or the man is in doubt.
    #[must_use]
    pub fn not_seen(&self, board: BoardOf) -> SquareSet {
        self.sensors.squares(board) | self.in_doubt()
    }

    /// The owner of the keyboard, if changed since the beginning.
    #[must_use]
    pub const fn keyboard(&self) -> Option<AtKeyboard> {
        self.keyboard
    }

    /// The last events, as the log shows them.
    #[must_use]
    pub fn logged(&self) -> Logged {
        self.log.logged().clone()
    }

    /// The devices that show pages of this table.
    #[must_use]
    pub const fn devices(&self) -> &Devices {
        &self.devices
    }

    /// True if an arbiter decided the end of the game.
    #[must_use]
    pub fn ended_by_an_arbiter(&self) -> bool {
        self.kept.finished.is_some() && self.ended_by == Some(Actor::Arbiter)
    }

    /// The answer of each side to the result, if given.
    #[must_use]
    pub fn answers_to_the_result(&self) -> BySide<Option<bool>> {
        let finished = self.kept.finished.as_ref();
        finished.map_or_else(BySide::default, |finish| finish.answers)
    }

    /// The number of half-moves that the last walk-back left standing, and the part of the record that it removed; `None` if no
    /// walk-back can be taken back.
    #[must_use]
    pub fn walked_back(&self) -> Option<(usize, &Behind)> {
        let walked_back = self.kept.in_hand.walked_back.as_ref()?;
        Some((walked_back.agreed, self.behind.as_ref()?))
    }

    /// Each side's own record as the arbiter read it in.
    #[must_use]
    pub const fn sheets(&self) -> &BySide<Option<String>> {
        &self.kept.in_hand.sheets
    }

    /// The arbiter's own record.
    #[must_use]
    pub const fn noted(&self) -> &Noted {
        &self.kept.noted
    }

    /// The sides that gave the arbiter their original records.
    #[must_use]
    pub const fn originals(&self) -> BySide<bool> {
        self.kept.originals
    }

    /// The claim that waits for the arbiter.
    #[must_use]
    pub const fn claim(&self) -> Option<OpenClaim> {
        self.kept.claim
    }

    /// The counts for the draws of the Kodeks up to half-move `plies` (I 6).
    #[must_use]
    pub fn draws(&self, plies: usize) -> DrawEvidence {
        let entries = self.standing.iter().take(plies);
        entries.fold(DrawEvidence::new(&self.start), |draws, entry| {
            draws.after(&entry.before, &entry.mv, &entry.after)
        })
    }

    /// True if this side was sanctioned with the loss of the game or with disqualification (II 2.5.3, 2.5.4).
    #[must_use]
    pub fn lost_by_sanction(&self, side: Side) -> bool {
        let losing = [Sanction::Loss, Sanction::Disqualification];
        let mut all = self.kept.sanctions.iter();
        all.any(|(whose, sanction)| *whose == side && losing.contains(sanction))
    }

    /// The starting position of the game.
    #[must_use]
    pub const fn start(&self) -> &Setup {
        &self.start
    }

    /// The present position of the record.
    #[must_use]
    pub fn now(&self) -> &Setup {
        self.standing
            .last()
            .map_or(&self.start, |entry| &entry.after)
    }

    /// The last standing entry.
    #[must_use]
    pub fn last(&self) -> Option<&StandingEntry> {
        self.standing.last()
    }

    /// The half-moves of the other side on which `side` may still make a claim, newest first: all since its own last made
    /// half-move (Kodeks I 5.7).
    pub fn answerable(&self, side: Side) -> impl Iterator<Item = &StandingEntry> {
        let newest_first = self.standing.iter().rev();
        newest_first
            .skip_while(move |entry| entry.side == side && entry.state == State::Open)
            .take_while(move |entry| entry.side != side)
    }

    /// The last entry of `side`.
    #[must_use]
    pub fn last_of(&self, side: Side) -> Option<&StandingEntry> {
        self.standing.iter().rev().find(|entry| entry.side == side)
    }

    /// All standing entries, oldest first.
    #[must_use]
    pub fn standing(&self) -> &[StandingEntry] {
        &self.standing
    }

    /// The number of half-moves that count.
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
        self.kept.next_entry()
    }

    /// The next half-move as an entry; `written` is the typed or announced line. Men that this half-move shows to be off are left
    /// out of the position before it.
    #[must_use]
    pub fn entry_of(&self, done: Done, written: Option<String>, record_of: Option<Side>) -> Entry {
        let mut before = self.now().with_turn(done.side);
        before.clear(shown_off(&before, self.in_doubt(), &done.mv));
        self.entry_on(&before, done, written, record_of)
    }

    /// The entry of a half-move made on `before`, where men in doubt may be off.
    #[must_use]
    pub fn entry_on(
        &self,
        before: &Setup,
        done: Done,
        written: Option<String>,
        record_of: Option<Side>,
    ) -> Entry {
        let Done {
            side,
            mv,
            origin,
            stated,
        } = done;
        let men_off = self.now().occupied().minus(before.occupied());
        let name = |square| before.variant().name(square).to_string();
        let follows = Follows::of(before, &mv);
        let named = follows.named;
        Entry {
            entry: self.next_entry(),
            ply: self.next_ply(),
            side,
            notation: named.notation,
            from: named.from,
            to: named.to,
            captured: named.captured,
            path: named.path,
            crowned: named.crowned,
            irregular: follows.irregular.map(str::to_owned),
            before: follows.before,
            after: follows.after,
            stated,
            board: match origin {
                Origin::Board(of) => Some(of),
                Origin::Hand => None,
            },
            written,
            record_of,
            men_off: men_off.into_iter().map(name).collect(),
        }
    }

    /// Men in doubt. Either they were off a shared board when the other side went on (Kodeks I 5.7), or a capture passed them on a
    /// board that fell silent. They stay in doubt until a board shows whether they are there.
    #[must_use]
    pub fn in_doubt(&self) -> SquareSet {
        self.doubts.open() & self.now().occupied()
    }

    /// Men of the record that went off this board during a half-move that did not take or move them, until the other side goes on.
    #[must_use]
    pub fn noted_off(&self, board: BoardOf) -> SquareSet {
        self.doubts.noted(board) & self.now().occupied()
    }

    /// The last announcement of this side, while it can be corrected.
    #[must_use]
    pub const fn announced(&self, side: Side) -> Option<&Announced> {
        self.announced.last(side)
    }

    /// The half-move recorded as missing its crown.
    #[must_use]
    pub fn crown_missing(&self) -> Option<EntryId> {
        self.crown.as_ref().map(|crown| crown.entry)
    }

    /// The line held until the crown is set.
    #[must_use]
    pub fn held_for_crown(&self) -> Option<&Held> {
        self.crown.as_ref()?.held.as_ref()
    }

    /// How many times the game was resumed with new codes.
    #[must_use]
    pub const fn new_codes(&self) -> usize {
        self.new_codes
    }

    /// True if the game was resumed with the first codes, from a record that had none.
    #[must_use]
    pub const fn first_codes(&self) -> bool {
        self.first_codes
    }

    /// The number of wrong codes since the arbiter's session was last opened.
    #[must_use]
    pub const fn wrong_codes(&self) -> usize {
        self.wrong_codes
    }

    /// The person who called the arbiter, until the arbiter comes.
    #[must_use]
    pub const fn called(&self) -> Option<Caller> {
        self.called
    }

    /// The events to show the arbiter when their session is opened.
    #[must_use]
    pub const fn not_shown(&self) -> &NotShown {
        &self.not_shown
    }

    /// How far the completion of the record after time trouble has come.
    #[must_use]
    pub const fn completion(&self) -> &Completion {
        &self.completion
    }

    /// The positions that each board is known to have shown, with their moments.
    #[must_use]
    pub const fn rests(&self) -> &Rests {
        &self.rests
    }

    /// The numbers of half-moves after which all these boards agreed with the record.
    #[must_use]
    pub fn rest_points(&self, boards: &[BoardOf]) -> Vec<Rest> {
        let standing = self.standing.iter().map(|standing| standing.id);
        self.rests.all_of(boards, standing)
    }

    /// The last number of half-moves after which all these boards agreed with the record.
    #[must_use]
    pub fn rest_point(&self, boards: &[BoardOf]) -> Option<usize> {
        let standing = self.standing.iter().map(|standing| standing.id);
        self.rests.last_of(boards, standing)
    }

    /// True if lifting a piece is no touch now (Kodeks I 3.13).
    #[must_use]
    pub const fn adjusting(&self) -> bool {
        self.adjusting
    }

    /// True if this side was said to have no assistant.
    #[must_use]
    pub fn is_alone(&self, side: Side) -> bool {
        *self.alone.get(side)
    }

    /// True if the arbiter appointed an assistant of this side.
    #[must_use]
    pub fn is_appointed(&self, side: Side) -> bool {
        self.appointed(side).is_some()
    }

    /// The task for which the arbiter last appointed this side's assistant.
    #[must_use]
    pub fn appointed(&self, side: Side) -> Option<Appointed> {
        *self.appointed.get(side)
    }

    /// The names of the arbiters.
    #[must_use]
    pub const fn arbiters(&self) -> &Arbiters {
        &self.arbiters
    }

    /// The arbiters to whom the table was handed over, oldest first.
    #[must_use]
    pub const fn handovers(&self) -> &Handovers {
        &self.handovers
    }

    /// Takes in an event that names an assistant or says that there is none.
    fn assistant_told(&mut self, body: &Body) {
        if let Some((side, there)) = body.tells_of_assistant() {
            *self.alone.get_mut(side) = match there {
                true => false,
                false => true,
            };
        }
    }

    /// True if a person said that the half-moves in `shown`, which this board seems to show, were not made.
    #[must_use]
    pub fn is_refused(&self, board: BoardOf, shown: &[String]) -> bool {
        self.refused.is(board, shown)
    }

    /// The half-move that was begun before play was stopped and finished after; `None` once the arbiter has decided about it.
    #[must_use]
    pub const fn over_stop(&self) -> Option<&OverStop> {
        self.over_stop.as_ref()
    }

    /// The typed half-move in the open question about one, and its typist.
    #[must_use]
    pub fn asked(&self) -> Option<(&str, Option<Actor>)> {
        let asked = self.kept.asked.as_ref();
        asked.map(|(text, _)| (text.as_str(), self.asked_by))
    }

    /// The matters settled before the first move, when the record was last written.
    #[must_use]
    pub fn prepared(&self) -> &[BeforeMove] {
        &self.prepared
    }

    /// True once a question before the first move was answered, even by a no to a requirement.
    #[must_use]
    pub const fn preparing(&self) -> bool {
        self.preparing
    }

    /// The state of play when the record was last written.
    #[must_use]
    pub const fn play(&self) -> Play {
        self.play
    }

    /// Presses for half-moves not in the record when it was last written, oldest first.
    #[must_use]
    pub fn unmatched_presses(&self) -> &[(Side, Missing)] {
        &self.ahead
    }

    /// The index of the oldest half-move of `side` that waits for its press and was not answered.
    #[must_use]
    pub fn unpressed(&self, side: Side) -> Option<usize> {
        self.all_unpressed(side).next()
    }

    /// The indices of the half-moves of `side` that wait for their press and were not answered, oldest first.
    pub fn all_unpressed(&self, side: Side) -> impl Iterator<Item = usize> {
        let counted = |entry: &StandingEntry| {
            let made = [MadeBy::Press, MadeBy::Arbiter, MadeBy::Answered];
            matches!(entry.state, State::Made(by) if made.contains(&by))
        };
        let entries = self.standing.iter().enumerate();
        let waiting = entries.filter(move |(_, entry)| entry.side == side && !counted(entry));
        waiting.map(|(index, _)| index)
    }

    /// The index of the last half-move of `side` and the answer to that half-move, if the answer came before the press.
    #[must_use]
    pub fn answered_last(&self, side: Side) -> Option<(usize, &StandingEntry)> {
        let last = self.standing.iter().rposition(|it| it.side == side)?;
        let answered = self.standing.get(last)?.state == State::Made(MadeBy::Answered);
        let answer = self.standing.get(last.saturating_add(1))?;
        answered.then_some((last, answer))
    }

    /// The number of half-moves of `side` that count because they were answered.
    #[must_use]
    pub fn answered(&self, side: Side) -> usize {
        let answered = |it: &&StandingEntry| it.state == State::Made(MadeBy::Answered);
        let own = self.standing.iter().filter(|it| it.side == side);
        own.filter(answered).count()
    }

    /// The half-move of this number in the record, if it stands.
    #[must_use]
    pub fn entry(&self, id: EntryId) -> Option<&StandingEntry> {
        let mut newest_first = self.standing.iter().rev();
        newest_first.find(|entry| entry.id == id)
    }

    /// The entry of this number as the record has it, struck or not, with its later history.
    #[must_use]
    pub fn kept(&self, id: EntryId) -> Option<&EntryState> {
        self.kept.entry(id)
    }

    /// True if the half-move, or the hand that made it, was irregular.
    #[must_use]
    pub fn is_irregular(&self, entry: &StandingEntry) -> bool {
        let by_hand = self.kept(entry.id).is_some_and(|it| !it.hand.is_empty());
        by_hand || entry.irregular().is_some()
    }

    /// True if only a board showed the entry and no person stated it.
    #[must_use]
    pub fn is_not_stated(&self, entry: &StandingEntry) -> bool {
        let kept = self.kept(entry.id);
        kept.is_some_and(|it| it.entry.stated == Stated::BoardNotStated)
    }

    /// Every slip put right before the press, oldest first.
    #[must_use]
    pub fn slips(&self) -> &[Slip] {
        &self.kept.slips
    }

    /// The draw offers that were passed on.
    #[must_use]
    pub const fn offers(&self) -> &Offers {
        &self.kept.offers
    }

    /// The side with an unanswered draw offer. The other side answers the offer by words or by a half-move (Kodeks II 5.1).
    #[must_use]
    pub fn pending_offer(&self) -> Option<Side> {
        let offer = self.kept.offers.unanswered()?;
        let mut since = self.standing.iter().filter(|entry| entry.ply > offer.ply);
        since
            .all(|entry| entry.side == offer.side)
            .then_some(offer.side)
    }

    /// True while the last half-move may still be carried out on this board: since then the board did not agree with the record,
    /// no arbiter decided its position, and its sensors were not switched off.
    #[must_use]
    pub fn carries_out(&self, board: BoardOf) -> bool {
        let last = self.standing.last().map(|last| last.id);
        let decided = self.decided.mended().contains(&board);
        let unseen = self.sensors.is_off(board) || self.sensors.did_not_look(board, last);
        !(self.rests.agreed(board, last) || decided || unseen)
    }

    /// True if the entry is a capture that left men standing and was carried out on the other board, and that counts by its press
    /// or, without a clock, because it rested long enough. Once it rests on the other board as it is, it takes no more men.
    #[must_use]
    pub fn may_be_bound(&self, entry: &StandingEntry) -> bool {
        let carried_out = self.kept(entry.id).is_some_and(|it| it.carried_out);
        let made = matches!(entry.state, State::Made(MadeBy::Press | MadeBy::Rest));
        carried_out && made && !left_standing(&entry.before, &entry.mv).is_empty()
    }

    /// The part of the record that a sensor board must know. A half-move made elsewhere must be carried out on this board if the
    /// board is one of `awaited`; only the board of origin can still change that half-move. The `bound` half-move takes no more
    /// men.
    #[must_use]
    pub fn line(&self, board: BoardOf, awaited: &[BoardOf], bound: Option<EntryId>) -> Line {
        let last = self.standing.last().map(|entry| Last {
            before: entry.before,
            mv: entry.mv,
            state: match entry.state {
                _ if awaited.contains(&board) => LastState::ToTransfer,
                State::Open if entry.origin == Origin::Board(board) => LastState::Open,
                State::Open | State::Made(_) => LastState::Made,
            },
            grows: match bound == Some(entry.id) {
                true => Grows::NoMore,
                false => Grows::WithItsMen,
            },
        });
        Line {
            in_doubt: self.in_doubt(),
            noted_off: self.noted_off(board),
            now: *self.now(),
            last,
        }
    }
}

impl StandingEntry {
    /// The article of the irregularity of the half-move, if it is irregular.
    #[must_use]
    pub fn irregular(&self) -> Option<&'static str> {
        match legality(&self.before, &self.mv) {
            Legality::Legal => None,
            Legality::Irregular(irregularity) => Some(irregularity.article()),
        }
    }
}

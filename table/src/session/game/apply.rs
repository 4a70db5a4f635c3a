// SPDX-License-Identifier: GPL-3.0-or-later
//! The game as the result of its events: one step for each event, whether it has just happened or comes from a record.
//!
//! Positions result from playing the half-moves and are not read from the record, because an accepted irregularity may
//! have led to a position that the reader of positions would reject.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Setup, Side};
use zgoda_record::EntryState;
use zgoda_record::event::{
    ArbiterWords, Body, CodesChange, Entry, EntryId, Event, Folding, MadeBy, Missing, StruckBecause,
};

use super::crown::MissingCrown;
use super::{
    Announced, Appointed, Arrival, Behind, Caller, Early, Game, NamedArbiter, Origin, Set,
    StandingEntry, State,
};
use super::{decided, over_stop};

impl Game {
    /// The game that results from a record's `events`; `None` if its entries do not follow from each other.
    #[must_use]
    pub fn of_record<'a>(
        start: Setup,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Option<Game> {
        let mut game = Game::new(start);
        for event in events {
            game.apply(event);
        }
        game.pay_what_is_owed();
        game.follows.then_some(game)
    }

    /// Applies one more event. Only events change the game.
    pub fn apply(&mut self, event: &Event) {
        let body = &event.body;
        self.kept.add(body);
        self.rests
            .add(event, self.standing.last().map(|last| last.id));
        self.ran.written(event);
        self.completion.add(event, self.clock.as_ref());
        self.not_shown.add(body);
        self.decided.add(body, self.play);
        self.check.add(body, self.standing.len());
        self.refused.add(body);
        over_stop::add(&mut self.over_stop, body);
        self.wiring.add(event);
        self.sensors.add(body, self.start.variant());
        let at = Moment::from_ms(event.ms);
        (self.doubts).add((body, at), &self.standing, self.start.variant());
        self.rehearsed.add(body);
        Early::add(&mut self.early, event);
        self.devices.add(body);
        self.log.add(event);
        self.prepared.extend(body.settles());
        self.preparing |= body.asked().is_some();
        self.assistant_told(body);
        match body {
            // The moments of earlier events belong to another run of the program.
            Body::SessionOpened { .. } => {
                for entry in &mut self.standing {
                    entry.seen = Moment::ZERO;
                }
                self.announced.since(Moment::from_ms(event.ms));
            }
            Body::EntryWritten(entry) => self.written(entry, Moment::from_ms(event.ms)),
            Body::EntryStruck { entry, because, by } => {
                self.struck(*entry, *because);
                if by.is_none() {
                    self.crown_is_settled(*entry);
                    self.answered_no_more();
                }
            }
            Body::EntryMade {
                entry,
                by: MadeBy::Press,
            } => {
                self.pressed_for(*entry);
                self.crown_is_settled(*entry);
            }
            Body::EntryMade { entry, .. } => self.crown_is_settled(*entry),
            Body::Said {
                by: Some(by),
                written,
                notation,
                entry,
                ..
            } => {
                let text = notation.as_ref().unwrap_or(written);
                self.said(*by, text, *entry, Moment::from_ms(event.ms));
            }
            Body::DiscrepancyLeft { entry, .. } => self.announced.left(*entry),
            Body::CrownMissing { entry, held } => {
                let former = self.crown.take();
                let held = held.as_deref();
                self.crown = Some(MissingCrown::noted(former, event, *entry, held));
            }
            Body::MoveAsked { .. } => self.asked_by = event.actor,
            Body::GameEnded { .. } => self.ended_by = event.actor,
            Body::CallAnswered => self.called = None,
            Body::ArbiterCalled => self.called = Some(Caller(event.actor)),
            Body::ArbiterWords { state } => match state {
                ArbiterWords::Refused => self.wrong_codes = self.wrong_codes.saturating_add(1),
                ArbiterWords::Opened => {
                    self.called = None;
                    self.wrong_codes = 0;
                }
                ArbiterWords::Closed => self.called = None,
            },
            Body::Appointed {
                side, record_alone, ..
            } => {
                *self.appointed.get_mut(*side) = Some(Appointed::of(*record_alone));
            }
            Body::ArbiterNamed { number, of, name } => self.arbiters.add(NamedArbiter {
                number: *number,
                of: *of,
                name: name.clone(),
                from: self.log.logged().count,
            }),
            Body::HandedOver { number, name } => self.handovers.add(*number, name),
            Body::KeyboardChanged { keyboard } => self.keyboard = Some(*keyboard),
            Body::CodesChanged { how } => match how {
                CodesChange::New => self.new_codes = self.new_codes.saturating_add(1),
                CodesChange::First => self.first_codes = true,
            },
            Body::Adjusting { begun } => {
                self.adjusting = *begun;
            }
            Body::Crowned { entry } => {
                self.crown_is_settled(*entry);
                // The half-move of this entry counts as seen from now on.
                let last = self.standing.last_mut();
                if let Some(last) = last.filter(|last| last.id == *entry) {
                    last.seen = Moment::from_ms(event.ms);
                }
            }
            // A record of version 1 does not say why a half-move was missing; such a half-move always had to be completed
            // later.
            Body::Pressed { side, missing } => self
                .ahead
                .push((*side, missing.unwrap_or(Missing::NeedNotRecord))),
            Body::ClockRead(read) => {
                let ply = usize::try_from(read.ply).unwrap_or(usize::MAX);
                self.read_clock(read.because, ply, read.times());
            }
            &Body::Presence { side, there } => self.presence(side, there),
            Body::PlayStopped => self.stops(),
            Body::PlayResumed { .. } => {
                self.behind = None;
                self.goes_on();
            }
            Body::WalkedBack { .. } => {
                let stands = decided::stands_as_it_is(body, self.standing.len(), self.ahead.len());
                self.goes_back(stands);
            }
            Body::PutBack { .. } => {
                self.adjusting = false;
                self.behind = None;
                self.struck.clear();
                // Half-moves that counted only because of the walk-back are open again.
                for standing in &mut self.standing {
                    if let Some(kept) = self.kept.entry(standing.id) {
                        standing.state = State::of(kept);
                    }
                }
                self.times_come_back();
            }
            &Body::ReadingsSet {
                ply,
                white_s,
                black_s,
            } => {
                let now = ply == self.standing.len();
                let set = if now { Set::Now } else { Set::Before };
                self.set_readings(ply, seconds(white_s, black_s), set);
            }
            &Body::TimeCharged {
                white_s,
                black_s,
                ply,
            } => match ply {
                Some(ply) => self.charge(seconds(white_s, black_s), ply, event.code),
                None => self.charges.charge_instead(seconds(white_s, black_s)),
            },
            &Body::PressTakenBack { side } => {
                if let Some(at) = self.ahead.iter().rposition(|(it, _)| *it == side) {
                    self.ahead.remove(at);
                }
            }
            Body::ManDecided {
                square,
                there: false,
            } => {
                let square = self.start.variant().square(square);
                if let (Ok(square), Some(last)) = (square, self.standing.last_mut()) {
                    last.after.clear(square.set());
                }
            }
            Body::ManDecided { there: true, .. }
            | Body::DifferenceAsked
            | Body::DifferenceMade { .. } => {}
            &Body::ChargeTakenBack { charge, ply, .. } => self.take_charge_back(charge, ply),
            // It is unknown who said this, so nothing follows.
            Body::Said { by: None, .. } => {}
            // The parts handled this event above.
            _ => debug_assert_eq!(body.folding(), Folding::Parts, "{}", body.kind()),
        }
        if let Some(entry) = body.entry() {
            self.follow_entry(entry);
        }
    }

    /// Takes in a written half-move. If the half-move does not follow from the last one, the game is not valid.
    fn written(&mut self, entry: &Entry, seen: Moment) {
        let found = self.kept.entry(entry.entry);
        let found = found.and_then(|found| StandingEntry::of_record(found, self.now(), seen));
        match found.filter(|found| found.ply == self.next_ply()) {
            Some(found) => {
                self.announced.written(found.side, found.id);
                self.crown_goes_over(found.id);
                self.arrivals.has_moved(found.side);
                self.standing.push(found);
            }
            None => self.follows = false,
        }
    }

    /// Takes in a half-move that a side announced before the press of that half-move. If the half-move is the other
    /// side's, the words only repeat it.
    fn said(&mut self, by: Side, text: &str, entry: Option<EntryId>, at: Moment) {
        let about = match entry {
            Some(entry) => self
                .entry(entry)
                .is_some_and(|entry| entry.side == by && entry.state != State::Made(MadeBy::Press)),
            None => self.now().turn() == by,
        };
        let announced = Announced::of(text, self.start.variant(), entry, at);
        if let Some(announced) = announced.filter(|_| about) {
            self.announced.announces(by, announced);
        }
    }

    /// Ends the wait for the crown of this half-move.
    fn crown_is_settled(&mut self, entry: EntryId) {
        self.crown.take_if(|crown| crown.entry == entry);
    }

    /// Transfers a missing crown to the entry that takes the place of the half-move's former entry.
    fn crown_goes_over(&mut self, entry: EntryId) {
        let former = self.crown.take();
        // If the former entry still stands, this is the next half-move, and the missing crown is given up.
        self.crown = former
            .filter(|crown| self.entry(crown.entry).is_none())
            .map(|crown| MissingCrown { entry, ..crown });
    }

    fn struck(&mut self, entry: EntryId, because: StruckBecause) {
        if self.standing.last().is_none_or(|last| last.id != entry) {
            self.follows = false;
        }
        let found = self.standing.iter().position(|it| it.id == entry);
        let struck = found.map(|at| self.standing.remove(at));
        self.announced.struck(entry);
        match because {
            StruckBecause::WalkedBack => self.struck.extend(struck),
            StruckBecause::Undone => {
                self.announced.void();
                self.ahead.clear();
                self.times_go_back_for_undo(self.standing.len());
            }
            _ => {}
        }
    }

    /// Goes back to the position after the remaining half-moves, or takes in the arbiter's decision that the record stays
    /// as it is.
    fn goes_back(&mut self, stands: bool) {
        let mut struck = std::mem::take(&mut self.struck);
        struck.reverse();
        self.behind = Some(Behind {
            struck,
            clock: self.clock,
        });
        self.announced.void();
        self.adjusting = false;
        self.ahead.clear();
        if !stands {
            self.times_go_back(self.standing.len());
        }
    }

    /// Opens half-moves again that counted only because they had been answered. The answer was taken back, so they wait
    /// for their press.
    fn answered_no_more(&mut self) {
        let kept = &self.kept;
        let open_again = |it: &StandingEntry| {
            let counts = kept.entry(it.id).is_some_and(|kept| kept.made.is_some());
            it.state == State::Made(MadeBy::Answered) && !counts
        };
        let mut first = None;
        for (index, standing) in self.standing.iter_mut().enumerate() {
            if open_again(standing) {
                standing.state = State::Open;
                first = first.or(Some(index));
            }
        }
        if let Some(first) = first {
            let _ = self.times.take_after(first);
        }
    }

    fn presence(&mut self, side: Side, there: bool) {
        let arrival = self.arrival(side, there);
        if arrival != Arrival::WasThere {
            self.arrivals.note(side, there);
        }
        if arrival == Arrival::FirstOfTwo
            && let Some(gap) = &mut self.ran.gap
        {
            // The readings that were offered before do not contain the shared waiting time.
            gap.offered.clear();
        }
    }

    /// Gives the half-move of this entry the state that the record gives it.
    fn follow_entry(&mut self, entry: EntryId) {
        let mut newest_first = self.standing.iter_mut().rev();
        let standing = newest_first.find(|it| it.id == entry);
        if let (Some(standing), Some(kept)) = (standing, self.kept.entry(entry)) {
            standing.state = State::of(kept);
        }
    }

    /// Drops the press that waited for this half-move.
    fn pressed_for(&mut self, entry: EntryId) {
        let side = self.kept.entry(entry).map(|it| it.entry.side);
        let found = self.ahead.iter().position(|(it, _)| Some(*it) == side);
        if let Some(at) = found {
            self.ahead.remove(at);
        }
    }

    /// Charges the time still owed in a record of version 1: the program of that version charged the clock only when play
    /// went on, and play may not have gone on.
    fn pay_what_is_owed(&mut self) {
        let owed = self.charges.owed();
        if let Some(clock) = &mut self.clock {
            for (side, time) in owed.iter().filter(|(_, time)| !time.is_zero()) {
                clock.charge(side, *time);
            }
        }
    }
}

impl StandingEntry {
    fn of_record(kept: &EntryState, now: &Setup, seen: Moment) -> Option<StandingEntry> {
        let entry = &kept.entry;
        let side = entry.side;
        let mut before = now.with_turn(side);
        before.clear(entry.men_off(before.variant())?);
        let mv = entry.half_move(before.variant())?;
        before.at(mv.from)?;
        Some(StandingEntry {
            id: entry.entry,
            ply: entry.ply,
            side,
            mv,
            before,
            after: mv.apply(&before),
            state: State::of(kept),
            origin: entry.board.map_or(Origin::Hand, Origin::Board),
            seen,
            record_of: entry.record_of,
        })
    }
}

impl State {
    fn of(kept: &EntryState) -> State {
        kept.made.map_or(State::Open, State::Made)
    }
}

fn seconds(white: u64, black: u64) -> BySide<Duration> {
    let seconds = BySide { white, black };
    seconds.map(Duration::from_secs)
}

//! The arbiter's desk: his words, behind his PIN (Kodeks II 4.4.1, IV 2.11–2.13).
//!
//! Here his words are opened and sorted, and play is stopped and goes on. Comparing the records is
//! `compare`'s, reading one out against a sheet `aloud`'s, going back to an agreed half-move `walk_back`'s, readings of clocks `times`'s, and
//! what he rules on claims, results, complaints and sanctions `rulings`'s, and
//! what he is shown is in `note`. Every decision is his; each is an event of the record.

mod aloud;
mod appoint;
pub(in crate::session) mod authority;
mod compare;
pub mod note;
mod rulings;
mod times;
mod walk_back;

use std::time::Duration;

use zgoda_game::reconcile::Record;
use zgoda_game::shadow::Manners;
use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardState, Later, Switch, WayOn};

use super::command::{Command, Word};
use super::fair_play::Audience;
use super::game::Play;
use super::options::Mode;
use super::preparation::Arming;
use super::view::ArbiterView;
use super::{Phase, Session};
use crate::record::event::{Actor, ArbiterWords, Body, ReadBecause, SetGoing, Source};
use authority::{Authority, Opened};
use compare::Proposed;
use note::{ClaimNote, DeskNote, GoingOn};
pub(in crate::session) use rulings::DeskAsks;
use times::Bare;

/// What the arbiter has in hand.
#[derive(Debug)]
pub(super) struct Desk {
    /// Since when does play stand still?
    stopped: Option<Moment>,
    /// Each side's own record, where he read it in.
    sheets: BySide<Option<Record>>,
    /// The record that is being read out against a sheet.
    reading: Option<aloud::Reading>,
    /// The line he was shown last.
    proposed: Option<Proposed>,
    /// The claim that waits for him.
    pub(super) claim: Option<ClaimNote>,
    /// Did a player's call or claim stop the clock?
    pub(super) halted: Switch,
    /// The result he is asked about.
    declaring: Option<rulings::Declaring>,
    /// Times of which he is asked whether they are seconds.
    in_seconds: Option<times::InSeconds>,
    /// Did a `decide` that was not taken ask nothing? Then the next yes or no is about it, and answers nothing.
    asked_nothing: Switch,
    /// After how many half-moves every board agreed with the record, fewest first: rest points. One goes
    /// with the half-move it lies behind.
    rests: Vec<usize>,
}

impl Desk {
    /// A desk with nothing on it.
    pub(super) fn new() -> Desk {
        Desk {
            stopped: None,
            sheets: BySide::default(),
            reading: None,
            proposed: None,
            claim: None,
            halted: Switch::Off,
            declaring: None,
            in_seconds: None,
            asked_nothing: Switch::Off,
            rests: Vec::new(),
        }
    }

    /// The game is over: nothing is to be resumed either.
    pub(super) fn ended(&mut self) {
        self.settled();
        self.stopped = None;
    }

    /// No claim waits any more, and nothing is asked.
    pub(super) fn settled(&mut self) {
        self.claim = None;
        self.declaring = None;
        self.in_seconds = None;
        self.halted = Switch::Off;
    }

    /// Since when play stands still, if it does.
    pub(super) const fn stopped_since(&self) -> Option<Moment> {
        self.stopped
    }

    /// Whose claim waits.
    pub(super) fn claimed_by(&self) -> Option<Side> {
        self.claim.as_ref().map(|claim| claim.evidence.by)
    }

    /// Does play stand still? Then no board's reading is a half-move.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped.is_some()
    }
}

impl Session {
    /// The arbiter's code, or their `done`. Whoever is named by the line is not the arbiter.
    pub(super) fn arbiter(&mut self, text: &str, line: &str, actor: Option<Actor>, now: Moment) {
        if self.table.given().names_another() {
            return self.table.not_the_arbiter(line, actor, now);
        }
        let authority = self.table.authority_at(self.table.given().place);
        let done = self.table.options().commands.read(text).command == Command::Plain(Word::Done);
        match (done, authority) {
            (true, Some(by)) => self.arbiter_has_done(by, now),
            (true, None) => self.table.not_the_arbiter(line, actor, now),
            (false, _) => self.code_given(text, actor, now),
        }
    }

    fn arbiter_has_done(&mut self, by: Authority, now: Moment) {
        self.desk.declaring = None;
        self.desk.in_seconds = None;
        let state = ArbiterWords::Closed;
        self.table.decided(by, Body::ArbiterWords { state }, now);
        self.table.close_the_words();
        self.desk.reading = None;
        let state = Switch::Off;
        self.table.say_when_durable(
            Audience::Public,
            Message::ArbiterAtWork { state },
            About::default(),
        );
    }

    /// A code was typed: the one thing that is compared with those of the arbiters. In training there is none.
    pub(super) fn code_given(&mut self, code: &str, actor: Option<Actor>, now: Moment) {
        self.desk.declaring = None;
        self.desk.in_seconds = None;
        let mode = self.table.options().mode;
        if mode == Mode::Training && self.table.arbiter_at_work() == Switch::Off {
            return self.opened_in_training(actor, now);
        }
        let by_code = Authority::by_code(&self.table.options().event.codes, code);
        let Some(by) = by_code.or_else(|| Authority::in_training(mode)) else {
            let state = ArbiterWords::Refused;
            let unknown = Some(Actor::UnknownHand);
            self.table
                .commit(unknown, Source::Keys, Body::ArbiterWords { state }, now);
            return self.table.say_when_durable(
                Audience::Public,
                Message::WrongPin,
                About::default(),
            );
        };
        let state = Switch::On;
        self.opened_by(by, Message::ArbiterAtWork { state }, now);
        self.table.show_what_waited();
        self.show_the_gap();
        self.show_the_claim();
        self.show_the_flags(now);
        self.show_the_end();
    }

    fn opened_by(&mut self, by: Authority, message: Message, now: Moment) {
        let at = self.table.given().place;
        self.table.open_the_words(Opened { by, at });
        let state = ArbiterWords::Opened;
        self.table.decided(by, Body::ArbiterWords { state }, now);
        self.table
            .say_when_durable(Audience::Public, message, About::default());
        let open = ArbiterView::of(self);
        self.table.show(DeskNote::Open(Box::new(open)));
    }

    /// Training: no code is asked, but the arbiter's words are opened all the same.
    pub(super) fn opened_in_training(&mut self, actor: Option<Actor>, now: Moment) {
        let Some(by) = Authority::in_training(self.table.options().mode) else {
            return self.table.reply(actor, Message::ArbiterOnly);
        };
        // Perhaps a player wanted to call one.
        self.opened_by(by, Message::ArbiterOpen, now);
        self.show_the_claim();
        self.show_the_flags(now);
    }

    /// A word that only the arbiter may use; in training nobody needs a code. A line that names somebody else is no
    /// arbiter's, whoever typed it.
    pub(super) fn arbiters_word(
        &mut self,
        (word, text): (Word, &str),
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let authority = self.table.authority_at(self.table.given().place);
        let Some(by) = authority.filter(|_| !self.table.given().names_another()) else {
            return self.arbiters_word_of_another((word, text), line, actor, now);
        };
        // Only the next yes answers what was asked.
        self.desk.declaring = None;
        self.desk.in_seconds = None;
        self.desk.asked_nothing = Switch::Off;
        let compares = matches!(word, Word::Compare | Word::WalkBack | Word::Restore);
        if compares && self.not_prepared(line, by.actor(), now) {
            return;
        }
        match word {
            Word::Stop if self.desk.stopped() => self.table.show(DeskNote::AlreadyStopped),
            Word::Stop => self.stop_play(by, now),
            Word::Resume => self.resume_play(by, now),
            Word::Compare => self.compare(by, text, now),
            Word::WalkBack if self.table.options().mode == Mode::Training => {
                self.ask_walk_back(by, text, actor, now);
            }
            Word::WalkBack => self.walk_back(by, text, now),
            Word::Restore => self.put_back(by, now),
            Word::Set => self.set_clocks(by, text, Bare::Ask, now),
            Word::Charge => self.charge(by, text, Bare::Ask, now),
            Word::Replace => self.replace_clock(by, now),
            Word::Ask => self.asked_who_is_on_move(by, now),
            Word::Absent => self.presence(by, text, Switch::Off, now),
            Word::Arrived => self.presence(by, text, Switch::On, now),
            Word::Decide => self.decide(by, text, now),
            Word::Appoint => self.appoint(by, text, now),
            Word::Prepared => self.all_prepared(by, now),
            Word::Grant => self.grant(),
            Word::Refuse => self.refuse(by, now),
            Word::Sanction => self.sanction(by, text, now),
            Word::Complaint => self.complaint(by, text, now),
            Word::Slips => self
                .table
                .show(DeskNote::Slips(self.table.game().slips().to_vec())),
            _ => self.table.not_yet(Later::ArbiterDesk, line, actor, now),
        }
    }

    /// An arbiter's word where none is at work: some mean something else then, and the others are refused.
    fn arbiters_word_of_another(
        &mut self,
        (word, text): (Word, &str),
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let named = actor == Some(Actor::Arbiter);
        match word {
            // Who wants to be left in peace says so.
            Word::Stop if self.table.options().mode == Mode::Training && !named => {
                self.silence(actor, self.table.asker(actor));
            }
            Word::Compare if text.is_empty() => self.ask_to_check(line, actor, now),
            Word::Resume if self.clocks_are_paused() => self.table.reply(actor, Message::Paused),
            _ => self.table.not_the_arbiter(line, actor, now),
        }
    }

    /// The arbiter asks the players who is on move (Kodeks II 6.9, X-20). The program says nothing of it.
    fn asked_who_is_on_move(&mut self, by: Authority, now: Moment) {
        self.table.decided(by, Body::AskedWhoIsOnMove, now);
        self.table.show(DeskNote::Decided);
    }

    /// The arbiter stops both clocks (Kodeks IV 2.12); his stopwatch starts.
    fn stop_play(&mut self, by: Authority, now: Moment) {
        if self.desk.stopped.is_some() {
            return;
        }
        self.desk.stopped = Some(now);
        self.stop_clock(now);
        self.question = None;
        self.break_off_the_check(now);
        self.pressed_ahead = None;
        self.speak_aloud(Switch::On);
        self.mind(Manners::Mending);
        self.table.decided(by, Body::PlayStopped, now);
        let left = self.times_left(now);
        let on = self.way_on();
        let message = Message::PlayStopped { left, on };
        self.table
            .say_when_durable(Audience::Public, message, About::default());
    }

    /// How a game that stands goes on, for those who hear that it does.
    pub(super) fn way_on(&self) -> WayOn {
        match (self.table.options().mode, self.table.arbiter_at_work()) {
            (Mode::Official, _) => WayOn::ArbitersWord,
            (Mode::Training, Switch::On) => WayOn::Resume,
            (Mode::Training, Switch::Off) => WayOn::ArbiterThenResume,
        }
    }

    /// The arbiter had stopped the game when the program ended: it is stopped still, and what he had in
    /// hand he has again.
    pub(super) fn stopped_before(&mut self, now: Moment) {
        let sheets = self.table.game().sheets().clone();
        self.desk.sheets = sheets.map(|text| text.map(|text| self.sheet_of(&text)));
        let claim = self.table.game().claim();
        self.desk.claim = claim.map(|claim| self.claim_note(claim));
        if self.table.game().play() == Play::Stopped {
            self.desk.stopped = Some(now);
            self.mind(Manners::Mending);
            self.table.say(
                Audience::Public,
                Message::PlayIsStopped { on: self.way_on() },
            );
        }
    }

    /// The game goes on at the arbiter's word.
    fn resume_play(&mut self, by: Authority, now: Moment) {
        if self.not_prepared("resume", by.actor(), now) {
            return;
        }
        let Some(since) = self.desk.stopped.take() else {
            if self.clock_goes_on(by, now) {
                return;
            }
            // Nothing was stopped: the round begins, or a clock was found standing still.
            let over = self.table.phase() == Phase::Over;
            if self.table.has_clock() && self.table.on_the_clock().is_none() && !over {
                self.clock_set_going(by.actor(), now);
                self.mind(self.manners());
                return self.compare_again(now);
            }
            let why = match self.table.on_the_clock() {
                _ if over => GoingOn::Over,
                Some(side) => GoingOn::Running(side),
                None => GoingOn::WithoutClock,
            };
            return self.table.show(DeskNote::NothingStopped(why));
        };
        let ms = now.since(since).as_millis();
        let stopped_ms = u64::try_from(ms).unwrap_or(u64::MAX);
        let charged = self.table.game().has_open_deeds();
        // What was charged meanwhile belongs to the half-move at which the game goes on.
        self.table
            .decided(by, Body::PlayResumed { stopped_ms }, now);
        let times = self.readings_left(now);
        self.desk.halted = Switch::Off;
        if charged {
            self.clock_was_read(ReadBecause::Set, now);
        }
        self.start_clock(now);
        if self.gap_is_open() {
            self.write_that_it_goes(SetGoing::AfterGap, by.actor(), now);
        }
        self.desk.sheets = BySide::default();
        self.desk.proposed = None;
        self.desk.reading = None;
        self.say_who_goes_on(times);
        self.mind(self.manners());
        self.compare_again(now);
    }

    /// The clock that a player's call or claim had stopped goes on; `false` where none had.
    pub(super) fn clock_goes_on(&mut self, by: Authority, now: Moment) -> bool {
        let halted = std::mem::replace(&mut self.desk.halted, Switch::Off) == Switch::On;
        if halted && !self.desk.stopped() {
            self.start_clock(now);
            self.write_that_it_goes(SetGoing::AfterCall, by.actor(), now);
            self.say_that_it_goes_on(now);
        }
        halted
    }

    /// The one whose time runs is to act: who has moved and not pressed has still to press.
    pub(in crate::session) fn goes_on(&self, times: BySide<Option<Duration>>) -> Message {
        let runs = match self.runs_for_the_missing() {
            Some(_) => None,
            None => self.table.on_the_clock(),
        };
        let turn = runs.unwrap_or(self.table.game().now().turn());
        let BySide { white, black } = times;
        Message::PlayGoesOn { turn, white, black }
    }

    /// How the boards take what hands do now: while play stands still, and before everything is settled,
    /// no hand makes a half-move.
    pub(super) fn manners(&self) -> Manners {
        if self.desk.stopped()
            || self.preparation.may_arm() != Arming::Ready
            || self.timing.waits_for_the_arbiter(&self.table)
        {
            Manners::Mending
        } else {
            self.table.options().mode.manners()
        }
    }

    /// All boards agree with the record, and nothing is left to be carried out: a rest point.
    pub(super) fn rests(&mut self) {
        let mut boards = self.boards.iter().map(|board| board.board.of);
        let agrees = |of| self.board_state(of) == BoardState::Agrees(of);
        let plies = self.table.game().standing().len();
        if boards.all(agrees) && self.desk.rests.last() != Some(&plies) {
            self.desk.rests.push(plies);
        }
    }

    /// The last rest point there is, if all boards were seen to agree since the program started.
    fn rest_point(&self) -> Option<usize> {
        self.desk.rests.last().copied()
    }

    /// A half-move was struck out: what was seen behind it is no rest point any more.
    pub(super) fn rests_no_later(&mut self) {
        let plies = self.table.game().standing().len();
        self.desk.rests.retain(|rest| *rest <= plies);
    }

    /// While play stands still, and after the end, nothing is played, announced, pressed or offered.
    pub(super) fn stands_still(&mut self, line: &str, actor: Option<Actor>, now: Moment) -> bool {
        if self.table.phase() == Phase::Over {
            self.table.refused(line, "the game is over", actor, now);
            self.table.reply(actor, Message::GameIsOver);
            return true;
        }
        if self.not_prepared(line, actor, now) {
            return true;
        }
        let stopped = self.desk.stopped();
        if stopped {
            self.table.refused(line, "play is stopped", actor, now);
            self.table
                .reply(actor, Message::PlayIsStopped { on: self.way_on() });
            return true;
        }
        let waits = self.timing.waits_for_the_arbiter(&self.table);
        if waits {
            self.table
                .refused(line, "the arbiter has not set the clock going", actor, now);
            self.table.reply(actor, Message::ClockNotStarted);
        }
        waits
    }

    /// Taking pieces in hand to straighten them (Kodeks I 3.13).
    pub(super) fn adjust(&mut self, state: Switch, actor: Option<Actor>, now: Moment) {
        let begun = state == Switch::On;
        self.table
            .commit(actor, Source::Keys, Body::Adjusting { begun }, now);
        let asker = self.table.answered(actor);
        self.table
            .say_when_durable(asker, Message::Adjusting { state }, About::default());
        if !begun {
            self.compare_again(now);
        }
    }
}

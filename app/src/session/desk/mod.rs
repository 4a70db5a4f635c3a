//! The arbiter's desk: the arbiter's words, behind a PIN (Kodeks II 4.4.1, IV 2.11–2.13).
//!
//! Here these words are opened and sorted, and play is stopped and goes on. Comparing the records is `compare`'s,
//! reading one out against a sheet `aloud`'s, going back to an agreed half-move `walk_back`'s, readings of clocks
//! `times`'s, and rulings on claims, results, complaints and sanctions `rulings`'s. What the arbiter is shown is in
//! `note`. Every decision is the arbiter's; each is an event of the record.

pub(in crate::session) mod aloud;
pub(in crate::session) mod appoint;
pub(in crate::session) mod authority;
pub(in crate::session) mod closing;
pub(in crate::session) mod compare;
pub mod note;
pub(in crate::session) mod rulings;
pub(in crate::session) mod times;
pub(in crate::session) mod walk_back;

use std::time::Duration;

use zgoda_game::reconcile::Record;
use zgoda_game::shadow::Manners;
use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Later, WayOn};

use super::code::LastWrong;
use super::command::{Command, Word};
use super::effect::{Effect, TypedCode};
use super::fair_play::Audience;
use super::game::Play;
use super::options::Mode;
use super::preparation::Arming;
use super::view::ArbiterView;
use super::whose::Place;
use super::{Phase, Question};
use crate::record::event::{Actor, ArbiterWords, Body, CodeOf, ReadBecause, SetGoing, Source};
use crate::session::boards::Boards;
use crate::session::live::LiveGame;
use crate::session::preparation::Preparation;
use crate::session::table::Table;
use crate::session::timing::{Timing, arrivals, gaps};
use crate::session::{announced, checking, claims};
use authority::{Authority, Opened};
use compare::Proposed;
use note::{ClaimNote, DeskNote, GoingOn, Hint};
pub(in crate::session) use rulings::DeskAsks;
use times::{Bare, Presence};

/// One code is tried at a time; a second one is told to come again after so long.
const ONE_AT_A_TIME: Duration = Duration::from_secs(1);

/// What the arbiter has in hand.
#[derive(Debug)]
pub(super) struct Desk {
    /// When a code was wrong last.
    last_wrong: LastWrong,
    /// The code that is being tried.
    trying: Option<Trying>,
    /// Since when does play stand still?
    stopped: Option<Moment>,
    /// Each side's own record, where the arbiter read it in.
    sheets: BySide<Option<Record>>,
    /// The record that is being read out against a sheet.
    reading: Option<aloud::Reading>,
    /// The line the arbiter was shown last.
    proposed: Option<Proposed>,
    /// The claim that waits for the arbiter.
    pub(super) claim: Option<ClaimNote>,
    /// Did a player's call or claim stop the clock?
    pub(super) halted: bool,
    /// The result the arbiter is asked about.
    declaring: Option<rulings::Declaring>,
    /// Times of which the arbiter is asked whether they are seconds.
    in_seconds: Option<times::InSeconds>,
    /// The arbiter's words have just closed by themselves.
    closed: Option<closing::Closed>,
    /// Did a `decide` that was not taken ask nothing? Then the next yes or no is about it, and answers nothing.
    asked_nothing: bool,
}

/// A code that is being tried.
#[derive(Clone, Debug)]
struct Trying {
    code: TypedCode,
    /// At which hand it was typed.
    at: Place,
}

impl Desk {
    /// A desk with nothing on it.
    pub(super) fn new() -> Desk {
        Desk {
            last_wrong: LastWrong::default(),
            trying: None,
            stopped: None,
            sheets: BySide::default(),
            reading: None,
            proposed: None,
            claim: None,
            halted: false,
            declaring: None,
            in_seconds: None,
            closed: None,
            asked_nothing: false,
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
        self.halted = false;
    }

    /// Since when play stands still, if it does.
    pub(super) const fn stopped_since(&self) -> Option<Moment> {
        self.stopped
    }

    /// Whose claim waits.
    pub(super) fn claimed_by(&self) -> Option<Side> {
        self.claim.as_ref().map(|claim| claim.evidence.by)
    }

    /// Is a code being tried?
    pub(super) const fn tries_a_code(&self) -> bool {
        self.trying.is_some()
    }

    /// Does play stand still? Then no board's reading is a half-move.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped.is_some()
    }
}

impl LiveGame {
    /// The arbiter's code, or their `done`. Whoever is named by the line is not the arbiter.
    pub(super) fn arbiter(&mut self, text: &str, line: &str, actor: Option<Actor>, now: Moment) {
        if self.table.given().names_another() {
            return self.table.not_the_arbiter(line, actor, now);
        }
        let authority = self.table.authority_at(self.table.given().place);
        let done = self.table.options().commands.read(text).command == Command::Plain(Word::Done);
        match (done, authority) {
            (true, Some(by)) => {
                // Nobody is left to answer what they were asked.
                let theirs = |open: &mut Question| matches!(open, Question::WalkBack { .. });
                self.questions.open.take_if(theirs);
                closing::words_close(&mut self.desk, by, &mut self.table, now);
            }
            (true, None) => self.table.not_the_arbiter(line, actor, now),
            (false, _) => self.code_given(text, actor, now),
        }
    }

    /// A code was typed: the one thing that is compared with those of the arbiters. In training there is none.
    pub(super) fn code_given(&mut self, code: &str, actor: Option<Actor>, now: Moment) {
        self.desk.declaring = None;
        self.desk.in_seconds = None;
        if self.table.options().mode == Mode::Training {
            return self.opened_in_training(actor, now);
        }
        if self.desk.tries_a_code() {
            let left = ONE_AT_A_TIME;
            return self.table.reply(actor, Message::CodeWaits { left });
        }
        if let Some(left) = self.desk.last_wrong.wait(&self.table, now) {
            return self.table.reply(actor, Message::CodeWaits { left });
        }
        let code = TypedCode(code.to_owned());
        self.desk.trying = Some(Trying {
            code: code.clone(),
            at: self.table.given().place,
        });
        self.table.wants(Effect::TryCode(code));
    }

    /// The code that was tried is this arbiter's, or nobody's.
    pub(super) fn code_tried(&mut self, of: Option<CodeOf>, now: Moment) {
        let Some(Trying { code, at }) = self.desk.trying.take() else {
            return;
        };
        self.table.comes_from(at);
        let Some(by) = of.map(Authority::by_code) else {
            let state = ArbiterWords::Refused;
            let unknown = Some(Actor::UnknownHand);
            self.table
                .commit(unknown, Source::Keys, Body::ArbiterWords { state }, now);
            self.desk.last_wrong.is(now);
            let left = self.desk.last_wrong.wait(&self.table, now);
            let told = left.map_or(Message::WrongPin, |left| Message::CodeWaits { left });
            return self
                .table
                .say_when_durable(Audience::Public, told, About::default());
        };
        let state = true;
        self.opened_by(by, Some(code.0), Message::ArbiterAtWork { state }, now);
        self.table.show_what_waited();
        self.timing.show_the_gap(&mut self.table);
        claims::show_the_claim(&self.desk, &mut self.table);
        self.desk.show_the_flags(&self.timing, &mut self.table, now);
        rulings::show_the_end(&mut self.table);
    }

    fn opened_by(&mut self, by: Authority, code: Option<String>, message: Message, now: Moment) {
        let at = self.table.given().place;
        let wrong = self.table.game().wrong_codes();
        self.desk.closed = None;
        self.table
            .open_the_words(Opened { by, at, used: now }, code);
        let state = ArbiterWords::Opened;
        self.table.decided(by, Body::ArbiterWords { state }, now);
        self.table
            .say_when_durable(Audience::Public, message, About::default());
        self.table.show_the_codes();
        if wrong > 0 {
            self.table.show(DeskNote::WrongCodes { wrong });
        }
        let open = ArbiterView::of(self);
        self.table.show(DeskNote::Open(Box::new(open)));
    }

    /// Training: no code is asked, but the arbiter's words are opened all the same.
    pub(super) fn opened_in_training(&mut self, actor: Option<Actor>, now: Moment) {
        let Some(by) = Authority::in_training(self.table.options().mode) else {
            return self.table.reply(actor, Message::ArbiterOnly);
        };
        // Perhaps a player wanted to call one.
        self.opened_by(by, None, Message::ArbiterOpen, now);
        claims::show_the_claim(&self.desk, &mut self.table);
        self.desk.show_the_flags(&self.timing, &mut self.table, now);
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
        self.desk.asked_nothing = false;
        if let Some(hint) = self.chiefs_alone(by, word) {
            let chiefs = "the chief arbiter's alone (Kodeks IV 1)";
            self.table.refused(line, chiefs, by.actor(), now);
            return self.table.show(DeskNote::NotUnderstood(hint));
        }
        let text = &match word {
            Word::Decide | Word::Sanction | Word::Complaint | Word::Appoint => {
                self.table.without_the_code(text)
            }
            _ => text.to_owned(),
        };
        let compares = matches!(word, Word::Compare | Word::WalkBack | Word::Restore);
        if compares
            && self
                .preparation
                .not_prepared(line, by.actor(), &mut self.table, now)
        {
            return;
        }
        match word {
            Word::Stop if self.desk.stopped() => self.table.show(DeskNote::AlreadyStopped),
            Word::Stop => self.stop_play(by, now),
            Word::Resume => self.desk.resume_play(
                by,
                &mut self.boards,
                &mut self.timing,
                &self.preparation,
                &mut self.table,
                now,
            ),
            Word::Compare => self
                .desk
                .compare(by, text, &self.boards, &mut self.table, now),
            Word::WalkBack if self.table.options().mode == Mode::Training => {
                self.ask_walk_back(by, text, actor, now);
            }
            Word::WalkBack => self.walk_back(by, text, now),
            Word::Restore => self.desk.put_back(
                by,
                &mut self.boards,
                &mut self.under_way,
                &mut self.timing,
                &mut self.table,
                now,
            ),
            Word::Set => {
                self.desk
                    .set_clocks(by, text, Bare::Ask, &mut self.timing, &mut self.table, now);
            }
            Word::Charge => {
                self.desk
                    .charge(by, text, Bare::Ask, &mut self.timing, &mut self.table, now);
            }
            Word::Replace => times::replace_clock(by, &mut self.timing, &mut self.table, now),
            Word::Ask => asked_who_is_on_move(by, &mut self.table, now),
            Word::Absent => {
                times::presence(
                    by,
                    text,
                    Presence::Absent,
                    &mut self.timing,
                    &mut self.table,
                    now,
                );
            }
            Word::Arrived => {
                times::presence(
                    by,
                    text,
                    Presence::Arrived,
                    &mut self.timing,
                    &mut self.table,
                    now,
                );
            }
            Word::Decide => self.desk.decide(by, text, &mut self.table, now),
            Word::Appoint => self.appoint(by, text, now),
            Word::Prepared => self.preparation.all_prepared(
                by,
                &mut self.boards,
                &self.timing,
                &self.desk,
                &mut self.table,
                now,
            ),
            Word::Grant => self.desk.grant(&mut self.table),
            Word::Refuse => self.desk.refuse(by, &mut self.timing, &mut self.table, now),
            Word::Sanction => rulings::sanction(by, text, &mut self.table, now),
            Word::Complaint => rulings::complaint(by, text, &self.timing, &mut self.table, now),
            Word::Slips => self
                .table
                .show(DeskNote::Slips(self.table.game().slips().to_vec())),
            _ => self.table.not_yet(Later::ArbiterDesk, line, actor, now),
        }
    }

    /// What a round arbiter leaves to the chief: sanctions (Kodeks II 2.5), and taking back what an arbiter decided.
    fn chiefs_alone(&self, by: Authority, word: Word) -> Option<Hint> {
        let decided = self.table.game().ended_by_an_arbiter();
        match word {
            _ if by.is_chiefs() => None,
            Word::Sanction => Some(Hint::ChiefsSanction),
            Word::Restore => Some(Hint::ChiefsDecision),
            Word::WalkBack | Word::Decide if decided => Some(Hint::ChiefsDecision),
            _ => None,
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
                self.table.silence(actor, self.table.asker(actor));
            }
            Word::Compare if text.is_empty() => {
                checking::ask_to_check(line, actor, &mut self.questions, &mut self.table, now);
            }
            Word::Resume if self.timing.clocks_are_paused() => {
                self.table.reply(actor, Message::Paused);
            }
            _ => self.table.not_the_arbiter(line, actor, now),
        }
    }

    /// The arbiter stops both clocks (Kodeks IV 2.12); the arbiter's stopwatch starts.
    fn stop_play(&mut self, by: Authority, now: Moment) {
        if self.desk.stopped.is_some() {
            return;
        }
        self.desk.stopped = Some(now);
        self.timing
            .stop_clock(&mut self.under_way, &mut self.table, now);
        self.questions.open = None;
        self.checking.break_off_the_check(&mut self.table, now);
        self.under_way.pressed_ahead = None;
        announced::speak_aloud(&mut self.under_way, &mut self.table);
        self.boards.mind(Manners::Mending);
        self.table.decided(by, Body::PlayStopped, now);
        let left = self.timing.times_left(&self.table, now);
        let on = way_on(&self.table);
        let message = Message::PlayStopped { left, on };
        self.table
            .say_when_durable(Audience::Public, message, About::default());
    }
}

impl Desk {
    /// The arbiter had stopped the game when the program ended: it is stopped still, and the arbiter has in hand again
    /// what they had.
    pub(super) fn stopped_before(&mut self, boards: &mut Boards, table: &mut Table, now: Moment) {
        let sheets = table.game().sheets().clone();
        self.sheets = sheets.map(|text| text.map(|text| compare::sheet_of(&text, table)));
        let claim = table.game().claim();
        self.claim = claim.map(|claim| claims::claim_note(claim, table));
        if table.game().play() == Play::Stopped {
            self.stopped = Some(now);
            boards.mind(Manners::Mending);
            table.say(
                Audience::Public,
                Message::PlayIsStopped { on: way_on(table) },
            );
        }
    }

    /// The game goes on at the arbiter's word.
    fn resume_play(
        &mut self,
        by: Authority,
        boards: &mut Boards,
        timing: &mut Timing,
        preparation: &Preparation,
        table: &mut Table,
        now: Moment,
    ) {
        if preparation.not_prepared("resume", by.actor(), table, now) {
            return;
        }
        let Some(since) = self.stopped.take() else {
            if self.clock_goes_on(by, timing, table, now) {
                return;
            }
            // Nothing was stopped: the round begins, or a clock was found standing still.
            let over = table.phase() == Phase::Over;
            if table.has_clock() && table.on_the_clock().is_none() && !over {
                timing.clock_set_going(by.actor(), table, now);
                boards.mind(self.manners(timing, preparation, table));
                return boards.compare_again(now);
            }
            let why = match table.on_the_clock() {
                _ if over => GoingOn::Over,
                Some(side) => GoingOn::Running(side),
                None => GoingOn::WithoutClock,
            };
            return table.show(DeskNote::NothingStopped(why));
        };
        let ms = now.since(since).as_millis();
        let stopped_ms = u64::try_from(ms).unwrap_or(u64::MAX);
        let charged = table.game().has_open_deeds();
        // What was charged meanwhile belongs to the half-move at which the game goes on.
        table.decided(by, Body::PlayResumed { stopped_ms }, now);
        let times = times::readings_left(timing, table, now);
        self.halted = false;
        if charged {
            timing.clock_was_read(ReadBecause::Set, table, now);
        }
        timing.start_clock(table, now);
        if timing.gap_is_open() {
            timing.write_that_it_goes(SetGoing::AfterGap, by.actor(), table, now);
        }
        self.sheets = BySide::default();
        self.proposed = None;
        self.reading = None;
        gaps::say_who_goes_on(times, table);
        boards.mind(self.manners(timing, preparation, table));
        boards.compare_again(now);
    }

    /// The clock that a player's call or claim had stopped goes on; `false` where none had.
    fn clock_goes_on(
        &mut self,
        by: Authority,
        timing: &mut Timing,
        table: &mut Table,
        now: Moment,
    ) -> bool {
        let halted = std::mem::replace(&mut self.halted, false);
        if halted && !self.stopped() {
            timing.start_clock(table, now);
            timing.write_that_it_goes(SetGoing::AfterCall, by.actor(), table, now);
            timing.say_that_it_goes_on(table, now);
        }
        halted
    }

    /// How the boards take what hands do now: while play stands still, and before everything is settled,
    /// no hand makes a half-move.
    pub(super) fn manners(
        &self,
        timing: &Timing,
        preparation: &Preparation,
        table: &Table,
    ) -> Manners {
        if self.stopped()
            || preparation.may_arm() != Arming::Ready
            || timing.waits_for_the_arbiter(table)
        {
            Manners::Mending
        } else {
            table.options().mode.manners()
        }
    }

    /// While play stands still, and after the end, nothing is played, announced, pressed or offered.
    pub(super) fn stands_still(
        &self,
        line: &str,
        actor: Option<Actor>,
        timing: &Timing,
        preparation: &Preparation,
        table: &mut Table,
        now: Moment,
    ) -> bool {
        if table.phase() == Phase::Over {
            table.refused(line, "the game is over", actor, now);
            table.reply(actor, Message::GameIsOver);
            return true;
        }
        if preparation.not_prepared(line, actor, table, now) {
            return true;
        }
        let stopped = self.stopped();
        if stopped {
            table.refused(line, "play is stopped", actor, now);
            table.reply(actor, Message::PlayIsStopped { on: way_on(table) });
            return true;
        }
        let waits = timing.waits_for_the_arbiter(table);
        if waits {
            table.refused(line, "the arbiter has not set the clock going", actor, now);
            table.reply(actor, Message::ClockNotStarted);
        }
        waits
    }
}

/// The arbiter asks the players who is on move (Kodeks II 6.9, X-20). The program says nothing of it.
fn asked_who_is_on_move(by: Authority, table: &mut Table, now: Moment) {
    table.decided(by, Body::AskedWhoIsOnMove, now);
    table.show(DeskNote::Decided);
}

/// How a game that stands goes on, for those who hear that it does.
pub(super) fn way_on(table: &Table) -> WayOn {
    match (table.options().mode, table.arbiter_at_work()) {
        (Mode::Official, _) => WayOn::ArbitersWord,
        (Mode::Training, true) => WayOn::Resume,
        (Mode::Training, false) => WayOn::ArbiterThenResume,
    }
}

/// The one whose time runs is to act: who has moved and not pressed has still to press.
pub(super) fn goes_on(times: BySide<Option<Duration>>, table: &Table) -> Message {
    let runs = match arrivals::runs_for_the_missing(table) {
        Some(_) => None,
        None => table.on_the_clock(),
    };
    let turn = runs.unwrap_or(table.game().now().turn());
    let BySide { white, black } = times;
    Message::PlayGoesOn { turn, white, black }
}

/// Pieces are taken in hand to straighten them (Kodeks I 3.13).
pub(super) fn adjusting_begins(actor: Option<Actor>, table: &mut Table, now: Moment) {
    let body = Body::Adjusting { begun: true };
    table.commit(actor, Source::Keys, body, now);
    let message = Message::Adjusting { state: true };
    table.say_when_durable(table.answered(actor), message, About::default());
}

/// They stand: what boards show counts again.
pub(super) fn adjusting_ends(
    actor: Option<Actor>,
    boards: &mut Boards,
    table: &mut Table,
    now: Moment,
) {
    let body = Body::Adjusting { begun: false };
    table.commit(actor, Source::Keys, body, now);
    let message = Message::Adjusting { state: false };
    table.say_when_durable(table.answered(actor), message, About::default());
    boards.compare_again(now);
}

//! What an arbiter does, and what calls for one: which parts act, and in which order.

use zgoda_game::claims::{Claimed, Occasion};
use zgoda_game::notation::write_move;
use zgoda_game::shadow::Manners;
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BeforeMove, Later};

use super::LiveGame;
use crate::command::{Command, Word};
use crate::desk_words::note::{DeskNote, GoingOn};
use crate::mode::Mode;
use crate::record::event::{Actor, Body, CodeOf, ReadBecause, SetGoing, Source};
use crate::session::desk::authority::Authority;
use crate::session::desk::times::{self, Bare, Presence};
use crate::session::desk::walk_back::{self, BackTo};
use crate::session::desk::{self, answer, appoint, closing, handover, noted, originals, rulings};
use crate::session::fair_play::Audience;
use crate::session::game::WalkedBack;
use crate::session::phase::Phase;
use crate::session::question::Question;
use crate::session::timing::{back, gaps, pause};
use crate::session::{checking, claims, simulated};
use crate::view::ArbiterView;

impl LiveGame {
    /// The arbiter's code, or their `done`. Whoever is named by the line is not the arbiter.
    pub(in crate::session) fn arbiter(
        &mut self,
        text: &str,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let table = &mut self.table;
        if table.given().names_another() {
            return table.not_the_arbiter(line, actor, now);
        }
        let authority = table.authority_at(table.given().place);
        let done = table.options().commands.read(text).command == Command::Plain(Word::Done);
        match (done, authority) {
            (true, Some(by)) => {
                // Nobody is left to answer what they were asked.
                let theirs = |open: &mut Question| matches!(open, Question::WalkBack { .. });
                self.questions.open.take_if(theirs);
                closing::words_close(&mut self.desk, by, table, now);
            }
            (true, None) => table.not_the_arbiter(line, actor, now),
            (false, _) => self.code_given(text, actor, now),
        }
    }

    /// A code was typed. In training there is none, and whatever is typed opens the words.
    pub(in crate::session) fn code_given(&mut self, code: &str, actor: Option<Actor>, now: Moment) {
        if self.table.options().mode == Mode::Training {
            self.desk.asks_no_more();
            return self.opened_in_training(actor, now);
        }
        self.desk.code_given(code, actor, &mut self.table, now);
    }

    /// The code that was tried is this arbiter's, or nobody's.
    pub(in crate::session) fn code_tried(&mut self, of: Option<CodeOf>, now: Moment) {
        let Some((by, code)) = self.desk.code_tried(of, &mut self.table, now) else {
            return;
        };
        let state = true;
        self.opened_by(by, Some(code), Message::ArbiterAtWork { state }, now);
        let table = &mut self.table;
        table.show_what_waited();
        self.timing.show_the_gap(table);
        self.desk.show_what_waits(&self.timing, table, now);
        rulings::show_the_end(table);
    }

    fn opened_by(&mut self, by: Authority, code: Option<String>, message: Message, now: Moment) {
        self.desk.opens(by, code, message, &mut self.table, now);
        let open = ArbiterView::of(self);
        self.table.show(DeskNote::Open(Box::new(open)));
    }

    /// Training: no code is asked, but the arbiter's words are opened all the same.
    pub(in crate::session) fn opened_in_training(&mut self, actor: Option<Actor>, now: Moment) {
        let Some(by) = Authority::in_training(self.table.options().mode) else {
            return self.table.reply(actor, Message::ArbiterOnly);
        };
        // Perhaps a player wanted to call one.
        self.opened_by(by, None, Message::ArbiterOpen, now);
        (self.desk).show_what_waits(&self.timing, &mut self.table, now);
    }

    /// A word that only the arbiter may use; in training nobody needs a code. A line that names somebody else is no
    /// arbiter's, whoever typed it.
    pub(in crate::session) fn arbiters_word(
        &mut self,
        (word, text): (Word, &str),
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let table = &mut self.table;
        let authority = table.authority_at(table.given().place);
        let Some(by) = authority.filter(|_| !table.given().names_another()) else {
            return self.arbiters_word_of_another((word, text), line, actor, now);
        };
        self.desk.word_came();
        if let Some(hint) = desk::chiefs_alone(by, word, table) {
            let chiefs = "the chief arbiter's alone (Kodeks IV 1)";
            table.refused(line, chiefs, by.actor(), now);
            return table.show(DeskNote::NotUnderstood(hint));
        }
        let text = &match word {
            Word::Decide | Word::Sanction | Word::Complaint | Word::Appoint | Word::HandOver => {
                table.without_the_code(text)
            }
            _ => text.to_owned(),
        };
        let compares = matches!(word, Word::Compare | Word::WalkBack | Word::Restore);
        if compares && (self.preparation).not_prepared(line, by.actor(), table, now) {
            return;
        }
        let (timing, desk) = (&mut self.timing, &mut self.desk);
        match word {
            Word::Stop if desk.stopped() => table.show(DeskNote::AlreadyStopped),
            Word::Stop => self.stop_play(by, now),
            Word::Resume => self.resume_play(by, now),
            Word::Compare => desk.compare(by, text, &self.boards, table, now),
            Word::WalkBack if table.options().mode == Mode::Training => {
                self.ask_walk_back(by, text, actor, now);
            }
            Word::WalkBack => self.walk_back(by, text, now),
            Word::Restore => self.put_back(by, now),
            Word::Set | Word::Charge => {
                if let Some(change) = desk.change_of(word, text, Bare::Ask, timing, table, now) {
                    change.make(by, desk, timing, table, now);
                }
            }
            Word::Replace => times::replace_clock(by, timing, table, now),
            Word::Ask => desk::asked_who_is_on_move(by, table, now),
            Word::Answer => answer::answer(by, text, desk, timing, table, now),
            Word::HandOver => handover::hand_over(by, text, table, now),
            Word::Note => noted::write_down(by, text, desk, table, now),
            Word::Original => originals::original(by, text, table, now),
            Word::Absent => times::presence(by, text, Presence::Absent, timing, table, now),
            Word::Arrived => times::presence(by, text, Presence::Arrived, timing, table, now),
            Word::Decide => desk.decide(by, text, table, now),
            Word::Appoint => {
                if let Some(side) = appoint::appoint(by, text, table, now) {
                    let settled = BeforeMove::Assistant(side);
                    (self.preparation).settled_otherwise(settled, &self.boards, table, now);
                }
            }
            Word::Prepared => (self.preparation).all_prepared(by, &self.boards, table, now),
            Word::Grant => desk.grant(table),
            Word::Refuse => desk.refuse(by, timing, table, now),
            Word::Sanction => rulings::sanction(by, text, table, now),
            Word::Complaint => rulings::complaint(by, text, timing, table, now),
            Word::Slips => table.show(DeskNote::Slips(table.game().slips().to_vec())),
            Word::Device => self.devices.word(by, text, table, now),
            _ => table.not_yet(Later::ArbiterDesk, line, actor, now),
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
        let table = &mut self.table;
        let named = actor == Some(Actor::Arbiter);
        match word {
            // Who wants to be left in peace says so.
            Word::Stop if table.options().mode == Mode::Training && !named => {
                table.silence(actor, table.asker(actor));
            }
            Word::Compare if text.is_empty() => {
                checking::ask_to_check(line, actor, &mut self.questions, table, now);
            }
            Word::Resume if pause::clocks_are_paused(&self.timing) => {
                table.reply(actor, Message::Paused);
            }
            _ => table.not_the_arbiter(line, actor, now),
        }
    }

    /// The arbiter stops both clocks (Kodeks IV 2.12); the arbiter's stopwatch starts.
    fn stop_play(&mut self, by: Authority, now: Moment) {
        if !self.desk.stops(now) {
            return;
        }
        let table = &mut self.table;
        self.timing.stop_clock(table, now);
        self.questions.open = None;
        self.checking.break_off_the_check(table, now);
        self.half_moves.speak_aloud(table);
        self.boards.mind(Manners::Mending);
        table.decided(by, Body::PlayStopped, now);
        let left = self.timing.times_left(table, now);
        let on = desk::way_on(table);
        let message = Message::PlayStopped { left, on };
        table.say_when_durable(Audience::Public, message, About::default());
    }

    /// The game goes on at the arbiter's word.
    fn resume_play(&mut self, by: Authority, now: Moment) {
        let (timing, table) = (&mut self.timing, &mut self.table);
        if (self.preparation).not_prepared("resume", by.actor(), table, now) {
            return;
        }
        let Some(since) = self.desk.resumes() else {
            return self.resume_what_stands(by, now);
        };
        let ms = now.since(since).as_millis();
        let stopped_ms = u64::try_from(ms).unwrap_or(u64::MAX);
        let charged = table.game().has_open_deeds();
        // What was charged meanwhile belongs to the half-move at which the game goes on.
        table.decided(by, Body::PlayResumed { stopped_ms }, now);
        let times = times::readings_left(timing, table, now);
        if charged {
            timing.clock_was_read(ReadBecause::Set, table, now);
        }
        timing.start_clock(table, now);
        if timing.gap_is_open() {
            timing.write_that_it_goes(SetGoing::AfterGap, by.actor(), table, now);
        }
        gaps::say_who_goes_on(times, table);
        self.hands_count(now);
    }

    /// Nothing was stopped by the arbiter: the round begins, a call had stopped the clock, or it was found standing still.
    fn resume_what_stands(&mut self, by: Authority, now: Moment) {
        let (timing, table) = (&mut self.timing, &mut self.table);
        if std::mem::take(&mut self.desk.halted) {
            return timing.goes_on_after_call(by.actor(), table, now);
        }
        let over = table.phase() == Phase::Over;
        if table.has_clock() && table.on_the_clock().is_none() && !over {
            timing.clock_set_going(by.actor(), table, now);
            return self.hands_count(now);
        }
        let why = match table.on_the_clock() {
            _ if over => GoingOn::Over,
            Some(side) => GoingOn::Running(side),
            None => GoingOn::WithoutClock,
        };
        table.show(DeskNote::NothingStopped(why));
    }

    /// A yes or a no of the arbiter's.
    pub(super) fn arbiter_answered(&mut self, answer: bool, actor: Option<Actor>, now: Moment) {
        let table = &mut self.table;
        let Some(by) = table.authority_at(table.given().place) else {
            return;
        };
        if self.desk.shows_it_first(table) {
            return;
        }
        if let Some(asked) = self.desk.asked_if_seconds() {
            let (desk, timing) = (&mut self.desk, &mut self.timing);
            if let Some(change) = asked.answered(answer, desk, timing, table, now) {
                change.make(by, desk, timing, table, now);
            }
            return;
        }
        let Some(result) = self.desk.declared(by, answer, actor, table, now) else {
            return;
        };
        self.end(result, (by.actor(), Source::Keys), now);
        self.table.show(DeskNote::Declared { result });
    }

    /// Training: what would be struck out is said, and asked, before it is.
    fn ask_walk_back(&mut self, by: Authority, text: &str, actor: Option<Actor>, now: Moment) {
        let Some(asked) = walk_back::words_of(text, &self.desk, &self.table) else {
            // What is wrong with it is shown where it is refused.
            return self.walk_back(by, text, now);
        };
        let text = text.to_owned();
        self.questions.ask(Question::WalkBack { by, text });
        self.table.reply(actor, asked);
    }

    /// `walk-back` to what was proposed, or `walk-back 6` to the position after half-move 6.
    pub(super) fn walk_back(&mut self, by: Authority, text: &str, now: Moment) {
        let BackTo { line, why } = match walk_back::back_to(text, &self.desk, &self.table) {
            Ok(back) => back,
            Err(note) => return self.table.show(*note),
        };
        let agreed = walk_back::stand_of(&line, &self.table);
        self.stop_play(by, now);
        let table = &mut self.table;
        let clock_there = back::clock_there(agreed, table, now);
        let struck = walk_back::strike_to(by, agreed, &mut self.half_moves, table, now);
        let written = struck.iter().map(|it| write_move(&it.before, &it.mv));
        let written: Vec<String> = written.collect();
        let to = line.len();
        let walked = Body::WalkedBack {
            to,
            why,
            struck: struck.iter().map(|entry| entry.id).collect(),
        };
        table.decided(by, walked, now);
        walk_back::made_by_arbiter(by, table, now);
        // The other record's version may be the agreed one.
        for (side, mv) in &line[agreed..] {
            walk_back::enter_by_arbiter(by, *side, *mv, table, now);
        }
        back::clock_goes_back(clock_there, &mut self.timing, table, now);
        walk_back::went_back(&mut self.desk);
        // Whatever ended the game, now it goes on.
        if table.phase() == Phase::Over {
            table.set_phase(Phase::Playing);
        }
        let struck = written.len();
        let note = DeskNote::WalkedBack {
            to,
            struck: written,
        };
        self.goes_on_from_there(struck, note, now);
    }

    /// What the last walk-back struck out stands again.
    fn put_back(&mut self, by: Authority, now: Moment) {
        let table = &mut self.table;
        let last = table.game().walked_back().cloned();
        let Some(WalkedBack {
            agreed,
            struck,
            clock,
        }) = last.filter(|it| !it.struck.is_empty())
        else {
            return table.show(DeskNote::NothingToPutBack);
        };
        // The other record's version, if it was entered, goes first.
        walk_back::strike_to(by, agreed, &mut self.half_moves, table, now);
        let changes = table.game().charge_changes_when_put_back();
        walk_back::entries_stand_again(by, &struck, table, now);
        let clock = clock.filter(|_| table.has_clock());
        back::clock_as_it_was(clock, changes, &mut self.timing, table, now);
        let entered = struck.len();
        self.goes_on_from_there(0, DeskNote::PutBack { entered }, now);
    }

    /// Everybody hears where the game goes on, so many half-moves before, and the boards follow.
    fn goes_on_from_there(&mut self, struck: usize, note: DeskNote, now: Moment) {
        let table = &mut self.table;
        self.boards.go_back_with(table);
        walk_back::tell_where_it_goes_on(struck, table);
        simulated::men_follow(&mut self.boards, table);
        table.show(note);
        times::show_clocks_there(&self.timing, table, now);
        self.boards.follow(table);
        self.boards.compare_again(now);
    }

    /// `claim`, and what was understood of it.
    pub(in crate::session) fn claim(
        &mut self,
        (understood, text): (Option<Claimed>, &str),
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if self.stands_still(line, actor, now) {
            return;
        }
        let table = &mut self.table;
        let claimed = match claims::claim_of((understood, text), actor, &self.desk, table) {
            Ok(claimed) => claimed,
            Err(because) => {
                table.refused(line, "nothing that can be claimed so", actor, now);
                return table.reply(actor, Message::ClaimRefused { because });
            }
        };
        let note = claims::noted(claimed, actor, &self.timing, table, now);
        self.desk.claim = Some(note);
        let (by, what) = claimed;
        let occasion = match what {
            Claimed::Flag => Occasion::Call,
            _ => Occasion::DrawClaim,
        };
        self.clock_stands(occasion, by, now);
        if self.table.options().mode == Mode::Training || self.table.arbiter_at_work() {
            claims::show_the_claim(&self.desk, &mut self.table);
        }
    }

    /// `call`: somebody wants the arbiter, and the clock stands where the rules let it.
    pub(in crate::session) fn call(&mut self, actor: Option<Actor>, now: Moment) {
        let table = &mut self.table;
        table.commit(actor, Source::Keys, Body::ArbiterCalled, now);
        claims::say_who_calls(table);
        if let Some(by) = table.side_of(actor) {
            self.clock_stands(Occasion::Call, by, now);
        }
    }

    /// Stops the clock where the rules let a player stop it until the arbiter has ruled; a player who plays
    /// by this clock has no other way to. Else it goes on.
    fn clock_stands(&mut self, occasion: Occasion, by: Side, now: Moment) {
        let table = &mut self.table;
        if !claims::may_stop_the_clock(occasion, by, table, now) {
            return;
        }
        self.timing.stop_clock(table, now);
        self.desk.halted = true;
        if let Some(left) = self.timing.times_left(table, now) {
            let stand = Message::ClocksStand { left };
            table.say_when_durable(Audience::Public, stand, About::default());
        }
    }
}

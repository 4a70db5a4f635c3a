// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts of an arbiter, and calls for an arbiter: the parts of the session that act, and their order.

use zgoda_game::Side;
use zgoda_game::claims::{Claimed, Occasion};
use zgoda_game::notation::write_move;
use zgoda_game::shadow::Handling;
use zgoda_input::command::arbiters::{ArbiterCommand, Switching};
use zgoda_input::command::squares::square_of;
use zgoda_input::command::{ArbiterWord, Command, Is, Order, Word};
use zgoda_record::event::{Actor, Body, CodeOf, ReadBecause, SetGoing, Source};
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BeforeMove, BoardOf};

use super::LiveGame;
use crate::desk_words::note::{DeskNote, GoingOn};
use crate::session::boards::{over_stop, sensors};
use crate::session::desk::authority::Authority;
use crate::session::desk::times::{self, Bare};
use crate::session::desk::walk_back::{self, BackTo};
use crate::session::desk::{self, answer, appoint, closing, noted, rulings};
use crate::session::fair_play::Audience;
use crate::session::game::{Appointed, Behind};
use crate::session::personal::vocabularies;
use crate::session::phase::Phase;
use crate::session::question::{ArbiterQuestion, Question};
use crate::session::timing::{back, gaps, pause};
use crate::session::{checking, claims, endings, simulated};
use crate::view::ArbiterView;

impl LiveGame {
    /// Handles the line with which an arbiter opens or closes their words: `arbiter`, or `done`. A line that names another person
    /// is not from the arbiter.
    pub(in crate::session) fn arbiter(&mut self, text: &str) {
        let table = &mut self.table;
        if table.input().names_another() {
            return table.not_the_arbiter();
        }
        // A program that plays the arbiter has no code, so the line of a player who wants the arbiter is taken as a call.
        if table.options().arbiter == ArbiterIs::Program {
            return self.call();
        }
        let authority = table.authority_at(table.input().place);
        let done = table.options().commands.read(text).command == Command::Plain(Word::Done);
        match (done, authority) {
            (true, Some(by)) => {
                // An open question about a walk-back is dropped, because the arbiter leaves.
                let theirs = |open: &mut Question| matches!(open, Question::WalkBack { .. });
                self.questions.open.take_if(theirs);
                closing::words_close(&mut self.desk, by, table);
            }
            (true, None) => table.not_the_arbiter(),
            (false, _) => self.code_given(text),
        }
    }

    /// Takes a typed code. Training has no codes, so any text opens the arbiter's session.
    pub(in crate::session) fn code_given(&mut self, code: &str) {
        if self.table.options().mode == Mode::Training {
            self.table.ask_arbiter(None);
            return self.opened_in_training();
        }
        self.desk.code_given(code, &mut self.table);
    }

    /// Takes the result of trying a code: its owner, or `None` if it was wrong.
    pub(in crate::session) fn code_tried(&mut self, of: Option<CodeOf>) {
        let Some((by, code)) = self.desk.code_tried(of, &mut self.table) else {
            return;
        };
        self.opened_by(by, Some(code));
        let table = &mut self.table;
        table.show_what_waited();
        self.timing.show_the_gap(table);
        self.desk.show_what_waits(&self.timing, table);
        endings::show_the_end(table);
    }

    fn opened_by(&mut self, by: Authority, code: Option<String>) {
        self.desk.opens(by, code, &mut self.table);
        let open = ArbiterView::of(self);
        self.table.show(DeskNote::Open(Box::new(open)));
    }

    /// Opens the arbiter's session without a code, in training.
    pub(in crate::session) fn opened_in_training(&mut self) {
        let Some(by) = Authority::in_training(self.table.options().mode) else {
            return self.table.reply(Message::ArbiterOnly);
        };
        // The matters that wait are shown, in case the player meant to call an arbiter.
        self.opened_by(by, None);
        (self.desk).show_what_waits(&self.timing, &mut self.table);
    }

    /// Handles a word that only the arbiter may use; in training no code is needed.
    pub(in crate::session) fn arbiters_word(&mut self, (word, text): (ArbiterWord, &str)) {
        let table = &self.table;
        let Some(by) = self.arbiter_here() else {
            return self.arbiters_word_of_another((word, text));
        };
        let own = word.is(Is::OwnWords).then(|| table.without_the_code(text));
        let text = own.as_deref().unwrap_or(text);
        let order = ArbiterCommand::read(word, text, &table.options().commands);
        self.ordered(by, word, order);
    }

    /// Handles an order that came from a form of an arbiter's page.
    pub(in crate::session) fn order(&mut self, order: Order) {
        let Order(order) = order;
        let Some(by) = self.arbiter_here() else {
            return self.table.not_the_arbiter();
        };
        let word = order.word();
        let order = (*order).in_own_words(|text| self.table.without_the_code(text));
        self.ordered(by, word, order);
    }

    /// The right of the arbiter at the place from which the input came. A line that names another person carries no right of an
    /// arbiter, even if the arbiter typed it.
    fn arbiter_here(&self) -> Option<Authority> {
        let input = self.table.input();
        let authority = self.table.authority_at(input.place);
        authority.filter(|_| !input.names_another())
    }

    /// True for a line without the arbiter's name from a device at which no arbiter works.
    pub(in crate::session) fn is_a_players_line(&self) -> bool {
        self.arbiter_here().is_none() && self.table.actor() != Some(Actor::Arbiter)
    }

    /// Carries out an arbiter's order, or refuses a line without an order.
    fn ordered(&mut self, by: Authority, word: ArbiterWord, order: Option<ArbiterCommand>) {
        let table = &mut self.table;
        table.acts(by.actor());
        self.desk.word_came(table);
        if let Some(hint) = desk::chiefs_alone(by, word, table) {
            let chiefs = "the chief arbiter's alone (Kodeks IV 1)";
            table.refused(chiefs);
            return table.show(DeskNote::NotUnderstood(hint));
        }
        if word.is(Is::Prepared) && (self.preparation).not_prepared(table) {
            return;
        }
        match order {
            Some(order) => self.arbiter_does(by, order),
            None => table.show_hint(word),
        }
    }

    /// Carries out an order of an arbiter.
    fn arbiter_does(&mut self, by: Authority, command: ArbiterCommand) {
        let (timing, desk, table) = (&mut self.timing, &mut self.desk, &mut self.table);
        match command {
            ArbiterCommand::Stop if table.stopped() => table.show(DeskNote::AlreadyStopped),
            ArbiterCommand::Stop => self.stop_play(by),
            ArbiterCommand::Resume => self.resume_or_ask(by),
            ArbiterCommand::Compare => desk.compare(by, &self.boards, table),
            ArbiterCommand::Follow { sheet, from } => desk.read_out(sheet, from, table),
            ArbiterCommand::ReadIn { sheet, text } => desk.read_in(by, sheet, text, table),
            ArbiterCommand::WalkBack(to) if table.options().mode == Mode::Training => {
                if to.is_none() {
                    desk.tells_what_was_seen(table);
                }
                self.ask_walk_back(by, to);
            }
            ArbiterCommand::WalkBack(None) if desk.contradicted().is_some() => {
                desk.asks_against_what_was_seen(table);
            }
            ArbiterCommand::WalkBack(to) => self.walk_back(by, to),
            ArbiterCommand::Restore => self.put_back(by),
            ArbiterCommand::Clock(wanted) => {
                if let Some(change) = desk.change_of(wanted, Bare::Ask, timing, table) {
                    change.make(by, timing, table);
                }
            }
            ArbiterCommand::Replace => times::replace_clock(by, timing, table),
            ArbiterCommand::PressBack(side) => times::press_back(by, side, timing, table),
            ArbiterCommand::SwapClock => times::swap_clock(by.actor(), timing, table),
            ArbiterCommand::Sensor(switching) => self.switch_sensors(switching, by.actor()),
            ArbiterCommand::Stands { square, there } => self.decide_of_a_man(by, &square, there),
            ArbiterCommand::Ask => desk::asked_who_is_on_move(by, table),
            ArbiterCommand::Answer(side) => answer::answer(by, side, timing, table),
            ArbiterCommand::HandOver { name } => noted::hand_over(by, name, table),
            ArbiterCommand::Keyboard(whose) => noted::keyboard_is(by, whose, table),
            ArbiterCommand::Note(text) => noted::write_down(by, &text, desk, table),
            ArbiterCommand::Original { side, collected } => {
                noted::original(by, side, collected, table);
            }
            ArbiterCommand::Presence { who, there } => {
                times::presence(by, who, there, timing, table);
            }
            ArbiterCommand::Decide(decision) => desk.decide(by, decision, timing, table),
            ArbiterCommand::Appoint {
                name,
                side,
                record_alone,
            } => {
                let whom = (name, Appointed::of(record_alone));
                if let Some(side) = appoint::appoint(by, whom, side, table) {
                    let settled = BeforeMove::Assistant(side);
                    (self.preparation).settled_otherwise(settled, &self.boards, table);
                }
            }
            ArbiterCommand::Prepared => {
                (self.preparation).all_prepared(by, &self.boards, table);
                desk.tells_who_cannot_press(table);
            }
            ArbiterCommand::Grant => desk.grant(table),
            ArbiterCommand::Refuse => {
                if desk.refuse(by, timing, table) {
                    timing.goes_on_after_call(by.actor(), table);
                }
            }
            ArbiterCommand::Sanction {
                side,
                sanction,
                why,
            } => rulings::sanction(by, side, (sanction, why), table),
            ArbiterCommand::Complaint {
                side,
                about_the_clock,
                why,
            } => rulings::complaint(by, side, (about_the_clock, why), timing, table),
            ArbiterCommand::Slips => table.show(DeskNote::Slips(table.game().slips().to_vec())),
            ArbiterCommand::Device(what) => self.devices.admits(by, what, table),
            ArbiterCommand::Slip(role) => self.devices.makes_slip(by, role, table),
        }
    }

    /// Handles an arbiter's word when no arbiter is at work: some words then have another meaning, and all other words are refused.
    fn arbiters_word_of_another(&mut self, (word, text): (ArbiterWord, &str)) {
        let actor = self.table.actor();
        let table = &mut self.table;
        let named = actor == Some(Actor::Arbiter);
        match word {
            // In training, a player types this word to silence the speech.
            ArbiterWord::Stop if table.options().mode == Mode::Training && !named => {
                table.silence(table.asker(actor));
            }
            ArbiterWord::SwapClock if table.options().mode == Mode::Training && !named => {
                times::swap_clock(actor, &mut self.timing, table);
            }
            ArbiterWord::Sensor if table.options().mode == Mode::Training && !named => {
                match ArbiterCommand::read(word, text, &table.options().commands) {
                    Some(ArbiterCommand::Sensor(switching)) => {
                        self.switch_sensors(switching, actor);
                    }
                    _ => table.unfinished(),
                }
            }
            ArbiterWord::Compare if text.is_empty() => {
                checking::ask_to_check(&mut self.questions, table);
            }
            ArbiterWord::Resume if pause::clocks_are_paused(&self.timing) => {
                table.reply(Message::Paused);
            }
            _ => table.not_the_arbiter(),
        }
    }

    /// Carries out `sensor`: switches a square's sensor, or all sensors of a board, off or on. A running clock is not stopped.
    fn switch_sensors(&mut self, switching: Switching, actor: Option<Actor>) {
        let table = &mut self.table;
        let Switching { square, side, on } = switching;
        let boards = table.options().boards.all();
        let of = match (&boards[..], side) {
            ([], _) => return table.refuse("no sensor board", Message::NoSensorBoard),
            ([only], None) => Some(only.of),
            ([only], Some(_)) if only.of == BoardOf::Shared => Some(only.of),
            (_, side) => side.map(BoardOf::Side),
        };
        let lexicon = vocabularies::lexicon_of(actor, table);
        let named = square_of(&square, table.game().start().variant(), lexicon);
        let exists = of.filter(|of| boards.iter().any(|board| board.of == *of));
        let (Some(of), true) = (exists, square.is_empty() || named.is_some()) else {
            let word = ArbiterWord::Sensor;
            return match table.arbiter_at_work() {
                true => table.show_hint(word),
                false => table.unfinished(),
            };
        };
        if actor == Some(Actor::Arbiter) {
            table.show(match named {
                Some(named) => DeskNote::SensorSwitched {
                    board: of,
                    square: table.name(named),
                    on,
                },
                None => DeskNote::SensorsSwitched { board: of, on },
            });
        }
        let boards = &mut self.boards;
        sensors::switch_sensors(boards, (of, named), on, actor, &mut self.table);
        self.settle();
        self.look_at_boards();
    }

    /// Carries out `stands 33` or `stands 33 no`: decides if a man in doubt is there (Kodeks I 5.7). A running clock is not
    /// stopped.
    fn decide_of_a_man(&mut self, by: Authority, square: &str, there: bool) {
        let table = &mut self.table;
        let lexicon = vocabularies::lexicon_of(by.actor(), table);
        let named = square_of(square, table.game().start().variant(), lexicon);
        let in_doubt = table.game().in_doubt();
        let Some(square) = named.filter(|square| in_doubt.has(*square)) else {
            let squares = in_doubt.into_iter().map(|it| table.name(it)).collect();
            return table.show(DeskNote::ManNotInDoubt { squares });
        };
        let square = table.name(square);
        let body = Body::ManDecided {
            square: square.clone(),
            there,
        };
        table.decided(by, body);
        table.show(DeskNote::ManDecided { square, there });
        self.boards.follow(&mut self.table);
        self.settle();
        self.look_at_boards();
    }

    /// Stops both clocks for the arbiter (Kodeks IV 2.12) and starts the arbiter's stopwatch.
    fn stop_play(&mut self, by: Authority) {
        let now = self.table.now();
        let table = &mut self.table;
        if table.stopped() {
            return;
        }
        table.standstill_mut().stop(now);
        self.timing.stop_clock(table);
        self.questions.open = None;
        self.checking.break_off_the_check(table);
        self.half_moves.speak_aloud(table);
        over_stop::play_stops(&mut self.boards, table);
        self.boards.set_handling(Handling::Mending);
        table.decided(by, Body::PlayStopped);
        let left = self.timing.times_left(table, now);
        let on = table.way_on();
        let message = Message::PlayStopped { left, on };
        table.say_when_durable(Audience::Public, message, About::default());
    }

    /// Carries out `resume`. If a half-move was finished after the stop, the arbiter is first asked about it.
    fn resume_or_ask(&mut self, by: Authority) {
        let table = &mut self.table;
        let waits = over_stop::over_the_stop(&self.boards, table);
        match table.game().over_stop().filter(|_| waits.is_some()) {
            Some(waits) => {
                let (side, notation) = (table.game().now().turn(), waits.notation.clone());
                let question = ArbiterQuestion::HandOverStop { side, notation };
                self.desk.ask(question, table);
            }
            None => self.resume_play(by),
        }
    }

    /// Lets the game go on, as the arbiter ruled.
    fn resume_play(&mut self, by: Authority) {
        let now = self.table.now();
        let (timing, table) = (&mut self.timing, &mut self.table);
        table.line_is("resume");
        if self.preparation.is_open(table) {
            table.show(DeskNote::NotBegun);
            self.preparation.not_prepared(table);
            return;
        }
        let Some(since) = self.desk.resumes(table) else {
            return self.resume_what_stands(by);
        };
        let ms = now.since(since).as_millis();
        let stopped_ms = u64::try_from(ms).unwrap_or(u64::MAX);
        let charged = table.game().has_open_changes();
        // Time that was charged during the stop belongs to the half-move at which the game goes on.
        table.decided(by, Body::PlayResumed { stopped_ms });
        let times = back::readings_left(timing, table);
        if charged {
            timing.clock_was_read(ReadBecause::Set, table);
        }
        timing.start_clock(table);
        if timing.gap_is_open() {
            timing.write_that_it_goes(SetGoing::AfterGap, by.actor(), table);
        }
        gaps::say_who_goes_on(times, table);
        self.hands_count();
    }

    /// Starts the clock although the arbiter did not stop play: the round begins, a call had stopped the clock, or the clock had
    /// stopped for another reason.
    fn resume_what_stands(&mut self, by: Authority) {
        let (timing, table) = (&mut self.timing, &mut self.table);
        if table.standstill_mut().end_halt() {
            return timing.goes_on_after_call(by.actor(), table);
        }
        let over = table.phase() == Phase::Over;
        if table.has_clock() && table.on_the_clock().is_none() && !over {
            if self.desk.shows_who_cannot_press(table) {
                return;
            }
            timing.clock_set_going(by.actor(), table);
            return self.hands_count();
        }
        let why = match table.on_the_clock() {
            _ if over => GoingOn::Over,
            Some(side) => GoingOn::Running(side),
            None => GoingOn::WithoutClock,
        };
        table.show(DeskNote::NothingStopped(why));
    }

    /// Takes a yes or a no of the arbiter.
    pub(super) fn arbiter_answered(&mut self, answer: bool) {
        let table = &mut self.table;
        let Some(by) = table.authority_at(table.input().place) else {
            return;
        };
        if self.desk.shows_it_first(table) {
            return;
        }
        let (desk, timing) = (&mut self.desk, &mut self.timing);
        match table.take_arbiter_question() {
            None => desk.answers_nothing(table),
            Some(ArbiterQuestion::Seconds(asked)) => {
                if let Some(change) = asked.answered(answer, desk, timing, table) {
                    change.make(by, timing, table);
                }
            }
            Some(ArbiterQuestion::HandOverStop { .. }) => {
                if answer {
                    over_stop::enter_over_the_stop(&mut self.boards, by, table);
                    self.settle();
                } else {
                    over_stop::refuse_over_the_stop(&mut self.boards, table);
                }
                self.resume_play(by);
            }
            Some(ArbiterQuestion::AgainstWhatWasSeen(_)) => match answer {
                true => self.walk_back(by, None),
                false => self.table.show(DeskNote::NotGoneBack),
            },
            Some(ArbiterQuestion::Result(declaring)) => {
                if let Some(result) = desk.declared(declaring, by, answer, table) {
                    self.end(result, (by.actor(), Source::Keys));
                    self.table.show(DeskNote::Declared { result });
                }
            }
        }
    }

    /// Names the half-moves that a walk-back would strike out, and asks for confirmation. This is done in training.
    fn ask_walk_back(&mut self, by: Authority, to: Option<usize>) {
        let Some(asked) = walk_back::words_of(to, &self.desk, &self.table) else {
            // A faulty target is reported by the walk-back itself.
            return self.walk_back(by, to);
        };
        self.questions.ask(Question::WalkBack { by, to });
        self.table.reply(asked);
    }

    /// Carries out `walk-back`, to the proposed half-move, or `walk-back 6`, to the position after half-move 6.
    pub(super) fn walk_back(&mut self, by: Authority, to: Option<usize>) {
        let BackTo { line, why } = match walk_back::back_to(to, &self.desk, &self.table) {
            Ok(back) => back,
            Err(note) => return self.table.show(*note),
        };
        let agreed = walk_back::stand_of(&line, &self.table);
        // If the last recorded half-move is the agreed one, nothing is taken back: the boards are put right by the record (Kodeks
        // VIII 3.1.1). Only a press without a recorded half-move is still taken back, because otherwise the other side's time would
        // run on.
        let named = to.is_some();
        let plies = self.table.game().standing().len();
        let pressed = !self.table.unmatched_presses().is_empty();
        let stands = !named && !pressed && agreed == line.len() && agreed == plies;
        self.stop_play(by);
        let table = &mut self.table;
        claims::voided(table);
        let clock_there = back::clock_there(agreed, table);
        let struck = walk_back::strike_to(by, agreed, &mut self.half_moves, table);
        let written = struck.iter().map(|it| write_move(&it.before, &it.mv));
        let written: Vec<String> = written.collect();
        let to = line.len();
        let walked = Body::WalkedBack {
            to,
            why,
            struck: struck.iter().map(|entry| entry.id).collect(),
        };
        table.decided(by, walked);
        walk_back::made_by_arbiter(by, table);
        // The agreed version may come from the other record.
        for (side, mv) in &line[agreed..] {
            walk_back::enter_by_arbiter(by, *side, *mv, table);
        }
        if !stands {
            back::clock_goes_back(clock_there, &mut self.timing, table);
        }
        walk_back::went_back(&mut self.desk, table);
        // The game goes on, even if it had ended with a result.
        if table.phase() == Phase::Over {
            table.set_phase(Phase::Playing);
        }
        let struck = written.len();
        let note = DeskNote::WalkedBack {
            to,
            struck: written,
        };
        self.goes_on_from_there(struck, note);
    }

    /// Puts back the half-moves that the last walk-back struck out.
    fn put_back(&mut self, by: Authority) {
        let table = &mut self.table;
        let last = table.game().walked_back();
        let last = last.map(|(agreed, behind)| (agreed, behind.clone()));
        let Some((agreed, Behind { struck, clock })) = last.filter(|(_, it)| !it.struck.is_empty())
        else {
            return table.show(DeskNote::NothingToPutBack);
        };
        // Half-moves that were entered from the other record are struck out first.
        walk_back::strike_to(by, agreed, &mut self.half_moves, table);
        let changes = table.game().charge_changes_when_put_back();
        walk_back::entries_stand_again(by, &struck, table);
        let clock = clock.filter(|_| table.has_clock());
        back::clock_as_it_was(clock, changes, &mut self.timing, table);
        let entered = struck.len();
        self.goes_on_from_there(0, DeskNote::PutBack { entered });
    }

    /// Tells everybody that the game goes on from `struck` half-moves earlier, and makes the boards follow.
    fn goes_on_from_there(&mut self, struck: usize, note: DeskNote) {
        let now = self.table.now();
        let table = &mut self.table;
        self.boards.go_back_with(table);
        walk_back::tell_where_it_goes_on(struck, table);
        simulated::men_follow(&mut self.boards, table);
        table.show(note);
        times::show_clocks_there(&self.timing, table);
        self.boards.follow(table);
        self.boards.compare_again(now);
    }

    /// Handles `claim`, with the claim as far as it was understood.
    pub(in crate::session) fn claim(&mut self, (understood, text): (Option<Claimed>, &str)) {
        if self.stands_still() {
            return;
        }
        let table = &mut self.table;
        let claimed = match claims::claim_of((understood, text), table) {
            Ok(claimed) => claimed,
            Err(because) => {
                return table.refuse(
                    "nothing that can be claimed so",
                    Message::ClaimRefused { because },
                );
            }
        };
        let note = claims::noted(claimed, &self.timing, table);
        self.table.set_claim(Some(note));
        let (by, what) = claimed;
        let occasion = match what {
            Claimed::Flag => Occasion::Call,
            _ => Occasion::DrawClaim,
        };
        self.clock_stands(occasion, by);
        if self.table.options().mode == Mode::Training || self.table.arbiter_at_work() {
            claims::show_the_claim(&mut self.table);
        }
    }

    /// Carries out `call`: calls the arbiter, and stops the clock if the rules allow it.
    pub(in crate::session) fn call(&mut self) {
        let actor = self.table.actor();
        let table = &mut self.table;
        table.commit(actor, Source::Keys, Body::ArbiterCalled);
        claims::say_who_calls(table);
        if let Some(by) = table.side_of(actor) {
            self.clock_stands(Occasion::Call, by);
        }
    }

    /// Stops the clock until the arbiter has ruled, if the rules allow it, because a player at this clock has no other way to stop
    /// it. Otherwise the clock goes on.
    fn clock_stands(&mut self, occasion: Occasion, by: Side) {
        let now = self.table.now();
        let table = &mut self.table;
        if !claims::may_stop_the_clock(occasion, by, table) {
            return;
        }
        self.timing.stop_clock(table);
        table.standstill_mut().halt();
        if let Some(left) = self.timing.times_left(table, now) {
            let stand = Message::ClocksStand { left };
            table.say_when_durable(Audience::Public, stand, About::default());
        }
    }
}

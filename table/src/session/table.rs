// SPDX-License-Identifier: GPL-3.0-or-later
//! The table at which the game is played: fixed options, the game as recorded, its clock, and everything that is to leave the
//! session.
//!
//! Few functions change the table. [`Table::commit`] and [`Table::commit_sensed`] take in events, and only they change the game.
//! `saying` speaks to people, [`Table::show`] shows the arbiter a note, and [`Table::push_effect`] requests an effect. A part asks
//! another part through [`Table::ask`]. Only `timing` changes the clock. Every part may read the table: `turn` tells the side to
//! move, `whose` the acting person, and `fair_play` the people who may hear a message.

mod saying;
mod turn;

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::clock::Clock;
use zgoda_game::{BySide, GameResult, Moment, Side};
use zgoda_hw::pad::Seat;
use zgoda_input::command::{ArbiterWord, Word, Words};
use zgoda_input::personal::Personal;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::elsewhere::Elsewhere;
use zgoda_record::event::{Actor, Body, CodeOf, DeviceNumber, Event, Source};
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_speech::announcement::{About, OfLine, Recorded};
use zgoda_speech::{Announcement, Language, Listener, Message};

use super::ask::Ask;
use super::desk::authority::{Authority, Opened};
use super::durable::{Disk, DiskNews, Durable, Released};
use super::effect::{Effect, Seq};
use super::fair_play::{Audience, player_here};
use super::game::Game;
use super::input::DiskFault;
use super::options::Options;
use crate::desk_words::note::{ClaimNote, DeskNote};
use crate::session::input_context::{InputContext, Pressing};
use crate::session::phase::Phase;
use crate::session::place::Place;
use crate::session::question::ArbiterQuestion;
use crate::session::standstill::Standstill;
use crate::session::timing::table_clock::{PressThatWaits, TableClock, UnmatchedPress};

/// The most notes that may wait for the arbiter; older ones are still in the record.
const MOST_WAITING: usize = 32;

/// The fixed options, the game that results from its events, and everything that is to leave the session.
#[derive(Debug)]
pub(super) struct Table {
    options: Options,
    game: Game,
    durable: Durable,
    effects: VecDeque<Effect>,
    /// The requests of the parts to each other, in the order in which they are carried out.
    asks: VecDeque<Ask>,
    clock: TableClock,
    /// The moment at which the record was last written.
    written: Moment,
    /// The open arbiter session, with its code and the place where it was opened.
    open: Option<Opened>,
    /// The code that opened the session, which is removed from the arbiter's text.
    code_used: Option<String>,
    /// Notes still to be shown to the arbiter, oldest first.
    waiting: VecDeque<DeskNote>,
    phase: Phase,
    standstill: Standstill,
    /// The claim that waits for the arbiter.
    claim: Option<ClaimNote>,
    /// The question on the arbiter's screen that waits for a yes or no.
    arbiter_question: Option<ArbiterQuestion>,
    /// The moment at which this program began to follow the game.
    begun: Moment,
    /// The result, once the game has ended.
    result: Option<GameResult>,
    /// The moment until which a lost disk may still come back after closing; then the last word reports it as lost.
    last_word: Option<Moment>,
    /// The motor of each player's pad, if any.
    motors: BySide<Option<Seat>>,
    /// True for each player with a pad.
    pads: BySide<bool>,
    /// The moment of the present input.
    now: Moment,
    /// The context of the present input.
    input: InputContext,
    /// The present line, in the form in which it is written down if it is refused.
    line: String,
    /// The listener who hears the answers to the present line.
    typed_by: Option<Listener>,
}

impl Table {
    /// A table before the first act.
    pub(super) fn new(options: Options, game: Game) -> Table {
        Table {
            durable: Durable::new(options.waits.disk),
            clock: TableClock::new(&options, &game),
            game,
            effects: VecDeque::new(),
            asks: VecDeque::new(),
            written: Moment::ZERO,
            open: None,
            code_used: None,
            waiting: VecDeque::new(),
            phase: Phase::Beginning,
            standstill: Standstill::default(),
            claim: None,
            arbiter_question: None,
            begun: Moment::ZERO,
            result: None,
            last_word: None,
            motors: BySide::default(),
            pads: BySide::default(),
            now: Moment::ZERO,
            input: InputContext::default(),
            line: String::new(),
            typed_by: None,
            options,
        }
    }

    /// The fixed options, and the settings that people chose for themselves.
    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// The owner of the keyboard.
    pub(super) fn keyboard(&self) -> AtKeyboard {
        let changed = self.game.keyboard();
        changed.unwrap_or(self.options.keys.keyboard)
    }

    /// The player at this program, whom a line without a name means.
    pub(super) fn player_here(&self) -> Side {
        self.keyboard().player(player_here(&self.options.sight))
    }

    /// The game that results from its events.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, if one runs in this program. Every part may read it.
    pub(super) const fn clock(&self) -> Option<&Clock> {
        self.clock.clock()
    }

    /// True if a clock runs in this program.
    pub(super) const fn has_clock(&self) -> bool {
        self.clock().is_some()
    }

    /// Presses for half-moves that are not in the record yet, oldest first.
    pub(super) const fn unmatched_presses(&self) -> &VecDeque<UnmatchedPress> {
        self.clock.unmatched()
    }

    /// The last press, while it waits for its half-move.
    pub(super) const fn press_that_waits(&self) -> Option<&PressThatWaits> {
        self.clock.press_that_waits()
    }

    /// The whole clock, for `timing` to change.
    pub(super) const fn clock_mut(&mut self) -> &mut TableClock {
        &mut self.clock
    }

    /// The moment of the present input, at which all its consequences happen.
    pub(super) const fn now(&self) -> Moment {
        self.now
    }

    /// The moment at which the record was last written.
    pub(super) const fn written(&self) -> Moment {
        self.written
    }

    pub(super) const fn phase(&self) -> Phase {
        self.phase
    }

    /// Notes that the program begins to follow the game.
    pub(super) const fn begins(&mut self) {
        let now = self.now();
        self.phase = Phase::Playing;
        self.begun = now;
    }

    /// When the program began to follow the game.
    pub(super) const fn begun(&self) -> Moment {
        self.begun
    }

    /// Changes the phase: the game goes on, or is closed.
    pub(super) const fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// Ends the game with this result.
    pub(super) const fn over(&mut self, result: GameResult) {
        self.phase = Phase::Over;
        self.result = Some(result);
    }

    /// The result, once the game has ended.
    pub(super) const fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// True while the arbiter has stopped play: no reading of a board is then a half-move.
    pub(super) const fn stopped(&self) -> bool {
        self.standstill.stopped_since().is_some()
    }

    /// When the arbiter stopped play, while it is stopped.
    pub(super) const fn stopped_since(&self) -> Option<Moment> {
        self.standstill.stopped_since()
    }

    /// The state of a stopped game, to be changed.
    pub(super) const fn standstill_mut(&mut self) -> &mut Standstill {
        &mut self.standstill
    }

    /// The claim that waits for the arbiter.
    pub(super) const fn claim(&self) -> Option<&ClaimNote> {
        self.claim.as_ref()
    }

    /// The side with the pending claim.
    pub(super) fn claimed_by(&self) -> Option<Side> {
        self.claim.as_ref().map(|claim| claim.evidence.by)
    }

    /// Sets the claim that waits for the arbiter, or none.
    pub(super) fn set_claim(&mut self, claim: Option<ClaimNote>) {
        self.claim = claim;
    }

    /// Takes the claim that the arbiter rules on.
    pub(super) fn take_claim(&mut self) -> Option<ClaimNote> {
        self.claim.take()
    }

    /// The question on the arbiter's screen that waits for a yes or no.
    pub(super) const fn arbiter_question(&self) -> Option<&ArbiterQuestion> {
        self.arbiter_question.as_ref()
    }

    /// True while a question waits for the arbiter's yes or no.
    pub(super) const fn arbiter_is_asked(&self) -> bool {
        self.arbiter_question.is_some()
    }

    /// Puts a question to the arbiter, replacing the one before, or withdraws it.
    pub(super) fn ask_arbiter(&mut self, question: Option<ArbiterQuestion>) {
        self.arbiter_question = question;
    }

    /// Takes the question that the arbiter answers.
    pub(super) fn take_arbiter_question(&mut self) -> Option<ArbiterQuestion> {
        self.arbiter_question.take()
    }

    /// The context of the present input.
    pub(super) const fn input(&self) -> InputContext {
        self.input
    }

    /// Begins to handle an input, or passing time, at this moment; no actor is known yet.
    pub(super) fn begin_input(&mut self, now: Moment) {
        self.now = now;
        self.input = InputContext::default();
        self.line.clear();
    }

    /// Continues an earlier act, in its context.
    pub(super) const fn goes_on_as(&mut self, input: InputContext) {
        self.input = input;
    }

    /// Records the place from which the input comes.
    pub(super) const fn comes_from(&mut self, place: Place) {
        self.input.place = place;
    }

    /// Records the device that sent the input, the arbiter's right on that device, and the longest time that the input can have
    /// been under way.
    pub(super) const fn comes_from_device(
        &mut self,
        device: DeviceNumber,
        authority: Option<Authority>,
        late: Option<Duration>,
    ) {
        self.input.place = Place::Device(device);
        self.input.authority = authority;
        self.input.late = late;
    }

    /// Records the program as the source: it plays a person of a rehearsal, with this right.
    pub(super) const fn comes_from_rehearsal(&mut self, authority: Option<Authority>) {
        self.input.place = Place::Rehearsal;
        self.input.authority = authority;
    }

    /// The person who acts, as far as known; `None` is the player at this program.
    pub(super) const fn actor(&self) -> Option<Actor> {
        self.input.actor
    }

    /// Marks a line without a name as the answer of `side`, who was asked and has no output of their own.
    pub(super) fn answers_for(&mut self, side: Side) {
        self.input.answers_at = Some(self.keyboard());
        self.acts(Some(side.into()));
    }

    /// Records the person who acts from here on.
    pub(super) const fn acts(&mut self, actor: Option<Actor>) {
        self.input.actor = actor;
    }

    /// The present line, in the form in which it is written down if it is refused.
    pub(super) fn line(&self) -> &str {
        &self.line
    }

    /// Takes this text as the present line: a typed line, or the words that stand for a stroke.
    pub(super) fn line_is(&mut self, line: &str) {
        line.clone_into(&mut self.line);
    }

    /// Records the person whom the line names.
    pub(super) const fn names(&mut self, actor: Option<Actor>) {
        self.input.named = actor;
    }

    /// Records whether a button of a pad presses the clock from here on.
    pub(super) const fn presses(&mut self, pressing: Pressing) {
        self.input.pressing = pressing;
    }

    /// The motor through which this player feels signals.
    pub(super) const fn motor_of(&self, side: Side) -> Option<Seat> {
        *self.motors.get(side)
    }

    /// True if this player has a pad.
    pub(super) const fn has_pad(&self, side: Side) -> bool {
        *self.pads.get(side)
    }

    /// Records whether this player has a pad.
    pub(super) const fn pad_is(&mut self, side: Side, there: bool) {
        *self.pads.get_mut(side) = there;
    }

    /// Records the motor of this player after a pad came or went.
    pub(super) const fn motor_is(&mut self, side: Side, motor: Option<Seat>) {
        *self.motors.get_mut(side) = motor;
    }

    /// Marks the notes shown from now on as answers to a line typed by this listener. `None` ends the marking.
    pub(super) const fn typed_by(&mut self, listener: Option<Listener>) {
        self.typed_by = listener;
    }

    /// True if the arbiter's session is open, or an arbiter is acting on their own device.
    pub(super) const fn arbiter_at_work(&self) -> bool {
        self.open.is_some() || self.input.authority.is_some()
    }

    /// The authority of the person working at this place, if they are an arbiter.
    pub(super) fn authority_at(&self, place: Place) -> Option<Authority> {
        let opened = self.open.filter(|opened| opened.at == place);
        let here = self.input.authority.filter(|_| self.input.place == place);
        here.or_else(|| opened.map(|opened| opened.by))
    }

    /// The code of the acting arbiter: the code of the device that sent the input, or the code that opened the session.
    pub(super) fn code(&self) -> Option<CodeOf> {
        let open = self.open.map(|opened| opened.by);
        let by = self.input.authority.or(open);
        by.map(Authority::of)
    }

    /// Opens the arbiter's session.
    pub(super) fn open_the_words(&mut self, opened: Opened, code: Option<String>) {
        self.open = Some(opened);
        self.code_used = code;
    }

    /// The arbiter's own text, without the code that opened their session.
    pub(super) fn without_the_code(&self, text: &str) -> String {
        let code = self.code_used.as_deref().filter(|it| !it.is_empty());
        let left = code.map_or_else(|| text.to_owned(), |code| text.replace(code, " "));
        left.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The open arbiter session, if any.
    pub(super) const fn opened(&self) -> Option<Opened> {
        self.open
    }

    /// Notes that the arbiter uses the session now.
    pub(super) const fn words_used(&mut self) {
        let now = self.now();
        if let Some(opened) = &mut self.open {
            opened.used = now;
        }
    }

    /// Closes the arbiter's session.
    pub(super) fn close_the_words(&mut self) {
        self.open = None;
        self.code_used = None;
    }

    /// The settings that this listener has chosen.
    pub(super) fn person(&self, listener: Listener) -> &Personal {
        self.options.people.of(listener, self.player_here())
    }

    /// The settings of a person, to be changed. They are no part of the game.
    pub(super) fn person_mut(&mut self, listener: Listener) -> &mut Personal {
        let here = self.player_here();
        self.options.people.of_mut(listener, here)
    }

    /// Makes these language and command words valid for lines that are typed here from now on.
    pub(super) fn speaks(&mut self, language: Language, commands: Words) {
        self.options.commands = commands;
        self.options.language = language;
    }

    /// Changes the listener at the terminal, who reads the printed text.
    pub(super) fn is_read_by(&mut self, reader: Listener) {
        self.options.reader = reader;
        self.push_effect(Effect::ReadBy(reader));
    }

    /// The oddities in people's settings files, which are told once.
    pub(super) fn odd_settings(&mut self) -> Vec<(Listener, Message)> {
        std::mem::take(&mut self.options.odd_settings)
    }

    /// Requests an action of another part, which runs as soon as the asking part has finished.
    pub(super) fn ask(&mut self, ask: Ask) {
        self.asks.push_back(ask);
    }

    /// Takes out all requests: the next one, and those that wait after it.
    pub(super) fn next_ask(&mut self) -> Option<(Ask, VecDeque<Ask>)> {
        let mut asks = std::mem::take(&mut self.asks);
        Some((asks.pop_front()?, asks))
    }

    /// True if no request is left.
    pub(super) fn asks_nothing(&self) -> bool {
        self.asks.is_empty()
    }

    /// Puts requests that waited after the requests that were made since.
    pub(super) fn ask_later(&mut self, waited: VecDeque<Ask>) {
        self.asks.extend(waited);
    }

    /// Requests an effect outside the session.
    pub(super) fn push_effect(&mut self, effect: Effect) {
        self.effects.push_back(effect);
    }

    /// Requests several effects outside the session, in this order.
    pub(super) fn push_effects(&mut self, effects: impl IntoIterator<Item = Effect>) {
        self.effects.extend(effects);
    }

    /// Takes an event into the game and writes it down. No other function changes the game.
    pub(super) fn commit(&mut self, actor: Option<Actor>, source: Source, body: Body) {
        let now = self.now();
        self.written = now;
        let ms = now.as_ms();
        let code = self.code();
        let event = Event {
            ms,
            actor,
            code: code.filter(|_| actor == Some(Actor::Arbiter)),
            device: self.input.device(),
            late_ms: self
                .input
                .late
                .map(|late| u64::try_from(late.as_millis()).unwrap_or(u64::MAX)),
            source,
            body,
        };
        self.game.apply(&event);
        self.durable.event(event);
    }

    /// Writes down that other commands were used on the record. Each entry carries the code with which the command was used.
    pub(super) fn done_elsewhere(&mut self, all: &[Elsewhere]) {
        let now = self.now();
        self.written = now;
        for done in all {
            let event = Event {
                ms: now.as_ms(),
                ..done.event()
            };
            self.game.apply(&event);
            self.durable.event(event);
        }
    }

    /// Takes a sensor event into the game as [`Table::commit`] does. The event may wait a little before it is written down, so that
    /// it is written together with something more important.
    pub(super) fn commit_sensed(&mut self, body: Body) {
        let now = self.now();
        let event = Event {
            ms: now.as_ms(),
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Sensor,
            body,
        };
        self.game.apply(&event);
        self.durable.evidence(event, now);
    }

    /// Shows the arbiter a note, once the last entry is durable.
    pub(super) fn show(&mut self, note: DeskNote) {
        if matches!(note, DeskNote::NotUnderstood(_)) {
            self.was_refused();
        }
        // In a rehearsal no person reads the notes of the desk.
        if self.may_be_shown(&note) && self.options.arbiter == ArbiterIs::Person {
            let heard = self
                .typed_by
                .filter(|_| self.options.mode == Mode::Training);
            let to = self.input.device();
            self.durable.show(note, heard, to);
        }
    }

    /// Shows the arbiter how a line with this word is written.
    pub(super) fn show_hint(&mut self, word: ArbiterWord) {
        if let Some(hint) = Word::Arbiters(word).hint() {
            self.show(DeskNote::NotUnderstood(hint));
        }
    }

    /// Shows the arbiter an unrequested note. In training and while the arbiter's session is open, it is shown immediately,
    /// otherwise when the session is opened.
    pub(super) fn tell_desk(&mut self, note: DeskNote) {
        if self.arbiter_at_work() || self.options.mode == Mode::Training {
            return self.show(note);
        }
        if self.waiting.len() >= MOST_WAITING {
            self.waiting.pop_front();
        }
        self.waiting.push_back(note);
    }

    /// Shows the arbiter a note as [`Table::tell_desk`] does, unless a note of the same kind is waiting already.
    pub(super) fn tell_desk_once(&mut self, note: DeskNote) {
        let kind = std::mem::discriminant(&note);
        let mut waiting = self.waiting.iter();
        if !waiting.any(|it| std::mem::discriminant(it) == kind) {
            self.tell_desk(note);
        }
    }

    /// Writes down a decision of the arbiter.
    pub(super) fn decided(&mut self, by: Authority, body: Body) {
        debug_assert_eq!(self.code(), Some(by.of()), "nobody else works here");
        self.commit(by.actor(), Source::Keys, body);
    }

    pub(super) fn refused(&mut self, why: &str) {
        let actor = self.actor();
        self.input.refused = true;
        let body = Body::Refused {
            line: match self.of_line(&self.line) {
                OfLine { text, others: 0 } => text,
                OfLine { text, others } => format!("{text} (+{others})").trim().to_owned(),
            },
            why: why.to_owned(),
        };
        self.commit(actor, Source::Keys, body);
    }

    pub(super) fn recorded(&self) -> Recorded {
        match self.durable.disk() {
            Disk::Fine => Recorded::Safe,
            Disk::Gone | Disk::Full => Recorded::NotRecorded,
        }
    }

    /// The message that the record cannot be written, with the reason as far as known.
    pub(super) fn disk_lost(&self) -> Message {
        let full = self.durable.disk() == Disk::Full;
        Message::DiskLost { full }
    }

    pub(super) fn flush(&mut self) {
        let now = self.now();
        if let Some((seq, events)) = self.durable.flush(now) {
            self.push_effect(Effect::Append { seq, events });
        }
        let unwritten = self.durable.nothing_to_write();
        self.push_effects(unwritten.into_iter().map(Effect::from));
    }

    /// Tells the arbiter if the game was resumed with new codes, or with codes for the first time.
    pub(super) fn show_the_codes(&mut self) {
        let times = self.game.new_codes();
        if times > 0 {
            self.show(DeskNote::NewCodes { times });
        }
        if self.game.first_codes() {
            self.show(DeskNote::FirstCodes);
        }
    }

    /// Shows the arbiter the notes that waited.
    pub(super) fn show_what_waited(&mut self) {
        while let Some(note) = self.waiting.pop_front() {
            self.show(note);
        }
    }

    /// Requests this effect once the last entry is durable.
    pub(super) fn do_when_durable(&mut self, effect: Effect) {
        self.durable.then(effect);
    }

    /// Notes that a part of the input in hand was refused.
    pub(super) const fn was_refused(&mut self) {
        self.input.refused = true;
    }

    /// Says this once the last entry is durable.
    pub(super) fn say_this_when_durable(&mut self, announcement: Announcement) {
        self.durable.say(announcement);
    }

    /// Notes that the disk has this batch.
    pub(super) fn stored(&mut self, seq: Seq) {
        let released = self.durable.stored(seq);
        self.release(released);
    }

    /// Notes that the disk could not take this batch.
    pub(super) fn not_stored(&mut self, seq: Seq, fault: &DiskFault) {
        let released = self.durable.not_stored(seq, fault);
        if released.disk.is_some() {
            tracing::warn!(?fault, "the record cannot be written");
        }
        self.release(released);
    }

    /// Lets time pass for everything that waits for the disk.
    pub(super) fn tick_disk(&mut self) {
        let now = self.now();
        let released = self.durable.tick(now);
        if released.disk.is_some() {
            tracing::warn!("the record cannot be written: the disk does not answer");
        }
        self.release(released);
        if self.last_word.take_if(|until| *until <= now).is_some() {
            self.say(Audience::Public, self.disk_lost());
        }
    }

    /// The moment at which the wait for the disk is over.
    pub(super) fn disk_deadline(&self) -> Option<Moment> {
        [self.durable.deadline(), self.last_word]
            .into_iter()
            .flatten()
            .min()
    }

    /// True if everything that happened is on its way to the disk; false while touches wait for other events.
    pub(super) const fn is_written(&self) -> bool {
        self.durable.gathers_nothing()
    }

    /// True if everything that happened is on the disk, or known not to be. Touches may still wait for other events.
    pub(super) fn is_durable(&self) -> bool {
        self.durable.waits_for_nothing()
    }

    /// True if no writing is under way just now.
    pub(super) fn disk_is_idle(&self) -> bool {
        self.durable.is_idle()
    }

    /// True if everything to be said is on its way; false while words wait for the disk.
    pub(super) fn is_quiet(&self) -> bool {
        self.durable.is_quiet() && self.last_word.is_none()
    }

    /// Closes the session. The last word tells people if the game is kept.
    pub(super) fn closes(&mut self) {
        let now = self.now();
        self.phase = Phase::Closed;
        self.commit(None, Source::Program, Body::SessionClosed);
        let patience = self.options.waits.last_word;
        self.durable.be_patient(patience);
        if !self.game.standing().is_empty() {
            match self.durable.disk() {
                Disk::Fine => self.say_kept(),
                // The last word must neither say that all is well nor, if the disk is only slow, that the game is lost.
                Disk::Gone | Disk::Full => self.last_word = Some(now.after(patience)),
            }
        }
        self.flush();
        self.push_effect(Effect::Stop);
    }

    /// Says the last word, which tells that the game is in the record.
    fn say_kept(&mut self) {
        self.say_when_durable(Audience::Public, Message::GameKept, About::default());
    }

    fn release(&mut self, released: Released) {
        self.push_effects(released.tell.into_iter().map(Effect::from));
        match released.disk {
            Some(DiskNews::Lost) => self.say(Audience::Public, self.disk_lost()),
            Some(DiskNews::Back(events)) => {
                tracing::info!(events, "the record is written again");
                let late = Body::DiskWasAway { events };
                self.commit(None, Source::Program, late);
                self.say(Audience::Public, Message::DiskBack);
                if self.last_word.take().is_some() {
                    self.say_kept();
                }
            }
            None => {}
        }
    }

    /// The next effect to carry out.
    pub(super) fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }
}

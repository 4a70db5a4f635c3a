// SPDX-License-Identifier: GPL-3.0-or-later
//! The manner in which messages are said: to which listener, in which way, and with which sound. The module `fair_play`
//! decides who may hear a message.

use std::collections::BTreeSet;
use std::time::Duration;

use zgoda_game::{Move, Side};
use zgoda_hw::pad::{Pulses, Urgency};
use zgoda_input::command::{Word, Words, known_of};
use zgoda_record::event::{Actor, DeviceNumber};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{About, Action, Consent, Earcon, OfLine, Properties, SpokenMove};
use zgoda_speech::history::Again;
use zgoda_speech::{Announcement, Language, Listener, Message};

use super::Table;
use crate::session::effect::{Effect, Felt, PageEffect};
use crate::session::fair_play::{Audience, Item, Role};
use crate::session::help;
use crate::session::place::Place;
use crate::session::reply::Reply;

impl Table {
    /// Gives the asker their answer.
    pub(in crate::session) fn give(&mut self, reply: Reply) {
        match reply {
            Reply::Said(message) => self.reply(message),
            Reply::Edge(message) => self.edge(message),
            Reply::Shown(note) => self.show(note),
            Reply::Again(what) => self.again(what),
            Reply::NotConsented(function) => self.not_consented(function),
            Reply::Refused { why, told } => self.refuse(why, told),
        }
    }

    /// Says something that need not wait for the disk.
    pub(in crate::session) fn say(&mut self, audience: Audience, message: Message) {
        let told = self.announcements(audience, &message);
        self.push_effects(told.into_iter().map(Effect::Say));
    }

    /// Says something that need not wait for the disk. `way` changes the announcement first, for instance by adding a
    /// sound.
    pub(in crate::session) fn say_so(
        &mut self,
        audience: Audience,
        message: &Message,
        way: impl Fn(Announcement) -> Announcement,
    ) {
        let told = self.announcements(audience, message);
        let said = told.into_iter().map(|it| Effect::Say(way(it)));
        self.push_effects(said);
    }

    /// Says something once the events written so far are durable.
    pub(in crate::session) fn say_when_durable(
        &mut self,
        audience: Audience,
        message: Message,
        about: About,
    ) {
        for announcement in self.announcements(audience, &message) {
            self.durable.say(Announcement {
                about,
                ..announcement
            });
        }
    }

    /// Makes a sound. The words of the message stand for the sound in the transcript, and in the history if the listener
    /// may hear them.
    pub(in crate::session) fn sound(
        &mut self,
        audience: Audience,
        message: Message,
        earcon: Earcon,
        about: About,
    ) {
        let told = self.announcements(audience, &message).into_iter();
        self.push_effects(told.map(|announcement| {
            Effect::Say(Announcement {
                about,
                earcon: Some(earcon),
                words: false,
                ..announcement
            })
        }));
    }

    /// Repeats something for the person who asked.
    pub(in crate::session) fn again(&mut self, what: Again) {
        for announcement in self.announcements(self.answered(), &Message::NothingSaid) {
            let to = announcement.to;
            self.push_effect(Effect::Again { what, to });
        }
        self.tells_the_typist(None);
    }

    /// Answers the person who acts.
    pub(in crate::session) fn reply(&mut self, message: Message) {
        let Properties { refuses, .. } = message.properties();
        self.reply_so(message, refuses);
    }

    /// Writes down that a line was refused, and answers with the sound of a refusal. The message may be one that
    /// elsewhere only describes a state.
    pub(in crate::session) fn refuse(&mut self, why: &str, told: Message) {
        self.refused(why);
        self.reply_so(told, true);
    }

    fn reply_so(&mut self, message: Message, refuses: bool) {
        let Properties { ply, .. } = message.properties();
        let ply = ply.and_then(|ply| u32::try_from(ply).ok());
        if refuses {
            self.was_refused();
        }
        self.answer_so(message, |mut answer| {
            answer.about.ply = ply;
            // The sound comes before the words and tells that the line had no effect.
            answer.earcon = refuses.then_some(Earcon::Refused);
            answer
        });
    }

    /// Answers the person who acts: on the device at which they asked, or else on the output where they hear answers.
    /// `way` changes the announcement first.
    fn answer_so(&mut self, message: Message, way: impl Fn(Announcement) -> Announcement) {
        match self.input().device() {
            Some(device) => self.answer_on(device, message),
            None => {
                let told = self.announcements(self.answered(), &message);
                self.push_effects(told.into_iter().map(|it| Effect::Say(way(it))));
                let refusal = self.input().refused.then_some(message);
                self.tells_the_typist(refusal);
            }
        }
    }

    /// Tells the typist at an assistant's keyboard that a line in a player's name is answered in that player's ear. A
    /// refusal is told to the typist in its own words if an assistant may know them.
    pub(in crate::session) fn tells_the_typist(&mut self, refusal: Option<Message>) {
        let Some(side) = self.answered_past_the_typist() else {
            return;
        };
        let knows = |message: &Message| self.knows(message.item(), Role::Assistant, side);
        let told = refusal.filter(knows);
        let told = told.unwrap_or(Message::AnsweredTo { side });
        self.say(Audience::Terminal(Listener::Assistant), told);
    }

    /// Shows the answer on a device, if the holder of the device may know the answer.
    fn answer_on(&mut self, device: DeviceNumber, message: Message) {
        let actor = self.actor();
        let role = match actor {
            Some(Actor::Arbiter) => Role::Arbiter,
            Some(actor) if actor.is_assistant() => Role::Assistant,
            _ => Role::Concerned,
        };
        if self.knows(message.item(), role, self.asker(actor)) {
            self.push_effect(Effect::Page(PageEffect::Answer { device, message }));
        } else {
            self.was_refused();
        }
    }

    /// Gives an answer with a sound before it. For listeners who want few words, the sound takes the place of the answer.
    pub(in crate::session) fn reply_sounding(&mut self, message: Message, earcon: Earcon) {
        self.answer_so(message, |mut answer| {
            answer.earcon = Some(earcon);
            answer
        });
    }

    /// Makes the sound for "nothing further in this direction".
    pub(in crate::session) fn edge(&mut self, message: Message) {
        if let Some(device) = self.input().device() {
            return self.answer_on(device, message);
        }
        let audience = self.answered();
        self.sound(audience, message, Earcon::Edge, About::default());
    }

    /// True if a menu or the like may open, which takes all gestures. False where its words would be withheld, because
    /// then it would be open unnoticed; the person is told that nothing opened.
    pub(in crate::session) fn may_open(&mut self) -> bool {
        // Nothing may open either where a blind player's answers are only printed on a terminal.
        let read = match self.answered() {
            Audience::Terminal(Listener::White) => self.options().sight.white.hears(),
            Audience::Terminal(Listener::Black) => self.options().sight.black.hears(),
            _ => false,
        };
        let heard = self.is_heard() && !read;
        if !heard {
            self.reply(Message::NothingOpen);
        }
        heard
    }

    /// Answers an incomplete command with the help for its word.
    pub(in crate::session) fn misses_something(&mut self, word: Word) {
        if word.is_told() {
            self.refuse("something is missing", help::help_of(word));
        } else {
            self.unfinished();
        }
    }

    pub(in crate::session) fn unfinished(&mut self) {
        let line = self.line().to_owned();
        let actor = self.actor();
        self.refused("something is missing");
        // The typed text, without the name of the actor, in any language.
        let text = actor
            .and_then(|_| line.split_once(':'))
            .map_or(line.as_str(), |(_, text)| text.trim());
        let text = self.of_line(text);
        self.reply(Message::NotUnderstood { text });
    }

    /// Refuses an act of the arbiter by a person without the right to it.
    pub(in crate::session) fn not_the_arbiter(&mut self) {
        self.refused("the arbiter's word");
        let message = match self.options().mode {
            Mode::Official => Message::ArbiterOnly,
            Mode::Training => Message::ArbiterFirst,
        };
        self.reply(message);
    }

    /// A half-move in the form in which it is announced. Its route is named only in training. In official play the name
    /// of a square on the way would reveal that there was another route (S06).
    pub(in crate::session) fn spoken(&self, before: &zgoda_game::Setup, mv: &Move) -> SpokenMove {
        let via = match self.options().mode {
            Mode::Official => None,
            Mode::Training => zgoda_game::via(before, mv),
        };
        SpokenMove {
            from: mv.from,
            via: via.into_iter().collect(),
            to: mv.to,
            action: self.action(before, mv),
        }
    }

    /// Decides whether a half-move is announced as a capture. In official play the first and last squares of the piece
    /// decide. If the removed men decided, the word would reveal that a player forgot a man or took off too many.
    pub(in crate::session) fn action(&self, before: &zgoda_game::Setup, mv: &Move) -> Action {
        let takes = match self.options().mode {
            Mode::Training => mv.is_capture(),
            Mode::Official => zgoda_game::may_have_taken(before, mv),
        };
        if takes { Action::Takes } else { Action::Moves }
    }

    /// The part of a refused line that may be repeated and kept: the whole line in training, unless a code is asked for,
    /// and otherwise only the words that the program knows.
    pub(in crate::session) fn of_line(&self, line: &str) -> OfLine {
        match self.options().mode {
            Mode::Training => line.into(),
            Mode::Official => {
                let variant = self.game().start().variant();
                let all = [Listener::White, Listener::Black, Listener::Assistant];
                let others = all.map(|it| self.language_of(it)).into_iter();
                let others: BTreeSet<Language> = others
                    .filter(|language| *language != self.options().language)
                    .collect();
                let others = others.into_iter().map(|it| Words::of_language(it, variant));
                let others: Vec<Words> = others.collect();
                let books: Vec<&Words> = others.iter().chain([&self.options().commands]).collect();
                known_of(line, &books, variant)
            }
        }
    }

    /// Refuses a request that needs the chief arbiter's consent in official play. The person is told so, and the request
    /// is written down (Kodeks II 2.4.10, R04).
    pub(in crate::session) fn not_consented(&mut self, function: Consent) {
        let why = format!("no consent to {} (Kodeks II 2.4.10)", function.key());
        self.refuse(&why, Message::NotConsented { function });
    }

    /// Notes that the acting person did something, so that the greeting gives way on the output where that person hears.
    /// An arbiter's act does not count, and neither does an act of the program in a rehearsal.
    pub(in crate::session) fn does_something(&mut self) {
        let (actor, place) = (self.actor(), self.input().place);
        if place == Place::Rehearsal || self.authority_at(place).is_some() {
            return;
        }
        let listener = match actor {
            Some(actor) if self.hears_as_the_assistant(actor) => Listener::Assistant,
            _ => self.hearing().ear(self.asker(actor)),
        };
        self.push_effect(Effect::Acted { listener });
    }

    /// Notes that this side has moved: the greeting gives way at the ear of that player, unless it is also the opponent's
    /// ear.
    pub(in crate::session) fn has_moved(&mut self, side: Side) {
        let listener = self.hearing().ear(side);
        if listener != side.other().into() {
            self.push_effect(Effect::Acted { listener });
        }
    }

    /// Silences the output of the person who acts, and the motor of the player. An assistant silences their own output.
    pub(in crate::session) fn silence(&mut self, side: Side) {
        let actor = self.actor();
        let assistant = Listener::Assistant;
        if actor.is_some_and(|actor| self.hears_as_the_assistant(actor)) {
            let listener = assistant;
            return self.push_effect(Effect::Silence { listener });
        }
        let listener = self.hearing().ear(side);
        self.push_effect(Effect::Silence { listener });
        if let Some(seat) = self.motor_of(side) {
            self.push_effect(Effect::MotorRests(seat));
        }
    }

    /// Runs a player's motor, if the player may feel this. All pulses go through this function. `left` is the time left
    /// to that player.
    pub(in crate::session) fn pulse(&mut self, side: Side, felt: Felt, left: Duration) {
        let (item, pulses, urgency) = match felt {
            Felt::Asked => (Item::Clock, Pulses::of_time(left), Urgency::Now),
            Felt::Mark => (Item::LowTime, Pulses::of_time(left), Urgency::Next),
            Felt::Second => (Item::LowTime, Pulses::of_second(), Urgency::Now),
            Felt::Flag => (Item::Flag, Pulses::of_flag(), Urgency::Now),
        };
        if let Some(seat) = self.motor_of(side)
            && self.may_be_felt(item, side)
        {
            self.push_effect(Effect::Pulse {
                seat,
                felt,
                pulses,
                urgency,
            });
        }
    }
}

//! The arbiter's words, and the straightening of pieces.
//!
//! In this version the arbiter's words open and close; what they will do comes with his desk.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Later, Switch};

use super::Session;
use super::command::{Command, Word};
use super::fair_play::Audience;
use super::options::Mode;
use crate::record::event::{Actor, ArbiterWords, Body, Source};

impl Session {
    /// The arbiter's PIN, or his `done`. The PIN itself is nobody's business, not even the record's.
    pub(super) fn arbiter(&mut self, text: &str, now: Moment) {
        let actor = Some(Actor::Arbiter);
        let done = self.options.commands.read(text).command == Command::Plain(Word::Done);
        let (state, message) = if done {
            self.arbiter = Switch::Off;
            let state = Switch::Off;
            (ArbiterWords::Closed, Message::ArbiterAtWork { state })
        } else if self.options.pin.as_deref() == Some(text) {
            self.arbiter = Switch::On;
            let state = Switch::On;
            (ArbiterWords::Opened, Message::ArbiterAtWork { state })
        } else {
            (ArbiterWords::Refused, Message::WrongPin)
        };
        self.record(actor, Source::Keys, Body::ArbiterWords { state }, now);
        self.say_when_durable(Audience::Public, message, About::default());
    }

    /// A word that only the arbiter may use (Kodeks II 4.4.1, IV 2.11–2.13).
    pub(super) fn arbiters_word(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if self.arbiter == Switch::On || self.options.mode == Mode::Training {
            self.not_yet(Later::ArbiterDesk, line, actor, now);
        } else {
            self.refused(line, "the arbiter's word", actor, now);
            self.reply(actor, Message::ArbiterOnly);
        }
    }

    pub(super) fn adjust(&mut self, state: Switch, actor: Option<Actor>, now: Moment) {
        self.adjusting = state;
        let begun = state == Switch::On;
        self.record(actor, Source::Keys, Body::Adjusting { begun }, now);
        let asker = Audience::Private(self.asker(actor));
        self.say_when_durable(asker, Message::Adjusting { state }, About::default());
        if !begun {
            self.compare_again(now);
        }
    }
}

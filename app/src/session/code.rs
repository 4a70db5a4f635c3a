//! The arbiter's code as it is typed: behind his word, or on the line after it.
//!
//! His word alone says that the code follows. At the keyboard the word stands on the line again, and the code is typed
//! behind it; where whole lines come in, the next one is the code. On a pad it is `hands::digits`'; what of a line may
//! be kept and said back is `command::secret`'s.

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Earcon, Switch};

use super::Session;
use super::command::{Command, Typed, Word};
use super::options::Mode;
use super::steer::LEFT_ALONE;
use super::whose::ByHand;
use crate::record::event::Actor;

/// Since when does whose next line hold the code?
#[derive(Clone, Debug, Default)]
pub(super) struct CodeOnALine(ByHand<Option<Moment>>);

impl Session {
    /// The arbiter's word alone came in: his words are told to him whose they are, and of anybody else the code is
    /// awaited.
    pub(super) fn arbiter_alone(&mut self, actor: Option<Actor>, now: Moment) {
        if self.options.mode == Mode::Training && self.desk.open() == Switch::Off {
            return self.opened_in_training(actor, now);
        }
        if !self.asks_for_the_code(actor) {
            return self.open_the_arbiters(actor, now);
        }
        let hand = self.hand_of(actor);
        *self.code.0.get_mut(hand) = Some(now);
        self.reply_sounding(actor, Message::CodeAwaited, Earcon::Opened);
    }

    /// The line of which the code is awaited: digits are it, and anything else ends the waiting.
    pub(super) fn awaited_code(&mut self, typed: Typed, now: Moment) -> Typed {
        let hand = self.hand_of(typed.actor);
        let since = self.code.0.get_mut(hand).take();
        let awaited = since.is_some_and(|since| now < since.after(LEFT_ALONE));
        match typed.command {
            Command::Move(code) if awaited && is_of_digits(&code) => Typed {
                command: Command::Arbiter(code.trim().to_owned()),
                ..typed
            },
            _ => typed,
        }
    }

    /// Refuses a line in which the code may stand where something else was to stand, before anything is made of it.
    pub(super) fn code_is_misplaced(&mut self, typed: &Typed, line: &str, now: Moment) -> bool {
        let misplaced = typed.misplaces_the_code();
        if misplaced {
            self.refused(line, "not understood", typed.actor, now);
            let text = line.to_owned();
            self.reply(typed.actor, Message::NotUnderstood { text });
        }
        misplaced
    }

    /// Is it his word alone, where the code is still to come?
    pub(super) fn code_is_to_come(&mut self, line: &str) -> bool {
        let Typed { actor, command } = self.read_line(line);
        let actor = actor.or_else(|| self.at_keyboard());
        command == Command::Unfinished(Word::Arbiter) && self.asks_for_the_code(actor)
    }
}

fn is_of_digits(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.chars().all(|char| char.is_ascii_digit())
}

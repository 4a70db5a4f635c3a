//! Who acts: for which player somebody speaks, whether they are that player themselves, and whose hand it is.
//!
//! Where a line names nobody, or a stroke is made, all three follow from who sits at this program and at its keyboard.

use zgoda_game::Side;
use zgoda_speech::{Language, Listener, Message};

use super::desk::Desk;
use super::fair_play::{Audience, Output, only_hearer, reader_here};
use super::personal::tongues;
use super::table::Table;
use crate::at_keyboard::AtKeyboard;
use crate::command::squares::is_half_move;
use crate::command::{Command, Is, Typed};
use crate::event::assisted;
use crate::personal::Preferences;
use crate::record::event::Actor;
use crate::session::keyboard;
use crate::session::place::{HandOf, Place};

/// Does nobody but a player or an assistant do this (Kodeks II 6.8, VIII 2.2)? What only a player may claim or offer says
/// so itself.
fn is_a_players(command: &Command) -> bool {
    matches!(command, Command::Move(_)) || command.word().is_some_and(|word| word.is(Is::Players))
}

impl Table {
    /// The player whose matter it is: the one a line names, the one whose assistant acts, else the player at this
    /// program.
    pub(in crate::session) fn asker(&self, actor: Option<Actor>) -> Side {
        let here = self.player_here();
        match actor {
            Some(Actor::White | Actor::WhiteAssistant) => Side::White,
            Some(Actor::Black | Actor::BlackAssistant) => Side::Black,
            Some(Actor::Assistant) => {
                assisted(here, |side| self.has_assistant(side)).unwrap_or(here)
            }
            None | Some(Actor::Arbiter | Actor::UnknownHand | Actor::Program) => here,
        }
    }

    /// Has this side an assistant, given by the event or appointed since?
    pub(in crate::session) fn has_assistant(&self, side: Side) -> bool {
        let given = self.options().event.assistants.get(side).is_some();
        (given || self.game().is_appointed(side)) && !self.game().is_alone(side)
    }

    /// The assistant at this program: of the player here, or else of the one who has one.
    pub(in crate::session) fn assistant_here(&self) -> Actor {
        Actor::assistant(self.asker(Some(Actor::Assistant)))
    }

    /// Is the assistants' output theirs? There is one, and it is that of the assistant here: another side's assistant
    /// hears at their player's.
    pub(in crate::session) fn hears_as_the_assistant(&self, actor: Actor) -> bool {
        actor.is_assistant()
            && self.options().outputs.has(Listener::Assistant)
            && self.asker(Some(actor)) == self.asker(Some(Actor::Assistant))
    }

    /// The player who speaks for themselves, in what nobody does for them: an assistant has other duties (Kodeks VIII
    /// 4.1), and at an assistant's keyboard, or one that two share, a line that names nobody is no player's.
    pub(in crate::session) fn player_in_person(&self, actor: Option<Actor>) -> Option<Side> {
        let nobodys = matches!(self.keyboard(), AtKeyboard::Assistant | AtKeyboard::Both);
        let unnamed = actor.is_none() && nobodys;
        let assistant = actor.is_some_and(Actor::is_assistant);
        self.side_of(actor).filter(|_| !unnamed && !assistant)
    }

    /// Whose hand it is that acts; pads act by their owner's name.
    pub(in crate::session) fn hand_of(&self, actor: Option<Actor>) -> HandOf {
        match (actor, self.keyboard()) {
            (Some(Actor::Assistant | Actor::WhiteAssistant | Actor::BlackAssistant), _)
            | (
                None | Some(Actor::Arbiter | Actor::UnknownHand | Actor::Program),
                AtKeyboard::Assistant,
            ) => HandOf::Assistant,
            (_, AtKeyboard::Side(_) | AtKeyboard::Both) => HandOf::Player(self.asker(actor)),
            _ => {
                let alone = only_hearer(&self.options().sight);
                HandOf::Player(alone.unwrap_or_else(|| self.asker(actor)))
            }
        }
    }

    /// The other side, where its keyboard, page or pad enters a half-move of `side`: that is its record of it, and no statement of
    /// `side` (Kodeks VIII 2.4).
    pub(in crate::session) fn records_for(&self, side: Side) -> Option<Side> {
        let given = self.given();
        let by = match (given.place, self.keyboard(), given.named) {
            (Place::Pad(owner), ..) | (Place::Keyboard, AtKeyboard::Side(owner), _) => owner,
            (Place::Device(_) | Place::Rehearsal, ..) => self.asker(self.actor()),
            (Place::Keyboard, _, Some(named)) => self.asker(Some(named)),
            (Place::Keyboard, AtKeyboard::Assistant, None) => self.asker(Some(Actor::Assistant)),
            (Place::Keyboard, AtKeyboard::Player, None) => self.player_here(),
            // Each states there what is theirs.
            (Place::Keyboard, AtKeyboard::Both, None) => side,
        };
        (by != side).then_some(by)
    }

    /// True where a line at the keyboard names nobody and no arbiter works there: it may answer what is put on the one output for
    /// somebody who has none of their own.
    pub(in crate::session) fn is_bare(&self) -> bool {
        let given = self.given();
        given.place == Place::Keyboard
            && given.named.is_none()
            && self.authority_at(Place::Keyboard).is_none()
    }

    pub(in crate::session) fn side_of(&self, actor: Option<Actor>) -> Option<Side> {
        match actor {
            Some(Actor::Arbiter | Actor::UnknownHand | Actor::Program) => None,
            _ => Some(self.asker(actor)),
        }
    }

    /// For whom an answer is meant: the assistant where they asked and have an output of their own, else the player who
    /// asked.
    pub(in crate::session) fn answered(&self) -> Audience {
        let actor = self.actor();
        match actor {
            Some(actor) if self.hears_as_the_assistant(actor) => Audience::Assistant,
            _ => match self.reads_the_answer(actor) {
                Some(Listener::Assistant) => Audience::Assistant,
                Some(reader) => Audience::Terminal(reader),
                None => Audience::Private(self.asker(actor)),
            },
        }
    }

    /// The same of what concerns `side`, which may not be the one who typed it.
    pub(in crate::session) fn answered_of(&self, side: Side) -> Audience {
        match self.answered() {
            typed @ (Audience::Terminal(_) | Audience::Assistant) => typed,
            _ => Audience::Private(side),
        }
    }

    /// The listener at the terminal, where what is typed there would be answered in another's ear or at none: they read the answer
    /// instead. Where two share the terminal nobody does. A loudspeaker is everybody's in training, and is heard.
    fn reads_the_answer(&self, actor: Option<Actor>) -> Option<Listener> {
        let reader = self.options().reader;
        let now = reader_here(self.keyboard(), &self.options().sight);
        if self.given().place != Place::Keyboard || reader != now || reader == Listener::Room {
            return None;
        }
        let asker = self.asker(actor);
        let outputs = self.hearing().outputs(Audience::Private(asker));
        match outputs.first()? {
            Output::Of(Listener::Room, _) => None,
            Output::Of(at, _) if *at == asker.into() || *at == reader => None,
            Output::Of(..) => Some(reader),
            Output::None(_) => Some(reader).filter(|reader| *reader == asker.into()),
        }
    }

    /// The player who hears the answer: the one who asked, where they have an output of their own; else the only one
    /// who hears anything, if there is just one.
    pub(in crate::session) fn hearer(&self, actor: Option<Actor>) -> Side {
        let asker = self.asker(actor);
        match self.hearing().ear(asker) {
            Listener::White => Side::White,
            Listener::Black => Side::Black,
            Listener::Assistant | Listener::Arbiter | Listener::Room => asker,
        }
    }

    /// What a listener has chosen.
    pub(in crate::session) fn preferences(&self, listener: Listener) -> Preferences {
        self.person(listener).preferences()
    }

    pub(in crate::session) fn language_of(&self, listener: Listener) -> Language {
        self.preferences(listener).speech.language
    }
}

/// Who acts by a line, as far as that is known: `None` where the line was refused because it is not.
///
/// A keyboard may be one player's alone, there may be two assistants, and a line that names the arbiter is nobody's while no arbiter works at this hand.
pub(super) fn who_acts(typed: Typed, desk: &Desk, table: &mut Table) -> Option<Typed> {
    if let Some(side) = is_anothers_keyboard(&typed, table) {
        table.acts(Some(side.into()));
        table.refuse(
            "the keyboard of the other player",
            Message::KeyboardOf { side },
        );
        return None;
    }
    let is_one_players = || {
        typed
            .command
            .word()
            .is_some_and(|word| word.is(Is::Personal))
    };
    let shared = table.keyboard() == AtKeyboard::Both && table.given().place == Place::Keyboard;
    if shared && typed.actor.is_none() && is_one_players() {
        table.acts(None);
        table.refused("two players share the keyboard");
        // It is for whoever typed it, and nobody knows who that is.
        table.say(Audience::Public, Message::WhosePlayer);
        return None;
    }
    let actor = match typed.actor {
        None => keyboard::at_keyboard(table),
        Some(Actor::Assistant) if Side::ALL.into_iter().all(|side| table.has_assistant(side)) => {
            table.acts(Some(Actor::Assistant));
            table.refuse("there are two assistants", Message::WhoseAssistant);
            return None;
        }
        Some(Actor::Assistant) => Some(table.assistant_here()),
        Some(Actor::Arbiter) if table.authority_at(table.given().place).is_none() => {
            table.acts(Some(Actor::UnknownHand));
            table.not_the_arbiter();
            return None;
        }
        Some(Actor::Arbiter) if is_a_players(&typed.command) && !desk.reads_out() => {
            table.acts(Some(Actor::Arbiter));
            table.refuse("a player's word", Message::PlayersOnly);
            return None;
        }
        named => named,
    };
    Some(Typed { actor, ..typed })
}

/// Whose keyboard it is, where it is one player's alone and this line is in another's name: of others it takes nothing but
/// their half-moves, and the arbiter's words, who gives a code.
fn is_anothers_keyboard(typed: &Typed, table: &Table) -> Option<Side> {
    let AtKeyboard::Side(side) = table.keyboard() else {
        return None;
    };
    let another = match typed.actor {
        None | Some(Actor::Arbiter) => false,
        Some(named) => named != side.into(),
    };
    let half_move = match &typed.command {
        // A digit alone is an answer.
        Command::Move(text) => {
            let lexicon = tongues::lexicon_of(typed.actor, table);
            let variant = table.game().start().variant();
            is_half_move(text, variant, lexicon)
        }
        Command::Said(_) | Command::Correct(_) | Command::Hand(_) => true,
        _ => false,
    };
    (another && !half_move).then_some(side)
}

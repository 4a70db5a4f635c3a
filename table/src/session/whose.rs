// SPDX-License-Identifier: GPL-3.0-or-later
//! The acting person: the player for whom the person speaks, whether the person is that player, and the hand that the person uses.
//!
//! All three depend on the people at this program and at its keyboard: strokes and lines without a name come from there.

use zgoda_game::Side;
use zgoda_input::command::squares::is_half_move;
use zgoda_input::command::{Command, Is, Typed};
use zgoda_input::personal::Preferences;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::Actor;
use zgoda_record::event_file::assisted;
use zgoda_speech::{Language, Listener, Message};

use super::desk::ArbiterDesk;
use super::fair_play::{Audience, Output, only_hearer, reader_here};
use super::personal::vocabularies;
use super::table::Table;
use crate::session::keyboard;
use crate::session::place::{HandOf, Place};

/// True if only players and assistants may do this (Kodeks II 6.8, VIII 2.2). Claims and offers check by themselves if they need
/// a player.
fn is_a_players(command: &Command) -> bool {
    matches!(command, Command::Move(_)) || command.word().is_some_and(|word| word.is(Is::Players))
}

impl Table {
    /// The player concerned: the one named by a line, the player of the acting assistant, or else the player at this program.
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

    /// True if this side has an assistant, given by the event or appointed since.
    pub(in crate::session) fn has_assistant(&self, side: Side) -> bool {
        let given = self.options().event.assistants.get(side).is_some();
        (given || self.game().is_appointed(side)) && !self.game().is_alone(side)
    }

    /// The assistant at this program: the assistant of the player here, or else of the player who has an assistant.
    pub(in crate::session) fn assistant_here(&self) -> Actor {
        Actor::assistant(self.asker(Some(Actor::Assistant)))
    }

    /// True if the assistants' output belongs to this assistant. There is only one such output, for the assistant here; the other
    /// side's assistant hears through their player's output.
    pub(in crate::session) fn hears_as_the_assistant(&self, actor: Actor) -> bool {
        actor.is_assistant()
            && self.options().outputs.has(Listener::Assistant)
            && self.asker(Some(actor)) == self.asker(Some(Actor::Assistant))
    }

    /// The player, if they speak for themselves in a matter that needs the player in person: an assistant has other duties
    /// (Kodeks VIII 4.1), and a line without a name at an assistant's or a shared keyboard counts for no player.
    pub(in crate::session) fn player_in_person(&self, actor: Option<Actor>) -> Option<Side> {
        let nobodys = matches!(self.keyboard(), AtKeyboard::Assistant | AtKeyboard::Both);
        let unnamed = actor.is_none() && nobodys;
        let assistant = actor.is_some_and(Actor::is_assistant);
        self.side_of(actor).filter(|_| !unnamed && !assistant)
    }

    /// The hand that acts; a pad acts in its owner's name.
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

    /// The other side, if its keyboard, page or pad enters a half-move of `side`: the entry is then the other side's record of it
    /// and no statement of `side` (Kodeks VIII 2.4).
    pub(in crate::session) fn records_for(&self, side: Side) -> Option<Side> {
        let input = self.input();
        let by = match (input.place, self.keyboard(), input.named) {
            (Place::Pad(owner), ..) | (Place::Keyboard, AtKeyboard::Side(owner), _) => owner,
            (Place::Device(_) | Place::Rehearsal, ..) => self.asker(self.actor()),
            (Place::Keyboard, _, Some(named)) => self.asker(Some(named)),
            (Place::Keyboard, AtKeyboard::Assistant, None) => self.asker(Some(Actor::Assistant)),
            (Place::Keyboard, AtKeyboard::Player, None) => self.player_here(),
            // At a keyboard of both players, each player states their own half-moves.
            (Place::Keyboard, AtKeyboard::Both, None) => side,
        };
        (by != side).then_some(by)
    }

    /// True for a line without a name at a keyboard where no arbiter works. On the only output, a question may be put to a person
    /// without an output of their own; such a line may answer it.
    pub(in crate::session) fn is_bare(&self) -> bool {
        let input = self.input();
        input.place == Place::Keyboard
            && input.named.is_none()
            && self.authority_at(Place::Keyboard).is_none()
    }

    pub(in crate::session) fn side_of(&self, actor: Option<Actor>) -> Option<Side> {
        match actor {
            Some(Actor::Arbiter | Actor::UnknownHand | Actor::Program) => None,
            _ => Some(self.asker(actor)),
        }
    }

    /// The audience of an answer: the assistant if they asked and have their own output, the reader of the terminal if they must
    /// read the answer there, otherwise the player who asked.
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

    /// The audience of an answer that concerns `side`, which need not be the side of the typist.
    pub(in crate::session) fn answered_of(&self, side: Side) -> Audience {
        match self.answered() {
            typed @ (Audience::Terminal(_) | Audience::Assistant) => typed,
            _ => Audience::Private(side),
        }
    }

    /// The listener at the terminal, if they must read the answer because it would be heard by somebody else or by no one. A
    /// shared terminal has no such listener. In training a loudspeaker serves everybody and is heard.
    fn reads_the_answer(&self, actor: Option<Actor>) -> Option<Listener> {
        let reader = self.options().reader;
        let now = reader_here(self.keyboard(), &self.options().sight);
        if self.input().place != Place::Keyboard || reader != now || reader == Listener::Room {
            return None;
        }
        let asker = self.asker(actor);
        // While an arbiter works at an assistant's keyboard, other lines there belong to no player.
        let is_the_askers = actor.is_some() || self.keyboard() != AtKeyboard::Assistant;
        let outputs = self.hearing().outputs(Audience::Private(asker));
        match outputs.first()? {
            Output::Of(Listener::Room, _) => None,
            Output::Of(at, _) if *at == reader => None,
            Output::Of(at, _) if *at == asker.into() && is_the_askers => None,
            Output::Of(..) => Some(reader),
            Output::None(_) => Some(reader).filter(|reader| *reader == asker.into()),
        }
    }

    /// The player who alone hears the answer to a line that was typed in the player's name at the assistant's keyboard.
    pub(in crate::session) fn answered_past_the_typist(&self) -> Option<Side> {
        let typed = self.input().place == Place::Keyboard && self.input().names_a_player();
        let side = match self.answered() {
            Audience::Private(side) if typed && self.keyboard() == AtKeyboard::Assistant => side,
            _ => return None,
        };
        self.hearing().hears_alone(side).then_some(side)
    }

    /// The player who hears the answer: the asker if they have their own output, otherwise the only player who hears anything, if
    /// there is just one.
    pub(in crate::session) fn hearer(&self, actor: Option<Actor>) -> Side {
        let asker = self.asker(actor);
        match self.hearing().ear(asker) {
            Listener::White => Side::White,
            Listener::Black => Side::Black,
            Listener::Assistant | Listener::Arbiter | Listener::Room => asker,
        }
    }

    /// The preferences that a listener has chosen.
    pub(in crate::session) fn preferences(&self, listener: Listener) -> Preferences {
        self.person(listener).preferences()
    }

    pub(in crate::session) fn language_of(&self, listener: Listener) -> Language {
        self.preferences(listener).speech.language
    }
}

/// Finds out who acts by a line, as far as known. Returns `None` if the line was refused because the actor is unknown.
///
/// A keyboard may belong to one player alone, there may be two assistants, and a line in the arbiter's name has no actor unless
/// an arbiter works at this place.
pub(super) fn who_acts(typed: Typed, desk: &ArbiterDesk, table: &mut Table) -> Option<Typed> {
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
    let shared = table.keyboard() == AtKeyboard::Both && table.input().place == Place::Keyboard;
    if shared && typed.actor.is_none() && is_one_players() {
        table.acts(None);
        table.refused("two players share the keyboard");
        // The answer is for the typist, who is unknown.
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
        Some(Actor::Arbiter) if table.authority_at(table.input().place).is_none() => {
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

/// The owner of a keyboard that belongs to one player alone, if this line is in another's name. From others such a keyboard takes
/// only their half-moves, and the words of an arbiter who gives a code.
fn is_anothers_keyboard(typed: &Typed, table: &Table) -> Option<Side> {
    let AtKeyboard::Side(side) = table.keyboard() else {
        return None;
    };
    let another = match typed.actor {
        None | Some(Actor::Arbiter) => false,
        Some(named) => named != side.into(),
    };
    let half_move = match &typed.command {
        // A digit alone answers a question and is no half-move.
        Command::Move(text) => {
            let lexicon = vocabularies::lexicon_of(typed.actor, table);
            let variant = table.game().start().variant();
            is_half_move(text, variant, lexicon)
        }
        Command::Said(_) | Command::Correct(_) | Command::Hand(_) => true,
        _ => false,
    };
    (another && !half_move).then_some(side)
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The listeners who have an output of their own, and the outputs that a word comes out of.
//!
//! If no listener has an output of their own, all share one output: the earphone of the player who hears the program, or a
//! loudspeaker if two players hear the program.

use zgoda_game::{BySide, Side};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_speech::Listener;

use super::{Audience, Role, only_hearer, player_here};

/// The listeners who have an output of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outputs(Vec<Listener>);

/// The output for a word: its listener, and their role for the person concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Output {
    /// This listener's output, with their role for the word.
    Of(Listener, Role),
    /// No output: the word is private, and there is no output for this listener alone.
    None(Listener),
}

/// The facts that decide on the output for a word.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Hearing<'a> {
    /// The sight of each player.
    pub(in crate::session) sight: &'a BySide<Sight>,
    /// The mode, which decides what each person may be told.
    pub(in crate::session) mode: Mode,
    /// The listeners who have an output of their own.
    pub(in crate::session) outputs: &'a Outputs,
    /// True if both players sit at the keyboard.
    pub(in crate::session) shared: bool,
}

impl Outputs {
    /// One output for all, where no listener has an own output.
    pub const ONE: Outputs = Outputs(Vec::new());

    /// An output for each of these listeners, except for the arbiter, who has a screen.
    #[must_use]
    pub fn of(listeners: impl IntoIterator<Item = Listener>) -> Outputs {
        let mut own: Vec<Listener> = listeners
            .into_iter()
            .filter(|it| *it != Listener::Arbiter)
            .collect();
        own.sort();
        own.dedup();
        Outputs(own)
    }

    /// These outputs; at a terminal of the assistant, the assistant is also a listener, who reads there. The other listeners keep
    /// their own outputs, or the one output for all.
    #[must_use]
    pub fn at_terminal(self, keyboard: AtKeyboard, sight: &BySide<Sight>) -> Outputs {
        if keyboard != AtKeyboard::Assistant {
            return self;
        }
        let one = self.is_one().then(|| one_for_all(sight));
        Outputs::of(self.0.into_iter().chain(one).chain([Listener::Assistant]))
    }

    /// True if there is one output for all.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.0.is_empty()
    }

    /// True if this listener has an output of their own.
    #[must_use]
    pub fn has(&self, listener: Listener) -> bool {
        self.0.contains(&listener)
    }

    /// All listeners with an output of their own, in order: White, Black, the assistant, the room.
    pub fn iter(&self) -> impl Iterator<Item = Listener> {
        self.0.iter().copied()
    }
}

/// The listener of the one output for all.
#[must_use]
pub fn one_for_all(sight: &BySide<Sight>) -> Listener {
    only_hearer(sight).map_or(Listener::Room, Listener::from)
}

/// The reader of the printed text at the terminal: the room, where both players sit at the terminal.
#[must_use]
pub fn reader_here(keyboard: AtKeyboard, sight: &BySide<Sight>) -> Listener {
    match keyboard {
        AtKeyboard::Assistant => Listener::Assistant,
        AtKeyboard::Both => Listener::Room,
        AtKeyboard::Player | AtKeyboard::Side(_) => keyboard.player(player_here(sight)).into(),
    }
}

impl Hearing<'_> {
    /// The outputs that a word for `audience` comes out of.
    pub(in crate::session) fn outputs(&self, audience: Audience) -> Vec<Output> {
        if self.outputs.is_one() {
            return vec![self.the_one(audience)];
        }
        match audience {
            Audience::Terminal(reader) => vec![Output::Of(reader, role(reader))],
            Audience::Public => {
                let all = self.outputs.iter().filter(|it| self.is_entitled(*it));
                all.map(|it| Output::Of(it, role(it))).collect()
            }
            Audience::Private(side) => vec![self.own(side).unwrap_or_else(|| self.answered(side))],
            Audience::Hand(side) => vec![self.own(side).unwrap_or_else(|| match self.mode {
                Mode::Training => self.answered(side),
                Mode::Official => Output::None(side.into()),
            })],
            Audience::Assistant => {
                let assistant = Listener::Assistant;
                vec![if self.outputs.has(assistant) {
                    Output::Of(assistant, Role::Assistant)
                } else {
                    Output::None(assistant)
                }]
            }
        }
    }

    /// The listener with the output at this player's ear.
    pub(in crate::session) fn ear(&self, side: Side) -> Listener {
        match (self.own(side), only_hearer(self.sight)) {
            (Some(_), _) => side.into(),
            (None, Some(hearer)) => hearer.into(),
            (None, None) => Listener::Room,
        }
    }

    /// True if only this player hears their output.
    pub(in crate::session) fn hears_alone(&self, side: Side) -> bool {
        if self.outputs.is_one() {
            only_hearer(self.sight) == Some(side)
        } else {
            self.own(side).is_some()
        }
    }

    /// True if, in official play, two players who play by ear share one output. Such an output may not have words for one of the
    /// two alone.
    pub(in crate::session) fn has_no_private_output(&self) -> bool {
        let both = self.sight.white.hears() && self.sight.black.hears();
        let alone = Side::ALL
            .into_iter()
            .any(|side| self.outputs.has(side.into()));
        self.mode == Mode::Official && both && !alone
    }

    /// True if this side hears anything, alone or with others.
    pub(in crate::session) fn hears(&self, side: Side) -> bool {
        if self.outputs.is_one() {
            only_hearer(self.sight).is_none_or(|hearer| hearer == side)
        } else {
            self.own(side).is_some() || self.outputs.has(Listener::Room)
        }
    }

    /// True if this listener may have words at all: in official play a sighted player hears nothing, not even with an output of
    /// their own.
    fn is_entitled(&self, listener: Listener) -> bool {
        match listener {
            Listener::White => self.own(Side::White).is_some(),
            Listener::Black => self.own(Side::Black).is_some(),
            Listener::Assistant | Listener::Room => true,
            Listener::Arbiter => false,
        }
    }

    fn own(&self, side: Side) -> Option<Output> {
        let entitled = self.mode == Mode::Training || self.sight.get(side).hears();
        let own = entitled && self.outputs.has(side.into());
        own.then_some(Output::Of(side.into(), Role::Concerned))
    }

    /// The output for the answer to a side that has no output of its own and typed at the terminal of another listener. The answer
    /// comes out of that listener's output; out of the room's output only in training.
    fn answered(&self, side: Side) -> Output {
        let hearer = only_hearer(self.sight).filter(|_| !self.shared);
        let hearer = hearer.and_then(|hearer| self.own(hearer));
        let room = self.mode == Mode::Training && self.outputs.has(Listener::Room);
        match hearer {
            Some(output) => output,
            None if room => Output::Of(Listener::Room, Role::Room),
            None => Output::None(side.into()),
        }
    }

    /// Decides whether words for `audience` come out of the one output for all.
    fn the_one(&self, audience: Audience) -> Output {
        match (audience, only_hearer(self.sight)) {
            // Two people share this place: words for the other player are not for this ear.
            (Audience::Private(side), Some(hearer)) if self.shared && side != hearer => {
                Output::None(side.into())
            }
            // A line for the other side was typed here, and is answered here.
            (Audience::Public | Audience::Private(_), Some(hearer)) => {
                Output::Of(hearer.into(), Role::Concerned)
            }
            (Audience::Hand(side), Some(hearer)) if side == hearer => {
                Output::Of(hearer.into(), Role::Concerned)
            }
            (Audience::Hand(side), Some(hearer)) => match self.mode {
                Mode::Training => Output::Of(hearer.into(), Role::Opponent),
                Mode::Official => Output::None(side.into()),
            },
            (Audience::Private(side) | Audience::Hand(side), None)
                if self.mode == Mode::Official =>
            {
                Output::None(side.into())
            }
            (Audience::Assistant, _) => Output::None(Listener::Assistant),
            (Audience::Terminal(reader), _) => Output::Of(reader, role(reader)),
            (Audience::Public | Audience::Private(_) | Audience::Hand(_), None) => {
                Output::Of(Listener::Room, Role::Room)
            }
        }
    }
}

/// The role of this listener towards public words.
const fn role(listener: Listener) -> Role {
    match listener {
        Listener::White | Listener::Black => Role::Concerned,
        Listener::Assistant => Role::Assistant,
        Listener::Arbiter => Role::Arbiter,
        Listener::Room => Role::Room,
    }
}

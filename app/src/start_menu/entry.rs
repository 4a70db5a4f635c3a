// SPDX-License-Identifier: GPL-3.0-or-later
//! The entries of the menu: its items, and the answers to the questions before a game.

use zgoda_game::clock::Preset;
use zgoda_game::{Side, Variant};
use zgoda_speech::announcement::{LastGame, MenuItem, StartAnswer, StartItem};

use crate::around::Port;

/// A thing that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// An item of the menu.
    Item(Item),
    /// An answer to a question.
    Answer(Answer),
}

/// A thing to do, as an item of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A game with somebody here.
    Play,
    /// The last unfinished game goes on.
    GoOn,
    /// A game alone, on a simulated board.
    Learn,
    /// An official game, without another person here.
    Rehearse,
    /// The settings of the listener's speech.
    Settings,
    /// The menu of trials.
    Try,
    /// The manual, read aloud.
    Manual,
    /// The program is left.
    End,
    /// The boards are tried.
    Board,
    /// The clocks are tried.
    Clock,
    /// The gamepads are tried.
    Pad,
    /// The voice is tried.
    Voice,
    /// Back to the menu before.
    Back,
}

/// The things that can be tried.
pub(super) const TRIALS: [Item; 5] = [Item::Board, Item::Clock, Item::Pad, Item::Voice, Item::Back];

impl Item {
    /// The English word that may be typed for the item in any language.
    pub(super) const fn english(self) -> &'static str {
        match self {
            Item::Play => "play",
            Item::GoOn => "go on",
            Item::Learn => "learn",
            Item::Rehearse => "rehearse",
            Item::Settings => "settings",
            Item::Try => "try",
            Item::Manual => "manual",
            Item::End => "end",
            Item::Board => "board",
            Item::Clock => "clock",
            Item::Pad => "gamepad",
            Item::Voice => "voice",
            Item::Back => "back",
        }
    }
}

/// An answer to a question before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The game that is played.
    Game(Variant),
    /// The side that plays by ear; `None` is both.
    Blind(Option<Side>),
    /// The board that may be at this port, by its place in the list; `None` is a board without sensors.
    Board(Option<usize>),
    /// The clock of this name; `None` is no clock.
    Clock(Option<&'static str>),
}

/// The known facts that the entries name.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// The last unfinished game.
    pub(super) last: Option<LastGame>,
    /// Ports at which there may be a board.
    pub(super) ports: Vec<Port>,
}

impl Known {
    /// The entry in the words of an announcement.
    pub(super) fn told(&self, entry: Entry) -> MenuItem {
        match entry {
            Entry::Item(item) => MenuItem::Start(self.item(item)),
            Entry::Answer(answer) => MenuItem::Answer(self.answer(answer)),
        }
    }

    fn item(&self, item: Item) -> StartItem {
        match item {
            Item::Play => StartItem::Play,
            Item::GoOn => StartItem::GoOn(self.last.clone().unwrap_or_default()),
            Item::Learn => StartItem::Learn,
            Item::Rehearse => StartItem::Rehearse,
            Item::Settings => StartItem::Settings,
            Item::Try => StartItem::Try,
            Item::Manual => StartItem::Manual,
            Item::End => StartItem::End,
            Item::Board => StartItem::Board,
            Item::Clock => StartItem::Clock,
            Item::Pad => StartItem::Pad,
            Item::Voice => StartItem::Voice,
            Item::Back => StartItem::Back,
        }
    }

    fn answer(&self, answer: Answer) -> StartAnswer {
        match answer {
            Answer::Game(variant) => StartAnswer::Game(variant),
            Answer::Blind(side) => StartAnswer::Blind(side),
            Answer::Board(port) => {
                let port = port.and_then(|at| self.ports.get(at));
                StartAnswer::Board(port.map(|port| port.found.clone()))
            }
            Answer::Clock(name) => {
                let preset = name.and_then(Preset::named);
                StartAnswer::Clock(preset.and_then(|preset| preset.read().ok()))
            }
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The answers of an event file to the questions before the first move, so that a single yes settles these questions. The
//! answers are keys of `[preparation]`, and the section of an assistant. A file cannot know how boards and men stand, or
//! that the players agree on one board, so such questions are always asked.

use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::{BeforeAnswer, BeforeMove, RecordMedium};

use super::EventSettings;

/// The answers that a file gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beforehand {
    /// True if the file states that each player has their own board (Kodeks VIII 1.1).
    pub own_boards: bool,
    /// True if the clock stands at White's left hand (II 3.6.1), false if the chief arbiter had it put elsewhere (II
    /// 3.6.2); `None` if the file does not answer.
    pub clock_at_whites_left: Option<bool>,
    /// The answers for each player.
    pub players: BySide<OfPlayer>,
}

/// The answers that a file gives for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OfPlayer {
    /// True if the player asks for moves to be announced (VIII 2.2), false if the player does not; `None` if the file
    /// does not answer.
    pub announcements: Option<bool>,
    /// The way in which the player keeps the record (VIII 2.4).
    pub record: Option<RecordMedium>,
    /// True if the player has an assistant (VIII 4.1), false if the player has none; `None` if the file does not answer.
    pub assistant: Option<bool>,
}

impl EventSettings {
    /// The answer of the file to this question, if any.
    #[must_use]
    pub fn answers(&self, item: BeforeMove) -> Option<BeforeAnswer> {
        let Beforehand {
            own_boards,
            clock_at_whites_left,
            players,
        } = &self.beforehand;
        let so = |state: bool| match state {
            true => BeforeAnswer::Yes,
            false => BeforeAnswer::No,
        };
        match item {
            BeforeMove::OwnBoards => own_boards.then_some(BeforeAnswer::Yes),
            BeforeMove::ClockSide => clock_at_whites_left.map(so),
            BeforeMove::Announcements(side) => players.get(side).announcements.map(so),
            BeforeMove::Medium(side) => players.get(side).record.map(BeforeAnswer::Medium),
            BeforeMove::Assistant(side) => self.assistant_written(side).map(so),
            BeforeMove::OneBoard
            | BeforeMove::Orientation(_)
            | BeforeMove::Men(_)
            | BeforeMove::Earphones => None,
        }
    }

    fn assistant_written(&self, side: Side) -> Option<bool> {
        let named = self.assistants.get(side).is_some();
        named
            .then_some(true)
            .or(self.beforehand.players.get(side).assistant)
    }
}

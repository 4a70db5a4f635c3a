// SPDX-License-Identifier: GPL-3.0-or-later
//! The questions about the board itself, which a board need not answer, and the answers that came.

use std::collections::VecDeque;

use super::message::Command;
use crate::board::{Identity, Version};
use crate::waits::OPTIONAL_TRIES;

/// The open questions, the number of times that each was asked, and the answers.
#[derive(Clone, Debug, Default)]
pub(super) struct Introduction {
    questions: VecDeque<(Command, u32)>,
    identity: Identity,
    told: Identity,
}

impl Introduction {
    /// An introduction with every question still to ask.
    pub(super) fn new() -> Introduction {
        let commands = [
            Command::SendVersion,
            Command::ReturnSerial,
            Command::ReturnLongSerial,
            Command::SendTrademark,
            Command::SendBattery,
        ];
        Introduction {
            questions: commands.map(|command| (command, 0)).into(),
            ..Introduction::default()
        }
    }

    /// Adds this question, for the first time or again.
    pub(super) fn ask(&mut self, command: Command) {
        self.questions.push_back((command, 0));
    }

    /// The next question. The question moves to the back of the queue, so that an unanswered question does not hold up the others.
    pub(super) fn next(&mut self) -> Option<Command> {
        let (command, tries) = self.questions.pop_front()?;
        self.questions.push_back((command, tries + 1));
        Some(command)
    }

    pub(super) fn version(&mut self, version: Version) {
        self.identity.version = Some(version);
    }

    /// Takes the short serial number, unless a serial number is known: the long one is better.
    pub(super) fn serial(&mut self, serial: String) {
        self.identity.serial.get_or_insert(serial);
    }

    pub(super) fn long_serial(&mut self, serial: String) {
        self.identity.serial = Some(serial);
    }

    pub(super) fn trademark(&mut self, text: String) {
        self.identity.trademark = Some(text);
    }

    pub(super) fn answered(&mut self, command: Command) {
        self.questions.retain(|(asked, _)| *asked != command);
    }

    /// Drops a question that was asked often enough.
    pub(super) fn unanswered(&mut self, command: Command) {
        self.questions
            .retain(|(asked, tries)| *asked != command || *tries < OPTIONAL_TRIES);
    }

    /// Takes the identity of the board, if no question is left and the identity is news.
    pub(super) fn tell(&mut self) -> Option<Identity> {
        if !self.questions.is_empty() || self.told == self.identity {
            return None;
        }
        self.told = self.identity.clone();
        Some(self.identity.clone())
    }
}

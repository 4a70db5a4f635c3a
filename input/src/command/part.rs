// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts of `help`: the topics of messages, and the arbiter's words. There are parts because a list of a hundred commands is
//! too long to remember.

use zgoda_speech::settings::Topic;

/// A part that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The commands of this topic.
    About(Topic),
    /// The words of the arbiter.
    Arbiter,
}

impl Part {
    pub(super) const MOVES: Part = Part::About(Topic::Moves);
    pub(super) const GAME: Part = Part::About(Topic::Game);
    pub(super) const BOARDS: Part = Part::About(Topic::Boards);
    pub(super) const CLOCK: Part = Part::About(Topic::Clock);
    pub(super) const ANSWERS: Part = Part::About(Topic::Answers);
    pub(super) const PROGRAM: Part = Part::About(Topic::Program);
}

/// The circumstances in which `help` lists a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The word is always listed.
    Always,
    /// In training, where the command has an effect or its answer may be known.
    Training,
    /// To the opponent of the last mover, as long as this opponent may say the word.
    Claims,
}

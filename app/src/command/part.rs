//! The parts in which commands are told, because nobody keeps a list of a hundred in their head: those by which one's own
//! words are chosen, and the arbiter's.

use zgoda_speech::settings::Topic;

/// A part that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The commands of this topic.
    About(Topic),
    /// The arbiter's words.
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

/// When a word is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Always.
    Always,
    /// In training, where it goes on or may be known.
    Training,
    /// To the opponent of the last mover, as long as they may say it.
    Claims,
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Everything that the queue must know of an utterance besides its priority. The queue never looks at words or kinds.

/// The relation of an utterance to the others in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Queueing {
    /// True if the utterance waits for nothing but an alarm, whatever its priority.
    pub at_once: bool,
    /// Whether the utterance is a whole answer or a part.
    pub series: Series,
    /// The speech that the utterance does not cut, although its priority would.
    pub yields_to: YieldsTo,
    /// The treatment of a part of the greeting once its listener does something.
    pub greeting: Greeting,
}

/// Whether an utterance is a whole message, or one of many parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// A whole answer: the utterance takes the place of the answer before it.
    Whole,
    /// A part of an answer: the utterance follows the others and replaces none. Any other answer replaces the
    /// remaining parts.
    Part,
}

/// The speech that an utterance does not cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum YieldsTo {
    /// The utterance yields only as its priority makes it yield.
    Nothing,
    /// The speech that is wanted at once.
    AtOnce,
}

/// The treatment of the words with which a game begins when their listener does something before they are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Greeting {
    /// The utterance is no part of the greeting.
    Apart,
    /// The utterance gives way: a listener who plays already needs the utterance no more, and finds it in the history.
    GivesWay,
    /// The utterance must be heard, and is said after the answer.
    ComesLater,
}

impl Queueing {
    /// The queueing of an utterance by its priority alone.
    pub const USUAL: Queueing = Queueing {
        at_once: false,
        series: Series::Whole,
        yields_to: YieldsTo::Nothing,
        greeting: Greeting::Apart,
    };
}

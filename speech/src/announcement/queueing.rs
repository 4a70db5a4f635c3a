//! What the queue must know of an utterance besides its priority. It never looks at words or kinds for it.

/// How an utterance stands to the others in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Queueing {
    /// Does it wait for nothing but an alarm, whatever its priority?
    pub at_once: bool,
    /// Is it all of an answer, or a part?
    pub series: Series,
    /// What it lets end though its priority would cut it.
    pub yields_to: YieldsTo,
}

/// Is an utterance all that there is to say, or one of many parts?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Series {
    /// All: as an answer it takes the place of the answer before it.
    Whole,
    /// A part of an answer: it follows what is said, and takes nothing's place. Any other answer replaces what is
    /// left of the parts.
    Part,
}

/// What an utterance does not cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum YieldsTo {
    /// Nothing beyond the table.
    Nothing,
    /// What is wanted at once.
    AtOnce,
}

impl Queueing {
    /// As its priority has it.
    pub const USUAL: Queueing = Queueing {
        at_once: false,
        series: Series::Whole,
        yields_to: YieldsTo::Nothing,
    };
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The results of a command. Only `program::ends` turns them into an exit status.

use std::io;

use zgoda_speech::announcement::StartTrouble;

/// The answer of a command to its question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The answer is yes, or the work is done: exit status 0.
    Holds,
    /// The input was read and does not satisfy the question: exit status 1.
    DoesNotHold,
}

/// The reason why the question was not answered: wrong usage, or input that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Exit status 2, with this sentence on standard error.
    #[error("{0}")]
    Sentence(String),
    /// Exit status 2, with a sentence on standard error. The failed start is also spoken, with the part of the reason that can be
    /// spoken.
    #[error("{sentence}")]
    CannotBegin {
        /// The reason in the form that is spoken.
        why: StartTrouble,
        /// The reason in the form that is printed.
        sentence: String,
    },
    /// Exit status 2. The sentence was printed already.
    #[error("told already")]
    Told,
    /// The answer has no reader any more. Exit status 0, without a sentence.
    #[error("nobody reads the answer any more")]
    NobodyListens,
}

impl Failure {
    /// A failure with the text of this error, which must be a sentence.
    pub fn of(error: impl std::fmt::Display) -> Failure {
        Failure::Sentence(error.to_string())
    }

    /// The part of the reason that is spoken after a failed start.
    #[must_use]
    pub const fn trouble(&self) -> StartTrouble {
        match self {
            Failure::CannotBegin { why, .. } => *why,
            Failure::Sentence(_) | Failure::Told | Failure::NobodyListens => StartTrouble::Other,
        }
    }

    /// A failure to write the answer.
    #[must_use]
    pub fn writing(error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyListens,
            _ => Failure::Sentence(format!(
                "the answer cannot be written ({error}); check where standard output goes"
            )),
        }
    }
}

//! How a command ends. Only `main` turns this into an exit status.

use std::io;

use zgoda_speech::announcement::StartTrouble;

/// What was asked was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All well: exit status 0.
    Holds,
    /// The input was read and what was asked does not hold: exit status 1.
    DoesNotHold,
}

/// It was not answered: wrong usage, or input that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Exit status 2, with this sentence on standard error.
    #[error("{0}")]
    Sentence(String),
    /// Likewise; what did not begin is somebody's to hear of, too, with as much of the reason as can be said.
    #[error("{sentence}")]
    CannotBegin {
        /// Why, as it is said.
        why: StartTrouble,
        /// Why, as it is shown.
        sentence: String,
    },
    /// Exit status 2; its sentence has been told.
    #[error("told already")]
    Told,
    /// Nobody reads the answer any more: nothing is said, exit status 0.
    #[error("nobody reads the answer any more")]
    NobodyListens,
}

impl Failure {
    /// Any error whose text is a sentence.
    pub fn of(error: impl std::fmt::Display) -> Failure {
        Failure::Sentence(error.to_string())
    }

    /// As much of the reason as is said of something that did not begin.
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

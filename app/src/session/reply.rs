//! What somebody who asks is answered. Who only answers makes one of these and changes nothing; the session gives it.

use zgoda_speech::Message;
use zgoda_speech::announcement::Consent;

use super::effect::Again;
use super::table::Table;
use crate::desk_words::note::DeskNote;

/// An answer.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    /// In words, at the ear of the one who asked.
    Said(Message),
    /// It goes no further: a sound.
    Edge(Message),
    /// On the arbiter's screen, and at nobody's ear.
    Shown(DeskNote),
    /// What was said before is said again.
    Again(Again),
    /// The chief arbiter has not consented to it (Kodeks II 2.4.10, R04).
    NotConsented(Consent),
    /// It is refused in these words, and written down with this reason.
    Refused { why: &'static str, told: Message },
}

impl Reply {
    /// Words that could not be read.
    pub(super) fn not_understood(text: &str, table: &Table) -> Reply {
        let text = table.of_line(text);
        Reply::Refused {
            why: "not understood",
            told: Message::NotUnderstood { text },
        }
    }

    /// What is told in training only.
    pub(super) const fn in_training_only(why: &'static str) -> Reply {
        let told = Message::TrainingOnly;
        Reply::Refused { why, told }
    }
}

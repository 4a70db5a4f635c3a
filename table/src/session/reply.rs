// SPDX-License-Identifier: GPL-3.0-or-later
//! The answer to a person who asks. A part that only answers makes a reply and changes nothing; the session gives the answer.

use zgoda_speech::Message;
use zgoda_speech::announcement::Consent;
use zgoda_speech::history::Again;

use super::table::Table;
use crate::desk_words::note::DeskNote;

/// An answer, and the place where it is given.
#[derive(Clone, Debug)]
pub(super) enum Reply {
    /// In words, at the ear of the asker.
    Said(Message),
    /// A sound: the gesture can go no further.
    Edge(Message),
    /// On the arbiter's screen, and at no ear.
    Shown(DeskNote),
    /// Words that were said before, and are said again.
    Again(Again),
    /// The chief arbiter has not consented to the answer (Kodeks II 2.4.10, R04).
    NotConsented(Consent),
    /// The request is refused in these words, and written down with this reason.
    Refused { why: &'static str, told: Message },
}

impl Reply {
    /// The reply to words that could not be read.
    pub(super) fn not_understood(text: &str, table: &Table) -> Reply {
        let text = table.of_line(text);
        Reply::Refused {
            why: "not understood",
            told: Message::NotUnderstood { text },
        }
    }

    /// The reply to a question that is answered in training only.
    pub(super) const fn in_training_only(why: &'static str) -> Reply {
        let told = Message::TrainingOnly;
        Reply::Refused { why, told }
    }
}

//! What is said while a record is read aloud, and what may be typed for an answer.

use zgoda_speech::catalogue::Given::{Count, Text};

use super::aloud::{End, Word};
use crate::record_words::Words;

impl Words {
    /// What may be typed for an answer, separated by commas.
    pub(super) fn answer(&self, word: Word) -> String {
        let key = match word {
            Word::Same => "aloud-same",
            Word::Differs => "aloud-differs",
            Word::Unreadable => "aloud-unreadable",
            Word::Repeat => "aloud-repeat",
            Word::Back => "aloud-back",
            Word::Stop => "aloud-stop",
        };
        self.text(key, &[])
    }

    /// There is nothing before this.
    pub(super) fn first(&self) -> String {
        self.text("aloud-first", &[])
    }

    /// The last words of the reading.
    pub(super) fn read_to_the_end(&self, end: End) -> String {
        match end {
            End::Parts(ply) => self.text("aloud-parts", &[("ply", Count(ply))]),
            End::Agrees => self.text("aloud-agrees", &[]),
            End::BreaksOff => self.text("aloud-breaks-off", &[]),
        }
    }

    /// A half-move that is written so that it means nothing where it stands; the text is speakable.
    pub(super) fn unclear(&self, ply: usize, text: &str) -> String {
        let nothing = self.text("reconcile-nothing-written", &[]);
        let text = if text.is_empty() { &nothing } else { text };
        self.text(
            "aloud-unclear",
            &[("ply", Count(ply)), ("text", Text(text))],
        )
    }
}

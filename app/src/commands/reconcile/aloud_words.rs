//! What is said while a record is read aloud, and what may be typed for an answer, a row each.

use super::aloud::{End, Word};
use crate::record_words::{Line, Words};
use crate::sentence::{Row as _, rows};

rows! {
    /// What may be typed, separated by commas, or what is said.
    #[derive(Clone, Debug)]
    enum Aloud in Words;

    Same => "aloud-same";
    Differs => "aloud-differs";
    Unreadable => "aloud-unreadable";
    Repeat => "aloud-repeat";
    Back => "aloud-back";
    Stop => "aloud-stop";
    /// There is nothing before this.
    First => "aloud-first";
    Parts { ply: usize } => "aloud-parts";
    Agrees => "aloud-agrees";
    BreaksOff => "aloud-breaks-off";
    Unclear { ply: usize, text: String } => "aloud-unclear";
}

impl Words {
    /// What may be typed for an answer, separated by commas.
    pub(super) fn answer(&self, word: Word) -> String {
        let answer = match word {
            Word::Same => Aloud::Same,
            Word::Differs => Aloud::Differs,
            Word::Unreadable => Aloud::Unreadable,
            Word::Repeat => Aloud::Repeat,
            Word::Back => Aloud::Back,
            Word::Stop => Aloud::Stop,
        };
        answer.text(self)
    }

    /// There is nothing before this.
    pub(super) fn first(&self) -> String {
        Aloud::First.text(self)
    }

    /// The last words of the reading.
    pub(super) fn read_to_the_end(&self, end: End) -> String {
        let last = match end {
            End::Parts(ply) => Aloud::Parts { ply },
            End::Agrees => Aloud::Agrees,
            End::BreaksOff => Aloud::BreaksOff,
        };
        last.text(self)
    }

    /// A half-move that is written so that it means nothing where it stands; the text is speakable.
    pub(super) fn unclear(&self, ply: usize, text: &str) -> String {
        let text = match text {
            "" => self.tell(&Line::NothingWritten),
            text => text.to_owned(),
        };
        Aloud::Unclear { ply, text }.text(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};
    use zgoda_game::Variant;

    #[test]
    fn everything_has_its_words_in_every_language() {
        each_is_one_sentence(&Aloud::examples(), |language| {
            Words::new(language, Variant::International)
        });
    }

    #[test]
    fn each_of_the_words_has_a_row() {
        let aloud = Aloud::examples().into_iter().map(|(key, _)| key);
        let lines = Line::examples().into_iter().map(|(key, _)| key);
        each_key_has_a_row("reconcile.ftl", "", &aloud.chain(lines).collect());
    }
}

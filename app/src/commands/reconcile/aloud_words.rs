// SPDX-License-Identifier: GPL-3.0-or-later
//! The words that are said while a record is read aloud, and the words that may be typed as an answer, each with a row.

use zgoda_record::record_words::{Line, Words};
use zgoda_record::sentence::{Row as _, rows};

use super::aloud::{End, Word};

rows! {
    /// A text that is said, or a list of words that may be typed, separated by commas.
    #[derive(Clone, Debug)]
    enum Aloud in Words;

    Same => "aloud-same";
    Differs => "aloud-differs";
    Unreadable => "aloud-unreadable";
    Repeat => "aloud-repeat";
    Back => "aloud-back";
    Stop => "aloud-stop";
    /// There is no half-move before this one.
    First => "aloud-first";
    Parts { ply: usize } => "aloud-parts";
    Agrees => "aloud-agrees";
    BreaksOff => "aloud-breaks-off";
    Unclear { ply: usize, text: String } => "aloud-unclear";
}

/// The words that may be typed for an answer, separated by commas.
pub(super) fn answer(words: &Words, word: Word) -> String {
    let answer = match word {
        Word::Same => Aloud::Same,
        Word::Differs => Aloud::Differs,
        Word::Unreadable => Aloud::Unreadable,
        Word::Repeat => Aloud::Repeat,
        Word::Back => Aloud::Back,
        Word::Stop => Aloud::Stop,
    };
    answer.text(words)
}

/// The sentence that there is no half-move before this one.
pub(super) fn first(words: &Words) -> String {
    Aloud::First.text(words)
}

/// The last words of the reading.
pub(super) fn read_to_the_end(words: &Words, end: End) -> String {
    let last = match end {
        End::Parts(ply) => Aloud::Parts { ply },
        End::Agrees => Aloud::Agrees,
        End::BreaksOff => Aloud::BreaksOff,
    };
    last.text(words)
}

/// The sentence on a half-move that cannot be understood as it is written; `text` is the written text in a form
/// that can be spoken.
pub(super) fn unclear(words: &Words, ply: usize, text: &str) -> String {
    let text = match text {
        "" => words.tell(&Line::NothingWritten),
        text => text.to_owned(),
    };
    Aloud::Unclear { ply, text }.text(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Variant;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row, keys_of};

    #[test]
    fn everything_has_its_words_in_every_language() {
        each_is_one_sentence(&Aloud::examples(), |language| {
            Words::new(language, Variant::International)
        });
    }

    #[test]
    fn each_of_the_words_has_a_row() {
        let rows = Aloud::examples().into_iter().map(|(key, _)| key);
        each_key_has_a_row("reconcile.ftl", "aloud-", &rows.collect());
        // The other keys of `reconcile.ftl` have their rows in `record_words`, with the same test.
        let mut others = keys_of("reconcile.ftl").filter(|key| !key.starts_with("aloud-"));
        assert!(others.all(|key| key.starts_with("reconcile-")));
    }
}

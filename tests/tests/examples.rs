//! What the arbiter is told to write can be written: every example on the arbiter's screen, in every
//! language, is understood as what it is an example of.

#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first thing that is not as it should be.

use zgoda::desk_words::DeskWords;
use zgoda::session::command::{Command, Word, Words};
use zgoda::session::desk::note::{DeskNote, Hint};
use zgoda_game::{Outcome, Side, Variant};
use zgoda_speech::{Language, Phrasebook, Style};

const V: Variant = Variant::International;

/// The hints that have an example, and the word that it begins with.
const WITH_EXAMPLES: [(Hint, Word); 14] = [
    (Hint::Answer, Word::Answer),
    (Hint::HandOver, Word::HandOver),
    (Hint::Note, Word::Note),
    (Hint::Original, Word::Original),
    (Hint::Compare, Word::Compare),
    (Hint::Set, Word::Set),
    (Hint::Charge, Word::Charge),
    (Hint::Presence, Word::Arrived),
    (Hint::WalkBack, Word::WalkBack),
    (Hint::Appoint, Word::Appoint),
    (Hint::Sanction, Word::Sanction),
    (Hint::SanctionFirst, Word::Sanction),
    (Hint::Complaint, Word::Complaint),
    (Hint::Decide, Word::Decide),
];

/// What stands behind a colon and a blank, up to the end of that part of the sentence.
fn examples(text: &str) -> Vec<&str> {
    text.split(": ")
        .skip(1)
        .map(|part| part.split([';', '.']).next().unwrap_or(part).trim())
        .collect()
}

#[test]
fn every_example_is_understood_as_what_it_is() {
    for language in Language::ALL {
        let book = Phrasebook::new(language, V, Style::default());
        let words = Words::of_book(&book);
        let desk = DeskWords::new(language, V);
        for (hint, word) in WITH_EXAMPLES {
            let text = desk.lines(&DeskNote::NotUnderstood(hint)).concat();
            let examples = examples(&text);
            assert!(!examples.is_empty(), "{}: {text}", language.tag());
            for example in examples {
                let place = format!("{}: {example}", language.tag());
                let Command::Arbiters(read, rest) = words.read(example).command else {
                    panic!("{place} is no arbiter's word");
                };
                assert_eq!(read, word, "{place}");
                assert!(is_understood(&words, word, &rest), "{place}");
            }
        }
    }
}

/// Is what follows the word understood?
fn is_understood(words: &Words, word: Word, rest: &str) -> bool {
    let (first, behind) = rest.split_once(' ').unwrap_or((rest, ""));
    let side = words.side(first).is_some();
    match word {
        Word::Note => first.chars().all(|c| c.is_ascii_digit()),
        Word::Original => side,
        Word::Set | Word::WalkBack => first.chars().all(|c| c.is_ascii_digit() || c == ':'),
        Word::Compare | Word::Charge | Word::Arrived => side,
        Word::Answer => side && behind.is_empty(),
        Word::HandOver => !rest.is_empty(),
        Word::Appoint => rest
            .split(' ')
            .next_back()
            .and_then(|it| words.side(it))
            .is_some(),
        Word::Sanction => side && words.terms().sanction(behind).is_some(),
        Word::Complaint => side && words.terms().about_the_clock(behind).is_some(),
        _ => {
            let won = Outcome::Won(Side::White);
            first == "2-0" && words.terms().ending(behind, won).is_some()
        }
    }
}

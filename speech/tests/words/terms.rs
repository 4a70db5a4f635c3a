// SPDX-License-Identifier: GPL-3.0-or-later
//! The terms of each language: all are there and used, and no message says in full what is a term.

use std::collections::BTreeSet;

use zgoda_speech::Language;

use crate::parsed::{TERMS, Terms, parse};

/// The files of words that people type or that the program reads, which stand as they are.
const TYPED: [&str; 5] = [
    "numbers.ftl",
    "commands.ftl",
    "talk.ftl",
    "reading.ftl",
    "consent.ftl",
];

/// The messages that say in full what is a term, and the term.
const IN_FULL: [(&str, &str); 24] = [
    // They tell people to type the word.
    ("arbiter-first", "arbiter"),
    ("desk-device-asks", "arbiter"),
    ("desk-words-closed", "arbiter"),
    ("play-goes-on-how", "arbiter"),
    ("whose-assistant", "assistant"),
    ("desk-write-it-so", "assistant"),
    ("help-of-keyboard", "assistant"),
    ("clock-seems-swapped", "clock"),
    ("desk-clock-seems-swapped", "clock"),
    ("desk-write-it-so", "clock"),
    ("claim-refused", "king"),
    // Some languages call the game by the word for a king, and one calls hours by the word for a clock.
    ("arbiter-game", "king"),
    ("board-size", "king"),
    ("start-answer", "king"),
    ("usage-command-zgoda", "king"),
    ("hours", "clock"),
    // They name a command or the value of an option.
    ("usage-option-play-clock", "clock"),
    ("usage-option-play-keyboard", "assistant"),
    ("usage-option-play-clock-device", "board"),
    ("usage-option-play-channel", "assistant"),
    ("usage-option-play-settings", "assistant"),
    ("usage-option-round-make-slips", "assistant"),
    ("usage-option-manual-paper", "arbiter"),
    ("usage-option-sim-what", "clock"),
];

fn terms_of(language: Language) -> Terms {
    Terms::of(language.sources())
}

#[test]
fn every_language_has_the_terms_of_english() {
    let english = terms_of(Language::English);
    assert!(english.names().len() >= 3);
    for language in Language::ALL {
        let here = terms_of(language);
        assert_eq!(here.names(), english.names(), "{}", language.tag());
    }
}

#[test]
fn a_comment_for_translators_stands_above_every_english_term() {
    let english = terms_of(Language::English);
    for name in english.names() {
        assert!(english.comment(name).is_some(), "{name}");
    }
}

#[test]
fn every_term_is_used() {
    for language in Language::ALL {
        for name in terms_of(language).names() {
            let named = [" }", "(", ")"].map(|end| format!("-{name}{end}"));
            let mut messages = language.sources().iter().filter(|(file, _)| *file != TERMS);
            let used = messages.any(|(_, text)| named.iter().any(|named| text.contains(named)));
            assert!(used, "{} -{name}", language.tag());
        }
    }
}

/// True if the words stand in this text, and not as a part of longer words.
fn stands_in(text: &str, words: &str) -> bool {
    let is_of_a_word = |c: char| c.is_alphanumeric() || c == '-';
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + words.len()..].chars().next();
        !before.is_some_and(is_of_a_word) && !after.is_some_and(is_of_a_word)
    })
}

#[test]
fn words_are_found_where_they_stand_alone() {
    assert!(stands_in("the board, turned", "board"));
    assert!(stands_in("board", "board"));
    assert!(!stands_in("keyboard", "board"));
    assert!(!stands_in("a board-game", "board"));
    assert!(stands_in("a keyboard and a board", "board"));
}

/// A word that is written out would stay as it is when its term is changed.
#[test]
fn no_message_says_in_full_what_is_a_term() {
    let mut in_full = BTreeSet::new();
    let mut wrong = String::new();
    for language in Language::ALL {
        let terms = terms_of(language);
        let sources = language.sources().iter();
        for source in sources.filter(|(file, _)| !TYPED.contains(file)) {
            for (id, needs) in parse(source, &terms) {
                let text = needs.without_terms.to_lowercase();
                for name in terms.names() {
                    let mut forms = terms.forms(name).into_iter();
                    let Some(form) = forms.find(|form| stands_in(&text, &form.to_lowercase()))
                    else {
                        continue;
                    };
                    let here = (id.as_str(), name);
                    match IN_FULL.iter().find(|known| **known == here) {
                        Some(known) => _ = in_full.insert(*known),
                        None => {
                            let place = format!("locales/{}/{}", language.tag(), source.0);
                            wrong += &format!("{place} {id}: {form} is the term -{name}\n");
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert_eq!(in_full, BTreeSet::from(IN_FULL));
}

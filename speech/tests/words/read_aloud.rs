// SPDX-License-Identifier: GPL-3.0-or-later
//! The built-in voice must not read a word of the language files letter by letter, or as a word of
//! another language. The tests ask the synthesiser for its phonemes.

use std::collections::BTreeSet;
use std::process::Command;

use zgoda_speech::Language;

use crate::parsed::{heard, messages};

/// Words that players say alike in every language.
const NAMES: [&str; 1] = ["j'adoube"];

/// Every word that is heard, without repetitions.
fn words(language: Language) -> BTreeSet<String> {
    let all = messages(language);
    let heard = heard(&all);
    all.iter()
        .filter(|(id, _)| heard.contains(*id))
        .flat_map(|(_, needs)| {
            let parts = needs
                .text
                .split(|c: char| !(c.is_alphabetic() || "'-".contains(c)));
            parts
                .map(|word| word.trim_matches(['-', '\'']).to_owned())
                .collect::<Vec<_>>()
        })
        .filter(|word| !word.is_empty() && !NAMES.contains(&word.as_str()))
        .collect()
}

/// The phonemes that the synthesiser makes of a text; `None` if the synthesiser is not installed.
fn phonemes(language: Language, text: &str) -> Option<String> {
    let out = Command::new("espeak-ng")
        .args(["-q", "-x", "-v", language.tag(), "--", text])
        .output()
        .ok()?;
    assert!(out.status.success(), "{}: {out:?}", language.tag());
    Some(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// If the synthesiser reads a word by the rules of another language, it marks the word with that language's name.
#[test]
fn no_word_is_read_in_another_language() {
    for language in Language::ALL {
        let words = words(language);
        assert!(
            words.len() > 300,
            "{}: {} words",
            language.tag(),
            words.len()
        );
        let lines = words.iter().cloned().collect::<Vec<_>>().join(".\n");
        let Some(read) = phonemes(language, &lines) else {
            println!("skipped: the program espeak-ng is not installed");
            return;
        };
        if read.contains('(') {
            let foreign: Vec<&String> = words
                .iter()
                .filter(|word| phonemes(language, word).is_some_and(|read| read.contains('(')))
                .collect();
            assert!(foreign.is_empty(), "{}: {foreign:?}", language.tag());
        }
    }
}

/// A voice spells a word without a vowel. Slavic languages are left out: there such words are prepositions, which the
/// voice knows.
#[test]
fn no_word_is_spelled_for_want_of_a_vowel() {
    let single = |word: &str| word.chars().count() == 1;
    for language in [
        Language::English,
        Language::German,
        Language::Dutch,
        Language::French,
    ] {
        for word in words(language).iter().filter(|word| !single(word)) {
            let vowel = |c: char| "aeiouyäöüàâéèêëîïôùûœ".contains(c);
            assert!(
                word.to_lowercase().chars().any(vowel),
                "{}: {word}",
                language.tag()
            );
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Texts that are a consent and texts that are not, in every language.

use std::path::Path;

use zgoda_speech::Language;

use super::*;

#[test]
fn what_has_no_word_is_no_consent() {
    for words in [
        "-",
        "0",
        "…",
        "2026-05-01",
        "\u{200b}",
        "<>",
        "?",
        "1.5.",
        "x",
        "X 1.5.",
        "я",
    ] {
        assert_eq!(given(words), Err(NoConsent::NoWord), "{words:?}");
    }
}

/// The example sentences of this name that the folder of a language has for these tests.
fn sentences(language: Language, name: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let file = folder.join(language.tag()).join("checks.txt");
    let text = std::fs::read_to_string(file).unwrap();
    let mut lines = text.lines().filter_map(|line| line.split_once(": "));
    let line = lines.find(|(key, _)| *key == name);
    let (_, all) = line.unwrap_or_else(|| panic!("{}: {name}", language.tag()));
    all.split('|').map(|it| it.trim().to_owned()).collect()
}

#[test]
fn sentences_of_every_language_are_told_apart() {
    for language in Language::ALL {
        for (name, expected) in [("consent", Ok(())), ("no-consent", Err(NoConsent::SaysNo))] {
            for words in sentences(language, name) {
                let place = format!("{} {name}: {words:?}", language.tag());
                assert_eq!(given(&words), expected, "{place}");
            }
        }
    }
}

/// Every word in the lists of a language has the effect of its list, and no list is forgotten.
#[test]
fn every_word_of_every_language_does_what_its_list_says() {
    for language in Language::ALL {
        let own = ConsentWords::of(language);
        let tag = language.tag();
        let consent = own.consents.first().expect(tag);
        for list in [
            &own.no,
            &own.negations,
            &own.negations_of_next,
            &own.refusals,
        ] {
            assert!(!list.is_empty(), "{tag}");
        }
        let negated = own.negations.iter().chain(&own.negations_of_next);
        let negated = negated.map(|word| format!("{word} {consent}"));
        let alone = own.no.iter().chain(&own.no_letters).chain(&own.refusals);
        for words in alone.cloned().chain(negated) {
            assert_eq!(given(&words), Err(NoConsent::SaysNo), "{tag} {words:?}");
        }
        for words in &own.consents {
            assert_eq!(given(words), Ok(()), "{tag} {words:?}");
        }
        for (no, beside) in own.no.iter().zip(&own.beside) {
            let words = format!("{beside} {no}");
            assert_eq!(given(&words), Err(NoConsent::SaysNo), "{tag} {words:?}");
        }
    }
}

#[test]
fn a_letter_that_is_not_seen_makes_no_other_word() {
    assert_eq!(given("n\u{200b}o"), Err(NoConsent::SaysNo));
}

/// Names of people that mean "no" in another language.
#[test]
fn people_consent_whatever_they_are_called() {
    for words in [
        "Nie Xiaoqian",
        "Agreed, Nie Ping, 1 May",
        "Nie Ping agrees",
        "yes, Ney",
    ] {
        assert_eq!(given(words), Ok(()), "{words:?}");
    }
}

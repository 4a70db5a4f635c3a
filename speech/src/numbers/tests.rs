// SPDX-License-Identifier: GPL-3.0-or-later
//! The numbers of every language, put together and one by one.

use super::*;
use crate::catalogue::Catalogue;
use crate::language::Language;
use std::sync::Arc;

fn numbers(language: Language) -> Arc<Numbers> {
    Catalogue::new(language).numbers()
}

fn said(language: Language, variant: Variant, square: &str, style: Style) -> String {
    let square = variant.square(square).unwrap();
    numbers(language).square(variant, square, style)
}

#[test]
fn every_list_is_whole() {
    for language in Language::ALL {
        let n = numbers(language);
        assert_eq!(n.small.len(), 100, "{language:?}");
        assert_eq!(n.hundreds.len(), 9, "{language:?}");
        assert_eq!(n.letters.len(), 8, "{language:?}");
        assert_eq!(n.letter_names.len(), 8, "{language:?}");
    }
}

/// A number between two tens, put together as the language does.
fn put_together(language: Language, tens: &str, unit: &str) -> String {
    match language {
        Language::French => match (tens, unit) {
            // Counted on from sixty and from eighty, as in France.
            ("soixante dix", "un") => "soixante et onze".to_owned(),
            (
                "soixante dix" | "quatre vingt dix",
                "un" | "deux" | "trois" | "quatre" | "cinq" | "six",
            ) => {
                let n = numbers(language);
                let place = n
                    .small
                    .iter()
                    .position(|word| word == unit)
                    .unwrap_or_default();
                format!("{} {}", tens.trim_end_matches(" dix"), n.small[place + 10])
            }
            ("quatre vingts", _) => format!("quatre vingt {unit}"),
            ("soixante dix" | "quatre vingt dix", _) => format!("{tens} {unit}"),
            (_, "un") => format!("{tens} et un"),
            _ => format!("{tens} {unit}"),
        },
        Language::Dutch => {
            let joint = if unit.ends_with('e') { "ën" } else { "en" };
            format!("{}{joint}{tens}", unit.replace('é', "e"))
        }
        Language::German => format!(
            "{}und{tens}",
            unit.strip_suffix("eins").map_or(unit, |_| "ein")
        ),
        // Languages that put the ten before the unit: Polish, English, Russian, Ukrainian.
        _ => format!("{tens} {unit}"),
    }
}

/// Every word is made of its tens and its unit, and no two numbers share a word.
#[test]
fn numbers_are_put_together_from_tens_and_units() {
    for language in Language::ALL {
        let n = numbers(language);
        let mut seen = std::collections::BTreeSet::new();
        for number in 0..1000 {
            let words = n.words(number, Gender::Other);
            // The Ukrainian word п'ять has an apostrophe.
            assert!(
                words.chars().all(|c| c.is_alphabetic() || " '".contains(c)),
                "{words}"
            );
            assert!(seen.insert(words.clone()), "{words} twice");
            if (20..100).contains(&number) && number % 10 != 0 {
                let tens = n.words(number / 10 * 10, Gender::Other);
                let unit = n.words(number % 10, Gender::Other);
                assert_eq!(words, put_together(language, &tens, &unit));
            }
        }
    }
}

#[test]
fn polish_numbers_of_the_board() {
    let n = numbers(Language::Polish);
    for (number, words) in [
        (1, "jeden"),
        (5, "pięć"),
        (6, "sześć"),
        (9, "dziewięć"),
        (11, "jedenaście"),
        (14, "czternaście"),
        (15, "piętnaście"),
        (16, "szesnaście"),
        (19, "dziewiętnaście"),
        (22, "dwadzieścia dwa"),
        (30, "trzydzieści"),
        (32, "trzydzieści dwa"),
        (47, "czterdzieści siedem"),
        (50, "pięćdziesiąt"),
        (142, "sto czterdzieści dwa"),
        (1205, "jeden dwa zero pięć"),
    ] {
        assert_eq!(n.words(number, Gender::Other), words);
    }
    assert_eq!(n.words(1, Gender::Feminine), "jedna");
    assert_eq!(n.words(2, Gender::Feminine), "dwie");
    assert_eq!(n.words(12, Gender::Feminine), "dwanaście");
    assert_eq!(n.words(21, Gender::Feminine), "dwadzieścia jeden");
    assert_eq!(n.words(42, Gender::Feminine), "czterdzieści dwie");
    assert_eq!(n.words(102, Gender::Feminine), "sto dwie");
    assert_eq!(n.words(101, Gender::Feminine), "sto jeden");
    assert_eq!(n.words(1, Gender::Neuter), "jedno");
    assert_eq!(n.words(2, Gender::Neuter), "dwa");
}

#[test]
fn russian_numbers_of_the_board() {
    let n = numbers(Language::Russian);
    for (number, words) in [
        (1, "один"),
        (11, "одиннадцать"),
        (14, "четырнадцать"),
        (19, "девятнадцать"),
        (32, "тридцать два"),
        (40, "сорок"),
        (47, "сорок семь"),
        (50, "пятьдесят"),
        (90, "девяносто"),
        (142, "сто сорок два"),
    ] {
        assert_eq!(n.words(number, Gender::Other), words);
    }
    for (number, feminine, neuter) in [
        (1, "одна", "одно"),
        (2, "две", "два"),
        (11, "одиннадцать", "одиннадцать"),
        (21, "двадцать одна", "двадцать одно"),
        (42, "сорок две", "сорок два"),
        (101, "сто одна", "сто одно"),
    ] {
        assert_eq!(n.words(number, Gender::Feminine), feminine);
        assert_eq!(n.words(number, Gender::Neuter), neuter);
    }
}

#[test]
fn ukrainian_numbers_of_the_board() {
    let n = numbers(Language::Ukrainian);
    for (number, words) in [
        (5, "п'ять"),
        (9, "дев'ять"),
        (16, "шістнадцять"),
        (32, "тридцять два"),
        (40, "сорок"),
        (47, "сорок сім"),
        (50, "п'ятдесят"),
        (90, "дев'яносто"),
        (200, "двісті"),
    ] {
        assert_eq!(n.words(number, Gender::Other), words);
    }
    assert_eq!(n.words(22, Gender::Feminine), "двадцять дві");
    assert_eq!(n.words(21, Gender::Neuter), "двадцять одне");
}

#[test]
fn english_numbers_of_the_board() {
    let n = numbers(Language::English);
    for (number, words) in [
        (1, "one"),
        (12, "twelve"),
        (14, "fourteen"),
        (32, "thirty two"),
        (40, "forty"),
        (47, "forty seven"),
        (50, "fifty"),
        (120, "one hundred twenty"),
    ] {
        assert_eq!(n.words(number, Gender::Feminine), words);
    }
}

#[test]
fn german_numbers_of_the_board() {
    let n = numbers(Language::German);
    for (number, words) in [
        (1, "eins"),
        (7, "sieben"),
        (12, "zwölf"),
        (16, "sechzehn"),
        (17, "siebzehn"),
        (21, "einundzwanzig"),
        (30, "dreißig"),
        (32, "zweiunddreißig"),
        (47, "siebenundvierzig"),
        (142, "hundert zweiundvierzig"),
    ] {
        assert_eq!(n.words(number, Gender::Other), words);
    }
    assert_eq!(n.words(1, Gender::Feminine), "eine");
    assert_eq!(n.words(21, Gender::Feminine), "einundzwanzig");
}

#[test]
fn dutch_numbers_of_the_board() {
    let n = numbers(Language::Dutch);
    for (number, words) in [
        (1, "één"),
        (8, "acht"),
        (14, "veertien"),
        (18, "achttien"),
        (21, "eenentwintig"),
        (32, "tweeëndertig"),
        (33, "drieëndertig"),
        (48, "achtenveertig"),
        (50, "vijftig"),
        (101, "honderd één"),
    ] {
        assert_eq!(n.words(number, Gender::Other), words);
        assert_eq!(n.words(number, Gender::Feminine), words);
    }
}

#[test]
fn french_numbers_of_the_board() {
    let n = numbers(Language::French);
    for (number, words) in [
        (1, "un"),
        (16, "seize"),
        (17, "dix sept"),
        (21, "vingt et un"),
        (22, "vingt deux"),
        (31, "trente et un"),
        (50, "cinquante"),
        (71, "soixante et onze"),
        (80, "quatre vingts"),
        (97, "quatre vingt dix sept"),
        (250, "deux cent cinquante"),
    ] {
        assert_eq!(n.words(number, Gender::Other), words);
    }
    assert_eq!(n.words(1, Gender::Feminine), "une");
    assert_eq!(n.words(21, Gender::Feminine), "vingt et une");
    assert_eq!(n.words(32, Gender::Feminine), "trente deux");
}

#[test]
fn squares_in_every_style() {
    let whole = Style::default();
    let spelled = Style::SPELLING;
    let (pl, en) = (Language::Polish, Language::English);
    let (ten, eight) = (Variant::International, Variant::Polish64);
    assert_eq!(said(pl, ten, "32", whole), "trzydzieści dwa");
    assert_eq!(said(pl, ten, "32", spelled), "trzy dwa");
    assert_eq!(said(pl, ten, "7", spelled), "siedem");
    assert_eq!(said(en, ten, "50", spelled), "five zero");
    assert_eq!(said(pl, eight, "c3", whole), "c trzy");
    assert_eq!(said(pl, eight, "c3", spelled), "Cezar trzy");
    assert_eq!(said(en, eight, "h8", spelled), "Hector eight");
    assert_eq!(said(en, eight, "a1", whole), "a one");
}

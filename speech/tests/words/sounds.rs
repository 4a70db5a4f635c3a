// SPDX-License-Identifier: GPL-3.0-or-later
//! The list of sounds, as it is explained in every language: by ear, and on the page.

use std::collections::BTreeSet;

use zgoda_game::Variant;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::{Language, Message, Phrasebook, Style};

/// The most words between two sounds: listeners compare a sound with earlier sounds, and long words between blur the
/// memory.
const MOST_WORDS: usize = 7;

fn meanings(language: Language) -> Vec<String> {
    let book = Phrasebook::new(language, Variant::International, Style::default());
    Earcon::ALL
        .map(|sound| {
            let phrase = book.words(&Message::SoundMeans { sound });
            assert_eq!(phrase.problems, []);
            phrase.text
        })
        .to_vec()
}

#[test]
fn each_meaning_is_short_and_no_two_are_alike() {
    for language in Language::ALL {
        let meanings = meanings(language);
        for meaning in &meanings {
            let words = meaning.split_whitespace().count();
            assert!((1..=MOST_WORDS).contains(&words), "{meaning}");
        }
        let distinct: BTreeSet<&String> = meanings.iter().collect();
        assert_eq!(distinct.len(), Earcon::ALL.len(), "{meanings:?}");
    }
}

#[test]
fn the_page_lists_them_all() {
    let page = include_str!("../../../docs/reference.md");
    let (_, behind) = page.split_once("\n## Sounds\n").unwrap();
    let section = behind.split("\n## ").next().unwrap();
    let rows: Vec<(&str, &str)> = section
        .lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix("| ")?.split(" | ");
            Some((cells.next()?, cells.next()?))
        })
        .skip(1)
        .filter(|(name, _)| !name.starts_with("---"))
        .collect();
    let meanings = meanings(Language::English);
    let expected = Earcon::ALL.map(Earcon::word).into_iter();
    let expected: Vec<(&str, &str)> = expected.zip(meanings.iter().map(String::as_str)).collect();
    assert_eq!(rows, expected);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of a language's folder that helps to understand people: the words of half-moves, and the squares that sound alike.
//!
//! The words are in `reading.ftl` and `numbers.ftl`. The crate `game` reads half-moves by them.

use zgoda_game::notation::{Lexicon, Vocabulary};
use zgoda_game::reconcile::Ear;

use crate::catalogue::Catalogue;
use crate::language::Language;
use crate::numbers::{members, pairs};

/// The files with all these words.
const FILES: [&str; 2] = ["numbers.ftl", "reading.ftl"];

/// The content of a list without members.
pub(crate) const NONE: &str = "-";

/// The lists of one language.
struct Lists(Catalogue);

impl Lists {
    fn of(language: Language) -> Lists {
        Lists(Catalogue::of_files(language, &FILES))
    }

    fn text(&self, key: &str) -> String {
        self.0.written(key, &[]).0
    }

    fn words(&self, key: &str) -> Vec<String> {
        let mut words = members(&self.text(key));
        words.retain(|it| it != NONE);
        words
    }

    /// The letters of the board's files, from a to h, with their spoken names.
    fn letters(&self) -> impl Iterator<Item = (char, String)> {
        ('a'..='h').zip(self.words("letters"))
    }

    fn vocabulary(&self) -> Vocabulary {
        let names = ('a'..='h').zip(self.words("letter-names"));
        let others = pairs(&self.text("read-files"));
        let others = others.into_iter().filter_map(|(called, other)| {
            let mut letters = self.letters();
            let (letter, _) = letters.find(|(_, name)| *name == called)?;
            Some((letter, other))
        });
        Vocabulary {
            numbers: self.words("numbers"),
            other_numbers: pairs(&self.text("read-numbers")),
            joints: self.words("read-joints"),
            moves: self.words("read-moves"),
            captures: self.words("read-captures"),
            via: self.words("read-via"),
            silent: self.words("read-silent"),
            files: self.letters().chain(names).chain(others).collect(),
        }
    }
}

impl Language {
    /// Learns first the words of this language, and then the words of the other languages, because people at one board need not
    /// speak the same language.
    pub(crate) fn learn(self) -> Lexicon {
        let others = Language::ALL.into_iter().filter(|other| *other != self);
        let mut lexicon = Lexicon::default();
        for language in std::iter::once(self).chain(others) {
            lexicon.learn(&Lists::of(language).vocabulary());
        }
        lexicon
    }

    /// The name of the language in the language itself.
    pub(crate) fn own_name(self) -> String {
        let catalogue = Catalogue::of_files(self, &["event.ftl"]);
        catalogue.written("own-name", &[]).0
    }

    /// The squares that are easily mistaken for one another when they are called out in this language.
    #[must_use]
    pub fn ear(self) -> Ear {
        let lists = Lists::of(self);
        let number = |text: &str| text.parse().ok();
        let numbers = lists.words("alike-numbers");
        let files = lists.words("alike-files");
        let letter = |called: &str| {
            let mut letters = lists.letters();
            letters.find(|(_, name)| name == called).map(|it| it.0)
        };
        Ear {
            numbers: numbers
                .iter()
                .filter_map(|pair| pair.split_once(' '))
                .filter_map(|(one, other)| Some((number(one)?, number(other)?)))
                .collect(),
            files: files
                .iter()
                .map(|group| group.split(' ').filter_map(letter).collect())
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use zgoda_game::Variant;
    use zgoda_game::reconcile::confusable;

    use super::*;
    use Language::{Dutch, English, French, German, Polish, Russian, Ukrainian};

    #[test]
    fn the_pairs_that_the_rules_of_hearing_name_are_confusable_both_ways() {
        let v = Variant::International;
        let teens = [Polish, English, German, Dutch];
        let slavic = [Russian, Ukrainian];
        let both = [teens.as_slice(), &slavic].concat();
        for (a, b, languages) in [
            ("13", "30", both.clone()),
            ("12", "20", both.clone()),
            ("15", "50", both),
            ("14", "40", teens.to_vec()),
            ("7", "8", slavic.to_vec()),
            ("6", "10", vec![French]),
        ] {
            let (a, b) = (v.square(a).unwrap(), v.square(b).unwrap());
            for language in languages {
                let ear = &language.ear();
                assert!(confusable(v, ear, a, b) && confusable(v, ear, b, a));
                assert!(!confusable(v, ear, a, a));
            }
        }
        let v = Variant::Polish64;
        let square = |name| v.square(name).unwrap();
        let ear = &Polish.ear();
        assert!(confusable(v, ear, square("c3"), square("e3")));
        assert!(!confusable(v, ear, square("c3"), square("d4")));
    }

    #[test]
    fn every_language_names_pairs_of_two_squares_once_each() {
        for language in Language::ALL {
            let ear = language.ear();
            let lists = Lists::of(language);
            assert_eq!(ear.numbers.len(), lists.words("alike-numbers").len());
            for (n, (a, b)) in ear.numbers.iter().enumerate() {
                let place = format!("{language:?} {a} {b}");
                assert!((1..=50).contains(a) && a < b && *b <= 50, "{place}");
                assert!(!ear.numbers[..n].contains(&(*a, *b)), "{place} twice");
            }
            let groups = lists.words("alike-files");
            assert_eq!(ear.files.len(), groups.len());
            for (group, said) in ear.files.iter().zip(groups) {
                assert_eq!(group.chars().count(), said.split(' ').count(), "{said}");
            }
        }
    }

    /// If a word had two meanings in one language, it would have the meaning that happens to be learnt first.
    #[test]
    fn every_word_of_a_half_move_means_one_thing_in_its_language() {
        for language in Language::ALL {
            let lists = Lists::of(language);
            let mut all = BTreeSet::new();
            let own = lists.words("numbers").into_iter().take(51);
            let mut words: Vec<String> = own.filter(|it| !it.contains(' ')).collect();
            let numbers: BTreeSet<String> = words.iter().cloned().collect();
            for (number, other) in pairs(&lists.text("read-numbers")) {
                assert!(numbers.contains(&number), "{language:?} {number}");
                words.push(other);
            }
            for key in ["joints", "moves", "captures", "via", "silent"] {
                words.extend(lists.words(&format!("read-{key}")));
            }
            for word in words {
                let plain: String = word
                    .to_lowercase()
                    .chars()
                    .map(zgoda_game::notation::without_mark)
                    .collect();
                assert!(!word.contains(' '), "{language:?} {word}");
                assert!(all.insert(plain), "{language:?} {word} twice");
            }
            let called: BTreeSet<String> = lists.letters().map(|it| it.1).collect();
            assert_eq!(called.len(), 8, "{language:?}");
            for (letter, other) in pairs(&lists.text("read-files")) {
                assert!(called.contains(&letter), "{language:?} {letter} = {other}");
            }
        }
    }
}

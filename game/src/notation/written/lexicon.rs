// SPDX-License-Identifier: GPL-3.0-or-later
//! The words by which people name half-moves, with their meanings. The caller supplies the words.
//!
//! This file has no word of any language. `speech` makes a [`Vocabulary`] of the folder of each language; a [`Lexicon`] learns the
//! language in use first, and then the other languages. Signs, digits and the letters of the files need no lexicon.

use std::collections::BTreeMap;

use super::Separator;

/// The largest number that is a square.
const MOST: u8 = 50;

/// The words of one language inside a half-move. The words are given as they are written; capitals, marks and
/// apostrophes do not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// The spoken numbers, from 0 on: `thirty two`, `zweiunddreißig`.
    pub numbers: Vec<String>,
    /// Other words for a number: its word in `numbers`, and the other word.
    pub other_numbers: Vec<(String, String)>,
    /// The words that join a unit to its ten: `und`, `et`.
    pub joints: Vec<String>,
    /// The words between the squares of a move: `to`.
    pub moves: Vec<String>,
    /// The words between the squares of a capture: `takes`.
    pub captures: Vec<String>,
    /// The words before the squares on the way: `via`.
    pub via: Vec<String>,
    /// The words that say nothing about the half-move: `from`.
    pub silent: Vec<String>,
    /// The names of the files of the small board, each with its letter.
    pub files: Vec<(char, String)>,
}

/// The meaning of a word inside a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number that takes no unit after it: `dwa`, `thirteen`. In languages with the unit before the ten, a ten is such a number,
    /// too: `dreißig`.
    Number(u8),
    /// A number that may take a unit after it: `trzydzieści`, `thirty`, and the French `dix`.
    Head(Head),
    /// Joins a unit to its ten: `zwei und dreißig`, `trente et un`.
    And,
    /// Stands between two squares: `na`, `takes`.
    Between(Separator),
    /// The squares after it lie on the way: `przez 37`, `via 37`.
    Via,
    /// Says nothing about the move: `z`, `from`.
    Nothing,
}

/// A number that may take a unit after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The value of the number without a unit.
    pub(super) value: u8,
    /// The units that it takes, one bit each: `dix` takes seven to nine.
    units: u16,
    /// The units that it takes with a joint between: `trente et un`.
    joined: u16,
}

impl Head {
    /// True if this `unit` after the number is added to the number.
    pub(super) fn takes(self, unit: u8) -> bool {
        self.units & bit(unit) != 0
    }
}

/// The bit of a unit; 0 for other numbers.
fn bit(unit: u8) -> u16 {
    match unit {
        1..=9 => 1_u16.wrapping_shl(unit.into()),
        _ => 0,
    }
}

/// Every word that is read, with its meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lexicon {
    words: BTreeMap<String, Meaning>,
    files: BTreeMap<String, u8>,
}

impl Lexicon {
    /// Learns the words of a language. Words and names of files that are known already keep their meanings, because the language in
    /// use is learnt first.
    pub fn learn(&mut self, language: &Vocabulary) {
        let numbers = Numbers::of(language);
        for (word, number) in &numbers.words {
            self.word(word, numbers.meaning(*number));
        }
        for (unit, ten, joint) in numbers.compounds(&language.joints) {
            let word = format!("{}{}{}", unit.0, plainly(joint), ten.0);
            self.word(&word, Meaning::Number(unit.1.saturating_add(ten.1)));
        }
        for (words, meaning) in [
            (&language.joints, Meaning::And),
            (&language.moves, Meaning::Between(Separator::Move)),
            (&language.captures, Meaning::Between(Separator::Capture)),
            (&language.via, Meaning::Via),
            (&language.silent, Meaning::Nothing),
        ] {
            words.iter().for_each(|it| self.word(&plainly(it), meaning));
        }
        for (letter, name) in &language.files {
            let file = u32::from(*letter).checked_sub(u32::from('a'));
            if let Some(file @ 0..8) = file.and_then(|it| u8::try_from(it).ok()) {
                self.files.entry(plainly(name)).or_insert(file);
            }
        }
    }

    fn word(&mut self, word: &str, meaning: Meaning) {
        if !word.is_empty() && !self.files.contains_key(word) {
            self.words.entry(word.to_owned()).or_insert(meaning);
        }
    }

    /// True if `word` (in plain letters) has a meaning in a half-move of either game.
    #[must_use]
    pub fn knows(&self, word: &str) -> bool {
        self.words.contains_key(word) || self.files.contains_key(word)
    }

    /// The meaning of `word` (in plain letters) in a half-move of either game.
    pub(super) fn meaning(&self, word: &str) -> Option<Meaning> {
        match word {
            // The second character is the Cyrillic letter that looks like the first.
            "x" | "х" => Some(Meaning::Between(Separator::Capture)),
            word => self.words.get(word).copied(),
        }
    }

    /// The file that `word` names, counted from a = 0.
    pub(super) fn file(&self, word: &str) -> Option<u8> {
        Some(match word {
            // The second character of each pair is the Cyrillic letter that looks like the first.
            "a" | "а" => 0,
            "b" | "в" => 1,
            "c" | "с" => 2,
            "d" | "ԁ" => 3,
            "e" | "е" => 4,
            "f" => 5,
            "g" | "ɡ" => 6,
            "h" | "һ" | "н" => 7,
            word => *self.files.get(word)?,
        })
    }
}

/// The numbers of one language.
struct Numbers {
    /// The numbers that are a single word.
    words: Vec<(String, u8)>,
    /// The numbers that take units.
    heads: BTreeMap<u8, Head>,
}

impl Numbers {
    fn of(language: &Vocabulary) -> Numbers {
        let all: Vec<(Vec<String>, u8)> = (0..100)
            .zip(&language.numbers)
            .map(|(n, said)| {
                (
                    plainly(said)
                        .split_whitespace()
                        .map(str::to_owned)
                        .collect(),
                    n,
                )
            })
            .collect();
        let mut words: Vec<(String, u8)> = all
            .iter()
            .filter_map(|(words, n)| match words.as_slice() {
                [word] if *n <= MOST => Some((word.clone(), *n)),
                _ => None,
            })
            .collect();
        for (word, other) in &language.other_numbers {
            let word = plainly(word);
            let number = words.iter().find(|(own, _)| *own == word);
            if let Some((_, number)) = number {
                words.push((plainly(other), *number));
            }
        }
        // "Thirty two" is thirty with a unit after it. "Fifty one" is no square, but it must not be read as the squares fifty and
        // one either, so numbers over fifty are learnt too.
        let mut heads: BTreeMap<u8, Head> = BTreeMap::new();
        for (said, n) in &all {
            let Some((first, [between @ .., _])) = said.split_first() else {
                continue;
            };
            let value = words.iter().find(|(word, _)| word == first);
            let unit = |value: u8| Some(n.checked_sub(value)?).filter(|it| bit(*it) != 0);
            // The French eighty-one, `quatre-vingt-un`, must not make four a number that takes units.
            let Some((value, unit)) = value.and_then(|(_, it)| Some((*it, unit(*it)?))) else {
                continue;
            };
            let head = heads.entry(value).or_insert(Head {
                value,
                units: 0,
                joined: 0,
            });
            head.units |= bit(unit);
            head.joined |= if between.is_empty() { 0 } else { bit(unit) };
        }
        Numbers { words, heads }
    }

    fn meaning(&self, number: u8) -> Meaning {
        let head = self.heads.get(&number);
        head.map_or(Meaning::Number(number), |head| Meaning::Head(*head))
    }

    /// The pairs of a unit and a ten that are written as one word, such as `zweiunddreißig`, in every spelling of both numbers.
    fn compounds<'a>(
        &'a self,
        joints: &'a [String],
    ) -> impl Iterator<Item = (&'a (String, u8), &'a (String, u8), &'a str)> {
        let pairs = self.words.iter().flat_map(|unit| {
            let tens = self.words.iter();
            tens.map(move |ten| (unit, ten))
        });
        let pairs = pairs.filter(|(unit, ten)| {
            let [unit, ten] = [unit.1, ten.1].map(|it| self.meaning(it));
            matches!((unit, ten), (Meaning::Number(_), Meaning::Number(_)))
                && joined(unit, ten).is_some()
        });
        pairs.flat_map(move |(unit, ten)| joints.iter().map(move |it| (unit, ten, it.as_str())))
    }
}

/// The number that two words with a joint between them make, if any: a unit before a ten that takes no unit after it, or a number
/// that takes `et un` with this unit.
pub(super) fn joined(first: Meaning, second: Meaning) -> Option<u8> {
    match (first, second) {
        (Meaning::Number(unit @ 1..=9), Meaning::Number(ten @ (20 | 30 | 40 | 50))) => {
            Some(ten.saturating_add(unit))
        }
        (Meaning::Head(head), Meaning::Number(unit)) if head.joined & bit(unit) != 0 => {
            Some(head.value.saturating_add(unit))
        }
        _ => None,
    }
}

/// A text in the form in which words are looked up: small letters without marks, and without apostrophes inside words.
pub(super) fn plainly(text: &str) -> String {
    // A mark that is a character of its own is left out, too.
    let marks = |c: &char| !('\u{300}'..='\u{36f}').contains(c);
    let small = text.chars().flat_map(char::to_lowercase);
    let mut before = ' ';
    small
        .filter(marks)
        .map(without_mark)
        .filter(|&c| {
            // The apostrophe of п'ять is left out, whichever sign was typed for it.
            let inside = before.is_alphabetic() && "'\u{2019}\u{2bc}`".contains(c);
            before = c;
            !inside
        })
        .collect()
}

/// A letter with a mark as written on a keyboard without it; other characters as they are.
#[must_use]
pub const fn without_mark(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' => 'i',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' | 'ß' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ё' => 'е',
        'й' => 'и',
        'ї' => 'і',
        'ґ' => 'г',
        'ў' => 'у',
        other => other,
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Numbers and squares in words, in the form in which they are spoken at the board.
//!
//! The words are in `locales/<lang>/numbers.ftl`; this file only joins them. The results have no hyphens, signs or digits.

use zgoda_game::{Naming, Square, Variant};

/// The spoken form of a numbered square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NumberStyle {
    /// The whole number: "thirty two".
    #[default]
    Whole,
    /// The digits: "three two". They take less time at a high rate, and thirteen cannot be taken for thirty.
    Digits,
    /// The whole number, but the digits when it is repeated.
    DigitsOnRepeat,
}

impl NumberStyle {
    /// Every value of the type.
    pub const ALL: [NumberStyle; 3] = [
        NumberStyle::Whole,
        NumberStyle::Digits,
        NumberStyle::DigitsOnRepeat,
    ];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            NumberStyle::Whole => "whole",
            NumberStyle::Digits => "digits",
            NumberStyle::DigitsOnRepeat => "digits-on-repeat",
        }
    }
}

/// The spoken form of the letter of a square on 8x8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LetterStyle {
    /// The plain letter: "c three".
    #[default]
    Plain,
    /// The name for the letter: "Cesar three", after Annex F of the FIDE laws.
    Names,
}

impl LetterStyle {
    /// Every value of the type.
    pub const ALL: [LetterStyle; 2] = [LetterStyle::Plain, LetterStyle::Names];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            LetterStyle::Plain => "plain",
            LetterStyle::Names => "names",
        }
    }
}

/// The spoken form of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The style of numbered squares.
    pub numbers: NumberStyle,
    /// The style of lettered squares.
    pub letters: LetterStyle,
}

impl Style {
    /// The style for spelling, in which no two neighbours sound alike.
    pub const SPELLING: Style = Style {
        numbers: NumberStyle::Digits,
        letters: LetterStyle::Names,
    };
}

/// The grammatical gender of the counted noun, for languages with inflected numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// The gender is feminine.
    Feminine,
    /// The gender is neuter.
    Neuter,
    /// Any other gender, or none.
    Other,
}

/// The words of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// The words for the numbers 0 to 99.
    small: Vec<String>,
    /// The plain form and the feminine form of each number for which they differ.
    feminine: Vec<(String, String)>,
    /// The plain form and the neuter form of each number for which they differ.
    neuter: Vec<(String, String)>,
    /// The words for the hundreds, 100 to 900.
    hundreds: Vec<String>,
    /// The plain letters of the files, a to h.
    letters: Vec<String>,
    /// The names for the letters, Anna to Hektor.
    letter_names: Vec<String>,
}

/// The members of a list of the language files.
pub(crate) fn members(list: &str) -> Vec<String> {
    list.split(',')
        .map(|member| member.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}

/// The members that are pairs: `plain = other`.
pub(crate) fn pairs(list: &str) -> Vec<(String, String)> {
    members(list)
        .iter()
        .filter_map(|pair| pair.split_once('='))
        .map(|(plain, other)| (plain.trim().to_owned(), other.trim().to_owned()))
        .collect()
}

impl Numbers {
    /// Reads the lists; `list` gives the text of a key.
    pub(crate) fn read(mut list: impl FnMut(&str) -> String) -> Numbers {
        Numbers {
            small: members(&list("numbers")),
            feminine: pairs(&list("numbers-feminine")),
            neuter: pairs(&list("numbers-neuter")),
            hundreds: members(&list("hundreds")),
            letters: members(&list("letters")),
            letter_names: members(&list("letter-names")),
        }
    }

    /// A count in words. A count of a thousand or more is spoken digit by digit.
    #[must_use]
    pub fn words(&self, n: u64, gender: Gender) -> String {
        let place = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        let plain = |n: u64| self.small.get(place(n)).map(String::as_str);
        let small = |n: u64| -> Option<&str> {
            let plain = plain(n)?;
            let others = match gender {
                Gender::Feminine => self.feminine.as_slice(),
                Gender::Neuter => self.neuter.as_slice(),
                Gender::Other => &[],
            };
            let other = others.iter().find(|(form, _)| form == plain);
            Some(other.map_or(plain, |(_, other)| other))
        };
        let whole = match n {
            0..100 => small(n).map(str::to_owned),
            100..1000 => self.hundreds.get(place(n / 100 - 1)).and_then(|hundred| {
                Some(match n % 100 {
                    0 => hundred.clone(),
                    // "One" is inflected after a hundred only in languages that inflect it in twenty one. Polish does not: "sto
                    // jeden".
                    1 if small(21) == plain(21) => format!("{hundred} {}", plain(1)?),
                    rest => format!("{hundred} {}", small(rest)?),
                })
            }),
            _ => None,
        };
        whole.unwrap_or_else(|| self.digits(&n.to_string()))
    }

    /// The digits of a text as words, one by one. Other characters are left out.
    #[must_use]
    pub fn digits(&self, text: &str) -> String {
        let words: Vec<&str> = text
            .chars()
            .filter_map(|digit| digit.to_digit(10))
            .filter_map(|digit| self.small.get(digit as usize))
            .map(String::as_str)
            .collect();
        words.join(" ")
    }

    /// The name of the letter of a file, from a to h; `None` for any other letter.
    #[must_use]
    pub fn letter(&self, letter: char) -> Option<&str> {
        let place = u32::from(letter.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        let letter = self.letters.get(usize::try_from(place).ok()?)?;
        Some(letter.as_str())
    }

    /// A square in spoken form.
    #[must_use]
    pub fn square(&self, variant: Variant, square: Square, style: Style) -> String {
        let layout = variant.layout();
        match layout.naming {
            Naming::Numbers => {
                let number = u64::from(layout.order(square)) + 1;
                match style.numbers {
                    NumberStyle::Whole | NumberStyle::DigitsOnRepeat => {
                        self.words(number, Gender::Other)
                    }
                    NumberStyle::Digits => self.digits(&number.to_string()),
                }
            }
            Naming::Coordinates => {
                let letters = match style.letters {
                    LetterStyle::Plain => &self.letters,
                    LetterStyle::Names => &self.letter_names,
                };
                let letter = letters.get(usize::from(layout.column(square)));
                let row = self.words(u64::from(layout.row(square)) + 1, Gender::Other);
                format!("{} {row}", letter.map_or("", String::as_str))
            }
        }
    }
}

#[cfg(test)]
mod tests;

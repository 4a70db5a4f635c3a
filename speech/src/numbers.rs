//! Numbers and squares in words, as they are said at the board.
//!
//! The words themselves are in `locales/<lang>/numbers.ftl`; this file only puts them together.
//! No hyphen, no sign and no digit reaches a voice from here.

use zgoda_game::{Naming, Square, Variant};

/// How a numbered square is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NumberStyle {
    /// "thirty two".
    #[default]
    Whole,
    /// "three two": shorter at speed, and thirteen cannot be taken for thirty.
    Digits,
    /// Whole, and digit by digit when it is repeated.
    DigitsOnRepeat,
}

impl NumberStyle {
    /// All of them.
    pub const ALL: [NumberStyle; 3] = [
        NumberStyle::Whole,
        NumberStyle::Digits,
        NumberStyle::DigitsOnRepeat,
    ];

    /// As files write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            NumberStyle::Whole => "whole",
            NumberStyle::Digits => "digits",
            NumberStyle::DigitsOnRepeat => "digits-on-repeat",
        }
    }
}

/// How the letter of a square on 8x8 is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LetterStyle {
    /// "c three".
    #[default]
    Plain,
    /// "Cesar three", after Annex F of the FIDE laws.
    Names,
}

impl LetterStyle {
    /// All of them.
    pub const ALL: [LetterStyle; 2] = [LetterStyle::Plain, LetterStyle::Names];

    /// As files write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            LetterStyle::Plain => "plain",
            LetterStyle::Names => "names",
        }
    }
}

/// How squares are said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// Numbers.
    pub numbers: NumberStyle,
    /// Letters.
    pub letters: LetterStyle,
}

impl Style {
    /// For spelling: nothing that sounds like its neighbour.
    pub const SPELLING: Style = Style {
        numbers: NumberStyle::Digits,
        letters: LetterStyle::Names,
    };
}

/// The grammatical gender of what is counted, where the language cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// Feminine.
    Feminine,
    /// Neuter.
    Neuter,
    /// Any other.
    Other,
}

/// The words of one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// 0 to 99.
    small: Vec<String>,
    /// Plain form and feminine form, where they differ.
    feminine: Vec<(String, String)>,
    /// Plain form and neuter form, where they differ.
    neuter: Vec<(String, String)>,
    /// 100 to 900.
    hundreds: Vec<String>,
    /// a to h.
    letters: Vec<String>,
    /// Anna to Hektor.
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

    /// A count in words. From a thousand on, digit by digit.
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
                    // A one behind a hundred is inflected where the one of twenty one is: Polish "sto jeden".
                    1 if small(21) == plain(21) => format!("{hundred} {}", plain(1)?),
                    rest => format!("{hundred} {}", small(rest)?),
                })
            }),
            _ => None,
        };
        whole.unwrap_or_else(|| self.digits(&n.to_string()))
    }

    /// Digit by digit; what is no digit is left out.
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

    /// A letter of a file, from a to h, as it is called; `None` for any other.
    #[must_use]
    pub fn letter(&self, letter: char) -> Option<&str> {
        let place = u32::from(letter.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        let letter = self.letters.get(usize::try_from(place).ok()?)?;
        Some(letter.as_str())
    }

    /// A square as it is said.
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

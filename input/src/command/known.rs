// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds the known parts of a typed line: words of the program, and squares. In official play, the other text of a line that was
//! not understood is neither kept nor spoken, because it may contain an arbiter's code.
//!
//! A line is treated in the same way whether or not it contains a code.

use zgoda_game::Variant;
use zgoda_speech::Language;
use zgoda_speech::announcement::OfLine;

use super::{Words, plainly};
use crate::command::squares::{is_half_move, square_of};

/// The signs that may stand alone, between squares or in place of a word.
const SIGNS: [&str; 6] = ["-", "x", ":", "+", "*", "/"];

/// Keeps the parts of a line that any of these languages knows, in the order of the line, and counts the unknown words.
#[must_use]
pub fn known_of(line: &str, books: &[&Words], variant: Variant) -> OfLine {
    let known = |word: &str| books.iter().any(|words| words.know(word, variant));
    let mut text: Vec<&str> = Vec::new();
    let mut others = 0_usize;
    let mut take = |word, shown| {
        if known(word) {
            text.push(shown);
        } else {
            others = others.saturating_add(1);
        }
    };
    for typed in line.split_whitespace() {
        let word = without_signs(typed);
        let named = typed.strip_suffix(':').filter(|it| *it == word);
        if known(word) || !word.contains(is_sign) || word.chars().all(is_sign) {
            take(word, named.map_or(word, |_| typed));
        } else {
            let parts = word.split(is_sign).filter(|part| !part.is_empty());
            parts.for_each(|part| take(part, part));
        }
    }
    OfLine {
        text: text.join(" "),
        others,
    }
}

/// True if any part of a code is a word or a square of this game in any language. If the code were typed in a line, that part would
/// be kept.
#[must_use]
pub fn is_read_otherwise(code: &str, variant: Variant) -> bool {
    let read = |words: &Words| !known_of(code, &[words], variant).text.is_empty();
    if code.contains(char::is_alphabetic) {
        Language::ALL
            .into_iter()
            .any(|language| read(&Words::of_language(language, variant)))
    } else {
        read(Words::english())
    }
}

impl Words {
    /// True if this is a word of a command, of its arguments, of everyday talk or of a half-move, or if it is made of squares.
    #[must_use]
    pub fn know(&self, word: &str, variant: Variant) -> bool {
        let plain = plainly(word);
        SIGNS.contains(&word)
            || self.are_squares(word, variant)
            || self.vocabulary().any(|own| own == plain)
            || self.terms.know(&plain)
            || self.lexicon().knows(&plain)
    }

    fn are_squares(&self, text: &str, variant: Variant) -> bool {
        square_of(text, variant, self.lexicon()).is_some()
            || is_half_move(text, variant, self.lexicon())
    }
}

/// Removes the signs around a word, except the sign of a correction in front.
fn without_signs(word: &str) -> &str {
    match word.trim_matches(is_sign) {
        "" => word,
        _ if word.starts_with(super::CORRECTS) => word.trim_end_matches(is_sign),
        bare => bare,
    }
}

fn is_sign(c: char) -> bool {
    !c.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(line: &str) -> (String, usize) {
        let variant = Variant::International;
        let books = [Language::Polish, Language::English].map(|it| Words::of_language(it, variant));
        let [own, other] = &books;
        let OfLine { text, others } = known_of(line, &[own, other], variant);
        (text, others)
    }

    #[test]
    fn words_and_squares_are_left_and_the_others_counted() {
        for (line, text, others) in [
            ("32-28", "32-28", 0),
            ("said 32 28", "said 32 28", 0),
            ("*3227", "*3227", 0),
            (
                "trzydzieści dwa, dwadzieścia osiem",
                "trzydzieści dwa dwadzieścia osiem",
                0,
            ),
            ("arbiter 2468", "arbiter", 1),
            ("sędzia: 2468", "sędzia:", 1),
            ("sędzia:2468", "sędzia", 1),
            ("32-51", "32", 1),
            ("arbiter2468", "", 1),
            ("pomoc 2468 hunter2", "pomoc", 2),
            ("judge 8642 ref a b c", "judge a b c", 2),
            ("32299", "", 1),
            ("?!", "", 1),
            ("", "", 0),
        ] {
            assert_eq!(left(line), (text.to_owned(), others), "{line:?}");
        }
    }

    /// A code that begins with a known word is one unknown word, so nothing of the code is kept.
    #[test]
    fn the_beginning_of_a_word_is_no_word() {
        for code in ["zegar77", "clockwork9", "28x", "2468"] {
            assert_eq!(left(code), (String::new(), 1), "{code}");
        }
    }

    #[test]
    fn a_code_is_nothing_that_is_typed_otherwise() {
        for code in [
            "done",
            "gotowe",
            "3228",
            "32-28",
            "white 77",
            "сдаюсь",
            "a-77",
            "a-b-c-d",
            "dwadzieścia osiem",
            "zwölf",
            "press",
            "PRESS",
            "cofnij",
        ] {
            assert!(is_read_otherwise(code, Variant::International), "{code}");
        }
        for code in [
            "2468", "7777", "2468 zz", "hunter2", "żółw2", "gołąb", "c3d4",
        ] {
            assert!(!is_read_otherwise(code, Variant::International), "{code}");
        }
        assert!(is_read_otherwise("c3d4", Variant::Polish64));
        // These digits can be columns and rows: b4-f8.
        assert!(is_read_otherwise("2468", Variant::Polish64));
        for code in ["9753", "2469"] {
            assert!(!is_read_otherwise(code, Variant::Polish64), "{code}");
        }
    }
}

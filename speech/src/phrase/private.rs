// SPDX-License-Identifier: GPL-3.0-or-later
//! The private words of a phrase: names, the degree of a player's sight, typed text.
//!
//! Private words are marked as they enter a phrase, with two characters that no word can hold, and the marks become ranges once the
//! phrase is whole. So it does not matter how a language changes or places a name, or how the name is made fit for a voice.

use std::ops::Range;

/// Characters for private use: text from outside never has them, because no voice could say them.
const BEGIN: char = '\u{E000}';
const END: char = '\u{E001}';

/// Words for a voice, and the private ones among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worded {
    /// All words of the phrase.
    pub text: String,
    /// The ranges of the private words in `text`, in bytes, in order, none within another.
    pub private: Vec<Range<usize>>,
}

impl From<&str> for Worded {
    /// Words of which none is private.
    fn from(text: &str) -> Worded {
        Worded {
            text: text.to_owned(),
            private: Vec::new(),
        }
    }
}

/// These words, marked as private.
pub(super) fn marked(words: &str) -> String {
    if words.is_empty() {
        return String::new();
    }
    // Marked words within are private with the rest.
    let bare: String = words.chars().filter(|c| !is_mark(*c)).collect();
    format!("{BEGIN}{bare}{END}")
}

/// Words that were said before, marked as before.
pub(super) fn marked_again(words: &Worded) -> String {
    let mut text = String::new();
    let mut at = 0;
    for range in &words.private {
        let open = words.text.get(at..range.start).unwrap_or_default();
        text.push_str(open);
        text.push_str(&marked(words.text.get(range.clone()).unwrap_or_default()));
        at = range.end;
    }
    text.push_str(words.text.get(at..).unwrap_or_default());
    text
}

/// True if the text ends with one of these signs, regardless of marks.
pub(super) fn ends_with(text: &str, signs: &[char]) -> bool {
    text.trim_end_matches(END).ends_with(signs)
}

/// The words without their marks, and the ranges that the marks enclosed.
pub(super) fn unmarked(text: &str) -> Worded {
    let mut words = Worded::default();
    let mut begun = None;
    for c in text.chars() {
        match c {
            BEGIN => begun = begun.or(Some(words.text.len())),
            END => {
                let here = words.text.len();
                words.private.extend(begun.take().map(|from| from..here));
            }
            c => words.text.push(c),
        }
    }
    // If an end is missing, the rest of the text is private, to be safe.
    let here = words.text.len();
    words.private.extend(begun.map(|from| from..here));
    words
}

const fn is_mark(c: char) -> bool {
    matches!(c, BEGIN | END)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn private(text: &str) -> Vec<String> {
        let words = unmarked(text);
        let ranges = words.private.iter().cloned();
        ranges.map(|it| words.text[it].to_owned()).collect()
    }

    #[test]
    fn marks_become_ranges_and_leave_the_words() {
        let text = format!("White {}, Black {}", marked("Li"), marked("Żółć"));
        assert_eq!(unmarked(&text).text, "White Li, Black Żółć");
        assert_eq!(private(&text), ["Li", "Żółć"]);
        assert_eq!(marked_again(&unmarked(&text)), text, "said again");
        assert_eq!(unmarked("plain"), Worded::from("plain"));
    }

    #[test]
    fn marks_within_marks_and_marks_without_an_end_hide_all() {
        let within = marked(&format!("assistant {}", marked("Halina")));
        assert_eq!(private(&within), ["assistant Halina"]);
        assert_eq!(private(&format!("a {BEGIN}b c")), ["b c"]);
        assert_eq!(private(&format!("a{END} b")), [""; 0]);
        assert_eq!(marked(""), "");
    }
}

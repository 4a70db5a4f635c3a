// SPDX-License-Identifier: GPL-3.0-or-later
//! Stores the private words of an utterance separately. A placeholder (`{1}`, `{2}`), which no phrase can contain, takes their
//! place in the text. A reader of the record puts the words back, unless they were forgotten.

use std::ops::Range;

/// The text in the place of private words that were forgotten.
pub(super) const FORGOTTEN: &str = "(…)";

/// The words with placeholders for their private parts, and the private words in their order.
pub(super) fn apart(text: &str, private: &[Range<usize>]) -> (String, Vec<String>) {
    let mut open = String::new();
    let mut parts = Vec::new();
    let mut at = 0;
    for range in private {
        let part = text.get(range.clone()).unwrap_or_default();
        push_open(&mut open, text.get(at..range.start).unwrap_or_default());
        parts.push(part.to_owned());
        open.push_str(&format!("{{{}}}", parts.len()));
        at = range.end;
    }
    push_open(&mut open, text.get(at..).unwrap_or_default());
    (open, parts)
}

/// Adds words that are not private, with their braces replaced. Words of the phrase book have no braces, so a brace always marks a
/// placeholder.
fn push_open(open: &mut String, words: &str) {
    open.extend(words.chars().map(|c| match c {
        '{' => '(',
        '}' => ')',
        c => c,
    }));
}

/// The words with their private parts, and the ranges of those parts.
pub(super) fn together(open: &str, parts: &[String]) -> (String, Vec<Range<usize>>) {
    let mut text = String::new();
    let mut private = Vec::new();
    let mut rest = open;
    while let Some((before, behind)) = rest.split_once('{') {
        text.push_str(before);
        let place = behind.split_once('}');
        let place = place.and_then(|(number, rest)| Some((number.parse::<usize>().ok()?, rest)));
        let Some((number, behind)) = place else {
            text.push('{');
            rest = behind;
            continue;
        };
        let part = number.checked_sub(1).and_then(|it| parts.get(it));
        let from = text.len();
        text.push_str(part.map_or(FORGOTTEN, String::as_str));
        private.push(from..text.len());
        rest = behind;
    }
    text.push_str(rest);
    (text, private)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_together_as_they_were_taken_apart() {
        let text = "White Li, Black Żółć";
        let private = [6..8, 16..text.len()];
        let (open, parts) = apart(text, &private);
        assert_eq!(open, "White {1}, Black {2}");
        assert_eq!(parts, ["Li", "Żółć"]);
        let (again, places) = together(&open, &parts);
        assert_eq!((again.as_str(), places.as_slice()), (text, &private[..]));
        assert_eq!(together(&open, &[]).0, "White (…), Black (…)");
        assert_eq!(apart("plain", &[]), ("plain".to_owned(), Vec::new()));
    }

    #[test]
    fn braces_of_others_are_no_places_and_break_nothing() {
        assert_eq!(apart("a {1} b", &[]).0, "a (1) b");
        for odd in ["{", "a {x} b", "{99999999999999999999}", "{} {", "}{"] {
            assert_eq!(together(odd, &[]).0, odd);
        }
        assert_eq!(together("{0}{1}{1}", &["a".to_owned()]).0, "(…)aa");
        // A range outside the text takes nothing out, and causes no panic.
        let fits_nothing = Range { start: 1, end: 2 };
        assert_eq!(apart("żż", &[fits_nothing]).1, [""]);
    }
}

//! Cuts what was typed or said into the parts of a move.

use super::Separator;
use super::words::{self, Meaning};
use crate::variant::Variant;

/// One part of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Digits as they were typed, leading zeros and all.
    Digits(String),
    /// A number word: below twenty, or a ten.
    Number(u8),
    /// A file of the 8x8 board, a = 0.
    File(u8),
    /// Between two squares.
    Between(Separator),
    /// The squares after it lie on the way.
    Via,
}

/// A text cut up to its end, or to the first word or sign that no move contains.
#[derive(Debug, Default)]
pub(super) struct Cut {
    /// What was made out.
    pub(super) parts: Vec<Part>,
    /// The word that was not, in small letters and without diacritics.
    pub(super) stranger: Option<String>,
}

/// Cuts `text` into parts; the words of both languages, with or without diacritics.
pub(super) fn cut(text: &str, variant: Variant) -> Cut {
    // Letters written as a letter and a mark of its own lose the mark, like the others.
    let marks = |c: &char| !('\u{300}'..='\u{36f}').contains(c);
    let small = text.chars().flat_map(char::to_lowercase);
    let text: Vec<char> = small.filter(marks).map(words::plain).collect();
    let mut rest = text.as_slice();
    let mut cut = Cut::default();
    while let Some(&c) = rest.first() {
        let run =
            |belongs: fn(&char) -> bool| rest.iter().take_while(|c| belongs(c)).count().max(1);
        let length = if c.is_ascii_digit() {
            run(char::is_ascii_digit)
        } else if c.is_alphabetic() {
            run(|c| c.is_alphabetic())
        } else {
            1
        };
        let (head, tail) = rest.split_at(length);
        rest = tail;
        let text = || head.iter().collect::<String>();
        let known = if c.is_ascii_digit() {
            cut.parts.push(Part::Digits(text()));
            true
        } else if c.is_alphabetic() {
            word(&text(), variant, &mut cut.parts)
        } else {
            (c == '-' && joins_a_number(&cut.parts, tail)) || sign(c, &mut cut.parts)
        };
        if !known {
            cut.stranger = Some(text());
            break;
        }
    }
    cut
}

/// A sign between squares, a blank, or a mark at the end; says whether it was one of them.
fn sign(c: char, parts: &mut Vec<Part>) -> bool {
    parts.push(Part::Between(match c {
        '-' | '–' | '—' | '−' | '‑' => Separator::Move,
        ':' | '×' | '*' => Separator::Capture,
        // The keys a numeric keypad offers beside the digits, and the commas of dictated text.
        '.' | ',' | '/' | '+' => Separator::Unstated,
        other => return other.is_whitespace() || matches!(other, '!' | '?' | ';'),
    }));
    true
}

/// A run of letters: a file, an `x` glued to a file as in `c3xe5`, or a word of the table; says
/// whether it was one of them.
fn word(word: &str, variant: Variant, parts: &mut Vec<Part>) -> bool {
    if variant == Variant::Polish64 {
        if let Some(file) = words::file(word) {
            parts.push(Part::File(file));
            return true;
        }
        if let Some(file) = word.strip_prefix('x').and_then(words::file) {
            parts.extend([Part::Between(Separator::Capture), Part::File(file)]);
            return true;
        }
    }
    parts.push(match words::meaning(word) {
        Some(Meaning::Number(n)) => Part::Number(n),
        Some(Meaning::Between(separator)) => Part::Between(separator),
        Some(Meaning::Via) => Part::Via,
        Some(Meaning::Nothing) => return true,
        None => return false,
    });
    true
}

/// Is a hyphen here the one of `thirty-two`, and not one between squares?
fn joins_a_number(parts: &[Part], tail: &[char]) -> bool {
    let after_ten = matches!(parts.last(), Some(Part::Number(n)) if *n >= 20);
    let next: String = tail.iter().take_while(|c| c.is_alphabetic()).collect();
    after_ten && matches!(words::meaning(&next), Some(Meaning::Number(1..=9)))
}

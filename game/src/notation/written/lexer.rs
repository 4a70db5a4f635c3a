//! Cuts what was typed or said into the parts of a move.

use super::Separator;
use super::words::{self, Meaning};
use crate::variant::Variant;

/// One part of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Digits as they were typed, leading zeros and all.
    Digits(String),
    /// A number word to which no unit is added.
    Number(u8),
    /// A number word to which the unit behind it is added: a ten, or the French `dix`.
    Head(u8),
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

/// Cuts `text` into parts; the words of all languages, with or without diacritics.
pub(super) fn cut(text: &str, variant: Variant) -> Cut {
    // Letters written as a letter and a mark of its own lose the mark, like the others.
    let marks = |c: &char| !('\u{300}'..='\u{36f}').contains(c);
    let small = text.chars().flat_map(char::to_lowercase);
    let mut text: Vec<char> = small.filter(marks).map(words::plain).collect();
    drop_apostrophes(&mut text);
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
            let word_read = text();
            match ends_a_number(&word_read, &cut.parts, tail) {
                Some((number, length)) => {
                    cut.parts.pop();
                    cut.parts.push(Part::Number(number));
                    rest = tail.get(length..).unwrap_or_default();
                    true
                }
                None => word(&word_read, variant, &mut cut.parts),
            }
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

/// Drops the apostrophes inside words, п'ять, whichever of the signs is typed for it.
fn drop_apostrophes(text: &mut Vec<char>) {
    let mut before = ' ';
    text.retain(|&c| {
        let inside = before.is_alphabetic() && "'\u{2019}\u{2bc}`".contains(c);
        before = c;
        !inside
    });
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
        // The Latin x, and the Cyrillic letter that looks like it.
        if let Some(file) = word.strip_prefix(['x', 'х']).and_then(words::file) {
            parts.extend([Part::Between(Separator::Capture), Part::File(file)]);
            return true;
        }
    }
    parts.push(match words::meaning(word) {
        Some(Meaning::Number(n)) => Part::Number(n),
        Some(Meaning::Head(n)) => Part::Head(n),
        Some(Meaning::Between(separator)) => Part::Between(separator),
        Some(Meaning::Via) => Part::Via,
        Some(Meaning::Nothing) => return true,
        // Where it joins no number it is no part of a move.
        Some(Meaning::And) | None => return false,
    });
    true
}

/// Is `word` the "and" of a number, as in `zwei und dreissig`, `trente et un`, `trente-et-un`? Then the number, and
/// how much of `tail` belongs to it.
fn ends_a_number(word: &str, parts: &[Part], tail: &[char]) -> Option<(u8, usize)> {
    if words::meaning(word) != Some(Meaning::And) {
        return None;
    }
    let first = match parts.last()? {
        Part::Number(n) => Meaning::Number(*n),
        Part::Head(n) => Meaning::Head(*n),
        _ => return None,
    };
    let between = |c: &&char| c.is_whitespace() || **c == '-';
    let blanks = tail.iter().take_while(between).count();
    let next: String = letters(tail.get(blanks..)?);
    let number = words::joined(first, words::meaning(&next)?)?;
    Some((number, blanks.saturating_add(next.chars().count())))
}

/// Is a hyphen here one inside a number, as in `thirty-two`, `dix-sept`, `trente-et-un`, and not one between
/// squares?
fn joins_a_number(parts: &[Part], tail: &[char]) -> bool {
    let Some(Part::Head(head)) = parts.last() else {
        return false;
    };
    match words::meaning(&letters(tail)) {
        Some(Meaning::Number(unit)) => takes(*head, unit),
        Some(Meaning::And) => true,
        _ => false,
    }
}

/// Is `unit` added to `head` when it stands behind it?
pub(super) fn takes(head: u8, unit: u8) -> bool {
    match head {
        // Only French has a ten of this sort: `dix-sept`.
        10 => (7..=9).contains(&unit),
        _ => (1..=9).contains(&unit),
    }
}

/// The letters at the beginning.
fn letters(text: &[char]) -> String {
    text.iter().take_while(|c| c.is_alphabetic()).collect()
}

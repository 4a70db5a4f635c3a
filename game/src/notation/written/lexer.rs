// SPDX-License-Identifier: GPL-3.0-or-later
//! Cuts typed or spoken text into the parts of a move.

use super::Separator;
use super::lexicon::{Head, Lexicon, Meaning, joined, plainly};
use crate::notation::pdn::signs::typed;
use crate::square::Naming;
use crate::variant::Variant;

/// One part of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Digits as typed, with leading zeros.
    Digits(String),
    /// A number word to which no unit is added.
    Number(u8),
    /// A number word to which a unit may be added: a multiple of ten, or the French `dix`.
    Head(Head),
    /// A file of the 8x8 board, a = 0.
    File(u8),
    /// A sign between two squares.
    Between(Separator),
    /// A word after which squares on the way follow.
    Via,
}

/// The parts of a text up to its end, or to the first word or sign that does not belong to a move.
#[derive(Debug, Default)]
pub(super) struct Cut {
    /// The parts that were recognised.
    pub(super) parts: Vec<Part>,
    /// The unrecognised word, in small letters and without diacritics.
    pub(super) stranger: Option<String>,
}

/// Cuts `text` into parts. Words may be written with or without diacritics.
pub(super) fn cut(text: &str, variant: Variant, lexicon: &Lexicon) -> Cut {
    let text: Vec<char> = plainly(text).chars().filter_map(typed).collect();
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
            match ends_a_number(&word_read, &cut.parts, tail, lexicon) {
                Some((number, length)) => {
                    cut.parts.pop();
                    cut.parts.push(Part::Number(number));
                    rest = tail.get(length..).unwrap_or_default();
                    true
                }
                None => word(&word_read, variant, lexicon, &mut cut.parts),
            }
        } else {
            (c == '-' && joins_a_number(&cut.parts, tail, lexicon)) || sign(c, &mut cut.parts)
        };
        if !known {
            cut.stranger = Some(text());
            break;
        }
    }
    cut
}

/// Takes a sign between squares, a blank, or a mark at the end; false if `c` is none of these.
fn sign(c: char, parts: &mut Vec<Part>) -> bool {
    parts.push(Part::Between(match c {
        '-' | '–' | '—' | '−' | '‑' => Separator::Move,
        ':' | '×' | '*' => Separator::Capture,
        // The keys of a numeric keypad besides its digits, and the commas of dictated text.
        '.' | ',' | '/' | '+' => Separator::Unstated,
        other => return other.is_whitespace() || matches!(other, '!' | '?' | ';'),
    }));
    true
}

/// Takes a run of letters: a file, an `x` glued to a file as in `c3xe5`, or a word of the lexicon. Returns false if the
/// run is none of these.
fn word(word: &str, variant: Variant, lexicon: &Lexicon, parts: &mut Vec<Part>) -> bool {
    if variant.layout().naming == Naming::Coordinates {
        if let Some(file) = lexicon.file(word) {
            parts.push(Part::File(file));
            return true;
        }
        // The sign may be the Latin x, or the Cyrillic letter that looks like it.
        let glued = word.strip_prefix(['x', 'х']);
        if let Some(file) = glued.and_then(|it| lexicon.file(it)) {
            parts.extend([Part::Between(Separator::Capture), Part::File(file)]);
            return true;
        }
    }
    parts.push(match lexicon.meaning(word) {
        Some(Meaning::Number(n)) => Part::Number(n),
        Some(Meaning::Head(head)) => Part::Head(head),
        Some(Meaning::Between(separator)) => Part::Between(separator),
        Some(Meaning::Via) => Part::Via,
        Some(Meaning::Nothing) => return true,
        // An "and" is a part of a move only inside a number (`ends_a_number`).
        Some(Meaning::And) | None => return false,
    });
    true
}

/// If `word` is the "and" of a number, as in `zwei und dreissig`, `trente et un`, `trente-et-un`: returns the number, and
/// the length of the part of `tail` that belongs to it.
fn ends_a_number(
    word: &str,
    parts: &[Part],
    tail: &[char],
    lexicon: &Lexicon,
) -> Option<(u8, usize)> {
    if lexicon.meaning(word) != Some(Meaning::And) {
        return None;
    }
    let first = match parts.last()? {
        Part::Number(n) => Meaning::Number(*n),
        Part::Head(head) => Meaning::Head(*head),
        _ => return None,
    };
    let between = |c: &&char| c.is_whitespace() || **c == '-';
    let blanks = tail.iter().take_while(between).count();
    let next: String = letters(tail.get(blanks..)?);
    let number = joined(first, lexicon.meaning(&next)?)?;
    Some((number, blanks.saturating_add(next.chars().count())))
}

/// True if a hyphen here is inside a number, as in `thirty-two`, `dix-sept`, `trente-et-un`, and not between squares.
fn joins_a_number(parts: &[Part], tail: &[char], lexicon: &Lexicon) -> bool {
    let Some(Part::Head(head)) = parts.last() else {
        return false;
    };
    match lexicon.meaning(&letters(tail)) {
        Some(Meaning::Number(unit)) => head.takes(unit),
        Some(Meaning::And) => true,
        _ => false,
    }
}

/// The letters at the beginning of the text.
fn letters(text: &[char]) -> String {
    text.iter().take_while(|c| c.is_alphabetic()).collect()
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads squares and half-moves that people type.

use zgoda_game::notation::{Lexicon, ShortMove, WrittenMove};
use zgoda_game::{Naming, Square, Variant};

/// A square by its name. If its name has a letter, the digits of its column and row name it, too, because a keypad has no letters.
pub fn square_of(text: &str, variant: Variant, lexicon: &Lexicon) -> Option<Square> {
    let text = text.trim();
    let named = variant
        .square(text)
        .ok()
        .or_else(|| in_words(text, variant, lexicon));
    named.or_else(|| match (variant.layout().naming, text.as_bytes()) {
        (Naming::Coordinates, [column @ b'1'..=b'8', row @ b'1'..=b'8']) => {
            let column = char::from(column.saturating_add(b'a' - b'1'));
            let name = format!("{column}{}", char::from(*row));
            variant.square(&name).ok()
        }
        _ => None,
    })
}

/// A number in digits, or in words if it is also the number of a square.
pub fn number_of(text: &str, lexicon: &Lexicon) -> Option<usize> {
    let text = text.trim();
    let variant = Variant::default();
    text.parse().ok().or_else(|| {
        let named = in_words(text, variant, lexicon)?;
        variant.name(named).to_string().parse().ok()
    })
}

/// True if the text has the form of a half-move, in full or in short notation.
pub fn is_half_move(text: &str, variant: Variant, lexicon: &Lexicon) -> bool {
    WrittenMove::read_in_words(text, variant, lexicon).is_ok()
        || ShortMove::read(text, variant).is_some()
}

/// A square in words. It is read as a half-move that begins and ends on it.
fn in_words(text: &str, variant: Variant, lexicon: &Lexicon) -> Option<Square> {
    // `de5` is a half-move. A person who types the name of the letter leaves a blank, `de 5`.
    if !text.starts_with(char::is_alphabetic) || ShortMove::read(text, variant).is_some() {
        return None;
    }
    let twice = format!("{text} - {text}");
    let written = WrittenMove::read_in_words(&twice, variant, lexicon).ok()?;
    match written.squares() {
        [from, to] if from == to => Some(*from),
        _ => None,
    }
}

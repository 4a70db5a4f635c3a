// SPDX-License-Identifier: GPL-3.0-or-later
//! Helpers that the rule tests share: positions and moves from short texts.
//!
//! This reader is deliberately simple and independent of the program's own readers, so that a fault of theirs cannot hide a fault
//! of the rules.
#![allow(dead_code, reason = "each test program uses a part of it")]

pub(crate) mod plain_rules;

use zgoda_game::{Kind, Move, Piece, Setup, Side, Square, SquareSet, Variant};

/// A position like `W:W31-35,K40:B1` or `B:Wa1:BKh8`.
pub(crate) fn setup(variant: Variant, fen: &str) -> Setup {
    let mut parts = fen.split(':');
    let side = |letter: Option<char>| match letter {
        Some('W') => Side::White,
        Some('B') => Side::Black,
        other => panic!("no side {other:?} in {fen}"),
    };
    let turn = side(parts.next().and_then(|p| p.chars().next()));
    let mut setup = Setup::empty(variant, turn);
    for list in parts {
        let owner = side(list.chars().next());
        for word in list[1..].split(',').filter(|word| !word.is_empty()) {
            let (kind, name) = match word.strip_prefix('K') {
                Some(name) => (Kind::King, name),
                None => (Kind::Man, word),
            };
            let (first, last) = name.split_once('-').unwrap_or((name, name));
            let (first, last) = (square(variant, first), square(variant, last));
            let piece = Piece { side: owner, kind };
            for s in variant.squares() {
                if (first..=last).contains(&s) {
                    setup.put(s, Some(piece));
                }
            }
        }
    }
    setup
}

pub(crate) fn square(variant: Variant, name: &str) -> Square {
    variant.square(name).unwrap()
}

pub(crate) fn squares(variant: Variant, names: &[&str]) -> SquareSet {
    names.iter().map(|name| square(variant, name)).collect()
}

/// `32-28`, or `32x21 27 18`: from, to, then the captured men.
pub(crate) fn mv(variant: Variant, text: &str) -> Move {
    let mut words = text.split(['-', 'x', ' ']).filter(|word| !word.is_empty());
    let mut next = || square(variant, words.next().unwrap());
    let (from, to) = (next(), next());
    Move {
        from,
        to,
        captured: words.map(|word| square(variant, word)).collect(),
    }
}

/// The text that [`mv`] reads.
pub(crate) fn text(variant: Variant, mv: &Move) -> String {
    let name = |s: Square| variant.name(s).to_string();
    let sign = if mv.is_capture() { 'x' } else { '-' };
    let mut text = format!("{}{sign}{}", name(mv.from), name(mv.to));
    for taken in mv.captured {
        text.push(' ');
        text.push_str(&name(taken));
    }
    text
}

/// The legal moves as texts of [`text`].
pub(crate) fn legal(variant: Variant, fen: &str) -> Vec<String> {
    zgoda_game::legal_moves(&setup(variant, fen))
        .iter()
        .map(|mv| text(variant, mv))
        .collect()
}

/// A path as PDN writes it.
pub(crate) fn path_text(variant: Variant, mv: &Move, path: &[Square]) -> String {
    let names: Vec<String> = path.iter().map(|s| variant.name(*s).to_string()).collect();
    names.join(if mv.is_capture() { "x" } else { "-" })
}

/// The 8x8 square that some programs number `number`, counting from b8.
pub(crate) fn from_b8(number: u8) -> String {
    let (row, place) = ((number - 1) / 4, (number - 1) % 4);
    let file = char::from(b'a' + 2 * place + u8::from(row % 2 == 0));
    format!("{file}{}", 8 - row)
}

/// The position with its numbers rewritten by `named`.
pub(crate) fn renumbered(fen: &str, named: fn(u64) -> String) -> String {
    let mut out = String::new();
    let mut number = String::new();
    for c in fen.chars().chain([' ']) {
        if c.is_ascii_digit() {
            number.push(c);
        } else {
            if !number.is_empty() {
                out.push_str(&named(number.parse().unwrap()));
                number.clear();
            }
            out.push(c);
        }
    }
    out.trim_end().to_owned()
}

/// A file of the test data shared by several programs. Prints a note if the file is missing.
pub(crate) fn shared_data(file: &str) -> Option<String> {
    let Some(folder) = std::env::var_os("ZGODA_TEST_DATA") else {
        println!("skipped: ZGODA_TEST_DATA is not set");
        return None;
    };
    let path = std::path::PathBuf::from(folder).join("data").join(file);
    let text = std::fs::read_to_string(&path);
    if let Err(error) = &text {
        println!("skipped: {} cannot be read: {error}", path.display());
    }
    text.ok()
}

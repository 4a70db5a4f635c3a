// SPDX-License-Identifier: GPL-3.0-or-later
//! Results of games, in the two styles of files.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt;

use super::signs::{Class, char_at, class_at};
use crate::variant::{Points, Variant};

/// A result as PDN knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnResult {
    /// White won: `2-0` or `1-0`.
    WhiteWins,
    /// Black won: `0-2` or `0-1`.
    BlackWins,
    /// A draw: `1-1` or `1/2-1/2`.
    Draw,
    /// `0-0`: lost for both.
    BothLose,
    /// `*`, `?` or nothing: not finished, or not known.
    Open,
    /// A result by another `ResultFormat`, as written: `4-6`, `1+ - 1-`.
    Other(String),
}

impl PdnResult {
    /// Reads any result; an unknown result stays as written.
    #[must_use]
    pub fn read(text: &str) -> PdnResult {
        let text = text.trim();
        match PdnResult::spelling(text).unwrap_or(text) {
            "2-0" | "1-0" => PdnResult::WhiteWins,
            "0-2" | "0-1" => PdnResult::BlackWins,
            "1-1" | "1/2-1/2" => PdnResult::Draw,
            "0-0" => PdnResult::BothLose,
            "*" | "?" | "-" | "" => PdnResult::Open,
            other => PdnResult::Other(other.to_owned()),
        }
    }

    /// A usual result in the spelling of its style, however it is written: `1 - 1`, `2–0`, `½:½`.
    #[must_use]
    pub(super) fn spelling(text: &str) -> Option<&'static str> {
        let (found, length) = usual(text.as_bytes())?;
        (length == text.len()).then_some(found)
    }

    /// The usual result at the beginning of `text`: its spelling, and its length in bytes. Such a result ends a game wherever it
    /// stands. It cannot be a move: such a move would name square 0, or begin and end on the same square. The number of the next
    /// game may be glued to the result, `1-11.32-28`.
    pub(super) fn at(text: &[u8]) -> Option<(&'static str, usize)> {
        let (found, length) = usual(text)?;
        let behind = text.get(length..).unwrap_or_default();
        let (class, _) = class_at(text, length);
        let ends = match class {
            Class::End | Class::Blank | Class::Break | Class::Own => true,
            Class::Sign => matches!(behind, [b'.' | b','] | [b'.' | b',', ..=b' ', ..]),
            Class::Digit(_) => {
                let digits = behind.iter().take_while(|b| b.is_ascii_digit()).count();
                let first = behind.get(..digits).unwrap_or_default();
                let glued = behind.get(digits.saturating_add(1));
                // Otherwise the text might be the half-move `1-11` and a dot.
                let sure = found.contains(['0', '/'])
                    || first.len() > 1
                    || glued.is_some_and(u8::is_ascii_digit);
                matches!(first, b"1" | b"01") && behind.get(digits) == Some(&b'.') && sure
            }
            _ => false,
        };
        ends.then_some((found, length))
    }

    /// True if `text`, as the last entry of a game, is a result: points in another format, in which no half-move is written.
    pub(super) fn stands_at_the_end(text: &str) -> bool {
        let Some((one, other)) = text.split_once(['-', ':']) else {
            return false;
        };
        let points = |text: &str| text.parse::<u8>().ok().filter(|_| text.len() < 3);
        match (points(one), points(other)) {
            (Some(one), Some(other)) => {
                let all_to_one = one.min(other) == 0 && one.max(other) <= 12;
                all_to_one || one == other && matches!(one, 1 | 5 | 6)
            }
            _ => false,
        }
    }

    /// The result as written for the type of game: two points a game on 100 squares, one on 64.
    #[must_use]
    pub fn text(&self, variant: Variant) -> &str {
        match (self, variant.rules().points) {
            (PdnResult::WhiteWins, Points::Two) => "2-0",
            (PdnResult::BlackWins, Points::Two) => "0-2",
            (PdnResult::Draw, Points::Two) => "1-1",
            (PdnResult::WhiteWins, Points::One) => "1-0",
            (PdnResult::BlackWins, Points::One) => "0-1",
            (PdnResult::Draw, Points::One) => "1/2-1/2",
            (PdnResult::BothLose, _) => "0-0",
            (PdnResult::Open, _) => "*",
            (PdnResult::Other(text), _) => text,
        }
    }
}

/// A usual result at the beginning of `text`.
fn usual(text: &[u8]) -> Option<(&'static str, usize)> {
    let (white, at) = points(text, 0)?;
    let mut at = past_blanks(text, at);
    let sign = char_at(text, at)?;
    (class_at(text, at).0 == Class::Dash || matches!(sign.0, ':' | '\u{ff1a}')).then_some(())?;
    at = past_blanks(text, at.saturating_add(sign.1));
    let (black, end) = points(text, at)?;
    let found = match (white, black) {
        (b'2', b'0') => "2-0",
        (b'0', b'2') => "0-2",
        (b'1', b'1') => "1-1",
        (b'1', b'0') => "1-0",
        (b'0', b'1') => "0-1",
        (b'0', b'0') => "0-0",
        (b'/', b'/') => "1/2-1/2",
        _ => return None,
    };
    Some((found, end))
}

/// The points of one side, a digit or `/` for a half, and the place of their end.
fn points(text: &[u8], at: usize) -> Option<(u8, usize)> {
    let rest = text.get(at..)?;
    let halves: [&[u8]; 4] = [b"1/2", "\u{bd}".as_bytes(), b"0.5", b"0,5"];
    if let Some(half) = halves.iter().find(|half| rest.starts_with(half)) {
        return Some((b'/', at.saturating_add(half.len())));
    }
    let digit = rest.first().filter(|b| (b'0'..=b'2').contains(b))?;
    Some((*digit, at.saturating_add(1)))
}

fn past_blanks(text: &[u8], mut at: usize) -> usize {
    while let (Class::Blank, width @ 1..) = class_at(text, at) {
        at = at.saturating_add(width);
    }
    at
}

impl fmt::Display for PdnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PdnResult::WhiteWins => "white won",
            PdnResult::BlackWins => "black won",
            PdnResult::Draw => "drawn",
            PdnResult::BothLose => "lost for both",
            PdnResult::Open => "not finished",
            PdnResult::Other(text) => text,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_writes_its_own_style_and_reads_both() {
        for result in [
            PdnResult::WhiteWins,
            PdnResult::BlackWins,
            PdnResult::Draw,
            PdnResult::BothLose,
            PdnResult::Open,
            PdnResult::Other("4-6".to_owned()),
        ] {
            for variant in Variant::ALL {
                assert_eq!(PdnResult::read(result.text(variant)), result);
            }
        }
        assert_eq!(PdnResult::Draw.text(Variant::International), "1-1");
        assert_eq!(PdnResult::Draw.text(Variant::Polish64), "1/2-1/2");
        for (text, found) in [
            ("2-0", Some(("2-0", 3))),
            ("1 - 1 ", Some(("1-1", 5))),
            ("2–0\n", Some(("2-0", 5))),
            ("½:½", Some(("1/2-1/2", 5))),
            ("0.5-0.5 x", Some(("1/2-1/2", 7))),
            ("1-101.32-28", Some(("1-1", 3))),
            ("1-11.32-28", Some(("1-1", 3))),
            ("2-01. 32-28", Some(("2-0", 3))),
            ("1-11. 32-28", None),
            ("1-18", None),
            ("4-6", None),
            ("2-0-7", None),
            ("1 1", None),
        ] {
            assert_eq!(PdnResult::at(text.as_bytes()), found, "{text:?}");
        }
        assert_eq!(PdnResult::read(" 1 – 1"), PdnResult::Draw);
        assert!(PdnResult::stands_at_the_end("10-0") && PdnResult::stands_at_the_end("5-5"));
        assert!(!PdnResult::stands_at_the_end("4-6") && !PdnResult::stands_at_the_end("14-91"));
    }
}

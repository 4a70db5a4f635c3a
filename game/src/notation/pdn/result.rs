//! How a game ended, in both styles that files write.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt;

use crate::variant::Variant;

/// A result as PDN knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnResult {
    /// `2-0` or `1-0`.
    WhiteWins,
    /// `0-2` or `0-1`.
    BlackWins,
    /// `1-1` or `1/2-1/2`.
    Draw,
    /// `0-0`: lost for both.
    BothLose,
    /// `*`, `?` or nothing: not finished, or not known.
    Open,
    /// By another `ResultFormat`, as written: `4-6`, `1+ - 1-`.
    Other(String),
}

impl PdnResult {
    /// Reads any result; what is not known stays as it was written.
    #[must_use]
    pub fn read(text: &str) -> PdnResult {
        match text.trim() {
            "2-0" | "1-0" => PdnResult::WhiteWins,
            "0-2" | "0-1" => PdnResult::BlackWins,
            "1-1" | "1/2-1/2" | "½-½" | "0.5-0.5" => PdnResult::Draw,
            "0-0" => PdnResult::BothLose,
            "*" | "?" | "-" | "" => PdnResult::Open,
            other => PdnResult::Other(other.to_owned()),
        }
    }

    /// Does `text` end a game wherever it stands? None of these can be a move: it would name square
    /// 0, or leave from and come to the same square.
    #[must_use]
    pub(super) fn ends_a_game(text: &[u8]) -> bool {
        let known: [&[u8]; 8] = [
            b"2-0", b"0-2", b"1-1", b"1-0", b"0-1", b"1/2-1/2", b"0-0", b"0.5-0.5",
        ];
        known.contains(&text) || text == "½-½".as_bytes() || text == b"\xbd-\xbd"
    }

    /// As the game's type writes it: two points a game on 100 squares, one on 64.
    #[must_use]
    pub fn text(&self, variant: Variant) -> &str {
        match (self, variant) {
            (PdnResult::WhiteWins, Variant::International) => "2-0",
            (PdnResult::BlackWins, Variant::International) => "0-2",
            (PdnResult::Draw, Variant::International) => "1-1",
            (PdnResult::WhiteWins, Variant::Polish64) => "1-0",
            (PdnResult::BlackWins, Variant::Polish64) => "0-1",
            (PdnResult::Draw, Variant::Polish64) => "1/2-1/2",
            (PdnResult::BothLose, _) => "0-0",
            (PdnResult::Open, _) => "*",
            (PdnResult::Other(text), _) => text,
        }
    }
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
        assert!(!PdnResult::ends_a_game(b"1-18") && !PdnResult::ends_a_game(b"4-6"));
    }
}

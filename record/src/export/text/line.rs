// SPDX-License-Identifier: GPL-3.0-or-later
//! The lines of a scoresheet, each with a row. Other code makes the columns of half-moves.

use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_speech::catalogue::Catalogue;

use crate::event::StruckBecause;
use crate::sentence::rows;

rows! {
    /// A line, or a part of a line.
    #[derive(Clone, Debug)]
    pub(super) enum Line in Catalogue;

    Game { variant: String } => "sheet-game";
    Event { name: String } => "sheet-event";
    Round { name: String } => "sheet-round";
    Time { time: String } => "sheet-time";
    Player { side: Side, name: String } => "sheet-player";
    Result { result: String, cause: String } => "sheet-result";
    NotFinished => "sheet-not-finished";
    Rules { rules: String } => "sheet-rules";
    Official => "sheet-official";
    Consent { consent: String } => "sheet-consent";
    NotOfficial { mode: String } => "sheet-not-official";
    Start { start: String } => "sheet-start";

    /// The meaning of the star after a half-move.
    NotStated => "sheet-not-stated";
    /// The mark of a half-move that does not count yet.
    Seen => "sheet-seen";
    /// The meaning of the mark of a half-move that does not count yet.
    NotMade => "sheet-not-made";

    Struck => "sheet-struck";
    StruckEntry { side: Side, what: String as half_move, because: StruckBecause }
        => "sheet-struck-entry";
    /// A struck half-move, with the half-move that stands in its place.
    StruckFor {
        side: Side,
        what: String as half_move,
        because: StruckBecause,
        instead: String,
    } => "sheet-struck-for";
    PutBackOne { ply: u32 } => "sheet-put-back-one";
    PutBack { first: u32, last: u32 } => "sheet-put-back";

    TimeUsed { times: BySide<Duration> } => "sheet-time-used";
    TimeLeft { times: BySide<Duration> } => "sheet-time-left";
    Signed => "sheet-signed";
    Copies => "sheet-copies";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn each_line_has_its_words_in_every_language() {
        let examples = Line::examples();
        assert!(examples.len() > 30, "{}", examples.len());
        each_is_one_sentence(&examples, Catalogue::new);
    }

    #[test]
    fn each_of_the_words_has_a_line() {
        let keys = Line::examples().iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("scoresheet.ftl", "", &keys);
    }
}

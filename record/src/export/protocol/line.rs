// SPDX-License-Identifier: GPL-3.0-or-later
//! Every line of a protocol, each with a row: its fields, and the key of its words. Half-moves are texts that were
//! already looked up in the record.

use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::catalogue::Catalogue;

use crate::event::{
    AcceptedBy, CodeOf, Counted, DeskRole, DeviceNumber, FindingKind, LostPart, OfferedReading,
};
use crate::export::{Paper, Part};
use crate::sentence::rows;

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Head {
    /// The number of a half-move.
    Ply,
    /// The number of a move.
    Number,
    /// The time of an event, UTC.
    Time,
    /// The reading of the clocks.
    Reading,
    /// The column of White.
    White,
    /// The column of Black.
    Black,
    /// The column that marks where White and Black differ.
    Differs,
}

rows! {
    /// A line, or a part of a line.
    #[derive(Clone, Debug)]
    pub(super) enum Line in Catalogue;

    // Lines of the frame.
    Section { part: Part } => "protocol-section";
    Contents => "protocol-contents";
    LeftOut => "protocol-left-out";
    Foot { names: BySide<String> } => "protocol-foot";
    Head { head: Head } => "protocol-head";

    // Lines of the head.
    Title => "protocol-title";
    Rehearsal => "protocol-rehearsal";
    Mode { mode: String } => "protocol-mode";
    Consent { consent: String } => "protocol-consent";
    Program { program: String } => "protocol-program";
    ConsentTo { function: String, consent: String } => "protocol-consent-to";
    Rules { rules: String } => "protocol-rules";
    Players { names: BySide<String> } => "protocol-players";
    Start { start: String } => "protocol-start";
    Event { name: String } => "protocol-event";
    Round { name: String } => "protocol-round";
    Time { time: String } => "protocol-time";
    Settings => "protocol-settings";
    /// A setting, in the words in which it is read aloud.
    Setting { setting: String } => "protocol-setting";
    /// Settings that a later version of the program wrote, as plain text.
    SettingsUnread { settings: String } => "protocol-settings-unread";

    /// An event, with its time.
    At { time: String, what: String } => "protocol-line";
    Nothing => "protocol-nothing";
    /// An act of an arbiter.
    ByArbiter { what: String, code: CodeOf } => "protocol-by-arbiter";
    ByNamed { what: String, code: CodeOf, name: String } => "protocol-by-named";

    // Lines about the arbiter, and about requests of players to the arbiter.
    Appointed { side: Side, name: String, alone: bool } => "protocol-appointed";
    /// The heading above the arbiters who looked after the table and their times.
    Responsible => "protocol-responsible";
    ResponsibleFirst { code: CodeOf, until: String } => "protocol-responsible-first";
    ResponsibleFirstNamed { name: String, until: String } => "protocol-responsible-first-named";
    ResponsibleFrom { name: String, from: String } => "protocol-responsible-from";
    ResponsibleFor { name: String, from: String, until: String } => "protocol-responsible-for";
    DeviceOpened { device: DeviceNumber, role: DeskRole, name: String } => "protocol-device-opened";
    NotWhole { count: usize, lost: LostPart } => "protocol-not-whole";

    // Lines about half-moves.
    DemandedWhileDiffering { board: BoardOf } => "protocol-demanded-while-differing";
    DemandedAfterParting { what: String as half_move } => "protocol-demanded-after-parting";
    Accepted { by: AcceptedBy, what: String as half_move } => "protocol-accepted";
    Hand { what: String as half_move, article: String, squares: Vec<String> } => "protocol-hand";
    MenOff { ply: u32, what: String as half_move, squares: Vec<String> } => "protocol-men-off";
    CrownMissing { what: String as half_move } => "protocol-crown-missing";
    Irregular { ply: u32, what: String as half_move, article: String } => "protocol-irregular";

    // Lines about boards and records.
    BoardDiffered { board: BoardOf, shown: String, remove: Vec<String>, put: Vec<String> }
        => "protocol-board-differed";
    Why { why: String } => "protocol-why";
    Column { side: Side } => "protocol-column";
    OwnColumn => "protocol-own-column";

    // Lines about the clock.
    /// A charge by its number; charges in a record of version 1 have no numbers (`Telling::Charged`).
    ChargedMore { number: usize, times: BySide<Duration> } => "protocol-charged-more";
    FlagVoid { side: Side } => "protocol-flag-void";
    ClockOffered { what: OfferedReading, times: BySide<Duration> } => "protocol-clock-offered";
    LeftAfter { ply: usize as ply } => "protocol-left-after";
    LeftWhenSetGoing => "protocol-left-when-set-going";
    ChargeOf { number: usize } => "protocol-charge-of";
    ChargeUndone { number: usize } => "protocol-charge-undone";
    UsedInAll => "protocol-used-in-all";

    // Lines about the end.
    ClaimPosition { position: String } => "protocol-claim-position";
    ClaimOccurred { plies: Vec<u32> as occurred } => "protocol-claim-occurred";
    ClaimCount { counted: Counted } => "protocol-claim-count";
    ClaimClocks { times: BySide<Duration> } => "protocol-claim-clocks";
    ClaimFinding { finding: FindingKind, article: Option<String> } => "protocol-claim-finding";
    Moves => "protocol-moves";
    Result { result: String, score: String, cause: String, name: String } => "protocol-result";
    TimesUsed { times: BySide<Duration> } => "protocol-times-used";
    Gaps { plies: Vec<String> } => "protocol-gaps";
    Copy { copy: Paper } => "protocol-copy";
    Signature => "protocol-signature";
    /// The signature of a side, or of the arbiter if no side is given. The name is empty if unknown.
    Signs { who: Option<Side>, name: String } => "protocol-signs";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};
    use crate::telling::Telling;

    #[test]
    fn each_line_has_its_words_in_every_language() {
        let examples = Line::examples();
        assert!(examples.len() > 75, "{}", examples.len());
        each_is_one_sentence(&examples, Catalogue::new);
    }

    #[test]
    fn each_of_the_words_has_a_line() {
        let lines = Line::examples().into_iter().map(|(key, _)| key);
        let tellings = Telling::examples().into_iter().map(|(key, _)| key);
        let keys = lines.chain(tellings).collect();
        each_key_has_a_row("protocol.ftl", "", &keys);
    }
}

//! Every line of a protocol, a row each: its fields, and the key of its words. What a half-move was is found in the record
//! before; a line has it as text.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::catalogue::Catalogue;

use crate::record::event::{
    AcceptedBy, Admissible, ArbiterWords, BoardAnswer, CodeOf, CodesChange, Counted, DeskRole,
    DeviceNumber, FindingKind, LostPart, OfferAnswer, OfferedReading, PreparedAnswer, Sanction,
    SetGoing, StruckBecause,
};
use crate::record::export::{Paper, Part};
use crate::sentence::rows;

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Head {
    /// The number of a half-move.
    Ply,
    /// The number of a move.
    Number,
    /// When it was, UTC.
    Time,
    /// What was read of the clocks.
    Reading,
    /// White's.
    White,
    /// Black's.
    Black,
    /// Where they differ.
    Differs,
}

rows! {
    /// One line, or a part of one.
    #[derive(Clone, Debug)]
    pub(super) enum Line in Catalogue;

    // The frame.
    Section { part: Part } => "protocol-section";
    Contents => "protocol-contents";
    LeftOut => "protocol-left-out";
    Foot { names: BySide<String> } => "protocol-foot";
    Head { head: Head } => "protocol-head";

    // The head.
    Title => "protocol-title";
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
    /// As it is read aloud.
    Setting { setting: String } => "protocol-setting";
    /// As they were kept by a later version.
    SettingsUnread { settings: String } => "protocol-settings-unread";

    /// What happened, with its time.
    At { time: String, what: String } => "protocol-line";
    Nothing => "protocol-nothing";

    // The arbiter, and what players ask of them.
    Prepared { question: String, answer: PreparedAnswer } => "protocol-prepared";
    Appointed { side: Side, name: String } => "protocol-appointed";
    Called { by: Option<Side> } => "protocol-called";
    Arbiter { state: ArbiterWords } => "protocol-arbiter";
    RoundArbiter { state: ArbiterWords, number: u8 } => "protocol-round-arbiter";
    TimesTold { side: Side, whites: usize, blacks: usize, clock: bool, times: BySide<Duration> }
        => "protocol-times-told";
    HandedOver { name: String } => "protocol-handed-over";
    /// Who looked after the table, from when to when.
    Responsible => "protocol-responsible";
    ResponsibleFirst { code: CodeOf, until: String } => "protocol-responsible-first";
    ResponsibleFrom { name: String, from: String } => "protocol-responsible-from";
    ResponsibleFor { name: String, from: String, until: String } => "protocol-responsible-for";
    Codes { how: CodesChange } => "protocol-codes";
    CallAnswered => "protocol-call-answered";
    DeviceOpened { device: DeviceNumber, role: DeskRole, name: String } => "protocol-device-opened";
    DeviceEnded { device: DeviceNumber } => "protocol-device-ended";
    NoSlip => "protocol-no-slip";
    SlipUsedAgain { slip: String } => "protocol-slip-used-again";
    NotWhole { count: usize, lost: LostPart } => "protocol-not-whole";
    Stopped => "protocol-stopped";
    Resumed { time: Duration } => "protocol-resumed";
    Decided { reason: String } => "protocol-decided";

    // Half-moves.
    Demanded { by: Side, what: String as half_move } => "protocol-demanded";
    DemandedWhileDiffering { board: BoardOf } => "protocol-demanded-while-differing";
    DemandedAfterParting { what: String as half_move } => "protocol-demanded-after-parting";
    LetStand { by: Side, what: String as half_move } => "protocol-let-stand";
    Accepted { by: AcceptedBy, what: String as half_move } => "protocol-accepted";
    Slip { side: Side, ply: u32, was: String, is: String, time: Duration } => "protocol-slip";
    Discrepancy { said: String, done: String } => "protocol-discrepancy";
    Hand { what: String as half_move, article: String, squares: Vec<String> } => "protocol-hand";
    CrownMissing { what: String as half_move } => "protocol-crown-missing";
    Irregular { ply: u32, what: String as half_move, article: String } => "protocol-irregular";
    Struck { what: String as half_move, because: StruckBecause } => "protocol-struck";

    // Boards and records.
    BoardDiffered { board: BoardOf, shown: String, remove: Vec<String>, put: Vec<String> }
        => "protocol-board-differed";
    BoardAgreed { board: BoardOf } => "protocol-board-agreed";
    BoardAsked { board: BoardOf, shown: Vec<String> } => "protocol-board-asked";
    BoardAnswered { shown: Vec<String>, answer: BoardAnswer } => "protocol-board-answered";
    Sheet { side: Side, written: String } => "protocol-sheet";
    Noted { ply: u32, written: String as half_move } => "protocol-noted";
    NotedNothing { ply: u32 } => "protocol-noted-nothing";
    Original { side: Side, collected: bool } => "protocol-original";
    Compared { case: String, agreed: usize, ply: Option<usize> as proposed }
        => "protocol-compared";
    Why { why: String } => "protocol-why";
    Column { side: Side } => "protocol-column";
    OwnColumn => "protocol-own-column";
    WalkedBack { ply: usize, count: usize, struck: String } => "protocol-walked-back";
    PutBack { moves: String } => "protocol-put-back";

    // The clock.
    Readings { ply: usize, times: BySide<Duration> } => "protocol-readings";
    /// In records of version 1 a charge took the place of the one before it, and none had a number.
    Charged { times: BySide<Duration> } => "protocol-charged";
    ChargedMore { number: usize, times: BySide<Duration> } => "protocol-charged-more";
    ChargeTakenBack { number: usize, times: BySide<Duration> } => "protocol-charge-taken-back";
    Flag { side: Side, moves: u32, played: Duration as milliseconds } => "protocol-flag";
    FlagVoid { side: Side } => "protocol-flag-void";
    Presence { side: Side, there: bool } => "protocol-presence";
    ClockReplaced => "protocol-clock-replaced";
    TimeJumped { by_ms: i64 as ahead } => "protocol-time-jumped";
    ClockGap { closed: bool, side: Option<Side>, lost: Option<Duration> }
        => "protocol-clock-gap";
    ClockOffered { what: OfferedReading, times: BySide<Duration> } => "protocol-clock-offered";
    ClockSetGoing {
        because: SetGoing,
        side: Side,
        times: BySide<Duration>,
        chosen: Option<OfferedReading>,
    } => "protocol-clock-set-going";
    LeftAfter { ply: usize as ply } => "protocol-left-after";
    LeftWhenSetGoing => "protocol-left-when-set-going";
    ChargeOf { number: usize } => "protocol-charge-of";
    ChargeUndone { number: usize } => "protocol-charge-undone";
    UsedInAll => "protocol-used-in-all";
    CompletionDue { missing: usize, shared: bool } => "protocol-completion-due";
    CompletionEnded { time: Duration } => "protocol-completion-ended";

    // The end.
    Offered { side: Side, ply: u32, admissible: Admissible } => "protocol-offered";
    OfferAnswered { side: Side, answer: OfferAnswer } => "protocol-offer-answered";
    Ended { result: String, cause: String, name: String } => "protocol-ended";
    EndingName { cause: String } => "ending-name";
    ResultAnswered { by: Side, agrees: bool } => "protocol-result-answered";
    Claimed { side: Side, what: Claimed, ply: u32 } => "protocol-claimed";
    ClaimPosition { position: String } => "protocol-claim-position";
    ClaimOccurred { plies: Vec<u32> as occurred } => "protocol-claim-occurred";
    ClaimCount { counted: Counted } => "protocol-claim-count";
    ClaimClocks { times: BySide<Duration> } => "protocol-claim-clocks";
    ClaimFinding { finding: FindingKind, article: Option<String> } => "protocol-claim-finding";
    ClaimRuled { side: Side, granted: bool } => "protocol-claim-ruled";
    Sanctioned { side: Side, sanction: Sanction, why: String } => "protocol-sanctioned";
    Complained { side: Side, ply: u32, why: String, late: bool } => "protocol-complained";
    Moves => "protocol-moves";
    Result { result: String, score: String, cause: String, name: String } => "protocol-result";
    TimesUsed { times: BySide<Duration> } => "protocol-times-used";
    Gaps { plies: Vec<String> } => "protocol-gaps";
    Copy { copy: Paper } => "protocol-copy";
    Signature => "protocol-signature";
    /// Nobody: the arbiter. The name is empty where it is not known.
    Signs { who: Option<Side>, name: String } => "protocol-signs";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn each_line_has_its_words_in_every_language() {
        let examples = Line::examples();
        assert!(examples.len() > 150, "{}", examples.len());
        each_is_one_sentence(&examples, Catalogue::new);
    }

    #[test]
    fn each_of_the_words_has_a_line() {
        let keys = Line::examples().iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("protocol.ftl", "", &keys);
    }
}

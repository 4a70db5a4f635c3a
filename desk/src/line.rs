// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences of every page, of letting a device in, and of the list of tables. Each sentence is a row.

use zgoda_game::Side;

use zgoda::page_words::PageWords;
use zgoda_record::sentence::rows;
use zgoda_table::view::{Attention, Phase};

rows! {
    /// A sentence of the pages, with its arguments.
    #[derive(Clone, Debug)]
    pub(super) enum Line in PageWords;

    // The frame of every page.
    Skip => "pages-skip";
    AllTables => "pages-all-tables";
    Connected => "pages-connected";
    NotConnected => "pages-not-connected";
    TableGone => "pages-table-gone";
    TableAsked => "pages-table-asked";
    LetInNoMore => "pages-let-in-no-more";
    Language => "pages-language";
    OwnName => "own-name";
    Choose => "pages-choose";
    Blank => "pages-blank";
    ShowAgain => "pages-show-again";
    LettersOn => "pages-letters-on";
    LettersOff => "pages-letters-off";
    Answers => "pages-answers";
    News => "pages-news";
    NewsOn => "pages-news-on";
    Earphone => "pages-earphone";
    Anew => "pages-anew";
    Unanswered => "pages-unanswered";
    Taken => "pages-taken";
    Leave => "pages-leave";
    LeaveMeans => "pages-leave-means";

    // Sentences about the record, for arbiters.
    Protocol => "pages-protocol";
    ProtocolOf { number: u32 } => "pages-protocol-of";
    ProtocolMeans => "pages-protocol-means";
    BackToTable => "pages-back-to-table";
    SaidAlone => "pages-said-alone";
    SaidAloneOf { number: u32 } => "pages-said-alone-of";
    SaidMeans => "pages-said-means";
    SaidTo { side: Side } => "pages-said-to";
    SaidNothing => "pages-said-nothing";
    SaidCut => "pages-said-cut";
    ReadNotAllowed => "pages-read-not-allowed";
    ReadUnreadable => "pages-read-unreadable";
    ReadTooLong => "pages-read-too-long";
    ReadLate => "pages-read-late";

    // Words on letting a device in.
    Desk => "pages-desk";
    AnotherSlip => "pages-another-slip";
    Words => "pages-words";
    WordsHint => "pages-words-hint";
    Device => "pages-device";
    DeviceHint => "pages-device-hint";
    LetIn => "pages-let-in";
    Looking => "pages-looking";
    Waits { table: u32, device: u32 } => "pages-waits";
    WaitsSomewhere { device: u32 } => "pages-waits-somewhere";
    SaidNo => "pages-said-no";
    OpensNothing => "pages-opens-nothing";
    NotTried { seconds: u64 } => "pages-not-tried";
    TryAgain => "pages-try-again";

    // The list of tables.
    Tables => "pages-tables";
    Table { number: u32 } => "pages-table";
    TableUnnumbered => "pages-table-unnumbered";
    TableAt { number: u32, machine: String } => "pages-table-at";
    TableUnnumberedAt { machine: String } => "pages-table-unnumbered-at";
    TableHere { number: u32 } => "pages-table-here";
    TitleAt { title: String, machine: String } => "pages-title-at";
    Players { white: String, black: String } => "pages-players";
    MoveNumber { number: usize } => "pages-move-number";
    ResultIs { result: String } => "pages-result-is";
    Order => "pages-order";
    OrderWaiting => "pages-order-waiting";
    OrderNumber => "pages-order-number";
    OrderState => "pages-order-state";
    Find => "pages-find";
    FindHint => "pages-find-hint";
    ShowSo => "pages-show-so";
    ShowAllTables => "pages-show-all-tables";
    TablesFound { found: usize, all: usize } => "pages-tables-found";
    NotThere => "pages-not-there";
    NotStarted { number: u32 } => "pages-not-started";
    NotStartedWhy { why: String, line: String } => "pages-not-started-why";
    Before => "pages-phase-before";
    Interrupted => "pages-phase-interrupted";
    Playing => "pages-phase-playing";
    Stopped => "pages-phase-stopped";
    Over => "pages-phase-over";
    Closed => "pages-phase-closed";
    Call => "pages-attention-call";
    NotRecorded => "pages-attention-not-recorded";
    BoardsDiffer => "pages-attention-boards-differ";
    Claim => "pages-attention-claim";
    Result => "pages-attention-result";
    Flag => "pages-attention-flag";
    DeviceLost => "pages-attention-device-lost";
    EarLost => "pages-attention-ear-lost";
    DeviceWaits => "pages-attention-device-waits";
    Overdue => "pages-attention-overdue";

    // Words on records in a folder.
    Records => "pages-records";
    RecordsMean => "pages-records-mean";
    RecordsNone => "pages-records-none";
    RecordsMore { count: usize } => "pages-records-more";
    RecordSize { size: u64 } => "pages-record-size";
    RecordsCompare => "pages-records-compare";
    RecordsCompareMeans => "pages-records-compare-means";
    RecordsCompareNow => "pages-records-compare-now";
    RecordsCompared => "pages-records-compared";
    RecordOfWhite => "pages-record-of-white";
    RecordOfBlack => "pages-record-of-black";
    RecordsBack => "pages-records-back";
    RecordFaulty => "pages-record-faulty";
    RecordsGone => "pages-records-gone";
    RecordNotThere => "pages-record-not-there";
    RecordTooLong => "pages-record-too-long";
    RecordBroken => "pages-record-broken";
    RecordNewer => "pages-record-newer";
    RecordChanges => "pages-record-changes";
    RecordNoRoom => "pages-record-no-room";
    RecordsNotCompared => "pages-records-not-compared";
    RecordsLate => "pages-records-late";

    // All tables at once.
    AllAtOnce => "pages-all";
    AllPrepared => "pages-all-prepared";
    AllPreparedMeans => "pages-all-prepared-means";
    AllBegin => "pages-all-begin";
    AllBeginMeans => "pages-all-begin-means";
    AllStop => "pages-all-stop";
    AllStopMeans => "pages-all-stop-means";
    AllGoOn => "pages-all-go-on";
    AllGoOnMeans => "pages-all-go-on-means";
    AllLetIn => "pages-all-let-in";
    AllLetInMeans => "pages-all-let-in-means";
    AllHandOver => "pages-all-hand-over";
    AllHandOverMeans => "pages-all-hand-over-means";
    AllHandOverName => "pages-all-hand-over-name";
    AllYes => "pages-all-yes";
    AllNotHere => "pages-all-not-here";

    // Answers to refused requests.
    Nowhere => "pages-nowhere";
    NotOurForm => "pages-not-our-form";
    NotOurAddress => "pages-not-our-address";
    TooMuch => "pages-too-much";
    Busy => "pages-busy";

    // Instructions for the files of an authority.
    CaRoot { file: String } => "pages-ca-root";
    CaDesk { desk: String, key: String, command: String } => "pages-ca-desk";
    CaGood { days: u64, names: String } => "pages-ca-good";

    // Instructions for a key for other desks.
    JoinKeyHere { file: String } => "pages-join-key-here";
    JoinKeyThere { file: String } => "pages-join-key-there";
}

impl From<Phase> for Line {
    fn from(phase: Phase) -> Line {
        match phase {
            Phase::Before => Line::Before,
            Phase::Interrupted => Line::Interrupted,
            Phase::Playing => Line::Playing,
            Phase::Stopped => Line::Stopped,
            Phase::Over => Line::Over,
            Phase::Closed => Line::Closed,
        }
    }
}

impl From<Attention> for Line {
    fn from(attention: Attention) -> Line {
        match attention {
            Attention::Call => Line::Call,
            Attention::NotRecorded => Line::NotRecorded,
            Attention::BoardsDiffer => Line::BoardsDiffer,
            Attention::Claim => Line::Claim,
            Attention::Result => Line::Result,
            Attention::Flag => Line::Flag,
            Attention::DeviceLost => Line::DeviceLost,
            Attention::EarLost => Line::EarLost,
            Attention::DeviceWaits => Line::DeviceWaits,
            Attention::Overdue => Line::Overdue,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, PageWords::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("pages.ftl", "pages-", &keys);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences on the arbiter's page, one row each; the sentences of the page's acts are in `acts`. Sentences that also occur at
//! the terminal or in a protocol use the same words.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, Piece, Side, Variant};
use zgoda_record::event::{CodeOf, DeskRole, DeviceNumber, OfferedReading, PreparedItem, Sanction};
use zgoda_record::mode::GameKind;
use zgoda_record::sentence::{Sentence, Shown, rows};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::view::{Attention, BoardNow, Ended, Material, Phase, RuleCount, Way};

use super::Part;
use zgoda::page_words::PageWords;

rows! {
    /// A sentence of the arbiter's page, with its arguments.
    #[derive(Clone, Debug)]
    pub(in super::super) enum Line in PageWords;

    Title { table: String, code: CodeOf } => "arbiter-title";
    TitleAlone { code: CodeOf } => "arbiter-title-alone";
    Heading { part: Part } => "arbiter-heading";
    NotReached => "arbiter-not-reached";

    // The open calls for the arbiter, and the state of the game.
    Attention { what: Attention } => "arbiter-attention";
    NoAttention => "arbiter-no-attention";
    Called { by: Option<Side> } => "protocol-called";
    Game { game: Variant, mode: GameKind } => "arbiter-game";
    Names { names: BySide<String> } => "protocol-players";
    Control { time: String } => "protocol-time";
    Phase { phase: Phase } => "arbiter-phase";
    Ended { result: Option<Ended> } => "arbiter-ended";
    Answered { by: Side, agrees: bool } => "protocol-result-answered";
    Unanswered { by: Side } => "arbiter-unanswered";
    Responsible { name: String } => "arbiter-responsible";
    NotRecorded => "arbiter-not-recorded";
    WordsOpen { code: CodeOf } => "arbiter-words-open";
    Adjusting => "arbiter-adjusting";
    Question => "arbiter-question";
    /// The question that a player is to answer, named by its kind in the transcript.
    AskedOf { side: Side, kind: String, moves: Vec<String> } => "arbiter-asked";
    Stopwatch => "arbiter-stopwatch";
    AskResult { result: Option<Ended> } => "desk-ask-result";
    AskSeconds => "arbiter-ask-seconds";
    AskHandOverStop => "arbiter-ask-hand-over-stop";
    AskAgainst => "arbiter-ask-against";
    NotAsked => "arbiter-not-asked";

    // Sentences about the boards.
    NoBoards => "arbiter-no-boards";
    BoardState { board: BoardOf, state: BoardNow } => "arbiter-board-state";
    Awaited => "arbiter-awaited";
    Remove { square: String } => "mend-remove";
    Put { square: String, piece: Piece } => "mend-put";
    ByTheRecord => "grid-record";
    Shown { board: BoardOf } => "grid-board";
    NotShown => "arbiter-not-shown";
    GridKeys => "grid-keys";

    // Sentences about the record and the sheets.
    NoRecord => "arbiter-no-record";
    Records => "arbiter-records";
    Number => "arbiter-number";
    Record => "arbiter-record";
    Column { side: Side } => "protocol-column";
    NoSheet { side: Side } => "arbiter-no-sheet";
    Parts { ply: usize } => "arbiter-parts";
    PartsHere => "arbiter-parts-here";
    NoParting => "arbiter-no-parting";
    UnreadableHere { text: String } => "arbiter-unreadable-here";
    Blank => "arbiter-blank";
    BoardOnly => "arbiter-board-only";
    NotStated => "arbiter-not-stated";
    Taken { squares: Vec<String> } => "arbiter-taken";
    Compared { case: String, agreed: usize, ply: Option<usize> as proposed } => "protocol-compared";
    Why { why: String } => "reconcile-why";
    /// The moment after a half-move at which both boards were seen to agree.
    BothAgreedAt { time: String } => "arbiter-both-agreed-at";
    Because { why: String } => "protocol-why";
    NotCompared => "arbiter-not-compared";
    ArbitersColumn => "protocol-own-column";
    OriginalOf { side: Side, collected: bool } => "protocol-original";
    Collects { side: Side, collected: bool } => "arbiter-collects";
    MayHaveHappened => "arbiter-may-have-happened";
    NothingExplains => "arbiter-nothing-explains";
    ArticlesApart => "arbiter-articles-apart";
    ClockColumn { side: Side } => "arbiter-clock-column";
    ClocksAfter => "arbiter-clocks-after";
    Step { step: Step } => "arbiter-step";

    // Sentences about the clock.
    NoClock => "arbiter-no-clock";
    FlagFirst { side: Side } => "desk-flag-first";
    Used { times: BySide<Duration> } => "desk-clocks-used";
    Charged { side: Side, time: Duration } => "desk-charged";
    Quota { side: Side, moves: u32 } => "desk-quota";
    Absent { side: Side } => "arbiter-absent";
    Missing { count: usize } => "arbiter-missing";
    Completing => "arbiter-completing";
    Away { side: Option<Side>, lost: Option<Duration> } => "desk-clock-away";
    Offered { number: usize, what: OfferedReading, times: BySide<Duration> } => "desk-clock-offered";
    Incidents => "arbiter-incidents";
    NoIncident => "arbiter-no-incident";
    Both => "arbiter-both";
    Take { number: usize } => "arbiter-take";

    // Claims and other open matters.
    NoClaim => "desk-no-claim";
    Claim { side: Side, what: Claimed, ply: usize } => "desk-claim";
    ClaimWhen { own: bool, gaps: usize } => "desk-claim-when";
    ClaimOccurred { plies: Vec<u32> as occurred } => "desk-claim-occurred";
    ClaimCount { counted: RuleCount } => "desk-claim-count";
    ClaimMaterial { material: BySide<Material> } => "desk-claim-material";
    ClaimOtherTempo { holds: bool } => "desk-claim-other-tempo";
    ClaimClocks { times: BySide<Duration> } => "desk-claim-clocks";
    ClaimFlag { side: Side } => "desk-claim-flag";
    Proven { result: Option<Ended> } => "desk-claim-proven";
    ProvenOtherwise { result: Option<Ended> } => "desk-claim-proven-otherwise";
    ArbitersCall { result: Option<Ended> } => "desk-claim-arbiters-call";
    NotProven => "desk-claim-not-proven";
    MustCapture => "desk-claim-must-capture";
    QuickGamesOnly => "desk-claim-quick-games-only";
    Open => "arbiter-open-matters";
    NothingOpen => "arbiter-nothing-open";
    RepeatedOtherwise { ply: u32 } => "desk-repeated-otherwise";
    AnnouncedOtherwise { ply: u32, said: String } => "desk-announced-otherwise";
    Demanded { ply: u32, by: Side } => "desk-demanded";
    DrawOffered { ply: u32, by: Side } => "desk-draw-offered";
    SlipCount { side: Side, count: usize } => "desk-slip-count";
    ComplaintOf { side: Side, clock: bool } => "arbiter-complaint-of";

    // Sentences about the end of the game.
    ByFlags { result: Option<Ended> } => "desk-flag-proposal";
    ByBoard { result: Option<Ended> } => "desk-end-proposal";
    ByLateness { result: Option<Ended> } => "desk-too-late";
    NoProposal => "arbiter-no-proposal";
    EndingName { cause: String } => "ending-name";
    Says { side: Side, agrees: bool } => "arbiter-says";

    // Questions before the first move.
    Before { item: PreparedItem, board: String } => "ask-before";
    StillOpen => "arbiter-still-open";
    Settled => "arbiter-settled";
    AllSettled => "arbiter-all-settled";
    Ways => "arbiter-ways";
    PressesBy { side: Side, way: Way } => "arbiter-presses-by";
    NoWay { side: Side } => "arbiter-no-way";
    PressFor { side: Side } => "arbiter-press-for";

    // Sentences about the devices.
    NoDevice => "arbiter-no-device";
    DeviceWaits { device: DeviceNumber, role: DeskRole, name: String, there: Option<DeviceNumber> as there }
        => "arbiter-device-waits";
    SlipFor { role: DeskRole } => "arbiter-slip-for";
    DeviceThere { device: DeviceNumber, role: DeskRole, name: String as called } => "desk-device-there";
    DeviceShut => "arbiter-device-shut";
    NamedDevice { named: String, same: bool } => "desk-named-device";

    // Sentences about the sanctions.
    SanctionName { sanction: Sanction } => "sanction-name";
    NoSanction => "arbiter-no-sanction";
    ChiefsSanction => "arbiter-chiefs-sanction";
}

/// The steps of a walk-back, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Step {
    /// Play has to stop.
    Stop,
    /// Records and boards are compared.
    Compare,
    /// The game goes back.
    Back,
    /// The boards have to be mended.
    Mend,
    /// The time of the interruption is charged.
    Charge,
    /// Play goes on again.
    Resume,
}

impl Step {
    /// All steps, in their order.
    pub(super) const ALL: [Step; 6] = [
        Step::Stop,
        Step::Compare,
        Step::Back,
        Step::Mend,
        Step::Charge,
        Step::Resume,
    ];
}

impl Shown for Step {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        let word = match self {
            Step::Stop => "stop",
            Step::Compare => "compare",
            Step::Back => "back",
            Step::Mend => "mend",
            Step::Charge => "charge",
            Step::Resume => "resume",
        };
        sentence.give(name, word);
    }
}

impl Shown for Part {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        sentence.give(name, self.id());
    }
}

#[cfg(test)]
mod examples {
    use super::{Part, Step};
    use zgoda_record::sentence::examples::Example;

    impl Example for Step {
        fn examples() -> Vec<Step> {
            Step::ALL.into()
        }
    }

    impl Example for Part {
        fn examples() -> Vec<Part> {
            Part::ALL.into()
        }
    }
}

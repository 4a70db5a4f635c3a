//! What is said on the arbiter's page beside its acts, a row a sentence. What the desk of the terminal or a protocol says
//! too has its words there.

use std::time::Duration;

use zgoda_game::{BySide, Piece};

use super::Part;
use crate::pages::words::PageWords;
use crate::record::event::{
    BoardWord, ClaimWord, CodeOf, DeskRole, DeviceNumber, OfferedWord, PreparedWord, Sanction,
    SideWord,
};
use crate::sentence::{Sentence, Shown, rows};
use crate::view::{
    Attention, BoardStateWord, Ended, GameWord, Material, ModeWord, Phase, RuleCount, Sides,
};

rows! {
    /// One sentence.
    #[derive(Clone, Debug)]
    pub(in super::super) enum Line in PageWords;

    Title { table: String, code: CodeOf } => "arbiter-title";
    TitleAlone { code: CodeOf } => "arbiter-title-alone";
    Heading { part: Part } => "arbiter-heading";
    NotReached => "arbiter-not-reached";

    // What asks for the arbiter, and how the game stands.
    Attention { what: Attention } => "arbiter-attention";
    NoAttention => "arbiter-no-attention";
    Called { by: Option<SideWord> } => "protocol-called";
    Game { game: GameWord, mode: ModeWord } => "arbiter-game";
    Names { names: BySide<String> } => "protocol-players";
    Control { time: String } => "protocol-time";
    Phase { phase: Phase } => "arbiter-phase";
    Ended { result: Option<Ended> } => "arbiter-ended";
    Answered { by: SideWord, agrees: bool } => "protocol-result-answered";
    Unanswered { by: SideWord } => "arbiter-unanswered";
    Responsible { name: String } => "arbiter-responsible";
    NotRecorded => "arbiter-not-recorded";
    WordsOpen { code: CodeOf } => "arbiter-words-open";
    Adjusting => "arbiter-adjusting";
    Question => "arbiter-question";
    /// What a player is to answer, by the kind of the transcript.
    AskedOf { side: SideWord, kind: String, moves: Vec<String> } => "arbiter-asked";
    Stopwatch => "arbiter-stopwatch";
    AskResult { result: Option<Ended> } => "desk-ask-result";
    AskSeconds => "arbiter-ask-seconds";
    NotAsked => "arbiter-not-asked";

    // Boards.
    NoBoards => "arbiter-no-boards";
    BoardState { board: BoardWord, state: BoardStateWord } => "arbiter-board-state";
    Awaited => "arbiter-awaited";
    Remove { square: String } => "mend-remove";
    Put { square: String, piece: Piece } => "mend-put";
    ByTheRecord => "grid-record";
    Shown { board: BoardWord } => "grid-board";
    NotShown => "arbiter-not-shown";
    GridKeys => "grid-keys";

    // Records.
    NoRecord => "arbiter-no-record";
    Records => "arbiter-records";
    Number => "arbiter-number";
    Record => "arbiter-record";
    Column { side: SideWord } => "protocol-column";
    NoSheet { side: SideWord } => "arbiter-no-sheet";
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
    Because { why: String } => "protocol-why";
    NotCompared => "arbiter-not-compared";
    ArbitersColumn => "protocol-own-column";
    OriginalOf { side: SideWord, collected: bool } => "protocol-original";
    Collects { side: SideWord, collected: bool } => "arbiter-collects";
    MayHaveHappened => "arbiter-may-have-happened";
    NothingExplains => "arbiter-nothing-explains";
    ArticlesApart => "arbiter-articles-apart";
    ClockColumn { side: SideWord } => "arbiter-clock-column";
    ClocksAfter => "arbiter-clocks-after";
    Step { step: Step } => "arbiter-step";

    // The clock.
    NoClock => "arbiter-no-clock";
    FlagFirst { side: SideWord } => "desk-flag-first";
    Used { times: BySide<Duration> } => "desk-clocks-used";
    Charged { side: SideWord, time: Duration } => "desk-charged";
    Quota { side: SideWord, moves: u32 } => "desk-quota";
    Absent { side: SideWord } => "arbiter-absent";
    Missing { count: usize } => "arbiter-missing";
    Completing => "arbiter-completing";
    Away { side: Option<SideWord>, lost: Option<Duration> } => "desk-clock-away";
    Offered { number: usize, what: OfferedWord, times: BySide<Duration> } => "desk-clock-offered";
    Incidents => "arbiter-incidents";
    NoIncident => "arbiter-no-incident";
    Both => "arbiter-both";
    Take { number: usize } => "arbiter-take";

    // Claims, and what is open.
    NoClaim => "desk-no-claim";
    Claim { side: SideWord, what: ClaimWord, ply: usize } => "desk-claim";
    ClaimWhen { own: bool, gaps: usize } => "desk-claim-when";
    ClaimOccurred { plies: Vec<u32> as occurred } => "desk-claim-occurred";
    ClaimCount { counted: RuleCount } => "desk-claim-count";
    ClaimMaterial { material: Sides<Material> } => "desk-claim-material";
    ClaimOtherTempo { holds: bool } => "desk-claim-other-tempo";
    ClaimClocks { times: BySide<Duration> } => "desk-claim-clocks";
    ClaimFlag { side: SideWord } => "desk-claim-flag";
    Proven { result: Option<Ended> } => "desk-claim-proven";
    ProvenOtherwise { result: Option<Ended> } => "desk-claim-proven-otherwise";
    ArbitersCall { result: Option<Ended> } => "desk-claim-arbiters-call";
    NotProven => "desk-claim-not-proven";
    MustCapture => "desk-claim-must-capture";
    Open => "arbiter-open-matters";
    NothingOpen => "arbiter-nothing-open";
    RepeatedOtherwise { ply: u32 } => "desk-repeated-otherwise";
    AnnouncedOtherwise { ply: u32, said: String } => "desk-announced-otherwise";
    Demanded { ply: u32, by: SideWord } => "desk-demanded";
    DrawOffered { ply: u32, by: SideWord } => "desk-draw-offered";
    SlipCount { side: SideWord, count: usize } => "desk-slip-count";
    ComplaintOf { side: SideWord, clock: bool } => "arbiter-complaint-of";

    // The end.
    ByFlags { result: Option<Ended> } => "desk-flag-proposal";
    ByBoard { result: Option<Ended> } => "desk-end-proposal";
    ByLateness { result: Option<Ended> } => "desk-too-late";
    NoProposal => "arbiter-no-proposal";
    EndingName { cause: String } => "ending-name";
    Says { side: SideWord, agrees: bool } => "arbiter-says";

    // Before the first move.
    Before { item: PreparedWord, board: String } => "ask-before";
    StillOpen => "arbiter-still-open";
    Settled => "arbiter-settled";
    AllSettled => "arbiter-all-settled";

    // Devices.
    NoDevice => "arbiter-no-device";
    DeviceWaits { device: DeviceNumber, role: DeskRole, name: String } => "arbiter-device-waits";
    DeviceThere { device: DeviceNumber, role: DeskRole } => "desk-device-there";
    EndDevice { device: DeviceNumber } => "arbiter-device-end";

    // Sanctions.
    SanctionName { sanction: Sanction } => "sanction-name";
    NoSanction => "arbiter-no-sanction";
    ChiefsSanction => "arbiter-chiefs-sanction";
}

/// The steps of a walk-back, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Step {
    /// Play must stand.
    Stop,
    /// Records and boards are compared.
    Compare,
    /// The game goes back.
    Back,
    /// Boards are mended.
    Mend,
    /// The time of the interruption.
    Charge,
    /// On.
    Resume,
}

impl Step {
    /// All of them.
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
    use crate::sentence::examples::Example;

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

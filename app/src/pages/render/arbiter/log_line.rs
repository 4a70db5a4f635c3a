//! What is told of each event of the log, a row a sentence. Most have the words that a protocol has for it.

use std::time::Duration;

use zgoda_game::BySide;

use crate::pages::words::PageWords;
use crate::record::event::{
    Actor, Admissible, ArbiterWords, BoardAnswer, BoardWord, ClaimWord, CodeOf, CodesChange,
    DeskRole, DeviceNumber, LostPart, MoveAnswer, MoveQuestion, OfferAnswer, OfferedWord,
    PreparedAnswer, Sanction, SetGoing, SideWord, Source, StruckBecause,
};
use crate::sentence::rows;

rows! {
    /// One sentence.
    #[derive(Clone, Debug)]
    pub(super) enum LogLine in PageWords;

    // The frame: when, who, what.
    Means => "arbiter-log-means";
    Row { time: String, who: String, what: String } => "arbiter-log-row";
    Earlier { count: usize } => "arbiter-log-earlier";
    ByArbiter { code: CodeOf } => "arbiter-by-code";
    By { actor: Actor } => "arbiter-by";
    Through { source: Source } => "arbiter-through";

    // The program.
    Opened { plies: u32 } => "arbiter-log-opened";
    Closed => "arbiter-log-closed";
    Forgotten => "arbiter-log-forgotten";
    DiskWasAway { count: u32 } => "arbiter-log-disk";
    NotWhole { count: usize, lost: LostPart } => "protocol-not-whole";
    Codes { how: CodesChange } => "protocol-codes";
    NotTaken { line: String } => "arbiter-log-refused";
    NewGame => "arbiter-log-new-game";

    // Half-moves.
    HalfMove { ply: u32, side: SideWord, text: String as half_move } => "arbiter-log-half-move";
    Said { text: String } => "arbiter-log-said";
    Struck { what: String as half_move, because: StruckBecause } => "protocol-struck";
    Slip { side: SideWord, ply: u32, was: String, is: String, time: Duration } => "protocol-slip";
    Discrepancy { said: String, done: String } => "protocol-discrepancy";
    MoveAsked { text: String, asks: MoveQuestion } => "arbiter-log-asked";
    MoveAnswered { answer: MoveAnswer } => "arbiter-log-answered";
    Demanded { by: SideWord, what: String as half_move } => "protocol-demanded";
    LetStand { by: SideWord, what: String as half_move } => "protocol-let-stand";
    Adjusting { begun: bool } => "arbiter-log-adjusting";

    // Boards and records.
    BoardFound { board: BoardWord } => "board-connected";
    BoardLost { board: BoardWord } => "board-lost";
    BoardAgreed { board: BoardWord } => "protocol-board-agreed";
    BoardDiffered { board: BoardWord, remove: Vec<String>, put: Vec<String> } => "arbiter-log-differed";
    BoardAsked { board: BoardWord, shown: Vec<String> } => "protocol-board-asked";
    BoardAnswered { shown: Vec<String>, answer: BoardAnswer } => "protocol-board-answered";
    Sheet { side: SideWord, written: String } => "protocol-sheet";
    Noted { ply: u32, written: String as half_move } => "protocol-noted";
    NotedNothing { ply: u32 } => "protocol-noted-nothing";
    Original { side: SideWord, collected: bool } => "protocol-original";
    Compared { case: String, agreed: usize, ply: Option<usize> as proposed } => "protocol-compared";
    WalkedBack { ply: usize, count: usize, struck: String } => "protocol-walked-back";
    PutBack { moves: String } => "protocol-put-back";
    CheckAsked { by: SideWord } => "arbiter-log-check-asked";
    CheckAnswered { by: SideWord, consents: bool } => "arbiter-log-check-answered";
    CheckEnded { parts: Option<usize> as proposed } => "arbiter-log-check-ended";

    // The arbiter.
    Called { by: Option<SideWord> } => "protocol-called";
    CallAnswered => "protocol-call-answered";
    DeviceOpened { device: DeviceNumber, role: DeskRole } => "desk-device-opened";
    DeviceEnded { device: DeviceNumber } => "protocol-device-ended";
    NoSlip => "protocol-no-slip";
    SlipUsedAgain { slip: String } => "protocol-slip-used-again";
    WordsOfArbiter { state: ArbiterWords } => "protocol-arbiter";
    WordsOfRound { state: ArbiterWords, number: u8 } => "protocol-round-arbiter";
    Prepared { question: String, answer: PreparedAnswer } => "protocol-prepared";
    Appointed { side: SideWord } => "arbiter-log-appointed";
    Stopped => "protocol-stopped";
    Resumed { time: Duration } => "protocol-resumed";
    Decided { reason: String } => "protocol-decided";
    AskedTurn => "arbiter-log-asked-turn";
    TimesTold { side: SideWord, whites: usize, blacks: usize, clock: bool, times: BySide<Duration> }
        => "protocol-times-told";
    HandedOver { name: String } => "protocol-handed-over";
    Sanctioned { side: SideWord, sanction: Sanction, why: String } => "protocol-sanctioned";
    Complained { side: SideWord, ply: u32, why: String, late: bool } => "protocol-complained";

    // The clock.
    Readings { ply: usize, times: BySide<Duration> } => "protocol-readings";
    Charged { times: BySide<Duration> } => "protocol-charged";
    ChargeTakenBack { number: usize, times: BySide<Duration> } => "protocol-charge-taken-back";
    Gap { closed: bool, side: Option<SideWord>, lost: Option<Duration> } => "protocol-clock-gap";
    SetGoing {
        because: SetGoing,
        side: SideWord,
        times: BySide<Duration>,
        chosen: Option<OfferedWord>,
    } => "protocol-clock-set-going";
    CompletionDue { missing: usize, shared: bool } => "protocol-completion-due";
    CompletionEnded { time: Duration } => "protocol-completion-ended";
    FlagFell { side: SideWord, moves: u32, played: Duration as milliseconds } => "protocol-flag";
    Replaced => "protocol-clock-replaced";
    Device { told: String } => "arbiter-log-device";
    Jumped { by_ms: i64 as ahead } => "protocol-time-jumped";
    Presence { side: SideWord, there: bool } => "protocol-presence";
    Paused => "arbiter-log-paused";

    // The end.
    Offered { side: SideWord, ply: u32, admissible: Admissible } => "protocol-offered";
    OfferAnswered { side: SideWord, answer: OfferAnswer } => "protocol-offer-answered";
    Ended { result: String, cause: String, name: String } => "protocol-ended";
    ResultAnswered { by: SideWord, agrees: bool } => "protocol-result-answered";
    Claimed { side: SideWord, what: ClaimWord, ply: u32 } => "protocol-claimed";
    ClaimRuled { side: SideWord, granted: bool } => "protocol-claim-ruled";
}

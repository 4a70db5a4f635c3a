//! What is told of each event of the log, a row a sentence. Most have the words that a protocol has for it.

use std::time::Duration;

use zgoda_game::claims::Claimed;
use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::BoardOf;

use crate::pages::words::PageWords;
use crate::record::event::{
    Actor, Admissible, ArbiterWords, BoardAnswer, CodeOf, CodesChange, DeskRole, DeviceNumber,
    LostPart, MoveAnswer, MoveQuestion, OfferAnswer, OfferedReading, PreparedAnswer, Sanction,
    SetGoing, Source, StruckBecause,
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
    HalfMove { ply: u32, side: Side, text: String as half_move } => "arbiter-log-half-move";
    Said { text: String } => "arbiter-log-said";
    Struck { what: String as half_move, because: StruckBecause } => "protocol-struck";
    Slip { side: Side, ply: u32, was: String, is: String, time: Duration } => "protocol-slip";
    Discrepancy { said: String, done: String } => "protocol-discrepancy";
    MoveAsked { text: String, asks: MoveQuestion } => "arbiter-log-asked";
    MoveAnswered { answer: MoveAnswer } => "arbiter-log-answered";
    Demanded { by: Side, what: String as half_move } => "protocol-demanded";
    LetStand { by: Side, what: String as half_move } => "protocol-let-stand";
    Adjusting { begun: bool } => "arbiter-log-adjusting";

    // Boards and records.
    BoardFound { board: BoardOf } => "board-connected";
    BoardLost { board: BoardOf } => "board-lost";
    BoardAgreed { board: BoardOf } => "protocol-board-agreed";
    BoardDiffered { board: BoardOf, remove: Vec<String>, put: Vec<String> } => "arbiter-log-differed";
    BoardAsked { board: BoardOf, shown: Vec<String> } => "protocol-board-asked";
    BoardAnswered { shown: Vec<String>, answer: BoardAnswer } => "protocol-board-answered";
    Sheet { side: Side, written: String } => "protocol-sheet";
    Noted { ply: u32, written: String as half_move } => "protocol-noted";
    NotedNothing { ply: u32 } => "protocol-noted-nothing";
    Original { side: Side, collected: bool } => "protocol-original";
    Compared { case: String, agreed: usize, ply: Option<usize> as proposed } => "protocol-compared";
    WalkedBack { ply: usize, count: usize, struck: String } => "protocol-walked-back";
    PutBack { moves: String } => "protocol-put-back";
    CheckAsked { by: Side } => "arbiter-log-check-asked";
    CheckAnswered { by: Side, consents: bool } => "arbiter-log-check-answered";
    CheckEnded { parts: Option<usize> as proposed } => "arbiter-log-check-ended";

    // The arbiter.
    Called { by: Option<Side> } => "protocol-called";
    CallAnswered => "protocol-call-answered";
    DeviceOpened { device: DeviceNumber, role: DeskRole } => "desk-device-opened";
    DeviceEnded { device: DeviceNumber } => "protocol-device-ended";
    NoSlip => "protocol-no-slip";
    SlipUsedAgain { slip: String } => "protocol-slip-used-again";
    WordsOfArbiter { state: ArbiterWords } => "protocol-arbiter";
    WordsOfRound { state: ArbiterWords, number: u8 } => "protocol-round-arbiter";
    Prepared { question: String, answer: PreparedAnswer } => "protocol-prepared";
    Appointed { side: Side } => "arbiter-log-appointed";
    Stopped => "protocol-stopped";
    Resumed { time: Duration } => "protocol-resumed";
    Decided { reason: String } => "protocol-decided";
    AskedTurn => "arbiter-log-asked-turn";
    TimesTold { side: Side, whites: usize, blacks: usize, clock: bool, times: BySide<Duration> }
        => "protocol-times-told";
    HandedOver { name: String } => "protocol-handed-over";
    Sanctioned { side: Side, sanction: Sanction, why: String } => "protocol-sanctioned";
    Complained { side: Side, ply: u32, why: String, late: bool } => "protocol-complained";

    // The clock.
    Readings { ply: usize, times: BySide<Duration> } => "protocol-readings";
    Charged { times: BySide<Duration> } => "protocol-charged";
    ChargeTakenBack { number: usize, times: BySide<Duration> } => "protocol-charge-taken-back";
    Gap { closed: bool, side: Option<Side>, lost: Option<Duration> } => "protocol-clock-gap";
    SetGoing {
        because: SetGoing,
        side: Side,
        times: BySide<Duration>,
        chosen: Option<OfferedReading>,
    } => "protocol-clock-set-going";
    CompletionDue { missing: usize, shared: bool } => "protocol-completion-due";
    CompletionEnded { time: Duration } => "protocol-completion-ended";
    FlagFell { side: Side, moves: u32, played: Duration as milliseconds } => "protocol-flag";
    Replaced => "protocol-clock-replaced";
    Device { told: String } => "arbiter-log-device";
    Jumped { by_ms: i64 as ahead } => "protocol-time-jumped";
    Presence { side: Side, there: bool } => "protocol-presence";
    Paused => "arbiter-log-paused";

    // The end.
    Offered { side: Side, ply: u32, admissible: Admissible } => "protocol-offered";
    OfferAnswered { side: Side, answer: OfferAnswer } => "protocol-offer-answered";
    Ended { result: String, cause: String, name: String } => "protocol-ended";
    ResultAnswered { by: Side, agrees: bool } => "protocol-result-answered";
    Claimed { side: Side, what: Claimed, ply: u32 } => "protocol-claimed";
    ClaimRuled { side: Side, granted: bool } => "protocol-claim-ruled";
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The sentences of a desk's log that a protocol does not have, or has in other words, one row each. Shared sentences are in
//! `record/src/telling.rs`.

use zgoda_game::Side;
use zgoda_speech::announcement::BoardOf;

use zgoda::page_words::PageWords;
use zgoda_record::event::{
    Actor, CodeOf, DeskRole, DeviceNumber, LostPart, MoveAnswer, MoveQuestion, Source,
};
use zgoda_record::sentence::rows;

rows! {
    /// A sentence of the log, with its arguments.
    #[derive(Clone, Debug)]
    pub(super) enum LogLine in PageWords;

    // The frame of an entry: the time, the actor and the event.
    Means => "arbiter-log-means";
    Row { time: String, who: String, what: String } => "arbiter-log-row";
    Earlier { count: usize } => "arbiter-log-earlier";
    ByArbiter { code: CodeOf } => "arbiter-by-code";
    ByNamed { code: CodeOf, name: String } => "arbiter-by-named";
    By { actor: Actor } => "arbiter-by";
    Through { source: Source } => "arbiter-through";

    // Events of the program itself.
    Opened { plies: u32 } => "arbiter-log-opened";
    Closed => "arbiter-log-closed";
    Forgotten => "arbiter-log-forgotten";
    DiskWasAway { count: u32 } => "arbiter-log-disk";
    NotWhole { count: usize, lost: LostPart } => "protocol-not-whole";
    NotTaken { line: String } => "arbiter-log-refused";
    NewGame => "arbiter-log-new-game";

    // Events about the half-moves.
    HalfMove { ply: u32, side: Side, text: String as half_move } => "arbiter-log-half-move";
    Said { text: String } => "arbiter-log-said";
    MoveAsked { text: String, asks: MoveQuestion } => "arbiter-log-asked";
    MoveAnswered { answer: MoveAnswer } => "arbiter-log-answered";
    Adjusting { begun: bool } => "arbiter-log-adjusting";

    // Events about boards and records.
    BoardFound { board: BoardOf } => "board-connected";
    BoardLost { board: BoardOf } => "board-lost";
    BoardNotRead { board: BoardOf } => "board-not-read";
    BoardDiffered { board: BoardOf, remove: Vec<String>, put: Vec<String> } => "arbiter-log-differed";
    CheckAsked { by: Side } => "arbiter-log-check-asked";
    CheckAnswered { by: Side, consents: bool } => "arbiter-log-check-answered";
    CheckEnded { parts: Option<usize> as proposed } => "arbiter-log-check-ended";

    // Acts of the arbiter.
    DeviceOpened { device: DeviceNumber, role: DeskRole } => "desk-device-opened";
    Appointed { side: Side, alone: bool } => "arbiter-log-appointed";
    AskedTurn => "arbiter-log-asked-turn";

    // Events of the clock.
    Device { told: String } => "arbiter-log-device";
    Paused => "arbiter-log-paused";

}

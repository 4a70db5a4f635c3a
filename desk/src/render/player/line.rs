// SPDX-License-Identifier: GPL-3.0-or-later
//! Every sentence of the players' pages, each with a row: its fields, and the key of its words in
//! `locales/*/player_page.ftl`. Sentences of the terminal's clock face use the same words.

use zgoda_game::{Piece, Side};
use zgoda_speech::announcement::BoardOf;

use zgoda::page_words::PageWords;
use zgoda_record::event::{PreparedAnswer, PreparedItem};
use zgoda_record::sentence::rows;
use zgoda_table::view::Ended;

rows! {
    /// A sentence, or the name of a key.
    #[derive(Clone, Debug)]
    pub(super) enum Line in PageWords;

    // The name of the page.
    Title { number: u32, role: String } => "player-title";
    Assistant { side: Side } => "player-role-assistant";
    Helper { side: Side } => "player-role-helper";
    Ear { side: Side } => "player-role-ear";
    Screen { side: Side } => "player-role-screen";
    Player { side: Side } => "player-role-player";
    Face => "player-role-face";
    NotReached => "player-not-reached";

    // The half-move to be carried out.
    CarryOut => "player-carry-out";
    NothingToCarryOut => "player-carry-nothing";
    CarryWhere { board: BoardOf } => "player-carry-where";
    CarryRemove { squares: Vec<String> as words } => "player-carry-remove";
    CarryStands { square: String, piece: Piece } => "player-carry-stands";

    // Half-moves and the record.
    HalfMove { from: String, to: String, takes: bool } => "player-half-move";
    Numbered { number: u32, side: Side, played: String } => "player-numbered";
    LastHalfMove { played: String } => "player-last-half-move";
    Record => "player-record";
    RecordEmpty => "player-record-empty";
    NewestFirst => "player-newest-first";

    // Acts of an assistant.
    Entry => "player-entry";
    EnterLabel { example: String } => "player-enter-label";
    Enter => "player-enter";
    CorrectLabel => "player-correct-label";
    Correct => "player-correct";
    ReadBack => "player-read-back";
    ClockKey => "player-clock-key";
    Press => "player-press";
    PressKey => "player-press-key";
    Help => "player-help";
    Call => "player-call";
    CallMeans => "player-call-means";
    Flag => "player-flag";
    FlagMeans => "player-flag-means";

    // Acts of a player.
    OwnEntry => "player-own-entry";
    OwnEntryNone => "player-own-entry-none";
    Draw => "player-draw";
    Offer => "player-offer";
    OfferMeans => "player-offer-means";
    Accept => "player-accept";
    Decline => "player-decline";
    Resign => "player-resign";
    ResignMeans => "player-resign-means";
    Claims => "player-claims";
    ClaimMeans => "player-claim-means";
    ClaimRepetition => "player-claim-repetition";
    ClaimKings => "player-claim-kings";
    ClaimThreeKings => "player-claim-three-kings";
    ClaimRegulation => "player-claim-regulation";
    ClaimFlag => "player-claim-flag";

    // Questions and their answers.
    Asked => "player-asked";
    Yes => "player-yes";
    No => "player-no";
    White => "player-white";
    Black => "player-black";
    Unreadable => "player-unreadable";
    AnswerLabel => "player-answer-label";
    Answer => "player-answer";
    AskBefore => "player-ask-before";
    /// The question itself, in the words that the table uses.
    BeforeQuestion { item: PreparedItem, board: String } => "ask-before";
    AskAsWritten => "player-ask-as-written";
    /// The answer of the event file, in the words that the table uses.
    AsWritten { item: PreparedItem, board: String, answer: PreparedAnswer } => "as-written";
    AskStopped => "player-ask-stopped";
    AskClock => "player-ask-clock";
    AskWhichWay => "player-ask-which-way";
    AskBoardAhead => "player-ask-board-ahead";
    AskOrientation => "player-ask-orientation";
    AskDraw => "player-ask-draw";
    AskResign => "player-ask-resign";
    AskQuit => "player-ask-quit";
    AskCheck => "player-ask-check";
    AskWhose => "player-ask-whose";
    AskCorrection => "player-ask-correction";
    AskUndo => "player-ask-undo";
    AskNewGame => "player-ask-new-game";
    AskWalkBack => "player-ask-walk-back";
    AskComplete => "player-ask-complete";
    AskReadOut => "player-ask-read-out";
    AskOther => "player-ask-other";

    // Sentences about the clock.
    Clock => "player-clock";
    Left { side: Side } => "player-left";
    Runs => "player-runs";
    FlagFell => "player-flag-fell";
    FlagFellFirst => "player-flag-fell-first";
    Used { side: Side, time: String } => "player-used";
    Count { white: usize, black: usize } => "player-count";
    FaceSide { side: Side } => "face-side";
    FaceRuns => "face-runs";
    FaceFlag => "face-flag";
    FaceFlagFirst => "face-flag-first";
    FaceStands => "face-stands";

    // Facts that everybody at the table knows.
    State => "player-state";
    Name { side: Side, name: String } => "player-name";
    Before => "player-before";
    Interrupted => "player-interrupted";
    Playing => "player-playing";
    Stopped => "player-stopped";
    Closed => "player-closed";
    Over => "player-over";
    EndedSo { ended: Option<Ended> } => "player-ended";
    DrawOffered { by: Side } => "player-draw-offered";
    Claimed { by: Side } => "player-claimed";
    Called { by: Option<Side> } => "player-called";
    NotRecorded => "player-not-recorded";
    BoardAgrees { board: BoardOf } => "player-board-agrees";
    BoardDiffers { board: BoardOf } => "player-board-differs";
    BoardUnderWay { board: BoardOf } => "player-board-under-way";
    BoardAway { board: BoardOf } => "player-board-away";
    BoardRead { board: BoardOf } => "player-board-read";
    BoardNotRead { board: BoardOf } => "player-board-not-read";
    BoardOff { board: BoardOf } => "player-board-off";
    Differences => "player-differences";
    Remove { board: BoardOf, squares: Vec<String> as words } => "player-remove";
    Put { board: BoardOf, square: String, piece: Piece } => "player-put";

    // Sentences about the board.
    Board => "player-board";
    BoardPicture => "player-board-picture";
    Men { piece: Piece, squares: Vec<String> as words } => "player-men";

    // Sentences of the ear's page.
    EarWords => "player-ear-words";
    Silence => "player-silence";
    Repeat => "player-repeat";
    Missed => "player-missed";
    EarKeys => "player-ear-keys";
    EarVoice => "player-ear-voice";
    ByScreenReader => "player-by-screen-reader";
    ByOwnVoice => "player-by-own-voice";
    EarState => "player-ear-state";
    EarStarts => "player-ear-starts";
    EarAwake => "player-ear-awake";
    EarNotAwake => "player-ear-not-awake";
    EarUntouched => "player-ear-untouched";
    EarUnable => "player-ear-unable";
    EarNotConnected => "player-ear-not-connected";
    EarMute => "player-ear-mute";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn each_line_has_its_words_in_every_language() {
        let examples = Line::examples();
        assert!(examples.len() > 100, "{}", examples.len());
        each_is_one_sentence(&examples, PageWords::new);
        let keys: BTreeSet<&str> = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("player_page.ftl", "player-", &keys);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Every sentence about the comparison of two records, each with a row: its fields, and the key of its words. The rows
//! for places of faults, and for words that join faults, are only parts of a sentence.

use zgoda_game::reconcile::{FaultKind, Fix, Halt, Says};
use zgoda_game::{BySide, Piece, Side};
use zgoda_speech::catalogue::Catalogue;

use crate::sentence::rows;

rows! {
    /// A sentence, or a part of a sentence.
    #[derive(Clone, Debug)]
    pub enum Line in Catalogue;

    Agreed { plies: usize } => "reconcile-agreed";
    Parting { ply: usize, said: BySide<String> } => "reconcile-parting";
    SomethingElse => "reconcile-something-else";
    NothingWritten => "reconcile-nothing-written";
    Unread { side: Side, ply: usize, text: String } => "reconcile-unread";
    NotShown { side: Side, ply: usize, text: String } => "reconcile-not-shown";
    Word { side: Side, ply: usize, text: String } => "reconcile-word";
    Proposal { ply: Option<usize> as proposed, turn: Side, reason: String }
        => "reconcile-proposal";
    /// The reason of the proposal, by its word.
    Why { why: String } => "reconcile-why";
    Board { board: Side, agrees: bool } => "reconcile-board";
    Struck { side: Side, entries: Vec<String> } => "reconcile-struck";
    Tie { count: usize } => "reconcile-tie";
    Explained { rank: Rank, what: String } => "reconcile-explained";
    Clocks { times: BySide<String> } => "reconcile-clocks";
    ClocksCharged { times: BySide<String> } => "reconcile-clocks-charged";
    TimeUnknown => "reconcile-time-unknown";
    Testimony { ply: usize, text: String as half_move, records: BySide<Says> } => "reconcile-testimony";
    TestimonyFrom { ply: usize, to: usize, records: BySide<Says> } => "reconcile-testimony-from";
    ArbiterDecides => "reconcile-arbiter-decides";

    // Sentences about the program's evidence in addition to the records, and about its contradictions to the records.
    NotByTheArticle => "reconcile-not-by-the-article";
    Departs { side: Side, ply: usize, written: String, program: String } => "reconcile-departs";
    Program { moments: Vec<String> as words } => "reconcile-program";
    BothAgreed { moments: Vec<String> as words } => "reconcile-both-agreed";
    Against { ply: usize, program: String } => "reconcile-against";
    AgainstBoards { ply: usize, program: String, plies: usize, at: String } => "reconcile-against-boards";
    AgainstLater { plies: usize, at: String } => "reconcile-against-later";

    // Sentences about other facts that a reader of the answer must know.
    DifferentStarts => "reconcile-different-starts";
    BoardsAgainstRecords => "reconcile-boards-against-records";
    OnlyOneRecord { side: Side, ply: usize } => "reconcile-only-one-record";
    LeftBlank { side: Side, ply: usize } => "reconcile-left-blank";
    LeftBlankFrom { side: Side, ply: usize, to: usize } => "reconcile-left-blank-from";
    CannotGoOn { ply: usize, halt: Halt } => "reconcile-cannot-go-on";
    Mended { ply: usize, fix: Fix } => "reconcile-mended";
    TooLong { side: Side, count: usize } => "reconcile-too-long";
    CutOff { side: Side } => "reconcile-cut-off";

    // A fault, part by part.
    Fault { kind: FaultKind } => "reconcile-fault";
    OnBoard { board: Side } => "board-where";
    InRecord { side: Side } => "reconcile-in-record";
    Between => "reconcile-between";
    AtHalfMove { ply: usize } => "reconcile-at-half-move";
    Square { one: String } => "reconcile-square";
    Instead { one: String, other: String } => "reconcile-instead";
    TwoVersions { one: String, other: String } => "reconcile-two-versions";

    // Sentences about things to be done at a board.
    Turn => "reconcile-turn";
    Remove { square: String } => "mend-remove";
    Put { square: String, piece: Piece } => "mend-put";
    Look { squares: String, piece: Option<Piece> } => "reconcile-look";
}

/// The rank of an explanation: the likeliest or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// No other explanation is likelier.
    First,
    /// Another explanation is likelier, or as likely.
    Further,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn each_line_has_its_words_in_every_language() {
        let examples = Line::examples();
        assert!(examples.len() > 60, "{}", examples.len());
        each_is_one_sentence(&examples, Catalogue::new);
    }

    #[test]
    fn each_sentence_of_the_file_has_a_row() {
        let rows = Line::examples().into_iter().map(|(key, _)| key);
        each_key_has_a_row("reconcile.ftl", "reconcile-", &rows.collect());
    }
}

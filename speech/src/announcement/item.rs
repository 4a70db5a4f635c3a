// SPDX-License-Identifier: GPL-3.0-or-later
//! The rows of the information matrix: the things that can be told (catalogue 25). Every message names its row. The
//! session, not this file, decides who may hear a row.

/// A row: a thing that can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Item {
    /// A half-move as it was announced, confirmed or corrected (Kodeks VIII 2.2).
    Announced,
    /// "You said A, your board shows B", before the press (VIII 2.2).
    SlipWord,
    /// The news that boards differ, or agree again (VIII 3.1.1).
    BoardsDiffer,
    /// The squares of a board that differ (VIII 3.1.1).
    BoardDetails,
    /// The things that hands did to the men of a board that both players share (I 5.4, IV 1).
    SharedBoard,
    /// One's own record read back (VIII 2.4, II 6.6).
    OwnRecord,
    /// The record compared with the opponent's, with the opponent's consent (II 6.6).
    OtherRecord,
    /// A player's request to compare the records, and the opponent's consent or refusal (II 6.6).
    CheckAsked,
    /// The number of moves made (VIII 5.1).
    MoveCount,
    /// Both readings of the clock, the running side, a press that is heard (VIII 1.4).
    Clock,
    /// The warning that one's own time runs low (VIII 1.4).
    LowTime,
    /// A flag that fell (VIII 4.1.4, III 8.1).
    Flag,
    /// The news that a player forgot to press (II 6.9, IV 1).
    ForgottenPress,
    /// The news of a press without a half-move (II 6.9, IV 1).
    PressWithoutMove,
    /// The side to move (II 6.9).
    WhoseMove,
    /// The half-moves that could be played, or must be (II 2.4.7).
    LegalMoves,
    /// The news that one's own half-move is irregular (I 5.4).
    OwnIrregularity,
    /// The news that the opponent's half-move is irregular (I 5.4).
    OpponentsIrregularity,
    /// The number of times that a position stood, or anything else that counts towards a draw (II 5.2).
    Counters,
    /// A draw offer and its answer (II 5.1).
    DrawOffer,
    /// A sealed move (II 7.6).
    SealedMove,
    /// The news that the opponent touched a piece.
    OpponentTouched,
    /// The squares under one's own hand (II 2.4.10).
    OwnTouch,
    /// A position read aloud (II 2.4.2).
    BoardByEar,
    /// The news that one's own hand carried out a half-move correctly (VIII 2.3).
    HandDidRight,
    /// The acts and rulings of the arbiter, in words for both (catalogue 26).
    Ruling,
    /// A claim made, a result, the end of the game (II 6.20, 6.21).
    Outcome,
    /// The settings, questions and appointments from before the first move (I 10.4).
    Settings,
    /// A question about an act of a hand at a board; in official play no square is named (S06).
    Question,
    /// An answer to something that a listener typed, pressed, did or began by hand: it was noted, refused or not understood. A
    /// refusal is the same for all inputs of the same form, and the name of a square reveals nothing of its content.
    OwnWords,
    /// The state of the program, its boards, clock, disk and voice.
    Device,
}

impl Item {
    /// Every row of the matrix.
    pub const ALL: [Item; 31] = [
        Item::Announced,
        Item::SlipWord,
        Item::BoardsDiffer,
        Item::BoardDetails,
        Item::SharedBoard,
        Item::OwnRecord,
        Item::OtherRecord,
        Item::CheckAsked,
        Item::MoveCount,
        Item::Clock,
        Item::LowTime,
        Item::Flag,
        Item::ForgottenPress,
        Item::PressWithoutMove,
        Item::WhoseMove,
        Item::LegalMoves,
        Item::OwnIrregularity,
        Item::OpponentsIrregularity,
        Item::Counters,
        Item::DrawOffer,
        Item::SealedMove,
        Item::OpponentTouched,
        Item::OwnTouch,
        Item::BoardByEar,
        Item::HandDidRight,
        Item::Ruling,
        Item::Outcome,
        Item::Settings,
        Item::Question,
        Item::OwnWords,
        Item::Device,
    ];

    /// Rows without messages: the matter is secret, or no sensor detects it, or, for the shared board, messages about
    /// any board cover it. No message and no note of the desk names these rows; a test keeps the list complete.
    pub const SAID_BY_NOBODY: [Item; 5] = [
        Item::OpponentsIrregularity,
        Item::SealedMove,
        Item::OpponentTouched,
        Item::HandDidRight,
        Item::SharedBoard,
    ];
}

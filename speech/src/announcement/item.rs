//! The rows of the information matrix: what can be told (catalogue 25). Every message names its own. Who may hear a
//! row is decided where a session is, and not here.

/// What can be told: a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Item {
    /// A half-move as it was announced, confirmed or corrected (Kodeks VIII 2.2).
    Announced,
    /// "You said A, your board shows B", before the press (VIII 2.2).
    SlipWord,
    /// That boards differ, or agree again (VIII 3.1.1).
    BoardsDiffer,
    /// Which squares of a board differ (VIII 3.1.1).
    BoardDetails,
    /// What hands did to the men of a board that both players share (I 5.4, IV 1).
    SharedBoard,
    /// One's own record read back (VIII 2.4, II 6.6).
    OwnRecord,
    /// The record compared with the opponent's, with the opponent's consent (II 6.6).
    OtherRecord,
    /// That a player asks to compare the records, and whether the other one consents (II 6.6).
    CheckAsked,
    /// The number of moves made (VIII 5.1).
    MoveCount,
    /// Both readings of the clock, the running side, a press that is heard (VIII 1.4).
    Clock,
    /// That one's own time runs low (VIII 1.4).
    LowTime,
    /// A flag that fell (VIII 4.1.4, III 8.1).
    Flag,
    /// That somebody forgot to press (II 6.9, IV 1).
    ForgottenPress,
    /// That somebody pressed and no half-move is there for it (II 6.9, IV 1).
    PressWithoutMove,
    /// Whose move it is (II 6.9).
    WhoseMove,
    /// What could be played, or must be (II 2.4.7).
    LegalMoves,
    /// That one's own half-move is irregular (I 5.4).
    OwnIrregularity,
    /// That the opponent's is (I 5.4).
    OpponentsIrregularity,
    /// How often a position stood, or what else counts towards a draw (II 5.2).
    Counters,
    /// A draw offer and its answer (II 5.1).
    DrawOffer,
    /// A sealed move (II 7.6).
    SealedMove,
    /// That the opponent touched a piece.
    OpponentTouched,
    /// The squares under one's own hand (II 2.4.10).
    OwnTouch,
    /// A position read aloud (II 2.4.2).
    BoardByEar,
    /// That one's own hand carried a half-move out rightly (VIII 2.3).
    HandDidRight,
    /// What the arbiter did or ruled, in words for both (catalogue 26).
    Ruling,
    /// A claim made, a result, the end of the game (II 6.20, 6.21).
    Outcome,
    /// What was fixed, asked and appointed before the first move (I 10.4).
    Settings,
    /// A question about what a hand at a board did; in official play no square is named (S06).
    Question,
    /// An answer to what somebody typed or pressed, and to what their own hands do and have begun: noted, refused, not
    /// understood. A refusal is the same for everything that has the same form, and the name of a square tells
    /// nothing of what stands there.
    OwnWords,
    /// How the program, its boards, clock, disk and voice are.
    Device,
}

impl Item {
    /// All of them.
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

    /// Rows of which the program tells nobody anything, because nobody may know it or nothing senses it, and the one for a shared
    /// board, to which what is said of a board in general belongs there. No message and no note of the desk names them; a
    /// test holds the list complete.
    pub const SAID_BY_NOBODY: [Item; 5] = [
        Item::OpponentsIrregularity,
        Item::SealedMove,
        Item::OpponentTouched,
        Item::HandDidRight,
        Item::SharedBoard,
    ];
}

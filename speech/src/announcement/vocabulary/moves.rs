// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves as they are played, said, entered and put right.
//!
//! One row a message; [`super`] explains the columns.

macro_rules! moves {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Moves {
            /// A half-move was seen or entered.
            MovePlayed {
                /// The side that played the half-move.
                side: Side,
                /// The half-move that was played.
                played: SpokenMove,
                /// Whether the half-move is durable on the disk.
                recorded: Recorded,
            } => "move-played", Move, Announced tells recorded, recorded_by_sound(recorded);
            /// The half-move said last is struck out; another half-move stands in its place.
            MoveCorrected {
                /// The side that played the half-move.
                side: Side,
                /// The half-move that stands now.
                played: SpokenMove,
                /// Whether the half-move is durable on the disk.
                recorded: Recorded,
            } => "move-corrected", Move, Announced tells recorded;
            /// The half-move said last is struck out; nothing stands in its place.
            MoveTakenBack {
                /// The side that had played the half-move.
                side: Side,
                /// The half-move that was struck out.
                struck: SpokenMove,
            } => "move-taken-back", Move, Announced;
            /// The announcement differs from the half-move on the speaker's own board; said to the speaker alone
            /// (S02).
            SaidButShown {
                /// The half-move that was announced.
                said: SpokenMove,
                /// The half-move on the board.
                shown: SpokenMove,
            } => "said-but-shown", Move, SlipWord;
            /// The announcement differs from the entry made by hand; said to the mover alone.
            SaidButEntered {
                /// The half-move that was announced.
                said: SpokenMove,
                /// The half-move that was entered.
                entered: SpokenMove,
            } => "said-but-entered", Move, SlipWord;
            /// The announcement was noted, and the speaker has lifted nothing yet. The message is a tone, to the speaker alone.
            NotYetPlayed => "not-yet-played", Reply, OwnWords;
            /// The announcement was noted; nothing to compare it with yet.
            SaidNoted {
                /// The half-move that was announced.
                said: SpokenMove,
            } => "said-noted", Reply, Announced;
            /// Two captures share both ends, or two pieces fit a half-move typed in short notation; the question is
            /// which half-move is meant. In official play no square is named (S06).
            WhichWay {
                /// The square on which the half-move begins.
                from: Square,
                /// The square on which the half-move ends.
                to: Square,
                /// The squares that tell the possible half-moves apart.
                via: Ways as ways,
                /// The side of the half-move, where that side has no output of its own.
                whose: Option<Side>,
            } => "which-way", Move, Question;
            /// Asks whether a half-move that begins with a man of the side that moved last corrects the last
            /// half-move.
            AskCorrection {
                /// The half-move that would take the place of the last.
                instead: SpokenMove,
                /// The side of the half-move, where that side has no output of its own.
                whose: Option<Side>,
            } => "ask-correction", Move, Question;
            /// Asks, after the last mover's press, which side a typed half-move is meant for. The words are the same for every
            /// half-move.
            AskWhose => "ask-whose", Move, Question;
            /// Training: asks whether the last half-move is to be taken back.
            AskUndo {
                /// The half-move that would be taken back.
                struck: SpokenMove,
            } => "ask-undo", Move, OwnWords;
            /// Training: the reason why this half-move cannot be played; the half-move can be corrected.
            MoveIllegal {
                /// The half-move that was tried.
                tried: SpokenMove,
                /// The reason why the half-move is illegal.
                why: IllegalWhy,
            } => "move-illegal", Move, LegalMoves, refuses;
            /// Training: a typed half-move begins on the same square as the last half-move, and cannot take its
            /// place.
            NotACorrection {
                /// The half-move that stands.
                last: SpokenMove,
                /// The half-move as it was typed.
                tried: SpokenMove,
                /// The reason why the typed half-move cannot take that place.
                why: IllegalWhy,
            } => "not-a-correction", Move, LegalMoves, refuses;
            /// The man that has just moved was to move again: its half-move is not over, and can be put right.
            LastMoveStands {
                /// The half-move that stands.
                last: SpokenMove,
            } => "last-move-stands", Reply, OwnRecord, refuses;
            /// A half-move, or a hand, was to begin on an empty square or to end on an occupied square; the message tells the
            /// content of the square.
            CannotBePut {
                /// The square and its content.
                occupant: Occupant,
                /// The source of that knowledge.
                told: ToldFrom,
            } => "cannot-be-put", Reply, BoardByEar, refuses;
            /// A digit of a half-move was taken.
            DigitTaken {
                /// The digit that was taken.
                digit: u8 as number,
            } => "digit-taken", Reply, OwnWords, passing;
            /// A half-move that was begun is forgotten.
            EntryDropped => "entry-dropped", Reply, OwnWords, passing;
            /// The half-move that is entered next corrects the last half-move.
            CorrectionFollows => "correction-follows", Reply, OwnWords;
            /// A half-move is entered by pointing; its first square was picked.
            SquarePicked {
                /// The square that was picked.
                square: Square,
            } => "square-picked", Reply, OwnWords;
            /// There is nothing that could be corrected.
            NothingToCorrect {
                /// The reason why there is nothing.
                because: Uncorrectable,
            } => "nothing-to-correct", Reply, OwnWords, refuses;
            /// The typed text does not have the form of a half-move.
            MoveForm {
                /// The half-move as it was typed.
                text: OfLine as refused,
            } => "move-form", Reply, OwnWords, refuses, passing;
            /// The typed text has the form of a half-move, but no piece can be moved so: the first square is empty,
            /// or the last is occupied. Only listeners who may have the board read to them are told the reason.
            NoSuchMove {
                /// The half-move as it was typed.
                text: OfLine as refused,
            } => "no-such-move", Reply, OwnWords, refuses, passing;
        } }
    };
}

//! Half-moves as they are played, said, entered and put right.
//!
//! One row a message; what the columns mean stands in [`super`].

macro_rules! moves {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Moves {
            /// A half-move was seen or entered.
            MovePlayed {
                /// Who played it.
                side: Side,
                /// The half-move.
                played: SpokenMove,
                /// Durable or not.
                recorded: Recorded,
            } => "move-played", Move, Announced tells recorded, recorded_by_sound(recorded);
            /// The half-move said last is struck out; this one stands.
            MoveCorrected {
                /// Who played it.
                side: Side,
                /// The half-move that stands now.
                played: SpokenMove,
                /// Durable or not.
                recorded: Recorded,
            } => "move-corrected", Move, Announced tells recorded;
            /// The half-move said last is struck out; nothing stands in its place.
            MoveTakenBack {
                /// Whose half-move it was.
                side: Side,
                /// What was struck out.
                struck: SpokenMove,
            } => "move-taken-back", Move, Announced;
            /// What was said differs from what the speaker's own board shows; to the speaker alone (S02).
            SaidButShown {
                /// As announced.
                said: SpokenMove,
                /// As it stands on the board.
                shown: SpokenMove,
            } => "said-but-shown", Move, SlipWord;
            /// What was said differs from the entry made by hand; to the mover alone.
            SaidButEntered {
                /// As announced.
                said: SpokenMove,
                /// As entered.
                entered: SpokenMove,
            } => "said-but-entered", Move, SlipWord;
            /// The announcement was noted, and the speaker has lifted nothing yet: a tone, to the speaker alone.
            NotYetPlayed => "not-yet-played", Reply, OwnWords;
            /// The announcement was noted; nothing to compare it with yet.
            SaidNoted {
                /// As announced.
                said: SpokenMove,
            } => "said-noted", Reply, Announced;
            /// Two captures share both ends, or two pieces can go as it was typed in short notation; which is meant? In official
            /// play no square is named (S06).
            WhichWay {
                /// Where it begins.
                from: Square,
                /// Where it ends.
                to: Square,
                /// What tells them apart.
                via: Ways as ways,
                /// The side of the half-move, where the one who is asked has no output of their own.
                whose: Option<Side>,
            } => "which-way", Move, Question;
            /// A half-move that begins with a man of the side that moved last: does it correct that one's half-move?
            AskCorrection {
                /// What would stand in its place.
                instead: SpokenMove,
                /// The side of the half-move, where the one who is asked has no output of their own.
                whose: Option<Side>,
            } => "ask-correction", Move, Question;
            /// The same after that side's press: whose is it? In the same words whatever it is.
            AskWhose => "ask-whose", Move, Question;
            /// Training: is the last half-move to be taken back?
            AskUndo {
                /// It.
                struck: SpokenMove,
            } => "ask-undo", Move, OwnWords;
            /// Training: why this half-move cannot be played; it can be put right.
            MoveIllegal {
                /// The half-move.
                tried: SpokenMove,
                /// Why.
                why: IllegalWhy,
            } => "move-illegal", Move, LegalMoves, refuses;
            /// Training: what was typed begins where the last half-move began, and cannot take its place.
            NotACorrection {
                /// The half-move that stands.
                last: SpokenMove,
                /// The half-move as it was typed.
                tried: SpokenMove,
                /// Why not.
                why: IllegalWhy,
            } => "not-a-correction", Move, LegalMoves, refuses;
            /// The man that has just moved was to move again: its half-move is not over, and can be put right.
            LastMoveStands {
                /// The half-move that stands.
                last: SpokenMove,
            } => "last-move-stands", Reply, OwnRecord, refuses;
            /// A half-move, or a hand, was to begin where nothing stands or to end where something does: what stands there.
            CannotBePut {
                /// The square, and what stands on it.
                occupant: Occupant,
                /// Where that is known from.
                told: ToldFrom,
            } => "cannot-be-put", Reply, BoardByEar, refuses;
            /// A digit of a half-move was taken.
            DigitTaken {
                /// Which.
                digit: u8 as number,
            } => "digit-taken", Reply, OwnWords, passing;
            /// A half-move that was begun is forgotten.
            EntryDropped => "entry-dropped", Reply, OwnWords, passing;
            /// The half-move that is entered next corrects the last one.
            CorrectionFollows => "correction-follows", Reply, OwnWords;
            /// A half-move is pointed at; it begins here.
            SquarePicked {
                /// Where.
                square: Square,
            } => "square-picked", Reply, OwnWords;
            /// There is nothing that could be corrected.
            NothingToCorrect {
                /// Why.
                because: Uncorrectable,
            } => "nothing-to-correct", Reply, OwnWords, refuses;
            /// The half-move could not be read from what was typed for its form.
            MoveForm {
                /// The half-move as it was typed.
                text: OfLine as refused,
            } => "move-form", Reply, OwnWords, refuses, passing;
            /// It has the form of a half-move, but no piece can be put so: the first square is empty, or the last is not. Which, is
            /// told to nobody who may not have the board read to them.
            NoSuchMove {
                /// The half-move as it was typed.
                text: OfLine as refused,
            } => "no-such-move", Reply, OwnWords, refuses, passing;
        } }
    };
}

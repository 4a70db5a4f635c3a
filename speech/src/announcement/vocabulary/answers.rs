// SPDX-License-Identifier: GPL-3.0-or-later
//! Answers to questions about the game or a board.
//!
//! Each message has one row; [`super`] explains the columns.

macro_rules! answers {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Answers {
            /// Repeats an earlier message in the same words.
            Again {
                /// The words as they were said.
                text: Worded,
            } => "again", Reply, OwnRecord, echo;
            /// Repeats the half-move, digit by digit or letter by letter.
            Spelled {
                /// The half-move to spell.
                played: SpokenMove as spelled,
            } => "spelled", Reply, OwnRecord, echo;
            /// Repeats an earlier message slowly: squares digit by digit, other words one by one.
            SpelledOut {
                /// The message that was said.
                what: Box<Message> as spelled_out,
            } => "spelled-out", Reply, OwnRecord, echo;
            /// Not all messages were repeated that were spoken while the listener's page was not connected.
            /// This tells how many more there were.
            MissedMore {
                /// The number of further messages.
                count: usize,
            } => "missed-more", Reply, Device, in_parts;
            /// No message was spoken while the listener's page was away.
            NothingMissed => "nothing-missed", Reply, OwnRecord, echo;
            /// There is nothing to repeat or spell.
            NothingSaid => "nothing-said", Reply, OwnRecord, echo;
            /// The last half-move.
            LastMove {
                /// The number of the half-move: 1 is White's first.
                ply: usize as move_number,
                /// The side of the half-move.
                side: Side,
                /// The half-move that was played.
                played: SpokenMove,
            } => "last-move", Reply, OwnRecord, about(ply);
            /// No half-move has been made.
            NoMoveYet => "no-move-yet", Reply, OwnRecord;
            /// The content of one square.
            SquareHolds {
                /// The square and its piece.
                occupant: Occupant,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "square-holds", Reply, BoardByEar;
            /// The content of the squares of a row, in order.
            RowHolds {
                /// Every square of the row.
                row: Vec<Occupant> as occupants,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "row-holds", Reply, BoardByEar;
            /// The squares on which the pieces of one side and kind stand.
            PiecesStand {
                /// The side of the pieces.
                side: Side,
                /// The kind: men or kings.
                kind: Kind,
                /// The squares, in order.
                squares: Vec<Square>,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "pieces-stand", Reply, BoardByEar by pieces_stand;
            /// The cursor came to a square. The content has the same source as the content of the square before, so the source is
            /// not named.
            CursorOn {
                /// The square and its content.
                occupant: Occupant as cursor,
            } => "cursor-on", Reply, BoardByEar;
            /// The cursor came to a square, and the listener may not be told its content.
            CursorAt {
                /// The square of the cursor.
                square: Square,
            } => "cursor-at", Reply, OwnWords;
            /// The cursor cannot go further. The listener hears only a sound; the words appear only in the history.
            AtTheEdge {
                /// The square on which the cursor stays.
                square: Square,
            } => "at-the-edge", Reply, OwnWords, passing;
            /// A list has no further item. The listener hears only a sound; the words appear only in the history.
            NothingFurther => "nothing-further", Reply, OwnWords, passing;
            /// A setting cannot be changed further. The listener hears only a sound; the words appear only in the history.
            AtTheLimit {
                /// True at the largest value, false at the smallest.
                most: bool as yes_or_no,
            } => "at-the-limit", Reply, OwnWords, passing;
            /// The pieces that a king on this square would meet along its diagonals.
            DiagonalsHold {
                /// The square and its content.
                occupant: Occupant,
                /// The diagonals from the square, as far as they are on the board.
                rays: Vec<Ray>,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "diagonals-hold", Reply, BoardByEar;
            /// The neighbours of a square.
            AroundHolds {
                /// The square in the middle.
                square: Square,
                /// The neighbours on the board: the far ones first, from the left to the right.
                around: Vec<Occupant> as occupants,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "around-holds", Reply, BoardByEar;
            /// The content of parts of the board.
            RegionsHold {
                /// The content, part by part.
                regions: Vec<InRegion>,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "regions-hold", Reply, BoardByEar;
            /// The changes that the last half-move made on the asker's board.
            Changed {
                /// The squares that changed.
                changes: Changes,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "changed", Reply, BoardByEar;
            /// Reads one half-move of the listener's own record, while the listener goes through it backwards or forwards.
            LookingBack {
                /// The half-move, with its number and side; `None` before the first.
                at: Option<(usize, Side, SpokenMove)>,
            } => "looking-back", Reply, OwnRecord;
            /// Reads the listener's own record, line by line.
            RecordLines {
                /// The lines, in the order in which they are read.
                lines: Vec<RecordLine>,
            } => "record-lines", Reply, OwnRecord;
            /// The listener, going through the record, is back at the last half-move.
            BackToNow {
                /// The number of the half-move.
                ply: usize as move_number,
                /// The side that played the half-move.
                side: Side,
                /// The last half-move.
                played: SpokenMove,
            } => "back-to-now", Reply, OwnRecord;
            /// Training: an answer about an earlier position of the game.
            PastBoard {
                /// The answer about that position.
                what: Box<Message> as within,
            } => "past-board", Reply, BoardByEar;
            /// Training: the squares to which a piece can go.
            CanGo {
                /// The square on which the piece stands.
                square: Square,
                /// The way in which the piece can go, or the reason why it cannot.
                freedom: Freedom,
                /// The target squares; empty where the piece is stuck.
                to: Vec<Square>,
            } => "can-go", Reply, LegalMoves;
            /// Training: the captures of the side to move.
            CapturesDue {
                /// The captures, as they would be said.
                captures: Vec<SpokenMove>,
            } => "captures-due", Reply, LegalMoves;
            /// The names of the players.
            WhoPlays {
                /// White's name, where it is known.
                white: String as named,
                /// Black's name, where it is known.
                black: String as named,
            } => "who-plays", Reply, OwnWords;
            /// Training: every half-move of the side to move.
            AllMoves {
                /// The half-moves, as they would be said.
                moves: Vec<SpokenMove>,
            } => "all-moves", Reply, LegalMoves;
            /// Training: the asker's pieces that could be taken.
            Attacked {
                /// The squares on which the pieces stand.
                squares: Vec<Square>,
            } => "attacked", Reply, LegalMoves;
            /// The requested answer is given in training only. It is never given in official play, whatever the event consents to
            /// (Kodeks II 2.4.7).
            TrainingOnly => "training-only", Reply, OwnWords, refuses;
            /// Refuses an act that is possible in training only. The words name the official way to reach the same end.
            NotInOfficial {
                /// The act that was asked for.
                deed: TrainingAction,
            } => "not-in-official", Reply, OwnWords, refuses;
            /// The number of moves that each side has made.
            Count {
                /// The number of moves.
                moves: BySide<usize>,
            } => "count", Reply, MoveCount;
            /// The number of moves is told only while the asker is on move (Kodeks VIII 5.1).
            CountNotNow => "count-not-now", Reply, OwnWords;
            /// Training: the side to move, on request.
            TurnIs {
                /// The side to move.
                turn: Side,
            } => "turn-is", Reply, WhoseMove;
            /// The program gives no advice on good half-moves, because it has no engine.
            NoAdvice => "no-advice", Reply, OwnWords, refuses;
            /// The messages that were spoken lately, newest first. They are one answer, so that no part of it overtakes another.
            History {
                /// The words, as they were said.
                lines: Vec<Worded>,
            } => "history", Reply, OwnRecord, echo;
            /// The last half-move and the agreement of the boards with it, in one answer.
            Status {
                /// The last half-move, with its number and side; `None` before the first.
                last: Option<(usize, Side, SpokenMove)>,
                /// The agreement of the sensor boards. Empty where no board has sensors.
                boards: Vec<BoardState> as states,
            } => "status", Reply, OwnRecord, about_last(last);
            /// All pieces on the asker's board, or all pieces of one side, kind by kind.
            BoardHolds {
                /// The pieces and their squares; sorts without a piece on the board are left out.
                pieces: Vec<PieceSquares>,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "board-holds", Reply, BoardByEar;
            /// The number of pieces of each sort on the asker's board.
            PiecesCounted {
                /// The sorts and their numbers; sorts without a piece on the board are left out.
                counts: Vec<(Holds, usize)>,
                /// The source: the board's sensors or the record.
                told: ToldFrom,
            } => "pieces-counted", Reply, BoardByEar;
            /// "Where are we": the matters open for the asker, the last half-move of each side, and the clocks.
            Where {
                /// True once the game is over.
                over: bool as yes_or_no,
                /// The last half-move of White.
                white: Option<SpokenMove>,
                /// The last half-move of Black.
                black: Option<SpokenMove>,
                /// The task to be done on the asker's board.
                own: OwnBoard,
                /// The side that made a draw offer, as long as the offer is not answered.
                offer: Option<Side> as offer,
                /// The open matters, and the times.
                besides: Box<Besides>,
            } => "where", Reply, OwnRecord;
        } }
    };
}

//! Answers to what somebody asked about the game or a board.
//!
//! One row a message; what the columns mean stands in [`super`].

macro_rules! answers {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Answers {
            /// The same words again.
            Again {
                /// The words as they were said.
                text: Worded,
            } => "again", Reply, OwnRecord, echo;
            /// The half-move again, digit by digit or letter by letter.
            Spelled {
                /// The half-move.
                played: SpokenMove as spelled,
            } => "spelled", Reply, OwnRecord, echo;
            /// Whatever was said, again: squares digit by digit, other words one by one.
            SpelledOut {
                /// What was said.
                what: Box<Message> as spelled_out,
            } => "spelled-out", Reply, OwnRecord, echo;
            /// So much more was said while the listener's page was away.
            MissedMore {
                /// How much.
                count: usize,
            } => "missed-more", Reply, Device, in_parts;
            /// Nothing was.
            NothingMissed => "nothing-missed", Reply, OwnRecord, echo;
            /// There is nothing to repeat or spell.
            NothingSaid => "nothing-said", Reply, OwnRecord, echo;
            /// The last half-move.
            LastMove {
                /// Its number: 1 is White's first.
                ply: usize as move_number,
                /// Whose.
                side: Side,
                /// The half-move.
                played: SpokenMove,
            } => "last-move", Reply, OwnRecord, about(ply);
            /// No half-move has been made.
            NoMoveYet => "no-move-yet", Reply, OwnRecord;
            /// What stands on one square.
            SquareHolds {
                /// The square and its piece.
                occupant: Occupant,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "square-holds", Reply, BoardByEar;
            /// What stands on the squares of a row, in order.
            RowHolds {
                /// Every square of the row.
                row: Vec<Occupant> as occupants,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "row-holds", Reply, BoardByEar;
            /// Where the pieces of one side and kind stand.
            PiecesStand {
                /// Whose.
                side: Side,
                /// Men or kings.
                kind: Kind,
                /// Squares in order.
                squares: Vec<Square>,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "pieces-stand", Reply, BoardByEar by pieces_stand;
            /// The cursor came to a square, and the words come from where those of the step before came from.
            CursorOn {
                /// The square, and what stands there.
                occupant: Occupant as cursor,
            } => "cursor-on", Reply, BoardByEar;
            /// The same where the listener may not be told what stands there.
            CursorAt {
                /// The square.
                square: Square,
            } => "cursor-at", Reply, OwnWords;
            /// The cursor goes no further; a sound, and words in the history alone.
            AtTheEdge {
                /// Where it stays.
                square: Square,
            } => "at-the-edge", Reply, OwnWords, passing;
            /// Nor does a list; likewise.
            NothingFurther => "nothing-further", Reply, OwnWords, passing;
            /// Nor does a setting; likewise.
            AtTheLimit {
                /// True where it is the most there is, false where it is the least.
                most: bool as yes_or_no,
            } => "at-the-limit", Reply, OwnWords, passing;
            /// What a king on this square would meet along its diagonals.
            DiagonalsHold {
                /// The square, and what stands there.
                occupant: Occupant,
                /// Each way that is on the board.
                rays: Vec<Ray>,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "diagonals-hold", Reply, BoardByEar;
            /// The neighbours of a square.
            AroundHolds {
                /// The square.
                square: Square,
                /// Those that are on the board: the far ones first, from the left to the right.
                around: Vec<Occupant> as occupants,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "around-holds", Reply, BoardByEar;
            /// What stands in parts of the board.
            RegionsHold {
                /// Part by part.
                regions: Vec<InRegion>,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "regions-hold", Reply, BoardByEar;
            /// What the last half-move changed on the asker's board.
            Changed {
                /// What.
                changes: Changes,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "changed", Reply, BoardByEar;
            /// The own record read back, a half-move earlier or later.
            LookingBack {
                /// The half-move, with its number and side; `None` before the first.
                at: Option<(usize, Side, SpokenMove)>,
            } => "looking-back", Reply, OwnRecord;
            /// The own record, line by line.
            RecordLines {
                /// The lines, in the order in which they are read.
                lines: Vec<RecordLine>,
            } => "record-lines", Reply, OwnRecord;
            /// It has been read up to the last half-move again.
            BackToNow {
                /// Its number.
                ply: usize as move_number,
                /// Whose it was.
                side: Side,
                /// The half-move.
                played: SpokenMove,
            } => "back-to-now", Reply, OwnRecord;
            /// Training: an answer about an earlier position of the game.
            PastBoard {
                /// The answer.
                what: Box<Message> as within,
            } => "past-board", Reply, BoardByEar;
            /// Training: where a piece can go.
            CanGo {
                /// Where it stands.
                square: Square,
                /// How far.
                freedom: Freedom,
                /// To which squares; none where it is stuck.
                to: Vec<Square>,
            } => "can-go", Reply, LegalMoves;
            /// Training: the captures of the side to move.
            CapturesDue {
                /// Each, as it would be said.
                captures: Vec<SpokenMove>,
            } => "captures-due", Reply, LegalMoves;
            /// Who plays.
            WhoPlays {
                /// White's name, where it is known.
                white: String as named,
                /// Black's.
                black: String as named,
            } => "who-plays", Reply, OwnWords;
            /// Training: every half-move of the side to move.
            AllMoves {
                /// Each, as it would be said.
                moves: Vec<SpokenMove>,
            } => "all-moves", Reply, LegalMoves;
            /// Training: the asker's pieces that could be taken.
            Attacked {
                /// Where they stand.
                squares: Vec<Square>,
            } => "attacked", Reply, LegalMoves;
            /// This is told in training and never in official play, whatever the event consents to (Kodeks II 2.4.7).
            TrainingOnly => "training-only", Reply, OwnWords, refuses;
            /// This is done in training and not in official play; what does it there.
            NotInOfficial {
                /// The deed.
                deed: TrainingDeed,
            } => "not-in-official", Reply, OwnWords, refuses;
            /// Moves made, of each side.
            Count {
                /// How many.
                moves: BySide<usize>,
            } => "count", Reply, MoveCount;
            /// The number of moves is told on the asker's own move only (Kodeks VIII 5.1).
            CountNotNow => "count-not-now", Reply, OwnWords;
            /// Training: whose turn it is, on request.
            TurnIs {
                /// Whose.
                turn: Side,
            } => "turn-is", Reply, WhoseMove;
            /// What would be good to play is told to nobody: there is no engine here.
            NoAdvice => "no-advice", Reply, OwnWords, refuses;
            /// What was said lately, newest first; one answer, so that no part of it overtakes another.
            History {
                /// The words, as they were said.
                lines: Vec<Worded>,
            } => "history", Reply, OwnRecord, echo;
            /// The last half-move and how the boards stand to it, in one answer.
            Status {
                /// The last half-move, with its number and side; `None` before the first.
                last: Option<(usize, Side, SpokenMove)>,
                /// Do the sensor boards agree? Empty where no board has sensors.
                boards: Vec<BoardState> as states,
            } => "status", Reply, OwnRecord, about_last(last);
            /// All pieces on the asker's board, or all of one side, kind by kind.
            BoardHolds {
                /// What, and where; what does not stand there at all is left out.
                pieces: Vec<Standing>,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "board-holds", Reply, BoardByEar;
            /// How many pieces of each sort stand on the asker's board.
            PiecesCounted {
                /// How many of what; what does not stand there at all is left out.
                counts: Vec<(Holds, usize)>,
                /// Sensed or from the record.
                told: ToldFrom,
            } => "pieces-counted", Reply, BoardByEar;
            /// "Where are we": what waits for the asker, the last half-move of each side, and the clocks.
            Where {
                /// True once the game is over.
                over: bool as yes_or_no,
                /// White's last half-move.
                white: Option<SpokenMove>,
                /// Black's last half-move.
                black: Option<SpokenMove>,
                /// What is to be done on the asker's board.
                own: OwnBoard,
                /// Who has offered a draw that nobody answered yet.
                offer: Option<Side> as offer,
                /// What is open, and the times.
                besides: Box<Besides>,
            } => "where", Reply, OwnRecord;
        } }
    };
}

//! The sensor boards: whether they answer, agree with the record, and how they are mended.
//!
//! One row a message; what the columns mean stands in [`super`].

macro_rules! boards {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Boards {
            /// A board answers for the first time.
            BoardConnected {
                /// Which.
                board: BoardOf,
            } => "board-connected", Move, Device;
            /// A board stopped answering.
            BoardLost {
                /// Which.
                board: BoardOf,
            } => "board-lost", Alarm, Device;
            /// It answers again.
            BoardBack {
                /// Which.
                board: BoardOf,
            } => "board-back", Alarm, Device;
            /// Half-moves on the shared board cannot be told any more (official play), or what a board reports is seconds old.
            BoardNotRead {
                /// Which.
                board: BoardOf,
            } => "board-not-read", Alarm, Device;
            /// They can be told again, or it reports in time.
            BoardReadAgain {
                /// Which.
                board: BoardOf,
            } => "board-read-again", Alarm, Device;
            /// Somebody switched the sensor of a square off, so that half-moves there are typed; or on again.
            SensorSwitched {
                /// On which board.
                board: BoardOf,
                /// The square.
                square: Square,
                /// True if it is on from now on.
                on: bool,
            } => "sensor-switched", Move, Device;
            /// The same of a whole board.
            SensorsSwitched {
                /// The board.
                board: BoardOf,
                /// True if they are on from now on.
                on: bool,
            } => "sensors-switched", Move, Device;
            /// Training: play went on beside a man that is not seen; its sensor could be switched off.
            SensorMayBeWeak {
                /// On which board.
                board: BoardOf,
                /// The square.
                square: Square,
            } => "sensor-may-be-weak", Hint, BoardDetails;
            /// The board differs from the record; no details (official play).
            BoardDiffers {
                /// Whose board.
                board: BoardOf,
            } => "board-differs", Alarm, BoardsDiffer;
            /// The board differs; how many squares, and the first step (training, set-up, mending).
            BoardDiffersBy {
                /// Whose board.
                board: BoardOf,
                /// Squares that differ.
                squares: usize,
                /// What to do first.
                step: MendStep,
            } => "board-differs-by", Alarm, BoardDetails;
            /// The board lies turned by half a turn (training, set-up, mending).
            BoardTurned {
                /// The board.
                board: BoardOf,
            } => "board-turned", Alarm, BoardDetails;
            /// The board still differs; a sound says it from time to time, and these words stand for it in
            /// the transcript.
            BoardStillDiffers {
                /// Which board.
                board: BoardOf,
            } => "board-still-differs", Hint, BoardsDiffer, echo;
            /// The next step of mending.
            MendNext {
                /// What to do.
                step: MendStep,
            } => "mend-next", Reply, BoardDetails;
            /// The opponent's half-move is in the record and not yet on this board.
            TransferAwaited {
                /// Whose board.
                board: BoardOf,
                /// The half-move to carry out.
                played: SpokenMove,
            } => "transfer-awaited", Reply, OwnRecord;
            /// Board and record agree (again).
            BoardAgrees {
                /// Which board.
                board: BoardOf,
            } => "board-agrees", Move, BoardsDiffer, passing;
            /// A piece was lifted from this square of the listener's own board, or set on it; whispered to the hand
            /// that did it.
            SquareTouched {
                /// The square.
                square: Square,
            } => "square-touched", Hint, OwnTouch, echo;
            /// The board cannot tell which side of it is White's.
            AskOrientation {
                /// Which board.
                board: BoardOf,
            } => "ask-orientation", Move, Question;
            /// The board has not proved itself yet and shows half-moves that are not in the record. Enter them?
            AskBoardAhead {
                /// The half-moves it shows.
                shown: Vec<SpokenMove>,
                /// The side of the board, where they have no output of their own.
                whose: Option<Side>,
            } => "ask-board-ahead", Move, Question;
            /// Softly, to the hand at this board: a piece is off its square and in nobody's hand, or one too many there.
            BoardUneven {
                /// Which board.
                board: BoardOf,
            } => "board-uneven", Hint, BoardsDiffer;
            /// The same where it may be told which, and what to do.
            BoardUnevenBy {
                /// Which board.
                board: BoardOf,
                /// What to do.
                step: MendStep,
            } => "board-uneven-by", Hint, BoardDetails;
            /// Training: three presses of the clock device came from the side that had not moved.
            ClockSeemsSwapped => "clock-seems-swapped", Move, Device;
            /// Its sides are exchanged from now on.
            ClockSwapped => "clock-swapped", Move, Device;
            /// The board's battery is nearly empty.
            BatteryLow {
                /// Which board.
                board: BoardOf,
                /// Per cent left.
                percent: u8,
            } => "battery-low", Hint, Device;
            /// Do the boards agree? Nobody can say: no board has sensors.
            NoSensorBoard => "no-sensor-board", Reply, Device, refuses;
            /// A board with sensors is configured and does not answer now.
            BoardAway {
                /// Which.
                board: BoardOf,
            } => "board-away", Reply, Device;
        } }
    };
}

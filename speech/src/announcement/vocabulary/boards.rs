// SPDX-License-Identifier: GPL-3.0-or-later
//! The sensor boards: their answers, their agreement with the record, and how differences are put right.
//!
//! One row a message; [`super`] explains the columns.

macro_rules! boards {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Boards {
            /// A board answers for the first time.
            BoardConnected {
                /// The board that answers.
                board: BoardOf,
            } => "board-connected", Move, Device;
            /// A board stopped answering.
            BoardLost {
                /// The board that was lost.
                board: BoardOf,
            } => "board-lost", Alarm, Device;
            /// A lost board answers again.
            BoardBack {
                /// The board that is back.
                board: BoardOf,
            } => "board-back", Alarm, Device;
            /// Half-moves on the shared board cannot be recognised any more (official play), or the reports of a board are seconds
            /// old.
            BoardNotRead {
                /// The board with the fault.
                board: BoardOf,
            } => "board-not-read", Alarm, Device;
            /// Half-moves can be recognised again, or the board reports in time.
            BoardReadAgain {
                /// The board without the fault.
                board: BoardOf,
            } => "board-read-again", Alarm, Device;
            /// The sensor of a square was switched off, so that half-moves there are typed, or was switched on again.
            SensorSwitched {
                /// The board of the sensor.
                board: BoardOf,
                /// The square of the sensor.
                square: Square,
                /// True if the sensor is on from now on.
                on: bool,
            } => "sensor-switched", Move, Device;
            /// All sensors of a board were switched off, or were switched on again.
            SensorsSwitched {
                /// The board of the sensors.
                board: BoardOf,
                /// True if the sensors are on from now on.
                on: bool,
            } => "sensors-switched", Move, Device;
            /// Training: play went on although a man is not seen; its sensor could be switched off.
            SensorMayBeWeak {
                /// The board of the sensor.
                board: BoardOf,
                /// The square of the man.
                square: Square,
            } => "sensor-may-be-weak", Hint, BoardDetails;
            /// The board differs from the record; no details (official play).
            BoardDiffers {
                /// The board that differs.
                board: BoardOf,
            } => "board-differs", Alarm, BoardsDiffer;
            /// The board differs; the number of squares and the first step are told (training, set-up, mending).
            BoardDiffersBy {
                /// The board that differs.
                board: BoardOf,
                /// The number of squares that differ.
                squares: usize,
                /// The first thing to do.
                step: MendStep,
            } => "board-differs-by", Alarm, BoardDetails;
            /// The board lies turned by half a turn (training, set-up, mending).
            BoardTurned {
                /// The board that is turned.
                board: BoardOf,
            } => "board-turned", Alarm, BoardDetails;
            /// The board still differs; a sound signals this from time to time, and these words stand for the sound in the
            /// transcript.
            BoardStillDiffers {
                /// The board that differs.
                board: BoardOf,
            } => "board-still-differs", Hint, BoardsDiffer, echo;
            /// The next step of mending.
            MendNext {
                /// The step to take.
                step: MendStep,
            } => "mend-next", Reply, BoardDetails;
            /// The opponent's half-move is in the record and not yet on this board.
            TransferAwaited {
                /// The board without the half-move.
                board: BoardOf,
                /// The half-move to carry out.
                played: SpokenMove,
            } => "transfer-awaited", Reply, OwnRecord;
            /// Board and record agree (again).
            BoardAgrees {
                /// The board that agrees.
                board: BoardOf,
            } => "board-agrees", Move, BoardsDiffer, passing;
            /// A piece was lifted from this square of the listener's own board, or set on it; whispered to the hand
            /// that did it.
            SquareTouched {
                /// The square that was touched.
                square: Square,
            } => "square-touched", Hint, OwnTouch, echo;
            /// Asks which side of the board is White's, because the board cannot tell.
            AskOrientation {
                /// The board with the unknown orientation.
                board: BoardOf,
            } => "ask-orientation", Move, Question;
            /// The board has not proved itself yet and shows half-moves that are not in the record; asks whether to enter them.
            AskBoardAhead {
                /// The half-moves that the board shows.
                shown: Vec<SpokenMove>,
                /// The side of the board, where that side has no output of its own.
                whose: Option<Side>,
            } => "ask-board-ahead", Move, Question;
            /// Softly, to the hand at this board: a piece is off its square and in no hand, or the board has a piece
            /// too many.
            BoardUneven {
                /// The board with the difference.
                board: BoardOf,
            } => "board-uneven", Hint, BoardsDiffer;
            /// Tells that the board is uneven, with the piece and the remedy, where these may be told.
            BoardUnevenBy {
                /// The board with the difference.
                board: BoardOf,
                /// The step that mends the board.
                step: MendStep,
            } => "board-uneven-by", Hint, BoardDetails;
            /// Training: three presses of the clock device came from the side that had not moved.
            ClockSeemsSwapped => "clock-seems-swapped", Move, Device;
            /// The sides of the clock device are exchanged from now on.
            ClockSwapped => "clock-swapped", Move, Device;
            /// The board's battery is nearly empty.
            BatteryLow {
                /// The board with the battery.
                board: BoardOf,
                /// The charge left, in per cent.
                percent: u8,
            } => "battery-low", Hint, Device;
            /// The agreement of the boards is unknown: no board has sensors.
            NoSensorBoard => "no-sensor-board", Reply, Device, refuses;
            /// A board with sensors is configured and does not answer now.
            BoardAway {
                /// The board that does not answer.
                board: BoardOf,
            } => "board-away", Reply, Device;
        } }
    };
}

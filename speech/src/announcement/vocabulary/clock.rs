// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock: its readings, its presses, and the time that runs low.
//!
//! One row a message; [`super`] explains the columns.

macro_rules! clock {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Clock {
            /// After the end: the time that each side has used, to be noted on the scoresheets (Kodeks II 6.21).
            TimesUsed {
                /// The time that each side has used.
                used: BySide<Duration>,
            } => "times-used", Move, Outcome;
            /// There is no clock in this game.
            NoClock => "no-clock", Reply, Clock;
            /// Both clocks, read on request (Kodeks VIII 1.4, 5.1).
            ClockShows {
                /// The side that asked; its own clock comes first.
                own: Side,
                /// The side that was asked about; `None`: both sides.
                of: Option<Side>,
                /// The reading of both clocks.
                clock: ClockReading,
            } => "clock-shows", Reply, Clock by clock_shows, at_once, brisk_of_one(of);
            /// The side with the running clock, on request.
            ClockRuns {
                /// The side that asked.
                own: Side,
                /// The side with the running clock.
                running: Option<Side>,
            } => "clock-runs", Reply, Clock by clock_runs;
            /// The listener's own clock has come down to a mark.
            TimeLeft {
                /// The time that is left.
                left: Duration,
            } => "time-left", Move, LowTime, yields_to_readings;
            /// The listener's own clock has so many seconds left: a tone is heard, and the words are in the history alone.
            SecondsLeft {
                /// The time that is left.
                left: Duration,
            } => "seconds-left", Alarm, LowTime, passing;
            /// A flag fell (Kodeks II 6.12).
            FlagFell {
                /// The side of the fallen flag.
                side: Side,
            } => "flag-fell", Alarm, Flag;
            /// A press did nothing: the presser's time runs on, or no clock runs.
            PressNotTaken {
                /// The reason why the press did nothing.
                because: PressRefusal,
            } => "press-not-taken", Move, OwnWords, passing;
            /// The clock was started for the first time.
            ClockStarted {
                /// The side with the running clock.
                side: Side,
            } => "clock-started", Move, Ruling, passing;
            /// Training: both clocks stand until the next half-move or press.
            Paused => "paused", Move, OwnWords;
            /// Training, once a game: the clock has not been pressed, and the words tell how to press it.
            PressIsMissing => "press-is-missing", Hint, ForgottenPress;
            /// Both clocks stand still; said when a game is taken up again.
            ClocksStand {
                /// The time that each side has left.
                left: BySide<Duration>,
            } => "clocks-stand", Move, Clock;
            /// The arbiter set or charged a clock that is running.
            ClocksChanged {
                /// The time that each side has left now.
                left: BySide<Duration>,
            } => "clocks-changed", Move, Clock;
            /// Official play: no line is taken before the arbiter starts the clock, or starts the clock again after
            /// the program was away. Every line gets the same answer.
            ClockNotStarted => "clock-not-started", Reply, OwnWords, refuses;
            /// The clock device answered for the first time.
            ClockFound => "clock-found", Hint, Device;
            /// The clock device stopped answering; the program goes on counting the time.
            ClockLost => "clock-lost", Alarm, Device;
            /// The clock device answers again.
            ClockBack => "clock-back", Alarm, Device;
            /// The battery of the clock device is nearly empty.
            ClockBatteryLow => "clock-battery-low", Hint, Device;
            /// The clock was pressed.
            Pressed {
                /// The side that pressed.
                side: Side,
            } => "pressed", Move, Clock, passing;
        } }
    };
}

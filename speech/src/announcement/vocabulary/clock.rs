//! The clock: what it shows, who pressed it, what it is running out of.
//!
//! One row a message; what the columns mean stands in [`super`].

macro_rules! clock {
    ($more:tt $($rows:tt)*) => {
        gather! { $more $($rows)* Clock {
            /// After the end: what each side has used, to be noted on the scoresheets (Kodeks II 6.21).
            TimesUsed {
                /// By side.
                used: BySide<Duration>,
            } => "times-used", Move, Outcome;
            /// There is no clock in this game.
            NoClock => "no-clock", Reply, Clock;
            /// Both clocks, read on request (Kodeks VIII 1.4, 5.1).
            ClockShows {
                /// Whose own clock comes first: who asked.
                own: Side,
                /// Of whom it was asked what is left; `None`: everything.
                of: Option<Side>,
                /// What both show.
                clock: ClockReading,
            } => "clock-shows", Reply, Clock by clock_shows, at_once, brisk_of_one(of);
            /// Whose time runs, on request.
            ClockRuns {
                /// Who asked.
                own: Side,
                /// Whose time it is.
                running: Option<Side>,
            } => "clock-runs", Reply, Clock by clock_runs;
            /// The listener's own clock has come down to this.
            TimeLeft {
                /// What is left.
                left: Duration,
            } => "time-left", Move, LowTime, yields_to_readings;
            /// The listener's own clock has so many seconds; a tone, and words in the history alone.
            SecondsLeft {
                /// What is left.
                left: Duration,
            } => "seconds-left", Alarm, LowTime, passing;
            /// A flag fell (Kodeks II 6.12).
            FlagFell {
                /// Whose.
                side: Side,
            } => "flag-fell", Alarm, Flag;
            /// A press did nothing: the presser's time runs on, or nobody's does.
            PressNotTaken {
                /// Why.
                because: PressRefusal,
            } => "press-not-taken", Move, OwnWords, passing;
            /// The clock was started for the first time.
            ClockStarted {
                /// Whose time runs.
                side: Side,
            } => "clock-started", Move, Ruling, passing;
            /// Training: both clocks stand until the next half-move or press.
            Paused => "paused", Move, OwnWords;
            /// Training, once a game: nobody has pressed the clock, and what presses it.
            PressIsMissing => "press-is-missing", Hint, ForgottenPress;
            /// Both clocks stand still: on taking a game up again.
            ClocksStand {
                /// What each side has left.
                left: BySide<Duration>,
            } => "clocks-stand", Move, Clock;
            /// The arbiter set or charged a clock that is running.
            ClocksChanged {
                /// What each side has left now.
                left: BySide<Duration>,
            } => "clocks-changed", Move, Clock;
            /// Official play: nothing is taken before the arbiter starts the clock, or starts it again after the program
            /// was away. The same whatever was typed.
            ClockNotStarted => "clock-not-started", Reply, OwnWords, refuses;
            /// The clock device answered for the first time.
            ClockFound => "clock-found", Hint, Device;
            /// It stopped answering; the program counts on.
            ClockLost => "clock-lost", Alarm, Device;
            /// It answers again.
            ClockBack => "clock-back", Alarm, Device;
            /// Its battery is nearly empty.
            ClockBatteryLow => "clock-battery-low", Hint, Device;
            /// The clock was pressed.
            Pressed {
                /// By whom.
                side: Side,
            } => "pressed", Move, Clock, passing;
        } }
    };
}

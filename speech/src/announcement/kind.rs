//! One table: each message's name, which is also its key in the Fluent files, and its priority.

use super::{Message, Priority};

macro_rules! kinds {
    ($($variant:ident $kind:literal $priority:ident;)*) => {
        impl Message {
            /// Every kind there is, in the order of the enum.
            pub const KINDS: &'static [&'static str] = &[$($kind),*];

            /// Its name: `kind` of the transcript and key of the Fluent files.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Message::$variant { .. } => $kind,)* }
            }

            /// Is it an answer that waits for nothing but an alarm? A clock that is read late is read wrong.
            #[must_use]
            pub const fn at_once(&self) -> bool {
                matches!(self, Message::ClockShows { .. })
            }

            /// How urgent it is; `docs/speech-priorities.md` says why.
            #[must_use]
            pub const fn priority(&self) -> Priority {
                match self { $(Message::$variant { .. } => Priority::$priority,)* }
            }
        }
    };
}

// A question waits for an answer, so it must be heard: its priority is that of a move. The end of
// a trouble has the priority of the trouble, so that it can neither overtake it nor be lost.
kinds! {
    MovePlayed "move-played" Move;
    MoveCorrected "move-corrected" Move;
    MoveTakenBack "move-taken-back" Move;
    SaidButShown "said-but-shown" Move;
    SaidButEntered "said-but-entered" Move;
    NotYetPlayed "not-yet-played" Reply;
    SaidNoted "said-noted" Reply;
    WhichWay "which-way" Move;
    MoveIllegal "move-illegal" Move;
    GameOver "game-over" Move;
    AskResult "ask-result" Move;
    ResultAnswered "result-answered" Move;
    TimesUsed "times-used" Move;
    RecordGaps "record-gaps" Move;
    RecordComplete "record-complete" Move;
    AskResign "ask-resign" Move;
    ClaimNoted "claim-noted" Move;
    ClaimRefused "claim-refused" Reply;
    ClaimRejected "claim-rejected" Move;
    DrawOffered "draw-offered" Move;
    AskDraw "ask-draw" Move;
    DrawDeclined "draw-declined" Move;

    BoardConnected "board-connected" Hint;
    BoardLost "board-lost" Alarm;
    BoardBack "board-back" Alarm;
    BoardDiffers "board-differs" Alarm;
    BoardStillDiffers "board-still-differs" Hint;
    BoardDiffersBy "board-differs-by" Alarm;
    MendNext "mend-next" Reply;
    TransferAwaited "transfer-awaited" Reply;
    BoardAgrees "board-agrees" Move;
    SquareTouched "square-touched" Hint;
    AskOrientation "ask-orientation" Move;
    AskBoardAhead "ask-board-ahead" Move;
    BatteryLow "battery-low" Hint;

    GameBegins "game-begins" Move;
    TrainingMode "training-mode" Move;
    GameResumed "game-resumed" Move;
    UnfinishedGames "unfinished-games" Hint;
    VoiceReplaced "voice-replaced" Move;
    NoSound "no-sound" Move;
    DiskLost "disk-lost" Alarm;
    DiskBack "disk-back" Alarm;
    GameKept "game-kept" Hint;

    Again "again" Reply;
    Spelled "spelled" Reply;
    SpelledOut "spelled-out" Reply;
    NothingSaid "nothing-said" Reply;
    LastMove "last-move" Reply;
    NoMoveYet "no-move-yet" Reply;
    NoSensorBoard "no-sensor-board" Reply;
    BoardAway "board-away" Reply;
    SquareHolds "square-holds" Reply;
    RowHolds "row-holds" Reply;
    PiecesStand "pieces-stand" Reply;
    Count "count" Reply;
    CountNotNow "count-not-now" Reply;
    NoClock "no-clock" Reply;
    ClockShows "clock-shows" Reply;
    TimeLeft "time-left" Move;
    SecondsLeft "seconds-left" Alarm;
    FlagFell "flag-fell" Alarm;
    CompleteRecord "complete-record" Move;
    PressNotTaken "press-not-taken" Move;
    ClockStarted "clock-started" Move;
    ClocksStand "clocks-stand" Move;
    ClockFound "clock-found" Hint;
    ClockLost "clock-lost" Alarm;
    ClockBack "clock-back" Alarm;
    ClockBatteryLow "clock-battery-low" Hint;
    Gamepad "gamepad" Hint;
    NoMotor "no-motor" Reply;
    History "history" Reply;
    Status "status" Reply;
    BoardHolds "board-holds" Reply;
    SettingsAre "settings-are" Reply;
    NotConsented "not-consented" Reply;
    NoDutyOfHis "no-duty" Reply;
    AskBefore "ask-before" Move;
    PutRightFirst "put-right-first" Move;
    NotPrepared "not-prepared" Reply;
    Prepared "prepared" Move;
    AssistantAppointed "assistant-appointed" Move;
    Help "help" Reply;
    NotUnderstood "not-understood" Reply;
    NotYet "not-yet" Reply;
    CheckNotNow "check-not-now" Reply;
    AskCheck "ask-check" Move;
    CheckRefused "check-refused" Move;
    RecordReadOut "record-read-out" Reply;
    RecordsPart "records-part" Move;
    RecordsAlike "records-alike" Move;
    PlayStopped "play-stopped" Alarm;
    PlayIsStopped "play-is-stopped" Reply;
    WalkedBack "walked-back" Move;
    PlayGoesOn "play-goes-on" Move;
    ArbiterOnly "arbiter-only" Reply;
    WrongPin "wrong-pin" Reply;
    ArbiterAtWork "arbiter-at-work" Reply;
    NothingToCorrect "nothing-to-correct" Reply;
    MoveForm "move-form" Reply;
    Adjusting "adjusting" Reply;
    ArbiterCalled "arbiter-called" Alarm;
    Noted "noted" Reply;
    DemandRefused "demand-refused" Reply;
    OfferRefused "offer-refused" Reply;
    GameIsOver "game-is-over" Reply;
    Pressed "pressed" Move;
    LeftAsItIs "left-as-it-is" Reply;
    Where "where" Reply;
}

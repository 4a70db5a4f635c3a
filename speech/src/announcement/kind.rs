//! One table: each message's name, which is also its key in the Fluent files, its priority and its topic.

use super::{Message, Priority};
use crate::manner::Topic;
use crate::pace::Pace;

macro_rules! kinds {
    ($($variant:ident $kind:literal $priority:ident $topic:ident;)*) => {
        /// The name of each kind by its variant, for who has no message at hand but its utterance.
        #[allow(non_upper_case_globals, dead_code, reason = "they are called as the variants are")]
        pub(crate) mod named {
            $(pub(crate) const $variant: &str = $kind;)*
        }

        impl Message {
            /// Every kind there is, in the order of the enum.
            pub const KINDS: &'static [&'static str] = &[$($kind),*];

            /// Its name: `kind` of the transcript and key of the Fluent files.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Message::$variant { .. } => $kind,)* }
            }

            /// Does it wait for nothing but an alarm? A clock that is read late is read wrong; and who can hear
            /// again knows it before he hears what he missed.
            #[must_use]
            pub const fn at_once(&self) -> bool {
                matches!(self, Message::ClockShows { .. } | Message::SoundBack)
            }

            /// How fast it is said. What one clock has left is asked for many times a game, and must not take a player's
            /// time.
            #[must_use]
            pub const fn pace(&self) -> Pace {
                match self {
                    Message::ClockShows { of: Some(_), .. } => Pace::Brisk,
                    _ => Pace::OWN,
                }
            }

            /// What it is about, by which a listener chooses how many words he wants.
            #[must_use]
            pub const fn topic(&self) -> Topic {
                match self { $(Message::$variant { .. } => Topic::$topic,)* }
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
    MovePlayed "move-played" Move Moves;
    MoveCorrected "move-corrected" Move Moves;
    MoveTakenBack "move-taken-back" Move Moves;
    SaidButShown "said-but-shown" Move Moves;
    SaidButEntered "said-but-entered" Move Moves;
    NotYetPlayed "not-yet-played" Reply Moves;
    SaidNoted "said-noted" Reply Moves;
    WhichWay "which-way" Move Moves;
    AskCorrection "ask-correction" Move Moves;
    AskWhose "ask-whose" Move Moves;
    AskUndo "ask-undo" Move Moves;
    MoveIllegal "move-illegal" Move Moves;
    GameOver "game-over" Move Game;
    AskResult "ask-result" Move Game;
    ResultAnswered "result-answered" Move Game;
    TimesUsed "times-used" Move Clock;
    RecordGaps "record-gaps" Move Game;
    RecordComplete "record-complete" Move Game;
    AskResign "ask-resign" Move Game;
    ClaimNoted "claim-noted" Move Game;
    ClaimRefused "claim-refused" Reply Game;
    ClaimRejected "claim-rejected" Move Game;
    DrawOffered "draw-offered" Move Game;
    AskDraw "ask-draw" Move Game;
    DrawDeclined "draw-declined" Move Game;

    BoardConnected "board-connected" Move Boards;
    BoardLost "board-lost" Alarm Boards;
    BoardBack "board-back" Alarm Boards;
    BoardDiffers "board-differs" Alarm Boards;
    BoardStillDiffers "board-still-differs" Hint Boards;
    BoardDiffersBy "board-differs-by" Alarm Boards;
    MendNext "mend-next" Reply Boards;
    TransferAwaited "transfer-awaited" Reply Boards;
    BoardAgrees "board-agrees" Move Boards;
    SquareTouched "square-touched" Hint Boards;
    AskOrientation "ask-orientation" Move Boards;
    AskBoardAhead "ask-board-ahead" Move Boards;
    BoardUneven "board-uneven" Hint Boards;
    BoardUnevenBy "board-uneven-by" Hint Boards;
    BatteryLow "battery-low" Hint Boards;

    GameBegins "game-begins" Move Game;
    TrainingMode "training-mode" Move Game;
    HowToPlay "how-to-play" Move Game;
    AskNewGame "ask-new-game" Move Game;
    AskGoOn "ask-go-on" Move Game;
    AskWalkBack "ask-walk-back" Move Game;
    GameResumed "game-resumed" Move Game;
    UnfinishedGames "unfinished-games" Hint Program;
    RecordNotWhole "record-not-whole" Move Program;
    VoiceReplaced "voice-replaced" Alarm Program;
    NoSound "no-sound" Move Program;
    SoundBack "sound-back" Move Program;
    OthersSound "others-sound" Move Program;
    VoiceMissing "voice-missing" Hint Program;
    LibraryMissing "library-missing" Hint Program;
    DiskLost "disk-lost" Alarm Program;
    DiskBack "disk-back" Alarm Program;
    GameKept "game-kept" Hint Game;
    ProgramEnds "program-ends" Hint Program;

    Again "again" Reply Answers;
    Spelled "spelled" Reply Answers;
    SpelledOut "spelled-out" Reply Answers;
    NothingSaid "nothing-said" Reply Answers;
    LastMove "last-move" Reply Answers;
    NoMoveYet "no-move-yet" Reply Answers;
    NoSensorBoard "no-sensor-board" Reply Boards;
    BoardAway "board-away" Reply Boards;
    CannotBePut "cannot-be-put" Reply Moves;
    SquareHolds "square-holds" Reply Answers;
    RowHolds "row-holds" Reply Answers;
    PiecesStand "pieces-stand" Reply Answers;
    CursorOn "cursor-on" Reply Answers;
    CursorAt "cursor-at" Reply Answers;
    AtTheEdge "at-the-edge" Reply Answers;
    NothingFurther "nothing-further" Reply Answers;
    AtTheLimit "at-the-limit" Reply Answers;
    DiagonalsHold "diagonals-hold" Reply Answers;
    AroundHolds "around-holds" Reply Answers;
    RegionsHold "regions-hold" Reply Answers;
    Changed "changed" Reply Answers;
    LookingBack "looking-back" Reply Answers;
    BackToNow "back-to-now" Reply Answers;
    PastBoard "past-board" Reply Answers;
    CanGo "can-go" Reply Answers;
    CapturesDue "captures-due" Reply Answers;
    Attacked "attacked" Reply Answers;
    TrainingOnly "training-only" Reply Answers;
    Count "count" Reply Answers;
    CountNotNow "count-not-now" Reply Answers;
    NoClock "no-clock" Reply Clock;
    ClockShows "clock-shows" Reply Clock;
    ClockRuns "clock-runs" Reply Clock;
    TurnIs "turn-is" Reply Answers;
    NoAdvice "no-advice" Reply Answers;
    TimeLeft "time-left" Move Clock;
    SecondsLeft "seconds-left" Alarm Clock;
    FlagFell "flag-fell" Alarm Clock;
    CompleteRecord "complete-record" Move Game;
    PressNotTaken "press-not-taken" Move Clock;
    ClockStarted "clock-started" Move Clock;
    Paused "paused" Move Clock;
    PressIsMissing "press-is-missing" Hint Clock;
    ClocksStand "clocks-stand" Move Clock;
    ClocksChanged "clocks-changed" Move Clock;
    ClockNotStarted "clock-not-started" Reply Clock;
    ClockFound "clock-found" Hint Clock;
    ClockLost "clock-lost" Alarm Clock;
    ClockBack "clock-back" Alarm Clock;
    ClockBatteryLow "clock-battery-low" Hint Clock;
    Gamepad "gamepad" Alarm Program;
    NoMotor "no-motor" Reply Program;
    DeskSays "desk-says" Reply Game;
    History "history" Reply Answers;
    Status "status" Reply Answers;
    BoardHolds "board-holds" Reply Answers;
    PiecesCounted "pieces-counted" Reply Answers;
    SettingsAre "settings-are" Reply Program;
    SoundMeans "sound-means" Reply Program;
    ChoiceMade "choice-made" Reply Program;
    ChoiceRefused "choice-refused" Reply Program;
    ProfileChosen "profile-chosen" Reply Program;
    NoProfile "no-profile" Reply Program;
    NoProfileYet "no-profile-yet" Reply Program;
    ProfileRefused "profile-refused" Reply Program;
    MenuOpened "menu-opened" Reply Program;
    MenuAt "menu-at" Reply Program;
    MenuLeft "menu-left" Reply Program;
    SetupBegins "setup-begins" Reply Program;
    SetupLanguage "setup-language" Reply Program;
    SetupRate "setup-rate" Reply Program;
    SetupVoice "setup-voice" Reply Program;
    SetupConnected "setup-connected" Reply Program;
    SetupTest "setup-test" Reply Program;
    SetupKept "setup-kept" Reply Program;
    SetupLeft "setup-left" Reply Program;
    SettingsUnread "settings-unread" Move Program;
    SettingsUnknown "settings-unknown" Move Program;
    SettingsWrong "settings-wrong" Move Program;
    SettingsNotKept "settings-not-kept" Move Program;
    NotConsented "not-consented" Reply Game;
    NoDutyOfHis "no-duty" Reply Game;
    AskBefore "ask-before" Move Game;
    PutRightFirst "put-right-first" Move Game;
    NotPrepared "not-prepared" Reply Game;
    Prepared "prepared" Move Game;
    AssistantAppointed "assistant-appointed" Move Game;
    Help "help" Reply Program;
    HelpAbout "help-about" Reply Program;
    StrokeMeans "stroke-means" Reply Program;
    KeysExplained "keys-explained" Reply Program;
    Looking "looking" Reply Program;
    AskQuit "ask-quit" Reply Program;
    DigitTaken "digit-taken" Reply Moves;
    EntryDropped "entry-dropped" Reply Moves;
    CorrectionFollows "correction-follows" Reply Moves;
    SquarePicked "square-picked" Reply Moves;
    LineAgain "line-again" Reply Program;
    NotUnderstood "not-understood" Reply Program;
    NotYet "not-yet" Reply Program;
    CheckNotNow "check-not-now" Reply Game;
    AskCheck "ask-check" Move Game;
    CheckRefused "check-refused" Move Game;
    RecordReadOut "record-read-out" Reply Game;
    RecordsPart "records-part" Move Game;
    RecordsAlike "records-alike" Move Game;
    CheckLeft "check-left" Move Game;
    PlayStopped "play-stopped" Alarm Game;
    PlayIsStopped "play-is-stopped" Reply Game;
    WalkedBack "walked-back" Move Game;
    PlayGoesOn "play-goes-on" Move Game;
    ArbiterOnly "arbiter-only" Reply Game;
    ArbiterFirst "arbiter-first" Reply Game;
    WrongPin "wrong-pin" Reply Game;
    ArbiterAtWork "arbiter-at-work" Reply Game;
    NothingToCorrect "nothing-to-correct" Reply Moves;
    MoveForm "move-form" Reply Moves;
    NoSuchMove "no-such-move" Reply Moves;
    Adjusting "adjusting" Reply Game;
    ArbiterCalled "arbiter-called" Alarm Game;
    Noted "noted" Reply Game;
    DemandRefused "demand-refused" Reply Game;
    OfferRefused "offer-refused" Reply Game;
    GameIsOver "game-is-over" Reply Game;
    Pressed "pressed" Move Clock;
    ArbiterOpen "arbiter-open" Reply Game;
    CodeAwaited "code-awaited" Reply Game;
    BothSidesHere "both-sides-here" Reply Program;
    LeftAsItIs "left-as-it-is" Reply Program;
    NothingAsked "nothing-asked" Reply Program;
    NotYoursToAnswer "not-yours-to-answer" Reply Program;
    WhoseAnswer "whose-answer" Reply Game;
    NotAdjusting "not-adjusting" Reply Game;
    NothingOpen "nothing-open" Reply Program;
    AnswerFirst "answer-first" Reply Program;
    NotOver "not-over" Reply Game;
    NotToBeHad "not-to-be-had" Reply Program;
    Where "where" Reply Answers;
}

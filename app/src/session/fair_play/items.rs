//! Which row of the matrix everything belongs to that can be said or shown. A new message or note has to be put into
//! one: the compiler asks.

use zgoda_speech::Message;

use super::Item;
use crate::session::desk::note::DeskNote;

impl Item {
    /// The row of what is said.
    #[must_use]
    pub const fn of(message: &Message) -> Item {
        match message {
            Message::MovePlayed { .. }
            | Message::MoveCorrected { .. }
            | Message::MoveTakenBack { .. }
            | Message::SaidNoted { .. } => Item::Announced,
            Message::SaidButShown { .. } | Message::SaidButEntered { .. } => Item::SlipWord,
            Message::BoardDiffers { .. }
            | Message::BoardUneven { .. }
            | Message::BoardStillDiffers { .. }
            | Message::BoardAgrees { .. } => Item::BoardsDiffer,
            Message::BoardDiffersBy { .. }
            | Message::BoardUnevenBy { .. }
            | Message::MendNext { .. } => Item::BoardDetails,
            Message::Again { .. }
            | Message::Spelled { .. }
            | Message::SpelledOut { .. }
            | Message::NothingSaid
            | Message::LastMove { .. }
            | Message::NoMoveYet
            | Message::History { .. }
            | Message::Status { .. }
            | Message::TransferAwaited { .. }
            | Message::LookingBack { .. }
            | Message::BackToNow { .. }
            | Message::Where { .. } => Item::OwnRecord,
            Message::RecordReadOut { .. }
            | Message::AskCheck { .. }
            | Message::CheckRefused { .. }
            | Message::RecordsPart { .. }
            | Message::RecordsAlike
            | Message::CheckLeft { .. } => Item::OtherRecord,
            Message::Count { .. } => Item::MoveCount,
            Message::TurnIs { .. } => Item::WhoseMove,
            Message::ClockShows { .. }
            | Message::ClockRuns { .. }
            | Message::ClocksStand { .. }
            | Message::ClocksChanged { .. }
            | Message::NoClock
            | Message::Pressed { .. } => Item::Clock,
            Message::TimeLeft { .. } | Message::SecondsLeft { .. } => Item::LowTime,
            Message::FlagFell { .. } => Item::Flag,
            Message::PressIsMissing => Item::ForgottenPress,
            Message::MoveIllegal { .. }
            | Message::CanGo { .. }
            | Message::CapturesDue { .. }
            | Message::Attacked { .. } => Item::LegalMoves,
            Message::DrawOffered { .. }
            | Message::AskDraw { .. }
            | Message::DrawDeclined { .. } => Item::DrawOffer,
            Message::SquareTouched { .. } => Item::OwnTouch,
            Message::SquareHolds { .. }
            | Message::CannotBePut { .. }
            | Message::CursorOn { .. }
            | Message::RowHolds { .. }
            | Message::DiagonalsHold { .. }
            | Message::AroundHolds { .. }
            | Message::RegionsHold { .. }
            | Message::Changed { .. }
            | Message::PastBoard { .. }
            | Message::PiecesStand { .. }
            | Message::PiecesCounted { .. }
            | Message::BoardHolds { .. } => Item::BoardByEar,
            Message::PlayStopped { .. }
            | Message::PlayIsStopped { .. }
            | Message::WalkedBack { .. }
            | Message::PlayGoesOn { .. }
            | Message::ClockStarted { .. }
            | Message::ClaimRejected { .. }
            | Message::ArbiterAtWork { .. }
            | Message::ArbiterOpen
            | Message::ArbiterCalled { .. }
            | Message::DeskSays { .. }
            | Message::WrongPin => Item::Ruling,
            Message::GameOver { .. }
            | Message::AskResult
            | Message::ResultAnswered { .. }
            | Message::RecordGaps { .. }
            | Message::RecordComplete
            | Message::TimesUsed { .. }
            | Message::ClaimNoted { .. }
            | Message::GameIsOver => Item::Outcome,
            Message::SettingsAre { .. }
            | Message::AskBefore { .. }
            | Message::PutRightFirst { .. }
            | Message::NotPrepared { .. }
            | Message::Prepared
            | Message::AssistantAppointed { .. } => Item::Settings,
            // Of a question no square is named in official play (S06).
            Message::WhichWay { .. }
            | Message::AskCorrection { .. }
            | Message::AskWhose
            | Message::AskOrientation { .. }
            | Message::AskBoardAhead { .. } => Item::Question,
            // A refusal is the same for everything that has the same form.
            Message::NotYetPlayed
            | Message::CompleteRecord { .. }
            | Message::AskResign { .. }
            | Message::ClaimRefused { .. }
            | Message::OfferRefused { .. }
            | Message::DemandRefused { .. }
            | Message::Noted
            | Message::CountNotNow
            | Message::CheckNotNow
            | Message::PressNotTaken { .. }
            | Message::NotConsented { .. }
            | Message::TrainingOnly
            | Message::NoAdvice
            | Message::NoDutyOfHis { .. }
            | Message::ArbiterOnly
            | Message::ClockNotStarted
            | Message::ArbiterFirst
            | Message::AskUndo { .. }
            | Message::AskNewGame
            | Message::AskGoOn { .. }
            | Message::AskWalkBack { .. }
            | Message::Paused
            | Message::NothingToCorrect { .. }
            | Message::NotUnderstood { .. }
            // What one's own hands do, and have begun.
            | Message::StrokeMeans { .. }
            | Message::KeysExplained { .. }
            | Message::Looking { .. }
            | Message::DigitTaken { .. }
            | Message::EntryDropped
            | Message::AskQuit
            | Message::CorrectionFollows
            | Message::SquarePicked { .. }
            | Message::LineAgain { .. }
            | Message::MoveForm { .. }
            | Message::NoSuchMove { .. }
            | Message::NotYet { .. }
            | Message::Adjusting { .. }
            | Message::LeftAsItIs
            | Message::CodeAwaited
            | Message::BothSidesHere
            | Message::NothingAsked
            | Message::NotYoursToAnswer
            | Message::WhoseAnswer
            | Message::NotAdjusting
            | Message::NothingOpen
            | Message::AnswerFirst
            | Message::NotOver
            | Message::NotToBeHad
            // The name of a square tells nothing of what stands there.
            | Message::CursorAt { .. }
            | Message::AtTheEdge { .. }
            | Message::NothingFurther
            | Message::AtTheLimit { .. }
            | Message::ChoiceMade { .. }
            | Message::ChoiceRefused { .. }
            | Message::ProfileChosen { .. }
            | Message::NoProfile
            | Message::NoProfileYet
            | Message::ProfileRefused { .. }
            | Message::MenuOpened { .. }
            | Message::MenuAt { .. }
            | Message::MenuLeft
            | Message::SetupBegins
            | Message::SetupLanguage { .. }
            | Message::SetupRate { .. }
            | Message::SetupVoice { .. }
            | Message::SetupConnected { .. }
            | Message::SetupTest { .. }
            | Message::SetupKept
            | Message::SetupLeft
            | Message::SoundMeans { .. }
            | Message::Help
            | Message::HelpAbout { .. } => Item::OwnWords,
            Message::BoardConnected { .. }
            | Message::BoardLost { .. }
            | Message::BoardBack { .. }
            | Message::BoardAway { .. }
            | Message::NoSensorBoard
            | Message::BatteryLow { .. }
            | Message::ClockFound
            | Message::ClockLost
            | Message::ClockBack
            | Message::ClockBatteryLow
            | Message::Gamepad { .. }
            | Message::NoMotor
            | Message::GameBegins { .. }
            | Message::TrainingMode
            | Message::HowToPlay { .. }
            | Message::GameResumed { .. }
            | Message::UnfinishedGames { .. }
            | Message::RecordNotWhole { .. }
            | Message::VoiceReplaced
            | Message::NoSound
            | Message::SoundBack
            | Message::OthersSound { .. }
            | Message::VoiceMissing { .. }
            | Message::LibraryMissing { .. }
            | Message::SettingsUnread
            | Message::SettingsUnknown { .. }
            | Message::SettingsWrong { .. }
            | Message::SettingsNotKept
            | Message::DiskLost
            | Message::DiskBack
            | Message::GameKept
            | Message::ProgramEnds => Item::Device,
        }
    }

    /// The row of what the arbiter's desk is shown.
    #[must_use]
    pub const fn on_the_desk(note: &DeskNote) -> Item {
        match note {
            // Muted: it is listed when he opens his words, and nobody hears of it (IV 1).
            DeskNote::Open(_) => Item::OwnIrregularity,
            DeskNote::Compared { .. } => Item::BoardDetails,
            DeskNote::SheetRead { .. } | DeskNote::Follow { .. } | DeskNote::ReadOut { .. } => {
                Item::OtherRecord
            }
            DeskNote::Slips(_) => Item::SlipWord,
            DeskNote::Board(_) => Item::BoardByEar,
            DeskNote::Claim(_) | DeskNote::NoClaim => Item::Counters,
            DeskNote::Clocks { .. }
            | DeskNote::Charged { .. }
            | DeskNote::ChargeTakenBack { .. }
            | DeskNote::NoSuchCharge
            | DeskNote::ChargeIsSet { .. }
            | DeskNote::AskSeconds { .. }
            | DeskNote::ClockOffered { .. }
            | DeskNote::ClockGap { .. }
            | DeskNote::ClockPutBack { .. }
            | DeskNote::ClocksDisagree { .. }
            | DeskNote::Presence { .. }
            | DeskNote::TooLateForTheClock => Item::Clock,
            DeskNote::FlagFell { .. } | DeskNote::FlagProposal { .. } => Item::Flag,
            DeskNote::CompletionDue { .. } | DeskNote::CompletionTooLong { .. } => Item::OwnRecord,
            DeskNote::PressedWithout { .. } => Item::BoardDetails,
            DeskNote::ClockRefused(_) | DeskNote::ClockOdd(_) | DeskNote::NotRecorded => {
                Item::Device
            }
            DeskNote::AskResult { .. }
            | DeskNote::NotDeclared
            | DeskNote::Declared { .. }
            | DeskNote::CauseWanted { .. }
            | DeskNote::TooLate { .. } => Item::Outcome,
            DeskNote::WalkedBack { .. }
            | DeskNote::PutBack { .. }
            | DeskNote::NoSuchPly { .. }
            | DeskNote::NothingProposed
            | DeskNote::NothingToPutBack
            | DeskNote::NothingStopped(_)
            | DeskNote::NothingAsked
            | DeskNote::AlreadyStopped
            | DeskNote::WhoseAnswer
            | DeskNote::Decided => Item::Ruling,
            DeskNote::NotUnderstood(_) => Item::OwnWords,
        }
    }
}

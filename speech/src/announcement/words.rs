//! What messages are made of: listeners, urgency, sounds, half-moves as they are said, and the closed choices
//! that the language files choose their variants by.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Piece, Side, Square};

/// What is said of a line that was typed and is refused: in official play only what the program knows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfLine {
    /// Words and squares, as they were typed.
    pub text: String,
    /// How many others there were.
    pub others: usize,
}

impl From<&str> for OfLine {
    fn from(whole: &str) -> OfLine {
        OfLine {
            text: whole.to_owned(),
            others: 0,
        }
    }
}

/// What tells half-moves apart of which one is meant. In official play no square is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ways {
    /// The landing squares of captures that share both ends.
    Through(Vec<Square>),
    /// The squares on which the pieces stand that can go so.
    Pieces(Vec<Square>),
}

/// Who is to hear it; `to` in the transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Listener {
    /// The player of the white pieces, privately.
    White,
    /// The player of the black pieces, privately.
    Black,
    /// The blind player's assistant.
    Assistant,
    /// The arbiter.
    Arbiter,
    /// Everybody present.
    Room,
}

impl Listener {
    /// The word of the transcript.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Listener::White => "white",
            Listener::Black => "black",
            Listener::Assistant => "assistant",
            Listener::Arbiter => "arbiter",
            Listener::Room => "room",
        }
    }
}

impl From<Side> for Listener {
    fn from(side: Side) -> Listener {
        match side {
            Side::White => Listener::White,
            Side::Black => Listener::Black,
        }
    }
}

/// How urgent, highest first. The interruption table belongs to the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Priority {
    /// Board lost, boards differ, disk gone: at once.
    Alarm,
    /// Moves, corrections and questions about them: in order, never dropped.
    Move,
    /// What somebody asked for.
    Reply,
    /// Nice to know.
    Hint,
}

impl Priority {
    /// All, highest first.
    pub const ALL: [Priority; 4] = [
        Priority::Alarm,
        Priority::Move,
        Priority::Reply,
        Priority::Hint,
    ];

    /// The word of the transcript.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Priority::Alarm => "alarm",
            Priority::Move => "move",
            Priority::Reply => "reply",
            Priority::Hint => "hint",
        }
    }
}

/// The closed list of sounds; for people in `docs/sounds.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Earcon {
    /// Board and words agree: the half-move announced aloud is the one on the board.
    Agree,
    /// The half-move is recorded; said by a sound where few words are wanted.
    Recorded,
    /// What was announced is not played yet.
    NotYet,
    /// The board still differs from the record; at most every twenty seconds.
    StillDiffers,
    /// The line was not understood or refused; words follow.
    Refused,
    /// A piece was lifted from the listener's own board.
    Lifted,
    /// A piece was set on it.
    Set,
    /// The board ends here, and the cursor stays.
    Edge,
    /// A square was picked for a half-move.
    Picked,
    /// A digit was taken.
    Digit,
    /// A menu or a mode was opened or left.
    Opened,
    /// A setting was changed.
    Changed,
    /// The clock was pressed: a click, as any clock makes.
    Pressed,
    /// A press did nothing.
    NotTaken,
    /// The listener's own clock has come down to five minutes.
    LowTime,
    /// One of the last ten seconds.
    Second,
    /// The listener's own flag fell.
    Flag,
}

impl Earcon {
    /// Every one, in the order in which they are explained: half-moves, hands, the program, the clock.
    pub const ALL: [Earcon; 17] = [
        Earcon::Agree,
        Earcon::Recorded,
        Earcon::NotYet,
        Earcon::StillDiffers,
        Earcon::Refused,
        Earcon::Lifted,
        Earcon::Set,
        Earcon::Edge,
        Earcon::Picked,
        Earcon::Digit,
        Earcon::Opened,
        Earcon::Changed,
        Earcon::Pressed,
        Earcon::NotTaken,
        Earcon::LowTime,
        Earcon::Second,
        Earcon::Flag,
    ];

    /// Its name in the Fluent files and in `docs/sounds.md`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Earcon::Agree => "agree",
            Earcon::Recorded => "recorded",
            Earcon::NotYet => "not-yet",
            Earcon::StillDiffers => "still-differs",
            Earcon::Refused => "refused",
            Earcon::Lifted => "lifted",
            Earcon::Set => "set",
            Earcon::Edge => "edge",
            Earcon::Picked => "picked",
            Earcon::Digit => "digit",
            Earcon::Opened => "opened",
            Earcon::Changed => "changed",
            Earcon::Pressed => "pressed",
            Earcon::NotTaken => "not-taken",
            Earcon::LowTime => "low-time",
            Earcon::Second => "second",
            Earcon::Flag => "flag",
        }
    }
}

/// What a clock shows, as it is read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// What each side has used.
    pub used: BySide<Duration>,
    /// What each side has left.
    pub left: BySide<Duration>,
    /// Whose time runs.
    pub running: Option<Side>,
}

/// Why a press did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PressRefusal {
    /// Both clocks stand still.
    Stopped,
    /// The presser's time does not run.
    NotRunning,
    /// A clock device keeps the time, and its lever is the press.
    AtTheClock,
    /// The clock was pressed a moment ago, or nothing was done yet: this is that press again, or a key that was
    /// touched.
    JustPressed,
    /// The presser has not moved since the other side pressed (Kodeks II 6.8).
    NoMove,
}

/// What happened to a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadNews {
    /// It is there.
    Connected,
    /// It is there, and has no motor that could be driven.
    WithoutMotor,
    /// It is there, one more than there are players.
    Nobodys,
    /// It is gone.
    Lost,
}

impl PadNews {
    /// All of them.
    pub const ALL: [PadNews; 4] = [
        PadNews::Connected,
        PadNews::WithoutMotor,
        PadNews::Nobodys,
        PadNews::Lost,
    ];
}

/// What a key or button does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The same as these English words, typed.
    Command(String),
    /// Silence.
    Silence,
    /// The last half-move, and whether the boards agree.
    Status,
    /// Switches the keypad over to looking, and back.
    Look,
    /// Lets the others say what they do.
    Help,
    /// A digit of a half-move.
    Digit(u8),
    /// The half-move that comes corrects the last one.
    Correction,
    /// The last line again.
    LineAgain,
    /// It types this.
    Types(char),
    /// Nothing.
    Nothing,
}

/// A half-move as it is said: squares, and a route only where the ends do not say which capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenMove {
    /// Where the piece stood.
    pub from: Square,
    /// Landing squares that tell this capture from another with the same ends; mostly empty.
    pub via: Vec<Square>,
    /// Where it came to stand.
    pub to: Square,
    /// "Takes", or nothing between the squares.
    pub action: Action,
}

/// What is said between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move without capture.
    Moves,
    /// A capture.
    Takes,
}

/// Is the half-move safe on the disk? Every half-move that is said without a word about it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// Durable before it was said.
    Safe,
    /// The disk is gone or silent; it is said that it is not recorded.
    NotRecorded,
}

/// Which sensor board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum BoardOf {
    /// This player's own.
    Side(Side),
    /// The one board both share (Kodeks VIII 1.3).
    Shared,
}

impl BoardOf {
    /// `white`, `black` or `shared`, as the record writes it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            BoardOf::Side(side) => side.word(),
            BoardOf::Shared => "shared",
        }
    }
}

impl From<BoardOf> for &'static str {
    fn from(board: BoardOf) -> &'static str {
        board.word()
    }
}

impl TryFrom<String> for BoardOf {
    type Error = String;

    fn try_from(word: String) -> Result<BoardOf, String> {
        let mut all = Side::ALL
            .map(BoardOf::Side)
            .into_iter()
            .chain([BoardOf::Shared]);
        all.find(|board| board.word() == word)
            .ok_or_else(|| format!("{word} is no board"))
    }
}

/// Why a half-move cannot be played; said in training only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalWhy {
    /// The piece belongs to the side that is not to move.
    NotYours,
    /// It is one's own, but the other side is to move.
    NotYourTurn,
    /// A capture is compulsory (Kodeks I 4.1).
    MustCapture,
    /// More pieces can be taken (I 4.13).
    TakesMore,
    /// The piece does not move so.
    NoSuchWay,
    /// Captured pieces were left on the board (I 5.4.11).
    LeftStanding,
    /// A piece was taken off that was not captured (I 5.4.12).
    WronglyTaken,
}

/// One instruction that brings a board nearer to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MendStep {
    /// Take off what stands there.
    Remove(Square),
    /// Put this piece there.
    Put(Square, Piece),
    /// Turn the whole board round.
    TurnRound,
}

/// Why nothing can be demanded, or let stand, now. The same after a legal half-move as after an
/// irregular one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DemandRefusal {
    /// The player who asks has made their own next half-move (Kodeks I 5.7).
    OwnMoveMade,
    /// They let the half-move stand.
    LetStand,
    /// It is for the opponent of the mover, and for nobody else (I 5.4).
    NotTheOpponent,
}

/// Why nothing can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncorrectable {
    /// No half-move stands in the record.
    NoMoveYet,
    /// The last one is the other side's: this one's own is not in the record, or an earlier one.
    Opponents,
    /// It is made.
    AlreadyMade,
}

/// A deed of training that official play has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingDeed {
    /// A half-move is taken back.
    Undo,
    /// The clocks pause.
    Pause,
    /// Another game begins.
    NewGame,
}

/// Why a draw cannot be offered, or an offer answered, now (Kodeks II 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferRefusal {
    /// Not each side has made the moves that come before.
    TooEarly,
    /// The one who offers offered last.
    Repeated,
    /// Where no record is kept: more pieces stand than a draw may be agreed with (III 6).
    TooManyPieces,
    /// The half-move comes first, then the offer, then the press.
    NotAfterMove,
    /// Nothing was offered that this side could answer.
    NothingOffered,
    /// Players offer and answer, nobody else.
    NotAPlayer,
    /// Another question is open.
    AnswerFirst,
}

/// Why nothing was written down as a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimRefusal {
    /// Players claim, and assistants for their players.
    NotAPlayer,
    /// An assistant reports the time, and nothing else (Kodeks VIII 4.1.4).
    OnlyTheTime,
    /// The event gives the assistant other duties.
    NotHisDuty,
    /// The one before still waits for the arbiter.
    AnotherWaits,
    /// There is no such claim.
    NoSuchClaim,
    /// Another question is open.
    AnswerFirst,
    /// Only the player resigns, and nobody for them.
    OnlyThePlayerResigns,
}

/// How the sensor board stands to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// It does not answer.
    Away(BoardOf),
    /// It agrees.
    Agrees(BoardOf),
    /// A half-move is under way on it.
    UnderWay(BoardOf),
    /// It differs.
    Differs(BoardOf),
    /// It is read. Whether it agrees is not told.
    Read(BoardOf),
    /// It is not read: half-moves on it cannot be told.
    NotRead(BoardOf),
    /// Its sensors are switched off.
    Off(BoardOf),
}

/// How a game that was stopped goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOn {
    /// At the arbiter's word, which is nobody else's to give.
    ArbitersWord,
    /// In training: at the word resume.
    Resume,
    /// In training: the arbiter's words have to be opened before.
    ArbiterThenResume,
}

/// Which board the game is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSize {
    /// 10x10.
    Hundred,
    /// 8x8.
    SixtyFour,
}

/// What may be told to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeWord {
    /// Nothing the rules forbid.
    Official,
    /// As in official play, with the program as the arbiter.
    Rehearsal,
    /// Hints are allowed.
    Training,
}

/// What the arbiter of a rehearsal does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RehearsedDuty {
    /// Starts the clocks.
    Starts,
    /// Comes because somebody called, or demanded something.
    Comes,
    /// Comes because boards differ.
    Notices,
    /// Compares the records.
    Compares,
    /// Says where the game goes on.
    GoesBack,
    /// Lets the game go on.
    LetsGoOn,
    /// Takes the records: the rehearsal is over.
    Ends,
}

/// When something goes wrong in a rehearsal that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenWrong {
    /// By itself.
    Soon,
    /// At one of the next half-moves.
    AtAHalfMove,
    /// At the opponent's next capture.
    AtACapture,
}

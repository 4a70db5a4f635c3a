// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts of messages: listeners, urgency, sounds, half-moves as they are said, and the closed lists of values from which the
//! language files choose between variants of a text.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Piece, Side, Square};

/// The part of a refused line that is repeated to the person: in official play only the words that the program knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfLine {
    /// Words and squares, as they were typed.
    pub text: String,
    /// The number of words in the line that are not repeated.
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

/// The squares that tell the possible half-moves apart. In official play no square is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ways {
    /// The landing squares of captures that share both ends.
    Through(Vec<Square>),
    /// The squares of the pieces that can make the half-move.
    Pieces(Vec<Square>),
}

/// The listener of a message; `to` in the transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Listener {
    /// The player of the white pieces, privately.
    White,
    /// The player of the black pieces, privately.
    Black,
    /// The blind player's assistant.
    Assistant,
    /// The arbiter of the game.
    Arbiter,
    /// All people in the room.
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

/// The urgency, highest first. The interruption table belongs to the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Priority {
    /// Alarms: a board is lost, boards differ, or the disk is gone. They are spoken immediately.
    Alarm,
    /// Half-moves, corrections and questions about them. They are spoken in order, and never dropped.
    Move,
    /// The answer to a listener's request.
    Reply,
    /// A message that a listener can do without.
    Hint,
}

impl Priority {
    /// All priorities, the highest first.
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

/// The closed list of sounds, which `docs/reference.md` describes for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Earcon {
    /// Board and announcement agree: the half-move that was announced aloud was played on the board.
    Agree,
    /// The half-move is recorded. The sound takes the place of words for a listener who wants few words.
    Recorded,
    /// The half-move that was announced is not played yet.
    NotYet,
    /// The board still differs from the record. The sound comes at most every twenty seconds.
    StillDiffers,
    /// The line was refused, or not understood; words follow.
    Refused,
    /// A piece was lifted from the listener's own board.
    Lifted,
    /// A piece was set on the listener's own board.
    Set,
    /// The board ends here, and the cursor stays.
    Edge,
    /// A square was picked for a half-move.
    Picked,
    /// A digit was accepted as part of a half-move.
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
    /// A tick for each of the last ten seconds.
    Second,
    /// The listener's own flag fell.
    Flag,
}

impl Earcon {
    /// All sounds, in the order in which help explains them: half-moves, hands, the program, the clock.
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

    /// The name of the sound in the Fluent files and in `docs/reference.md`.
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

/// The reading of a clock, as it is read out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The time that each side has used.
    pub used: BySide<Duration>,
    /// The time that each side has left.
    pub left: BySide<Duration>,
    /// The side with the running clock.
    pub running: Option<Side>,
}

/// The reason why a press did nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PressRefusal {
    /// Both clocks stand still.
    Stopped,
    /// The presser's time does not run.
    NotRunning,
    /// A clock device keeps the time, so only its lever presses the clock.
    AtTheClock,
    /// The clock was pressed a moment ago, or no half-move was made yet: the press is a repetition or an accidental touch.
    JustPressed,
    /// The presser has not moved since the other side pressed (Kodeks II 6.8).
    NoMove,
}

/// An event at a gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadNews {
    /// A gamepad was connected.
    Connected,
    /// A gamepad was connected that has no usable motor.
    WithoutMotor,
    /// A gamepad was connected, but every player has a gamepad already.
    Nobodys,
    /// A gamepad was lost.
    Lost,
}

impl PadNews {
    /// Every value of the type.
    pub const ALL: [PadNews; 4] = [
        PadNews::Connected,
        PadNews::WithoutMotor,
        PadNews::Nobodys,
        PadNews::Lost,
    ];
}

/// The effect of a key or button.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The command that these English words name.
    Command(String),
    /// Silence: the speech is cut off.
    Silence,
    /// Tells the last half-move, and whether the boards agree with it.
    Status,
    /// Switches the keypad to looking at the board, and back.
    Look,
    /// Makes the other keys and buttons explain themselves.
    Help,
    /// A digit of a half-move.
    Digit(u8),
    /// Makes the next half-move that is entered a correction of the last half-move.
    Correction,
    /// Repeats the last typed line.
    LineAgain,
    /// A character to be typed.
    Types(char),
    /// The key or button has no effect.
    Nothing,
}

/// A half-move as it is spoken: its first and last squares, and a route only if these do not determine the capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpokenMove {
    /// The square on which the piece stood.
    pub from: Square,
    /// The landing squares that distinguish this capture from another capture with the same ends; in most half-moves there are
    /// none.
    pub via: Vec<Square>,
    /// The square on which the piece came to stand.
    pub to: Square,
    /// The word between the squares: "takes" for a capture, none for a move.
    pub action: Action,
}

/// The word between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move without capture.
    Moves,
    /// A half-move that captures.
    Takes,
}

/// The fact whether the half-move is safe on the disk. If it is spoken without a remark, it is safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// The half-move was durable before it was said.
    Safe,
    /// The disk is gone or silent; the half-move is announced as not recorded.
    NotRecorded,
}

/// The owner of a sensor board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum BoardOf {
    /// The board of this player.
    Side(Side),
    /// The one board that both players share (Kodeks VIII 1.3).
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

/// The reason why a half-move cannot be played; told in training only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalWhy {
    /// The piece belongs to the side that is not to move.
    NotYours,
    /// The piece belongs to the mover, but the other side is to move.
    NotYourTurn,
    /// A capture is compulsory (Kodeks I 4.1).
    MustCapture,
    /// More pieces can be taken (I 4.13).
    TakesMore,
    /// The piece does not move in this way.
    NoSuchWay,
    /// Captured pieces were left on the board (I 5.4.11).
    LeftStanding,
    /// A piece was taken off that was not captured (I 5.4.12).
    WronglyTaken,
}

/// One instruction that brings a board nearer to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MendStep {
    /// Take the piece off this square.
    Remove(Square),
    /// Put this piece on this square.
    Put(Square, Piece),
    /// Turn the whole board round.
    TurnRound,
}

/// The reason why a player cannot now demand a correction, or let a half-move stand. After a legal half-move the answer is the same
/// as after an irregular half-move, so that it reveals nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DemandRefusal {
    /// The player who asks has made their own next half-move (Kodeks I 5.7).
    OwnMoveMade,
    /// The player has let the half-move stand.
    LetStand,
    /// Only the opponent of the mover may make the demand, or let the half-move stand (I 5.4).
    NotTheOpponent,
}

/// The reason why nothing can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncorrectable {
    /// No half-move stands in the record.
    NoMoveYet,
    /// The last half-move belongs to the other side: the player's own half-move is not in the record, or is an
    /// earlier one.
    Opponents,
    /// The half-move is already made.
    AlreadyMade,
}

/// An act that only training has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingAction {
    /// A half-move is taken back.
    Undo,
    /// The clocks are paused.
    Pause,
    /// A new game begins.
    NewGame,
}

/// The reason why a player cannot now offer a draw, or answer an offer (Kodeks II 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferRefusal {
    /// At least one side has not made the moves that must come before.
    TooEarly,
    /// The last offer came from the same side.
    Repeated,
    /// A draw may be agreed only with fewer pieces on the board, because no record is kept (III 6).
    TooManyPieces,
    /// The offer did not come between the half-move and the press.
    NotAfterMove,
    /// There is no offer that this side could answer.
    NothingOffered,
    /// Only players may offer a draw and answer an offer.
    NotAPlayer,
    /// Another question must be answered first.
    AnswerFirst,
}

/// The reason why a claim was not written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimRefusal {
    /// Only players may claim, and assistants for their players.
    NotAPlayer,
    /// An assistant reports the time, and nothing else (Kodeks VIII 4.1.4).
    OnlyTheTime,
    /// The event gives the assistant other duties.
    NotHisDuty,
    /// The previous claim still waits for the arbiter.
    AnotherWaits,
    /// There is no such claim.
    NoSuchClaim,
    /// Another question must be answered first.
    AnswerFirst,
    /// Only the player can resign, not the assistant.
    OnlyThePlayerResigns,
}

/// The state of the sensor board, compared with the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardState {
    /// The board does not answer.
    Away(BoardOf),
    /// The board agrees with the record.
    Agrees(BoardOf),
    /// A half-move is under way on the board.
    UnderWay(BoardOf),
    /// The board differs from the record.
    Differs(BoardOf),
    /// The board is read. Its agreement with the record is not told.
    Read(BoardOf),
    /// The board is not read: half-moves on it cannot be told.
    NotRead(BoardOf),
    /// The sensors of the board are switched off.
    Off(BoardOf),
}

/// The condition on which a stopped game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayOn {
    /// At the arbiter's word, which only the arbiter can give.
    ArbitersWord,
    /// In training: at the word resume.
    Resume,
    /// In training: at the word resume, after the word arbiter has unlocked the words of the arbiter.
    ArbiterThenResume,
}

/// The mode, which determines the listeners of each message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeWord {
    /// Official play: nothing is told that the rules forbid.
    Official,
    /// Rehearsal: as in official play, with the program as the arbiter.
    Rehearsal,
    /// Training: hints are allowed.
    Training,
}

/// An act of the arbiter of a rehearsal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RehearsedDuty {
    /// The arbiter starts the clocks.
    Starts,
    /// The arbiter comes because a player called, or made a demand.
    Comes,
    /// The arbiter comes because boards differ.
    Notices,
    /// The arbiter compares the records.
    Compares,
    /// The arbiter names the position from which the game goes on.
    GoesBack,
    /// The arbiter lets the game go on.
    LetsGoOn,
    /// The arbiter takes the records, and the rehearsal is over.
    Ends,
}

/// The moment at which a rehearsal brings the requested difference between board and record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenWrong {
    /// The difference comes after a while, without a half-move.
    Soon,
    /// The difference comes at one of the next half-moves.
    AtAHalfMove,
    /// The difference comes at the opponent's next capture.
    AtACapture,
}

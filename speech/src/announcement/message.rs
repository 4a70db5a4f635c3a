//! The closed list of everything that can be said. It is one list on purpose: whoever words, orders or permits
//! messages must answer for each of them.

use std::time::Duration;

use zgoda_game::{BySide, GameResult, Kind, Side, Square};

use super::*;
use crate::catalogue::Language;
use crate::phrase::Worded;

/// Everything that can be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    // Moves.
    /// A half-move was seen or entered.
    MovePlayed {
        /// Who played it.
        side: Side,
        /// The half-move.
        played: SpokenMove,
        /// Durable or not.
        recorded: Recorded,
    },
    /// The half-move said last is struck out; this one stands.
    MoveCorrected {
        /// Who played it.
        side: Side,
        /// The half-move that stands now.
        played: SpokenMove,
        /// Durable or not.
        recorded: Recorded,
    },
    /// The half-move said last is struck out; nothing stands in its place.
    MoveTakenBack {
        /// Whose half-move it was.
        side: Side,
        /// What was struck out.
        struck: SpokenMove,
    },
    /// What was said differs from what the speaker's own board shows; to him alone (S02).
    SaidButShown {
        /// As announced.
        said: SpokenMove,
        /// As it stands on the board.
        shown: SpokenMove,
    },
    /// What was said differs from the entry made by hand; to the mover alone.
    SaidButEntered {
        /// As announced.
        said: SpokenMove,
        /// As entered.
        entered: SpokenMove,
    },
    /// The announcement was noted, and the speaker has lifted nothing yet: a tone, to him alone.
    NotYetPlayed,
    /// The announcement was noted; nothing to compare it with yet.
    SaidNoted {
        /// As announced.
        said: SpokenMove,
    },
    /// Two captures share both ends; which is meant? In official play no square is named (S06).
    WhichWay {
        /// Where it begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The landing squares that tell them apart; empty in official play.
        via: Vec<Square>,
    },
    /// A half-move that begins with a man of the side that moved last: does it correct that one's half-move?
    AskCorrection {
        /// What would stand in its place.
        instead: SpokenMove,
    },
    /// The same after that side's press: whose is it? In the same words whatever it is.
    AskWhose,
    /// Training: is the last half-move to be taken back?
    AskUndo {
        /// It.
        struck: SpokenMove,
    },
    /// Training: why this half-move cannot be played; it can be put right.
    MoveIllegal {
        /// The half-move.
        tried: SpokenMove,
        /// Why.
        why: IllegalWhy,
    },
    /// The game is over.
    GameOver {
        /// How, and why.
        result: GameResult,
    },
    /// Do both sides confirm the result?
    AskResult,
    /// A side does, or does not.
    ResultAnswered {
        /// Which.
        by: Side,
        /// On where it does.
        agrees: Switch,
    },
    /// After the end: what each side has used, to be noted on the scoresheets (Kodeks II 6.21).
    TimesUsed {
        /// By side.
        used: BySide<Duration>,
    },
    /// Half-moves that no person stated are to be completed in the record (Kodeks II 6.21).
    RecordGaps {
        /// How many.
        count: usize,
        /// The first of them.
        first: usize,
    },
    /// Nothing is missing in it any more.
    RecordComplete,
    /// Before a player resigns: does he?
    AskResign {
        /// Who would.
        by: Side,
    },
    /// A claim was written down and the arbiter called; nothing is said of its worth.
    ClaimNoted {
        /// Whose.
        by: Side,
    },
    /// Nothing was written down as a claim; to the one who tried.
    ClaimRefused {
        /// Why.
        because: ClaimRefusal,
    },
    /// The arbiter found a claim wrong; the game goes on.
    ClaimRejected {
        /// Whose it was.
        by: Side,
    },

    /// A draw is offered (Kodeks II 5.1); both sides hear it.
    DrawOffered {
        /// By whom.
        by: Side,
    },
    /// Before an offer is accepted: is it?
    AskDraw {
        /// Who would accept.
        by: Side,
    },
    /// The offer was declined in words.
    DrawDeclined {
        /// By whom.
        by: Side,
    },

    // The board.
    /// A board answers for the first time.
    BoardConnected {
        /// Which.
        board: BoardOf,
    },
    /// A board stopped answering.
    BoardLost {
        /// Which.
        board: BoardOf,
    },
    /// It answers again.
    BoardBack {
        /// Which.
        board: BoardOf,
    },
    /// The board differs from the record; no details (official play).
    BoardDiffers {
        /// Whose board.
        board: BoardOf,
    },
    /// The board differs; how many squares, and the first step (training, set-up, mending).
    BoardDiffersBy {
        /// Whose board.
        board: BoardOf,
        /// Squares that differ.
        squares: usize,
        /// What to do first.
        step: MendStep,
    },
    /// The board still differs; a sound says it from time to time, and these words stand for it in
    /// the transcript.
    BoardStillDiffers {
        /// Which board.
        board: BoardOf,
    },
    /// The next step of mending.
    MendNext {
        /// What to do.
        step: MendStep,
    },
    /// The opponent's half-move is in the record and not yet on this board.
    TransferAwaited {
        /// Whose board.
        board: BoardOf,
        /// The half-move to carry out.
        played: SpokenMove,
    },
    /// Board and record agree (again).
    BoardAgrees {
        /// Which board.
        board: BoardOf,
    },
    /// A piece was lifted from this square of the listener's own board, or set on it; whispered to the hand
    /// that did it.
    SquareTouched {
        /// Which square.
        square: Square,
    },
    /// The board cannot tell which side of it is White's.
    AskOrientation {
        /// Which board.
        board: BoardOf,
    },
    /// The board has not proved itself yet and shows half-moves that are not in the record. Enter them?
    AskBoardAhead {
        /// The half-moves it shows.
        shown: Vec<SpokenMove>,
    },
    /// Softly, to the hand at this board: a piece is off its square and in nobody's hand, or one too many there.
    BoardUneven {
        /// Which board.
        board: BoardOf,
    },
    /// The same where it may be told which, and what to do.
    BoardUnevenBy {
        /// Which board.
        board: BoardOf,
        /// What to do.
        step: MendStep,
    },
    /// The board's battery is nearly empty.
    BatteryLow {
        /// Which board.
        board: BoardOf,
        /// Per cent left.
        percent: u8,
    },

    // The program.
    /// A new game begins.
    GameBegins {
        /// White's name.
        white: String,
        /// Black's name.
        black: String,
        /// The board.
        size: BoardSize,
    },
    /// This is training; its record is not official.
    TrainingMode,
    /// The first words of a new training game: how a half-move is typed, what presses the clock, where help is.
    HowToPlay {
        /// A half-move as one could be typed.
        sample: SpokenMove,
        /// Is there a clock that a key presses?
        clock: Switch,
    },
    /// Before a new game takes the place of this one, which is kept: shall it?
    AskNewGame,
    /// At the start: is the last unfinished game to go on?
    AskGoOn {
        /// White's name; empty where it is not known.
        white: String,
        /// Black's name.
        black: String,
        /// Its last half-move, if any stands.
        last: Option<SpokenMove>,
    },
    /// Training, before a walk-back: shall it be?
    AskWalkBack {
        /// After which half-move the game would stand; none: at its beginning.
        last: Option<SpokenMove>,
        /// How many half-moves would be struck out.
        struck: usize,
    },
    /// A kept game goes on.
    GameResumed {
        /// Half-moves in the record.
        plies: usize,
        /// The last one, if any.
        last: Option<SpokenMove>,
    },
    /// There are unfinished games.
    UnfinishedGames {
        /// How many.
        count: usize,
    },
    /// A record that is to be taken up again is not whole: so many half-moves of it are sure. Go on?
    RecordNotWhole {
        /// How many.
        plies: usize,
    },
    /// The speech service does not answer; the built-in voice goes on.
    VoiceReplaced,
    /// There is no sound; everything is said in text.
    NoSound,
    /// The sound device of the one who hears this is there again.
    SoundBack,
    /// The sound device of somebody else is gone, or there again; nothing of what he would have heard is told.
    OthersSound {
        /// Whose.
        of: Listener,
        /// On when it is there again.
        state: Switch,
    },
    /// The voice that was chosen is not there; the language's own goes on.
    VoiceMissing {
        /// Its name.
        name: String,
    },
    /// A library that a voice needs is not on this computer.
    LibraryMissing {
        /// Its name, without what follows it in the name of its file.
        library: String,
        /// The package that brings it.
        package: String,
    },
    /// The record cannot be written.
    DiskLost,
    /// It can be written again, and everything missing has been.
    DiskBack,
    /// At the end: the game is kept and can be taken up again.
    GameKept,
    /// Somebody ended the program before anything was played that could be kept.
    ProgramEnds,

    // Answers.
    /// The same words again.
    Again {
        /// The words as they were said.
        text: Worded,
    },
    /// The half-move again, digit by digit or letter by letter.
    Spelled {
        /// The half-move.
        played: SpokenMove,
    },
    /// Whatever was said, again: squares digit by digit, other words one by one.
    SpelledOut {
        /// What was said.
        what: Box<Message>,
    },
    /// There is nothing to repeat or spell.
    NothingSaid,
    /// The last half-move.
    LastMove {
        /// Its number: 1 is White's first.
        ply: usize,
        /// Whose.
        side: Side,
        /// The half-move.
        played: SpokenMove,
    },
    /// No half-move has been made.
    NoMoveYet,
    /// Do the boards agree? Nobody can say: no board has sensors.
    NoSensorBoard,
    /// A board with sensors is configured and does not answer now.
    BoardAway {
        /// Which.
        board: BoardOf,
    },
    /// A half-move, or a hand, was to begin where nothing stands or to end where something does: what stands there.
    CannotBePut {
        /// The square, and what stands on it.
        occupant: Occupant,
        /// Where that is known from.
        told: Told,
    },
    /// What stands on one square.
    SquareHolds {
        /// The square and its piece.
        occupant: Occupant,
        /// Sensed or from the record.
        told: Told,
    },
    /// What stands on the squares of a row, in order.
    RowHolds {
        /// Every square of the row.
        row: Vec<Occupant>,
        /// Sensed or from the record.
        told: Told,
    },
    /// Where the pieces of one side and kind stand.
    PiecesStand {
        /// Whose.
        side: Side,
        /// Men or kings.
        kind: Kind,
        /// Squares in order.
        squares: Vec<Square>,
        /// Sensed or from the record.
        told: Told,
    },
    /// The cursor came to a square, and the words come from where those of the step before came from.
    CursorOn {
        /// The square, and what stands there.
        occupant: Occupant,
    },
    /// The same where the listener may not be told what stands there.
    CursorAt {
        /// The square.
        square: Square,
    },
    /// The cursor goes no further; a sound, and words in the history alone.
    AtTheEdge {
        /// Where it stays.
        square: Square,
    },
    /// Nor does a list; likewise.
    NothingFurther,
    /// Nor does a setting; likewise.
    AtTheLimit {
        /// On where it is the most there is, off where it is the least.
        most: Switch,
    },
    /// What a king on this square would meet along its diagonals.
    DiagonalsHold {
        /// The square, and what stands there.
        occupant: Occupant,
        /// Each way that is on the board.
        rays: Vec<Ray>,
        /// Sensed or from the record.
        told: Told,
    },
    /// The neighbours of a square.
    AroundHolds {
        /// The square.
        square: Square,
        /// Those that are on the board: the far ones first, from the left to the right.
        around: Vec<Occupant>,
        /// Sensed or from the record.
        told: Told,
    },
    /// What stands in parts of the board.
    RegionsHold {
        /// Part by part.
        regions: Vec<InRegion>,
        /// Sensed or from the record.
        told: Told,
    },
    /// What the last half-move changed on the asker's board.
    Changed {
        /// What.
        changes: Changes,
        /// Sensed or from the record.
        told: Told,
    },
    /// The own record read back, a half-move earlier or later.
    LookingBack {
        /// The half-move, with its number and side; `None` before the first.
        at: Option<(usize, Side, SpokenMove)>,
    },
    /// It has been read up to the last half-move again.
    BackToNow {
        /// Its number.
        ply: usize,
        /// Whose it was.
        side: Side,
        /// The half-move.
        played: SpokenMove,
    },
    /// Training: an answer about an earlier position of the game.
    PastBoard {
        /// The answer.
        what: Box<Message>,
    },
    /// Training: where a piece can go.
    CanGo {
        /// Where it stands.
        square: Square,
        /// How far.
        freedom: Freedom,
        /// To which squares; none where it is stuck.
        to: Vec<Square>,
    },
    /// Training: the captures of the side to move.
    CapturesDue {
        /// Each, as it would be said.
        captures: Vec<SpokenMove>,
    },
    /// Training: the asker's pieces that could be taken.
    Attacked {
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// This is told in training and never in official play, whatever the event consents to (Kodeks II 2.4.7).
    TrainingOnly,
    /// Moves made, of each side.
    Count {
        /// How many.
        moves: BySide<usize>,
    },
    /// The number of moves is told on the asker's own move only (Kodeks VIII 5.1).
    CountNotNow,
    /// There is no clock in this game.
    NoClock,
    /// Both clocks, read on request (Kodeks VIII 1.4, 5.1).
    ClockShows {
        /// Whose own clock comes first: who asked.
        own: Side,
        /// Of whom it was asked what is left; `None`: everything.
        of: Option<Side>,
        /// What both show.
        clock: ClockReading,
    },
    /// Whose time runs, on request.
    ClockRuns {
        /// Who asked.
        own: Side,
        /// Whose time it is.
        running: Option<Side>,
    },
    /// Training: whose turn it is, on request.
    TurnIs {
        /// Whose.
        turn: Side,
    },
    /// What would be good to play is told to nobody: there is no engine here.
    NoAdvice,
    /// The listener's own clock has come down to this.
    TimeLeft {
        /// What is left.
        left: Duration,
    },
    /// The listener's own clock has so many seconds; a tone, and words in the history alone.
    SecondsLeft {
        /// What is left.
        left: Duration,
    },
    /// A flag fell (Kodeks II 6.12).
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// After time trouble the record is to be completed (Kodeks II 6.14).
    CompleteRecord {
        /// How many half-moves are missing.
        missing: usize,
    },
    /// A press did nothing: the presser's time runs on, or nobody's does.
    PressNotTaken {
        /// Why.
        because: PressRefusal,
    },
    /// The clock was started for the first time.
    ClockStarted {
        /// Whose time runs.
        side: Side,
    },
    /// Training: both clocks stand until the next half-move or press.
    Paused,
    /// Training, once a game: nobody has pressed the clock, and what presses it.
    PressIsMissing,
    /// Both clocks stand still: on taking a game up again.
    ClocksStand {
        /// What each side has left.
        left: BySide<Duration>,
    },
    /// The arbiter set or charged a clock that is running.
    ClocksChanged {
        /// What each side has left now.
        left: BySide<Duration>,
    },
    /// Official play: nothing is taken before the arbiter starts the clock, or starts it again after the program
    /// was away. The same whatever was typed.
    ClockNotStarted,
    /// The clock device answered for the first time.
    ClockFound,
    /// It stopped answering; the program counts on.
    ClockLost,
    /// It answers again.
    ClockBack,
    /// Its battery is nearly empty.
    ClockBatteryLow,
    /// A gamepad came or went.
    Gamepad {
        /// Whose, where each player has his own.
        of: Option<Side>,
        /// What happened.
        news: PadNews,
    },
    /// There is no gamepad whose motor could tell the time.
    NoMotor,
    /// Training: what the arbiter's desk shows in answer to a line, because a player typed it.
    DeskSays {
        /// As it is shown.
        text: String,
    },
    /// What was said lately, newest first; one answer, so that no part of it overtakes another.
    History {
        /// The words, as they were said.
        lines: Vec<Worded>,
    },
    /// The last half-move and how the boards stand to it, in one answer.
    Status {
        /// The last half-move, with its number and side; `None` before the first.
        last: Option<(usize, Side, SpokenMove)>,
        /// Do the sensor boards agree? Empty where no board has sensors.
        boards: Vec<BoardState>,
    },
    /// All pieces on the asker's board, or all of one side, kind by kind.
    BoardHolds {
        /// What, and where; what does not stand there at all is left out.
        pieces: Vec<Standing>,
        /// Sensed or from the record.
        told: Told,
    },
    /// How many pieces of each sort stand on the asker's board.
    PiecesCounted {
        /// How many of what; what does not stand there at all is left out.
        counts: Vec<(Holds, usize)>,
        /// Sensed or from the record.
        told: Told,
    },
    /// The settings in force.
    SettingsAre {
        /// All of them, a sentence each.
        settings: Vec<Setting>,
    },
    /// A listener chose something for himself; said in the new manner.
    ChoiceMade {
        /// What.
        choice: Choice,
        /// A half-move to hear it by: always the same one, so that it tells nothing.
        sample: Option<SpokenMove>,
    },
    /// What a sound means; the sound comes before it, also for one who has switched the sounds off.
    SoundMeans {
        /// Which.
        sound: Earcon,
    },
    /// This cannot be chosen so.
    ChoiceRefused {
        /// What was to be chosen.
        of: Chosen,
    },
    /// Another profile of a listener's settings is in use; `None` is none.
    ProfileChosen {
        /// Its name.
        name: Option<String>,
    },
    /// There is no profile, or none of that name.
    NoProfile,
    /// There is none at all, and how one is made.
    NoProfileYet,
    /// A new profile was not made.
    ProfileRefused {
        /// Why.
        because: ProfileRefusal,
    },
    /// A menu was opened.
    MenuOpened {
        /// What stands first.
        item: MenuItem,
        /// Where.
        place: Place,
    },
    /// One came to another item of a menu.
    MenuAt {
        /// Which.
        item: MenuItem,
        /// Where.
        place: Place,
    },
    /// A menu was left.
    MenuLeft,
    /// The first start: what keys do, before anything was chosen.
    SetupBegins,
    /// The first start: this language is offered, in itself.
    SetupLanguage {
        /// Which.
        language: Language,
    },
    /// The first start: how fast?
    SetupRate {
        /// As it is.
        choice: Choice,
    },
    /// The first start: whose voice?
    SetupVoice {
        /// As it is.
        choice: Choice,
    },
    /// The first start: what is connected.
    SetupConnected {
        /// Ports at which a board may be.
        ports: Vec<PortFound>,
        /// Gamepads, by their names as the rest.
        pads: Vec<String>,
        /// Sound devices.
        cards: Vec<String>,
        /// Voices of the listener's language that have a name.
        voices: Vec<String>,
    },
    /// The first start: all of it once, to be heard.
    SetupTest {
        /// A half-move.
        sample: Option<SpokenMove>,
    },
    /// The first start is over, and what was chosen is kept.
    SetupKept,
    /// It was left before its end.
    SetupLeft,
    /// A settings file cannot be read; the usual settings are in force, and it is left as it is.
    SettingsUnread,
    /// A settings file has keys that are not known; they are kept and do nothing.
    SettingsUnknown {
        /// Which, as they are written.
        keys: Vec<String>,
    },
    /// A settings file has values that cannot be; the usual ones are in force.
    SettingsWrong {
        /// Of what.
        of: Vec<Chosen>,
    },
    /// A choice could not be kept; it is in force as long as the program runs.
    SettingsNotKept,
    /// The event does not consent to this function of the device (Kodeks II 2.4.10).
    NotConsented {
        /// Which.
        function: Consent,
    },
    /// This is not among the assistant's duties (Kodeks VIII 4.1).
    NoDutyOfHis {
        /// What he tried.
        duty: AssistantDuty,
    },
    /// Before the first move: is this as it should be?
    AskBefore {
        /// What.
        item: BeforeMove,
    },
    /// It is not; it must be put right, and is then asked again.
    PutRightFirst {
        /// What.
        item: BeforeMove,
    },
    /// Nothing can be played yet: this is still open.
    NotPrepared {
        /// What.
        item: BeforeMove,
    },
    /// All that comes before the first move is settled.
    Prepared,
    /// The arbiter appointed an assistant (Kodeks VIII 4.2).
    AssistantAppointed {
        /// Whose.
        side: Side,
        /// Who.
        name: String,
    },
    /// What can be typed, and what there is more help about.
    Help,
    /// Which words there are of one part.
    HelpAbout {
        /// In English.
        words: Vec<&'static str>,
    },
    /// What a key or button does.
    StrokeMeans {
        /// What.
        meaning: Meaning,
    },
    /// Keys and buttons say what they do instead of doing it.
    KeysExplained {
        /// From now on, or no more.
        state: Switch,
    },
    /// The digits of the keypad move the cursor.
    Looking {
        /// From now on, or no more.
        state: Switch,
    },
    /// The program is to end, by a menu. Is it?
    AskQuit,
    /// A digit of a half-move was taken.
    DigitTaken {
        /// Which.
        digit: u8,
    },
    /// A half-move that was begun is forgotten.
    EntryDropped,
    /// The half-move that is entered next corrects the last one.
    CorrectionFollows,
    /// A half-move is pointed at; it begins here.
    SquarePicked {
        /// Where.
        square: Square,
    },
    /// The last line stands on the line again.
    LineAgain {
        /// As it was typed.
        text: String,
    },
    /// The line was not understood.
    NotUnderstood {
        /// What was understood of it, as it was typed, shortened.
        text: String,
    },
    /// The word belongs to a later part of the program.
    NotYet {
        /// Which part.
        part: Later,
    },
    /// Records may be compared on one's own time only (Kodeks II 6.6).
    CheckNotNow,
    /// This side asks to compare the records; does the other one consent?
    AskCheck {
        /// Who asks.
        by: Side,
    },
    /// The other side does not.
    CheckRefused {
        /// Who had asked.
        by: Side,
    },
    /// A half-move of the record, read out for a check against the opponent's (Kodeks II 6.6).
    RecordReadOut {
        /// Its number: 1 is White's first.
        ply: usize,
        /// Whose.
        side: Side,
        /// The half-move.
        played: SpokenMove,
    },
    /// The records part here.
    RecordsPart {
        /// On which half-move.
        ply: usize,
    },
    /// No difference was found.
    RecordsAlike,
    /// The check was left before its end, and nothing parted until then.
    CheckLeft {
        /// The last half-move that was compared; none was where this is 0.
        ply: usize,
    },
    /// The arbiter stopped both clocks (Kodeks IV 2.12).
    PlayStopped {
        /// What each side had left, where a clock runs in this game.
        left: Option<BySide<Duration>>,
        /// How it goes on.
        on: WayOn,
    },
    /// Nothing can be played: the arbiter stopped the game.
    PlayIsStopped {
        /// How it goes on.
        on: WayOn,
    },
    /// The arbiter went back to an earlier position, or forward again; both players hear the same.
    WalkedBack {
        /// The half-move after which the game goes on, with its number and side.
        last: Option<(usize, Side, SpokenMove)>,
        /// Who is to move there.
        turn: Side,
        /// How many half-moves were struck out.
        struck: usize,
    },
    /// The game goes on at the arbiter's word.
    PlayGoesOn {
        /// Who is to move.
        turn: Side,
        /// White's clock, where somebody wrote it down.
        white: Option<Duration>,
        /// Black's.
        black: Option<Duration>,
    },
    /// Only the arbiter may do that.
    ArbiterOnly,
    /// Training: this is a word of the arbiter's, and they are to be opened first.
    ArbiterFirst,
    /// The PIN is wrong.
    WrongPin,
    /// The arbiter's words are open, or closed again.
    ArbiterAtWork {
        /// Open or closed.
        state: Switch,
    },
    /// There is nothing that could be corrected.
    NothingToCorrect {
        /// Why.
        because: Uncorrectable,
    },
    /// The half-move could not be read from what was typed for its form.
    MoveForm {
        /// What was typed.
        text: String,
    },
    /// It has the form of a half-move, but no piece can be put so: the first square is empty, or the last is not. Which, is
    /// told to nobody who may not have the board read to them.
    NoSuchMove {
        /// What was typed.
        text: String,
    },
    /// From here lifting is no touch ("poprawiam", Kodeks I 3.13); or it is again.
    Adjusting {
        /// On or off.
        state: Switch,
    },
    /// The arbiter is called.
    ArbiterCalled {
        /// Who called, if known.
        by: Option<Side>,
    },
    /// A demand or a letting stand was written down for the arbiter.
    Noted,
    /// It is not, or no longer, the time to demand anything or let it stand.
    DemandRefused {
        /// Why.
        because: DemandRefusal,
    },
    /// A draw cannot be offered now, or nothing answered; to the one who tried.
    OfferRefused {
        /// Why.
        because: OfferRefusal,
    },
    /// Nothing can be played: the game is over.
    GameIsOver,
    /// The clock was pressed.
    Pressed {
        /// By whom.
        side: Side,
    },
    /// Training: the arbiter's words are open; how they are closed, and how the arbiter is called.
    ArbiterOpen,
    /// Official play: the arbiter's code is awaited; how the arbiter is called.
    CodeAwaited,
    /// Training: somebody wants to play one side, and the half-moves of both are typed here.
    BothSidesHere,
    /// The question was answered with no, or what it was about is gone; it is closed.
    LeftAsItIs,
    /// A yes, a no or another answer, and nothing is asked.
    NothingAsked,
    /// The question is open, and this one's answer does not count.
    NotYoursToAnswer,
    /// A yes or no about the result that may be the arbiter's: it counts with its side's name.
    WhoseAnswer,
    /// Nobody is adjusting, and nothing is over.
    NotAdjusting,
    /// Something was to be chosen or left, and nothing is open.
    NothingOpen,
    /// Another question is open, and must be answered before this one can be asked.
    AnswerFirst,
    /// "Who has won?", and nobody has: the game is not over.
    NotOver,
    /// Somebody asks for what programs elsewhere do and this one does not.
    NotToBeHad,
    /// "Where are we": what waits for the asker, the last half-move of each side, and the clocks.
    Where {
        /// On once the game is over.
        over: Switch,
        /// White's last half-move.
        white: Option<SpokenMove>,
        /// Black's last half-move.
        black: Option<SpokenMove>,
        /// What is to be done on the asker's board.
        own: OwnBoard,
        /// Who has offered a draw that nobody answered yet.
        offer: Option<Side>,
        /// What is open, and the times.
        besides: Box<Besides>,
    },
}

/// What is told where somebody asks where the game stands, besides the half-moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    /// What is open for the asker, in the words in which they were told or asked.
    pub open: Vec<Message>,
    /// What each side has left, where a clock runs in this game.
    pub left: Option<BySide<Duration>>,
}

//! What the arbiter's desk is shown, as data. It is no announcement: nobody else may know it, so it goes to the screen
//! the arbiter works at, and only while the arbiter's words are open.
//!
//! One row a note, as `sentence` reads it: its fields, and after the arrow its sentence, or the function of `DeskWords` that
//! makes several; then its row of the information matrix. `done` stands behind what says that something was done.

use std::time::Duration;

use zgoda_game::claims::Evidence;
use zgoda_game::clock::Duty;
use zgoda_game::{BySide, GameResult, Side};
use zgoda_hw::clock::{ClockOddity, ClockRefusal};
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, Item};

use crate::at_keyboard::AtKeyboard;
use crate::command::ArbiterWord;
use crate::desk_words::DeskWords;
use crate::record::Slip;
use crate::record::event::{ClockGap, CodeOf, DeskRole, DeviceNumber};
use crate::sentence::rows;
use crate::session::effect::TypedCode;
use crate::view::{ArbiterView, Claim, Comparison};

macro_rules! done {
    () => {
        false
    };
    (done) => {
        true
    };
}

/// What stands behind the sentence of a row; `rows` makes all the rest.
macro_rules! notes {
    ($(
        $(#[$about:meta])*
        $name:ident
        $({ $( $(#[$what:meta])* $field:ident: $type:ty $(as $how:ident)?, )* })?
        $(( $only:ident: $only_type:ty ))?
        => $($key:literal)? $(by $whole:ident)?, $item:ident $(, $done:ident)?;
    )*) => {
        rows! {
            /// One thing the arbiter is shown.
            #[derive(Clone, Debug)]
            pub enum DeskNote in DeskWords;
            $(
                $(#[$about])*
                $name
                $({ $( $(#[$what])* $field: $type $(as $how)?, )* })?
                $(( $only: $only_type ))?
                => $($key)? $(by $whole)?;
            )*
        }

        impl DeskNote {
            /// The rows of the information matrix that some note belongs to.
            pub const ITEMS: &'static [Item] = &[$(Item::$item),*];

            /// The row of the information matrix that it belongs to.
            #[must_use]
            pub const fn item(&self) -> Item {
                match self { $(DeskNote::$name { .. } => Item::$item,)* }
            }

            /// Does it say that something was done that belongs into the record?
            #[must_use]
            pub const fn tells_what_was_done(&self) -> bool {
                match self { $(DeskNote::$name { .. } => done!($($done)?),)* }
            }
        }
    };
}

notes! {
    /// What is open when the arbiter's words open. Muted: it is listed at that moment, and nobody hears of it (IV 1).
    Open(open: Box<ArbiterView>) => by open, OwnIrregularity;
    /// The two records and boards compared.
    Compared {
        /// The answer, and what the program has beside the records.
        found: Box<Comparison>,
        /// Both clocks at the proposed position, as far as they were written down.
        clocks: BySide<Option<Duration>>,
        /// After how many half-moves every sensor board agreed with the record last; `None` where
        /// that was not seen since the program started.
        rest: Option<usize>,
    } => by compared, BoardDetails;
    /// The question whether the game goes on at a proposal that what was seen contradicts.
    AskAgainst {
        /// The comparison.
        found: Box<Comparison>,
    } => by ask_against, BoardDetails;
    /// The same before another question.
    SeenAgainst {
        /// The comparison.
        found: Box<Comparison>,
    } => by seen_against, BoardDetails;
    /// The arbiter does not take it.
    NotGoneBack => "desk-not-gone-back", Ruling;
    /// One side's record was read in.
    SheetRead {
        /// Whose.
        side: Side,
        /// How many half-moves it states.
        stated: usize,
        /// How many lines of it nobody can read.
        unreadable: usize,
    } => "desk-sheet-read", OtherRecord, done;
    /// The program's record is read out; the arbiter follows this side's sheet.
    Follow {
        /// Whose.
        side: Side,
    } => "desk-follow", OtherRecord;
    /// One half-move of it: does the sheet say the same?
    ReadOut {
        /// Which half-move.
        ply: usize,
        /// Whose.
        side: Side,
        /// As PDN.
        text: String as half_move,
    } => "desk-read-out", OtherRecord;
    /// The arbiter wrote a half-move down in their own record.
    Noted {
        /// Which half-move.
        ply: usize,
        /// Whose.
        side: Side,
        /// As PDN.
        text: String as half_move,
    } => "desk-noted", OtherRecord, done;
    /// They saw nothing there, or took out what they had written.
    NotedNothing {
        /// Which half-move.
        ply: usize,
        /// Whose.
        side: Side,
    } => "desk-noted-nothing", OtherRecord, done;
    /// The arbiter has a side's original record, or has not after all.
    OriginalCollected {
        /// Whose.
        side: Side,
        /// Has the arbiter it?
        collected: bool,
    } => "desk-original-collected", Ruling, done;
    /// The game is not over: originals are collected then.
    NotOverYet => "desk-not-over-yet", Ruling;
    /// Black's, right behind White's of the same move: the squares alone, so that a long record is soon read.
    ReadOn {
        /// As PDN.
        text: String as half_move,
    } => "desk-read-on", OtherRecord;
    /// The game was taken back.
    WalkedBack {
        /// After so many half-moves it goes on.
        to: usize as ply,
        /// What was struck out, as PDN, oldest first.
        struck: Vec<String> as half_moves,
    } => "desk-walked-back", Ruling, done;
    /// What the last walk-back struck out stands again.
    PutBack {
        /// So many half-moves.
        entered: usize as count,
    } => "desk-put-back", Ruling, done;
    /// There is no such half-move to go back to.
    NoSuchPly {
        /// So many half-moves stand.
        plies: usize,
    } => "desk-no-such-half-move", Ruling;
    /// Nothing was proposed that could be taken: the records were not compared yet.
    NothingProposed => "desk-nothing-proposed", Ruling;
    /// No walk-back can be undone.
    NothingToPutBack => "desk-nothing-to-put-back", Ruling;
    /// Both clocks, as they were set or charged.
    Clocks {
        /// The readings proposed; `None` where none is known.
        readings: BySide<Option<Duration>>,
        /// What each side has used, where a clock runs in this program.
        used: Option<BySide<Duration>>,
        /// What was charged of them since play stopped.
        charged: BySide<Duration>,
        /// What each side has to do before its control, where the event file names one.
        duties: Option<BySide<Duty>>,
    } => by clocks, Clock, done;
    /// A charge was made.
    Charged {
        /// Its number, by which it can be taken back.
        number: usize,
        /// What each side was charged.
        time: BySide<Duration>,
    } => "desk-charge", Clock, done;
    /// No clock device keeps the time.
    NoClockDevice => "desk-no-clock-device", OwnWords;
    /// A press that waited for its half-move is taken back.
    PressTakenBack {
        /// Whose it was.
        side: Side,
    } => "desk-press-taken-back", PressWithoutMove, done;
    /// A hand began a half-move before the stop and ended it behind that; it is not in the record.
    HandOverStop {
        /// The side of the hand.
        side: Side,
        /// As PDN.
        what: String as half_move,
        /// The time from its beginning to the stop.
        began: Duration as milliseconds_alone,
        /// The time from the stop until the board showed it.
        ended: Duration as milliseconds_alone,
    } => "desk-hand-over-stop", BoardDetails;
    /// It is asked whether that half-move is entered.
    AskHandOverStop {
        /// The side of the hand.
        side: Side,
        /// As PDN.
        what: String as half_move,
    } => "desk-ask-hand-over-stop", BoardDetails;
    /// No press waits for its half-move.
    NoPressWaits => "desk-no-press-waits", OwnWords;
    /// One was taken back.
    ChargeTakenBack {
        /// Its number.
        number: usize,
        /// What each side had been charged.
        time: BySide<Duration>,
    } => "desk-charge-taken-back", Clock, done;
    /// There is no charge that could be taken back.
    NoSuchCharge => "desk-no-such-charge", Clock;
    /// The times were set after this one was made.
    ChargeIsSet {
        /// Its number.
        number: usize,
    } => "desk-charge-is-set", Clock;
    /// Times were written as bare numbers: are they seconds?
    AskSeconds {
        /// What they would be.
        times: Vec<Duration> as seconds,
    } => "desk-ask-seconds", Clock;
    /// The program was away while the clock ran: every reading from which it may go on.
    ClockOffered {
        /// What is known of the gap.
        gap: ClockGap,
        /// Is it still to be chosen? In training the clock has gone on.
        choice: bool,
    } => by offered, Clock;
    /// The computer was away while the clock ran: what was lost, and both readings of that moment.
    ClockGap {
        /// For how long.
        lost: Duration,
        /// What each side had without it.
        kept: BySide<Duration>,
        /// What each side had had if it were charged to the one whose time ran.
        charged: BySide<Duration>,
    } => by clock_gap, Clock;
    /// The computer's clock was put back; time went on.
    ClockPutBack {
        /// By how much.
        by: Duration,
    } => "desk-clock-put-back", Clock;
    /// The clock device and the program's own clock are apart.
    ClocksDisagree {
        /// What the program counted.
        ours: BySide<Duration>,
        /// What the device shows; it counts.
        theirs: BySide<Duration>,
    } => by clocks_disagree, Clock;
    /// The clock device did not do what it was told.
    ClockRefused(why: ClockRefusal) => "desk-clock-refused", Device;
    /// It told something that cannot be.
    ClockOdd(oddity: ClockOddity) => "desk-clock-odd", Device;
    /// The record is to be completed after time trouble (Kodeks II 6.14, 6.15).
    CompletionDue {
        /// How many half-moves are missing.
        missing: usize,
        /// Is the time it takes shared?
        shared: bool,
    } => "desk-completion-due", OwnRecord;
    /// The clock was pressed for a half-move that is not in the record, and nobody was in time trouble: the boards or
    /// records may part there (Kodeks VIII 3.1).
    PressedWithout {
        /// Who pressed.
        side: Side,
        /// Which half-move is missing.
        ply: usize,
    } => "desk-pressed-without", PressWithoutMove;
    /// A board showed a half-move later than a second after its press: its mover moved on the other side's time.
    MovedAfterPress {
        /// The mover.
        side: Side,
        /// Which half-move.
        ply: usize,
        /// How long after the press.
        late: Duration as milliseconds_alone,
    } => "desk-moved-after-press", BoardDetails;
    /// It was said whether a man in doubt is there.
    ManDecided {
        /// Its square.
        square: String,
        /// False if it is off.
        there: bool,
    } => "protocol-man-decided", BoardDetails, done;
    /// The man of which that was said is not in doubt.
    ManNotInDoubt {
        /// Those that are.
        squares: Vec<String>,
    } => "desk-man-not-in-doubt", BoardDetails;
    /// Play went on beside a man that its board does not see; the sensor of its square could be switched off.
    SensorMayBeWeak {
        /// On which board.
        board: BoardOf,
        /// The square.
        square: String,
    } => "desk-sensor-may-be-weak", BoardDetails;
    /// The sensor of a square was switched.
    SensorSwitched {
        /// On which board.
        board: BoardOf,
        /// The square.
        square: String,
        /// True if it is on from now on.
        on: bool,
    } => "protocol-sensor-switched", BoardDetails, done;
    /// Those of a whole board were.
    SensorsSwitched {
        /// The board.
        board: BoardOf,
        /// True if they are on from now on.
        on: bool,
    } => "protocol-sensors-switched", BoardDetails, done;
    /// A half-move was answered before its press and does not count at the control: the last one needed counts by its press
    /// alone (Kodeks II 6.12).
    CountsByPressAlone {
        /// The mover.
        side: Side,
    } => "desk-counts-by-press-alone", Clock;
    /// A quarter of an hour was not enough for it.
    CompletionTooLong {
        /// How many half-moves are missing still.
        missing: usize,
    } => "desk-completion-too-long", OwnRecord;
    /// A flag fell.
    FlagFell {
        /// Whose.
        side: Side,
        /// How many moves it had made.
        moves: u32,
        /// Whose flag fell first.
        first: Option<Side>,
    } => by flag, Flag;
    /// A claim that waits for the arbiter.
    Claim(claim: Box<Claim>) => by claim, Counters;
    /// No claim waits.
    NoClaim => "desk-no-claim", Counters;
    /// The game would end so: does it?
    AskResult {
        /// How.
        result: GameResult,
    } => "desk-ask-result", Outcome;
    /// It would be lost on time, and by the clock that flag has not fallen.
    FlagStands {
        /// Its side.
        side: Side,
        /// The time it has left.
        left: Duration,
    } => "desk-flag-stands", Flag;
    /// It does not.
    NotDeclared => "desk-not-declared", Outcome;
    /// It ended so.
    Declared {
        /// How.
        result: GameResult,
    } => "desk-declared", Outcome, done;
    /// A result was written without a cause that fits it.
    CauseWanted {
        /// Those that fit, in the words of the language in use.
        causes: Vec<String> as words,
    } => "desk-cause-wanted", Outcome;
    /// Who is noted absent, and whose clock runs meanwhile (Kodeks II 4.5).
    Presence {
        /// Who.
        absent: BySide<bool>,
        /// What the clock does.
        clock: Meanwhile,
    } => "desk-presence", Clock;
    /// Nothing stands still that could go on.
    NothingStopped(why: GoingOn) => "desk-nothing-stopped", Ruling;
    /// A yes or no to nothing that was asked.
    NothingAsked => "desk-nothing-asked", Ruling;
    /// A question was not answered, because another word came.
    NotAnswered => "desk-not-answered", OwnWords;
    /// Play was stopped before.
    AlreadyStopped => "desk-already-stopped", Ruling;
    /// A yes or no about the result that names no side, while the arbiter's words are open.
    WhoseAnswer => "desk-whose-answer", Ruling;
    /// What the fallen flags propose (Kodeks II 6.12, III 9.4).
    FlagProposal {
        /// How the game would end.
        result: GameResult,
    } => "desk-flag-proposal", Flag;
    /// The side to move has no piece, or no move (Kodeks I 7.2.2, 7.2.3).
    EndProposal {
        /// How the game would end.
        result: GameResult,
    } => "desk-end-proposal", Outcome;
    /// A blind player on move is to be told this (Kodeks VIII 5.1).
    Answer {
        /// Who.
        side: Side,
        /// Moves that White has made.
        whites: usize,
        /// And Black.
        blacks: usize,
        /// Is there a clock?
        clock: bool,
        /// What each side has used on it.
        times: BySide<Duration>,
    } => "desk-answer", MoveCount, done;
    /// That player is not on move, and is told nothing.
    AnswerNotNow {
        /// Who.
        side: Side,
    } => "desk-answer-not-now", MoveCount;
    /// Another arbiter looks after the table from now on.
    HandedOver {
        /// Who.
        name: String,
    } => "desk-handed-over", Ruling, done;
    /// The person at the keyboard from now on.
    KeyboardIs {
        /// The owner of the keyboard.
        whose: AtKeyboard,
    } => "desk-keyboard-is", OwnWords, done;
    /// Somebody is later than the event allows (Kodeks II 5.5).
    TooLate {
        /// How the game would end.
        result: GameResult,
    } => "desk-too-late", Outcome;
    /// The complaint about the clock comes after the control (Kodeks II 6.11).
    TooLateForTheClock => "desk-too-late-for-the-clock", Clock;
    /// Two play by ear and there is one output: what is for one of them alone is spoken to neither.
    NoPrivateOutput => "desk-no-private-output", Device;
    /// The game was taken up again with other codes.
    NewCodes {
        /// So often.
        times: usize,
    } => "desk-new-codes", Ruling;
    /// Its record had no codes; those it was taken up again with hold.
    FirstCodes => "desk-first-codes", Ruling;
    /// Nobody used the arbiter's words for ten minutes, and they closed by themselves.
    WordsClosed => "desk-words-closed", Ruling;
    /// Wrong codes were given since these words were opened last.
    WrongCodes {
        /// So many.
        wrong: usize,
    } => "desk-wrong-codes", Ruling;
    /// A decision was written down.
    Decided => "desk-decided", Ruling, done;
    /// What was just done could not be written down: the disk is gone.
    NotRecorded => "desk-not-recorded", Device;
    /// The slips that were put right.
    Slips(slips: Vec<Slip>) => by slips, SlipWord;
    /// What the arbiter asked about a board, in the words that a player would hear.
    Board(message: Box<Message>) => by board, BoardByEar;
    /// A device wants to be let in.
    DeviceAsks {
        /// The number by which it is called.
        device: DeviceNumber,
        /// For what.
        role: DeskRole,
        /// What its holder calls it.
        name: String,
        /// The device that has this role already.
        there: Option<DeviceNumber> as there,
    } => "desk-device-asks", Device;
    /// It was let in.
    DeviceOpened {
        /// Which.
        device: DeviceNumber,
        /// For what.
        role: DeskRole,
    } => "desk-device-opened", Device, done;
    /// It was not let in, or shows nothing any more.
    DeviceEnded {
        /// Which.
        device: DeviceNumber,
    } => "desk-device-ended", Device, done;
    /// One that is there, by its number, with its role.
    DeviceThere {
        /// Which.
        device: DeviceNumber,
        /// What it is.
        role: DeskRole,
        /// What its holder calls it, if that is known.
        name: String as called,
    } => "desk-device-there", Device;
    /// The event names a device for the role that one wants to have.
    NamedDevice {
        /// The name.
        named: String,
        /// Is this one called so?
        same: bool,
    } => "desk-named-device", Device;
    /// A player's page is not in front on its device, or its link is away.
    PageNotInFront {
        /// Which device.
        device: DeviceNumber,
        /// What it is.
        role: DeskRole,
    } => "desk-page-not-in-front", Device;
    /// It is again.
    PageInFront {
        /// Which device.
        device: DeviceNumber,
        /// What it is.
        role: DeskRole,
    } => "desk-page-in-front", Device;
    /// The keys that are pressed at the table's terminal went to another window.
    TerminalNotInFront => "desk-terminal-not-in-front", Device;
    /// There is no such device, or none at all.
    NoSuchDevice => "desk-no-such-device", Device;
    /// A slip was made anew. Its words are told this once.
    SlipMade {
        /// For what.
        role: DeskRole,
        /// All its words.
        words: TypedCode,
    } => "desk-slip-made", Device;
    /// The table has no slip for this role.
    NoSlipFor {
        /// Which.
        role: DeskRole,
    } => "desk-no-slip-for", OwnWords;
    /// A slip was made anew, and its words stand in a file: no table's own screen shows them.
    SlipInFile {
        /// For what.
        role: DeskRole,
    } => "desk-slip-in-file", Device;
    /// No slip could be made.
    SlipNotMade => "desk-slip-not-made", OwnWords;
    /// The page of a player's ear sleeps, is closed or was lost.
    EarLost {
        /// Whose.
        side: Side,
    } => "desk-ear-lost", Device;
    /// It is there again.
    EarBack {
        /// Whose.
        side: Side,
    } => "desk-ear-back", Device;
    /// The words of a slip came that was used before.
    SlipUsedAgain {
        /// The slip's first word.
        slip: String,
    } => "desk-slip-used-again", Device;
    /// This page is for something else.
    NotOnThisPage => "desk-not-on-this-page", OwnWords;
    /// A press that came from a page was made for another half-move.
    PressForAnother => "desk-press-for-another", OwnWords;
    /// An answer about a sheet was meant for another half-move.
    AnswerForAnother => "desk-answer-for-another", OwnWords;
    /// The same of an answer to something that is asked no more, or is asked otherwise now.
    AskedOtherwise => "desk-asked-otherwise", OwnWords;
    /// Nothing is there by which this side could press the clock.
    NoWayToPress {
        /// Whose clock it is.
        side: Side,
    } => "desk-no-way-to-press", Clock;
    /// The round does not begin here yet; what is open is told beside it.
    NotBegun => "desk-not-begun", Clock;
    /// The clock is started all the same, if it is said once more.
    StartAllTheSame => "desk-start-all-the-same", Clock;
    /// A half-move was entered on a page, and is said back there.
    HalfMoveTaken {
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// Is it announced as a capture?
        takes: bool,
        /// Does it count once the clock is pressed?
        press: bool,
    } => "desk-half-move-taken", Announced;
    /// It was too long on its way.
    PressTooLate => "desk-press-too-late", OwnWords;
    /// A page does more at once than a hand can.
    TooManyActs => "desk-too-many-acts", OwnWords;
    /// Another arbiter decided something since the page was shown.
    DecidedMeanwhile {
        /// Whose code they have.
        by: CodeOf,
    } => "desk-decided-meanwhile", Ruling;
    /// The same of one whose name is known.
    DecidedMeanwhileBy {
        /// The arbiter, by their code.
        by: CodeOf,
        /// Their name.
        name: String,
    } => "desk-decided-meanwhile-by", Ruling;
    /// What was typed cannot be understood.
    NotUnderstood(word: Hint) => "desk-write-it-so", OwnWords;
}

/// A claim with what speaks for it, as it stood when it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimNote {
    /// After how many half-moves it was made.
    pub ply: usize,
    /// So many half-moves before it nobody has stated, or are not in the record at all.
    pub gaps: usize,
    /// What speaks for it.
    pub evidence: Evidence,
}

/// Why nothing can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoingOn {
    /// The game is over.
    Over,
    /// This side's clock runs.
    Running(Side),
    /// The program keeps no clock, and play was not stopped.
    WithoutClock,
}

/// What the clock does while somebody is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meanwhile {
    /// There is none of the program's, or the game is over.
    Nothing,
    /// The round has not begun.
    Waits,
    /// This side's runs.
    Runs(Side),
    /// Both stand; this side's runs when play goes on.
    Stands(Side),
}

/// How a word of the arbiter's is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A line with this word: `charge black 3:20`.
    Word(ArbiterWord),
    /// yes, no, unreadable, or the half-move that stands on the sheet
    Sheet,
    /// A loss by sanction needs the sanction first.
    SanctionFirst,
    /// Only a draw on 100 squares is one with advantage, where the event tells them apart.
    NoAdvantage,
    /// What is not proven is not granted by its rule.
    NotProven,
    /// The clocks stand, and another word was typed for `resume`.
    Resume,
    /// `decide 3-0` is no result, and nothing was decided.
    NoSuchScore,
    /// Who has moved is there (Kodeks II 4.5).
    AbsentTooLate,
    /// Nobody of that side was noted absent.
    NotAbsent,
    /// Sanctions are the chief arbiter's (Kodeks II 2.5).
    ChiefsSanction,
    /// So is taking back what an arbiter decided (Kodeks IV 1).
    ChiefsDecision,
    /// Whose device is the chief arbiter's business.
    ChiefsDevice,
    /// So is another place for the clock (Kodeks II 3.6.2).
    ChiefsClock,
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The notes that the arbiter's desk is shown, as data. A note is no announcement: it is for the arbiter alone, so it goes to the
//! screen the arbiter works at, and only while the arbiter's words are open.
//!
//! Each note is one row in the form that the macro `sentence` reads. The row has the fields of the note. After the arrow stands its
//! sentence, or the function of `DeskWords` that makes several sentences, and then its row of the information matrix. `done` ends
//! the row of a note which says that something was done.

use std::time::Duration;

use zgoda_game::claims::Evidence;
use zgoda_game::clock::Duty;
use zgoda_game::{BySide, GameResult, Side};
use zgoda_hw::clock::{ClockOddity, ClockRefusal};
use zgoda_record::Slip;
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::{ClockGap, CodeOf, DeskRole, DeviceNumber};
use zgoda_record::sentence::rows;
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, Item};

use crate::desk_words::DeskWords;
use crate::session::effect::TypedCode;
use crate::view::{ArbiterView, Claim, Comparison};
pub use zgoda_input::command::Hint;

macro_rules! done {
    () => {
        false
    };
    (done) => {
        true
    };
}

/// Makes the code for the parts of a row after the sentence; the macro `rows` makes the code for all other parts.
macro_rules! notes {
    ($(
        $(#[$about:meta])*
        $name:ident
        $({ $( $(#[$what:meta])* $field:ident: $type:ty $(as $how:ident)?, )* })?
        $(( $only:ident: $only_type:ty ))?
        => $($key:literal)? $(by $whole:ident)?, $item:ident $(, $done:ident)?;
    )*) => {
        rows! {
            /// A note that the arbiter is shown.
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

            /// The row of the information matrix that the note belongs to.
            #[must_use]
            pub const fn item(&self) -> Item {
                match self { $(DeskNote::$name { .. } => Item::$item,)* }
            }

            /// True if the note reports an act that belongs in the record.
            #[must_use]
            pub const fn tells_what_was_done(&self) -> bool {
                match self { $(DeskNote::$name { .. } => done!($($done)?),)* }
            }
        }
    };
}

notes! {
    /// The matters that are open when the arbiter's words open. They are listed at that moment, and are not spoken (IV 1).
    Open(open: Box<ArbiterView>) => by open, OwnIrregularity;
    /// The two records and boards compared.
    Compared {
        /// The comparison, and the further evidence that the program has.
        found: Box<Comparison>,
        /// Both clocks at the proposed position, as far as they were written down.
        clocks: BySide<Option<Duration>>,
        /// The number of half-moves after which every sensor board last agreed with the record; `None` if the program has not seen
        /// such an agreement since it started.
        rest: Option<usize>,
    } => by compared, BoardDetails;
    /// Asks whether the game goes on from a proposed position that the boards contradict.
    AskAgainst {
        /// The comparison, and the further evidence that the program has.
        found: Box<Comparison>,
    } => by ask_against, BoardDetails;
    /// Shows that the boards contradict the proposed position, before another question is asked.
    SeenAgainst {
        /// The comparison, and the further evidence that the program has.
        found: Box<Comparison>,
    } => by seen_against, BoardDetails;
    /// The arbiter does not take the proposal.
    NotGoneBack => "desk-not-gone-back", Ruling;
    /// One side's record was read in.
    SheetRead {
        /// The side of the record.
        side: Side,
        /// The number of half-moves that the record states.
        stated: usize,
        /// The number of unreadable lines.
        unreadable: usize,
    } => "desk-sheet-read", OtherRecord, done;
    /// The program begins to read out its record, and the arbiter compares this side's sheet with it.
    Follow {
        /// The side of the sheet.
        side: Side,
    } => "desk-follow", OtherRecord;
    /// Asks whether the sheet has the same half-move as the program's record.
    ReadOut {
        /// The number of the half-move.
        ply: usize,
        /// The side that moved.
        side: Side,
        /// The half-move, as PDN.
        text: String as half_move,
    } => "desk-read-out", OtherRecord;
    /// The arbiter wrote a half-move down in their own record.
    Noted {
        /// The number of the half-move.
        ply: usize,
        /// The side that moved.
        side: Side,
        /// The half-move, as PDN.
        text: String as half_move,
    } => "desk-noted", OtherRecord, done;
    /// The arbiter noted that they saw no half-move with this number, or took out the half-move that they had written.
    NotedNothing {
        /// The number of the half-move.
        ply: usize,
        /// The side that moved.
        side: Side,
    } => "desk-noted-nothing", OtherRecord, done;
    /// The arbiter noted that they have a side's original record, or that they do not have it after all.
    OriginalCollected {
        /// The side of the record.
        side: Side,
        /// True if the arbiter has the original.
        collected: bool,
    } => "desk-original-collected", Ruling, done;
    /// Originals cannot be collected yet, because the game is not over.
    NotOverYet => "desk-not-over-yet", Ruling;
    /// Reads out Black's half-move right after White's half-move of the same move: the squares alone, so that a long record is soon
    /// read.
    ReadOn {
        /// The half-move, as PDN.
        text: String as half_move,
    } => "desk-read-on", OtherRecord;
    /// The game was taken back to an earlier half-move.
    WalkedBack {
        /// The number of half-moves after which the game goes on.
        to: usize as ply,
        /// The half-moves that were struck out, as PDN, oldest first.
        struck: Vec<String> as half_moves,
    } => "desk-walked-back", Ruling, done;
    /// The half-moves that the last walk-back struck out are in the record again.
    PutBack {
        /// The number of half-moves that were put back.
        entered: usize as count,
    } => "desk-put-back", Ruling, done;
    /// There is no such half-move to go back to.
    NoSuchPly {
        /// The number of half-moves in the record.
        plies: usize,
    } => "desk-no-such-half-move", Ruling;
    /// There is no proposal that the arbiter could accept: the records were not compared yet.
    NothingProposed => "desk-nothing-proposed", Ruling;
    /// No walk-back can be undone.
    NothingToPutBack => "desk-nothing-to-put-back", Ruling;
    /// Both clocks, as they were set or charged.
    Clocks {
        /// The reading of each side; `None` where it is not known.
        readings: BySide<Option<Duration>>,
        /// The time that each side has used, where a clock runs in this program.
        used: Option<BySide<Duration>>,
        /// The part of the used times that was charged since play stopped.
        charged: BySide<Duration>,
        /// The duty of each side before its control, where the event file names a control.
        duties: Option<BySide<Duty>>,
    } => by clocks, Clock, done;
    /// A charge was made.
    Charged {
        /// The number by which the charge can be taken back.
        number: usize,
        /// The time that each side was charged.
        time: BySide<Duration>,
    } => "desk-charge", Clock, done;
    /// No clock device keeps the time.
    NoClockDevice => "desk-no-clock-device", OwnWords;
    /// A press that waited for its half-move is taken back.
    PressTakenBack {
        /// The side of the press.
        side: Side,
    } => "desk-press-taken-back", PressWithoutMove, done;
    /// A hand began a half-move before the stop and ended it after the stop; the half-move is not in the record.
    HandOverStop {
        /// The side of the hand.
        side: Side,
        /// The half-move, as PDN.
        what: String as half_move,
        /// The time from the beginning of the half-move to the stop.
        began: Duration as milliseconds_alone,
        /// The time from the stop until the board showed the half-move.
        ended: Duration as milliseconds_alone,
    } => "desk-hand-over-stop", BoardDetails;
    /// Asks whether the half-move that was ended after the stop is entered.
    AskHandOverStop {
        /// The side of the hand.
        side: Side,
        /// The half-move, as PDN.
        what: String as half_move,
    } => "desk-ask-hand-over-stop", BoardDetails;
    /// No press waits for its half-move.
    NoPressWaits => "desk-no-press-waits", OwnWords;
    /// A charge was taken back.
    ChargeTakenBack {
        /// The number of the charge.
        number: usize,
        /// The time that each side had been charged.
        time: BySide<Duration>,
    } => "desk-charge-taken-back", Clock, done;
    /// There is no charge that could be taken back.
    NoSuchCharge => "desk-no-such-charge", Clock;
    /// The times were set after this charge was made.
    ChargeIsSet {
        /// The number of the charge.
        number: usize,
    } => "desk-charge-is-set", Clock;
    /// Asks whether times that were written as bare numbers are seconds.
    AskSeconds {
        /// The times in seconds, as they would be read.
        times: Vec<Duration> as seconds,
    } => "desk-ask-seconds", Clock;
    /// The program was away while the clock ran. The note shows every reading from which the clock may go on.
    ClockOffered {
        /// Everything that is known of the gap.
        gap: ClockGap,
        /// True if the arbiter must still choose the reading. In training the clock goes on without a choice.
        choice: bool,
    } => by offered, Clock;
    /// The computer was away while the clock ran. The note shows the lost time, and both possible readings.
    ClockGap {
        /// The time for which the computer was away.
        lost: Duration,
        /// The time that each side had without the loss.
        kept: BySide<Duration>,
        /// The time that each side would have had if the loss were charged to the side with the running clock.
        charged: BySide<Duration>,
    } => by clock_gap, Clock;
    /// The computer's clock was put back; the game clock counts on nevertheless.
    ClockPutBack {
        /// The time by which the clock was put back.
        by: Duration,
    } => "desk-clock-put-back", Clock;
    /// The clock device and the program's own clock are apart.
    ClocksDisagree {
        /// The times that the program counted.
        ours: BySide<Duration>,
        /// The times that the device shows; these count.
        theirs: BySide<Duration>,
    } => by clocks_disagree, Clock;
    /// The clock device did not obey.
    ClockRefused(why: Refused) => "desk-clock-refused", Device;
    /// The clock device sent a reading that cannot be right.
    ClockOdd(oddity: Odd) => "desk-clock-odd", Device;
    /// The record is to be completed after time trouble (Kodeks II 6.14, 6.15).
    CompletionDue {
        /// The number of half-moves that are missing.
        missing: usize,
        /// True if the time for the completion is shared.
        shared: bool,
    } => "desk-completion-due", OwnRecord;
    /// The clock was pressed for a half-move that is not in the record, and no side was in time trouble: from there on the boards
    /// or the records may differ (Kodeks VIII 3.1).
    PressedWithout {
        /// The side that pressed.
        side: Side,
        /// The half-move that is missing.
        ply: usize,
    } => "desk-pressed-without", PressWithoutMove;
    /// A board showed a half-move later than a second after its press: its mover moved on the other side's time.
    MovedAfterPress {
        /// The side that moved.
        side: Side,
        /// The number of the half-move.
        ply: usize,
        /// The time after the press.
        late: Duration as milliseconds_alone,
    } => "desk-moved-after-press", BoardDetails;
    /// The arbiter declared that a man in doubt is there, or that it is off.
    ManDecided {
        /// The square of the man.
        square: String,
        /// True if the man is there, false if it is off.
        there: bool,
    } => "protocol-man-decided", BoardDetails, done;
    /// The arbiter declared something about a man that is not in doubt.
    ManNotInDoubt {
        /// The squares with men in doubt.
        squares: Vec<String>,
    } => "desk-man-not-in-doubt", BoardDetails;
    /// Play went on although the board does not see one of the men; the sensor of its square could be switched off.
    SensorMayBeWeak {
        /// The board with the sensor.
        board: BoardOf,
        /// The square with the sensor.
        square: String,
    } => "desk-sensor-may-be-weak", BoardDetails;
    /// The sensor of a square was switched.
    SensorSwitched {
        /// The board with the sensor.
        board: BoardOf,
        /// The square with the sensor.
        square: String,
        /// True if the sensor is on from now on.
        on: bool,
    } => "protocol-sensor-switched", BoardDetails, done;
    /// The sensors of a whole board were switched.
    SensorsSwitched {
        /// The board with the sensors.
        board: BoardOf,
        /// True if the sensors are on from now on.
        on: bool,
    } => "protocol-sensors-switched", BoardDetails, done;
    /// A half-move was answered before its press, and does not count at the control: the last half-move before a control counts
    /// only once it is pressed for (Kodeks II 6.12).
    CountsByPressAlone {
        /// The side that moved.
        side: Side,
    } => "desk-counts-by-press-alone", Clock;
    /// A quarter of an hour was not enough to complete the record.
    CompletionTooLong {
        /// The number of half-moves that are still missing.
        missing: usize,
    } => "desk-completion-too-long", OwnRecord;
    /// The flag of a side fell.
    FlagFell {
        /// The side of the flag.
        side: Side,
        /// The number of moves that the side had made.
        moves: u32,
        /// The side with the first fallen flag.
        first: Option<Side>,
    } => by flag, Flag;
    /// A claim that waits for the arbiter.
    Claim(claim: Box<Claim>) => by claim, Counters;
    /// No claim waits for the arbiter.
    NoClaim => "desk-no-claim", Counters;
    /// Asks whether the game ends with this result.
    AskResult {
        /// The result that would be declared.
        result: GameResult,
    } => "desk-ask-result", Outcome;
    /// The arbiter declared a loss on time, but the flag of that side has not fallen by the clock.
    FlagStands {
        /// The side of the flag.
        side: Side,
        /// The time that the side has left.
        left: Duration,
    } => "desk-flag-stands", Flag;
    /// The game does not end with that result.
    NotDeclared => "desk-not-declared", Outcome;
    /// The game ended with this result.
    Declared {
        /// The result that was declared.
        result: GameResult,
    } => "desk-declared", Outcome, done;
    /// The arbiter wrote a result without a cause that fits the result.
    CauseWanted {
        /// The causes that fit, in the words of the language in use.
        causes: Vec<String> as words,
    } => "desk-cause-wanted", Outcome;
    /// The players who are noted absent, and the clock that runs during the absence (Kodeks II 4.5).
    Presence {
        /// The sides that are noted absent.
        absent: BySide<bool>,
        /// The behaviour of the clock.
        clock: Meanwhile,
    } => "desk-presence", Clock;
    /// Play cannot be resumed, for this reason.
    NothingStopped(why: GoingOn) => "desk-nothing-stopped", Ruling;
    /// A yes or no came without a question.
    NothingAsked => "desk-nothing-asked", Ruling;
    /// A question was not answered, because another word came.
    NotAnswered => "desk-not-answered", OwnWords;
    /// Play was already stopped.
    AlreadyStopped => "desk-already-stopped", Ruling;
    /// While the arbiter's words are open, somebody gave a yes or no about the result without naming a side.
    WhoseAnswer => "desk-whose-answer", Ruling;
    /// The proposal of the fallen flags (Kodeks II 6.12, III 9.4).
    FlagProposal {
        /// The result with which the game would end.
        result: GameResult,
    } => "desk-flag-proposal", Flag;
    /// The side to move has no piece, or no move (Kodeks I 7.2.2, 7.2.3).
    EndProposal {
        /// The result with which the game would end.
        result: GameResult,
    } => "desk-end-proposal", Outcome;
    /// The answer that a blind player on move is to be told (Kodeks VIII 5.1).
    Answer {
        /// The side of that player.
        side: Side,
        /// The number of moves that White has made.
        whites: usize,
        /// The number of moves that Black has made.
        blacks: usize,
        /// True if there is a clock.
        clock: bool,
        /// The time that each side has used on the clock.
        times: BySide<Duration>,
    } => "desk-answer", MoveCount, done;
    /// The player who asked is not on move, and is told nothing.
    AnswerNotNow {
        /// The side of that player.
        side: Side,
    } => "desk-answer-not-now", MoveCount;
    /// Another arbiter looks after the table from now on.
    HandedOver {
        /// The name of the new arbiter.
        name: String,
    } => "desk-handed-over", Ruling, done;
    /// The keyboard has this owner from now on.
    KeyboardIs {
        /// The owner of the keyboard.
        whose: AtKeyboard,
    } => "desk-keyboard-is", OwnWords, done;
    /// A player has not arrived within the time that the event allows (Kodeks II 5.5).
    TooLate {
        /// The result with which the game would end.
        result: GameResult,
    } => "desk-too-late", Outcome;
    /// The complaint about the clock comes after the control (Kodeks II 6.11).
    TooLateForTheClock => "desk-too-late-for-the-clock", Clock;
    /// Two players play by ear and there is one output: words for one of them alone are spoken to neither.
    NoPrivateOutput => "desk-no-private-output", Device;
    /// The game was resumed with other codes.
    NewCodes {
        /// The number of times that codes were changed.
        times: usize,
    } => "desk-new-codes", Ruling;
    /// The record had no codes; the codes with which the game was resumed are valid now.
    FirstCodes => "desk-first-codes", Ruling;
    /// The arbiter's words closed by themselves, because they were not used for ten minutes.
    WordsClosed => "desk-words-closed", Ruling;
    /// Wrong codes were given since these words were opened last.
    WrongCodes {
        /// The number of wrong codes.
        wrong: usize,
    } => "desk-wrong-codes", Ruling;
    /// A decision was written down.
    Decided => "desk-decided", Ruling, done;
    /// The last act could not be written down, because the disk is gone.
    NotRecorded => "desk-not-recorded", Device;
    /// The slips that were put right.
    Slips(slips: Vec<Slip>) => by slips, SlipWord;
    /// The information about a board that the arbiter asked for, in the words that a player would hear.
    Board(message: Box<Message>) => by board, BoardByEar;
    /// A device wants to be let in.
    DeviceAsks {
        /// The number of the device.
        device: DeviceNumber,
        /// The role that the device wants.
        role: DeskRole,
        /// The name that its holder gives the device.
        name: String,
        /// The device that has this role already.
        there: Option<DeviceNumber> as there,
    } => "desk-device-asks", Device;
    /// A device was let in.
    DeviceOpened {
        /// The number of the device.
        device: DeviceNumber,
        /// The role that the device has.
        role: DeskRole,
    } => "desk-device-opened", Device, done;
    /// A device was not let in, or shows nothing any more.
    DeviceEnded {
        /// The number of the device.
        device: DeviceNumber,
    } => "desk-device-ended", Device, done;
    /// A device that is there, by its number, with its role.
    DeviceThere {
        /// The number of the device.
        device: DeviceNumber,
        /// The role that the device has.
        role: DeskRole,
        /// The name that its holder gives the device, if known.
        name: String as called,
    } => "desk-device-there", Device;
    /// A device wants to have a role for which the event file names a device.
    NamedDevice {
        /// The name in the event file.
        named: String,
        /// True if the device has this name.
        same: bool,
    } => "desk-named-device", Device;
    /// A player's page is not in front on its device, or its link is away.
    PageNotInFront {
        /// The number of the device.
        device: DeviceNumber,
        /// The role that the device has.
        role: DeskRole,
    } => "desk-page-not-in-front", Device;
    /// A player's page is in front again.
    PageInFront {
        /// The number of the device.
        device: DeviceNumber,
        /// The role that the device has.
        role: DeskRole,
    } => "desk-page-in-front", Device;
    /// The keys that are pressed at the table's terminal went to another window.
    TerminalNotInFront => "desk-terminal-not-in-front", Device;
    /// There is no such device, or no device at all.
    NoSuchDevice => "desk-no-such-device", Device;
    /// A slip was made anew. Its words are shown only in this note.
    SlipMade {
        /// The role that the slip is for.
        role: DeskRole,
        /// All words of the slip.
        words: TypedCode,
    } => "desk-slip-made", Device;
    /// The table has no slip for this role.
    NoSlipFor {
        /// The role that has no slip.
        role: DeskRole,
    } => "desk-no-slip-for", OwnWords;
    /// A slip was made anew, and its words were written to a file, because they must not appear on the screen of the table.
    SlipInFile {
        /// The role that the slip is for.
        role: DeskRole,
    } => "desk-slip-in-file", Device;
    /// No slip could be made.
    SlipNotMade => "desk-slip-not-made", OwnWords;
    /// The page of a player's ear sleeps, is closed or was lost.
    EarLost {
        /// The side of the player.
        side: Side,
    } => "desk-ear-lost", Device;
    /// The page of a player's ear is there again.
    EarBack {
        /// The side of the player.
        side: Side,
    } => "desk-ear-back", Device;
    /// The words of a used slip came again.
    SlipUsedAgain {
        /// The slip's first word.
        slip: String,
    } => "desk-slip-used-again", Device;
    /// The line cannot be used on this page, which has another purpose.
    NotOnThisPage => "desk-not-on-this-page", OwnWords;
    /// A press from a page was made while the page showed another half-move as the last one.
    PressForAnother => "desk-press-for-another", OwnWords;
    /// An answer about a sheet was meant for another half-move.
    AnswerForAnother => "desk-answer-for-another", OwnWords;
    /// An answer was meant for a question that is asked no more, or is asked otherwise now.
    AskedOtherwise => "desk-asked-otherwise", OwnWords;
    /// There is no device by which this side could press the clock.
    NoWayToPress {
        /// The side that has no way to press.
        side: Side,
    } => "desk-no-way-to-press", Clock;
    /// The round cannot begin at this table yet; other notes tell the reasons.
    NotBegun => "desk-not-begun", Clock;
    /// The clock will be started in spite of that, if the arbiter gives the word once more.
    StartAllTheSame => "desk-start-all-the-same", Clock;
    /// A half-move was entered on a page, and the page repeats it.
    HalfMoveTaken {
        /// The square that the man leaves.
        from: String,
        /// The square that the man goes to.
        to: String,
        /// True if the half-move is announced as a capture.
        takes: bool,
        /// True if the half-move counts only once the clock is pressed.
        press: bool,
    } => "desk-half-move-taken", Announced;
    /// A press from a page was too long on its way.
    PressTooLate => "desk-press-too-late", OwnWords;
    /// A page does more acts in a short time than a hand could do.
    TooManyActs => "desk-too-many-acts", OwnWords;
    /// Another arbiter decided something since the page was shown.
    DecidedMeanwhile {
        /// The arbiter, as the owner of a code.
        by: CodeOf,
    } => "desk-decided-meanwhile", Ruling;
    /// Another arbiter, with a known name, decided something since the page was shown.
    DecidedMeanwhileBy {
        /// The arbiter, by their code.
        by: CodeOf,
        /// The name of that arbiter.
        name: String,
    } => "desk-decided-meanwhile-by", Ruling;
    /// A typed line cannot be understood.
    NotUnderstood(word: Hint) => "desk-write-it-so", OwnWords;
}

/// A claim with the evidence for it, as of the moment of the claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimNote {
    /// The number of half-moves after which the claim was made.
    pub ply: usize,
    /// The number of half-moves before the claim that were not stated, or are not in the record at all.
    pub gaps: usize,
    /// The evidence that speaks for the claim.
    pub evidence: Evidence,
}

/// The reason why play cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoingOn {
    /// The game is over.
    Over,
    /// This side's clock runs.
    Running(Side),
    /// The program keeps no clock, and play was not stopped.
    WithoutClock,
}

/// The behaviour of the clock while a player is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meanwhile {
    /// The program has no clock, or the game is over.
    Nothing,
    /// The round has not begun.
    Waits,
    /// This side's clock runs.
    Runs(Side),
    /// Both clocks are stopped; this side's clock will run when play is resumed.
    Stands(Side),
}

/// The reason why the clock device did not take an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub ClockRefusal);

/// A reading of the clock device that cannot follow the reading before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odd(pub ClockOddity);

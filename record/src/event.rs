// SPDX-License-Identifier: GPL-3.0-or-later
//! The events of a game, as the record keeps them.
//!
//! Events are written in the past tense and never changed. Squares and half-moves are kept in the notation of the game, so that a
//! reader of the file needs no program of ours. The position, path and legality of a half-move are kept with it, because an arbiter
//! may ask for them years later. The store decides how events are stored.

mod clock;
mod desk_role;
mod kind;
mod prepared;
mod settings;
mod words;

use serde::{Deserialize, Serialize};
use zgoda_game::Side;
use zgoda_game::claims::Claimed;
use zgoda_speech::announcement::BoardOf;

pub use clock::{
    Boot, ClockGap, ClockRead, Offered, OfferedReading, ReadBecause, SetGoing, SideClock,
};
pub use desk_role::RoleKind;
pub use desk_role::{DeskRole, DeviceNumber};
pub use kind::{Folding, Keeping, Knowing, Logging};
pub use prepared::prepared_words;
pub use settings::{GameSettings, OlderConsents, Person, PersonRole};
pub use words::*;

use crate::at_keyboard::AtKeyboard;

/// A half-move as it was written down. An unknown field counts as damage, because its meaning would otherwise be lost in silence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The number of the entry.
    pub entry: EntryId,
    /// The place of the half-move in the game: 1 is White's first half-move.
    pub ply: u32,
    /// The side that made the half-move.
    pub side: Side,
    /// The half-move as PDN writes it.
    #[serde(rename = "pdn")]
    pub notation: String,
    /// The square from which the half-move starts.
    pub from: String,
    /// The square on which the half-move ends.
    pub to: String,
    /// The squares of the captured men, in square order.
    pub captured: Vec<String>,
    /// The landing squares, first and last included.
    pub path: Vec<String>,
    /// True if a man became a king.
    pub crowned: bool,
    /// The article of an irregularity (`I 5.4.6`), muted; `None` for a legal half-move.
    pub irregular: Option<String>,
    /// The position before, as FEN.
    pub before: String,
    /// The position after, as FEN.
    pub after: String,
    /// Whether a person stated the half-move.
    pub stated: Stated,
    /// The board that showed the half-move, if any.
    #[serde(default)]
    pub board: Option<BoardOf>,
    /// The text that was typed or announced, as it was written.
    pub written: Option<String>,
    /// The opponent's side, if the half-move was entered at the opponent's keyboard, page or pad: the entry then belongs to the
    /// opponent's record and is no statement of the mover. `None` in records before version 7.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record_of: Option<Side>,
    /// The men in doubt (Kodeks I 5.7) that must be off the board if this half-move is true; `before` is without them. Empty in
    /// records before version 8.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub men_off: Vec<String>,
}

/// Everything that can happen in a game, with its details.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Body {
    /// A program opened the record: the first time, or again.
    SessionOpened {
        /// `zgoda` and its version.
        program: String,
        /// The number of half-moves found in the record.
        plies: u32,
        /// The run of the computer at that moment, if the system tells.
        #[serde(default)]
        boot: Option<Boot>,
    },
    /// The program was closed cleanly.
    SessionClosed,
    /// A half-move was written down.
    EntryWritten(Entry),
    /// An entry was struck out, but stays in the record.
    EntryStruck {
        /// The entry that was struck out.
        entry: EntryId,
        /// The reason for striking the entry out.
        because: StruckBecause,
        /// The entry that stands in place of the struck entry.
        by: Option<EntryId>,
    },
    /// A half-move counts from now on.
    EntryMade {
        /// The entry of the half-move.
        entry: EntryId,
        /// The way in which the half-move came to count.
        by: MadeBy,
    },
    /// A half-move that was done elsewhere was carried out on this board too (Kodeks VIII 2.3).
    CarriedOut {
        /// The entry of the half-move.
        entry: EntryId,
        /// The board on which the half-move was carried out.
        board: BoardOf,
    },
    /// A person stated a half-move that only a board had shown.
    EntryStated {
        /// The entry of the half-move.
        entry: EntryId,
        /// The words of the statement.
        written: String,
    },
    /// A half-move was announced aloud and noted. If the half-move is the opponent's, the player repeats it as it stands in the
    /// player's own record.
    Said {
        /// The side that announced the half-move, if known.
        #[serde(default)]
        by: Option<Side>,
        /// The words of the announcement.
        written: String,
        /// The half-move as PDN, if it could be resolved.
        #[serde(rename = "pdn")]
        notation: Option<String>,
        /// The entry that the announcement was about, if any.
        entry: Option<EntryId>,
        /// True if the announcement agreed with that entry.
        agrees: Option<bool>,
    },
    /// A slip was put right before the press (Kodeks VIII 2.2). The slip is counted for the arbiter, who alone may judge it (VIII
    /// 3.2).
    SlipCorrected {
        /// The side that made the slip.
        side: Side,
        /// The number of the half-move.
        ply: u32,
        /// The text that was typed or announced first.
        was: String,
        /// The text that was given instead.
        now: String,
        /// The time from the first text to the second, in milliseconds.
        after_ms: u64,
    },
    /// The half-move announced and the half-move done differed, and the difference was not put right before the press
    /// or the other side's next half-move. The discrepancy is open; nothing was undone.
    DiscrepancyLeft {
        /// The entry of the half-move that was done.
        entry: EntryId,
        /// The half-move that was announced.
        said: String,
        /// The half-move that was shown, or entered by hand.
        done: String,
    },
    /// The clock was pressed.
    Pressed {
        /// The side that pressed.
        side: Side,
        /// The reason why the side's half-move was not in the record then; `None` if the half-move was in the record. Records of
        /// version 1 have `None` always.
        #[serde(default)]
        missing: Option<Missing>,
    },
    /// A press did nothing.
    PressNotTaken {
        /// The side that pressed.
        side: Side,
        /// The reason why the press did nothing.
        because: NotTaken,
    },
    /// An act on the clock, or a look at the clock, with the times of both sides.
    ClockRead(ClockRead),
    /// A reading of the running clock, written if no other event came for a while, so that a crash loses little time. The reading
    /// is no part of the game: a walk-back never returns to it, and no paper shows it.
    ClockRan(ClockRead),
    /// The program was away, and is back again.
    ClockGap(ClockGap),
    /// The clock was started: at the beginning of the round, or after a stop.
    ClockSetGoing {
        /// The side with the running clock.
        side: Side,
        /// The time that White has left, in milliseconds.
        white_ms: u64,
        /// The time that Black has left, in milliseconds.
        black_ms: u64,
        /// The occasion on which the clock was set going.
        because: SetGoing,
        /// The reading chosen from the readings that were offered after a gap; `None` if the clock was started from another
        /// reading.
        chosen: Option<OfferedReading>,
    },
    /// Half-moves that were pressed for but not recorded in time trouble are to be completed (Kodeks II 6.14, 6.15).
    CompletionDue {
        /// The number of missing half-moves.
        missing: usize,
        /// True if both sides share the time of the completion.
        shared: bool,
        /// The time that White had used until then, in milliseconds; `None` in records before version 5.
        #[serde(default)]
        white_used_ms: Option<u64>,
        /// The time that Black had used until then, in milliseconds; `None` in records before version 5.
        #[serde(default)]
        black_used_ms: Option<u64>,
    },
    /// Both sides are in time trouble at once, or neither side is in time trouble any more and nothing is to be
    /// completed (Kodeks II 6.15).
    TimeTrouble {
        /// True if both sides are in time trouble.
        both: bool,
    },
    /// The missing half-moves are complete.
    CompletionEnded {
        /// The time that the completion took, in milliseconds.
        took_ms: u64,
    },
    /// A flag fell (Kodeks II 6.12).
    FlagFell {
        /// The side of the fallen flag.
        side: Side,
        /// The number of moves that the side had made.
        moves: u32,
        /// The moment, in time played by both, in milliseconds.
        played_ms: u64,
    },
    /// The arbiter asked the players who is on move (Kodeks II 6.9).
    AskedWhoIsOnMove,
    /// A blind player on move asked the arbiter for the times and the number of moves (Kodeks VIII 5.1), and the arbiter
    /// could answer.
    TimesTold {
        /// The side of the player.
        side: Side,
        /// Moves that White had made.
        white_moves: usize,
        /// Moves that Black had made.
        black_moves: usize,
        /// The time that White had used, in milliseconds; `None` if the program has no clock.
        white_used_ms: Option<u64>,
        /// The time that Black had used, in milliseconds; `None` if the program has no clock.
        black_used_ms: Option<u64>,
    },
    /// The arbiter put a faulty clock device out of use; the program keeps the time (Kodeks II 6.10).
    ClockReplaced,
    /// The clock device sent a message other than a reading.
    ClockDevice {
        /// The message of the device, in words.
        told: String,
    },
    /// The time of day and the running time of the computer moved apart: the computer slept, or its clock was changed.
    TimeJumped {
        /// The lead that the computer's clock gained over the running time, in milliseconds.
        by_ms: i64,
    },
    /// The arbiter noted that a player is absent (Kodeks II 4.5) or has arrived.
    Presence {
        /// The side of the player.
        side: Side,
        /// True if the player is there.
        there: bool,
    },
    /// A piece left a square of a board (touch, Kodeks VIII 2.1).
    Lifted {
        /// The board of the square.
        board: BoardOf,
        /// The square that was left.
        square: String,
    },
    /// A piece was set down on a square.
    Placed {
        /// The board of the square.
        board: BoardOf,
        /// The square on which the piece stands.
        square: String,
    },
    /// A board at rest showed something that was no half-move.
    BoardDiffered {
        /// The board that differed.
        board: BoardOf,
        /// The position that the board showed, as FEN.
        shown: String,
        /// Squares to be emptied.
        remove: Vec<String>,
        /// Squares to be filled.
        put: Vec<String>,
    },
    /// A board agreed with the record: again after a difference, or when it was connected.
    BoardAgreed {
        /// The board that agreed.
        board: BoardOf,
    },
    /// A board that was not yet trusted showed half-moves, and the program asked whether they are true.
    BoardAsked {
        /// The board that showed the half-moves.
        board: BoardOf,
        /// The half-moves, as PDN.
        shown: Vec<String>,
    },
    /// The question about a board's half-moves came to its end.
    BoardAnswered {
        /// The board that showed the half-moves.
        board: BoardOf,
        /// The half-moves, as PDN.
        shown: Vec<String>,
        /// The answer to the question.
        answer: BoardAnswer,
        /// The keyboard at which the answer was given, if the question was put to somebody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyboard: Option<AtKeyboard>,
    },
    /// A board was found and has answered.
    BoardFound {
        /// The board that answered.
        board: BoardOf,
        /// The serial number, the version and the board's own description.
        identity: String,
    },
    /// A board fell silent, or is not read any more.
    BoardLost {
        /// The board that fell silent.
        board: BoardOf,
        /// The reason, in words.
        why: String,
        /// True if the board answers, but with data that are seconds old. Not in records before version 10.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        late: bool,
    },
    /// A half-move was typed, and it is still open which side made it or whether it corrects the last half-move. Such a
    /// half-move is no entry.
    MoveAsked {
        /// The half-move as it was typed.
        written: String,
        /// The question that is open.
        asks: MoveQuestion,
    },
    /// The question about a typed half-move was answered, or lapsed because something else was done.
    MoveAnswered {
        /// The answer to the question.
        answer: MoveAnswer,
        /// The keyboard at which the answer was given, if the question was put to somebody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyboard: Option<AtKeyboard>,
    },
    /// Training: both clocks stand until the next half-move or press.
    Paused,
    /// Somebody began another game; the present game is kept and can go on.
    LeftForNewGame,
    /// "Poprawiam": from here lifting is no touch (Kodeks I 3.13), or lifting is a touch again.
    Adjusting {
        /// True if adjusting began, false if it ended.
        begun: bool,
    },
    /// A question that must be settled before the first move was answered.
    Prepared {
        /// The item of the question.
        what: PreparedItem,
        /// The board that the item is about, if any.
        board: Option<BoardOf>,
        /// The player that the item is about, if any.
        side: Option<Side>,
        /// The answer to the question.
        answer: PreparedAnswer,
    },
    /// The arbiter appointed an assistant (Kodeks VIII 4.2).
    Appointed {
        /// The side of the assistant's player.
        side: Side,
        /// The assistant's name. It is kept not here but with the other names, where it can be forgotten.
        #[serde(skip)]
        name: String,
        /// True if the assistant keeps the record and does nothing else (II 6.3). Not in records before version 7.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        record_alone: bool,
    },
    /// An arbiter is named from here on, as in the event file (Kodeks IV 1). Not in records before version 9.
    ArbiterNamed {
        /// The number of this naming in the record, from 1.
        number: u8,
        /// The code by which the arbiter acts.
        of: CodeOf,
        /// The arbiter's name. It is kept not here but with the other names, where it can be forgotten.
        #[serde(skip)]
        name: String,
    },
    /// An arbiter handed the table over to another arbiter, who looks after it from here.
    HandedOver {
        /// The number of this arbiter among the arbiters to whom the table was handed over, from 1.
        number: u8,
        /// The arbiter's name. It is kept not here but with the other names, where it can be forgotten.
        #[serde(skip)]
        name: String,
    },
    /// The arbiter was called.
    ArbiterCalled,
    /// A called arbiter has come to the table.
    CallAnswered,
    /// A device gave the words of a slip and waits to be let in.
    DeviceAsked {
        /// The number by which the device is called from now on.
        device: DeviceNumber,
        /// The role that the device asks for.
        role: DeskRole,
        /// The first word of the slip.
        slip: String,
    },
    /// A device of the event was let in: it shows a page of the table from now on.
    DeviceOpened {
        /// The number of the device.
        device: DeviceNumber,
        /// The role of the device.
        role: DeskRole,
        /// The first word of the slip.
        slip: String,
        /// The name of the device. It is kept not here but with the other names, where it can be forgotten.
        #[serde(skip)]
        name: String,
    },
    /// A device shows no page of the table any more.
    DeviceEnded {
        /// The number of the device.
        device: DeviceNumber,
    },
    /// An arbiter had a new slip made for a role at the table. Unused slips of that role are void from then on.
    SlipMade {
        /// The role that the slip opens.
        role: DeskRole,
        /// The first word of the slip.
        slip: String,
        /// The first words of the slips that the new slip replaces.
        instead_of: Vec<String>,
        /// The hash of the slip's other words. It is kept not here but with the other slips, where it can be forgotten.
        #[serde(skip)]
        hash: String,
    },
    /// Words were refused: they belong to no slip, or to a used slip.
    SlipRefused {
        /// The first word of the slip that was used before.
        used: Option<String>,
    },
    /// The arbiter's session was opened, refused or closed.
    ArbiterWords {
        /// The new state of the arbiter's session.
        state: ArbiterWords,
    },
    /// A player asked to check their record against the opponent's (Kodeks II 6.6).
    CheckAsked {
        /// The side that asked for the check.
        by: Side,
    },
    /// The opponent answered the question about the check.
    CheckAnswered {
        /// The side that had asked.
        by: Side,
        /// True if the opponent consents.
        consents: bool,
    },
    /// The check of the records ended.
    CheckEnded {
        /// The side that had asked.
        by: Side,
        /// The half-move on which the records part, if such a half-move was found.
        parts: Option<usize>,
        /// True if the check was broken off because play was stopped or the game ended.
        #[serde(default)]
        broken_off: bool,
    },
    /// The arbiter stopped both clocks (Kodeks IV 2.12).
    PlayStopped,
    /// The game goes on at the arbiter's word.
    PlayResumed {
        /// The time for which play stood still, in milliseconds.
        stopped_ms: u64,
    },
    /// The arbiter entered a side's own record.
    SheetRead {
        /// The side that kept the record.
        side: Side,
        /// The record as the arbiter typed it.
        written: String,
    },
    /// The arbiter wrote down a half-move, as in time trouble (Kodeks IV 2.15). A later note of the same half-move replaces the
    /// earlier note.
    ArbiterNoted {
        /// The number of the half-move.
        ply: u32,
        /// The half-move as it was typed; `-` if the half-move was not seen after all.
        written: String,
    },
    /// The records and boards were compared (Kodeks VIII 3.1).
    Compared {
        /// The case: `A`, `B` or `C`.
        case: String,
        /// Half-moves on which both records agree.
        agreed_plies: usize,
        /// The first half-move on which the records differ.
        first_difference: Option<usize>,
        /// The half-move after which the game should go on by the proposal; `None` if no record counts half-moves.
        proposed_ply: Option<usize>,
        /// The reason for the proposal.
        why: String,
        /// White's record as it was compared, a half-move each; empty if it states nothing.
        #[serde(default)]
        white: Vec<String>,
        /// Black's record, in the same form.
        #[serde(default)]
        black: Vec<String>,
        /// The arbiter's own record (Kodeks IV 2.15); empty if it has nothing.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        arbiters: Vec<String>,
        /// The contradiction between the proposal and the observations. `None` in records before version 8.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<SeenAgainst>,
    },
    /// The arbiter went back; the struck half-moves stay in the record.
    WalkedBack {
        /// The number of half-moves after which the game goes on.
        to: usize,
        /// The reason for going back.
        why: String,
        /// The entries that were struck out.
        struck: Vec<EntryId>,
    },
    /// The arbiter took back a walk-back.
    PutBack {
        /// The entries that stand again, under new numbers.
        entries: Vec<EntryId>,
    },
    /// Both clocks as the arbiter read or set them.
    ReadingsSet {
        /// The number of half-moves that had been made by then.
        ply: usize,
        /// White's time left, in seconds.
        white_s: u64,
        /// Black's time left, in seconds.
        black_s: u64,
    },
    /// Time charged by the arbiter (Kodeks II 6.15, 6.19).
    TimeCharged {
        /// The charge to White, in seconds.
        white_s: u64,
        /// The charge to Black, in seconds.
        black_s: u64,
        /// The number of half-moves that had been made by then. Charges with this number add up; `None` in records of version 1,
        /// in which each charge replaced the charge before.
        #[serde(default)]
        ply: Option<usize>,
    },
    /// An arbiter decided whether a man in doubt is there (Kodeks I 5.7).
    ManDecided {
        /// The square of the man.
        square: String,
        /// False if the man is off.
        there: bool,
    },
    /// A rehearsal: somebody asked for something to go wrong at the boards.
    DifferenceAsked,
    /// A rehearsal: something went wrong at the boards.
    DifferenceMade {
        /// The kind of mishap.
        mishap: Mishap,
        /// The player with the board of the mishap.
        side: Side,
        /// The number of the last half-move, counted from 1.
        ply: usize,
        /// The half-move as the player's hand carried it out, if the mishap was a half-move.
        #[serde(default, rename = "pdn", skip_serializing_if = "Option::is_none")]
        notation: Option<String>,
    },
    /// A proposal was made to switch the sensor of a square off.
    SensorProposed {
        /// The board of the square.
        board: BoardOf,
        /// The square of the man that the board did not see while play went on.
        square: String,
    },
    /// The sensor of a square, or all sensors of a board, were switched off or on. Signals of a sensor that is off prove and
    /// disprove nothing.
    SensorsSwitched {
        /// The board of the sensors.
        board: BoardOf,
        /// The square; all squares of the board if no square is named.
        square: Option<String>,
        /// True if the sensors are on from now on.
        on: bool,
    },
    /// A clock device turned out to be wired the other way round; its sides are swapped from now on.
    ClockSwapped,
    /// The arbiter took back a side's last press, which still waited for its half-move. No half-move is expected for that press any
    /// more.
    PressTakenBack {
        /// The side that pressed.
        side: Side,
    },
    /// A hand began a half-move before the arbiter stopped play and ended it afterwards. The half-move is in no entry yet.
    HandOverStop {
        /// The board that showed the half-move.
        board: BoardOf,
        /// The half-move, as PDN.
        #[serde(rename = "pdn")]
        notation: String,
        /// Milliseconds from the beginning of the half-move to the stop.
        began_ms: u64,
        /// Milliseconds from the stop until the board showed the half-move.
        ended_ms: u64,
    },
    /// The arbiter took a charge back.
    ChargeTakenBack {
        /// The number of the charge: the first of the game is 1.
        charge: usize,
        /// The number of half-moves that had been made by then.
        ply: usize,
        /// The time that White had been charged, in seconds.
        white_s: u64,
        /// The time that Black had been charged, in seconds.
        black_s: u64,
    },
    /// The game was taken up again with other codes than before.
    CodesChanged {
        /// The reason for the change of codes.
        how: CodesChange,
    },
    /// The keyboard has another owner from now on: by an arbiter's code, or because the game was taken up again.
    KeyboardChanged {
        /// The new owner of the keyboard.
        keyboard: AtKeyboard,
    },
    /// An arbiter used their code to export everything while the game was not over.
    Exported {
        /// The form of the export.
        form: String,
    },
    /// A decision in the arbiter's words.
    Decided {
        /// The decision and its reason.
        reason: String,
    },
    /// An irregularity of the hand that cannot be seen from the half-move, muted. A piece was touched and another piece moved
    /// (Kodeks I 5.4.3). Or men were taken off in another order than they were captured (I 4.11), before the end of the capture (I
    /// 5.4.10), or after a pause (I 5.4.13). Or men were taken off that were not captured (I 5.4.7, 5.4.12, 5.4.14).
    HandIrregular {
        /// The entry of the half-move.
        entry: EntryId,
        /// The article of the irregularity.
        article: String,
        /// The squares that show the irregularity.
        squares: Vec<String>,
        /// The moment since which each man was off, if the irregularity is about men that were off without being taken by the
        /// half-move; empty in records before version 7.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        off_ms: Vec<u64>,
    },
    /// The opponent demanded that a half-move be put right (Kodeks I 5.4). The entry itself says whether there was
    /// anything to put right.
    Demanded {
        /// The side that made the demand.
        by: Side,
        /// The entry of the half-move.
        entry: EntryId,
        /// The boards that differed from the record then; such a difference is settled first (VIII 3.1).
        differing: Vec<BoardOf>,
        /// The first half-move that one player announced and the other repeated differently, if the difference was not put right:
        /// from that half-move on the boards may differ.
        parted: Option<EntryId>,
    },
    /// The opponent let a half-move stand, regular or not (I 5.4).
    LetStand {
        /// The side that let the half-move stand.
        by: Side,
        /// The entry of the half-move.
        entry: EntryId,
    },
    /// An irregularity was accepted: from here it is part of the game.
    IrregularityAccepted {
        /// The entry of the half-move.
        entry: EntryId,
        /// The way in which the irregularity was accepted.
        by: AcceptedBy,
    },
    /// A man was not yet crowned (Kodeks I 3.5, 3.6) when the mover pressed, or when the other side began, announced or pressed.
    /// The program said nothing.
    CrownMissing {
        /// The half-move without its crown.
        entry: EntryId,
        /// The half-move that the other side announced or typed, held until the crown is set.
        held: Option<String>,
    },
    /// The man was crowned: a board shows the king, or somebody said so.
    Crowned {
        /// The entry of the half-move.
        entry: EntryId,
    },
    /// A line was refused: it did nothing, and is kept as it came.
    Refused {
        /// The line as it came.
        line: String,
        /// The reason for the refusal.
        why: String,
    },
    /// A draw was offered (Kodeks II 5.1).
    Offered {
        /// The side that offered the draw.
        side: Side,
        /// The number of the last half-move before the offer.
        ply: u32,
        /// Whether the offer was admissible. An inadmissible offer is not passed on.
        admissible: Admissible,
    },
    /// The offer was answered in words. A half-move of the other side refuses an offer without this event.
    OfferAnswered {
        /// The side that answered the offer.
        side: Side,
        /// The answer in words.
        answer: OfferAnswer,
    },
    /// The game is over. A later declaration replaces the earlier declaration.
    GameEnded {
        /// The points of White and Black: `2-0`, `1-1`, `0-2`, `0-0`.
        result: String,
        /// The article of the cause.
        cause: String,
        /// The cause by its word; `None` in records from before a cause had a word.
        #[serde(default)]
        ending: Option<String>,
        /// The side that had the advantage in a draw (Kodeks I 6.5).
        #[serde(default)]
        advantage: Option<Side>,
    },
    /// A side answered after the end whether it agrees to the result.
    ResultAnswered {
        /// The side that was asked.
        by: Side,
        /// True if the side agrees.
        agrees: bool,
    },
    /// The arbiter noted that they have the original of a side's own record, or that they do not have it (Kodeks IV 2.21).
    OriginalCollected {
        /// The side that kept the record.
        side: Side,
        /// True if the arbiter has the original.
        collected: bool,
    },
    /// A player claimed something, and the arbiter was called (Kodeks II 5.2). The fields have the facts of that moment.
    Claimed {
        /// The side that made the claim.
        by: Side,
        /// The kind of claim.
        what: Claimed,
        /// The number of the last half-move before the claim.
        ply: u32,
        /// The position, as FEN.
        position: String,
        /// The half-moves after which the position occurred.
        occurred: Vec<u32>,
        /// Every count that ran.
        counts: Vec<Counted>,
        /// The finding of the rules on the claim.
        finding: FindingKind,
        /// The article of the proposed result.
        article: Option<String>,
        /// Both clocks at that moment, if the program kept the time.
        #[serde(default)]
        clock: Option<ClockRead>,
    },
    /// The arbiter ruled on a claim.
    ClaimRuled {
        /// The side that made the claim.
        by: Side,
        /// True if the claim was granted.
        granted: bool,
    },
    /// A claim that waited for the arbiter is void: the game went back to before the claim.
    ClaimVoided {
        /// The side that made the claim.
        by: Side,
    },
    /// The arbiter imposed a sanction (Kodeks II 2.5).
    Sanctioned {
        /// The side that got the sanction.
        side: Side,
        /// The kind of sanction.
        sanction: Sanction,
        /// The reason, in the arbiter's words.
        why: String,
    },
    /// A complaint was made to the arbiter (Kodeks II 5.3).
    Complained {
        /// The side that complained.
        side: Side,
        /// The number of the last half-move before the complaint.
        ply: u32,
        /// True if the complaint is about the clock or the flag, which must come before the control (II 6.11).
        about_the_clock: bool,
        /// True if a flag had fallen then, or the game was over.
        after_control: bool,
        /// The subject of the complaint, in words.
        why: String,
    },
    /// The private part was removed at somebody's wish.
    PersonsForgotten,
    /// The record was not whole when it was opened again. The program asked about that, and the game went on.
    RecordNotWhole {
        /// The faults of the record.
        lost: Vec<LostPart>,
        /// The same faults, in the words in which the program told them.
        faults: Vec<String>,
        /// The number of half-moves that could be read.
        sure: usize,
    },
    /// The disk was gone for a while; events of that time were written once it was back.
    DiskWasAway {
        /// The number of events that were written late.
        events: u32,
    },
}

/// An event with its moment and its source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Milliseconds since the program started.
    pub ms: u64,
    /// The actor, if there is one.
    pub actor: Option<Actor>,
    /// The code by which an arbiter acted; `None` in older records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<CodeOf>,
    /// The device at the desk that was used, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceNumber>,
    /// The longest delay that the act may have had between that device and the table, in milliseconds, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_ms: Option<u64>,
    /// The means by which the event became known.
    pub source: Source,
    /// The kind of event, with its details.
    #[serde(flatten)]
    pub body: Body,
}

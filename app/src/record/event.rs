//! Everything that can have happened in a game, as the record keeps it.
//!
//! Events are written in the past tense and never changed. Squares and half-moves are kept as the
//! game writes them, so that a reader of the file needs no program of ours. What a half-move meant
//! (its position, its path, its legality) is kept beside it, because an arbiter asks for it years
//! later. How events are stored is the store's affair.

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
pub(crate) use desk_role::RoleKind;
pub use desk_role::{DeskRole, DeviceNumber};
pub(crate) use kind::{Folding, Keeping, Knowing, Logging};
pub use prepared::prepared_words;
pub use settings::{GameSettings, OlderConsents, Person, PersonRole};
pub use words::*;

use crate::at_keyboard::AtKeyboard;

/// One half-move as it was written down. A word that is none of these is a damaged one: what it stood for would be
/// missing in silence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number.
    pub entry: EntryId,
    /// Its place in the game: 1 is White's first half-move.
    pub ply: u32,
    /// Who made it.
    pub side: Side,
    /// As PDN writes it.
    pub pdn: String,
    /// From which square.
    pub from: String,
    /// To which square.
    pub to: String,
    /// What was taken off, in square order.
    pub captured: Vec<String>,
    /// The landing squares, first and last included.
    pub path: Vec<String>,
    /// Did a man become a king?
    pub crowned: bool,
    /// The article of an irregularity (`I 5.4.6`), muted; `None` for a legal half-move.
    pub irregular: Option<String>,
    /// The position before, as FEN.
    pub before: String,
    /// The position after, as FEN.
    pub after: String,
    /// Stated by a person or not.
    pub stated: Stated,
    /// The board that showed it, where one did.
    #[serde(default)]
    pub board: Option<BoardOf>,
    /// What was typed or announced, as it was written.
    pub written: Option<String>,
    /// The other side, where their keyboard, page or pad entered it: it is their record of it and not its mover's statement. Nothing
    /// in records before version 7.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record_of: Option<Side>,
    /// Men in doubt that this half-move shows to be off: they do not stand in `before` (Kodeks I 5.7). Nothing in records before
    /// version 8.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub men_off: Vec<String>,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Body {
    /// A program opened the record: the first time, or again.
    SessionOpened {
        /// `zgoda` and its version.
        program: String,
        /// Half-moves found in the record.
        plies: u32,
        /// Since when the computer ran then, where it tells.
        #[serde(default)]
        boot: Option<Boot>,
    },
    /// The program ended as it should.
    SessionClosed,
    /// A half-move was written down.
    EntryWritten(Entry),
    /// An entry was struck out; it stays in the record.
    EntryStruck {
        /// Which.
        entry: EntryId,
        /// Why.
        because: StruckBecause,
        /// What stands in its place.
        by: Option<EntryId>,
    },
    /// A half-move counts.
    EntryMade {
        /// Which.
        entry: EntryId,
        /// How.
        by: MadeBy,
    },
    /// A half-move that was done elsewhere was carried out on this board too (Kodeks VIII 2.3).
    CarriedOut {
        /// Which.
        entry: EntryId,
        /// On which board.
        board: BoardOf,
    },
    /// A person stated what only a board had shown.
    EntryStated {
        /// Which.
        entry: EntryId,
        /// In which words.
        written: String,
    },
    /// A half-move was announced aloud and noted. Of the other side's half-move it is a repetition: what
    /// the speaker's own record says.
    Said {
        /// Who announced it, where that is known.
        #[serde(default)]
        by: Option<Side>,
        /// In which words.
        written: String,
        /// As PDN, where it could be resolved.
        pdn: Option<String>,
        /// The entry it was about, where there is one.
        entry: Option<EntryId>,
        /// Did it agree with that entry?
        agrees: Option<bool>,
    },
    /// A slip was put right before the press (Kodeks VIII 2.2): counted for the arbiter, who alone may
    /// judge it (VIII 3.2).
    SlipCorrected {
        /// Whose.
        side: Side,
        /// At which half-move.
        ply: u32,
        /// What was typed or announced first.
        was: String,
        /// What instead.
        now: String,
        /// How long after the first, in milliseconds.
        after_ms: u64,
    },
    /// What was announced and what was done were not the same, and nobody put it right before the press
    /// or the other side's next half-move. It is open; nothing was undone.
    DiscrepancyLeft {
        /// What was done.
        entry: EntryId,
        /// What was announced.
        said: String,
        /// What was shown, or entered by hand.
        done: String,
    },
    /// The clock was pressed.
    Pressed {
        /// By whom.
        side: Side,
        /// Why its half-move was not in the record then; nothing where it was, and in records of version 1.
        #[serde(default)]
        missing: Option<Missing>,
    },
    /// A press did nothing.
    PressNotTaken {
        /// By whom.
        side: Side,
        /// Why.
        because: NotTaken,
    },
    /// Something was done with the clock, or it was looked at: how both sides stood.
    ClockRead(ClockRead),
    /// The running clock, written down where nothing else was for a while, so that a crash loses little of it. It is no
    /// part of the game: nothing goes back to it, and no paper shows it.
    ClockRan(ClockRead),
    /// The program was away, and is there again.
    ClockGap(ClockGap),
    /// The clock was set going: at the beginning of the round, or after it stood.
    ClockSetGoing {
        /// Whose time runs.
        side: Side,
        /// What White has left, in milliseconds.
        white_ms: u64,
        /// What Black has.
        black_ms: u64,
        /// On what occasion.
        because: SetGoing,
        /// Which of the readings offered after a gap it goes on from; nothing where it is none of them.
        chosen: Option<OfferedReading>,
    },
    /// Half-moves that were pressed for in time trouble are to be completed (Kodeks II 6.14, 6.15).
    CompletionDue {
        /// How many.
        missing: usize,
        /// Is the time it takes shared?
        shared: bool,
        /// What White had used until then, in milliseconds; nothing in records before version 5.
        #[serde(default)]
        white_used_ms: Option<u64>,
        /// What Black had.
        #[serde(default)]
        black_used_ms: Option<u64>,
    },
    /// Both sides are in time trouble at once, or neither is any more and nothing is to be completed (Kodeks II 6.15).
    TimeTrouble {
        /// Are both?
        both: bool,
    },
    /// They are.
    CompletionEnded {
        /// How long it took, in milliseconds.
        took_ms: u64,
    },
    /// A flag fell (Kodeks II 6.12).
    FlagFell {
        /// Whose.
        side: Side,
        /// How many moves it had made.
        moves: u32,
        /// When, in time played by both.
        played_ms: u64,
    },
    /// The arbiter asked the players who is on move (Kodeks II 6.9).
    AskedWhoIsOnMove,
    /// The arbiter was asked by a blind player on move for the times and the number of moves (Kodeks VIII 5.1), and had what
    /// to tell them.
    TimesTold {
        /// Who.
        side: Side,
        /// Moves that White had made.
        white_moves: usize,
        /// And Black.
        black_moves: usize,
        /// What White had used, in milliseconds; nothing where the program has no clock.
        white_used_ms: Option<u64>,
        /// And Black.
        black_used_ms: Option<u64>,
    },
    /// The arbiter put a faulty clock device out of use; the program keeps the time (Kodeks II 6.10).
    ClockReplaced,
    /// The clock device told something that is no reading.
    ClockDevice {
        /// What, in words.
        told: String,
    },
    /// The computer's clock and the time it ran differ: it slept, or its clock was changed.
    TimeJumped {
        /// By so much the computer's clock is ahead of what ran, in milliseconds.
        by_ms: i64,
    },
    /// The arbiter noted who is not there (Kodeks II 4.5), or has come.
    Presence {
        /// Who.
        side: Side,
        /// Are they there?
        there: bool,
    },
    /// A piece left a square of a board (touch, Kodeks VIII 2.1).
    Lifted {
        /// Which board.
        board: BoardOf,
        /// From where.
        square: String,
    },
    /// A piece came to stand.
    Placed {
        /// Which board.
        board: BoardOf,
        /// Where.
        square: String,
    },
    /// What a board showed at rest, where that was no half-move.
    BoardDiffered {
        /// Which board.
        board: BoardOf,
        /// What it showed, as FEN.
        shown: String,
        /// Squares to be emptied.
        remove: Vec<String>,
        /// Squares to be filled.
        put: Vec<String>,
    },
    /// A board agreed with the record again, or on connecting.
    BoardAgreed {
        /// Which.
        board: BoardOf,
    },
    /// A board that had not proved itself showed half-moves, and it was asked whether they are so.
    BoardAsked {
        /// Which board.
        board: BoardOf,
        /// The half-moves, as PDN.
        shown: Vec<String>,
    },
    /// That question came to its end.
    BoardAnswered {
        /// Which board.
        board: BoardOf,
        /// The half-moves, as PDN.
        shown: Vec<String>,
        /// How.
        answer: BoardAnswer,
        /// At whose keyboard, where somebody else's was asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyboard: Option<AtKeyboard>,
    },
    /// A board answered.
    BoardFound {
        /// Which.
        board: BoardOf,
        /// Serial number, version and what it says of itself.
        identity: String,
    },
    /// A board fell silent, or is not read any more.
    BoardLost {
        /// Which.
        board: BoardOf,
        /// Why.
        why: String,
        /// True where it answers, with what is seconds old. Not in records before version 9.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        late: bool,
    },
    /// A half-move was typed of which nobody knows yet whose it is, or whether it corrects the last one. It is no
    /// entry.
    MoveAsked {
        /// As it was typed.
        written: String,
        /// What was asked.
        asks: MoveQuestion,
    },
    /// That was answered, or something else was done and it lapsed.
    MoveAnswered {
        /// How.
        answer: MoveAnswer,
        /// At whose keyboard, where somebody else's was asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyboard: Option<AtKeyboard>,
    },
    /// Training: both clocks stand until the next half-move or press.
    Paused,
    /// Somebody began another game; this one is kept and can go on.
    LeftForNewGame,
    /// "Poprawiam": from here lifting is no touch (Kodeks I 3.13); or it is again.
    Adjusting {
        /// Begun or ended.
        begun: bool,
    },
    /// Something that must be settled before the first move was answered.
    Prepared {
        /// What.
        what: PreparedItem,
        /// Of which board, where it is about one.
        board: Option<BoardOf>,
        /// Of which player, where it is about one.
        side: Option<Side>,
        /// What was answered.
        answer: PreparedAnswer,
    },
    /// The arbiter appointed an assistant (Kodeks VIII 4.2).
    Appointed {
        /// Whose.
        side: Side,
        /// Who. It lies with the other names, where it can be forgotten, and not here.
        #[serde(skip)]
        name: String,
        /// True if they keep the record and do nothing else (II 6.3). Not in records before version 7.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        record_alone: bool,
    },
    /// This arbiter's name, from here on, as the event file has it (Kodeks IV 1). Not in records before version 9.
    ArbiterNamed {
        /// Which naming of the record it is, from 1.
        number: u8,
        /// By whose code they act.
        of: CodeOf,
        /// Who. It lies with the other names, where it can be forgotten, and not here.
        #[serde(skip)]
        name: String,
    },
    /// An arbiter handed the table over to another, who looks after it from here.
    HandedOver {
        /// Which of those who had it handed over to them, from 1.
        number: u8,
        /// Who. It lies with the other names, where it can be forgotten, and not here.
        #[serde(skip)]
        name: String,
    },
    /// The arbiter was called.
    ArbiterCalled,
    /// An arbiter has come to the table that was called.
    CallAnswered,
    /// A device with the words of a slip wants to be let in, and waits for a yes.
    DeviceAsked {
        /// The number by which it is called from now on.
        device: DeviceNumber,
        /// For what.
        role: DeskRole,
        /// By which slip: its first word.
        slip: String,
    },
    /// A device of the event was let in: it shows a page of the table from now on.
    DeviceOpened {
        /// Which.
        device: DeviceNumber,
        /// For what.
        role: DeskRole,
        /// By which slip: its first word.
        slip: String,
        /// What it is called. It lies with the names, where it can be forgotten, and not here.
        #[serde(skip)]
        name: String,
    },
    /// It shows none any more.
    DeviceEnded {
        /// Which.
        device: DeviceNumber,
    },
    /// An arbiter had a slip made anew for a role at the table. Unused slips of that role open nothing from then on.
    SlipMade {
        /// For what.
        role: DeskRole,
        /// Its first word.
        slip: String,
        /// The first words of the slips whose place it takes.
        instead_of: Vec<String>,
        /// The hash of its other words. It lies with the other slips, where it can be forgotten, and not here.
        #[serde(skip)]
        hash: String,
    },
    /// Words opened nothing: those of no slip, or of this one, which was used before.
    SlipRefused {
        /// The slip's first word.
        used: Option<String>,
    },
    /// The arbiter's words were opened, refused or closed.
    ArbiterWords {
        /// What became of them.
        state: ArbiterWords,
    },
    /// A player asked to check their record against the opponent's (Kodeks II 6.6).
    CheckAsked {
        /// Who.
        by: Side,
    },
    /// The opponent answered.
    CheckAnswered {
        /// Who had asked.
        by: Side,
        /// Does the opponent consent?
        consents: bool,
    },
    /// The check ended.
    CheckEnded {
        /// Who had asked.
        by: Side,
        /// The half-move on which the records part, if one was found.
        parts: Option<usize>,
        /// Was it broken off because play was stopped or the game ended?
        #[serde(default)]
        broken_off: bool,
    },
    /// The arbiter stopped both clocks (Kodeks IV 2.12).
    PlayStopped,
    /// The game goes on at the arbiter's word.
    PlayResumed {
        /// How long play stood still, in milliseconds.
        stopped_ms: u64,
    },
    /// What one side's own record says, as the arbiter read it in.
    SheetRead {
        /// Whose.
        side: Side,
        /// As the arbiter typed it.
        written: String,
    },
    /// The arbiter wrote a half-move down themselves, as in time trouble (Kodeks IV 2.15). What is written again stands in
    /// place of what was.
    ArbiterNoted {
        /// Which half-move.
        ply: u32,
        /// As it was typed; `-` where nothing was seen after all.
        written: String,
    },
    /// The records and boards were compared (Kodeks VIII 3.1).
    Compared {
        /// `A`, `B` or `C`.
        case: String,
        /// Half-moves on which both records agree.
        agreed_plies: usize,
        /// The first half-move on which they do not.
        first_difference: Option<usize>,
        /// After which half-move it was proposed to go on; none where no record counts them.
        proposed_ply: Option<usize>,
        /// Why.
        why: String,
        /// White's record as it was compared, a half-move each; empty where it states nothing.
        #[serde(default)]
        white: Vec<String>,
        /// Black's.
        #[serde(default)]
        black: Vec<String>,
        /// The arbiter's own (Kodeks IV 2.15), empty where it has nothing.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        arbiters: Vec<String>,
        /// The contradiction of the proposal by what was seen. Nothing in records before version 8.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        against: Option<SeenAgainst>,
    },
    /// The arbiter went back; the struck half-moves stay in the record.
    WalkedBack {
        /// After so many half-moves the game goes on.
        to: usize,
        /// Why.
        why: String,
        /// What was struck out.
        struck: Vec<EntryId>,
    },
    /// The arbiter took a walk-back back.
    PutBack {
        /// The entries that stand again, under new numbers.
        entries: Vec<EntryId>,
    },
    /// Both clocks as the arbiter read or set them.
    ReadingsSet {
        /// After so many half-moves.
        ply: usize,
        /// White's time left, in seconds.
        white_s: u64,
        /// Black's.
        black_s: u64,
    },
    /// Time charged by the arbiter (Kodeks II 6.15, 6.19).
    TimeCharged {
        /// To White, in seconds.
        white_s: u64,
        /// To Black.
        black_s: u64,
        /// After so many half-moves. Charges add up; where this is missing, as in records of version 1, each took
        /// the place of the one before it.
        #[serde(default)]
        ply: Option<usize>,
    },
    /// An arbiter said whether a man in doubt is there (Kodeks I 5.7).
    ManDecided {
        /// Its square.
        square: String,
        /// False if it is off.
        there: bool,
    },
    /// A rehearsal: something is to go wrong at the boards, as was asked for.
    DifferenceAsked,
    /// A rehearsal: it went wrong.
    DifferenceMade {
        /// What.
        mishap: Mishap,
        /// The player whose board it was.
        side: Side,
        /// The place of the last half-move, the first being 1.
        ply: usize,
        /// The half-move as their hand carried it out, where it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pdn: Option<String>,
    },
    /// It was proposed to switch the sensor of a square off.
    SensorProposed {
        /// On which board.
        board: BoardOf,
        /// The square beside which play went on, whose man is not seen.
        square: String,
    },
    /// The sensor of a square, or those of a whole board, were switched off or on again: what they show meanwhile proves and
    /// disproves nothing.
    SensorsSwitched {
        /// On which board.
        board: BoardOf,
        /// The square; all of them where none is named.
        square: Option<String>,
        /// True if they are on from now on.
        on: bool,
    },
    /// A clock device that was wired the other way round is read the other way round from now on.
    ClockSwapped,
    /// The arbiter took back the last press of a side that waits for its half-move: it makes none.
    PressTakenBack {
        /// Whose press it was.
        side: Side,
    },
    /// A hand began a half-move before the arbiter stopped play and ended it behind that: it is in no entry yet.
    HandOverStop {
        /// The board.
        board: BoardOf,
        /// The half-move, as PDN.
        pdn: String,
        /// Milliseconds from its beginning to the stop.
        began_ms: u64,
        /// Milliseconds from the stop until the board showed it.
        ended_ms: u64,
    },
    /// The arbiter took a charge back.
    ChargeTakenBack {
        /// Its number: the first of the game is 1.
        charge: usize,
        /// After so many half-moves.
        ply: usize,
        /// What White had been charged, in seconds.
        white_s: u64,
        /// What Black had been.
        black_s: u64,
    },
    /// The game was taken up again with codes that are not those of before.
    CodesChanged {
        /// How that came.
        how: CodesChange,
    },
    /// The keyboard is somebody else's from now on: by an arbiter's code, or where the game was taken up again.
    KeyboardChanged {
        /// The owner of the keyboard.
        keyboard: AtKeyboard,
    },
    /// An arbiter had everything exported by their code while the game was not over.
    Exported {
        /// In which form.
        form: String,
    },
    /// A decision in the arbiter's words.
    Decided {
        /// What and why.
        reason: String,
    },
    /// An irregularity of the hand, of which the half-move itself shows nothing, muted: another piece touched
    /// than moved (Kodeks I 5.4.3), men taken off in another order than captured (I 4.11), before the capture had
    /// ended (I 5.4.10), after a pause (I 5.4.13), or beside the half-move (I 5.4.7, 5.4.12, 5.4.14).
    HandIrregular {
        /// The half-move.
        entry: EntryId,
        /// The article.
        article: String,
        /// The squares that show it.
        squares: Vec<String>,
        /// Since when each of them was off, where men were off beside the half-move; nothing in records before version 7.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        off_ms: Vec<u64>,
    },
    /// The opponent demanded that a half-move be put right (Kodeks I 5.4). Whether there was anything
    /// to put right stands with the entry.
    Demanded {
        /// Who demanded it.
        by: Side,
        /// The half-move.
        entry: EntryId,
        /// The boards that differed from the record then: that comes first (VIII 3.1).
        differing: Vec<BoardOf>,
        /// The first half-move that one player announced and the other repeated otherwise, where that
        /// was not put right: then the boards may differ since.
        parted: Option<EntryId>,
    },
    /// The opponent let a half-move stand, whatever it was (I 5.4).
    LetStand {
        /// Who let it stand.
        by: Side,
        /// The half-move.
        entry: EntryId,
    },
    /// An irregularity was accepted: from here it is part of the game.
    IrregularityAccepted {
        /// The half-move.
        entry: EntryId,
        /// How.
        by: AcceptedBy,
    },
    /// The other side began, announced or pressed, or the mover pressed, before the second man made a king of
    /// the first (Kodeks I 3.5, 3.6). Nobody was told.
    CrownMissing {
        /// The half-move that is not done.
        entry: EntryId,
        /// What the other side announced or typed, held until the crown is set.
        held: Option<String>,
    },
    /// It was set: a board shows it, or somebody said so.
    Crowned {
        /// The half-move.
        entry: EntryId,
    },
    /// A line that did nothing, kept as it came.
    Refused {
        /// The line.
        line: String,
        /// Why.
        why: String,
    },
    /// A draw was offered (Kodeks II 5.1).
    Offered {
        /// By whom.
        side: Side,
        /// After which half-move.
        ply: u32,
        /// Could it be? If not, it was passed on to nobody.
        admissible: Admissible,
    },
    /// The offer was answered in words; the other side's half-move refuses it without any.
    OfferAnswered {
        /// By whom.
        side: Side,
        /// What.
        answer: OfferAnswer,
    },
    /// The game is over. What is declared later stands in place of what was declared before.
    GameEnded {
        /// The points, `2-0`, `1-1`, `0-2`, `0-0`.
        result: String,
        /// The article of the cause.
        cause: String,
        /// The cause by its word; none in records of before there was one.
        #[serde(default)]
        ending: Option<String>,
        /// Whose advantage a draw was (Kodeks I 6.5).
        #[serde(default)]
        advantage: Option<Side>,
    },
    /// A side was asked after the end whether the result is right.
    ResultAnswered {
        /// Which.
        by: Side,
        /// Does it agree?
        agrees: bool,
    },
    /// The arbiter has the original of a side's own record, or has not after all (Kodeks IV 2.21).
    OriginalCollected {
        /// Whose.
        side: Side,
        /// Has the arbiter it?
        collected: bool,
    },
    /// A player claimed something, and the arbiter was called (Kodeks II 5.2). All that is said of it is what
    /// stood there then.
    Claimed {
        /// Who.
        by: Side,
        /// What.
        what: Claimed,
        /// After which half-move.
        ply: u32,
        /// The position, as FEN.
        position: String,
        /// After which half-moves it occurred.
        occurred: Vec<u32>,
        /// Every count that ran.
        counts: Vec<Counted>,
        /// What the rules proposed: the article, if they proposed a result, and whether it was proven.
        finding: FindingKind,
        /// The article of what was proposed.
        article: Option<String>,
        /// Both clocks then, where the program kept them.
        #[serde(default)]
        clock: Option<ClockRead>,
    },
    /// The arbiter ruled on it.
    ClaimRuled {
        /// Whose claim it was.
        by: Side,
        /// Was it granted?
        granted: bool,
    },
    /// A claim that waited for the arbiter is void: the game went back behind it.
    ClaimVoided {
        /// Whose claim it was.
        by: Side,
    },
    /// The arbiter imposed a sanction (Kodeks II 2.5).
    Sanctioned {
        /// On which side.
        side: Side,
        /// Which.
        sanction: Sanction,
        /// Why, in the arbiter's words.
        why: String,
    },
    /// A complaint was made to the arbiter (Kodeks II 5.3).
    Complained {
        /// By which side.
        side: Side,
        /// After which half-move.
        ply: u32,
        /// Is it about the clock or the flag, which must come before the control (II 6.11)?
        about_the_clock: bool,
        /// Had a flag fallen then, or was the game over?
        after_control: bool,
        /// What it is about, in the words of the complaint.
        why: String,
    },
    /// The private part was removed at somebody's wish.
    PersonsForgotten,
    /// The record was not whole when it was taken up again. It was asked about, and the game went on.
    RecordNotWhole {
        /// What was wrong with it.
        lost: Vec<LostPart>,
        /// The same in the words in which it was told.
        faults: Vec<String>,
        /// Half-moves that could be read.
        sure: usize,
    },
    /// Moves said while the disk was gone, written once it was back.
    DiskWasAway {
        /// How many events were written late.
        events: u32,
    },
}

/// One event with its moment and its source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Milliseconds since the program started.
    pub ms: u64,
    /// Who.
    pub actor: Option<Actor>,
    /// By whose code, where it was an arbiter; older records do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<CodeOf>,
    /// By which device at the desk, where it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceNumber>,
    /// How long it was on its way from that device at most, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_ms: Option<u64>,
    /// By what means.
    pub source: Source,
    /// What.
    #[serde(flatten)]
    pub body: Body,
}

//! What an arbiter is shown: everything that a desk tells of a table, what waits for them first.

use serde::{Deserialize, Serialize};
use zgoda_game::notation::write_fen;
use zgoda_game::{BySide, GameResult};
use zgoda_speech::announcement::{BeforeMove, BoardOf, BoardState};

use super::clock::ms;
use super::{
    Asked, BoardStateWord, Claim, Compared, Difference, Ended, Face, Muted, Public, Put, Sides,
};
use crate::record::event::{
    BoardWord, ClockGap, CodeOf, DeskRole, DeviceNumber, EntryId, PreparedWord, SideWord, Stated,
    prepared_words,
};
use crate::record::{Claim as Objection, EntryState, Repeated};
use crate::session::Phase;
use crate::session::desk::times::readings_with_charges;
use crate::session::desk::{DeskAsks, rulings};
use crate::session::game::{Handover, Logged};
use crate::session::live::LiveGame;
use crate::session::options::Sight;
use crate::session::questions::open;
use crate::session::timing::completion;

/// What an arbiter is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterView {
    /// What raises this table among others, and nothing else does.
    pub attention: Vec<Attention>,
    /// What everybody knows.
    pub public: Public,
    /// The clock with its flags.
    pub clock: Option<Face>,
    /// What belongs to the clock and is the arbiter's.
    pub times: Times,
    /// Since when the game is stopped, in milliseconds since the program started.
    pub stopped_since_ms: Option<u64>,
    /// By whose code the arbiter's words are open.
    pub words: Option<CodeOf>,
    /// To whom the table was handed over, oldest first; the last one looks after it.
    pub responsible: Vec<Handover>,
    /// Whom the arbiter tells both times and the number of moves on their own move, if they ask (Kodeks VIII 5.1).
    pub answers: Sides<bool>,
    /// What the arbiter is asked.
    pub asks: Option<Asks>,
    /// Which half-move is read out against a sheet, counted from 1: an answer names it.
    pub aloud: Option<usize>,
    /// What players are asked, by the kind of the transcript.
    pub question: Option<String>,
    /// What each player is to answer now.
    pub asked: Sides<Option<Asked>>,
    /// What waits for the arbiter.
    pub open: Open,
    /// The claim that does.
    pub claim: Option<Claim>,
    /// How the game would end by what happened.
    pub proposals: Vec<Proposal>,
    /// What is settled before the first move.
    pub preparation: Preparation,
    /// Where the game began, as FEN.
    pub start: String,
    /// What stands by the record, as FEN.
    pub position: String,
    /// The half-moves that stand.
    pub record: Vec<Row>,
    /// The players' own records, as they were read in.
    pub sheets: Sides<Option<String>>,
    /// The arbiter's own record (Kodeks IV 2.15).
    pub noted: Vec<Noted>,
    /// Whose original records the arbiter has (Kodeks IV 2.21).
    pub originals: Sides<bool>,
    /// What comparing them found last, until play goes on.
    pub compared: Option<Compared>,
    /// The sensor boards.
    pub boards: Vec<Board>,
    /// Is lifting no touch now (Kodeks I 3.13)?
    pub adjusting: bool,
    /// What happened last.
    pub log: Logged,
    /// The devices that show pages of the table, and those that want to.
    pub devices: Vec<DeskDevice>,
    /// What stands behind a key of its own.
    pub muted: Muted,
}

/// A device at the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskDevice {
    /// The number by which it is called.
    pub device: DeviceNumber,
    /// For what.
    pub role: DeskRole,
    /// What its holder calls it, while it waits; later that lies where it can be forgotten.
    pub name: Option<String>,
    /// Was it let in?
    pub opened: bool,
}

/// Why an arbiter is to look at a table: a closed list, in which no irregularity, forgotten press, duty or count stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attention {
    /// Somebody called.
    Call,
    /// A board differs from the record.
    BoardsDiffer,
    /// A claim waits.
    Claim,
    /// A result is proposed by the rules, or not confirmed by both.
    Result,
    /// A flag fell.
    Flag,
    /// A board or the clock device fell silent.
    DeviceLost,
    /// A player, or the completion of the record, is later than is allowed.
    Overdue,
}

/// What belongs to the clock and is the arbiter's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// The time control, where one is known.
    pub control: Option<String>,
    /// Moves that each side has to make before its control, where a clock runs that counts them.
    pub to_make: Sides<Option<u32>>,
    /// What each side was charged since play stopped.
    pub charged_ms: Sides<u64>,
    /// Who was noted absent (Kodeks II 4.5).
    pub absent: Sides<bool>,
    /// Half-moves that were pressed for and are not in the record.
    pub missing: usize,
    /// Is the record to be completed now (II 6.14)?
    pub completing: bool,
    /// The program was away: what is known of it, and the readings from which the clock may go on.
    pub gap: Option<ClockGap>,
}

/// A question on the arbiter's own screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Asks {
    /// Does the game end so?
    Result(Ended),
    /// Are times that were written as bare numbers seconds?
    Seconds,
}

/// What waits for an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// Half-move by half-move.
    pub matters: Vec<Matter>,
    /// How many slips each side has put right.
    pub slips: Sides<usize>,
}

/// Something open about a half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matter {
    /// Which half-move.
    pub ply: u32,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What is open about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// The other side repeated something else: the boards may differ since (Kodeks VIII 3.1).
    RepeatedOtherwise,
    /// This was announced instead, and nobody put it right in time.
    AnnouncedOtherwise {
        /// What.
        said: String,
    },
    /// It is demanded that it be put right (I 5.4).
    Demanded {
        /// By which side.
        by: SideWord,
    },
    /// A draw was offered with it, and nobody has answered yet (II 5.1).
    DrawOffered {
        /// By which side.
        by: SideWord,
    },
}

/// How the game would end. The arbiter declares it or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// By what.
    pub by: ProposedBy,
    /// How.
    pub result: Ended,
}

/// By what an end is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProposedBy {
    /// Fallen flags (Kodeks II 6.12, III 9.4).
    Flags,
    /// The side to move has no piece, or no move (I 7.2.2, 7.2.3).
    Board,
    /// Somebody is too late (II 5.5).
    Lateness,
}

/// What comes before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preparation {
    /// What is still to be settled; the first is asked.
    pub open: Vec<Prepared>,
    /// What is.
    pub settled: Vec<Prepared>,
}

/// One question of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// What.
    pub what: PreparedWord,
    /// Of which board, where it is about one.
    pub board: Option<BoardWord>,
    /// Of which player, where it is about one.
    pub side: Option<SideWord>,
}

/// A half-move that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// 1 is White's first.
    pub ply: u32,
    /// Its number in the record.
    pub entry: EntryId,
    /// Whose.
    pub side: SideWord,
    /// As PDN.
    pub pdn: String,
    /// What was taken off.
    pub captured: Vec<String>,
    /// Stated by a person, or only shown by a board.
    pub stated: Stated,
    /// The board that showed it.
    pub board: Option<BoardWord>,
    /// While play is stopped: what each side had left after it, where that is known and two half-moves followed.
    pub left_ms: Sides<Option<u64>>,
}

/// A half-move that the arbiter wrote down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noted {
    /// Which, 1 being the first of the game.
    pub ply: u32,
    /// As PDN.
    pub written: String,
}

/// A sensor board, and how it differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// How it stands to the record.
    pub state: BoardStateWord,
    /// What it shows, as FEN; nothing while it does not answer, or nobody knows which way round it lies.
    pub shown: Option<String>,
    /// Is the last half-move still to be carried out there?
    pub awaited: bool,
    /// Which, and how it differs.
    #[serde(flatten)]
    pub difference: Difference,
}

impl ArbiterView {
    /// What an arbiter is shown of this game.
    pub(in crate::session) fn of(live: &LiveGame) -> ArbiterView {
        let game = live.table.game();
        let entries = game.entries();
        let claim = live.desk.claim.as_ref();
        let proposals = proposals(live);
        ArbiterView {
            attention: attention(live, &proposals),
            public: Public::of(live),
            clock: Face::of(live),
            times: times(live),
            stopped_since_ms: live.desk.stopped_since().map(|since| since.as_ms()),
            words: live.table.code(),
            aloud: live.desk.reads_out_ply(),
            responsible: game.handovers().all().to_vec(),
            answers: live
                .table
                .options()
                .sight
                .map(|sight| sight == Sight::Blind)
                .into(),
            asks: live.desk.asks().map(|asks| match asks {
                DeskAsks::Result(result) => Asks::Result(unanswered(result)),
                DeskAsks::Seconds => Asks::Seconds,
            }),
            question: open::question_words(&live.boards, &live.questions, &live.desk, &live.table)
                .map(|message| message.kind().to_owned()),
            asked: BySide::from_fn(|side| Asked::of(live, side)).into(),
            open: open(live, &entries),
            claim: claim.map(Claim::from),
            proposals,
            preparation: Preparation {
                open: live.preparation.open().map(Prepared::of).collect(),
                settled: game.prepared().iter().copied().map(Prepared::of).collect(),
            },
            start: write_fen(game.start()),
            position: write_fen(game.now()),
            record: entries
                .iter()
                .map(|kept| Row::of(kept, left_after(kept, live)))
                .collect(),
            sheets: game.sheets().clone().into(),
            noted: noted(live),
            originals: game.originals().into(),
            compared: live.desk.found().map(|found| {
                let variant = game.start().variant();
                Compared::of(found, variant)
            }),
            boards: boards(live),
            adjusting: game.adjusting(),
            log: game.logged(),
            devices: devices(live),
            muted: Muted::of(live),
        }
    }
}

fn devices(live: &LiveGame) -> Vec<DeskDevice> {
    let there = live.table.game().devices().all().filter(|(_, it)| it.open);
    let there = there.map(|(device, it)| DeskDevice {
        device,
        role: it.role,
        name: None,
        opened: true,
    });
    let waiting = live
        .devices
        .waiting()
        .map(|(device, role, name)| DeskDevice {
            device,
            role,
            name: Some(name.to_owned()),
            opened: false,
        });
    there.chain(waiting).collect()
}

fn noted(live: &LiveGame) -> Vec<Noted> {
    let all = live.table.game().noted().all();
    let all = all.map(|(ply, written)| Noted {
        ply,
        written: written.to_owned(),
    });
    all.collect()
}

fn attention(live: &LiveGame, proposals: &[Proposal]) -> Vec<Attention> {
    let game = live.table.game();
    let over = live.table.phase() == Phase::Over;
    let mut boards = live.boards.all.iter().map(|board| board.board.of);
    let differs = boards.any(|of| live.boards.board_state(of) == BoardState::Differs(of));
    let by = |by: ProposedBy| proposals.iter().any(|proposal| proposal.by == by);
    let answers = game.answers_to_the_result();
    let confirmed = answers.iter().all(|(_, agrees)| *agrees == Some(true));
    let all = [
        (game.called().is_some(), Attention::Call),
        (differs, Attention::BoardsDiffer),
        (live.desk.claim.is_some(), Attention::Claim),
        (
            by(ProposedBy::Board) || (over && !confirmed),
            Attention::Result,
        ),
        (by(ProposedBy::Flags), Attention::Flag),
        (
            live.boards.has_lost_a_device(&live.timing),
            Attention::DeviceLost,
        ),
        (
            by(ProposedBy::Lateness) || live.timing.completion.takes_too_long(),
            Attention::Overdue,
        ),
    ];
    let raised = all.into_iter().filter(|(is_so, _)| *is_so);
    raised.map(|(_, attention)| attention).collect()
}

fn times(live: &LiveGame) -> Times {
    let game = live.table.game();
    let clock = live.table.clock();
    let to_make = |side| clock.and_then(|clock| clock.moves_to_make(side));
    let control = live.table.options().event.time.as_ref();
    Times {
        control: control.map(ToString::to_string),
        to_make: BySide::from_fn(to_make).into(),
        charged_ms: game.charged().map(ms).into(),
        absent: game.absent().map(|absent| absent).into(),
        missing: live.table.presses_ahead().len(),
        completing: completion::waits_for(&live.table) > 0,
        gap: live.timing.gap().cloned(),
    }
}

fn open(live: &LiveGame, entries: &[&EntryState]) -> Open {
    let game = live.table.game();
    let mut matters: Vec<Matter> = entries.iter().flat_map(|kept| matters(kept)).collect();
    let offer = game
        .pending_offer()
        .filter(|_| live.table.phase() != Phase::Over);
    matters.extend(offer.map(|by| Matter {
        ply: game.last().map_or(0, |last| last.ply),
        what: What::DrawOffered { by: by.into() },
    }));
    let slips = |side| {
        let slips = game.slips().iter();
        slips.filter(|slip| slip.side == side).count()
    };
    Open {
        matters,
        slips: BySide::from_fn(slips).into(),
    }
}

fn matters(kept: &EntryState) -> impl Iterator<Item = Matter> {
    let entry = &kept.entry;
    let demanded = kept.claim == Some(Objection::Demanded) && kept.accepted.is_none();
    let by = zgoda_game::Side::from(entry.side).other().into();
    let said = kept.discrepancy.clone();
    let all = [
        (kept.repeated == Some(Repeated::Otherwise)).then_some(What::RepeatedOtherwise),
        said.map(|said| What::AnnouncedOtherwise { said }),
        demanded.then_some(What::Demanded { by }),
    ];
    let ply = entry.ply;
    all.into_iter()
        .flatten()
        .map(move |what| Matter { ply, what })
}

fn proposals(live: &LiveGame) -> Vec<Proposal> {
    let proposed = [
        (
            ProposedBy::Flags,
            live.desk.proposed_by_flags(&live.timing, &live.table),
        ),
        (
            ProposedBy::Board,
            rulings::proposed_by_the_board(&live.table),
        ),
        (
            ProposedBy::Lateness,
            live.timing.lateness.proposes(&live.table),
        ),
    ];
    let proposed = proposed.into_iter();
    let made = proposed.filter_map(|(by, result)| {
        let result = unanswered(result?);
        Some(Proposal { by, result })
    });
    made.collect()
}

/// A result that nobody was asked about yet.
fn unanswered(result: GameResult) -> Ended {
    Ended::of(result, BySide::default())
}

fn boards(live: &LiveGame) -> Vec<Board> {
    let boards = live.boards.all.iter().map(|board| board.board.of);
    boards.map(|of| Board::of(live, of)).collect()
}

impl Board {
    fn of(live: &LiveGame, of: BoardOf) -> Board {
        let variant = live.table.game().now().variant();
        let none = Difference {
            board: of.into(),
            remove: Vec::new(),
            put: Vec::<Put>::new(),
        };
        let differing = live.boards.difference_on(of, &live.table);
        let differing = differing.map(|it| Difference::of(of, &it, variant));
        Board {
            state: live.boards.board_state(of).into(),
            shown: live
                .boards
                .shown_by(of, &live.table)
                .map(|shown| write_fen(&shown)),
            awaited: live.boards.is_awaited_on(of, &live.table),
            difference: differing.unwrap_or(none),
        }
    }
}

/// So many half-moves at the end have no reading beside them.
const LAST: usize = 2;

/// What each side had left after this half-move. Of the last ones nothing stands there: a reading that is missing would tell
/// that nobody has pressed (Kodeks II 6.9), and what the clocks show now stands by them.
fn left_after(kept: &EntryState, live: &LiveGame) -> BySide<Option<u64>> {
    let ply = usize::try_from(kept.entry.ply).unwrap_or(usize::MAX);
    let plies = live.table.game().standing().len();
    if !live.desk.stopped() || ply.saturating_add(LAST) > plies {
        return BySide::default();
    }
    readings_with_charges(ply, &live.table).map(|left| left.map(ms))
}

impl Row {
    fn of(kept: &EntryState, left: BySide<Option<u64>>) -> Row {
        let entry = &kept.entry;
        Row {
            ply: entry.ply,
            entry: entry.entry,
            side: entry.side,
            pdn: entry.pdn.clone(),
            captured: entry.captured.clone(),
            stated: entry.stated,
            board: entry.board,
            left_ms: left.into(),
        }
    }
}

impl Prepared {
    fn of(item: BeforeMove) -> Prepared {
        let (what, board, side) = prepared_words(item);
        Prepared { what, board, side }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The view of an arbiter: everything that a desk tells of a table, waiting matters first.

use zgoda_game::notation::write_fen;
use zgoda_game::{BySide, GameResult};
use zgoda_record::event::prepared_words;
use zgoda_record::sight::Sight;
use zgoda_record::{Claim as Objection, EntryState, Repeated};
use zgoda_speech::announcement::{BeforeMove, BoardOf, BoardState, Recorded};

use crate::session::endings;
use crate::session::game::Game;
use crate::session::live::{LiveGame, devices};
use crate::session::phase::Phase;
use crate::session::question::ArbiterQuestion;
use crate::session::questions::open;
use crate::session::timing::back::readings_with_charges;
use crate::session::timing::{completion, flags};
use crate::session::ways;
use crate::view::clock::ms;
use crate::view::{
    ArbiterView, Asked, Asks, Attention, Board, Claim, Compared, DeskDevice, Difference, Ended,
    Face, Matter, Muted, Noted, Open, Preparation, Prepared, Proposal, ProposedBy, Public, Put,
    Row, Times, What,
};

impl ArbiterView {
    /// The view of this game for an arbiter.
    pub(in crate::session) fn of(live: &LiveGame) -> ArbiterView {
        let game = live.table.game();
        let entries = game.entries();
        let claim = live.table.claim();
        let proposals = proposals(live);
        ArbiterView {
            attention: attention(live, &proposals),
            public: Public::of(live),
            clock: Face::of(live),
            times: times(live),
            stopped_since_ms: live.table.stopped_since().map(|since| since.as_ms()),
            words: live.table.code(),
            aloud: live.desk.reads_out_ply(),
            arbiters: game.arbiters().all().to_vec(),
            responsible: game.handovers().all().to_vec(),
            answers: live
                .table
                .options()
                .sight
                .map(|sight| sight == Sight::Blind),
            asks: live.table.arbiter_question().map(|asked| match asked {
                ArbiterQuestion::Result(declaring) => Asks::Result(unanswered(declaring.result)),
                ArbiterQuestion::Seconds(_) => Asks::Seconds,
                ArbiterQuestion::HandOverStop { .. } => Asks::HandOverStop,
                ArbiterQuestion::AgainstWhatWasSeen(_) => Asks::AgainstWhatWasSeen,
            }),
            question: open::question_words(&live.boards, &live.questions, &live.desk, &live.table)
                .map(|message| message.kind().to_owned()),
            asked: BySide::from_fn(|side| Asked::of(live, side)),
            open: open(live, &entries),
            claim: claim.map(Claim::from),
            proposals,
            preparation: Preparation {
                open: live.preparation.open().map(Prepared::of).collect(),
                settled: game.prepared().iter().copied().map(Prepared::of).collect(),
            },
            ways: BySide::from_fn(|side| ways::ways(side, &live.table)),
            press: devices::press_for_others(live),
            start: write_fen(game.start()),
            position: write_fen(game.now()),
            record: entries
                .iter()
                .map(|kept| Row::of(kept, left_after(kept, live)))
                .collect(),
            sheets: game.sheets().clone(),
            noted: noted(live),
            originals: game.originals(),
            compared: live.desk.found().map(|found| {
                let variant = game.start().variant();
                Compared::of(found, variant)
            }),
            boards: boards(live),
            adjusting: game.adjusting(),
            log: game.logged(),
            devices: devices(live),
            slips: live.table.options().slips.clone(),
            muted: Muted::of(live),
        }
    }
}

fn devices(live: &LiveGame) -> Vec<DeskDevice> {
    let there = live.table.game().devices().all().filter(|(_, it)| it.open);
    let there = there.map(|(device, it)| DeskDevice {
        device,
        role: it.role,
        name: Some(it.name.clone()).filter(|name| !name.is_empty()),
        shown: false,
        named: None,
        opened: true,
        there: None,
    });
    let waiting = live
        .devices
        .waiting()
        .map(|(device, role, name)| DeskDevice {
            device,
            role,
            name: Some(name.to_owned()),
            shown: false,
            named: super::super::devices::named_for(role, &live.table).map(str::to_owned),
            opened: false,
            there: live.table.game().devices().of_role(role).last(),
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
    // Pieces that are moved on a shared board raise no alarm: a player who sees the arbiter look up would learn what they may
    // not be told.
    let differs = boards.any(|of| match live.boards.told_state(of, &live.table) {
        BoardState::Differs(_) | BoardState::NotRead(_) => true,
        BoardState::Agrees(_)
        | BoardState::UnderWay(_)
        | BoardState::Away(_)
        | BoardState::Off(_)
        | BoardState::Read(_) => false,
    });
    let by = |by: ProposedBy| proposals.iter().any(|proposal| proposal.by == by);
    let answers = game.answers_to_the_result();
    let confirmed = answers.iter().all(|(_, agrees)| *agrees == Some(true));
    let all = [
        (game.called().is_some(), Attention::Call),
        (
            live.table.recorded() == Recorded::NotRecorded,
            Attention::NotRecorded,
        ),
        (differs, Attention::BoardsDiffer),
        (live.table.claim().is_some(), Attention::Claim),
        (
            by(ProposedBy::Board) || (over && !confirmed),
            Attention::Result,
        ),
        (by(ProposedBy::Flags), Attention::Flag),
        (
            live.boards.has_lost_one()
                || live.timing.device_is_lost()
                || live.devices.has_one_behind(&live.table),
            Attention::DeviceLost,
        ),
        (live.devices.has_lost_an_ear(), Attention::EarLost),
        (
            live.devices.waiting().next().is_some(),
            Attention::DeviceWaits,
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
        to_make: BySide::from_fn(to_make),
        charged_ms: game.charged().map(ms),
        absent: game.absent().map(|absent| absent),
        missing: live.table.unmatched_presses().len(),
        completing: completion::waits_for(&live.table) > 0,
        gap: live.timing.gap().cloned(),
        device: live.timing.has_device(),
    }
}

fn open(live: &LiveGame, entries: &[&EntryState]) -> Open {
    let game = live.table.game();
    let mut matters: Vec<Matter> = entries
        .iter()
        .flat_map(|kept| matters(kept, game))
        .collect();
    let offer = game
        .pending_offer()
        .filter(|_| live.table.phase() != Phase::Over);
    matters.extend(offer.map(|by| Matter {
        ply: game.last().map_or(0, |last| last.ply),
        what: What::DrawOffered { by },
    }));
    let slips = |side| {
        let slips = game.slips().iter();
        slips.filter(|slip| slip.side == side).count()
    };
    Open {
        matters,
        slips: BySide::from_fn(slips),
    }
}

fn matters(kept: &EntryState, game: &Game) -> impl Iterator<Item = Matter> {
    let entry = &kept.entry;
    let by = entry.side.other();
    // A demand lapses with the next half-move of the player who made it (I 5.7), whether there was anything to put right or
    // not.
    let is_answerable = || game.answerable(by).any(|it| it.id == entry.entry);
    let demanded = kept.claim == Some(Objection::Demanded) && is_answerable();
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
            flags::proposed_by_flags(&live.timing, &live.table),
        ),
        (
            ProposedBy::Board,
            endings::proposed_by_the_board(&live.table),
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

/// A result that no player has answered so far.
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
            board: of,
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

/// The number of last half-moves that are shown without a reading of the clocks.
const LAST: usize = 2;

/// The time that each side had left after this half-move. Empty while play goes on, and for the last two half-moves: a reading that
/// is missing there would reveal that the clock was not pressed (Kodeks II 6.9), and the present times of the clocks are shown
/// instead.
fn left_after(kept: &EntryState, live: &LiveGame) -> BySide<Option<u64>> {
    let ply = usize::try_from(kept.entry.ply).unwrap_or(usize::MAX);
    let plies = live.table.game().standing().len();
    if !live.table.stopped() || ply.saturating_add(LAST) > plies {
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
            notation: entry.notation.clone(),
            captured: entry.captured.clone(),
            stated: entry.stated,
            board: entry.board,
            left_ms: left,
        }
    }
}

impl Prepared {
    pub(super) fn of(item: BeforeMove) -> Prepared {
        let (what, board, side) = prepared_words(item);
        Prepared { what, board, side }
    }
}

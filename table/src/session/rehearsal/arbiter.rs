// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter of a rehearsal: sets the clocks going, comes when called or when boards differ, compares, goes back, rules,
//! and lets the game go on. The arbiter sees what an arbiter's desk shows, and every duty is an order that an arbiter can
//! give.

use std::time::Duration;

use zgoda_game::Side;
use zgoda_game::claims::Finding;
use zgoda_game::notation::write_move;
use zgoda_game::{GameResult, Score};
use zgoda_input::command::arbiters::{ArbiterCommand, Decision};
use zgoda_speech::announcement::{BoardOf, BoardState, RehearsedDuty};

use super::Paces;
use crate::session::endings::proposed_by_the_board;
use crate::session::game::Otherwise;
use crate::session::live::LiveGame;
use crate::session::phase::Phase;
use crate::session::preparation::Arming;
use crate::session::timing::flags::proposed_by_flags;

/// A duty of the arbiter. The number of half-moves that stand distinguishes it from an earlier duty of the same kind.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::session) enum Duty {
    /// Says yes to the question of their own desk.
    Confirms {
        /// The number of half-moves that stand.
        plies: usize,
    },
    /// Tells the arbiter's doings, without an order.
    Says {
        /// The words of the duty.
        says: RehearsedDuty,
        /// The number of half-moves that stand.
        plies: usize,
    },
    /// Gives an order, and says the arbiter's doings where no other message tells them.
    Orders {
        /// The words of the duty.
        says: Option<RehearsedDuty>,
        /// The arbiter's order to the table.
        order: ArbiterCommand,
        /// The number of half-moves that stand.
        plies: usize,
    },
}

type Ordered = (Option<RehearsedDuty>, ArbiterCommand);

/// The arbiter's next duty, and the time after which it comes.
pub(super) fn next(live: &LiveGame, paces: Paces) -> Option<(Duty, Duration)> {
    let table = &live.table;
    let plies = table.game().standing().len();
    if table.arbiter_question().is_some() {
        return Some((Duty::Confirms { plies }, paces.arbiter));
    }
    let says = |says| Some((Duty::Says { says, plies }, paces.arbiter));
    let answers = table.game().answers_to_the_result();
    let answered = Side::ALL.iter().all(|side| answers.get(*side).is_some());
    let called = table.game().called().is_some();
    let (says, order) = match table.phase() {
        Phase::Beginning | Phase::Closed => return None,
        Phase::Over if answered => return says(RehearsedDuty::Ends),
        Phase::Over if called => return says(RehearsedDuty::Comes),
        Phase::Over => return None,
        // There is nothing to stop yet.
        Phase::Playing if called && !has_begun(live) => return says(RehearsedDuty::Comes),
        Phase::Playing if table.stopped() => at_the_stop(live)?,
        Phase::Playing => while_played(live)?,
    };
    let after = match says {
        Some(RehearsedDuty::Notices) => paces.notices,
        _ => paces.arbiter,
    };
    Some((Duty::Orders { says, order, plies }, after))
}

/// True if everything is prepared and the game has begun.
fn has_begun(live: &LiveGame) -> bool {
    let table = &live.table;
    let prepared = live.preparation.may_arm() == Arming::Ready;
    prepared && table.game().decided().has_begun(table.has_clock())
}

fn while_played(live: &LiveGame) -> Option<Ordered> {
    let table = &live.table;
    if live.preparation.may_arm() != Arming::Ready {
        return None;
    }
    if let Some(claim) = table.claim() {
        return Some(match claim.evidence.finding {
            Finding::Proven(_) | Finding::ProvenOtherwise(_) => (None, ArbiterCommand::Grant),
            Finding::NotProven
            | Finding::MustCapture
            | Finding::QuickGamesOnly
            | Finding::ArbitersCall(_) => (None, ArbiterCommand::Refuse),
        });
    }
    let ended = proposed_by_the_board(table).or_else(|| proposed_by_flags(&live.timing, table));
    if let Some(result) = ended {
        return Some((None, ArbiterCommand::Decide(declared(result))));
    }
    let rehearsed = table.game().rehearsed();
    if table.game().called().is_some() || rehearsed.demanded().is_some() {
        return Some((Some(RehearsedDuty::Comes), ArbiterCommand::Stop));
    }
    if all(live).any(|of| matches!(live.boards.board_state(of), BoardState::Differs(_))) {
        return Some((Some(RehearsedDuty::Notices), ArbiterCommand::Stop));
    }
    let stands = table.has_clock() && table.on_the_clock().is_none();
    let ready = all(live).all(|of| agrees(live, of));
    (stands && ready).then_some((Some(RehearsedDuty::Starts), ArbiterCommand::Resume))
}

fn at_the_stop(live: &LiveGame) -> Option<Ordered> {
    let game = live.table.game();
    let written = game.rehearsed().written();
    let mended = game.decided().mended();
    let mut differ = all(live).filter(|of| !agrees(live, *of)).peekable();
    if differ.peek().is_none() {
        let back = demanded(live).map(|behind| {
            let order = ArbiterCommand::WalkBack(Some(behind));
            (Some(RehearsedDuty::GoesBack), order)
        });
        let on = (Some(RehearsedDuty::LetsGoOn), ArbiterCommand::Resume);
        return Some(back.unwrap_or(on));
    }
    if differ.all(|of| mended.contains(&of)) {
        // The hands put the boards right.
        return None;
    }
    let says = Some(RehearsedDuty::Compares);
    if let Some(written) = written {
        let sides = [written.side, written.side.other()];
        let mut missing = sides
            .into_iter()
            .filter(|side| game.sheets().get(*side).is_none());
        if let Some(side) = missing.next() {
            let says = says.filter(|_| side == written.side);
            return Some((says, sheet(live, side, written)));
        }
    }
    Some(match live.desk.found() {
        None => (says.filter(|_| written.is_none()), ArbiterCommand::Compare),
        Some(found) => {
            let stands = found.report.proposal.ply.is_none();
            let to = stands.then(|| game.standing().len());
            (Some(RehearsedDuty::GoesBack), ArbiterCommand::WalkBack(to))
        }
    })
}

/// The number of half-moves that stand before the half-move to put right, if somebody demanded this and the rules grant the demand
/// (I 5.4).
fn demanded(live: &LiveGame) -> Option<usize> {
    let game = live.table.game();
    let entry = game.rehearsed().demanded()?;
    let irregular = game.kept(entry)?.entry.irregular.is_some();
    let behind = game.standing().iter().position(|it| it.id == entry);
    behind.filter(|_| irregular)
}

fn declared(result: GameResult) -> Decision {
    Decision::Result {
        score: Score {
            outcome: result.ending().outcome(),
            advantage: result.advantage(),
        },
        ending: result.ending(),
        reason: String::new(),
    }
}

/// The sheet of this side, as it is read to the arbiter.
fn sheet(live: &LiveGame, side: Side, written: &Otherwise) -> ArbiterCommand {
    let standing = live.table.game().standing().iter();
    let entries = standing.enumerate().map(|(index, entry)| {
        match side == written.side && index + 1 == written.ply {
            true => written.notation.clone(),
            false => write_move(&entry.before, &entry.mv),
        }
    });
    let text = entries.collect::<Vec<_>>().join(" ");
    ArbiterCommand::ReadIn { sheet: side, text }
}

fn all(live: &LiveGame) -> impl Iterator<Item = BoardOf> + '_ {
    live.boards.all.iter().map(|board| board.board.of)
}

fn agrees(live: &LiveGame, of: BoardOf) -> bool {
    live.boards.board_state(of) == BoardState::Agrees(of)
}

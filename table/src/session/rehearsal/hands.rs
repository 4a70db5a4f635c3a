// SPDX-License-Identifier: GPL-3.0-or-later
//! The hands at the simulated boards of a rehearsal: they carry out announced half-moves, and put right boards after an arbiter's
//! decision, one man at a time, so slowly that a person could do the same on a real board.

use std::time::Duration;

use zgoda_game::{Move, Setup, Side};
use zgoda_hw::sim::HandCommand;
use zgoda_record::event::Mishap;
use zgoda_speech::announcement::BoardOf;

use super::Paces;
use super::mishap;
use crate::session::live::LiveGame;
use crate::session::options::Hands;
use crate::session::phase::Phase;
use crate::session::table::Table;

/// An act of a hand.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::session) enum Work {
    /// Carries out the other side's half-move.
    CarriesOut {
        /// The board on which the hand acts.
        of: BoardOf,
        /// The position before the half-move.
        before: Setup,
        /// The half-move, as the hand makes it.
        mv: Move,
        /// The mishap that goes with the half-move.
        wrong: Option<Mishap>,
    },
    /// Puts a single man right.
    Mends {
        /// The board on which the hand acts.
        of: BoardOf,
        /// The act that puts the man right.
        command: HandCommand,
    },
    /// Causes a mishap.
    GoesWrong {
        /// The board on which the hand acts.
        of: BoardOf,
        /// The act of the hand.
        command: HandCommand,
        /// The mishap that is caused.
        mishap: Mishap,
        /// The player with the board.
        side: Side,
    },
}

/// The next work of the hands, and the time until it begins.
pub(super) fn next(live: &LiveGame, paces: Paces) -> Option<(Work, Duration)> {
    let table = &live.table;
    if table.phase() != Phase::Playing {
        return None;
    }
    if table.stopped() {
        return mends(live).map(|work| (work, paces.mends));
    }
    let carries = simulated(live).find_map(|of| carries_out(live, of));
    let work = carries.or_else(|| mishap::by_itself(live))?;
    Some((work, paces.hand))
}

/// True if the board of this side is simulated.
pub(super) fn is_simulated(table: &Table, side: Side) -> bool {
    let board = table.boards().of(side);
    board.is_some_and(|board| board.hands == Hands::Simulated)
}

fn simulated(live: &LiveGame) -> impl Iterator<Item = BoardOf> + '_ {
    let all = live.boards.all.iter().map(|it| it.board);
    all.filter(|board| board.hands == Hands::Simulated)
        .map(|board| board.of)
}

fn carries_out(live: &LiveGame, of: BoardOf) -> Option<Work> {
    let table = &live.table;
    let last = table.game().last()?;
    if !live.boards.is_awaited_on(of, table) {
        return None;
    }
    let (before, announced) = (last.before, last.mv);
    // A half-move that was begun, or went wrong, is not carried out once more.
    let makes = live.boards.board(of)?.hand_makes;
    let begun = makes.is_some_and(|(_, until)| table.now() < until);
    let shown = live.boards.shown_by(of, table)?;
    if begun || shown.with_turn(before.turn()) != before {
        return None;
    }
    let wrong = mishap::carried_out(of, (&before, &announced), table);
    Some(Work::CarriesOut {
        of,
        before,
        mv: wrong.map_or(announced, |(_, mv)| mv),
        wrong: wrong.map(|(mishap, _)| mishap),
    })
}

/// The next man to be put right on a board after an arbiter's decision, removals first.
fn mends(live: &LiveGame) -> Option<Work> {
    let mended = live.table.game().decided().mended();
    simulated(live).find_map(|of| {
        let difference = live.boards.difference_on(of, &live.table)?;
        let remove = difference.remove.into_iter().next();
        let command = match (remove, difference.put.first()) {
            (Some(square), _) => HandCommand::Remove(square),
            (None, Some((square, piece))) => HandCommand::Put(*square, *piece),
            (None, None) => return None,
        };
        mended.contains(&of).then_some(Work::Mends { of, command })
    })
}

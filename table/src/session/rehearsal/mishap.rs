// SPDX-License-Identifier: GPL-3.0-or-later
//! The mishap of a rehearsal, on demand, and the way it comes about: one of five mishaps of people at two boards.

use zgoda_game::{Direction, Move, Piece, Setup, Side, Square, legal_moves};
use zgoda_hw::sim::HandCommand;
use zgoda_record::event::Mishap;
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::{BoardOf, BoardState, WhenWrong};

use super::hands::{Work, is_simulated};
use crate::session::game::State;
use crate::session::live::LiveGame;
use crate::session::table::Table;

/// The answer to a request for a mishap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The mishap may come.
    Comes,
    /// An earlier mishap is still to come, or to be put right.
    OneAtATime,
    /// The mishap needs a simulated board, and there is none.
    NoBoard,
}

/// The time at which this mishap comes.
pub(super) const fn comes(mishap: Mishap) -> WhenWrong {
    match mishap {
        Mishap::Falls | Mishap::Pushed => WhenWrong::Soon,
        Mishap::CarriedElsewhere | Mishap::WrittenOtherwise => WhenWrong::AtAHalfMove,
        Mishap::LeftStanding => WhenWrong::AtACapture,
    }
}

/// Tells whether another thing may go wrong now.
pub(super) fn may_come(live: &LiveGame) -> Asked {
    if of_player(&live.table).is_none() {
        return Asked::NoBoard;
    }
    let rehearsed = live.table.game().rehearsed();
    let differs = |of| matches!(live.boards.board_state(of), BoardState::Differs(_));
    let is_there = rehearsed.waits().is_some() || rehearsed.written().is_some();
    match is_there || live.boards.all.iter().any(|it| differs(it.board.of)) {
        true => Asked::OneAtATime,
        false => Asked::Comes,
    }
}

/// The mishap that happens now without a half-move: something falls or is pushed.
pub(super) fn by_itself(live: &LiveGame) -> Option<Work> {
    let side = of_player(&live.table)?;
    let of = live.table.boards().of(side)?.of;
    let game = live.table.game();
    let position = game.now();
    let agrees = live.boards.board_state(of) == BoardState::Agrees(of);
    let made = game.last().is_some_and(|last| last.state != State::Open);
    if !agrees || !made {
        return None;
    }
    let mishap = game.rehearsed().waits()?;
    let command = match mishap {
        Mishap::Falls => HandCommand::Remove(standing(position, side).next()?),
        // A single man that moves would be taken for a half-move.
        Mishap::Pushed => {
            let pushed = one_pushed(position, side)?;
            HandCommand::SetUp(Box::new(one_pushed(&pushed, side.other())?))
        }
        Mishap::CarriedElsewhere | Mishap::LeftStanding | Mishap::WrittenOtherwise => {
            return None;
        }
    };
    Some(Work::GoesWrong {
        of,
        command,
        mishap,
        side,
    })
}

/// The faulty way in which the mishap that waits has a half-move carried out on this board; `None` where the half-move is carried
/// out as it was announced.
pub(super) fn carried_out(
    of: BoardOf,
    (before, mv): (&Setup, &Move),
    table: &Table,
) -> Option<(Mishap, Move)> {
    let players = of_player(table).and_then(|side| table.boards().of(side));
    let on_players = players.is_some_and(|board| board.of == of);
    let mishap = table.game().rehearsed().waits()?;
    let mv = match mishap {
        Mishap::CarriedElsewhere if on_players => elsewhere(before, mv),
        Mishap::LeftStanding if on_players => left_standing(mv),
        Mishap::WrittenOtherwise if !on_players => another(before, mv),
        _ => None,
    };
    Some((mishap, mv?))
}

/// The player at the board of the mishaps: the first who does not see, where their board is simulated.
fn of_player(table: &Table) -> Option<Side> {
    let sight = &table.options().sight;
    let mut hears = Side::ALL
        .into_iter()
        .filter(|side| *sight.get(*side) != Sight::Sighted);
    hears.find(|side| is_simulated(table, *side))
}

/// The squares of this side's men.
fn standing(position: &Setup, side: Side) -> impl Iterator<Item = Square> + '_ {
    let squares = position.variant().squares().into_iter();
    squares.filter(move |square| position.at(*square) == Some(Piece::man(side)))
}

/// An empty square beside the given square.
fn beside(position: &Setup, from: Square) -> Option<Square> {
    let layout = position.variant().layout();
    let mut beside = Direction::ALL
        .into_iter()
        .filter_map(|way| layout.step(from, way));
    beside.find(|to| position.at(*to).is_none())
}

/// The position with a man of this side pushed to an empty square of its row or column, to which no half-move leads.
fn one_pushed(position: &Setup, side: Side) -> Option<Setup> {
    let mut all = standing(position, side);
    let (from, to) = all.find_map(|from| Some((from, aside(position, from)?)))?;
    let mut pushed = *position;
    pushed.put(from, None);
    pushed.put(to, position.at(from));
    Some(pushed)
}

/// An empty square in the man's row or column, two steps away.
fn aside(position: &Setup, from: Square) -> Option<Square> {
    let layout = position.variant().layout();
    let ways = Direction::ALL.into_iter();
    let turned = ways.flat_map(|way| Direction::ALL.map(|other| (way, other)));
    let mut all = turned
        .filter(|(way, other)| way != other)
        .filter_map(|(way, other)| layout.step(layout.step(from, way)?, other));
    all.find(|to| *to != from && position.at(*to).is_none())
}

/// The same piece, moved to an empty square beside its proper one.
fn elsewhere(before: &Setup, mv: &Move) -> Option<Move> {
    // The square that the man leaves counts as taken: if the man stayed there, the half-move would not be carried out at all.
    let mut taken = mv.apply(before);
    taken.put(mv.from, before.at(mv.from));
    let to = beside(&taken, mv.to)?;
    Some(Move { to, ..*mv })
}

/// The same capture, with one man left standing.
fn left_standing(mv: &Move) -> Option<Move> {
    let left = mv.captured.into_iter().next()?;
    Some(Move {
        captured: mv.captured.without(left),
        ..*mv
    })
}

/// Another half-move that could have been announced.
fn another(before: &Setup, mv: &Move) -> Option<Move> {
    let mut all = legal_moves(before).into_iter();
    all.find(|other| other.to != mv.to || other.from != mv.from)
}

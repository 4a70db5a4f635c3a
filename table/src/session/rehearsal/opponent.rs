// SPDX-License-Identifier: GPL-3.0-or-later
//! The opponent of a rehearsal: it makes legal half-moves that lose as few men as possible at the next capture, presses
//! the clock, and answers.

use std::time::Duration;

use zgoda_game::{Move, Setup, Side, legal_moves};
use zgoda_record::event::Mishap;
use zgoda_speech::announcement::BoardState;

use super::Paces;
use crate::session::game::State;
use crate::session::live::LiveGame;
use crate::session::phase::Phase;
use crate::session::question::Question;

/// The acts of the opponent.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::session) enum Act {
    /// Makes this half-move from this position with the hands.
    Moves(Setup, Move),
    /// Presses the clock for the half-move of this number.
    Presses(usize),
    /// Accepts the draw offer that was made after so many half-moves.
    Accepts(usize),
    /// Confirms that the game ends by the draw that was offered after so many half-moves.
    Draws(usize),
    /// Confirms the result.
    Confirms,
}

/// The next act of `side`, and the time after which it comes.
pub(super) fn next(live: &LiveGame, side: Side, paces: Paces) -> Option<(Act, Duration)> {
    let table = &live.table;
    let game = table.game();
    if table.phase() == Phase::Over {
        let asked = game.answers_to_the_result().get(side).is_none();
        return asked.then_some((Act::Confirms, paces.hand));
    }
    if table.phase() != Phase::Playing || table.stopped() {
        return None;
    }
    let plies = game.standing().len();
    if game.pending_offer() == Some(side.other()) {
        let asked = matches!(live.questions.open, Some(Question::Draw { by }) if by == side);
        let act = match asked {
            true => Act::Draws(plies),
            false => Act::Accepts(plies),
        };
        return Some((act, paces.hand));
    }
    let runs = !table.has_clock() || table.on_the_clock() == Some(side);
    if !runs {
        return None;
    }
    if table.has_clock()
        && let Some(index) = game.unpressed(side)
    {
        return Some((Act::Presses(index), paces.hand));
    }
    let of = table.boards().of(side)?.of;
    let agrees = live.boards.board_state(of) == BoardState::Agrees(of);
    let open = game.last().is_some_and(|last| last.state == State::Open);
    let before = *game.now();
    if !agrees || open || before.turn() != side {
        return None;
    }
    let wanted = match game.rehearsed().waits() {
        Some(Mishap::LeftStanding) => Wanted::Exchange,
        _ => Wanted::Calm,
    };
    Some((Act::Moves(before, choose(&before, wanted)?), paces.thinks))
}

/// The kind of half-move that the opponent looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// A half-move that loses no men.
    Calm,
    /// A half-move that offers an exchange, if such a half-move is possible.
    Exchange,
}

/// True if this half-move forces the other side to capture, and every reply allows a recapture.
fn exchanges(before: &Setup, mv: &Move) -> bool {
    let after = mv.apply(before);
    let takes = |setup: &Setup| legal_moves(setup).into_iter().any(|mv| mv.is_capture());
    let mut replies = legal_moves(&after).into_iter();
    takes(&after) && replies.all(|reply| takes(&reply.apply(&after)))
}

/// The half-move after which the other side can take fewest men, chosen from the wanted half-moves if there are any.
/// Among several equally good half-moves the position decides, always with the same result.
fn choose(before: &Setup, wanted: Wanted) -> Option<Move> {
    let legal = || legal_moves(before).into_iter();
    let wished = |mv: &Move| wanted == Wanted::Exchange && exchanges(before, mv);
    let all: Vec<Move> = match legal().any(|mv| wished(&mv)) {
        true => legal().filter(wished).collect(),
        false => legal().collect(),
    };
    let loses = |mv: &Move| {
        let after = mv.apply(before);
        let replies = legal_moves(&after).into_iter();
        replies.map(|reply| reply.captured.len()).max().unwrap_or(0)
    };
    let least = all.iter().map(loses).min()?;
    let best: Vec<&Move> = all.iter().filter(|mv| loses(mv) == least).collect();
    let men: usize = before
        .variant()
        .squares()
        .into_iter()
        .filter(|square| before.at(*square).is_some())
        .map(|square| square.index())
        .sum();
    best.get(men % best.len().max(1)).map(|mv| **mv)
}

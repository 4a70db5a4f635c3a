// SPDX-License-Identifier: GPL-3.0-or-later
//! The ranking of possible events: faults that, alone or two at once, leave just this evidence.
//!
//! Costs are in [`super::costs`]. An explanation blames a side only if the evidence points to that
//! side. Two explanations with the same cost are a tie, and a caller must say so.

use std::borrow::Cow;

use super::account::Account;
use super::align::{self, Divergence, Read, Step};
use super::basis::{self, Basis, Found};
use super::boards::Since;
use super::costs::{AGAINST_A_WITNESS, AGAINST_THE_RULES, SECOND_FAULT, UNKNOWN, cost, neighbours};
use super::cover;
use super::ear::confusable;
use super::fault::{Explanation, Fault, FaultKind, Where};
use super::fix::Fix;
use super::pairs;
use super::shown::Shown;
use super::trace::{self, Scene};
use super::{Evidence, Proposal};
use crate::moves::Move;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::square::Square;

/// The most explanations that are offered; a reader cannot choose among many.
pub const MAX_EXPLANATIONS: usize = 8;

/// A board with more wrong squares than these is not explained by single pieces.
const MOST_KNOCKED: usize = 12;

/// The most wrong squares for which two faults that partly hide each other are looked for.
const MOST_HIDDEN: usize = 10;

/// The most unreadable entries that are each explained.
const MOST_UNREAD: usize = 3;

/// All the evidence, read together. If there are no two records, the program's entries take the place of the missing
/// record.
pub(super) struct Happened<'a> {
    evidence: Cow<'a, Evidence>,
    read: Read,
    /// The side with the program's entries in place of its record, and the last half-move that both players wrote. A slip up to
    /// that half-move is not the slip of one pen.
    beside: Option<(Side, usize)>,
}

impl Happened<'_> {
    /// Reads `evidence`, with its boards turned the right way round; `read` is the reading of its
    /// records, from which `found` followed.
    pub(super) fn of<'a>(
        evidence: &'a Evidence,
        read: &Read,
        found: &Found,
        account: &Account,
    ) -> Happened<'a> {
        let beside = match found.basis {
            Basis::ArbiterDecides => basis::with_the_program(evidence, read, account),
            Basis::TwoRecords => None,
        };
        let Some(beside) = beside else {
            return Happened {
                read: align::read(evidence, account.rest_position()),
                evidence: Cow::Borrowed(evidence),
                beside: None,
            };
        };
        let mut read = align::read(&beside.evidence, account.rest_position());
        if !read.parts() {
            // Half-moves after the found line that only one sheet has are taken as not made.
            read.steps.truncate(found.line.len());
        }
        Happened {
            evidence: beside.evidence,
            read,
            beside: Some((beside.program, beside.both)),
        }
    }

    /// The half-moves since the proposed position.
    pub(super) fn since(&self) -> Since {
        self.read.since()
    }

    /// The explanations, most likely first.
    pub(super) fn explain(&self, turned: &BySide<bool>, proposal: &Proposal) -> Vec<Explanation> {
        let mut all = explain(&self.evidence, turned, &self.read, proposal);
        if let Some((program, both)) = self.beside {
            let begins = self.evidence.records.white.start.turn();
            let mover = |ply: usize| match ply % 2 {
                1 => begins,
                _ => begins.other(),
            };
            // A half-move that both wrote, or an entry of the program, is not the slip of one pen; and players do not
            // mishear their own half-moves.
            let of_nobody = |fault: &Fault| match (fault.place, fault.ply) {
                (Where::Record(side), _) if side == program => true,
                (Where::Record(_), ply) => ply.is_some_and(|ply| ply <= both),
                (Where::Between, Some(ply)) => ply <= both || mover(ply) != program,
                (Where::Between, None) | (Where::Board(_), _) => false,
            };
            all.retain(|one| !one.faults.iter().any(of_nobody));
        }
        all
    }
}

/// The explanations, most likely first. The boards of `evidence` are turned the right way round.
fn explain(
    evidence: &Evidence,
    turned: &BySide<bool>,
    read: &Read,
    proposal: &Proposal,
) -> Vec<Explanation> {
    let mut parts: Vec<Vec<Explanation>> = Vec::new();
    for (divergence, fix) in read.divergences.iter().zip(&read.fixes) {
        // An unreadable word is explained once, as unreadable.
        if !matches!(fix, Fix::Beside(_)) {
            parts.push(of_fix(divergence, *fix, evidence));
        }
    }
    // Many unreadable entries are not slips of a pen; the report lists them anyway.
    if read.unread.len() <= MOST_UNREAD {
        parts.extend(read.unread.iter().map(|(side, ply)| of_unread(*side, *ply)));
    }
    let parted = read.divergences.last().filter(|_| read.parts());
    if let Some(divergence) = parted {
        parts.push(of_divergence(divergence, evidence, read));
    }
    for (side, board) in evidence.boards.iter() {
        let Some(board) = board else { continue };
        // If the records part, each board is compared with the record that it is nearest to.
        let own: Vec<Step>;
        let steps: &[Step] = if parted.is_some() {
            let tail = nearest_line(read, board, side);
            own = read.steps.iter().chain(tail).copied().collect();
            &own
        } else {
            &read.steps
        };
        let found = of_board(&Scene {
            side,
            steps,
            position: steps.last().map_or(&proposal.setup, |step| &step.after),
            shown: board,
            other: evidence.boards.get(side.other()).as_ref(),
            ear: &evidence.ear,
            skipped: 0,
        });
        if !found.is_empty() {
            parts.push(found);
        }
        if *turned.get(side) {
            let kind = FaultKind::BoardTurned;
            parts.push(vec![Explanation {
                faults: vec![on_board(kind, side, Some(side))],
                cost: cost(kind),
            }]);
        }
    }
    let mut all = together(parts);
    all.sort_by_key(|explanation| explanation.cost);
    all.truncate(MAX_EXPLANATIONS);
    all
}

/// The half-moves, from the parting on, of the record that the board is nearest to; in a tie, of its own side's record.
fn nearest_line<'a>(read: &'a Read, board: &Shown, side: Side) -> &'a [Step] {
    let away = |line: &[Step]| {
        line.last()
            .map_or(usize::MAX, |step| board.contradicts(&step.after).len())
    };
    let (own, other) = (read.own.get(side), read.own.get(side.other()));
    if away(other) < away(own) { other } else { own }
}

/// Combines independent faults, which have all happened: one explanation of each part, in every
/// combination, cut to the likeliest [`MAX_EXPLANATIONS`].
fn together(parts: Vec<Vec<Explanation>>) -> Vec<Explanation> {
    let mut parts = parts.into_iter();
    let Some(mut all) = parts.next() else {
        return Vec::new();
    };
    for part in parts {
        let mut joined = Vec::new();
        for one in &all {
            for other in &part {
                let faults = one.faults.iter().chain(&other.faults).copied().collect();
                let cost = if same_half_move(one, other) {
                    one.cost
                } else {
                    one.cost + other.cost + SECOND_FAULT
                };
                joined.push(Explanation { faults, cost });
            }
        }
        joined.sort_by_key(|explanation| explanation.cost);
        joined.truncate(MAX_EXPLANATIONS);
        all = joined;
    }
    all
}

/// True if two boards show one half-move that neither record has yet.
fn same_half_move(one: &Explanation, other: &Explanation) -> bool {
    let ahead = |explanation: &Explanation| match explanation.faults.as_slice() {
        [fault] if fault.kind == FaultKind::AheadOfTheRecord => fault.squares,
        _ => None,
    };
    ahead(one).is_some() && ahead(one) == ahead(other)
}

/// Explains a slip that the later half-moves have already decided. If the two squares sound alike, a
/// slip of the pen cannot be told from a misheard number.
fn of_fix(divergence: &Divergence, fix: Fix, evidence: &Evidence) -> Vec<Explanation> {
    let side = fix.side();
    let right = divergence.moves.get(side.other());
    let wrong = divergence.moves.get(side);
    let squares = right
        .zip(*wrong)
        .and_then(|(right, wrong)| apart(&right, &wrong))
        .filter(|_| matches!(fix, Fix::Slip(_)));
    let mut kinds = vec![match fix {
        Fix::Slip(_) => FaultKind::SlipOfThePen,
        Fix::Skipped(_) => FaultKind::SkippedEntry,
        Fix::Doubled(_) => FaultKind::DoubledEntry,
        Fix::Copied(..) => FaultKind::CopiedLine,
        Fix::Beside(_) => FaultKind::SlipOfThePen,
        Fix::Transposed(_) => FaultKind::TransposedEntries,
    }];
    kinds.extend(squares.and_then(|(right, wrong)| by_ear(evidence, right, wrong)));
    let explained = kinds.into_iter().map(|kind| Explanation {
        faults: vec![Fault {
            kind,
            place: Where::Record(side),
            ply: Some(divergence.ply),
            squares,
            blamed: Some(side),
            article: None,
        }],
        cost: cost(kind),
    });
    explained.collect()
}

/// Explains an unreadable entry as a slip of the pen, for any meaning of the entry.
fn of_unread(side: Side, ply: usize) -> Vec<Explanation> {
    let kind = FaultKind::SlipOfThePen;
    vec![in_record(kind, side, ply, cost(kind))]
}

/// An explanation by one fault in a side's record.
fn in_record(kind: FaultKind, side: Side, ply: usize, cost: u32) -> Explanation {
    Explanation {
        faults: vec![Fault {
            kind,
            place: Where::Record(side),
            ply: Some(ply),
            squares: None,
            blamed: Some(side),
            article: None,
        }],
        cost,
    }
}

/// Explains two transposed half-moves that can be made in either order. If only one order is legal,
/// the record with the other order is likelier to be wrong.
fn of_transposed(ply: usize, legal: &BySide<bool>) -> Vec<Explanation> {
    let kind = FaultKind::TransposedEntries;
    let each = Side::ALL.map(|side| {
        let against = *legal.get(side) && !*legal.get(side.other());
        let more = if against { AGAINST_THE_RULES } else { 0 };
        in_record(kind, side, ply, cost(kind) + more)
    });
    let mut all = each.to_vec();
    all.sort_by_key(|explanation| explanation.cost);
    all
}

/// A misheard number, if these two sound alike.
fn by_ear(evidence: &Evidence, one: Square, other: Square) -> Option<FaultKind> {
    let variant = evidence.records.white.start.variant();
    confusable(variant, &evidence.ear, one, other).then_some(FaultKind::MisheardNumber)
}

/// The squares in which two half-moves differ: the last squares or, if these are the same, the first squares.
fn apart(one: &Move, other: &Move) -> Option<(Square, Square)> {
    if one.to != other.to {
        Some((one.to, other.to))
    } else if one.from != other.from {
        Some((one.from, other.from))
    } else {
        None
    }
}

/// The possible causes of the parting itself.
fn of_divergence(divergence: &Divergence, evidence: &Evidence, read: &Read) -> Vec<Explanation> {
    if let Some(legal) = &divergence.transposed {
        return of_transposed(divergence.ply, legal);
    }
    let (kind, squares) = match (divergence.moves.white, divergence.moves.black) {
        (Some(white), Some(black)) => {
            let squares = apart(&white, &black);
            (
                kind_of(evidence, divergence.before, white, black, squares),
                squares,
            )
        }
        _ => (FaultKind::SlipOfThePen, None),
    };
    // The side with the version that each board shows.
    let stands = BySide::from_fn(|side| version(evidence.boards.get(side).as_ref(), read));
    let fault = |kind, place, blamed| Explanation {
        faults: vec![Fault {
            kind,
            place,
            ply: Some(divergence.ply),
            squares,
            blamed,
            article: None,
        }],
        cost: cost(kind),
    };
    let mut all = Vec::new();
    for side in Side::ALL {
        // The record of `side` can be wrong only if neither board shows its version.
        let against = |at: Option<Side>| at == Some(side);
        let unwritten = *divergence.otherwise.get(side);
        let impossible = divergence.moves.get(side).is_none() && !unwritten;
        if !against(stands.white) && !against(stands.black) {
            let mut slip = fault(FaultKind::SlipOfThePen, Where::Record(side), Some(side));
            // The right square comes first, the square of this record second.
            if let (Side::White, Some((white, black))) = (side, squares) {
                slip.faults[0].squares = Some((black, white));
            }
            let known = stands.white.is_some() && stands.black.is_some();
            slip.cost += match evidence.witness.version(divergence) {
                Some(confirmed) if confirmed == side => AGAINST_A_WITNESS,
                None if !known && !impossible => UNKNOWN,
                _ => 0,
            };
            all.push(slip);
        }
    }
    let split = stands.white != Some(Side::Black) && stands.black != Some(Side::White);
    let both = divergence.moves.white.is_some() && divergence.moves.black.is_some();
    if split && both {
        all.push(fault(kind, Where::Between, None));
    }
    let unwritten = divergence.otherwise.white || divergence.otherwise.black;
    if all.is_empty() || split && unwritten {
        all.push(fault(FaultKind::DifferentMove, Where::Between, None));
    }
    all.sort_by_key(|explanation| explanation.cost);
    all
}

/// The relation between two different half-moves at one place.
fn kind_of(
    evidence: &Evidence,
    before: Setup,
    white: Move,
    black: Move,
    squares: Option<(Square, Square)>,
) -> FaultKind {
    let variant = before.variant();
    let sides = BySide { white, black }.map(|mv| before.at(mv.from).map(|piece| piece.side));
    if sides.white != sides.black {
        return FaultKind::TwoInARow;
    }
    if let Some((one, other)) = squares
        && let Some(kind) = by_ear(evidence, one, other)
    {
        return kind;
    }
    let (fewer, more) = if white.captured.len() < black.captured.len() {
        (white, black)
    } else {
        (black, white)
    };
    if fewer.from == more.from
        && fewer.is_capture()
        && fewer.captured != more.captured
        && fewer.captured.within(more.captured)
    {
        return FaultKind::HalfACapture;
    }
    if white.is_capture() && white.captured.len() == black.captured.len() {
        return FaultKind::OtherCapture;
    }
    match squares {
        Some((one, other)) if neighbours(variant, one, other) => FaultKind::NeighbouringSquare,
        Some(_) if white.from == black.from => FaultKind::WrongSquare,
        _ => FaultKind::DifferentMove,
    }
}

/// The side with the version to which a board is nearest, judged by the last half-moves of each side's record.
fn version(board: Option<&Shown>, read: &Read) -> Option<Side> {
    /// A record may be a few half-moves behind or ahead of the board.
    const ABOUT_NOW: usize = 3;
    let board = board?;
    let away = |side: Side| {
        let line = read.own.get(side);
        let near = line.iter().rev().take(ABOUT_NOW);
        near.map(|step| board.contradicts(&step.after).len()).min()
    };
    match (away(Side::White), away(Side::Black)) {
        (Some(white), Some(black)) if white < black => Some(Side::White),
        (Some(white), Some(black)) if black < white => Some(Side::Black),
        (Some(0), None) => Some(Side::White),
        (None, Some(0)) => Some(Side::Black),
        _ => None,
    }
}

/// The possible events on one board.
fn of_board(scene: &Scene<'_>) -> Vec<Explanation> {
    let wrong = scene.shown.contradicts(scene.position);
    if wrong.is_empty() {
        return Vec::new();
    }
    let mut all = cover::explanations(&trace::candidates(scene), wrong, MAX_EXPLANATIONS);
    if wrong.len() <= MOST_HIDDEN && !all.first().is_some_and(is_ordinary) {
        all.extend(pairs::explanations(scene));
    }
    distinct(&mut all);
    if all.is_empty() && wrong.len() <= MOST_KNOCKED {
        // No small number of faults leaves this board.
        let each = cost(FaultKind::KnockedOver) + SECOND_FAULT;
        all.push(Explanation {
            faults: vec![on_board(FaultKind::KnockedOver, scene.side, None)],
            cost: each * wrong.len() as u32,
        });
    }
    all
}

/// True for one or two faults of common kinds: no further search is needed.
fn is_ordinary(explanation: &Explanation) -> bool {
    let seldom = |fault: &Fault| fault.kind == FaultKind::Misplaced;
    explanation.faults.len() <= 2 && !explanation.faults.iter().any(seldom)
}

/// Sorts the explanations, the likeliest first, and drops repeated ones, regardless of the order of their
/// faults.
fn distinct(all: &mut Vec<Explanation>) {
    for one in all.iter_mut() {
        one.faults
            .sort_by_key(|fault| (fault.ply.is_none(), fault.ply));
    }
    all.sort_by_key(|one| one.cost);
    let mut kept: Vec<Explanation> = Vec::new();
    for one in all.drain(..) {
        if kept.len() < MAX_EXPLANATIONS && kept.iter().all(|other| other.faults != one.faults) {
            kept.push(one);
        }
    }
    *all = kept;
}

/// A fault that belongs to a whole board.
const fn on_board(kind: FaultKind, side: Side, blamed: Option<Side>) -> Fault {
    Fault {
        kind,
        place: Where::Board(side),
        ply: None,
        squares: None,
        blamed,
        article: None,
    }
}

//! Ranks what may have happened: faults that, alone or two at once, leave just this evidence.
//!
//! Costs are [`super::costs`]'s. An explanation blames a side only where the evidence points to one;
//! two with one cost are a tie, and who reads them must say so.

use super::align::{Fix, Read, Step};
use super::boards::{differing, same_pieces};
use super::costs::{Ear, SECOND_FAULT, confusable, cost, neighbours};
use super::fault::{Explanation, Fault, FaultKind, Where};
use super::faults::{self, Candidate, MOST_SQUARES};
use super::{Evidence, Proposal};
use crate::moves::Move;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::square::Square;

/// The most explanations that are offered. Whoever reads more than a few chooses none.
pub const MAX_EXPLANATIONS: usize = 8;

/// The most faults of one board that are tried two at once.
const MOST_PAIRED: usize = 120;

/// What may have happened, most likely first.
pub(super) fn explain(evidence: &Evidence, read: &Read, proposal: &Proposal) -> Vec<Explanation> {
    let mut parts: Vec<Vec<Explanation>> = Vec::new();
    let mended: Vec<Explanation> = read
        .fixes
        .iter()
        .map(|f| of_fix(*f, evidence, read))
        .collect();
    parts.extend(mended.into_iter().map(|one| vec![one]));
    let parted = read.first_difference.is_some() && read.fixes.is_empty();
    if parted {
        parts.push(of_parting(evidence, read));
    }
    for (side, board) in evidence.boards.iter() {
        let Some(board) = board else { continue };
        let own: Vec<Step>;
        let (steps, position): (&[Step], Setup) = if parted {
            // Each board is held against what its own side's record says.
            let tail = nearest_line(read, board, side);
            own = read.steps.iter().chain(tail).copied().collect();
            (&own, own.last().map_or(proposal.setup, |step| step.after))
        } else {
            (&read.steps, proposal.setup)
        };
        let found = of_board(side, steps, &position, board, evidence.ear);
        if !found.is_empty() {
            parts.push(found);
        }
    }
    let mut all = together(parts);
    all.sort_by_key(|explanation| explanation.cost);
    all.truncate(MAX_EXPLANATIONS);
    all
}

/// The own line of the record the board stands nearest to; its own side's where both are as near.
fn nearest_line<'a>(read: &'a Read, board: &Setup, side: Side) -> &'a [Step] {
    let away = |line: &[Step]| {
        line.last()
            .map_or(usize::MAX, |step| differing(&step.after, board).len())
    };
    let (own, other) = (read.own.get(side), read.own.get(side.other()));
    if away(other) < away(own) { other } else { own }
}

/// Faults that have nothing to do with each other happened all of them: one explanation of each
/// part, in every combination, as long as that stays readable.
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
                joined.push(Explanation {
                    faults,
                    cost: one.cost + other.cost + SECOND_FAULT,
                });
            }
        }
        joined.sort_by_key(|explanation| explanation.cost);
        joined.truncate(MAX_EXPLANATIONS);
        all = joined;
    }
    all
}

/// A slip that what follows has already decided.
fn of_fix((ply, fix): (usize, Fix), evidence: &Evidence, read: &Read) -> Explanation {
    let side = fix.side();
    let squares = match (&read.parting, &read.first_difference) {
        (Some(parting), Some(first)) if first.ply == ply => {
            let right = parting.moves.get(side.other());
            let wrong = parting.moves.get(side);
            right
                .zip(*wrong)
                .and_then(|(right, wrong)| apart(&right, &wrong))
        }
        _ => None,
    };
    let kind = match fix {
        Fix::Slip(_) => match squares {
            Some((right, wrong)) => {
                by_ear(evidence, right, wrong).unwrap_or(FaultKind::SlipOfThePen)
            }
            None => FaultKind::SlipOfThePen,
        },
        Fix::Skipped(_) => FaultKind::SkippedEntry,
        Fix::Doubled(_) => FaultKind::DoubledEntry,
    };
    Explanation {
        faults: vec![Fault {
            kind,
            place: Where::Record(side),
            ply: Some(ply),
            squares: squares.filter(|_| matches!(fix, Fix::Slip(_))),
            blamed: Some(side),
            article: None,
        }],
        cost: cost(kind),
    }
}

/// A misheard number, if these two sound alike.
fn by_ear(evidence: &Evidence, one: Square, other: Square) -> Option<FaultKind> {
    let variant = evidence.records.white.start.variant();
    confusable(variant, evidence.ear, one, other).then_some(FaultKind::MisheardNumber)
}

/// The squares in which two half-moves differ.
fn apart(one: &Move, other: &Move) -> Option<(Square, Square)> {
    if one.to != other.to {
        Some((one.to, other.to))
    } else if one.from != other.from {
        Some((one.from, other.from))
    } else {
        None
    }
}

/// What the parting itself may have been.
fn of_parting(evidence: &Evidence, read: &Read) -> Vec<Explanation> {
    let Some(parting) = &read.parting else {
        return Vec::new();
    };
    let ply = read.steps.len() + 1;
    let (kind, squares) = match (parting.moves.white, parting.moves.black) {
        (Some(white), Some(black)) => {
            let squares = apart(&white, &black);
            (
                kind_of(evidence, parting.before, white, black, squares),
                squares,
            )
        }
        _ => (FaultKind::SlipOfThePen, None),
    };
    // On which version does each board stand?
    let stands = BySide::from_fn(|side| version(evidence.boards.get(side).as_ref(), read));
    let fault = |kind, place, blamed| Explanation {
        faults: vec![Fault {
            kind,
            place,
            ply: Some(ply),
            squares,
            blamed,
            article: None,
        }],
        cost: cost(kind),
    };
    let mut all = Vec::new();
    for side in Side::ALL {
        // The record of `side` is wrong: his own board must not stand as it says, nor the other's.
        let against = |at: Option<Side>| at == Some(side);
        let unreadable = parting.moves.get(side).is_none();
        if !against(stands.white) && !against(stands.black) {
            let mut slip = fault(FaultKind::SlipOfThePen, Where::Record(side), Some(side));
            // What should be comes first, what this record has second.
            if let (Side::White, Some((white, black))) = (side, squares) {
                slip.faults[0].squares = Some((black, white));
            }
            let known = stands.white.is_some() && stands.black.is_some();
            if !known && !unreadable {
                slip.cost += 4;
            }
            all.push(slip);
        }
    }
    let split = stands.white != Some(Side::Black) && stands.black != Some(Side::White);
    if split && parting.moves.white.is_some() && parting.moves.black.is_some() {
        all.push(fault(kind, Where::Between, None));
    }
    if all.is_empty() {
        all.push(fault(FaultKind::DifferentMove, Where::Between, None));
    }
    all.sort_by_key(|explanation| explanation.cost);
    all
}

/// What two different half-moves at one place have to do with each other.
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

/// Whose version a board stands on, as near as its last half-moves tell.
fn version(board: Option<&Setup>, read: &Read) -> Option<Side> {
    /// A record may be a few half-moves behind or ahead of the board.
    const ABOUT_NOW: usize = 3;
    let board = board?;
    let away = |side: Side| {
        let line = read.own.get(side);
        let near = line.iter().rev().take(ABOUT_NOW);
        near.map(|step| differing(&step.after, board).len()).min()
    };
    match (away(Side::White), away(Side::Black)) {
        (Some(white), Some(black)) if white < black => Some(Side::White),
        (Some(white), Some(black)) if black < white => Some(Side::Black),
        (Some(0), None) => Some(Side::White),
        (None, Some(0)) => Some(Side::Black),
        _ => None,
    }
}

/// What may have happened on one board: a single fault, or two.
fn of_board(
    side: Side,
    steps: &[Step],
    position: &Setup,
    board: &Setup,
    ear: Ear,
) -> Vec<Explanation> {
    if same_pieces(position, board) {
        return Vec::new();
    }
    let mut found = faults::candidates(side, steps, position, board, ear);
    found.sort_by_key(|candidate| candidate.cost);
    let mut all: Vec<Explanation> = Vec::new();
    for candidate in found.iter().filter(|c| faults::is_whole(c, board)) {
        all.push(Explanation {
            faults: vec![blamed(candidate.fault)],
            cost: candidate.cost,
        });
    }
    let wrong = differing(position, board);
    found.truncate(MOST_PAIRED);
    for (n, one) in found.iter().enumerate() {
        for other in &found[n + 1..] {
            if covers(one, other, position, board) {
                all.push(Explanation {
                    faults: vec![blamed(one.fault), blamed(other.fault)],
                    cost: one.cost + other.cost + SECOND_FAULT,
                });
            }
        }
    }
    if all.is_empty() && wrong.len() <= MOST_SQUARES {
        // Something was done to the board that no one or two faults leave.
        all.push(Explanation {
            faults: vec![Fault {
                kind: FaultKind::KnockedOver,
                place: Where::Board(side),
                ply: None,
                squares: None,
                blamed: None,
                article: None,
            }],
            cost: cost(FaultKind::KnockedOver) * wrong.len() as u32,
        });
    }
    all.sort_by_key(|explanation| explanation.cost);
    all.truncate(MAX_EXPLANATIONS);
    all
}

/// Do two faults, each of which the board bears out, leave all that it shows, and each something that
/// the other does not?
fn covers(one: &Candidate, other: &Candidate, position: &Setup, board: &Setup) -> bool {
    let wrong = differing(position, board);
    let (by_one, by_other) = (
        differing(&one.ends, position),
        differing(&other.ends, position),
    );
    (by_one | by_other) == wrong && (by_one & by_other).is_empty()
}

/// The hand on a board is its owner's, as far as a board tells (an assistant acts for him).
const fn blamed(fault: Fault) -> Fault {
    let side = match (fault.kind, fault.place) {
        (FaultKind::KnockedOver | FaultKind::Misplaced, _) => None,
        (_, Where::Board(side)) => Some(side),
        _ => fault.blamed,
    };
    Fault {
        blamed: side,
        ..fault
    }
}

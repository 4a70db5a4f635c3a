// SPDX-License-Identifier: GPL-3.0-or-later
//! The possible meanings of a reading, given the position of the record and the half-move before it.
//!
//! Readings are matched with whole positions: first the record's own position, then the positions
//! after legal half-moves, then the half-moves that a hand can make although the rules forbid them
//! (Kodeks I 5.4.2–5.4.14).
//! Every stage in between is tolerated while a half-move is under way. An unexplained reading is a
//! difference. Time plays no part here; [`Pace`] only tells the caller how long to wait.
//!
//! A board that does not see sides shows less. Even on such a board a legal half-move is recognised by its final
//! position. An irregular half-move is recognised only if its geometry speaks for it. If two explanations are left, the
//! reading is a difference that people settle.

use super::hand::{
    as_done, as_done_beside, in_the_middle, lifted_only, looks_like_capture, match_legal,
    middle_of_another, middle_of_any, one_hand, sides_seen,
};
use super::line::{Grows, Handling, Last, LastState, Line};
use super::meaning::{Candidate, Difference, Judgement, Pace, Regularity};
use super::order::Order;
use super::otherwise::{
    is_an_exchange_and_begun, is_of_the_last, moved_meanwhile, off_on_both_sides, was_pushed,
};
use super::rows::{Lengths, Rows, SEVERAL, rows};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::piece::Kind;
use crate::reading::Reading;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Direction, Square};

/// The meaning of `reading` on a board with `line` as its record.
#[must_use]
pub fn judge(line: &Line, reading: &Reading, handling: Handling) -> Judgement {
    judge_after(line, Course::UNSEEN, reading, handling)
}

/// The readings of a board on the way to its present reading.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course<'a> {
    /// The readings at rest since the board last showed the record's position; `None` where these readings are not
    /// known any more.
    pub(super) stood: Option<&'a [Reading]>,
    /// The half-move that the board showed a moment ago and that waits to be reported.
    pub(super) waits: Option<&'a Move>,
    /// The order in which the squares of the board were emptied and filled.
    pub(super) order: &'a Order,
}

impl Course<'_> {
    /// A course on which nothing else was seen.
    const UNSEEN: Course<'static> = Course {
        stood: Some(&[]),
        waits: None,
        order: Order::NONE,
    };
}

/// The meaning of `reading` on a board that has shown `course` on the way.
pub(super) fn judge_after(
    line: &Line,
    course: Course<'_>,
    reading: &Reading,
    handling: Handling,
) -> Judgement {
    let agrees = reading.differs_from(&line.now).is_empty();
    match &line.last {
        _ if agrees && handling == Handling::Mending => return Judgement::Agrees,
        _ if handling == Handling::Mending => {
            return Judgement::Differs(Difference::between(reading, &line.now));
        }
        Some(last) if last.state == LastState::ToTransfer => {
            return transfer(line, last, course.order, reading, handling);
        }
        // While the captured men still stand, a king's capture that ends where it began looks like
        // no change. The capture is recognised once the men are taken off; until then the board
        // agrees with the record.
        _ if agrees => return Judgement::Agrees,
        Some(last) => {
            if let Some(judgement) = again(line, last, course.stood, reading, handling) {
                return judgement;
            }
        }
        None => {}
    }
    forward(line, course, reading, handling)
}

/// True if `reading` shows that the other side has begun its half-move, so that the legal half-move in
/// `waiting` is done. False for an irregular half-move, because the change may be a further part of that
/// half-move.
pub(super) fn replied_to(line: &Line, waiting: &Judgement, reading: &Reading) -> bool {
    let (before, candidate) = match (waiting, &line.last) {
        (Judgement::Played(candidate), _) => (&line.now, candidate),
        (Judgement::Corrected(candidate) | Judgement::Completed(candidate), Some(last)) => {
            (&last.before, candidate)
        }
        _ => return false,
    };
    candidate.regularity == Regularity::Legal && begun_after(before, &candidate.mv, reading)
}

/// True if `reading` shows that the other side has begun the half-move after `mv`. A piece of that side must be off
/// its square, or the piece that moved must still stand where it landed: a king that slides on also leaves its square,
/// which looks as if a piece had been captured there and taken off early.
pub(super) fn begun_after(before: &Setup, mv: &Move, reading: &Reading) -> bool {
    let after = mv.apply(before);
    let shown = reading.as_if(&after);
    let answered = !match_legal(&after, reading).is_empty();
    let left = if sides_seen(reading) {
        !after
            .pieces(after.turn())
            .within(shown.pieces(after.turn()))
            || shown.pieces(before.turn()).has(mv.to)
    } else {
        // Without sides the landing square does not show which side's piece stands there.
        !after.pieces(after.turn()).within(shown.occupied())
    };
    (left || answered)
        && match_legal(before, reading).is_empty()
        && (answered || middle_of_any(&after, reading))
}

/// The meaning of a reading while the opponent's half-move is to be carried out here. The half-move
/// must be carried out exactly: another legal half-move counts as a difference.
fn transfer(
    line: &Line,
    last: &Last,
    order: &Order,
    reading: &Reading,
    handling: Handling,
) -> Judgement {
    if reading.differs_from(&line.now).is_empty() {
        Judgement::Agrees
    } else if reading.differs_from(&last.before).is_empty() {
        Judgement::AwaitsTransfer
    } else if in_the_middle(&last.before, &last.mv, reading) {
        Judgement::UnderWay
    } else if !plainly_transferred(last, reading) {
        Judgement::Differs(Difference::between(reading, &line.now))
    } else if let Some(candidate) = carried_out_and_answered(line, order, reading, handling) {
        Judgement::Played(candidate)
    } else if middle_of_any(&line.now, reading) {
        // The half-move was carried out, and the reply began before any reading of the board came.
        Judgement::UnderWay
    } else {
        Judgement::Differs(Difference::between(reading, &line.now))
    }
}

/// The half-move of the side to move, if the board shows it although the transfer before it was not seen at rest. This
/// half-move cannot end on the square of a captured man that still stands.
fn carried_out_and_answered(
    line: &Line,
    order: &Order,
    reading: &Reading,
    handling: Handling,
) -> Option<Candidate> {
    let setup = &line.now;
    let still_to_take = order.still_to_take(line, reading);
    if let [mv] = match_legal(setup, reading)[..] {
        let answers = !still_to_take.has(mv.to);
        return answers.then(|| candidate(setup, mv, Regularity::Legal, reading, handling));
    }
    let own = |mv: &Move| {
        setup.pieces(setup.turn()).has(mv.from) && sides_seen(reading) && !still_to_take.has(mv.to)
    };
    let mv = as_done(setup, reading).filter(own)?;
    Some(candidate(
        setup,
        mv,
        Regularity::Irregular,
        reading,
        handling,
    ))
}

/// True if the reading can come after the transfer. A board that sees sides shows the transfer by the answer to it.
/// Without sides two cases look alike. An answer may land where the transferred piece came from, which looks as if a
/// man of the side to move had been lifted too early. A wrong transfer looks like a right transfer with an answer.
pub(super) fn plainly_transferred(last: &Last, reading: &Reading) -> bool {
    if sides_seen(reading) {
        return true;
    }
    let stands = |square| reading.occupied().has(square);
    let moved = last.mv.from != last.mv.to && (!stands(last.mv.from) || stands(last.mv.to));
    moved && match_legal(&last.before, reading).is_empty()
}

/// The meaning of a reading that changes the last half-move instead of adding a new one.
fn again(
    line: &Line,
    last: &Last,
    stood: Option<&[Reading]>,
    reading: &Reading,
    handling: Handling,
) -> Option<Judgement> {
    let open = last.state == LastState::Open;
    if open && reading.differs_from(&last.before).is_empty() {
        return Some(Judgement::TakenBack);
    }
    let legal = match_legal(&last.before, reading);
    if !sides_seen(reading) && replaced_or_answered(line, last, &legal, reading) {
        return Some(Judgement::Differs(Difference::between(reading, &line.now)));
    }
    if let [mv] = legal[..] {
        let candidate = candidate(&last.before, mv, Regularity::Legal, reading, handling);
        // The removal ends when the last captured piece is off (Kodeks I 4.12), even if the program
        // already counts the half-move as done.
        if goes_on(&last.before, &last.mv, &mv) {
            return may_grow(last, &mv).then_some(Judgement::Completed(candidate));
        }
        if open {
            return Some(Judgement::Corrected(candidate));
        }
    }
    // A new half-move takes precedence over an irregular reading of the last one.
    if match_legal(&line.now, reading).is_empty() {
        let mut more = legal_moves(&last.before)
            .into_iter()
            .filter(|mv| goes_on(&last.before, &last.mv, mv));
        if more.any(|mv| in_the_middle(&last.before, &mv, reading)) {
            return Some(Judgement::UnderWay);
        }
        // Men that go missing after a half-move without capture were knocked off and are no part of
        // it.
        let rest = looks_like_capture(&last.before, &last.mv);
        if let Some(done) = done_again(line, last, stood, reading, handling)
            && !middle_of_any(&line.now, reading)
        {
            let (mv, regularity) = done;
            let candidate = candidate(&last.before, mv, regularity, reading, handling);
            if goes_on(&last.before, &last.mv, &mv) && (open || rest) {
                if may_grow(last, &mv) {
                    return Some(Judgement::Completed(candidate));
                }
            } else if open && mv != last.mv {
                return Some(Judgement::Corrected(candidate));
            }
        }
        if open && middle_of_any(&last.before, reading) && !middle_of_any(&line.now, reading) {
            return Some(Judgement::UnderWay);
        }
    }
    None
}

/// The last half-move as the board shows it now: irregular, or with other men off the board.
fn done_again(
    line: &Line,
    last: &Last,
    stood: Option<&[Reading]>,
    reading: &Reading,
    handling: Handling,
) -> Option<(Move, Regularity)> {
    let exactly = as_done(&last.before, reading).map(|mv| (mv, Regularity::Irregular));
    exactly.or_else(|| {
        if moved_meanwhile(&line.now, reading) {
            return None;
        }
        let known = Some(&last.mv);
        let mv = as_done_beside(&last.before, reading, stood?, known)?.mv;
        taken_with_men_beside(&last.before, mv, handling)
    })
}

/// The half-move with its legality. In training a half-move with other men off the board is accepted only if it is
/// legal, because then the men can be put back.
fn taken_with_men_beside(
    before: &Setup,
    mv: Move,
    handling: Handling,
) -> Option<(Move, Regularity)> {
    let regularity = if legal_moves(before).contains(&mv) {
        Regularity::Legal
    } else {
        Regularity::Irregular
    };
    let taken = handling == Handling::Official || regularity == Regularity::Legal;
    taken.then_some((mv, regularity))
}

/// True if `last` may grow into `more`. A half-move that was already carried out on another board may grow only if its
/// piece has gone on to another square. It is not enough that more men are taken off.
fn may_grow(last: &Last, more: &Move) -> bool {
    last.grows == Grows::WithItsMen || more.to != last.mv.to
}

/// True if, on a board without sides, the reading could be either another version of the last half-move or an
/// answer to it.
fn replaced_or_answered(line: &Line, last: &Last, legal: &[Move], reading: &Reading) -> bool {
    let answer = |mv: &Move| line.now.pieces(line.now.turn()).has(mv.from);
    if match_legal(&line.now, reading).is_empty() {
        let otherwise =
            || one_hand(&last.before, reading).is_some() && !middle_of_any(&line.now, reading);
        as_done(&line.now, reading).is_some_and(|mv| answer(&mv))
            && (!legal.is_empty() || otherwise())
    } else {
        !legal.is_empty()
    }
}

/// True if `later` is the same half-move as `earlier` with more of its capture done.
fn goes_on(before: &Setup, earlier: &Move, later: &Move) -> bool {
    earlier.from == later.from
        && earlier != later
        && later.is_capture()
        && earlier.captured.within(later.captured)
        && (earlier.to == later.to || looks_like_capture(before, earlier))
}

/// True if `mv`, played on `before`, could still be part of a legal capture that takes the man on `square`. The late
/// removal of captured men does not begin the next half-move.
#[must_use]
pub fn may_still_take(before: &Setup, mv: &Move, square: Square) -> bool {
    legal_moves(before)
        .iter()
        .any(|more| more.captured.has(square) && goes_on(before, mv, more))
}

/// The meaning of a reading that adds half-moves to the record.
fn forward(line: &Line, course: Course<'_>, reading: &Reading, handling: Handling) -> Judgement {
    let setup = &line.now;
    match &match_legal(setup, reading)[..] {
        [mv] => {
            return Judgement::Played(candidate(setup, *mv, Regularity::Legal, reading, handling));
        }
        [] => {}
        several => return Judgement::Several(several.to_vec()),
    }
    if let Some(mv) = new_as_done(line, reading) {
        if was_pushed(setup, course.stood, &mv) {
            return Judgement::Differs(Difference::between(reading, setup));
        }
        return Judgement::Played(candidate(
            setup,
            mv,
            Regularity::Irregular,
            reading,
            handling,
        ));
    }
    if middle_of_any(setup, reading) {
        return Judgement::UnderWay;
    }
    let differs = || Judgement::Differs(Difference::between(reading, setup));
    let Some(stood) = course.stood else {
        return differs();
    };
    let beside = new_beside(line, (stood, course.waits), reading, handling);
    // Without sides, if one hand can make the change by altering the last half-move, the change
    // does not count as two new half-moves.
    let one = |last: &Last| !sides_seen(reading) && one_hand(&last.before, reading).is_some();
    // If the other side has lost no man and shows no new one, it has made no half-move.
    let theirs = setup.pieces(setup.turn().other());
    let shown = reading.as_if(setup);
    let alone = beside.is_some() && theirs.within(shown.pieces(setup.turn().other()));
    let row = if alone || line.last.as_ref().is_some_and(one) {
        Rows::None
    } else {
        in_quick_succession(setup, stood, reading)
    };
    match (row, beside) {
        // Two half-moves are preferred to one half-move with other men off the board; a longer row is not
        // preferred.
        (Rows::One(row), None) => Judgement::PlayedRow(in_a_row(&row)),
        (Rows::One(row), Some(_)) if row.len() == 2 => Judgement::PlayedRow(in_a_row(&row)),
        (Rows::None, Some((mv, regularity))) => Judgement::Played(Candidate {
            pace: Pace::CouldGoOn,
            ..candidate(setup, mv, regularity, reading, handling)
        }),
        _ => differs(),
    }
}

/// The new half-move that the reading shows, if other men are off the board as well.
fn new_beside(
    line: &Line,
    (stood, waits): (&[Reading], Option<&Move>),
    reading: &Reading,
    handling: Handling,
) -> Option<(Move, Regularity)> {
    let done = as_done_beside(&line.now, reading, stood, waits)?;
    let missed = is_of_the_last(line, &done.mv)
        || off_on_both_sides(&line.now, done.beside, 2)
        || is_an_exchange_and_begun(&line.now, stood, reading, done.beside);
    taken_with_men_beside(&line.now, done.mv, handling).filter(|_| !missed)
}

/// The half-move that the reading shows, legal or not, unless it corrects the last half-move. A player who
/// moves the piece that moved last corrects their own half-move too late, and people settle such a case.
pub(super) fn new_as_done(line: &Line, reading: &Reading) -> Option<Move> {
    as_done(&line.now, reading).filter(|mv| !is_of_the_last(line, mv))
}

/// The only row of legal half-moves that leads to the reading. Such rows occur because readings get lost,
/// and a practised opponent answers in a moment. Pieces that were knocked about could look alike, so the
/// row is recognised only if nothing else explains the reading, and it has to stand longer. Without sides
/// only rows of two are recognised.
fn in_quick_succession(setup: &Setup, stood: &[Reading], reading: &Reading) -> Rows {
    let lengths = if sides_seen(reading) {
        SEVERAL
    } else if enough_for_two(setup, reading) {
        Lengths { least: 2, most: 2 }
    } else {
        return Rows::None;
    };
    match rows(setup, reading, stood, lengths) {
        // A row that left no trace is only one of several explanations. The same holds for a row after which no piece
        // stands on a new square, because men that a sleeve took along look just like an exchange.
        Rows::One(row) if !both_left_a_trace(setup, &row) || !came_on(setup, reading) => {
            Rows::Several
        }
        found => found,
    }
}

/// True if a piece stands where none of its side stood before.
pub(super) fn came_on(setup: &Setup, reading: &Reading) -> bool {
    let before = |side| reading.pieces(side).within(setup.pieces(side));
    let sides_stood = before(Side::White) && before(Side::Black);
    !sides_stood || !reading.something().within(setup.occupied())
}

/// True if each side has left a square for good in this row. A piece that goes and comes back leaves no trace.
/// Without that trace the row looks just like one piece that was put on a wrong square.
fn both_left_a_trace(setup: &Setup, row: &[Move]) -> bool {
    let end = row.iter().fold(*setup, |here, mv| mv.apply(&here));
    let sides = [setup.turn(), setup.turn().other()];
    sides.into_iter().all(|side| {
        let left = setup.pieces(side).minus(end.pieces(side));
        let mut moved = sides.into_iter().cycle().zip(row);
        moved.any(|(of, mv)| of == side && left.has(mv.from))
    })
}

pub(super) fn in_a_row(row: &[Move]) -> Vec<Candidate> {
    let seen = |mv: &Move| Candidate {
        mv: *mv,
        regularity: Regularity::Legal,
        pace: Pace::CouldGoOn,
    };
    row.iter().map(seen).collect()
}

/// True if, without sides, enough has changed to recognise two half-moves, and the reading could not be the middle of two
/// others. A single man that is lifted or moved out of turn can look like two half-moves, with the second half-move
/// ending on the square where the first one began.
fn enough_for_two(setup: &Setup, reading: &Reading) -> bool {
    let halfway = |first: &Move| {
        let between = first.apply(setup);
        lifted_only(&between, between.turn(), reading)
            || legal_moves(&between).iter().any(|second| {
                in_the_middle(&between, second, reading)
                    && !reading.differs_from(&second.apply(&between)).is_empty()
            })
    };
    !reading.occupied().minus(setup.occupied()).is_empty()
        && reading.differs_from(setup).len() > 2
        && !legal_moves(setup).iter().any(halfway)
}

pub(super) fn candidate(
    setup: &Setup,
    mv: Move,
    regularity: Regularity,
    reading: &Reading,
    handling: Handling,
) -> Candidate {
    let pace = if looks_like_capture(setup, &mv) {
        match (handling, regularity) {
            // Every capture has the same pace. If an unfinished capture were announced later, the
            // delay would tell the player that men are left to take.
            (Handling::Official | Handling::Mending, _) => Pace::CouldGoOn,
            (Handling::Training, Regularity::Irregular) => Pace::Unfinished,
            (Handling::Training, Regularity::Legal) if middle_of_another(setup, &mv, reading) => {
                Pace::CouldGoOn
            }
            (Handling::Training, Regularity::Legal) => slide_pace(setup, &mv),
        }
    } else if handling == Handling::Training
        && regularity == Regularity::Irregular
        && middle_of_another(setup, &mv, reading)
    {
        // This may be a king's capture with the captured men still standing that ends where the
        // king could also have slid to. In official play a longer wait would reveal such a capture.
        Pace::Unfinished
    } else {
        slide_pace(setup, &mv)
    };
    Candidate {
        mv,
        regularity,
        pace,
    }
}

/// The pace of a slide: a king that could slide on in the same direction may not have arrived yet.
/// The pace depends only on the occupied squares, not on the rules, so that the wait reveals
/// nothing.
fn slide_pace(setup: &Setup, mv: &Move) -> Pace {
    let layout = setup.variant().layout();
    let vacant = setup.vacant().with(mv.from) | mv.captured;
    let flies = setup
        .at(mv.from)
        .is_some_and(|piece| piece.kind == Kind::King);
    let arrived_by = Direction::ALL.into_iter().filter(|d| {
        let mut square = mv.to;
        while let Some(back) = layout.step(square, d.opposite()) {
            if back == mv.from || mv.captured.has(back) {
                return true;
            }
            if !vacant.has(back) {
                return false;
            }
            square = back;
        }
        false
    });
    let mut beyond = arrived_by.filter_map(|d| layout.step(mv.to, d));
    if flies && beyond.any(|next| vacant.has(next)) {
        Pace::CouldGoOn
    } else {
        Pace::Plain
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests official games with one irregularity each, of every kind in Kodeks I 5.4 that a board can sense. The record must have
//! exactly this irregularity.

use super::*;

/// A kind of irregularity. Each has an article that names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    AnotherTouched,
    TakenBack,
    TooFew,
    StoppedHalfWay,
    TakenOffEarly,
    OpponentsPiece,
    Backwards,
    CaptureLeftOut,
    ManOff,
    MenOffBehindACapture,
    NotAllRemoved,
    ManNotJumped,
    AfterAPause,
    OwnMenOff,
}

impl Wrong {
    const ALL: [Wrong; 14] = [
        Wrong::AnotherTouched,
        Wrong::TakenBack,
        Wrong::TooFew,
        Wrong::StoppedHalfWay,
        Wrong::TakenOffEarly,
        Wrong::OpponentsPiece,
        Wrong::Backwards,
        Wrong::CaptureLeftOut,
        Wrong::ManOff,
        Wrong::MenOffBehindACapture,
        Wrong::NotAllRemoved,
        Wrong::ManNotJumped,
        Wrong::AfterAPause,
        Wrong::OwnMenOff,
    ];

    const fn article(self) -> &'static str {
        match self {
            Wrong::AnotherTouched => "Kodeks I 5.4.3",
            Wrong::TakenBack => "Kodeks I 5.4.4",
            Wrong::TooFew => "Kodeks I 5.4.8",
            Wrong::StoppedHalfWay => "Kodeks I 5.4.9",
            Wrong::TakenOffEarly => "Kodeks I 5.4.10",
            Wrong::OpponentsPiece => "Kodeks I 5.4.1, 5.4.5",
            Wrong::Backwards => "Kodeks I 5.4.2",
            Wrong::CaptureLeftOut => "Kodeks I 5.4.6",
            Wrong::ManOff | Wrong::MenOffBehindACapture => "Kodeks I 5.4.7",
            Wrong::NotAllRemoved => "Kodeks I 5.4.11",
            Wrong::ManNotJumped => "Kodeks I 5.4.12",
            Wrong::AfterAPause => "Kodeks I 5.4.13",
            Wrong::OwnMenOff => "Kodeks I 5.4.14",
        }
    }

    /// A half-move with which this irregularity can be committed in the position; `None` if there is no such half-move.
    fn with(self, now: &Setup, rng: &mut Rng) -> Option<Move> {
        let legal: Vec<Move> = legal_moves(now).iter().copied().collect();
        let captures = legal.first()?.is_capture();
        let mut many = |least: usize| {
            let all: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| mv.captured.len() >= least)
                .collect();
            rng_pick(rng, &all)
        };
        match self {
            Wrong::AnotherTouched => {
                many(0).filter(|mv| legal.iter().any(|other| other.from != mv.from))
            }
            Wrong::TakenBack if !captures => many(0).filter(|mv| another_way(&legal, mv).is_some()),
            Wrong::TooFew => one_jump(now, false, rng),
            Wrong::StoppedHalfWay => one_jump(now, true, rng),
            Wrong::TakenOffEarly => many(1).filter(|mv| mv.from != mv.to),
            Wrong::ManOff if !captures => many(0),
            Wrong::MenOffBehindACapture | Wrong::ManNotJumped | Wrong::OwnMenOff => many(1),
            // If all men still stand after a circular capture, the board shows no half-move.
            Wrong::NotAllRemoved | Wrong::AfterAPause => many(2).filter(|mv| mv.from != mv.to),
            Wrong::CaptureLeftOut if captures => quiet(now, now.turn(), true, rng),
            Wrong::Backwards if !captures => quiet(now, now.turn(), false, rng),
            Wrong::OpponentsPiece if !captures => quiet(now, now.turn().other(), true, rng),
            _ => None,
        }
    }
}

fn rng_pick(rng: &mut Rng, all: &[Move]) -> Option<Move> {
    rng.pick(all)
}

/// Another half-move of the same piece.
fn another_way(legal: &[Move], mv: &Move) -> Option<Move> {
    let mut others = legal
        .iter()
        .filter(|it| it.from == mv.from && it.to != mv.to);
    others.next().copied()
}

/// A capture of a single man by a man in a position in which more must be taken. `could_go_on` chooses a capture that could have
/// gone on, or one that could not.
fn one_jump(now: &Setup, could_go_on: bool, rng: &mut Rng) -> Option<Move> {
    let jumps = |setup: &Setup, from: Square| {
        let layout = setup.variant().layout();
        let theirs = setup.pieces(setup.turn().other());
        let over = |direction| {
            let taken = layout.step(from, direction).filter(|it| theirs.has(*it))?;
            let to = layout.step(taken, direction)?;
            let captured = taken.set();
            setup
                .at(to)
                .is_none()
                .then_some(Move { from, to, captured })
        };
        zgoda_game::Direction::ALL
            .into_iter()
            .filter_map(over)
            .collect::<Vec<Move>>()
    };
    let legal = legal_moves(now);
    let goes_on = |mv: &Move| {
        let mut here = *now;
        // Captured men stay on the board until the end of the capture (I 4.8), but the piece has left its square.
        here.put(mv.to, here.at(mv.from));
        here.put(mv.from, None);
        let further = jumps(&here, mv.to);
        further.iter().any(|next| next.captured != mv.captured)
    };
    let men = now.pieces(now.turn()).minus(now.kings());
    let all: Vec<Move> = men
        .into_iter()
        .flat_map(|from| jumps(now, from))
        .filter(|mv| !legal.contains(mv) && goes_on(mv) == could_go_on)
        .collect();
    rng_pick(rng, &all)
}

/// A step of a man of `side`, forward or back.
fn quiet(now: &Setup, side: Side, forward: bool, rng: &mut Rng) -> Option<Move> {
    let layout = now.variant().layout();
    let mut all = Vec::new();
    for from in now.pieces(side).minus(now.kings()) {
        for direction in zgoda_game::Direction::ALL {
            let Some(to) = layout.step(from, direction) else {
                continue;
            };
            let up = layout.row(to) < layout.row(from);
            let goes_forward = up == (layout.crowning_row(side) < layout.row(from));
            if now.at(to).is_none()
                && goes_forward == forward
                && layout.row(to) != layout.crowning_row(side)
            {
                all.push(Move {
                    from,
                    to,
                    captured: SquareSet::EMPTY,
                });
            }
        }
    }
    rng_pick(rng, &all)
}

#[test]
fn one_irregularity_is_exactly_that_one() {
    let met: Mutex<BTreeMap<&str, usize>> = Mutex::new(BTreeMap::new());
    let play = |seed: u64| {
        let mut table = Table::new(seed, Boards::Shared);
        let wrong = Wrong::ALL[seed as usize % Wrong::ALL.len()];
        for n in 0..80 {
            let possible = (n > 3)
                .then(|| wrong.with(&table.now, &mut table.rng))
                .flatten()
                .filter(|mv| Some(mv.from) != table.last);
            if let Some(mv) = possible {
                *met.lock().unwrap().entry(wrong.article()).or_default() += 1;
                return irregular(table, wrong, &mv);
            }
            let moves: Vec<Move> = legal_moves(&table.now).iter().copied().collect();
            let Some(mv) = table.rng.pick(&moves) else {
                break;
            };
            table.moves(&mv);
            table.wait(1_000, 1_800);
            table.press();
            table.wait(900, 1_500);
        }
        Ok(table.tally)
    };
    drawn::all_go_well("one irregularity", FEW, play, Tally::add);
    println!("drawn: {:?}", met.into_inner().unwrap());
}

/// Plays the half-move with its irregularity, and compares the record.
fn irregular(mut table: Table, wrong: Wrong, mv: &Move) -> Result<Tally, String> {
    let before = table.now;
    let (mover, other) = (before.turn(), before.turn().other());
    let after = mv.apply(&before);
    let mut one_of = |squares: SquareSet| {
        let all: Vec<Square> = squares.into_iter().collect();
        table.rng.pick(&all)
    };
    let theirs = one_of(after.pieces(other));
    let own = one_of(after.pieces(mover).without(mv.to));
    let mut squares = Vec::new();
    let legal: Vec<Move> = legal_moves(&before).iter().copied().collect();
    let piece = before.at(mv.from).unwrap();
    match wrong {
        Wrong::AnotherTouched => {
            let touched = legal.iter().find(|other| other.from != mv.from);
            let touched = touched.unwrap().from;
            table.hand(mover, HandCommand::Lift(touched));
            table.world.run(SURELY_OFF);
            table.hand(
                mover,
                HandCommand::Put(touched, before.at(touched).unwrap()),
            );
            table.world.run(Duration::from_millis(500));
            table.moves(mv);
            squares = vec![name(touched), name(mv.from)];
        }
        Wrong::TakenBack => {
            // The piece first goes to another square, and back again.
            let other = another_way(&legal, mv).unwrap();
            table.hand(mover, HandCommand::Lift(mv.from));
            table.hand(mover, HandCommand::Put(other.to, piece));
            table.world.run(Duration::from_millis(1_000));
            table.hand(mover, HandCommand::Lift(other.to));
            table.hand(mover, HandCommand::Put(mv.from, piece));
            table.world.run(Duration::from_millis(1_000));
            table.moves(mv);
        }
        Wrong::TakenOffEarly => {
            table.hand(mover, HandCommand::Lift(mv.from));
            // The men are taken in the order of the capture.
            for square in zgoda_game::routes(&before, mv).remove(0).taken {
                table.hand(mover, HandCommand::Remove(square));
                table.world.run(Duration::from_millis(150));
                squares.push(name(square));
            }
            table.world.run(SURELY_OFF);
            table.hand(mover, HandCommand::Put(mv.to, piece));
            table.world.run(Duration::from_millis(1_500));
        }
        Wrong::NotAllRemoved | Wrong::AfterAPause => {
            table.hand(mover, HandCommand::Lift(mv.from));
            table.hand(mover, HandCommand::Put(mv.to, piece));
            // The men are taken in the order of the capture, or its reverse.
            let route = zgoda_game::routes(&before, mv).remove(0).taken;
            let (last, first) = route.split_last().unwrap();
            for square in first {
                table.hand(mover, HandCommand::Remove(*square));
                table.world.run(Duration::from_millis(150));
            }
            if wrong == Wrong::AfterAPause {
                table.world.run(Duration::from_secs(6));
                table.hand(mover, HandCommand::Remove(*last));
                squares.push(name(*last));
            }
            table.world.run(Duration::from_millis(1_500));
        }
        _ => table.moves(mv),
    }
    if table.clock {
        table.wait(1_200, 2_000);
    } else {
        // A man of the other side that goes off later would begin that side's half-move, so it goes off now.
        table.wait(500, 700);
    }
    let off: Vec<Square> = match wrong {
        Wrong::ManOff if table.clock => theirs.into_iter().collect(),
        Wrong::ManOff => own.into_iter().collect(),
        Wrong::ManNotJumped => theirs.into_iter().collect(),
        Wrong::OwnMenOff => own.into_iter().collect(),
        Wrong::MenOffBehindACapture => {
            let all: Vec<Square> = after.pieces(other).into_iter().take(2).collect();
            if all.len() < 2 {
                return Ok(table.tally);
            }
            all
        }
        _ => Vec::new(),
    };
    for square in &off {
        table.hand(mover, HandCommand::Remove(*square));
        squares.push(name(*square));
    }
    table.world.run(SURELY_OFF + Duration::from_millis(300));
    table.world.type_line(&format!("{}: press", mover.word()));
    table.world.run(Duration::from_secs(3));
    squares.sort();
    let standing = table.standing();
    let mut found: Vec<(u32, String, Vec<String>)> = Vec::new();
    for Standing { entry, notes, .. } in &standing {
        if let Some(article) = &entry.irregular {
            found.push((entry.ply, article.clone(), Vec::new()));
        }
        // The simulated hand takes captured men off in the order of their squares, which is another irregularity, so it is left
        // out.
        for (article, of) in notes
            .iter()
            .filter(|(article, _)| article != "Kodeks I 4.11")
        {
            let mut of = of.clone();
            of.sort();
            found.push((entry.ply, article.clone(), of));
        }
    }
    let ply = standing.last().map_or(0, |it| it.entry.ply);
    let expected = match wrong {
        // The record has both half-moves, without a note (5.4.4).
        Wrong::TakenBack => Vec::new(),
        _ => vec![(ply, wrong.article().to_owned(), squares)],
    };
    let taken_back = table.world.disk().durable().iter().filter(|event| {
        matches!(
            event.body,
            Body::EntryStruck {
                because: StruckBecause::TakenBack,
                ..
            }
        )
    });
    let taken_back = taken_back.count();
    if taken_back != usize::from(wrong == Wrong::TakenBack) {
        return Err(format!("{wrong:?}: {taken_back} taken back"));
    }
    if found == expected {
        table.tally.noted += 1;
        Ok(table.tally)
    } else {
        table.tell();
        let by_names = names(mv.captured);
        let (from, to) = (name(mv.from), name(mv.to));
        let position = zgoda_game::notation::write_fen(&before);
        Err(format!(
            "{wrong:?} with {from}-{to} {by_names:?} on {position}, clock {}: expected {expected:?}, found {found:?}",
            table.clock
        ))
    }
}

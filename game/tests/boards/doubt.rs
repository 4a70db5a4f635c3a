// SPDX-License-Identifier: GPL-3.0-or-later
//! Men in doubt: men that were off a shared board when the other side went on (Kodeks I 5.7). The board's reading of
//! their squares proves nothing by itself.

use std::time::Duration;

use fastrand::Rng;
use zgoda_game::notation::{write_fen, write_move};
use zgoda_game::shadow::{Handling, Judgement, Line, Shadow, ShadowEvent, Waits, shown_off};
use zgoda_game::{Moment, Move, Reading, Setup, Square, SquareSet, Variant, legal_moves};

/// The shadow of a board at rest that shows this position without the men in doubt.
fn board(now: Setup, in_doubt: SquareSet) -> (Shadow, Moment) {
    let line = Line {
        now,
        last: None,
        in_doubt,
        noted_off: SquareSet::EMPTY,
    };
    let mut shadow = Shadow::new(line, Handling::Official, Waits::REAL);
    shadow.sensed(
        Reading::from_setup(&without(now, in_doubt)),
        Moment::from_ms(0),
    );
    let later = Moment::from_ms(5_000);
    shadow.tick(later);
    let agrees = std::iter::from_fn(|| shadow.poll())
        .any(|it| it == ShadowEvent::Settled(Judgement::Agrees));
    assert!(agrees, "{}", write_fen(&now));
    (shadow, later)
}

fn without(mut setup: Setup, men: SquareSet) -> Setup {
    setup.clear(men);
    setup
}

/// The half-move that the shadow reports once the board has come to rest in this position.
fn shown(shadow: &mut Shadow, from: Moment, stands: Setup) -> Option<Move> {
    shadow.sensed(Reading::from_setup(&stands), from);
    shadow.tick(from.after(Duration::from_secs(5)));
    let mut told = std::iter::from_fn(|| shadow.poll());
    told.find_map(|event| match event {
        ShadowEvent::Settled(Judgement::Played(it)) => Some(it.mv),
        _ => None,
    })
}

/// A position of a game of this many half-moves.
fn position(dice: &mut Rng) -> Setup {
    let mut now = Setup::start(Variant::International);
    for _ in 0..dice.usize(4..60) {
        let moves: Vec<Move> = legal_moves(&now).into_iter().collect();
        let Some(mv) = dice.choice(&moves) else { break };
        now = mv.apply(&now);
    }
    now
}

/// Some of the men in doubt are off, and some are only not seen. After any play, only half-moves that were made are
/// entered, and no man that stands on the board is removed from the record.
#[test]
fn kodeks_i_5_7_half_moves_tell_which_men_are_off() {
    let mut dice = Rng::with_seed(57);
    let (mut told, mut of_them, mut games) = (0, 0, 0);
    while games < 3_000 {
        let now = position(&mut dice);
        let men: Vec<Square> = now.occupied().into_iter().collect();
        let in_doubt: SquareSet = (0..dice.usize(1..4))
            .filter_map(|_| dice.choice(&men).copied())
            .collect();
        let off: SquareSet = in_doubt.into_iter().filter(|_| dice.bool()).collect();
        let there = without(now, off);
        let not_seen = in_doubt.minus(off);
        let moves: Vec<Move> = legal_moves(&there).into_iter().collect();
        // Half of the half-moves concern men in doubt, if any half-move does.
        let theirs = |mv: &&Move| {
            in_doubt.has(mv.from) || in_doubt.has(mv.to) || !(mv.captured & in_doubt).is_empty()
        };
        let own: Vec<Move> = moves.iter().filter(theirs).copied().collect();
        let own = if dice.bool() && !own.is_empty() {
            own
        } else {
            moves
        };
        let Some(mv) = dice.choice(&own).copied() else {
            continue;
        };
        games += 1;
        let (mut shadow, from) = board(now, in_doubt);
        let stands = without(mv.apply(&there), not_seen.without(mv.to).minus(mv.to.set()));
        let found = shown(&mut shadow, from, stands);
        let what = format!(
            "{} in doubt {in_doubt:?} off {off:?}: {}",
            write_fen(&now),
            write_move(&there, &mv)
        );
        of_them += usize::from(theirs(&&mv));
        let Some(found) = found else { continue };
        told += 1;
        assert_eq!((found.from, found.to), (mv.from, mv.to), "{what}");
        // If a king flew over a man in doubt, it captured the man, or the man was already off. In either case the man is
        // off now.
        let record = found.apply(&without(now, shown_off(&now, in_doubt, &found)));
        let truth = mv.apply(&there);
        assert!(truth.occupied().within(record.occupied()), "{what}");
        let more = record.occupied().minus(truth.occupied());
        assert!(more.within(off), "{what}");
    }
    println!(
        "drawn: men in doubt, seed 57: {games} half-moves, {of_them} of men in doubt, {told} told"
    );
    assert!(told * 100 >= games * 95 && of_them * 5 >= games);
}

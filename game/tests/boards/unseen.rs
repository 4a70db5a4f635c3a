// SPDX-License-Identifier: GPL-3.0-or-later
//! Squares with their sensors switched off: they prove and disprove nothing, and all other squares are read as ever.

use fastrand::Rng;
use zgoda_game::notation::{write_fen, write_move};
use zgoda_game::shadow::{
    Grows, Handling, Judgement, Last, LastState, Line, Regularity, Shadow, ShadowEvent, Waits,
};
use zgoda_game::{
    Moment, Move, Piece, Reading, Seen, Senses, Setup, Side, Square, SquareSet, Variant,
    legal_moves,
};

/// The reading of a board with random contents on the squares `off`.
fn shown(reading: Reading, off: SquareSet, senses: Senses, dice: &mut Rng) -> Reading {
    let mut shown = reading;
    for square in off {
        let stands = [
            Seen::Empty,
            Seen::Piece(Piece::man(Side::White)),
            Seen::Piece(Piece::king(Side::Black)),
        ];
        shown.put(square, stands[dice.usize(..stands.len())]);
    }
    shown.dulled(senses)
}

/// The readings of a hand at work: the piece lifted, set down, and its captured men taken off one by one.
fn work(before: &Setup, mv: &Move) -> Vec<Reading> {
    let piece = before.at(mv.from).unwrap();
    let mut board = Reading::from_setup(before);
    let mut all = Vec::new();
    board.put(mv.from, Seen::Empty);
    all.push(board);
    board.put(mv.to, Seen::Piece(piece));
    all.push(board);
    for taken in mv.captured {
        board.put(taken, Seen::Empty);
        all.push(board);
    }
    all
}

struct Watched {
    shadow: Shadow,
    now: u64,
    off: SquareSet,
    senses: Senses,
}

impl Watched {
    fn shows(&mut self, reading: Reading, dice: &mut Rng) {
        self.now += 100;
        let shown = shown(reading, self.off, self.senses, dice);
        self.shadow.sensed(shown, Moment::from_ms(self.now));
    }

    /// The judgements after a rest of this time; touches of squares that are off do not count.
    fn rests(&mut self, ms: u64) -> Vec<Judgement> {
        self.now += ms;
        self.shadow.tick(Moment::from_ms(self.now));
        let mut settled = Vec::new();
        while let Some(event) = self.shadow.poll() {
            match event {
                ShadowEvent::Settled(judgement) => settled.push(judgement),
                ShadowEvent::Lifted(square) | ShadowEvent::Placed(square) => {
                    assert!(!self.off.has(square), "touched where nobody looks");
                }
                ShadowEvent::Uneven(_) | ShadowEvent::Withdrawn => {}
            }
        }
        settled
    }
}

fn some_squares(variant: Variant, dice: &mut Rng) -> SquareSet {
    let all: Vec<Square> = variant.squares().into_iter().collect();
    let count = 1 + dice.usize(..3);
    (0..count).map(|_| all[dice.usize(..all.len())]).collect()
}

/// Whole games: a half-move away from the squares that are off is seen as it was made. A half-move on such squares is never taken
/// for another and is no difference; once it is stated the board agrees, and the game goes on.
#[test]
fn squares_that_are_off_prove_and_disprove_nothing() {
    let (mut seen, mut stated) = (0, 0);
    for seed in 0..150 {
        let mut dice = Rng::with_seed(seed);
        let variant = Variant::ALL[dice.usize(..Variant::ALL.len())];
        let senses = Senses::ALL[dice.usize(..2)];
        let handling = [Handling::Official, Handling::Training][dice.usize(..2)];
        let mut here = Setup::start(variant);
        let off = some_squares(variant, &mut dice);
        let line = Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: here,
            last: None,
        };
        let mut board = Watched {
            shadow: Shadow::new(line, handling, Waits::REAL),
            now: 0,
            off,
            senses,
        };
        board.shadow.look_away(off, Moment::ZERO);
        board.shows(Reading::from_setup(&here), &mut dice);
        assert_eq!(board.rests(5000), [Judgement::Agrees], "seed {seed}");
        for _ in 0..60 {
            let moves = legal_moves(&here);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.usize(..moves.len())];
            let told = format!(
                "seed {seed}: {} {}",
                write_fen(&here),
                write_move(&here, &mv)
            );
            for reading in work(&here, &mv) {
                board.shows(reading, &mut dice);
            }
            let judged = board.rests(5000);
            let clear = mv.is_clear_of(off);
            if clear {
                let [Judgement::Played(it)] = judged[..] else {
                    panic!("{told}: {judged:?}");
                };
                assert_eq!((it.mv, it.regularity), (mv, Regularity::Legal), "{told}");
                seen += 1;
            } else {
                assert_eq!(judged, [], "{told}");
                stated += 1;
            }
            let last = Last {
                before: here,
                mv,
                state: match clear {
                    true => LastState::Made,
                    false => LastState::ToTransfer,
                },
                grows: Grows::WithItsMen,
            };
            here = mv.apply(&here);
            board.shadow.follow(Line {
                in_doubt: SquareSet::EMPTY,
                noted_off: SquareSet::EMPTY,
                now: here,
                last: Some(last),
            });
            assert_eq!(board.shadow.judgement(), Some(Judgement::Agrees), "{told}");
            board.rests(1000);
        }
    }
    assert!(seen > 3000 && stated > 300, "{seen} seen, {stated} stated");
}

/// A square that is switched on again must show its man before it counts.
#[test]
fn a_square_that_is_on_again_proves_itself() {
    let start = Setup::start(Variant::International);
    let square = Variant::International.square("38").unwrap();
    let mut dead = Reading::from_setup(&start);
    dead.put(square, Seen::Empty);
    let line = Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: start,
        last: None,
    };
    let mut shadow = Shadow::new(line, Handling::Training, Waits::REAL);
    shadow.look_away(square.set(), Moment::ZERO);
    shadow.sensed(dead, Moment::ZERO);
    assert_eq!(shadow.judgement(), Some(Judgement::Agrees));
    shadow.look_away(SquareSet::EMPTY, Moment::from_ms(5000));
    assert!(matches!(shadow.judgement(), Some(Judgement::Differs(it)) if it.put.len() == 1));
    shadow.sensed(Reading::from_setup(&start), Moment::from_ms(9000));
    assert_eq!(shadow.judgement(), Some(Judgement::Agrees));
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves of the other side that are carried out on one's own board (Kodeks VIII 2.3) while some own men are off that board. If
//! a captured man still stands, it must not be taken for one of the missing men, moved there as the answer.

use fastrand::Rng;
use zgoda_game::notation::{write_fen, write_move};
use zgoda_game::shadow::{
    Asking, Grows, Handling, Judgement, Last, LastState, Line, Shadow, ShadowEvent, Waits,
};
use zgoda_game::{Moment, Move, Reading, Seen, Senses, Setup, Square, Variant, legal_moves};

/// A board, its time, and every judgement that it gave.
struct Board {
    shadow: Shadow,
    reading: Reading,
    senses: Senses,
    now: u64,
    told: Vec<Judgement>,
}

impl Board {
    fn new(setup: &Setup, senses: Senses) -> Board {
        let mut shadow = Shadow::new(line(*setup, None), Handling::Official, Waits::REAL);
        shadow.may_ask(Asking::MayAsk);
        let mut board = Board {
            shadow,
            reading: Reading::from_setup(setup),
            senses,
            now: 0,
            told: Vec::new(),
        };
        board.rests(3_000);
        board.told.clear();
        board
    }

    fn put(&mut self, square: Square, seen: Seen) {
        self.reading.put(square, seen);
    }

    /// Shows the present pieces for so many milliseconds.
    fn rests(&mut self, ms: u64) {
        let reading = self.reading.dulled(self.senses);
        self.shadow.sensed(reading, Moment::from_ms(self.now));
        self.now += ms;
        self.shadow.tick(Moment::from_ms(self.now));
        while let Some(event) = self.shadow.poll() {
            if let ShadowEvent::Settled(judgement) = event {
                self.told.push(judgement);
            }
        }
    }

    /// The half-moves that the board has reported or asked about.
    fn half_moves(&self) -> Vec<&Judgement> {
        let all = self.told.iter();
        all.filter(|it| {
            matches!(
                it,
                Judgement::Played(_)
                    | Judgement::PlayedRow(_)
                    | Judgement::Ahead(_)
                    | Judgement::Several(_)
            )
        })
        .collect()
    }
}

fn line(now: Setup, last: Option<Last>) -> Line {
    Line {
        now,
        last,
        in_doubt: zgoda_game::SquareSet::EMPTY,
        noted_off: zgoda_game::SquareSet::EMPTY,
    }
}

/// The content of the record after `mv`, when `mv` has still to be carried out on the board.
fn to_carry_out(before: &Setup, mv: Move) -> Line {
    let last = Last {
        before: *before,
        mv,
        state: LastState::ToTransfer,
        grows: Grows::NoMore,
    };
    line(mv.apply(before), Some(last))
}

/// A position of a random game, and a capture that the side to move can make in it.
fn captures(dice: &mut Rng) -> Option<(Setup, Move)> {
    let mut here = Setup::start(Variant::ALL[dice.usize(..Variant::ALL.len())]);
    let least = dice.usize(..60);
    for n in 0..200 {
        let moves = legal_moves(&here);
        let mv = *moves.get(dice.usize(..moves.len().max(1)))?;
        if n >= least && mv.is_capture() {
            return Some((here, mv));
        }
        here = mv.apply(&here);
    }
    None
}

/// Takes the captured men off in any order, and moves the piece before, between or after them.
fn carries_out(board: &mut Board, before: &Setup, mv: &Move, dice: &mut Rng) {
    let mut steps: Vec<(Square, Seen)> =
        mv.captured.into_iter().map(|s| (s, Seen::Empty)).collect();
    dice.shuffle(&mut steps);
    let at = dice.usize(..=steps.len());
    let piece = before.at(mv.from).unwrap();
    steps.insert(
        at,
        (
            mv.to,
            Seen::Piece(mv.apply(before).at(mv.to).unwrap_or(piece)),
        ),
    );
    steps.insert(at, (mv.from, Seen::Empty));
    for (square, seen) in steps {
        board.put(square, seen);
        board.rests([50, 200, 600, 1_500, 4_000][dice.usize(..5)]);
    }
}

#[test]
fn a_captured_man_that_still_stands_is_no_answer() {
    let mut seen = 0;
    for seed in 0..20_000 {
        let mut dice = Rng::with_seed(seed);
        let Some((before, mv)) = captures(&mut dice) else {
            continue;
        };
        let told = format!(
            "seed {seed}: {} {}",
            write_fen(&before),
            write_move(&before, &mv)
        );
        let mut board = Board::new(&before, Senses::ALL[dice.usize(..2)]);
        let own: Vec<Square> = (before.pieces(before.turn().other()))
            .minus(mv.captured)
            .into_iter()
            .collect();
        let many = 1 + dice.usize(..2);
        let off: Vec<Square> = dice.choose_multiple(own, many);
        let early = dice.bool();
        if !early {
            board.shadow.follow(to_carry_out(&before, mv));
        }
        for square in &off {
            board.put(*square, Seen::Empty);
            board.rests([200, 2_000, 4_000][dice.usize(..3)]);
        }
        if early {
            board.shadow.follow(to_carry_out(&before, mv));
        }
        carries_out(&mut board, &before, &mv, &mut dice);
        board.rests(6_000);
        assert_eq!(
            board.half_moves(),
            Vec::<&Judgement>::new(),
            "{told}, off {off:?}"
        );
        for square in off {
            board.put(square, before.at(square).map_or(Seen::Empty, Seen::Piece));
        }
        board.rests(6_000);
        assert_eq!(board.half_moves(), Vec::<&Judgement>::new(), "{told}");
        assert_eq!(board.shadow.judgement(), Some(Judgement::Agrees), "{told}");
        seen += 1;
    }
    assert!(seen > 13_000, "{seen}");
}

/// A player who carries out a capture and answers at once, by moving to the square of a captured man, has answered, even if the
/// board was never still between the capture and the answer.
#[test]
fn an_answer_to_the_square_of_a_captured_man_is_one() {
    let mut seen = 0;
    for seed in 0..20_000 {
        let mut dice = Rng::with_seed(seed);
        let Some((before, mv)) = captures(&mut dice) else {
            continue;
        };
        let after = mv.apply(&before);
        let there: Vec<Move> = (legal_moves(&after).into_iter())
            .filter(|answer| mv.captured.has(answer.to) && answer.from != answer.to)
            .collect();
        if there.is_empty() || mv.from == mv.to {
            continue;
        }
        let answer = there[dice.usize(..there.len())];
        let told = format!(
            "seed {seed}: {} {}",
            write_fen(&before),
            write_move(&before, &mv)
        );
        let mut board = Board::new(&before, Senses::ALL[dice.usize(..2)]);
        board.shadow.follow(to_carry_out(&before, mv));
        for (before, mv) in [(&before, &mv), (&after, &answer)] {
            let piece = before.at(mv.from).unwrap();
            board.put(mv.from, Seen::Empty);
            board.rests(60);
            for square in mv.captured {
                board.put(square, Seen::Empty);
                board.rests(60);
            }
            let piece = mv.apply(before).at(mv.to).unwrap_or(piece);
            board.put(mv.to, Seen::Piece(piece));
            board.rests(60);
        }
        board.rests(6_000);
        let [Judgement::Played(it)] = board.half_moves()[..] else {
            panic!("{told}: {:?}", board.told);
        };
        assert_eq!(it.mv, answer, "{told}");
        seen += 1;
    }
    assert!(seen > 600, "{seen}");
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Whole games by the simulated hands, through link and shadow, in simulated time. The shadow must understand the game
//! move by move, in spite of all oddities of board, line and hands.

use std::time::Duration;

use zgoda_game::shadow::{
    Grows, Handling, Judgement, Last, LastState, Line, Shadow, ShadowEvent, Waits,
};
use zgoda_game::{Moment, Move, Senses, Setup, Square, SquareSet, legal_moves, path};
use zgoda_hw::board::{BoardCommand, BoardEvent, BoardInput};
use zgoda_hw::sim::bench::{Bench, BenchEvent};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{Fault, Faults, HandCommand, HandMove, Make, SimOutput};

use crate::common::{MAKES, V, orientation};

/// The half-moves that a program would have recorded in one game, and the numbers of corrections and differences.
#[derive(Debug, Default)]
struct Heard {
    moves: Vec<Move>,
    corrections: usize,
    differences: usize,
}

/// A player that does the minimum that a session does with the shadow of a board.
struct Player {
    shadow: Shadow,
    line: Line,
    heard: Heard,
    /// The moment at which, in a game without a clock, a half-move counts as made because the board is at rest; `None` if
    /// no half-move waits for this.
    made_at: Option<Moment>,
    /// The square of a lifted man of the other side, and the moment at which this lift makes the half-move before it
    /// count.
    began: Option<(Square, Moment)>,
    began_after: Duration,
    now: Moment,
}

/// The length of the rest that makes a half-move.
const MADE: Duration = Duration::from_millis(1_500);
/// The time after which a missing man counts as lifted on a board with flickering squares. For a shorter time a scan
/// may only have missed the man.
const BEGAN: Duration = Duration::from_millis(500);

impl Player {
    fn new(faults: Faults, handling: Handling) -> Player {
        let line = Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: Setup::start(V),
            last: None,
        };
        Player {
            shadow: Shadow::new(line.clone(), handling, Waits::REAL),
            line,
            heard: Heard::default(),
            made_at: None,
            began: None,
            began_after: if faults.has(Fault::Flicker) {
                BEGAN
            } else {
                Duration::ZERO
            },
            now: Moment::ZERO,
        }
    }

    fn event(&mut self, event: &BoardEvent, now: Moment) {
        self.tick_until(now);
        self.now = now;
        match event {
            BoardEvent::Changed(at) => {
                self.shadow.changes(*at);
                self.made_at = self.made_at.map(|_| at.after(MADE));
            }
            BoardEvent::Reading { reading, since } => self.shadow.sensed(*reading, *since),
            BoardEvent::Lost(_) => self.shadow.silent(),
            _ => {}
        }
        self.drain();
    }

    fn tick_until(&mut self, now: Moment) {
        loop {
            let began = self.began.map(|(_, due)| due);
            let next = [self.shadow.deadline(), self.made_at, began]
                .into_iter()
                .flatten()
                .min();
            let Some(due) = next.filter(|due| *due <= now) else {
                return;
            };
            if let Some((square, _)) = self.began.take_if(|(_, at)| *at == due)
                && let Some(reading) = self.shadow.reading()
                && reading.differs_from(&self.line.now).only() == Some(square)
            {
                self.made();
            }
            if self.made_at == Some(due) {
                match self.shadow.judgement() {
                    Some(Judgement::Agrees) => self.made(),
                    // While a piece is in a hand, the board is not at rest.
                    _ => self.made_at = Some(due.after(MADE)),
                }
            }
            self.shadow.tick(due);
            self.now = due;
            self.drain();
        }
    }

    fn made(&mut self) {
        self.made_at = None;
        if let Some(last) = &mut self.line.last {
            last.state = LastState::Made;
            self.shadow.follow(self.line.clone());
        }
    }

    fn drain(&mut self) {
        while let Some(event) = self.shadow.poll() {
            match event {
                ShadowEvent::Lifted(square) => {
                    let turn = self.line.now.turn();
                    if self.line.now.pieces(turn).has(square) {
                        self.began = Some((square, self.now.after(self.began_after)));
                    }
                }
                ShadowEvent::Placed(_) | ShadowEvent::Uneven(_) | ShadowEvent::Withdrawn => {}
                ShadowEvent::Settled(judgement) => self.settled(judgement),
            }
        }
    }

    fn settled(&mut self, judgement: Judgement) {
        match judgement {
            Judgement::Played(candidate) => self.write(self.line.now, candidate.mv),
            // The program would ask about half-moves that were made while the board was away. In these tests the answer
            // is yes.
            Judgement::Ahead(row) => {
                self.shadow.accepted();
                for candidate in row {
                    self.write(self.line.now, candidate.mv);
                }
            }
            Judgement::PlayedRow(two) => {
                for candidate in two {
                    self.write(self.line.now, candidate.mv);
                }
            }
            Judgement::Corrected(candidate) | Judgement::Completed(candidate) => {
                self.heard.corrections += 1;
                self.heard.moves.pop();
                let before = self.line.last.as_ref().unwrap().before;
                self.write(before, candidate.mv);
            }
            Judgement::TakenBack => {
                self.heard.corrections += 1;
                self.heard.moves.pop();
                let before = self.line.last.as_ref().unwrap().before;
                self.line = Line {
                    in_doubt: SquareSet::EMPTY,
                    noted_off: SquareSet::EMPTY,
                    now: before,
                    last: None,
                };
                self.shadow.follow(self.line.clone());
            }
            Judgement::Differs(_) => self.heard.differences += 1,
            _ => {}
        }
    }

    fn write(&mut self, before: Setup, mv: Move) {
        self.heard.moves.push(mv);
        self.made_at = Some(self.now.after(MADE));
        self.line = Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: mv.apply(&before),
            last: Some(Last {
                grows: Grows::WithItsMen,
                before,
                mv,
                state: LastState::Open,
            }),
        };
        self.shadow.follow(self.line.clone());
    }
}

fn play(make: Make, seed: u64, faults: Faults, handling: Handling) -> (Vec<Move>, Heard) {
    let mut rng = Rng::new(seed);
    let mut bench = Bench::new(make, &Setup::start(V), faults, seed);
    let mut player = Player::new(faults, handling);
    let mut setup = Setup::start(V);
    let mut game = Vec::new();
    bench.run(Duration::from_secs(3));
    if make == Make::Cpp(Senses::Occupancy) {
        // The start position looks the same from both ends, so the program asks.
        bench.input(BoardInput::Do(BoardCommand::Orientation(orientation(
            faults,
        ))));
    }
    for _ in 0..PLIES {
        let moves: Vec<Move> = legal_moves(&setup).iter().copied().collect();
        let Some(mv) = rng.pick(&moves) else { break };
        let route = path(&setup, &mv).unwrap();
        bench.hand(HandCommand::Move(HandMove {
            path: route.squares,
            captured: mv.captured,
        }));
        setup = mv.apply(&setup);
        game.push(mv);
    }
    bench.finish(Duration::from_secs(6));
    for (at, event) in bench.take() {
        match event {
            BenchEvent::Board(event) => player.event(&event, at),
            BenchEvent::Sim(SimOutput::Refused(refusal)) => panic!("seed {seed}: {refusal}"),
            BenchEvent::Sim(_) => {}
        }
    }
    player.tick_until(bench.now());
    (game, player.heard)
}

/// The longest game, in half-moves.
const PLIES: usize = 120;

/// The number of games of each kind; `ZGODA_GAMES` gives another number. 300 games take half a minute.
fn games() -> u64 {
    let asked = std::env::var("ZGODA_GAMES").ok();
    asked.and_then(|number| number.parse().ok()).unwrap_or(10)
}

/// Plays games, and returns the number of their half-moves and corrections.
fn check(make: Make, faults: impl Fn(u64) -> Faults, handling: Handling) -> (usize, usize) {
    let (mut plies, mut corrections) = (0, 0);
    for seed in 0..games() {
        let (game, heard) = play(make, seed, faults(seed), handling);
        let case = format!(
            "{make:?}, seed {seed}, faults {}, {handling:?}",
            faults(seed)
        );
        let wrong = heard.moves.iter().zip(&game).position(|(a, b)| a != b);
        assert_eq!(wrong, None, "first wrong half-move, {case}");
        assert_eq!(heard.moves.len(), game.len(), "half-moves, {case}");
        assert_eq!(heard.differences, 0, "differences, {case}");
        plies += game.len();
        corrections += heard.corrections;
    }
    println!("{make:?}, {handling:?}: {corrections} corrections in {plies} half-moves");
    (plies, corrections)
}

/// A faultless board, and hands that pause for half a second at most: fewer than one half-move in a thousand is corrected.
#[test]
fn a_faultless_board_is_understood() {
    for handling in [Handling::Official, Handling::Training] {
        for make in MAKES {
            let (plies, corrections) = check(make, |_| Faults::NONE, handling);
            assert!(corrections * 1_000 < plies, "{corrections} in {plies}");
        }
    }
}

/// With all oddities of board, line and hands the understood moves are the same. Only a few more of them are announced
/// too early and then corrected.
#[test]
fn a_faulty_board_is_understood() {
    for handling in [Handling::Official, Handling::Training] {
        for make in MAKES {
            let (plies, corrections) = check(make, Faults::all, handling);
            assert!(corrections * 300 < plies, "{corrections} in {plies}");
        }
    }
}

/// Cables are pulled between moves, and pieces put on a wrong square for a second: the understood moves are the same, and
/// each wrong move that was announced is corrected. Flicker is not among the faults: if a piece is on a wrong square and,
/// within the same second, a man of the other side seems to be lifted, this rightly counts as a half-move.
#[test]
fn pulled_cables_and_wrong_squares_leave_the_game_whole() {
    use Fault::{Corruption, Cut, Doubling, Insertion, Loss, Order, Overlap, Slides, Wrong};
    let faults = [
        Corruption, Cut, Doubling, Insertion, Loss, Order, Overlap, Slides, Wrong,
    ];
    let faults = faults.into_iter().fold(Faults::NONE, Faults::with);
    for make in MAKES {
        let (_, corrections) = check(make, |_| faults, Handling::Official);
        assert!(corrections > 0, "nothing was ever put wrong");
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Two players at two boards on pseudo-terminals, a DGT board and a home-made one that sees only occupied squares: half-moves are
//! carried out wrongly and put right, an arbiter goes back, and in the end the record is the game. With `ZGODA_GAMES` and
//! `ZGODA_TEST_DATA` the test plays many real games.

use tempfile::tempdir;
use zgoda_game::{BySide, Move, Setup, Side, Square};
use zgoda_hw::sim::rng::Rng;

use crate::games::Played;
use crate::many::play_many;
use crate::program::{Running, Table, number, words_of};
use crate::simulator::{Make, Simulator};

/// The number by which waits are divided, if `ZGODA_SPEED` is not set.
const SPEED: u64 = 8;
/// Half-moves of a made-up game in the short run.
const SHORT_GAME: usize = 24;

/// The boards that have sensors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sensed {
    /// Two boards: White has a DGT board, Black a home-made board that sees no colours.
    Both,
    /// White's board alone; Black's half-moves are typed.
    Whites,
}

/// A game, its program and its boards.
struct Hall {
    running: Running,
    boards: BySide<Option<Simulator>>,
}

impl Hall {
    fn open(table: &Table, sensed: Sensed, seed: u64) -> Hall {
        let (speed, seed) = (number("ZGODA_SPEED", SPEED).to_string(), seed.to_string());
        let options = ["--speed", &speed, "--seed", &seed];
        let white = Simulator::start(Make::Dgt, None, &options);
        let mut play = table.play();
        play.args(["--speed", &speed, "--board"]);
        play.arg(format!("white=dgt:{}", white.port));
        let black = (sensed == Sensed::Both).then(|| {
            let black = Simulator::start(Make::Occupancy, None, &options);
            let spec = Make::Occupancy.spec(&black.port);
            play.arg("--board").arg(format!("black={spec}"));
            black
        });
        let mut running = Running::start(&mut play);
        let mut awaited = 1 + usize::from(black.is_some());
        while awaited > 0 {
            let line = running.line().expect("the boards answer");
            if line.contains("turned round") {
                running.type_line("no");
            } else if line.contains("agrees") {
                awaited -= 1;
            }
        }
        let boards = BySide {
            white: Some(white),
            black,
        };
        Hall { running, boards }
    }

    /// Types `line` for the hands at this board.
    fn hands(&mut self, side: Side, line: &str) {
        let board = self.boards.get_mut(side).as_mut().unwrap();
        board.hands.type_line(line);
    }

    fn sensed(&self, side: Side) -> bool {
        self.boards.get(side).is_some()
    }

    /// Makes a half-move of the side to move, and waits for its announcement.
    fn made(&mut self, before: &Setup, pdn: &str) {
        let side = before.turn();
        if self.sensed(side) {
            self.hands(side, &format!("move {pdn}"));
        } else {
            let word = side.word();
            self.running.type_line(&format!("{word}: {pdn}"));
        }
        let (from, to) = words_of(pdn);
        loop {
            let line = self.running.line().expect("the half-move is heard");
            if line.contains("which way") {
                // Half-moves of a side without sensors are typed.
                self.running.type_line(&format!("{}: {pdn}", side.word()));
            } else if line.starts_with(&from) && line.contains(&to) {
                return;
            }
        }
    }

    /// Lets the other side's hand carry the half-move out, first on the square `wrong` if there is one.
    fn carried_out(
        &mut self,
        side: Side,
        before: &Setup,
        mv: &Move,
        pdn: &str,
        wrong: Option<Square>,
    ) {
        let name = |square: Square| before.variant().name(square).to_string();
        match wrong {
            None => self.hands(side, &format!("move {pdn}")),
            Some(wrong) => {
                let after = mv.apply(before);
                let piece = after.at(mv.to).unwrap().code();
                self.hands(side, &format!("remove {}", name(mv.from)));
                self.hands(side, &format!("put {} {piece}", name(wrong)));
                self.running.until("differ");
                self.hands(side, &format!("remove {}", name(wrong)));
                self.hands(side, &format!("put {} {piece}", name(mv.to)));
            }
        }
        self.running.until("agrees");
    }

    /// The arbiter goes back to half-move `to`; the hands set up the position there.
    fn goes_back(&mut self, to: usize, from: &Setup, target: &Setup) {
        self.running.type_line("arbiter");
        self.running.type_line(&format!("walk-back {to}"));
        self.running.type_line("yes");
        for side in Side::ALL {
            if !self.sensed(side) {
                continue;
            }
            let variant = target.variant();
            let differing = variant
                .squares()
                .into_iter()
                .filter(|square| from.at(*square) != target.at(*square));
            let (emptied, filled): (Vec<Square>, Vec<Square>) = differing
                .into_iter()
                .partition(|square| target.at(*square).is_none());
            for square in emptied {
                self.hands(side, &format!("remove {}", variant.name(square)));
            }
            for square in filled {
                if from.at(square).is_some() {
                    self.hands(side, &format!("remove {}", variant.name(square)));
                }
                let piece = target.at(square).unwrap().code();
                self.hands(side, &format!("put {} {piece}", variant.name(square)));
            }
            self.running.until("agrees");
        }
        self.running.type_line("resume");
        self.running.until("the game goes on");
    }
}

/// A free square beside the piece's right square.
fn beside(after: &Setup, to: Square) -> Option<Square> {
    let name: u32 = after.variant().name(to).to_string().parse().unwrap();
    let squares = [name + 1, name.saturating_sub(1)];
    let mut squares = squares
        .into_iter()
        .filter_map(|name| after.variant().square(&name.to_string()).ok());
    squares.find(|square| after.at(*square).is_none())
}

fn play(game: &Played, seed: u64, sensed: Sensed) {
    let mut rng = Rng::new(seed);
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut hall = Hall::open(&table, sensed, seed);
    let pdn = game.pdn();
    let back_at = 2 + usize::try_from(rng.below(game.plies.len() as u64 - 2)).unwrap();
    let mut back = Some(back_at);
    let mut ply = 0;
    while let Some((before, mv)) = game.plies.get(ply) {
        hall.made(before, &pdn[ply]);
        let other = before.turn().other();
        if hall.sensed(other) {
            let after = mv.apply(before);
            let wrong = beside(&after, mv.to).filter(|_| !mv.is_capture() && rng.once_in(10));
            hall.carried_out(other, before, mv, &pdn[ply], wrong);
        }
        ply += 1;
        if back == Some(ply) {
            back = None;
            let to = ply.saturating_sub(1 + usize::try_from(rng.below(4)).unwrap());
            let after = mv.apply(before);
            hall.goes_back(to, &after, &game.plies[to].0);
            ply = to;
        }
    }
    hall.running.type_line("quit");
    let (status, _, errors) = hall.running.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    assert_eq!(table.moves(), pdn, "{}, seed {seed}", game.name);
    let walked = table.events();
    let walked = walked.iter().filter(|event| event["kind"] == "walked-back");
    assert_eq!(walked.count(), 1);
}

fn play_all(sensed: Sensed) {
    play_many(2, SHORT_GAME, |game, seed| {
        play(game, seed, sensed);
        Ok(())
    });
}

#[test]
fn two_boards_of_two_makes() {
    play_all(Sensed::Both);
}

#[test]
fn one_board_is_sensed_and_the_other_is_not() {
    play_all(Sensed::Whites);
}

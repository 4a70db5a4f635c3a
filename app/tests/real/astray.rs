// SPDX-License-Identifier: GPL-3.0-or-later
//! Boards that lose track of the game, on pseudo-terminals: wrong starting positions, cables pulled while hands go on
//! playing, boards that fall behind, and men on wrong squares. Every recorded half-move must have been played, and every
//! missing half-move must have been reported.
//!
//! `make test` makes a short run. `ZGODA_GAMES` is the number of real games from the shared test data, and
//! `ZGODA_AT_ONCE` the number of games that are played at the same time. `ZGODA_SPEED` divides the waits and speeds up
//! the hands (`docs/testing.md`).

use std::fmt;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::tempdir;
use zgoda_game::notation::{parse_fen, write_move};
use zgoda_game::{Kind, Variant};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{Fault, Faults};

use crate::games::Played;
use crate::many::play_many;
use crate::program::{Running, Table, kind, number};
use crate::simulator::{Make, Simulator};

/// The number by which waits are divided, if `ZGODA_SPEED` is not set.
const SPEED: u64 = 4;
/// The number of half-moves of a made-up game in the short run, and the most half-moves of a real game.
const SHORT_GAME: usize = 14;
const LONGEST_GAME: usize = 40;
/// The time within which an unexplained position is reported.
const TOLD_WITHIN: u64 = 4_000;
/// The longest time on a busy machine from a hand's last touch until the program sees it, and also from then until the
/// voice speaks.
const SLACK: u64 = 1_500;

/// The mishap of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// No mishap beyond the everyday faults of boards, lines and hands.
    Everyday,
    /// A man stands on a wrong square before the program starts, and is put right after the program has reported it.
    WrongStart,
    /// A man stands on a wrong square, and the wrong position stays.
    LeftWrong,
    /// The cable is out for a half-move, and somebody answers the program's questions.
    PulledOnce,
    /// The cable is out for one to five half-moves in time trouble, and the program's questions stay unanswered.
    PulledAndHasty,
    /// Somebody knocks a man off, and it stays off.
    Knocked,
}

impl Trouble {
    const ALL: [Trouble; 6] = [
        Trouble::Everyday,
        Trouble::WrongStart,
        Trouble::LeftWrong,
        Trouble::PulledOnce,
        Trouble::PulledAndHasty,
        Trouble::Knocked,
    ];
}

/// The counts of all games.
#[derive(Debug, Default)]
struct Seen {
    games: usize,
    played: usize,
    recorded: usize,
    /// The number of corrections that the program announced although no hand had corrected anything.
    false_announcements: usize,
    /// The number of false corrections of half-moves by kings that stood for 800 ms or more on their way.
    resting_kings: usize,
    /// The time from the first unrecorded half-move to the words that the board differs, in the board's milliseconds.
    told_after: Vec<u64>,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} half-moves played, {} recorded, {} false announcements, {} more of kings that rested; {} games fell \
             behind and said so, at the latest after {} ms",
            self.games,
            self.played,
            self.recorded,
            self.false_announcements,
            self.resting_kings,
            self.told_after.len(),
            self.told_after.iter().max().unwrap_or(&0)
        )
    }
}

/// The messages that a board differs or is lost, and the questions about a board.
const SAID: [&str; 9] = [
    "board-differs",
    "board-differs-by",
    "board-uneven",
    "board-uneven-by",
    "mend-next",
    "ask-board-ahead",
    "ask-orientation",
    "board-lost",
    "move-illegal",
];

#[test]
fn no_board_goes_astray_in_silence() {
    let seen = Mutex::new(Seen::default());
    play_many(6, SHORT_GAME, |game, seed| {
        let one = play(game, seed)?;
        let mut all = seen.lock().unwrap();
        all.games += 1;
        all.played += one.played;
        all.recorded += one.recorded;
        all.false_announcements += one.false_announcements;
        all.resting_kings += one.resting_kings;
        all.told_after.extend(one.told_after);
        Ok(())
    });
    let seen = seen.into_inner().unwrap();
    println!("{seen}");
    assert!(seen.recorded > 0, "nothing was recorded at all");
    // Fewer than one in a thousand; in a short run a single one is allowed.
    assert!(
        seen.false_announcements * 1_000 <= seen.played || seen.false_announcements <= 1,
        "{seen}"
    );
}

/// A game with its board, hands and program.
struct Hall<'a> {
    board: Simulator,
    running: Running,
    table: Table,
    plies: &'a [(zgoda_game::Setup, zgoda_game::Move)],
    speed: u64,
    /// The latest moment at which the hands can have made each half-move.
    done: Vec<u64>,
    began: Instant,
    rng: Rng,
}

fn play(game: &Played, seed: u64) -> Result<Seen, String> {
    let folder = tempdir().unwrap();
    let speed = number("ZGODA_SPEED", SPEED);
    let trouble = Trouble::ALL[usize::try_from(seed % 6).unwrap()];
    let make = [Make::Dgt, Make::Colour, Make::Occupancy][usize::try_from(seed / 6 % 3).unwrap()];
    let official = seed.is_multiple_of(2) == (seed / 18).is_multiple_of(2);
    let table = Table::in_folder(folder.path());
    let options = [
        "--speed".to_owned(),
        speed.to_string(),
        "--seed".to_owned(),
        seed.to_string(),
        "--faults".to_owned(),
        "all".to_owned(),
    ];
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let mut board = Simulator::start(make, None, &options);
    let wrong = matches!(trouble, Trouble::WrongStart | Trouble::LeftWrong);
    if wrong {
        // White's man from 33 lies somewhere in the middle.
        board.hands.type_line("remove 33");
        board.hands.type_line(if seed % 4 < 2 {
            "put 28 wm"
        } else {
            "put 21 wm"
        });
        // The man stands longer than a reading takes to settle.
        std::thread::sleep(Duration::from_millis(1_000 / speed + 200));
    }
    let mut play = table.play();
    play.args(["--speed", &speed.to_string(), "--board"]);
    play.arg(format!("both={}", make.spec(&board.port)));
    if official {
        let event = folder.path().join("event.toml");
        std::fs::write(
            &event,
            "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"the chief, today\"\n",
        )
        .unwrap();
        play.args(["--mode", "official", "--blind", "both", "--event"]);
        play.arg(&event);
    }
    let running = Running::start(&mut play);
    let plies = &game.plies[..game.plies.len().min(LONGEST_GAME)];
    let mut hall = Hall {
        board,
        running,
        table,
        plies,
        speed,
        done: Vec::new(),
        began: Instant::now(),
        rng: Rng::new(seed),
    };
    let turned = Faults::all(seed).has(Fault::Turned);
    hall.begin(trouble, make, turned)?;
    hall.go_on(trouble)?;
    hall.verdict(trouble, seed, make, official)
}

impl Hall<'_> {
    /// Begins the game and waits until the program says that the board agrees, or that it differs for good.
    fn begin(&mut self, trouble: Trouble, make: Make, turned: bool) -> Result<(), String> {
        let wrong = matches!(trouble, Trouble::WrongStart | Trouble::LeftWrong);
        self.wait_for("the board is told of", |line| {
            ["board-agrees", "ask-orientation"].contains(&kind(line))
                || wrong && SAID.contains(&kind(line)) && kind(line) != "board-lost"
        })?;
        let mut answered = false;
        let mut answer = |hall: &mut Hall<'_>| {
            if make == Make::Occupancy && !answered && hall.heard("ask-orientation") > 0 {
                answered = true;
                hall.running.type_line(if turned { "yes" } else { "no" });
            }
        };
        answer(self);
        match trouble {
            Trouble::LeftWrong => {}
            Trouble::WrongStart => {
                let there = self
                    .transcript()
                    .iter()
                    .any(|line| SAID.contains(&kind(line)));
                assert!(there);
                // The man is on one of these squares. The hands refuse to lift a man from the empty one, so that command
                // has no effect.
                for square in ["28", "21"] {
                    self.board.hands.type_line(&format!("remove {square}"));
                }
                self.board.hands.type_line("put 33 wm");
                if make == Make::Occupancy {
                    self.wait_for("it is asked how the board lies", |line| {
                        ["board-agrees", "ask-orientation"].contains(&kind(line))
                    })?;
                    answer(self);
                }
                self.wait_for("the board agrees", |line| kind(line) == "board-agrees")?;
            }
            _ => {
                self.wait_for("the board agrees", |line| kind(line) == "board-agrees")?;
            }
        }
        Ok(())
    }

    fn go_on(&mut self, trouble: Trouble) -> Result<(), String> {
        let pulled = 2 + self.below(self.plies.len().saturating_sub(6));
        let silent = 1 + self.below(5);
        for n in 0..self.plies.len() {
            match trouble {
                Trouble::PulledOnce if n == pulled => self.board.hands.type_line("unplug"),
                Trouble::PulledAndHasty if n == pulled => {
                    self.board.hands.type_line("unplug");
                    self.wait_for("the board is lost", |line| kind(line) == "board-lost")?;
                }
                Trouble::Knocked if n == pulled => {
                    let (before, _) = self.plies[n];
                    let side = before.turn().other();
                    let squares: Vec<_> = before.pieces(side).into_iter().collect();
                    let square = self.rng.pick(&squares).unwrap();
                    let name = before.variant().name(square);
                    self.board.hands.type_line(&format!("remove {name}"));
                    // After that the hands can no longer make the half-moves of the game.
                    return Ok(());
                }
                _ => {}
            }
            let plugged = match trouble {
                Trouble::PulledOnce => n == pulled,
                Trouble::PulledAndHasty => n == pulled + silent - 1,
                _ => false,
            };
            if trouble == Trouble::LeftWrong && n >= 6 {
                return Ok(());
            }
            if !self.make_half_move(n) {
                return Ok(());
            }
            if plugged {
                self.board.hands.type_line("plug");
            }
            if trouble == Trouble::PulledOnce && n == pulled {
                let said = |line: &Value| {
                    ["ask-board-ahead", "board-differs", "board-differs-by"].contains(&kind(line))
                };
                self.wait_for("the half-move is asked about", said)?;
                self.running.type_line("white: yes");
            }
        }
        Ok(())
    }

    /// Lets the hands make half-move `n`, and waits about as long as the hands need, or a second less. True if they can
    /// make the half-move.
    fn make_half_move(&mut self, n: usize) -> bool {
        let (before, mv) = self.plies[n];
        let gone = [mv.from].into_iter().chain(mv.captured);
        let astray: Vec<_> = [28_u8, 33, 21].iter().map(ToString::to_string).collect();
        let touches = gone.chain([mv.to]).any(|square| {
            let name = before.variant().name(square).to_string();
            astray.contains(&name)
        });
        if self.left_wrong() && touches {
            return false;
        }
        self.board
            .hands
            .type_line(&format!("move {}", write_move(&before, &mv)));
        // The longest time for thinking, reaching, carrying, and taking men off one by one. The seed of the hands decides
        // the real time.
        let most = 3_200 + 700 * u64::try_from(mv.captured.len()).unwrap();
        let pause = most - self.rng.ms(0..=1_200).as_millis() as u64;
        std::thread::sleep(Duration::from_millis(pause / self.speed));
        self.done.push(self.ms());
        true
    }

    fn left_wrong(&self) -> bool {
        self.heard("board-agrees") == 0
    }

    fn below(&mut self, end: usize) -> usize {
        let most = u64::try_from(end.max(1) - 1).unwrap();
        usize::try_from(self.rng.ms(0..=most).as_millis()).unwrap()
    }

    /// Milliseconds since the program was started.
    fn ms(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap()
    }

    fn transcript(&self) -> Vec<Value> {
        self.table.transcript()
    }

    fn heard(&self, word: &str) -> usize {
        let lines = self.transcript();
        lines.iter().filter(|line| kind(line) == word).count()
    }

    /// Waits until the transcript has such a line.
    fn wait_for(&self, what: &str, line: impl Fn(&Value) -> bool) -> Result<(), String> {
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(60) {
            if self.transcript().iter().any(&line) {
                return Ok(());
            }
            // The program writes its transcript at its own time: the test soon looks again.
            std::thread::sleep(Duration::from_millis(20));
        }
        let said: Vec<String> = self
            .transcript()
            .iter()
            .map(|line| format!("{} {}", line["ms"], kind(line)))
            .collect();
        Err(format!("in vain: {what}; said {said:?}"))
    }

    fn verdict(
        mut self,
        trouble: Trouble,
        seed: u64,
        make: Make,
        official: bool,
    ) -> Result<Seen, String> {
        // After this wait all messages have come.
        std::thread::sleep(Duration::from_millis(
            (TOLD_WITHIN + 2_000) / self.speed + 500,
        ));
        self.running.type_line("quit");
        let Hall {
            board,
            running,
            table,
            plies,
            speed,
            done,
            ..
        } = self;
        drop(board.hands.kill());
        let (status, _, errors) = running.finish();
        let of = format!("seed {seed}, {trouble:?}, {make:?}, official {official}");
        if status.code() != Some(0) {
            return Err(format!("{of}: the program: {status}, {errors}"));
        }
        let played: Vec<String> = plies[..done.len()]
            .iter()
            .map(|(before, mv)| write_move(before, mv))
            .collect();
        let (recorded, transcript) = (table.moves(), table.transcript());
        let same = recorded
            .iter()
            .zip(&played)
            .take_while(|(a, b)| a == b)
            .count();
        if same < recorded.len() {
            return Err(format!(
                "{of}: recorded {:?} at half-move {}, played {:?}",
                recorded[same],
                same + 1,
                played.get(same)
            ));
        }
        let mut seen = Seen {
            played: played.len(),
            recorded: recorded.len(),
            ..Seen::default()
        };
        if recorded.len() < played.len() {
            // A board that does not answer cannot show a half-move.
            let back = transcript.iter().rfind(|line| kind(line) == "board-back");
            let back = back.and_then(|line| line["ms"].as_u64());
            let first = done[recorded.len()].max(back.unwrap_or_default());
            let late = first + (TOLD_WITHIN + SLACK) / speed + SLACK;
            // An earlier message that the board differs still counts if no later message says that the board agrees.
            let standing = transcript.iter().rev().find(|line| {
                line["ms"].as_u64().unwrap_or_default() <= late
                    && (SAID.contains(&kind(line)) || kind(line) == "board-agrees")
            });
            let said = standing.filter(|line| SAID.contains(&kind(line)));
            let Some(said) = said else {
                let words: Vec<String> = transcript
                    .iter()
                    .map(|line| format!("{} {}", line["ms"], kind(line)))
                    .collect();
                return Err(format!(
                    "{of}: half-move {} was done at {first} ms and not recorded, and nothing was said by {late}: {words:?}",
                    recorded.len() + 1
                ));
            };
            let after = said["ms"]
                .as_u64()
                .unwrap_or_default()
                .saturating_sub(first);
            seen.told_after.push(after * speed);
        }
        let corrected = table.events();
        for event in corrected.iter().filter(|it| it["because"] == "corrected") {
            let struck = corrected
                .iter()
                .find(|it| it["kind"] == "entry-written" && it["entry"] == event["entry"]);
            let rested = struck.is_some_and(|struck| king_rested(struck, &corrected, speed));
            if rested {
                seen.resting_kings += 1;
            } else {
                seen.false_announcements += 1;
                println!(
                    "{of}: {} was corrected",
                    struck.map_or("?", |it| it["pdn"].as_str().unwrap_or("?"))
                );
            }
        }
        Ok(seen)
    }
}

/// True if a king stood for about 800 ms or more on the announced square; a little less also counts, because a board is
/// read only at intervals.
fn king_rested(struck: &Value, events: &[Value], speed: u64) -> bool {
    let fen = struck["before"].as_str().unwrap_or_default();
    let from = struck["from"].as_str().unwrap_or_default();
    let king = parse_fen(fen, Variant::International)
        .ok()
        .and_then(|setup| setup.at(setup.variant().square(from).ok()?))
        .is_some_and(|piece| piece.kind == Kind::King);
    let at = |value: &Value| value["ms"].as_u64().unwrap_or_default();
    let landed = events.iter().rev().find(|event| {
        event["kind"] == "placed" && event["square"] == struck["to"] && at(event) <= at(struck)
    });
    king && landed.is_some_and(|landed| (at(struck) - at(landed)) * speed >= 700)
}

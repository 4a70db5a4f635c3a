// SPDX-License-Identifier: GPL-3.0-or-later
//! Whole games on a board with a DGT clock connected to it, in two processes: the hands move and press, acknowledgements are lost,
//! the cables of clock and board are pulled, and the clock's battery runs down. In the end the record has every press, with the
//! times that the clock showed.

use std::time::Duration;

use serde_json::Value;
use tempfile::tempdir;
use zgoda_hw::sim::rng::Rng;

use crate::games::Played;
use crate::many::play_many;
use crate::program::{Running, Table, kind, number, placed};
use crate::simulator::{Make, Simulator};

/// The number by which waits are divided, if `ZGODA_SPEED` is not set.
const SPEED: u64 = 8;
/// Half-moves of a made-up game in the short run.
const SHORT_GAME: usize = 16;
/// The number of answers to one question after which the test stops waiting for the wanted answer.
const ANSWERS: u32 = 2_000;
/// The pause between two questions. An answer takes no time, but the awaited fact must come over a line and settle on the board.
/// Without a pause all questions would be asked before the fact is there.
const BETWEEN_QUESTIONS: Duration = Duration::from_millis(20);
/// A mishap happens once in so many half-moves.
const MISHAPS: u64 = 12;
/// The time control of the game and the clock's own setting; the games take these pairs in turn. In the first three pairs the clock
/// itself counts bonuses of both kinds and a later stage. In the last pair the program sets a fixed time.
const CONTROLS: [(&str, &str); 4] = [
    ("60m+30s", "60m+30s"),
    ("50m+10s:bronstein", "50m+10s:bronstein"),
    ("40m/5,20m+15s", "40m/5,20m+15s"),
    ("90m", "computer"),
];

/// A press: the side that pressed, and the times on both displays then, in seconds.
type Press = (String, u64, u64);

/// A mishap that happens during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mishap {
    /// The clock's cable is pulled and plugged in, and the clock's answers to its first orders are lost.
    Clock,
    /// The board's cable is pulled out and plugged in again.
    Board,
    Battery,
}

const ALL: [Mishap; 3] = [Mishap::Clock, Mishap::Board, Mishap::Battery];

fn happen(mishap: Mishap, board: &mut Simulator, running: &Running) {
    let mut hand = |line: &str| board.hands.type_line(line);
    match mishap {
        Mishap::Clock => {
            hand("clock-off");
            running.until("the clock does not answer");
            hand("lose-acks 2");
            hand("clock-on");
            running.until("the clock answers again");
        }
        Mishap::Board => {
            hand("unplug");
            running.until("the clock does not answer");
            hand("plug");
            running.until("the clock answers again");
        }
        Mishap::Battery => hand("clock-battery"),
    }
}

/// Plays `game` to its end and checks the result.
fn play(game: &Played, seed: u64, mishaps: &[Mishap]) -> Result<(), String> {
    let folder = tempdir().unwrap();
    let (control, counts) = CONTROLS[usize::try_from(seed).unwrap() % CONTROLS.len()];
    let right = seed / 4 % 2 == 1;
    let speed = number("ZGODA_SPEED", SPEED).to_string();
    let mut options = vec!["--speed", &speed, "--clock", counts, "--presses"];
    let seed_word = seed.to_string();
    // A press on a clock that the program has not been able to set yet does not count.
    let faults = match counts {
        "computer" => "zeros",
        _ => "zeros+orders+loss+corruption",
    };
    options.extend(["--seed", &seed_word, "--faults", faults]);
    options.extend(right.then_some(["--white", "right"]).into_iter().flatten());
    let mut board = Simulator::start(Make::Dgt, None, &options);
    board.hands.type_line("lose-acks 1");
    let table = Table::in_folder(folder.path());
    let mut command = table.play();
    command.args(["--board", &format!("both={}", Make::Dgt.spec(&board.port))]);
    command.args(["--clock", control, "--speed", &speed, "--clock-device"]);
    command.arg(if right { "board:right" } else { "board" });
    let mut running = Running::start(&mut command);
    running.until("clock connected");
    // A clock that counts by itself is started explicitly, because on a busy computer the hands might start it only when they press
    // it.
    if counts == control {
        board.hands.type_line("clock-start");
    }
    ask_until(
        &mut running,
        "clock full",
        (" left ", "your clock is running"),
    );
    let mut rng = Rng::new(seed);
    let mut presses: Vec<Press> = Vec::new();
    let mut happened = Vec::new();
    let pdn = game.pdn();
    for (n, text) in pdn.iter().enumerate() {
        board.hands.type_line(&format!("move {text}"));
        presses.push(press(&board.hands.until("pressed ")));
        running.until("clock pressed");
        // Every game has each mishap at least once, in its first half.
        let due = mishaps.get(happened.len()).filter(|_| n % 5 == 4).copied();
        let by_chance = rng.once_in(MISHAPS).then(|| rng.pick(mishaps)).flatten();
        if let Some(mishap) = due.or(by_chance.filter(|_| n > 20)) {
            happened.push(mishap);
            happen(mishap, &mut board, &running);
        }
    }
    // A hand may press before its board has reported the half-move.
    ask_until(&mut running, "last", (", move ", &placed(pdn.len())));
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    if status.code() != Some(0) {
        return Err(format!("the program: {status}, {errors}"));
    }
    drop(board.hands.finish());
    look(&table, &pdn, &presses, &happened)
}

/// Asks the question until its answer contains `wanted`; `known_by` is the text by which the answer is recognised.
fn ask_until(running: &mut Running, question: &str, (known_by, wanted): (&str, &str)) {
    for _ in 0..ANSWERS {
        running.type_line(question);
        if running.until(known_by).contains(wanted) {
            return;
        }
        std::thread::sleep(BETWEEN_QUESTIONS);
    }
    panic!("{question} is not answered with {wanted:?}");
}

fn press(line: &str) -> Press {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [_, side, white, black] = words[..] else {
        panic!("{line:?} is no press");
    };
    (
        side.to_owned(),
        white.parse().unwrap(),
        black.parse().unwrap(),
    )
}

/// Checks that the record is the game, with the clock's own times at every press.
fn look(
    table: &Table,
    pdn: &[String],
    presses: &[Press],
    happened: &[Mishap],
) -> Result<(), String> {
    let recorded = table.moves();
    if recorded != pdn {
        return Err(format!("{recorded:?} was recorded of {pdn:?}"));
    }
    let events = table.events();
    let mut read = Vec::new();
    let mut pressed = None;
    for event in &events {
        match event["kind"].as_str().unwrap() {
            "pressed" => pressed = event["side"].as_str(),
            "clock-read" if event["because"] == "pressed" => {
                let side = pressed.take().unwrap_or("nobody").to_owned();
                read.push((side, left(event, "white"), left(event, "black")));
            }
            _ => {}
        }
    }
    if read != presses {
        let same = read.iter().zip(presses).take_while(|(a, b)| a == b).count();
        return Err(format!(
            "press {} of {}: the clock showed {:?}, recorded was {:?}",
            same + 1,
            presses.len(),
            presses.get(same),
            read.get(same)
        ));
    }
    let transcript = table.transcript();
    let said = |word: &str| transcript.iter().filter(|line| kind(line) == word).count();
    let losses = happened.iter().filter(|it| **it != Mishap::Battery).count();
    let flat = usize::from(happened.contains(&Mishap::Battery));
    let counts = [
        "clock-found",
        "clock-lost",
        "clock-back",
        "clock-battery-low",
    ]
    .map(said);
    if counts != [1, losses, losses, flat] {
        return Err(format!("{counts:?} was said of {happened:?}"));
    }
    Ok(())
}

/// The time that a side has left by the record: whole seconds, as clocks show them.
fn left(event: &Value, side: &str) -> u64 {
    let ms = event[side]["left_ms"].as_u64().unwrap();
    assert_eq!(ms % 1_000, 0, "{event}");
    ms / 1_000
}

#[test]
fn whole_games_with_a_clock_on_the_boards_line() {
    play_many(4, SHORT_GAME, |game, seed| {
        println!("{}, seed {seed}", game.name);
        play(game, seed, &ALL)
    });
}

/// Times that jump down are reported for a clock on the board's line too. A time is believed once the clock has run on from it.
#[test]
fn times_that_jump_down_are_told_and_no_press_is_lost_over_them() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut board = Simulator::start(Make::Dgt, None, &["--clock", "5m"]);
    let mut command = table.play();
    command.args(["--board", &format!("both={}", Make::Dgt.spec(&board.port))]);
    command.args(["--clock", "5m", "--clock-device", "board"]);
    let mut running = Running::start(&mut command);
    running.until("clock connected");
    board.hands.type_line("clock-start");
    for (pdn, side, other) in [("32-28", "white", "White"), ("19-23", "black", "Black")] {
        board.hands.type_line(&format!("move {pdn}"));
        board.hands.type_line(&format!("press {side}"));
        running.until(&format!("clock pressed, {other}"));
        // A time can jump only after it was seen running.
        if side == "white" {
            board.hands.type_line("clock-set 4:50 1:00");
        }
    }
    ask_until(&mut running, "last", (", move ", &placed(2)));
    ask_until(&mut running, "clock full", (" left ", ", left fifty "));
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    let told = errors.matches("much less time for Black at once").count();
    assert_eq!(told, 1, "{errors}");
    drop(board.hands.finish());
    assert_eq!(table.moves(), ["32-28", "19-23"]);
    let presses = |event: &&Value| event["kind"] == "pressed";
    assert_eq!(table.events().iter().filter(presses).count(), 2);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Games in which the hands of a simulated board play in one process, with the program in another process.

use tempfile::tempdir;
use zgoda_hw::sim::{Fault, Faults};

use crate::games::{Played, made_up};
use crate::many::play_many;
use crate::program::{Running, Table, announced_once, call, kind, number, text, words_of};
use crate::simulator::{Make, Simulator};

/// The number by which waits are divided, if `ZGODA_SPEED` is not set. At a higher speed delays of a busy machine would
/// look like faults.
const SPEED: u64 = 8;
/// The number of half-moves of a made-up game in the short run.
const SHORT_GAME: usize = 30;

/// The make of the board of a game. The makes take turns.
fn make_of(seed: u64) -> Make {
    match seed % 3 {
        1 => Make::Dgt,
        2 => Make::Colour,
        _ => Make::Occupancy,
    }
}

/// Plays `game` to its end with all faults that `seed` gives, and checks all results.
fn play(game: &Played, seed: u64) -> Result<(), String> {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    game.write(&file);
    let (make, turned) = (make_of(seed), Faults::all(seed).has(Fault::Turned));
    let seed = seed.to_string();
    let options = ["--speed", &speed(), "--seed", &seed, "--faults", "all"];
    let board = Simulator::start(make, Some(&file), &options);
    let table = Table::in_folder(folder.path());
    let mut play = at_board(&table, &make.spec(&board.port));
    let mut running = Running::start(play.args(["--speed", &speed()]));
    if make == Make::Occupancy {
        running.until("turned round");
        running.type_line(if turned { "yes" } else { "no" });
    }
    // The hands end some time after their last move.
    let (status, complaints, errors) = board.hands.finish();
    if (status.code(), complaints.len(), errors.as_str()) != (Some(0), 0, "") {
        return Err(format!("the hands: {status}, {complaints:?}, {errors:?}"));
    }
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    if status.code() != Some(0) {
        return Err(format!("the program: {status}, {errors}"));
    }
    let (expected, recorded) = (game.pdn(), table.moves());
    if recorded != expected {
        let same = recorded.iter().zip(&expected).take_while(|(a, b)| a == b);
        let ply = same.count() + 1;
        let (ours, theirs) = (recorded.get(ply - 1), expected.get(ply - 1));
        return Err(format!(
            "half-move {ply} of {} is {theirs:?} and was recorded as {ours:?}; said: {:#?}",
            expected.len(),
            last_words(&table)
        ));
    }
    let transcript = table.transcript();
    announced_once(&transcript, &expected);
    // The hands and the board end once the game is over, so only the words up to the last half-move are checked.
    let over = transcript
        .iter()
        .rposition(|line| kind(line) == "move-played");
    let odd: Vec<_> = transcript[..=over.unwrap()]
        .iter()
        .filter(|line| !EXPECTED.contains(&kind(line)))
        .map(text)
        .collect();
    if odd.is_empty() {
        Ok(())
    } else {
        Err(format!("more was said than had to be: {odd:#?}"))
    }
}

/// The kinds of words that may be heard in a game; no others may be.
const EXPECTED: [&str; 7] = [
    "how-to-play",
    "training-mode",
    "game-begins",
    "board-connected",
    "ask-orientation",
    "board-agrees",
    "move-played",
];

fn speed() -> String {
    number("ZGODA_SPEED", SPEED).to_string()
}

fn at_board(table: &Table, spec: &str) -> std::process::Command {
    let mut play = table.play();
    play.arg("--board").arg(format!("both={spec}"));
    play
}

fn last_words(table: &Table) -> Vec<String> {
    let transcript = table.transcript();
    let lines = transcript.iter().rev().take(12);
    lines.map(|line| text(line).to_owned()).collect()
}

#[test]
fn whole_games_with_every_fault() {
    play_many(3, SHORT_GAME, play);
}

/// The cable is pulled during a game and plugged in again: the program says so, and the game goes on.
#[test]
fn the_cable_in_the_middle_of_a_game() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(11, 8).pdn();
    let mut board = Simulator::start(Make::Dgt, None, &["--speed", &speed()]);
    let mut running =
        Running::start(at_board(&table, &Make::Dgt.spec(&board.port)).args(["--speed", &speed()]));
    running.until("connected");
    for (n, pdn) in game.iter().enumerate() {
        if n == 3 {
            board.hands.type_line("unplug");
            running.until("does not answer");
            // The program answers questions even without a board.
            running.type_line("last");
            running.until(&words_of(&game[2]).1);
            board.hands.type_line("plug");
            running.until("answers again");
        }
        board.hands.type_line(&format!("move {pdn}"));
        let (from, to) = words_of(pdn);
        assert!(running.until(&from).contains(&to), "{pdn}");
    }
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    assert_eq!(table.moves(), game);
    let transcript = table.transcript();
    announced_once(&transcript, &game);
    let count = |word: &str| transcript.iter().filter(|line| kind(line) == word).count();
    assert_eq!((count("board-lost"), count("board-back")), (1, 1));
}

/// If a second program wants the same board or the same record, it is refused in a sentence, and the first program is
/// not disturbed.
#[test]
fn two_programs_on_one_port_or_record() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut board = Simulator::start(Make::Dgt, None, &["--speed", &speed()]);
    let mut running =
        Running::start(at_board(&table, &Make::Dgt.spec(&board.port)).args(["--speed", &speed()]));
    running.until("connected");

    let other = tempdir().unwrap();
    let elsewhere = Table::in_folder(other.path());
    let second = call(
        &mut at_board(&elsewhere, &Make::Dgt.spec(&board.port)),
        b"32-28\n",
    );
    second.is_refusal(&[&board.port, "another program"]);
    assert!(!elsewhere.record.exists());
    let same_record = Table {
        transcript: elsewhere.transcript,
        record: table.record.clone(),
    };
    let record = table.record.to_str().unwrap();
    call(&mut same_record.play(), b"32-28\n").is_refusal(&[record, "in use"]);

    board.hands.type_line("move 32-28");
    running.until("twenty eight");
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    assert_eq!(table.moves(), ["32-28"]);
}

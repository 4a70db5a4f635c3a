// SPDX-License-Identifier: GPL-3.0-or-later
//! A clock on a line and in a process of its own: a game with half-moves made by the clock's presses, with lost acknowledgements
//! and a pulled cable. The record has the times on the clock's display.

use serde_json::Value;
use tempfile::tempdir;

use crate::games::made_up;
use crate::program::{Running, Table, call, number, words_of, zgoda};

/// The half-moves of the game.
const LENGTH: usize = 14;

/// A press as the clock printed it: the side and both times.
fn pressed(line: &str) -> (String, u64, u64) {
    let words: Vec<&str> = line.split(' ').collect();
    assert_eq!((words[0], words.len()), ("press", 6), "{line}");
    let ms = |word: &str| word.parse().unwrap();
    (words[1].to_owned(), ms(words[2]), ms(words[3]))
}

/// The presses in the record: the half-move, the side with the running time, and both times.
fn readings(table: &Table) -> Vec<(u64, String, u64, u64)> {
    let of_press = |event: &Value| event["kind"] == "clock-read" && event["because"] == "pressed";
    let events = table.events();
    let readings = events.iter().filter(|event| of_press(event));
    readings
        .map(|event| {
            let left = |side: &str| event[side]["left_ms"].as_u64().unwrap();
            let runs = event["running"].as_str().unwrap().to_owned();
            (
                event["ply"].as_u64().unwrap(),
                runs,
                left("white"),
                left("black"),
            )
        })
        .collect()
}

#[test]
fn the_record_has_what_the_clock_showed_at_every_press() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let seed = number("ZGODA_SEED", 5);
    println!("ZGODA_SEED={seed}");
    let game = made_up(seed, LENGTH).pdn();
    let arguments = ["sim", "clock", "--time", "5:00", "--bonus", "3"];
    let mut clock = Running::start(zgoda().args(arguments));
    let port = clock.line().expect("the path of the port");
    let mut play = table.play();
    play.args([
        "--clock",
        "5m+3s",
        "--clock-device",
        &format!("line:{port}"),
    ]);
    play.arg("--data").arg(folder.path());
    let mut running = Running::start(&mut play);
    running.until("clock connected");
    // The program sets the clock, and in training White's time runs at once.
    assert!(clock.until("set ").ends_with(" 300000 white"));

    let mut showed = Vec::new();
    for (n, pdn) in game.iter().enumerate() {
        let (side, other) = if n % 2 == 0 {
            ("white", "White")
        } else {
            ("black", "Black")
        };
        running.type_line(pdn);
        running.until(&words_of(pdn).0);
        match n {
            3 => clock.type_line("lose 3"),
            6 => {
                clock.type_line("unplug");
                running.until("the clock does not answer");
            }
            _ => {}
        }
        clock.type_line(&format!("press {side}"));
        showed.push(pressed(&clock.until("press ")));
        if n == 6 {
            clock.type_line("plug");
            // The program says this once the reading is in the record; by then the press has been reported.
            running.until("the clock answers again");
        } else {
            running.until(&format!("clock pressed, {other}"));
        }
    }
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    let (status, _, errors) = clock.finish();
    assert_eq!((status.code(), errors.as_str()), (Some(0), ""));

    assert_eq!(table.moves(), game);
    let runs = |side: &str| if side == "white" { "black" } else { "white" };
    let expected: Vec<_> = (1..)
        .zip(&showed)
        .map(|(ply, (side, white, black))| (ply, runs(side).to_owned(), *white, *black))
        .collect();
    assert_eq!(readings(&table), expected);
}

/// Both times jump down, the desk is told, and both players press before the program believes the jump.
#[test]
fn times_that_jump_down_are_told_and_no_press_is_lost_over_them() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut clock = Running::start(zgoda().args(["sim", "clock", "--time", "5:00"]));
    let port = clock.line().expect("the path of the port");
    let mut play = table.play();
    let device = format!("line:{port}");
    play.args(["--clock", "5m", "--clock-device", &device]);
    play.arg("--data").arg(folder.path());
    let mut running = Running::start(&mut play);
    running.until("clock connected");
    clock.until("set ");
    clock.type_line("set 1:00 0:50");
    clock.type_line("start white");
    for (pdn, side, other) in [("32-28", "white", "White"), ("19-23", "black", "Black")] {
        running.type_line(pdn);
        running.until(&words_of(pdn).0);
        clock.type_line(&format!("press {side}"));
        running.until(&format!("clock pressed, {other}"));
    }
    running.type_line("quit");
    let (status, _, errors) = running.finish();
    assert_eq!(status.code(), Some(0), "{errors}");
    let told = errors.matches("much less time for Black at once").count();
    assert_eq!(told, 1, "{errors}");
    clock.finish();
    assert_eq!(table.moves(), ["32-28", "19-23"]);
    let runs: Vec<_> = readings(&table)
        .into_iter()
        .map(|(ply, runs, ..)| (ply, runs))
        .collect();
    assert_eq!(runs, [(1, "black".to_owned()), (2, "white".to_owned())]);
}

#[test]
fn a_clock_that_is_not_there_is_refused_in_a_sentence() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut play = table.play();
    play.args(["--clock", "5m", "--clock-device", "line:/nonexistent/clock"]);
    call(&mut play, b"").is_refusal(&["--clock-device", "/nonexistent/clock"]);
    assert!(!table.record.exists());
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Whole games: typed, and on two boards at `COM` ports. The record is the same as a record made on this system, byte by byte
//! except for the times.

use std::path::Path;

use serde_json::Value;
use zgoda_game::{BySide, Setup};

use crate::games::made_up;
use crate::program::{Running, call, words_of, zgoda};
use crate::simulator::{Make, Simulator};
use crate::wine::Wine;

/// The number by which waits are divided, for boards that have to settle.
const SPEED: &str = "8";

/// A made-up game of this many half-moves: the position before each, and its notation.
fn written(seed: u64, plies: usize) -> Vec<(Setup, String)> {
    let game = made_up(seed, plies);
    let pdn = game.pdn();
    let before = game.plies.into_iter().map(|(before, _)| before);
    before.zip(pdn).collect()
}

/// The parts of a record without times, a line for each event or utterance.
fn timeless(record: &Path) -> Vec<String> {
    let mut command = zgoda();
    command.arg("export").arg(record);
    let called = call(command.args(["--to", "json"]), b"");
    assert_eq!(called.status, 0, "{called:?}");
    let lines = called.out.lines().map(|line| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        forget_times(&mut value);
        value.to_string()
    });
    lines.collect()
}

/// The fields with times, and with the order of writing.
const TIMES: [&str; 6] = ["ms", "written", "begun_ms", "ended_ms", "boot", "id"];

fn forget_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for time in TIMES {
                fields.remove(time);
            }
            fields.values_mut().for_each(forget_times);
        }
        Value::Array(all) => all.iter_mut().for_each(forget_times),
        _ => {}
    }
}

#[test]
fn a_typed_game_makes_the_same_record() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let game = written(7, 60);
    let mut typed: String = game.iter().map(|(_, pdn)| format!("{pdn}\n")).collect();
    typed += "where\nresign\nyes\nquit\n";
    let there = wine.home.path().join("there.zgoda");
    let mut play = wine.zgoda(&[
        "play",
        "--voice",
        "none",
        "--record",
        &wine.path("there.zgoda"),
    ]);
    let called = call(&mut play, typed.as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    let here = wine.home.path().join("here.zgoda");
    let data = wine.home.path().join("data");
    let mut play = zgoda();
    play.args(["--lang", "en", "--data"]).arg(&data);
    play.args(["play", "--voice", "none", "--record"])
        .arg(&here);
    assert_eq!(call(&mut play, typed.as_bytes()).status, 0);
    let (here, there) = (timeless(&here), timeless(&there));
    assert!(there.len() > 2 * game.len(), "{}", there.len());
    assert_eq!(here, there);
}

/// Plays a game on two boards: each half-move is made on the mover's board and carried out on the other board.
fn on_two_boards(
    mut play: std::process::Command,
    boards: &mut BySide<Simulator>,
    game: &[(Setup, String)],
) {
    let mut running = Running::start(&mut play);
    let mut awaited = 2;
    while awaited > 0 {
        let line = running.line().expect("the boards answer");
        if line.contains("turned round") {
            running.type_line("no");
        } else if line.contains("agrees") {
            awaited -= 1;
        }
    }
    for (before, pdn) in game {
        let mover = before.turn();
        boards
            .get_mut(mover)
            .hands
            .type_line(&format!("move {pdn}"));
        let (from, to) = words_of(pdn);
        loop {
            let line = running.line().expect("the half-move is heard");
            if line.starts_with(&from) && line.contains(&to) {
                break;
            }
        }
        let other = boards.get_mut(mover.other());
        other.hands.type_line(&format!("move {pdn}"));
        running.until("agrees");
    }
    running.type_line("quit");
    while running.line().is_some() {}
    assert!(crate::program::ended(&mut running.child).success());
}

#[test]
fn a_game_on_two_boards_at_com_ports_makes_the_same_record() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let game = written(11, 24);
    let boards = || {
        let start = |make| Simulator::start(make, None, &["--speed", SPEED, "--seed", "3"]);
        BySide {
            white: start(Make::Dgt),
            black: start(Make::Dgt),
        }
    };
    let mut there = boards();
    wine.ports(&[&there.white.port, &there.black.port]);
    let record = wine.path("there.zgoda");
    let play = wine.zgoda(&[
        "play",
        "--voice",
        "none",
        "--speed",
        SPEED,
        "--board",
        "white=dgt:COM1",
        "--board",
        "black=dgt:COM2",
        "--record",
        &record,
    ]);
    on_two_boards(play, &mut there, &game);

    let mut here = boards();
    let mut play = zgoda();
    let data = wine.home.path().join("data");
    play.args(["--lang", "en", "--data"]).arg(data);
    play.args(["play", "--voice", "none", "--speed", SPEED]);
    for (side, board) in [("white", &here.white), ("black", &here.black)] {
        play.arg("--board")
            .arg(format!("{side}=dgt:{}", board.port));
    }
    play.arg("--record")
        .arg(wine.home.path().join("here.zgoda"));
    on_two_boards(play, &mut here, &game);

    // It is random which of the two boards is ready first, and how far it has answered when men on the other board are moved. So
    // the contents of a record are compared as a whole, and its half-moves and the words about them also in their order.
    let [here, there] = ["here.zgoda", "there.zgoda"].map(|name| {
        let lines = timeless(&wine.home.path().join(name));
        let ports = [&here.white.port, &here.black.port];
        let alike = |line: String| {
            let of_ports = ports.iter().zip(["COM1", "COM2"]);
            of_ports.fold(line, |line, (port, com)| line.replace(port.as_str(), com))
        };
        lines.into_iter().map(alike).collect::<Vec<_>>()
    });
    for kind in ["entry-written", "move-played"] {
        let kind = format!("\"kind\":\"{kind}\"");
        let of = |lines: &[String]| -> Vec<String> {
            let of_kind = |line: &&String| line.contains(&kind);
            lines.iter().filter(of_kind).cloned().collect()
        };
        assert_eq!(of(&here).len(), game.len(), "{kind}");
        assert_eq!(of(&here), of(&there));
    }
    let sorted = |mut lines: Vec<String>| {
        lines.sort();
        lines
    };
    assert_eq!(sorted(here), sorted(there));
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests `--view FILE`, which writes the table's view for its arbiter, line by line, for another program.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use serde_json::Value;
use tempfile::tempdir;

use crate::program::{Running, Table, call};

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn play(table: &Table, view: &Path) -> Command {
    let mut command = table.play();
    command.arg("--view").arg(view);
    command
}

fn plies(line: &Value) -> usize {
    line["table"]["record"].as_array().unwrap().len()
}

#[test]
fn each_change_is_a_line_and_a_running_clock_is_none() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let path = folder.path().join("view.jsonl");
    let mut command = play(&table, &path);
    command.args(["--clock", "15m"]);
    let mut game = Running::start(&mut command);
    for line in ["32-28", "press", "19-23"] {
        game.type_line(line);
    }
    game.until("nineteen, twenty three");
    let count = || lines(&path).len();
    let before = {
        // After this time all words have been shown, and the disk has answered.
        std::thread::sleep(Duration::from_secs(1));
        count()
    };
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(count(), before, "time alone changes nothing");
    game.finish();
    let shown = lines(&path);
    for line in &shown {
        assert_eq!(line["version"], 1);
        assert_eq!(line["table"]["role"], "arbiter");
    }
    for pair in shown.windows(2) {
        assert_ne!(pair[0]["table"], pair[1]["table"]);
        assert!(pair[0]["ms"].as_u64() <= pair[1]["ms"].as_u64());
    }
    let last = shown.last().unwrap();
    assert_eq!(plies(last), 2);
    assert_eq!(last["table"]["record"][1]["pdn"], "19-23");
    assert_eq!(last["table"]["public"]["phase"], "closed");
    // A resumed game continues the file.
    let again = call(&mut play(&table, &path), b"");
    assert_eq!(again.status, 0, "{again:?}");
    let more = lines(&path);
    assert_eq!(more[..shown.len()], shown);
    assert!(more.len() > shown.len());
    assert_eq!(more.last().map(plies), Some(2));
}

#[test]
fn in_official_play_it_needs_consent() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let (path, event) = (
        folder.path().join("view.jsonl"),
        folder.path().join("event.toml"),
    );
    let official = |consent: &str| {
        let text =
            format!("[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n{consent}");
        fs::write(&event, text).unwrap();
        let mut command = play(&table, &path);
        command.args(["--mode", "official", "--event"]).arg(&event);
        call(&mut command, b"32-28\narbiter 2468\n")
    };
    official("").is_refusal(&["--view", "view = \"who, when\"", "II 2.4.10"]);
    assert!(!table.record.exists());
    let called = official("view = \"A. Arbiter\"\n");
    assert_eq!(called.status, 0, "{called:?}");
    let shown = lines(&path);
    let last = &shown.last().unwrap()["table"];
    assert_eq!(last["words"], "chief");
    assert_eq!(last["public"]["mode"], "official");
    let text = fs::read_to_string(&path).unwrap();
    assert!(!text.contains("2468"), "the code stands nowhere");
}

#[test]
fn a_view_that_is_lost_is_told_and_the_game_goes_on() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let called = call(&mut play(&table, Path::new("/dev/full")), b"32-28\n19-23\n");
    assert_eq!(called.status, 1, "{called:?}");
    let told = called.err.matches("the view cannot be written to its end");
    assert_eq!(told.count(), 1, "{called:?}");
    assert_eq!(table.moves(), ["32-28", "19-23"]);
}

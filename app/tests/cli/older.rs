// SPDX-License-Identifier: GPL-3.0-or-later
//! Records of older programs: each is exported as before, and the game goes on.
//!
//! The records are in `record/tests/older/`, made with the program of version 1 of the record, and those that begin with `v2` to
//! `v7` and `v9` with the last programs of these versions. `NAME.txt` tells how (the typed lines, and whether the program was
//! killed; then there is a `-wal` file), `NAME.toml` is the event file and `NAME.expected` the result. `ZGODA_UPDATE=1` writes
//! the expectations anew; then every difference needs a reason.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::mpsc::channel;
use std::thread::{self, sleep};
use std::time::{Duration, Instant};
use std::{env, fs};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tempfile::TempDir;
use zgoda::face::socket;

use crate::call::{Called, command, zgoda, zgoda_with};

/// The limit for a hanging test.
const PATIENCE: Duration = Duration::from_secs(60);

/// The number of kept records; fewer would mean that some were lost.
const HOW_MANY: usize = 56;

/// A silence long enough for a board's position to be announced and for the half-move that follows from it to be entered.
const SETTLES: Duration = Duration::from_secs(4);

/// Games taken up at the same time.
const AT_ONCE: usize = 5;

/// The beginning of every line about the board, for a record that had a board on a port.
const ITS_BOARD: &str = "White's board";

/// The line typed into every game that goes on. Its answer does not depend on how long ago the game was left.
const ASKED: &[u8] = b"last\n";

#[test]
fn records_of_older_versions_open_resume_and_export_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/older");
    let names = names(&folder);
    assert_eq!(names.len(), HOW_MANY, "{names:?}");
    let mut different = Vec::new();
    for (name, found) in told_side_by_side(&folder, &names) {
        let file = folder.join(format!("{name}.expected"));
        if env::var_os("ZGODA_UPDATE").is_some() {
            fs::write(&file, found.as_bytes()).unwrap();
        }
        let expected = fs::read_to_string(&file).unwrap_or_default();
        if expected != found {
            different.push(difference(&name, &expected, &found));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// Runs the records side by side, because most of the time is spent waiting for programs.
fn told_side_by_side(folder: &Path, names: &[String]) -> Vec<(String, String)> {
    let tell = |some: &[String]| -> Vec<(String, String)> {
        some.iter()
            .map(|name| (name.clone(), told(folder, name)))
            .collect()
    };
    thread::scope(|scope| {
        let parts: Vec<_> = names
            .chunks(names.len().div_ceil(AT_ONCE))
            .map(|some| scope.spawn(move || tell(some)))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().unwrap())
            .collect()
    })
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .filter_map(|file| {
            let name = file.unwrap().file_name().into_string().unwrap();
            Some(name.strip_suffix(".zgoda")?.to_owned())
        })
        .collect();
    names.sort();
    names
}

/// All output for one record, made from a copy of the record, so that the remains of a killed program are the same each time.
fn told(folder: &Path, name: &str) -> String {
    let mut told = String::new();
    for form in ["pdn", "text", "protocol"] {
        let (copy, record) = copied(folder, name);
        let called = zgoda(&["export", &record, "--to", form]);
        write(&mut told, &format!("export --to {form}"), &called, &copy);
    }
    let (copy, record) = copied(folder, name);
    let called = zgoda(&["export", &record, "--to", "json"]);
    let events = Called {
        out: kinds(&called.out),
        ..called
    };
    write(&mut told, "the kinds of its events", &events, &copy);

    let (copy, record) = copied(folder, name);
    let called = resumed(folder, name, &copy, &record);
    write(&mut told, "play --record, last", &called, &copy);
    let called = zgoda(&["export", &record, "--to", "pdn"]);
    write(&mut told, "export --to pdn afterwards", &called, &copy);
    told
}

/// A folder with a copy of the record and of its log, and the path of the copied record.
fn copied(folder: &Path, name: &str) -> (TempDir, String) {
    let copy = TempDir::new().unwrap();
    let to = |end: &str| -> PathBuf { copy.path().join(format!("{name}{end}")) };
    for end in [".zgoda", ".zgoda-wal"] {
        let from = folder.join(format!("{name}{end}"));
        if from.exists() {
            fs::copy(from, to(end)).unwrap();
        }
    }
    let record = to(".zgoda").to_str().unwrap().to_owned();
    (copy, record)
}

fn write(told: &mut String, what: &str, called: &Called, copy: &TempDir) {
    let plain = |text: &str| text.replace(copy.path().to_str().unwrap(), "FOLDER");
    write!(
        told,
        "== {what}: exit {}\n{}-- standard error\n{}",
        called.status,
        plain(&called.out),
        plain(&called.err),
    )
    .unwrap();
}

/// Resumes the game, with its event file, a face of its clock and its board if it had these.
fn resumed(folder: &Path, name: &str, copy: &TempDir, record: &str) -> Called {
    let data = copy.path().join("data");
    let data = data.to_str().unwrap();
    let mut call = vec!["play", "--lang", "en", "--voice", "none"];
    call.extend(["--data", data, "--record", record]);
    let event = folder.join(format!("{name}.toml"));
    let mut beside = Vec::new();
    if event.exists() {
        call.extend(["--event", event.to_str().unwrap()]);
        let face = ["clock", "--plain", "--data", data];
        beside.push(Beside(command(&face).spawn().unwrap()));
        let face = socket(Path::new(data));
        assert!(met(|| face.exists()), "no face at {}", face.display());
    }
    let called = match board(record) {
        Some(board) => {
            beside.push(board);
            asked_beside_its_board(&call)
        }
        None => zgoda_with(&call, ASKED),
    };
    drop(beside);
    Called {
        // The time since the game was left differs each time.
        err: if called.status == 0 {
            String::new()
        } else {
            called.err
        },
        ..called
    }
}

/// Types no line before the board is there and all messages about its position have come: a half-move that waited for a crown is
/// entered then. The lines on the board's presence and agreement come at a time that depends on the board's speed, and are left
/// out.
fn asked_beside_its_board(call: &[&str]) -> Called {
    let mut child = command(call).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let (tells, told) = channel();
    let asks = thread::spawn(move || {
        let mut patience = PATIENCE;
        let mut found = false;
        while let Ok(of_the_board) = told.recv_timeout(patience) {
            found |= of_the_board;
            if found {
                patience = SETTLES;
            }
        }
        // A program that does not read its input may be gone already.
        let _ = input.write_all(ASKED);
        found
    });
    let mut out = String::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let of_the_board = line.starts_with(ITS_BOARD);
        let _ = tells.send(of_the_board);
        if !of_the_board {
            out += &line;
            out.push('\n');
        }
    }
    drop(tells);
    assert!(asks.join().unwrap(), "its board is not found: {out}");
    let done = child.wait_with_output().unwrap();
    Called {
        status: done.status.code().unwrap_or(-1),
        out,
        err: String::from_utf8(done.stderr).unwrap(),
    }
}

/// A simulated board in the last position of the record, if the record had one on a port; the new port is written into the
/// record.
fn board(record: &str) -> Option<Beside> {
    let db = Connection::open(record).unwrap();
    // The contents of a killed program's log must stay there.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
        .unwrap();
    let ask = |sql: &str| db.query_row(sql, [], |row| row.get::<_, String>(0));
    let had = ask("SELECT value FROM game WHERE setting = 'board_white'").unwrap();
    if !had.starts_with("dgt:") {
        return None;
    }
    let position = ask(
        "SELECT coalesce((SELECT position_after FROM entry WHERE status = 'standing' ORDER BY entry DESC LIMIT 1),
                         (SELECT value FROM game WHERE setting = 'start'))",
    )
    .unwrap();
    let mut sim = command(&["sim", "dgt", "--set-up", &position])
        .spawn()
        .unwrap();
    let mut port = String::new();
    let mut out = BufReader::new(sim.stdout.take().unwrap());
    out.read_line(&mut port).unwrap();
    db.execute(
        "UPDATE game SET value = 'dgt:' || ?1 WHERE setting = 'board_white'",
        [port.trim_end()],
    )
    .unwrap();
    Some(Beside(sim))
}

/// A program that runs beside the game and ends with it.
struct Beside(Child);

impl Drop for Beside {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn met(condition: impl Fn() -> bool) -> bool {
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if condition() {
            return true;
        }
        sleep(Duration::from_millis(5));
    }
    false
}

/// The kinds of the exported events, ten a line.
fn kinds(json: &str) -> String {
    let kinds: Vec<String> = json
        .lines()
        .filter_map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            Some(line.get("kind")?.as_str().unwrap().to_owned())
        })
        .collect();
    kinds
        .chunks(10)
        .fold(String::new(), |text, line| text + &line.join(" ") + "\n")
}

/// The first line that differs.
fn difference(name: &str, expected: &str, found: &str) -> String {
    let (mut expected, mut found) = (expected.lines(), found.lines());
    loop {
        let pair = (expected.next(), found.next());
        if pair.0 != pair.1 || pair == (None, None) {
            return format!("{name}: expected {:?}, found {:?}", pair.0, pair.1);
        }
    }
}

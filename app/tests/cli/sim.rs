// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of `zgoda sim`: a board on a pseudo-terminal, to which the tests talk over its wire.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin};

use tempfile::tempdir;

use crate::call::{command, refused};

/// The command that asks a board for all its fields. The answer has three bytes of header, and then one byte for each field, dark
/// or light, row by row from the far end.
const DUMP: u8 = 0x42;
const HEADER: usize = 3;
const FIELDS: usize = 100;

struct Sim {
    child: Child,
    hands: ChildStdin,
    line: File,
    path: String,
}

fn start(arguments: &[&str]) -> Sim {
    let mut child = command(arguments).spawn().unwrap();
    let hands = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut path = String::new();
    out.read_line(&mut path).unwrap();
    let path = path.trim_end().to_owned();
    let line = File::options().read(true).write(true).open(&path).unwrap();
    Sim {
        child,
        hands,
        line,
        path,
    }
}

impl Sim {
    /// The contents of the fifty dark squares.
    fn squares(&mut self) -> Vec<u8> {
        self.line.write_all(&[DUMP]).unwrap();
        let mut header = [0; HEADER];
        self.line.read_exact(&mut header).unwrap();
        assert_eq!(header[0] & 0x80, 0x80, "{header:?}");
        let length = (usize::from(header[1]) << 7 | usize::from(header[2])) - HEADER;
        assert_eq!(length, FIELDS);
        let mut fields = vec![0; length];
        self.line.read_exact(&mut fields).unwrap();
        let dark = |n: &usize| (n / 10 + n % 10) % 2 == 1;
        (0..FIELDS).filter(dark).map(|n| fields[n]).collect()
    }

    /// Waits until the board no longer shows `before`.
    fn changed(&mut self, before: &[u8]) -> Vec<u8> {
        loop {
            let now = self.squares();
            if now != before {
                return now;
            }
        }
    }
}

fn empty(squares: &[u8]) -> usize {
    squares.iter().filter(|code| **code == 0).count()
}

#[test]
fn typed_lines_move_the_pieces() {
    let mut sim = start(&["sim", "dgt", "--speed", "50"]);
    let before = sim.squares();
    assert_eq!(empty(&before), 10);
    sim.hands.write_all(b"lift 32\n").unwrap();
    let lifted = sim.changed(&before);
    assert_eq!(empty(&lifted), 11);
    sim.hands.write_all(b"put 28 wm\n").unwrap();
    let put = sim.changed(&lifted);
    assert_eq!((empty(&put), put[27]), (10, before[31]));
    sim.hands.write_all(b"nonsense\nmove 60-61\n").unwrap();
    let Sim {
        child, hands, path, ..
    } = sim;
    drop(hands);
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8(done.stderr).unwrap();
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.contains("nonsense") && said.contains("60"), "{said}");
    assert!(!std::path::Path::new(&path).exists());
}

/// The game begins only when a program talks to the board, and is played to its end.
#[test]
fn a_game_of_a_file_is_played() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    std::fs::write(
        &file,
        "[GameType \"20\"]\n1. 32-28 18-23 2. 33-29 23x32 3. 37x28 *\n",
    )
    .unwrap();
    let mut sim = start(&["sim", "dgt", "--speed", "50", file.to_str().unwrap()]);
    let mut shown = sim.squares();
    assert_eq!(empty(&shown), 10);
    while empty(&shown) < 12 || shown[27] == 0 || shown[36] != 0 || shown[31] != 0 {
        shown = sim.changed(&shown);
    }
    drop(sim.hands);
    let done = sim.child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), done.stderr), (Some(0), Vec::new()));
}

/// A home-made board sends its position in a line of text, as far as it senses the pieces.
#[test]
fn a_board_of_text_is_asked_and_answers() {
    for (senses, variant, row) in [
        ("exact", "international", "1m1m1m1m1m/"),
        ("colour", "international", "1u1u1u1u1u/"),
        ("occupancy", "polish64", "1?1?1?1?/"),
    ] {
        let options = ["sim", "cpp", "--senses", senses, "--variant", variant];
        let Sim {
            child,
            hands,
            mut line,
            ..
        } = start(&options);
        line.write_all(b"feature get_state\nget_state\nplay chess\n")
            .unwrap();
        let mut answers = BufReader::new(line).lines().map(Result::unwrap);
        assert_eq!(answers.next().unwrap(), "ok");
        let state = answers.next().unwrap();
        assert!(state.starts_with(&format!("state {row}")), "{state}");
        assert!(answers.next().unwrap().starts_with("err "));
        drop(hands);
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
    }
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    refused(&["sim"], &["WHAT"]);
    refused(
        &["sim", "cpp", "--senses", "smell"],
        &["smell", "occupancy"],
    );
    refused(&["sim", "dgt", "--senses", "colour"], &["cpp"]);
    refused(&["sim", "dgt", "--variant", "polish64"], &["8x8", "cpp"]);
    refused(&["sim", "abacus"], &["abacus"]);
    refused(&["sim", "dgt", "--faults", "rain"], &["rain"]);
    refused(&["sim", "dgt", "--set-up", "W:W51:B1"], &["51"]);
    refused(&["sim", "dgt", "/nonexistent.pdn"], &["/nonexistent.pdn"]);
    let folder = tempdir().unwrap();
    let file = folder.path().join("two.pdn");
    std::fs::write(&file, "1. 33-28 *\n\n1. 33-28 20-25 2. 28-33 *\n").unwrap();
    let file = file.to_str().unwrap();
    refused(&["sim", "dgt", file], &["2 games", "#1"]);
    refused(&["sim", "dgt", &format!("{file}#2")], &["28-33"]);
}

/// A signal ends the simulator and leaves nothing behind.
#[test]
fn a_signal_ends_it_cleanly() {
    let mut sim = start(&["sim", "dgt"]);
    let id = rustix::process::Pid::from_child(&sim.child);
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    assert_eq!(sim.child.wait().unwrap().code(), Some(0));
    assert!(!std::path::Path::new(&sim.path).exists());
}

/// A clock repeats its greeting until the program answers, reports presses, and takes orders.
#[test]
fn a_clock_is_greeted_pressed_and_told_to_sound() {
    let options = ["sim", "clock", "--time", "1:30:00", "--bonus", "30"];
    let Sim {
        child,
        mut hands,
        mut line,
        ..
    } = start(&options);
    let mut heard = BufReader::new(line.try_clone().unwrap()).lines();
    let mut until = |word: &str| {
        let found = heard.by_ref().map(Result::unwrap);
        let mut found = found.skip_while(|line| !line.starts_with(word));
        let found = found.next().unwrap();
        found.rsplit_once('*').unwrap().0.to_owned()
    };
    assert_eq!(until("hello"), "hello 0 1 fresh simulated clock");
    line.write_all(b"\nhello 1 1 new*7C69\n").unwrap();
    assert_eq!(until("hello 1"), "hello 1 1 fresh simulated clock");
    assert_eq!(until("times"), "times 5400000 5400000 none none");
    hands
        .write_all(b"press white\npress white\nwhat\npress black\n")
        .unwrap();
    // The first press stops no running time, so it is not reported.
    assert!(until("press").starts_with("press 1 black 5400000 54"));
    line.write_all(b"beep 2*CDAB\n").unwrap();
    assert_eq!(until("ok"), "ok 2");
    drop(hands);
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8(done.stderr).unwrap();
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(
        said.contains("did nothing") && said.contains("what"),
        "{said}"
    );
}

#[test]
fn options_of_the_other_kind_are_refused() {
    refused(&["sim", "clock", "--seed", "1"], &["--seed"]);
    refused(&["sim", "dgt", "--bonus", "1"], &["--bonus"]);
    refused(&["sim", "clock", "--time", "soon"], &["--time", "soon"]);
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda clock`: the face, driven by a game's end of its socket.

use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tempfile::tempdir;
use zgoda::face::client::{FaceLink, Reached};
use zgoda::face::{Face, Flag, socket};
use zgoda_game::{BySide, Side};

use crate::call::{command, refused, zgoda};

/// The limit for a hanging test.
const PATIENCE: Duration = Duration::from_secs(30);

struct FaceProgram {
    child: Child,
    lines: Receiver<String>,
}

impl FaceProgram {
    fn start(data: &Path) -> FaceProgram {
        let arguments = ["clock", "--plain", "--data", data.to_str().unwrap()];
        let mut child = command(&arguments).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in out.lines() {
                if send.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        FaceProgram { child, lines }
    }

    fn until(&self, line: &str) {
        let end = Instant::now() + PATIENCE;
        let mut before = Vec::new();
        while let Ok(found) = self.lines.recv_timeout(end - Instant::now()) {
            if found == line {
                return;
            }
            before.push(found);
        }
        panic!("no {line:?} but {before:?}");
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn face(seconds: u64, running: Option<Side>) -> Face {
    Face {
        left: BySide::from_fn(|_| Duration::from_secs(seconds)),
        running,
        flag: BySide::default(),
        first_flag: None,
        delay: Duration::ZERO,
    }
}

#[test]
fn the_face_shows_what_it_is_told_and_is_found_again() {
    let folder = tempdir().unwrap();
    let link = FaceLink::start(folder.path()).unwrap();
    assert_eq!(link.reached_within(Duration::ZERO), Reached::No);
    let shown = FaceProgram::start(folder.path());
    shown.until("Waiting for a game: start zgoda play with its own clock.");
    assert_eq!(link.reached_within(PATIENCE), Reached::Yes);
    let mode = socket(folder.path()).metadata().unwrap().permissions();
    assert_eq!(mode.mode() & 0o777, 0o600);

    link.show(face(3_600, None));
    shown.until("WHITE, 1 h 0 min");
    shown.until("The clock stands.");
    // The face counts down by itself.
    link.show(face(61, Some(Side::Black)));
    shown.until("BLACK, 1 min 1 s, RUNNING");
    shown.until("BLACK, 0 min 59 s, RUNNING");

    let data = folder.path().to_str().unwrap();
    refused(&["clock", "--data", data], &["open already", data]);

    // A killed face leaves its socket behind; the next face still starts.
    shown.kill();
    assert!(socket(folder.path()).exists());
    let again = FaceProgram::start(folder.path());
    let fallen = Face {
        flag: BySide::from_fn(|_| Flag::Fallen),
        first_flag: Some(Side::White),
        ..face(0, None)
    };
    link.show(fallen);
    again.until("WHITE, 0 min 0 s, FLAG FELL FIRST");
    again.until("BLACK, 0 min 0 s, FLAG HAS FALLEN");
    drop(link);
    again.until("Waiting for a game: start zgoda play with its own clock.");
    again.kill();
}

/// The last state before the end, or before a flag, has reached the face.
#[test]
fn what_was_shown_last_before_the_end_is_told() {
    let folder = tempdir().unwrap();
    let shown = FaceProgram::start(folder.path());
    for seconds in 61..81 {
        let link = FaceLink::start(folder.path()).unwrap();
        assert_eq!(link.reached_within(PATIENCE), Reached::Yes);
        link.show(face(seconds, None));
        drop(link);
        shown.until(&format!("WHITE, 1 min {} s", seconds - 60));
    }
    shown.kill();
}

/// The face of a program is gone, and the program's standard error is not read: the thread that reports the loss of the face hangs
/// there.
#[test]
fn a_face_that_nobody_can_be_told_of_does_not_hold_up_the_end() {
    let folder = tempdir().unwrap();
    let shown = FaceProgram::start(folder.path());
    let record = folder.path().join("game.zgoda");
    let [record_at, data] = [&record, folder.path()].map(|it| it.to_str().unwrap());
    let files = ["--record", record_at, "--data", data, "--clock", "5m"];
    let (unread, told) = std::io::pipe().unwrap();
    let mut flood = told.try_clone().unwrap();
    let mut play = command(&[&["play", "--voice", "none"][..], &files].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(told)
        .spawn()
        .unwrap();
    shown.until("BLACK, 5 min");
    // Writes as much as fits; then only this thread is held up.
    std::thread::spawn(move || while flood.write_all(&[b'.'; 4096]).is_ok() {});
    shown.kill();
    // By then the program has noticed that the face is gone: it looks for the face once a second.
    std::thread::sleep(Duration::from_secs(3));
    drop(play.stdin.take());
    let end = Instant::now() + PATIENCE;
    while play.try_wait().unwrap().is_none() {
        if Instant::now() > end {
            play.kill().unwrap();
            play.wait().unwrap();
            panic!("it never ends");
        }
        // The wait for a child's end has no time limit of its own.
        std::thread::sleep(Duration::from_millis(50));
    }
    // The record was still closed: no file is left next to it.
    let beside = std::fs::read_dir(folder.path()).unwrap();
    let names = beside.map(|it| it.unwrap().file_name().into_string().unwrap());
    let left: Vec<String> = names.filter(|it| it.starts_with("game.zgoda-")).collect();
    assert_eq!(left, [""; 0]);
    drop(unread);
}

#[test]
fn what_lies_in_the_way_is_not_taken_away() {
    let folder = tempdir().unwrap();
    let path = socket(folder.path());
    std::fs::write(&path, "mine").unwrap();
    let data = folder.path().to_str().unwrap();
    refused(&["clock", "--data", data], &["no socket"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
}

const EVENT: &str =
    "[arbiter]\npin = \"2468\"\n\n[consent]\ndevice = \"Jan Kowalski, 2026-11-20\"\n";

/// The opponent must see the clock: without a face official play does not begin, and no record is written.
#[test]
fn official_play_with_the_programs_clock_needs_its_face() {
    let folder = tempdir().unwrap();
    let (event, record) = (
        folder.path().join("event.toml"),
        folder.path().join("game.zgoda"),
    );
    std::fs::write(&event, EVENT).unwrap();
    let path = |path: &Path| path.to_str().unwrap().to_owned();
    let (event, record, data) = (path(&event), path(&record), path(folder.path()));
    let play = |clock: &str| {
        let words = [
            "play", "--voice", "none", "--mode", "official", "--event", &event,
        ];
        let files = ["--record", &record, "--data", &data, "--clock", clock];
        [&words[..], &files]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    refused(&play("5m"), &["zgoda clock", "--clock-device"]);
    assert!(!Path::new(&record).exists());

    let shown = FaceProgram::start(folder.path());
    let called = zgoda(&play("5m"));
    assert_eq!(called.status, 0, "{called:?}");
    // The face before the arbiter starts the clock.
    shown.until("WHITE, 5 min");
    shown.until("The clock stands.");
    shown.until("Waiting for a game: start zgoda play with its own clock.");
    shown.kill();
}

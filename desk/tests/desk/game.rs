// SPDX-License-Identifier: GPL-3.0-or-later
//! A game that also starts a desk, as `zgoda play --desk` does.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use tempfile::tempdir;

/// The longest wait for anything that comes.
const PATIENCE: Duration = Duration::from_secs(60);

struct Game(Child);

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_desk_does_not_outlive_a_game_that_is_killed() {
    let data = tempdir().unwrap();
    let child = Command::new(crate::program::zgoda())
        .args([
            "play", "--mode", "training", "--voice", "none", "--lang", "en",
        ])
        .args(["--desk", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut game = Game(child);
    // The desk and the game write to the same standard error, which ends when both programs are gone.
    let err = BufReader::new(game.0.stderr.take().unwrap());
    let (sends, said) = channel();
    thread::spawn(move || {
        let lines = err.lines().map_while(Result::ok);
        lines.for_each(|line| sends.send(line).unwrap_or_default());
    });
    while !said
        .recv_timeout(PATIENCE)
        .unwrap()
        .contains("the desk is at http://")
    {}
    game.0.kill().unwrap();
    let ended = loop {
        if let Err(why) = said.recv_timeout(PATIENCE) {
            break why;
        }
    };
    assert_eq!(ended, RecvTimeoutError::Disconnected, "the desk is there");
}

//! A game that starts a desk beside itself, as `zgoda play --desk` does.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::tempdir;

/// What is not there by then does not come.
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
    let child = Command::new(env!("CARGO_BIN_EXE_zgoda"))
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
    // The desk writes to the same standard error.
    let mut err = BufReader::new(game.0.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("the desk is at http://") {
        line.clear();
        assert!(err.read_line(&mut line).unwrap() > 0, "no desk is started");
    }
    game.0.kill().unwrap();
    // It ends when nobody can write there any more, so when both are gone.
    let ends = thread::spawn(move || err.read_to_end(&mut Vec::new()));
    let until = Instant::now() + PATIENCE;
    while !ends.is_finished() {
        assert!(Instant::now() < until, "the desk is still there");
        // There is nothing to wait for that would tell it.
        thread::sleep(Duration::from_millis(20));
    }
    ends.join().unwrap().unwrap();
}

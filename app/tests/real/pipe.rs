// SPDX-License-Identifier: GPL-3.0-or-later
//! Games typed into a pipe, without a sensor board.

use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::tempdir;

use crate::games::made_up;
use crate::program::{Running, Table, announced, announced_once, call, is_well_formed, kind, text};

/// Sixty moves of each side.
const WHOLE_GAME: usize = 120;

#[test]
fn a_whole_game_from_a_pipe() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(60, WHOLE_GAME).pdn();
    let input = game.join("\n") + "\n";
    let called = call(&mut table.play(), input.as_bytes());
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(table.moves(), game);
    let transcript = table.transcript();
    announced_once(&transcript, &game);
    // Every spoken line is printed once on standard output; other lines are on standard error.
    let printed: Vec<&str> = called.out.lines().collect();
    let said: Vec<&str> = transcript.iter().map(text).collect();
    assert_eq!(printed, said);
    called.is_one_sentence(&["the record is", table.record.to_str().unwrap()]);
    assert_eq!(transcript.last().map(kind), Some("game-kept"));
    // The record keeps the utterances too.
    let recorded = table.utterances();
    assert_eq!(recorded.len(), transcript.len());
    for (recorded, line) in recorded.iter().zip(&transcript) {
        assert_eq!(
            (&recorded["id"], &recorded["text"]),
            (&line["id"], &line["text"])
        );
    }
}

/// The channel that everybody hears has a settings file only if one is named; otherwise a message says once that its settings are
/// not kept.
#[test]
fn what_has_no_file_is_told_not_to_be_kept() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut command = table.play();
    command.args(["--blind", "both", "--lang-of", "room=en"]);
    let called = call(&mut command, b"faster\nfaster\n");
    assert_eq!(called.status, 0, "{called:?}");
    let told = called.out.matches("the settings cannot be kept").count();
    assert_eq!(told, 1, "{called:?}");
    assert!(
        called.out.contains("rate two hundred thirty five"),
        "{called:?}"
    );
}

/// Lines that cannot be played or understood get an answer and a place in the history, and change nothing else.
#[test]
fn bad_lines_between_the_moves_are_answered() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(7, 20).pdn();
    let bad: [&[u8]; 8] = [
        b"xyzzy",
        b"32-51",
        b"1-50",
        b"\xff\xfe\x00",
        "33\u{2014}\u{1f600}".as_bytes(),
        b"- - -",
        b"white:",
        &[b'9'; 9_000],
    ];
    let mut input = Vec::new();
    for (pdn, bad) in game.iter().zip(bad.iter().cycle()) {
        input.extend_from_slice(bad);
        input.push(b'\n');
        input.extend_from_slice(pdn.as_bytes());
        input.extend_from_slice(b"\r\n");
    }
    let called = call(&mut table.play(), &input);
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(table.moves(), game);
    let transcript = table.transcript();
    announced_once(&transcript, &game);
    // The program asks about a half-move that could be a correction; the next half-move counts as a no.
    let answers = |line: &&Value| line["priority"] == "reply" || kind(line) == "ask-correction";
    let answers = transcript.iter().filter(answers);
    assert_eq!(answers.count(), game.len(), "an answer to each");
    let events = table.events();
    let refused = |event: &&Value| event["kind"] == "refused" || event["kind"] == "move-asked";
    let refused = events.iter().filter(refused);
    assert_eq!(refused.count(), game.len(), "and each in the history");
}

/// Without any input the start is said, and nothing else.
#[test]
fn without_any_input_the_start_is_said() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let began = Instant::now();
    let called = call(table.play().stdin(Stdio::piped()), b"");
    assert_eq!(called.status, 0, "{called:?}");
    // A voice of text needs no time; the rest is the time of the disk.
    assert!(began.elapsed() < Duration::from_secs(20), "{called:?}");
    let transcript = table.transcript();
    is_well_formed(&transcript);
    let kinds: Vec<&str> = transcript.iter().map(kind).collect();
    assert_eq!(kinds, ["how-to-play", "training-mode", "game-begins"]);
    assert_eq!(table.moves(), Vec::<String>::new());
}

/// A game can be begun, left and resumed any number of times.
#[test]
fn a_game_in_three_parts() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(33, 30).pdn();
    let mut said = Vec::new();
    for part in game.chunks(10) {
        let called = call(&mut table.play(), (part.join("\n") + "\nquit\n").as_bytes());
        assert_eq!(called.status, 0, "{called:?}");
        let transcript = table.transcript();
        is_well_formed(&transcript);
        said.extend(announced(&transcript));
    }
    assert_eq!(table.moves(), game);
    let plies: Vec<usize> = said.iter().map(|(ply, _)| *ply).collect();
    assert_eq!(plies, (1..=game.len()).collect::<Vec<_>>());
}

/// The reader of standard output goes away: the game goes on, but the printed words were lost, and the program reports that at
/// its end.
#[test]
fn a_listener_that_goes_away_takes_nothing_along() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(5, 12).pdn();
    let mut child = table.play().spawn().unwrap();
    drop(child.stdout.take());
    drop(child.stderr.take());
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, game.join("\n").as_bytes()).unwrap();
    drop(input);
    assert_eq!(crate::program::ended(&mut child).code(), Some(1));
    assert_eq!(table.moves(), game);
    let transcript = table.transcript();
    assert!(announced(&transcript).len() == game.len());
    for line in transcript.iter().filter(|line| kind(line) == "move-played") {
        assert_eq!(line["status"], "failed", "{line}");
        assert!(line["why"].is_string(), "{line}");
    }
    let kept = table.utterances();
    assert!(
        kept.iter().all(|line| line["status"] == "failed"),
        "{kept:?}"
    );
}

/// If a reader accepts no output, the loss is reported once, on standard error.
#[test]
fn an_output_that_takes_nothing_is_said_once() {
    let folder = tempdir().unwrap();
    let mut table = Table::in_folder(folder.path());
    let full = || {
        std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    let called = call(&mut table.play(), b"32-28\n19-23\n");
    assert_eq!(called.status, 0, "{called:?}");
    let mut play = table.play();
    let mut child = play.stdout(full()).spawn().unwrap();
    drop(child.stdin.take());
    let mut told = String::new();
    let mut errors = child.stderr.take().unwrap();
    std::io::Read::read_to_string(&mut errors, &mut told).unwrap();
    assert_eq!(crate::program::ended(&mut child).code(), Some(1), "{told}");
    assert_eq!(told.matches("standard output is lost").count(), 1, "{told}");

    table.transcript = "/dev/full".into();
    let called = call(&mut table.play(), b"28x19\n14x23\n");
    assert_eq!(called.status, 1, "{called:?}");
    assert_eq!(
        called.err.matches("the transcript cannot").count(),
        1,
        "{called:?}"
    );
    assert_eq!(table.moves().len(), 4);
}

/// A signal ends the program like `quit`.
#[test]
fn signals_end_it_like_quit() {
    use rustix::process::{Pid, Signal, kill_process};
    for signal in [Signal::TERM, Signal::HUP, Signal::INT, Signal::QUIT] {
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let mut running = Running::start(&mut table.play());
        // The first words name a half-move as an example, so only words after them can be the answer to the line.
        running.until("new game");
        running.type_line("32-28");
        running.until("twenty eight");
        kill_process(Pid::from_child(&running.child), signal).unwrap();
        let status = crate::program::ended(&mut running.child);
        assert_eq!(status.code(), Some(0), "{signal:?}");
        assert!(!folder.path().join("game.zgoda-wal").exists(), "{signal:?}");
        assert_eq!(table.moves(), ["32-28"]);
        assert_eq!(table.transcript().last().map(kind), Some("game-kept"));
    }
}

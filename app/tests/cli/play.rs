// SPDX-License-Identifier: GPL-3.0-or-later
//! The options of `zgoda play` that are refused: before a game begins, and when they contradict the record of a resumed game.

use std::io::{BufRead as _, BufReader, Write as _};

use tempfile::tempdir;

use crate::call::{command, refused, zgoda, zgoda_with};

#[test]
fn wrong_options_are_refused_with_their_remedy() {
    refused(&["play", "--blind", "nobody"], &["nobody", "both"]);
    refused(&["play", "--sight", "white"], &["white=blind"]);
    refused(&["play", "--sight", "white=dim"], &["dim", "sighted"]);
    refused(
        &["play", "--sight", "both=low", "--sight", "white=blind"],
        &["twice", "white"],
    );
    refused(
        &["play", "--sight", "white=low", "--blind", "black"],
        &["--blind", "--sight"],
    );
    refused(&["play", "--board", "white"], &["white=dgt:"]);
    refused(&["play", "--board", "white=magic"], &["magic", "sim"]);
    refused(&["play", "--board", "white=dgt:"], &["dgt:PORT"]);
    refused(
        &[
            "play",
            "--board",
            "white=dgt:/dev/x",
            "--board",
            "black=dgt:/dev/x",
        ],
        &["/dev/x", "--board both="],
    );
    refused(
        &["play", "--board", "both=sim", "--board", "white=none"],
        &["twice"],
    );
    refused(&["play", "--mode", "friendly"], &["friendly", "training"]);
    let clocked = ["play", "--clock", "5m", "--clock-device"];
    refused(&[&clocked[..], &["sun"]].concat(), &["sun", "board:right"]);
    for board in ["none", "cpp:/dev/x", "sim"] {
        let board = format!("both={board}");
        let words = [&clocked[..], &["board", "--board", &board]].concat();
        refused(&words, &["--board", "dgt:PORT"]);
    }
    refused(&["play", "--set-up", "W:W51:B1"], &["--set-up", "51"]);
    refused(
        &["play", "--voice", "loud"],
        &["no voice is called \"loud\"", "embedded", "wav:FILE"],
    );
    refused(&["play", "--speed", "0"], &["--speed", "1..=1000"]);
    refused(
        &["play", "--board", "white=sim:faults=rain"],
        &["no fault \"rain\"", "flicker", "leave it out"],
    );
    refused(
        &["play", "--board", "white=sim:colour=red"],
        &["no option \"colour=red\"", "senses=", "leave it out"],
    );
    refused(
        &["play", "--white", "a\nb"],
        &["cannot be used", "one line"],
    );
    refused(
        &["play", "--pieces", "white=round"],
        &["round", "pegged", "second-man"],
    );
    refused(
        &["play", "--pieces", "pegged"],
        &["--pieces", "white=pegged"],
    );
    refused(
        &["play", "--whisper", "loud"],
        &["--whisper", "off, sound, number"],
    );
    let texts = ["--channel", "white=text", "--channel", "black=text"];
    let two = [&["play", "--blind", "both"][..], &texts].concat();
    refused(&two, &["black=text", "--transcript"]);
    let two = [&two[..], &["--keyboard", "black"]].concat();
    refused(&two, &["white=text"]);
    refused(
        &["play", "--keyboard", "nobody"],
        &["nobody", "player", "assistant", "white", "black", "both"],
    );
}

#[test]
fn nothing_is_written_for_what_is_refused() {
    let folder = tempdir().unwrap();
    let event = folder.path().join("event.toml");
    let records = folder.path().join("records");
    std::fs::write(&event, "[arbiter]\npin = \"2468\"\n").unwrap();
    let (event, data) = (event.to_str().unwrap(), records.to_str().unwrap());
    for (options, words) in [
        (&["--mode", "official"][..], &["II 2.4.10", "training"][..]),
        (&["--mode", "official", "--event", event], &["consent"]),
        (
            &["--variant", "polish64", "--board", "white=sim"],
            &["polish64", "white=none"],
        ),
        (
            &["--variant", "polish64", "--board", "black=dgt:/dev/x"],
            &["polish64", "black=none"],
        ),
        (&["--event", "/nonexistent"], &["/nonexistent"]),
    ] {
        let mut call = vec!["play", "--data", data];
        call.extend(options);
        refused(&call, words);
        assert!(!records.exists());
    }
    // With the consent, an option that the event does not grant is still refused, and so is a shared board without two visually
    // impaired players.
    std::fs::write(
        event,
        "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter\"\n",
    )
    .unwrap();
    let official = [
        "play", "--data", data, "--mode", "official", "--event", event,
    ];
    let mut call = official.to_vec();
    call.extend(["--whisper", "number"]);
    refused(&call, &["--whisper", "square_whisper"]);
    assert!(!records.exists());
    let lines = ["--view", "--transcript"].map(|option| (option, folder.path().join(option)));
    let mut call: Vec<&str> = official.to_vec();
    for (option, path) in &lines {
        call.extend([*option, path.to_str().unwrap()]);
    }
    refused(&call, &["--view", "view = "]);
    for (_, path) in &lines {
        assert!(!path.exists(), "{}", path.display());
    }
    refused(
        &[
            "play",
            "--data",
            data,
            "--mode",
            "official",
            "--event",
            event,
            "--board",
            "both=none",
        ],
        &["VIII 1.3", "black=low"],
    );
    assert!(!records.exists());
}

/// Two half-moves typed into a new record at `file`.
fn begin(file: &str, options: &[&str]) {
    let mut call = vec!["play", "--voice", "none", "--record", file];
    call.extend(options);
    let called = zgoda_with(&call, b"32-28\n18-23\n");
    assert_eq!(called.status, 0, "{called:?}");
}

fn half_moves(file: &str) -> usize {
    let pdn = zgoda(&["export", file, "--to", "pdn"]).out;
    let words = pdn.split("\n\n").nth(1).unwrap().split_whitespace();
    words.filter(|word| word.contains(['-', 'x'])).count()
}

#[test]
fn an_unfinished_game_keeps_its_settings() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    let file = file.to_str().unwrap();
    begin(
        file,
        &["--white", "Ewa", "--black", "Jan", "--blind", "both"],
    );
    assert_eq!(half_moves(file), 2);
    for (options, words) in [
        (
            &["--variant", "polish64"][..],
            &["--variant", "international"][..],
        ),
        (&["--white", "Ela"], &["--white Ela", "Ewa"]),
        (&["--sight", "white=low"], &["white=low", "white=blind"]),
        (&["--board", "both=sim"], &["--board", "none"]),
        (&["--set-up", "W:W31,50:B1"], &["--set-up", "W31,50"]),
        (&["--clock", "90"], &["90", "minutes"]),
        (&["--clock", "64/6.2.1a"], &["64/6.2.1a", "international"]),
        (&["--clock", "100/9.9"], &["zgoda clocks"]),
        (&["--clock-device", "embedded"], &["--clock 80m+60s"]),
    ] {
        let mut call = vec!["play", "--voice", "none", "--record", file];
        call.extend(options);
        refused(&call, words);
        assert_eq!(half_moves(file), 2);
    }
    // The settings that a game already has may be given again.
    let same = [
        "play",
        "--voice",
        "none",
        "--record",
        file,
        "--white",
        "Ewa",
        "--mode",
        "training",
        "--board",
        "white=none",
    ];
    let called = zgoda_with(&same, b"33-29\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(half_moves(file), 3);
}

#[test]
fn a_wrong_option_costs_no_older_transcript() {
    let folder = tempdir().unwrap();
    let said = folder.path().join("said.jsonl");
    let older = "{\"id\":1}\n";
    std::fs::write(&said, older).unwrap();
    let said = said.to_str().unwrap();
    refused(
        &["play", "--transcript", said, "--mode", "official"],
        &["consent"],
    );
    assert_eq!(std::fs::read_to_string(said).unwrap(), older);
    let file = folder.path().join("game.zgoda");
    begin(file.to_str().unwrap(), &["--transcript", said]);
    let lines = std::fs::read_to_string(said).unwrap();
    assert!(
        lines.lines().count() >= 3 && lines.starts_with(older),
        "{lines}"
    );
    refused(
        &["play", "--transcript", "/nonexistent/x"],
        &["/nonexistent/x"],
    );
}

/// Kodeks I 7.2: the side to move has no piece left.
#[test]
fn a_finished_game_is_not_taken_up_again() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    let file = file.to_str().unwrap();
    let call = [
        "play",
        "--voice",
        "none",
        "--record",
        file,
        "--set-up",
        "W:W28:B23",
    ];
    let called = zgoda_with(&call, b"28x19\n");
    assert_eq!(called.status, 0, "{called:?}");
    refused(&["play", "--record", file], &[file, "finished", "2-0"]);
    let sheet = zgoda(&["export", file, "--to", "text"]).out;
    assert!(sheet.contains("result: 2-0"), "{sheet}");
    let pdn = zgoda(&["export", file, "--to", "pdn"]).out;
    assert!(pdn.contains("[Result \"2-0\"]"), "{pdn}");
}

#[test]
fn a_record_in_use_is_refused_and_can_be_exported() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.zgoda");
    let path = file.to_str().unwrap();
    let mut child = command(&["play", "--voice", "none", "--record", path])
        .spawn()
        .unwrap();
    let mut hands = child.stdin.take().unwrap();
    hands.write_all(b"32-28\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    while out.next().unwrap().unwrap() != "thirty two, twenty eight" {}
    refused(&["play", "--record", path], &[path, "in use"]);
    refused(&["forget", path], &[path, "in use"]);
    assert_eq!(half_moves(path), 1);
    drop(hands);
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success());
    assert_eq!(half_moves(path), 1);
}

#[test]
fn a_record_that_cannot_be_begun_is_said() {
    refused(
        &["play", "--record", "/nonexistent/folder/x.zgoda"],
        &["/nonexistent/folder/x.zgoda"],
    );
    let folder = tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Dear arbiter,\n".repeat(20)).unwrap();
    let path = file.to_str().unwrap();
    refused(&["play", "--record", path], &[path, "not a game record"]);
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!(kept, "Dear arbiter,\n".repeat(20));
}

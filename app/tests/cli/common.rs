// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules that hold for every command.

use std::io::Read as _;

use crate::call::{command, refused, zgoda, zgoda_with};

const COMMANDS: [&str; 13] = [
    "play",
    "attest",
    "moves",
    "perft",
    "check",
    "reconcile",
    "export",
    "forget",
    "desk",
    "devices",
    "say",
    "setup",
    "sim",
];

#[test]
fn the_version_names_the_licence() {
    let called = zgoda(&["--version"]);
    assert_eq!(called.status, 0);
    assert_eq!(
        called.out,
        format!(
            "zgoda {}, licence GPL-3.0-or-later\n",
            env!("CARGO_PKG_VERSION")
        )
    );
    assert_eq!(called.err, "");
}

#[test]
fn help_lists_every_command_and_every_command_has_help() {
    let called = zgoda(&["help"]);
    assert_eq!(called.status, 0);
    for command in COMMANDS {
        assert!(called.out.contains(&format!("\n  {command} ")), "{command}");
        let help = zgoda(&[command, "--help"]);
        assert_eq!(help.status, 0);
        assert!(help.out.contains("Usage: zgoda"), "{command}");
        assert_eq!(help.err, "");
    }
    assert!(!called.out.contains("--speed"), "it is for tests");
    assert!(!zgoda(&["play", "--help"]).out.contains("--speed"));
}

#[test]
fn wrong_usage_is_one_sentence() {
    // A call without a word is not wrong: it opens the menu.
    refused(&["round"], &["missing", "help"]);
    refused(&["frobnicate"], &["frobnicate", "help"]);
    refused(&["--frobnicate"], &["--frobnicate"]);
    refused(&["play", "extra"], &["extra"]);
    refused(&["play", "--variant", "chess"], &["chess", "polish64"]);
    refused(&["perft"], &["DEPTH"]);
    refused(&["perft", "0"], &["0", "1..=40"]);
    refused(&["perft", "many"], &["many"]);
    refused(&["perft", "2", "--fen", "W:W51:B1"], &["51", "--fen"]);
    refused(&["check"], &["FILE"]);
    refused(&["export", "x"], &["--to"]);
    refused(&["export", "x", "--to", "xml"], &["xml", "json"]);
    refused(&["--lang"], &["--lang"]);
    refused(&["say", "--voice", "loud", "x"], &["loud"]);
}

/// A reader who stops after the first lines must not see an error.
#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let position = "W:WK46,K47,K48,K49,K50:BK1,K2,K3,K4,K5\n".repeat(2_000);
    let mut child = command(&["moves"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || {
        use std::io::Write as _;
        // The write ends early, as it should.
        let _ = input.write_all(position.as_bytes());
    });
    let mut some = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let done = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert_eq!(done.stderr, b"");
}

#[test]
fn words_without_a_voice_are_printed() {
    let called = zgoda(&["say", "--voice", "none", "zażółć", "gęślą"]);
    assert_eq!((called.status, called.out.as_str()), (0, "zażółć gęślą\n"));
}

#[test]
fn every_sound_is_explained_by_one_line() {
    let called = zgoda(&["--lang", "pl", "say", "--voice", "none", "--sounds"]);
    let lines: Vec<&str> = called.out.lines().collect();
    assert_eq!((called.status, lines.len()), (0, 17));
    assert_eq!(lines[0], "warcabnica zgodna ze słowami");
    refused(&["say", "--sounds", "32"], &["--sounds"]);
    refused(&["say"], &["TEXT"]);
}

/// Lists the devices of this machine: one line each, with every sort named.
#[test]
fn devices_are_listed_by_sort() {
    let called = zgoda(&["devices"]);
    assert_eq!(called.status, 0);
    for sort in ["port: ", "sound device: ", "voice: "] {
        let lines = called.out.lines();
        assert!(lines.filter(|line| line.starts_with(sort)).count() >= 1);
    }
}

/// Lists the devices in the language that is asked for. A language without a translation is reported, and the list is in English.
#[test]
fn devices_are_named_in_the_language_in_use() {
    let polish = zgoda(&["devices", "sound", "--lang", "pl"]);
    assert_eq!(polish.status, 0);
    for sort in ["urządzenie dźwiękowe: ", "głos: "] {
        assert!(
            polish.out.lines().any(|line| line.starts_with(sort)),
            "{}",
            polish.out
        );
    }
    let unspoken = zgoda(&["devices", "ports", "--lang", "xx"]);
    assert_eq!(unspoken.status, 0);
    assert!(unspoken.out.starts_with("port: "), "{}", unspoken.out);
    assert!(
        unspoken
            .err
            .starts_with("zgoda: --lang xx is not spoken here"),
        "{}",
        unspoken.err
    );
    assert_eq!(unspoken.err.lines().count(), 1, "{}", unspoken.err);
}

#[test]
fn perft_counts_a_line_a_depth() {
    let called = zgoda(&["perft", "5"]);
    assert_eq!(called.status, 0);
    let counts: Vec<(u32, u64)> = called
        .out
        .lines()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(words.len(), 4, "{line}");
            let (nodes, seconds) = (words[1].parse().unwrap(), words[2].parse::<f64>().unwrap());
            let rate = words[3].parse::<u64>().unwrap() as f64;
            // Ten thousand million positions a second are out of reach. The rate must be that of these nodes in this time; a time
            // below half a microsecond is written as nought.
            assert!((1.0..1e10).contains(&rate), "{line}");
            let longest = nodes as f64 / rate;
            assert!(
                (seconds - longest).abs() <= 1e-6 + longest / 100.0,
                "{line}"
            );
            (words[0].parse().unwrap(), nodes)
        })
        .collect::<Vec<(u32, u64)>>();
    assert_eq!(counts, [(1, 9), (2, 81), (3, 658), (4, 4265), (5, 27117)]);
    let small = zgoda(&["perft", "--variant", "polish64", "3"]);
    let last = small.out.lines().last().unwrap().to_owned();
    assert!(last.starts_with("3 302 "), "{last}");
}

/// If one of several positions is wrong, each still gets an answer, and the exit status is 1.
#[test]
fn positions_come_one_a_line() {
    let called = zgoda_with(
        &["moves"],
        b"W:W31-50:B1-20\n\nW:W51:B1\r\nnonsense\nB:W50:B1\n",
    );
    assert_eq!((called.status, called.err.as_str()), (1, ""));
    let lines: Vec<serde_json::Value> = called
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["moves"].as_array().unwrap().len(), 9);
    assert!(lines[1]["error"].as_str().unwrap().contains("51"));
    assert_eq!(lines[1]["fen"], "W:W51:B1");
    assert!(lines[2]["error"].is_string() && lines[2]["moves"].is_null());
    assert_eq!(lines[3]["moves"][0]["pdn"], "1-6");
}

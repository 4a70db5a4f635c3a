// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the screen reader as a voice, with a controller client that writes down the spoken words.

use std::process::Command;
use std::time::Duration;

use crate::program::{Running, call, words_of};
use crate::wine::Wine;

/// The time between two looks at the output of another process, which sends no signal.
const LOOK: Duration = Duration::from_millis(20);

/// The requests to the controller client, each with its time, kind and words.
fn asked(wine: &Wine) -> Vec<(u64, String, String)> {
    let text = std::fs::read_to_string(wine.home.path().join("spoken")).unwrap_or_default();
    let lines = text.lines().map(|line| {
        let mut parts = line.splitn(3, ' ');
        let mut next = || parts.next().unwrap_or_default().to_owned();
        (next().parse().unwrap(), next(), next())
    });
    lines.collect()
}

/// The program, which finds the controller client beside it.
fn with_reader(wine: &Wine, words: &[&str]) -> Command {
    assert!(wine.folder.join("nvdaControllerClient.dll").exists());
    let mut command = wine.zgoda(words);
    command.env("ZGODA_SPOKEN", wine.path("spoken"));
    command
}

/// The time for thought between two half-moves.
const THINKS: Duration = Duration::from_millis(1_500);

const MOVES: [&str; 20] = [
    "32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "5-10", "46-41", "14-19",
    "33-28", "9-14", "39-33", "17-22", "28x17", "11x22", "44-39", "7-11", "31-27", "22x31",
];

#[test]
fn twenty_moves_are_spoken_once_each_and_in_order() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let transcript = wine.path("transcript.jsonl");
    let play = [
        "play",
        "--voice",
        "screen-reader",
        "--transcript",
        &transcript,
    ];
    let mut running = Running::start(&mut with_reader(&wine, &play));
    for pdn in MOVES {
        running.type_line(pdn);
        let (from, to) = words_of(pdn);
        while let Some(line) = running.line() {
            if line.starts_with(&from) && line.contains(&to) {
                break;
            }
        }
        // The reader speaks while the next player thinks.
        std::thread::sleep(THINKS);
    }
    running.type_line("quit");
    running.input = None;
    while running.line().is_some() {}
    assert!(crate::program::ended(&mut running.child).success());
    let all = asked(&wine);
    let spoken: Vec<String> = all
        .iter()
        .zip(all.iter().skip(1))
        .filter(|((_, what, _), (_, then, _))| what == "speak" && then == "spoken")
        .map(|((_, _, words), _)| {
            words
                .replace("<speak><mark name=\"begins\"/>", "")
                .replace("</speak>", "")
        })
        .collect();
    let transcript = std::fs::read_to_string(wine.home.path().join("transcript.jsonl")).unwrap();
    let said: Vec<String> = transcript
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter(|line| line["status"] == "spoken")
        .inspect(|line| assert_eq!(line["by"], "screen-reader", "{line}"))
        .map(|line| line["text"].as_str().unwrap().to_owned())
        .collect();
    // Words that a half-move overtakes are said after it, but the transcript has them in their original order.
    let in_any_order = |words: &[String]| {
        let mut words = words.to_vec();
        words.sort();
        words
    };
    assert_eq!(in_any_order(&spoken), in_any_order(&said));
    let mut rest = spoken.iter();
    for pdn in MOVES {
        let (from, to) = words_of(pdn);
        let is_it = |words: &&String| words.starts_with(&from) && words.contains(&to);
        assert!(
            rest.any(|words| is_it(&words)),
            "{pdn} is missing in {spoken:?}"
        );
    }
    assert!(!asked(&wine).iter().any(|(_, what, _)| what == "odd"));
}

#[test]
fn a_key_cuts_the_reader_within_fifty_milliseconds() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    let mut play = with_reader(&wine, &["play", "--voice", "screen-reader"]);
    // Each letter takes so long that the first words would take a minute.
    play.env("ZGODA_LETTER", "600");
    let mut running = Running::start(&mut play);
    while !asked(&wine).iter().any(|(_, what, _)| what == "speak") {
        std::thread::sleep(LOOK);
    }
    running.type_line("stop");
    while !asked(&wine).iter().any(|(_, what, _)| what == "cut") {
        std::thread::sleep(LOOK);
    }
    let all = asked(&wine);
    let when = |word: &str| all.iter().find(|(_, what, _)| what == word).unwrap().0;
    let took = when("cut") - when("cancel");
    println!("from being asked to silence: {took} ms");
    running.child.kill().unwrap();
}

#[test]
fn a_reader_that_is_away_or_hangs_gives_way_and_that_is_said() {
    let Some(wine) = Wine::start() else {
        return;
    };
    wine.has_settings();
    for how in ["away", "hang"] {
        let transcript = format!("{how}.jsonl");
        let path = wine.path(&transcript);
        let play = ["play", "--voice", "screen-reader", "--transcript", &path];
        let mut play = with_reader(&wine, &play);
        play.env("ZGODA_READER", how);
        let called = call(&mut play, b"32-28\nquit\n");
        assert_eq!(called.status, 0, "{called:?}");
        let text = std::fs::read_to_string(wine.home.path().join(&transcript)).unwrap();
        let spoken = text
            .lines()
            .filter(|line| line.contains("\"kind\":\"move-played\""));
        assert_eq!(spoken.count(), 1, "{how}: {text}");
        assert!(
            !text.contains("\"status\":\"failed\"") || how == "hang",
            "{text}"
        );
        assert!(
            text.contains("\"by\":\"text\"") || text.contains("\"by\":\"embedded\""),
            "{how}: {text}"
        );
    }
}

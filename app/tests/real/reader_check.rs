// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda reader-check`: its steps at a terminal, and its file of answers.

use std::fs;

use tempfile::tempdir;

use crate::program::{call, ended, run, zgoda};
use crate::screen::Screen;

const SAMPLE: &str = "thirty two, twenty eight";
const ASKED: &str = "1 once, 2 twice";

#[test]
fn steps_are_done_and_their_answers_are_in_the_report() {
    let folder = tempdir().unwrap();
    let report = folder.path().join("report.txt");
    let mut command = zgoda();
    command
        .args(["reader-check", "--lang", "en", "--report"])
        .arg(&report)
        .env("XDG_DATA_HOME", folder.path())
        .env("XDG_CONFIG_HOME", folder.path())
        .env("TERM", "xterm");
    let mut screen = Screen::start(&mut command);
    for answer in ["1", "3"] {
        screen.until("press enter and listen");
        screen.press("\r");
        screen.until(SAMPLE);
        screen.until(ASKED);
        screen.press(answer);
    }
    screen.until("press the down arrow");
    screen.press("\u{1b}");
    screen.until("the answers are in");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    let text = fs::read_to_string(&report).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "zgoda reader-check, form 1");
    assert_eq!(lines[3], "terminal: xterm");
    assert_eq!(lines[6..], ["1 line: once", "2 again: not at all"]);
}

#[test]
fn a_file_that_is_there_is_never_written_over() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("check.html");
    let page = |path| call(zgoda().args(["reader-check", "--page"]).arg(path), b"");
    assert_eq!(page(&path).status, 0);
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.contains("data-step=\"page-line\""), "{written}");
    page(&path).is_refusal(&["is there already"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), written);
}

#[test]
fn without_a_terminal_there_is_nothing_to_be_heard() {
    run(&["reader-check"]).is_refusal(&["for somebody at a terminal", "--page FILE"]);
}

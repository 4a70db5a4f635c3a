// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the first start of a user at a terminal. The questions come once, before the game, and never without a person to answer.

use std::fs;
use std::path::Path;
use std::process::Command;

use rustix::process::{Pid, Signal, kill_process};
use tempfile::tempdir;
use zgoda_speech::Language;

use crate::program::{call, ended, zgoda};
use crate::screen::Screen;

const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const ESCAPE: &str = "\u{1b}";

fn play(home: &Path) -> Command {
    let mut command = zgoda();
    command.args(["play", "--voice", "none", "--data"]);
    command.arg(home);
    command
}

/// The number of presses of the down key that lead from English, the first language, to this language.
fn downs(language: Language) -> usize {
    let mut others: Vec<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
    others.retain(|tag| *tag != "en");
    others.sort_unstable();
    let at = others.iter().position(|tag| *tag == language.tag());
    at.unwrap() + 1
}

#[test]
fn a_beginner_comes_from_the_first_key_to_the_first_move() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(&mut play(home.path()));
    screen.until("first start");
    screen.until("polski, enter");
    // Arrow keys and keypad have the same effect.
    for press in 0..downs(Language::Polish) {
        screen.press(if press % 2 == 0 { DOWN } else { "2" });
    }
    screen.until("polski, enter");
    screen.press("\r");
    screen.until("tempo mowy");
    screen.press(RIGHT);
    screen.until("tempo mowy dwieście pięć");
    screen.press("\r");
    let file = home.path().join("people/player.toml");
    assert!(!file.exists());
    // This item of the menu names the connected devices.
    screen.until("próba, trzydzieści dwa");
    screen.press(DOWN);
    screen.until("podłączone");
    screen.press("\r");
    screen.until("nowa partia");
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.contains("language = \"pl\""), "{kept}");
    assert!(kept.contains("rate = 205"), "{kept}");
    screen.press("\u{1b}");
    screen.press("3228\r");
    screen.until("trzydzieści dwa, dwadzieścia osiem");
    screen.press("wyjdź\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());

    let mut screen = Screen::start(&mut play(home.path()));
    screen.until("grać dalej ostatnią partię");
    screen.press("nie\r");
    screen.until("nowa partia");
    assert!(!screen.text.contains("pierwsze uruchomienie"));
    screen.press("wyjdź\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
}

/// A key without a meaning makes the program repeat the present place in the menu, and later keys keep their meaning.
#[test]
fn a_stray_key_leaves_the_keypad_as_it_was() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(&mut play(home.path()));
    screen.until("first start");
    for stray in ["x", "*"] {
        screen.until("English, enter");
        screen.press(stray);
    }
    screen.until("English, enter");
    for _ in 0..downs(Language::Polish) {
        screen.press("2");
    }
    screen.until("polski, enter");
    screen.press("5");
    screen.until("tempo mowy");
    screen.press(ESCAPE);
    screen.until("nowa partia");
    screen.press("wyjdź\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
}

#[test]
fn it_is_skipped_by_one_key_and_not_asked_again() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(&mut play(home.path()));
    screen.until("first start");
    screen.press(ESCAPE);
    screen.until("the first start is skipped");
    screen.until("new game");
    screen.press("quit\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    let mut screen = Screen::start(&mut play(home.path()));
    screen.until("new game");
    assert!(!screen.text.contains("first start"));
    screen.press("quit\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
}

#[test]
fn whoever_goes_away_leaves_nothing_behind() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(&mut play(home.path()));
    screen.until("first start");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    assert!(!home.path().join("people").exists());
}

/// The first start is not offered if listeners have separate outputs, because everybody would hear its single voice.
#[test]
fn it_is_not_offered_beside_channels() {
    let home = tempdir().unwrap();
    let mut command = zgoda();
    command.args(["play", "--channel", "white=text", "--data"]);
    command.arg(home.path());
    let mut screen = Screen::start(&mut command);
    screen.until("new game");
    assert!(!screen.text.contains("first start"));
    screen.press("quit\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
}

/// A signal ends the program in the same way as the end of the input, and the terminal is restored.
#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let home = tempdir().unwrap();
        let mut setup = zgoda();
        setup.args(["setup", "--voice", "none", "--data"]);
        setup.arg(home.path());
        for command in [&mut play(home.path()), &mut setup] {
            let mut screen = Screen::start(command);
            screen.until("first start");
            screen.press("2");
            screen.until("enter");
            kill_process(Pid::from_child(&screen.child), signal).unwrap();
            assert_eq!(ended(&mut screen.child).code(), Some(0), "{signal:?}");
            assert!(screen.is_restored(), "{signal:?}");
            assert!(!home.path().join("people").exists());
        }
    }
}

#[test]
fn a_pipe_is_asked_nothing() {
    let home = tempdir().unwrap();
    let called = call(&mut play(home.path()), b"32-28\nfaster\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(!called.out.contains("first start"), "{called:?}");
    let kept = fs::read_to_string(home.path().join("people/player.toml")).unwrap();
    assert_eq!(kept, "rate = 205\nsounds_met = { changed = 1 }\n");
}

/// `zgoda setup` also takes words from a pipe.
#[test]
fn the_first_start_on_its_own() {
    let home = tempdir().unwrap();
    let mut command = zgoda();
    command.args(["setup", "--voice", "none", "--name", "Anna", "--data"]);
    command.arg(home.path());
    let called = call(&mut command, b"choose\nright\nright\n\nleave\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(
        called.out.contains("rate two hundred thirty five"),
        "{called:?}"
    );
    let kept = fs::read_to_string(home.path().join("people/Anna.toml")).unwrap();
    assert!(kept.contains("rate = 235"), "{kept}");

    fs::write(home.path().join("people/Anna.toml"), "no settings").unwrap();
    let called = call(&mut command, b"");
    called.is_refusal(&["Anna.toml", "--settings"]);
}

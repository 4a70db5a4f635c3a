// SPDX-License-Identifier: GPL-3.0-or-later
//! A user's first evening at a terminal, begun by `make play`: the first words, half-moves, slips, taking back, a new game, and
//! yesterday's game.

use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::tempdir;

use crate::program::{Running, call, ended, zgoda};
use crate::screen::Screen;

fn make_play(home: &Path) -> Command {
    let mut command = zgoda();
    command.args(["play", "--board", "both=sim", "--clock", "100/6.1.5.1"]);
    command.args(["--voice", "none", "--speed", "4", "--data"]);
    command.arg(home);
    command
}

#[test]
fn a_first_evening_in_polish() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(make_play(home.path()).args(["--lang", "pl"]));
    // The language was given by an option, so the program does not ask for it. A half-move skips the other questions.
    screen.until("pierwsze uruchomienie");
    assert!(!screen.text.contains("język"), "{}", screen.text);
    screen.press("3228\r");
    screen.until("pierwsze uruchomienie pominięte");
    screen.until("wpisać dwa pola i enter");
    screen.until("pomoc podpowiada");
    screen.until("nowa partia");
    screen.until("trzydzieści dwa, dwadzieścia osiem");
    screen.until("zegar białych idzie");
    screen.press("+");
    screen.until("zegar naciśnięty, białe");
    // An illegal half-move changes nothing, and the game goes on.
    screen.press("20-29\r");
    screen.until("ta bierka tak nie chodzi");
    screen.press("19-23\r");
    screen.until("dziewiętnaście, dwadzieścia trzy");
    screen.press("18-23\r");
    screen.until("poprawić na osiemnaście, dwadzieścia trzy");
    screen.press("tak\r");
    screen.until("poprawka, osiemnaście, dwadzieścia trzy");
    screen.press("cofnij\r");
    screen.until("cofnąć osiemnaście, dwadzieścia trzy");
    screen.press("tak\r");
    screen.until("cofnięto, osiemnaście, dwadzieścia trzy");
    screen.press("20-25\r");
    screen.until("dwadzieścia, dwadzieścia pięć");
    screen.press("warcabnica\r\u{1b}");
    screen.press("nowa partia\r");
    screen.until("zacząć nową");
    screen.press("tak\r");
    screen.until("partia zapisana");
    screen.until("nowa partia");
    screen.press("31-26\r");
    screen.until("trzydzieści jeden, dwadzieścia sześć");
    screen.press("wyjdź\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());

    // Yesterday's game goes on only after a yes.
    let mut screen = Screen::start(make_play(home.path()).args(["--lang", "pl"]));
    screen.until("grać dalej ostatnią partię, po trzydzieści jeden, dwadzieścia sześć");
    screen.press("tak\r");
    screen.until("partia wznowiona");
    screen.press("20-24\r");
    screen.until("dwadzieścia, dwadzieścia cztery");
    screen.press("wyjdź\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));

    // Any other line begins a new game, and is its first line.
    let mut screen = Screen::start(make_play(home.path()).args(["--lang", "pl"]));
    screen.until("grać dalej ostatnią partię");
    screen.press("33-29\r");
    screen.until("nowa partia");
    screen.until("trzydzieści trzy, dwadzieścia dziewięć");
    screen.press("wyjdź\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
}

/// Keys that are typed before the last words of the first start are kept for the game.
#[test]
fn keys_behind_the_first_start_are_for_the_game() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(make_play(home.path()).args(["--lang", "en"]));
    screen.until("first start");
    screen.press("\r\r32-28\r");
    // The first words name a half-move as an example, so only words after them can be the answer to the line.
    screen.until("new game");
    screen.until("thirty two, twenty eight");
    screen.press("quit\r");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
}

#[test]
fn the_last_game_goes_on_from_a_pipe_after_a_yes() {
    let home = tempdir().unwrap();
    let play = |resume: &[&str]| {
        let mut command = zgoda();
        command.args(["play", "--voice", "none", "--lang", "en"]);
        command.args(resume).arg("--data").arg(home.path());
        command
    };
    let called = call(&mut play(&["--resume"]), b"yes\n");
    called.is_refusal(&["no unfinished game", "--resume"]);
    let called = call(
        &mut play(&["--white", "Anna", "--black", "Jan"]),
        b"32-28\n",
    );
    assert_eq!(called.status, 0, "{called:?}");
    // Without the option the program asks no question.
    let called = call(&mut play(&[]), b"31-27\n");
    assert!(called.out.contains("one unfinished game"), "{called:?}");
    assert!(
        called.out.contains("thirty one, twenty seven"),
        "{called:?}"
    );
    for nothing in [&b"no\n32-27\n"[..], b""] {
        let called = call(&mut play(&["--resume"]), nothing);
        assert_eq!(called.status, 0, "{called:?}");
        assert!(
            called.out.contains("go on with the last game"),
            "{called:?}"
        );
        assert!(!called.out.contains("new game"), "{called:?}");
    }
    let called = call(&mut play(&["--resume"]), b"32-27\n");
    assert_eq!(called.status, 2, "{called:?}");
    called.is_one_sentence(&["32-27", "yes nor no"]);
    let called = call(&mut play(&["--resume"]), b"yes\n20-24\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(
        called.out.contains("after thirty one, twenty seven"),
        "{called:?}"
    );
    assert!(called.out.contains("game resumed"), "{called:?}");
    assert!(called.out.contains("twenty, twenty four"), "{called:?}");
    // When a new game is begun from a pipe, the lines after the yes belong to it. The old game is kept.
    let lines = b"32-28\nnew game\nyes\n33-29\nnew game\nno\n20-24\n";
    let called = call(&mut play(&[]), lines);
    assert_eq!(called.status, 0, "{called:?}");
    let before = called.out.find("thirty two, twenty eight").unwrap();
    let kept = called.out.find("the game is kept").unwrap();
    let after = called.out.find("thirty three, twenty nine").unwrap();
    assert!(before < kept && kept < after, "{called:?}");
    assert!(called.out.contains("twenty, twenty four"), "{called:?}");
}

/// While another program holds the record of the last game, this program must not say that there is no such game.
#[test]
fn a_game_that_another_program_holds_is_not_said_to_be_missing() {
    let home = tempdir().unwrap();
    let play = || {
        let mut command = zgoda();
        command.args(["play", "--voice", "none", "--lang", "en", "--data"]);
        command.arg(home.path());
        command
    };
    let mut running = Running::start(play().stdin(Stdio::piped()).stdout(Stdio::piped()));
    running.until("new game");
    running.type_line("32-28");
    let half_move = "thirty two, twenty eight";
    while running.until(half_move) != half_move {}
    let called = call(play().arg("--resume"), b"yes\n");
    called.is_refusal(&["in use by another program", ".zgoda"]);
    let (status, ..) = running.finish();
    assert!(status.success());
}

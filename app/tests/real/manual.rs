// SPDX-License-Identifier: GPL-3.0-or-later
//! The manual in the real program: by keys on a terminal, by lines from a pipe, and printed.

use tempfile::tempdir;

use crate::program::{call, ended, zgoda};
use crate::screen::Screen;

const DOWN: &str = "\u{1b}[B";
const UP: &str = "\u{1b}[A";
const RIGHT: &str = "\u{1b}[C";
const ESCAPE: &str = "\u{1b}";

#[test]
fn it_is_read_by_keys_and_leaves_the_terminal_as_it_was() {
    let home = tempdir().unwrap();
    let mut command = zgoda();
    command.args(["manual", "--voice", "none", "--lang", "pl", "--data"]);
    let mut screen = Screen::start(command.arg(home.path()));
    screen.until("Podręcznik programu Zgoda");
    screen.until("jeden, Czym jest Zgoda");
    screen.press(DOWN);
    screen.until("dwa, Jak czytać ten podręcznik");
    // Digits move through the list; Enter opens a chapter and goes on in it.
    screen.press("7");
    screen.until("siedem, Jak wpisać posunięcie");
    screen.press("\r");
    screen.until("rozdział siedem, Jak wpisać posunięcie");
    screen.press("\r");
    screen.until(
        "trzydzieści dwa, dwadzieścia osiem, albo bez odstępu trzydzieści dwa, dwadzieścia osiem",
    );
    screen.press("l");
    screen.until("trzy, dwa, spacja, dwa, osiem");
    screen.press("g");
    screen.until("rozdział siedem, akapit jeden");
    screen.press(DOWN);
    screen.until("Posunięcie zostaje powtórzone");
    screen.press(UP);
    screen.until("Wpisać pole");
    screen.press("p");
    screen.until("Wpisać pole");
    screen.press(RIGHT);
    screen.until("rozdział osiem, Zegar");
    screen.press("?");
    screen.until("każdy klawisz przerywa");
    screen.press("s");
    screen.until("spis rozdziałów");
    screen.press(ESCAPE);
    screen.until("zamknięte");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
}

#[test]
fn it_is_read_by_words_from_a_pipe_and_ends_with_its_input() {
    let home = tempdir().unwrap();
    let read = |arguments: &[&str], input: &str| {
        let mut command = zgoda();
        command.args(["manual", "--voice", "none"]).args(arguments);
        let called = call(command.arg("--data").arg(home.path()), input.as_bytes());
        assert_eq!((called.status, called.err.as_str()), (0, ""), "{called:?}");
        called.out
    };
    let told = read(
        &["--lang", "en"],
        "18\nnext\nspell\nwhere\nprevious chapter\nnonsense\n99\nend\nnever reached\n",
    );
    let lines: Vec<&str> = told.lines().collect();
    let at = lines
        .iter()
        .position(|line| *line == "chapter eighteen, Official play");
    let behind = &lines[at.unwrap() + 1..];
    assert!(behind[0].starts_with("An official game needs"), "{told}");
    assert_eq!(behind[1], "nothing is to be typed here");
    let place = "chapter eighteen, paragraph one of ";
    assert!(behind[2].starts_with(place), "{told}");
    assert_eq!(
        behind[3..],
        [
            "chapter eighteen, Official play",
            "not understood, question mark helps",
            "there is no chapter ninety nine",
            "closed",
        ]
    );
    // The end of the input ends the manual; an empty input does, too.
    assert!(read(&["card", "--lang", "en"], "").starts_with("Card for player and assistant\n"));
    // A speaker of another language is told that the manual is in English, and gets it in English.
    let told = read(&["--lang", "de"], "");
    assert!(told.lines().next().unwrap().contains("Englisch"), "{told}");
    assert!(told.contains("The manual of Zgoda"), "{told}");
}

#[test]
fn standard_output_carries_only_the_paper() {
    let print = |arguments: &[&str]| {
        let mut command = zgoda();
        call(command.arg("manual").args(arguments), b"")
    };
    for (arguments, begins) in [
        (
            &["--to", "text", "--lang", "en"][..],
            "The manual of Zgoda\n",
        ),
        (
            &["card", "--to", "text", "--lang", "pl"],
            "Karta gracza i asystenta\n",
        ),
        (
            &["arbiter", "--to", "html", "--lang", "pl"],
            "<!DOCTYPE html><html lang=\"pl\">",
        ),
    ] {
        let called = print(arguments);
        assert_eq!((called.status, called.err.as_str()), (0, ""), "{called:?}");
        assert!(called.out.starts_with(begins), "{}", called.out);
    }
    let called = print(&["--to", "text", "--lang", "fr"]);
    assert_eq!(called.status, 0);
    called.is_one_sentence(&["anglais"]);
    assert!(called.out.starts_with("The manual of Zgoda\n"));
    for (wrong, named) in [
        (&["novel"][..], "novel"),
        (&["--to", "pdf"], "pdf"),
        (&["--to", "text", "--voice", "none"], "--voice"),
        (&["--voice", "parrot"], "parrot"),
    ] {
        print(wrong).is_refusal(&[named]);
    }
}

/// A paragraph is spoken to its end once no key can stop it, and also goes into a file.
#[cfg(feature = "embedded-voice")]
#[test]
fn what_is_being_said_at_the_end_of_the_input_is_said_to_its_end() {
    let home = tempdir().unwrap();
    let file = home.path().join("manual.wav");
    let mut command = zgoda();
    command
        .args(["manual", "--lang", "en", "--data"])
        .arg(home.path());
    command.args(["--voice", &format!("wav:{}", file.display())]);
    let called = call(&mut command, b"1\nnext\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(
        called.out.contains("Zgoda lets a blind player play"),
        "{called:?}"
    );
    // Twenty words at least take longer than three seconds: 22,050 samples a second of two bytes.
    let bytes = std::fs::metadata(&file).unwrap().len();
    assert!(bytes > 3 * 22_050 * 2, "{bytes}");
}

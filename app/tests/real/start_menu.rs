// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda` alone: from the first start to the first half-move by ear, back to the menu, and to the end; at a terminal, and from a
//! pipe. The time to the first half-move is computed from the words and the keys, so that no machine is too slow for it.

use std::fs;
use std::path::Path;
use std::process::Command;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::tempdir;
use zgoda_game::Variant;
use zgoda_speech::{Language, Message, Phrasebook, Style};

use crate::program::{call, ended, zgoda};
use crate::screen::Screen;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
use crate::sound_server::SoundServer;

const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const ESCAPE: &str = "\u{1b}";

/// The longest time from the first start to the first half-move, in seconds, for a user who has never heard the program and
/// listens to everything.
const WANTED: u64 = 300;
/// The time for each key, including the search for it.
const SECONDS_A_KEY: u64 = 2;

/// The words that a speaker of a language hears on the way, in order, and the keys that they press.
struct Way {
    language: Language,
    locale: &'static str,
    /// The item of the menu that is chosen, and the items after it.
    learn: &'static str,
    others: [&'static str; 5],
    heard: [&'static str; 8],
    played: &'static str,
    quit: &'static str,
    go_on: &'static str,
    resumed: &'static str,
    ends: &'static str,
}

const WAYS: [Way; 2] = [
    Way {
        language: Language::English,
        locale: "en_GB.UTF-8",
        learn: "learn alone",
        others: [
            "rehearse an official game",
            "settings",
            "try board",
            "manual",
            "end",
        ],
        heard: [
            "first start",
            "English, enter",
            "rate",
            "a test, thirty two",
            "the settings are kept",
            "menu, arrows and enter, the question mark helps, play with somebody here",
            "enter chooses",
            "type two squares",
        ],
        played: "thirty two, twenty eight",
        quit: "quit",
        go_on: "go on with the last game, after thirty two, twenty eight",
        resumed: "game resumed",
        ends: "the program ends",
    },
    Way {
        language: Language::Polish,
        locale: "pl_PL.UTF-8",
        learn: "nauka bez partnera",
        others: [
            "oficjalna partia na próbę",
            "ustawienia",
            "próba warcabnicy",
            "instrukcja",
            "koniec",
        ],
        heard: [
            "pierwsze uruchomienie",
            "polski, enter",
            "tempo mowy",
            "próba, trzydzieści dwa",
            "ustawienia zapisane",
            "menu, strzałki i enter, znak zapytania pomaga, gra z kimś tutaj",
            "enter wybiera",
            "wpisać dwa pola",
        ],
        played: "trzydzieści dwa, dwadzieścia osiem",
        quit: "wyjdź",
        go_on: "wznów ostatnią partię, po trzydzieści dwa, dwadzieścia osiem",
        resumed: "partia wznowiona",
        ends: "program kończy pracę",
    },
];

fn menu(home: &Path) -> Command {
    let mut command = zgoda();
    command.args(["menu", "--voice", "none", "--speed", "4", "--data"]);
    command.arg(home);
    command
}

/// Writes the settings of a returning user who wants no voice.
fn has_been_here(home: &Path) {
    fs::create_dir_all(home.join("people")).unwrap();
    fs::write(home.join("people/player.toml"), "speaker = \"none\"\n").unwrap();
}

#[test]
fn from_the_very_first_start_to_the_first_half_move_and_back() {
    println!("| language | sentences | seconds of speech | keys | seconds in all |");
    println!("| --- | --- | --- | --- | --- |");
    for way in WAYS {
        let home = tempdir().unwrap();
        let mut screen = Screen::start(
            menu(home.path())
                .env("LC_ALL", way.locale)
                .env_remove("LANGUAGE"),
        );
        let [begins, own, rate, test, kept, first, help, how] = way.heard;
        let mut keys = 0;
        let mut press = |screen: &mut Screen, typed: &str, presses: u64| {
            keys += presses;
            screen.press(typed);
        };
        screen.until(begins);
        screen.until(own);
        for asked in [rate, test, kept] {
            press(&mut screen, "\r", 1);
            screen.until(asked);
        }
        screen.until(first);
        press(&mut screen, "?", 1);
        screen.until(help);
        for item in [way.learn].iter().chain(&way.others) {
            press(&mut screen, DOWN, 1);
            screen.until(item);
        }
        for _ in way.others {
            press(&mut screen, UP, 1);
        }
        screen.until(way.learn);
        press(&mut screen, "\r", 1);
        screen.until(how);
        screen.until(way.played);
        press(&mut screen, "3228\r", 5);
        screen.until(way.played);
        let heard = screen.text.clone();
        measure(way.language, &heard, keys);

        screen.press(&format!("{}\r", way.quit));
        screen.until(first);
        screen.press(DOWN);
        screen.until(way.go_on);
        screen.press("\r");
        screen.until(way.resumed);
        screen.press(&format!("{}\r", way.quit));
        screen.until(first);
        screen.press("8");
        screen.until(way.ends);
        assert_eq!(ended(&mut screen.child).code(), Some(0));
        assert!(screen.is_restored());
    }
}

/// Measures the time of all spoken and printed words, at the usual rate.
fn measure(language: Language, heard: &str, keys: u64) {
    let offered = Language::ALL.map(|it| {
        let book = Phrasebook::new(it, Variant::International, Style::default());
        (
            it,
            book.words(&Message::SetupLanguage { language: it }).text,
        )
    });
    let lines: Vec<&str> = heard.lines().map(str::trim).collect();
    // The typed text is on the screen too, but is not said.
    let said = lines
        .iter()
        .filter(|line| line.chars().any(char::is_alphabetic));
    let (mut sentences, mut ms) = (0, 0);
    for line in said {
        let own = offered.iter().find(|(_, words)| words == line);
        sentences += 1;
        ms += spoken_ms(line, own.map_or(language, |(it, _)| *it));
    }
    let (seconds, by_hand) = (ms / 1_000, keys * SECONDS_A_KEY);
    println!(
        "| {} | {sentences} | {seconds} | {keys} | {} |",
        language.tag(),
        seconds + by_hand
    );
    assert!(seconds + by_hand <= WANTED, "{heard}");
}

/// The length of the sound of a sentence.
#[cfg(feature = "embedded-voice")]
fn spoken_ms(text: &str, language: Language) -> u64 {
    use std::ops::ControlFlow;

    use zgoda_speech::voice::{Rate, espeak};

    let mut samples = 0;
    espeak::synthesise(text, language, Rate::NORMAL, &mut |more| {
        samples += more.len();
        ControlFlow::Continue(())
    })
    .unwrap();
    samples as u64 * 1_000 / u64::from(espeak::SAMPLE_RATE)
}

/// A program without a voice makes no sound.
#[cfg(not(feature = "embedded-voice"))]
const fn spoken_ms(_: &str, _: Language) -> u64 {
    0
}

/// A user with settings comes to the menu at once; numbers and letters choose, and every step can be undone.
#[test]
fn the_menu_by_keys() {
    let home = tempdir().unwrap();
    has_been_here(home.path());
    let mut screen = Screen::start(menu(home.path()).args(["--lang", "en"]));
    screen.until("menu, arrows");
    assert!(!screen.text.contains("first start"), "{}", screen.text);
    screen.press("t");
    screen.until("menu, board, one of five");
    screen.press("2");
    screen.until("the clock of the program needs no device");
    screen.press("v");
    screen.until("this is the voice, thirty two, twenty eight");
    screen.press("3");
    screen.until("every button is said");
    screen.press(ESCAPE);
    screen.until("gamepad, three of five");
    screen.press(ESCAPE);
    screen.until("menu, arrows");
    // A key without a meaning repeats the present place.
    screen.press("\t");
    screen.until("try board, clock, gamepad, voice, five of seven");
    screen.press("z");
    screen.until("nothing here is called so");
    screen.press("s");
    screen.until("first start");
    screen.press(ESCAPE);
    screen.until("the first start is skipped");
    screen.until("menu, arrows");
    screen.press("p");
    screen.until("which game, draughts on a hundred squares");
    screen.press(DOWN);
    screen.until("draughts on sixty four squares");
    screen.press("\r");
    screen.until("who plays by ear, White");
    screen.press("\r");
    // The machine's real devices may cause further questions, which the test skips.
    while !screen.text.contains("which clock") {
        screen.until("one of");
        if screen.text.contains("which board") {
            screen.press("\r");
        }
    }
    screen.press("\r");
    screen.until("new game, draughts on sixty four squares");
    screen.press("c3d4\r");
    screen.until("c three, d four");
    screen.press("quit\r");
    screen.until("menu, arrows");
    screen.press("e");
    screen.until("the program ends");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
}

/// Plays the half-move of a user who does not wait for the questions at their first start.
#[test]
fn a_half_move_typed_at_the_first_start_is_played() {
    let home = tempdir().unwrap();
    let mut screen = Screen::start(menu(home.path()).args(["--lang", "en"]));
    screen.until("first start");
    screen.press("3228\r");
    screen.until("the first start is skipped");
    screen.until("new game");
    screen.until("thirty two, twenty eight");
    screen.press("quit\r");
    screen.until("menu, arrows");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
}

/// A signal or the end of the input ends the program anywhere, and does not lead back to the menu.
#[test]
fn a_signal_or_the_end_of_the_input_ends_the_menu_and_the_game_behind_it() {
    for how in [
        Some(Signal::TERM),
        Some(Signal::INT),
        Some(Signal::HUP),
        None,
    ] {
        for in_a_game in [false, true] {
            let home = tempdir().unwrap();
            has_been_here(home.path());
            let mut screen = Screen::start(menu(home.path()).args(["--lang", "en"]));
            screen.until("menu, arrows");
            if in_a_game {
                screen.press("2");
                screen.until("new game");
            }
            match how {
                Some(signal) => {
                    kill_process(Pid::from_child(&screen.child), signal).unwrap();
                }
                None => screen.press("\u{4}"),
            }
            assert_eq!(ended(&mut screen.child).code(), Some(0), "{how:?}");
            assert!(screen.is_restored(), "{how:?}");
            assert!(!screen.rest().contains("menu, arrows"), "{how:?}");
        }
    }
}

/// The menu reads line by line, without a first start; the lines after a game are for the menu.
#[test]
fn the_menu_from_a_pipe() {
    let home = tempdir().unwrap();
    has_been_here(home.path());
    // The menu comes up without a command.
    let mut command = zgoda();
    command.args(["--lang", "en", "--data"]).arg(home.path());
    let lines =
        b"?\nnonsense\nlearn\n32-28\nquit\n2\n20-24\nquit\ntry\nvoice\nboard\nback\np\n\nend\nquit\n32-28\n";
    let called = call(&mut command, lines);
    assert_eq!(called.status, 0, "{called:?}");
    let mut rest = called.out.as_str();
    for words in [
        "menu, arrows and enter",
        "a number or a first letter",
        "nothing here is called so",
        "new game",
        "thirty two, twenty eight",
        "menu, arrows and enter",
        "game resumed",
        "twenty, twenty four",
        "menu, arrows and enter",
        "menu, board, one of five",
        "this is the voice",
        "for a board",
        "menu, arrows and enter",
        "which game, draughts on a hundred squares, one of two",
        "who plays by ear, White, one of three",
        "nothing here is called so",
        "the program ends",
    ] {
        let at = rest.find(words);
        let at = at.unwrap_or_else(|| panic!("{words:?} is not in {rest:?} of {called:?}"));
        rest = &rest[at + words.len()..];
    }
    let mut led = menu(home.path());
    let called = call(led.args(["--lang", "en"]), b"settings\nleave\nend\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.contains("is skipped"), "{called:?}");
    assert!(called.out.ends_with("the program ends\n"), "{called:?}");
    let called = call(&mut command, b"");
    assert_eq!(called.status, 0, "{called:?}");
    assert_eq!(called.out.lines().count(), 1, "{called:?}");
    let nobody = tempdir().unwrap();
    let called = call(menu(nobody.path()).args(["--lang", "pl"]), b"koniec\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.starts_with("menu, strzałki"), "{called:?}");
    assert!(called.out.ends_with("program kończy pracę\n"), "{called:?}");
    assert!(!nobody.path().join("people").exists());
}

/// A game says its last words after `quit`; lines typed meanwhile are no longer for the game.
#[cfg(feature = "embedded-voice")]
#[test]
fn lines_behind_a_game_wait_while_its_last_words_are_spoken() {
    let home = tempdir().unwrap();
    has_been_here(home.path());
    fs::write(home.path().join("people/player.toml"), "rate = 450\n").unwrap();
    let voice = format!("wav:{}", home.path().join("menu.wav").display());
    let mut command = zgoda();
    command.args(["menu", "--speed", "4", "--lang", "en", "--voice", &voice]);
    command.arg("--data").arg(home.path());
    let called = call(&mut command, b"learn\n32-28\nquit\nend\n");
    assert_eq!(called.status, 0, "{called:?}");
    assert!(called.out.ends_with("the program ends\n"), "{called:?}");
}

/// If a game cannot begin, the reason is told and the menu opens again.
#[test]
fn what_cannot_begin_leads_back_to_the_menu() {
    let home = tempdir().unwrap();
    let file = home.path().join("no-folder");
    fs::write(&file, "").unwrap();
    let called = call(menu(&file).args(["--lang", "en"]), b"learn\n\n");
    assert_eq!(called.status, 0, "{called:?}");
    called.is_one_sentence(&["no-folder"]);
    let lines: Vec<&str> = called.out.lines().collect();
    // A voice does not say paths.
    assert!(
        lines[1].starts_with("this could not begin, the disk"),
        "{lines:?}"
    );
    assert!(!lines[1].contains("no-folder"), "{lines:?}");
    assert!(lines[2].starts_with("menu, arrows"), "{lines:?}");
}

/// At a terminal the reason why a game cannot begin is shown and said in the user's language; the exit status is that of a
/// refusal.
#[cfg(feature = "embedded-voice")]
#[test]
fn a_game_that_cannot_begin_says_so_at_a_terminal() {
    let home = tempdir().unwrap();
    has_been_here(home.path());
    let sound = home.path().join("said.wav");
    let mut command = zgoda();
    command.args(["play", "--lang", "pl", "--board", "both=dgt:/dev/not-there"]);
    command
        .arg("--voice")
        .arg(format!("wav:{}", sound.display()));
    let mut screen = Screen::start(command.arg("--data").arg(home.path()));
    screen.until("nie udało się zacząć, nie ma takiego portu, podłącz urządzenie");
    assert_eq!(ended(&mut screen.child).code(), Some(2));
    assert!(screen.is_restored());
    // About three seconds of mono sound, 16 bits a sample.
    assert!(fs::metadata(&sound).unwrap().len() > 60_000);
}

/// Half a minute of sentences is too long for some users: any key ends the speech, and the exit status stays the same.
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
#[test]
fn a_key_ends_what_attest_says() {
    const CARD: &str = "card";
    let Some(server) = SoundServer::start(&[CARD]) else {
        return;
    };
    let home = tempdir().unwrap();
    let mut command = zgoda();
    command.args(["attest", "--lang", "en", "--voice", "embedded", "--data"]);
    let ear = server.listen(CARD);
    let called = Instant::now();
    let mut screen = Screen::start(server.surround(command.arg(home.path())));
    screen.until("no engine");
    ear.first_after(called);
    screen.press(" ");
    let pressed = Instant::now();
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    // The whole text would take half a minute.
    assert!(
        pressed.elapsed() < Duration::from_secs(5),
        "{:?}",
        pressed.elapsed()
    );
}

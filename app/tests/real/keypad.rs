// SPDX-License-Identifier: GPL-3.0-or-later
//! Games entered at a terminal by the numeric keypad alone, without a sensor board.

use std::os::unix::process::CommandExt as _;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::tempdir;
use zgoda_game::notation::write_move;
use zgoda_game::{is_ambiguous, legal_moves};

use crate::games::{MOST_KEYS, MOST_SPEECH_MS, digits, made_up};
use crate::program::{
    Table, announced, ended, is_well_formed, kind, text, words_of, zgoda, zgoda_under,
};
use crate::screen::{ASKS_FOR_FOCUS, ASKS_FOR_NO_FOCUS, Screen};
use crate::spoken::spoken_in_pairs;

/// Sixty moves of each side.
const WHOLE_GAME: usize = 120;
/// The index at which the search begins for a half-move that can be keyed in wrongly.
const MIDDLE: usize = WHOLE_GAME / 2;
/// The most key presses for a half-move, Enter included.
const MOST_A_HALF_MOVE: usize = 6;

fn is_plain(text: &str) {
    for char in text.chars() {
        // A terminal without cursor movement, too, takes a character back by backspace, blank, backspace.
        let plain = !char.is_control() || matches!(char, '\r' | '\n' | '\u{8}');
        assert!(plain, "{char:?} in {text:?}");
    }
}

#[test]
fn a_whole_game_by_the_keypad() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(61, WHOLE_GAME);
    let pdn = game.pdn();
    let mut screen = Screen::start(&mut table.play());
    screen.until("new game");
    let mut corrected = None;
    for (ply, (before, mv)) in game.plies.iter().enumerate() {
        let mut keys = digits(mv);
        let other = legal_moves(before)
            .iter()
            .find(|other| *other != mv && !is_ambiguous(before, other))
            .copied();
        if let (None, Some(other)) = (corrected, other.filter(|_| ply >= MIDDLE)) {
            screen.press(&(digits(&other) + "\r"));
            screen.until(&words_of(&write_move(before, &other)).1);
            corrected = Some(ply + 1);
            keys = format!("*{keys}");
        }
        keys.push('\r');
        assert!(keys.len() <= MOST_A_HALF_MOVE, "{keys:?}");
        screen.press(&keys);
        let (from, to) = words_of(&pdn[ply]);
        screen.until(&from);
        screen.until(&to);
    }
    // On an empty line, keys silence the speech, repeat the last words, and tell the present state.
    let (from, to) = words_of(&pdn[WHOLE_GAME - 1]);
    screen.press("\u{1b}");
    screen.press("\r");
    screen.until(&from);
    screen.until(&to);
    screen.press("?");
    screen.until(&from);
    screen.until(&to);
    // One key too many is typed and taken back.
    screen.press("quits\u{7f}\r");
    screen.until("kept");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    screen.rest();
    is_plain(&screen.text);

    assert_eq!(table.moves(), pdn);
    let transcript = table.transcript();
    is_well_formed(&transcript);
    let corrected = corrected.expect("a half-move to correct");
    let corrections: Vec<_> = transcript
        .iter()
        .filter(|line| kind(line) == "move-corrected")
        .collect();
    assert_eq!(corrections.len(), 1);
    assert_eq!(corrections[0]["about"]["ply"], corrected);
    assert!(text(corrections[0]).contains(&words_of(&pdn[corrected - 1]).1));
    let plies: Vec<usize> = announced(&transcript).iter().map(|(ply, _)| *ply).collect();
    assert_eq!(plies, (1..=WHOLE_GAME).collect::<Vec<_>>());
    // The wrong half-move and the right one are in the record; the wrong one is struck out.
    let events = table.events();
    let count = |kind: &str| events.iter().filter(|event| event["kind"] == kind).count();
    assert_eq!(count("entry-written"), WHOLE_GAME + 1);
    assert_eq!(count("entry-struck"), 1);
}

/// Thirty moves of each side.
const GAME_WITH_A_CLOCK: usize = 60;
/// The factor by which waits and the voice are faster than in a real game. Delays of a busy machine are multiplied by it, too.
const SPEED: u64 = 4;

/// A game from start to end, with both sides' half-moves and presses entered by the keypad alone. The keys are counted, and with a
/// built-in voice the time of its speech is measured.
#[test]
fn a_whole_game_by_the_keypad_with_both_presses() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(63, GAME_WITH_A_CLOCK);
    let mut command = zgoda();
    table.spoken_options(&mut command, &folder.path().join("game.wav"));
    let speed = SPEED.to_string();
    command.args(["--lang", "en", "--clock", "90m", "--speed", &speed]);
    let mut screen = Screen::start(&mut command);
    screen.until("new game");
    screen.press("rate 300\r");
    screen.until("three hundred");
    let pdn = game.pdn();
    for (pair, moves) in game.plies.chunks(2).enumerate() {
        let mut keys = 0;
        for ((_, mv), pdn) in moves.iter().zip(&pdn[2 * pair..]) {
            let pressed = digits(mv) + "\r+";
            keys += pressed.len();
            screen.press(&pressed);
            let (from, to) = words_of(pdn);
            screen.until(&from);
            screen.until(&to);
        }
        assert!(keys <= MOST_KEYS, "{keys} keys for pair {pair}");
    }
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert_eq!(table.moves(), pdn);
    let transcript = table.transcript();
    let count = |what: &str| transcript.iter().filter(|line| kind(line) == what).count();
    assert_eq!(count("pressed"), GAME_WITH_A_CLOCK);
    assert_eq!(count("press-not-taken"), 0);
    let spoken = spoken_in_pairs(&transcript, SPEED);
    assert_eq!(spoken.len(), GAME_WITH_A_CLOCK / 2);
    let longest = *spoken.iter().max().unwrap();
    println!("the longest two half-moves were spoken in {longest} ms");
    assert!(longest <= MOST_SPEECH_MS, "{spoken:?}");
}

/// Begins a game on a new terminal, and enters one half-move by keys.
fn begun(table: &Table) -> Screen {
    let mut screen = Screen::start(&mut table.play());
    screen.until("new game");
    screen.press("3228\r");
    screen.until("twenty eight");
    screen
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let mut screen = begun(&table);
        assert!(!screen.is_restored(), "keys come one by one");
        screen.press("18");
        kill_process(Pid::from_child(&screen.child), signal).unwrap();
        assert_eq!(ended(&mut screen.child).code(), Some(0), "{signal:?}");
        assert!(screen.is_restored(), "{signal:?}");
        assert!(screen.rest().contains("kept"));
        assert_eq!(table.moves(), ["32-28"]);
    }
}

/// Control-C and control-D end the input.
#[test]
fn the_keys_that_end_the_input() {
    for key in ["\u{3}", "\u{4}"] {
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let mut screen = begun(&table);
        screen.press(key);
        assert_eq!(ended(&mut screen.child).code(), Some(0), "{key:?}");
        assert!(screen.is_restored(), "{key:?}");
        assert_eq!(table.moves(), ["32-28"]);
    }
}

/// A closed window takes the terminal away. A signal or the end of the input tells the program so.
#[test]
fn a_terminal_that_goes_away_loses_nothing() {
    for program in [&[][..], &["setsid", "--ctty"]] {
        let folder = tempdir().unwrap();
        let table = Table::in_folder(folder.path());
        let mut command = match program {
            [] => table.play(),
            _ => {
                let mut command = zgoda_under(program);
                table.options(&mut command);
                command
            }
        };
        let mut screen = Screen::start(&mut command);
        screen.until("new game");
        screen.press("3228\r");
        screen.until("twenty eight");
        screen.close();
        assert_eq!(ended(&mut screen.child).code(), Some(0), "{program:?}");
        assert_eq!(table.moves(), ["32-28"]);
        let transcript = table.transcript();
        assert_eq!(transcript.last().map(kind), Some("game-kept"));
    }
}

/// In a container the terminal belongs to an outer session, about which no process inside can ask.
#[test]
fn a_terminal_begun_outside_the_container_is_played_at() {
    let contained = ["unshare", "-rpf", "--mount-proc"];
    let tried = Command::new(contained[0])
        .args(&contained[1..])
        .arg("true")
        .output();
    if !tried.as_ref().is_ok_and(|done| done.status.success()) {
        println!("skipped: nobody may have processes of their own here ({tried:?})");
        return;
    }
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut command = zgoda_under(&contained);
    table.options(&mut command);
    let mut screen = Screen::start(&mut command);
    screen.until("new game");
    screen.press("3228\r");
    screen.until("twenty eight");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert_eq!(table.moves(), ["32-28"]);
}

/// A pause longer than the wait for a lone Escape, and far shorter than the wait for the rest of a key.
const CUT: Duration = Duration::from_millis(30);
/// A delay between the two parts after which the program may have taken them for two keys.
const HELD_UP: Duration = Duration::from_millis(200);

/// Presses one key in two parts, the second soon after the first. If the second part came too late, the key is taken back and tried
/// again.
fn press_in_two(screen: &mut Screen, first: &[u8], second: &[u8]) {
    loop {
        let began = Instant::now();
        screen.press_bytes(first);
        // The line takes equally long for both parts, so only this pause lies between them.
        std::thread::sleep(CUT);
        screen.press_bytes(second);
        if began.elapsed() < HELD_UP {
            return;
        }
        screen.press("\u{7f}\u{7f}\u{7f}");
    }
}

/// A whole file is pasted by mistake: the program keeps only as much as a hand could type, drops the rest, and the game goes on.
/// After the paste the person types on, over a line that cuts keys and letters in two.
#[test]
fn a_paste_by_mistake_is_over_soon() {
    const PASTED: usize = 1 << 20;

    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut screen = begun(&table);
    let line = "what is this żółć 99 \u{1b}[38;5;1m\r";
    for _ in 0..PASTED / line.len() {
        screen.press(line);
    }
    // The person pauses, and ends the rest of the pasted line with Enter.
    std::thread::sleep(Duration::from_secs(2));
    screen.press("\r");
    // A key in two parts, and a letter.
    press_in_two(&mut screen, b"\x1b[", b"A");
    screen.press("\u{1b}");
    screen.press("q");
    press_in_two(&mut screen, &[0xc5], &[0xbc]);
    screen.press("\u{7f}\u{7f}1823\r");
    screen.until("eighteen, twenty three");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    let transcript = table.transcript();
    let last: Vec<&str> = transcript.iter().rev().take(6).map(text).collect();
    assert_eq!(table.moves(), ["32-28", "18-23"], "{last:?}");
    is_well_formed(&transcript);
}

/// Words that come during typing begin a line of their own, and the typed text is repeated after them.
#[test]
fn what_is_being_typed_stays_readable() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut screen = begun(&table);
    screen.press("18\u{7f}\u{7f}\u{7f}\u{7f}");
    screen.press("\u{1b}[A\u{1b}OP");
    screen.press("1823\r");
    screen.until("twenty three");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    screen.rest();
    is_plain(&screen.text);
    assert_eq!(table.moves(), ["32-28", "18-23"]);
}

/// Other people can see the screen, and it keeps its text. So the arbiter's code never appears on it, whether the code is typed
/// after the word `arbiter` in one line, on the next line, or while other words come in between.
#[test]
fn the_arbiters_code_never_stands_on_the_screen() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let event = folder.path().join("event.toml");
    let arbiter = "[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter, today\"\n";
    std::fs::write(&event, arbiter).unwrap();
    let mut play = table.play();
    play.args(["--mode", "official", "--event"]).arg(&event);
    let mut screen = Screen::start(&mut play);
    screen.until("new game");
    screen.press("arbiter 2468\r");
    screen.until("the arbiter is at work");
    screen.press("arbiter done\r");
    screen.until("the arbiter has finished");
    screen.press("arbiter\r");
    screen.until("arbiter");
    // Enter on an empty line, and words in between, do not bring the code up again.
    screen.press("24");
    screen.press("\u{1b}OR");
    screen.press("68\r");
    screen.until("the arbiter is at work");
    screen.press("\t\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    screen.rest();
    let lines = screen.text.replace(ASKS_FOR_FOCUS, "");
    is_plain(&lines.replace(ASKS_FOR_NO_FOCUS, ""));
    for told in ["2468", "246", "68"] {
        assert!(!screen.text.contains(told), "{}", screen.text);
    }
    assert!(screen.text.contains("arbiter ...."), "{}", screen.text);
}

/// The screen shows half-moves and times in figures, and a press as a sign after its half-move. The transcript keeps the words.
#[test]
fn figures_are_printed_and_words_are_kept() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut play = table.play();
    play.args(["--figures", "--clock", "80m+60s"]);
    let mut screen = Screen::start(&mut play);
    screen.until("new game");
    screen.press("3228\r");
    screen.until("32-28");
    // After the first half-move the program says that the clock runs, so the sign of this press is on a line of its own.
    screen.until("clock is running");
    screen.press("+");
    screen.until("+");
    screen.press("1923\r");
    screen.until("19-23");
    screen.press("+");
    screen.until(" +");
    screen.press("28x19\r");
    screen.until("28x19");
    screen.press("clock opponent\r");
    screen.until("\r\n1:");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    screen.rest();
    is_plain(&screen.text);
    assert!(screen.text.contains("19-23 +\r\n"), "{}", screen.text);
    let transcript = table.transcript();
    is_well_formed(&transcript);
    assert!(
        transcript
            .iter()
            .any(|line| text(line) == "thirty two, twenty eight")
    );
    assert!(
        transcript
            .iter()
            .all(|line| !text(line).contains(|c: char| c.is_ascii_digit()))
    );
}

/// Control-Z suspends the program for the shell; later the program goes on where it was.
#[test]
fn control_z_suspends() {
    let folder = tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let mut play = table.play();
    // The program starts as under a shell: in a process group of its own, with a parent that takes care of the group.
    play.process_group(0);
    let mut screen = Screen::start(&mut play);
    screen.until("new game");
    screen.press("3228\r");
    screen.until("twenty eight");
    let pid = Pid::from_child(&screen.child);
    screen.press("\u{1a}");
    let state = || {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).unwrap();
        stat.rsplit(')').next().unwrap().trim().chars().next()
    };
    let began = Instant::now();
    while state() != Some('T') {
        assert!(
            began.elapsed() < Duration::from_secs(60),
            "it goes on: {:?}",
            state()
        );
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(screen.is_restored());
    kill_process(pid, Signal::CONT).unwrap();
    screen.press("1823\r");
    screen.until("eighteen, twenty three");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    assert!(screen.is_restored());
    assert_eq!(table.moves(), ["32-28", "18-23"]);
}

/// A mistyped answer is not taken as an answer to the question whether the last game goes on: the question comes again, on a line
/// of its own.
#[test]
fn a_slip_answers_no_question_before_the_game() {
    let home = tempdir().unwrap();
    // A person with settings is asked nothing at a first start.
    std::fs::create_dir(home.path().join("people")).unwrap();
    std::fs::write(
        home.path().join("people/player.toml"),
        "language = \"pl\"\n",
    )
    .unwrap();
    let play = || {
        let mut play = zgoda();
        play.args(["play", "--voice", "none", "--lang", "pl", "--data"])
            .arg(home.path());
        play
    };
    let mut screen = Screen::start(&mut play());
    screen.until("nowa partia");
    screen.press("3228\r");
    screen.until("dwadzieścia osiem");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    let mut screen = Screen::start(&mut play());
    screen.until("?");
    screen.press("tka\r");
    screen.until("tka\r\n");
    screen.until("?");
    screen.press("tak\r");
    screen.until("partia wznowiona");
    screen.press("\u{4}");
    assert_eq!(ended(&mut screen.child).code(), Some(0));
    screen.rest();
    assert!(!screen.text.contains("nowa partia"), "{}", screen.text);
}

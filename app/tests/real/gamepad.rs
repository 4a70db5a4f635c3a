// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of a gamepad at the real program. The pad is simulated: umockdev gives the kernel's answers for an Xbox pad, and presses
//! buttons by a script. The motor of such a pad cannot be felt, so other tests check its vibrations.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::games::{MOST_KEYS, MOST_SPEECH_MS, digits, made_up};
use crate::program::{Running, Table, call, kind, words_of, zgoda_under};
use crate::spoken::spoken_in_pairs;

/// The kernel's numbers of the buttons.
const SOUTH: u16 = 0x130;
pub(crate) const EAST: u16 = 0x131;
const NORTH_OF_XBOX: u16 = 0x134;
/// A number that no gamepad has.
pub(crate) const NONSENSE: u16 = 0x2fe;

/// The devices that umockdev simulates: the pad, and a terminal, which the list of ports needs.
const DEVICES: &str = "P: /devices/pci0/usb1/input/input5/event0
N: input/event0
E: DEVNAME=/dev/input/event0
E: ID_INPUT=1
E: ID_INPUT_JOYSTICK=1
E: MAJOR=13
E: MINOR=64
E: SUBSYSTEM=input
A: dev=13:64

P: /devices/pci0/usb1/input/input5
E: ID_INPUT=1
E: ID_INPUT_JOYSTICK=1
E: NAME=\"Microsoft X-Box 360 pad\"
E: PRODUCT=3/45e/28e/114
E: SUBSYSTEM=input
A: name=Microsoft X-Box 360 pad

P: /devices/virtual/tty/tty0
N: tty0
E: DEVNAME=/dev/tty0
E: SUBSYSTEM=tty
A: dev=4:0
";

/// Tells if the pad has a motor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Motor {
    There,
    Missing,
}

/// The answers of the kernel: the pad's number, name, buttons, sticks and motors.
fn answers(motor: Motor) -> String {
    let hex = |bytes: &[u8]| {
        bytes
            .iter()
            .fold(String::new(), |text, b| text + &format!("{b:02X}"))
    };
    let mut keys = [0; 96];
    (keys[38], keys[39]) = (0xdb, 0x7c);
    let mut effects = [0; 13];
    if motor == Motor::There {
        (effects[10], effects[11], effects[12]) = (3, 7, 1);
    }
    let mut told = String::from("@DEV /dev/input/event0\nEVIOCGID 0 03005E048E021401\n");
    let mut say = |what: &str, bytes: &[u8]| {
        writeln!(told, "{what} {} {}", bytes.len(), hex(bytes)).unwrap();
    };
    say("EVIOCGNAME(128)", b"Microsoft X-Box 360 pad\0");
    say("EVIOCGBIT(0)", &[0x0b, 0, 0x20, 0]);
    say("EVIOCGBIT(1)", &keys);
    say("EVIOCGBIT(3)", &[0x3f, 0, 3, 0, 0, 0, 0, 0]);
    say("EVIOCGBIT(21)", &effects);
    say("EVIOCGKEY(96)", &[0; 96]);
    for axis in [0, 1, 2, 3, 4, 5, 16, 17] {
        // Value, least, most, fuzz, flat, resolution.
        let range = [0, -1, 1, 0, 0, 0_i32];
        let bytes: Vec<u8> = range.into_iter().flat_map(i32::to_le_bytes).collect();
        writeln!(told, "EVIOCGABS({axis}) 0 {}", hex(&bytes)).unwrap();
    }
    told
}

/// The axes of the right stick, and of the right trigger.
const RIGHT_STICK: (u16, u16) = (3, 4);
const RIGHT_TRIGGER: u16 = 5;
/// The right stick, pushed in.
const RIGHT_STICK_IN: u16 = 0x13e;

/// A stroke in the kernel's terms. Each change has a kind, a code, the new value, and the value to which it returns.
pub(crate) type Stroke = Vec<(u16, u16, i32, i32)>;

fn digit(digit: u8) -> Stroke {
    let (x, y) = match digit {
        b'0' => return vec![(3, RIGHT_TRIGGER, 1, -1)],
        b'5' => return vec![(1, RIGHT_STICK_IN, 1, 0)],
        // The kernel counts down from the upper end.
        digit => (
            (i32::from(digit - b'1') % 3) - 1,
            1 - i32::from(digit - b'1') / 3,
        ),
    };
    vec![(3, RIGHT_STICK.0, x, 0), (3, RIGHT_STICK.1, y, 0)]
}

/// A script of strokes one after the other, with a pause of `apart` milliseconds, from the third second on.
pub(crate) fn strokes(all: &[Stroke], apart: u64) -> String {
    let mut told = String::from("E: 0.000000 0000 0000 0\n");
    let mut at = |ms: u64, changes: Vec<(u16, u16, i32)>| {
        let (seconds, micros) = (ms / 1000, ms % 1000 * 1000);
        for (kind, code, value) in changes {
            writeln!(
                told,
                "E: {seconds}.{micros:06} {kind:04x} {code:04x} {value}"
            )
            .unwrap();
        }
        writeln!(told, "E: {seconds}.{micros:06} 0000 0000 0").unwrap();
    };
    for (ms, stroke) in (3000..).step_by(usize::try_from(apart).unwrap()).zip(all) {
        at(ms, stroke.iter().map(|it| (it.0, it.1, it.2)).collect());
        at(
            ms + apart / 2,
            stroke.iter().map(|it| (it.0, it.1, it.3)).collect(),
        );
    }
    told
}

/// A script that presses these buttons, one each second.
fn presses(buttons: &[u16]) -> String {
    let mut told = String::from("E: 0.000000 0000 0000 0\n");
    for (second, button) in (2..).zip(buttons) {
        for (part, down) in [("000000", 1), ("050000", 0)] {
            writeln!(told, "E: {second}.{part} 0001 {button:04x} {down}").unwrap();
            writeln!(told, "E: {second}.{part} 0000 0000 0").unwrap();
        }
    }
    told
}

pub(crate) fn umockdev_is_here() -> bool {
    let mut asked = Command::new("umockdev-run");
    asked
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let here = asked.status().is_ok_and(|status| status.success());
    if !here {
        println!("skipped: umockdev is not installed");
    }
    here
}

/// The program, with this pad plugged in.
fn with_pad(folder: &Path, motor: Motor, buttons: &[u16]) -> Command {
    with_script(folder, motor, &presses(buttons))
}

pub(crate) fn with_script(folder: &Path, motor: Motor, script: &str) -> Command {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let device = write("pad.umockdev", DEVICES);
    let ioctl = format!("/dev/input/event0={}", write("pad.ioctl", &answers(motor)));
    let script = write("pad.events", script);
    let events = format!("/dev/input/event0={script}");
    zgoda_under(&[
        "umockdev-run",
        "-d",
        &device,
        "-i",
        &ioctl,
        "--evemu-events",
        &events,
        "--",
    ])
}

#[test]
fn devices_names_a_gamepad_and_says_whether_it_can_be_felt() {
    if !umockdev_is_here() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for (motor, words) in [
        (Motor::There, "with a motor"),
        (Motor::Missing, "without a motor"),
    ] {
        // Only gamepads are listed, because a sound library opens more devices than umockdev can keep in its memory.
        let mut command = with_pad(folder.path(), motor, &[]);
        let called = call(command.args(["devices", "gamepads"]), b"");
        let mut lines = called.out.lines();
        let line = lines.find(|line| line.starts_with("gamepad: "));
        let line = line.unwrap_or_default();
        assert!(
            line.contains("Xbox 360") && line.contains(words),
            "{called:?}"
        );
    }
}

/// Buttons have the same effect as their words. A button that no gamepad has does nothing, and a motor that cannot be driven does
/// no harm.
#[test]
fn a_game_is_asked_about_by_buttons() {
    if !umockdev_is_here() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let buttons = [NONSENSE, EAST, SOUTH, NORTH_OF_XBOX];
    let mut command = with_pad(folder.path(), Motor::There, &buttons);
    table.options(&mut command);
    let mut running = Running::start(command.args(["--lang", "en", "--clock", "90m"]));
    running.until("gamepad connected");
    running.until("minutes");
    running.until("no press");
    // The answer repeats the last message, and not the press without effect.
    running.until("minutes");
    running.type_line("feel");
    let (status, rest, errors) = running.finish();
    assert!(status.success(), "{errors}");
    assert!(rest.is_empty(), "what is felt is not said: {rest:?}");
    let transcript = table.transcript();
    let kinds: Vec<&str> = transcript.iter().map(kind).collect();
    let asked = ["gamepad", "clock-shows", "press-not-taken", "again"];
    let heard = kinds.iter().filter(|it| asked.contains(it));
    assert_eq!(heard.copied().collect::<Vec<_>>(), asked, "{kinds:?}");
}

/// Thirty moves of each side.
const WHOLE_GAME: usize = 60;
/// The factor by which waits and the voice are faster than in a real game.
const SPEED: u64 = 10;

/// A game from start to end, with both sides' half-moves and presses entered by one pad. The keys are counted, and with a built-in
/// voice the time of its speech is measured.
#[test]
fn a_whole_game_by_the_pad() {
    if !umockdev_is_here() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let table = Table::in_folder(folder.path());
    let game = made_up(62, WHOLE_GAME);
    let mut all = Vec::new();
    for pair in game.plies.chunks(2) {
        let before = all.len();
        for (_, mv) in pair {
            all.extend(digits(mv).bytes().map(digit));
            all.push(vec![(1, SOUTH, 1, 0)]);
        }
        assert!(
            all.len() - before <= MOST_KEYS,
            "{} keys",
            all.len() - before
        );
    }
    let script = strokes(&all, 80);
    let mut command = with_script(folder.path(), Motor::Missing, &script);
    table.spoken_options(&mut command, &folder.path().join("game.wav"));
    command.args([
        "--lang",
        "en",
        "--clock",
        "90m",
        "--speed",
        &SPEED.to_string(),
    ]);
    let mut running = Running::start(&mut command);
    running.type_line("rate 300");
    running.until("gamepad connected");
    for pdn in game.pdn() {
        let (from, to) = words_of(&pdn);
        let line = running.until(&to);
        assert!(line.contains(&from), "{line:?} is not {pdn}");
    }
    let (status, _, errors) = running.finish();
    assert!(status.success(), "{errors}");
    assert_eq!(table.moves(), game.pdn());
    let spoken = spoken_in_pairs(&table.transcript(), SPEED);
    assert_eq!(spoken.len(), WHOLE_GAME / 2);
    let longest = *spoken.iter().max().unwrap();
    println!("the longest two half-moves were spoken in {longest} ms");
    assert!(longest <= MOST_SPEECH_MS, "{spoken:?}");
}

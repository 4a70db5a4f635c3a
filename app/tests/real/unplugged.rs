// SPDX-License-Identifier: GPL-3.0-or-later
//! A gamepad that is pulled out of the real program and plugged in again. umockdev stands in for the pad. The removal and the
//! return of the pad are reported as the system's device manager reports them, by messages to the sockets with which umockdev
//! replaces the system's sockets.

use std::fs;
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::gamepad::{EAST, Motor, NONSENSE, Stroke, strokes, umockdev_is_here, with_script};
use crate::program::{PATIENCE, Running, Table, kind};

/// A stroke that asks for the clock, from a pad that also sends nonsense: a button that no pad has, and a stick far out of its
/// range. The kernel holds back an axis that the pad has not announced.
fn asks_for_the_clock() -> Stroke {
    vec![
        (1, NONSENSE, 1, 0),
        (3, 0, 32_767, -32_768),
        (1, EAST, 1, 0),
    ]
}

/// The length of the head of a message.
const HEAD: u32 = 40;
/// The murmur hash of `input`, with which listeners filter messages.
const INPUT: u32 = 0xc1a2_8470;

/// A message of the device manager to watchers of devices, as libudev reads it.
fn message(action: &str, number: u32) -> Vec<u8> {
    let properties = [
        ("ACTION", action),
        ("DEVPATH", "/devices/pci0/usb1/input/input5/event0"),
        ("SUBSYSTEM", "input"),
        ("DEVNAME", "/dev/input/event0"),
        ("SEQNUM", &number.to_string()),
        ("ID_INPUT", "1"),
        ("ID_INPUT_JOYSTICK", "1"),
        ("MAJOR", "13"),
        ("MINOR", "64"),
    ];
    let properties: String = properties
        .map(|(name, value)| format!("{name}={value}\0"))
        .concat();
    let mut message = b"libudev\0".to_vec();
    message.extend(0xfeed_cafe_u32.to_be_bytes());
    let length = u32::try_from(properties.len()).unwrap();
    for number in [HEAD, HEAD, length] {
        message.extend(number.to_ne_bytes());
    }
    message.extend(INPUT.to_be_bytes());
    // The message has neither a device type nor tags.
    message.extend([0; 12]);
    message.extend(properties.into_bytes());
    message
}

/// The sockets at which the program listens for the device manager.
fn listeners(folder: &Path) -> Vec<PathBuf> {
    let inside = |path: &Path| -> Vec<PathBuf> {
        let all = fs::read_dir(path).into_iter().flatten();
        all.map(|entry| entry.unwrap().path()).collect()
    };
    let beds = inside(folder).into_iter();
    let files = beds.flat_map(|bed| inside(&bed));
    files
        .filter(|path| {
            let name = path.file_name().unwrap().to_string_lossy();
            name.strip_prefix("event")
                .is_some_and(|number| number.parse::<u32>().is_ok())
        })
        .collect()
}

/// Writes the event that tells the program of a device.
fn tell(folder: &Path, action: &str, number: u32) {
    let began = Instant::now();
    let sockets = loop {
        let sockets = listeners(folder);
        if !sockets.is_empty() {
            break sockets;
        }
        assert!(began.elapsed() < PATIENCE, "nobody listens for devices");
        // No event tells when the program has opened its socket.
        std::thread::sleep(Duration::from_millis(20));
    };
    let out = UnixDatagram::unbound().unwrap();
    for socket in sockets {
        out.send_to(&message(action, number), socket).unwrap();
    }
}

#[test]
fn a_pad_that_is_pulled_out_comes_back_to_its_owner() {
    if !umockdev_is_here() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let bed = folder.path().join("bed");
    fs::create_dir(&bed).unwrap();
    let table = Table::in_folder(folder.path());
    // A press before the pad is removed, and another press long after its return.
    let script = strokes(&[asks_for_the_clock(), asks_for_the_clock()], 9_000);
    let mut command = with_script(folder.path(), Motor::Missing, &script);
    table.options(&mut command);
    command.env("TMPDIR", &bed);
    let running = Running::start(command.args(["--lang", "en", "--clock", "90m"]));
    running.until("gamepad connected");
    running.until("minutes");
    for number in [1, 5] {
        tell(&bed, "remove", number);
        running.until("gamepad does not answer");
        // The loss of the pad counts once, however often the system reports it.
        tell(&bed, "remove", number + 1);
        tell(&bed, "add", number + 2);
        running.until("gamepad connected");
        tell(&bed, "add", number + 3);
    }
    running.until("minutes");
    let (status, _, errors) = running.finish();
    assert!(status.success(), "{errors}");
    let transcript = table.transcript();
    let count = |what: &str| transcript.iter().filter(|line| kind(line) == what).count();
    assert_eq!(count("gamepad"), 5, "{transcript:?}");
    assert_eq!(count("clock-shows"), 2);
}

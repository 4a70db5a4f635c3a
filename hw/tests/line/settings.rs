// SPDX-License-Identifier: GPL-3.0-or-later
//! The settings of a line that the program opened: the speed, the number of bits, and no handshake. A pseudo-terminal works with
//! any settings, so the settings are read back from the system. The pseudo-terminal does not keep the number of data bits and the
//! parity: these are checked by a test in `hw/src/serial.rs`.

use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use rustix::fd::OwnedFd;
use rustix::fs::{Mode, OFlags};
use rustix::pty::OpenptFlags;
use rustix::termios::{
    ControlModes, InputModes, LocalModes, OptionalActions, OutputModes, Termios,
};
use zgoda_hw::serial::{Port, Ready};
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::{BoardProtocol, LineEvent, Speed, Waits, line_clock};

const PATIENCE: Duration = Duration::from_secs(20);

/// A pseudo-terminal with every setting wrong.
fn terminal() -> (OwnedFd, OwnedFd, String) {
    let master = rustix::pty::openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    rustix::pty::grantpt(&master).unwrap();
    rustix::pty::unlockpt(&master).unwrap();
    let name = rustix::pty::ptsname(&master, Vec::new()).unwrap();
    let flags = OFlags::RDWR | OFlags::NOCTTY;
    let slave = rustix::fs::open(name.as_c_str(), flags, Mode::empty()).unwrap();
    let mut left = rustix::termios::tcgetattr(&slave).unwrap();
    left.set_speed(2_400).unwrap();
    left.control_modes |= ControlModes::CSTOPB | ControlModes::CRTSCTS;
    left.input_modes |= InputModes::IXON | InputModes::IXOFF | InputModes::ICRNL;
    left.local_modes |= LocalModes::ECHO | LocalModes::ICANON;
    left.output_modes |= OutputModes::OPOST;
    rustix::termios::tcsetattr(&slave, OptionalActions::Now, &left).unwrap();
    (master, slave, name.into_string().unwrap())
}

/// The faults of the settings.
fn wrong(settings: &Termios, baud: u32) -> Vec<&'static str> {
    let control = settings.control_modes;
    [
        (settings.output_speed() != baud, "speed out"),
        (settings.input_speed() != baud, "speed in"),
        (control & ControlModes::CSIZE != ControlModes::CS8, "bits"),
        (control.contains(ControlModes::PARENB), "parity"),
        (control.contains(ControlModes::CSTOPB), "stop bits"),
        (
            control.contains(ControlModes::CRTSCTS),
            "handshake by wires",
        ),
        (
            settings
                .input_modes
                .intersects(InputModes::IXON | InputModes::IXOFF),
            "handshake by characters",
        ),
        (
            settings.input_modes.contains(InputModes::ICRNL),
            "line ends",
        ),
        (
            settings
                .local_modes
                .intersects(LocalModes::ECHO | LocalModes::ICANON),
            "lines and echo",
        ),
        (settings.output_modes.contains(OutputModes::OPOST), "output"),
    ]
    .into_iter()
    .filter_map(|(wrong, what)| wrong.then_some(what))
    .collect()
}

#[test]
fn a_line_has_the_published_settings_whatever_it_had() {
    for (baud, published) in [
        (BoardProtocol::Dgt.baud(), 9_600),
        (BoardProtocol::Cpp.baud(), 115_200),
        (line_clock::BAUD, 115_200),
    ] {
        let (master, slave, path) = terminal();
        let left = rustix::termios::tcgetattr(&master).unwrap();
        let before = ["speed out", "speed in", "stop bits", "handshake by wires"];
        assert!(
            wrong(&left, published).starts_with(&before),
            "the test can fail"
        );
        // The port is opened once to stay open, and once to be listened to later.
        let (send, line) = channel();
        let sink = move |_, event| {
            let _ = send.send(event);
        };
        let waits = Waits::at(Speed::LIFE);
        let port = Port::open(&path, baud, Stopwatch::start(), &waits, sink).unwrap();
        assert_eq!(line.recv_timeout(PATIENCE), Ok(LineEvent::Opened));
        let found = rustix::termios::tcgetattr(&master).unwrap();
        assert_eq!(
            wrong(&found, published),
            <[&str; 0]>::default(),
            "{published}"
        );
        drop((port, slave));
        let (master, slave, path) = terminal();
        let ready = Ready::open(&path, baud).unwrap();
        assert!(Path::new(ready.path()).exists());
        let found = rustix::termios::tcgetattr(&master).unwrap();
        assert_eq!(
            wrong(&found, published),
            <[&str; 0]>::default(),
            "{published}"
        );
        drop(slave);
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The facts that matter to an arbiter besides the program itself, all about the machine: networks, running screen readers, and
//! sound devices. They are read only; nothing on the machine is changed or opened. A fact that the system does not report is
//! unknown, which differs from "none".
//!
//! Each system has one module (`linux`, `windows`), with one function for each fact.

#[cfg(unix)]
#[path = "linux.rs"]
mod system;
#[cfg(windows)]
#[path = "windows.rs"]
mod system;

use std::io::IsTerminal as _;
use std::time::Duration;

use serde::Serialize;
use zgoda_speech::voice::VoiceError;
use zgoda_speech::voice::devices::{Choice, Found, find_sound};

/// The time that a sound server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The machine; `None` stands for a fact that could not be found out.
#[derive(Debug, Default, Serialize)]
pub(super) struct Machine {
    /// The network interfaces, by name.
    pub(super) interfaces: Option<Vec<Interface>>,
    /// The interfaces by which other networks are reached.
    pub(super) routes: Option<Vec<String>>,
    /// The screen readers that run.
    pub(super) screen_readers: Option<Vec<String>>,
    /// The devices that could be heard.
    pub(super) sound_devices: Option<Vec<SoundDevice>>,
}

/// Screen readers of a desktop, which read no console.
const OF_DESKTOPS: [&str; 2] = ["orca", "cthulhu"];

/// True if a screen reader, or a driver of a braille display, is known to run and can read this terminal.
pub(super) fn a_screen_reader_runs() -> bool {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].map(std::env::var_os);
    let desktop = desktop.iter().any(Option::is_some);
    let reads = |name: &String| desktop || !OF_DESKTOPS.contains(&name.as_str());
    let terminal = std::io::stdout().is_terminal();
    terminal && system::screen_readers().is_some_and(|found| found.iter().any(reads))
}

/// The screen readers that run; `None` if that is unknown.
pub(super) fn screen_readers() -> Option<Vec<String>> {
    system::screen_readers()
}

/// A network interface and its state.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(super) struct Interface {
    pub(super) name: String,
    /// The state, as the system calls it.
    pub(super) state: String,
}

/// A sound device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct SoundDevice {
    pub(super) name: String,
    /// True if a game uses this device where no device is named.
    pub(super) used: bool,
}

impl Machine {
    /// Reads the machine as it is now.
    pub(super) fn seen() -> Machine {
        Machine {
            interfaces: system::interfaces(),
            routes: system::routes(),
            screen_readers: screen_readers(),
            sound_devices: sound_devices(find_sound(PATIENCE)),
        }
    }
}

/// The sound devices that were found. An empty list is an answer; the silence of the sound server is no answer.
fn sound_devices(found: Found) -> Option<Vec<SoundDevice>> {
    let silent = |fault: &VoiceError| matches!(fault, VoiceError::NoAnswer { .. });
    if found.faults.iter().any(silent) {
        return None;
    }
    let devices = found.sound.into_iter().map(|device| SoundDevice {
        used: device.choice == Choice::Default,
        name: device.name,
    });
    Some(devices.collect())
}

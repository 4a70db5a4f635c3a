// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of the machine as Windows reports it: its network adapters and its processes.

use ipconfig::{Adapter, OperStatus};
use sysinfo::{ProcessRefreshKind, ProcessesToUpdate, System};

use super::Interface;

/// Screen readers, and magnifiers that speak, by the names of their processes.
const READERS: [&str; 6] = [
    "nvda.exe",
    "jfw.exe",
    "narrator.exe",
    "snova.exe",
    "zt.exe",
    "fusion.exe",
];

pub(super) fn interfaces() -> Option<Vec<Interface>> {
    let adapters = ipconfig::get_adapters().ok()?;
    let mut all: Vec<Interface> = adapters
        .iter()
        .map(|adapter| Interface {
            name: adapter.friendly_name().to_owned(),
            state: state(adapter).to_owned(),
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    Some(all)
}

/// The adapters that lead to other networks: those that are up and have a gateway.
pub(super) fn routes() -> Option<Vec<String>> {
    let adapters = ipconfig::get_adapters().ok()?;
    let leads_out = |adapter: &&Adapter| {
        adapter.oper_status() == OperStatus::IfOperStatusUp && !adapter.gateways().is_empty()
    };
    let ways = adapters.iter().filter(leads_out);
    let mut all: Vec<String> = ways.map(|it| it.friendly_name().to_owned()).collect();
    all.sort();
    Some(all)
}

pub(super) fn screen_readers() -> Option<Vec<String>> {
    let mut system = System::new();
    let names_alone = ProcessRefreshKind::nothing();
    system.refresh_processes_specifics(ProcessesToUpdate::All, true, names_alone);
    let running = system.processes();
    // This program itself runs, so an empty list means that Windows did not answer.
    if running.is_empty() {
        return None;
    }
    let mut all: Vec<String> = running
        .values()
        .map(|process| process.name().to_string_lossy().to_lowercase())
        .filter(|name| READERS.contains(&name.as_str()))
        .map(|name| name.trim_end_matches(".exe").to_owned())
        .collect();
    all.sort();
    all.dedup();
    Some(all)
}

/// The state of an adapter, in the words of Linux (RFC 2863).
fn state(adapter: &Adapter) -> &'static str {
    match adapter.oper_status() {
        OperStatus::IfOperStatusUp => "up",
        OperStatus::IfOperStatusDown => "down",
        OperStatus::IfOperStatusTesting => "testing",
        OperStatus::IfOperStatusUnknown => "unknown",
        OperStatus::IfOperStatusDormant => "dormant",
        OperStatus::IfOperStatusNotPresent => "notpresent",
        OperStatus::IfOperStatusLowerLayerDown => "lowerlayerdown",
    }
}

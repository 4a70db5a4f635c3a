// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of the machine, read from files of Linux. On another Unix without these files the state is unknown.

use std::fs;
use std::path::Path;

use super::Interface;

const INTERFACES: &str = "/sys/class/net";
/// The files with the routes to other machines, a line each.
const ROUTES: [&str; 2] = ["/proc/net/route", "/proc/net/ipv6_route"];
const PROCESSES: &str = "/proc";
/// A folder that is there while the screen reader of the kernel is loaded.
const SPEAKUP: &str = "/sys/accessibility/speakup";

/// Screen readers for desktops and consoles, as their processes are called.
const READERS: [&str; 7] = [
    "orca",
    "cthulhu",
    "brltty",
    "espeakup",
    "speechd-up",
    "fenrir",
    "yasr",
];

pub(super) fn interfaces() -> Option<Vec<Interface>> {
    interfaces_in(Path::new(INTERFACES))
}

pub(super) fn routes() -> Option<Vec<String>> {
    let [four, six] = ROUTES.map(|list| fs::read_to_string(list).ok());
    // Without IPv6 the list of its routes is missing.
    Some(routes_in(&four?, &six.unwrap_or_default()))
}

pub(super) fn screen_readers() -> Option<Vec<String>> {
    let mut found = readers_in(Path::new(PROCESSES))?;
    if Path::new(SPEAKUP).exists() {
        found.push("speakup".to_owned());
    }
    Some(found)
}

fn interfaces_in(folder: &Path) -> Option<Vec<Interface>> {
    let found = fs::read_dir(folder).ok()?.flatten();
    let mut all: Vec<Interface> = found
        .filter(|entry| entry.path().join("operstate").exists())
        .map(|entry| {
            let state = fs::read_to_string(entry.path().join("operstate")).unwrap_or_default();
            Interface {
                name: entry.file_name().to_string_lossy().into_owned(),
                state: state.trim().to_owned(),
            }
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    Some(all)
}

/// The interfaces with a default route, by name. In IPv6 the loopback has such lines, too; they refuse every packet and are left
/// out.
fn routes_in(four: &str, six: &str) -> Vec<String> {
    let nought = |field: &str| !field.is_empty() && field.bytes().all(|byte| byte == b'0');
    let of_four = four.lines().skip(1).filter_map(|line| {
        let mut fields = line.split_whitespace();
        let (name, to) = (fields.next()?, fields.next()?);
        nought(to).then(|| name.to_owned())
    });
    let of_six = six.lines().filter_map(|line| {
        let mut fields = line.split_whitespace();
        let (to, bits, name) = (fields.next()?, fields.next()?, fields.next_back()?);
        (nought(to) && nought(bits) && name != "lo").then(|| name.to_owned())
    });
    let mut all: Vec<String> = of_four.chain(of_six).collect();
    all.sort();
    all.dedup();
    all
}

/// The screen readers, by the names of their processes. A script counts by its own name, not by the name of its interpreter.
fn readers_in(processes: &Path) -> Option<Vec<String>> {
    let found = fs::read_dir(processes).ok()?.flatten();
    let is_process = |name: &str| name.bytes().all(|byte| byte.is_ascii_digit());
    let mut all: Vec<String> = found
        .filter(|entry| entry.file_name().to_str().is_some_and(is_process))
        .flat_map(|entry| {
            let name = fs::read_to_string(entry.path().join("comm")).unwrap_or_default();
            let call = fs::read(entry.path().join("cmdline")).unwrap_or_default();
            let call = String::from_utf8_lossy(&call).into_owned();
            let words = call.split('\0').take(2).map(str::to_owned);
            [name.trim().to_owned()]
                .into_iter()
                .chain(words)
                .collect::<Vec<_>>()
        })
        .filter_map(|word| {
            let name = word.rsplit('/').next().unwrap_or_default();
            let known = READERS.into_iter().find(|reader| *reader == name);
            known.map(str::to_owned)
        })
        .collect();
    all.sort();
    all.dedup();
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interfaces_are_listed_by_name() {
        let folder = tempfile::tempdir().unwrap();
        for (name, state) in [("lo", "unknown\n"), ("eth0", "up\n")] {
            let of = folder.path().join(name);
            fs::create_dir(&of).unwrap();
            fs::write(of.join("operstate"), state).unwrap();
        }
        // An entry without a state is not an interface.
        fs::write(folder.path().join("bonding_masters"), "").unwrap();
        let found = interfaces_in(folder.path()).unwrap();
        let found: Vec<(&str, &str)> = found
            .iter()
            .map(|it| (it.name.as_str(), it.state.as_str()))
            .collect();
        assert_eq!(found, [("eth0", "up"), ("lo", "unknown")]);
        assert_eq!(interfaces_in(&folder.path().join("nowhere")), None);
    }

    #[test]
    fn a_way_to_everywhere_is_one_to_other_networks() {
        let head = "Iface\tDestination\tGateway\n";
        let (everywhere, own) = ("00000000000000000000000000000000", "fe80");
        let own_four = format!("{head}eth0\t0001A8C0\t00000000\n");
        let own_six = format!("{own} 40 {everywhere} 00 {everywhere} 100 1 0 1 eth0\n");
        let refused =
            format!("{everywhere} 00 {everywhere} 00 {everywhere} ffffffff 1 0 00200200 lo\n");
        assert!(
            routes_in(&own_four, &(own_six + &refused)).is_empty(),
            "its own network is none"
        );
        assert_eq!(
            routes_in(&format!("{head}wlan0\t00000000\t0101A8C0\n"), ""),
            ["wlan0"]
        );
        let six = format!("{everywhere} 00 {everywhere} 00 fe80 400 1 0 3 eth1\n");
        assert_eq!(routes_in(head, &six), ["eth1"]);
    }

    #[test]
    fn screen_readers_are_known_by_their_names_and_a_script_by_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let process = |number: &str, name: &str, call: &str| {
            let of = folder.path().join(number);
            fs::create_dir(&of).unwrap();
            fs::write(of.join("comm"), format!("{name}\n")).unwrap();
            fs::write(of.join("cmdline"), call).unwrap();
        };
        process("1", "init", "/sbin/init\0");
        // A command that only has a screen reader's name as its argument is no screen reader.
        process("7", "less", "less\0manual\0orca\0");
        process("sys", "orca", "orca\0");
        assert_eq!(readers_in(folder.path()), Some(Vec::new()));
        process(
            "12",
            "python3",
            "/usr/bin/python3\0/usr/bin/orca\0--replace\0",
        );
        process("13", "orca", "orca\0");
        process("14", "brltty", "/usr/bin/brltty\0");
        let found = readers_in(folder.path()).unwrap();
        assert_eq!(found, ["brltty", "orca"]);
        assert_eq!(readers_in(&folder.path().join("nowhere")), None);
    }
}

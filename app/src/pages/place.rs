//! Where tables are: in which process, and on which machine, this one or one whose desk this one has joined.
//!
//! A place stands in cookies. A machine's part of it is the address that this desk was told, so that equal processes of
//! two machines are two places, also after both were started again.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "any program can send any cookies"
    )
)]

use std::net::Ipv6Addr;

use crate::desk_link::wire::TableNumber;

/// A longer name of a process is none of ours.
const LONGEST_PROCESS: usize = 20;
/// A longer address of a machine would not fit into cookies for many tables.
const LONGEST_MACHINE: usize = 100;
/// Between a process and its machine.
const AT: char = '@';

/// Where a table is: its process, and its number there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Place {
    /// The name of the socket, and that of the machine where it is another one.
    pub(super) process: String,
    /// The number.
    pub(super) table: TableNumber,
}

/// Another machine, as the desk was told to call it: `HOST:PORT`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Machine {
    host: String,
    port: u16,
}

impl Place {
    /// As it stands in a cookie.
    pub(super) fn read(text: &str) -> Option<Place> {
        let (process, table) = text.rsplit_once('.')?;
        let (id, machine) = match process.split_once(AT) {
            Some((id, machine)) => (id, Some(machine)),
            None => (process, None),
        };
        let fits = machine
            .is_none_or(|it| Machine::read(it).is_some_and(|machine| machine.to_string() == it));
        let table = TableNumber(table.parse().ok()?);
        (is_process(id) && fits).then(|| Place {
            process: process.to_owned(),
            table,
        })
    }

    /// The machine, where it is another one.
    pub(super) fn machine(&self) -> Option<&str> {
        machine_of(&self.process)
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.process, self.table.0)
    }
}

/// The machine in the name of a process, where it is another one.
pub(super) fn machine_of(process: &str) -> Option<&str> {
    process.split_once(AT).map(|(_, machine)| machine)
}

/// Can a process of a machine be called so?
pub(super) fn is_process(id: &str) -> bool {
    (1..=LONGEST_PROCESS).contains(&id.len()) && id.bytes().all(|it| it.is_ascii_alphanumeric())
}

impl Machine {
    /// `HOST:PORT`, or `[ADDRESS]:PORT` where the address itself has colons; in small letters.
    #[must_use]
    pub fn read(text: &str) -> Option<Machine> {
        let (host, port) = text.rsplit_once(':')?;
        let is_name = |it: u8| it.is_ascii_alphanumeric() || matches!(it, b'.' | b'-');
        let fits = match host.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
            None => !host.is_empty() && host.bytes().all(is_name),
        };
        let fits =
            fits && text.len() <= LONGEST_MACHINE && port.bytes().all(|it| it.is_ascii_digit());
        let port = port.parse().ok().filter(|port| *port > 0)?;
        let host = host.to_ascii_lowercase();
        fits.then_some(Machine { host, port })
    }

    /// The name or the address, as programs connect to it.
    pub(super) fn host(&self) -> &str {
        let inner = self.host.strip_prefix('[');
        inner
            .and_then(|it| it.strip_suffix(']'))
            .unwrap_or(&self.host)
    }

    /// Where its desk listens.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// What a process of it is called here.
    pub(super) fn process(&self, id: &str) -> String {
        format!("{id}{AT}{self}")
    }
}

impl std::fmt::Display for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_processes_of_two_machines_are_two_places() {
        let one = Machine::read("Hall-B.local:7464").unwrap();
        let other = Machine::read("10.0.0.2:7464").unwrap();
        let places = [
            "4711".to_owned(),
            one.process("4711"),
            other.process("4711"),
        ];
        let places = places.map(|process| Place::read(&format!("{process}.2")).unwrap());
        for (at, place) in places.iter().enumerate() {
            assert_eq!(Place::read(&place.to_string()).as_ref(), Some(place));
            assert_eq!(places.iter().filter(|it| *it == place).count(), 1, "{at}");
        }
        let machines = places.each_ref().map(Place::machine);
        assert_eq!(
            machines,
            [None, Some("hall-b.local:7464"), Some("10.0.0.2:7464")]
        );
    }

    #[test]
    fn what_names_no_machine_is_none() {
        for wrong in [
            "",
            "hall",
            "hall:",
            "hall:0",
            "hall:+1",
            "hall:70000",
            ":7464",
            "[::1:7464",
            "[hall]:7464",
            "::1:7464",
            "ha ll:7464",
            "hall/x:7464",
            "a@b:7464",
            "hall~b:7464",
        ] {
            assert_eq!(Machine::read(wrong), None, "{wrong}");
        }
        assert_eq!(Machine::read(&format!("{}:7464", "a".repeat(200))), None);
        let six = Machine::read("[::1]:7464").unwrap();
        assert_eq!((six.host(), six.port()), ("::1", 7464));
        assert_eq!(six.to_string(), "[::1]:7464");
    }

    #[test]
    fn what_names_no_place_is_none() {
        for wrong in [
            "",
            "4711",
            "4711.",
            "4711.x",
            ".2",
            "@hall:1.2",
            "47 11.2",
            "4711@.2",
            "4711@hall.2",
            "4711@Hall:1.2",
            "4711@hall:01.2",
            "a@b@hall:1.2",
            "../x.2",
        ] {
            assert_eq!(Place::read(wrong), None, "{wrong}");
        }
        assert!(Place::read("4711@hall.local:7464.2").is_some());
    }
}

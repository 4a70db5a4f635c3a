// SPDX-License-Identifier: GPL-3.0-or-later
//! The places of tables. A place has the number of a table, its process, and its machine, if the table is on another machine that
//! this desk has joined.
//!
//! Cookies contain places. A machine is named by the address that was given to this desk, so that processes with equal names on two
//! machines are two places, even after both machines were restarted.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "any program can send any cookies"
    )
)]

use zgoda::desk_link::machine::Machine;
use zgoda::desk_link::wire::TableNumber;

/// The longest name of a process; a longer name is not from this program.
const LONGEST_PROCESS: usize = 20;
/// The sign between a process and its machine.
const AT: char = '@';

/// The place of a table: its process, and its number there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Place {
    /// The name of the socket; for another machine, also the name of that machine.
    pub(super) process: String,
    /// The number of the table in its process.
    pub(super) table: TableNumber,
}

impl Place {
    /// Reads a place as it stands in a cookie.
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

    /// The name of the machine; `None` for this machine.
    pub(super) fn machine(&self) -> Option<&str> {
        machine_of(&self.process)
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.process, self.table.0)
    }
}

/// The machine in the name of a process; `None` for this machine.
pub(super) fn machine_of(process: &str) -> Option<&str> {
    process.split_once(AT).map(|(_, machine)| machine)
}

/// True if a process of a machine can have this name.
pub(super) fn is_process(id: &str) -> bool {
    (1..=LONGEST_PROCESS).contains(&id.len()) && id.bytes().all(|it| it.is_ascii_alphanumeric())
}

/// The name that this desk gives to a process of another machine.
pub(super) fn process_on(machine: &Machine, id: &str) -> String {
    format!("{id}{AT}{machine}")
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
            process_on(&one, "4711"),
            process_on(&other, "4711"),
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

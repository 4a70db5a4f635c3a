// SPDX-License-Identifier: GPL-3.0-or-later
//! The lines on a connection between the desks of two machines. They are the lines of tables and desks (`wire`), each with the name
//! of its process in front.
//!
//! The joined desk decides nothing: it hands lines on, and this module chooses these lines. A table that does not consent to a
//! network is never named to the other desk, and gets no line from it. The time that an act of a page spent between the machines is
//! added to the act, so that the table knows the greatest possible lateness of the act. For a page without scripts, the table only
//! learns if the act was held up too long between the machines. The machines' clocks differ, so the asking desk sends its estimate
//! of the other desk's time (`Reckoning`).

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "another machine can send anything"
    )
)]

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use serde::Deserialize;
use zgoda_table::session::input::LATEST_PRESS;

use super::wire::{LONGEST_ASKED, LONGEST_TOLD, TableNumber};

/// The name in HTTP of the protocol to which the connection is upgraded.
pub const PROTOCOL: &str = "zgoda-tables/1";

/// The longest interval between two beats of a side.
pub const BEAT: Duration = Duration::from_millis(500);

/// The silence after which a desk counts as gone. A line that takes longer to arrive is not accepted.
pub const SILENCE: Duration = Duration::from_secs(3);

/// The most octets for the name of a process, the time, and their separators.
const HEAD: usize = 64;

/// The longest line from the desk that was joined; a longer line is invalid.
pub const LONGEST_DOWN: usize = LONGEST_TOLD + HEAD;

/// The longest line from the desk that has joined; a longer line is invalid.
pub const LONGEST_UP: usize = LONGEST_ASKED + HEAD;

/// The number of recent beats that the estimate of time uses. Older beats are dropped, because the machines' clocks may drift
/// apart.
const BEATS: usize = 20;

/// A line that is not of this protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("says something that cannot be read; use the same zgoda for both")]
pub struct Unreadable;

/// A line from the desk that was joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Down<'a> {
    /// A sign of life with the desk's own time, in milliseconds.
    Beat(u64),
    /// The name of a process of tables, and a line from this process.
    Told(&'a str, &'a [u8]),
    /// The name of a process that is gone. It is sent only if the process was named before.
    Gone(&'a str),
}

/// A line from the desk that has joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Up<'a> {
    /// A sign of life, without a time.
    Beat,
    /// The name of a process of tables, the time by the other desk's clock before which the request cannot have been sent, and the
    /// request.
    Asked(&'a str, u64, &'a [u8]),
}

fn split(line: &[u8]) -> Option<(&str, &[u8])> {
    let at = line.iter().position(|it| *it == b' ')?;
    let (head, rest) = line.split_at_checked(at)?;
    Some((std::str::from_utf8(head).ok()?, rest.get(1..)?))
}

fn number(text: &str) -> Option<u64> {
    let is_plain = text.bytes().all(|it| it.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_alphanumeric())
}

impl<'a> Down<'a> {
    /// Reads a line without its line end.
    pub fn read(line: &'a [u8]) -> Result<Down<'a>, Unreadable> {
        if let Some(time) = line.strip_prefix(b"=") {
            let time = std::str::from_utf8(time).ok().and_then(number);
            return time.map(Down::Beat).ok_or(Unreadable);
        }
        match split(line) {
            Some((process, told)) => is_name(process).then_some(Down::Told(process, told)),
            None => {
                let process = std::str::from_utf8(line).ok();
                process.filter(|it| is_name(it)).map(Down::Gone)
            }
        }
        .ok_or(Unreadable)
    }

    /// The line, with its line end.
    #[must_use]
    pub fn line(self) -> Vec<u8> {
        match self {
            Down::Beat(time) => format!("={time}\n").into_bytes(),
            Down::Told(process, told) => [process.as_bytes(), b" ", told, b"\n"].concat(),
            Down::Gone(process) => format!("{process}\n").into_bytes(),
        }
    }
}

impl<'a> Up<'a> {
    /// Reads a line without its line end.
    pub fn read(line: &'a [u8]) -> Result<Up<'a>, Unreadable> {
        if line.is_empty() {
            return Ok(Up::Beat);
        }
        let (process, rest) = split(line).ok_or(Unreadable)?;
        let (time, asked) = split(rest).ok_or(Unreadable)?;
        let time = number(time)
            .filter(|_| is_name(process))
            .ok_or(Unreadable)?;
        Ok(Up::Asked(process, time, asked))
    }

    /// The line, with its line end.
    #[must_use]
    pub fn line(self) -> Vec<u8> {
        match self {
            Up::Beat => b"\n".to_vec(),
            Up::Asked(process, time, asked) => {
                let head = format!("{process} {time} ");
                [head.as_bytes(), asked, b"\n"].concat()
            }
        }
    }
}

/// The filter for the lines of a process of tables: it decides for each line whether it is handed on.
#[derive(Clone, Debug, Default)]
pub struct Gate {
    open: BTreeSet<TableNumber>,
    was_named: bool,
}

/// The decision whether a line is handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passes {
    /// The line is handed on.
    Yes,
    /// The line is not handed on, because its table is for this machine alone.
    No,
}

#[derive(Deserialize)]
struct Told {
    table: TableNumber,
    tell: String,
    #[serde(default)]
    network: bool,
}

#[derive(Deserialize)]
struct Asked {
    table: TableNumber,
    #[serde(default)]
    late_ms: Option<u64>,
}

/// Reads a JSON object; a list, which the library would also take, is refused.
fn object<'a, T: Deserialize<'a>>(line: &'a [u8]) -> Result<T, Unreadable> {
    let is_one = line.starts_with(b"{");
    let read = is_one.then(|| serde_json::from_slice(line).ok());
    read.flatten().ok_or(Unreadable)
}

impl Gate {
    /// Takes a line that a table tells, and decides whether the line is handed on.
    pub fn told(&mut self, line: &[u8]) -> Result<Passes, Unreadable> {
        let told: Told = object(line)?;
        let passes = match told.tell.as_str() {
            "hello" if told.network => {
                self.open.insert(told.table);
                true
            }
            "hello" | "closed" => self.open.remove(&told.table) && told.tell == "closed",
            _ => self.open.contains(&told.table),
        };
        self.was_named |= passes;
        Ok(if passes { Passes::Yes } else { Passes::No })
    }

    /// True if any line was handed on; otherwise the other desk has not heard of the process.
    #[must_use]
    pub fn was_named(&self) -> bool {
        self.was_named
    }

    /// The line for the table, made from a line that took up to `late` milliseconds to arrive; `None` if the line is not handed on.
    pub fn asked(&self, line: &[u8], late: u64) -> Result<Option<Vec<u8>>, Unreadable> {
        let asked: Asked = object(line)?;
        if !self.open.contains(&asked.table) {
            return Ok(None);
        }
        let before = match asked.late_ms {
            Some(before) => before,
            // From a page without scripts, the time of a line to the other desk is unknown, so its lateness is unknown, too. But if
            // the line was held up between the desks for longer than a press may take, it is late in any case.
            None if Duration::from_millis(late) > LATEST_PRESS => 0,
            None => return Ok(Some(line.to_vec())),
        };
        let mut all: serde_json::Map<String, serde_json::Value> = object(line)?;
        all.insert("late_ms".to_owned(), before.saturating_add(late).into());
        serde_json::to_vec(&all).map(Some).map_err(|_| Unreadable)
    }
}

/// An estimate of the time at the other desk, made from the quickest of its latest beats. The real time there is never earlier.
#[derive(Clone, Debug, Default)]
pub struct Reckoning {
    /// The lead of our time over the time of each beat.
    before: VecDeque<i64>,
}

impl Reckoning {
    /// Takes a beat: the other desk's time, and our time on arrival.
    pub fn beat(&mut self, theirs: u64, ours: u64) {
        if self.before.len() >= BEATS {
            self.before.pop_front();
        }
        let signed = |ms| i64::try_from(ms).unwrap_or(i64::MAX);
        self.before
            .push_back(signed(ours).saturating_sub(signed(theirs)));
    }

    /// The other desk's time at our time `ours`; 0 before its first beat.
    #[must_use]
    pub fn theirs(&self, ours: u64) -> u64 {
        let ours = i64::try_from(ours).unwrap_or(i64::MAX);
        let theirs = self
            .before
            .iter()
            .min()
            .map(|least| ours.saturating_sub(*least));
        theirs
            .and_then(|it| u64::try_from(it).ok())
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk_link::wire::{self, Ask, Request, Tell, Token};
    use zgoda_table::session::input::Seen;

    fn hello(table: u32, network: bool) -> Vec<u8> {
        let what = Tell::Hello {
            version: wire::VERSION,
            number: Some(table),
            lang: "pl".to_owned(),
            network,
            slips: Vec::new(),
        };
        let table = TableNumber(table);
        serde_json::to_vec(&wire::Told { table, what }).unwrap()
    }

    fn closed(table: u32) -> Vec<u8> {
        let (table, what) = (TableNumber(table), Tell::Closed);
        serde_json::to_vec(&wire::Told { table, what }).unwrap()
    }

    fn asked(table: u32, late_ms: Option<u64>) -> Vec<u8> {
        let what = Ask::Do {
            request: Request(7),
            token: Token("1.abc".to_owned()),
            lang: "pl".to_owned(),
            line: "press".to_owned(),
            order: None,
            seen: Seen {
                press: "00000000000000ab".parse().ok(),
                ..Seen::default()
            },
            then_press: false,
            late_ms,
        };
        let table = TableNumber(table);
        serde_json::to_vec(&wire::Asked { table, what }).unwrap()
    }

    #[test]
    fn lines_are_read_as_they_are_written() {
        for down in [
            Down::Beat(17),
            Down::Told("4711", b"{\"a\": 1}"),
            Down::Gone("4711"),
        ] {
            let line = down.line();
            let (end, line) = line.split_last().unwrap();
            assert_eq!((*end, Down::read(line)), (b'\n', Ok(down)));
        }
        for up in [Up::Beat, Up::Asked("4711", 17, b"{\"a\": 1}")] {
            let line = up.line();
            let (end, line) = line.split_last().unwrap();
            assert_eq!((*end, Up::read(line)), (b'\n', Ok(up)));
        }
    }

    #[test]
    fn what_is_no_line_is_none() {
        for wrong in [
            &b""[..],
            b"=",
            b"=x",
            b"=-1",
            b"=+1",
            b"=99999999999999999999",
            b" {}",
            b"../x {}",
            b"4711@hall:1 {}",
            b"\xff {}",
            b"{\"table\":1}",
        ] {
            assert_eq!(Down::read(wrong), Err(Unreadable), "{wrong:?}");
        }
        for wrong in [
            &b" "[..],
            b"4711",
            b"4711 {}",
            b"4711 x {}",
            b"4711 +1 {}",
            b"47/11 1 {}",
            b"\xff 1 {}",
        ] {
            assert_eq!(Up::read(wrong), Err(Unreadable), "{wrong:?}");
        }
    }

    #[test]
    fn only_tables_that_consent_to_a_network_are_heard_and_asked() {
        let mut gate = Gate::default();
        assert_eq!(gate.asked(&asked(1, None), 0), Ok(None), "none has greeted");
        assert_eq!(gate.told(&closed(1)), Ok(Passes::No));
        assert_eq!(gate.told(&hello(2, false)), Ok(Passes::No));
        assert!(!gate.was_named());
        assert_eq!(gate.told(&hello(1, true)), Ok(Passes::Yes));
        assert!(gate.was_named());
        assert_eq!(gate.told(&closed(2)), Ok(Passes::No));
        assert_eq!(gate.asked(&asked(2, None), 0), Ok(None));
        let line = asked(1, None);
        assert_eq!(gate.asked(&line, 9), Ok(Some(line)), "as it is");
        assert_eq!(gate.told(&closed(1)), Ok(Passes::Yes));
        assert_eq!(gate.told(&closed(1)), Ok(Passes::No));
        assert_eq!(gate.asked(&asked(1, None), 0), Ok(None));
        // If a table takes its consent back, its lines are no longer handed on.
        gate.told(&hello(1, true)).unwrap();
        assert_eq!(gate.told(&hello(1, false)), Ok(Passes::No));
        assert_eq!(gate.asked(&asked(1, None), 0), Ok(None));
        for wrong in [
            &b""[..],
            b"nonsense",
            b"{}",
            b"[1]",
            b"{\"table\":-1,\"tell\":\"x\"}",
        ] {
            assert_eq!(gate.told(wrong), Err(Unreadable));
            assert_eq!(gate.asked(wrong, 0), Err(Unreadable));
        }
    }

    #[test]
    fn the_way_between_the_machines_is_added_to_how_late_a_press_is() {
        let mut gate = Gate::default();
        gate.told(&hello(1, true)).unwrap();
        let given = gate.asked(&asked(1, Some(80)), 700).unwrap().unwrap();
        let read = |line: &[u8]| serde_json::from_slice::<wire::Asked>(line).unwrap();
        assert_eq!(read(&given), read(&asked(1, Some(780))));
        let given = gate.asked(&asked(1, Some(80)), u64::MAX).unwrap().unwrap();
        assert_eq!(read(&given), read(&asked(1, Some(u64::MAX))));
    }

    /// Without scripts the greatest lateness of an act is unknown, but an act can be known to be too late.
    #[test]
    fn what_is_held_up_between_the_machines_is_too_late_also_from_a_page_without_scripts() {
        let mut gate = Gate::default();
        gate.told(&hello(1, true)).unwrap();
        let line = asked(1, None);
        let limit = u64::try_from(LATEST_PRESS.as_millis()).unwrap();
        assert_eq!(gate.asked(&line, limit), Ok(Some(line.clone())));
        let given = gate.asked(&line, limit + 1).unwrap().unwrap();
        let read = |line: &[u8]| serde_json::from_slice::<wire::Asked>(line).unwrap();
        assert_eq!(read(&given), read(&asked(1, Some(limit + 1))));
    }

    #[test]
    fn the_other_desks_time_is_never_reckoned_too_late() {
        let mut reckoning = Reckoning::default();
        assert_eq!(reckoning.theirs(1_000), 0);
        // The other clock is ahead by 5000 ms; the beats take 300, 40 and 900 ms to arrive.
        for (ours, way) in [(1_000, 300), (1_500, 40), (2_900, 900)] {
            reckoning.beat(ours + 5_000 - way, ours);
            assert!(reckoning.theirs(ours) <= ours + 5_000);
        }
        assert_eq!(reckoning.theirs(3_000), 7_960);
        // If the other clock falls behind, the estimate follows it.
        for beat in 0..20 {
            reckoning.beat(7_000 + beat * 500, 4_000 + beat * 500);
        }
        assert_eq!(reckoning.theirs(20_000), 23_000);
        let mut before_us = Reckoning::default();
        before_us.beat(0, 5_000);
        assert_eq!(before_us.theirs(4_000), 0);
        before_us.beat(u64::MAX, 0);
        assert!(before_us.theirs(u64::MAX) > 0);
    }
}

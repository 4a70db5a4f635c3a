// SPDX-License-Identifier: GPL-3.0-or-later
//! The address of another machine's desk, as given to the desk that joins.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "an address stands in a cookie, and any program can send any cookies"
    )
)]

use std::net::Ipv6Addr;

/// The longest address of a machine; with longer addresses the cookies of many tables would not fit into a request.
const LONGEST: usize = 100;

/// The address of another machine as it was given to the desk: `HOST:PORT`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Machine {
    host: String,
    port: u16,
}

impl Machine {
    /// Reads `HOST:PORT`, or `[ADDRESS]:PORT` if the address itself has colons; letters become small letters. `None` for
    /// any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Machine> {
        let (host, port) = text.rsplit_once(':')?;
        let is_name = |it: u8| it.is_ascii_alphanumeric() || matches!(it, b'.' | b'-');
        let fits = match host.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
            None => !host.is_empty() && host.bytes().all(is_name),
        };
        let fits = fits && text.len() <= LONGEST && port.bytes().all(|it| it.is_ascii_digit());
        let port = port.parse().ok().filter(|port| *port > 0)?;
        let host = host.to_ascii_lowercase();
        fits.then_some(Machine { host, port })
    }

    /// The name or the address, as programs connect to it.
    #[must_use]
    pub fn host(&self) -> &str {
        let inner = self.host.strip_prefix('[');
        inner
            .and_then(|it| it.strip_suffix(']'))
            .unwrap_or(&self.host)
    }

    /// The port on which the machine's desk listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
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
}

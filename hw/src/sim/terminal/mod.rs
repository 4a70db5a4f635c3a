// SPDX-License-Identifier: GPL-3.0-or-later
//! The line to a simulated device: a pseudo-terminal or, on a system without pseudo-terminals, a network connection of this
//! computer with itself. Other modules interpret the bytes on it.

#[cfg(not(unix))]
mod loopback;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub(super) use loopback::{Terminal, Waker};
#[cfg(unix)]
pub(super) use unix::{Terminal, Waker};

/// Bytes from a host.
pub(super) struct Heard {
    pub(super) bytes: Vec<u8>,
    pub(super) host: Host,
}

/// The host that sent the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Host {
    /// A host that has not sent bytes before.
    New,
    Same,
}

//! The line to a simulated device: a pseudo-terminal, or, where a system has none, a connection of this computer with itself. The
//! meaning of the bytes on it is left to others.

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

/// The host that the bytes are from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Host {
    /// A host that has not spoken before.
    New,
    Same,
}

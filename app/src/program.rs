//! The identity of this program: its name and version.

/// `zgoda` and its version.
pub const PROGRAM: &str = concat!("zgoda ", env!("CARGO_PKG_VERSION"));

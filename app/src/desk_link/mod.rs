//! The line between tables and desks: what goes over the local socket, and where it is found.
//!
//! A table lets each device see what its role may see, and does what its role may do; it checks both itself. A desk is a
//! process of its own that shows pages (`pages`): it holds for each device the token that the table gave it, and knows
//! nothing of the game but what it was sent. A desk that dies changes nothing.

pub mod joined;
pub mod server;
pub mod wire;

use std::path::{Path, PathBuf};

/// The folder in the data folder in which every process with tables has its socket, `PID.sock`.
const FOLDER: &str = "tables";

/// Where processes with tables listen that have this data folder.
#[must_use]
pub fn folder(data: &Path) -> PathBuf {
    data.join(FOLDER)
}

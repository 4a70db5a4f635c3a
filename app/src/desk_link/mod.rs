// SPDX-License-Identifier: GPL-3.0-or-later
//! The line between tables and desks: the messages on the local socket, and the socket's path.
//!
//! A table shows each device the view of its role, and carries out the acts that the role may do; the table itself checks both. A
//! desk (`zgoda-desk`) is a separate program that shows pages. It holds the token that the table gave to each device, and knows
//! only the parts of the game that tables sent. If a desk dies, no game changes.

pub mod joined;
pub mod machine;
pub mod server;
pub mod wire;

use std::path::{Path, PathBuf};

/// The folder in the data folder in which every process with tables has its socket, `PID.sock`.
const FOLDER: &str = "tables";

/// The folder in which all processes with tables that use this data folder listen.
#[must_use]
pub fn folder(data: &Path) -> PathBuf {
    data.join(FOLDER)
}

//! The line between tables and desks: the messages on the local socket, and the socket's path.
//!
//! A table lets each device see what its role may see, and does what its role may do; the table checks both itself. A desk
//! is a program of its own that shows pages (`zgoda-desk`): it holds for each device the token that the table gave it, and
//! knows only the parts of the game that were sent to it. A desk that dies changes nothing.

pub mod joined;
pub mod machine;
pub mod server;
pub mod wire;

use std::path::{Path, PathBuf};

/// The folder in the data folder in which every process with tables has its socket, `PID.sock`.
const FOLDER: &str = "tables";

/// The folder in which the processes with tables and with this data folder listen.
#[must_use]
pub fn folder(data: &Path) -> PathBuf {
    data.join(FOLDER)
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The face of the clock for sighted people (Kodeks II 3.5.5 to 3.5.8): its screen, and its connection to the game.
//!
//! `zgoda clock` is the face, in a terminal of its own. The game sends it the times through a socket in the data folder, in the
//! lines of the clock protocol. The face counts down by itself from the last line. The session decides the times themselves.

mod big;
pub mod client;
pub mod screen;
pub mod server;

use std::path::{Path, PathBuf};

pub use zgoda_table::face::{Face, Flag};

/// The socket in the data folder at which a face listens.
const SOCKET: &str = "clock-face.sock";

/// The socket at which the face of the games with this data folder listens.
#[must_use]
pub fn socket(data: &Path) -> PathBuf {
    data.join(SOCKET)
}

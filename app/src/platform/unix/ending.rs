// SPDX-License-Identifier: GPL-3.0-or-later
//! Signals, by which the system asks the program to end.

use std::io;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::platform::Heeded;

/// Calls `tell` on a separate thread each time the program is asked to end. If `tell` returns [`Heeded::No`], the program ends
/// immediately, as by default.
pub(crate) fn when_asked(mut tell: impl FnMut() -> Heeded + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
    std::thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in signals.forever() {
                if tell() == Heeded::No {
                    let _ = emulate_default_handler(signal);
                }
            }
        })?;
    Ok(())
}

/// Makes the program ignore the signal about a file that may not grow, which would end the program. Writing then fails in the same
/// way as on a full disk.
pub(crate) fn outlive_full_files() -> io::Result<()> {
    signal_hook::flag::register(SIGXFSZ, std::sync::Arc::default())?;
    Ok(())
}

//! The system asks the program to end: signals.

use std::io;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use tokio::signal::unix::{SignalKind, signal};

use crate::platform::Heeded;

/// Tells, on a thread of its own, each time the program is asked to end. Where nobody heeds it, the program ends at once, as
/// any does.
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

/// Waits until the program is asked to end.
pub(crate) async fn asked() {
    let all = [
        SignalKind::interrupt(),
        SignalKind::terminate(),
        SignalKind::hangup(),
    ];
    let waits = all.map(|kind| {
        Box::pin(async move {
            match signal(kind) {
                Ok(mut signal) => {
                    signal.recv().await;
                }
                // What cannot be heard does not come.
                Err(_) => std::future::pending().await,
            }
        })
    });
    futures_util::future::select_all(waits).await;
}

/// A file that may not grow is from now on a disk that is full; the signal would end the program instead.
pub(crate) fn outlive_full_files() -> io::Result<()> {
    signal_hook::flag::register(SIGXFSZ, std::sync::Arc::default())?;
    Ok(())
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The platform parts for Unix.

/// Connections to the tables on this computer.
pub(crate) mod line {
    use std::io;
    use std::path::Path;

    pub(crate) use tokio::net::UnixStream as AsyncStream;
    pub(crate) use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
    pub(crate) use zgoda::platform::line::is_ours;

    /// Connects to the listener under this name. The process at the other end is of this user, or the connection fails.
    pub(crate) async fn connect_to_ours(path: &Path) -> io::Result<AsyncStream> {
        let stream = AsyncStream::connect(path).await?;
        if stream.peer_cred()?.uid() != rustix::process::geteuid().as_raw() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(stream)
    }
}

/// The system asks the program to end: signals.
pub(crate) mod ending {
    use tokio::signal::unix::{SignalKind, signal};

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
                    // If there is no handler for the signal, waits for ever.
                    Err(_) => std::future::pending().await,
                }
            })
        });
        futures_util::future::select_all(waits).await;
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The system asks the program to end: Ctrl-C, Ctrl-Break, a window that is closed, a log-off, a computer that is switched off.
//!
//! After each of the last three, Windows itself ends the program some seconds later; waiting files are written well before that.

use std::io;

use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};

use crate::platform::Heeded;

/// The status that a program returns when Ctrl-C has ended it, as other programs know it (`STATUS_CONTROL_C_EXIT`).
const ENDED_BY_CONTROL_C: i32 = -1_073_741_510;

/// Calls `tell` on a thread of its own each time the program is asked to end. If `tell` returns [`Heeded::No`], the program ends at
/// once, as any program does.
pub(crate) fn when_asked(mut tell: impl FnMut() -> Heeded + Send + 'static) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    // The program listens before it can be asked to end.
    let mut requests = {
        let _inside = runtime.enter();
        Requests::new()?
    };
    std::thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            runtime.block_on(async {
                loop {
                    requests.next().await;
                    if tell() == Heeded::No {
                        std::process::exit(ENDED_BY_CONTROL_C);
                    }
                }
            });
        })?;
    Ok(())
}

/// Waits until the program is asked to end.
pub async fn asked() {
    match Requests::new() {
        Ok(mut requests) => requests.next().await,
        // If requests cannot be received, waits for ever.
        Err(_) => std::future::pending().await,
    }
}

/// Does nothing: on Windows a full disk is always an error.
pub(crate) const fn outlive_full_files() -> io::Result<()> {
    Ok(())
}

struct Requests {
    c: tokio::signal::windows::CtrlC,
    stop: tokio::signal::windows::CtrlBreak,
    close: tokio::signal::windows::CtrlClose,
    log_off: tokio::signal::windows::CtrlLogoff,
    shut_down: tokio::signal::windows::CtrlShutdown,
}

impl Requests {
    fn new() -> io::Result<Requests> {
        Ok(Requests {
            c: ctrl_c()?,
            stop: ctrl_break()?,
            close: ctrl_close()?,
            log_off: ctrl_logoff()?,
            shut_down: ctrl_shutdown()?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.c.recv() => {}
            _ = self.stop.recv() => {}
            _ = self.close.recv() => {}
            _ = self.log_off.recv() => {}
            _ = self.shut_down.recv() => {}
        }
    }
}

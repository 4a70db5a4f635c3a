// SPDX-License-Identifier: GPL-3.0-or-later
//! The pages of the desk, in a process of their own, so that the games go on even if that process dies. If the process
//! dies, the user is told so, and the process is started again at the same address, so that every device finds it. After
//! several quick deaths in a row the user is told what to type.

use std::io::{self, BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::desk_program;
use crate::outcome::Failure;
use crate::stderr;

/// The interval between two checks that the pages are still there.
const LOOKS: Duration = Duration::from_millis(200);

/// A process that lives for less than this time counts as a quick death.
const AT_ONCE: Duration = Duration::from_secs(10);

/// The number of quick deaths in a row after which the process is not started again.
const TRIES: u32 = 5;

/// The pages. Dropping the value ends the pages.
#[derive(Debug)]
pub(super) struct Pages(Arc<Mutex<Runs>>);

#[derive(Debug)]
struct Runs {
    child: Option<Child>,
    /// True if the pages are to be ended, and not started again.
    over: bool,
}

impl Pages {
    /// Starts the pages at this address, for the tables of this data folder.
    pub(super) fn start(data: &Path, address: &str) -> Result<Pages, Failure> {
        let failed = |error: io::Error| {
            Failure::Sentence(format!(
                "the pages of the desk cannot be started ({error}); start `zgoda desk` in another terminal"
            ))
        };
        // If the desk program is missing, the error says so.
        desk_program::command()?;
        let child = Some(started(data, address).map_err(failed)?);
        let runs = Arc::new(Mutex::new(Runs { child, over: false }));
        let watched = Arc::clone(&runs);
        let (data, address) = (data.to_owned(), address.to_owned());
        thread::Builder::new()
            .name("desk-pages".to_owned())
            .spawn(move || watch(&watched, &data, address))
            .map_err(failed)?;
        Ok(Pages(runs))
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        let mut runs = held(&self.0);
        runs.over = true;
        if let Some(child) = &mut runs.child {
            // Killing may fail, because the process may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn held(runs: &Mutex<Runs>) -> MutexGuard<'_, Runs> {
    runs.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts the pages again whenever they are gone, until they are to be ended.
fn watch(runs: &Mutex<Runs>, data: &Path, mut address: String) {
    let (mut began, mut at_once) = (Instant::now(), 0_u32);
    loop {
        if let Some(at) = listens_at(runs) {
            address = at;
        }
        thread::sleep(LOOKS);
        let mut runs = held(runs);
        if runs.over {
            return;
        }
        let status = match runs.child.as_mut().map(Child::try_wait) {
            Some(Ok(Some(status))) => status.to_string(),
            Some(Ok(None)) => continue,
            Some(Err(error)) => error.to_string(),
            None => "it could not be started".to_owned(),
        };
        at_once = if began.elapsed() < AT_ONCE {
            at_once.saturating_add(1)
        } else {
            0
        };
        if at_once >= TRIES {
            stderr::tell(format_args!(
                "the desk ends at once again and again ({status}) and is not started any more; the games go on. Type `zgoda desk \
                 --listen {address} --data {}` in another terminal",
                data.display()
            ));
            return;
        }
        stderr::tell(format_args!(
            "the desk has ended ({status}) and is started again; the games go on"
        ));
        began = Instant::now();
        runs.child = started(data, &address).ok();
    }
}

/// The address that a newly started desk reports, with the port that the system has chosen.
fn listens_at(runs: &Mutex<Runs>) -> Option<String> {
    let out = held(runs).child.as_mut()?.stdout.take()?;
    let mut line = String::new();
    // A process that dies before it listens prints no address.
    BufReader::new(out).read_line(&mut line).ok()?;
    let at = line.trim_end();
    (!at.is_empty()).then(|| at.to_owned())
}

fn started(data: &Path, address: &str) -> io::Result<Child> {
    desk_program::command()
        .map_err(|missing| io::Error::other(missing.to_string()))?
        .args(["desk", "--until-stdin-ends", "--listen", address, "--data"])
        .arg(data)
        // The desk sees the end of its input when this process is gone, even if this process was killed.
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
}

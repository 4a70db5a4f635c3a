//! The pages of the desk beside the games: a process of its own, so that whatever becomes of it the games go on. One that dies is
//! said and started again; one that dies at once again and again is said with what to type.

use std::io;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::outcome::Failure;
use crate::stderr;

/// How often it is looked whether they are still there.
const LOOKS: Duration = Duration::from_millis(200);

/// One that lives shorter than this died at once.
const AT_ONCE: Duration = Duration::from_secs(10);

/// So often in a row.
const TRIES: u32 = 5;

/// The pages. Dropping it ends them.
#[derive(Debug)]
pub(super) struct Pages(Arc<Mutex<Runs>>);

#[derive(Debug)]
struct Runs {
    child: Option<Child>,
    /// Are they to be ended, and not started again?
    over: bool,
}

impl Pages {
    /// Starts them at this address, for the tables of this data folder.
    pub(super) fn start(data: &Path, address: &str) -> Result<Pages, Failure> {
        let failed = |error: io::Error| {
            Failure::Sentence(format!(
                "the pages of the desk cannot be started ({error}); start `zgoda desk` in another terminal"
            ))
        };
        let child = Some(started(data, address).map_err(failed)?);
        let runs = Arc::new(Mutex::new(Runs { child, over: false }));
        let watched = Arc::clone(&runs);
        let (data, address) = (data.to_owned(), address.to_owned());
        thread::Builder::new()
            .name("desk-pages".to_owned())
            .spawn(move || watch(&watched, &data, &address))
            .map_err(failed)?;
        Ok(Pages(runs))
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        let mut runs = held(&self.0);
        runs.over = true;
        if let Some(child) = &mut runs.child {
            // They may have ended by themselves.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn held(runs: &Mutex<Runs>) -> MutexGuard<'_, Runs> {
    runs.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts them again whenever they are gone, until they are to be.
fn watch(runs: &Mutex<Runs>, data: &Path, address: &str) {
    let (mut began, mut at_once) = (Instant::now(), 0_u32);
    loop {
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
        runs.child = started(data, address).ok();
    }
}

fn started(data: &Path, address: &str) -> io::Result<Child> {
    Command::new(std::env::current_exe()?)
        .args(["desk", "--until-stdin-ends", "--listen", address, "--data"])
        .arg(data)
        // They hear by its end that this process is gone, however it went.
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! A thread of its own that writes settings files, so that a slow disk never holds up the game.
//!
//! Only the newest text of each file waits. A file is written under another name in the same folder and then renamed in one step,
//! so a reader always finds a whole file, old or new.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use zgoda_record::files;
use zgoda_record::own_files;
use zgoda_record::worker::{Worker, WorkerEnd};

/// The longest wait for the last files at the end: as long as for the record.
const FAREWELL: Duration = Duration::from_secs(5);

/// A file could not be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the settings {} cannot be written ({why}); make room, or name another file with --settings", path.display())]
pub struct NotKept {
    /// The path of the settings file.
    pub path: PathBuf,
    /// The reason in the system's words.
    pub why: String,
}

/// The way to the writing thread.
#[derive(Debug)]
pub struct SettingsSaver {
    waiting: Arc<(Mutex<Waiting>, Condvar)>,
    worker: Worker,
}

/// The files that are still to be written.
#[derive(Debug, Default)]
struct Waiting {
    files: BTreeMap<PathBuf, String>,
    ending: bool,
}

impl SettingsSaver {
    /// Starts the thread; `refused` is called for every file that could not be written.
    pub fn start(refused: impl Fn(NotKept) + Send + 'static) -> io::Result<SettingsSaver> {
        let waiting = Arc::new((Mutex::new(Waiting::default()), Condvar::new()));
        let shared = Arc::clone(&waiting);
        let worker = Worker::start("settings", move || {
            while let Some((path, text)) = next(&shared) {
                if let Err(error) = write(&path, &text) {
                    refused(NotKept {
                        path,
                        why: error.to_string(),
                    });
                }
            }
        })?;
        Ok(SettingsSaver { waiting, worker })
    }

    /// Keeps this text in this file; never waits. An older text that is still to be written is left out.
    pub fn keep(&self, path: PathBuf, text: String) {
        let (waiting, told) = &*self.waiting;
        locked(waiting).files.insert(path, text);
        told.notify_one();
    }

    /// Waits a little until all is written. Files that are left behind may be lost.
    pub fn end(self) -> WorkerEnd {
        let (waiting, told) = &*self.waiting;
        locked(waiting).ending = true;
        told.notify_one();
        self.worker.part(FAREWELL)
    }
}

/// The next file to write; `None` when no file will come any more.
fn next((waiting, told): &(Mutex<Waiting>, Condvar)) -> Option<(PathBuf, String)> {
    let mut now = locked(waiting);
    loop {
        if let Some(file) = now.files.pop_first() {
            return Some(file);
        }
        if now.ending {
            return None;
        }
        now = told.wait(now).unwrap_or_else(PoisonError::into_inner);
    }
}

fn locked(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    // A panic cannot have left the state half changed, because every change is one step.
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes a settings file as a whole, or leaves the old file as it is.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    write_bytes(path, text.as_bytes())
}

/// Likewise, with any content.
pub(super) fn write_bytes(path: &Path, content: &[u8]) -> io::Result<()> {
    // A symbolic link stays, and its target is written.
    let path = dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    own_files::folder(folder)?;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut beside = name.to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = folder.join(beside);
    let mut new = own_files::file();
    let new = new.create(true).truncate(true).open(&beside);
    let written = new.and_then(|mut file| {
        file.write_all(content)?;
        file.sync_all()
    });
    let put = written.and_then(|()| fs::rename(&beside, &path));
    if put.is_err() {
        // A half-written file is of no use; a failure to remove it tells nothing new.
        let _ = fs::remove_file(&beside);
    }
    put?;
    files::sync_folder(folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn the_newest_text_is_what_is_kept_and_nothing_lies_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("people/Anna.toml");
        let saver = SettingsSaver::start(|error| panic!("{error}")).unwrap();
        for rate in 120..450 {
            saver.keep(path.clone(), format!("rate = {rate}\n"));
        }
        assert_eq!(saver.end(), WorkerEnd::Finished);
        assert_eq!(fs::read_to_string(&path).unwrap(), "rate = 449\n");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn a_disk_that_refuses_is_told_and_the_old_file_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.toml");
        fs::write(&path, "rate = 200\n").unwrap();
        let (told, refusals) = mpsc::channel();
        let saver = SettingsSaver::start(move |error| told.send(error).unwrap()).unwrap();
        // A file is no folder.
        saver.keep(path.join("b.toml"), String::new());
        let refused = refusals.recv_timeout(Duration::from_secs(10)).unwrap();
        assert!(refused.to_string().contains("a.toml"), "{refused}");
        assert_eq!(saver.end(), WorkerEnd::Finished);
        assert_eq!(fs::read_to_string(&path).unwrap(), "rate = 200\n");
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Threads of this process as the system sees them: busy or at rest.
//!
//! The sound that a test hears must not depend on the load of the machine. A card that asks for samples only while the voice
//! rests gets everything that the voice has made, however late that was.

use std::fs;
use std::path::{Path, PathBuf};

const TASKS: &str = "/proc/self/task";
/// The name that a built-in voice gives its thread.
pub(crate) const VOICE: &str = "voice-embedded";

/// A thread of this process.
#[derive(Clone, Debug)]
pub(crate) struct Task(PathBuf);

impl Task {
    /// The calling thread; `None` if the system does not report the state of threads.
    pub(crate) fn this() -> Option<Task> {
        let link = fs::read_link("/proc/thread-self").ok()?;
        Some(Task(Path::new(TASKS).join(link.file_name()?).join("stat")))
    }

    /// All threads with this name.
    pub(crate) fn all_named(name: &str) -> Vec<Task> {
        let is_named = |task: &PathBuf| {
            fs::read_to_string(task.join("comm")).is_ok_and(|comm| comm.trim() == name)
        };
        let tasks = fs::read_dir(TASKS).into_iter().flatten().flatten();
        let named = tasks.map(|task| task.path()).filter(is_named);
        named.map(|task| Task(task.join("stat"))).collect()
    }

    /// The only thread of this name.
    pub(crate) fn named(name: &str) -> Task {
        let mut named = Task::all_named(name);
        match (named.pop(), named.as_slice()) {
            (Some(task), []) => task,
            (last, others) => panic!("not one thread is called {name}: {last:?} {others:?}"),
        }
    }

    /// Waits until the thread has nothing to do. A thread that was sent something counts as running from that moment
    /// on, so earlier messages have been dealt with. A thread that has ended rests.
    pub(crate) fn rests(&self) {
        while let Ok(stat) = fs::read_to_string(&self.0) {
            let state = stat
                .rsplit_once(") ")
                .map_or("", |(_, after_name)| after_name);
            if state.starts_with(['S', 'Z', 'X']) {
                return;
            }
            std::thread::yield_now();
        }
    }
}

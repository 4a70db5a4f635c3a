// SPDX-License-Identifier: GPL-3.0-or-later
//! Checks now and then whether another command was used on the record of a table: on a thread of its own, because a disk may hang.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::Duration;

use zgoda_record::elsewhere::{self, Elsewhere};

/// The time between two checks.
const EVERY: Duration = Duration::from_secs(1);

/// The thread that checks; dropping this value ends the thread.
#[derive(Debug)]
pub(super) struct ElsewhereEdge {
    _lives: Arc<()>,
}

impl ElsewhereEdge {
    /// Begins to check beside this record.
    pub(super) fn start(
        record: PathBuf,
        found: impl Fn(Vec<Elsewhere>) + Send + 'static,
    ) -> io::Result<ElsewhereEdge> {
        let lives = Arc::new(());
        let looks: Weak<()> = Arc::downgrade(&lives);
        thread::Builder::new()
            .name("elsewhere".to_owned())
            .spawn(move || {
                while looks.upgrade().is_some() {
                    let all = elsewhere::take(&record);
                    if !all.is_empty() {
                        found(all);
                    }
                    // Other commands leave a file beside the record without any notice.
                    thread::sleep(EVERY);
                }
            })?;
        Ok(ElsewhereEdge { _lives: lives })
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! `--view FILE`: a file with the view that the table shows the arbiter, and a line of JSON for each change.

use std::io::{self, Write};

use zgoda_game::Moment;
use zgoda_table::session::Session;
use zgoda_table::session::view::view;
use zgoda_table::view::{Role, Snapshot};

use super::outlet::{Leaving, Outlet, Sent};

/// The file, and the last view written to it.
#[derive(Debug)]
pub(super) struct ViewFile {
    outlet: Outlet,
    shown: Option<Snapshot>,
}

impl ViewFile {
    /// Starts a view file on `out`, which is flushed after each line.
    pub(super) fn start(
        out: impl Write + Send + 'static,
        told: impl FnMut(Sent) + Send + 'static,
    ) -> io::Result<ViewFile> {
        Ok(ViewFile {
            outlet: Outlet::start("view", out, told)?,
            shown: None,
        })
    }

    /// Writes the present view if it has changed, once the events in it are on the disk, or could not be written.
    pub(super) fn look(&mut self, session: &Session, now: Moment) {
        if !session.is_durable() {
            return;
        }
        let Some(table) = view(session, Role::Arbiter) else {
            return;
        };
        if self
            .shown
            .as_ref()
            .is_some_and(|shown| shown.table == table)
        {
            return;
        }
        let snapshot = Snapshot::new(table, now);
        match serde_json::to_string(&snapshot) {
            Ok(line) => drop(self.outlet.put(format!("{line}\n"))),
            Err(error) => tracing::warn!(%error, "a view is missing"),
        }
        self.shown = Some(snapshot);
    }

    /// Writes the waiting views, and ends.
    pub(super) fn end(self) -> Leaving {
        self.outlet.end()
    }
}

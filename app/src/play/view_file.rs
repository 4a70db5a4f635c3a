//! `--view FILE`: what the table shows its arbiter, a line of JSON for each change.

use std::io::{self, Write};

use zgoda_game::Moment;

use super::outlet::{Leaving, Outlet, Sent};
use crate::session::Session;
use crate::session::view::view;
use crate::view::{Role, Snapshot};

/// The file, and what stands in it.
#[derive(Debug)]
pub(super) struct ViewFile {
    outlet: Outlet,
    shown: Option<Snapshot>,
}

impl ViewFile {
    /// Everything that is shown goes to `out`, a line at a time, each flushed.
    pub(super) fn start(
        out: impl Write + Send + 'static,
        told: impl FnMut(Sent) + Send + 'static,
    ) -> io::Result<ViewFile> {
        Ok(ViewFile {
            outlet: Outlet::start("view", out, told)?,
            shown: None,
        })
    }

    /// Writes what is shown now, if that is something else, and what it tells is on the disk or is known not to be.
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

    /// Lets out what waits and ends.
    pub(super) fn end(self) -> Leaving {
        self.outlet.end()
    }
}

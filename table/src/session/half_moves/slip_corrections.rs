// SPDX-License-Identifier: GPL-3.0-or-later
//! Slips of the tongue or of the fingers that were put right before the press (Kodeks VIII 2.2).
//!
//! Slips are kept and counted for the arbiter. Only the arbiter may decide that there are too many (VIII 3.2); the program does not
//! judge them.

use zgoda_game::{Moment, Side};
use zgoda_record::event::{Body, Source};

use crate::session::table::Table;

/// Writes down the half-move that was announced or typed first, and the half-move that replaced it.
pub(super) fn slip_corrected(
    side: Side,
    ply: u32,
    (was, is): (String, String),
    since: Moment,
    table: &mut Table,
) {
    let now = table.now();
    if was == is {
        return;
    }
    let after = now.since(since);
    let body = Body::SlipCorrected {
        side,
        ply,
        was,
        now: is,
        after_ms: u64::try_from(after.as_millis()).unwrap_or(u64::MAX),
    };
    table.commit(None, Source::Program, body);
}

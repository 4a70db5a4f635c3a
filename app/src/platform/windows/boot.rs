// SPDX-License-Identifier: GPL-3.0-or-later
//! The current run of this computer.

use zgoda_record::event::Boot;

/// Always `None`: Windows has no number for its current run, and its uptime does not begin anew after some shutdowns. The
/// wall clock is used instead.
pub(crate) const fn boot() -> Option<Boot> {
    None
}

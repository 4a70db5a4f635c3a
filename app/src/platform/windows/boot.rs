//! The current run of this computer.

use zgoda_record::event::Boot;

/// Always `None`: Windows has no number for its current run, and its uptime goes on through some shutdowns. The wall clock is used
/// instead.
pub(crate) const fn boot() -> Option<Boot> {
    None
}

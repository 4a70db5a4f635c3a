//! The time since which this computer runs.

use zgoda_record::event::Boot;

/// Always `None`: Windows has no number for its current run, and the time since its start is counted on through some of
/// its ends. The clock tells instead.
pub(crate) const fn boot() -> Option<Boot> {
    None
}

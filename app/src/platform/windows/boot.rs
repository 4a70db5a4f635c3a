//! Since when this computer runs.

use crate::record::event::Boot;

/// Nothing: no number of Windows says which of its runs this is, and one that only says how long it has run is counted on
/// through some of its ends. The clock tells instead.
pub(crate) const fn boot() -> Option<Boot> {
    None
}

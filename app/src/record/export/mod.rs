//! A record in other forms: a scoresheet to print, JSON lines to compute with, PDN for every other
//! program.
//!
//! The scoresheet and the PDN show the game as it stands, the protocol what happened beside it and was
//! decided; everything, also what the arbiter alone may know, is in the JSON lines. While an official game goes on, that is
//! left out of all of them (`running`).

use super::read::{Contents, StoredEvent};
use crate::plain::{plain, plain_within};

mod json;
mod pdn;
mod protocol;
mod running;
mod said;
mod text;

pub use json::{JsonLine, json_lines};
pub use pdn::{PdnError, pdn};
pub use protocol::{Block, MoveRow, Part, Protocol, RecordRow, Section, protocol};
pub(crate) use protocol::{Head, STYLE};
pub use running::{is_official_and_runs, without_muted};
pub use said::{SaidAlone, SaidLine};
pub use text::text;

/// Which of the papers that the same signatures stand on (Kodeks II 3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// The organiser's.
    Original,
    /// The players'.
    Copy,
}

/// The record with nothing in it that draws, hides or begins a line on a sheet. The text of the event is not one to be
/// printed: whoever reads it makes its words plain.
fn for_a_sheet(contents: &Contents) -> Contents {
    let mut settings = plain_within(&contents.settings);
    settings.event.clone_from(&contents.settings.event);
    let events = contents.events.iter().map(|stored| StoredEvent {
        id: stored.id,
        session: stored.session,
        written: plain(&stored.written).into_owned(),
        event: plain_within(&stored.event),
    });
    Contents {
        settings,
        events: events.collect(),
        persons: plain_within(&contents.persons),
        ..contents.clone()
    }
}

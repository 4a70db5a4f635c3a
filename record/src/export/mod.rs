//! A record in other forms: a scoresheet to print, an arbiter's protocol, JSON lines for programs, and PDN for other draughts
//! programs.
//!
//! The scoresheet and the PDN show the game as it stands, and the protocol shows the events and decisions beside the game;
//! the JSON lines have everything, even the things that the arbiter alone may know. While an official game goes on, those
//! things are left out of all forms (`running`).

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
pub(crate) use protocol::Head;
pub use protocol::STYLE;
pub use protocol::{Block, MoveRow, Part, Protocol, RecordRow, Section, protocol};
pub use running::{is_official_and_runs, without_muted};
pub use said::{SaidAlone, SaidLine};
pub use text::text;

/// A paper among those with the same signatures (Kodeks II 3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// The original for the organiser.
    Original,
    /// The copy for the players.
    Copy,
}

/// The record without characters that draw, hide or begin a line on a sheet. The text of the event is not for printing:
/// its reader makes its words plain.
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

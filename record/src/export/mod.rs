// SPDX-License-Identifier: GPL-3.0-or-later
//! A record in other forms: a scoresheet to print, an arbiter's protocol, JSON lines for programs, and PDN for other draughts
//! programs.
//!
//! The scoresheet and the PDN show the half-moves that are valid, and the protocol shows the events and decisions. The JSON lines
//! have all events, including facts that only the arbiter may know. While an official game is not over, such facts are left out of
//! all forms (`running`).

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

/// One of the papers that get the same signatures (Kodeks II 3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// The original for the organiser.
    Original,
    /// The copy for the players.
    Copy,
}

/// The record without characters that draw something, hide something or begin a line on a sheet. The text of the event is not
/// changed, because it is not printed itself, and its reader replaces such characters.
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

// SPDX-License-Identifier: GPL-3.0-or-later
//! The views of a table, as data: one snapshot for each role, as JSON for a terminal, a file or a page.
//!
//! Each role has a type of its own, so that facts forbidden to the role have no place in the type. Facts that depend on the event
//! or the turn are empty until the information matrix lets them through (`fair_play`). Times stand in a view as they were at the
//! start of the running period, so that a running clock does not change the view. Facts that an arbiter sees only after pressing a
//! special key stand apart, in `muted`. The module `session/view/` cuts a view out of a game.

mod arbiter;
mod asked;
mod claim;
pub(crate) mod clock;
mod compared;
mod mark;
mod muted;
mod players;
mod public;
mod way;
pub(crate) mod words;

use serde::{Deserialize, Serialize};
use zgoda_game::{Moment, Side};

pub use arbiter::{
    ArbiterView, AsWritten, Asks, Attention, Board, DeskDevice, Matter, Noted, Open, Preparation,
    Prepared, Proposal, ProposedBy, Row, Times, What,
};
pub use asked::Asked;
pub use claim::Claim;
pub use clock::{Clock, Face};
pub use compared::{
    Against, BothAgreed, Compared, Comparison, Departed, Explained, FaultPlace, Happened, Laid,
    Parting, ProgramEntry, Testimony,
};
pub use mark::{Mark, Salt};
pub use muted::{Accepted, Irregular, Muted};
pub use players::{AssistantView, CarryOut, HelperView, PlayerView, RoomView, SeatView};
pub use public::{BoardNews, Called, HalfMove, Phase, Public};
pub use way::Way;
pub use words::{BoardNow, Difference, Man, Put};
pub use zgoda_record::facts::{Ended, Material, RuleCount};

/// The version of the shape. New fields may come without a new version; old fields neither go nor change their meaning.
pub const VERSION: u32 = 1;

/// The audience for which a view is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An arbiter, chief or round.
    Arbiter,
    /// The assistant of this side (Kodeks VIII 4.1).
    Assistant(Side),
    /// The helper whom this side has named to carry half-moves out (FIDE F.2.10).
    Helper(Side),
    /// This side's player, where they look at a screen.
    Player(Side),
    /// This side's player, on the page for their own acts.
    Seat(Side),
    /// The viewers of the clock's face (II 3.5.5), who see the times and nothing else of the game.
    Room,
}

impl Role {
    /// Every role, of both sides where a role has a side.
    pub const ALL: [Role; 10] = [
        Role::Arbiter,
        Role::Assistant(Side::White),
        Role::Assistant(Side::Black),
        Role::Helper(Side::White),
        Role::Helper(Side::Black),
        Role::Player(Side::White),
        Role::Player(Side::Black),
        Role::Seat(Side::White),
        Role::Seat(Side::Black),
        Role::Room,
    ];
}

/// The view that a table shows to one role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", rename_all = "kebab-case")]
pub enum TableView {
    /// The view of an arbiter.
    Arbiter(Box<ArbiterView>),
    /// The view of an assistant.
    Assistant(Box<AssistantView>),
    /// The view of a helper.
    Helper(HelperView),
    /// The view of a player on a screen.
    Player(Box<PlayerView>),
    /// The view of a player on the page for their own acts.
    Seat(Box<SeatView>),
    /// The view for everybody who is there.
    Room(RoomView),
}

/// A view as it leaves the process: one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The version of the shape.
    pub version: u32,
    /// The moment at which the snapshot was made, in milliseconds since the program started, like all moments in the snapshot.
    pub ms: u64,
    /// The view that is shown.
    pub table: TableView,
}

impl Snapshot {
    /// The snapshot of the view at `now`.
    #[must_use]
    pub fn new(table: TableView, now: Moment) -> Snapshot {
        Snapshot {
            version: VERSION,
            ms: now.as_ms(),
            table,
        }
    }
}

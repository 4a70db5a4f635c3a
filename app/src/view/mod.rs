//! What a table shows, as data: one snapshot for each role, as JSON for a terminal, a file or a page.
//!
//! A role has a type of its own, so that what it may not know has no place there; what the event or the turn decides is
//! empty until the information matrix lets it through (`fair_play`). Times stand in a view as they were when what runs began
//! to run, so that a clock that runs is no change. What is shut until an arbiter turns a key of their own stands apart, in
//! `muted`. How a view is cut out of a game is `session/view/`.

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
    ArbiterView, Asks, Attention, Board, DeskDevice, Matter, Noted, Open, Preparation, Prepared,
    Proposal, ProposedBy, Row, Times, What,
};
pub use asked::Asked;
pub use claim::{Claim, Material, RuleCount};
pub use clock::{Clock, Face};
pub use compared::{
    Against, BothAgreed, Compared, Comparison, Departed, Explained, FaultPlace, Happened, Laid,
    Parting, ProgramEntry, Testimony,
};
pub use mark::{Mark, Salt};
pub use muted::{Accepted, Irregular, Muted};
pub use players::{AssistantView, CarryOut, HelperView, PlayerView, RoomView, SeatView};
pub use public::{BoardNews, Called, Ended, HalfMove, Phase, Public};
pub use way::Way;
pub use words::{BoardNow, Difference, Man, Put};

/// The version of the shape. Fields may come without another one; none goes or changes what it means.
pub const VERSION: u32 = 1;

/// For whom a view is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// An arbiter, chief or round.
    Arbiter,
    /// The assistant of this side (Kodeks VIII 4.1).
    Assistant(Side),
    /// Whom this side has named to carry half-moves out (FIDE F.2.10).
    Helper(Side),
    /// This side's player, where they look at a screen.
    Player(Side),
    /// This side's player, where they do what is theirs.
    Seat(Side),
    /// Whoever sees the clock's face (II 3.5.5): times, and nothing of the game.
    Room,
}

impl Role {
    /// All of them.
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

/// What a table shows to one role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "role", rename_all = "kebab-case")]
pub enum TableView {
    /// To an arbiter.
    Arbiter(Box<ArbiterView>),
    /// To an assistant.
    Assistant(Box<AssistantView>),
    /// To a helper.
    Helper(HelperView),
    /// To a player, on a screen.
    Player(Box<PlayerView>),
    /// To a player, where they do what is theirs.
    Seat(Box<SeatView>),
    /// To everybody who is there.
    Room(RoomView),
}

/// A view as it leaves the process: one line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Of the shape.
    pub version: u32,
    /// When it was made, in milliseconds since the program started, as all moments of it.
    pub ms: u64,
    /// What is shown.
    pub table: TableView,
}

impl Snapshot {
    /// What was shown at `now`.
    #[must_use]
    pub fn new(table: TableView, now: Moment) -> Snapshot {
        Snapshot {
            version: VERSION,
            ms: now.as_ms(),
            table,
        }
    }
}

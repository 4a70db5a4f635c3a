//! What is held of the half-move that is under way: words that wait, a press that came first, a crown that is missing.

use zgoda_game::{Moment, Side};
use zgoda_speech::Announcement;

use super::crowning::Uncrowned;
use crate::record::event::Actor;

/// What is held of the half-move that is under way.
#[derive(Debug, Default)]
pub(super) struct UnderWay {
    /// A half-move announced aloud whose words are held while it is carried out.
    pub(super) aloud: Option<Aloud>,
    /// A press whose half-move the board has not shown yet.
    pub(super) pressed_ahead: Option<PressedAhead>,
    /// A half-move that is not done while its crown is missing.
    pub(super) uncrowned: Option<Uncrowned>,
}

/// Words that are held while a half-move announced aloud is carried out.
#[derive(Clone, Debug)]
pub(super) struct Aloud {
    pub(super) announcements: Vec<Announcement>,
    pub(super) until: Moment,
}

/// A hand is quicker than a board's report: a player who pressed this long before their half-move is seen has made it
/// by that press.
#[derive(Clone, Copy, Debug)]
pub(super) struct PressedAhead {
    pub(super) side: Side,
    /// When they pressed.
    pub(super) at: Moment,
    pub(super) until: Moment,
    pub(super) actor: Option<Actor>,
}

//! The simulated hands of a live game: lines wait while they work and what they did settles, and they play games of their
//! own.

use std::time::Duration;

use zgoda_game::Moment;

use super::board_edge::BoardEdge;
use crate::record::event::EntryId;

/// After a hand has done, the board needs this long to show it and the session to take it in; a half-move that only could
/// go on is waited for longest.
const SETTLES: Duration = Duration::from_millis(2500);

/// How far the hands are.
#[derive(Debug)]
pub(super) struct SimulatedHands {
    work: Work,
    settles: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    /// Nothing to wait for.
    Rest,
    /// They are at it, or will be once the board answers. The number of the next entry tells whether something came of
    /// it.
    Busy(EntryId),
    /// They have done; what they did is written down, or shows itself as nothing, by then.
    Settling(Moment, EntryId),
}

impl SimulatedHands {
    /// Every wait is divided by so much.
    pub(super) fn new(speed: u32) -> SimulatedHands {
        SimulatedHands {
            work: Work::Rest,
            settles: SETTLES / speed.max(1),
        }
    }

    /// Looks how far they are, at these boards; `next` is the entry that the record would write next. Is there nothing to
    /// wait for?
    pub(super) fn are_at_rest(
        &mut self,
        boards: &mut [BoardEdge],
        next: EntryId,
        now: Moment,
    ) -> bool {
        let mut at_work = false;
        for board in boards {
            at_work |= board.hands_at_work();
        }
        self.work = match self.work {
            Work::Busy(began) if at_work => Work::Busy(began),
            _ if at_work => Work::Busy(next),
            Work::Busy(began) => Work::Settling(now.after(self.settles), began),
            settling @ Work::Settling(until, began) if now < until && began == next => settling,
            Work::Settling(..) | Work::Rest => Work::Rest,
        };
        self.work == Work::Rest
    }

    /// When what they did has settled.
    pub(super) const fn deadline(&self) -> Option<Moment> {
        match self.work {
            Work::Settling(until, _) => Some(until),
            Work::Rest | Work::Busy(_) => None,
        }
    }
}

/// The hands at these boards play the next half-move of their own games, if they have any. Is there more to come?
pub(super) fn play_on(boards: &mut [BoardEdge]) -> bool {
    let mut playing = false;
    for board in boards {
        board.play_on();
        playing |= board.has_game() || board.hands_at_work();
    }
    playing
}

//! The simulated hands of a live game: typed lines wait while the hands work and their move settles, and the hands play games of their own.

use std::time::Duration;

use zgoda_game::Moment;
use zgoda_record::event::EntryId;

use super::board_edge::BoardEdge;

/// After a hand has moved, the board needs this long to show the move and the session to take it in; a half-move that could still go on is
/// waited for longest.
const SETTLES: Duration = Duration::from_millis(2500);

/// The stage that the hands have reached.
#[derive(Debug)]
pub(super) struct SimulatedHands {
    work: Work,
    settles: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    /// Nothing to wait for.
    Rest,
    /// The hands move, or will move once the board answers. The number of the next entry tells whether something came of the move.
    Busy(EntryId),
    /// The hands have moved; by this moment the move is written down, or has shown itself as nothing.
    Settling(Moment, EntryId),
}

impl SimulatedHands {
    /// Hands at rest, with every wait divided by `speed`.
    pub(super) fn new(speed: u32) -> SimulatedHands {
        SimulatedHands {
            work: Work::Rest,
            settles: SETTLES / speed.max(1),
        }
    }

    /// Checks whether the hands at these boards are at rest; `next` is the entry that the record would write next. True if there is nothing
    /// to wait for.
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

    /// The moment at which the hands' work has settled.
    pub(super) const fn deadline(&self) -> Option<Moment> {
        match self.work {
            Work::Settling(until, _) => Some(until),
            Work::Rest | Work::Busy(_) => None,
        }
    }
}

/// Lets the hands at these boards play the next half-move of their own games, if they have any. True if there is more to come.
pub(super) fn play_on(boards: &mut [BoardEdge]) -> bool {
    let mut playing = false;
    for board in boards {
        board.play_on();
        playing |= board.has_game() || board.hands_at_work();
    }
    playing
}

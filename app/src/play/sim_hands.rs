// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated hands of a live game. Typed lines wait until the hands' move has settled. The hands can also play a game of their
//! own.

use std::time::Duration;

use zgoda_game::Moment;
use zgoda_record::event::EntryId;

use super::board_edge::BoardEdge;

/// The time after a move of a hand until the board has shown the move and the session has taken it in. The board waits
/// longest with a half-move that could still be continued.
const SETTLES: Duration = Duration::from_millis(2500);

/// The stage that the hands have reached.
#[derive(Debug)]
pub(super) struct SimulatedHands {
    work: Work,
    settles: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    /// There is no wait for the hands.
    Rest,
    /// The hands move, or will move once the board answers. The value is the number of the record's next entry. If this
    /// number changes, the move was entered.
    Busy(EntryId),
    /// The hands have moved. By this moment their move has been entered, or will not be entered any more.
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

    /// True if there is no wait for the hands at these boards. `next` is the number that the next entry of the record will have.
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

    /// The moment at which the wait for the hands' last move ends; `None` if there is no such wait.
    pub(super) const fn deadline(&self) -> Option<Moment> {
        match self.work {
            Work::Settling(until, _) => Some(until),
            Work::Rest | Work::Busy(_) => None,
        }
    }
}

/// Lets the hands at these boards play the next half-move of their own games, if they have any. True if the hands are still at
/// work, or have more to play.
pub(super) fn play_on(boards: &mut [BoardEdge]) -> bool {
    let mut playing = false;
    for board in boards {
        board.play_on();
        playing |= board.has_game() || board.hands_at_work();
    }
    playing
}

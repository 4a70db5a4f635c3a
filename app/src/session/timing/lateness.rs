//! How late a player may come (Kodeks II 5.5, 5.6): later than the event allows, a forfeit is proposed to the
//! arbiter. He declares it or not.

use zgoda_game::{BySide, Ending, GameResult, Moment, Side};
use zgoda_speech::announcement::Switch;

use crate::session::desk::note::DeskNote;
use crate::session::{Phase, Session};

/// Since when the round runs, and whether the arbiter was told that somebody is too late.
#[derive(Debug)]
pub(super) struct Lateness {
    began: Option<Moment>,
    told: Switch,
}

impl Lateness {
    /// The round has not begun.
    pub(super) const fn new() -> Lateness {
        Lateness {
            began: None,
            told: Switch::Off,
        }
    }

    /// The clock was started.
    pub(super) fn begins(&mut self, now: Moment) {
        self.began = self.began.or(Some(now));
    }
}

impl Session {
    /// When a player who is not there is too late.
    pub(super) fn lateness_deadline(&self) -> Option<Moment> {
        let lateness = &self.timing.lateness;
        let waits = lateness.told == Switch::Off && self.timing.missing().is_some();
        let began = lateness
            .began
            .filter(|_| waits && self.phase != Phase::Over)?;
        Some(began.after(self.options.event.forfeit_after()))
    }

    /// Proposes the forfeit of those who are not there, once.
    pub(super) fn tick_lateness(&mut self, now: Moment) {
        if self.lateness_deadline().is_none_or(|at| now < at) {
            return;
        }
        self.timing.lateness.told = Switch::On;
        let absent = self.timing.absent.map(|absent| absent == Switch::On);
        let ending = match absent {
            BySide {
                white: true,
                black: true,
            } => Ending::BothForfeit,
            BySide { white: true, .. } => Ending::Forfeit(Side::White),
            BySide { .. } => Ending::Forfeit(Side::Black),
        };
        let result = GameResult::plain(ending);
        self.tell_desk(DeskNote::TooLate { result });
    }
}

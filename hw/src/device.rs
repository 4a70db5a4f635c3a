//! A board's machine of whatever protocol, behind the same three verbs.

use zgoda_game::Moment;

use crate::board::{BoardEvent, BoardInput};
use crate::dgt;

/// One board on one line. Another protocol is one more variant.
#[derive(Debug)]
pub enum Device {
    /// A DGT board, or its simulation.
    Dgt(Box<dgt::link::Link>),
}

impl Device {
    /// Takes what happened at `now`.
    pub fn handle(&mut self, input: BoardInput<'_>, now: Moment) {
        match self {
            Device::Dgt(link) => link.handle(input, now),
        }
    }

    /// The next thing to do or to know.
    pub fn poll(&mut self) -> Option<BoardEvent> {
        match self {
            Device::Dgt(link) => link.poll(),
        }
    }

    /// When [`BoardInput::Tick`] is wanted at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        match self {
            Device::Dgt(link) => link.deadline(),
        }
    }
}

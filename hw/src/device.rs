//! A board's machine of whatever protocol, behind the same three verbs.

use zgoda_game::{Moment, Variant};

use crate::board::{Anomalies, BoardInput, BoardOutput};
use crate::clock::WhiteDisplay;
use crate::serial::Baud;
use crate::waits::Waits;
use crate::{cpp, dgt};

/// The protocols boards speak. Another one is one more here and in [`Device`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// DGT's.
    Dgt,
    /// The Chess Peripheral Protocol.
    Cpp,
}

impl Protocol {
    /// Every one.
    pub const ALL: [Protocol; 2] = [Protocol::Dgt, Protocol::Cpp];

    /// What is written before a port.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Protocol::Dgt => "dgt",
            Protocol::Cpp => "cpp",
        }
    }

    /// How fast it is spoken.
    #[must_use]
    pub const fn baud(self) -> Baud {
        match self {
            Protocol::Dgt => dgt::BAUD,
            Protocol::Cpp => cpp::BAUD,
        }
    }

    /// Does a clock on its line keep time and tell it, so that a game can be timed by it?
    #[must_use]
    pub const fn keeps_time(self) -> bool {
        match self {
            Protocol::Dgt => true,
            // Its times go to the board only, and nothing says whose is running.
            Protocol::Cpp => false,
        }
    }

    /// Can it carry the board of this game?
    #[must_use]
    pub const fn carries(self, variant: Variant) -> bool {
        match (self, variant) {
            // No public description says which codes an 8x8 draughts board sends.
            (Protocol::Dgt, Variant::Polish64) => false,
            (Protocol::Dgt, Variant::International) | (Protocol::Cpp, _) => true,
        }
    }
}

/// One board on one line.
#[derive(Debug)]
pub enum Device {
    /// A DGT board, or its simulation.
    Dgt(Box<dgt::link::Link>),
    /// A board that speaks the Chess Peripheral Protocol, or its simulation.
    Cpp(Box<cpp::link::Link>),
}

impl Device {
    /// The machine for a board of `variant` whose port is not open yet.
    #[must_use]
    pub fn new(protocol: Protocol, waits: Waits, variant: Variant) -> Device {
        match protocol {
            Protocol::Dgt => {
                let watch = dgt::link::Watch::Board;
                Device::Dgt(Box::new(dgt::link::Link::new(waits, watch)))
            }
            Protocol::Cpp => Device::Cpp(Box::new(cpp::link::Link::new(waits, variant))),
        }
    }

    /// The same with a clock on the board's line, on which this display is White's. A board whose
    /// protocol keeps no time shows what it is told (see [`Protocol::keeps_time`]).
    #[must_use]
    pub fn with_clock(
        protocol: Protocol,
        waits: Waits,
        variant: Variant,
        white: WhiteDisplay,
    ) -> Device {
        match protocol {
            Protocol::Dgt => {
                let watch = dgt::link::Watch::BoardAndClock(white);
                Device::Dgt(Box::new(dgt::link::Link::new(waits, watch)))
            }
            Protocol::Cpp => Device::Cpp(Box::new(cpp::link::Link::with_times(waits, variant))),
        }
    }

    /// Takes what happened at `now`.
    pub fn handle(&mut self, input: BoardInput<'_>, now: Moment) {
        match self {
            Device::Dgt(link) => link.handle(input, now),
            Device::Cpp(link) => link.handle(input, now),
        }
    }

    /// The next thing to do or to know.
    pub fn poll(&mut self) -> Option<BoardOutput> {
        match self {
            Device::Dgt(link) => link.poll(),
            Device::Cpp(link) => link.poll(),
        }
    }

    /// All line trouble since the beginning.
    #[must_use]
    pub fn anomalies(&self) -> Anomalies {
        match self {
            Device::Dgt(link) => link.anomalies(),
            Device::Cpp(link) => link.anomalies(),
        }
    }

    /// When [`BoardInput::Tick`] is wanted at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        match self {
            Device::Dgt(link) => link.deadline(),
            Device::Cpp(link) => link.deadline(),
        }
    }
}

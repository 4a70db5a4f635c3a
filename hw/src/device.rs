// SPDX-License-Identifier: GPL-3.0-or-later
//! The state machine of a board, with the same interface for every protocol.

use std::fmt;

use zgoda_game::{Moment, Variant};

use crate::board::{Anomalies, BoardInput, BoardOutput};
use crate::clock::WhiteDisplay;
use crate::conversation::Conversation;
use crate::dgt::link::Watch;
use crate::sensing::{Sensing, SensorBoard};
use crate::serial::Baud;
use crate::waits::Waits;
use crate::{cpp, dgt};

/// The protocols that boards speak. A new protocol is added here and in [`Device::new`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardProtocol {
    /// The protocol of DGT boards.
    Dgt,
    /// The Chess Peripheral Protocol.
    Cpp,
}

impl BoardProtocol {
    /// All protocols.
    pub const ALL: [BoardProtocol; 2] = [BoardProtocol::Dgt, BoardProtocol::Cpp];

    /// The word that is written before a port.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            BoardProtocol::Dgt => "dgt",
            BoardProtocol::Cpp => "cpp",
        }
    }

    /// The text that names the board of this protocol at `port`, as after `--board SIDE=`.
    #[must_use]
    pub fn at(self, port: &str) -> String {
        format!("{}:{port}", self.word())
    }

    /// The speed at which the protocol is spoken.
    #[must_use]
    pub const fn baud(self) -> Baud {
        match self {
            BoardProtocol::Dgt => dgt::BAUD,
            BoardProtocol::Cpp => cpp::BAUD,
        }
    }

    /// True if a clock on the board's line keeps and reports time, so that a game can be timed by that clock.
    #[must_use]
    pub const fn keeps_time(self) -> bool {
        match self {
            BoardProtocol::Dgt => true,
            // The program sends times to such a clock and gets none back, and no message reports the running side.
            BoardProtocol::Cpp => false,
        }
    }

    /// True if the protocol can describe a board of this game.
    #[must_use]
    pub const fn carries(self, variant: Variant) -> bool {
        match self {
            // No public description says which codes an 8x8 draughts board sends.
            BoardProtocol::Dgt => variant.layout().side == dgt::SIDE,
            BoardProtocol::Cpp => true,
        }
    }
}

/// The machine of one board on one line, for any protocol.
#[derive(Debug)]
pub struct Device(Box<dyn Machine>);

impl Device {
    /// The machine for a board of `variant`, before its port is open. If `clock` is given, the board's line has a clock too, and
    /// `clock` tells which of its displays shows White's time. With a protocol that keeps no time, that clock shows the times that
    /// it is sent (see [`BoardProtocol::keeps_time`]).
    #[must_use]
    pub fn new(
        protocol: BoardProtocol,
        waits: Waits,
        variant: Variant,
        clock: Option<WhiteDisplay>,
    ) -> Device {
        match (protocol, clock) {
            (BoardProtocol::Dgt, None) => dgt::link::Link::new(waits, Watch::Board).into(),
            (BoardProtocol::Dgt, Some(white)) => {
                dgt::link::Link::new(waits, Watch::BoardAndClock(white)).into()
            }
            (BoardProtocol::Cpp, None) => cpp::link::Link::new(waits, variant).into(),
            (BoardProtocol::Cpp, Some(_)) => cpp::link::Link::with_times(waits, variant).into(),
        }
    }

    /// Takes an input at `now`.
    pub fn handle(&mut self, input: BoardInput<'_>, now: Moment) {
        self.0.handle(input, now);
    }

    /// The next thing to do or to know.
    pub fn poll(&mut self) -> Option<BoardOutput> {
        self.0.poll()
    }

    /// The moment at which [`BoardInput::Tick`] is wanted at the latest.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.0.deadline()
    }

    /// All line trouble since the beginning.
    #[must_use]
    pub fn anomalies(&self) -> Anomalies {
        self.0.anomalies()
    }
}

impl<B: SensorBoard + 'static> From<Conversation<Sensing<B>>> for Device {
    fn from(conversation: Conversation<Sensing<B>>) -> Device {
        Device(Box::new(conversation))
    }
}

/// The interface that the conversations with all boards share.
trait Machine: fmt::Debug {
    fn handle(&mut self, input: BoardInput<'_>, now: Moment);
    fn poll(&mut self) -> Option<BoardOutput>;
    fn deadline(&self) -> Option<Moment>;
    fn anomalies(&self) -> Anomalies;
}

impl<B: SensorBoard> Machine for Conversation<Sensing<B>> {
    fn handle(&mut self, input: BoardInput<'_>, now: Moment) {
        Conversation::handle(self, input, now);
    }

    fn poll(&mut self) -> Option<BoardOutput> {
        Conversation::poll(self)
    }

    fn deadline(&self) -> Option<Moment> {
        Conversation::deadline(self)
    }

    fn anomalies(&self) -> Anomalies {
        Conversation::anomalies(self)
    }
}

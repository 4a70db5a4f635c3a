// SPDX-License-Identifier: GPL-3.0-or-later
//! The interface of every sensor board to the rest of the program: the commands that a board takes and the
//! events that it reports.
//!
//! Nothing here depends on a wire protocol. A board's machine takes a [`BoardInput`] with its moment. The
//! caller then drains its [`BoardOutput`]s and asks for the moment of the next call.

use std::fmt;

use zgoda_game::{Moment, Reading, Setup};

use crate::clock::{ClockCommand, ClockEvent};
use crate::conversation::{Input, Output};

/// An input of a board's machine: anything that can happen to the machine.
pub type BoardInput<'a> = Input<'a, BoardCommand<'a>>;

/// An output of a board's machine: bytes to send, or an event.
pub type BoardOutput = Output<BoardEvent>;

/// A command of the program to a board's machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCommand<'a> {
    /// The position that should be on the board. It serves to find the orientation of the board.
    Expect(&'a Setup),
    /// The answer to [`OrientationNews::MustBeAsked`].
    Orientation(Orientation),
    /// A command for a clock on the board's line.
    Clock(&'a ClockCommand),
}

/// An event of a sensor board, as its machine hands it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A change of the position at this moment: every wait for the board to be at rest begins again. A reading follows,
    /// unless the board is lost first.
    Changed(Moment),
    /// A reading of the present state of the squares.
    Reading {
        /// The board in White's view.
        reading: Reading,
        /// The moment since which the dark squares are unchanged.
        since: Moment,
    },
    /// The board answered for the first time.
    Connected,
    /// The board is lost, or not read any more. The loss is not reported again before [`BoardEvent::Back`].
    Lost(LostWhy),
    /// A lost board answers again. A reading follows, so that the board can be compared with the record.
    Back,
    /// News of the orientation of the board: it became known, or unknown.
    Orientation(OrientationNews),
    /// The answers of the board about itself.
    Identified(Identity),
    /// The charge of the board's battery.
    Battery(Battery),
    /// An event of a clock on the board's line.
    Clock(ClockEvent),
    /// The line trouble so far, reported each time it has grown.
    Anomalies(Anomalies),
    /// The board is of another size.
    WrongSize {
        /// The number of squares that the board has.
        fields: usize,
    },
}

/// The orientation of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// The way round that the maker of the board intends.
    Normal,
    /// Turned by half a turn.
    Turned,
}

impl Orientation {
    /// Both orientations, the maker's one first.
    pub const BOTH: [Orientation; 2] = [Orientation::Normal, Orientation::Turned];
}

/// The knowledge of a board's orientation. No reading is reported before the orientation is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrientationNews {
    /// The orientation was found from the pieces, or a person told it.
    Found(Orientation),
    /// The expected position looks the same from both ends, so a person must tell the orientation.
    MustBeAsked,
    /// The pieces do not look like the expected position from either end. The board is read in the orientation that fits better;
    /// `None` if both fit equally well, so that the squares of the board cannot be named.
    Guessed(Option<Orientation>),
    /// The orientation is not known yet, because the position is not of a board for this game.
    NotYet,
}

/// The reason why there is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LostWhy {
    /// The port is gone.
    #[error("{0}")]
    Line(LineFault),
    /// The port is open, but no bytes come.
    #[error("nothing answers there; check the power and the cable")]
    Silent,
    /// Bytes come, but no whole message.
    #[error("what comes from there cannot be read; check the cable")]
    Garbled,
    /// The board's messages arrive seconds late, because it sends more than its line carries. It is not read until it answers
    /// in time.
    #[error("what comes from there is seconds old; the line is slower than what the board reports")]
    Late,
}

/// The reason why a port is closed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// No device has this path.
    #[error("there is no port {0}; plug the board in or name another port")]
    Absent(String),
    /// Another program uses the port.
    #[error("another program uses the port {0}; end it first")]
    Busy(String),
    /// The system does not let this user open the port.
    #[error("this user may not open the port {0}; add the user to the group that owns it")]
    Forbidden(String),
    /// The far end went away while the port was in use.
    #[error("the cable was pulled")]
    Unplugged,
    /// Any other error of the system.
    #[error(
        "the port {port} failed ({why}); check that it is a serial port and that its cable is in"
    )]
    Failed {
        /// The path of the port.
        port: String,
        /// The system's own words about the failure.
        why: String,
    },
}

/// The answers of a board about itself; a missing answer is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// The serial number; the long one if a board has two.
    pub serial: Option<String>,
    /// Version of its program.
    pub version: Option<Version>,
    /// The text that the maker wrote into the board.
    pub trademark: Option<String>,
}

/// A main and a sub version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// The number before the point.
    pub main: u8,
    /// The number after the point.
    pub sub: u8,
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.main, self.sub)
    }
}

/// State of a board's battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battery {
    /// The charge in percent, from 0 to 100.
    pub percent: u8,
    /// Whether the battery is being charged or used.
    pub flow: BatteryFlow,
}

/// The flow of a battery's charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatteryFlow {
    /// The battery is being charged.
    Charging,
    /// The battery is in use.
    Discharging,
    /// The board does not report the direction.
    Untold,
}

/// Bytes on the line that are not a valid message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anomaly {
    /// A byte outside any message.
    Noise,
    /// A message that was cut off by the next one.
    BrokenFrame,
    /// A message shorter than its own header.
    BadLength,
    /// A complete message with content that does not fit its kind.
    Undecodable,
}

/// The number of times that each kind of trouble happened. Counts saturate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Anomalies {
    /// The count of [`Anomaly::Noise`].
    pub noise: u32,
    /// The count of [`Anomaly::BrokenFrame`].
    pub broken_frame: u32,
    /// The count of [`Anomaly::BadLength`].
    pub bad_length: u32,
    /// The count of [`Anomaly::Undecodable`].
    pub undecodable: u32,
}

impl Anomalies {
    /// Counts one more `anomaly`.
    pub fn count(&mut self, anomaly: Anomaly) {
        let counter = match anomaly {
            Anomaly::Noise => &mut self.noise,
            Anomaly::BrokenFrame => &mut self.broken_frame,
            Anomaly::BadLength => &mut self.bad_length,
            Anomaly::Undecodable => &mut self.undecodable,
        };
        *counter = counter.saturating_add(1);
    }
}

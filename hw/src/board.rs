//! What every sensor board is to the rest of the program: what it is told and what it tells.
//!
//! Nothing here knows a wire. A board's machine takes a [`BoardInput`] with its moment, is then
//! drained of [`BoardOutput`]s and asked when it wants to be called again.

use std::fmt;

use zgoda_game::{Moment, Reading, Setup};

use crate::clock::{ClockCommand, ClockEvent};
use crate::conversation::{Input, Output};

/// What can happen to a board's machine.
pub type BoardInput<'a> = Input<'a, BoardCommand<'a>>;

/// What a board's machine wants done or known.
pub type BoardOutput = Output<BoardEvent>;

/// What the program wants of a board's machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardCommand<'a> {
    /// This position should stand on the board. It finds out which way round the board lies.
    Expect(&'a Setup),
    /// The answer to [`OrientationNews::MustBeAsked`].
    Orientation(Orientation),
    /// A clock on the board's line shall do this.
    Clock(&'a ClockCommand),
}

/// What a board's machine tells. In the order in which it was handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// Something moved at this moment: whoever waits for rest begins again. A reading follows,
    /// unless the board is lost first.
    Changed(Moment),
    /// What stands there now.
    Reading {
        /// The board in White's view.
        reading: Reading,
        /// Since when its dark squares are unchanged.
        since: Moment,
    },
    /// The board answered for the first time.
    Connected,
    /// The board is lost, or not read any more. Said once until it is [`BoardEvent::Back`].
    Lost(LostWhy),
    /// A lost board answers again. A reading follows, so that it can be compared.
    Back,
    /// Which way round the board lies became known, or unknown.
    Orientation(OrientationNews),
    /// What the board told of itself.
    Identified(Identity),
    /// How full the board's battery is.
    Battery(Battery),
    /// What a clock on the board's line tells.
    Clock(ClockEvent),
    /// Line trouble so far, when it grew.
    Anomalies(Anomalies),
    /// The board is of another size.
    WrongSize {
        /// How many squares it has.
        fields: usize,
    },
}

/// Which way round a board lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// As its maker meant it.
    Normal,
    /// Turned by half a turn.
    Turned,
}

impl Orientation {
    /// Both ways.
    pub const BOTH: [Orientation; 2] = [Orientation::Normal, Orientation::Turned];
}

/// The knowledge of the way a board lies. While nothing is known no reading is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrientationNews {
    /// Found from the pieces, or answered.
    Found(Orientation),
    /// The expected position looks the same from both ends: a person must say.
    MustBeAsked,
    /// The pieces look like the expected position from neither end. It is read in this way, because that fits better; where both
    /// fit alike nobody can name its squares.
    Guessed(Option<Orientation>),
    /// It is no board of this game.
    NotYet,
}

/// Why there is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LostWhy {
    /// The port is gone.
    #[error("{0}")]
    Line(LineFault),
    /// The port is there and nothing comes.
    #[error("nothing answers there; check the power and the cable")]
    Silent,
    /// Bytes come, but no whole message.
    #[error("what comes from there cannot be read; check the cable")]
    Garbled,
    /// News come that are seconds old, because the board tells more than its line takes. It is not read until it answers in time.
    #[error("what comes from there is seconds old; the line is slower than what the board reports")]
    Late,
}

/// Why a port is closed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// There is no such device.
    #[error("there is no port {0}; plug the board in or name another port")]
    Absent(String),
    /// Another program has it.
    #[error("another program uses the port {0}; end it first")]
    Busy(String),
    /// The system does not let this user open it.
    #[error("this user may not open the port {0}; add the user to the group that owns it")]
    Forbidden(String),
    /// The far end went away while the port was in use.
    #[error("the cable was pulled")]
    Unplugged,
    /// Anything else the system says.
    #[error(
        "the port {port} failed ({why}); check that it is a serial port and that its cable is in"
    )]
    Failed {
        /// Which port.
        port: String,
        /// What the system said of it.
        why: String,
    },
}

/// What a board told of itself; what it did not answer is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Its serial number; the long one where it has one.
    pub serial: Option<String>,
    /// Version of its program.
    pub version: Option<Version>,
    /// What its maker wrote into it.
    pub trademark: Option<String>,
}

/// A main and a sub version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// The number before the point.
    pub main: u8,
    /// The number after it.
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
    /// How full, 0 to 100.
    pub percent: u8,
    /// Whether it fills or empties.
    pub flow: BatteryFlow,
}

/// What a battery is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatteryFlow {
    /// It is being charged.
    Charging,
    /// It is in use.
    Discharging,
    /// Neither is told.
    Untold,
}

/// Something on the line that is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Anomaly {
    /// A byte outside any message.
    Noise,
    /// A message that another one broke off.
    BrokenFrame,
    /// A message shorter than its own header.
    BadLength,
    /// A whole message whose content is not what its kind promises.
    Undecodable,
}

/// How often each kind of trouble happened. Counts stop at their highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Anomalies {
    /// [`Anomaly::Noise`].
    pub noise: u32,
    /// [`Anomaly::BrokenFrame`].
    pub broken_frame: u32,
    /// [`Anomaly::BadLength`].
    pub bad_length: u32,
    /// [`Anomaly::Undecodable`].
    pub undecodable: u32,
}

impl Anomalies {
    /// Counts one more.
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

//! The sensor board at the edge: its machine, its port, and its hands where they are simulated.

use std::io;
use std::time::Instant;

use zgoda_game::{Moment, Move, Setup, path};
use zgoda_hw::dgt::link::{Link, Watch};
use zgoda_hw::serial::{LineEvent, Port};
use zgoda_hw::sim::{HandCommand, HandMove, SimHandle, SimOptions};
use zgoda_hw::{BoardEvent, BoardInput, Device, LineFault, Speed, Waits};

/// A board that is plugged in, or shall be.
#[derive(Debug)]
pub(super) struct BoardEdge {
    device: Device,
    port: Port,
    hands: Option<SimHandle>,
}

/// Where the board is.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// At this port.
    Port(String),
    /// Simulated, in this program.
    Simulated(SimOptions),
}

impl BoardEdge {
    /// Opens the board; `sink` is called from the port's own thread. A port that is not there yet
    /// is waited for.
    pub(super) fn open(
        place: &Place,
        setup: &Setup,
        speed: u32,
        started: Instant,
        sink: impl FnMut(Moment, LineEvent) + Send + 'static,
    ) -> io::Result<BoardEdge> {
        let waits = Waits::at(Speed::times(speed).unwrap_or(Speed::LIFE));
        let (path, hands) = match place {
            Place::Port(path) => (path.clone(), None),
            Place::Simulated(options) => {
                let hands = zgoda_hw::sim::start(options, setup)?;
                (hands.path().to_string_lossy().into_owned(), Some(hands))
            }
        };
        let port = Port::open(&path, started, &waits, sink)?;
        let device = Device::Dgt(Box::new(Link::new(waits, Watch::Board)));
        Ok(BoardEdge {
            device,
            port,
            hands,
        })
    }

    /// Something happened at the port.
    pub(super) fn line(&mut self, event: &LineEvent, at: Moment) {
        let input = match event {
            LineEvent::Opened => BoardInput::Opened,
            LineEvent::Bytes(bytes) => BoardInput::Bytes(bytes),
            LineEvent::Closed(fault) => BoardInput::Closed(fault),
        };
        self.device.handle(input, at);
    }

    /// Tells the board's machine something.
    pub(super) fn tell(&mut self, input: BoardInput<'_>, now: Moment) {
        self.device.handle(input, now);
    }

    /// What the board has to say; bytes for it are sent on.
    pub(super) fn poll(&mut self) -> Option<BoardEvent> {
        loop {
            match self.device.poll()? {
                BoardEvent::Write(bytes) => {
                    if let Err(hanging) = self.port.write(bytes) {
                        tracing::warn!(%hanging, "the board's port");
                    }
                }
                event => return Some(event),
            }
        }
    }

    /// When to tell it that time went by.
    #[must_use]
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.device.deadline()
    }

    /// The simulated hand does this half-move, legal or not.
    pub(super) fn hand(&self, before: &Setup, mv: &Move) {
        let Some(hands) = &self.hands else { return };
        let done = match path(before, mv) {
            Some(route) => HandMove {
                path: route.squares,
                captured: mv.captured,
            },
            None => HandMove::straight(mv),
        };
        hands.send(HandCommand::Move(done));
    }
}

/// Said where a port cannot even be watched.
#[must_use]
pub(super) fn cannot_watch(place: &Place, error: &io::Error) -> LineFault {
    let port = match place {
        Place::Port(path) => path.clone(),
        Place::Simulated(_) => "the simulated board".to_owned(),
    };
    LineFault::Failed {
        port,
        why: error.to_string(),
    }
}

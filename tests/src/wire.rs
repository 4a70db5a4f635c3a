// SPDX-License-Identifier: GPL-3.0-or-later
//! The real link to a board and the simulated board at the other end of its line.

use zgoda_game::{Moment, Move, Piece, Setup, Square, Variant};
use zgoda_hw::board::BoardInput;
use zgoda_hw::sim::world::World;
use zgoda_hw::sim::{Faults, HandCommand, HandMove, Make, SimInput, SimOutput, Simulation};
use zgoda_hw::{BoardEvent, BoardOutput, Device, LineEvent, Speed, Waits};

/// A link and a board.
#[derive(Debug)]
pub struct Wire {
    make: Make,
    link: Device,
    sim: Simulation,
    stands: World,
    touched: Moment,
    hands: HandsThere,
}

/// The persons who move the pieces of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandsThere {
    /// The hands of one person, who sees what they do.
    #[default]
    OnePersons,
    /// The hands of two persons; a piece that one took away cannot be moved by the other.
    TwoPersons,
}

impl Wire {
    /// Both ends plugged together.
    #[must_use]
    pub fn new(make: Make, setup: &Setup, faults: Faults, seed: u64, now: Moment) -> Wire {
        let mut wire = Wire {
            make,
            link: device(make, setup.variant()),
            sim: Simulation::new(make, setup, faults, seed),
            stands: World::of(setup),
            touched: now,
            hands: HandsThere::default(),
        };
        wire.link.handle(BoardInput::Line(&LineEvent::Opened), now);
        wire
    }

    /// The wire after another program has opened the port; the board noticed nothing.
    #[must_use]
    pub fn reopened(&self, now: Moment) -> Wire {
        let mut wire = Wire {
            make: self.make,
            link: device(self.make, self.sim.world().variant()),
            sim: self.sim.clone(),
            stands: self.stands.clone(),
            touched: self.touched,
            hands: self.hands,
        };
        wire.link.handle(BoardInput::Line(&LineEvent::Opened), now);
        wire
    }

    /// Gives the link an input.
    pub fn tell(&mut self, input: BoardInput<'_>, now: Moment) {
        self.link.handle(input, now);
    }

    /// Sets the persons with their hands at the board.
    #[must_use]
    pub fn with_hands(self, hands: HandsThere) -> Wire {
        Wire { hands, ..self }
    }

    /// Gives the hands a command.
    pub fn hand(&mut self, command: HandCommand, now: Moment) {
        self.sim.handle(SimInput::Hand(command), now);
    }

    /// Has the hands make a half-move, touching down where the piece turns.
    pub fn hand_move(&mut self, before: &Setup, mv: &Move, now: Moment) {
        let straight = HandMove::straight(mv);
        let path = zgoda_game::path(before, mv).map_or(straight.path, |route| route.squares);
        let captured = mv.captured;
        self.hand(HandCommand::Move(HandMove { path, captured }), now);
    }

    /// True if the hands have nothing to do.
    #[must_use]
    pub fn hands_are_idle(&self) -> bool {
        self.sim.idle()
    }

    /// The moment of the last change on the board.
    #[must_use]
    pub const fn touched(&self) -> Moment {
        self.touched
    }

    /// The piece that really stands on a square.
    #[must_use]
    pub fn stands(&self, square: Square) -> Option<Piece> {
        self.sim.world().on(square)
    }

    /// The moment of the next event on the wire.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        [self.link.deadline(), self.sim.deadline()]
            .into_iter()
            .flatten()
            .min()
    }

    /// Lets time pass on the line.
    pub fn tick(&mut self, now: Moment) {
        if self.sim.deadline().is_some_and(|due| due <= now) {
            self.sim.handle(SimInput::Tick, now);
            if self.stands != *self.sim.world() {
                self.stands = self.sim.world().clone();
                self.touched = now;
            }
        }
        if self.link.deadline().is_some_and(|due| due <= now) {
            self.link.handle(BoardInput::Tick, now);
        }
    }

    /// The next event that the link tells; bytes are carried across until then.
    pub fn poll(&mut self, now: Moment) -> Option<BoardEvent> {
        loop {
            match self.link.poll() {
                Some(BoardOutput::Write(bytes)) => {
                    self.sim.handle(SimInput::Bytes(&bytes), now);
                    continue;
                }
                Some(BoardOutput::Event(event)) => return Some(event),
                None => {}
            }
            let output = self.sim.poll()?;
            if let (HandsThere::OnePersons, SimOutput::Refused(refusal)) = (self.hands, &output) {
                panic!("the hands refuse: {refusal}");
            }
            if let Some(event) = output.line() {
                self.link.handle(BoardInput::Line(&event), now);
            }
        }
    }
}

fn device(make: Make, variant: Variant) -> Device {
    Device::new(make.protocol(), Waits::at(Speed::LIFE), variant, None)
}

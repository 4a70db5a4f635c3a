// SPDX-License-Identifier: GPL-3.0-or-later
//! The electronics of a simulated board of any make.

use std::time::Duration;

use zgoda_game::{BySide, Moment};

use super::board::SimBoard;
use super::cpp::{CppBoard, Opinions};
use super::dgt_clock::SimClock;
use super::fault::Faults;
use super::options::Make;
use super::rng::Rng;
use super::world::World;

#[derive(Clone, Debug)]
pub(super) enum Electronics {
    Dgt(Box<SimBoard>),
    Cpp(Box<CppBoard>),
}

impl Electronics {
    /// A board that has just been switched on.
    pub(super) fn new(make: Make, faults: Faults, rng: Rng, world: &World) -> Electronics {
        match make {
            Make::Dgt => Electronics::Dgt(Box::new(SimBoard::new(faults, rng, world))),
            Make::Cpp(senses) => {
                Electronics::Cpp(Box::new(CppBoard::new(senses, faults, rng, world)))
            }
        }
    }

    /// Takes bytes from the host.
    pub(super) fn hear(&mut self, bytes: &[u8], at: Moment) {
        match self {
            Electronics::Dgt(board) => board.hear(bytes, at),
            Electronics::Cpp(board) => board.hear(bytes, at),
        }
    }

    /// Takes in the present position. Call this after every change of the position.
    pub(super) fn look(&mut self, world: &World) {
        match self {
            Electronics::Dgt(board) => board.look(world),
            Electronics::Cpp(board) => board.look(world),
        }
    }

    /// Scans the position for the time from the last call up to `now`. Call this before every change of the position.
    pub(super) fn scan(&mut self, world: &World, now: Moment) {
        match self {
            Electronics::Dgt(board) => board.scan(world, now),
            Electronics::Cpp(board) => board.scan(world, now),
        }
    }

    /// The moment at which the scanner will next see something new.
    pub(super) fn deadline(&self) -> Option<Moment> {
        match self {
            Electronics::Dgt(board) => board.deadline(),
            Electronics::Cpp(board) => board.deadline(),
        }
    }

    /// The next message for the host.
    pub(super) fn poll(&mut self) -> Option<Vec<u8>> {
        match self {
            Electronics::Dgt(board) => board.poll(),
            Electronics::Cpp(board) => board.poll(),
        }
    }

    /// Connects a clock to the board. A home-made board has no socket for a clock.
    pub(super) fn connect(&mut self, clock: SimClock) {
        if let Electronics::Dgt(board) = self {
            board.connect(clock);
        }
    }

    /// The connected clock, if any.
    pub(super) fn clock(&self) -> Option<&SimClock> {
        match self {
            Electronics::Dgt(board) => board.clock(),
            Electronics::Cpp(_) => None,
        }
    }

    /// The times that a home-made board was ordered to show.
    pub(super) fn times(&self) -> Option<BySide<Duration>> {
        match self {
            Electronics::Dgt(_) => None,
            Electronics::Cpp(board) => board.times(),
        }
    }

    /// The connected clock, for the hands to press.
    pub(super) fn clock_mut(&mut self) -> Option<&mut SimClock> {
        match self {
            Electronics::Dgt(board) => board.clock_mut(),
            Electronics::Cpp(_) => None,
        }
    }

    /// Restarts the board after a loss of power.
    pub(super) fn restart(&mut self, world: &World) {
        match self {
            Electronics::Dgt(board) => board.restart(world),
            Electronics::Cpp(board) => board.restart(world),
        }
    }

    /// The number of bytes and orders that came faster than a DGT board takes them.
    pub(super) fn crowded(&self) -> u32 {
        match self {
            Electronics::Dgt(board) => board.crowded(),
            Electronics::Cpp(_) => 0,
        }
    }

    /// The answers that a home-made board got to the half-moves that it reported.
    pub(super) fn opinions(&self) -> Opinions {
        match self {
            Electronics::Dgt(_) => Opinions::default(),
            Electronics::Cpp(board) => board.opinions(),
        }
    }

    /// The number of commands that came although no host should send them.
    pub(super) fn forbidden(&self) -> u32 {
        match self {
            Electronics::Dgt(board) => board.forbidden(),
            Electronics::Cpp(board) => board.forbidden(),
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Shared parts of the tests of boards and clocks: squares and half-moves from short texts, the makes of boards, and a clock on a
//! line of its own.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::time::Duration;

use zgoda_game::{BySide, Move, Reading, Senses, Setup, Square, SquareSet, Variant};
use zgoda_hw::board::Orientation;
use zgoda_hw::sim::clock::SimClockOptions;
use zgoda_hw::sim::clock::machine::Mode;
use zgoda_hw::sim::{Fault, Faults, HandCommand, HandMove, Make};

pub(crate) const V: Variant = Variant::International;

pub(crate) fn sq(text: &str) -> Square {
    V.square(text).unwrap()
}

pub(crate) fn quiet(from: &str, to: &str) -> HandCommand {
    HandCommand::Move(HandMove::straight(&Move {
        from: sq(from),
        to: sq(to),
        captured: SquareSet::EMPTY,
    }))
}

/// Every make of board.
pub(crate) const MAKES: [Make; 4] = [
    Make::Dgt,
    Make::Cpp(Senses::Exact),
    Make::Cpp(Senses::Colour),
    Make::Cpp(Senses::Occupancy),
];

/// The reading of a position by a board of this make.
pub(crate) fn seen(make: Make, setup: &Setup) -> Reading {
    let reading = Reading::from_setup(setup);
    match make {
        Make::Dgt => reading,
        Make::Cpp(senses) => reading.dulled(senses),
    }
}

/// The orientation of a board with these faults.
pub(crate) fn orientation(faults: Faults) -> Orientation {
    if faults.has(Fault::Turned) {
        Orientation::Turned
    } else {
        Orientation::Normal
    }
}

pub(crate) const FIVE: Duration = Duration::from_secs(300);

/// The options of the simulated clock: five minutes each, three seconds for a press.
pub(crate) fn clock() -> SimClockOptions {
    SimClockOptions {
        left: BySide {
            white: FIVE,
            black: FIVE,
        },
        bonus: Duration::from_secs(3),
        mode: Mode::Computer,
    }
}

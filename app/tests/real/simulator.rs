// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated board of `zgoda sim`, as a process.

use std::path::Path;

use crate::program::{Running, zgoda};

/// The makes of boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Make {
    Dgt,
    /// A home-made board that sees the colour of the pieces on it.
    Colour,
    /// A home-made board that sees occupied squares alone.
    Occupancy,
}

impl Make {
    const fn arguments(self) -> &'static [&'static str] {
        match self {
            Make::Dgt => &["sim", "dgt"],
            Make::Colour => &["sim", "cpp", "--senses", "colour"],
            Make::Occupancy => &["sim", "cpp", "--senses", "occupancy"],
        }
    }

    /// The value of `--board` for a board at this port.
    pub(crate) fn spec(self, port: &str) -> String {
        match self {
            Make::Dgt => format!("dgt:{port}"),
            Make::Colour | Make::Occupancy => format!("cpp:{port}"),
        }
    }
}

/// A board on a pseudo-terminal, and its hands.
#[derive(Debug)]
pub(crate) struct Simulator {
    pub(crate) hands: Running,
    /// The port at which a program finds the board.
    pub(crate) port: String,
}

impl Simulator {
    /// Starts a board; its hands play `game`, if given, once a program is there.
    pub(crate) fn start(make: Make, game: Option<&Path>, options: &[&str]) -> Simulator {
        let mut command = zgoda();
        command.args(make.arguments()).args(options).args(game);
        let hands = Running::start(&mut command);
        let port = hands.line().expect("the path of the port");
        Simulator { hands, port }
    }
}

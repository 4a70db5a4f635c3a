//! The simulated board as a process of its own, as `zgoda sim` gives it to anybody.

use std::path::Path;

use crate::program::{Running, zgoda};

/// A board on a pseudo-terminal, and its hands.
#[derive(Debug)]
pub(crate) struct Simulator {
    pub(crate) hands: Running,
    /// Where a program finds it.
    pub(crate) port: String,
}

impl Simulator {
    /// Starts a board; its hands play `game`, if any, once a program is there.
    pub(crate) fn start(game: Option<&Path>, options: &[&str]) -> Simulator {
        Simulator::of("dgt", game, options)
    }

    /// The same of another make.
    pub(crate) fn of(make: &str, game: Option<&Path>, options: &[&str]) -> Simulator {
        let mut command = zgoda();
        command.args(["sim", make]).args(options).args(game);
        let hands = Running::start(&mut command);
        let port = hands.line().expect("the path of the port");
        Simulator { hands, port }
    }
}

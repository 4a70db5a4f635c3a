//! The commands of the program, one file each, and what they share.

pub mod attest;
pub mod check;
pub mod clock;
pub mod clocks;
pub mod desk;
pub mod devices;
pub mod export;
pub mod forget;
mod lines;
pub mod manual;
pub mod menu;
pub mod moves;
pub mod package_files;
pub mod perft;
pub mod reconcile;
pub mod round;
pub mod say;
pub mod setup;
pub mod sim;
mod sim_clock;
mod speaker;
pub mod tables;

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::play::options::{PlayArgs, PlayOptions};

/// `zgoda play`: reads its options and hands over to the game.
pub fn play(args: &PlayArgs, common: &Common) -> Result<Outcome, Failure> {
    let options = PlayOptions::read(args, common).map_err(Failure::of)?;
    crate::play::run(&options)
}

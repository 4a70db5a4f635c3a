//! A live game.

pub mod event_file;
pub mod opening;
pub mod options;
pub mod settle;
pub mod words;

use crate::outcome::{Failure, Outcome};
use options::PlayOptions;

/// Plays one game, to its end or to the end of the input.
pub fn run(options: PlayOptions) -> Result<Outcome, Failure> {
    opening::open(&options).map_err(Failure::of)?;
    Err(Failure::Sentence(
        "a live game is not in this build yet; take a later one".to_owned(),
    ))
}

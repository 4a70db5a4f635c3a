//! The tasks for simulated hands: half-moves, and games from files.

use std::path::Path;

use zgoda_game::notation::pdn::replay;
use zgoda_game::{Move, Setup, Variant, path};
use zgoda_hw::sim::HandMove;

use crate::game_files::one_game;
use crate::outcome::Failure;

/// The half-move as a movement of hands: along its path if the half-move is legal, else straight to its end.
pub(crate) fn hand_move(before: &Setup, mv: &Move) -> HandMove {
    path(before, mv).map_or_else(
        || HandMove::straight(mv),
        |route| HandMove {
            path: route.squares,
            captured: mv.captured,
        },
    )
}

/// A game of a file for the hands, and the position it starts from.
pub(crate) fn hand_game(file: &Path) -> Result<(Setup, Vec<HandMove>), Failure> {
    let game = one_game(file)?;
    let played = replay(&game, Variant::default());
    if let Some(stop) = played.stop {
        return Err(Failure::Sentence(format!("{}, {stop}", file.display())));
    }
    let plies = played.plies.iter();
    let moves = plies.map(|ply| hand_move(&ply.before, &ply.mv)).collect();
    Ok((played.start, moves))
}

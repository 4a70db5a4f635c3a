// SPDX-License-Identifier: GPL-3.0-or-later
//! Makes tasks for simulated hands from half-moves and from games in files.

use std::path::Path;

use zgoda_game::notation::pdn::replay;
use zgoda_game::{Move, Setup, Variant, path};
use zgoda_hw::sim::HandMove;

use crate::game_files::one_game;
use crate::outcome::Failure;

/// The half-move as a movement of hands: along its path if the half-move is legal, or else straight to its last square.
pub(crate) fn hand_move(before: &Setup, mv: &Move) -> HandMove {
    path(before, mv).map_or_else(
        || HandMove::straight(mv),
        |route| HandMove {
            path: route.squares,
            captured: mv.captured,
        },
    )
}

/// The half-moves of a game from a file, for the hands, and the position from which the game starts.
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

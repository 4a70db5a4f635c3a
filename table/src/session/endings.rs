// SPDX-License-Identifier: GPL-3.0-or-later
//! Endings by the rules of the game, which players are not told of in official play.

use zgoda_game::GameResult;
use zgoda_record::mode::Mode;

use crate::desk_words::note::DeskNote;
use crate::session::game::{StandingEntry, State};
use crate::session::phase::Phase;
use crate::session::table::Table;

/// Shows the desk that the rules end the game, because the side to move has no piece or no move (Kodeks I 7.2.2, 7.2.3). In
/// official play the players are not told; the game ends by the word of the players or of the arbiter.
pub(in crate::session) fn show_the_end(table: &mut Table) {
    if let Some(result) = proposed_by_the_board(table) {
        table.show(DeskNote::EndProposal { result });
    }
}

/// In official play, the result with which the rules would end the game, once the last half-move counts.
pub(in crate::session) fn proposed_by_the_board(table: &Table) -> Option<GameResult> {
    let open = |last: &StandingEntry| last.state == State::Open;
    if table.phase() == Phase::Over
        || table.options().mode == Mode::Training
        || table.game().last().is_some_and(open)
    {
        return None;
    }
    zgoda_game::ended(table.game().now()).map(GameResult::plain)
}

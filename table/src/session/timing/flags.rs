// SPDX-License-Identifier: GPL-3.0-or-later
//! The result that fallen flags propose to the arbiter (Kodeks II 6.18).

use zgoda_game::claims::flag_ending;
use zgoda_game::{Ending, GameResult};

use crate::desk_words::note::DeskNote;
use crate::session::phase::Phase;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// Shows the arbiter the result that fallen flags propose, unless a claim waits. The claim comes first.
pub(in crate::session) fn show_the_flags(timing: &Timing, table: &mut Table) {
    if flags_may_end_it(table)
        && let Some(ending) = flags_mean(timing, table)
    {
        let result = GameResult::plain(ending);
        table.show(DeskNote::FlagProposal { result });
    }
}

/// The result that follows from the flags that people were told of.
pub(in crate::session) fn proposed_by_flags(timing: &Timing, table: &Table) -> Option<GameResult> {
    let times = timing
        .stood(table)
        .filter(|_| flags_may_end_it(table))?
        .times;
    let variant = table.game().start().variant();
    let ending = flag_ending(&times, &table.options().conditions(), variant)?;
    Some(GameResult::plain(ending))
}

fn flags_may_end_it(table: &Table) -> bool {
    !matches!(table.phase(), Phase::Over) && table.claim().is_none()
}

/// The end of the game by the present flags, if they end the game.
pub(in crate::session) fn flags_mean(timing: &Timing, table: &Table) -> Option<Ending> {
    let variant = table.game().start().variant();
    flag_ending(
        &timing.clock_times(table)?,
        &table.options().conditions(),
        variant,
    )
}

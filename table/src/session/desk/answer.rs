// SPDX-License-Identifier: GPL-3.0-or-later
//! The facts a blind player on move has a right to: the time used by both sides and the number of moves made (Kodeks VIII 5.1). A
//! player who asks the program hears these facts from the program. A player who asks a person hears them from the opponent or, if
//! the opponent is absent, from the arbiter, who finds the answer here.
//!
//! The answer is shown to the arbiter, who says it; the program speaks nothing. So only people with a right to the answer hear it,
//! and no refusal reveals which side is on move.

use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_input::command::ArbiterWord;
use zgoda_record::event::Body;
use zgoda_record::sight::Sight;

use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::phase::Phase;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// `answer white`: shows the information for White, if White is on move.
pub(in crate::session) fn answer(by: Authority, side: Side, timing: &Timing, table: &mut Table) {
    if *table.options().sight.get(side) != Sight::Blind {
        return table.show_hint(ArbiterWord::Answer);
    }
    let waits = table.stopped() || timing.waits_for_the_arbiter(table);
    let is_on = table.phase() == Phase::Playing && !waits;
    if !is_on || !table.on_move(side) {
        return table.show(DeskNote::AnswerNotNow { side });
    }
    let moves = table.moves_made();
    let used = timing.times_told(table);
    let used = used.map(|told| told.map(|told| told.used));
    let told = Body::TimesTold {
        side,
        white_moves: moves.white,
        black_moves: moves.black,
        white_used_ms: used.map(|used| ms(used.white)),
        black_used_ms: used.map(|used| ms(used.black)),
    };
    table.decided(by, told);
    table.show(DeskNote::Answer {
        side,
        whites: moves.white,
        blacks: moves.black,
        clock: used.is_some(),
        times: used.unwrap_or(BySide::from_fn(|_| Duration::ZERO)),
    });
}

fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

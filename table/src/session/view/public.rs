// SPDX-License-Identifier: GPL-3.0-or-later
//! The facts that everybody at the table knows: those announced to both players.

use zgoda_speech::announcement::{Action, Recorded};

use crate::session::game::{Caller, StandingEntry};
use crate::session::live::LiveGame;
use crate::session::phase::Phase as Stage;
use crate::session::preparation::Arming;
use crate::view::words::name;
use crate::view::{BoardNews, Called, Ended, HalfMove, Phase, Public};

impl Public {
    pub(super) fn of(live: &LiveGame) -> Public {
        let game = live.table.game();
        let over = live.table.phase() == Stage::Over;
        let boards = live.boards.all.iter().map(|board| board.board.of);
        Public {
            game: game.start().variant(),
            mode: live.table.options().kind(),
            names: live.table.options().names.clone(),
            phase: Phase::of(live),
            ended: live.table.result().filter(|_| over).map(|result| {
                let answers = game.answers_to_the_result();
                Ended::of(result, answers)
            }),
            draw_offered: game.pending_offer().filter(|_| !over),
            claimed: live.table.claimed_by(),
            called: game.called().map(|Caller(actor)| Called {
                by: live.table.side_of(actor),
            }),
            boards: boards
                .map(|of| BoardNews {
                    board: of,
                    state: live.boards.told_state(of, &live.table).into(),
                })
                .collect(),
            recorded: live.table.recorded() == Recorded::Safe,
        }
    }
}

impl Phase {
    fn of(live: &LiveGame) -> Phase {
        match live.table.phase() {
            Stage::Closed => Phase::Closed,
            Stage::Over => Phase::Over,
            Stage::Beginning => Phase::Before,
            Stage::Playing if live.table.stopped() => Phase::Stopped,
            Stage::Playing => {
                let table = &live.table;
                let ready = live.preparation.may_arm() == Arming::Ready;
                if ready && !live.timing.waits_for_the_arbiter(table) {
                    Phase::Playing
                } else if table.game().decided().has_begun(table.has_clock()) {
                    Phase::Interrupted
                } else {
                    Phase::Before
                }
            }
        }
    }
}

impl HalfMove {
    pub(super) fn of(live: &LiveGame, entry: &StandingEntry) -> HalfMove {
        let variant = entry.before.variant();
        HalfMove {
            ply: entry.ply,
            side: entry.side,
            from: name(entry.mv.from, variant),
            to: name(entry.mv.to, variant),
            takes: live.table.action(&entry.before, &entry.mv) == Action::Takes,
        }
    }

    /// All half-moves that stand, oldest first.
    pub(super) fn all(live: &LiveGame) -> Vec<HalfMove> {
        let standing = live.table.game().standing().iter();
        standing.map(|entry| HalfMove::of(live, entry)).collect()
    }
}

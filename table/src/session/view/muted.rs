// SPDX-License-Identifier: GPL-3.0-or-later
//! The facts that an arbiter may know and must not be seen to know (Kodeks IV 1): they cause no signal and are on no first screen,
//! because anybody who sees the arbiter look up would know.

use zgoda_game::{DrawSystem, legal_moves};
use zgoda_record::event::AcceptedBy;

use crate::session::game::State;
use crate::session::half_moves::irregular::is_beside;
use crate::session::live::LiveGame;
use crate::view::{Accepted, Irregular, Laid, Muted, RuleCount};

impl Muted {
    pub(super) fn of(live: &LiveGame) -> Muted {
        let game = live.table.game();
        let standing = game.standing();
        let missing = live.half_moves.crown_missing(&live.table);
        let missing = missing.and_then(|entry| game.entry(entry));
        let open = standing.iter().filter(|entry| entry.state == State::Open);
        let draws = game.draws(standing.len());
        let system = match live.table.options().event.advantage {
            true => DrawSystem::WithAdvantage,
            false => DrawSystem::Plain,
        };
        Muted {
            turn: game.now().turn(),
            irregular: irregular(live),
            accepted: accepted(live),
            in_doubt: game
                .in_doubt()
                .into_iter()
                .map(|square| live.table.name(square))
                .collect(),
            crown_missing: missing.map(|entry| entry.ply),
            clock_swapped_ms: game
                .clock_seems_wrong()
                .then(|| game.clock())
                .flatten()
                .map(|times| {
                    times
                        .left()
                        .map(|left| left.as_millis().try_into().unwrap_or(u64::MAX))
                }),
            not_made: open.map(|entry| entry.ply).collect(),
            must_capture: legal_moves(game.now()).iter().any(|mv| mv.is_capture()),
            counts: draws
                .counts(system)
                .into_iter()
                .map(RuleCount::from)
                .collect(),
            explained: live
                .desk
                .found()
                .map(|found| Laid::all(&found.report))
                .unwrap_or_default(),
            occurred: draws.occurred(),
        }
    }
}

/// The irregularities that the other side's next half-move accepted (Kodeks I 5.7).
fn accepted(live: &LiveGame) -> Vec<Accepted> {
    let entries = live.table.game().entries();
    let by_half_move = entries
        .iter()
        .filter(|kept| kept.accepted == Some(AcceptedBy::NextHalfMove));
    let articles = by_half_move.flat_map(|kept| {
        let all = kept.entry.irregular.iter().chain(&kept.hand);
        all.map(|article| Accepted {
            ply: kept.entry.ply,
            article: article.clone(),
            if_off: kept.hand.contains(article) && is_beside(article),
        })
    });
    articles.collect()
}

/// The irregularities that are not accepted yet. The other side's next half-move accepts them for good (Kodeks I 5.7).
fn irregular(live: &LiveGame) -> Vec<Irregular> {
    let entries = live.table.game().entries();
    let open = entries.iter().filter(|kept| kept.accepted.is_none());
    let articles = open.flat_map(|kept| {
        let itself = kept.entry.irregular.iter();
        let all = itself.chain(&kept.hand);
        all.map(|article| Irregular {
            ply: kept.entry.ply,
            article: article.clone(),
        })
    });
    articles.collect()
}

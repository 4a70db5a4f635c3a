//! What an arbiter may know and must not be seen to know (Kodeks IV 1): it raises nothing and stands on no first screen,
//! because who sees an arbiter look up has been told.

use serde::{Deserialize, Serialize};
use zgoda_game::{DrawSystem, legal_moves};

use super::{Laid, RuleCount};
use crate::record::event::SideWord;
use crate::session::game::State;
use crate::session::live::LiveGame;

/// What stands behind a key of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muted {
    /// Who is to move by the record.
    pub turn: SideWord,
    /// Half-moves that are irregular and not accepted yet.
    pub irregular: Vec<Irregular>,
    /// The half-move whose crown is missing while the other side has begun.
    pub crown_missing: Option<u32>,
    /// Half-moves that do not count yet: with a clock, those that nobody has pressed for.
    pub not_made: Vec<u32>,
    /// Must the side to move capture?
    pub must_capture: bool,
    /// Every count towards a draw that runs.
    pub counts: Vec<RuleCount>,
    /// By which articles explanations of `compared` have something irregular in them.
    pub explained: Vec<Laid>,
    /// After which half-moves the position on the board occurred, with the same side to move.
    pub occurred: Vec<u32>,
}

/// An irregular half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Irregular {
    /// Which.
    pub ply: u32,
    /// By which article.
    pub article: String,
}

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
            turn: game.now().turn().into(),
            irregular: irregular(live),
            crown_missing: missing.map(|entry| entry.ply),
            not_made: open.map(|entry| entry.ply).collect(),
            must_capture: legal_moves(game.now()).iter().any(|mv| mv.is_capture()),
            counts: draws
                .counts(system)
                .into_iter()
                .map(RuleCount::from)
                .collect(),
            explained: live.desk.found().map(Laid::all).unwrap_or_default(),
            occurred: draws.occurred(),
        }
    }
}

/// What the other side answered is accepted for good (Kodeks I 5.7).
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

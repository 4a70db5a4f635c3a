// SPDX-License-Identifier: GPL-3.0-or-later
//! A claim that waits for the arbiter, with all evidence for and against the claim (Kodeks II 5.2).

use zgoda_game::claims::{Applies, Evidence, Finding};
use zgoda_game::{BySide, GameResult, Side};

use crate::desk_words::note::ClaimNote;
use crate::view::clock::ms;
use crate::view::{Claim, Ended, Material};

impl From<&ClaimNote> for Claim {
    fn from(note: &ClaimNote) -> Claim {
        let evidence = &note.evidence;
        let left = evidence.clock.map(|times| times.left().map(ms));
        let fallen = |side: Side| {
            let clock = evidence.clock.as_ref();
            clock.is_some_and(|times| times.sides.get(side).flag.is_some())
        };
        Claim {
            by: evidence.by,
            what: evidence.claimed,
            ply: note.ply,
            gaps: note.gaps,
            in_own_time: in_own_time(evidence),
            occurred: evidence.occurred.clone(),
            counts: evidence.counts.iter().map(|it| (*it).into()).collect(),
            material: BySide::from_fn(|side| Material {
                men: *evidence.material.men.get(side),
                kings: *evidence.material.kings.get(side),
                worth: evidence.material.worth(side),
            }),
            other_tempo: evidence.other_tempo.map(|it| it == Applies::Yes),
            left_ms: left,
            flags: BySide::from_fn(fallen),
            finding: evidence.finding.into(),
            result: proposed(evidence.finding).map(|it| Ended::of(it, BySide::default())),
        }
    }
}

/// True if the claimant's own time was running. It runs until the claimant's press, even after the claimant has moved.
fn in_own_time(evidence: &Evidence) -> bool {
    let within = evidence.clock.and_then(|clock| clock.within);
    within.map_or(evidence.position.turn(), |(side, _)| side) == evidence.by
}

fn proposed(finding: Finding) -> Option<GameResult> {
    match finding {
        Finding::Proven(result) | Finding::ProvenOtherwise(result) => Some(result),
        Finding::ArbitersCall(ending) => Some(GameResult::plain(ending)),
        Finding::NotProven | Finding::MustCapture | Finding::QuickGamesOnly => None,
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! The claims of players, and their outcomes (Kodeks I 6, II 5.2, 6.12, 6.18, III 9, VIII 4.1.4).
//!
//! Everybody hears that a claim was written down and that the arbiter was called. They do not hear whether the claim is
//! right, or how far any count has come. Only the arbiter sees the evidence, and rules at the desk (`desk/rulings`).

use zgoda_game::Side;
use zgoda_game::claims::{Claimed, ClockMay, Evidence, Finding, Occasion, Phase, clock_may};
use zgoda_game::notation::write_fen;
use zgoda_record::OpenClaim;
use zgoda_record::event::{Actor, Body, ClockRead, ReadBecause, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, AssistantDuty, ClaimRefusal};

use super::desk::appoint;
use super::fair_play::Audience;
use super::game::Caller;
use super::half_moves::completing;
use super::table::Table;
use super::timing::Timing;
use crate::desk_words::note::{ClaimNote, DeskNote};

/// The claim that a person makes, or the reason why they cannot.
pub(super) fn claim_of(
    (understood, text): (Option<Claimed>, &str),
    table: &Table,
) -> Result<(Side, Claimed), ClaimRefusal> {
    let actor = table.actor();
    // An assistant may report that time has run out, and may claim nothing else (VIII 4.1.4).
    let assistant = actor.is_some_and(Actor::is_assistant);
    let claimed = match understood {
        Some(Claimed::Draw) if assistant && text.is_empty() => Some(Claimed::Flag),
        claimed => claimed,
    };
    match (table.side_of(actor), claimed) {
        (None, _) => Err(ClaimRefusal::NotAPlayer),
        (_, None) => Err(ClaimRefusal::NoSuchClaim),
        (_, Some(claimed)) if assistant && claimed != Claimed::Flag => {
            Err(ClaimRefusal::OnlyTheTime)
        }
        (Some(by), _) if assistant && !appoint::has_duty(by, AssistantDuty::Flag, table) => {
            Err(ClaimRefusal::NotHisDuty)
        }
        _ if table.claim().is_some() => Err(ClaimRefusal::AnotherWaits),
        (Some(by), Some(claimed)) => Ok((by, claimed)),
    }
}

/// Writes down the claim of `by` with its evidence, and announces to everybody that the claim was written down.
pub(super) fn noted(
    (by, claimed): (Side, Claimed),
    timing: &Timing,
    table: &mut Table,
) -> ClaimNote {
    let actor = table.actor();
    let ply = u32::try_from(table.game().standing().len()).unwrap_or(u32::MAX);
    let clock = timing.clock_times(table);
    let open = OpenClaim {
        by,
        claimed,
        ply,
        clock,
    };
    let claim = claim_note(open, table);
    let evidence = &claim.evidence;
    let article = match evidence.finding {
        Finding::Proven(result) | Finding::ProvenOtherwise(result) => {
            Some(result.ending().article())
        }
        Finding::ArbitersCall(ending) => Some(ending.article()),
        Finding::NotProven | Finding::MustCapture | Finding::QuickGamesOnly => None,
    };
    let body = Body::Claimed {
        by,
        what: claimed,
        ply,
        position: write_fen(&evidence.position),
        occurred: evidence.occurred.clone(),
        counts: evidence.counts.iter().map(|it| (*it).into()).collect(),
        finding: evidence.finding.into(),
        article: article.map(str::to_owned),
        clock: clock.map(|times| ClockRead::of(ReadBecause::Claimed, ply, &times)),
    };
    table.commit(actor, Source::Keys, body);
    let about = About::default();
    table.say_when_durable(Audience::Public, Message::ClaimNoted { by }, about);
    claim
}

/// Voids a waiting claim because the game goes back to a position before the claim. This is written down, and both
/// players hear it.
pub(super) fn voided(table: &mut Table) {
    let Some(claim) = table.take_claim() else {
        return;
    };
    let by = claim.evidence.by;
    table.commit(None, Source::Program, Body::ClaimVoided { by });
    let about = About::default();
    table.say_when_durable(Audience::Public, Message::ClaimVoided { by }, about);
}

/// Tells everybody who called the arbiter. This is repeated after a crash, if no arbiter has come yet.
pub(super) fn say_who_calls(table: &mut Table) {
    if let Some(Caller(actor)) = table.game().called() {
        let by = table.side_of(actor);
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::ArbiterCalled { by }, about);
    }
}

/// Ends the call, because an arbiter has come.
pub(super) fn call_is_answered(table: &mut Table) {
    let Some(by) = table.authority_at(table.input().place) else {
        return;
    };
    if table.game().called().is_some() {
        table.decided(by, Body::CallAnswered);
    }
    table.show(DeskNote::Decided);
}

/// True if a player may stop the running clock until the arbiter has ruled.
pub(super) fn may_stop_the_clock(occasion: Occasion, by: Side, table: &Table) -> bool {
    let now = table.now();
    let Some(clock) = table.clock().filter(|it| it.running().is_some()) else {
        return false;
    };
    let stage = clock.times(now).sides.get(by).stage;
    let variant = table.game().start().variant();
    let phase = Phase::of(clock.control(), stage, variant);
    clock_may(occasion, phase) == ClockMay::BeStopped
}

/// A claim with its evidence from the game at that time.
pub(super) fn claim_note(claim: OpenClaim, table: &Table) -> ClaimNote {
    let plies = usize::try_from(claim.ply).unwrap_or(usize::MAX);
    let draws = table.game().draws(plies);
    let what = (claim.by, claim.claimed);
    let gaps = completing::gaps(table)
        .into_iter()
        .filter(|ply| *ply <= plies);
    ClaimNote {
        ply: plies,
        gaps: gaps.count().saturating_add(table.unmatched_presses().len()),
        evidence: Evidence::gather(what, &draws, claim.clock, &table.options().conditions()),
    }
}

/// Shows the arbiter the claim that waits, if there is one.
pub(super) fn show_the_claim(table: &mut Table) {
    if let Some(claim) = table.claim() {
        table.show(DeskNote::Claim(Box::new(claim.into())));
    }
}

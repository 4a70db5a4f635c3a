//! What a player claims, and what becomes of it (Kodeks I 6, II 5.2, 6.12, 6.18, III 9, VIII 4.1.4).
//!
//! Everybody hears that a claim is written down and the arbiter called, and no more: neither whether it is
//! right nor how far any count has come. The evidence is the arbiter's alone. The arbiter rules at the desk
//! (`desk/rulings`).

use zgoda_game::claims::{
    Applies, Claimed, ClockMay, Conditions, Evidence, Finding, Occasion, Phase, clock_may,
};
use zgoda_game::notation::write_fen;
use zgoda_game::{DrawSystem, Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, AssistantDuty, ClaimRefusal};

use super::desk::note::{ClaimNote, DeskNote};
use super::desk::{Desk, appoint};
use super::fair_play::Audience;
use super::game::Caller;
use super::live::LiveGame;
use super::options::Mode;
use super::personal::tongues;
use super::table::Table;
use super::timing::Timing;
use super::under_way::UnderWay;
use super::{Session, completing};
use crate::record::OpenClaim;
use crate::record::event::{Actor, Body, ClockRead, ReadBecause, Source};

impl Session {
    /// `claim`, and what.
    pub(super) fn claims(&mut self, text: &str, line: &str, actor: Option<Actor>, now: Moment) {
        if self.live.desk.stands_still(
            line,
            actor,
            &self.live.timing,
            &self.live.preparation,
            &mut self.live.table,
            now,
        ) {
            return;
        }
        // An assistant reports that the time is used up, and claims nothing else (VIII 4.1.4).
        let assistant = actor.is_some_and(Actor::is_assistant);
        let claimed = tongues::understood(
            actor,
            |words| words.terms().claim(text),
            &mut self.tongues,
            &self.live.table,
        );
        let claimed = match claimed {
            Some(Claimed::Draw) if assistant && text.is_empty() => Some(Claimed::Flag),
            claimed => claimed,
        };
        let because = match (self.live.table.side_of(actor), claimed) {
            (None, _) => ClaimRefusal::NotAPlayer,
            (_, None) => ClaimRefusal::NoSuchClaim,
            (_, Some(claimed)) if assistant && claimed != Claimed::Flag => {
                ClaimRefusal::OnlyTheTime
            }
            (Some(by), _)
                if assistant && !appoint::has_duty(by, AssistantDuty::Flag, &self.live.table) =>
            {
                ClaimRefusal::NotHisDuty
            }
            _ if self.live.desk.claim.is_some() => ClaimRefusal::AnotherWaits,
            (Some(by), Some(claimed)) => return self.live.claimed(by, claimed, actor, now),
        };
        self.live
            .table
            .refused(line, "nothing that can be claimed so", actor, now);
        self.live
            .table
            .reply(actor, Message::ClaimRefused { because });
    }
}

impl LiveGame {
    fn claimed(&mut self, by: Side, claimed: Claimed, actor: Option<Actor>, now: Moment) {
        let ply = u32::try_from(self.table.game().standing().len()).unwrap_or(u32::MAX);
        let clock = self.timing.clock_times(&self.table, now);
        let claim = claim_note(
            OpenClaim {
                by,
                claimed,
                ply,
                clock,
            },
            &self.table,
        );
        let evidence = &claim.evidence;
        let article = match evidence.finding {
            Finding::Proven(result) | Finding::ProvenOtherwise(result) => {
                Some(result.ending().article())
            }
            Finding::ArbitersCall(ending) => Some(ending.article()),
            Finding::NotProven | Finding::MustCapture => None,
        };
        let body = Body::Claimed {
            by: by.into(),
            what: claimed.into(),
            ply,
            position: write_fen(&evidence.position),
            occurred: evidence.occurred.clone(),
            counts: evidence.counts.iter().map(|it| (*it).into()).collect(),
            finding: evidence.finding.into(),
            article: article.map(str::to_owned),
            clock: clock.map(|times| ClockRead::of(ReadBecause::Claimed, ply, &times)),
        };
        self.table.commit(actor, Source::Keys, body, now);
        let about = About::default();
        self.table
            .say_when_durable(Audience::Public, Message::ClaimNoted { by }, about);
        self.desk.claim = Some(claim);
        let occasion = match claimed {
            Claimed::Flag => Occasion::Call,
            _ => Occasion::DrawClaim,
        };
        clock_stands(
            occasion,
            by,
            &mut self.under_way,
            &mut self.timing,
            &mut self.desk,
            &mut self.table,
            now,
        );
        if self.table.options().mode == Mode::Training || self.table.arbiter_at_work() {
            show_the_claim(&self.desk, &mut self.table);
        }
    }
}

/// Everybody hears who calls the arbiter; after a crash again, where nobody has come yet.
pub(super) fn say_who_calls(table: &mut Table) {
    if let Some(Caller(actor)) = table.game().called() {
        let by = table.side_of(actor);
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::ArbiterCalled { by }, about);
    }
}

/// Stops the clock where the rules let a player stop it until the arbiter has ruled; a player who plays
/// by this clock has no other way to. Else it goes on.
pub(super) fn clock_stands(
    occasion: Occasion,
    by: Side,
    under_way: &mut UnderWay,
    timing: &mut Timing,
    desk: &mut Desk,
    table: &mut Table,
    now: Moment,
) {
    let Some(clock) = table.clock().filter(|it| it.running().is_some()) else {
        return;
    };
    let stage = clock.times(now).sides.get(by).stage;
    let variant = table.game().start().variant();
    let phase = Phase::of(clock.control(), stage, variant);
    if clock_may(occasion, phase) != ClockMay::BeStopped {
        return;
    }
    timing.stop_clock(under_way, table, now);
    desk.halted = true;
    if let Some(left) = timing.times_left(table, now) {
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::ClocksStand { left }, about);
    }
}

/// A claim with what speaks for it, from the game as it stood then.
pub(super) fn claim_note(claim: OpenClaim, table: &Table) -> ClaimNote {
    let plies = usize::try_from(claim.ply).unwrap_or(usize::MAX);
    let draws = table.game().draws(plies);
    let what = (claim.by, claim.claimed);
    let gaps = completing::gaps(table)
        .into_iter()
        .filter(|ply| *ply <= plies);
    ClaimNote {
        ply: plies,
        gaps: gaps.count().saturating_add(table.presses_ahead().len()),
        evidence: Evidence::gather(what, &draws, claim.clock, &conditions(table)),
    }
}

/// The arbiter is shown the claim that waits for them, if one does.
pub(super) fn show_the_claim(desk: &Desk, table: &mut Table) {
    if let Some(claim) = &desk.claim {
        table.show(DeskNote::Claim(Box::new(claim.into())));
    }
}

/// What the event has settled that a ruling needs.
pub(super) fn conditions(table: &Table) -> Conditions {
    let event = &table.options().event;
    Conditions {
        control: event.time.clone(),
        draws: match event.advantage {
            true => DrawSystem::WithAdvantage,
            false => DrawSystem::Plain,
        },
        regulation_with_bonus: match event.bonus_draw {
            true => Applies::Yes,
            false => Applies::No,
        },
        // Chapter VIII is about games in which somebody does not see; there the article holds unless the event
        // says otherwise (VIII 5.2, X-61).
        other_tempo: (Side::ALL.into_iter())
            .any(|side| table.options().sight.get(side).hears())
            .then_some(match event.other_tempo_draw {
                Some(false) => Applies::No,
                Some(true) | None => Applies::Yes,
            }),
    }
}

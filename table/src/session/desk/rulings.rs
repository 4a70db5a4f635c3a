// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's rulings: on claims, the result, complaints and sanctions (Kodeks II 2.5, 5.2–5.7, IV 2.20).
//!
//! Every end of the game is confirmed on the arbiter's screen before it is declared. Proposals come only from a claim or a fallen
//! flag, by the article that applies; a sanction is never proposed.

use zgoda_game::claims::{Finding, drawn, first_flag};
use zgoda_game::{Ending, GameResult, Outcome, Side};
use zgoda_input::command::Hint;
use zgoda_input::command::arbiters::Decision;
use zgoda_record::event::{Body, Sanction};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::ArbiterDesk;
use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::fair_play::Audience;
use crate::session::keyboard::may_be_the_arbiter;
use crate::session::phase::Phase;
use crate::session::question::{ArbiterQuestion, Declaring};
use crate::session::table::Table;
use crate::session::timing::{Timing, flags};

/// The note that no flag fell by this clock, which is shown with the question about a loss on time (Kodeks II 6.12). The arbiter
/// decides and may go by another clock.
fn flag_that_stands(ending: Ending, timing: &Timing, table: &Table) -> Option<DeskNote> {
    let Ending::Time(side) = ending else {
        return None;
    };
    let times = timing.clock_times(table)?;
    let left = *times.told().get(side);
    let stands = times.sides.get(side).flag.is_none();
    stands.then_some(DeskNote::FlagStands {
        side,
        left: left.left,
    })
}

impl ArbiterDesk {
    /// True if a yes or no is the arbiter's answer: the arbiter is asked, or believes that they are asked. A line in the arbiter's
    /// name answers no question put to others.
    pub(in crate::session) fn takes_an_answer(&self, table: &Table) -> bool {
        let actor = table.actor();
        let here = table.authority_at(table.input().place).is_some();
        let asked = table.arbiter_is_asked() || self.asked_nothing || actor.is_some();
        here && may_be_the_arbiter(actor) && asked
    }

    /// Handles `decide`: a result with its cause must be confirmed before it is declared; a decision in the arbiter's own words
    /// stands at once.
    pub(in crate::session) fn decide(
        &mut self,
        by: Authority,
        decision: Decision,
        timing: &Timing,
        table: &mut Table,
    ) {
        let (score, ending, reason) = match decision {
            Decision::Result {
                score,
                ending,
                reason,
            } => (score, ending, reason),
            Decision::InWords(reason) => {
                table.decided(by, Body::Decided { reason });
                return table.show(DeskNote::Decided);
            }
            Decision::NoSuchScore => {
                self.asked_nothing = true;
                return table.show(DeskNote::NotUnderstood(Hint::NoSuchScore));
            }
            Decision::NoCause(outcome) => {
                let causes = table.options().commands.terms().endings(outcome);
                self.asked_nothing = true;
                return table.show(DeskNote::CauseWanted { causes });
            }
        };
        if sanction_missing(ending, table) {
            self.asked_nothing = true;
            return table.show(DeskNote::NotUnderstood(Hint::SanctionFirst));
        }
        let told_apart = table.options().event.advantage;
        if score.advantage.is_some() && !told_apart {
            self.asked_nothing = true;
            return table.show(DeskNote::NotUnderstood(Hint::NoAdvantage));
        }
        let variant = table.game().start().variant();
        match GameResult::with_advantage(ending, score.advantage, variant) {
            Ok(result) => {
                if let Some(stands) = flag_that_stands(ending, timing, table) {
                    table.show(stands);
                }
                self.ask_to_declare(
                    Declaring {
                        result,
                        reason,
                        grants: false,
                    },
                    table,
                );
            }
            Err(_) => {
                self.asked_nothing = true;
                table.show(DeskNote::NotUnderstood(Hint::NoAdvantage));
            }
        }
    }

    fn ask_to_declare(&mut self, declaring: Declaring, table: &mut Table) {
        self.ask(ArbiterQuestion::Result(declaring), table);
    }

    /// `grant`: accepts the waiting claim, and the game ends as claimed. A flag that fell after the claim is ignored (Kodeks II
    /// 6.18).
    pub(in crate::session) fn grant(&mut self, table: &mut Table) {
        let Some(claim) = table.claim().cloned() else {
            return table.show(DeskNote::NoClaim);
        };
        let evidence = &claim.evidence;
        let result = match evidence.finding {
            Finding::Proven(result) | Finding::ProvenOtherwise(result) => result,
            Finding::ArbitersCall(ending) if ending.outcome() == Outcome::Drawn => {
                drawn(ending, &evidence.position, &table.options().conditions())
            }
            Finding::ArbitersCall(ending) => GameResult::plain(ending),
            // The arbiter may know better, but must then say so with `decide`.
            Finding::NotProven | Finding::MustCapture | Finding::QuickGamesOnly => {
                return table.show(DeskNote::NotUnderstood(Hint::NotProven));
            }
        };
        self.ask_to_declare(
            Declaring {
                result,
                reason: String::new(),
                grants: true,
            },
            table,
        );
    }

    /// `refuse`: rejects the waiting claim. The game goes on unless a flag fell meanwhile. Returns true if a clock stopped by the
    /// claim goes on.
    pub(in crate::session) fn refuse(
        &mut self,
        arbiter: Authority,
        timing: &Timing,
        table: &mut Table,
    ) -> bool {
        let Some(claim) = table.take_claim() else {
            table.show(DeskNote::NoClaim);
            return false;
        };
        let by = claim.evidence.by;
        let ruled = Body::ClaimRuled { by, granted: false };
        table.decided(arbiter, ruled);
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::ClaimRejected { by }, about);
        table.show(DeskNote::Decided);
        let fallen = flags::flags_mean(timing, table);
        if let Some(ending) = fallen {
            self.ask_to_declare(
                Declaring {
                    result: GameResult::plain(ending),
                    reason: String::new(),
                    grants: false,
                },
                table,
            );
            return false;
        }
        table.standstill_mut().end_halt() && !table.stopped()
    }
}

/// True for a loss by sanction without a written sanction and its reason (Kodeks II 2.5.3).
fn sanction_missing(ending: Ending, table: &Table) -> bool {
    match ending {
        Ending::Sanction(side) => !table.game().lost_by_sanction(side),
        Ending::BothSanctioned => !Side::ALL
            .iter()
            .all(|it| table.game().lost_by_sanction(*it)),
        _ => false,
    }
}

/// `sanction white reprimand` and its reason.
pub(in crate::session) fn sanction(
    by: Authority,
    side: Side,
    (sanction, why): (Sanction, String),
    table: &mut Table,
) {
    let body = Body::Sanctioned {
        side,
        sanction,
        why,
    };
    table.decided(by, body);
    table.show(DeskNote::Decided);
}

/// `complaint white` and its subject. `complaint white clock …` must come before the control (Kodeks II 6.11); a late complaint is
/// marked.
pub(in crate::session) fn complaint(
    by: Authority,
    side: Side,
    (about_the_clock, why): (bool, String),
    timing: &Timing,
    table: &mut Table,
) {
    let after_control = after_the_control(timing, table);
    let body = Body::Complained {
        side,
        ply: u32::try_from(table.game().standing().len()).unwrap_or(u32::MAX),
        about_the_clock,
        after_control,
        why,
    };
    table.decided(by, body);
    table.show(DeskNote::Decided);
    if about_the_clock && after_control {
        table.show(DeskNote::TooLateForTheClock);
    }
}

/// True if a flag has fallen, or the game is over.
fn after_the_control(timing: &Timing, table: &Table) -> bool {
    let clock = timing.clock_times(table);
    table.phase() == Phase::Over || clock.is_some_and(|it| first_flag(&it).is_some())
}

impl ArbiterDesk {
    /// Takes a yes or no of the arbiter when no question is open.
    pub(in crate::session) fn answers_nothing(&mut self, table: &mut Table) {
        match std::mem::take(&mut self.asked_nothing) {
            true => table.show(DeskNote::NothingAsked),
            false => table.reply(Message::NothingAsked),
        }
    }

    /// Takes a yes or no to a result that was about to be declared. Returns the result if it is declared.
    pub(in crate::session) fn declared(
        &self,
        declaring: Declaring,
        by: Authority,
        answer: bool,
        table: &mut Table,
    ) -> Option<GameResult> {
        if !answer {
            table.show(DeskNote::NotDeclared);
            return None;
        }
        let Declaring {
            result,
            reason,
            grants,
        } = declaring;
        if grants && let Some(claim) = table.claim() {
            let ruled = Body::ClaimRuled {
                by: claim.evidence.by,
                granted: true,
            };
            table.decided(by, ruled);
        }
        if !reason.is_empty() {
            table.decided(by, Body::Decided { reason });
        }
        Some(result)
    }
}

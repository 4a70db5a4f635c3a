//! The arbiter rules: on claims, on the result, on complaints and sanctions (Kodeks II 2.5, 5.2–5.7, IV 2.20).
//!
//! Whatever ends the game is asked on his screen before it is declared. Nothing here is proposed but what a
//! claim or a fallen flag proposes by its article; a sanction never is.

use zgoda_game::claims::{Finding, drawn, first_flag, flag_ending};
use zgoda_game::{Ending, GameResult, Moment, Outcome, Score, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Switch};

use super::Desk;
use super::authority::Authority;
use super::note::{DeskNote, Hint};
use crate::record::event::{Actor, Body, Source};
use crate::session::fair_play::Audience;
use crate::session::game::{Standing, State};
use crate::session::options::Mode;
use crate::session::whose::may_be_the_arbiter;
use crate::session::{Phase, Session};

/// A result that is declared once the arbiter says yes.
#[derive(Clone, Debug)]
pub(super) struct Declaring {
    result: GameResult,
    /// Why, in his words.
    reason: String,
    /// Does it grant the claim that waits?
    grants: bool,
}

impl Desk {
    /// What the arbiter is asked.
    pub(in crate::session) fn asks(&self) -> Option<DeskAsks> {
        let result = self.declaring.as_ref();
        let result = result.map(|declaring| DeskAsks::Result(declaring.result));
        result.or(self.in_seconds.as_ref().map(|_| DeskAsks::Seconds))
    }
}

/// A question on the arbiter's own screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum DeskAsks {
    /// Does the game end so?
    Result(GameResult),
    /// Are times that were written as bare numbers seconds?
    Seconds,
}

impl Session {
    /// Does a question to the arbiter wait for his yes or no?
    pub(in crate::session) const fn arbiter_is_asked(&self) -> bool {
        self.desk.declaring.is_some() || self.desk.in_seconds.is_some()
    }

    /// `decide 2-0 time`: a result, its cause and, if he likes, why; `decide` and anything else: a decision
    /// in his own words.
    pub(super) fn decide(&mut self, by: Authority, text: &str, now: Moment) {
        if text.is_empty() {
            return self.table.show(DeskNote::NotUnderstood(Hint::Decide));
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let score = (1..=words.len().min(3)).rev().find_map(|count| {
            let (head, rest) = words.split_at_checked(count)?;
            Some((Score::read(&head.join(" "))?, rest.join(" ")))
        });
        if score.is_none() && words.first().is_some_and(|word| looks_like_a_score(word)) {
            self.desk.asked_nothing = Switch::On;
            return self.table.show(DeskNote::NotUnderstood(Hint::NoSuchScore));
        }
        let Some((score, rest)) = score else {
            let reason = text.to_owned();
            self.table.decided(by, Body::Decided { reason }, now);
            return self.table.show(DeskNote::Decided);
        };
        let terms = self.table.options().commands.terms();
        let Some((ending, reason)) = terms.ending(&rest, score.outcome) else {
            let causes = terms.endings(score.outcome);
            self.desk.asked_nothing = Switch::On;
            return self.table.show(DeskNote::CauseWanted { causes });
        };
        if self.sanction_missing(ending) {
            self.desk.asked_nothing = Switch::On;
            return self
                .table
                .show(DeskNote::NotUnderstood(Hint::SanctionFirst));
        }
        let told_apart = self.table.options().event.advantage == Switch::On;
        if score.advantage.is_some() && !told_apart {
            self.desk.asked_nothing = Switch::On;
            return self.table.show(DeskNote::NotUnderstood(Hint::NoAdvantage));
        }
        let variant = self.table.game().start().variant();
        match GameResult::with_advantage(ending, score.advantage, variant) {
            Ok(result) => self.ask_to_declare(Declaring {
                result,
                reason,
                grants: false,
            }),
            Err(_) => {
                self.desk.asked_nothing = Switch::On;
                self.table.show(DeskNote::NotUnderstood(Hint::NoAdvantage));
            }
        }
    }

    /// A loss by sanction stands on a sanction that was written down with its reason (Kodeks II 2.5.3).
    fn sanction_missing(&self, ending: Ending) -> bool {
        match ending {
            Ending::Sanction(side) => !self.table.game().lost_by_sanction(side),
            Ending::BothSanctioned => !Side::ALL
                .iter()
                .all(|it| self.table.game().lost_by_sanction(*it)),
            _ => false,
        }
    }

    fn ask_to_declare(&mut self, declaring: Declaring) {
        let result = declaring.result;
        self.desk.declaring = Some(declaring);
        self.table.show(DeskNote::AskResult { result });
    }

    /// Takes a yes or a no as the arbiter's to what he was asked, if it is his.
    pub(in crate::session) fn arbiter_answered(
        &mut self,
        answer: Switch,
        actor: Option<Actor>,
        now: Moment,
    ) -> bool {
        let authority = self.table.authority_at(self.table.given().place);
        let Some(arbiter) = authority.filter(|_| may_be_the_arbiter(actor)) else {
            return false;
        };
        if self.answered_in_seconds(arbiter, answer, now) {
            return true;
        }
        let Some(declaring) = self.desk.declaring.take() else {
            // The arbiter believes to have been asked: it is nobody else's answer.
            if std::mem::replace(&mut self.desk.asked_nothing, Switch::Off) == Switch::On {
                self.table.show(DeskNote::NothingAsked);
                return true;
            }
            // Who is named the arbiter answers nothing that is asked of others.
            let named = actor.is_some();
            if named {
                self.table.reply(actor, Message::NothingAsked);
            }
            return named;
        };
        if answer == Switch::Off {
            self.table.show(DeskNote::NotDeclared);
            return true;
        }
        let Declaring {
            result,
            reason,
            grants,
        } = declaring;
        if grants && let Some(claim) = &self.desk.claim {
            let by = claim.evidence.by.into();
            self.table
                .decided(arbiter, Body::ClaimRuled { by, granted: true }, now);
        }
        if !reason.is_empty() {
            self.table.decided(arbiter, Body::Decided { reason }, now);
        }
        self.end_game(result, (arbiter.actor(), Source::Keys), now);
        self.table.show(DeskNote::Declared { result });
        true
    }

    /// `grant`: the claim that waits is right, and the game ends as it says. A flag that fell since it was
    /// made is passed over (Kodeks II 6.18).
    pub(super) fn grant(&mut self) {
        let Some(claim) = &self.desk.claim else {
            return self.table.show(DeskNote::NoClaim);
        };
        let evidence = &claim.evidence;
        let result = match evidence.finding {
            Finding::Proven(result) | Finding::ProvenOtherwise(result) => result,
            Finding::ArbitersCall(ending) if ending.outcome() == Outcome::Drawn => {
                drawn(ending, &evidence.position, &self.conditions())
            }
            Finding::ArbitersCall(ending) => GameResult::plain(ending),
            // He may know better; then he says what he knows.
            Finding::NotProven | Finding::MustCapture => {
                return self.table.show(DeskNote::NotUnderstood(Hint::NotProven));
            }
        };
        self.ask_to_declare(Declaring {
            result,
            reason: String::new(),
            grants: true,
        });
    }

    /// `refuse`: the claim that waits is wrong. The game goes on, unless a flag fell meanwhile.
    pub(super) fn refuse(&mut self, arbiter: Authority, now: Moment) {
        let Some(claim) = self.desk.claim.take() else {
            return self.table.show(DeskNote::NoClaim);
        };
        let by = claim.evidence.by;
        let ruled = Body::ClaimRuled {
            by: by.into(),
            granted: false,
        };
        self.table.decided(arbiter, ruled, now);
        let about = About::default();
        self.table
            .say_when_durable(Audience::Public, Message::ClaimRejected { by }, about);
        self.table.show(DeskNote::Decided);
        let fallen = self.flags_mean(now);
        if let Some(ending) = fallen {
            return self.ask_to_declare(Declaring {
                result: GameResult::plain(ending),
                reason: String::new(),
                grants: false,
            });
        }
        self.clock_goes_on(arbiter, now);
    }

    /// How the game ends by the flags as they are now, if it does.
    fn flags_mean(&self, now: Moment) -> Option<Ending> {
        let variant = self.table.game().start().variant();
        flag_ending(&self.clock_times(now)?, &self.conditions(), variant)
    }

    /// The arbiter is shown what the fallen flags propose. While a claim waits it comes first (Kodeks II
    /// 6.18).
    pub(in crate::session) fn show_the_flags(&mut self, now: Moment) {
        if self.flags_may_end_it()
            && let Some(ending) = self.flags_mean(now)
        {
            let result = GameResult::plain(ending);
            self.table.show(DeskNote::FlagProposal { result });
        }
    }

    const fn flags_may_end_it(&self) -> bool {
        !matches!(self.table.phase(), Phase::Over) && self.desk.claim.is_none()
    }

    /// What the flags propose that were told.
    pub(in crate::session) fn proposed_by_flags(&self) -> Option<GameResult> {
        let times = self
            .timing
            .stood(&self.table)
            .filter(|_| self.flags_may_end_it())?
            .times;
        let variant = self.table.game().start().variant();
        let ending = flag_ending(&times, &self.conditions(), variant)?;
        Some(GameResult::plain(ending))
    }

    /// The rules end the game where the side to move has no piece, or no move (Kodeks I 7.2.2, 7.2.3). In official play
    /// players do not hear it, and it ends by their word or the arbiter's: the desk is shown it.
    pub(in crate::session) fn show_the_end(&mut self) {
        if let Some(result) = self.proposed_by_the_board() {
            self.table.show(DeskNote::EndProposal { result });
        }
    }

    /// How they would end it.
    pub(in crate::session) fn proposed_by_the_board(&self) -> Option<GameResult> {
        let open = |last: &Standing| last.state == State::Open;
        if self.table.phase() == Phase::Over
            || self.table.options().mode == Mode::Training
            || self.table.game().last().is_some_and(open)
        {
            return None;
        }
        zgoda_game::ended(self.table.game().now()).map(GameResult::plain)
    }

    /// `sanction white reprimand` and why.
    pub(super) fn sanction(&mut self, by: Authority, text: &str, now: Moment) {
        let (who, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let side = self.table.options().commands.side(who);
        let sanction = self.table.options().commands.terms().sanction(rest);
        let (Some(side), Some((sanction, why))) = (side, sanction) else {
            return self.table.show(DeskNote::NotUnderstood(Hint::Sanction));
        };
        if why.is_empty() {
            return self.table.show(DeskNote::NotUnderstood(Hint::Sanction));
        }
        let body = Body::Sanctioned {
            side: side.into(),
            sanction,
            why,
        };
        self.table.decided(by, body, now);
        self.table.show(DeskNote::Decided);
    }

    /// `complaint white` and what about; `complaint white clock …` must come before the control
    /// (Kodeks II 6.11), and is marked where it does not.
    pub(super) fn complaint(&mut self, by: Authority, text: &str, now: Moment) {
        let (who, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        let side = self.table.options().commands.side(who);
        let Some(side) = side.filter(|_| !rest.is_empty()) else {
            return self.table.show(DeskNote::NotUnderstood(Hint::Complaint));
        };
        let about_the_clock = self
            .table
            .options()
            .commands
            .terms()
            .about_the_clock(rest)
            .is_some();
        let after_control = self.after_the_control(now);
        let body = Body::Complained {
            side: side.into(),
            ply: u32::try_from(self.table.game().standing().len()).unwrap_or(u32::MAX),
            about_the_clock,
            after_control,
            why: rest.to_owned(),
        };
        self.table.decided(by, body, now);
        self.table.show(DeskNote::Decided);
        if about_the_clock && after_control {
            self.table.show(DeskNote::TooLateForTheClock);
        }
    }

    /// Has a flag fallen, or is the game over?
    fn after_the_control(&self, now: Moment) -> bool {
        let clock = self.clock_times(now);
        self.table.phase() == Phase::Over || clock.is_some_and(|it| first_flag(&it).is_some())
    }
}

/// `3-0`, `1:2`: two digits and a sign between them, whether or not a game can end so.
fn looks_like_a_score(word: &str) -> bool {
    let digit = |part: &str| part.len() == 1 && part.bytes().all(|it| it.is_ascii_digit());
    let mut parts = word.split(['-', ':', '–']);
    let (one, two, more) = (parts.next(), parts.next(), parts.next());
    one.is_some_and(digit) && two.is_some_and(digit) && more.is_none()
}

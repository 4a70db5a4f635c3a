// SPDX-License-Identifier: GPL-3.0-or-later
//! The arbiter's desk: the arbiter's session, opened by a PIN (Kodeks II 4.4.1, IV 2.11–2.13).
//!
//! This file keeps the arbiter's unfinished work. The table keeps the stop of play, the waiting claim and the question to the
//! arbiter. `live/arbiter` decides which parts act on each word, and in which order. `compare` compares the records, `aloud` reads
//! a record out against a sheet, `walk_back` goes back to an agreed half-move, `times` takes clock readings, `answer` informs a
//! blind player, `noted` keeps the arbiter's notes, and `rulings` handles claims, results, complaints and sanctions. `note` has
//! everything shown to the arbiter. Every decision is the arbiter's, and each is an event of the record.

pub(in crate::session) mod aloud;
pub(in crate::session) mod answer;
pub(in crate::session) mod appoint;
pub(in crate::session) mod authority;
pub(in crate::session) mod closing;
pub(in crate::session) mod compare;
pub(in crate::session) mod noted;
pub(in crate::session) mod rulings;
pub(in crate::session) mod times;
pub(in crate::session) mod walk_back;
pub mod wrong_codes;

use std::time::Duration;

use zgoda_game::reconcile::Record;
use zgoda_game::{BySide, Moment, Side};
use zgoda_input::command::ArbiterWord;
use zgoda_input::command::Hint;
use zgoda_record::event::{Actor, ArbiterWords, Body, CodeOf, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::desk::wrong_codes::LastWrong;
use super::effect::{Effect, TypedCode};
use super::fair_play::Audience;
use super::game::Play;
use crate::desk_words::note::DeskNote;
use crate::session::boards::Boards;
use crate::session::claims;
use crate::session::place::Place;
use crate::session::question::ArbiterQuestion;
use crate::session::table::Table;
use crate::session::timing::{Timing, flags};
use crate::session::ways;
use crate::view::Comparison;
use authority::{Authority, Opened};
use compare::Proposed;

/// The wait that is named to a person who types a code while another code is being tried. Only one code is tried at a time.
const ONE_AT_A_TIME: Duration = Duration::from_secs(1);

/// The arbiter's unfinished work.
#[derive(Debug)]
pub(super) struct ArbiterDesk {
    /// The moment of the last wrong code.
    last_wrong: LastWrong,
    /// The code that is being tried.
    trying: Option<Trying>,
    /// Each side's own record, if the arbiter read it in.
    sheets: BySide<Option<Record>>,
    /// The record that is being read out against a sheet.
    reading: Option<aloud::Reading>,
    /// The result of the last comparison.
    found: Option<Box<Comparison>>,
    /// The last proposal that was shown to the arbiter.
    proposed: Option<Proposed>,
    /// The place where the arbiter's question was last shown.
    asked_at: Option<Place>,
    /// The arbiter's session that has just closed by itself.
    closed: Option<closing::Closed>,
    /// True after a `decide` that was refused, and after a word that dropped the open question. The next yes or no then belongs to
    /// that line, and answers no other question.
    asked_nothing: bool,
    /// True once the desk warned before the start that a side cannot press. If the arbiter then gives the word again, the clock
    /// starts anyway.
    told_of_no_way: bool,
}

/// A code that is being tried.
#[derive(Clone, Debug)]
struct Trying {
    code: TypedCode,
    /// The place at which the code was typed.
    at: Place,
}

impl ArbiterDesk {
    /// A desk with nothing on it.
    pub(super) fn new() -> ArbiterDesk {
        ArbiterDesk {
            last_wrong: LastWrong::default(),
            trying: None,
            sheets: BySide::default(),
            reading: None,
            found: None,
            proposed: None,
            asked_at: None,
            closed: None,
            asked_nothing: false,
            told_of_no_way: false,
        }
    }

    /// Drops the waiting claim and the question, the stop of play and the last comparison, because the game has ended.
    pub(super) fn ended(&mut self, table: &mut Table) {
        self.settled(table);
        table.standstill_mut().clear();
        self.found = None;
    }

    /// Drops the waiting claim and the question, and ends the halt of the clocks for a call or claim.
    pub(super) fn settled(&mut self, table: &mut Table) {
        table.set_claim(None);
        table.ask_arbiter(None);
        table.standstill_mut().end_halt();
    }

    /// The result of the last comparison of records and boards, until the game goes back or on.
    pub(super) fn found(&self) -> Option<&Comparison> {
        self.found.as_deref()
    }

    /// True while a code is being tried.
    pub(super) const fn tries_a_code(&self) -> bool {
        self.trying.is_some()
    }

    /// Takes a typed code, the only line that is compared with the codes of the arbiters.
    pub(super) fn code_given(&mut self, code: &str, table: &mut Table) {
        table.ask_arbiter(None);
        if self.tries_a_code() {
            let left = ONE_AT_A_TIME;
            return table.reply(Message::CodeWaits { left });
        }
        if let Some(left) = self.last_wrong.wait(table) {
            return table.reply(Message::CodeWaits { left });
        }
        let code = TypedCode(code.to_owned());
        self.trying = Some(Trying {
            code: code.clone(),
            at: table.input().place,
        });
        table.push_effect(Effect::TryCode(code));
    }

    /// Takes the result of trying a code. Returns its owner and the code, or nothing if it was wrong.
    pub(super) fn code_tried(
        &mut self,
        of: Option<CodeOf>,
        table: &mut Table,
    ) -> Option<(Authority, String)> {
        let now = table.now();
        let Trying { code, at } = self.trying.take()?;
        table.comes_from(at);
        if let Some(by) = of.map(Authority::by_code) {
            return Some((by, code.0));
        }
        let state = ArbiterWords::Refused;
        let unknown = Some(Actor::UnknownHand);
        table.commit(unknown, Source::Keys, Body::ArbiterWords { state });
        self.last_wrong.is(now);
        let left = self.last_wrong.wait(table);
        let told = left.map_or(Message::WrongPin, |left| Message::CodeWaits { left });
        table.say_when_durable(Audience::Public, told, About::default());
        None
    }

    /// Opens the arbiter's session at this place with this code. In training no code is needed.
    pub(super) fn opens(&mut self, by: Authority, code: Option<String>, table: &mut Table) {
        let message = match code {
            Some(_) => Message::ArbiterAtWork { state: true },
            None => Message::ArbiterOpen,
        };
        let now = table.now();
        let at = table.input().place;
        let wrong = table.game().wrong_codes();
        let tried_again = table.game().devices().tried_again().to_vec();
        self.closed = None;
        table.open_the_words(Opened { by, at, used: now }, code);
        let state = ArbiterWords::Opened;
        table.decided(by, Body::ArbiterWords { state });
        table.say_when_durable(Audience::Public, message, About::default());
        table.show_the_codes();
        if wrong > 0 {
            table.show(DeskNote::WrongCodes { wrong });
        }
        for slip in tried_again {
            table.show(DeskNote::SlipUsedAgain { slip });
        }
    }

    /// Shows the claim that waits for the arbiter, and the proposal of the flags.
    pub(super) fn show_what_waits(&self, timing: &Timing, table: &mut Table) {
        claims::show_the_claim(table);
        flags::show_the_flags(timing, table);
    }

    /// Puts a question to the arbiter, and shows it where they work.
    pub(super) fn ask(&mut self, question: ArbiterQuestion, table: &mut Table) {
        table.show(question.note());
        table.ask_arbiter(Some(question));
        self.asked_at = Some(table.input().place);
    }

    /// Shows the open question on this device if it was last shown on another device. Returns true in this case, because the line
    /// was not meant as an answer to it.
    pub(in crate::session) fn shows_it_first(&mut self, table: &mut Table) -> bool {
        let here = Some(table.input().place);
        let question = table.arbiter_question();
        let Some(question) = question.filter(|_| self.asked_at != here) else {
            return false;
        };
        let note = question.note();
        self.asked_at = here;
        table.was_refused();
        table.show(note);
        true
    }

    /// Tells the arbiter before the game if a side has no means to press the clock.
    pub(super) fn tells_who_cannot_press(&self, table: &mut Table) {
        for side in Side::ALL {
            if ways::has_none(side, table) {
                table.show(DeskNote::NoWayToPress { side });
            }
        }
    }

    /// Warns the arbiter of sides that cannot press, when the clock is about to start for the first time. The warning comes once;
    /// if the arbiter gives the word again, the clock starts anyway (Kodeks II 4.4).
    pub(super) fn shows_who_cannot_press(&mut self, table: &mut Table) -> bool {
        let nobody = Side::ALL
            .into_iter()
            .all(|side| !ways::has_none(side, table));
        let begun = !table.game().standing().is_empty();
        if nobody || begun || self.told_of_no_way {
            return false;
        }
        self.told_of_no_way = true;
        self.tells_who_cannot_press(table);
        table.show(DeskNote::StartAllTheSame);
        table.was_refused();
        true
    }

    /// Notes that the arbiter used one of their words. An open question is dropped without carrying out its proposal, and the desk
    /// tells the arbiter so.
    pub(super) fn word_came(&mut self, table: &mut Table) {
        let dropped = table.take_arbiter_question().is_some();
        self.asked_nothing = dropped;
        if dropped {
            table.show(DeskNote::NotAnswered);
        }
    }

    /// Lets play go on and puts the comparison away. Returns the moment at which play was stopped, if it was.
    pub(super) fn resumes(&mut self, table: &mut Table) -> Option<Moment> {
        let since = table.standstill_mut().resume()?;
        self.sheets = BySide::default();
        self.found = None;
        self.proposed = None;
        self.reading = None;
        Some(since)
    }
}

/// The hint that only the chief arbiter may give a sanction (Kodeks II 2.5), or take back an arbiter's decision.
pub(super) fn chiefs_alone(by: Authority, word: ArbiterWord, table: &Table) -> Option<Hint> {
    let decided = table.game().ended_by_an_arbiter();
    match word {
        _ if by.is_chiefs() => None,
        ArbiterWord::Sanction => Some(Hint::ChiefsSanction),
        ArbiterWord::Restore => Some(Hint::ChiefsDecision),
        ArbiterWord::WalkBack | ArbiterWord::Decide if decided => Some(Hint::ChiefsDecision),
        _ => None,
    }
}

impl ArbiterDesk {
    /// Restores the arbiter's stop of play from before the program ended, and the unfinished work.
    pub(super) fn stopped_before(&mut self, table: &mut Table) {
        let now = table.now();
        let sheets = table.game().sheets().clone();
        self.sheets = sheets.map(|text| text.map(|text| compare::sheet_of(&text, table)));
        let claim = table.game().claim();
        let claim = claim.map(|claim| claims::claim_note(claim, table));
        table.set_claim(claim);
        if table.game().play() == Play::Stopped {
            table.standstill_mut().stop(now);
            table.say(
                Audience::Public,
                Message::PlayIsStopped { on: table.way_on() },
            );
        }
    }
}

/// Notes that the arbiter asked the players which side is on move (Kodeks II 6.9, X-20). The program does not answer this question.
pub(super) fn asked_who_is_on_move(by: Authority, table: &mut Table) {
    table.decided(by, Body::AskedWhoIsOnMove);
    table.show(DeskNote::Decided);
}

/// Begins adjusting: pieces are lifted only to straighten them (Kodeks I 3.13).
pub(super) fn adjusting_begins(table: &mut Table) {
    let actor = table.actor();
    let body = Body::Adjusting { begun: true };
    table.commit(actor, Source::Keys, body);
    let message = Message::Adjusting { state: true };
    table.say_when_durable(table.answered(), message, About::default());
    table.tells_the_typist(None);
}

/// Ends adjusting: the men are in place, and board readings count again.
pub(super) fn adjusting_ends(boards: &mut Boards, table: &mut Table) {
    let actor = table.actor();
    let now = table.now();
    let body = Body::Adjusting { begun: false };
    table.commit(actor, Source::Keys, body);
    let message = Message::Adjusting { state: false };
    table.say_when_durable(table.answered(), message, About::default());
    table.tells_the_typist(None);
    boards.compare_again(now);
}

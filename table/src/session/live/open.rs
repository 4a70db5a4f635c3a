// SPDX-License-Identifier: GPL-3.0-or-later
//! Everything open for one person: the waiting question, matters to settle before the first move, half-moves to complete.

use zgoda_game::Side;
use zgoda_record::event::Actor;
use zgoda_speech::Message;

use crate::session::live::LiveGame;
use crate::session::phase::Phase;
use crate::session::preparation::Arming;
use crate::session::questions::open::{Theirs, question_is, question_words};
use crate::session::timing::completion;

/// Everything open for the asker, the most urgent first.
pub(in crate::session) fn open_for(actor: Option<Actor>, live: &LiveGame) -> Vec<Message> {
    let table = &live.table;
    let mut open = Vec::new();
    if table.phase() != Phase::Over {
        let before = live.preparation.asks();
        if !before.is_empty() {
            open.extend(before);
        } else if live.table.stopped() {
            open.push(Message::PlayIsStopped { on: table.way_on() });
        } else if live.timing.waits_for_the_arbiter(table) {
            open.push(Message::ClockNotStarted);
        }
    }
    let theirs = question_is(actor, &live.questions, table);
    if matches!(theirs, Theirs::ToAnswer | Theirs::ToKnow) {
        open.extend(question_words(
            &live.boards,
            &live.questions,
            &live.desk,
            table,
        ));
    }
    let missing = completion::waits_for(table);
    if missing > 0 && table.options().sight.get(table.asker(actor)).hears() {
        open.push(Message::CompleteRecord { missing });
    }
    open.extend(live.checking.read_out_now(table));
    open
}

/// The question that this side's player must answer, in its words.
pub(in crate::session) fn asked_of(side: Side, live: &LiveGame) -> Option<Message> {
    let theirs = question_is(Some(side.into()), &live.questions, &live.table);
    let words = || question_words(&live.boards, &live.questions, &live.desk, &live.table);
    (theirs == Theirs::ToAnswer).then(words).flatten()
}

/// The open question for the typist, repeated after words that could not be read.
pub(in crate::session) fn asked_again(live: &LiveGame) -> Option<Message> {
    let table = &live.table;
    match question_is(table.actor(), &live.questions, table) {
        Theirs::ToAnswer => question_words(&live.boards, &live.questions, &live.desk, table),
        Theirs::ToKnow | Theirs::Others => None,
        Theirs::Nothing => match live.preparation.may_arm() {
            Arming::Open(asked) if table.phase() != Phase::Over => Some(asked.words()),
            _ => None,
        },
    }
}

/// The message for an answer that fits no question, answers a question to somebody else, or has a wrong form. The open question
/// stays open.
pub(in crate::session) fn no_answer_to_it(live: &LiveGame) -> Message {
    let actor = live.table.actor();
    match question_is(actor, &live.questions, &live.table) {
        Theirs::ToAnswer => question_words(&live.boards, &live.questions, &live.desk, &live.table)
            .unwrap_or(Message::NothingAsked),
        Theirs::ToKnow | Theirs::Others => Message::NotYoursToAnswer,
        Theirs::Nothing => match live.preparation.may_arm() {
            // A question of the preparation is open and takes another answer.
            Arming::Open(asked) if live.table.phase() != Phase::Over => asked.words(),
            _ => Message::NothingAsked,
        },
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later
//! Closing the arbiter's session. It is closed by `arbiter done`, or closes by itself when it is unused. Otherwise an
//! arbiter who is called away would leave the session open for the next person at that device.
//!
//! Closing the session does not stop play. The session stays open while something is pending that can only be ended in
//! the session.

use std::time::Duration;

use zgoda_game::Moment;
use zgoda_input::command::{Command, Typed, Word};
use zgoda_record::event::{Actor, ArbiterWords, Body};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::ArbiterDesk;
use super::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::fair_play::Audience;
use crate::session::place::Place;
use crate::session::question::Question;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// The time for which the session stays open without a line from the arbiter.
const UNUSED: Duration = Duration::from_secs(600);

/// The time after closing in which an answer from that device may still be meant for the arbiter's question.
const MEANT_FOR_THEM: Duration = Duration::from_secs(5);

/// The arbiter's session after it closed by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closed {
    /// The place at which the session closed.
    at: Place,
    /// The moment from which answers from this place count for other questions again.
    until: Moment,
}

/// Closes the arbiter's session, after `arbiter done` or a long time without use.
pub(in crate::session) fn words_close(desk: &mut ArbiterDesk, by: Authority, table: &mut Table) {
    table.ask_arbiter(None);
    let state = ArbiterWords::Closed;
    table.decided(by, Body::ArbiterWords { state });
    table.close_the_words();
    desk.reading = None;
    let state = false;
    table.say_when_durable(
        Audience::Public,
        Message::ArbiterAtWork { state },
        About::default(),
    );
}

/// The moment at which the session closes if it stays unused.
pub(in crate::session) fn unused_at(
    desk: &ArbiterDesk,
    question: Option<&Question>,
    timing: &Timing,
    table: &Table,
) -> Option<Moment> {
    let opened = table.opened()?;
    let asks_them = matches!(question, Some(Question::WalkBack { .. }));
    let in_hand = asks_them
        || table.arbiter_is_asked()
        || desk.reads_out()
        || table.claim().is_some()
        || table.stopped()
        || timing.gap_is_open();
    (!in_hand).then(|| opened.used.after(UNUSED))
}

/// Closes an unused session in time, before a new line could be taken for the arbiter's.
pub(in crate::session) fn close_unused(
    desk: &mut ArbiterDesk,
    question: Option<&Question>,
    timing: &Timing,
    table: &mut Table,
) {
    let now = table.now();
    let due = unused_at(desk, question, timing, table).is_some_and(|at| at <= now);
    let Some(opened) = table.opened().filter(|_| due) else {
        return;
    };
    words_close(desk, opened.by, table);
    desk.closed = Some(Closed {
        at: opened.at,
        until: now.after(MEANT_FOR_THEM),
    });
    table.show(DeskNote::WordsClosed);
}

/// Notes that the arbiter used the session, so that it stays open.
pub(in crate::session) fn used_by(typed: &Typed, table: &mut Table) {
    let words = matches!(
        typed.command,
        Command::Arbiter(_)
            | Command::Arbiters(..)
            | Command::Ordered(_)
            | Command::Unfinished(Word::Arbiter)
    );
    let here = table.authority_at(table.input().place).is_some();
    let named = typed.actor == Some(Actor::Arbiter);
    if here && (named || words && !table.input().names_another()) {
        table.words_used();
    }
}

/// True if this is a yes, a no or a number from a device on which the arbiter's session closed a moment ago. Such a line
/// may be meant for the arbiter's question, so it answers no other question.
pub(in crate::session) fn comes_too_late(
    typed: &Typed,
    desk: &ArbiterDesk,
    table: &mut Table,
) -> bool {
    let now = table.now();
    let input = table.input();
    let answers = match &typed.command {
        Command::Plain(Word::Yes | Word::No) => true,
        Command::Move(text) => text.trim().parse::<u64>().is_ok(),
        _ => false,
    };
    let late = answers
        && input.named.is_none()
        && (desk.closed).is_some_and(|it| it.at == input.place && now < it.until);
    if late {
        let why = "the arbiter's words closed a moment ago";
        table.refused(why);
        table.reply(Message::LeftAsItIs);
    }
    late
}

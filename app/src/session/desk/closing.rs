//! How the arbiter's words close: by `arbiter done`, or by themselves where nobody uses them. An arbiter who is called away
//! would leave them open for whoever comes to that hand next.
//!
//! Closing them stops nothing. They stay open while the arbiter has something in hand that only they can end.

use std::time::Duration;

use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::Desk;
use super::authority::Authority;
use crate::command::{Command, Typed, Word};
use crate::desk_words::note::DeskNote;
use crate::record::event::{Actor, ArbiterWords, Body};
use crate::session::fair_play::Audience;
use crate::session::place::Place;
use crate::session::question::Question;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// They close after so long without a line of the arbiter's.
const UNUSED: Duration = Duration::from_secs(600);

/// For so long afterwards an answer from that hand may still have been meant for what the arbiter was asked.
const MEANT_FOR_THEM: Duration = Duration::from_secs(5);

/// The words have closed by themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closed {
    /// At this hand.
    at: Place,
    /// When its answers are anybody's again.
    until: Moment,
}

/// The arbiter has done, or has not used their words for long.
pub(in crate::session) fn words_close(desk: &mut Desk, by: Authority, table: &mut Table) {
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

/// When the words close, if nobody uses them before.
pub(in crate::session) fn unused_at(
    desk: &Desk,
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

/// Closes them where it is time, before anything that comes now could be taken for the arbiter's.
pub(in crate::session) fn close_unused(
    desk: &mut Desk,
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

/// A line of the arbiter's keeps their words open.
pub(in crate::session) fn used_by(typed: &Typed, table: &mut Table) {
    let words = matches!(
        typed.command,
        Command::Arbiter(_)
            | Command::Arbiters(..)
            | Command::Ordered(_)
            | Command::Unfinished(Word::Arbiter)
    );
    let here = table.authority_at(table.given().place).is_some();
    let named = typed.actor == Some(Actor::Arbiter);
    if here && (named || words && !table.given().names_another()) {
        table.words_used();
    }
}

/// Is this a yes, a no or a number from a hand at which the arbiter's words closed a moment ago? It may be meant for the
/// arbiter's desk, and so it answers nobody's question.
pub(in crate::session) fn comes_too_late(typed: &Typed, desk: &Desk, table: &mut Table) -> bool {
    let now = table.now();
    let given = table.given();
    let answers = match &typed.command {
        Command::Plain(Word::Yes | Word::No) => true,
        Command::Move(text) => text.trim().parse::<u64>().is_ok(),
        _ => false,
    };
    let late = answers
        && given.named.is_none()
        && (desk.closed).is_some_and(|it| it.at == given.place && now < it.until);
    if late {
        let why = "the arbiter's words closed a moment ago";
        table.refused(why);
        table.reply(Message::LeftAsItIs);
    }
    late
}

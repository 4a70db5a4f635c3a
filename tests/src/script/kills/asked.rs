// SPDX-License-Identifier: GPL-3.0-or-later
//! Questions across a kill: a question that was answered before the kill is not asked again, and an open one is asked once.
//!
//! [`is_question`] decides by its kind or its row whether a word is a question. A table in this file names every
//! question, with the events by which the record shows its answer.

use std::ops::Range;

use zgoda_game::Moment;
use zgoda_record::event::{BoardAnswer, Body, Event};
use zgoda_speech::Message;
use zgoda_speech::announcement::Item;

use super::{Killed, Outcome, people};
use crate::script::act::Act;
use crate::world::World;

/// The question about a board that is ahead of the record. The question ends when the board changes, and the program asks
/// anew about the new position. The words are the same if only one more captured man was taken off.
const OF_A_BOARD: &str = "ask-board-ahead";

/// The sign in the record that a question was answered.
type Answered = fn(&Body) -> bool;

/// Every question, with the events that answer it or make it obsolete.
const QUESTIONS: [(&str, Answered); 16] = [
    ("which-way", |it| {
        matches!(it, Body::EntryWritten(_) | Body::EntryStruck { .. })
    }),
    ("ask-correction", |it| {
        matches!(it, Body::MoveAnswered { .. })
    }),
    ("ask-whose", |it| matches!(it, Body::MoveAnswered { .. })),
    ("ask-undo", |it| matches!(it, Body::EntryStruck { .. })),
    // The answer is only in the program's memory, not in the record.
    ("ask-orientation", |_| false),
    (OF_A_BOARD, |it| matches!(it, Body::BoardAnswered { .. })),
    ("ask-result", |it| matches!(it, Body::ResultAnswered { .. })),
    ("ask-resign", ends),
    ("ask-draw", |it| {
        ends(it) || matches!(it, Body::OfferAnswered { .. })
    }),
    ("ask-new-game", |it| matches!(it, Body::LeftForNewGame)),
    // This question is asked and answered before there is a game.
    ("ask-go-on", |_| false),
    ("ask-walk-back", |it| matches!(it, Body::WalkedBack { .. })),
    // A "no" to a fact that must be true calls for a change, and the question stays open.
    ("ask-before", |it| {
        it.asked().is_some() && it.settles().is_some()
    }),
    // A yes answers all the questions together; after a no, the first question that is answered separately counts as the
    // answer.
    ("ask-as-written", |it| it.asked().is_some()),
    ("ask-check", |it| {
        matches!(it, Body::CheckAnswered { .. } | Body::CheckEnded { .. })
    }),
    ("ask-quit", |it| matches!(it, Body::SessionClosed)),
];

const fn ends(body: &Body) -> bool {
    matches!(body, Body::GameEnded { .. })
}

/// True if the word is a question that somebody answers. Its kind begins with `ask-`, or belongs to the row of
/// questions.
fn is_question(kind: &str, item: Item) -> bool {
    kind.starts_with("ask-") || item == Item::Question
}

/// All kinds of questions.
fn questions() -> impl Iterator<Item = &'static str> {
    let all = Message::KINDS.iter().zip(Message::ITEMS);
    all.filter(|(kind, item)| is_question(kind, **item))
        .map(|(kind, _)| *kind)
}

/// The questions that are missing in the table, and the names in the table that belong to no question. Empty if the table
/// names exactly the existing questions.
#[must_use]
pub fn unnamed_questions() -> Vec<&'static str> {
    let named = QUESTIONS.iter().map(|(kind, _)| *kind);
    let vain = named.filter(|kind| !questions().any(|it| it == *kind));
    let missing = questions().filter(|kind| answers(kind).is_none());
    vain.chain(missing).collect()
}

fn answers(kind: &str) -> Option<Answered> {
    let mut all = QUESTIONS.iter();
    all.find(|(it, _)| *it == kind)
        .map(|(_, answered)| *answered)
}

/// True if a restarted program repeats a question without an answer in the record. Questions about a board that is ahead do not
/// count.
pub(super) fn is_asked_again(world: &World) -> bool {
    let kinds = world.heard().iter().map(|it| it.line.about.kind);
    let mut again = kinds.filter(|kind| *kind != OF_A_BOARD && *kind != "ask-before");
    again.any(|kind| answers(kind).is_some())
}

fn kind_of(word: &str) -> &str {
    word.split(' ').next().unwrap_or_default()
}

/// A question in the form in which the two runs are compared: its words and its listener, even if the voice was cut
/// off.
fn as_asked(word: &str) -> Option<String> {
    answers(kind_of(word))?;
    let told = word.replacen(" dropped ", " hear ", 1);
    let end = told.rfind('"').map_or(told.len(), |at| at + 1);
    told.get(..end).map(str::to_owned)
}

/// The first question that is asked more often than necessary, given that these acts were done again after the kill.
pub(super) fn twice(
    whole: &Outcome,
    ours: &Outcome,
    kill: &Killed,
    redone: Range<usize>,
) -> Option<String> {
    let lapsed = ours.lapsed.iter().filter(|at| **at > kill.at);
    let lapsed: Vec<Moment> = lapsed.copied().collect();
    let ours = asked(&ours.voiced, |_| true);
    for (number, (at, question)) in ours.iter().enumerate() {
        let is_it = |(_, it): &(Moment, String)| it == question;
        let times = ours.iter().take(number + 1).filter(|it| is_it(it)).count();
        let mut before = asked(&whole.voiced, |queued| queued <= kill.at);
        let mut later = asked(&whole.voiced, |queued| queued > kill.at);
        before.retain(is_it);
        later.retain(is_it);
        let begun = begun_again(question, whole, kill, redone.clone());
        let mut again = begun.max(usize::from(is_open(question, before.last(), kill)));
        if kind_of(question) == OF_A_BOARD {
            again += lapsed.iter().filter(|lapsed| *lapsed < at).count();
        }
        if times > later.len() + again {
            return Some(format!(
                "{question} is asked {times} times; it was asked {} times before the kill, and is {} times behind it where \
                 nothing is killed; {again} may be again",
                before.len(),
                later.len(),
            ));
        }
    }
    None
}

/// The moments at which questions about a board ended because the board changed.
pub(super) fn lapsed(events: &[Event]) -> Vec<Moment> {
    let changed = |it: &&Event| {
        matches!(
            it.body,
            Body::BoardAnswered {
                answer: BoardAnswer::Changed,
                ..
            }
        )
    };
    let lapsed = events.iter().filter(changed);
    lapsed.map(|it| Moment::from_ms(it.ms)).collect()
}

/// The questions that were queued at moments for which `then` is true, each with its moment.
fn asked(
    voiced: &[(Moment, Moment, String)],
    then: impl Fn(Moment) -> bool,
) -> Vec<(Moment, String)> {
    let voiced = voiced.iter().filter(|(queued, ..)| then(*queued));
    voiced
        .filter_map(|(queued, _, word)| Some((*queued, as_asked(word)?)))
        .collect()
}

/// True if the question was open at the kill.
fn is_open(question: &str, asked: Option<&(Moment, String)>, kill: &Killed) -> bool {
    let kind = kind_of(question);
    let Some((since, _)) = asked else {
        // The question was not asked before the kill. Only the question about a board that is ahead may count as open,
        // because the next program that reads the board asks it.
        return kind == OF_A_BOARD;
    };
    let mut after = kill.events.iter().filter(|it| it.ms > since.as_ms());
    let answered = answers(kind).is_some_and(|is_answer| after.any(|it| is_answer(&it.body)));
    !answered
}

/// The number of times that people cause the question again by repeating these acts. Words that are said during a wait
/// belong to the act before the wait.
fn begun_again(question: &str, whole: &Outcome, kill: &Killed, redone: Range<usize>) -> usize {
    let mut begun = false;
    let mut times = 0;
    for (number, (words, (act, ..))) in whole.words.iter().zip(&kill.done).enumerate() {
        if !matches!(act, Act::Wait(_)) {
            begun = redone.contains(&number) && people::begins(act);
        }
        let asked = words.iter().filter_map(|word| as_asked(word));
        times += asked.filter(|it| begun && it == question).count();
    }
    times
}

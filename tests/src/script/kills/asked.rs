//! Nothing is asked twice: what was answered before a kill is not asked again, and what was not, once.
//!
//! A word is a question where its kind or its row says so, see [`is_question`]; how the record tells that one was answered
//! stands in one table, which must name every question there is.

use std::ops::Range;

use zgoda::record::event::{BoardAnswer, Body, Event};
use zgoda_game::Moment;
use zgoda_speech::Message;
use zgoda_speech::announcement::Item;

use super::{Killed, Outcome, people};
use crate::script::act::Act;

/// What a board shows that is not in the record. A question of what it shows ends when it shows something else, and of
/// that it is asked anew, in the same words where only a captured man more went off.
const OF_A_BOARD: &str = "ask-board-ahead";

/// How the record tells that a question was answered.
type Answered = fn(&Body) -> bool;

/// Every question, and the events that are its answers, or make it one of the past.
const QUESTIONS: [(&str, Answered); 15] = [
    ("which-way", |it| {
        matches!(it, Body::EntryWritten(_) | Body::EntryStruck { .. })
    }),
    ("ask-correction", |it| {
        matches!(it, Body::MoveAnswered { .. })
    }),
    ("ask-whose", |it| matches!(it, Body::MoveAnswered { .. })),
    ("ask-undo", |it| matches!(it, Body::EntryStruck { .. })),
    // Which way round it lies is kept nowhere but in the program.
    ("ask-orientation", |_| false),
    (OF_A_BOARD, |it| matches!(it, Body::BoardAnswered { .. })),
    ("ask-result", |it| matches!(it, Body::ResultAnswered { .. })),
    ("ask-resign", ends),
    ("ask-draw", |it| {
        ends(it) || matches!(it, Body::OfferAnswered { .. })
    }),
    ("ask-new-game", |it| matches!(it, Body::LeftForNewGame)),
    // Asked and answered before there is a game.
    ("ask-go-on", |_| false),
    ("ask-walk-back", |it| matches!(it, Body::WalkedBack { .. })),
    // A "no" to what must be so is to be put right, and leaves the question open.
    ("ask-before", |it| {
        it.asked().is_some() && it.settles().is_some()
    }),
    ("ask-check", |it| {
        matches!(it, Body::CheckAnswered { .. } | Body::CheckEnded { .. })
    }),
    ("ask-quit", |it| matches!(it, Body::SessionClosed)),
];

const fn ends(body: &Body) -> bool {
    matches!(body, Body::GameEnded { .. })
}

/// Is it a question to somebody, who answers? Its kind begins so, or it is in the row of questions.
fn is_question(kind: &str, item: Item) -> bool {
    kind.starts_with("ask-") || item == Item::Question
}

/// Every kind of question there is.
fn questions() -> impl Iterator<Item = &'static str> {
    let all = Message::KINDS.iter().zip(Message::ITEMS);
    all.filter(|(kind, item)| is_question(kind, **item))
        .map(|(kind, _)| *kind)
}

/// Does the table name every question that there is, and nothing else? If not, which it does not, or does in vain.
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

fn kind_of(word: &str) -> &str {
    word.split(' ').next().unwrap_or_default()
}

/// What was asked: the same in the same words, to the same ear, however its voice was cut.
fn as_asked(word: &str) -> Option<String> {
    answers(kind_of(word))?;
    let told = word.replacen(" dropped ", " hear ", 1);
    let end = told.rfind('"').map_or(told.len(), |at| at + 1);
    told.get(..end).map(str::to_owned)
}

/// A question that was asked once more than anybody can need, where these acts were done again after the kill.
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

/// When questions of a board ended because it showed something else.
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

/// The questions that were queued then.
fn asked(
    voiced: &[(Moment, Moment, String)],
    then: impl Fn(Moment) -> bool,
) -> Vec<(Moment, String)> {
    let voiced = voiced.iter().filter(|(queued, ..)| then(*queued));
    voiced
        .filter_map(|(queued, _, word)| Some((*queued, as_asked(word)?)))
        .collect()
}

/// Did nobody answer it before the kill?
fn is_open(question: &str, asked: Option<&(Moment, String)>, kill: &Killed) -> bool {
    let kind = kind_of(question);
    let Some((since, _)) = asked else {
        // What a board shows that is not in the record is asked about by whichever program reads it first.
        return kind == OF_A_BOARD;
    };
    let mut after = kill.events.iter().filter(|it| it.ms > since.as_ms());
    let answered = answers(kind).is_some_and(|is_answer| after.any(|it| is_answer(&it.body)));
    !answered
}

/// How often people ask for it again, where they do these acts again. What is said while time goes by belongs to the act
/// before.
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
